"""Every card, topic, marker and agenda: its effect runs and does what its notation says."""

from random import Random

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, card_names, pending, step_name

from republik.games.weimar import Position, new_game
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.effects import Effect, Step
from republik.games.weimar.rules.flow import advance
from republik.games.weimar.rules.goods import Goods
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.scene import scene
from republik.table.contract import Event

RULES = rules_for("main")
EFFECTS = [effect for effect in RULES.effects if effect]

# By verb: the keys of the events that it can cause, any of them.
TOLD: dict[str, tuple[str, ...]] = {
    "base": ("base",),
    "seat": ("seat",),
    "vp": ("vp",),
    "reserve": ("reserve",),
    "supply": ("unit",),
    "mobilise": ("unit",),
    "deploy": ("unit",),
    "dissolve": ("unit",),
    "recall": ("unit",),
    "takeover": ("turned",),
    "economy": ("economy",),
    "flag": ("flag",),
    "foreign": ("negotiation",),
    "advance": ("foreign_track",),
    "lay": ("laid",),
    "topic": ("topic",),
    "steer": ("topic",),
    "debate": ("topic",),
    "demo": ("action",),
    "coup": ("action",),
    "counter": ("action",),
    "fight": ("action",),
    "crisis": ("crisis",),
    "society": ("society",),
    "draw": ("drawn",),
    "discard": ("discarded",),
    "fetch": ("drawn",),
    "bonus": ("bonus",),
    "nsdap": ("nsdap",),
    "purge": ("removed_card",),
    "elect": ("seat",),
    "score seats": ("vp",),
    "score cities": ("vp",),
    "election": ("president",),
    "control": ("minor",),
    "out": ("out",),
}
SILENT = ("order", fx.CHOICE, fx.MAY, fx.EACH_CITY, fx.VOTE)


def busy(calm: bool, hands: dict[str, list[str]] | None = None, to_act: str = "SPD") -> Position:
    """A board where nearly everything is possible; `calm` reverses the conditions."""
    # Each party keeps a republic card, so that the round continues after a card has been played.
    cards = {"SPD": ["A24"], "Zentrum": ["A26"], "KPD": ["A29"], "DNVP": ["A30", "D12"]}
    for name, more in (hands or {}).items():
        cards[name] = [*(key for key in cards[name] if key not in more), *more]
    for name, held in cards.items():
        wanted = {key for other, keys_held in (hands or {}).items() if other != name for key in keys_held}
        cards[name] = [key for key in held if key not in wanted]
    position = scene(
        "main",
        to_act=to_act,
        hands=cards,
        discards=[key for key in ("S01", "K01") if all(key not in held for held in (hands or {}).values())],
        bases={
            "SPD": "Berlin Berlin Hamburg Essen",
            "Zentrum": "Berlin München Köln",
            "KPD": "Berlin Leipzig Leipzig München",
            "DNVP": "Breslau Breslau Hamburg",
        },
        seats=(6, 5, 4, 4),
        vp=(3, 3, 3, 3),
        reserve=(1, 1, 1, 1),
        units={
            "police": {"Essen": 1, "Köln": 2},
            "reichswehr1": {"Hamburg": 1},
            "reichswehr2": {"Essen": 1},
            "soldiers": {"Essen": 1, "dissolved": 1},
            "workers": {"Leipzig": 2},
            "freikorps1": {"München": 2, "dissolved": 1},
            "freikorps2": {"Berlin": 1},
            "reichsbanner": {"Köln": 1, "dissolved": 1},
        },
        markers={
            "poverty": "Essen Rostock",
            "prosperity": "Stuttgart",
            "unrest": "Essen München",
            "uprising": "Essen",
            "councils": "Rostock" if calm else "München",
            "regime": "Köln",
        },
        box={"inflation": 1, "black_friday": 1, "minority_cabinet": 1} if calm else {"inflation": 1, "blockade": 1},
        topics={"media": "0", "economy": "Z1", "foreign_policy": "S1", "dvp": "D1"}
        | ({} if calm else {"dolchstoss": "D1"}),
        society=["badehose"] if calm else ["arme_kpd"],
        flags={"france": 1, "usa_uk": 1, "russia": 1},
        economy=2,
    )
    if calm:
        position.foreign_done = 0b11111
        position.foreign_top = 4
    return position


def happened(position: Position, rng: Random, floor: int) -> list[Event]:
    """Plays at random until the agenda is back to `floor` steps; returns the events."""
    heard: list[Event] = []
    position.listener = heard.append
    position.legal = []
    advance(position)
    while position.to_act() is not None and position.depth > floor:
        moves = position.moves()
        position.play(moves[rng.randrange(len(moves))], heard.append)
        if position.to_act() is not None:
            position.check()
    return heard


def acting(effect: Effect) -> int:
    """Returns the party whose effect it is: the card's party, otherwise one that can execute it."""
    letter = effect.name[0]
    if letter in "SZKD" and effect.name[1:3].isdigit():
        return "SZKD".index(letter)
    if letter in "SZKD" and effect.name[1] == "A":
        return "SZKD".index(letter)
    return SPD


def steps_of(effect: Effect) -> list[Step]:
    return [step for block in effect.blocks for step in block]


