"""Hidden information: what each seat and a spectator may know, and positions sampled from that."""

from collections import Counter
from random import Random

import pytest
from tests.games.helpers import arguments_of, move_texts, play, play_at_random
from tests.games.wsdv.helpers import EAST, WEST, card_names, deal

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import CHANCE, SPECTATOR, Event

SEATS = (WEST, EAST, SPECTATOR)


def dealt() -> Position:
    """The first action of a game: 13 and 14 in West's hand, 5 and 17 in East's."""
    position = new_game()
    deal(position, "13", "14", "17", "5", "1", "2", "4", "15", "18", "20", "3")
    return position


def hidden_from(position: Position, seat: int) -> set[int]:
    """Returns the cards whose place this seat may not know at the start of a game."""
    hidden = set(position.pile)
    if seat != WEST:
        hidden |= set(position.hand_west)
    if seat != EAST:
        hidden |= set(position.hand_east)
    return hidden


def numbers_in(data: object) -> set[int]:
    """Returns every card number that appears where cards are listed."""
    assert isinstance(data, dict)
    lists = ("display", "hand_west", "hand_east", "pile", "top", "row", "police", "gone_west", "gone_east")
    return {number for name in lists for number in data[name] if number >= 0}


# -- contents of a view -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_no_hidden_card(seat: int) -> None:
    position = dealt()
    data = position.view(seat).to_dict()
    assert not numbers_in(data) & hidden_from(position, seat)
    assert data["display"] == position.display
    assert (len(data["hand_west"]), len(data["hand_east"]), len(data["pile"])) == (2, 2, 9)


def test_each_seat_sees_its_own_hand() -> None:
    position = dealt()
    assert position.view(WEST).to_dict()["hand_west"] == position.hand_west
    assert position.view(EAST).to_dict()["hand_east"] == position.hand_east


def test_only_the_seat_that_decides_is_shown_its_moves() -> None:
    position = dealt()
    assert position.view(WEST).moves() == position.moves()
    assert position.view(EAST).moves() == position.view(SPECTATOR).moves() == []


def test_nobody_is_shown_what_chance_may_deal() -> None:
    position = new_game()
    assert position.to_act() == CHANCE
    for seat in (*SEATS, CHANCE):
        assert position.view(seat).moves() == []


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    position = new_game()
    event = deal(position, "13")[0]
    assert event.for_seat(WEST).args == {"side": WEST, "card": position.rules.cards.index("13"), "decade": 1}
    assert event.for_seat(EAST).args == event.for_seat(None).args == {"side": WEST, "decade": 1}


def test_a_view_keeps_nothing_of_steps_that_are_over() -> None:
    """East swaps a card of the pile for its only hand card without a further question; West never learns which."""
    left = []
    for taken in ("55", "56"):
        position = scene(decade=3, to_act="E", display=["50", "41"], east=["44"])
        play(position, "50 for event", "place unrest BY", "look at pile")
        deal(position, "55", "56")
        play(position, f"take {taken}")
        left.append([step.numbers() for step in position.view(WEST).shown.agenda()])
    assert left[0] == left[1]


def test_3_a_discarded_card_lies_face_down() -> None:
    """West discards 13 or 14 at the start of decade II: nobody else can tell which."""
    positions = []
    for card in ("13", "14"):
        position = scene(phase=10, west=["13", "14"])
        event = play(position, f"discard {card}")[0]
        assert event.for_seat(EAST).args == event.for_seat(None).args == {"side": WEST, "decade": 1}
        assert event.for_seat(WEST).args["card"] == position.rules.cards.index(card)
        positions.append(position)
    first, second = positions
    assert first.view(EAST) == second.view(EAST)
    assert first.view(SPECTATOR) == second.view(SPECTATOR)
    assert first.view(WEST) != second.view(WEST)


def test_3_a_hand_card_given_for_the_special_card_lies_face_down() -> None:
    views = []
    for card in ("5", "17"):
        position = scene(to_act="E", special="I", east=["5", "17"], display=["1", "2"])
        play(position, "I for event", f"discard {card}")
        views.append((position.view(WEST), position.view(SPECTATOR)))
    assert views[0] == views[1]


def test_3_the_card_west_draws_for_the_special_card_is_west_s_secret() -> None:
    views = []
    for card in ("13", "14"):
        position = scene(to_act="E", special="I", display=["1", "2"])
        play(position, "I for event", f"deal {card}")
        views.append((position.view(EAST), position.view(SPECTATOR)))
    assert views[0] == views[1]


def test_a_played_hand_card_is_known_to_all() -> None:
    position = dealt()
    play(position, "13 for build", "done")
    for seat in SEATS:
        assert card_names(position, position.view(seat).to_dict()["row"]) == ["13"]


def test_the_forecast_of_a_view_is_the_one_of_the_board() -> None:
    position = dealt()
    assert all(position.view(seat).forecast() == position.forecast() for seat in SEATS)


# -- Guillaume -------------------------------------------------------------------------------------


def guillaume(*moves: str) -> tuple[Position, list[Event]]:
    position = scene(decade=3, to_act="E", display=["50", "41"], west=["56", "57"], east=["44", "45"])
    return position, play(position, "50 for event", "place unrest BY", *moves)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["deal 42", "deal 43"], ["deal 58", "deal 47"]),
        (["deal 42", "deal 43", "take 42"], ["deal 42", "deal 43", "take 43"]),
        (["deal 42", "deal 43", "take 42", "give 44"], ["deal 42", "deal 43", "take 43", "give 45"]),
        (["deal 42", "deal 43", "discard 42"], ["deal 42", "deal 43", "discard 43"]),
    ],
)
def test_6_4_only_east_learns_what_guillaume_saw_and_did_at_the_pile(first: list[str], second: list[str]) -> None:
    one, events_one = guillaume("look at pile", *first)
    two, events_two = guillaume("look at pile", *second)
    assert one.view(WEST) == two.view(WEST)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert one.view(EAST) != two.view(EAST)
    for seat in (WEST, None):
        assert [event.for_seat(seat) for event in events_one] == [event.for_seat(seat) for event in events_two]


