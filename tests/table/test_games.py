from importlib.metadata import EntryPoint

import pytest
from tests.table import toy

from republik import games
from republik.table import games as table_games
from republik.table.game import Game, Option
from republik.table.views import plain_data


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


def test_open_is_what_every_seat_knows() -> None:
    position, presenter = toy.Toy(cards=[3, 5]), toy.ToyPresenter()
    told = plain_data(presenter.open(position, ("ann", "bob")))
    assert (told["ann"]["ann card"], told["bob"]["bob card"]) == (3, 5)
    assert told["ann"] == presenter.view(position.view(0), ())


def test_an_unknown_game() -> None:
    with pytest.raises(table_games.UnknownGame, match=r"unknown-game \(name chess, known .*toy"):
        games.game("chess")


# -- games in other packages -------------------------------------------------------------------------------


class Dice(toy.ToyGame):
    name = "dice"
    package = "dice"
    seats = ("red", "blue")
    options = (Option("sides", ("6", "8"), "6"),)


class Seeded(Dice):
    seats = ("seed", "blue")


class Editions(Dice):
    seats = ("edition", "blue")


class Other(Dice):
    name = "cards"


DICE, SEEDED, EDITIONS, OTHER, NO_GAME = Dice(), Seeded(), Editions(), Other(), "dice"


def __getattr__(name: str) -> object:
    if name == "SCRIPT":
        raise SystemExit("a script that ends when it is loaded")
    raise AttributeError(name)


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_loaders", "_loaded"):
        monkeypatch.setattr(table_games, name, dict(getattr(table_games, name)))
    monkeypatch.setattr(games, "_doubles", [])
    monkeypatch.setattr(games, "_failed", {})


def install(name: str, value: str) -> None:
    games._register([EntryPoint(name, f"{__name__}:{value}", games.GROUP)])


@pytest.mark.usefixtures("packages")
def test_a_game_of_another_package_is_played() -> None:
    install("dice", "DICE")
    assert DICE in games.playable()
    assert games.broken() == []


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize(
    ("value", "key", "what"),
    [
        ("NOWHERE", "game-load", "AttributeError"),
        ("NO_GAME", "game-load", "TypeError"),
        ("SCRIPT", "game-load", "SystemExit"),
        ("OTHER", "game-name", "cards"),
        ("SEEDED", "game-word", "seed"),
        ("EDITIONS", "game-word", "edition"),
    ],
)
def test_a_package_that_cannot_be_played_spoils_nothing(value: str, key: str, what: str) -> None:
    install("dice", value)
    assert "dice" in games.names()
    assert {game.name for game in games.playable()} >= set(games.built_in())
    assert DICE not in games.playable()
    [broken] = games.broken()
    assert (broken.key, broken.details["game"]) == (key, "dice")
    assert str(broken.details["what"]).startswith(what)


@pytest.mark.usefixtures("packages")
def test_no_package_takes_the_place_of_a_game() -> None:
    install("wsdv", "DICE")
    assert games.game("wsdv").name == "wsdv"
    assert [broken.key for broken in games.broken()] == ["game-double"]
    assert games.playable()
