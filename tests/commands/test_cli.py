"""The command line: help, and every kind of invalid input."""

import argparse
import re
from pathlib import Path

import pytest
from tests.commands.running import Run

import republik
from republik import cli, games
from republik.commands._context import CommandContext
from republik.messages.i18n import LANGUAGES, Messages


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"republik {republik.__version__}\n"
    assert "play" in run("--help").out
    for command in cli.all_commands():
        result = run(command, "--help")
        assert result.code == 0
        assert "--lang" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(run: Run, language: str) -> None:
    out = run("play", "--help", "--lang", language).out
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", out)
    assert language == "en" or "options:" not in out


def test_without_a_command_a_game_begins(run: Run) -> None:
    assert "West: choose a card" in run(answers="quit\nquit\n").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice"),
        (["play", "--west"], "expected one argument"),
        (["play", "--nonsense"], "unrecognized arguments"),
        (["play", "--lang", "fr"], "unknown language “fr”"),
        (["play", "--lang="], "unknown language"),
        (
            ["play", "--west", "deep"],
            "unknown player “deep”; available: person, chancellor, citizen, delegate, greedy, minister",
        ),
        (["play", "--west", "deep:2s"], "unknown player “deep:2s”"),
        (["play", "--east", "minister:2s"], "minister does not take a budget; chancellor, search, statesman do"),
        (["play", "--east", "search:x"], "search: “x” is not a budget. Use iterations up to 10000000 (800), seconds"),
        (["play", "--east", "statesman:0s"], "statesman: “0s” is not a budget"),
        (["play", "--level", "7"], "unknown level “7”; available: 1 Newcomer, 2 Citizen, 3 Delegate, 4 Minister"),
        (["play", "--level", "statesman:"], "statesman: “” is not a budget"),
        (["play", "--level", "5", "--west", "person", "--east", "person"], "--level is for the computer’s side"),
        (["play", "--level", "5", "--west", "minister"], "--level is for the computer’s side"),
        (["play", "--think", "long"], "--think: “long” is not a number of seconds above 0 and up to 3600"),
        (["play", "--think", "nan"], "--think: “nan” is not a number"),
        (["play", "--think", "3601"], "--think: “3601” is not a number"),
        (
            ["play", "--level", "3", "--think", "5"],
            "--think is for chancellor, search, statesman, and none of them plays here",
        ),
        (["play", "--east", "search:9", "--think", "5"], "--think is for chancellor, search, statesman"),
        (["play", "--edition", "3.0"], "--edition: unknown value “3.0”; available: 2.1, 2.0, 1.0"),
        (["play", "--seed", " "], "a seed needs at least one character"),
        (["play", "--record", "no/such/folder/game.txt"], "folder not found: no/such/folder"),
        (["play", "--resume", "nowhere.txt"], "file not found: nowhere.txt"),
        (["play", "--resume", "nowhere.txt", "--seed", "1"], "cannot be given with --resume"),
        (["show", "nowhere.txt"], "file not found: nowhere.txt"),
        (["replay", "nowhere.txt"], "file not found: nowhere.txt"),
        (["verify", "nowhere.txt"], "file not found: nowhere.txt"),
        (["export", "nowhere.txt"], "file not found: nowhere.txt"),
        (["import", "nowhere.json"], "file not found: nowhere.json"),
        (["show"], "arguments are required"),
        (["fuzz", "--games", "0"], "--games: “0” is not a whole number from 1"),
        (["fuzz", "--games", "many"], "not a whole number"),
        (["fuzz", "--games", "1", "--seed", "x"], "--seed: “x” is not a whole number"),
        (["fuzz", "--games", "1", "--workers", "-3"], "not a whole number"),
        (["fuzz", "chess"], "unknown game “chess”; available: "),
        (["fuzz", "--edition", "9"], "--edition: unknown value “9”"),
    ],
)
def test_bad_input_is_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in run.refused(*arguments)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["show", "replay", "export", "verify"])
@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe\x00", b"republik record 1\n", b"republik record 9\ngame: wsdv\n\n"]
)
def test_files_that_are_no_records(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(content)
    assert "invalid record: line" in run.refused(command, path)


def test_folders_and_foreign_games(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run.refused("show", tmp_path)
    assert "is a folder" in run.refused("play", "--record", tmp_path)
    assert "cannot be written" in run.refused("export", _record(tmp_path), "-o", tmp_path / "no" / "x.json")
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("republik record 1\ngame: chess\n\n", encoding="utf-8")
    assert "unknown game “chess”" in run.refused("show", foreign)


def _record(folder: Path) -> Path:
    path = folder / "short.txt"
    path.write_text(
        f"republik record 1\ngame: wsdv\nedition: 2.1\nrevision: {games.game('wsdv').revision}\n\n1 chance deal 3\n",
        encoding="utf-8",
    )
    return path


def test_positions_beyond_the_record(run: Run, finished: Path) -> None:
    assert "--at: “99999” is not a whole number from 0 to " in run.refused("show", finished, "--at", "99999")
    assert "--at: “-1”" in run.refused("show", finished, "--at=-1")


def test_a_game_is_not_written_over(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    again = ("play", "--west", "random", "--east", "random", "--seed", "1", "--record", finished)
    assert "already exists" in run.refused(*again)
    assert finished.read_bytes() == before
    assert run(*again, "--force").code == 0
    assert finished.read_bytes() != before


def test_a_record_against_the_rules(run: Run, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if re.match(r"\d+ (west|east) ", line))
    lines[number] = re.sub(r"(west|east) .*", r"\1 build München", lines[number])
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {number + 1}: " in run.refused("show", broken)
    assert f"line {number + 1}: " in run.refused("play", "--resume", broken)


def test_a_resumed_record_without_a_seed_goes_on(run: Run, tmp_path: Path) -> None:
    result = run("play", "--resume", _record(tmp_path), "--west", "random", "--east", "random")
    assert result.code == 0
    assert " wins: " in result.out


def test_a_finished_game_resumed_tells_its_end(run: Run, finished: Path) -> None:
    assert " wins: " in run("play", "--resume", finished).out


@pytest.mark.parametrize("columns", ["", "0", "1", "20", "9999999", "wide"])
def test_odd_sizes(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert run("play", "--seed", "7", answers="map\nquit\nquit\n").code == 0


def test_no_input_at_all(run: Run) -> None:
    assert run.refused("play", "--seed", "1") == "no more input; the game was not saved"


def test_no_argument_can_be_the_name_of_a_seat_or_an_option() -> None:
    """Games in other packages may add their own arguments to the commands."""
    of_games = {word for game in games.playable() for word in (*game.seats, *(option.name for option in game.options))}
    for command in ("play", "fuzz", "arena", "dataset"):
        made = argparse.ArgumentParser()
        cli.all_commands()[command].add(made, CommandContext(Messages("en")))
        made.add_argument("--lang")
        long = {text.removeprefix("--") for text in made._option_string_actions if text.startswith("--")}
        assert long - of_games <= games.RESERVED, command
