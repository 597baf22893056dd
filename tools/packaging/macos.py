"""What only macOS needs: its kind of icon file, and what the `.app` says of itself.

Not tried on macOS: none was at hand. The recipe follows the documentation of PyInstaller and of macOS.
"""

from __future__ import annotations

import plistlib
import struct
import subprocess
from pathlib import Path
from typing import Any, Final

from tools.packaging.about import RECORD_ENDING, RECORD_TYPE, VERSION

NAME: Final = "Tac"
APP: Final = f"{NAME}.app"
IDENTIFIER: Final = "tac-game"
_RECORD: Final = f"{IDENTIFIER}.record"

_ICNS: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Kinds of picture in an icon file, and their sizes in pixels."""


def arguments(work: Path, icons: Path) -> list[str]:
    """What PyInstaller is told besides."""
    icon = work / "tac.icns"
    icon.write_bytes(icns(icons))
    # A file that is opened in the Finder comes as an Apple event, and becomes an argument only with this.
    return ["--icon", str(icon), "--osx-bundle-identifier", IDENTIFIER, "--argv-emulation"]


def icns(icons: Path) -> bytes:
    """An icon file of the PNGs in the folder ``icons``."""
    parts = []
    for kind, size in _ICNS.items():
        png = (icons / f"{size}.png").read_bytes()
        parts.append(kind + struct.pack(">I", len(png) + 8) + png)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def complete(app: Path) -> None:
    """Add to the `.app` what PyInstaller has no option for: version, languages, records."""
    path = app / "Contents" / "Info.plist"
    path.write_bytes(plistlib.dumps({**plistlib.loads(path.read_bytes()), **information()}))


def sign(app: Path) -> None:
    """Sign the complete `.app` for this computer: without any signature it does not start on a new Mac.

    One that other Macs trust without a question needs an account with Apple.
    """
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(app)], check=True)


def information() -> dict[str, Any]:
    """What the `.app` says of itself."""
    return {
        "CFBundleDisplayName": "Tač!",
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleLocalizations": ["sr-Latn", "sr-Cyrl", "en"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _RECORD,
                "UTTypeDescription": "Tač!",
                "UTTypeConformsTo": ["public.yaml", "public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_ENDING.removeprefix(".")],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Tač!",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_RECORD],
            }
        ],
    }
