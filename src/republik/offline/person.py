"""The person at this browser: a name and a language, and nothing that anybody else could see."""

import json
from typing import Final

from msgspec import UNSET

from republik.messages.i18n import LANGUAGES
from republik.server import protocol
from republik.server.lookalikes import has_valid_marks, without_invisible
from republik.server.refusals import CannotDo
from republik.server.tables.people import PeopleAtTables
from republik.server.visitor import Visitor

from .shelf import Shelf
from .store import ShelfStore

KEY: Final = "person"
NUMBER: Final = 1


class Person:
    """The one visitor."""

    def __init__(self, shelf: Shelf, store: ShelfStore, at_tables: PeopleAtTables) -> None:
        self._shelf = shelf
        self._store = store
        self._at_tables = at_tables
        self.visitor = Visitor(NUMBER, "")
        self._language = ""

    async def recall(self) -> None:
        """Reads name and language from the shelf."""
        told = json.loads(await self._shelf.read(KEY) or "{}")
        self.visitor.name, self._language = told.get("name", ""), told.get("language", "")

    def me(self) -> protocol.Me:
        return protocol.Me(
            name=self.visitor.name,
            member=False,
            email="",
            language=self._language,
            ratings=[],
            notify=protocol.Notify(),
            push_key="",
            email_confirmed=False,
            mail=False,
        )

    async def change(self, asked: protocol.Changes) -> None:
        """Changes name and language, as far as given."""
        name, language = self.visitor.name, self._language
        if asked.language is not UNSET:
            language = asked.language
        if asked.name is not UNSET:
            name = " ".join(without_invisible(asked.name).split())
        if language not in ("", *LANGUAGES) or not has_valid_marks(name):
            raise CannotDo("bad-request")
        await self._shelf.write(KEY, json.dumps({"name": name, "language": language}))
        if name != self.visitor.name:
            self.visitor.name = name
            await self._store.rename(NUMBER, name)
            self._at_tables.rename(self.visitor)
        self._language = language
