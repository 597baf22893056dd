"""Importing the settings is quick: nothing is loaded that is not needed yet."""

import subprocess
import sys

import pytest


def modules_after(code: str) -> set[str]:
    """The top-level modules and those of `tac` that a fresh Python has loaded after `code`."""
    script = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("heavy", ["platformdirs", "yaml", "pygame", "babel", "asyncio"])
def test_importing_the_settings_leaves_it_alone(heavy: str) -> None:
    assert heavy not in modules_after("import tac.settings")


def test_loading_them_needs_no_platform_folders() -> None:
    assert "platformdirs" not in modules_after("import tac.settings; tac.settings.load()")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the platform has to be asked")
def test_finding_the_folders_needs_no_package() -> None:
    assert "platformdirs" not in modules_after("import tac.settings; tac.settings.folders()")


def test_they_import_nothing_else_of_the_game_but_what_lies_below() -> None:
    loaded = modules_after("import tac.settings; tac.settings.load(); tac.settings.folders()")
    ours = {name for name in loaded if name.startswith("tac.")}
    assert {name for name in ours if not name.startswith("tac.settings")} <= {
        *("tac.files", "tac.languages", "tac.shipped")
    }
