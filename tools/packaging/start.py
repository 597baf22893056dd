"""What the executable of the packaged program runs: `main.py` without what makes packages present."""

import sys

from launch import packaged
from tac import cli

if __name__ == "__main__":
    sys.exit(packaged.main(sys.argv[1:], cli.parse, cli.run))