def test_6_4_everybody_learns_that_guillaume_looked_and_where() -> None:
    _, events = guillaume("look at hand")
    assert arguments_of(events, "look") == [{"at": "hand"}]
    assert [event.for_seat(None).args for event in events if event.key == "seen"] == [{}, {}]


def test_6_4_east_knows_west_s_hand_after_looking_and_a_stranger_does_not() -> None:
    position, _ = guillaume("look at hand", "done")
    assert position.view(EAST).to_dict()["hand_west"] == position.hand_west
    assert not numbers_in(position.view(SPECTATOR).to_dict()) & set(position.hand_west)


def test_6_4_after_a_swap_with_west_s_hand_both_know_both_cards_and_a_stranger_neither() -> None:
    position, events = guillaume("look at hand", "take 57", "give 45")
    swap = next(event for event in events if event.key == "swap")
    backs = {"given_decade": 3, "taken_decade": 3}
    known = {"given": position.rules.cards.index("45"), "taken": position.rules.cards.index("57")}
    assert swap.for_seat(WEST).args == swap.for_seat(EAST).args == known | backs
    assert swap.for_seat(None).args == backs
    shown = position.view(WEST).to_dict()["hand_east"]
    assert card_names(position, [card for card in shown if card >= 0]) == ["57"]
    assert position.view(EAST).to_dict()["hand_west"] == position.hand_west


def test_6_4_what_guillaume_left_on_the_pile_comes_up_next_and_only_east_expected_it() -> None:
    position, _ = guillaume("look at pile", "deal 42", "deal 43", "done")
    rng = Random(3)
    assert {tuple(position.view(EAST).sample(rng).top) for _ in range(20)} == {tuple(position.top)}
    assert len({tuple(position.view(WEST).sample(rng).top) for _ in range(20)}) > 10


# -- sampled positions --------------------------------------------------------------------------------


def positions_of(seed: int, count: int = 12) -> list[Position]:
    """Yields some positions of a random game, including Guillaume's if he comes."""
    rng = Random(seed)
    position = new_game()
    found = []
    while position.outcome() is None:
        if any(text.startswith(("look at", "give")) for text in move_texts(position)):
            found.append(position.copy())
        if rng.random() < count / 300:
            found.append(position.copy())
        play_at_random(position, rng, steps=1)
    return found


@pytest.mark.parametrize("seed", range(10))
def test_a_sample_cannot_be_told_from_the_true_position(seed: int) -> None:
    rng = Random(seed)
    for position in positions_of(seed):
        for seat in SEATS:
            view = position.view(seat)
            sample = view.sample(rng)
            sample.check()
            assert sample.view(seat) == view
            assert sample.forecast() == position.forecast() == view.forecast()
            if position.to_act() == seat:
                assert sample.moves() == position.moves()


@pytest.mark.parametrize("seed", range(10))
def test_the_same_move_shows_its_player_the_same_whatever_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for position in positions_of(seed):
        seat = position.to_act()
        if seat not in (WEST, EAST):
            continue
        move = rng.choice(position.moves())
        sample = position.view(seat).sample(rng)
        seen: list[list[Event]] = [[], []]
        for twin, events in zip((position, sample), seen, strict=True):
            twin.play(move, events.append)
        assert [event.for_seat(seat) for event in seen[0]] == [event.for_seat(seat) for event in seen[1]]
        assert position.view(seat) == sample.view(seat)


def test_a_sample_differs_in_what_is_hidden() -> None:
    position = dealt()
    rng = Random(1)
    hands = {tuple(position.view(WEST).sample(rng).hand_east) for _ in range(50)}
    assert len(hands) > 20


def chi_square(counts: Counter[tuple[int, ...]], kinds: int, draws: int) -> float:
    expected = draws / kinds
    missing = kinds - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


def test_samples_are_uniform_over_the_opponent_s_hands() -> None:
    """2 of 11 unseen cards: 55 hands. With 54 degrees of freedom, 99.9% of all samples are below 91.9."""
    view = dealt().view(WEST)
    rng = Random(2026)
    draws = 5_500
    counts = Counter(tuple(view.sample(rng).hand_east) for _ in range(draws))
    assert chi_square(counts, 55, draws) < 91.9


def test_samples_are_uniform_over_what_lies_on_the_pile_after_guillaume() -> None:
    """West cannot know which two of 16 unseen cards are on top, or in which order: 240 ways, 239 degrees of freedom."""
    position, _ = guillaume("look at pile", "deal 42", "deal 43", "done")
    view = position.view(WEST)
    rng = Random(2026)
    draws = 7_200
    counts = Counter(tuple(view.sample(rng).top) for _ in range(draws))
    assert chi_square(counts, 16 * 15, draws) < 312.3


def test_cards_of_an_earlier_decade_are_dealt_among_their_own() -> None:
    """East kept one card of decade I; its back shows that, and samples respect it."""
    position = scene(decade=2, display=["21", "22"], east=["5", "23"])
    rng = Random(4)
    for _ in range(30):
        decades = sorted(position.rules.card_decade[card] for card in position.view(WEST).sample(rng).hand_east)
        assert decades == [1, 2]


def test_a_view_equals_itself_and_hashes_alike() -> None:
    position = dealt()
    assert position.view(WEST) == position.view(WEST) != position.view(EAST)
    assert hash(position.view(WEST)) == hash(position.copy().view(WEST))
