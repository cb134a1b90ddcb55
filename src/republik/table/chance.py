"""Chance from a seed: published as a hash before the first card, revealed after the last, checkable by anyone.

The decision number `counter` of chance (0 for the first) among `n` outcomes is

    HMAC-SHA256(key = seed, message = "<counter>.<attempt>") modulo n

read as a big-endian number, where attempt counts 0, 1, 2 … until the number lies below the largest multiple of n that
256 bits hold (so every outcome is equally likely). The counter is the number of chance decisions made so far in the
game: taking a move back and playing it again gives the same cards. (Where both sides agreed to go back past a decision
of chance, the draws that were taken back count too: see `records.REDRAWN`.)
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

MIN_BYTES = 16
MAX_BYTES = 64
FRESH_BYTES = 32

_HEX = re.compile(rf"(?:[0-9a-f]{{2}}){{{MIN_BYTES},{MAX_BYTES}}}")
_RANGE = 1 << 256


class Seed:
    """At least 128 secret bits. Its `repr` shows the commitment only; `reveal()` tells the secret."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if not MIN_BYTES <= len(secret) <= MAX_BYTES:
            raise ValueError(f"a seed must have {MIN_BYTES} to {MAX_BYTES} bytes")
        self._secret = secret

    @classmethod
    def fresh(cls) -> "Seed":
        """A seed nobody knows."""
        return cls(secrets.token_bytes(FRESH_BYTES))

    @classmethod
    def from_text(cls, text: str | int) -> "Seed":
        """A seed named by a person: a revealed one (32 to 128 hex digits) is taken as it is, all else is stretched.

        Stretching is SHA-256 of "republik seed " and the text. It makes a game repeatable, not secret: who can guess
        the text ("42") can tell from the commitment that the guess is right. For a fair game take `Seed.fresh()`.
        """
        written = str(text).strip()
        if _HEX.fullmatch(written.lower()):
            return cls.parse(written)
        return cls(sha256(b"republik seed " + written.encode("utf-8", "surrogatepass")).digest())

    @classmethod
    def parse(cls, revealed: str) -> "Seed":
        """The seed as `reveal()` wrote it; ValueError for anything else."""
        if not _HEX.fullmatch(revealed.lower()):
            raise ValueError(f"a seed must be written as {2 * MIN_BYTES} to {2 * MAX_BYTES} hex digits")
        return cls(bytes.fromhex(revealed))

    def reveal(self) -> str:
        """The secret itself, in hex. For after the last card, or for private storage."""
        return self._secret.hex()

    def commitment(self) -> str:
        """What is published before the first card."""
        return "sha256:" + sha256(self._secret).hexdigest()

    def verify(self, commitment: str) -> bool:
        """Whether this is the seed that was promised."""
        return commitment.strip().lower() == self.commitment()

    def pick(self, counter: int, n: int) -> int:
        """The outcome of chance decision `counter`: an index below n, every one equally likely."""
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self._secret == other._secret

    def __hash__(self) -> int:
        return hash(self._secret)

    def __repr__(self) -> str:
        return f"<Seed {self.commitment()}>"


def decide(seed: Seed, counter: int, moves: Sequence[int]) -> int:
    """The move chance makes: `moves` in the order the position lists them (sorted)."""
    return moves[seed.pick(counter, len(moves))]