def fits(step: Step, event: Event) -> bool:
    word = step.verb.word
    if word in st.MARKER_NAMES:
        return event.key in ("marker", "box")
    if step.verb.fills_box:
        wanted = st.BOX_NAMES.index(word)
        return event.key == "box" and event.args["marker"] == wanted and event.args["count"] * step.amount > 0
    if event.key not in TOLD[word]:
        return False
    if isinstance(step.verb, Goods):
        return int(event.args["count"]) * step.amount > 0
    return True


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.name)
def test_every_step_of_every_effect_does_something(effect: Effect) -> None:
    waiting = [step for step in steps_of(effect) if step.verb.word not in SILENT]
    for seed in range(60):
        position = busy(calm=seed % 2 == 1)
        card = RULES.card_index.get(effect.name.partition(".")[0], -1)
        floor = position.depth
        position.card = -1
        if effect.name.endswith(".event") and card >= 0:
            for hand in position.hands:
                if card in hand:
                    hand.remove(card)
            for pile in (*position.piles, *position.discards):
                if card in pile:
                    pile.remove(card)
            position.card = card
        position.start_effect(effect.number, acting(effect), card)
        heard = happened(position, Random(seed), floor)
        waiting = [step for step in waiting if not any(fits(step, event) for event in heard)]
        if not waiting:
            return
    verbs = [step.verb.word for step in waiting]
    pytest.fail(f"{effect.text!r}: never saw {verbs}")


COUNTED = ("seat", "vp", "reserve")
UNCERTAIN = {"foreign", "crisis", "elect", "score seats", "score cities"}


def certain_steps(effect: Effect) -> list[Step]:
    """Returns changes to seats, points and reserve of a named party that nothing else in the effect touches."""
    words = [step.verb.word for step in steps_of(effect)]
    if len(effect.blocks) > 1 or UNCERTAIN & set(words):
        return []
    return [
        step
        for step in steps_of(effect)
        if step.verb.word in COUNTED and words.count(step.verb.word) == 1
        if step.condition is None and step.party >= fx.YOU and step.by == fx.YOU
    ]


CERTAIN = [(effect, step) for effect in EFFECTS for step in certain_steps(effect)]


@pytest.mark.parametrize(("effect", "step"), CERTAIN, ids=[f"{effect.name}-{s.verb.word}" for effect, s in CERTAIN])
def test_certain_steps_change_exactly_what_they_say(effect: Effect, step: Step) -> None:
    position = busy(calm=False)
    position.reserve[acting(effect)] = 0
    floor = position.depth
    position.start_effect(effect.number, acting(effect))
    heard = happened(position, Random(1), floor)
    party = acting(effect) if step.party == fx.YOU else step.party
    told = [e.args["count"] for e in heard if e.key == step.verb.word and e.args["party"] == party]
    assert sum(told) == step.amount


# -- cards through the hand -----------------------------------------------------------------------------


def playable(key: str) -> Position:
    """Returns a position where the party holds the card and its event has an effect."""
    index = RULES.card_index[key]
    deck = RULES.deck[index]
    name = ("SPD", "Zentrum", "KPD", "DNVP", "SPD")[deck]
    for calm in (False, True):
        position = busy(calm, {name: [key]}, name)
        if f"{key} for event" in move_texts(position):
            return position
    raise AssertionError(f"the event of {key} never does anything")


@pytest.mark.parametrize("key", RULES.cards)
def test_every_card_is_played_for_its_event(key: str) -> None:
    """The card leaves the hand for the discard pile, or for nowhere if it says so."""
    position = playable(key)
    index = RULES.card_index[key]
    rng = Random(3)
    seat = position.to_act()
    assert seat is not None
    position.play(position.parse_move(f"{key} for event"))
    while position.to_act() is not None and (position.card == index or position.depth > 3):
        if position.card != index and step_name(position) == "play":
            break
        offered = move_texts(position)
        if step_name(position) == "cancel_event":
            play(position, "done")
            continue
        position.play(position.parse_move(offered[rng.randrange(len(offered))]))
    if position.to_act() is None:
        return
    removed = RULES.removed[index]
    lies = card_names(position, position.discards[RULES.deck[index]])
    assert (key in lies) != removed
    assert all(index not in hand for hand in position.hands)


@pytest.mark.parametrize("key", RULES.cards)
def test_every_card_can_be_used_for_debate_and_actions(key: str) -> None:
    position = playable(key)
    assert f"{key} for debate" in move_texts(position)
    assert f"{key} for actions" in move_texts(position)
    play(position, f"{key} for actions")
    assert step_name(position) == "actions"
    assert pending(position, ActionPoints).points == RULES.big[RULES.card_index[key]]


def test_all_cards_are_there() -> None:
    assert sum(1 for deck in RULES.deck if deck == st.REPUBLIC) == 48
    assert sum(1 for deck in RULES.deck if deck != st.REPUBLIC) == 88
    assert len(RULES.agendas) == 16


def test_agendas_belong_to_their_parties() -> None:
    for party in (SPD, ZENTRUM, KPD, DNVP):
        assert len(new_game("main").rules.agendas_of[party]) == 4
