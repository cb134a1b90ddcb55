"""Why a move is refused: a reason with its chapter and key, for every move in the action space."""

from random import Random

import pytest
from tests.games.helpers import play, refusal

from republik.games.weimar import Position, new_game
from republik.games.weimar.game import GAME
from republik.games.weimar.rules.flow import decision
from republik.games.weimar.rules.scene import scene
from republik.messages.i18n import Messages
from republik.messages.render import renderer
from republik.table.contract import IllegalMove


def reason(position: Position, text: str) -> tuple[str, str]:
    illegal = refusal(position, text)
    return illegal.key, illegal.rule


@pytest.mark.parametrize("scenario", ["main", "abyss", "bruderkrieg", "vulkan"])
def test_every_move_is_legal_or_refused_with_a_reason(scenario: str) -> None:
    rng = Random(8)
    position = new_game(scenario)
    messages, words = Messages("en", GAME), renderer(GAME)
    step = 0
    while position.to_act() is not None:
        if step % 29 == 0:
            legal = set(position.moves())
            for move in range(position.action_count()):
                refusal = position.why_not(move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    assert messages.has(f"refusal-{refusal.key}")
                    assert refusal.rule.startswith("W")
                    assert "{" not in words.text(refusal.phrase())
        position.play(rng.choice(position.moves()))
        step += 1
    over = position.why_not(0)
    assert over is not None
    assert over.key == "game-over"


@pytest.mark.parametrize("scenario", ["main", "abyss", "bruderkrieg", "vulkan"])
@pytest.mark.parametrize("seed", range(3))
def test_a_decision_offers_a_move_or_says_why_not(scenario: str, seed: int) -> None:
    """What a decision offers and what it explains are two pieces of code; for every move that could answer it, exactly
    one of them holds."""
    rng = Random(seed)
    position = new_game(scenario)
    seen: dict[str, int] = {}
    while position.to_act() is not None:
        step = decision(position)
        seen[step.name] = seen.get(step.name, 0) + 1
        if seen[step.name] % 4 == 1:
            blocks = [block for block in position.rules.actions.blocks if block.name in step.answers.split()]
            answers = [move for block in blocks for move in range(block.start, block.start + block.size)]
            offered = [move for move in answers if step.why_not(position, move) is None]
            assert sorted(offered) == position.moves(), step
        position.play(rng.choice(position.moves()))


def test_play_raises_the_refusal_and_changes_nothing() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]})
    before = position.copy()
    with pytest.raises(IllegalMove, match=r"card-not-there \(card K07\) \(rule W3\)"):
        position.play(position.parse_move("K07 for event"))
    assert position == before


def test_moves_outside_the_action_space() -> None:
    position = new_game("main")
    for move in (-1, position.action_count()):
        refusal = position.why_not(move)
        assert refusal is not None
        assert refusal.key == "no-such-move"


def acting(party: str = "SPD", points: str = "A22", **what: object) -> Position:
    position = scene("main", to_act=party, hands={party: [points, "A25"]}, **what)  # type: ignore[arg-type]
    play(position, f"{points} for actions")
    return position


@pytest.mark.parametrize(
    ("party", "text", "key"),
    [
        ("SPD", "coup", "coup-party"),
        ("SPD", "fight KPD", "nothing-to-dissolve"),
        ("SPD", "fight Zentrum", "not-opposition"),
        ("SPD", "counter-coup councils", "no-marker"),
        ("SPD", "mobilise soldiers from supply", "not-your-unit"),
        ("SPD", "mobilise police from Essen", "no-unit"),
        ("SPD", "win back reichswehr1", "no-unit"),
        ("SPD", "spend reserve", "reserve-empty"),
        ("SPD", "city Essen", "city-chosen"),
        ("SPD", "base Berlin", "other-decision"),
        ("KPD", "counter-coup councils", "government-only"),
        ("KPD", "coup", "points-short"),
        ("DNVP", "coup", "no-dice"),
        ("DNVP", "take over reichswehr1 Berlin", "no-unit"),
    ],
)
def test_actions(party: str, text: str, key: str) -> None:
    position = acting(party)
    play(position, "city Berlin")
    assert reason(position, text) == (key, "W9")


def test_the_city_comes_first() -> None:
    assert reason(acting(), "demonstration") == ("city-first", "W9")


def test_a_full_reserve() -> None:
    assert reason(acting(reserve=(2, 0, 0, 0)), "store reserve") == ("reserve-full", "W9")


def test_bases() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]}, bases={"KPD": "Rostock Rostock"}, president="DNVP")
    play(position, "S08 for event", "base Berlin")
    assert reason(position, "base Rostock") == ("no-slot", "W1")
    assert reason(position, "base Berlin") == ("same-city", "W1")


def test_topics() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]}, topics={"media": "0", "security": "0"})
    play(position, "S08 for debate", "topic media 1")
    assert reason(position, "to S4") == ("too-far", "W4")
    play(position, "to S1")
    assert reason(position, "topic media 1") == ("topic-moved", "W4")
    assert reason(position, "topic economy 1") == ("topic-not-there", "W4")


def test_agendas() -> None:
    rng = Random(1)
    position = new_game("vulkan")
    while "agenda SA2" not in [position.move_text(move) for move in position.moves()]:
        position.play(rng.choice(position.moves()))
    assert reason(position, "agenda SA1") == ("agenda-out", "W3")
    assert reason(position, "agenda KA2") == ("agenda-other-party", "W3")
