"""`republik play`: whole games between computer players, people by pipe and at a terminal, choosing a level."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.commands.running import BARE, Run, Terminal

from republik.games.wsdv.notes import note
from republik.messages.i18n import LANGUAGES
from republik.players import registry
from republik.table.records import parse_record

LEVELS = registry.levels("wsdv")


def test_two_computers_play_the_game_through(run: Run) -> None:
    result = run("play", "--west", "greedy", "--east", "random", "--seed", "5")
    assert result.code == 0
    assert result.out.startswith("West wins: ")
    assert "decisions; mass protests" in result.out


def test_the_same_seed_gives_the_same_record(run: Run, tmp_path: Path) -> None:
    records = []
    for name in ("a.txt", "b.txt"):
        path = tmp_path / name
        assert run("play", "--west", "greedy", "--east", "random", "--seed", "x y", "--record", path).code == 0
        records.append(re.sub("date: .*", "", path.read_text(encoding="utf-8")))
    assert records[0] == records[1]
    assert "result: " in records[0]


@pytest.mark.parametrize("edition", ["1.0", "2.0", "2.1"])
def test_editions(run: Run, tmp_path: Path, edition: str) -> None:
    path = tmp_path / "game.txt"
    run("play", "--edition", edition, "--west", "random", "--east", "random", "--seed", "1", "--record", path)
    assert parse_record(path.read_text(encoding="utf-8")).header["edition"] == edition


def test_the_whole_story_on_request(run: Run) -> None:
    result = run("play", "--west", "random", "--east", "random", "--seed", "5", "--log")
    assert "Decade I, first half. West begins." in result.out
    assert "1. Flight or cost of the Wall" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    result = run("play", "--west", "random", "--east", "random", "--seed", "5", "--log", "--lang", language)
    assert result.code == 0
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", result.out)


def test_compiled_or_not_the_module_runs() -> None:
    command = [sys.executable, "-m", "republik.cli", "play", "--west", "random", "--east", "random", "--seed", "2"]
    environment = {**os.environ, **BARE, "REPUBLIK_PURE": "1"}
    first, second = (subprocess.run(command, capture_output=True, env=environment, check=True) for _ in range(2))
    assert first.stdout == second.stdout
    assert b"wins" in first.stdout


def test_a_person_plays_some_decisions_and_leaves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = "18\nbuild\nHannover\nquit\n"
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "what do you use it for?" in result.out
    assert "1 building point left" in result.out
    assert f"--resume {path}" in result.out
    moves = [decision.text for decision in parse_record(path.read_text(encoding="utf-8")).decisions]
    assert moves[-2:] == ["18 for build", "build Hannover"]


def test_undo_redo_why_hint_forecast(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = (
        "undo\n18 build\nKiel\nundo\nredo\nundo\nwhy Hamburg\nhint\nforecast\nmap\ncards\nlog\nhelp\nrules 5.1\nquit\n"
    )
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "you have nothing to undo" in result.out
    assert "Undone." in result.out
    assert "Hamburg already has a factory (rule 5.1)" in result.out
    assert "Hint (Minister), with the chance of winning (West):" in result.out
    assert re.search(r"\n +\d+%  \d+ build a factory in \w+\n +(pros|cons): ", result.out)
    assert "If the decade ended now" in result.out
    assert "One building point pays for a factory" in result.out
    moves = [decision.text for decision in parse_record(path.read_text(encoding="utf-8")).decisions]
    assert moves[-1] == "18 for build"


def test_one_card_with_its_note(run: Run) -> None:
    result = run("play", "--seed", "7", answers="cards 13\ncard land reform\ncards in the\ncards nothing\nquit\nquit\n")
    assert result.code == 0
    for card in ("13", "1"):
        assert note(card, "en").history.split()[0] in result.out
        assert "In the game: " + note(card, "en").why[:40] in result.out
    assert "“in the” could mean: " in result.out
    assert "There is no card “nothing”." in result.out


def test_what_is_not_understood_changes_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = "\n999\nplease\n4 event\nwhy\nrules\nrules 99\nsave\n18\nx\nback\n18 build\nH\nquit\n"
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "West cannot use the event of 4" in result.out
    assert "“please” is not one of the choices here" in result.out
    assert "“H” could mean" in result.out


def test_save_and_resume_go_on_alike(run: Run, tmp_path: Path) -> None:
    """A game that is interrupted and resumed continues like one that was not."""
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    first, second = "18 build\nHannover\nKiel\n", "16 event\n1\n1\n1\n1\n"
    run("play", "--seed", "7", "--record", whole, answers=first + second + "quit\n")
    run("play", "--seed", "7", answers=first + f"save {parts}\nquit\n")
    run("play", "--resume", parts, answers=second + "quit\n")
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_record_is_kept_after_every_decision(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    message = run.refused("play", "--seed", "7", "--record", path, answers="18 build\nHannover\n")
    assert message == f"no more input; the game is saved in {path}"
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.decisions[-1].text == "build Hannover"
    assert sorted(tmp_path.iterdir()) == [path]


def test_leaving_without_a_record_asks_once(run: Run) -> None:
    result = run("play", "--seed", "7", answers="quit\nquit\n")
    assert result.code == 0
    assert "The game is not saved." in result.out
    assert "The game was not saved." in result.out


@pytest.mark.parametrize("asked", ["person", "me", " Me ", "PERSON"])
def test_a_person_as_people_say_it_meets_the_computer(run: Run, tmp_path: Path, asked: str) -> None:
    path = tmp_path / "game.txt"
    run("play", "--east", asked, "--seed", "3", "--record", path, answers="quit\n")
    header = parse_record(path.read_text(encoding="utf-8")).header
    assert (header["west"], header["east"]) == ("delegate", "person")


def test_a_person_plays_east(run: Run) -> None:
    result = run("play", "--east", "person", "--seed", "3", answers="quit\nquit\n")
    assert "\nEast: " in result.out
    assert "\nWest: " not in result.out


def test_two_persons_see_their_own_hands_only(run: Run) -> None:
    answers = "18 build\nHannover\nKiel\nquit\nquit\n"
    result = run("play", "--west", "person", "--east", "person", "--seed", "7", answers=answers)
    east = result.out.partition("East: choose a card")[0].rpartition("Wir sind das Volk!")[2]
    assert "East draws 1 card" not in result.out
    assert "West draws 2 cards" in east
    assert "Saar Protectorate" not in east


def test_no_secret_in_what_a_person_sees(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "--seed", "7", "--record", path, answers="log all\nquit\n")
    dealt = [d.text.removeprefix("deal ") for d in parse_record(path.read_text(encoding="utf-8")).decisions[:4]]
    from republik.games.wsdv.rules.rules import standard_rules

    titles = {card.id: card.titles["en"] for card in standard_rules("2.1").components.cards}
    west, east = dealt[:2], dealt[2:4]
    assert all(titles[card] in result.out for card in west)
    assert not any(titles[card] in result.out for card in east)


def test_a_person_plays_a_whole_game(run: Run, tmp_path: Path) -> None:
    """A computer player's answers typed in by a person: every kind of question can be answered with its move."""
    path = tmp_path / "game.txt"
    run("play", "--west", "greedy", "--east", "greedy", "--seed", "9", "--record", path)
    record = parse_record(path.read_text(encoding="utf-8"))
    answers = "".join(decision.text + "\n" for decision in record.decisions if decision.seat != "chance")
    again = tmp_path / "again.txt"
    result = run("play", "--west", "person", "--east", "person", "--seed", "9", "--record", again, answers=answers)
    assert result.code == 0, result.out[-2000:] + result.err
    assert parse_record(again.read_text(encoding="utf-8")).decisions == record.decisions


