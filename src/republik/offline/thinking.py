"""Computer players in the page's own worker: each decides from what its seat may know, as on a server."""

import asyncio

from republik.analysis.analyser import Finding
from republik.hosting.core.import_file import OpenedTable, open_file
from republik.hosting.load.fair_queue import MayBegin, Rank
from republik.hosting.thinking import seat_snapshot
from republik.hosting.thinking.analysis_jobs import examine
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.hosting.visitor import Asker, Visitor
from republik.table.thoughts import Thoughts

from . import networks

PAUSE = 0.001
"""Lets the page's waiting requests in between two decisions."""


class ThinkingHere:
    """Thinks in this thread, one decision at a time. Levels that search until a time is up are not offered."""

    async def choose(
        self,
        snapshot: SeatSnapshot,
        level: str,
        asker: Asker,  # noqa: ARG002
        rank: Rank,  # noqa: ARG002
        may_begin: MayBegin,
    ) -> int | None:
        await asyncio.sleep(PAUSE)
        await networks.arrive_for(snapshot.game, level)
        return seat_snapshot.choose(snapshot, level) if await may_begin() else None

    async def think(self, snapshot: SeatSnapshot, level: str, asker: Asker) -> Thoughts:  # noqa: ARG002
        await networks.arrive_for(snapshot.game, level)
        return seat_snapshot.think(snapshot, level)

    async def examine(self, record: str, level: str, index: int, asker: Asker) -> Finding:  # noqa: ARG002
        await asyncio.sleep(PAUSE)
        await networks.arrive()
        return examine(record, level, index)

    async def open_file(self, text: str, maker: Visitor, asker: Asker) -> OpenedTable:  # noqa: ARG002
        return open_file(text, maker)
