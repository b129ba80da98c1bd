"""What every screen is made of; knows no game."""
