"""Make the catalogues of all languages from `tac/locale/messages.yaml` and the files of further languages.

python -m tools.make_locale            write what has changed
python -m tools.make_locale --check    write nothing; status 1 if something would change
python -m tools.make_locale --unused   list the texts that no code uses; status 1 if there are any
python -m tools.make_locale --begin de > tac/locale/de.yaml
                                       every text in English, to be put into a further language
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tac.languages import LANGUAGES
from tools.locale_catalogue import DOMAIN, make
from tools.locale_cyrillic import DoubtfulWord
from tools.locale_keys import Use, unused, uses
from tools.locale_source import LOCALE, OWN, SOURCE, Message, SourceError, load, name_key, plural_forms

PROGRAM = Path(__file__).resolve().parents[1]


def catalogues(messages: list[Message]) -> dict[Path, bytes]:
    """Return every file of every catalogue with what belongs into it. Raises DoubtfulWord."""
    return {
        LOCALE / lang / "LC_MESSAGES" / f"{DOMAIN}.{ending}": content
        for lang in LANGUAGES
        for ending, content in make(messages, lang).items()
    }


def changed(files: dict[Path, bytes]) -> list[Path]:
    """Return those of the files that are missing or hold something else."""
    return [path for path, content in files.items() if not path.exists() or path.read_bytes() != content]


def code() -> list[Path]:
    """Return the Python files in which texts may be used."""
    packaging = PROGRAM / "tools" / "packaging"
    return [PROGRAM / "main.py", *sorted((PROGRAM / "tac").rglob("*.py")), *sorted(packaging.rglob("*.py"))]


def used(messages: list[Message], files: list[Path] | None = None) -> list[Use]:
    """Return every use of a key in files, or in all of the code."""
    first_words = {message.key.partition(".")[0] for message in messages}
    return list(uses(code() if files is None else files, first_words))


def begun(messages: list[Message], lang: str) -> str:
    """Return the file of a further language with its texts still in English. Raises SourceError."""
    forms = plural_forms(lang)
    about = f"# Every text in {lang}; {SOURCE.name} says how they are written."
    lines = [about, f'{name_key(lang)}: "{lang}"']
    for message in messages:
        if message.same:
            continue
        text = message.texts["en"]
        given: object = [*text[:1], *text[1:] * (forms - 1)][:forms] if message.plural else text[0]
        lines += [f"# {message.note}"] if message.note else []
        lines.append(f"{message.key}: {json.dumps(given, ensure_ascii=False)}")
    return "\n".join([*lines, ""])


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return its status."""
    parser = argparse.ArgumentParser(prog="tools.make_locale", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; status 1 if something would change"
    )
    parser.add_argument("--unused", action="store_true", help="list the texts that no code uses")
    parser.add_argument("--begin", metavar="LANG", help="print every text, to be put into a further language")
    options = parser.parse_args(argv)
    try:
        if options.begin:
            print(begun(load(languages=OWN), options.begin), end="")
            return 0
        messages = load()
        files = catalogues(messages)
    except (SourceError, DoubtfulWord) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    if options.unused:
        left = unused((message.key for message in messages), used(messages))
        for key in left:
            print(key)
        return int(bool(left))
    stale = changed(files)
    for path in stale:
        print(f"{'stale' if options.check else 'wrote'} {path.relative_to(PROGRAM)}")
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[path])
    return int(options.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
