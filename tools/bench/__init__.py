"""What is measured, a section a module; `python -m tools.bench` prints it."""
