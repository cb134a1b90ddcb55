"""Analysis of a recorded game: what the analyser asks, from which view, and what it finds."""

import json
import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from republik import games
from republik.analysis import Analyser, GameAnalysis, NoThinker, analyse, thinker
from republik.analysis.model import MIN_LOSS
from republik.analysis.thinkers import names
from republik.games.wsdv import Position
from republik.games.wsdv.analysis import DECADE_END
from republik.games.wsdv.game import WirSindDasVolk
from republik.games.wsdv.rules.position import View as WsdvView
from republik.games.wsdv.rules.scene import scene
from republik.players import registry
from republik.players.asking import ask, decision_rng
from republik.players.registry import UnknownPlayer
from republik.table.chance import Seed
from republik.table.contract import View
from republik.table.game import Options
from republik.table.records import BadRecord, Decision, Record, position_at
from republik.table.session import Session, new_session
from republik.table.thoughts import Choice, Reason, Thoughts

WEST, EAST = 0, 1
CARD = "card"


def played(west: str, east: str, seed: str, most: int = 10_000) -> Session:
    """Plays a game of two computer players, or its beginning."""
    seats = {"west": west, "east": east}
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, seats, Seed.from_text(seed))
    players = [registry.player(name, "wsdv") for name in (west, east)]
    while (seat := session.position.to_act()) is not None and len(session.decisions) < most:
        session.play(ask(players[seat], session, seat), seat)
    return session


@pytest.fixture(scope="module")
def whole() -> Record:
    """A complete game."""
    return played("greedy", "random", "analysis").record()


@pytest.fixture(scope="module")
def half() -> Record:
    """The first cards of a game."""
    return played("random", "greedy", "analysis", 60).record()


@pytest.fixture(scope="module")
def found(whole: Record) -> GameAnalysis:
    return analyse(whole, thinker("greedy", "wsdv"))


# -- what is analysed ----------------------------------------------------------------------------


def test_every_decision_of_a_side_and_none_of_chance(whole: Record, found: GameAnalysis) -> None:
    wanted = [
        (ply, decision.seat, decision.text)
        for ply, decision in enumerate(whole.decisions, 1)
        if decision.seat != "chance"
    ]
    assert [(one.ply, ("west", "east")[one.seat], one.played.text) for one in found.moments] == wanted


def test_the_figures_of_a_decision_fit_together(found: GameAnalysis) -> None:
    for moment in found.moments:
        chances = [choice.chance for choice in moment.choices]
        assert chances == sorted(chances, reverse=True)
        assert moment.chance == chances[0]
        assert moment.loss == pytest.approx(moment.chance - moment.played.chance)
        assert all(choice.chance > moment.played.chance for choice in moment.better)


def test_one_side_only(half: Record) -> None:
    found = analyse(half, thinker("greedy", "wsdv"), seats=[EAST])
    assert {moment.seat for moment in found.moments} == {EAST}
    assert list(found.to_dict()["lost"]) == ["east"]


def test_decisions_belong_to_the_play_of_a_card(found: GameAnalysis) -> None:
    for play, moments in found.plays():
        assert moments[0].ply >= play.ply
        if play.kind == CARD:
            assert (moments[0].ply, moments[0].seat, moments[0].played.text) == (play.ply, play.seat, play.text)
    assert {play.kind for play, _ in found.plays()} >= {CARD, DECADE_END}
    assert [play.number for play, _ in found.plays()] == list(range(1, len(found.plays()) + 1))


# -- the views used ------------------------------------------------------------------------------------


class Witness:
    """Records the views it is shown and rates all moves equally."""

    name = "witness"

    def __init__(self) -> None:
        self.shown: list[tuple[View, float]] = []

    def choose(self, view: View, rng: Random) -> int:
        return self.think(view, rng).move

    def think(self, view: View, rng: Random) -> Thoughts:
        self.shown.append((view, rng.random()))
        return Thoughts(view.seat, tuple(Choice(move, 0.5, 1.0) for move in view.moves()))


def test_the_player_sees_what_its_seat_saw_and_nothing_else(half: Record) -> None:
    witness = Witness()
    found = analyse(half, witness)
    assert len(witness.shown) == len(found.moments)
    for moment, (view, first) in zip(found.moments, witness.shown, strict=True):
        before = position_at(half, moment.ply - 1, games.game)
        assert isinstance(view, WsdvView)
        assert view == before.view(moment.seat)
        assert view.seat == moment.seat == before.to_act()
        assert first == decision_rng(half.header["commitment"], moment.seat, moment.ply - 1).random()
        theirs = view.shown.hand_east if view.seat == WEST else view.shown.hand_west
        assert all(card < 0 for card in theirs)


