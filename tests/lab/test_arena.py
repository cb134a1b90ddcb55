"""The arena: fair and repeatable games, a journal that survives crashes, and correct statistics."""

import json
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import republik
from republik import cli
from republik.lab import arena as arena_module
from republik.lab.arena import (
    ArenaError,
    Journal,
    PairResult,
    Plan,
    Run,
    arena,
    bin_of,
    play_game,
    play_pair,
    seconds_of,
)
from republik.lab.ratings import PlayedGame, bradley_terry, changed, inverse, paired, wilson
from republik.lab.report import page
from republik.lab.result_tables import tables
from republik.lab.sprt import ACCEPT_0, ACCEPT_1, OPEN, SCORES, BadTest, Sprt, elo_of, expected_score, likeliest
from republik.lab.summary import quantile, summary
from republik.messages.i18n import LANGUAGES, Messages
from republik.players import registry
from republik.players.random import RandomPlayer
from republik.table.contract import Event, Outcome, View
from republik.table.game import PlayerSpec
from republik.table.player import Forfeit, Player

Start = Callable[[str, Callable[[], Player]], None]
DATA = Path(__file__).parents[1] / "data" / "version-0.1"
SELF_PLAY = Plan(("random", "random"), 6, seed="self-play")


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Start:
    """Registers a player for the duration of a test."""

    def make(name: str, maker: Callable[[], Player]) -> None:
        monkeypatch.setitem(registry.ANY_GAME, name, PlayerSpec(lambda _: maker()))

    return make


def text(key: str, **args: Any) -> str:
    return Messages("en").text(key, args)


# -- games ------------------------------------------------------------------------------------------------


def test_a_game_depends_on_seed_pair_and_players_alone() -> None:
    once = play_pair(SELF_PLAY, 0, 3)
    assert play_pair(SELF_PLAY, 0, 3) == once
    assert play_pair(Plan(("random", "random"), 99, seed="self-play"), 0, 3) == once
    three = Plan(("greedy", "random", "random"), 4, seed="self-play")
    assert three.matches[2] == (1, 2)
    again = play_pair(three, 2, 3)
    assert [(game.winner, game.termination, game.decisions) for game in again.games] == [
        (game.winner, game.termination, game.decisions) for game in once.games
    ]
    assert play_pair(Plan(("random", "random"), 6, seed="other"), 0, 3) != once


def test_the_sides_are_swapped_and_the_games_of_a_pair_are_two() -> None:
    pairs = [play_pair(SELF_PLAY, 0, number) for number in range(6)]
    assert all([game.seats for game in pair.games] == [(0, 1), (1, 0)] for pair in pairs)
    assert any(pair.games[0].decisions != pair.games[1].decisions for pair in pairs)
    assert {pair.score() for pair in pairs} <= {0.0, 0.5, 1.0}


def test_both_games_of_a_pair_begin_with_the_same_deal(start: Start) -> None:
    seen: list[str] = []

    class Looker:
        name = "looker"

        def choose(self, view: View, rng: Random) -> int:
            if not self.__dict__.setdefault("looked", False):
                self.__dict__["looked"] = True
                seen.append(f"{view.seat} {sorted(view.shown.display)}")  # type: ignore[attr-defined]
            assert not hasattr(view, "play")  # a view, never the position
            return view.moves()[rng.randrange(len(view.moves()))]

    start("looker", Looker)
    play_pair(Plan(("looker", "looker"), 1), 0, 0)
    assert len(seen) == 4  # the first view of either player in both games
    assert seen[0] == seen[2]


def test_everyone_meets_everyone_or_the_first_meets_the_others() -> None:
    players = ("greedy", "random", "random")
    assert Plan(players, 1).matches == [(0, 1), (0, 2), (1, 2)]
    assert Plan(players, 1, gauntlet=True).matches == [(0, 1), (0, 2)]
    assert Plan(players, 2).labels == ("greedy", "random", "random#2")
    assert list(Plan(players, 2, gauntlet=True).jobs()) == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_a_plan_that_cannot_be() -> None:
    with pytest.raises(ArenaError, match="error-arena-players"):
        Plan(("random",), 1)
    with pytest.raises(ArenaError, match="error-arena-sprt-players"):
        Plan(("random", "random", "greedy"), 1, sprt=Sprt())
    with pytest.raises(registry.UnknownPlayer):
        Plan(("random", "nobody"), 1)


