"""Web push: messages only the browser can read (RFC 8291), from a server it can recognise (VAPID, RFC 8292)."""

import json
import os
import re
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

RECORD_SIZE: Final = 4096
"""Push services accept 4096 bytes, including padding and keys."""
VALID_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 24 * 3600
GONE: Final = (404, 410)
_BASE64: Final = re.compile(r"[A-Za-z0-9_-]*")


class BadSubscription(ValueError):
    """The keys are not valid browser keys."""


@dataclass(frozen=True)
class Subscription:
    """A browser's push subscription: the address of its push service, and its encryption keys."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """BadSubscription if the keys cannot be used."""
        _browser_key(self.p256dh)
        if len(unpad(self.auth)) != 16:
            raise BadSubscription("auth")


class PushKey:
    """The key pair that identifies this server to push services."""

    def __init__(self, pem: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = key
        self.public = pad(_point(key.public_key()))

    @staticmethod
    def fresh() -> str:
        """A new key pair, as PEM."""
        key = ec.generate_private_key(ec.SECP256R1())
        return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

    def authorization(self, endpoint: str, contact: str) -> str:
        """The Authorization header for the push service of this endpoint (RFC 8292, 2 and 3)."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
        }
        if contact:
            claims["sub"] = contact
        signed = ".".join(pad(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{pad(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypt(plain: bytes, to: Subscription) -> bytes:
    """One record of aes128gcm that this browser can read (RFC 8291, 3.4 and 4; RFC 8188)."""
    browser, secret = _browser_key(to.p256dh), unpad(to.auth)
    own = ec.generate_private_key(ec.SECP256R1())
    public, salt = _point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), browser)
    keying = _derive(shared, secret, b"WebPush: info\0" + _point(browser) + public, 32)
    key = _derive(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(keying, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(public)) + public + sealed


def headers(authorization: str, topic: str) -> dict[str, str]:
    """A newer message of the same topic replaces an undelivered one."""
    fields = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }
    return {**fields, "Topic": topic} if topic else fields


def pad(data: bytes) -> str:
    """base64url without its padding, as all of these specifications write it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpad(text: str) -> bytes:
    plain = text.rstrip("=")
    if not _BASE64.fullmatch(plain) or len(plain) % 4 == 1:
        raise BadSubscription("base64")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))


def _browser_key(text: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpad(text))
    except ValueError as error:
        raise BadSubscription("p256dh") from error


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)
