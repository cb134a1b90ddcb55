"""Bots: whole games, every kind of fault, no processes left behind, no hidden information sent."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.players.programs import BEGIN, recorder

from republik import cli, games
from republik.games.wsdv import new_game
from republik.games.wsdv.presenter import WsdvPresenter
from republik.games.wsdv.rules import steps
from republik.games.wsdv.rules.flow import STEP_NAMES
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.state import EVENTS
from republik.messages.i18n import LANGUAGES, Messages
from republik.messages.render import room_text
from republik.players import external, registry
from republik.players.asking import ask, dismiss
from republik.players.external import BadBot, ExternalPlayer, Limits, command_of, limits_of_environment
from republik.players.random import RandomPlayer
from republik.table.chance import Seed
from republik.table.contract import Event, Outcome
from republik.table.player import Forfeit, NotifiedPlayer, Player
from republik.table.records import parse_record, verify
from republik.table.session import Session, new_session

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "bots"
SHORT = Limits(start=5.0, decision=1.0, game=60.0, leave=0.3)
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")

HELLO = "hear(); say({'type': 'hello', 'protocol': 1})\n"
PLAY = "while True: move(decide())\n"
FAULTS = [f"bot-{fault}" for fault in "not-started no-hello timeout clock ended illegal garbage flood unasked".split()]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Callable[..., ExternalPlayer]]:
    """Writes bots to files; none of them may still run after the test."""
    made: list[ExternalPlayer] = []

    def make(source: str, limits: Limits = SHORT, presenter: WsdvPresenter | None = None) -> ExternalPlayer:
        path = tmp_path / f"bot_{len(made)}.py"
        path.write_text(BEGIN + source, encoding="utf-8")
        made.append(ExternalPlayer([sys.executable, str(path)], "wsdv", presenter or WsdvPresenter(), limits))
        return made[-1]

    yield make
    for player in made:
        player.close()
    assert not running(tmp_path)


def running(mark: Path) -> list[str]:
    """Returns processes whose command line names this folder."""
    done = subprocess.run(["ps", "-ewwo", "pid,stat,args"], capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if str(mark) in line]


def table() -> Session:
    return new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text("bots"))


def play(*players: Player, session: Session | None = None) -> tuple[Session, Outcome]:
    """Plays a whole game; a Forfeit is passed on to the test."""
    session = session or table()
    outcome = None
    try:
        while (seat := session.position.to_act()) is not None:
            session.play(ask(players[seat], session, seat), seat)
        outcome = session.position.outcome()
    finally:
        dismiss(enumerate(players), session.events, outcome)
    assert outcome is not None
    return session, outcome


def fault_of(player: ExternalPlayer) -> Forfeit:
    """Returns the fault by which a bot loses as East against a random West, within 45 seconds."""
    began = time.monotonic()
    with pytest.raises(Forfeit) as caught:
        play(RandomPlayer(), player)
    assert time.monotonic() - began < 45
    return caught.value


# -- games ------------------------------------------------------------------------------------------


def example(name: str, folder: Path) -> str:
    """Returns the command for an example, copied to a folder where no other test looks for processes."""
    program = "node" if name.endswith(".js") else f'"{sys.executable}"'
    return f'bot:{program} "{shutil.copy(EXAMPLES / name, folder)}"'


@pytest.mark.parametrize("name", ["random_bot.py", pytest.param("random_bot.js", marks=NEEDS_NODE)])
def test_an_example_plays_whole_games_from_both_sides_and_repeats_them(name: str, tmp_path: Path) -> None:
    guests = [registry.player(example(name, tmp_path), "wsdv") for _ in range(3)]
    west, _ = play(guests[0], RandomPlayer())
    again, _ = play(guests[1], RandomPlayer())
    play(RandomPlayer(), guests[2])
    assert west.decisions == again.decisions
    assert not running(tmp_path)


@pytest.mark.parametrize("name", ["random_bot.py", "random_bot.js"])
def test_an_example_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 60


def test_one_program_plays_several_games(bot: Callable[..., ExternalPlayer], tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = f"""
log = open({str(log)!r}, "w")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "view": log.write(message["type"] + " " + str(message.get("decision", "")) + "\\n")
    log.flush()
    if message["type"] == "hello": say({{"type": "hello", "protocol": 1, "name": " Two\\u001b games "}})
    if message["type"] == "decide": move(message)