def _who_plays(run: Run, path: Path, *arguments: str) -> tuple[str, str]:
    result = run("play", "--seed", "7", "--record", path, "--force", *arguments, answers="quit\n" * 2)
    assert result.code == 0, result.err
    header = parse_record(path.read_text(encoding="utf-8")).header
    return header["west"], header["east"]


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ("", "person delegate"),
        ("--level 1", "person newcomer"),
        ("--level Citizen", "person citizen"),
        ("--level 4 --east person", "minister person"),
        ("--level 4 --west Person", "person minister"),
        ("--level statesman:40", "person statesman:40"),
        ("--level 5 --think 2", "person statesman:2s"),
        ("--level 6", "person chancellor"),
        ("--think 0.5s", "person chancellor:0.5s"),
        ("--east search --think 3", "person search:3s"),
        ("--east 2", "person citizen"),
        ("--west greedy", "greedy person"),
        ("--lang de --level bürger", "person citizen"),
        ("--lang hu --east államférfi:7", "person statesman:7"),
    ],
)
def test_choosing_the_opponent(run: Run, tmp_path: Path, arguments: str, players: str) -> None:
    assert " ".join(_who_plays(run, tmp_path / "game.txt", *arguments.split())) == players


def test_the_opponent_is_told(run: Run) -> None:
    result = run("play", "--seed", "7", answers="help\nquit\nquit\n")
    told = "Opponent (East): Delegate, level 3 of 6. All levels: republik levels"
    assert result.out.count(told) == 2
    assert "Opponent" not in run("play", "--west", "person", "--east", "random", answers="quit\nquit\n").out


