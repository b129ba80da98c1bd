"""The screens: the menu and one module a game."""
