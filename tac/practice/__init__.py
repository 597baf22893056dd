"""Practice: learning to see mistakes. No pygame; all times and days are handed in.

`tac.practice.items` finds positions in real games, `tac.practice.skill` says how hard they may be and what
the answers come to, `tac.practice.drills` are the ways to practise, `tac.practice.memory` keeps it all on the
disk. `tac.practice.guided` is the first game with guidance. Nothing is imported here: each can come alone.
"""