def test_a_player_finds_its_own_decisions_again() -> None:
    record = played("greedy", "citizen", "own", 80).record()
    found = analyse(record, thinker("greedy", "wsdv"))
    assert all(moment.played == moment.choices[0] for moment in found.moments)
    assert found.costly() == []


def test_the_same_record_gives_the_same_analysis(half: Record) -> None:
    short = Record(half.header, half.decisions[:20])
    assert analyse(short, thinker("planner", "wsdv")) == analyse(short, thinker("planner", "wsdv"))
    bare = Record({key: value for key, value in half.header.items() if key != "commitment"}, half.decisions)
    assert analyse(bare, thinker("newcomer", "wsdv")) == analyse(bare, thinker("newcomer", "wsdv"))


# -- costly decisions -------------------------------------------------------------------------------------


class Problem(WirSindDasVolk):
    """A game that starts at a decisive position: four protests, and the last card of the last decade."""

    def __init__(self, currency: int = 6) -> None:
        self.currency = currency

    def new(self, options: Options) -> Position:
        protests = dict.fromkeys(("MV", "BB", "ST", "SN"), 4)
        living = dict.fromkeys(("MV", "BB", "ST", "SN", "TH", "EB"), 1)
        end = {"decade": 4, "half": 2, "to_act": "E", "display": ["61"]}
        people = {"unrest": protests, "living": living, "socialists": {"TH": 3}}
        return scene(**end, **people, currency=self.currency)  # type: ignore[arg-type]


def problem(text: str) -> Record:
    return Record({"game": "wsdv"}, [Decision("east", text)])


@pytest.mark.parametrize("name", ["planner", "search:60"])
def test_a_blunder_is_found(name: str) -> None:
    found = analyse(problem("61 for build"), thinker(name, "wsdv"), games=lambda _: Problem())
    [worst] = found.costly()
    assert worst.played.text == "61 for build"
    assert worst.better[0].text == "61 for unrest"
    assert worst.loss > 0.2


@pytest.mark.parametrize("name", ["planner", "search:60"])
def test_the_saving_move_is_none(name: str) -> None:
    found = analyse(problem("61 for unrest"), thinker(name, "wsdv"), games=lambda _: Problem())
    assert found.costly() == []


def test_costly_decisions_are_the_costliest_first(found: GameAnalysis) -> None:
    losses = [moment.loss for moment in found.costly(1000)]
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] >= MIN_LOSS
    assert found.costly(2) == found.costly(1000)[:2]
    assert found.costly(0) == []


class Narrow:
    """Considers only the first few moves, with the given chances."""

    name = "narrow"

    def __init__(self, *chances: float) -> None:
        self.chances = chances

    def choose(self, view: View, rng: Random) -> int:
        return self.think(view, rng).move

    def think(self, view: View, rng: Random) -> Thoughts:
        moves = view.moves()[: len(self.chances)]
        reasons = (Reason("prestige", 0.25),)
        return Thoughts(view.seat, tuple(Choice(m, c, 1.0, reasons) for m, c in zip(moves, self.chances, strict=False)))


def test_a_move_the_player_had_not_looked_at_is_thought_on() -> None:
    """After building, the same side acts: the player's estimate there counts, but never more than its best move."""
    [moment] = analyse(problem("61 for build"), Narrow(0.625), games=lambda _: Problem()).moments
    assert not moment.considered
    assert (moment.chance, moment.played.chance, moment.loss) == (0.625, 0.625, 0.0)


def test_an_unseen_move_that_gives_the_turn_away_is_seen_from_the_other_side() -> None:
    """If currency is short, West decides after the living standard action: East's chance is the complement of
    West's."""
    [moment] = analyse(problem("61 for living standard"), Narrow(0.75), games=lambda _: Problem(currency=3)).moments
    assert not moment.considered
    assert moment.played.chance == 0.25
    assert [choice.text for choice in moment.better] == ["61 for unrest"]
    assert moment.to_dict(Problem.seats)["choices"][0]["reasons"] == [{"feature": "prestige", "amount": 0.25}]


