"""Describes any move of the action space as a phrase."""

from collections.abc import Callable
from typing import Final

from republik.table.phrases import Arg, Phrase

from . import effects as fx
from . import naming
from . import steps as st
from .flow import STEP_NAMES
from .naming import hyphens
from .rules import Rules

STEP_KEYS: Final = {kind: hyphens(name) for kind, name in STEP_NAMES.items()}
DONE_STEPS: Final = frozenset(
    "cancel-event actions topic mobilise-to mobilise dissolve foreign fewer-dice roll-again".split()
)
ANSWER_STEPS: Final = frozenset("agree-first may vote agree join oppose react roll-again president".split())
"""Steps with specific messages for done, yes and no."""


def move_phrase(rules: Rules, move: int, step: str = "") -> Phrase:
    """Describes a move in full; `step` is the key of the step it would answer."""
    block = rules.actions.block_of(move)
    name = hyphens(block.name)
    if name == "done" and step in DONE_STEPS:
        return Phrase(f"done-{step}")
    if name == "yes" and step in ANSWER_STEPS:
        return Phrase(f"yes-{step}")
    if name == "no" and step in ANSWER_STEPS:
        return Phrase(f"no-{step}")
    arguments = _ARGUMENTS.get(block.name)
    return Phrase(f"move-{name}", arguments(rules, move - block.start) if arguments is not None else {})


Arguments = dict[str, Arg]


def _card(rules: Rules, i: int) -> Arguments:
    return {"card": naming.card(rules, i)}


def _city(_rules: Rules, i: int) -> Arguments:
    return {"place": naming.city(i)}


def _party(_rules: Rules, i: int) -> Arguments:
    return {"party": naming.party(i)}


def _mobilise(_rules: Rules, i: int) -> Arguments:
    kind, source = divmod(i, st.CITIES + 1)
    return {"unit": naming.unit(kind), "from": naming.place(source)}


def _unit_in_city(_rules: Rules, i: int) -> Arguments:
    kind, city = divmod(i, st.CITIES)
    return {"unit": naming.unit(kind), "place": naming.city(city)}


def _takeover(_rules: Rules, i: int) -> Arguments:
    kind, city = divmod(i, st.CITIES)
    return {"unit": naming.unit(fx.REICHSWEHR_1 + kind), "place": naming.city(city)}


def _remove_base(_rules: Rules, i: int) -> Arguments:
    party, city = divmod(i, st.CITIES)
    return {"party": naming.party(party), "place": naming.city(city)}


def _play(rules: Rules, i: int) -> Arguments:
    card, use = divmod(i, st.USES)
    return {"card": naming.card(rules, card), "use": naming.use(use)}


_ARGUMENTS: Final[dict[str, Callable[[Rules, int], Arguments]]] = {
    "deal": _card,
    "roll": lambda _rules, i: {"number": i + 1},
    "roll_two": lambda _rules, i: {"first": i // 6 + 1, "second": i % 6 + 1},
    "seating": lambda rules, i: {"parties": naming.seating(rules, i)},
    "agenda": lambda rules, i: {"agenda": naming.agenda(rules, i)},
    "party": _party,
    "play": _play,
    "use": lambda _rules, i: {"use": naming.use(i)},
    "city": _city,
    "base": _city,
    "remove_base": _remove_base,
    "put": _city,
    "take": _city,
    "mobilise": _mobilise,
    "dissolve": _unit_in_city,
    "recall": lambda _rules, i: {"unit": naming.unit(i)},
    "takeover": _takeover,
    "win_back": lambda _rules, i: {"unit": naming.unit(st.BLACK_1 + i)},
    "counter": lambda _rules, i: {"marker": naming.counter(i)},
    "fight": _party,
    "topic": lambda rules, i: {"topic": naming.topic(rules, i)},
    "point": lambda rules, i: {"field": naming.field(rules, i)},
    "option": lambda _rules, i: {"option": i + 1},
    "society": lambda _rules, i: {"marker": naming.society(i)},
    "nation": lambda _rules, i: {"nation": naming.nation(i)},
    "foreign": lambda _rules, i: {"card": naming.foreign(i)},
    "coalition": lambda _rules, i: {"coalition": naming.coalition(i)},
    "answer": _card,
    "discard": _card,
    "purge": _card,
}
