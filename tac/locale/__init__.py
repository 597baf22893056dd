"""What players read, in the language they read it in.

    t = Translator("sr")
    t("last.own_heap", name="Luka", card="sedmica")
    t.n("count.moves", 3)
    t.card("moment.owed.1", "7")

The texts stand in `messages.yaml`, one entry a key for all languages; `python -m tools.make_locale` makes
the compiled catalogues from it, which are all that is read here. Only the standard library is needed, so
that a game with nothing installed can already speak. Nothing else of the game is imported here.
"""

from .guessing import guess_language
from .translator import LANGUAGES, Translator

__all__ = ["LANGUAGES", "Translator", "guess_language"]