def test_workers_change_nothing() -> None:
    alone, together = arena(SELF_PLAY), arena(SELF_PLAY, workers=2)
    assert alone.counted() == together.counted()
    assert [pair.pair for pair in alone.counted()] == list(range(6))


class Wrong:
    name = "wrong"

    def choose(self, view: View, rng: Random) -> int:
        return -5


class Crashing:
    name = "crashing"

    def choose(self, view: View, rng: Random) -> int:
        raise ZeroDivisionError


@pytest.mark.parametrize("player", [Wrong, Crashing])
def test_a_player_that_fails_ends_the_run_with_its_name(player: type[Player], start: Start) -> None:
    start("faulty", player)
    with pytest.raises(ArenaError, match="error-arena-game") as caught:
        arena(Plan(("faulty", "random"), 2, seed="x"))
    assert caught.value.details["player"] == player.name
    assert caught.value.details["seed"] == "x"
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.key, copied.details) == (caught.value.key, caught.value.details)


class Visitor:
    """Stands in for a bot: plays three decisions, then breaks the protocol."""

    name = "visitor"
    closed: list[int]

    def __init__(self) -> None:
        self.events_received = 0
        self.left = 3

    def receive_events(self, events: Sequence[Event]) -> None:
        self.events_received += len(events)

    def choose(self, view: View, rng: Random) -> int:
        if not self.left:
            raise Forfeit("bot-unasked")
        self.left -= 1
        return view.moves()[0]

    def game_over(self, outcome: Outcome | None) -> None:
        assert outcome is not None
        assert outcome.termination == "forfeited"

    def close(self) -> None:
        self.closed.append(self.events_received)


def test_a_program_is_told_what_happened_and_loses_when_it_breaks_the_rules_of_the_table(start: Start) -> None:
    Visitor.closed = []
    start("visitor", Visitor)
    pair = play_pair(Plan(("visitor", "random"), 1), 0, 0)
    assert [game.termination for game in pair.games] == ["forfeited", "forfeited"]
    assert pair.score() == 0.0
    assert len(Visitor.closed) == 2
    assert min(Visitor.closed) > 10


def test_a_game_can_be_given_up() -> None:
    with pytest.raises(arena_module.Stopped):
        play_game(SELF_PLAY, 0, (0, 1), stopped=lambda: True)
    done = arena_module.play_task(SELF_PLAY, [(0, 0), (0, 1)], stopped=lambda: True)
    assert (done.results, done.left) == ([], [(0, 0), (0, 1)])


def test_a_task_hands_back_what_it_has_no_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "TASK_SECONDS", 0.0)
    done = arena_module.play_task(SELF_PLAY, [(0, 0), (0, 1), (0, 2)])
    assert [(result.pair, done.left) for result in done.results] == [(0, [(0, 1), (0, 2)])]


# -- the journal ------------------------------------------------------------------------------------------


def kept(path: Path, plan: Plan) -> Run:
    journal = Journal(path, plan)
    run = Run(plan, list(journal.results))
    run.play(keep=journal.add)
    journal.close()
    return run


def test_a_run_that_goes_on_equals_one_that_never_stopped(tmp_path: Path) -> None:
    whole = kept(tmp_path / "whole.jsonl", SELF_PLAY)
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    path = tmp_path / "torn.jsonl"
    path.write_bytes(b"".join(lines[:4]) + lines[4][:30])  # a crash in the middle of a line
    torn = kept(path, SELF_PLAY)
    assert torn.counted() == whole.counted()
    assert len(path.read_bytes().splitlines()) == 7
    assert kept(path, SELF_PLAY).results == torn.results  # nothing left to play


