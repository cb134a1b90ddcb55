"""Matches a game against a record: every event must be written, and everything written must happen."""

import json
from typing import Any

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.decade_end import USE_POLICE
from republik.games.wsdv.rules.position import Position, key
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import BANKRUPTCY, EAST, LIVING_STANDARD, WEST
from republik.table.contract import Event
from republik.table.phrases import Phrase
from republik.table.records import Decision, seat_name

from .board import hamburg_choices, position_state
from .note import place_of
from .reader import Passage, Unit
from .words import (
    FIGURE_NAMES,
    NOBODY,
    OMITTABLE,
    SIDES,
    TRACKS,
    Effect,
    current_effect,
    event_effect,
    figures,
    import_phrase,
    text,
    written_figure,
)

# bits of `Reading.checked`, after one for each figure
TRACKS_BIT = 1 << len(FIGURE_NAMES)
VOID_BIT = 2 << len(FIGURE_NAMES)
LOSSES = ("dismantle", "dismantle line", "rundown")
OMITTED = -1  # instead of the index of a step: it happened without being written
USE_RULES = ("6.1", "6.2", "6.3", "6.4")  # by the use of a card
KIND_RULES = {
    "police": "8",
    "socialist": "7",
    "imported": "10.2",
    "transfer": "10.2",
    "draw": "3",
    "discard": "3",
}
"""Steps that have a rule of their own, whatever card or phase they come with."""


class Mismatch(Exception):
    """An event that contradicts the record."""

    def __init__(self, reason: Phrase, rule: str) -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule


class Script:
    """A recorded game in the form the search uses."""

    def __init__(self, rules: Rules, passages: list[Passage]) -> None:
        self.rules = rules
        self.passages = passages
        self.places = [place_of(passage) for passage in passages]
        # for each passage: the mask of all its steps, and the groups of omittable steps that are written there
        self.all_used = [(1 << len(passage.units)) - 1 for passage in passages]
        self.groups = [{OMITTABLE[kind] for kind in passage.kinds() if kind in OMITTABLE} for passage in passages]
        self.fills_unwritten = False  # whether anything may have happened in an unwritten phase


def passage_rule(passage: Passage) -> str:
    return f"9.{passage.phase}" if passage.phase else USE_RULES[passage.use]


def step_rule(passage: Passage, effect: Effect) -> str:
    """Returns the rule that decides whether a step can happen in a passage."""
    if effect.kind == "socialist" and effect.amount < 0:
        return "9.9"
    if effect.kind == "police" and passage.phase == USE_POLICE:
        return "9.8"
    return KIND_RULES.get(effect.kind, passage_rule(passage))


