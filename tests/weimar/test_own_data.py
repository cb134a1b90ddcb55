"""A folder of one's own replaces single values, for a game and nobody else's."""

from pathlib import Path

import pytest

from republik.table.reading import BadComponent
from republik.weimar import GAME, new_game


def folder_with(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_value_of_ones_own(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "board.toml", "[city.berlin]\nslots = 7\n")
    assert new_game("main", folder).rules.slots[5] == 7
    assert new_game("main").rules.slots[5] == 5
    assert GAME.new({"scenario": "main", "data": str(folder)}).rules.slots[5] == 7


def test_a_card_of_ones_own(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "cards.toml", '[party.S08]\nbig = 5\nevent = "seat +3"\n')
    rules = new_game("bruderkrieg", folder).rules
    card = rules.card_index["S08"]
    assert rules.big[card] == 5
    assert rules.effects[rules.event[card]].text == "seat +3"


def test_a_bad_value_is_refused(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "board.toml", "[city.berlin]\nslots = 77\n")
    with pytest.raises(BadComponent):
        new_game("main", folder)