"""
    player = bot(source)
    for outcome in (Outcome(1, "collapse", "9.10"), None):
        session = table()
        while (seat := session.position.to_act()) != 1:
            assert seat is not None
            session.play(ask(RandomPlayer(), session, seat), seat)
        session.play(ask(player, session, 1), 1)
        player.game_over(outcome)
    player.close()
    told = [line.split()[0] for line in log.read_text().splitlines()]
    assert told == ["hello", *["new_game", "time", "decide", "game_over"] * 2, "quit"]
    assert player.title == "Two games"


def test_events_and_view_reach_the_program(bot: Callable[..., ExternalPlayer], tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = bot(recorder(log, ["components", "features", "forecast"]))
    session, outcome = play(RandomPlayer(), player)
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [message["type"] for message in messages[:5]] == ["hello", "new_game", "view", "time", "decide"]
    game, view = messages[1], messages[2]
    assert (game["game"], game["edition"], game["seat"]) == ("wsdv", "2.1", "east")
    assert len(game["components"]["cards"]) == 85
    assert len(game["feature_names"]) == len(view["features"])
    assert view["forecast"]["socialists"]["total"] >= 0
    assert (view["decade"], view["half"], len(view["cards"]["hand"])) == (1, 1, 2)
    told = [event["key"] for message in messages for event in message.get("events", [])]
    assert told == [event.key for event in session.events]
    assert messages[-2]["winner"] == ("west", "east")[outcome.winner or 0]
    assert messages[-1] == {"type": "quit"}


# -- faults -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("raise SystemExit(3)", "bot-ended"),
        ("hear(); print('hello', flush=True); time.sleep(60)", "bot-garbage"),
        ("hear(); say({'type': 'hello', 'protocol': 2}); time.sleep(60)", "bot-garbage"),
        ("hear(); say({'type': 'hello', 'protocol': True}); time.sleep(60)", "bot-garbage"),
        ("hear(); say({'type': 'hello', 'protocol': 1, 'wants': ['hands']}); time.sleep(60)", "bot-garbage"),
        (HELLO + "decide(); time.sleep(60)", "bot-timeout"),
        (HELLO + "time.sleep(60)", "bot-timeout"),
        (HELLO + "move(decide()); raise ValueError('out of ideas')", "bot-ended"),
        (HELLO + "decide(); sys.stdout.close(); os.close(1); time.sleep(60)", "bot-ended"),
        (HELLO + "asked = decide(); asked['moves'] = [{'id': 9999}]; move(asked); time.sleep(60)", "bot-illegal"),
        (HELLO + "asked = decide(); asked['moves'] = [{'id': '85'}]; move(asked); time.sleep(60)", "bot-illegal"),
        (HELLO + 'decide(); print(\'{"type": "move", \', flush=True); time.sleep(60)', "bot-garbage"),
        (HELLO + "decide(); print('[' * 50000, flush=True); time.sleep(60)", "bot-garbage"),
        (HELLO + "decide(); print('7', flush=True); time.sleep(60)", "bot-garbage"),
        (HELLO + "decide(); os.write(1, bytes([255, 254, 10])); time.sleep(60)", "bot-garbage"),
        (HELLO + "decide(); say({'type': 'move'}); time.sleep(60)", "bot-garbage"),
        (HELLO + "decide(); [os.write(1, b'x' * 10000) for _ in range(10**6)]", "bot-flood"),
        (HELLO + "decide(); [os.write(1, b'{}\\n' * 3000) for _ in range(10**6)]", "bot-garbage"),
        (HELLO + "decide(); [os.write(2, b'why\\n' * 3000) for _ in range(10**6)]", "bot-flood"),
        (HELLO + "say({'type': 'move', 'decision': 0, 'move': 85}); time.sleep(60)", "bot-unasked"),
        (HELLO + "asked = decide(); move(asked); move(asked); move(decide()); time.sleep(60)", "bot-unasked"),
        (HELLO + "asked = decide(); asked['decision'] += 1; move(asked); time.sleep(60)", "bot-unasked"),
    ],
)
def test_a_fault_loses_and_nothing_is_left(bot: Callable[..., ExternalPlayer], source: str, key: str) -> None:
    fault = fault_of(bot(source))
    assert fault.key == key
    assert not room_text(fault.phrase()).startswith("[")


def test_no_hello(bot: Callable[..., ExternalPlayer]) -> None:
    fault = fault_of(bot("time.sleep(60)", SHORT._replace(start=0.3)))
    assert room_text(fault.phrase()) == "The program did not say hello within 0.3 s"


def test_the_time_for_the_game(bot: Callable[..., ExternalPlayer]) -> None:
    slow = HELLO + "while True:\n    asked = decide(); time.sleep(0.1); move(asked)\n"
    assert fault_of(bot(slow, SHORT._replace(game=0.35))).key == "bot-clock"


def test_what_it_wrote_last_is_kept(bot: Callable[..., ExternalPlayer]) -> None:
    fault = fault_of(bot(HELLO + "decide(); raise ValueError('out of ideas')"))
    assert fault.details == {"code": "1"}
    assert fault.last_words == "ValueError: out of ideas"


def test_complaining_a_little_is_allowed(bot: Callable[..., ExternalPlayer]) -> None:
    play(RandomPlayer(), bot(HELLO + "while True:\n    asked = decide(); os.write(2, b'hm\\n'); move(asked)\n"))


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    path = tmp_path / "no_program"
    path.write_bytes(b"\x00\x01")
    path.chmod(0o755)
    assert fault_of(ExternalPlayer([str(path)], "wsdv", WsdvPresenter())).key == "bot-not-started"


def test_a_lost_program_is_not_asked_again(bot: Callable[..., ExternalPlayer]) -> None:
    player = bot("raise SystemExit(3)")
    first = fault_of(player)
    assert fault_of(player) is first


def test_a_bot_that_ignores_quit_is_ended_with_all_it_started(
    bot: Callable[..., ExternalPlayer], tmp_path: Path
) -> None:
    stubborn = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)", sys.argv[0]])
"""
    player = bot(stubborn + HELLO + "try:\n    " + PLAY + "except Exception:\n    pass\nwhile True: time.sleep(1)\n")
    session = table()
    while (seat := session.position.to_act()) != 1:
        assert seat is not None
        session.play(ask(RandomPlayer(), session, seat), seat)
    ask(player, session, 1)
    assert len(running(tmp_path)) == 2
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 4
    assert not running(tmp_path)
    player.close()


