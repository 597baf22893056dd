"""The user interface: the only package of the game that knows pygame."""
