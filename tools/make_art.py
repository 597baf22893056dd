"""Draw avatars, icons and the program's icon into ``assets``: ``python -m tools.make_art``."""

from __future__ import annotations

from tools.art import avatar_files, icon_files, icon_pictures, program_icon
from tools.output import ASSETS, write_files


def main() -> None:
    """Write all of them and say how many have changed."""
    print(write_files(ASSETS / "avatars", avatar_files()))
    print(write_files(ASSETS / "icons", icon_files()))
    print(write_files(ASSETS, {"icon.svg": program_icon()}))
    print(write_files(ASSETS / "program-icon", icon_pictures()))


if __name__ == "__main__":
    main()
