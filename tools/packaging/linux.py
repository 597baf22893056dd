"""What desktops on Linux read (entries for menu and software centre, the type of records, icons)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from tac.languages import LANGUAGES
from tac.locale import Translator
from tools.packaging.about import (
    FILES,
    ICON_SIZES,
    ICONS,
    LICENCE,
    NAME,
    RECORD_ENDING,
    RECORD_TYPE,
    VERSION,
    WM_CLASS,
    translated,
)

_WORDS: Final = ("installed", "removed", "removed_all", "not_installed", "running", "incomplete")
_VALUES: Final = {"settings": "$config/tac", "games": "$data/tac"}
_LANGUAGES: Final = (
    ("sr@cyrillic", "*@cyr* | *_Cyr*"),
    ("sr", "'' | C | C.* | POSIX | sr* | sh* | hr* | bs* | cnr* | me*"),
    *((language, f"{language}*") for language in LANGUAGES if not language.startswith(("sr", "en"))),
    ("en", "*"),
)
"""The languages of the installer, each with the locales that it is for, as a shell has them."""


def write_share(folder: Path, date: str) -> None:
    """Write it into ``folder`` as it lies below `/usr/share`; ``date`` (2026-03-21) is the version's."""
    texts = {
        f"applications/{NAME}.desktop": desktop_file(),
        f"metainfo/{NAME}.metainfo.xml": metainfo(date),
        f"mime/packages/{NAME}.xml": mime_type(),
    }
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
    record = RECORD_TYPE.replace("/", "-")
    for size in ICON_SIZES:
        for kind, name in (("apps", NAME), ("mimetypes", record)):
            target = folder / "icons" / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True)
            shutil.copy2(ICONS / f"{size}.png", target)


def desktop_file(command: str = NAME) -> str:
    """The entry in the menu, which opens records too; ``command`` starts the program."""
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.4"]
    for field, key in (
        ("Name", "app.title"),
        ("GenericName", "package.kind"),
        ("Comment", "app.subtitle"),
        ("Keywords", "package.keywords"),
    ):
        for locale, text in translated(key).items():
            lines.append(f"{field}[{locale}]={text}" if locale else f"{field}={text}")
    lines += [f"Exec={command} %f", f"Icon={NAME}", "Terminal=false", "Categories=Game;CardGame;"]
    lines += [f"MimeType={RECORD_TYPE};", f"StartupWMClass={WM_CLASS}", "StartupNotify=false"]
    lines += ["PrefersNonDefaultGPU=false"]
    return "\n".join(lines) + "\n"


def mime_type() -> str:
    """The type of a record: by the end of its name, and text of a known kind for everybody else."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n'
        f'  <mime-type type="{RECORD_TYPE}">\n'
        f"{_elements('comment', 'package.record', '    ')}"
        '    <sub-class-of type="application/x-yaml"/>\n'
        # More than the 50 of all YAML, where a desktop does not take the longest.
        f'    <glob pattern="*{RECORD_ENDING}" weight="80"/>\n'
        "  </mime-type>\n"
        "</mime-info>\n"
    )


def metainfo(date: str) -> str:
    """What a software centre shows."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<component type="desktop-application">\n'
        f"  <id>{NAME}</id>\n"
        f"{_elements('name', 'app.title', '  ')}"
        f"{_elements('summary', 'app.subtitle', '  ')}"
        "  <description>\n"
        f"{_elements('p', 'package.about.1', '    ')}"
        f"{_elements('p', 'package.about.2', '    ')}"
        "  </description>\n"
        f"  <metadata_license>{LICENCE}</metadata_license>\n"
        f"  <project_license>{LICENCE}</project_license>\n"
        f'  <launchable type="desktop-id">{NAME}.desktop</launchable>\n'
        f'  <icon type="stock">{NAME}</icon>\n'
        "  <categories>\n    <category>Game</category>\n    <category>CardGame</category>\n"
        "  </categories>\n"
        f"  <provides>\n    <binary>{NAME}</binary>\n    <mediatype>{RECORD_TYPE}</mediatype>\n"
        "  </provides>\n"
        "  <supports>\n    <control>pointing</control>\n    <control>keyboard</control>\n"
        "    <control>touch</control>\n    <control>gamepad</control>\n"
        "    <internet>offline-only</internet>\n"
        "  </supports>\n"
        '  <requires>\n    <display_length compare="ge">640</display_length>\n  </requires>\n'
        '  <content_rating type="oars-1.1"/>\n'
        f'  <releases>\n    <release version="{VERSION}" date="{date}"/>\n  </releases>\n'
        "</component>\n"
    )


def installer() -> str:
    """The script that installs the program for one user, with its words in all languages."""
    script = (FILES / "linux" / "install.sh").read_text("utf-8")
    cases = []
    for language, locales in _LANGUAGES:
        t = Translator(language, strict=True)
        words = [f"            {word}) printf '%s' {_quoted(t, word)} ;;" for word in _WORDS]
        cases += [f"        {locales}) case $1 in", *words, "        esac ;;"]
    return script.replace("@WORDS@", "\n".join(cases))


def _quoted(t: Translator, word: str) -> str:
    """A text as a shell reads it, the values that it names left to the shell."""
    text = t(f"package.{word}", **{name: f"\0{name}\0" for name in _VALUES})
    text = re.sub(r'([\\"`$])', r"\\\1", text)
    for name, value in _VALUES.items():
        text = text.replace(f"\0{name}\0", value)
    return f'"{text}"'


def _elements(tag: str, key: str, indent: str) -> str:
    """An XML element in every language."""
    lines = []
    for locale, text in translated(key).items():
        attribute = f' xml:lang="{locale}"' if locale else ""
        lines.append(f"{indent}<{tag}{attribute}>{escape(text)}</{tag}>\n")
    return "".join(lines)
