"""Verifiable chance: the hash of a seed is published before the first card, the seed itself after the last.

Chance decision number `counter` (0 for the first) among `n` outcomes is

    HMAC-SHA256(key = seed, message = "<counter>.<attempt>") modulo n

read as a big-endian number, where attempt counts 0, 1, 2 … until the number is below the largest multiple of n that
fits in 256 bits, so that every outcome is equally likely. The counter is the number of chance decisions made so far in
the game: undoing a move and playing it again gives the same cards. (If both sides agreed to undo a chance decision,
the undone draws count too: see `records.REDRAWN`.)

When a game continues from a position of another one, everything hidden there is dealt again, choice by choice: choice
number `counter` among `n` is the same function with another key, HMAC-SHA256(key = seed, message = "deal").
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Self

from republik.table.contract import SPECTATOR, Position
from republik.table.dice import Dice

MIN_BYTES = 16
MAX_BYTES = 64
FRESH_BYTES = 32
DEALING = "deal"
HMAC_DEAL = "hmac"
"""The name of the method above. Records of earlier versions name none: their hidden cards came from a generator with 32
bits of state, which others could search."""

_HEX = re.compile(rf"(?:[0-9a-f]{{2}}){{{MIN_BYTES},{MAX_BYTES}}}")
_RANGE_BITS = 256
_RANGE = 1 << _RANGE_BITS
_FLOAT_BITS = 53


class Seed:
    """At least 128 secret bits. Its `repr` shows only the commitment; `reveal()` returns the secret."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if not MIN_BYTES <= len(secret) <= MAX_BYTES:
            raise ValueError(f"a seed must have {MIN_BYTES} to {MAX_BYTES} bytes")
        self._secret = secret

    @classmethod
    def fresh(cls) -> "Seed":
        """Returns a new random seed."""
        return cls(secrets.token_bytes(FRESH_BYTES))

    @classmethod
    def from_text(cls, text: str | int) -> "Seed":
        """Returns a seed from user input: a revealed seed (32 to 128 hex digits) is used unchanged, other text is
        stretched.

        Stretching is SHA-256 of "republik seed " plus the text. It makes a game repeatable, not secret: anyone who
        guesses the text ("42") can confirm the guess with the commitment. For a fair game use `Seed.fresh()`.
        """
        written = str(text).strip()
        if _HEX.fullmatch(written.lower()):
            return cls.parse(written)
        return cls(sha256(b"republik seed " + written.encode("utf-8", "surrogatepass")).digest())

    @classmethod
    def parse(cls, revealed: str) -> "Seed":
        """Parses the output of `reveal()`; raises ValueError for anything else."""
        if not _HEX.fullmatch(revealed.lower()):
            raise ValueError(f"a seed must be written as {2 * MIN_BYTES} to {2 * MAX_BYTES} hex digits")
        return cls(bytes.fromhex(revealed))

    def reveal(self) -> str:
        """Returns the secret in hex: for publication after the last card, or for private storage."""
        return self._secret.hex()

    def commitment(self) -> str:
        """The hash that is published before the first card."""
        return "sha256:" + sha256(self._secret).hexdigest()

    def verify(self, commitment: str) -> bool:
        """Returns whether this seed matches a commitment."""
        return commitment.strip().lower() == self.commitment()

    def pick(self, counter: int, n: int) -> int:
        """Returns the outcome of chance decision `counter`: a uniformly distributed index below n."""
        if counter < 0 or not 0 < n <= _RANGE:
            raise ValueError(f"invalid pick: decision {counter} among {n}")
        fair = _RANGE - _RANGE % n
        attempt = 0
        while True:
            message = f"{counter}.{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            if drawn < fair:
                return drawn % n
            attempt += 1

    def derived(self, purpose: str) -> "Seed":
        """Returns a seed for another purpose, which tells nothing about this one."""
        return Seed(hmac.digest(self._secret, purpose.encode(), "sha256"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self._secret == other._secret

    def __hash__(self) -> int:
        return hash(self._secret)

    def __repr__(self) -> str:
        return f"<Seed {self.commitment()}>"


def decide(seed: Seed, counter: int, moves: Sequence[int]) -> int:
    """Returns the move chance makes; `moves` must be in the position's order (sorted)."""
    return moves[seed.pick(counter, len(moves))]


class SeedRandom(Random):
    """Random numbers that follow from a seed, each as hard to predict as a decision of chance."""

    def __new__(cls, _seed: Seed) -> Self:
        return super().__new__(cls)

    def __init__(self, seed: Seed) -> None:
        super().__init__()
        self._seed = seed
        self._counter = 0

    def below(self, n: int) -> int:
        """Returns a number from 0 to n - 1."""
        self._counter += 1
        return self._seed.pick(self._counter - 1, n)

    def getrandbits(self, k: int, /) -> int:
        drawn = self.below(1 << k % _RANGE_BITS) if k % _RANGE_BITS or not k else 0
        for _ in range(k // _RANGE_BITS):
            drawn = drawn << _RANGE_BITS | self.below(_RANGE)
        return drawn

    def random(self) -> float:
        return self.below(1 << _FLOAT_BITS) / (1 << _FLOAT_BITS)


def dice_from(rng: Random) -> Dice:
    """Returns dice for dealing hidden cards; with SeedRandom every throw follows from the seed."""
    return Dice(0, rng.below) if isinstance(rng, SeedRandom) else Dice(rng.getrandbits(32))


def deal_again(position: Position, seed: Seed, method: str = HMAC_DEAL) -> Position:
    """Returns the same position for spectators, with everything that is hidden from them dealt as the seed decides.

    It depends on nothing else: dealing the result again changes nothing, so a record can be checked. Raises ValueError
    for an unknown method.
    """
    if method not in ("", HMAC_DEAL):
        raise ValueError(f"unknown method of dealing: {method}")
    rng = SeedRandom(seed.derived(DEALING)) if method else Random(seed.reveal())
    return position.view(SPECTATOR).sample(rng)