def test_a_resumed_game_keeps_its_opponent_or_gets_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert _who_plays(run, path, "--level", "statesman:40") == ("person", "statesman:40")
    for arguments, east in (("", "statesman:40"), ("--think 2", "statesman:2s"), ("--level 2", "citizen")):
        assert run("play", "--resume", path, *arguments.split(), answers="quit\n").code == 0
        assert parse_record(path.read_text(encoding="utf-8")).header["east"] == east


@pytest.mark.parametrize("name", [level.key for level in LEVELS[:3]] + ["statesman:20"])
def test_levels_play_whole_games(run: Run, name: str) -> None:
    result = run("play", "--west", "random", "--east", name, "--seed", "5")
    assert result.code == 0
    assert "East wins: " in result.out


def test_a_search_hint_by_pipe(run: Run) -> None:
    result = run("play", "--seed", "7", answers="hint 0.2\nhint much\nquit\nquit\n")
    assert "Hint (Chancellor), with the chance of winning (West):" in result.out
    assert re.search(r"\ntried \d+ possible deals of the hidden cards, \d+ actions deep\n", result.out)
    assert re.search(r" \d+%  \d+ “.*(\d+% of the search)", result.out)
    assert "How long should it think? Type “hint 10” for 10 seconds (at most 3600)" in result.out


def test_at_a_terminal() -> None:
    with Terminal("play", "--seed", "7") as terminal:
        terminal.answer("choose a card", "18\r")
        terminal.answer("what do you use it for?", "build\r")
        terminal.answer("2 building points left", "forecast\r")
        terminal.answer("If the decade ended now", "\r")
        terminal.answer("2 building points left", "quit\r")
        terminal.answer("The game is not saved.", "quit\r")
        terminal.until("The game was not saved.")
        assert terminal.child.wait(30) == 0


def test_thinking_is_shown_and_a_long_hint_can_be_stopped() -> None:
    with Terminal("play", "--seed", "7", "--level", "5") as terminal:
        terminal.answer("choose a card", "hint 60\r")
        terminal.until("Thinking about a hint for 60 s… Press Ctrl+C to stop.")
        os.killpg(terminal.child.pid, signal.SIGINT)
        terminal.answer("No hint: interrupted.", "18 unrest\r")
        terminal.answer("Choose a province.", "1\r")
        terminal.until("East is thinking…")


@pytest.mark.parametrize(
    ("key", "said"), [("\x03", "interrupted; the game is saved"), ("\x04", "no more input; the game is saved")]
)
def test_leaving_with_a_key_loses_nothing(tmp_path: Path, key: str, said: str) -> None:
    path = tmp_path / "game.txt"
    with Terminal("play", "--seed", "7", "--record", str(path)) as terminal:
        terminal.answer("choose a card", "18 build\r")
        terminal.answer("2 building points left", key)
        terminal.until(said)
        assert terminal.child.wait(30) == 2
    assert parse_record(path.read_text(encoding="utf-8")).decisions[-1].text == "18 for build"
