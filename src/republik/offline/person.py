"""The person at this browser: a name and a language, and nothing that anybody else could see."""

import json
from typing import Final

from republik.hosting import wire
from republik.hosting.core.lookalikes import has_valid_marks, without_invisible
from republik.hosting.refusals import CannotDo
from republik.hosting.views.people_at_tables import PeopleAtTables
from republik.hosting.visitor import Visitor
from republik.hosting.wire import UNSET
from republik.messages.i18n import LANGUAGES

from .storage import Storage
from .store import BrowserTableStore

KEY: Final = "person"
NUMBER: Final = 1


class Person:
    """The one visitor."""

    def __init__(self, storage: Storage, store: BrowserTableStore, at_tables: PeopleAtTables) -> None:
        self._storage = storage
        self._store = store
        self._at_tables = at_tables
        self.visitor = Visitor(NUMBER, "")
        self._language = ""

    async def recall(self) -> None:
        """Reads name and language from the storage."""
        stored = json.loads(await self._storage.read(KEY) or "{}")
        self.visitor.name, self._language = stored.get("name", ""), stored.get("language", "")

    def me(self) -> wire.Me:
        return wire.Me(
            name=self.visitor.name,
            member=False,
            email="",
            language=self._language,
            ratings=[],
            notify=wire.Notify(),
            push_key="",
            email_confirmed=False,
            mail=False,
        )

    async def change(self, changes: wire.Changes) -> None:
        """Changes name and language, as far as given."""
        name, language = self.visitor.name, self._language
        if changes.language is not UNSET:
            language = changes.language
        if changes.name is not UNSET:
            name = " ".join(without_invisible(changes.name).split())
        if language not in ("", *LANGUAGES) or not has_valid_marks(name):
            raise CannotDo("bad-request")
        await self._storage.write(KEY, json.dumps({"name": name, "language": language}))
        if name != self.visitor.name:
            self.visitor.name = name
            await self._store.rename(NUMBER, name)
            self._at_tables.rename(self.visitor)
        self._language = language
