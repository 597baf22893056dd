"""The game talks to no network: nothing in it could, and while it is played nothing does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, files, imported, named

#: Modules of the standard library that speak to other computers.
SPEAKERS = {
    *("asyncio", "ftplib", "http", "imaplib", "nntplib", "poplib", "smtplib", "socket", "socketserver"),
    *("ssl", "telnetlib", "urllib", "webbrowser", "wsgiref", "xmlrpc"),
}
#: The only programs that it starts: they ask this desktop whether things should move less.
ASKED = {"defaults", "gdbus", "gsettings"}

WATCHED = """
import json, runpy, sys
seen = {"sockets": [], "started": []}
def watch(event, values):
    if event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.")):
        seen["sockets"].append(event)
    elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "webbrowser.open"):
        seen["started"].append([str(part) for part in (values[1] if event == "subprocess.Popen" else values)])
sys.addaudithook(watch)
sys.argv = sys.argv[1:]
sys.path[0] = sys.argv[0].rpartition("/")[0]
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as end:
    seen["status"] = end.code
print(json.dumps(seen))
"""


def test_nothing_that_speaks_to_other_computers_is_imported() -> None:
    for path in files("tac"):
        assert not {name.partition(".")[0] for name in imported(path)} & SPEAKERS, named(path)


@pytest.mark.parametrize(
    "line", ["import socket", "from urllib.request import urlopen", "import http.client"]
)
def test_such_an_import_would_be_found(tmp_path: Path, line: str) -> None:
    path = tmp_path / "module.py"
    path.write_text(f"def f():\n    {line}\n", "utf-8")
    assert {name.partition(".")[0] for name in imported(path)} & SPEAKERS


def test_a_whole_game_opens_no_connection(tmp_path: Path) -> None:
    game = [
        "--seats",
        "lak,majstor",
        "--speed",
        "off",
        "--pace",
        "brisk",
        "--reaction",
        "0.5",
        "--exit-at-end",
    ]
    variables = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(ROOT / "main.py"), *game, "--data", str(tmp_path)],
        env=variables, capture_output=True, text=True, encoding="utf-8", check=True, timeout=300,
    )  # fmt: skip
    seen = json.loads(done.stdout)
    assert (seen["status"], seen["sockets"]) == (0, [])
    assert {Path(command[0]).name for command in seen["started"]} <= ASKED
