"""The phrases of the game, as the plug-in interface defines them."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from republik.games.wsdv.rules.components import NEWEST, SECTORS
from republik.games.wsdv.rules.decade_end import shortfall
from republik.games.wsdv.rules.move_phrases import describe
from republik.games.wsdv.rules.position import Position, View
from republik.games.wsdv.rules.rules import standard_rules
from republik.table.contract import Event, Outcome
from republik.table.game import Names, Options, Phrases, Text
from republik.table.phrases import Choice, Line, Outlook, Phrase

from . import choices, notes, outlook, state, story
from .prompts import prompt, step_name

ROMAN: Final = story.ROMAN
PLACES: Final = {
    "WG": "place-west-germany",
    "CSSR": "place-cssr",
    "POLSKA": "place-polska",
    "RHEINSBERG": "place-rheinsberg",
    "NI/HH": "place-ni-hamburg",
}
"""Places named by symbols besides provinces, and their messages."""
SECTOR_MESSAGES: Final = dict(zip(SECTORS, ("sector-france", "sector-uk", "sector-usa"), strict=True))


@cache
def _own_numbers() -> Mapping[str, Mapping[str, str]]:
    """Returns, by language and rule, the number in that language's rulebook; "" if it has no such section."""
    text = files("republik.games.wsdv").joinpath("data", "booklets.toml").read_text(encoding="utf-8")
    return cast("Mapping[str, Mapping[str, str]]", tomllib.loads(text)["section"])


class WsdvPhrases(Phrases[Position, View]):
    """The phrases of the game, all made from a view."""

    def names(self, options: Options, text: Text, language: str) -> Names:
        """Returns cards by number and title, and provinces and sectors in the language."""
        components = standard_rules(options.get("edition", NEWEST)).components
        provinces = components.board.provinces
        return {
            "card": {c.id: text("card-name", number=c.id, title=c.titles[language]) for c in components.cards},
            "province": {p.code: p.names[language] for p in provinces},
            "place": {place: text(key) for place, key in PLACES.items()},
            "section": {
                rule: text("section-own" if own else "section-missing", rule=rule, own=own)
                for rule, own in _own_numbers().get(language, {}).items()
            },
            "sector": {p.code: text(SECTOR_MESSAGES[p.supplier]) for p in provinces if p.supplier},
        }

    def describe(self, view: View, move: int) -> Phrase:
        position = _position(view)
        return describe(position.rules, move, step_name(position), choices.face_of(position))

    def choices(self, view: View) -> list[Choice]:
        return choices.choices(_position(view))

    def candidates(self, view: View, place: str) -> list[int]:
        return choices.candidates(_position(view), place)

    def note(self, view: View, move: int) -> Phrase | None:
        return notes.note(_position(view), move)

    def prompt(self, view: View) -> Phrase:
        return prompt(_position(view))

    def log_lines(self, events: Sequence[Event], view: View) -> list[Line]:
        return story.log_lines(events, _position(view).rules)

    def outcome(self, outcome: Outcome, winner: str | None, view: View) -> Phrase:
        """Returns who won and how; of a bankruptcy also what was due and what was there."""
        phrase = super().outcome(outcome, winner, view)
        figures = shortfall(_position(view))
        if not figures:
            return phrase
        due, has = figures
        return Phrase(phrase.key, {**phrase.args, "how": Phrase("ending-bankruptcy-figures", {"due": due, "has": has})})

    def headline(self, outcome: Outcome, winner: str | None, view: View) -> Phrase:
        phrase = super().headline(outcome, winner, view)
        return Phrase(phrase.key, {**phrase.args, "wall": "built" if _position(view).wall else "none"})

    def when(self, position: Position) -> Phrase:
        return Phrase("when-decade", {"decade": ROMAN[position.decade]})

    def state(self, view: View) -> list[Phrase]:
        return state.state(_position(view), view.seat)

    def forecast(self, view: View) -> list[Outlook]:
        return outlook.outlook(view.forecast(), view.shown.rules)


def _position(view: View) -> Position:
    return view.shown