def test_a_line_reads_back() -> None:
    pair = play_pair(SELF_PLAY, 0, 0)
    again = PairResult.read(pair.line())
    assert again == pair
    assert [game.times for game in again.games] == [game.times for game in pair.games]
    assert sum(sum(times.values()) for times in pair.games[0].times) == pair.games[0].decisions


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (Plan(("random", "random"), 7, seed="self-play"), "pairs"),
        (Plan(("random", "random"), 6, seed="x"), "seed"),
        (Plan(("random", "greedy"), 6, seed="self-play"), "players"),
        (Plan(("random", "random"), 6, seed="self-play", options={"edition": "1.0"}), "options"),
        (Plan(("random", "random"), 6, seed="self-play", sprt=Sprt()), "sprt"),
        (Plan(("random", "random"), 6, seed="self-play", gauntlet=True), "gauntlet"),
    ],
)
def test_the_journal_of_another_run_is_refused(other: Plan, name: str, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, SELF_PLAY).close()
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="error-arena-other-run") as caught:
        Journal(path, other)
    assert caught.value.details["name"] == name
    assert path.read_bytes() == before


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_a_journal_of_version_0_1_is_gone_on_with(game: str, tmp_path: Path) -> None:
    """Written by that version, which called the period of a game "decade". Wir sind das Volk! is played as it was then;
    Weimar's players have changed since."""
    path = tmp_path / "arena.jsonl"
    path.write_bytes((DATA / f"arena-{game}.jsonl").read_bytes())
    written = json.loads(path.read_bytes().splitlines()[0])["plan"]
    assert written.pop("version") == "0.1.0"
    plan = Plan(**written | {"players": tuple(written["players"])})
    resumed = Journal(path, plan)
    repeated = play_pair(plan, 0, 0)
    resumed.add(play_pair(plan, 0, 2))
    resumed.close()
    assert len(resumed.results) == 2
    assert [one.seats for one in resumed.results[0].games] == [one.seats for one in repeated.games]
    assert game != "wsdv" or resumed.results[0] == repeated
    again = Journal(path, plan)
    again.close()
    assert [result.pair for result in again.results] == [0, 1, 2]


def test_a_journal_of_a_version_that_played_other_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, SELF_PLAY).close()
    path.write_bytes(path.read_bytes().replace(republik.__version__.encode(), b"0.0.9"))
    with pytest.raises(ArenaError, match="error-arena-other-run") as caught:
        Journal(path, SELF_PLAY)
    assert caught.value.details["name"] == "version"


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"[1]\n", b'{"journal": 3, "plan": {}}\n', b"\xff\xfe\n"])
def test_a_file_that_is_not_a_journal_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="error-arena-journal "):
        Journal(path, SELF_PLAY)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, SELF_PLAY).close()
    good = path.read_bytes()
    line = play_pair(SELF_PLAY, 0, 0).line().encode() + b"\n"
    for bad in (b"{}\n", b"nonsense\n", line + line, line.replace(b'"pair":0', b'"pair":77')):
        path.write_bytes(good + bad)
        with pytest.raises(ArenaError, match="error-arena-journal-line"):
            Journal(path, SELF_PLAY)


# -- intervals and ratings --------------------------------------------------------------------------------


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(8, 10)  # the values of Wilson's formula
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert 0.69 < wilson(10, 10)[0] < 0.73


def test_wilson_covers() -> None:
    rng = Random(1)
    inside = 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.9 for _ in range(40)), 40)
        inside += low <= 0.9 <= high
    assert 0.92 < inside / 2000 < 0.98


def test_pairs_that_go_together_are_worth_fewer_games() -> None:
    apart, together = paired([0.5, 0.5, 1.0, 0.0, 0.5, 0.5] * 20), paired([1.0, 0.0] * 60)
    assert apart == pytest.approx(wilson(120, 240))
    assert together[1] - together[0] > 1.3 * (apart[1] - apart[0])
    assert paired([]) == (0.0, 1.0)
    assert paired([1.0] * 10) == pytest.approx(wilson(20, 20))


