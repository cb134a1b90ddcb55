"""Explains why a recorded game is impossible: the closest match, and the rule that forbids the rest."""

from typing import Any, NamedTuple

from republik.games.wsdv.rules.decade_end import DismantleLines, RunDown, attack_unrest, usable_living
from republik.games.wsdv.rules.decision import Decision
from republik.games.wsdv.rules.economy import Dismantle
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.sequence import Action
from republik.table.contract import GENERAL, IllegalMove
from republik.table.phrases import Phrase

from .matcher import LOSSES, Mismatch, Node, Reading, Script, passage_rule, step_rule
from .reader import Passage, Unit
from .words import ORIGINS, SIDES, import_phrase, move_effects, moves_for, side_name

VAGUE = GENERAL | {"game-over", "no-such-move"}  # refusals that explain nothing
MAX_REMEMBERED = 20
LOSS_STEPS = {Dismantle: LOSSES, RunDown: ("rundown",), DismantleLines: ("dismantle", "dismantle line")}
"""9.1, 9.3, 9.4: what is written for the pieces that East loses, by kind of decision."""


class Problem(NamedTuple):
    """The passage (or the number of passages: the final board), the rule and the reason."""

    at: int
    rule: str
    reason: Phrase


class Problems:
    """Remembers where the search got furthest."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.best = (-1, -1)
        self.states: list[Node] = []
        self.mismatches: list[Mismatch] = []
        self.difference: Phrase | None = None

    def visited(self, state: Node) -> None:
        if self._farthest(state.reading.progress()) and len(self.states) < MAX_REMEMBERED:
            self.states.append(state)

    def mismatch(self, reading: Reading, mismatch: Mismatch) -> None:
        if self._farthest(reading.progress()) and len(self.mismatches) < MAX_REMEMBERED:
            self.mismatches.append(mismatch)

    def final(self, difference: Phrase) -> None:
        self.difference = self.difference or difference

    def _farthest(self, progress: tuple[int, int]) -> bool:
        if progress > self.best:
            self.best = progress
            self.states = []
            self.mismatches = []
        return progress == self.best

    # -- the explanation -------------------------------------------------------------------------

    def first(self) -> Problem:
        """Returns the first impossible step."""
        if self.difference:
            return Problem(len(self.script.passages), "", self.difference)
        at = min(max(self.best[0], 0), len(self.script.passages) - 1)
        passage = self.script.passages[at]
        for explain in (self._card, self._chosen_by, self._refused, self._mismatched, self._unwritten):
            explanation = explain(passage)
            if explanation is not None:
                return Problem(at, *explanation)
        return Problem(at, passage_rule(passage), import_phrase("impossible"))

    def _card(self, passage: Passage) -> tuple[str, Phrase] | None:
        """3: checks the choice of the card itself."""
        for state in self.states:
            position = state.position
            step = position.pending
            if state.reading.open or not isinstance(step, Action):
                continue
            if passage.phase:
                return "3", import_phrase("not-over", count=len(position.display))
            seat = step.seat
            if passage.side != seat:
                return "3", import_phrase("turn", side=side_name(seat))
            refused = position.why_not(position.rules.actions.play + passage.card * 4 + passage.use)
            if refused is not None:
                return refused.rule, _reason_of(refused)
            if not self.mismatches and not any(other.reading.open for other in self.states):
                card, origin = position.rules.cards[passage.card], ORIGINS[passage.origin]
                return "3", import_phrase("origin", card=card, origin=origin)
        return None

    def _chosen_by(self, passage: Passage) -> tuple[str, Phrase] | None:
        """9.1, 9.3: finds a piece that is written as chosen by the wrong side, although it could go."""
        for state in self.states:
            wrong = _wrong_chooser(state.position, state.reading.unused())
            if wrong is not None:
                names = {"by": SIDES[1 - wrong.by], "written": SIDES[wrong.by]}
                return passage_rule(passage), import_phrase("chosen-by", step=wrong.written, **names)
        return None

    def _refused(self, _: Passage) -> tuple[str, Phrase] | None:
        """Finds a written step that the engine refuses for a specific reason."""
        for state in self.states:
            for unit in state.reading.unused():
                refusal = _refusal(state.position, unit)
                if refusal is not None:
                    rule, reason = refusal
                    return rule, import_phrase("step-refused", step=unit.written, reason=reason)
        return None

    def _mismatched(self, _: Passage) -> tuple[str, Phrase] | None:
        for mismatch in self.mismatches:
            return mismatch.rule, mismatch.reason
        return None

    def _unwritten(self, passage: Passage) -> tuple[str, Phrase] | None:
        waiting = [state for state in self.states if state.position.legal]
        if not waiting:
            return None
        last = max(waiting, key=lambda state: state.reading.count)
        move = last.position.legal[0]
        effect = move_effects(last.position.rules)[move]
        rule = passage_rule(passage) if effect is None else step_rule(passage, effect)
        return rule, import_phrase("asked", move=last.position.move_text(move))


def _wrong_chooser(position: Position, units: list[Unit]) -> Unit | None:
    """Returns a loss of the decade end that the wrong side is said to have chosen: the sides choose in turn, or East
    alone, so the number of pieces that each may choose is known."""
    step = position.pending
    if position.acting or not isinstance(step, Decision) or type(step) not in LOSS_STEPS:
        return None
    seat, count = step.seat, step.left()
    in_turn = not isinstance(step, Dismantle) or step.alternate
    due = [unit for unit in units if unit.effect.kind in LOSS_STEPS[type(step)]]
    if len(due) != count:
        return None
    allowed = {seat: (count + 1) // 2 if in_turn else count}
    allowed[1 - seat] = count - allowed[seat]
    for side, most in allowed.items():
        chosen = [unit for unit in due if unit.by == side]
        if len(chosen) > most:
            return chosen[-1]
    return None


def _refusal(position: Position, unit: Unit) -> tuple[str, Phrase] | None:
    effect = unit.effect
    if effect.kind == "attack":
        return _attack_refusal(position, unit)
    for move in moves_for(position.rules, effect):
        refused = position.why_not(move)
        if refused is not None and refused.key not in VAGUE:
            return refused.rule, _reason_of(refused)
    return None


def _attack_refusal(position: Position, unit: Unit) -> tuple[str, Phrase] | None:
    attacker, target = unit.effect.subject, unit.effect.target
    rules = position.rules
    if target not in rules.neighbours[attacker]:
        return "9.7", import_phrase("no-border", target=rules.codes[target], attacker=rules.codes[attacker])
    if attack_unrest(position, attacker, target) == unit.effect.amount:
        return None
    usable = usable_living(position, attacker)
    names = {"attacker": rules.codes[attacker], "target": rules.codes[target]}
    return "9.7", import_phrase("usable", **names, usable=int(usable), living=int(position.living[target]))


def _reason_of(refused: IllegalMove) -> Phrase:
    """Returns the reason without its rule, which is reported separately."""
    return Phrase(f"refusal-{refused.key}", refused.details)


def compare_states(written: dict[str, Any], actual: dict[str, Any], path: str = "final") -> Phrase | None:
    """Returns the first difference between a (partial) written STATE and the actual one, or None."""
    for name, value in written.items():
        here = f"{path}.{name}"
        there = actual.get(name, 0)
        if isinstance(value, dict) and isinstance(there, dict):
            difference = compare_states(value, there, here)
            if difference:
                return difference
        elif isinstance(value, list) and name != "ls":
            difference = _compare_lists(value, there, here)
            if difference:
                return difference
        elif value != there and not (name == "ls" and isinstance(there, list) and value == sum(there)):
            return import_phrase("differs", where=here, written=str(value), found=str(there))
    if path == "final.imported":
        missing = [name for name in actual if name not in written]
        return import_phrase("missing", where=path, name=missing[0]) if missing else None
    return None


def _compare_lists(written: list[Any], actual: list[Any], path: str) -> Phrase | None:
    for entry in written:
        if entry not in actual:
            return import_phrase("entry-missing", where=path, entry=str(entry))
    for entry in actual:
        if entry not in written:
            return import_phrase("entry-extra", where=path, entry=str(entry))
    return None
