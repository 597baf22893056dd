"""SVG assets use only what nanosvg, pygame's parser, draws: it drops the rest without a word."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tools.output import ASSETS

DRAWN = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform"},
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
}
PAINT = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
COLOUR = re.compile(r"#[0-9A-F]{6}")
NAMESPACE = "{http://www.w3.org/2000/svg}"


def faults(text: str) -> list[str]:
    """What in an SVG text our parser would drop or draw wrongly."""
    found = []
    for element in ET.fromstring(text).iter():
        tag = element.tag.removeprefix(NAMESPACE)
        if tag not in DRAWN or tag == element.tag:
            found.append(f"element {element.tag}")
            continue
        allowed = DRAWN[tag] | (set() if tag in ("svg", "g") else PAINT)
        found += [f"{tag} {name}" for name in element.attrib if name not in allowed]
        for name in ("fill", "stroke"):
            value = element.get(name, "none")
            if value != "none" and not COLOUR.fullmatch(value):
                found.append(f"{tag} {name}={value}")
    return found


FILES = sorted(ASSETS.rglob("*.svg"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ASSETS)))
def test_only_what_the_parser_draws(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


def test_there_are_files_to_check() -> None:
    assert len(FILES) >= 500


@pytest.mark.parametrize(
    "body",
    [
        "<text>7</text>",
        '<use href="#a"/>',
        "<pattern/>",
        '<image href="a.png"/>',
        "<clipPath/>",
        '<path d="M0 0" mask="url(#m)"/>',
        '<path d="M0 0" filter="url(#f)"/>',
        '<path d="M0 0" fill="tomato"/>',
        '<path d="M0 0" fill="url(#gradient)"/>',
        '<linearGradient id="a"><stop offset="1" stop-color="#FFFFFF"/></linearGradient>',
        '<defs><path d="M0 0" fill="#FFFFFF"/></defs>',
        '<symbol id="a"/>',
        '<path d="M0 0" fill="#FFF"/>',
        '<path d="M0 0" fill="currentColor"/>',
        '<path d="M0 0" fill="#FFFFFF" opacity="0.5"/>',
        '<path d="M0 0" stroke="#FFFFFF" stroke-dasharray="2 2"/>',
        '<g clip-path="url(#c)"/>',
        '<path d="M0 0" style="fill:#FFFFFF"/>',
        '<path d="M0 0" class="red"/>',
        '<g fill="#FFFFFF"/>',
    ],
)
def test_the_check_refuses(body: str) -> None:
    assert faults(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')