def synthetic(strengths: Sequence[float], side: float, pairs: int, rng: Random) -> list[PlayedGame]:
    games = []
    for deal in range(pairs):
        for east in range(len(strengths)):
            for west in range(len(strengths)):
                if east != west:
                    chance = expected_score(strengths[east] - strengths[west] + side)
                    games.append(PlayedGame(east, west, float(rng.random() < chance), deal))
    return games


def test_ratings_recover_known_strengths() -> None:
    strengths, side = [1500.0, 1620.0, 1380.0, 1900.0], 60.0
    rated = bradley_terry(4, synthetic(strengths, side, 1500, Random(5)))
    assert [player.elo for player in rated.players] == pytest.approx(strengths, abs=25)
    assert rated.second.elo == pytest.approx(side, abs=15)
    for player in rated.players[1:]:
        assert player.interval is not None
        assert 10 < player.interval.high - player.interval.low < 60


def test_the_intervals_of_ratings_cover() -> None:
    rng, inside, runs = Random(8), 0, 200
    for _ in range(runs):
        rated = bradley_terry(3, synthetic([0.0, 100.0, -100.0], -50.0, 40, rng), anchored_at=0.0)
        interval = rated.players[1].interval
        assert interval is not None
        inside += interval.low <= 100.0 <= interval.high
    assert 0.90 <= inside / runs <= 0.99


def test_games_of_one_deal_that_go_together_widen_the_intervals() -> None:
    rng = Random(2)
    deals = [float(rng.random() < 0.5) for _ in range(300)]
    alike = [
        PlayedGame(e, w, first if e == 0 else 1 - first, d)
        for d, first in enumerate(deals)
        for e, w in ((0, 1), (1, 0))
    ]
    loose = [PlayedGame(e, w, float(rng.random() < 0.5), d) for d in range(300) for e, w in ((0, 1), (1, 0))]
    widths = []
    for games in (alike, loose):
        interval = bradley_terry(2, games).players[1].interval
        assert interval is not None
        widths.append(interval.high - interval.low)
    assert 1.3 < widths[0] / widths[1] < 1.5  # the square root of two: a pair is worth one game


def test_ratings_stay_finite_and_missing_players_have_none() -> None:
    always = [PlayedGame(0, 1, 1.0, deal) for deal in range(50)] + [PlayedGame(1, 0, 0.0, deal) for deal in range(50)]
    rated = bradley_terry(3, always, anchor=1)
    best = rated.players[0]
    assert best.elo is not None
    assert best.interval is not None
    assert 2000 < best.elo < 3000
    assert rated.players[1].elo == 1500.0
    assert rated.players[2].elo is None
    assert bradley_terry(2, []).players[1].elo is None


def test_inverse() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_the_interval_of_a_change() -> None:
    low, high = changed(30, 10, 100)
    assert 0.0 < low < 0.2 < high < 0.35
    assert changed(10, 30, 100) == (-high, -low)
    low, high = changed(0, 0, 50)
    assert low == -high < 0.0
    assert changed(50, 0, 50).high <= 1.0
    assert changed(300, 100, 1000).high - changed(300, 100, 1000).low < changed(30, 10, 100).high - 0.05


# -- the sequential test -----------------------------------------------------------------------------------


def test_scores_and_elo() -> None:
    assert expected_score(0) == 0.5
    assert elo_of(expected_score(123.0)) == pytest.approx(123.0)
    assert (elo_of(0.0), elo_of(1.0)) == (float("-inf"), float("inf"))


@pytest.mark.parametrize("mean", [0.3, 0.5, 0.64])
def test_the_likeliest_distribution_has_its_mean(mean: float) -> None:
    shares = likeliest([3.0, 1e-3, 10.0, 1e-3, 7.0], mean)
    assert sum(shares) == pytest.approx(1.0)
    assert sum(share * score for share, score in zip(shares, SCORES, strict=True)) == pytest.approx(mean)


