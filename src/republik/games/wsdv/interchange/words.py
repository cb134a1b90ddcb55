"""The steps of the interchange format, and their relation to events and moves of the engine."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.table.contract import Event
from republik.table.phrases import Arg, Name, Phrase

FORMAT: Final = "wsdv-interchange/1"
SIDES: Final = ("W", "E")
USES: Final = ("unrest", "build", "living_standard", "event")
ORIGINS: Final = ("display", "hand", "special")
TRACKS: Final = ("prestige", "currency", "socialists")
SECTORS: Final = ("RP", "NRW", "BW")
"""West Berlin's sectors by supplier, in the order of the format: French, British, US."""

NOBODY: Final = -1

SOFT: Final = {
    "socialist": "socialist",
    "imported": "imported",
    "draw": "price",
    "discard": "price",
    "look": "look",
    "swap": "swap",
    "remove": "swap",
}
"""Kinds of steps that a recorder may omit, each with the group that is written completely or not at all."""


class Effect(NamedTuple):
    """A single change of the board. Counts are 1 or -1: a step with a larger count is several effects.

    build, dismantle, rundown, repair, close: a = city. build line, dismantle line: a = connection.
    unrest, socialist, imported: a = province, b = +1 or -1. ls: likewise, c = sector of West Berlin if known.
    police, reduce, transfer: a = province. move: a = from, b = to. attack: a = from, b = to, c = unrest.
    wall: a = 1 if it is built. discard, remove: a = card. swap: a = given, b = taken. look: a = 1 for the pile.
    """

    kind: str
    a: int = -1
    b: int = -1
    c: int = -1


class EventEffect(NamedTuple):
    """The meaning of an event: an effect, its count, and who chose it."""

    effect: Effect
    times: int
    by: int


def event_effect(rules: Rules, event: Event) -> EventEffect | None:
    """Converts an event to an effect; None if the format has no step for it."""
    build = _EFFECTS.get(event.key)
    if build is None:
        return None
    effect = build(event.args)
    count = abs(event.args["count"]) if event.key in _COUNTED else 1
    by = event.args.get("by", NOBODY)
    return EventEffect(effect, count, by if by in (WEST, EAST) else _chooser(rules, effect))


def _sign(args: dict[str, Any]) -> int:
    return 1 if args["count"] > 0 else -1


_EFFECTS: Final[dict[str, Callable[[dict[str, Any]], Effect]]] = {
    "build_city": lambda args: Effect("build", args["city"]),
    "build_line": lambda args: Effect("build line", args["connection"]),
    "dismantle_city": lambda args: Effect("dismantle", args["city"]),
    "dismantle_line": lambda args: Effect("dismantle line", args["connection"]),
    "rundown": lambda args: Effect("rundown", args["city"]),
    "repair": lambda args: Effect("repair", args["city"]),
    "close": lambda args: Effect("close", args["city"]),
    "unrest": lambda args: Effect("unrest", args["province"], _sign(args)),
    "police": lambda args: Effect("police", args["province"]),
    "move": lambda args: Effect("move", args["source"], args["target"]),
    "reduce": lambda args: Effect("reduce", args["province"]),
    "living": lambda args: Effect("ls", args["province"], _sign(args), args.get("sector", -1)),
    "transfer": lambda args: Effect("transfer", args["province"]),
    "socialist": lambda args: Effect("socialist", args["province"], _sign(args)),
    "imported": lambda args: Effect("imported", args["province"], _sign(args)),
    "wall": lambda args: Effect("wall", int(args["stands"])),
    "stasi_dissolved": lambda _: Effect("stasi"),
    "attack": lambda args: Effect("attack", args["attacker"], args["target"], args["count"]),
    "look": lambda args: Effect("look", int(args["at"] == "pile")),
    "swap": lambda args: Effect("swap", args["given"], args["taken"]),
    "removed": lambda args: Effect("remove", args["card"]),
}
_COUNTED: Final = ("unrest", "living", "socialist", "imported")
_EASTERN: Final = ("police", "imported", "look", "swap", "remove", "draw", "discard")


def _chooser(rules: Rules, effect: Effect) -> int:
    """Returns the side that decides an effect, if only one can."""
    if effect.kind in _EASTERN:
        return EAST
    if effect.kind == "transfer":
        return WEST
    if effect.kind == "socialist":
        return EAST if effect.b > 0 else WEST
    if effect.kind == "attack":
        return rules.province_side[effect.a]
    return NOBODY


# -- effects and steps ---------------------------------------------------------------------------


