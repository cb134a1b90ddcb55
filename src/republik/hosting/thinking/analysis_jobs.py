"""Analysis of finished games: one job at a time, decision by decision, at a lower priority than games in play."""

import asyncio
import json
import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from republik import games
from republik.analysis import Analyser, NoThinker, thinker
from republik.analysis.analyser import Finding
from republik.analysis.model import MIN_LOSS, VERSION
from republik.hosting.core.store import TableStore
from republik.hosting.core.table import Table
from republik.hosting.core.table_options import steady_levels
from republik.hosting.core.tasks import Tasks
from republik.hosting.load.fair_queue import UNBOUNDED, FairSlots, Rank
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker
from republik.hosting.wire import Analysis, JsonObject
from republik.table.game import Game
from republik.table.records import CHANCE_NAME, Record, accepted, parse_record, write_record

MAX_WAITING: Final = 100
MAX_PER_GUEST: Final = 3
MAX_PER_NETWORK: Final = 40
"""Enough for a school class behind one address."""
MAX_TURNING_POINTS: Final = 10

_log = logging.getLogger("republik.hosting")


class Examiner(Protocol):
    """Examines decisions one by one."""

    async def examine(self, record: str, level: str, index: int, asker: Asker) -> Finding: ...


@lru_cache(maxsize=2)
def _analysis_of(record: str, level: str) -> Analyser:
    standing, _refusal = accepted(parse_record(record), games.game)
    return _analyser(standing, level)


def examine(record: str, level: str, index: int) -> Finding:
    """A level's examination of one decision of a finished game. Whoever runs it loads the game once."""
    return _analysis_of(record, level).find(index)


@dataclass
class Job:
    """An analysis that is running or waiting."""

    level: str
    done: int
    total: int
    asker: Asker

    def state(self) -> Analysis:
        return Analysis("running", self.done, self.total, self.level, None)


class AnalysisJobs:
    """Runs analyses and stores the results."""

    def __init__(self, store: TableStore, examiner: Examiner) -> None:
        self._store = store
        self._examiner = examiner
        self._under_way: dict[str, Job] = {}
        self._slots = FairSlots(1)
        """One at a time, network by network and guest by guest in turn."""
        self._tasks = Tasks()

    async def begin(self, table: Table, level: str, asker: Asker) -> Analysis:
        """Requests an analysis, unless it exists or is already running."""
        table.check_over()
        level = checked_level(table.game, level)
        analysis = await self._find(table, level)
        if analysis.state != "none":
            return analysis
        if (begun := self._under_way.get(table.id)) is not None:  # meanwhile, while the store was busy
            return begun.state()
        if len(self._under_way) >= MAX_WAITING:
            raise CannotDo("no-thinker")
        self._check_share(asker)
        record = table.session.record()
        total = sum(decision.seat != CHANCE_NAME for decision in record.decisions)
        job = self._under_way[table.id] = Job(level, 0, total, asker)
        self._tasks.start(self._make(table.id, record, job))
        return job.state()

    def _check_share(self, asker: Asker) -> None:
        """Keeps one visitor from taking all places."""
        askers = [job.asker for job in self._under_way.values()]
        of_network = [other for other in askers if other.network == asker.network]
        of_guest = [other for other in askers if other.guest == asker.guest and asker.guest is not None]
        for others, most in ((of_guest, MAX_PER_GUEST), (of_network, MAX_PER_NETWORK)):
            if len(others) >= most:
                raise CannotDo("too-many-analyses", details={"most": str(most)})

    async def progress(self, table: Table) -> Analysis:
        """The current progress."""
        table.check_over()
        return await self._find(table, None)

    async def close(self) -> None:
        await self._tasks.cancel()

    async def _find(self, table: Table, level: str | None) -> Analysis:
        job = self._under_way.get(table.id)
        if job is not None:
            return job.state()
        stored = await self._store.find_analysis(table.id, level)
        if stored is None:
            return Analysis("none", 0, 0, level or "", None)
        players = {seat: table.session.header[seat] for seat in table.game.seats}
        result = {**up_to_date(json.loads(stored[1])), "players": players}
        done = len(result["moments"])
        return Analysis("done", done, done, stored[0], result)

    async def _make(self, table: str, record: Record, job: Job) -> None:
        try:
            await self._slots.take(job.asker, Rank.ANALYSIS, UNBOUNDED)
            try:
                result = await self._analyse(record, job)
            finally:
                self._slots.give_back()
            # the table has the names of the players, and forgets a name with its owner
            nameless = {name: value for name, value in result.items() if name != "players"}
            await self._store.write_analysis(table, job.level, json.dumps(nameless, ensure_ascii=False))
        except Exception:
            _log.exception("analysis failed", extra={"fields": {"table": table}})
        finally:
            del self._under_way[table]

    async def _analyse(self, record: Record, job: Job) -> JsonObject:
        text = write_record(record)
        analyser = await asyncio.to_thread(_analyser, record, job.level)
        for index in range(analyser.total):
            analyser.add(await self._examiner.examine(text, job.level, index, job.asker))
            job.done = index + 1
        return await asyncio.to_thread(lambda: analyser.result().to_dict(MAX_TURNING_POINTS))


def up_to_date(result: JsonObject) -> JsonObject:
    """A stored result in the form of today: version 1 called the costly decisions turning points."""
    if result["analysis"] > 1:
        return result
    losses = {moment["decision"]: moment["loss"] for moment in result["moments"]}
    costly = [decision for decision in result["turning_points"] if losses[decision] >= MIN_LOSS]
    return {**result, "analysis": VERSION, "costly": costly, "turning_points": [], "curves": []}


def _analyser(record: Record, level: str) -> Analyser:
    return Analyser(record, thinker(level, record.header["game"]))


def checked_level(game: Game, level: str) -> str:
    """The level that analyses: the requested one, or the game's default. Raises CannotDo if that level cannot explain
    itself."""
    chosen = level if level or game.analysis is None else game.analysis().player
    if game.analysis is None or chosen not in steady_levels(game.name):
        raise CannotDo("no-such-table-options")
    try:
        thinker(chosen, game.name)
    except NoThinker as error:
        raise CannotDo("no-such-table-options") from error
    return chosen