def test_the_ratio_is_that_of_the_normal_law_for_many_pairs() -> None:
    """Near the middle: N (s1 - s0) (2 s - s0 - s1) / (2 variance)."""
    counts, test = (2500, 0, 5000, 0, 2500), Sprt(elo0=0, elo1=5)
    one = expected_score(5)
    assert test.llr(counts) == pytest.approx(10_000 * (one - 0.5) * (0.5 - one) / (2 * 0.125), rel=0.05)
    assert test.llr((0,) * 5) == 0.0


def pair_scores(elo: float, rng: Random, side: float = 80.0) -> float:
    """Simulates pairs of independent games with a side advantage, at about this difference in strength."""
    return sum(rng.random() < expected_score(elo + sign * side) for sign in (1, -1)) / 2.0


def error_rate(elo: float, wrong: str, runs: int = 200) -> float:
    test, rng, errors = Sprt(elo0=0, elo1=100), Random(4), 0
    for _ in range(runs):
        walk = test.walk(pair_scores(elo, rng) for _ in range(3000))
        assert walk.verdict != OPEN
        errors += walk.verdict == wrong
    return errors / runs


def test_the_test_errs_about_as_rarely_as_promised() -> None:
    assert error_rate(0.0, ACCEPT_1) <= 0.085  # 5% promised; 200 runs: two standard errors above
    assert error_rate(107.0, ACCEPT_0) <= 0.085  # with this side advantage, a pair scores as at 100
    assert error_rate(250.0, ACCEPT_0) == 0.0
    assert error_rate(-150.0, ACCEPT_1) == 0.0


def test_a_walk_stops_at_the_pair_that_decides() -> None:
    walk = Sprt(elo0=0, elo1=200).walk([1.0] * 50)
    assert walk.verdict == ACCEPT_1
    assert walk.pairs < 20
    assert walk.counts == [0, 0, 0, 0, walk.pairs]
    assert Sprt().walk([]).verdict == OPEN


@pytest.mark.parametrize(
    "figures",
    [{"elo0": 5, "elo1": 5}, {"elo1": float("nan")}, {"elo0": -5000}, {"alpha": 0}, {"beta": 0.5}, {"alpha": -1}],
)
def test_a_test_that_cannot_be(figures: dict[str, float]) -> None:
    with pytest.raises(BadTest):
        Sprt(**figures)


def test_the_outcome_of_a_test_does_not_depend_on_who_hands_in_first(start: Start) -> None:
    plan = Plan(("random", "random"), 40, sprt=Sprt(elo0=-300, elo1=-100))
    run = arena(plan)
    assert run.finished()
    late = Run(plan, list(reversed(arena(Plan(("random", "random"), 40)).results)))
    assert late.counted() == run.counted()
    assert late.walk == run.walk
    gap = Run(plan, [result for result in late.results if result.pair != 1])
    assert [result.pair for result in gap.counted()] == [0]


# -- numbers, tables, the page -------------------------------------------------------------------------------


def test_times_are_counted_in_narrow_bins() -> None:
    for value in (2e-6, 0.0123, 4.5):
        assert seconds_of(bin_of(value)) == pytest.approx(value, rel=0.03)
    times = Counter({bin_of(0.001): 98, bin_of(1.0): 2})
    assert quantile(times, 0.5) == pytest.approx(0.001, rel=0.03)
    assert quantile(times, 0.99) == pytest.approx(1.0)
    assert quantile(Counter(), 0.5) is None


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    plan = Plan(("random", "greedy", "random"), 2, options={"edition": "2.1"})
    return summary(arena(plan))


def test_the_figures_add_up(told: dict[str, Any]) -> None:
    assert json.loads(json.dumps(told)) == told
    assert told["complete"]
    assert told["games"] == 12 == sum(ending["points"] for ending in told["endings"])
    assert told["anchor"] == "random"
    assert told["standings"][0]["rating"]["elo"] == 1500
    assert sum(standing["points"] for standing in told["standings"]) == 12
    assert told["sides"]["west"]["points"] + told["sides"]["east"]["points"] == 12
    for match in told["matches"]:
        assert match["west"]["points"] + match["east"]["points"] == match["both"]["points"]
        assert sum(match["pair_scores"]) == match["pairs"] == 2
    best = max(told["standings"], key=lambda standing: standing["rating"]["elo"])
    assert best["player"] == "greedy"
    assert best["time"]["p50"] <= best["time"]["p99"]


