"""Practice: learning to see mistakes. Items, drills, difficulty, measures, progress; no pygame, no clock."""
