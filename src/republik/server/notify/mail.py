"""E-mail through an SMTP server, from threads."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP as WIRE
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

SECONDS: Final = 10.0
THREADS: Final = 2
PORTS: Final = {"smtp": 587, "smtps": 465}


class BadMailServer(ValueError):
    """The setting is not `smtp://user:password@host:port` or `smtps://…`."""


@dataclass(frozen=True)
class MailServer:
    """How to reach the SMTP server."""

    host: str
    port: int
    user: str
    password: str
    secure: bool
    """TLS from the first byte; otherwise STARTTLS."""

    @classmethod
    def parse(cls, url: str) -> "MailServer":
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError) as error:
            raise BadMailServer from error
        if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
            raise BadMailServer
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, user, password, parts.scheme == "smtps")

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"


class Mailer:
    """Sends mails one by one, in a few threads."""

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server = server
        self._sender = sender
        self._pool = ThreadPoolExecutor(THREADS, "republik-mail")

    async def send(self, to: str, subject: str, text: str) -> None:
        """smtplib.SMTPException or OSError if the server did not accept it."""
        message = EmailMessage(WIRE)
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip("<> ") or None)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._pool, _deliver, self._server, message)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _deliver(server: MailServer, message: EmailMessage) -> None:
    tls = ssl.create_default_context()
    if server.secure:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=tls)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with connection as smtp:
        if not server.secure:
            smtp.ehlo_or_helo_if_needed()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=tls)
                smtp.ehlo()
            elif not _is_this_machine(server.host):
                raise smtplib.SMTPNotSupportedError("the mail server does not offer STARTTLS")
        if server.user:
            smtp.login(server.user, server.password)
        smtp.send_message(message)


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
