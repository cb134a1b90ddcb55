"""Finds the decisions of a record that leave no trace in the interchange format, so that the note must name them."""

from typing import NamedTuple

from republik.games.wsdv.rules.actions import Living
from republik.games.wsdv.rules.card_events import Symbols
from republik.games.wsdv.rules.hands import Deal, Discard
from republik.games.wsdv.rules.police import LastPolice
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import S_GUILLAUME, TO_TOP, TO_WEST
from republik.table.records import Decision

from .note import END, Note

SEEN = ""  # recorded by the steps or the deal
UNSEEN = "unseen"
DISCARDED = "discarded"  # the order matters if there are several
DONE = "done"  # before or after police was used
PLACED = "placed"  # a living standard transferred to West Berlin, before or after others


class Trace(NamedTuple):
    place: str
    decision: Decision
    kind: str


class Traces:
    """Collects decisions by turn or phase."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.traces: dict[str, list[Trace]] = {}

    def before(self, move: int, decision: Decision, passage: str) -> None:
        """Records a decision that is about to be made."""
        here = self.traces.setdefault(passage, [])
        here.append(Trace(f"{passage}.{len(here) + 1}", decision, _kind(self.position, move)))

    def note(self, unwritten: str, stopped: str) -> Note:
        """Returns the hints for the note. `unwritten` is a turn that never began; `stopped` one that was not
        finished."""
        note = Note()
        for passage, traces in self.traces.items():
            for i, trace in enumerate(traces):
                if passage == unwritten:
                    note.hints[f"{END}.{i + 1}"] = trace.decision
                elif passage == stopped or _needed(traces, i):
                    note.hints[trace.place] = trace.decision
        if stopped:
            note.stop = f"{stopped}.{len(self.traces.get(stopped, ()))}"
        return note


def _kind(position: Position, move: int) -> str:
    actions = position.rules.actions
    step = position.step()
    if isinstance(step, Deal):
        return UNSEEN if step.target == TO_TOP or (step.target == TO_WEST and position.acting) else SEEN
    if isinstance(step, Discard):
        return DISCARDED if move != actions.done else SEEN
    if isinstance(step, Living) and move != actions.done:
        return PLACED
    if isinstance(step, Symbols) and _hidden_symbol(position, step, move):
        return UNSEEN
    if actions.start_of[move] in (actions.done, actions.ignore) and not isinstance(step, LastPolice):
        return DONE
    return SEEN


def _hidden_symbol(position: Position, step: Symbols, move: int) -> bool:
    """Returns whether a symbol is called or ignored while others are pending: the order may not be visible."""
    actions = position.rules.actions
    start = actions.start_of[move]
    if start == actions.ignore:
        return any(row != move - start for row, _ in step.rows_left())
    if start != actions.resolve:
        return False
    if position.rules.row_of(step.face, move - start).kind == S_GUILLAUME:
        return True  # East may then look at nothing
    return sum(actions.start_of[other] == start for other in position.legal) > 1


def _needed(traces: list[Trace], i: int) -> bool:
    trace = traces[i]
    later = [other.decision for other in traces[i + 1 :]]
    if trace.kind == DISCARDED:
        mine = [t for t in traces if t.kind == DISCARDED and t.decision.seat == trace.decision.seat]
        return len(mine) > 1
    if trace.kind == DONE:
        return any(other.text.startswith("police ") for other in later)
    if trace.kind == PLACED:
        transfer = "transfer " + trace.decision.text.rpartition(" ")[2]
        return transfer in [other.text for other in later] and traces[i + 1].kind == PLACED
    return trace.kind == UNSEEN
