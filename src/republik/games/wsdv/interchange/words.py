"""The steps of the interchange format, and their relation to events and moves of the engine."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import EAST, TERMINATIONS, WEST
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

OMITTABLE: Final = {
    "socialist": "socialist",
    "imported": "imported",
    "draw": "price",
    "discard": "price",
    "look": "look",
    "swap": "swap",
    "remove": "swap",
}
"""Kinds of steps that a recorder may omit, each with the group that is written completely or not at all."""


_CITY: Final = {"subject": "city"}
_PROVINCE: Final = {"subject": "province"}
_COUNTED_PROVINCE: Final = {"subject": "province", "amount": "count"}
_TWO_PROVINCES: Final = {"subject": "province", "target": "province"}
ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    "build": _CITY,
    "dismantle": _CITY,
    "rundown": _CITY,
    "repair": _CITY,
    "close": _CITY,
    "unrest": _COUNTED_PROVINCE,
    "socialist": _COUNTED_PROVINCE,
    "imported": _COUNTED_PROVINCE,
    "ls": {**_COUNTED_PROVINCE, "sector": "sector"},
    "police": _PROVINCE,
    "reduce": _PROVINCE,
    "transfer": _PROVINCE,
    "move": _TWO_PROVINCES,
    "attack": {**_TWO_PROVINCES, "amount": "unrest"},
    "wall": {"subject": "flag"},
    "stasi": {},
    "look": {"subject": "place"},
    "swap": {"subject": "card", "target": "card"},
    "remove": {"subject": "card"},
}
"""The arguments of the steps in the order of the format: the field of the effect and what kind of value it has. Lines
(``["build", "Kiel", "Hamburg"]``) and prices are written differently."""
LOOKED_AT: Final = ("hand", "pile")

FIGURES: Final = {
    1: ("flight", "wall"),
    2: ("space",),
    3: ("balance", "track", "east_ls", "worst_west_export", "east_exports"),
    4: ("police_cost",),
    9: ("socialists",),
}
"""The figures of the phases of a decade end."""
OF_THE_END: Final = ("winner", "termination")  # figures of any phase
FIGURE_NAMES: Final = [name for names in (*FIGURES.values(), OF_THE_END) for name in names]


class Effect(NamedTuple):
    """A single change of the board. A step with a count of three is three effects."""

    kind: str
    subject: int = -1
    """The city, connection, province or card; 1 for the Wall if it is built, for a look if it is at the pile."""
    target: int = -1
    """The province moved to or attacked; the card taken in a swap."""
    amount: int = -1
    """1 or -1; of an attack its unrest."""
    sector: int = -1
    """The sector of West Berlin, if known."""


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
    "unrest": lambda args: Effect("unrest", args["province"], amount=_sign(args)),
    "police": lambda args: Effect("police", args["province"]),
    "move": lambda args: Effect("move", args["source"], args["target"]),
    "reduce": lambda args: Effect("reduce", args["province"]),
    "living": lambda args: Effect("ls", args["province"], amount=_sign(args), sector=args.get("sector", -1)),
    "transfer": lambda args: Effect("transfer", args["province"]),
    "socialist": lambda args: Effect("socialist", args["province"], amount=_sign(args)),
    "imported": lambda args: Effect("imported", args["province"], amount=_sign(args)),
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
        return EAST if effect.amount > 0 else WEST
    if effect.kind == "attack":
        return rules.province_side[effect.subject]
    return NOBODY


# -- figures -------------------------------------------------------------------------------------

_FIGURES: Final[dict[str, dict[str, str]]] = {
    "flight": {"flight": "points"},
    "space": {"space": "space"},
    "currency": {
        "balance": "balance",
        "track": "track",
        "east_ls": "living",
        "worst_west_export": "worst",
        "east_exports": "exports",
    },
    "police_cost": {"police_cost": "points"},
    "socialist_phase": {"socialists": "change"},
    "game_over": {"winner": "winner", "termination": "termination"},
}


def figures(event: Event) -> dict[str, Any]:
    """Returns the figures of a phase contained in an event."""
    if event.key == "wall_cost":
        return {"wall": True}
    return {name: event.args[arg] for name, arg in _FIGURES.get(event.key, {}).items()}


def written_figure(name: str, value: Any) -> Any:
    """Returns a figure as the format writes it."""
    if value is not None and name in OF_THE_END:
        return SIDES[value] if name == "winner" else TERMINATIONS[value]
    return value


# -- effects and steps ---------------------------------------------------------------------------


def step(rules: Rules, effect: Effect, count: int = 1) -> list[Any]:
    """Returns an effect as the format writes it."""
    kind, subject = effect.kind, effect.subject
    if kind in ("build line", "dismantle line"):
        return [kind.split()[0], rules.cities[rules.connection_a[subject]], rules.cities[rules.connection_b[subject]]]
    if kind in ("draw", "discard"):
        return ["price", kind, *([rules.cards[subject]] if subject >= 0 else [])]
    repeated = effect._replace(amount=effect.amount * count)
    step: list[Any] = [kind]
    for field, argument in ARGUMENTS[kind].items():
        value = getattr(repeated, field)
        if argument != "sector" or value >= 0:
            step.append(_written(rules, argument, value))
    return step


def _written(rules: Rules, argument: str, value: int) -> Any:
    if argument == "city":
        return rules.cities[value]
    if argument == "province":
        return rules.codes[value]
    if argument == "sector":
        return rules.codes[rules.suppliers[value]]
    if argument == "card":
        return rules.cards[value]
    if argument == "place":
        return LOOKED_AT[value]
    return value == 1 if argument == "flag" else value


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
        return Effect(kind, i, amount=sign)
    if block in _SIMPLE_EFFECTS:
        return Effect(_SIMPLE_EFFECTS[block], i)
    if block == "move":
        return Effect("move", *divmod(i, rules.province_count))
    if block in ("sector", "lose_sector"):
        return Effect("ls", rules.berlin, amount=1 if block == "sector" else -1, sector=i)
    return None


def current_effect(state: State, effect: Effect) -> Effect:
    """10.4: replaces dismantling a sound Rheinsberg by running it down."""
    if (
        effect.kind == "dismantle"
        and effect.subject == state.rules.rheinsberg
        and not state.rundown >> effect.subject & 1
    ):
        return Effect("rundown", effect.subject)
    return effect


def moves_for(rules: Rules, effect: Effect) -> list[int]:
    """Returns the moves that would cause an effect, to find out why the engine refuses them."""
    actions = rules.actions
    if effect.kind == "attack":
        return [actions.attack + effect.subject * rules.province_count + effect.target]
    moves = [move for move, other in enumerate(move_effects(rules)) if other == effect]
    if effect.kind == "rundown" and effect.subject == rules.rheinsberg:
        moves.append(actions.dismantle_city + effect.subject)
    if effect.kind == "ls" and effect.subject == rules.berlin and effect.sector < 0:
        first = actions.sector if effect.amount > 0 else actions.lose_sector
        moves = list(range(first, first + len(rules.suppliers)))
    return moves


def import_phrase(key: str, **args: Arg) -> Phrase:
    """Returns a phrase about a recorded game; steps, cards and places are named as in the format."""
    return Phrase(f"interchange-{key}", args)


def side_name(side: int) -> Name:
    return Name("seat", ("west", "east")[side])
