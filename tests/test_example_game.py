"""A third-party game package, installed beside Republik without changing any other file: everything works with it."""

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, ServerProcess
from tests.browser.playing import make_table, resign
from tests.commands.running import Terminal

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "games" / "three_tricks"
GAME = "three-tricks"
MAX_LINES = 300
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
    monkeypatch.setenv("PYTHONPATH", path_with(installed))
    return dict(os.environ)


def path_with(folder: Path) -> str:
    """Where Python looks for packages, with a folder before all others."""
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)


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
    played = republik(environment, "play", GAME, *seats, "--hand", "4", "--seed", "x", "--record", str(record))
    assert re.search(r" wins: (more tricks|the last trick), [0-4]:[0-4] \(rule 4\)\ntrick 4, 16 decisions", played)
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


def test_copied_and_renamed_as_the_page_says_it_is_a_new_game(tmp_path: Path) -> None:
    steps = re.search(
        r"```bash\n(    cp -r .*?)    ```", (ROOT / "docs" / "add-a-game.md").read_text("utf-8"), re.DOTALL
    )
    assert steps is not None
    script = f"set -e\nln -s {ROOT / 'examples'} examples\n{steps[1]}"
    subprocess.run(["bash", "-c", script], cwd=tmp_path, check=True)
    made = tmp_path / "my_game"
    assert not [path for path in made.rglob("*") if "tricks" in path.name]
    code = """
import json
from my_game.game import GAME
from republik.table.fuzz import Plan, fuzz
print(json.dumps([GAME.name, type(GAME).__name__, fuzz(lambda: GAME, Plan(games=5)).games, GAME.messages("en")[:9]]))
"""
    assert python({**os.environ, "PYTHONPATH": path_with(made / "src")}, code) == ["my-game", "MyGame", 5, "game-name"]
    assert 'my-game = "my_game.game:GAME"' in (made / "pyproject.toml").read_text("utf-8")


def test_it_reads_positions_of_earlier_versions_and_refuses_others(environment: dict[str, str]) -> None:
    code = """
import json
from three_tricks.game import GAME
old = {"size": 3, "hands": [[2, 4], [1, 3, 9]], "led": 5, "leader": 0}
old |= {"tricks": [0, 0], "played": [5], "below": [10, 10]}
position = GAME.from_text(json.dumps(old))
refused = []
for field, value in (("hands", [[2, 4], [2, 3, 9]]), ("hands", [[2, 4], [0, 3, 9]]), ("led", "5"), ("tricks", [9, 9])):
    try:
        GAME.from_text(json.dumps({**old, field: value}))
    except ValueError as error:
        refused.append(error.key)
print(json.dumps([[position.move_text(move) for move in position.moves()], refused]))
"""
    moves, refused = python(environment, code)
    assert moves == ["play 9"]
    assert refused == ["impossible", "impossible", "field-type", "impossible"]


def test_its_refusals_name_the_rule(environment: dict[str, str]) -> None:
    code = """
import json
from three_tricks.rules import DEAL, PLAY, Position
answering = Position(3, [[2, 4], [1, 3, 9]], led=5, played=[5])
asked = (PLAY(3), PLAY(2), PLAY(9), DEAL(7), 99)
print(json.dumps([str(answering.why_not(move)) for move in asked]))
"""
    assert python(environment, code) == [
        "must-beat (led 5) (rule 2.2)",
        "not-in-your-hand (card 2) (rule 2.1)",
        "None",
        "not-in-the-deck (rule 1)",
        "no-such-move (text 99)",
    ]


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


def serve(package: Path, data: Path) -> Iterator[ServerProcess]:
    """A server that knows the package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(package))
        server = ServerProcess(data)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def served_with_board(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from serve(installed, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def served_without_board(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    package = tmp_path_factory.mktemp("plain") / "package"
    shutil.copytree(installed, package)
    plugin = package / "three_tricks" / "game.py"
    plugin.write_text(plugin.read_text("utf-8").replace('    page = "page"\n', ""), encoding="utf-8")
    yield from serve(package, tmp_path_factory.mktemp("server"))


@pytest.fixture
def complaints() -> list[str]:
    """The errors of pages that nothing has caught."""
    return []


@pytest.fixture
def visitor(chromium: Browser, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens a page of a server."""
    contexts: list[BrowserContext] = []

    def come(server: ServerProcess, **options: Any) -> Page:
        options = {"viewport": DESKTOP, "locale": "en-GB", **options}
        context = chromium.new_context(base_url=server.address, **options)
        contexts.append(context)
        context.request.get("/api/me")
        opened = context.new_page()
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        return opened

    yield come
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(visitor: Callable[..., Page], served_without_board: ServerProcess) -> Page:
    """A page of the game without a board."""
    return visitor(served_without_board)


VisitGame = Callable[..., Page]


@pytest.fixture
def visit_game(visitor: Callable[..., Page], served_with_board: ServerProcess) -> VisitGame:
    """Opens a page of the game with its board, or with another one instead."""

    def come(board: str = "", **options: Any) -> Page:
        page = visitor(served_with_board, **options)
        if board:
            page.route("**/board.js", lambda route: route.fulfill(body=board, content_type="text/javascript"))
        return page

    return come


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


# -- the board that it brings -----------------------------------------------------------------------------

