from collections import Counter
from hashlib import sha256
from hmac import new as hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import seeds

from republik.table.chance import Seed, SeedRandom, decide

SEED = Seed(bytes(range(32)))


def test_a_pick_can_be_checked_by_hand() -> None:
    drawn = int(hmac(bytes(range(32)), b"7.0", sha256).hexdigest(), 16)
    assert SEED.pick(7, 84) == drawn % 84


def test_picks_are_frozen() -> None:
    """Records depend on these: they must never change."""
    assert [SEED.pick(counter, 84) for counter in range(8)] == [57, 27, 21, 4, 19, 78, 31, 45]
    assert SEED.commitment() == "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Seed.from_text("Ostpolitik").reveal() == sha256(b"republik seed Ostpolitik").hexdigest()


def test_picks_are_even() -> None:
    seen = Counter(SEED.pick(counter, 6) for counter in range(6_000))
    assert sorted(seen) == list(range(6))
    assert sum((count - 1_000) ** 2 / 1_000 for count in seen.values()) < 20.5  # chi-square, 5 degrees of freedom, 0.1%


def test_a_number_too_high_is_drawn_again() -> None:
    n = 2**255 + 1  # nearly every second number is above the only multiple
    picks = [SEED.pick(counter, n) for counter in range(64)]
    assert all(pick < n for pick in picks)
    again = [counter for counter in range(64) if _number(counter, 0) >= n]
    assert again
    assert picks[again[0]] != _number(again[0], 0) % n


def _number(counter: int, attempt: int) -> int:
    return int(hmac(bytes(range(32)), f"{counter}.{attempt}".encode(), sha256).hexdigest(), 16)


@given(st.integers(0, 10**6), st.lists(st.integers(), min_size=1, max_size=100, unique=True))
def test_decide_takes_a_listed_move(counter: int, moves: list[int]) -> None:
    assert decide(SEED, counter, moves) in moves
    assert decide(SEED, counter, moves) == moves[SEED.pick(counter, len(moves))]


def test_fresh_seeds_differ_and_keep_their_secret() -> None:
    seed = seeds.unpredictable()
    assert seed != seeds.unpredictable()
    assert seed.verify(seed.commitment())
    assert not seed.verify(SEED.commitment())
    assert seed.reveal() not in repr(seed)
    assert Seed.parse(seed.reveal()) == seed
    assert len(bytes.fromhex(seed.reveal())) >= 16


@given(st.text())
def test_any_text_is_a_seed(text: str) -> None:
    assert Seed.from_text(text) == Seed.from_text(text)
    assert len(bytes.fromhex(Seed.from_text(text).reveal())) >= 16


def test_a_number_a_text_and_a_revealed_seed() -> None:
    assert Seed.from_text(42) == Seed.from_text("42") == Seed.from_text(" 42 ")
    assert Seed.from_text(SEED.reveal()) == SEED
    assert Seed.from_text(SEED.reveal().upper()) == SEED


@pytest.mark.parametrize("text", ["", "42", "zz" * 32, "ab" * 15, "ab" * 65, "é" * 32])
def test_not_a_revealed_seed(text: str) -> None:
    with pytest.raises(ValueError, match="hex digits"):
        Seed.parse(text)


def test_what_cannot_be_picked() -> None:
    for counter, n in ((-1, 5), (0, 0), (0, 2**256 + 1)):
        with pytest.raises(ValueError, match="invalid pick"):
            SEED.pick(counter, n)
    with pytest.raises(ValueError, match="bytes"):
        Seed(b"short")


@pytest.mark.parametrize("bits", [0, 1, 255, 256, 257, 512, 1000])
def test_a_generator_from_a_seed_draws_numbers_of_any_size(bits: int) -> None:
    rng = SeedRandom(SEED)
    drawn = [rng.getrandbits(bits) for _ in range(20)]
    assert max(drawn) >> bits == 0
    assert not bits or max(drawn) >> (bits - 1) == 1  # the highest bit is drawn, too
    assert not bits or any(number & 1 for number in drawn)
    assert [SeedRandom(SEED).getrandbits(bits)] == drawn[:1]


def test_a_generator_from_a_seed_draws_bytes_of_any_number() -> None:
    assert [len(SeedRandom(SEED).randbytes(count)) for count in (0, 32, 33, 100)] == [0, 32, 33, 100]
