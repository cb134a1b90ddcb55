"""Analyses of finished games: one at a time, decision by decision, behind everything that is being played."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from republik.analysis import Analyser, thinker
from republik.server import protocol
from republik.server.rate_limit import Asker
from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.table.records import CHANCE_NAME, Record, write_record

from .analysis_words import words_for
from .table import LiveTable

if TYPE_CHECKING:
    from .house import House

LEVELS: Final = ("newcomer", "citizen", "delegate", "minister")
"""Who may analyse here: a stronger level would think for an hour."""
ANALYSED: Final = ("wsdv",)
"""The games that can be analysed."""
MOST_WAITING: Final = 100
MOST_OF_GUEST: Final = 3
MOST_OF_NETWORK: Final = 40
"""Enough for a class behind one address."""
MOST_TURNING_POINTS: Final = 10

_log = logging.getLogger("republik.server")


@dataclass
class Review:
    """An analysis that is being made or waits for its turn."""

    level: str
    done: int
    total: int
    asker: Asker


class Reviews:
    """Analyses, kept in the database when they are done."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._under_way: dict[str, Review] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, table: LiveTable, level: str, asker: Asker) -> protocol.Analysis:
        """Asks for an analysis; one that is there or under way is not made again."""
        _check_over(table)
        if level not in LEVELS or table.kept.game not in ANALYSED:
            raise CannotDo("no-such-table-options")
        found = await self._find(table, level)
        if found.state != "none":
            return found
        if (begun := self._under_way.get(table.id)) is not None:  # while the database was asked
            return _told(begun)
        if len(self._under_way) >= MOST_WAITING:
            raise CannotDo("no-thinker")
        self._check_share(asker)
        record = table.session.record()
        total = sum(decision.seat != CHANCE_NAME for decision in record.decisions)
        review = self._under_way[table.id] = Review(level, 0, total, asker)
        task = asyncio.ensure_future(self._make(table.id, record, review))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return _told(review)

    def _check_share(self, asker: Asker) -> None:
        """One visitor does not take all places."""
        askers = [review.asker for review in self._under_way.values()]
        of_network = [other for other in askers if other.network == asker.network]
        of_guest = [other for other in askers if other.guest == asker.guest and asker.guest is not None]
        for others, most in ((of_guest, MOST_OF_GUEST), (of_network, MOST_OF_NETWORK)):
            if len(others) >= most:
                raise CannotDo("too-many-analyses", details={"most": str(most)})

    async def look(self, table: LiveTable) -> protocol.Analysis:
        """How far it is."""
        _check_over(table)
        return await self._find(table, None)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _find(self, table: LiveTable, level: str | None) -> protocol.Analysis:
        review = self._under_way.get(table.id)
        if review is not None:
            return _told(review)
        kept = await self._house.database.read(lambda connection: queries.find_analysis(connection, table.id, level))
        if kept is None:
            return protocol.Analysis("none", 0, 0, level or "", None)
        result = msgspec.json.decode(kept[1])
        result["players"] = {seat: table.session.header[seat] for seat in table.session.game.seats}
        done = len(result["moments"])
        words = await asyncio.to_thread(words_for, table.session, result)
        return protocol.Analysis("done", done, done, kept[0], result, words.moves, words.outlooks)

    async def _make(self, table: str, record: Record, review: Review) -> None:
        text = write_record(record)
        try:
            async with self._turn:
                study = await asyncio.to_thread(lambda: Analyser(record, thinker(review.level, record.header["game"])))
                for index in range(study.total):
                    study.add(await self._house.thinkers.examine(text, review.level, index, review.asker))
                    review.done = index + 1
                told = await asyncio.to_thread(lambda: study.result().to_dict(MOST_TURNING_POINTS))
            del told["players"]  # the table knows them, and forgets a name with its owner
            result = msgspec.json.encode(told).decode()
            await self._house.database.write(
                lambda connection: queries.keep_analysis(connection, table, review.level, result)
            )
        except Exception:
            _log.exception("analysis stopped", extra={"fields": {"table": table}})
        finally:
            del self._under_way[table]


def _told(review: Review) -> protocol.Analysis:
    return protocol.Analysis("running", review.done, review.total, review.level, None)


def _check_over(table: LiveTable) -> None:
    if not table.is_over():
        raise CannotDo("not-over")
