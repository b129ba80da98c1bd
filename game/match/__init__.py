"""One game being played: seats, chance, record, undo."""
