"""The language before anybody has chosen one: that of the computer, and Serbian where it has none."""

import pytest

from tac.locale import LANGUAGES, guess_language


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("sr_RS.UTF-8", "sr"),
        ("sr_RS", "sr"),
        ("sr_RS@latin", "sr"),
        ("sr_RS.UTF-8@latin", "sr"),
        ("sr_ME.UTF-8", "sr"),
        ("sr@latin", "sr"),
        ("sr-Latn-RS", "sr"),
        ("sr_RS@cyrillic", "sr@cyrillic"),
        ("sr_RS.UTF-8@cyrillic", "sr@cyrillic"),
        ("sr@cyrillic", "sr@cyrillic"),
        ("sr_Cyrl_RS", "sr@cyrillic"),
        ("sr-Cyrl-RS", "sr@cyrillic"),
        ("SR_rs", "sr"),
        ("bs_BA.UTF-8", "sr"),
        ("hr_HR.UTF-8", "sr"),
        ("cnr_ME", "sr"),
        ("sh", "sr"),
        ("C", "sr"),
        ("C.UTF-8", "sr"),
        ("POSIX", "sr"),
        ("", "sr"),
        ("en_US.UTF-8", "en"),
        ("en", "en"),
        ("de_DE.UTF-8", "en"),
        ("sl_SI.UTF-8", "en"),
        ("mk_MK.UTF-8", "en"),
        ("nonsense", "en"),
        ("_@.", "en"),
    ],
)
def test_a_locale_means_a_language(locale: str, lang: str) -> None:
    assert guess_language({"LANG": locale}) == lang


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "sr"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "sr_RS", "LANG": "sr_RS"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LANG": "sr_RS"}, "en"),
        ({"LC_ALL": "", "LANG": "en_GB"}, "en"),
        ({"LC_ALL": "C", "LANG": "en_GB"}, "sr"),
        ({"LC_TIME": "en_GB"}, "sr"),
        ({"LANG": "de_DE", "LANGUAGE": "de:sr:en"}, "sr"),
        ({"LANG": "de_DE", "LANGUAGE": "de:en:sr"}, "en"),
        ({"LANG": "sr_RS", "LANGUAGE": "sr@cyrillic:sr"}, "sr@cyrillic"),
        ({"LANG": "C", "LANGUAGE": "en"}, "sr"),
    ],
)
def test_the_variables_count_in_their_order(environ: dict[str, str], lang: str) -> None:
    assert guess_language(environ) == lang


def test_the_source_language_comes_first() -> None:
    assert LANGUAGES == ("sr", "sr@cyrillic", "en")
