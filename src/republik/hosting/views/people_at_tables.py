"""Updates tables in memory when people change."""

from republik.hosting.core.service import TableService
from republik.hosting.visitor import Visitor

from .audience import Audience


class PeopleAtTables:
    """Guests and members as tables know them."""

    def __init__(self, tables: TableService, audience: Audience) -> None:
        self._tables = tables
        self._audience = audience

    def rename(self, visitor: Visitor) -> None:
        for table in self._tables.live():
            table.rename(visitor.id, visitor.name)
        self._audience.forget()

    def delete_chat(self, guest: int) -> None:
        """Deletes what a guest said."""
        for table in self._tables.live():
            table.delete_chat(guest)
        self._audience.forget()

    def disconnect(self, guest: int) -> None:
        """Everyone who follows as this guest must open a new socket."""
        self._audience.followers.disconnect(guest)

    async def hand_over(self, guest: int, member: Visitor) -> None:
        """A guest has logged in as a member."""
        await self._tables.loaded()
        for table in self._tables.live():
            table.hand_over(guest, member.id)
        self.disconnect(guest)
        self.rename(member)

    def reread(self, guest: int) -> None:
        """Another process has changed something of this guest's here: a seat, a permission, a chat line."""
        for table in self._tables.live():
            sees = table.may_see(guest) and not table.record.is_open
            if sees or table.seats_of(guest) or any(line.guest == guest for line in table.chat):
                self._tables.reread_later(table.id)
