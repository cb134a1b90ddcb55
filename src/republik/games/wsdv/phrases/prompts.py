"""The one sentence that asks, for each kind of decision."""

from collections.abc import Callable
from typing import Final

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import ALL_ROWS, PROTEST, SPREAD, STEP_NAMES
from republik.table.phrases import Arg, Phrase

Prompt = Callable[[State, int, int, int], Phrase]
"""Makes the prompt of a step from the position, the seat and the step's two numbers."""


def step_name(position: State) -> str:
    """What is to be decided, by name; empty after the end."""
    return STEP_NAMES.get(int(position.step()[0]), "") if position.depth else ""


def prompt(position: State) -> Phrase:
    name = step_name(position)
    if not name:
        return Phrase("prompt-over")
    _, seat, a, b = position.step()
    return PROMPTS[name](position, int(seat), int(a), int(b))


def remaining(rules: Rules, left: int, packed: int) -> tuple[Phrase, ...]:
    """The symbols of the event in progress that are still to be carried out."""
    counts = [(row, left >> 3 * row & 7) for row in range(ALL_ROWS)]
    return tuple(naming.symbol_row(rules, packed // SPREAD, row, count) for row, count in counts if count)


# -- kinds of prompts ----------------------------------------------------------------------------------


def _asked(key: str, seat: int, **args: Arg) -> Phrase:
    return Phrase(f"prompt-{key}", {"side": naming.seat(seat), **args})


def _plain(key: str) -> Prompt:
    """Nothing but who is asked."""
    return lambda _position, seat, _a, _b: _asked(key, seat)


def _counted(key: str) -> Prompt:
    """How much is left to do."""
    return lambda _position, seat, a, _b: _asked(key, seat, count=a)


def _dealt(_position: State, _seat: int, _a: int, _b: int) -> Phrase:
    return Phrase("prompt-deal")


def _living(position: State, seat: int, a: int, _b: int) -> Phrase:
    """6.3: how many are placed, and what the card lends."""
    lends = int(position.rules.card_values[seat][position.card])
    return _asked("living", seat, count=a.bit_count(), lends=lends)


def _void(position: State, seat: int, a: int, _b: int) -> Phrase:
    return _asked("void", seat, face=naming.face(position.rules, a))


def _symbols(position: State, seat: int, a: int, b: int) -> Phrase:
    rules = position.rules
    return _asked("symbols", seat, face=naming.face(rules, b // SPREAD), symbols=remaining(rules, a, b))


def _resolve(position: State, seat: int, a: int, b: int) -> Phrase:
    rules, face = position.rules, b // SPREAD
    return _asked("resolve", seat, face=naming.face(rules, face), symbol=naming.symbol_row(rules, face, a, 1))


def _import(position: State, seat: int, _a: int, _b: int) -> Phrase:
    """10.2: West Berlin has one protest more or less than its suppliers bear markers for."""
    wanted = position.unrest[position.rules.berlin] // PROTEST
    return _asked("import", seat, change="more" if wanted > position.exported else "less")


def _dismantle(_position: State, seat: int, a: int, b: int) -> Phrase:
    return _asked("dismantle", seat, count=b // 2, owner=naming.seat(a))


def _attack(position: State, seat: int, a: int, _b: int) -> Phrase:
    return _asked("attack", seat, place=naming.province(position.rules, a))


PROMPTS: Final[dict[str, Prompt]] = {
    "deal": _dealt,
    "discard": _plain("discard"),
    "action": _plain("action"),
    "price": _plain("price"),
    "remove": _plain("remove"),
    "build": _counted("build"),
    "living": _living,
    "transfer": _plain("transfer"),
    "void": _void,
    "symbols": _symbols,
    "resolve": _resolve,
    "return_unrest": _counted("return-unrest"),
    "look": _plain("look"),
    "take": _plain("take"),
    "give": _plain("give"),
    "last_police": _plain("last-police"),
    "import": _import,
    "socialist_in": _plain("socialist-in"),
    "dismantle": _dismantle,
    "space": _plain("space"),
    "run_down": _counted("run-down"),
    "dismantle_lines": _counted("dismantle-lines"),
    "hamburg": _plain("hamburg"),
    "lose_sector": _counted("lose-sector"),
    "attack": _attack,
    "police_phase": _counted("police-phase"),
    "socialist_out": _counted("socialist-out"),
}
"""By the step's name."""
