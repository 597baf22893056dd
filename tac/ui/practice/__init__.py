"""Practice on the screen: what drills have in common. The screens themselves are in `tac.ui.scenes`."""
