"""Imports a recorded game by searching for decisions that produce exactly what it describes.

The format describes changes of the board, whereas our records contain decisions. Each turn and phase is therefore
searched, first in the order written, then in any order, and only along moves whose effect is written. If several ways
fit, the first is used, and the others are tried if a later turn contradicts it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import inf
from time import process_time
from typing import Any, NoReturn

from republik.games.wsdv.game import GAME, NEWEST
from republik.games.wsdv.rules.actions import Living, Price
from republik.games.wsdv.rules.card_events import Give, Look, Take, Void
from republik.games.wsdv.rules.decade_end import Attack, Hamburg, Space
from republik.games.wsdv.rules.hands import Deal, Discard
from republik.games.wsdv.rules.position import Position, new_position
from republik.games.wsdv.rules.rules import Rules, earlier_rules, standard_rules
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import (
    FROM_DISPLAY,
    FROM_HAND,
    FROM_SPECIAL,
    TRACK_END,
)
from republik.table import records
from republik.table.contract import IllegalMove
from republik.table.phrases import Phrase
from republik.table.plugin.interchange import ImportStopped
from republik.table.records import BadRecord, Decision, Record, seat_name

from .board import position_state
from .deals import Dealer
from .export import only_wsdv
from .matcher import Mismatch, Node, Reading, Script
from .note import END, Note, add_comments, read_note
from .problems import Problems, compare_states
from .reader import Passage, RecordedGame, read_data
from .words import SECTORS, TRACKS, Effect, current_effect, import_phrase, move_effects

EFFORT = 120_000  # moves tried before the search gives up
LOOK_AT_CLOCK = 100  # moves tried between two looks
CARD_STEPS = (Deal, Discard, Price, Look, Take, Give)
LATE = frozenset({"ignore", "look", "take", "give"})
"""Kinds of moves that the format does not write; among moves without an effect they are tried last."""


@dataclass
class ImportResult:
    """A recorded game converted to a record."""

    record: Record
    position: Position
    """The position after the last decision. Automatic steps have been executed, even if the record stops before
    them."""
    state: dict[str, Any]
    """The format's STATE where the record stops."""
    notes: list[Phrase]
    """Warnings for the reader: omitted details, steps after a bankruptcy, an incomplete last turn."""


def import_game(
    data: RecordedGame | Mapping[str, Any],
    until: int | None = None,
    effort: int = EFFORT,
    seconds: float = inf,
) -> ImportResult:
    """Imports a recorded game, up to the end of decade `until` if given, within `seconds` of processor time.

    Raises BadInterchange if the data is not in the format, ImportStopped at the first impossible step.
    """
    game = data if isinstance(data, RecordedGame) else read_data(data)
    return _Import(game, until, effort, seconds).run()


@cache
def _effects(edition: str) -> list[Effect | None]:
    return move_effects(standard_rules(edition))


@cache
def _late_moves(edition: str) -> frozenset[int]:
    blocks = [block for block in standard_rules(edition).actions.blocks if block.name in LATE]
    return frozenset(move for block in blocks for move in range(block.start, block.start + block.size))


