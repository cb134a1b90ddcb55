"""Properties of every position: random games, random boards, and oracles derived from names alone."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.helpers import move_texts, offers, play, refusal
from tests.games.wsdv.helpers import (
    EAST_PROVINCES,
    SUPPLIERS,
    card_names,
    imports,
    infrastructure,
    is_rundown,
    living,
    protests,
    socialists,
    stands,
    unrest,
    value,
)

from republik.games.wsdv import GAME, Position, new_game
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import CHANCE, Event, IllegalMove

EDITIONS = ("1.0", "2.0", "2.1")
MAX_DECISIONS = 600
"""15,000 random games, 5,000 in each edition, had 46 to 338 decisions including chance; no game may approach this
limit."""

WEST_PROVINCES = ("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB")
BOARD = new_game().rules.components.board
CONNECTIONS = {(c.a, c.b): c.lines for c in BOARD.connections}
HOME = {city.name: city.provinces for city in BOARD.cities}
ABROAD = tuple(city.name for city in BOARD.cities if city.kind == "abroad")
EAST_CITIES = tuple(city.name for city in BOARD.cities if city.side != "W")
WEST_CITIES = tuple(city.name for city in BOARD.cities if city.side == "W")

quick = settings(max_examples=40)


def random_game(edition: str, seed: int) -> Iterator[tuple[Position, list[Event]]]:
    """Yields every position of a random game, with the move and events that led to it."""
    rng = Random(seed)
    position = new_game(edition)
    events: list[Event] = []
    yield position, events
    while position.outcome() is None:
        events = []
        position.play(rng.choice(position.moves()), events.append)
        yield position, events


# -- invariants, from names alone --------------------------------------------------------------


def standing(position: Position, a: str, b: str) -> bool:
    """5.1: all lines filled between two factories."""
    return infrastructure(position, a, b) == CONNECTIONS[a, b] and stands(position, a) and stands(position, b)


def check_economy(position: Position) -> None:
    for city in HOME:
        base = 0
        if stands(position, city):
            base = (2 if city == "Rheinsberg" else 1) - is_rundown(position, city)
            base += sum(standing(position, a, b) for a, b in CONNECTIONS if city in (a, b))
        assert value(position, city) == base
        if is_rundown(position, city):
            assert city in EAST_CITIES
            assert city not in ABROAD
    for (a, b), lines in CONNECTIONS.items():
        laid = infrastructure(position, a, b)
        assert 0 <= laid <= lines
        if laid:
            assert stands(position, a) or stands(position, b)
            if position.rules.edition.id == "2.1":
                assert all(stands(position, city) for city in (a, b) if city in ABROAD)


def check_provinces(position: Position) -> None:
    berlin = unrest(position, "WB") // 4
    for code in (*WEST_PROVINCES, *EAST_PROVINCES):
        assert unrest(position, code) >= 0
        assert living(position, code) >= 0
    pending = any(text.startswith(("import", "release")) for text in move_texts(position))
    markers = imports(position)
    assert set(markers) <= set(SUPPLIERS)
    assert min(markers.values(), default=1) > 0
    if not pending:
        assert sum(markers.values()) == berlin
        own = sum(unrest(position, code) // 4 for code in WEST_PROVINCES)
        assert protests(position, "west") == own + berlin
    assert protests(position, "east") == sum(unrest(position, code) // 4 for code in EAST_PROVINCES)
    assert all(-6 <= marker <= 6 for marker in position.tracks)


def check_cards(position: Position) -> None:
    piles = (position.display, position.hand_west, position.hand_east, position.pile, position.top, position.row)
    gone = (position.police, position.gone_west, position.gone_east)
    everywhere = [card for pile in (*piles, *gone) for card in pile]
    assert len(everywhere) == len(set(everywhere))
    assert len(position.display) <= 7
    assert len(position.hand_east) <= 2
    assert len(position.hand_west) <= 3


def check_moves(position: Position, rng: Random) -> None:
    moves = position.moves()
    assert moves == sorted(set(moves))
    assert bool(moves) == (position.outcome() is None)
    assert [position.parse_move(position.move_text(move)) for move in moves] == moves
    before = position.copy()
    for _ in range(4):
        move = rng.randrange(position.action_count())
        if move not in moves:
            with pytest.raises(IllegalMove):
                position.play(move)
    assert position == before


def check_copies(position: Position) -> None:
    twin = position.copy()
    assert twin == position
    assert hash(twin) == hash(position)
    text = position.to_text()
    read = GAME.from_text(text)
    assert (read, hash(read), read.to_text()) == (position, hash(position), text)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_of_random_games_is_sound(edition: str, seed: int) -> None:
    rng = Random(seed)
    for number, (position, _) in enumerate(random_game(edition, seed)):
        check_moves(position, rng)
        if number % 5 == 0 or position.outcome():
            check_economy(position)
            check_provinces(position)
            check_cards(position)
            check_copies(position)


def test_games_end_and_how_long_they_are_at_most() -> None:
    lengths = [sum(1 for _ in random_game(edition, seed)) for edition in EDITIONS for seed in range(50)]
    assert max(lengths) < MAX_DECISIONS


def test_no_decision_has_a_single_answer() -> None:
    for position, _ in random_game("2.1", 11):
        assert len(position.moves()) != 1


def test_a_copy_goes_its_own_way() -> None:
    rng = Random(8)
    for position, _ in random_game("2.1", 8):
        if position.outcome() or rng.random() < 0.8:
            continue
        before = position.to_text()
        twin = position.copy()
        for _ in range(5):
            if twin.outcome() is None:
                twin.play(rng.choice(twin.moves()))
        assert position.to_text() == before


@pytest.mark.parametrize("seed", range(8))
def test_9_9_socialists_are_at_most_twelve_and_change_in_number_only_in_their_phase(seed: int) -> None:
    total = -1
    for position, events in random_game("2.1", seed):
        now = position.box + sum(socialists(position).values())
        phase = any(event.key == "socialist_phase" for event in events)
        losing = any(event.key == "socialist" and event.args["count"] < 0 for event in events)
        if total >= 0 and not phase and not losing:
            assert now == total
        assert 0 <= now <= 12
        total = now


@pytest.mark.parametrize("seed", range(12))
def test_5_1_nothing_is_built_where_it_is_barred(seed: int) -> None:
    """Whenever building is offered, no site is in a province with a mass protest."""
    for position, _ in random_game("2.1", seed):
        sites = {site for site in offers(position, "build") if position.to_act() != CHANCE}
        barred = {code for code in (*WEST_PROVINCES, *EAST_PROVINCES) if unrest(position, code) >= 4}
        barred |= set(imports(position))
        for site in sites:
            ends = site.split(" – ")
            for city in ends:
                homes = HOME[city]
                assert not homes or not set(homes) <= barred
            if len(ends) == 1:
                assert not stands(position, site)


@pytest.mark.parametrize("seed", range(6))
def test_what_happened_tells_the_whole_change_of_unrest_and_living_standard(seed: int) -> None:
    """The events of a step add up to the change on the board."""
    before: list[int] | None = None
    for position, events in random_game("2.1", seed):
        if before is not None:
            assert replay(before, events) == [*position.unrest, *position.living]
        before = [*position.unrest, *position.living]


def replay(board: list[int], events: list[Event]) -> list[int]:
    board = board[:]
    provinces = len(board) // 2
    for event in events:
        args = event.args
        if event.key == "unrest":
            board[args["province"]] += args["count"]
        elif event.key in ("calmed", "police"):
            board[args["province"]] -= 1
        elif event.key == "reduce":
            board[args["province"]] -= args["removed"]
        elif event.key == "move":
            board[args["source"]] -= 1
            board[args["target"]] += 1
        elif event.key == "socialist":
            board[args["province"]] -= args["count"]
        elif event.key == "attack":
            board[args["target"]] += args["count"]
        elif event.key == "living":
            board[provinces + args["province"]] += args["count"]
        elif event.key == "transfer":
            board[provinces + args["province"]] -= 1
            board[provinces + 7] += 1
    return board


# -- random boards -----------------------------------------------------------------------------------

codes = st.sampled_from([*WEST_PROVINCES, *EAST_PROVINCES])


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """Arguments of scene(): any board, calm or wild."""
    factories = draw(st.lists(st.sampled_from([*WEST_CITIES, *EAST_CITIES]), unique=True, max_size=30))
    lines = []
    for (a, b), most in CONNECTIONS.items():
        reachable = a in factories or b in factories
        if reachable and all(city in factories for city in (a, b) if city in ABROAD):
            laid = draw(st.integers(0, most))
            if laid:
                lines.append((a, b, laid))
    ordinary = [city for city in factories if city in EAST_CITIES and city not in ABROAD]
    counts = st.dictionaries(codes, st.integers(0, 9))
    own = {code: count for code, count in draw(counts).items() if code != "WB"}
    return {
        "factories": factories,
        "lines": lines,
        "rundown": [city for city in ordinary if draw(st.booleans())],
        "unrest": draw(counts),
        "living": own,
        "sectors": dict.fromkeys(draw(st.lists(st.sampled_from(SUPPLIERS), unique=True)), 1),
        "delivered": draw(st.lists(st.sampled_from(SUPPLIERS), unique=True)),
        "socialists": dict.fromkeys(draw(st.lists(st.sampled_from(EAST_PROVINCES), unique=True)), 1),
        "box": draw(st.integers(0, 6)),
        "prestige": draw(st.integers(-6, 6)),
        "currency": draw(st.integers(-6, 6)),
        "socialist_track": draw(st.integers(-6, 6)),
        "wall": draw(st.booleans()),
    }


@quick
@given(
    board=boards(),
    edition=st.sampled_from(EDITIONS),
    decade=st.integers(1, 4),
    phase=st.integers(0, 10),
    police=st.sampled_from([[], ["5"], ["5", "15"]]),
    seed=st.integers(0, 2**32),
)
def test_play_from_any_board_stays_sound_and_ends(
    board: dict[str, Any], edition: str, decade: int, phase: int, police: list[str], seed: int
) -> None:
    rng = Random(seed)
    display = [str(20 * decade - n) for n in range(4)]
    used = rng.randrange(len(police) + 1)
    position = scene(
        edition, decade=decade, phase=phase, half=2, display=display, police=police, police_used=used, **board
    )
    for step in range(MAX_DECISIONS):
        if position.outcome():
            break
        position.check()
        if step % 10 == 0:
            check_economy(position)
            check_provinces(position)
            check_copies(position)
            check_moves(position, rng)
        position.play(rng.choice(position.moves()))
    assert position.outcome() is not None


# -- 6.3 living standard against an oracle --------------------------------------------------------------


def helpers_of(position: Position) -> list[tuple[int, list[str]]]:
    """10.3, 10.5: Hamburg and the external factories, with the provinces to which each may count."""
    out = [(value(position, "Hamburg"), ["NI", "SH"])]
    for city in ABROAD:
        fed = [HOME[b if city == a else a][0] for a, b in CONNECTIONS if city in (a, b) and standing(position, a, b)]
        out.append((value(position, city), fed))
    return [(worth, fed) for worth, fed in out if worth and fed]


def can_be_served(position: Position, chosen: tuple[str, ...], points: int) -> bool:
    """Whether the helpers can be assigned so that the card makes up the rest, at most 2 per province."""
    helpers = helpers_of(position)
    for choice in product(*([*fed, ""] for _, fed in helpers)):
        missing = []
        for code in chosen:
            have = sum(value(position, city) for city, homes in HOME.items() if homes == (code,))
            have += sum(worth for (worth, _), where in zip(helpers, choice, strict=True) if where == code)
            missing.append(max(0, 3 * (living(position, code) + 1) - have))
        if max(missing) <= 2 and sum(missing) <= points:
            return True
    return False


@quick
@given(board=boards(), side=st.sampled_from(["W", "E"]), card=st.sampled_from(["3", "1", "4"]))
def test_6_3_living_standard_is_offered_exactly_where_some_assignment_makes_it_possible(
    board: dict[str, Any], side: str, card: str
) -> None:
    board["living"] = {code: count % 3 for code, count in board["living"].items()}
    start = scene(to_act=side, display=[card, "10"], **board)
    own = [code for code in (WEST_PROVINCES if side == "W" else EAST_PROVINCES) if code != "WB"]
    points = {"3": 1, "1": 2, "4": 3}[card]
    rng = Random(len(board["factories"]))
    after = start.copy()
    play(after, f"{card} for living standard")
    single = {code for code in own if can_be_served(start, (code,), points)}
    if not single:
        assert offers(after, "living standard") == set()
        return
    assert offers(after, "living standard") == single
    for size in (2, 3):
        for chosen in rng.sample(sets := list(combinations(own, size)), min(8, len(sets))):
            order = rng.choice(list(permutations(chosen)))
            assert can_place(after, order) == can_be_served(start, chosen, points)


def can_place(position: Position, order: tuple[str, ...]) -> bool:
    position = position.copy()
    for code in order:
        if f"living standard {code}" not in move_texts(position):
            return False
        play(position, f"living standard {code}")
    return True


# -- texts -----------------------------------------------------------------------------------------------


def test_every_move_of_the_game_has_a_text_of_its_own_that_reads_back() -> None:
    position = new_game()
    texts = [position.move_text(move) for move in range(position.action_count())]
    assert len(set(texts)) == len(texts)
    assert [position.parse_move(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize(
    ("written", "short"),
    [
        ("place unrest Bayern", "place unrest BY"),
        ("build München – Stuttgart", "build Stuttgart – München"),
        ("BUILD  stuttgart - münchen", "build Stuttgart – München"),
        ("attack Hessen → Thüringen", "attack HE > TH"),
    ],
)
def test_a_text_may_be_written_more_than_one_way(written: str, short: str) -> None:
    position = new_game()
    assert position.parse_move(written) == position.parse_move(short)


@quick
@given(text=st.text(max_size=60))
def test_no_text_breaks_the_reader_of_positions_or_moves(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        GAME.from_text(text)
    if text.casefold().split() != ["done"]:
        with pytest.raises(IllegalMove):
            scene().parse_move(text)


def test_a_refused_move_leaves_even_a_running_event_as_it_was() -> None:
    position = scene(to_act="E", display=["9", "1"])
    play(position, "9 for event", "build Polska N")
    refusal(position, "build Jena")
    assert card_names(position, [position.card]) == ["9"]
