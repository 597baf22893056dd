"""What players read, in the language they read it in.

    t = Translator("sr")
    t("last.own_heap", name="Luka", card="sedmica")
    t.n("count.moves", 3)
    t.card("moment.owed.1", "7")

The texts stand in `messages.yaml`, one entry a key, those of further languages in a file of its own each;
`python -m tools.make_locale` makes the compiled catalogues from them, which are all that is read here. Only
the standard library is needed, so that a game with nothing installed can already speak. Of the game only the
list of its languages is imported here.
"""

from tac.languages import LANGUAGES

from .guessing import guess_language
from .translator import Translator

__all__ = ["LANGUAGES", "Translator", "guess_language"]
