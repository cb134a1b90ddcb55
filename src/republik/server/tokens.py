"""Random tokens for cookies and links, of which only the hash is stored."""

import secrets
from hashlib import sha256

TOKEN_BYTES = 32


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """256 random bits need no salt and no slow hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
