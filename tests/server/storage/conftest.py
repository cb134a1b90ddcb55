"""Fixtures for the tests of the storage."""

import pytest
from sqlalchemy import Engine

from republik.server.storage.database import open_database


@pytest.fixture
def engine(database_url: str) -> Engine:
    return open_database(database_url)
