"""A custom folder replaces single values, for one game only."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.games.helpers import play

from republik import games
from republik.games.weimar import GAME, new_game
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.values import VARIABLE, environment_values, folder_of, register_folder
from republik.messages.render import room_text
from republik.table.chance import Seed
from republik.table.contract import BadPosition
from republik.table.game import UnknownValues
from republik.table.records import BadRecord, parse_record, verify, write_record
from republik.table.session import new_session
from republik.table.toml_schema import BadComponent

MORE_ROOM = "[city.berlin]\nslots = 7\n"


def folder_with(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_custom_value(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "board.toml", "[city.berlin]\nslots = 7\n")
    assert new_game("main", folder).rules.slots[5] == 7
    assert new_game("main").rules.slots[5] == 5
    assert GAME.new({"scenario": "main", "data": str(folder)}).rules.slots[5] == 7


def test_a_custom_card(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "cards.toml", '[party.S08]\nbig = 5\nevent = "seat +3"\n')
    rules = new_game("bruderkrieg", folder).rules
    card = rules.card_index["S08"]
    assert rules.big[card] == 5
    assert rules.effects[rules.event[card]].text == "seat +3"


def test_a_bad_value_is_refused(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "board.toml", "[city.berlin]\nslots = 77\n")
    with pytest.raises(BadComponent):
        new_game("main", folder)


def test_the_same_values_have_the_same_digest_wherever_they_lie(tmp_path: Path) -> None:
    folders = []
    for name, text in (("a", MORE_ROOM), ("b", "# mine\n" + MORE_ROOM), ("c", MORE_ROOM.replace("7", "6"))):
        (tmp_path / name).mkdir()
        folders.append(folder_with(tmp_path / name, "board.toml", text))
    first, second, other = (register_folder(folder) for folder in folders)
    assert first == second != other
    assert new_game("main").rules.components.values == "" == environment_values()


def test_a_position_keeps_its_custom_values(tmp_path: Path) -> None:
    position = new_game("bruderkrieg", folder_with(tmp_path, "board.toml", MORE_ROOM))
    again = GAME.from_text(position.to_text())
    assert again == position
    assert again.rules is position.rules
    assert "values" not in new_game("bruderkrieg").to_text()
    assert position != new_game("bruderkrieg")
    assert position.view(0).sample(Random(1)).rules is position.rules


def test_values_that_are_not_at_hand(tmp_path: Path) -> None:
    text = new_game("main").to_text().replace("{", '{"values":"0123456789ab",', 1)
    with pytest.raises(BadPosition) as refused:
        GAME.from_text(text)
    assert "0123456789ab" in room_text(refused.value.phrase())
    with pytest.raises(UnknownValues, match=VARIABLE):
        GAME.new({"scenario": "main", "values": "0123456789ab"})
    folder = folder_with(tmp_path, "board.toml", MORE_ROOM)
    with pytest.raises(UnknownValues):
        GAME.new({"scenario": "main", "data": str(folder), "values": "0123456789ab"})
    options = {"scenario": "main", "data": str(folder), "values": register_folder(folder)}
    assert GAME.new(options).rules.slots[5] == 7
    assert GAME.new({**options, "data": str(tmp_path / "moved")}).rules.slots[5] == 7


@pytest.mark.parametrize(
    ("key", "moves", "corrected"),
    [
        ("party.S30", [], "base +1; vp +1"),  # the choice is gone
        ("party.S30", [], "( society -1 | poverty -1 @any | vp +1 ); base +1; vp +1"),  # a different choice
        ("republic.A75", [], "vp +1"),
        ("party.S30", ["option 2"], "base +1; vp +1"),  # the chosen block is gone
        ("republic.A71", [], "seat +1"),  # the votes decide nothing
        ("republic.A71", ["yes", "yes"], "may ( seat +1 )"),
    ],
)
def test_a_position_inside_an_event_that_has_been_corrected_since_is_refused(
    tmp_path: Path, key: str, moves: list[str], corrected: str
) -> None:
    """Its steps no longer match the event: opening it and failing at the next move would be worse."""
    card = key.partition(".")[2]
    position = scene(
        "main", hands={"SPD": [card]}, society=["badehose"], markers={"poverty": "Berlin Essen"}, seats=(5, 5, 5, 5)
    )
    play(position, f"{card} for event", *moves)
    data = json.loads(position.to_text())
    assert GAME.from_text(json.dumps(data)) == position
    data["values"] = register_folder(folder_with(tmp_path, "cards.toml", f'[{key}]\nevent = "{corrected}"\n'))
    with pytest.raises(BadPosition) as refused:
        GAME.from_text(json.dumps(data))
    assert "corrected since" in room_text(refused.value.phrase())


def test_a_position_whose_event_is_still_the_same_opens_with_other_values(tmp_path: Path) -> None:
    position = scene("main", hands={"SPD": ["S30"]}, society=["badehose"], markers={"poverty": "Berlin Essen"})
    play(position, "S30 for event")
    data = json.loads(position.to_text())
    data["values"] = register_folder(folder_with(tmp_path, "cards.toml", '[party.S08]\nevent = "seat +3"\n'))
    assert GAME.from_text(json.dumps(data)).moves() == position.moves()


def test_the_environment_names_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = folder_with(tmp_path, "board.toml", MORE_ROOM.replace("7", "8"))
    monkeypatch.setenv(VARIABLE, str(folder))
    assert folder_of(environment_values()) == folder
    assert folder_of("") is None
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(BadComponent, match="not a folder"):
        environment_values()
    with pytest.raises(UnknownValues):
        folder_of("ba9876543210")


def test_a_record_is_read_where_its_values_are_and_nowhere_else(tmp_path: Path) -> None:
    """Another program needs the folder; without it, it reports so and does not replay with other values."""
    folder = folder_with(tmp_path, "board.toml", MORE_ROOM.replace("7", "4"))
    options = {"scenario": "bruderkrieg", "values": register_folder(folder)}
    session = new_session(GAME, options, dict.fromkeys(GAME.seats, "random"), Seed.from_text("own values"))
    rng = Random(2)
    while session.position.to_act() is not None:
        session.play(rng.choice(session.position.moves()))
    record = tmp_path / "game.txt"
    record.write_text(write_record(session.record(reveal=True)), encoding="utf-8")
    assert verify(parse_record(record.read_text(encoding="utf-8")), games.game)
    for variables, code in (({VARIABLE: str(folder)}, 0), ({}, 1)):
        done = subprocess.run(
            [sys.executable, "-m", "republik.cli", "verify", str(record), "--lang", "en"],
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stderr
        assert (VARIABLE in done.stderr) == (code != 0)


def test_a_record_of_unknown_values_is_a_bad_record() -> None:
    text = "republik record 1\ngame: weimar\nscenario: main\nvalues: 0123456789ab\n\n"
    with pytest.raises(BadRecord) as refused:
        verify(parse_record(text), games.game)
    assert "not available here" in room_text(refused.value.phrase())


def test_an_old_digest_means_the_folder_that_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These digests changed with every correction of the shipped values, so they can no longer be compared."""
    folder = folder_with(tmp_path, "board.toml", MORE_ROOM)
    monkeypatch.setenv(VARIABLE, str(folder))
    assert folder_of("d9927463ef37") == folder
    assert GAME.new({"scenario": "main", "values": "d9927463ef37"}).rules.components.values == register_folder(folder)
    with pytest.raises(UnknownValues):
        folder_of("2.d9927463ef37")
