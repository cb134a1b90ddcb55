"""Turn notifications by web push, email and webhook, each received by a local test server."""

import asyncio
import base64
import json
import logging
import re
import socket
import ssl
import threading
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default as modern
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from sqlalchemy import update
from starlette.testclient import TestClient
from tests.server.clocks import DAY, DAYS, Later
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.commands import serve
from republik.commands._context import CommandContext, Refused
from republik.hosting.core import clock_timers
from republik.hosting.core.log import LogEntry
from republik.hosting.core.table import Table
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker
from republik.messages.i18n import Messages
from republik.server.accounts.identity import COOKIE, Guests
from republik.server.http.app import create_app
from republik.server.notify import mail, notices
from republik.server.notify import safe_http as outgoing
from republik.server.notify.email_confirmation import (
    LINKS_BY_GUEST,
    LINKS_FROM_NETWORK,
    LINKS_TO_ADDRESS,
    Confirmations,
    mailbox,
)
from republik.server.notify.mail import BadMailServer, Mailer, MailServer
from republik.server.notify.notices import Notices, claim
from republik.server.notify.push import BadSubscription, PushKey, Subscription, encrypt, pad, unpad
from republik.server.notify.safe_http import (
    MAX_OF_NETWORK,
    MAX_OF_PERSON,
    CannotSend,
    FairPlaces,
    SafeClient,
    check_url,
    is_public,
)
from republik.server.ops.logs import JsonLines
from republik.server.settings import Settings, database_in
from republik.server.storage.database import Database, migrate, open_database
from republik.server.storage.models import Guest

PATIENCE = 10.0
QUIET = 0.4
"""How long to wait before concluding that nothing was sent."""
SITE = "https://republik.example.org"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
"""A browser's keys, from the example in RFC 8291."""
MAIL_USER, MAIL_PASSWORD = "republik", "secret of the mail"


# -- receivers -------------------------------------------------------------------------------------------------------


@dataclass
class Post:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A local HTTP server that records requests."""

    address: str
    posts: list[Post] = field(default_factory=list)
    status: int = 201
    location: str = ""
    seconds: float = 0.0

    def wait(self, count: int) -> list[Post]:
        wait_until(lambda: len(self.posts) >= count)
        return self.posts


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "nothing was received"
        time.sleep(0.01)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    kept = Receiver("")

    class Keep(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.posts.append(Post(self.path, {key.lower(): value for key, value in self.headers.items()}, body))
            time.sleep(kept.seconds)
            self.send_response(kept.status)
            if kept.location:
                self.send_header("location", kept.location)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Keep) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        kept.address = f"http://127.0.0.1:{server.server_port}"
        try:
            yield kept
        finally:
            server.shutdown()
            thread.join()


class Mailbox:
    """The mails that the SMTP server received, and over which connection."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.encrypted: list[bool] = []
        self.logins: list[tuple[bytes, bytes]] = []

    async def handle_DATA(self, _server: SMTP, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.mails.append(message_from_bytes(envelope.content, policy=modern))
        self.encrypted.append(session.ssl is not None)
        return "250 taken"

    def authenticate(self, _server: object, _session: object, _envelope: object, _how: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == MAIL_PASSWORD.encode())


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A self-signed certificate for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made_of = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]), False
        )
        .sign(key, SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made_of.public_bytes(Encoding.PEM))
    return path


