"""Quickdraw Saloon: five card games for one couch and one computer."""

__version__ = "0.1.0"