CHOICES = ".board button.glow"


def start(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    page.locator("button.go").click()
    expect(page.locator(".table")).to_be_visible()


def play_on(page: Page, choices: str, choose: Callable[[], None]) -> int:
    """Plays until the game is over. Returns how many decisions that took."""
    over, choice, decided = page.locator(".table[data-over=true]"), page.locator(choices), 0
    while True:
        expect(over.or_(choice).first).to_be_attached()
        if over.count():
            return decided
        before = page.locator(".table").get_attribute("data-decisions")
        choose()
        expect(page.locator(".table")).not_to_have_attribute("data-decisions", str(before))
        decided += 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_played_on_its_own_board(visit_game: VisitGame, size: Any, theme: str) -> None:
    page = visit_game(viewport=size, color_scheme=theme)
    start(page)
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator(".prompt .buttons button")).to_have_count(0)  # all its moves are on the board
    expect(page.locator(".words li")).to_have_count(0)
    expect(page.locator(".board .hand button:visible")).to_have_count(3)
    assert not violations(page)
    assert play_on(page, CHOICES, page.locator(CHOICES).first.click) == 3
    expect(page.get_by_text("wins: ").first).to_be_visible()
    assert not violations(page)


def test_its_board_is_played_by_keyboard(visit_game: VisitGame) -> None:
    page = visit_game()
    start(page)
    expect(page.locator(CHOICES).first).to_be_visible()
    focused = page.locator(f"{CHOICES}:focus")
    for _ in range(30):
        if focused.count():
            break
        page.keyboard.press("Tab")
    assert re.fullmatch(r"play the \d", str(focused.get_attribute("aria-label")))

    def enter() -> None:
        expect(focused).to_be_visible()  # after a decision the focus is on the next choice
        page.keyboard.press("Enter")

    assert play_on(page, CHOICES, enter) == 3


def test_its_board_previews_explains_and_is_replayed(visit_game: VisitGame) -> None:
    page = visit_game()
    table = make_table(page, seats={"anna": "person", "boris": "person"}, game=GAME, sit=["anna"])
    page.goto(f"/table/{table}")
    first = page.locator(CHOICES).first
    card = str(first.get_attribute("aria-label")).removeprefix("play the ")
    first.hover()
    expect(page.locator(".led.preview")).to_have_text(card)
    first.click()
    expect(page.locator(".led:not(.preview)")).to_have_text(card)
    page.locator(".board .hand button:visible").first.click()
    expect(page.locator(".notice")).to_contain_text("your turn")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator(".led")).to_have_attribute("aria-label", f"Auf dem Tisch: {card}")
    resign(page, table)
    page.goto(f"/table/{table}/replay?at=6")
    expect(page.locator(".board .hand button:visible")).to_have_count(3)
    page.locator(".views select").select_option("open")
    expect(page.locator(".board .hand button:visible")).to_have_count(6)
    assert not violations(page)


UNUSABLE = {
    "is no module": "export function (",
    "cannot be mounted": 'export const contract = 1; export function mount() { throw new Error("a bug"); }',
    "has no board": "export const contract = 1; export function mount() {}",
    "has no style": "export const contract = 1, styles = ['none.css']; export const mount = () => ({ update() {} });",
    "has another contract": "export const contract = 2; export const mount = () => ({ update() {} });",
}
FAILING = """
export const contract = 1, places = ["card"];
export function mount(element, api) {
  const button = document.createElement("button");
  button.textContent = "first card";
  element.append(button);
  return {
    update({ view, choices }) {
      if (view.hand.length < 3) throw new Error("a bug in update");
      button.onclick = () => CLICKED;
    },
    destroy() { throw new Error("a bug in destroy"); },
  };
}
"""


def sit_down(page: Page) -> None:
    table = make_table(page, seats={"anna": "person", "boris": "random"}, game=GAME)
    page.goto(f"/table/{table}")


def plays_in_words(page: Page, note: str, decisions: int) -> None:
    """The table is shown in words, says why, and is played to its end."""
    expect(page.get_by_role("status").get_by_text(note)).to_be_visible()
    expect(page.get_by_text("Your hand:")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    assert not violations(page)
    choices = ".prompt .buttons button:enabled"
    assert play_on(page, choices, page.locator(choices).first.click) == decisions


@pytest.mark.parametrize("board", UNUSABLE)
def test_a_board_that_cannot_be_used_gives_way_to_words(visit_game: VisitGame, board: str) -> None:
    page = visit_game(UNUSABLE[board])
    sit_down(page)
    plays_in_words(page, "another version" if "contract" in board else "could not be shown", 3)


def test_a_board_that_fails_during_the_game_gives_way_to_words(visit_game: VisitGame) -> None:
    page = visit_game(FAILING.replace("CLICKED", "api.choose(choices[0].move)"))
    sit_down(page)
    page.get_by_role("button", name="first card").click()
    plays_in_words(page, "could not be shown", 2)


def test_an_error_in_a_listener_of_the_board_gives_way_to_words(visit_game: VisitGame, complaints: list[str]) -> None:
    page = visit_game(FAILING.replace("CLICKED", "missing()"))
    sit_down(page)
    page.get_by_role("button", name="first card").click()
    plays_in_words(page, "could not be shown", 3)
    assert len(complaints) == 1
    complaints.clear()
