import pytest
from tests.table import toy

from republik import games
from republik.table import games as table_games
from republik.table.game import Game


def test_known_games_are_named_without_being_loaded() -> None:
    assert "wsdv" in games.names()
    assert "toy" in games.names()


def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert games.game(game.name) is game
    assert game.seats


def test_a_game_is_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_games, "_loaders", {})
    monkeypatch.setattr(table_games, "_loaded", {})
    loaded: list[str] = []

    def load() -> toy.ToyGame:
        loaded.append("toy")
        return toy.ToyGame()

    table_games.register_later("toy", load)
    assert loaded == []
    assert table_games.game("toy") is table_games.game("toy")
    assert loaded == ["toy"]


def test_an_unknown_game() -> None:
    with pytest.raises(table_games.UnknownGame, match=r"unknown-game \(name chess, known .*toy"):
        games.game("chess")