class _Import:
    """A single import: first the plan of the cards, then the search."""

    def __init__(self, game: RecordedGame, until: int | None, effort: int, seconds: float) -> None:
        self.game = game
        self.end = process_time() + seconds
        self.tried = 0
        self.note: Note = read_note(game.note)
        self.rules = _rules(game.edition, self.note)
        self.effects = _effects(game.edition)
        self.late = _late_moves(game.edition)
        self.effort = effort
        self.spent = 0
        self.thorough = False
        self.notes = [import_phrase("unknown-key", name=name) for name in game.unknown]
        turns = [passage for passage in game.passages if not passage.phase]
        self.plan, self.no_deal = Dealer(self.rules, turns, self.note).plan()
        if self.no_deal is not None:  # the note is only a hint
            self.plan, self.no_deal = Dealer(self.rules, turns, Note()).plan()
        passages = [passage for passage in game.passages if until is None or passage.decade <= until]
        self.cut = len(passages) < len(game.passages)
        self.script = Script(self.rules, self._playable(passages))
        self.problems = Problems(self.script)
        position = new_position(self.rules)
        self.root = Node(position, Reading(self.script, position))
        self.deepest = self.root
        self.partial: Node | None = None

    def _playable(self, passages: list[Passage]) -> list[Passage]:
        """Returns the turns that have a deal."""
        problem = self.no_deal
        if problem is None or all(passage.number != problem.number for passage in passages):
            self.no_deal = None
            return passages
        return [passage for passage in passages if passage.number < problem.number]

    def run(self) -> ImportResult:
        end = self._follow()
        if end is None:
            end = self.partial
            if end is None or self.no_deal:
                self._stop()
            self.notes.append(import_phrase("incomplete"))
        if self.no_deal is not None:
            passage = next(p for p in self.game.passages if p.number == self.no_deal.number)
            record = self._record(end.decisions(), end.position)
            problem = self.no_deal
            raise ImportStopped(problem.reason, problem.rule, passage.number, passage.phase, record, end.position)
        return self._result(end)

    def _follow(self) -> Node | None:
        """Searches the likely ways first: steps in the order written, and no effects in phases that are not written."""
        end = self._search()
        if end is None:
            self.thorough = True
            self.spent = self.effort // 2
            end = self._search()
        if end is None and any(passage.unwritten for passage in self.script.passages):
            self.script.fills_unwritten = True
            self.spent = self.effort // 2
            end = self._search()
        return end

    # -- the search ------------------------------------------------------------------------------

    def _search(self) -> Node | None:
        """Searches depth first over turns and phases; each position is expanded once."""
        visited: set[tuple[object, ...]] = set()
        if self._ended(self.root):
            return self.root
        stack = [self._ways(self.root)]
        while stack and self.spent <= self.effort:
            node = next(stack[-1], None)
            if node is None:
                stack.pop()
                continue
            if node.reading.at > self.deepest.reading.at:
                self.deepest = node
            if self._ended(node):
                if self._final_fits(node):
                    return node
                continue
            state = node.key()
            if state not in visited:
                visited.add(state)
                stack.append(self._ways(node))
        return None

    def _ended(self, node: Node) -> bool:
        reading = node.reading
        if reading.over():
            return True
        if reading.at != len(self.script.passages) - 1 or not reading.complete():
            return False
        return not self.cut and self.note.stop == f"{self.script.places[reading.at]}.{reading.count}"

    def _ways(self, node: Node) -> Iterator[Node]:
        """Yields every way through a node's passage: in the order written, then in any order."""
        start = node.reading.at
        yielded: set[tuple[object, ...]] = set()
        for strict in (True, False):
            if yielded and not self.thorough:
                return  # a different order of the same steps rarely leads elsewhere
            node.reading.strict = start if strict else -1
            visited: set[tuple[object, ...]] = set()
            stack = [self._children(node, strict)]
            while stack:
                child = next(stack[-1], None)
                if child is None:
                    stack.pop()
                    continue
                state = child.key()
                if child.reading.at > start or self._ended(child):
                    if state not in yielded:
                        yielded.add(state)
                        yield child
                elif state not in visited:
                    visited.add(state)
                    stack.append(self._children(child, strict))

    def _children(self, node: Node, strict: bool) -> Iterator[Node]:
        if not strict:
            self.problems.visited(node)
            self._remember_partial(node)
        for move in self._candidates(node):
            child = self._try(node, move, strict)
            if child is not None:
                yield child

    def _try(self, node: Node, move: int, strict: bool) -> Node | None:
        self.spent += 1
        self.tried += 1
        if self.tried % LOOK_AT_CLOCK == 0 and process_time() > self.end:
            self.effort = 0  # time is up
        if self.spent > self.effort:
            return None
        position = node.position.copy()
        reading = node.reading.copy(position)
        reading.count += 1
        try:
            position.play(move, reading.hear)
            if isinstance(position.pending, Action):
                reading.turn_ended()
            if position.outcome() is not None and not reading.over():
                raise Mismatch(import_phrase("over"), "9")
        except Mismatch as mismatch:
            if not strict or reading.at > node.reading.at:
                self.problems.mismatch(reading, mismatch)
            return None
        return Node(position, reading, node, move)

    def _remember_partial(self, node: Node) -> None:
        """Remembers a partial match, because the record may stop in the middle of its last turn."""
        reading = node.reading
        if self.partial is None and not self.cut and reading.at == len(self.script.passages) - 1:
            claims = reading.passage().figures.get("winner") is not None
            if reading.complete() and not claims and self._final_fits(node):
                self.partial = node

    def _final_fits(self, node: Node) -> bool:
        """Compares `final` once the whole record has been read."""
        if self.cut or self.no_deal is not None or self.game.final is None:
            return True
        board = position_state(node.position)
        difference = compare_states(self.game.final, node.reading.state or board)
        if difference and node.position.outcome() is not None:  # 9: before the pieces lost by a bankruptcy are removed
            difference = compare_states(self.game.final, board) and difference
        if difference:
            self.problems.final(difference)
        return not difference

    # -- candidates ------------------------------------------------------------------------------

    def _candidates(self, node: Node) -> list[int]:
        """Returns the moves that may lead to what is written, likeliest first."""
        position, reading = node.position, node.reading
        step = position.step()
        if isinstance(step, CARD_STEPS):
            return self._card_moves(position, reading)
        passage = reading.passage()
        if isinstance(step, Action):
            return self._card_choice(position, passage, step.seat)
        if isinstance(step, Attack):
            moves = self._attacks(position, reading, step.province)
        elif isinstance(step, Space):
            moves = self._spaces(position, passage)
        elif isinstance(step, Void):
            moves = self._voids(position, passage)
        elif isinstance(step, Hamburg):
            first = self.rules.actions.hamburg
            named = [first + province for province in passage.hamburg]
            moves = [move for move in position.legal if not named or move in named]
        else:
            moves = self._effect_moves(position, reading, step.seat)
        return self._hinted(position, reading, moves)

    def _hinted(self, position: Position, reading: Reading, moves: list[int]) -> list[int]:
        """Puts the moves named in the note first."""
        hint = self.note.hints.get(f"{self.script.places[reading.at]}.{reading.count + 1}")
        if hint is None:
            return moves
        try:
            move = position.parse_move(hint[1])
        except IllegalMove:
            return moves
        return [move, *(other for other in moves if other != move)] if move in position.legal else moves

    def _effect_moves(self, position: Position, reading: Reading, seat: int) -> list[int]:
        ranked: list[tuple[int, int, int]] = []
        for move in position.legal:
            effect = self.effects[move]
            if effect is None:
                rank = 4 if move == self.rules.actions.done else 3 if move in self.late else 2
                ranked.append((rank - 4 if reading.is_unwritten() else rank, 0, move))
                continue
            effect = current_effect(position, effect)
            if effect.kind == "transfer":
                index = reading.find_transfer(effect.subject) if reading.owed == effect.subject else None
            else:
                index = reading.find(effect, seat)
            if index is None and effect.kind == "move":
                halves = reading.find_halves(effect, seat)
                index = None if halves is None else min(halves)
            if index is not None and index >= 0:
                ranked.append((0, index, move))
            elif index is not None or (isinstance(position.step(), Living) and reading.may_owe(effect)):
                ranked.append((1, -self._wish(position, effect), move))
        ranked.sort()
        return [move for _, _, move in ranked]

    def _wish(self, position: Position, effect: Effect) -> int:
        """Ranks unwritten places: those that differ from `final` come first."""
        if effect.kind not in ("imported", "socialist", "ls"):
            return 0
        final = self.game.final or {}
        code = self.rules.codes[effect.subject]
        if effect.kind == "imported":
            target = final.get("imported", {}).get(code, 0)
            return (int(target) - position.imported[effect.subject]) * effect.amount
        provinces = final.get("provinces", {})
        if effect.kind == "socialist":
            target = provinces.get(code, {}).get("socialists", 0)
            return (int(target) - position.socialists[effect.subject]) * effect.amount
        sectors = provinces.get("WB", {}).get("ls")
        if not isinstance(sectors, list) or code not in SECTORS:
            return 0
        return int(sectors[SECTORS.index(code)]) - position.sectors[self.rules.sector_of[effect.subject]]

    def _card_choice(self, position: Position, passage: Passage, seat: int) -> list[int]:
        move = self.rules.actions.play + passage.card * 4 + passage.use
        if passage.phase or passage.side != seat or move not in position.legal:
            return []
        if passage.card == position.special:
            origin = FROM_SPECIAL
        else:
            origin = FROM_DISPLAY if passage.card in position.display else FROM_HAND
        return [move] if origin == passage.origin else []

    def _attacks(self, position: Position, reading: Reading, province: int) -> list[int]:
        """9.7: the provinces written as attackers attack, the others do not."""
        actions = self.rules.actions
        if reading.is_unwritten():
            return position.legal
        attacks = [unit.effect for unit in reading.unused() if unit.effect.kind == "attack"]
        targets = {attack.target for attack in attacks if attack.subject == province}
        first = actions.attack + province * self.rules.province_count
        moves = [move for move in position.legal if move != actions.done]
        if province != self.rules.berlin:  # West Berlin attacks both its neighbours with one move
            moves = [move for move in moves if move - first in targets]
        return moves if targets else [actions.done]

    def _spaces(self, position: Position, passage: Passage) -> list[int]:
        """9.2: returns the space written, or all with the marker's own first."""
        first = self.rules.actions.prestige + TRACK_END
        target = passage.figures.get("space")
        moves = [move for move in position.legal if target is None or move - first == target]
        return sorted(moves, key=lambda move: -abs(move - first))

    def _voids(self, position: Position, passage: Passage) -> list[int]:
        """6.4: returns what is written as void, or all options with nothing first."""
        if not passage.voids:
            return position.legal
        actions = self.rules.actions
        rows = self.rules.rows[passage.card]
        names = {actions.void_track + i: name for i, name in enumerate(TRACKS)}
        names.update({actions.void_row + i: row.code for i, row in enumerate(rows)})
        return [move for move in position.legal if names.get(move) == passage.voids[0]]

    def _card_moves(self, position: Position, reading: Reading) -> list[int]:
        """Returns the move for a decision about cards: the first of the plan that is still to be made, or none."""
        planned = self.plan.get((reading.passage().number, position.acting), [])
        possible = [move for move in (*planned, self.rules.actions.done) if move in position.legal]
        return possible[:1]

    # -- the result ------------------------------------------------------------------------------

    def _result(self, end: Node) -> ImportResult:
        position = end.position
        decisions = end.decisions()
        state = end.reading.state or position_state(position)
        if not self.cut:
            position = position.copy()
            decisions += self._trailing(position)
        record = self._record(decisions, position)
        if end.position.outcome() is not None and state != position_state(position):
            self.notes.append(import_phrase("bankrupt-pieces"))
        return ImportResult(record, position, state, self.notes)

    def _trailing(self, position: Position) -> list[Decision]:
        """Returns the decisions that our own note gives after the last turn."""
        out: list[Decision] = []
        while hint := self.note.hints.get(f"{END}.{len(out) + 1}"):
            seat = position.to_act()
            if seat is None or seat_name(GAME, seat) != hint[0]:
                break
            try:
                move = position.parse_move(hint[1])
                out.append(Decision(hint[0], position.move_text(move)))
                position.play(move)
            except IllegalMove:
                out.pop()
                break
        return out

    def _record(self, decisions: list[Decision], position: Position) -> Record:
        """Returns a record with the header of the note if it is still valid, otherwise with a minimal one."""
        header = {"game": GAME.name, "edition": self.game.edition, records.REVISION: str(GAME.revision)}
        plain = Record(header | {"west": "?", "east": "?"}, decisions)
        outcome = position.outcome()
        if outcome is not None:
            plain.header["result"] = records.result_text(GAME, outcome)
        if not self.note.header:
            source = records.one_line(self.game.note)
            return Record({**plain.header, **({"x-note": source} if source else {})}, decisions)
        record = Record(dict(self.note.header), decisions)
        add_comments(record, self.note)
        return record if _holds(record, self.game.edition) else plain

    def _stop(self) -> NoReturn:
        end = self.deepest
        problem = self.problems.first()
        passages = self.script.passages
        last = passages[-1].number if passages else 0
        where = passages[problem.at] if problem.at < len(passages) else None
        turn, phase = (last, 0) if where is None else (where.number, where.phase)
        record = self._record(end.decisions(), end.position)
        reason = problem.reason
        if self.spent > self.effort:
            reason = import_phrase("given-up", reason=reason, moves=str(self.effort or self.tried))
        raise ImportStopped(reason, problem.rule, turn, phase, record, end.position)


def _rules(edition: str, note: Note) -> Rules:
    """Returns the rules under which a game was played: earlier ones if our own note names an earlier revision."""
    try:
        earlier = bool(note.header) and records.is_outdated(Record(dict(note.header)), GAME)
    except BadRecord:
        earlier = False
    return earlier_rules(edition) if earlier else standard_rules(edition)


def _holds(record: Record, edition: str) -> bool:
    """Returns whether a record with the header of a note is valid."""
    if record.header.get("edition", NEWEST) != edition:
        return False
    try:
        records.write_record(record)
        records.verify(record, only_wsdv)
    except (BadRecord, LookupError):
        return False
    return True
