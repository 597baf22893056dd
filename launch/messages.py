"""What the player is told before the game can speak for itself: the catalogues belong to the game, not here.

Every message stands in Serbian and in English. Which one is said follows the command line, then the language
of the computer; where that is neither, both are.
"""

from __future__ import annotations

import os

TITLE = "Tač!"
_SERBIAN_LIKE = {"sr", "sh", "hr", "bs", "cnr", "me"}

TEXTS = {
    "preparing.game": ("Pripremam igru", "Preparing the game"),
    "preparing.tests": ("Pripremam alat za testove", "Preparing the tools of the tests"),
    "preparing.package": ("Pripremam alat za pakovanje", "Preparing the tools that build packages"),
    "download": ("{name}: {done:.1f} od {total:.1f} MB", "{name}: {done:.1f} of {total:.1f} MB"),
    "waiting": ("Već se priprema, čekam", "Already being prepared, waiting"),
    "installing": ("Instaliram", "Installing"),
    "offline": (
        "Prvo pokretanje preuzima nekoliko paketa s interneta, a veze nema ili je prekinuta.\n"
        "Poveži se i pokreni ponovo; posle toga internet više nije potreban.",
        "The first start downloads a few packages from the internet; there is no connection, or it broke.\n"
        "Connect and start again; after that no connection is needed.",
    ),
    "no_wheel": (
        "Za ovaj Python ({python}) nema gotovog paketa {name}.\n"
        "Probaj sa Pythonom 3.11, 3.12, 3.13 ili 3.14.",
        "For this Python ({python}) there is no ready-made package {name}.\n"
        "Try with Python 3.11, 3.12, 3.13 or 3.14.",
    ),
    "wrong_hash": (
        "Preuzeti paket nije onaj koji je očekivan, pa nije instaliran.\n"
        "Pokreni ponovo; ako se ponovi, probaj na drugoj mreži.",
        "A downloaded package is not the expected one, so it was not installed.\n"
        "Start again; if it happens again, try another network.",
    ),
    "disk_full": (
        "Na disku nema dovoljno mesta: {folder}\nOslobodi oko 200 MB i pokreni ponovo.",
        "The disk is full: {folder}\nFree about 200 MB and start again.",
    ),
    "no_pip": (
        "Ovom Pythonu nedostaje pip, kojim se preuzimaju paketi.\n"
        "Debian, Ubuntu: sudo apt install python3-pip   Fedora: sudo dnf install python3-pip\n"
        "Zatim pokreni ponovo.",
        "This Python lacks pip, which downloads the packages.\n"
        "Debian, Ubuntu: sudo apt install python3-pip   Fedora: sudo dnf install python3-pip\n"
        "Then start again.",
    ),
    "no_folder": (
        "Nema foldera u koji bi paketi mogli da se upišu; probano: {folders}.\n"
        "Dozvoli pisanje u jedan od njih i pokreni ponovo.",
        "There is no folder that the packages could be written to; tried: {folders}.\n"
        "Make one of them writable and start again.",
    ),
    "failed": ("Priprema nije uspela: {details}", "The preparation failed: {details}"),
    "log": ("Ceo zapis: {path}", "The whole log: {path}"),
    "interrupted": (
        "Priprema je prekinuta; sledeće pokretanje počinje je iznova.",
        "The preparation was interrupted; the next start begins it again.",
    ),
}


class Words:
    """The messages in one language, or in both where neither is known to be understood."""

    def __init__(self, language: str | None = None) -> None:
        code = (language or _locale_language()).replace("-", "_").split("_")[0].split("@")[0].split(".")[0]
        if code in _SERBIAN_LIKE:
            self._columns = [0]
        elif code == "en":
            self._columns = [1]
        else:
            self._columns = [0, 1]

    def line(self, key: str, **values: object) -> str:
        """Return a short message on one line."""
        return " / ".join(self._texts(key, values))

    def paragraph(self, key: str, **values: object) -> str:
        """Return a message of some lines, with an end of line."""
        return "\n".join(self._texts(key, values)) + "\n"

    def _texts(self, key: str, values: dict[str, object]) -> list[str]:
        return [TEXTS[key][column].format(**values) for column in self._columns]


def _locale_language() -> str:
    """Return the language of the computer as POSIX names it: `sr_RS.UTF-8`, `C`, or nothing."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value
    return ""
