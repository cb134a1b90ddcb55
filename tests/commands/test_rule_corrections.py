"""Records older than a correction of the rules: shown, replayed and continued as far as they hold."""

from pathlib import Path

import pytest
from tests.commands.running import Run

from republik import games
from republik.table.records import parse_record, read_move, revision_of, start

EARLIER = Path(__file__).parents[1] / "data" / "revision1"
"""Records written by the version before the corrections."""
CARD_46 = EARLIER.with_name("revision2") / "wsdv-2.1-card-46.txt"
"""A game of revision 2 in which East triggers card 46 with nothing to run down, as decision 133."""


def corrected(game: str) -> str:
    return f"revision 1 then, {games.game(game).revision} now"


def test_a_new_record_names_the_revision_of_the_rules(finished: Path) -> None:
    record = parse_record(finished.read_text(encoding="utf-8"))
    assert record.header["revision"] == str(games.game("wsdv").revision)


def test_a_record_from_before_a_correction_is_shown_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("show", outdated)
    assert result.code == 0
    assert "After decision 59 of" in result.out
    assert corrected("wsdv") in result.err
    assert "“place unrest nowhere”" in result.err


def test_a_record_from_before_a_correction_is_replayed_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("replay", outdated)
    assert result.code == 0
    assert "\n59  " in result.out
    assert "\n60  " not in result.out
    assert "“place unrest nowhere”" in result.err


def test_verify_says_where_corrected_rules_refuse_a_record(run: Run, outdated: Path) -> None:
    told = run.refused("verify", outdated, code=1)
    assert corrected("wsdv") in told
    assert "“place unrest nowhere”" in told
    assert "the first 59 of" in told


def test_a_record_from_before_a_correction_goes_on_in_another_file(run: Run, outdated: Path, tmp_path: Path) -> None:
    before = outdated.read_text(encoding="utf-8")
    assert run("play", "--resume", outdated).code == 2
    assert outdated.read_text(encoding="utf-8") == before
    other = tmp_path / "other.txt"
    result = run("play", "--resume", outdated, "--record", other)
    assert result.code == 0
    assert outdated.read_text(encoding="utf-8") == before
    after = parse_record(other.read_text(encoding="utf-8"))
    assert after.decisions[:59] == parse_record(before).decisions[:59]
    assert "result" in after.header
    assert run("verify", other).code == 0


def test_a_record_from_before_a_correction_is_analysed_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("analyse", outdated, "--player", "greedy")
    assert result.code == 1
    assert corrected("wsdv") in result.out


@pytest.mark.parametrize("name", ["wsdv-1.0-2", "wsdv-2.1-2"])
def test_earlier_records_that_hold_say_so_and_verify(run: Run, name: str) -> None:
    path = EARLIER / f"{name}.txt"
    assert run("verify", path).code == 0
    shown = run("show", path)
    assert (shown.code, corrected("wsdv") in shown.err) == (0, True)
    assert "No longer allowed" not in shown.err


def corrected_since(path: Path) -> str:
    """What is said about a record of Weimar from before a correction."""
    record = parse_record(path.read_text(encoding="utf-8"))
    return f"revision {revision_of(record)} then, {games.game('weimar').revision} now"


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("revision1/weimar-abyss-1", 132),
        ("revision1/weimar-bruderkrieg-1", 140),
        ("revision2/weimar-abyss-4", 143),
        ("revision2/weimar-bruderkrieg-2", 137),
    ],
)
def test_earlier_records_that_do_not_hold_are_shown_as_far_as_they_do(run: Run, name: str, good: int) -> None:
    path = EARLIER.parent / f"{name}.txt"
    before = corrected_since(path)
    shown = run("show", path)
    assert (shown.code, f"After decision {good} of" in shown.out) == (0, True)
    assert before in shown.err
    refused = parse_record(path.read_text(encoding="utf-8")).line(good + 1)
    assert f"line {refused}: " in shown.err
    assert before in run("show", path, "--at", str(good + 1)).err
    assert before in run.refused("verify", path, code=1)


def test_a_solo_game_of_revision_2_that_holds_says_so_and_verifies(run: Run) -> None:
    path = EARLIER.parent / "revision2" / "weimar-abyss-2.txt"
    assert run("verify", path).code == 0
    shown = run("show", path)
    assert (shown.code, "No longer allowed" in shown.err) == (0, False)
    assert corrected_since(path) in shown.err


def test_a_solo_game_of_revision_3_keeps_the_questions_it_was_asked(run: Run, tmp_path: Path) -> None:
    """The SPD declined to cancel an event of the Zentrum, which it has not been asked since."""
    path = EARLIER.parent / "games" / "weimar-abyss-citizen-2.txt"
    assert run("verify", path).code == 0
    assert corrected_since(path) in run("show", path).err
    today = tmp_path / "today.txt"
    today.write_text(path.read_text(encoding="utf-8").replace("revision: 3", "revision: 4"), encoding="utf-8")
    run.refused("verify", today, code=1)


def test_a_record_under_the_earlier_reading_of_card_46_still_replays(run: Run, tmp_path: Path) -> None:
    assert run("verify", CARD_46).code == 0
    shown = run("show", CARD_46)
    assert (shown.code, "After decision 252 of 252" in shown.out) == (0, True)
    assert "revision 2 then, 3 now" in shown.err
    today = tmp_path / "today.txt"
    today.write_text(CARD_46.read_text(encoding="utf-8").replace("revision: 2", "revision: 3"), encoding="utf-8")
    assert "rule 6.4" in run.refused("verify", today, code=1)


def test_a_position_under_the_earlier_reading_of_card_46_still_reads() -> None:
    record = parse_record(CARD_46.read_text(encoding="utf-8"))
    game = games.game("wsdv")
    position = start(record, game)
    for ply in range(1, 133):
        position.play(read_move(record, game, position, ply)[1])
    again = game.from_text(position.to_text())
    assert again == position
    again.play(again.parse_move("46 for event"))
    position.play(position.parse_move("46 for event"))
    assert again == position


def test_going_on_never_writes_over_a_result_that_the_corrected_rules_do_not_reach(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("revision:")]
    result = next(number for number, line in enumerate(lines) if line.startswith("result: "))
    other = "east, triumph, 9.9" if "triumph" not in lines[result] else "west, collapse, 9.10"
    lines[result] = f"result: {other}"
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = finished.read_text(encoding="utf-8")
    assert run("play", "--resume", finished).code == 2
    assert finished.read_text(encoding="utf-8") == before
