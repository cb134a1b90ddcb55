"""Position and view of Weimar, implementing the contract."""

import json
from random import Random
from typing import Any, Final

from republik.table import snapshot
from republik.table.chance import dice_from
from republik.table.checks import require
from republik.table.contract import CHANCE, BadPosition, IllegalMove, Listener, Outcome
from republik.table.dice import Dice
from republik.table.native import i64

from . import effects as fx
from . import interpreter, invariants, notation, refusals, scenarios
from . import steps as st
from .board_text import board
from .cards import PoliticianAnswers
from .decision import Automatic, Decision
from .effect_steps import EffectFrame, Run
from .flow import advance, apply, decision, step_from
from .opinion import EndDebate, PointStep, TopicStep
from .rolls import RollAgain
from .rounds import StartRound
from .rules import Rules
from .state import FIELDS, State

TRIES = 200  # random deals tried before a required politician is put into the hand


class Position(State):
    """The complete state of a game in progress: plain data, cheap to copy."""

    def to_act(self) -> int | None:
        """Returns the seat that decides: 0 SPD, 1 Zentrum, 2 KPD, 3 DNVP, CHANCE, or None if the game is over."""
        if self.termination != st.ONGOING:
            return None
        return self.step().seat if self.depth else CHANCE  # nothing is pending for a moment while a move is executed

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

    def start_round(self, number: i64) -> None:
        self.push(StartRound(number))

    def start_effect(self, number: i64, you: i64, card: i64 = -1) -> None:
        if self.rules.effects[number].blocks[0]:
            self.moved = 0
            self.push(EffectFrame(you, number, city=interpreter.NO_CITY, cities=0, card=card))
            self.push(Run(you, root=len(self.stack) - 1))

    def outcome(self) -> Outcome | None:
        if self.termination == st.ONGOING:
            return None
        winner = self.winner if self.winner >= 0 else None
        on_points = winner is not None and self.termination in (st.ANARCHY, st.SURVIVAL)
        scores: tuple[int, ...] = tuple([int(points) for points in self.vp]) if on_points else ()
        return Outcome(winner, st.TERMINATIONS[self.termination], st.TERMINATION_RULES[self.termination], scores)

    def former_results(self) -> tuple[str, ...]:
        """Returns the result in records of earlier versions, which called every early end of the solo scenario a
        defeat."""
        early = st.ONGOING < self.termination < st.SURVIVAL
        return ("draw, defeat",) if self.rules.solo and early else ()

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
        who = "over" if seat is None else "chance" if seat == CHANCE else f"{notation.PARTY_NAMES[seat]} to act"
        return f"<Weimar {self.rules.scenario.key}, round {self.round}, {who}>"


class View:
    """What one seat knows: the position with all hidden cards face down."""

    def __init__(self, seat: int, shown: Position) -> None:
        self.seat = seat
        self.shown = shown

    def to_act(self) -> int | None:
        return self.shown.to_act()

    def moves(self) -> list[int]:
        """Returns the legal moves if this seat decides, otherwise nothing."""
        return self.shown.legal[:]

    def outcome(self) -> Outcome | None:
        return self.shown.outcome()

    def move_text(self, move: int) -> str:
        return self.shown.move_text(move)

    def sample(self, rng: Random) -> Position:
        """Returns a position this seat cannot tell from the real one: hidden cards and agendas are resampled."""
        return _deal(self.shown, dice_from(rng))

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


def sees(state: State, seat: int, party: int) -> bool:
    """Returns whether a seat knows a party's hand: its own; in the solo scenario one person plays SPD and Zentrum."""
    return seat == party or (state.rules.solo and 0 <= seat <= fx.ZENTRUM and party <= fx.ZENTRUM)


def _hide(true: Position, seat: int) -> Position:
    """Hides cards the seat does not see; the pile of a deck then contains all cards that may be in hidden places."""
    shown = true.copy()
    deck_of = true.rules.deck
    for party in range(st.PARTIES):
        if sees(true, seat, party):
            continue
        hand: list[int] = []
        for card in true.hands[party]:
            if card in true.shown:
                hand.append(card)
                continue
            deck = deck_of[card]
            shown.piles[deck] = [*shown.piles[deck], card]
            hand.append(st.HIDDEN_REPUBLIC if deck == st.REPUBLIC else st.HIDDEN_PARTY)
        shown.hands[party] = sorted(hand)
        if not true.revealed and true.agendas[party] >= 0:
            shown.agendas[party] = st.HIDDEN_AGENDA
    for deck in range(st.DECKS):
        shown.piles[deck] = sorted(shown.piles[deck])
    if true.to_act() != seat:  # another seat's options depend on its hand, those of chance on the pile
        shown.legal = []
    return shown


def imagined(true: Position, seat: int, dice: Dice) -> Position:
    """Returns a position the seat cannot tell from the true one, as `View.sample` does."""
    return _deal(_hide(true, seat), dice)