def test_a_program_that_does_not_listen_stops_nobody(bot: Callable[..., ExternalPlayer]) -> None:
    """The pipe to it fills up, and it keeps answering until its guesses are wrong."""
    deaf = (
        HELLO
        + """
for decision in range(1, 10_000):
    say({"type": "move", "decision": decision, "move": 85}); time.sleep(0.02)
"""
    )
    assert fault_of(bot(deaf)).key in ("bot-unasked", "bot-illegal")


def test_an_exception_at_the_table_ends_the_program(bot: Callable[..., ExternalPlayer], tmp_path: Path) -> None:
    def stopped() -> None:
        with bot(HELLO + PLAY) as player:
            player.choose(decided_by(0).view(0), Random(1))
            assert running(tmp_path)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert not running(tmp_path)


def test_the_end_of_the_interpreter_ends_the_program(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(BEGIN + HELLO + "try:\n    " + PLAY + "except Exception:\n    pass\nwhile True: time.sleep(1)\n")
    code = f"""
from random import Random
from republik.players.external import ExternalPlayer
from republik.games.wsdv.presenter import WsdvPresenter
from republik.games.wsdv.rules.scene import scene
player = ExternalPlayer([{sys.executable!r}, {str(path)!r}], "wsdv", WsdvPresenter())
player.choose(scene(display=["1", "4"], west=["17"]).view(0), Random(1))
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, timeout=30)
    assert not running(tmp_path)


def test_every_fault_has_its_words() -> None:
    source = Path(external.__file__).read_text(encoding="utf-8")
    assert all(f'"{key}"' in source for key in FAULTS)
    assert all(Messages(language).has(key) for language in LANGUAGES for key in FAULTS)


# -- the documentation page --------------------------------------------------------------------------------


def fences(language: str) -> list[str]:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return [part.partition("```")[0] for part in page.split(f"```{language}\n")[1:]]


def test_the_page_shows_the_examples_as_they_are() -> None:
    assert fences("python")[0] == (EXAMPLES / "random_bot.py").read_text(encoding="utf-8")
    assert fences("javascript") == [(EXAMPLES / "random_bot.js").read_text(encoding="utf-8")]


def test_the_messages_on_the_page_are_those_of_the_table(bot: Callable[..., ExternalPlayer], tmp_path: Path) -> None:
    log = tmp_path / "log"
    play(RandomPlayer(), bot(recorder(log, [])))
    sent = {(message := json.loads(line))["type"]: message for line in log.read_text(encoding="utf-8").splitlines()}
    shown = [json.loads(text) for text in fences("json")]
    for message in shown:
        if message["type"] != "move" and "wants" not in message:
            assert message.keys() == sent[message["type"]].keys()
    assert {message["type"] for message in shown} == {*sent, "move"}
    [view] = [message for message in shown if message["type"] == "view"]
    for part in ("cards", "police", "west_berlin", "tracks", "protests"):
        assert view[part].keys() == sent["view"][part].keys()
    assert view["provinces"]["SN"].keys() == sent["view"]["provinces"]["SN"].keys()


def test_the_faults_and_limits_on_the_page_are_those_of_the_table() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert [line.split("`")[1] for line in page.splitlines() if line.startswith("| `bot-")] == list(FAULTS)
    seconds = [line.split("|")[2].strip() for line in page.splitlines() if line.startswith(("| to ", "| for "))]
    assert seconds == [f"{limit:g}" for limit in Limits()]


# -- names and limits ---------------------------------------------------------------------------------------


def test_players_by_command() -> None:
    player = registry.player(f'bot:"{sys.executable}" -c "print(1)"', "wsdv")
    assert isinstance(player, ExternalPlayer)
    assert isinstance(player, NotifiedPlayer)
    assert not isinstance(RandomPlayer(), NotifiedPlayer)
    assert command_of(player.name) == [sys.executable, "-c", "print(1)"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("bot:", "bot-command"),
        ("bot:'open", "bot-command"),
        ("bot:no-such-program-here", "bot-missing"),
    ],
)
def test_a_command_that_cannot_be(name: str, key: str) -> None:
    with pytest.raises(BadBot) as caught:
        registry.player(name, "wsdv")
    assert caught.value.key == key


def test_limits_from_the_environment() -> None:
    assert limits_of_environment({}) == Limits()
    assert limits_of_environment({"REPUBLIK_BOT_DECISION": "0.5", "REPUBLIK_BOT_GAME": " "}) == Limits(decision=0.5)
    for text in ("soon", "0", "-1", "nan", "inf", "1e9"):
        with pytest.raises(BadBot):
            limits_of_environment({"REPUBLIK_BOT_START": text})


# -- hidden cards ----------------------------------------------------------------------------------------------


def decided_by(seat: int, plies: int = 0, seed: int = 4) -> Position:
    """Returns a position from a random game in which a seat decides."""
    rng = Random(seed)
    position = new_game()
    while position.to_act() != seat or plies > 0:
        position.play(rng.choice(position.moves()))
        plies -= 1
    return position


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_told_does_not_depend_on_what_is_hidden(
    bot: Callable[..., ExternalPlayer], tmp_path: Path, seat: int
) -> None:
    """The same decisions with other hidden cards: the same bytes, except for the clock."""
    heard, others = [], 0
    positions = [decided_by(seat, plies) for plies in (0, 20, 45, 60)]
    for deal in range(3):
        log = tmp_path / f"log_{seat}_{deal}"
        with bot(recorder(log, ["components", "features", "forecast"])) as player:
            for position in positions:
                truth = position.view(seat).sample(Random(deal)) if deal else position
                others += truth != position
                player.choose(truth.view(seat), Random(1))
        lines = log.read_bytes().splitlines()
        clock = [json.loads(line) for line in lines if line.startswith(b'{"type":"time"')]
        assert all(message.keys() == {"type", "decision", "game"} for message in clock)
        heard.append([line for line in lines if not line.startswith(b'{"type":"time"')])
    assert len(heard[0]) == 2 + 2 * len(positions) + 1
    assert heard[0] == heard[1] == heard[2]
    assert others >= len(positions)  # at least half of the deals differed


@pytest.mark.parametrize("seat", [0, 1])
def test_no_card_of_the_other_hand_is_named(seat: int) -> None:
    position = scene(display=["1", "4"], west=["17"], east=["5"], to_act="WE"[seat])
    told = WsdvPresenter().view(position.view(seat), ())
    assert told.cards.hand == (["17"], ["5"])[seat]
    assert told.cards.other_hand == 1
    assert told.cards.other_hand_known == []


def test_events_are_told_by_name_and_without_secrets() -> None:
    view = decided_by(0).view(0)
    presenter = WsdvPresenter()
    drawn = Event("drawn", {"side": 1, "card": 3}, ("card",), (1,))
    assert presenter.event(drawn.for_seat(0), view) == {"key": "drawn", "side": "east"}
    assert presenter.event(drawn.for_seat(1), view) == {"key": "drawn", "side": "east", "card": "4"}
    built = presenter.event(Event("build_line", {"connection": 0, "by": -1}), view)
    assert " – " in built["connection"]
    assert built["by"] is None
    living = Event("living", {"province": 0, "count": 1, "sector": -1, "by": 0})
    assert presenter.event(living, view)["sector"] is None
    over = Event("game_over", {"winner": 1, "termination": 1})
    assert presenter.event(over, view) == {"key": "game_over", "winner": "east", "termination": "collapse"}


def test_every_event_can_be_told() -> None:
    """In random games, all messages are plain data without indices of places."""
    named = {"province", "source", "target", "attacker", "city", "connection", "card"}
    seen: set[str] = set()
    rng = Random(7)
    for _ in range(4):
        position = new_game()
        heard: list[Event] = []
        while position.to_act() is not None:
            position.play(rng.choice(position.moves()), heard.append)
        view = position.view(0)
        for event in heard:
            told = WsdvPresenter().event(event, view)
            json.dumps(told)
            seen.add(event.key)
            assert all(isinstance(value, str) for name, value in told.items() if name in named), told
    assert len(seen) > len(EVENTS) // 2


def test_every_decision_has_its_name() -> None:
    assert set(range(steps.FIRST_DECISION, steps.STEP_KINDS)) == STEP_NAMES.keys()


# -- at the terminal ------------------------------------------------------------------------------------------------


def command(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(BEGIN + source, encoding="utf-8")
    return f'bot:"{sys.executable}" "{path}"'


def test_a_program_at_the_terminal_loses_by_its_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REPUBLIK_LANG", "en")
    record = tmp_path / "game.txt"
    name = command(tmp_path, HELLO + "move(decide()); raise ValueError('Out of Ideas')")
    assert cli.main(["play", "--west", "random", "--east", name, "--seed", "x", "--record", str(record)]) == 0
    out, err = capfd.readouterr()
    assert out.splitlines()[:3] == [
        "West wins: the other side’s program forfeited",
        "The program exited unexpectedly (exit code 1)",
        "Its last output: ValueError: Out of Ideas",
    ]
    assert not err  # the bot's stderr is stored separately
    kept = parse_record(record.read_bytes())
    assert kept.header["result"] == "west, forfeited"
    assert kept.header["x-forfeited"] == "The program exited unexpectedly (exit code 1)"
    assert verify(kept, games.game)
    assert not running(tmp_path)


def test_a_record_never_runs_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REPUBLIK_LANG", "en")
    record, proof = tmp_path / "game.txt", tmp_path / "proof"
    name = command(tmp_path, f"open({str(proof)!r}, 'w')")
    assert cli.main(["play", "--west", "random", "--east", name, "--seed", "x", "--record", str(record)]) == 0
    proof.unlink()
    capfd.readouterr()
    assert cli.main(["play", "--resume", str(record)]) == 2
    assert "use --east to say who continues" in capfd.readouterr().err
    assert cli.main(["play", "--resume", str(record), "--west", "random", "--east", "random"]) == 0
    assert not proof.exists()
    kept = parse_record(record.read_bytes())
    assert not kept.header["result"].endswith("forfeited")
    assert "x-forfeited" not in kept.header
    assert verify(kept, games.game)


@pytest.mark.parametrize(
    ("name", "variable", "told"),
    [
        ("bot:no-such-program-here", "5", "program not found: “no-such-program-here”"),
        ("bot:'open", "5", "is not a command that starts a program"),
        ("bot:true", "soon", "REPUBLIK_BOT_DECISION must be a number of seconds, not “soon”"),
    ],
)
def test_what_cannot_be_asked_is_told_before_the_game(
    name: str, variable: str, told: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REPUBLIK_LANG", "en")
    monkeypatch.setenv("REPUBLIK_BOT_DECISION", variable)
    assert cli.main(["play", "--west", "random", "--east", name]) == 2
    assert told in capfd.readouterr().err


def test_the_table_ends_a_game_only_in_known_ways() -> None:
    session = table()
    assert session.declare(None, "agreed").winner is None
    assert session.record().header["result"] == "draw, agreed"
    with pytest.raises(ValueError, match="not an ending"):
        session.declare(0, "collapse")


def test_interrupting_the_terminal_ends_the_program(tmp_path: Path) -> None:
    """Ctrl-C goes to the table only: the bot is in a separate session and ends with the game."""
    mark = tmp_path / "asked"
    name = command(tmp_path, HELLO + f"decide(); open({str(mark)!r}, 'w'); time.sleep(60)")
    environment = {**os.environ, "REPUBLIK_LANG": "en", "REPUBLIK_BOT_DECISION": "30"}
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # even in the background
    started = subprocess.Popen(
        [
            sys.executable,
            "-c",
            f"{listening}; from republik import cli; cli.run()",
            "play",
            "--west=random",
            "--east",
            name,
        ],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(200):
        if mark.exists():
            break
        time.sleep(0.05)
    started.send_signal(2)
    _, err = started.communicate(timeout=20)
    assert "interrupted" in err
    assert not running(tmp_path)