def test_the_planner_is_the_anchor_where_it_takes_part(start: Start) -> None:
    start("planner", RandomPlayer)
    run = arena(Plan(("random", "planner"), 1))
    assert summary(run)["anchor"] == "planner"


class Tags(HTMLParser):
    """Checks that every tag is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def figures(told: dict[str, Any], language: str) -> list[str]:
    """The numbers that the page must show, computed independently."""
    sign = "\u00a0%" if language in ("de", "es") else "%"
    point = "." if language == "en" else ","
    shares = [share for match in told["matches"] for share in (match["both"], match["west"], match["east"])]
    shares += [*told["sides"].values(), *told["endings"]]
    wanted = [
        f"{100 * share[key]:.1f}{sign}".replace(".", point) for share in shares for key in ("share", "low", "high")
    ]
    wanted += [f"{standing['rating'][key]:.0f}" for standing in told["standings"][1:] for key in ("elo", "low", "high")]
    wanted += [str(count) for match in told["matches"] for count in match["pair_scores"]]
    wanted += [str(standing["time"]["decisions"]) for standing in told["standings"]]
    times = [standing["time"]["p50"] for standing in told["standings"] if "random" in standing["player"]]
    wanted += [f"{time * 1e6:.3g} µs".replace(".", point) for time in times]
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_figure_and_needs_nothing_else(told: dict[str, Any], language: str) -> None:
    html = page(told, Messages(language))
    reader = Tags()
    reader.feed(html)
    assert not reader.open
    shown = " ".join(reader.words)
    assert [figure for figure in figures(told, language) if figure not in shown] == []
    assert f'<html lang="{language}">' in html
    assert not re.search(r"https?:|src=|url\(|<script|@import|<link|\[arena-|\[cli-", html)
    plots = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(plots) == 5
    for plot in plots:
        assert ET.fromstring(plot).find("title") is not None
    assert html.count("<caption") == len(tables(told, Messages("en")))


def test_names_are_escaped_in_the_page(told: dict[str, Any]) -> None:
    evil = json.loads(json.dumps(told).replace("greedy", "<script>alert(1)</script>&"))
    assert "<script" not in page(evil, Messages("en"))


def test_the_page_of_a_sequential_test_and_of_nothing_yet() -> None:
    run = arena(Plan(("random", "random"), 5, sprt=Sprt()))
    html = page(summary(run), Messages("en"))
    assert "polyline" in html
    assert "undecided" in html
    empty = page(summary(Run(Plan(("random", "random"), 5))), Messages("en"))
    assert text("arena-partial") in empty
    assert "<svg" not in empty


# -- the command ------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPUBLIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


def run_command(*arguments: str | Path) -> int:
    return cli.main(["arena", *map(str, arguments)])


def test_the_command_writes_json_page_and_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("random", "random", "--pairs", "3", "--workers", "1", "--out", tmp_path / "night.json")
    assert run_command(*arguments) == 0
    first = capsys.readouterr().out
    assert "Arena: random, random#2" in first
    assert sorted(path.name for path in tmp_path.iterdir()) == ["night.html", "night.json", "night.jsonl"]
    told = json.loads((tmp_path / "night.json").read_text(encoding="utf-8"))
    assert (told["games"], told["complete"], told["options"]) == (6, True, {"edition": "2.1"})
    assert run_command(*arguments) == 0
    again = capsys.readouterr().out
    assert "3 of 3 pairs are already in the journal" in again
    assert json.loads((tmp_path / "night.json").read_text(encoding="utf-8")) == told


def test_without_a_file_the_command_prints_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_command("RANDOM", "random", "--pairs", "1", "--workers", "1", "--sprt", "--edition", "1.0") == 0
    assert "Sequential test" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["random"], "at least two"),
        (["random", "nobody"], "unknown player “nobody”"),
        (["random", "random", "--pairs", "0"], "--pairs"),
        (["random", "random", "--pairs", "many"], "--pairs"),
        (["random", "random", "--workers", "-1"], "--workers"),
        (["random", "random", "--edition", "9"], "--edition: unknown value “9”"),
        (["random", "random", "--seed", " "], "seed"),
        (["random", "random", "--backend", "cloud"], "unknown backend “cloud”"),
        (["random", "random", "--elo1", "5"], "--sprt"),
        (["random", "random", "--sprt", "--elo1", "much"], "--elo1: invalid value “much”"),
        (["random", "random", "--sprt", "--elo1", "-1"], "--elo1"),
        (["random", "random", "--sprt", "--alpha", "2"], "--alpha"),
        (["random", "random", "random", "--sprt"], "exactly two"),
        (["random", "random", "--out", "/nowhere/at/all"], "folder not found"),
        (["random", "random", "--out", "."], "folder"),
        (["bot:no-such-program-here", "random"], "no-such-program-here"),
        (["random", "search:soon"], "search: “soon” is not a budget"),
        (["random", "random", "--scenario", "main"], "--scenario is not an option of wsdv"),
        (["random", "random", "--game", "weimar", "--edition", "2.1"], "--edition is not an option of weimar"),
        (["random", "random", "--game", "weimar", "--scenario", "1923"], "available: abyss, bruderkrieg, vulkan, main"),
        (["random", "planner", "--game", "weimar"], "unknown player “planner”"),
        (["random", "random", "--game", "weimar", "--sprt"], "games with two seats"),
        (
            ["random", "greedy:5s"],
            "greedy does not take a budget; chancellor, openspiel-ismcts, rollout-search, search, statesman",
        ),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("republik: ")
    assert told in err


def test_the_command_refuses_other_parameters_and_files_of_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a"
    assert run_command("random", "random", "--pairs", "1", "--workers", "1", "--out", out) == 0
    capsys.readouterr()
    assert run_command("random", "random", "--pairs", "2", "--workers", "1", "--out", out) == 2
    assert "(pairs was 1, now it is 2)" in capsys.readouterr().err
    (tmp_path / "b.html").write_text("mine", encoding="utf-8")
    assert run_command("random", "random", "--pairs", "1", "--workers", "1", "--out", tmp_path / "b") == 2
    assert "b.html already exists" in capsys.readouterr().err


def test_an_interruption_leaves_the_journal_whole_and_tells_what_there_is(tmp_path: Path) -> None:
    journal = tmp_path / "long.jsonl"
    command = [sys.executable, "-m", "republik.cli", "arena", "random", "random", "--pairs", "100000"]
    command += ["--workers", "2", "--out", str(tmp_path / "long")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        for _ in range(600):
            if journal.exists() and journal.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # like Ctrl-C: to every process of the terminal
        out, err = process.communicate(timeout=60)
    assert process.returncode == 2, err
    assert "Interrupted. Run the same command again to continue." in out
    assert "Traceback" not in err
    plan = Plan(("random", "random"), 100_000, options={"edition": "2.1"})
    reopened = Journal(journal, plan)
    reopened.close()
    told = json.loads((tmp_path / "long.json").read_text(encoding="utf-8"))
    assert not told["complete"]
    assert told["games"] == 2 * len(reopened.results) > 0


# -- Ray ----------------------------------------------------------------------------------------------------------


def test_without_ray_its_backend_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run_command("random", "random", "--pairs", "1", "--backend", "ray") == 2
    assert "pip install 'republik[ray]'" in capsys.readouterr().err


@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed (pip install 'republik[ray]')")
def test_a_local_ray_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    """In a separate process: Ray leaves threads and warnings behind."""
    command = [sys.executable, "-m", "republik.cli", "arena", "random", "random", "--pairs", "40", "--seed", "ray"]
    command += ["--backend", "ray", "--workers", "2", "--out", str(tmp_path / "ray")]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    plan = Plan(("random", "random"), 40, seed="ray", options={"edition": "2.1"})
    journal = Journal(tmp_path / "ray.jsonl", plan)
    journal.close()
    played = Run(plan, journal.results)
    assert played.counted() == arena(plan).counted()
