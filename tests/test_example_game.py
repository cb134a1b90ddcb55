"""A third-party game package, installed beside Republik without changing any other file: everything works with it."""

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.fixtures import DESKTOP, PHONE, Served
from tests.browser.test_everyone import violations
from tests.test_cli import Terminal

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "games" / "three_tricks"
GAME = "three-tricks"
MAX_LINES = 400
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package is installed."""
    source = tmp_path_factory.mktemp("source") / "three_tricks"
    shutil.copytree(EXAMPLE, source)
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(target), str(source)], check=True)
    return target


@pytest.fixture
def environment(installed: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Makes processes aware of the game; those started by the tests inherit it."""
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", path)
    return dict(os.environ)


def republik(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "republik.cli", *arguments, "--lang", "en"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(environment: dict[str, str], code: str) -> Any:
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_it_is_small() -> None:
    files = [EXAMPLE / "pyproject.toml", *(EXAMPLE / "src").rglob("*.py"), *(EXAMPLE / "src").rglob("*.ftl")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < MAX_LINES


def test_it_is_recorded_replayed_shown_and_verified(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    seats = ("--anna", "random", "--boris", "random")
    assert "wins: " in republik(
        environment, "play", GAME, *seats, "--hand", "4", "--seed", "x", "--record", str(record)
    )
    assert "hand: 4" in record.read_text(encoding="utf-8")
    assert "Valid: " in republik(environment, "verify", str(record))
    assert "leads the" in republik(environment, "replay", str(record))
    assert "one trick" in republik(environment, "show", str(record), "--at", "12")


@pytest.mark.parametrize("form", ["card", "a4"])
def test_it_has_a_plain_front_page(environment: dict[str, str], tmp_path: Path, form: str) -> None:
    record, page = tmp_path / "game.txt", tmp_path / "page.svg"
    republik(environment, "play", GAME, "--anna", "random", "--boris", "random", "--seed", "x", "--record", str(record))
    republik(environment, "front-page", str(record), "--out", str(page), "--format", form)
    texts = [text.text or "" for text in ET.fromstring(page.read_text("utf-8")).iter(f"{SVG}text")]
    assert {"Republik", "Random (computer)"} <= set(texts)
    assert any(text.endswith(" wins") for text in texts)
    republik(environment, "front-page", str(record), "--out", str(tmp_path / "page.png"), "--format", form)


def test_it_is_fuzzed(environment: dict[str, str]) -> None:
    assert "30 games passed" in republik(environment, "fuzz", GAME, "--games", "30")


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    arguments = ("play", GAME, "--anna", "person", "--boris", "random", "--seed", "x", "--record", str(record))
    with Terminal(*arguments, "--lang", "en") as terminal:
        terminal.until("Your hand:")
        terminal.answer("Lead a card.", "1\n")
        terminal.until("Boris answers with the")
        terminal.answer("Answer the", "1\n")
        terminal.until("takes the trick.")


def test_a_language_it_does_not_speak_is_english_and_says_so(environment: dict[str, str]) -> None:
    arguments = ("play", GAME, "--anna", "person", "--boris", "random", "--seed", "x")
    with Terminal(*arguments, "--lang", "it") as terminal:
        terminal.until("Lead a card.")
        terminal.until("inglese")
    with Terminal(*arguments, "--lang", "de") as terminal:
        terminal.until("Spiel eine Karte aus.")


def test_players_meet_in_the_arena(environment: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    said = republik(environment, "arena", "random", "random", "--game", GAME, "--pairs", "20", "--out", str(out))
    assert "Arena: random, random#2" in said
    told = json.loads(out.read_text(encoding="utf-8"))
    assert (told["game"], told["games"], told["complete"], told["seats"]) == (GAME, 40, True, ["anna", "boris"])
    assert [standing["games"] for standing in told["standings"]] == [40, 40]
    assert sum(standing["points"] for standing in told["standings"]) == 40
    journal = out.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    pairs = [pair for line in journal if "games" in (pair := json.loads(line))]
    assert sorted(pair["pair"] for pair in pairs) == list(range(20))
    assert all([game["seats"] for game in pair["games"]] == [[0, 1], [1, 0]] for pair in pairs)


def test_it_is_written_as_a_data_set(environment: dict[str, str], tmp_path: Path) -> None:
    republik(
        environment,
        "dataset",
        "--game",
        GAME,
        "--games",
        "5",
        "--players",
        "random",
        "random",
        "--out",
        str(tmp_path / "set"),
    )
    rows = python(
        environment,
        f"import json, pyarrow.parquet as p; t = p.read_table({str(tmp_path / 'set' / 'decisions.parquet')!r});"
        "print(json.dumps([t.num_rows, t.column_names]))",
    )
    assert rows[0] >= 5 * 6
    assert "move" in rows[1]


def test_openspiel_plays_it(environment: dict[str, str]) -> None:
    code = """
import json, random, pyspiel
from republik.lab import openspiel
game = pyspiel.load_game("python_three_tricks")
state, rng = game.new_initial_state(), random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    else:
        assert state.observation_tensor(state.current_player())
        state.apply_action(rng.choice(state.legal_actions()))
print(json.dumps(state.returns()))
"""
    assert sorted(python(environment, code)) in ([-1.0, 1.0], [0.0, 1.0])


def test_pettingzoo_plays_it(environment: dict[str, str]) -> None:
    code = """
import json
from pettingzoo.test import api_test
from republik.lab.pettingzoo import env
made = env(game="three-tricks", hand="4")
api_test(made, num_cycles=50)
print(json.dumps(made.possible_agents))
"""
    assert python(environment, code) == ["anna_0", "boris_1"]


def test_gymnasium_plays_it(environment: dict[str, str]) -> None:
    code = """
import json
import gymnasium
from gymnasium.utils.env_checker import check_env
from republik.lab.gymnasium import SeatEnv, environment_id
check_env(gymnasium.make(environment_id("three-tricks"), illegal="replace", disable_env_checker=True).unwrapped)
env = SeatEnv(seat="boris", game="three-tricks", hand="4")
observation, _ = env.reset(seed=1)
ended, reward = False, 0.0
while not ended:
    observation, reward, ended, _, info = env.step(env.action_space.sample(observation["action_mask"]))
print(json.dumps([reward, info["termination"]]))
"""
    reward, termination = python(environment, code)
    assert reward in (-1.0, 0.0, 1.0)
    assert termination


# -- in a browser -----------------------------------------------------------------------------------------


@pytest.fixture
def page(environment: dict[str, str], chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    server = Served(tmp_path)
    context = chromium.new_context(viewport=DESKTOP, base_url=server.address, locale="en-GB")
    complaints: list[str] = []
    opened = context.new_page()
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    server.stop()
    assert not complaints


def test_it_is_played_in_the_browser_at_the_generic_table(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    expect(page.get_by_role("heading", name="Three Tricks")).to_be_visible()
    page.locator("button.go").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Lead a card|Answer the"))
    expect(page.get_by_text("Your hand:")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)  # nobody could give one
    assert not violations(page)
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("tab", name="Players")).to_be_visible()
    expect(page.get_by_role("tab", name="Forecast")).to_have_count(0)  # the game has none
    assert not violations(page)
    page.set_viewport_size(DESKTOP)
    over, choice = page.locator(".table[data-over=true]"), page.locator(".prompt .buttons button:enabled")
    for _ in range(40):
        expect(over.or_(choice).first).to_be_attached()
        if over.count():
            break
        choice.first.click()
    expect(page.locator(".table[data-over=true]")).to_be_visible()
    expect(page.get_by_text("wins: ").first).to_be_visible()
    expect(page.get_by_text("takes the trick.").first).to_be_visible()


def test_it_is_replayed_in_the_browser(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    page.locator("button.go").click()
    page.locator(".prompt .buttons button:enabled").first.click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".table[data-over=true]")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    for seat in ("Anna", "Boris"):
        expect(page.locator(".left .seats")).to_contain_text(seat)
    expect(page.locator(".words li").first).to_be_visible()
    assert not violations(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Boris")
    expect(page.get_by_role("tab", name="Forecast")).to_have_count(0)
    assert not violations(page)
