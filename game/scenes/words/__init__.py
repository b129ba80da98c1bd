"""All words of the scenes room: one module a screen."""
