"""What makes what the repo ships, and what measures it."""