def step(rules: Rules, effect: Effect, count: int = 1) -> list[Any]:
    """Returns an effect as the format writes it."""
    kind, a, b, c = effect
    if kind in ("build line", "dismantle line"):
        return [kind.split()[0], rules.cities[rules.connection_a[a]], rules.cities[rules.connection_b[a]]]
    if kind in ("build", "dismantle", "rundown", "repair", "close"):
        return [kind, rules.cities[a]]
    if kind in ("police", "reduce", "transfer"):
        return [kind, rules.codes[a]]
    if kind in ("unrest", "socialist", "imported", "ls"):
        sector = [rules.codes[rules.suppliers[c]]] if c >= 0 else []
        return [kind, rules.codes[a], b * count, *sector]
    if kind in ("move", "attack"):
        return [kind, rules.codes[a], rules.codes[b], *([c] if kind == "attack" else [])]
    return _card_step(rules, effect)


def _card_step(rules: Rules, effect: Effect) -> list[Any]:
    kind, a, b, _ = effect
    if kind == "wall":
        return ["wall", a == 1]
    if kind == "draw":
        return ["price", "draw"]
    if kind == "discard":
        return ["price", "discard", *([rules.cards[a]] if a >= 0 else [])]
    if kind == "look":
        return ["look", "pile" if a else "hand"]
    if kind == "swap":
        return ["swap", rules.cards[a], rules.cards[b]]
    if kind == "remove":
        return ["remove", rules.cards[a]]
    return [kind]


def text(rules: Rules, effect: Effect, count: int = 1) -> str:
    """Returns an effect as text for a message, as written in the file."""
    return json.dumps(step(rules, effect, count), ensure_ascii=False)


# -- effects and moves ---------------------------------------------------------------------------

_PROVINCE_EFFECTS: Final = {
    "place": ("unrest", 1),
    "remove": ("unrest", -1),
    "reduce": ("reduce", -1),
    "living": ("ls", 1),
    "lose_living": ("ls", -1),
    "transfer": ("transfer", -1),
    "police": ("police", -1),
    "socialist": ("socialist", 1),
    "take_socialist": ("socialist", -1),
    "import": ("imported", 1),
    "release": ("imported", -1),
}
_SIMPLE_EFFECTS: Final = {
    "build_city": "build",
    "build_line": "build line",
    "dismantle_city": "dismantle",
    "dismantle_line": "dismantle line",
    "rundown": "rundown",
    "repair": "repair",
    "close": "close",
}


def move_effects(rules: Rules) -> list[Effect | None]:
    """Returns the direct effect of each move of the action space; None for moves that decide something else."""
    out: list[Effect | None] = []
    for block in rules.actions.blocks:
        out += [_move_effect(rules, block.name, i) for i in range(block.size)]
    return out


def _move_effect(rules: Rules, block: str, i: int) -> Effect | None:
    if block in _PROVINCE_EFFECTS:
        kind, sign = _PROVINCE_EFFECTS[block]
        return Effect(kind, i, sign)
    if block in _SIMPLE_EFFECTS:
        return Effect(_SIMPLE_EFFECTS[block], i)
    if block == "move":
        return Effect("move", *divmod(i, rules.province_count))
    if block in ("sector", "lose_sector"):
        return Effect("ls", rules.berlin, 1 if block == "sector" else -1, i)
    return None


def current_effect(state: State, effect: Effect) -> Effect:
    """10.4: replaces dismantling a sound Rheinsberg by running it down."""
    if effect.kind == "dismantle" and effect.a == state.rules.rheinsberg and not state.rundown >> effect.a & 1:
        return Effect("rundown", effect.a)
    return effect


def moves_for(rules: Rules, effect: Effect) -> list[int]:
    """Returns the moves that would cause an effect, to find out why the engine refuses them."""
    actions = rules.actions
    if effect.kind == "attack":
        return [actions.attack + effect.a * rules.province_count + effect.b]
    found = [move for move, known in enumerate(move_effects(rules)) if known == effect]
    if effect.kind == "rundown" and effect.a == rules.rheinsberg:
        found.append(actions.dismantle_city + effect.a)
    if effect.kind == "ls" and effect.a == rules.berlin and effect.c < 0:
        first = actions.sector if effect.b > 0 else actions.lose_sector
        found = list(range(first, first + len(rules.suppliers)))
    return found


def import_phrase(key: str, **args: Arg) -> Phrase:
    """Returns a phrase about a recorded game; steps, cards and places are named as in the format."""
    return Phrase(f"interchange-{key}", args)


def side_name(side: int) -> Name:
    return Name("seat", ("west", "east")[side])
