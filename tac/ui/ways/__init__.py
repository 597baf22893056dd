"""The ways from screen to screen: what is opened when, and where it leads."""
