"""Composes the drawings that aren't drawn by hand one by one. `python -m tools.art` writes them to assets/cards.

What is drawn by hand lies in `parts`, a folder for each game, as SVGs that any editor opens.
"""
