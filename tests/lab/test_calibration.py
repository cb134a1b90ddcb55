"""Calibration: cases, figures, journals, the command."""

from collections.abc import Callable
from pathlib import Path

import pytest

from republik import cli
from republik.lab import calibration
from republik.lab.arena import ArenaError
from republik.lab.calibration import Calibration, Case, Trial, TrialGame, play_game, run_trial
from republik.messages.i18n import Messages

WEST, EAST = 0, 1


def game(number: int, winner: int | None, *chances: tuple[int, float]) -> TrialGame:
    return TrialGame(number, winner, tuple(Case(seat, 1 + number % 2, "action", chance) for seat, chance in chances))


def test_chances_of_one_seat_are_the_complement_of_the_other_seats() -> None:
    told = Calibration([game(0, EAST, (EAST, 0.8), (WEST, 0.15)), game(1, WEST, (WEST, 0.18))], EAST)
    row = told.tenths()[8]
    assert row is not None
    assert (row.cases, row.games) == (3, 2)
    assert row.chance == pytest.approx((0.8 + 0.85 + 0.82) / 3)
    assert row.won == pytest.approx(2 / 3)
    assert sum(tenth is not None for tenth in told.tenths()) == 1


def test_without_a_seat_every_seat_counts_with_its_own_chance() -> None:
    told = Calibration([game(0, EAST, (EAST, 0.8), (WEST, 0.1))])
    low, high = told.tenths()[1], told.tenths()[8]
    assert low is not None
    assert high is not None
    assert (low.chance, low.won, high.chance, high.won) == (0.1, 0.0, 0.8, 1.0)


def test_a_game_without_a_winner_counts_half() -> None:
    row = Calibration([game(0, None, (EAST, 0.5))], EAST).whole()
    assert row is not None
    assert row.difference == 0.0


def test_cases_of_one_game_are_not_independent() -> None:
    """Ten cases per game are no surer than one, since they share its result."""
    few = Calibration([game(n, n % 2, (EAST, 0.5)) for n in range(20)], EAST).whole()
    many = Calibration([game(n, n % 2, *[(EAST, 0.5)] * 10) for n in range(20)], EAST).whole()
    assert few is not None
    assert many is not None
    assert many.margin == pytest.approx(few.margin)
    assert 0.2 < few.margin < 0.25


def test_certainty_belongs_to_the_last_tenth() -> None:
    assert Calibration([game(0, EAST, (EAST, 1.0))], EAST).tenths()[9] is not None


def test_kinds_and_periods() -> None:
    told = Calibration([game(0, EAST, (EAST, 0.6)), game(1, WEST, (EAST, 0.6))])
    assert told.periods() == [1, 2]
    assert told.steps() == ["action"]
    row = told.only(period=2).whole()
    assert row is not None
    assert row.won == 0.0


def test_a_game_can_be_repeated_and_read_back() -> None:
    trial = Trial("citizen", 1, "seed")
    told = play_game(trial, 0)
    assert told == play_game(trial, 0) == TrialGame.read(told.line())
    assert len(told.cases) > 50
    assert {case.seat for case in told.cases} == {WEST, EAST}
    assert all(0.0 <= case.chance <= 1.0 for case in told.cases)


def test_a_journal_is_continued(tmp_path: Path) -> None:
    journal = tmp_path / "told.jsonl"
    first = run_trial(Trial("citizen", 1, "seed"), journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(whole + b'{"game":1,"win')  # a crash
    progress: list[tuple[int, int]] = []
    both = run_trial(Trial("citizen", 2, "seed"), 1, lambda done, total: progress.append((done, total)), journal)
    assert both[0] == first[0]
    assert progress == [(2, 2)]
    assert journal.read_bytes().startswith(whole)
    assert run_trial(Trial("citizen", 2, "seed"), journal=journal) == both


@pytest.mark.parametrize("kept", ["", "{}\n", "not a journal\n"])
def test_another_journal_is_refused_and_left_alone(tmp_path: Path, kept: str) -> None:
    journal = tmp_path / "told.jsonl"
    journal.write_text(kept)
    with pytest.raises(ArenaError, match="error-calibration-journal"):
        run_trial(Trial("citizen", 1), journal=journal)
    assert journal.read_text() == kept


def test_the_command_shows_tenths_periods_and_kinds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "told.jsonl"
    assert cli.main(["calibrate", "citizen", "--games", "1", "--workers", "1", "--lang", "en", "--out", str(told)]) == 0
    out = capsys.readouterr().out
    text = Messages("en").text
    assert text("calibrate-title", player="citizen", games="1") in out
    assert "Chances to win: East" in out
    assert text("calibrate-every-seat") in out
    assert "action" in out
    assert told.exists()


@pytest.mark.parametrize(
    ("kept", "said"), [(True, "Run the same command again to continue."), (False, "Nothing was saved")]
)
def test_an_interrupted_calibration_says_what_is_kept(
    kept: bool, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told.jsonl"
    play = calibration.play_game

    def interrupted(trial: Trial, number: int, stopped: Callable[[], bool]) -> TrialGame:
        if number == 1:
            raise KeyboardInterrupt
        return play(trial, number, stopped)

    monkeypatch.setattr(calibration, "play_game", interrupted)
    out = ["--out", str(told)] if kept else []
    assert cli.main(["calibrate", "citizen", "--games", "2", "--workers", "1", "--lang", "en", *out]) == 2
    assert said in capsys.readouterr().out
    assert not kept or len(told.read_text().splitlines()) == 2  # the header and the first game


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["random"], "random cannot say how likely it is to win"),
        (["nobody"], "unknown player “nobody”"),
        (["citizen", "--games", "0"], "--games"),
        (["citizen", "--out", "no/such/folder/x"], "folder not found"),
    ],
)
def test_what_cannot_be_done_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["calibrate", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
