"""What the desktop was told about motion is read where it says so, and nowhere else guessed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tac.settings.desktop import Ask, ask, reduced_motion

GNOME = {"XDG_CURRENT_DESKTOP": "GNOME"}


def answering(answers: Mapping[str, str | None]) -> Ask:
    """A desktop that has these programs, each with its answer."""

    def answer(command: Sequence[str]) -> str | None:
        return answers.get(command[0])

    return answer


@pytest.mark.parametrize(
    ("answers", "reduced"),
    [
        ({}, None),
        ({"gdbus": "(<uint32 1>,)"}, True),
        ({"gdbus": "(<uint32 0>,)"}, False),
        ({"gdbus": "(<uint32 0>,)", "gsettings": "false"}, True),
        ({"gdbus": "(<uint32 1>,)", "gsettings": "true"}, True),
        ({"gsettings": "false"}, True),
        ({"gsettings": "true"}, False),
        ({"gsettings": "No such schema"}, None),
    ],
)
def test_on_linux_the_portal_and_the_gnome_setting_are_asked(
    answers: dict[str, str | None], reduced: bool | None
) -> None:
    assert reduced_motion(GNOME, "linux", answering(answers)) is reduced


@pytest.mark.parametrize(("answer", "reduced"), [("1", True), ("0", False), (None, None)])
def test_on_a_mac_its_own_setting_is_asked(answer: str | None, reduced: bool | None) -> None:
    assert reduced_motion({}, "darwin", answering({"defaults": answer})) is reduced


@pytest.mark.parametrize(
    ("text", "reduced"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nLookAndFeel=x\n", None),
        ("[KDE\n", None),
        ("[KDE]\nAnimationDurationFactor=soon\n", None),
        (None, None),
    ],
)
def test_on_kde_a_factor_of_nought_on_all_durations_counts(
    tmp_path: Path, text: str | None, reduced: bool | None
) -> None:
    if text is not None:
        (tmp_path / "kdeglobals").write_text(text, "utf-8")
    environ = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert reduced_motion(environ, "linux", answering({"gsettings": "false"})) is reduced


def test_a_program_that_is_missing_or_fails_gives_no_answer() -> None:
    assert ask(["there-is-no-such-program"]) is None
    assert ask(["false"]) is None
