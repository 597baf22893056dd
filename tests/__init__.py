"""The tests, a folder for each package; `python3 tests` runs them all, and every other check besides."""
