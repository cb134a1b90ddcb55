"""Random tokens for cookies and links; only their hashes are stored."""

import secrets
from hashlib import sha256

TOKEN_BYTES = 32


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """A token has 256 random bits, so it needs neither salt nor a slow hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
