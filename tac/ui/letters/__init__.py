"""Writing without a keyboard: keys on the screen."""
