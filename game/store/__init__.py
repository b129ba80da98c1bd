"""What lasts: settings, matches, statistics."""
