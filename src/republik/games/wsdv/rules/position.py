"""Position and view of Wir sind das Volk!, implementing the contract."""

import json
from random import Random
from typing import Any, Final

from republik.table import snapshot
from republik.table.chance import dice_from
from republik.table.checks import check_legal, require
from republik.table.contract import CHANCE, BadPosition, IllegalMove, Listener, Outcome
from republik.table.dice import Dice

from . import forecast as forecasts
from . import invariants, notation, refusals
from .board_text import board
from .card_events import Give
from .economy import count_reach
from .flow import KINDS, advance, apply, options
from .forecast_data import Forecast
from .rules import Rules, earlier_rules
from .setup import set_up
from .state import FIELDS, State
from .steps import DEEPEST, EAST, ONGOING, STEP, TERMINATION_RULES, TERMINATIONS, WEST

UNKNOWN = -1000  # a hidden card of decade d is UNKNOWN - d


class Position(State):
    """The complete state of a game in progress: plain data, cheap to copy."""

    def to_act(self) -> int | None:
        """Returns the seat that decides: 0 West, 1 East, CHANCE, or None if the game is over."""
        if self.termination != ONGOING:
            return None
        step = self.pending
        return CHANCE if step is None else step.seat  # nothing is pending for a moment while a move is executed

    def moves(self) -> list[int]:
        """Returns every legal move, sorted; never empty before the end."""
        return self.legal[:]

    def play(self, move: int, listener: Listener | None = None) -> None:
        """Executes a move, or raises IllegalMove and leaves the position unchanged."""
        if move not in self.legal:
            raise refusals.refusal(self, move)
        self.listener = listener
        apply(self, move)
        advance(self)
        self.listener = None

    def copy(self) -> "Position":
        other = Position(self.rules)
        self.copy_to(other)
        return other

    def outcome(self) -> Outcome | None:
        if self.termination == ONGOING:
            return None
        return Outcome(self.winner, TERMINATIONS[self.termination], TERMINATION_RULES[self.termination])

    def view(self, seat: int) -> "View":
        """Returns everything a seat may know, and nothing else."""
        return View(seat, _hide(self, seat))

    def why_not(self, move: int) -> IllegalMove | None:
        """Returns why a move of the action space is refused now; None if it is legal."""
        return None if move in self.legal else refusals.refusal(self, move)

    def action_count(self) -> int:
        return self.rules.actions.count

    def move_text(self, move: int) -> str:
        return notation.move_text(self.rules, move)

    def parse_move(self, text: str) -> int:
        return notation.parse_move(self.rules, text)

    def forecast(self) -> Forecast:
        """Returns what each of the ten phases would do if the decade ended now; during the decade end, what it did or
        will do."""
        return forecasts.forecast(self)

    def check(self) -> None:
        """Raises AssertionError if the position contradicts the rules."""
        invariants.check(self)

    def to_text(self) -> str:
        return json.dumps(to_dict(self), ensure_ascii=False, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and key(self) == key(other)

    def __hash__(self) -> int:
        return hash(key(self))

    def __str__(self) -> str:
        """Returns the board as text, hands included."""
        return f"{self!r}\n{board(self)}"

    def __repr__(self) -> str:
        seat = self.to_act()
        names = {0: "West to act", 1: "East to act", CHANCE: "chance", None: "over"}
        return f"<Wir sind das Volk! {self.rules.edition.id}, decade {self.decade}, {names[seat]}>"


class View:
    """What one seat knows: the position with all hidden cards face down."""

    def __init__(self, seat: int, shown: Position) -> None:
        self.seat = seat
        self.shown = shown
        self._forecast: Forecast | None = None

    def to_act(self) -> int | None:
        return self.shown.to_act()

    def moves(self) -> list[int]:
        """Returns the legal moves if this seat decides, otherwise nothing."""
        return self.shown.legal[:]

    def outcome(self) -> Outcome | None:
        return self.shown.outcome()

    def move_text(self, move: int) -> str:
        return self.shown.move_text(move)

    def forecast(self) -> Forecast:
        """Returns the forecast of the position, cached."""
        if self._forecast is None:
            self._forecast = self.shown.forecast()
        return self._forecast

    def sample(self, rng: Random) -> Position:
        """Returns a position this seat cannot tell from the real one: hidden cards are resampled uniformly."""
        return Dealer(self.shown).deal(dice_from(rng))

    def to_dict(self) -> dict[str, Any]:
        return to_dict(self.shown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and key(self.shown) == key(other.shown)

    def __hash__(self) -> int:
        return hash((self.seat, key(self.shown)))

    def __str__(self) -> str:
        """Returns the board as text, as this seat knows it."""
        return str(self.shown)


# -- hiding and resampling -------------------------------------------------------------


def _hide(true: Position, seat: int) -> Position:
    shown = true.copy()
    if seat != WEST:
        shown.hand_west = _turn_over(shown, shown.hand_west, shown.seen_east if seat == EAST else [])
        shown.gone_west = _turn_over(shown, shown.gone_west, [])
    if seat != EAST:
        shown.hand_east = _turn_over(shown, shown.hand_east, shown.seen_west if seat == WEST else [])
        shown.gone_east = _turn_over(shown, shown.gone_east, [])
        shown.top = _turn_over(shown, shown.top, [])
        _hide_guillaume(shown)
    if seat not in (WEST, EAST):
        shown.seen_west = []
        shown.seen_east = []
    shown.pile = [UNKNOWN - true.decade] * len(true.pile)
    if seat not in (WEST, EAST) or true.to_act() != seat:  # a spectator does not see what chance may deal
        shown.legal = []
    return shown


def _turn_over(shown: Position, cards: list[int], faces: list[int]) -> list[int]:
    decades = shown.rules.card_decade
    return sorted([card if card in faces else UNKNOWN - decades[card] for card in cards])


def _hide_guillaume(shown: Position) -> None:
    """Hides the card that East is about to take from the pile, which is East's secret."""
    step = shown.pending
    if isinstance(step, Give) and step.at_pile:
        shown.replace(Give(EAST, -1, step.at_pile))


class Dealer:
    """Deals the hidden cards of a view, uniformly among all possible deals."""

    def __init__(self, shown: Position) -> None:
        self.shown = shown
        self.unseen: list[list[int]] = _unseen(shown)

    def deal(self, dice: Dice) -> Position:
        """Returns a position that the seat cannot tell from the real one."""
        shown = self.shown
        dealt = shown.copy()
        pools = [pool[:] for pool in self.unseen]
        dealt.hand_west = _dealt(shown.hand_west, pools, dice)
        dealt.hand_east = _dealt(shown.hand_east, pools, dice)
        dealt.gone_west = _dealt(shown.gone_west, pools, dice)
        dealt.gone_east = _dealt(shown.gone_east, pools, dice)
        if shown.top:
            dealt.top = _dealt_in_order(shown.top, pools, dice)
        if shown.pile and shown.pile[0] <= UNKNOWN:  # the rest of the decade
            dealt.pile = pools[UNKNOWN - shown.pile[0]]
        step = dealt.pending
        if step is not None:
            if isinstance(step, Give) and step.taken < 0:
                dealt.replace(Give(EAST, dealt.top[dice.below(len(dealt.top))], step.at_pile))
            if not dealt.legal:
                dealt.legal = options(dealt)
        return dealt


def _unseen(shown: Position) -> list[list[int]]:
    """Returns, for each decade, the cards that may be in any hidden place."""
    placed: set[int] = set()
    for cards in (shown.hand_west, shown.hand_east, shown.gone_west, shown.gone_east, shown.top):
        placed.update(cards)
    normal = shown.rules.normal
    return [[card for card in cards if card not in placed and not shown.is_public(card)] for cards in normal]


def _dealt_in_order(cards: list[int], pools: list[list[int]], dice: Dice) -> list[int]:
    """Replaces each hidden card by one that is possible there."""
    out: list[int] = []
    for card in cards:
        if card <= UNKNOWN:
            pool = pools[UNKNOWN - card]
            card = pool.pop(dice.below(len(pool)))
        out.append(card)
    return out


def _dealt(cards: list[int], pools: list[list[int]], dice: Dice) -> list[int]:
    if not cards or cards[0] > UNKNOWN:
        return cards  # hidden cards come first
    out = _dealt_in_order(cards, pools, dice)
    out.sort()
    return out


# -- text and comparison --------------------------------------------------------------------

PLACES: Final = "police display hand_west hand_east pile top row gone_west gone_east".split()


def key(state: State) -> tuple[Any, ...]:
    """Returns the whole position as one hashable value."""
    return (
        state.rules.edition.id,
        snapshot.key(state, FIELDS),
        tuple([tuple(step.numbers()) for step in state.agenda()]),
    )


def to_dict(state: State) -> dict[str, Any]:
    """Returns plain data under the attribute names of State, for the text form."""
    agenda = [step.numbers() for step in state.agenda()]
    return {"edition": state.rules.edition.id, **snapshot.plain_data(state, FIELDS), "agenda": agenda}


def from_dict(rules: Rules, data: dict[str, Any]) -> Position:
    position = Position(rules)
    position.clear()
    snapshot.fill(position, FIELDS, {"ledger": [], **data})  # texts from earlier versions have no ledger
    count_reach(position)  # derived from the factories; earlier texts ignore the edition for external lines
    agenda = snapshot.agenda(data, STEP, DEEPEST)
    try:
        for kind, seat, *numbers in agenda:
            position.push(KINDS[kind].unpacked(seat, numbers))
        position.check()
        require(not any(card < 0 for name in PLACES for card in data[name]), "a hidden card")
        if position.termination == ONGOING and not _is_offered(position):
            position.legal = options(position)
            check_legal(position.legal, rules.actions.count)
    except (AssertionError, LookupError, ValueError, TypeError, OverflowError) as error:
        raise BadPosition("impossible", {"reason": str(error)}) from None
    return position


def _is_offered(position: Position) -> bool:
    """Returns whether the legal moves of a text are those of the rules, or of an earlier reading of them."""
    rules = position.rules
    try:
        for position.rules in (rules, earlier_rules(rules.edition.id)):
            if options(position) == position.legal:
                return True
        return False
    finally:
        position.rules = rules


def new_position(rules: Rules) -> Position:
    """Returns a game before its first card."""
    position = Position(rules)
    set_up(position)
    advance(position)
    return position
