"""Synthesises every sound that the program ships. `python -m tools.sounds [NAME …]` writes them to assets/sounds."""
