# -*- coding: utf-8 -*-
"""Start Tač!: make present what it needs, then play.

This file and what it needs to refuse a Python that is too old (`python_version`, `console`, `message_box` of
`launch`) keep to a grammar that every Python reads: what is needed is said in words, not by a SyntaxError.
"""

import sys


def main(argv, version=None):
    # type: (list[str], tuple[int, ...] | None) -> int
    """Run one command line and return its exit status; `version` stands in for the running Python's own."""
    running = version or tuple(sys.version_info[:3])
    sys.dont_write_bytecode = True  # until `launch.folders` has said where else than beside the program
    from launch import python_version

    if not python_version.is_new_enough(running):
        python_version.tell(running)
        return 3

    from launch import folders

    folders.follow(argv)
    folders.keep_bytecode_in_cache(from_now_on=False)
    from tac import cli

    options = cli.parse(argv)  # `--help`, `--version` and mistakes end here
    from launch import requirements

    if not requirements.make_present(options.lang, may_open_window=options.command == "game"):
        return 3
    folders.keep_bytecode_in_cache(from_now_on=True)
    from launch import message_box

    return cli.run(options, message_box.show)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # Ctrl+C while the packages are fetched: the next start begins again
        sys.exit(130)