class Reading:
    """Progress through a record: the passage, which of its steps have happened, and what else was compared."""

    __slots__ = ("at", "checked", "count", "open", "owed", "placed", "position", "script", "state", "strict", "used")

    def __init__(self, script: Script, position: Position) -> None:
        self.script = script
        self.position = position  # changes while a move is played
        self.at = 0  # index of the passage
        self.open = False  # whether the passage has begun
        self.used = 0  # mask of the steps that have happened
        self.checked = 0  # mask of the figures that have been compared, with TRACKS_BIT and VOID_BIT
        self.owed = -1  # 10.2: the supplier whose living standard must be transferred to West Berlin; -1: none
        self.placed = 0  # mask of provinces that received living standard
        self.count = 0  # number of decisions in this passage
        self.strict = -1  # index of the passage whose steps must happen in the order written; -1: none
        self.state: dict[str, Any] | None = None  # STATE at the end of the record

    def copy(self, position: Position) -> "Reading":
        other = Reading(self.script, position)
        other.at = self.at
        other.open = self.open
        other.used = self.used
        other.checked = self.checked
        other.owed = self.owed
        other.placed = self.placed
        other.count = self.count
        other.strict = self.strict
        other.state = self.state
        return other

    def key(self) -> tuple[int, ...]:
        return (self.at, self.open, self.used, self.checked, self.owed, self.placed)

    def progress(self) -> tuple[int, int]:
        return (self.at, self.used.bit_count())

    def over(self) -> bool:
        return self.at == len(self.script.passages)

    def passage(self) -> Passage:
        return self.script.passages[self.at]

    def is_unwritten(self) -> bool:
        """Returns whether anything may happen now, because the steps of the phase are not written."""
        return self.script.fills_unwritten and self.passage().unwritten

    def unused(self) -> list[Unit]:
        return [unit for i, unit in enumerate(self.passage().units) if not self.used >> i & 1]

    # -- lookup ----------------------------------------------------------------------------------

    def find(self, effect: Effect, by: int, *, anywhere: bool = False) -> int | None:
        """Returns the index of an effect among the remaining steps; OMITTED if it need not be written, None if it is
        missing."""
        passage = self.passage()
        group = OMITTABLE.get(effect.kind)
        if self.is_unwritten() or (group is not None and group not in self.script.groups[self.at]):
            return OMITTED
        first: int | None = None
        for i, unit in enumerate(passage.units):
            if self.used >> i & 1:
                continue
            if _fits(unit.effect, effect) and (unit.by in (by, NOBODY) or by == NOBODY):
                if unit.by == by:
                    return i
                first = i if first is None else first
            if self.strict == self.at and not anywhere:
                break  # only the next step may happen
        return first

    def find_halves(self, move: Effect, by: int) -> tuple[int, int] | None:
        """Returns the indices of a moved unrest that is written as two steps, a removal and a placement."""
        removal = self.find(Effect("unrest", move.subject, amount=-1), by, anywhere=True)
        placement = self.find(Effect("unrest", move.target, amount=1), by, anywhere=True)
        if removal is None or placement is None:
            return None
        if self.strict == self.at:  # in the order written: they are the next two steps
            unused = [i for i in range(len(self.passage().units)) if not self.used >> i & 1]
            if {removal, placement} != set(unused[:2]):
                return None
        return removal, placement

    def find_transfer(self, supplier: int, *, anywhere: bool = False) -> int | None:
        """10.2: finds a transfer, which is written as such or as a living standard of West Berlin."""
        rules = self.script.rules
        index = self.find(Effect("transfer", supplier), WEST, anywhere=anywhere)
        if index is None:
            index = self.find(
                Effect("ls", rules.berlin, amount=1, sector=rules.sector_of[supplier]), WEST, anywhere=anywhere
            )
        return index

    def complete(self) -> bool:
        """Returns whether everything written in this passage has happened."""
        passage = self.passage()
        if not self.open or self.used != self.script.all_used[self.at] or self.owed >= 0:
            return False
        if self._lacks_tracks(passage) or self._lacks_void(passage):
            return False
        return not self._unchecked_figures(passage)

    def _lacks_tracks(self, passage: Passage) -> bool:
        """Returns whether written moves of markers have not happened."""
        return passage.tracks is not None and any(passage.tracks) and not self.checked & TRACKS_BIT

    def _lacks_void(self, passage: Passage) -> bool:
        """Returns whether a symbol written as void has not been skipped."""
        return bool(passage.voids) and not self.checked & VOID_BIT

    def _unchecked_figures(self, passage: Passage) -> list[str]:
        """Returns the written figures that no event has told: None and False say themselves that there is none."""
        return [
            name
            for name, value in passage.figures.items()
            if value is not None and value is not False and not self.checked >> FIGURE_NAMES.index(name) & 1
        ]

    # -- events ----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Processes an event of the engine; raises Mismatch if the record contradicts it."""
        if self.over():
            return
        key, args = event.key, event.args
        if key in ("half", "decade"):
            self._close()
            self._expect_turn(key)
        elif key == "decade_end":
            self._close()
            self._expect_phase(1)
        elif key == "phase":
            self._close()
            if not self.over():
                self._expect_phase(args["phase"])
                self._begin()
        elif key == "card":
            self._begin()
        elif self.open:
            self._hear_inside(event)

    def turn_ended(self) -> None:
        """Called when the next action is to be chosen."""
        if not self.over():
            self._close()

    def _hear_inside(self, event: Event) -> None:
        key, args = event.key, event.args
        passage = self.passage()
        for name, value in figures(event).items():
            self._compare(passage, name, value)
        if key == "game_over":
            self._game_over(args["termination"])
        elif key == "tracks":
            self._compare_tracks(passage, [args[name] for name in TRACKS])
        elif key == "void":
            self._compare_void(passage, args["symbol"] if "symbol" in args else TRACKS[args["track"]])
        elif key == "hamburg":
            self._compare_hamburg(passage, {args["province"]})
        elif key == "price" and args["paid"] == "draw":
            self._happen(Effect("draw"), NOBODY)
        elif key == "discarded":
            self._happen(Effect("discard", args["card"]), NOBODY)
        else:
            step = event_effect(self.script.rules, event)
            if step is not None:
                by = passage.side if step.by == NOBODY and not passage.phase else step.by
                for _ in range(step.times):
                    self._happen(step.effect, by)

    # -- beginning and end -----------------------------------------------------------------------

    def _begin(self) -> None:
        passage = self.passage()
        self.open = True
        if passage.decade != self.position.decade:
            raise Mismatch(import_phrase("decade", now=self.position.decade, written=passage.decade), "3")
        if len(passage.voids) > 1:
            raise Mismatch(import_phrase("one-void"), "6.4")
        if len(set(passage.hamburg)) > 1:
            raise Mismatch(import_phrase("hamburg-once"), "10.3")
        self._compare_hamburg(passage, set(self.script.rules.hamburg_choices))

    def _close(self) -> None:
        if not self.open:
            return
        self._check_closed(self.passage())
        self.at += 1
        self.open = False
        self.used = 0
        self.checked = 0
        self.placed = 0
        self.count = 0
        if self.over():
            self.state = self.state or position_state(self.position)

    def _check_closed(self, passage: Passage) -> None:
        rule = passage_rule(passage)
        if self.used != self.script.all_used[self.at]:
            left = self.unused()[0]
            raise Mismatch(import_phrase("not-happening", step=left.written), step_rule(passage, left.effect))
        if self.owed >= 0:
            code = self.script.rules.codes[self.owed]
            raise Mismatch(import_phrase("not-to-berlin", province=code), "10.2")
        if passage.tracks is not None and self._lacks_tracks(passage):
            raise Mismatch(import_phrase("tracks-still", written=_tracks_text(passage.tracks)), rule)
        if self._lacks_void(passage):
            raise Mismatch(import_phrase("nothing-void", void=passage.voids[0]), "6.4")
        for name in self._unchecked_figures(passage):
            written = _figure_text(name, passage.figures[name])
            raise Mismatch(import_phrase("figure-none", name=name, written=written), rule)

    def _expect_turn(self, key: str) -> None:
        if not self.over() and self.passage().phase:
            raise Mismatch(import_phrase("half-begins" if key == "half" else "decade-begins"), "3")

    def _expect_phase(self, phase: int) -> None:
        if self.over():
            return
        written = self.passage().phase
        if not written:
            raise Mismatch(import_phrase("decade-ends"), "3")
        if written != phase:
            raise Mismatch(import_phrase("phase", next=phase, written=written), "9")

    def _game_over(self, termination: int) -> None:
        if termination == BANKRUPTCY and self.used != self.script.all_used[self.at]:
            self._accept_losses()
        self._close()

    def _accept_losses(self) -> None:
        """9: bankruptcy is declared before pieces are removed, but a record may list the removals anyway."""
        left = self.unused()
        after = self.position.copy()
        for unit in left:
            if unit.effect.kind not in LOSSES or not apply_loss(after, unit.effect):
                return
        self.used = self.script.all_used[self.at]
        if self.at == len(self.script.passages) - 1:
            self.state = position_state(after)

    # -- comparison ------------------------------------------------------------------------------

    def _compare(self, passage: Passage, name: str, value: Any) -> None:
        if name in passage.figures and passage.figures[name] != value:
            written, actual = _figure_text(name, passage.figures[name]), _figure_text(name, value)
            raise Mismatch(import_phrase("figure", name=name, written=written, found=actual), passage_rule(passage))
        self.checked |= 1 << FIGURE_NAMES.index(name)

    def _compare_tracks(self, passage: Passage, moved: list[int]) -> None:
        if passage.tracks is not None and passage.tracks != moved:
            reason = import_phrase("tracks-move", written=_tracks_text(passage.tracks), moved=_tracks_text(moved))
            raise Mismatch(reason, passage_rule(passage))
        self.checked |= TRACKS_BIT

    def _compare_void(self, passage: Passage, void: str) -> None:
        if passage.voids and passage.voids[0] != void:
            raise Mismatch(import_phrase("void", written=passage.voids[0], void=void), "6.4")
        self.checked |= VOID_BIT

    def _compare_hamburg(self, passage: Passage, choices: set[int]) -> None:
        for province in passage.hamburg:
            if province not in choices:
                code = self.script.rules.codes[province]
                raise Mismatch(import_phrase("hamburg", province=code), "10.3")

    def _happen(self, effect: Effect, by: int) -> None:
        passage = self.passage()
        if effect.kind == "ls":
            self.placed |= 1 << effect.subject
        if passage.hamburg and not passage.phase:
            self._compare_hamburg(passage, hamburg_choices(self.position, effect, self.placed))
        if effect.kind == "transfer":
            index = self._pass_on(effect.subject)
        else:
            index = self.find(effect, by)
        if index is None and self.may_owe(effect):  # it is passed on to West Berlin right away
            self.owed = effect.subject
            return
        if index is None and effect.kind == "move":
            halves = self.find_halves(effect, by)
            if halves is not None:
                self.used |= 1 << halves[0] | 1 << halves[1]
                return
        if index is None:
            self._refuse(effect, by)
        elif index >= 0:
            self.used |= 1 << index

    def _refuse(self, effect: Effect, by: int) -> None:
        rules = self.script.rules
        line = text(rules, effect)
        for unit in self.unused():
            if unit.effect == effect and unit.by != by and by != NOBODY:
                reason = import_phrase("chosen-by", step=line, by=SIDES[by], written=SIDES[unit.by])
                raise Mismatch(reason, passage_rule(self.passage()))
        raise Mismatch(import_phrase("unwritten", step=line), step_rule(self.passage(), effect))

    def _pass_on(self, supplier: int) -> int | None:
        if self.owed != supplier:
            return None
        self.owed = -1
        return self.find_transfer(supplier)

    def may_owe(self, effect: Effect) -> bool:
        """10.2: returns whether an unwritten living standard of a supplier may be transferred to West Berlin."""
        position = self.position
        if effect.kind != "ls" or effect.amount < 0 or self.owed >= 0 or not position.acting:
            return False
        if self.script.rules.sector_of[effect.subject] < 0 or position.use != LIVING_STANDARD:
            return False
        stays = self.find(effect, WEST, anywhere=True) is not None
        return not stays and self.find_transfer(effect.subject, anywhere=True) is not None


