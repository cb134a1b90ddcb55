"""The study: variants that differ as described, sums that add up, and a page that matches the counts."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from math import isclose
from pathlib import Path
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from republik import cli
from republik.games.wsdv.game import NEWEST
from republik.games.wsdv.players.evaluators import learned
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.research.study import (
    OLDEST,
    STEPS,
    USE_NAMES,
    Cell,
    GameTotals,
    cards,
    editions,
    lead_changes,
    mixed_editions,
    switches,
    worth_of_plays,
)
from republik.games.wsdv.research.study_page import FIGURES, NOT_MEASURED, best_use
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.lab import arena, study
from republik.lab.study import StudyPlan, fill, page_of, run_study, study_of, summary
from republik.players import registry
from republik.table.dice import Dice

DOCS = Path(__file__).resolve().parents[3] / "docs" / "games" / "wsdv"
STUDY = study_of("wsdv")
LAST = len(STUDY.variants) - 1
SMALL = StudyPlan(3, "random", "small")


def play_game(plan: StudyPlan, variant: int, game: int) -> GameTotals:
    return cast("GameTotals", study.play_game(plan, variant, game))


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return run_study(SMALL)


# -- the variants -----------------------------------------------------------------------------------------


def test_the_variants_take_the_changes_one_by_one() -> None:
    names = ["supplier_unrest", "socialists", "special_price", "must_discard_third", "yellow_surplus"]
    assert switches() == (*names, "rundown_fallback", "external_factory_first")
    first, *steps, between, newest = mixed_editions()
    old, new = editions()[OLDEST], editions()[NEWEST]
    assert (first, between, newest) == (old, editions()["2.0"], new)
    assert [step.id for step in steps] == list(STEPS)
    for step in steps:
        for name in switches():
            assert getattr(step, name) == getattr(new if name in STEPS[step.id] else old, name)
    assert {name for own in STEPS.values() for name in own} == set(switches())
    assert {own[0] for own in STEPS.values() if len(own) == 1} == set(switches())


def test_a_variant_is_set_up_by_its_switches() -> None:
    positions = [cast("Position", STUDY.new(number)) for number in range(len(STUDY.variants))]
    totals = {
        variant.name: (sum(position.unrest), position.box)
        for variant, position in zip(STUDY.variants, positions, strict=True)
    }
    assert [
        totals[name] for name in ("1.0", "1.0 + set-up", "1.0 + suppliers", "1.0 + socialists", "1.0 + price", "2.1")
    ] == [(42, 2), (39, 1), (39, 2), (42, 1), (42, 2), (39, 1)]


def test_the_editions_themselves_play_the_arenas_games() -> None:
    for number, edition in ((0, OLDEST), (len(STUDY.variants) - 1, NEWEST)):
        plan = arena.Plan(("random", "random"), 3, "small", options={"edition": edition})
        for game in range(3):
            there = arena.play_game(plan, game, (0, 1))
            here = play_game(SMALL, number, game)
            assert here.endings == {(there.period, there.winner, there.termination): 1}
            assert here.decisions == there.decisions


# -- sums ---------------------------------------------------------------------------------------------------


def test_everything_adds_up(told: dict[str, Any]) -> None:
    assert [variant["name"] for variant in told["variants"]] == [variant.name for variant in STUDY.variants]
    for variant in told["variants"]:
        east = variant["east"]
        assert east["games"] == SMALL.games
        assert 0.0 <= east["low"] <= east["share"] <= east["high"] <= 1.0
        assert sum(ending["points"] for ending in variant["endings"]) == SMALL.games
        assert sum(ending["points"] for ending in variant["endings"] if ending["winner"] == "east") == east["points"]
        assert isclose(sum(ending["share"] for ending in variant["endings"]), 1.0, abs_tol=1e-4)
        counts = [end["count"] for end in variant["decade_ends"]]
        assert counts == sorted(counts, reverse=True)
        assert all(set(FIGURES) <= set(end) for end in variant["decade_ends"])


def test_differences_are_those_of_the_shares(told: dict[str, Any]) -> None:
    first, *others = told["variants"]
    for one, variant in zip(told["differences"], others, strict=True):
        assert (one["variant"], one["against"]) == (variant["name"], OLDEST)
        assert isclose(one["difference"], variant["east"]["share"] - first["east"]["share"], abs_tol=1e-5)
        assert one["low"] < one["high"]


def test_the_uses_of_a_card_add_up(told: dict[str, Any]) -> None:
    for side in ("west", "east"):
        cards = told["cards"][side]
        assert sum(uses["best"][4] for uses in cards.values()) >= told["choices"][side] > 0
        for uses in cards.values():
            own = [uses[name] for name in USE_NAMES if name in uses]
            seen = uses["best"][2]
            assert all(best <= count <= seen and top <= best for _, _, count, best, top in own)
            assert sum(best for _, _, _, best, _ in own) == uses["best"][3] == seen
            assert uses["best"][0] >= max(cell[0] for cell in own if cell[2] == seen) - 1e-9
    assert all(set(uses) == {"event", "best"} for number, uses in told["cards"]["east"].items() if number[0] in "IV")
    assert not any(number[0] in "IV" for number in told["cards"]["west"])


def test_the_best_plays_of_a_decision_are_worth_nothing_on_average() -> None:
    position = scene(display=["1", "12", "2"], to_act="W")
    plays = worth_of_plays(position, 0, Dice(1))
    best: dict[str, float] = {}
    for card, _, worth in plays:
        best[card] = max(worth, best.get(card, -1.0))
    assert len(best) == 3
    assert isclose(sum(best.values()), 0.0, abs_tol=1e-9)
    chosen = PlannerPlayer("delegate", width=1, replies=0, judge=learned).choose(position.view(0), Random(1))
    card, use, _ = max(plays, key=lambda play: play.worth)
    rules = position.rules
    assert chosen == rules.actions.play + 4 * rules.cards.index(card) + USE_NAMES.index(use)


def test_a_single_card_has_nothing_to_be_compared_with() -> None:
    assert worth_of_plays(scene(display=["12"], to_act="W"), 0, Dice(1)) == []


def test_a_lead_changes_when_the_other_side_takes_it() -> None:
    assert lead_changes([]) == lead_changes([0.5, 0.52]) == lead_changes([0.7, 0.5, 0.46, 0.56]) == 0
    assert lead_changes([0.7, 0.5, 0.44]) == 1
    assert lead_changes([0.5, 0.3, 0.9, 0.5, 0.55, 0.1]) == 2


def test_leads_and_openings_are_counted(told: dict[str, Any]) -> None:
    for variant in told["variants"]:
        assert sum(variant["lead"]["games"].values()) == SMALL.games
        assert 0 <= variant["lead"]["turned"] <= SMALL.games
        assert variant["lead"]["changes"] >= 0.0
    for side in ("west", "east"):
        openings = told["openings"][side]
        assert sum(games for _, _, games, _ in openings) == SMALL.games
        assert all(0 <= won <= games and card in cards() and use in USE_NAMES for card, use, games, won in openings)
    assert sum(won for side in ("west", "east") for _, _, _, won in told["openings"][side]) == SMALL.games


def naive(games: Sequence[tuple[int, int]]) -> Cell:
    sums: Counter[str] = Counter()
    for count, total in games:
        sums.update(asdict(Cell.of_game(count, total, 0, 0)))
    return Cell(**sums)


def test_the_error_comes_from_the_scatter_between_games() -> None:
    """Four games of one decision each: the usual standard error; repeating the same decisions adds no information."""
    once = naive([(1, 10_000), (1, 30_000), (1, 20_000), (1, 40_000)])
    twice = naive([(2, 20_000), (2, 60_000), (2, 40_000), (2, 80_000)])
    assert isclose(once.mean, 2.5)
    assert once.error is not None
    assert isclose(once.error, 100 * 0.0129099 / 2, rel_tol=1e-4)
    assert twice.error is not None
    assert (isclose(twice.mean, once.mean), isclose(twice.error, once.error)) == (True, True)
    assert naive([(5, 100)]).error is None
    assert naive([(1, 100), (1, 100)]).error == 0.0


# -- independent of the workers -------------------------------------------------------------------------------


def test_the_figures_do_not_depend_on_the_workers(told: dict[str, Any]) -> None:
    seen: list[tuple[int, int]] = []
    assert run_study(SMALL, workers=2, progress=lambda done, total: seen.append((done, total))) == told
    assert seen[-1] == (SMALL.total, SMALL.total) == (33, 33)


def test_the_figures_do_not_depend_on_the_order() -> None:
    parts = [play_game(SMALL, LAST, game) for game in range(3)]
    figures = []
    for order in (parts, parts[::-1]):
        played = [GameTotals() for _ in STUDY.variants]
        for own in played:
            for part in order:
                own.add(part)
        figures.append(summary(SMALL, played))
    assert figures[0] == figures[1]


def test_looking_does_not_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = play_game(SMALL, LAST, 1)
    assert looked.cells
    monkeypatch.setattr("republik.games.wsdv.research.study.SHARE", 0.0)
    blind = play_game(SMALL, LAST, 1)
    assert not blind.cells
    assert (blind.winners, blind.endings, blind.decisions) == (looked.winners, looked.endings, looked.decisions)


# -- the page --------------------------------------------------------------------------------------------------


def committed() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DOCS / "data" / "study.json").read_text(encoding="utf-8"))
    return read


def test_the_page_tells_what_the_data_say() -> None:
    page = (DOCS / "study.md").read_text(encoding="utf-8")
    assert fill(page, page_of(committed(), "wsdv").blocks()) == page


def test_the_plots_show_what_the_data_say() -> None:
    drawn = page_of(committed(), "wsdv").pictures()
    there = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "img").glob("study-*.svg")}
    assert there == drawn


def test_the_data_are_small_and_the_rules_are_todays() -> None:
    assert (DOCS / "data" / "study.json").stat().st_size < 100_000
    now = {variant.name: variant.switches for variant in STUDY.variants}
    names = [variant["name"] for variant in committed()["variants"]]
    assert (names[0], names[-1]) == (STUDY.variants[0].name, STUDY.variants[-1].name)
    for variant in committed()["variants"]:
        assert variant["switches"] == now[variant["name"]]


def test_the_plots_are_images_with_a_title_and_a_description(told: dict[str, Any]) -> None:
    for drawn in page_of(told, "wsdv").pictures().values():
        root = ET.fromstring(drawn)
        space = "{http://www.w3.org/2000/svg}"
        assert root.tag == f"{space}svg"
        assert root.get("role") == "img"
        assert root.findtext(f"{space}title")
        assert root.findtext(f"{space}desc")
        assert "prefers-color-scheme: dark" in (root.findtext(f"{space}style") or "")


def test_sentences_follow_the_figures(told: dict[str, Any]) -> None:
    sure = json.loads(json.dumps(told))
    sure["variants"][0]["east"] |= {"share": 0.7, "low": 0.6, "high": 0.8}
    sure["variants"][-1]["east"] |= {"share": 0.3, "low": 0.2, "high": 0.4}
    sure["differences"][-1] |= {"difference": -0.4, "low": -0.5, "high": -0.3}
    said = page_of(sure, "wsdv").blocks()["findings"]
    assert "70.0% (60.0% … 80.0%) with edition 1.0: East is ahead." in said
    assert "30.0% (20.0% … 40.0%) with edition 2.1: West is ahead." in said
    assert "2.1 −40.0 (−50.0 … −30.0), more than chance explains" in said


def test_the_page_shows_leads_and_openings(told: dict[str, Any]) -> None:
    blocks = page_of(told, "wsdv").blocks()
    assert blocks["lead"].count("\n") == 1 + len(STUDY.variants)
    assert "**West**" in blocks["openings"]
    assert "**East**" in blocks["openings"]
    before = {
        **told,
        "variants": [{key: value for key, value in one.items() if key != "lead"} for one in told["variants"]],
    }
    del before["openings"]
    assert page_of(before, "wsdv").blocks()["lead"] == page_of(before, "wsdv").blocks()["openings"] == NOT_MEASURED


def test_the_best_use_is_the_one_chosen_most_often() -> None:
    uses = {"event": [0, 0, 4, 3, 0], "build": [0, 0, 4, 1, 0], "best": [0, 0, 4, 4, 0]}
    assert best_use(uses) == ("event", 0.75)


# -- the command --------------------------------------------------------------------------------------------------


def test_the_command_writes_what_the_study_found(
    told: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new"
    command = ["study", "--games", "3", "--player", "random", "--seed", "small", "--workers", "1", "--out", str(out)]
    assert cli.main([*command, "--lang", "en"]) == 0
    assert json.loads((out / "study.json").read_text(encoding="utf-8")) == told
    assert (out / "study.json").read_text(encoding="utf-8") == STUDY.json(told)
    shown = capsys.readouterr().out
    assert all(variant.name in shown for variant in STUDY.variants)


def test_the_command_makes_the_page(told: dict[str, Any], tmp_path: Path) -> None:
    for name in ("data", "img"):
        (tmp_path / name).mkdir()
    (tmp_path / "data" / "study.json").write_text(STUDY.json(told), encoding="utf-8")
    page = (DOCS / "study.md").read_text(encoding="utf-8")
    (tmp_path / "study.md").write_text(page, encoding="utf-8")
    assert cli.main(["study", "--page", str(tmp_path)]) == 0
    assert (tmp_path / "study.md").read_text(encoding="utf-8") == fill(page, page_of(told, "wsdv").blocks())
    assert sorted(path.name for path in (tmp_path / "img").iterdir()) == sorted(page_of(told, "wsdv").pictures())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "not a whole number from 1"),
        (["--games", "many"], "not a whole number"),
        (["--workers", "0"], "not a whole number"),
        (["--seed", " "], "a seed needs"),
        (["--player", "nobody"], "nobody"),
        (["--player", "greedy:5"], "greedy"),
        (["--player", "bot:python3 mine.py"], "bot:python3 mine.py"),
        (["--player", "openspiel-ismcts"], "openspiel-ismcts"),
        (["--out", "file"], "not a folder"),
        (["--out", "no/where"], "folder not found"),
        (["--page", "no"], "file not found"),
        (["--page", "."], "is not the result of a study"),
        (["--page", "bare"], "has no placeholder for “about”"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str],
    said: str,
    told: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("", encoding="utf-8")
    for folder, data in ((".", '{"study": 1}'), ("bare", STUDY.json(told))):
        for name in ("data", "img"):
            Path(folder, name).mkdir(parents=True)
        Path(folder, "study.md").write_text("# Nothing\n", encoding="utf-8")
        Path(folder, "data", "study.json").write_text(data, encoding="utf-8")
    assert cli.main(["study", *arguments, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_programs_do_not_know_mixed_rules() -> None:
    with pytest.raises(registry.UnknownPlayer):
        StudyPlan(1, "bot:python3 mine.py")
    for name in ("linear-delegate", "quick-minister"):
        assert StudyPlan(1, name).player == name


def test_an_interruption_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("republik.lab.study.play_game", interrupted)
    out = tmp_path / "out"
    assert cli.main(["study", "--workers", "1", "--out", str(out), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "republik: interrupted; nothing was written\n"
    assert not out.exists()


def test_an_interruption_ends_the_workers_too(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "republik.cli", "study", "--games", "5000", "--player", "random"]
    process = subprocess.Popen(
        [*command, "--workers", "2", "--out", str(out), "--lang", "en"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(4)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said.splitlines()[-1] == "republik: interrupted; nothing was written"
    assert not out.exists()