def test_the_order_of_the_player_counts() -> None:
    """A move that was searched less and ranks lower counts as no better than the moves above it."""
    [moment] = analyse(problem("61 for living standard"), Narrow(0.5, 0.25, 0.875), games=lambda _: Problem()).moments
    assert [choice.chance for choice in moment.choices] == [0.5, 0.25, 0.25]
    assert (moment.considered, moment.loss) == (True, 0.25)


# -- forecasts -----------------------------------------------------------------------------------------------


def test_forecasts_as_they_stood(whole: Record, found: GameAnalysis) -> None:
    begun = [tuple(one.period.values()) for one in found.outlooks if not one.at_end]
    assert begun == sorted(set(begun))
    assert begun[:2] == [(1, 1), (1, 2)]
    assert any(one.at_end for one in found.outlooks)
    for one in found.outlooks:
        before = position_at(whole, one.ply - 1, games.game)
        assert isinstance(before, Position)
        assert one.forecast == before.view(WEST).forecast() == before.view(EAST).forecast()
        assert one.period["decade"] == before.decade


# -- records of every kind -------------------------------------------------------------------------------------


def test_a_finished_and_an_unfinished_game(whole: Record, half: Record, found: GameAnalysis) -> None:
    assert found.result == whole.header["result"]
    assert analyse(half, Witness()).result is None


def test_an_ending_declared_by_the_table(half: Record) -> None:
    declared = Record({**half.header, "result": "west, resigned"}, half.decisions)
    assert analyse(declared, Witness()).result == "west, resigned"


def test_a_game_at_the_table() -> None:
    session = played("random", "random", "table", 40)
    assert analyse(session, Witness()) == analyse(session.record(), Witness())


def test_a_game_without_a_decision() -> None:
    record = Record({"game": "wsdv", "edition": "2.1"})
    assert analyse(record, Witness()).moments == ()


def test_a_bad_record_is_refused_before_anybody_thinks(half: Record) -> None:
    witness = Witness()
    bad = Record(half.header, [*half.decisions[:-1], Decision("east", "nonsense")])
    with pytest.raises(BadRecord):
        Analyser(bad, witness)
    assert witness.shown == []


def test_step_by_step(half: Record) -> None:
    study = Analyser(half, Witness())
    first = list(islice(study.steps(), 3))
    assert list(study.result().moments) == first
    rest = list(study.steps())
    assert len(first) + len(rest) == study.total
    assert study.result() == analyse(half, Witness())


def test_progress_is_told(half: Record) -> None:
    told: list[tuple[int, int]] = []
    found = analyse(half, Witness(), progress=lambda done, total: told.append((done, total)))
    total = len(found.moments)
    assert told == [(done, total) for done in range(1, total + 1)]


# -- as data ------------------------------------------------------------------------------------------------------


def test_plain_data(found: GameAnalysis) -> None:
    data = found.to_dict(3)
    assert json.loads(json.dumps(data)) == data
    assert data["analysis"] == 2
    assert len(data["costly"]) <= 3
    assert {moment["decision"] for moment in data["moments"]} >= set(data["costly"])
    assert {moment["play"] for moment in data["moments"]} == {play["play"] for play in data["plays"]}


def test_the_data_are_the_documented_ones(found: GameAnalysis) -> None:
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    data = found.to_dict()
    samples = {"top level": data, "a play": data["plays"][0], "a moment": data["moments"][0]}
    samples |= {"a turning point": data["turning_points"][0], "a curve": data["curves"][0]}
    samples |= {"a forecast": data["forecasts"][0]}
    for heading, sample in samples.items():
        rows = page.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
        documented = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
        assert sorted(documented) == sorted(sample), heading


# -- the thinkers ---------------------------------------------------------------------------------------------------


def test_thinkers_by_name_and_level() -> None:
    assert thinker("4", "wsdv").name == thinker("minister", "wsdv").name == "minister"
    assert thinker("search:25", "wsdv").name == "search:25"
    assert "random" not in names("wsdv")
    assert {"greedy", "minister", "statesman", "chancellor"} <= set(names("wsdv"))


@pytest.mark.parametrize("name", ["random", "bot:cat"])
def test_who_cannot_say_why(name: str) -> None:
    with pytest.raises(NoThinker, match="cannot explain its choices"):
        thinker(name, "wsdv")


def test_an_unknown_player() -> None:
    with pytest.raises(UnknownPlayer):
        thinker("nobody", "wsdv")