def _deal(shown: Position, dice: Dice) -> Position:
    dealt = shown.copy()
    answering = -1
    reaction = 0
    step = shown.step() if shown.depth else None
    if isinstance(step, PoliticianAnswers):
        answering = step.seat
        reaction = step.reaction()
    elif isinstance(step, RollAgain) and not step.by_stresemann:
        answering = step.seat
        reaction = st.REROLL
    for _ in range(TRIES):
        _deal_hands(shown, dealt, dice, -1, 0)
        if answering < 0 or _can_answer(dealt, answering, reaction):
            break
    else:
        _deal_hands(shown, dealt, dice, answering, reaction)
    for party in range(st.PARTIES):
        if shown.agendas[party] == st.HIDDEN_AGENDA:
            choices = shown.rules.agendas_of[party]
            dealt.agendas[party] = choices[dice.below(len(choices))]
    if isinstance(step, Decision) and not dealt.legal:  # within a move, nothing has been asked yet
        dealt.legal = step.options(dealt)
    return dealt


def _can_answer(state: State, party: int, reaction: int) -> bool:
    return any(card >= 0 and state.rules.reaction[card] == reaction for card in state.hands[party])


def _deal_hands(shown: Position, dealt: Position, dice: Dice, first: int, reaction: int) -> None:
    """Replaces each hidden card by one that is possible there; `first` is sure to get a politician of the kind."""
    pools = [pile[:] for pile in shown.piles]
    owed = -1
    if first >= 0:
        fitting = [card for card in pools[first] if shown.rules.reaction[card] == reaction]
        owed = fitting[dice.below(len(fitting))]
        pools[first].remove(owed)
    for party in range(st.PARTIES):
        hand: list[int] = []
        for card in shown.hands[party]:
            if card == st.HIDDEN_PARTY and party == first and owed >= 0:
                hand.append(owed)
                owed = -1
            elif card < 0:
                pool = pools[st.REPUBLIC if card == st.HIDDEN_REPUBLIC else party]
                hand.append(pool.pop(dice.below(len(pool))))
            else:
                hand.append(card)
        dealt.hands[party] = sorted(hand)
    for deck in range(st.DECKS):
        dealt.piles[deck] = pools[deck]


# -- text and comparison --------------------------------------------------------------------


def key(state: State) -> tuple[Any, ...]:
    """Returns the whole position as one hashable value."""
    rules = state.rules
    pending = tuple([tuple(step.numbers()) for step in state.stack])
    return rules.scenario.key, rules.components.values, snapshot.key(state, FIELDS), pending


def to_dict(state: State) -> dict[str, Any]:
    """Returns plain data under the attribute names of State, for the text form."""
    rules = state.rules
    values = {"values": rules.components.values} if rules.components.values else {}
    return {"scenario": rules.scenario.key, **values, **snapshot.plain_data(state, FIELDS), "agenda": state.agenda}


def from_dict(rules: Rules, data: dict[str, Any]) -> Position:
    position = Position(rules)
    position.clear()
    snapshot.fill(position, FIELDS, data)
    agenda = snapshot.agenda(data, st.STEP, st.DEEPEST)
    try:
        for numbers in agenda:
            position.push(step_from(numbers))
    except (KeyError, ValueError):
        raise BadPosition("outdated") from None
    try:
        position.check()
        require(not any(card < 0 for hand in position.hands for card in hand), "a hidden card")
        require(st.HIDDEN_AGENDA not in position.agendas, "a hidden agenda")
    except (AssertionError, IndexError, ValueError, TypeError, OverflowError) as error:
        raise BadPosition("impossible", {"reason": str(error)}) from None
    if not _can_continue(position):
        raise BadPosition("outdated")
    _release_stale_topics(position)
    return position


def _can_continue(position: Position) -> bool:
    """Returns whether the position can be continued: pending steps still exist and offer the stored moves."""
    if position.termination != st.ONGOING:
        return True
    try:
        fitting = all(isinstance(step, (Automatic, Decision)) and step.fits(position) for step in position.stack)
        return fitting and decision(position).options(position) == position.legal
    except (AssertionError, IndexError, KeyError, ValueError, TypeError, OverflowError):
        return False


MOVING: Final = (EffectFrame, EndDebate, TopicStep, PointStep)


def _release_stale_topics(position: Position) -> None:
    """W4: releases moved topics that earlier versions did not release after a debate or event, which blocked the next
    one."""
    if position.moved and not any(isinstance(step, MOVING) for step in position.stack):
        position.release_topics()
        if position.termination == st.ONGOING:
            position.legal = decision(position).options(position)


def new_position(rules: Rules) -> Position:
    """Returns a game before its first decision."""
    position = Position(rules)
    scenarios.set_up(position)
    advance(position)
    return position
