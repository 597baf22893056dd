"""What happens before the game: the right Python, its packages, and words for when one is missing.

Only the standard library is used here, and nothing of `tac`. The modules that a start passes through when
everything is present (`folders`, `environment`, `requirements`) import little; the rest is loaded on need.
"""