class Node:
    """A search node: a position, how far the record has been followed, and the decision that led here."""

    __slots__ = ("move", "parent", "position", "reading")

    def __init__(self, position: Position, reading: Reading, parent: "Node | None" = None, move: int = -1) -> None:
        self.position = position
        self.reading = reading
        self.parent = parent
        self.move = move

    def key(self) -> tuple[object, ...]:
        """Returns a key; two nodes with the same key have the same future."""
        return (key(self.position), self.reading.key())

    def decisions(self) -> list[Decision]:
        out: list[Decision] = []
        node = self
        while node.parent is not None:
            before = node.parent.position
            seat = before.to_act()
            assert seat is not None
            out.append(Decision(seat_name(GAME, seat), before.move_text(node.move)))
            node = node.parent
        return out[::-1]


def _fits(written: Effect, effect: Effect) -> bool:
    """Returns whether a written step can mean an effect: the recorder may not have known a sector or a discarded
    card."""
    if written == effect:
        return True
    if written.kind != effect.kind:
        return False
    if written.kind == "discard":
        return written.subject < 0
    return written.kind == "ls" and written == effect._replace(sector=-1)


def apply_loss(position: Position, effect: Effect) -> bool:
    """Applies one loss of East's economy to a board used for comparison; returns False if it is not possible."""
    rules = position.rules
    actions = rules.actions
    if effect.kind == "rundown" and economy.sound_factories(position) >> effect.subject & 1:
        economy.run_down(position, effect.subject)
        return True
    move = (actions.dismantle_line if effect.kind == "dismantle line" else actions.dismantle_city) + effect.subject
    possible: list[int] = []
    economy.dismantle_moves(position, EAST, economy.all_cities(position, EAST), rules.all_lines[EAST], possible)
    if effect.kind == "rundown" or move not in possible or current_effect(position, effect) != effect:
        return False
    economy.dismantle(position, move, WEST)  # who chooses does not matter: nobody hears of it
    return True


def _tracks_text(tracks: list[int]) -> str:
    return ", ".join(f"{name} {steps:+d}" for name, steps in zip(TRACKS, tracks, strict=True) if steps) or "0"


def _figure_text(name: str, value: Any) -> str:
    return json.dumps(written_figure(name, value)).strip('"')