def tls(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class MailStation:
    mailbox: Mailbox
    port: int


@pytest.fixture
def station(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailStation]:
    """An SMTP server that requires STARTTLS and a password."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    mailbox, port = Mailbox(), free_port()
    controller = Controller(
        mailbox,
        "127.0.0.1",
        port,
        tls_context=tls(certificate),
        require_starttls=True,
        authenticator=mailbox.authenticate,
        auth_required=True,
    )
    controller.start()
    try:
        yield MailStation(mailbox, port)
    finally:
        controller.stop()


# -- a browser that receives push messages ---------------------------------------------------------------------------


class PushBrowser:
    """A browser's keys; decrypts what was encrypted for it (RFC 8291, 3.4; RFC 8188, 2)."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"sixteen bytes or") -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.secret = secret
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": pad(self.public), "auth": pad(self.secret)}

    def read(self, message: bytes) -> bytes:
        salt, size = message[:16], message[20]
        sender, sealed = message[21 : 21 + size], message[21 + size :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        keying = HKDF(SHA256(), 32, self.secret, b"WebPush: info\x00" + self.public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(keying)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(keying)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        return plain.rstrip(b"\x00").removesuffix(b"\x02")


def test_the_example_of_rfc_8291_is_read() -> None:
    """Checks that the test browser reads what real browsers read."""
    number = int.from_bytes(unpad("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = PushBrowser(ec.derive_private_key(number, ec.SECP256R1()), unpad(SECRET))
    message = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert pad(browser.public) == KEY
    assert browser.read(unpad(message)) == b"When I grow up, I want to be a watermelon"


def test_what_is_encrypted_is_for_one_browser() -> None:
    browser, other = PushBrowser(), PushBrowser()
    to = Subscription(**browser.subscription("https://push.example.org/1"))
    sealed = encrypt(b"hello", to)
    assert browser.read(sealed) == b"hello"
    assert encrypt(b"hello", to) != sealed
    with pytest.raises(InvalidTag):
        other.read(sealed)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", "AAAA"), ("AAAA", SECRET), (KEY, "AAAA"), ("é", "é"), (KEY, f"{SECRET}\0")],
    ids=range(5),
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        Subscription("https://push.example.org/1", p256dh, auth).check()


def check_vapid(header: str, key: str, audience: str) -> None:
    """RFC 8292: checks that the token is signed with the key that the page received."""
    assert header.startswith("vapid t=")
    token, _, told = header.removeprefix("vapid t=").partition(", k=")
    assert told == key
    signed, _, signature = token.rpartition(".")
    raw = unpad(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpad(key))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(unpad(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert claims["sub"] == "mailto:table@example.org"


# -- the server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def settings(database_url: str, station: MailStation) -> Settings:
    return Settings(
        database_url,
        requests_per_second=1e6,
        burst=1e6,
        guests_per_minute=1e6,
        address=SITE,
        smtp=f"smtp://{MAIL_USER}:{MAIL_PASSWORD.replace(' ', '%20')}@localhost:{station.port}",
        mail_from="The table <table@example.org>",
        local_receivers=True,
        notice_delay=0.0,
    )


def wants_everything(client: TestClient, receiver: Receiver, browser: PushBrowser, **more: Any) -> None:
    assert client.post("/api/push", json=browser.subscription(f"{receiver.address}/push")).status_code == 200
    notify = {"push": True, "email": True, "webhook": f"{receiver.address}/hook"}
    asked = {"name": "Anna", "email": "anna@example.org", "notify": notify, **more}
    answer = client.put("/api/me", json=asked)
    assert answer.status_code == 200, answer.text


def confirm(client: TestClient, station: MailStation) -> None:
    """Follows the link in the last mail, then discards it."""
    wait_until(lambda: len(station.mailbox.mails) == 1)
    found = re.search(rf"{SITE}/confirm/(\S+)", station.mailbox.mails.pop().get_content())
    assert found is not None
    assert client.post("/api/email/confirm", json={"token": found[1]}).status_code == 200
    for seen in (station.mailbox.encrypted, station.mailbox.logins):
        seen.clear()


def change_people(settings: Settings, **values: Any) -> None:
    """Changes the stored data of all people."""
    engine = open_database(settings.database)
    with engine.begin() as connection:
        connection.execute(update(Guest).values(**values))
    engine.dispose()


def wants_webhook(client: TestClient, receiver: Receiver, name: str = "Anna") -> None:
    asked = {"name": name, "notify": {"webhook": f"{receiver.address}/{name}"}}
    assert client.put("/api/me", json=asked).status_code == 200


def against(anna: TestClient, bert: TestClient, **asked: Any) -> str:
    """Creates a table with Bert as West and Anna as East."""
    bert.put("/api/me", json={"name": "Bert"})
    table: str = make_table(bert, "person", "person", **asked)["id"]
    token = bert.post(f"/api/tables/{table}/invitations", json={"seat": "east"}).json()["token"]
    assert anna.post("/api/invitations", json={"token": token}).status_code == 200
    return table


def play_until(client: TestClient, table: str, other: str) -> None:
    """Plays the first legal moves until the other side must act."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
        while view["to_act"] != other:
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
            assert view["type"] == "view"


def test_a_test_goes_by_every_way(
    running: TestClient,
    browser: Browser,
    receiver: Receiver,
    station: MailStation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notices, "TEST_SECONDS", 60.0)
    assert browser().post("/api/notify/test", json={}).json() == {"push": "off", "email": "off", "webhook": "off"}
    screen = PushBrowser()
    wants_everything(running, receiver, screen)
    confirm(running, station)
    assert running.get("/api/me").json()["notify"]["push"] is True
    sent = running.post("/api/notify/test", json={})
    assert sent.json() == {"push": "sent", "email": "sent", "webhook": "sent"}
    by_path = {post.path: post for post in receiver.posts}
    push = by_path["/push"]
    told = json.loads(screen.read(push.body))
    assert told == {
        "title": "Test",
        "body": "This is what a turn notification looks like.",
        "url": f"{SITE}/",
        "tag": "",
    }
    check_vapid(push.headers["authorization"], running.get("/api/me").json()["push_key"], receiver.address)
    assert push.headers["content-encoding"] == "aes128gcm"
    assert int(push.headers["ttl"]) > 0
    assert len(station.mailbox.mails) == 1
    assert station.mailbox.encrypted == [True]
    assert station.mailbox.logins == [(MAIL_USER.encode(), MAIL_PASSWORD.encode())]


def test_who_is_away_is_told_once_that_it_is_their_turn(
    running: TestClient, browser: Browser, receiver: Receiver, station: MailStation
) -> None:
    anna, bert, screen = running, browser(), PushBrowser()
    wants_everything(anna, receiver, screen)
    confirm(anna, station)
    table = against(anna, bert)
    play_until(bert, table, "east")
    posts = {post.path: post for post in receiver.wait(2)}
    wait_until(lambda: len(station.mailbox.mails) == 1)
    link, words = f"{SITE}/table/{table}", "It is your turn as East against Bert."
    told = json.loads(screen.read(posts["/push"].body))
    assert told == {"title": "Your turn", "body": words, "url": link, "tag": table}
    assert posts["/push"].headers["topic"] == table
    hook = json.loads(posts["/hook"].body)
    assert hook == {"content": f"{words}\n{link}", "text": f"{words}\n{link}", "allowed_mentions": {"parse": []}}
    letter = station.mailbox.mails[0]
    assert (letter["to"], letter["from"], letter["subject"]) == (
        "anna@example.org",
        "The table <table@example.org>",
        "Your turn",
    )
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith(f"{words}\n\n{link}\n\n-- \n")
    assert f"{SITE}/" in text.rpartition("-- ")[2]
    time.sleep(QUIET)
    assert (len(receiver.posts), len(station.mailbox.mails)) == (2, 1)
    play_until(anna, table, "west")
    play_until(bert, table, "east")
    receiver.wait(4)
    time.sleep(QUIET)
    assert len(receiver.posts) == 4


def wants_mail(client: TestClient, email: str) -> Any:
    return client.put("/api/me", json={"email": email, "notify": {"email": True}})


def test_an_address_is_confirmed_before_anything_else_is_sent_there(
    running: TestClient, browser: Browser, station: MailStation
) -> None:
    anna, bert = running, browser()
    me = wants_mail(anna, "anna@example.org").json()
    assert (me["mail"], me["email"], me["email_confirmed"]) == (True, "anna@example.org", False)
    assert anna.post("/api/notify/test", json={}).json()["email"] == "off"
    play_until(bert, against(anna, bert), "east")
    wait_until(lambda: bool(station.mailbox.mails))
    time.sleep(QUIET)
    (letter,) = station.mailbox.mails
    assert (letter["to"], letter["subject"]) == ("anna@example.org", "Confirm your email address")
    assert set(re.findall(r"https?://[^/\s]+", letter.get_content())) == {SITE}
    assert bert.post("/api/email/confirm", json={"token": "guessed"}).json()["error"] == "not-found"
    confirm(bert, station)  # anyone with the mail, in any browser
    assert anna.get("/api/me").json()["email_confirmed"] is True
    assert anna.post("/api/email/link", json={}).json()["error"] == "no-email-to-confirm"
    assert anna.post("/api/notify/test", json={}).json()["email"] == "sent"
    assert wants_mail(anna, "other@example.org").json()["email_confirmed"] is False
    assert anna.post("/api/notify/test", json={}).json()["email"] == "off"


def test_a_link_is_good_for_one_address_and_once(running: TestClient, station: MailStation) -> None:
    wants_mail(running, "first@example.org")
    wait_until(lambda: len(station.mailbox.mails) == 1)
    first = station.mailbox.mails.pop()
    wants_mail(running, "second@example.org")
    wait_until(lambda: len(station.mailbox.mails) == 1)
    for letter, status in ((first, 404), (station.mailbox.mails[0], 200), (station.mailbox.mails[0], 404)):
        found = re.search(r"/confirm/(\S+)", letter.get_content())
        assert found is not None
        assert running.post("/api/email/confirm", json={"token": found[1]}).status_code == status


def test_nobody_is_flooded_with_links(running: TestClient, browser: Browser, station: MailStation) -> None:
    """However an address is spelled and whichever guest asks: a mailbox gets two mails."""
    spellings = ("victim+0@example.org", "Victim+1@example.org", "v.ictim@example.org", "VICTIM@Example.org")
    answers = [wants_mail(browser(), spelling) for spelling in spellings]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert answers[-1].json()["error"] == "too-many-mails"
    account = {"name": "Anna", "password": "correct horse", "email": spellings[0]}
    joined = running.post("/api/account", json=account)  # joining still works
    assert (joined.status_code, joined.json()["email"], joined.json()["email_confirmed"]) == (201, spellings[0], False)
    assert running.post("/api/email/link", json={}).json()["error"] == "too-many-mails"
    wait_until(lambda: len(station.mailbox.mails) >= 2)
    time.sleep(QUIET)
    assert len(station.mailbox.mails) == 2


def test_one_guest_and_one_network_send_few_links(running: TestClient, browser: Browser) -> None:
    """Requests that one guest or mailbox is refused do not count against the network."""
    alone = [wants_mail(running, f"somebody{number}@example.org").status_code for number in range(LINKS_BY_GUEST + 9)]
    assert alone == [200] * LINKS_BY_GUEST + [429] * 9
    to_one = [wants_mail(browser(), "one@example.org").status_code for _ in range(LINKS_TO_ADDRESS + 9)]
    assert to_one == [200] * LINKS_TO_ADDRESS + [429] * 9
    left = LINKS_FROM_NETWORK - LINKS_BY_GUEST - LINKS_TO_ADDRESS
    others = [wants_mail(browser(), f"other{number}@example.org").status_code for number in range(left + 1)]
    assert others == [200] * left + [429]


def test_a_class_behind_one_address_can_confirm(running: TestClient, browser: Browser) -> None:
    pupils = [wants_mail(browser(), f"pupil{number}@example.org").status_code for number in range(30)]
    assert pupils == [200] * 30


def test_a_mailbox_that_the_network_is_refused_for_keeps_its_links(running: TestClient) -> None:
    """Refused requests do not count against anybody."""
    links: Confirmations = running.app.state.server.services.notices.confirmations  # type: ignore[attr-defined]
    for number in range(LINKS_FROM_NETWORK):
        links.check(number, f"other{number}@example.org", "192.0.2.1")
    for _ in range(9):
        with pytest.raises(CannotDo):
            links.check(1000, "one@example.org", "192.0.2.1")
    for _ in range(LINKS_TO_ADDRESS):
        links.check(1000, "one@example.org", "192.0.2.2")


def test_what_is_refused_for_another_reason_counts_as_no_mail(running: TestClient, browser: Browser) -> None:
    account = {"name": "Anna", "password": "correct horse"}
    assert browser().post("/api/account", json=account).status_code == 201
    taken = {"email": "new@example.org", "name": "Anna"}
    bad = {"email": "new@example.org", "notify": {"webhook": "nonsense"}}
    answers = [running.put("/api/me", json=asked).json()["error"] for asked in (taken, bad) * LINKS_BY_GUEST]
    assert answers == ["name-taken", "bad-webhook"] * LINKS_BY_GUEST
    assert wants_mail(running, "new@example.org").status_code == 200


def test_all_spellings_of_a_mailbox_are_one() -> None:
    assert len({mailbox(one) for one in ("a.b+c@X.org", "ab@x.org", "A.B@x.ORG")}) == 1
    assert mailbox("a@x.org") != mailbox("b@x.org")


def test_an_unconfirmed_old_address_is_asked_once(
    running: TestClient, station: MailStation, settings: Settings
) -> None:
    """Stored before addresses were confirmed: the first notification is replaced by the link, and no other follows."""
    running.put("/api/me", json={"name": "Anna"})
    change_people(settings, email="anna@example.org", notify_email=True)
    for _ in range(3):
        assert running.post("/api/notify/test", json={}).json()["email"] == "off"
    assert [letter["subject"] for letter in station.mailbox.mails] == ["Confirm your email address"]
    confirm(running, station)
    assert running.post("/api/notify/test", json={}).json()["email"] == "sent"


def test_a_name_cannot_become_a_link_in_a_mail(running: TestClient, browser: Browser, station: MailStation) -> None:
    anna, bert = running, browser()
    wants_mail(anna, "anna@example.org")
    confirm(anna, station)
    table = against(anna, bert)
    assert bert.put("/api/me", json={"name": "Free coins: https://evil.example/x"}).status_code == 200
    play_until(bert, table, "east")
    wait_until(lambda: len(station.mailbox.mails) == 1)
    text = station.mailbox.mails[0].get_content()
    assert "evil" not in text
    assert "against someone." in text


def test_who_looks_on_is_not_told(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    anna, bert = running, browser()
    wants_webhook(anna, receiver)
    table = against(anna, bert)
    with anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        play_until(bert, table, "east")
        time.sleep(QUIET)
    assert receiver.posts == []


def test_the_computer_has_moved(running: TestClient, receiver: Receiver) -> None:
    wants_webhook(running, receiver)
    running.put("/api/me", json={"language": "de"})
    make_table(running, "citizen", "person")
    (post,) = receiver.wait(1)
    assert json.loads(post.body)["text"].startswith("Du bist am Zug gegen Bürger. Deine Seite: DDR.\n")
    time.sleep(QUIET)
    assert len(receiver.posts) == 1


def test_the_end_is_told_to_those_who_are_away(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    anna, bert = running, browser()
    wants_webhook(anna, receiver)
    table = against(anna, bert)
    wants_webhook(bert, receiver, "Bert")
    play_until(bert, table, "east")
    receiver.wait(1)
    with bert.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        say(socket, type="resign")
    receiver.wait(2)
    time.sleep(QUIET)
    assert [post.path for post in receiver.posts] == ["/Anna", "/Anna"]
    assert "Your game as East against Bert is over." in json.loads(receiver.posts[1].body)["text"]


def test_who_was_away_until_the_time_ran_out_is_told(
    running: TestClient, browser: Browser, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_timers, "MAX_SLEEP_SECONDS", 0.05)
    later = Later(monkeypatch)
    wants_webhook(running, receiver)
    bert = browser()
    table = against(running, bert, clock=DAYS)
    play_until(bert, table, "east")
    receiver.wait(1)
    later.go_on(3 * DAY)
    assert "Your game as East against Bert is over." in json.loads(receiver.wait(2)[1].body)["text"]


def test_a_take_back_that_was_agreed_on_is_told(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    anna, bert = running, browser()
    table = against(anna, bert)
    with bert.websocket_connect(f"/api/tables/{table}/socket") as west:
        view = hear(west)
        number = view["decisions"]
        while view["to_act"] != "east":
            view = say(west, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert say(west, type="offer", what="take-back", decisions=number)["offer"]["what"] == "take-back"
    wants_webhook(bert, receiver, "Bert")
    with anna.websocket_connect(f"/api/tables/{table}/socket") as east:
        number = hear(east)["offer"]["number"]
        assert say(east, type="answer", accept=True, number=number)["to_act"] == "west"
        (post,) = receiver.wait(1)
    assert (post.path, len(receiver.posts)) == ("/Bert", 1)


def test_somebody_has_sat_down_while_i_was_away(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    wants_webhook(running, receiver)
    table = make_table(running, "person", "person", open=True)["id"]
    time.sleep(QUIET)
    assert receiver.posts == []
    assert browser().post(f"/api/tables/{table}/join", json={"seat": "east"}).status_code == 200
    (post,) = receiver.wait(1)
    assert "It is your turn as West against someone." in json.loads(post.body)["text"]


def test_nobody_is_told_of_their_own_other_side(running: TestClient, receiver: Receiver) -> None:
    wants_webhook(running, receiver)
    table = make_table(running, "person", "person", sit=["west", "east"])["id"]
    play_until(running, table, "east")
    time.sleep(QUIET)
    assert receiver.posts == []


def test_who_comes_back_in_time_is_not_told(tmp_path: Path, think_here: None, receiver: Receiver) -> None:
    settings = Settings(database_in(tmp_path), local_receivers=True, notice_delay=1.0)
    with TestClient(create_app(settings), headers=ASK) as anna:
        wants_webhook(anna, receiver)
        table = make_table(anna, "citizen", "person")["id"]
        with anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            time.sleep(1.0 + QUIET)
    assert receiver.posts == []


def test_a_server_that_stops_tells_what_waits(tmp_path: Path, think_here: None, receiver: Receiver) -> None:
    settings = Settings(database_in(tmp_path), local_receivers=True, notice_delay=600.0)
    with TestClient(create_app(settings), headers=ASK) as anna:
        wants_webhook(anna, receiver)
        table = make_table(anna, "citizen", "person")["id"]
        wait_until(lambda: anna.get(f"/api/tables/{table}").json()["to_act"] == "east")
        assert receiver.posts == []
    (post,) = receiver.posts
    assert f"http://testserver/table/{table}" in json.loads(post.body)["text"]  # the address that Anna uses


def test_a_seat_is_told_once_for_each_turn_and_once_of_the_end(settings: Settings) -> None:
    """Also from another process, and if the other side undoes and plays again."""
    engine = open_database(settings.database)
    migrate(engine)
    database = Database(engine)
    asyncio.run(Guests(database).make())
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, edition, is_open, made_by, seed, created, updated) "
            "VALUES ('t', 'wsdv', '2.1', 1, 1, 'x', '2026-01-01', '2026-01-01')"
        )

        def decide(number: int, seat: str) -> None:
            connection.exec_driver_sql(
                f"INSERT INTO log (table_id, number, kind, seat, text, made) "
                f"VALUES ('t', {number}, 'decision', '{seat}', '', '2026-01-01')"
            )

        decide(1, "west")
        assert claim(connection, "t", "east", 1, over=False)
        assert not claim(connection, "t", "east", 1, over=False)
        decide(2, "west")
        assert not claim(connection, "t", "east", 2, over=False)
        assert claim(connection, "t", "west", 2, over=False)
        decide(3, "east")
        decide(4, "west")
        assert claim(connection, "t", "east", 4, over=False)
        assert claim(connection, "t", "east", 5, over=True)
        assert not claim(connection, "t", "east", 5, over=True)
    database.close()


def test_who_looks_on_at_another_process_is_not_told(
    running: TestClient, browser: Browser, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process reloads the table and claims the notification, so that nobody sends it."""
    heard: list[tuple[Notices, Table]] = []
    tell_it = Notices.tell

    def listen(self: Notices, table: Table, entries: Sequence[LogEntry]) -> None:
        heard.append((self, table))
        tell_it(self, table, entries)

    monkeypatch.setattr(Notices, "tell", listen)
    anna, bert = running, browser()
    wants_webhook(anna, receiver)
    table = against(anna, bert)
    with anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        play_until(bert, table, "east")
        assert running.portal is not None
        running.portal.call(heard[-1][0].note_present, heard[-1][1])
    followers = running.app.state.server.services.audience.followers  # type: ignore[attr-defined]
    wait_until(lambda: followers.count() == 0)
    running.portal.call(heard[-1][0].tell, heard[-1][1], [])
    time.sleep(QUIET)
    assert receiver.posts == []


@pytest.fixture
def claimed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables for which somebody has been recorded as notified."""
    tables: list[str] = []
    monkeypatch.setattr(notices, "claim", lambda _connection, table, *_, **__: tables.append(table))
    return tables


def watch_the_other_decide(running: TestClient, other: TestClient, meanwhile: Callable[[], None] = lambda: None) -> str:
    """A player follows the table at this process while another process changes it; returns the table."""
    table = against(running, other)
    server = running.app.state.server  # type: ignore[attr-defined]
    with running.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        play_until(other, table, "east")
        meanwhile()
        assert running.portal is not None
        followed = running.portal.call(server.services.tables.get, table)
        running.portal.call(server.services.notices.note_present, followed)
    return table


def test_nothing_is_recorded_for_who_wants_no_notifications(
    running: TestClient, browser: Browser, claimed: list[str]
) -> None:
    """Players who follow their table over another process would otherwise cost a write for each decision."""
    watch_the_other_decide(running, browser())
    assert claimed == []


@pytest.mark.parametrize("leaves", [False, True])
def test_nothing_is_recorded_for_who_leaves_meanwhile(
    running: TestClient, browser: Browser, claimed: list[str], monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    own = running.app.state.server.services.notices  # type: ignore[attr-defined]

    async def look_up(_guest: int) -> object:
        if leaves:
            monkeypatch.setattr(own, "is_present", lambda *_: False)
        return object()

    table = watch_the_other_decide(running, browser(), lambda: monkeypatch.setattr(own, "_reachable", look_up))
    assert claimed == ([] if leaves else [table])


def test_a_name_does_nothing_in_a_channel(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    anna, bert = running, browser()
    wants_webhook(anna, receiver)
    table = against(anna, bert)
    bert.put("/api/me", json={"name": "@everyone <!channel> [x](y) & *z*"})
    play_until(bert, table, "east")
    hook = json.loads(receiver.wait(1)[0].body)
    assert hook["allowed_mentions"] == {"parse": []}
    assert "[x](y)" not in hook["content"]
    assert r"\@everyone \<!channel\> \[x\]\(y\)" in hook["content"]
    assert "&lt;!channel&gt;" in hook["text"]
    assert "<!channel>" not in hook["text"]


def test_a_planted_guest_hears_nothing_of_the_member(
    running: TestClient, browser: Browser, receiver: Receiver, station: MailStation
) -> None:
    """With a planted guest cookie in a browser, neither logging in nor joining there sends the attacker anything."""
    account = {"name": "Anna", "password": "correct horse"}
    assert running.post("/api/account", json=account).status_code == 201
    for step in ("/api/login", "/api/account"):
        attacker, victim = browser(), browser()
        wants_everything(attacker, receiver, PushBrowser(), name="")
        confirm(attacker, station)
        victim.cookies.set(COOKIE, attacker.cookies[COOKIE])
        assert victim.post(step, json={**account, "name": "Anna" if step == "/api/login" else "Berta"}).is_success
        assert victim.post("/api/notify/test", json={}).json() == {"push": "off", "email": "off", "webhook": "off"}
        me = victim.get("/api/me").json()
        assert (me["email"], me["notify"]["webhook"]) == ("", "")
        assert attacker.get("/api/me").json()["member"] is False


def test_a_browser_that_is_gone_is_forgotten(running: TestClient, receiver: Receiver) -> None:
    screen = PushBrowser()
    assert running.post("/api/push", json=screen.subscription(f"{receiver.address}/push")).status_code == 200
    receiver.status = 410
    assert running.post("/api/notify/test", json={}).json()["push"] == "failed"
    assert running.post("/api/notify/test", json={}).json()["push"] == "off"
    receiver.status = 201
    running.post("/api/push", json=screen.subscription(f"{receiver.address}/push"))
    assert running.post("/api/notify/test", json={}).json()["push"] == "sent"
    running.post("/api/push/forget", json={"endpoint": f"{receiver.address}/push"})
    assert running.post("/api/notify/test", json={}).json()["push"] == "off"


def test_a_browser_belongs_to_the_last_subscriber(running: TestClient, browser: Browser, receiver: Receiver) -> None:
    endpoint, other = f"{receiver.address}/push", browser()
    running.post("/api/push", json=PushBrowser().subscription(endpoint))
    other.post("/api/push", json=PushBrowser().subscription(endpoint))
    assert running.post("/api/notify/test", json={}).json()["push"] == "off"
    assert other.post("/api/notify/test", json={}).json()["push"] == "sent"
    running.post("/api/push/forget", json={"endpoint": endpoint})
    assert other.post("/api/notify/test", json={}).json()["push"] == "sent"
    for number in range(12):
        other.post("/api/push", json=PushBrowser().subscription(f"{endpoint}/{number}"))
    receiver.posts.clear()
    other.post("/api/notify/test", json={})
    assert len(receiver.posts) == 10


@pytest.mark.parametrize("change", [{"endpoint": "ftp://x/"}, {"p256dh": "AAAA"}, {"auth": "AAAA"}])
def test_a_subscription_that_cannot_be(running: TestClient, change: dict[str, str]) -> None:
    asked = {**PushBrowser().subscription("https://push.example.org/1"), **change}
    assert running.post("/api/push", json=asked).json()["error"] == "bad-request"


def test_the_key_is_kept(settings: Settings, think_here: None) -> None:
    keys = []
    for _ in range(2):
        with TestClient(create_app(settings), headers=ASK) as client:
            keys.append(client.get("/api/me").json()["push_key"])
    assert keys[0] == keys[1]
    assert len(unpad(keys[0])) == 65
    assert PushKey(PushKey.fresh()).public != keys[0]


def test_nobody_is_flooded(running: TestClient, receiver: Receiver) -> None:
    wants_webhook(running, receiver)
    statuses = [running.post("/api/notify/test", json={}).status_code for _ in range(62)]
    assert set(statuses[:60]) <= {200, 202}  # 202: still on its way after two seconds
    assert statuses[60:] == [429, 429]


def test_what_fails_is_said_and_no_secret_is_logged(
    running: TestClient, receiver: Receiver, station: MailStation, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    screen = PushBrowser()
    wants_everything(running, receiver, screen, email="secret-address@example.org")
    confirm(running, station)
    receiver.status = 500
    assert running.post("/api/notify/test", json={}).json() == {"push": "failed", "email": "sent", "webhook": "failed"}
    ours = [record for record in caplog.records if record.name != "mail.log"]  # that is up to the receiver
    lines = "\n".join(JsonLines().format(record) for record in ours)
    assert '"became": "failed"' in lines
    for secret in ("/hook", "secret-address", MAIL_PASSWORD, pad(screen.secret), "vapid", "PRIVATE KEY"):
        assert secret not in lines
    assert MAIL_PASSWORD.replace(" ", "%20") not in repr(running.app)


# -- addresses given by users ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "64:ff9b::a00:1", "2002:a00:1::1", "2001::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_nobodys_business(address: str) -> None:
    assert not is_public(ip_address(address))


def test_addresses_of_the_open_internet() -> None:
    assert is_public(ip_address("93.184.215.14"))
    assert is_public(ip_address("2606:2800:21f:cb07:6820:80da:af6b:8b2c"))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://user:secret@example.org/", "x",
        "https://example.org/\r\nHost: y", "https://example.org/a b", "https://example.org:99999/", "https://ex\u00e4mple/",
        "file:///etc/passwd", "https://[::1", "",
    ],
)  # fmt: skip
def test_urls_that_are_refused(url: str) -> None:
    with pytest.raises(CannotSend):
        check_url(url, local=False)


def test_slow_receivers_of_one_network_hold_up_nobody_else() -> None:
    async def send() -> None:
        places = FairPlaces()

        async def take(network: str, person: int) -> "asyncio.Task[Callable[[], None]]":
            taking = asyncio.create_task(places.take(Asker(network, person)))
            for _ in range(3):
                await asyncio.sleep(0)
            return taking

        first = [await take("slow", 1) for _ in range(10)]
        assert [one.done() for one in first].count(True) == MAX_OF_PERSON
        others = [await take("slow", person) for person in range(2, 12)]
        assert [one.done() for one in first + others].count(True) == MAX_OF_NETWORK
        elsewhere = await take("elsewhere", 99)
        assert elsewhere.done()
        first[0].result()()
        for _ in range(3):
            await asyncio.sleep(0)
        assert [one.done() for one in first + others].count(True) == MAX_OF_NETWORK + 1
        for one in (*first, *others):
            one.cancel()

    asyncio.run(send())


def test_a_name_that_is_not_found_in_time_keeps_only_its_own_place(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def look_up(host: str, *_given: object, **_named: object) -> list[object]:
        if host.startswith("slow"):
            found.wait(PATIENCE)
        raise socket.gaierror

    monkeypatch.setattr(outgoing, "SECONDS", 0.0)
    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def send() -> None:
        door = SafeClient()
        for _ in range(MAX_OF_PERSON):
            with pytest.raises(CannotSend):
                await door.post("https://slow.example.org/", b"", {}, Asker("slow", 1))
        waiting = asyncio.create_task(door.post("https://slow.example.org/", b"", {}, Asker("slow", 1)))
        with pytest.raises(CannotSend):
            await door.post("https://quick.example.org/", b"", {}, Asker("elsewhere", 2))
        assert not waiting.done()
        found.set()
        with pytest.raises(CannotSend):
            await waiting
        door.close()

    asyncio.run(send())


def test_a_test_that_takes_long_is_answered_before(
    running: TestClient, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "TEST_SECONDS", 0.0)
    wants_webhook(running, receiver, "Anna")
    answer = running.post("/api/notify/test", json={})
    assert (answer.status_code, answer.json()["webhook"]) == (202, "sending")
    receiver.wait(1)


def post(url: str, *, local: bool) -> int:
    async def send() -> int:
        door = SafeClient(local=local)
        try:
            return await door.post(url, b"{}", {}, Asker("here", 1))
        finally:
            door.close()

    return asyncio.run(send())


def test_nothing_is_sent_into_our_own_network(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    port = receiver.address.rpartition(":")[2]
    for url in (f"https://127.0.0.1:{port}/", f"https://localhost:{port}/", f"https://[::1]:{port}/", "https://0/"):
        with pytest.raises(CannotSend):
            post(url, local=False)
    with pytest.raises(CannotSend):
        post(receiver.address, local=False)

    found: list[Any] = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", int(port))),
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.1", int(port))),
    ]
    connected: list[object] = []

    async def connect(*args: object, **_options: object) -> None:
        connected.append(args)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_options: found)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(CannotSend, match="not a public address"):
        post(f"https://hooks.example.org:{port}/", local=False)
    assert connected == []
    with pytest.raises(CannotSend, match="not a public address"):  # local means this machine, not its neighbours
        post(f"http://hooks.example.org:{port}/", local=True)
    found.pop()
    with pytest.raises(CannotSend, match="not a public address"):
        post(f"http://hooks.example.org:{port}/", local=True)
    with pytest.raises(CannotSend, match="ConnectionRefusedError"):
        post(f"https://hooks.example.org:{port}/", local=False)
    assert connected == [("93.184.215.14", int(port))]  # the checked address: no second lookup
    assert receiver.posts == []


def test_redirects_are_not_followed(running: TestClient, receiver: Receiver) -> None:
    receiver.status, receiver.location = 302, f"{receiver.address}/elsewhere"
    wants_webhook(running, receiver)
    assert running.post("/api/notify/test", json={}).json()["webhook"] == "failed"
    assert [post.path for post in receiver.posts] == ["/Anna"]


def test_a_receiver_that_does_not_answer_is_left(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.2)
    receiver.seconds = 1.0
    with pytest.raises(CannotSend, match="TimeoutError"):
        post(receiver.address, local=True)


def test_tls_is_checked(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An untrusted certificate is refused; a trusted one is accepted."""
    ready, port = threading.Event(), free_port()

    def serve() -> None:
        with socket.create_server(("127.0.0.1", port)) as listening:
            ready.set()
            for _ in range(2):
                connection, _address = listening.accept()
                with connection:
                    try:
                        with tls(certificate).wrap_socket(connection, server_side=True) as secure:
                            secure.recv(1000)
                            secure.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
                    except OSError:
                        continue

    thread = threading.Thread(target=serve)
    thread.start()
    assert ready.wait(PATIENCE)
    with pytest.raises(CannotSend, match="SSLCertVerificationError"):
        post(f"https://localhost:{port}/", local=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert post(f"https://localhost:{port}/", local=True) == 204
    thread.join()


# -- mail ------------------------------------------------------------------------------------------------------------


def test_mail_servers_are_read() -> None:
    assert MailServer.parse("smtp://mail.example.org") == MailServer("mail.example.org", 587, "", "", False)
    assert MailServer.parse("smtps://a%40b:p%3Aq@mail.example.org:99") == MailServer(
        "mail.example.org", 99, "a@b", "p:q", True
    )
    assert "p:q" not in repr(MailServer.parse("smtps://a%40b:p%3Aq@mail.example.org:99"))
    for odd in (
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://x:y:z",
        "smtp://x/path",
        "smtp://x:0x",
    ):
        with pytest.raises(BadMailServer):
            MailServer.parse(odd)


def send_mail(server: MailServer) -> None:
    async def send() -> None:
        postman = Mailer(server, "table@example.org")
        try:
            await postman.send("anna@example.org", "Dein Zug – jetzt", "Grüße")
        finally:
            postman.close()

    asyncio.run(send())


def test_mail_over_tls_from_the_first_byte(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, "127.0.0.1", port, ssl_context=tls(certificate))
    controller.start()
    try:
        send_mail(MailServer("localhost", port, "", "", True))
    finally:
        controller.stop()
    (letter,) = mailbox.mails
    assert letter["subject"] == "Dein Zug – jetzt"
    assert letter.get_content().strip() == "Grüße"


def test_mail_is_not_sent_in_the_clear_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, "127.0.0.1", port)
    controller.start()
    try:
        send_mail(MailServer("127.0.0.1", port, "", "", False))
        assert len(mailbox.mails) == 1
        monkeypatch.setattr(mail, "_is_this_machine", lambda _host: False)
        with pytest.raises(Exception, match="STARTTLS"):
            send_mail(MailServer("127.0.0.1", port, "user", "secret", False))
        assert len(mailbox.mails) == 1
        assert mailbox.logins == []
    finally:
        controller.stop()


def test_a_wrong_mail_password_is_a_failure(
    settings: Settings, think_here: None, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 1.0)
    wrong = replace(settings, smtp=settings.smtp.replace("secret", "wrong"))
    with TestClient(create_app(wrong), headers=ASK) as client:
        wants_everything(client, receiver, PushBrowser())
        change_people(settings, email_confirmed=True)
        assert client.post("/api/notify/test", json={}).json() == {"push": "sent", "email": "failed", "webhook": "sent"}


# -- the command line ------------------------------------------------------------------------------------------------


def parsed(tmp_path: Path, *arguments: str) -> Settings:
    parser = ArgumentParser()
    serve.add(parser, CommandContext(Messages("en")))
    return serve._settings(parser.parse_args([*arguments, "--data", str(tmp_path)]))


def test_options_and_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = parsed(tmp_path)
    assert (usual.smtp, usual.mail_from, usual.address, usual.local_receivers) == ("", "", "", False)
    assert usual.notice_delay > 0
    monkeypatch.setenv("REPUBLIK_SMTP", "smtps://u:p@mail.example.org")
    monkeypatch.setenv("REPUBLIK_MAIL_FROM", "a@example.org")
    chosen = parsed(tmp_path, "--address", f"{SITE}/", "--mail-from", "b@example.org", "--local-receivers")
    assert (chosen.smtp, chosen.mail_from) == ("smtps://u:p@mail.example.org", "b@example.org")
    assert (chosen.address, chosen.origins, chosen.local_receivers) == (SITE, (SITE,), True)
    assert "u:p" not in repr(chosen)
    for wrong, key in (
        (("--address", "republik.example.org"), "error-serve-public-address"),
        (("--address", f"{SITE}/path"), "error-serve-public-address"),
        (("--smtp", "mail.example.org"), "error-serve-smtp"),
        (("--mail-from", "nobody"), "error-serve-mail-from"),
        ((), "error-serve-mail-address"),
    ):
        with pytest.raises(Refused) as refused:
            parsed(tmp_path, *wrong)
        assert refused.value.key == key


def test_base64_of_browsers() -> None:
    assert unpad(pad(b"\xff\xfe")) == b"\xff\xfe" == base64.urlsafe_b64decode("__4=")
