# -*- coding: utf-8 -*-
"""`python3 tests [arguments for pytest]`: make present what the checks need, then run all of them.

Kept to a grammar that every Python reads, as `main.py` is.
"""
import os
import sys


def main(argv, version=None):
    # type: (list[str], tuple[int, ...] | None) -> int
    """Run everything and return 0 if all of it held; `version` stands in for the running Python's own."""
    running = version or tuple(sys.version_info[:3])
    sys.dont_write_bytecode = True  # until `launch.folders` has said where else than beside the program
    sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    from launch import python_version

    if not python_version.is_new_enough(running):
        python_version.tell(running)
        return 3

    from launch import folders

    folders.keep_bytecode_in_cache(from_now_on=True)
    from tests import steps

    return steps.run(argv)


def remove_own_bytecode():
    # type: () -> None
    """Remove what Python wrote of this file before a line of it ran: nothing stays beside the program."""
    written = getattr(globals().get("__spec__"), "cached", None)
    if not written:
        return
    try:
        os.remove(written)
        os.rmdir(os.path.dirname(written))
    except OSError:  # nothing was written, or others keep theirs there
        pass


if __name__ == "__main__":
    remove_own_bytecode()
    sys.exit(main(sys.argv[1:]))
