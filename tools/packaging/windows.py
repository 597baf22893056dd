"""What only Windows needs: version data in the executable, a manifest, an installer for one person.

Not tried on Windows: none was at hand. The recipe follows the documentation of PyInstaller and of Windows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tac.locale import LANGUAGES, Translator
from tools.packaging.about import AUTHORS, FILES, LICENCE, NAME, VERSION

MANIFEST: Final = FILES / "windows" / "tac-game.manifest"
_WORDS: Final = ("installed", "removed", "removed_all", "not_installed", "running", "incomplete", "record")


def arguments(work: Path, icon: Path) -> list[str]:
    """What PyInstaller is told besides."""
    version = work / "version.txt"
    version.write_text(version_data(), "utf-8")
    return ["--icon", str(icon), "--version-file", str(version), "--manifest", str(MANIFEST)]


def version_data() -> str:
    """The version resource of the executable, as PyInstaller reads it."""
    numbers = tuple([*map(int, VERSION.split(".")), 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": AUTHORS,
        "FileDescription": "Tač!",
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": f"{AUTHORS}; {LICENCE}",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Tač!",
        "ProductVersion": VERSION,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,\n"
        "                    fileType=1, subtype=0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{table}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def write_installer(folder: Path) -> None:
    """Write into ``folder`` the scripts that install the program for one user, and remove it."""
    for name in ("install.cmd", "uninstall.cmd"):
        # The command line of Windows wants its own ends of lines.
        (folder / name).write_text((FILES / "windows" / name).read_text("utf-8"), "utf-8", newline="\r\n")
    # Without the mark at the beginning, PowerShell 5 reads letters like č as two.
    (folder / "install.ps1").write_text(installer(), "utf-8-sig", newline="\r\n")


def installer() -> str:
    """The script that does it, with its words in all languages."""
    lines = []
    for language in LANGUAGES:
        t = Translator(language, strict=True)
        lines.append(f"    '{language}' = @{{")
        for word in _WORDS:
            text = t(f"package.{word}", settings="$data", games="$data")
            for letter in '`"„“”':  # all of them end a text
                text = text.replace(letter, f"`{letter}")
            lines.append(f'        {word} = "{text}"')
        lines.append("    }")
    script = (FILES / "windows" / "install.ps1").read_text("utf-8")
    return script.replace("@WORDS@", "\n".join(lines)).replace("@VERSION@", VERSION)
