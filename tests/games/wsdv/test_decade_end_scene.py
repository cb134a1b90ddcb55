"""The End of Decade step by step: at every phase the forecast, the log and the board show the same figures."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from republik.games.wsdv import GAME, Position, new_game
from republik.table.contract import SPECTATOR, Event
from republik.table.game import PAGE
from republik.table.views import plain_data

GAMES = 50
PHASES = range(1, 11)


class Moment(NamedTuple):
    """An event, and what everyone may know right after it."""

    event: Event
    forecast: dict[str, Any]
    progress: list[str]
    board: dict[str, Any]

    @property
    def counted(self) -> dict[str, dict[str, list[str]]]:
        counted: dict[str, dict[str, list[str]]] = self.board["counted"]
        return counted

    def unrest(self) -> Counter[str]:
        return Counter({code: province["unrest"] for code, province in self.board["provinces"].items()})

    def living(self, *codes: str) -> Counter[str]:
        provinces = self.board["provinces"]
        return Counter({code: provinces[code]["living_standard"] for code in codes or provinces})


class Act(NamedTuple):
    """A phase: its heading, what happened, and the table when the next phase began (or at the end)."""

    opening: Moment
    moments: list[Moment]
    closing: Moment

    def told(self, key: str) -> list[dict[str, Any]]:
        return [moment.event.args for moment in self.moments if moment.event.key == key]


def moment(event: Event, position: Position) -> Moment:
    view = position.view(SPECTATOR)
    outlook = GAME.phrases.forecast(view)
    progress = [str(part.heading.args["progress"]) for part in outlook]
    forecast, board = plain_data(GAME.presenter.forecast(view)), plain_data(GAME.presenter.view(view, (PAGE,)))
    return Moment(event, forecast, progress, board)


def decade_ends(game: int) -> Iterator[list[Moment]]:
    """Yields the moments of every End of Decade of a random game, without the decade that follows."""
    rng = Random(f"decade end {game}")
    position = new_game()
    moments: list[Moment] = []
    inside = False

    def hear(event: Event) -> None:
        nonlocal inside
        inside = (inside or event.key == "decade_end") and event.key != "decade"
        if inside:
            moments.append(moment(event, position.copy()))

    while position.outcome() is None:
        moves = position.moves()
        position.play(moves[int(rng.random() * len(moves))], hear)
        if moments and not inside:
            yield moments
            moments = []
    if moments:
        yield moments


def acts_of(moments: list[Moment]) -> dict[int, Act]:
    starts = [i for i, moment in enumerate(moments) if moment.event.key == "phase"]
    ends = [*starts[1:], len(moments)]
    return {
        moments[start].event.args["phase"]: Act(
            moments[start], moments[start + 1 : end], moments[min(end, len(moments) - 1)]
        )
        for start, end in zip(starts, ends, strict=True)
    }


@pytest.fixture(scope="module")
def ends() -> list[list[Moment]]:
    found = [end for game in range(GAMES) for end in decade_ends(game)]
    assert {phase for end in found for phase in acts_of(end)} == set(PHASES)
    return found


@pytest.fixture(scope="module")
def acts(ends: list[list[Moment]]) -> dict[int, list[Act]]:
    found = [acts_of(end) for end in ends]
    return {phase: [of[phase] for of in found if phase in of] for phase in PHASES}


def test_9_forecast_and_track_are_at_the_phase_that_the_log_tells(ends: list[list[Moment]]) -> None:
    for end in ends:
        phase = 0
        for at in end:
            phase = at.event.args["phase"] if at.event.key == "phase" else phase
            assert at.forecast["end"]["phase"] == at.board["phase"] == phase, at.event
            done = max(0, phase - 1)
            expected = ["done"] * done + ["now"] * (phase > 0) + ["ahead"] * (10 - max(phase, done))
            assert at.progress == expected, at.event


def test_9_what_a_phase_did_stays_in_the_forecast(ends: list[list[Moment]]) -> None:
    """9.8 has its own figure for what was used; 9.10 counts the board."""
    names = "flight prestige currency police_cost living_losses internal_unrest attacks".split()
    for end in ends:
        acts = acts_of(end)
        for number, name in enumerate(names, 1):
            if number + 1 in acts:
                done = acts[number + 1].opening.forecast[name]
                assert all(at.forecast[name] == done for later in range(number + 1, 11) if later in acts
                           for at in (acts[later].opening, *acts[later].moments)), name  # fmt: skip


def test_9_1_flight(acts: dict[int, list[Act]]) -> None:
    for act in acts[1]:
        for told in act.told("flight"):
            flight = act.closing.forecast["flight"]
            assert (flight["steps"], flight["points"]) == (told["steps"], told["points"])
            parts = "icons best_west_living red_police east_protest worst_east_living west_protest".split()
            assert sum(flight[part] for part in parts) == told["steps"]
            counted, living = act.opening.counted["1"], act.opening.living()
            assert all(living[code] == flight["best_west_living"] for code in _codes(counted["best_west_living"]))
            assert all(living[code] == -flight["worst_east_living"] for code in _codes(counted["worst_east_living"]))
            assert bool(counted["east_protest"]) == bool(flight["east_protest"])
            assert bool(counted["west_protest"]) == bool(flight["west_protest"])
            assert len(counted["red_police"]) == flight["red_police"]
            assert bool(counted["icons"]) == bool(flight["icons"])


def test_9_2_prestige(acts: dict[int, list[Act]]) -> None:
    for act in acts[2]:
        for told in act.told("space"):
            assert act.closing.forecast["end"]["space"] == told["space"]


def test_9_3_currency(acts: dict[int, list[Act]]) -> None:
    east = {code for code, province in _provinces().items() if province == "E"}
    for act in acts[3]:
        for told in act.told("currency"):
            currency = act.closing.forecast["currency"]
            assert {name: currency[name] for name in ("balance", "track", "exports", "living")} == {
                name: told[name] for name in ("balance", "track", "exports", "living")
            }
            assert told["track"] + told["exports"] - told["living"] == told["balance"]
            assert sum(act.opening.living(*east).values()) == told["living"]
        counted = act.opening.counted["3"]
        assert len(counted["exports"]) == act.opening.forecast["currency"]["exports"]
        assert set(_codes(counted["living"])) == {code for code, count in act.opening.living(*east).items() if count}


def test_9_4_paying_police(acts: dict[int, list[Act]]) -> None:
    for act in acts[4]:
        (told,) = act.told("police_cost")
        cards = act.opening.board["police"]["cards"]
        assert told["points"] == len(cards) == act.closing.forecast["police_cost"]["points"]
        assert act.opening.counted["4"]["police"] == [f"card:{card}" for card in cards]


def test_9_5_living_standards_lost(acts: dict[int, list[Act]]) -> None:
    for act in acts[5]:
        codes = list(_provinces())
        told = Counter({codes[args["province"]]: 0 for args in act.told("living")})
        for args in act.told("living"):
            told[codes[args["province"]]] -= args["count"]
        assert dict(told) == act.closing.forecast["living_losses"]
        assert act.opening.living() - act.closing.living() == told


def test_9_6_internal_comparison(acts: dict[int, list[Act]]) -> None:
    for act in acts[6]:
        codes = list(_provinces())
        told = Counter({codes[args["province"]]: args["count"] for args in act.told("unrest")})
        assert dict(told) == act.closing.forecast["internal_unrest"]
        assert act.closing.unrest() - act.opening.unrest() == told


def test_9_7_attacks(acts: dict[int, list[Act]]) -> None:
    for act in acts[7]:
        codes = list(_provinces())
        gained: Counter[str] = Counter()
        told = []
        for args in act.told("attack"):
            told.append({"from": codes[args["attacker"]], "to": codes[args["target"]], "unrest": args["count"]})
            gained[codes[args["target"]]] += args["count"]
        assert told == act.closing.forecast["attacks"]
        attacked = [at for at in act.moments if at.event.key == "attack"]
        for at in (*attacked, act.closing):
            assert at.unrest() - act.opening.unrest() == gained


def test_9_8_police_used(acts: dict[int, list[Act]]) -> None:
    for act in acts[8]:
        used = act.told("police")
        assert len(used) == act.closing.forecast["end"]["used"]
        assert (act.opening.unrest() - act.closing.unrest()).total() == len(used)


def test_9_9_socialists(acts: dict[int, list[Act]]) -> None:
    for act in acts[9]:
        (told,) = act.told("socialist_phase")
        assert told["change"] == act.closing.forecast["socialists"]["change"]
        if act.closing.event.key == "phase":
            before, after = (at.board["socialists_in_play"] for at in (act.opening, act.closing))
            assert after - before == told["change"]


def test_9_10_protests(acts: dict[int, list[Act]]) -> None:
    for act in acts[10]:
        (told,) = act.told("protests")
        assert told == act.moments[0].board["protests"]
        foreseen = act.moments[0].forecast["protests"]
        assert told == {side: foreseen[side]["now"] for side in ("west", "east")}
        counted = act.opening.counted["10"]
        assert {side: bool(counted[side]) for side in told} == {side: bool(count) for side, count in told.items()}


def _provinces() -> dict[str, str]:
    """The provinces by code, each with its side, in the engine's order."""
    board = new_game().rules.components.board
    return {province.code: province.side for province in board.provinces}


def _codes(places: list[str]) -> list[str]:
    return [place.removeprefix("province:") for place in places]


def test_9_5_the_phase_opens_with_its_comparison_also_if_nothing_is_lost(acts: dict[int, list[Act]]) -> None:
    quiet = 0
    for act in acts[5]:
        kept = {row["province"]: row for row in act.opening.board["kept"]}
        provinces = act.opening.board["provinces"]
        assert {code: row["living"] for code, row in kept.items()} == {
            code: one["living_standard"] for code, one in provinces.items() if one["living_standard"]
        }
        assert {code: row["loss"] for code, row in kept.items() if row["loss"]} == act.opening.forecast["living_losses"]
        for row in kept.values():
            assert row["loss"] == (0 if row["factory"] is None else max(0, row["living"] - row["factory"]))
        quiet += bool(kept) and not act.told("living")
    assert quiet
