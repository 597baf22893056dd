"""The rules in the game: the pages, and the pictures that are drawn for them from positions."""
