"""`republik serve`: tables for browsers."""

import argparse
import os
import re
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

import republik
from republik import games
from republik.table.toml_schema import BadComponent

from ._arguments import whole_number, worker_count
from ._context import STOPPED, CommandContext, Refused
from ._server import add_database, database_of, of_server

if TYPE_CHECKING:
    from republik.server.settings import Settings

NAME: Final = "serve"
MAX_WORKERS: Final = 256
REDIS_VARIABLE: Final = "REPUBLIK_REDIS"
SMTP_VARIABLE: Final = "REPUBLIK_SMTP"
SENDER_VARIABLE: Final = "REPUBLIK_MAIL_FROM"
KEEP_UNPLAYED: Final = "28"
KEEP_GAMES: Final = "365"
MAX_DAYS: Final = 36_500
_VALUES: Final = "values_"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=text("cli-serve-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=text("cli-serve-port"))
    add_database(parser, context)
    parser.add_argument("--workers", metavar="N", help=text("cli-serve-workers"))
    parser.add_argument("--secure", action="store_true", help=text("cli-serve-secure"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=text("cli-serve-origin"))
    parser.add_argument("--address", metavar="URL", default="", help=text("cli-serve-public-address"))
    parser.add_argument("--smtp", metavar="URL", help=text("cli-serve-smtp"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=text("cli-serve-mail-from"))
    parser.add_argument("--local-receivers", action="store_true", help=text("cli-serve-local-receivers"))
    parser.add_argument("--keep-unplayed", metavar="DAYS", default=KEEP_UNPLAYED, help=text("cli-serve-keep-unplayed"))
    parser.add_argument("--keep-guest-games", metavar="DAYS", default=KEEP_GAMES, help=text("cli-serve-keep-games"))
    for game in games.playable():
        if game.values_variable:
            about = text("cli-serve-values", game=context.title(game), variable=game.values_variable)
            parser.add_argument(f"--{game.name}", dest=_VALUES + game.name, metavar="FOLDER", type=Path, help=about)
    parser.add_argument("--redis", metavar="URL", help=text("cli-serve-redis"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))


@of_server
def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """Serves until interrupted."""
    from republik.server.ops.serve import serve_at

    settings = _settings(parsed)
    _check_services(settings)
    _check_values(parsed)
    listening = _listen(parsed.host, whole_number(parsed.port, "--port", 0, 65535))
    address = _address(listening)
    context.say("cli-serve-address", address=address)
    if not republik.compiled():
        os.environ["REPUBLIK_PURE"] = "1"  # for workers that start after the engine has been compiled
        context.say("cli-serve-interpreted")
    if not settings.has_offline_page():
        context.say("cli-serve-no-offline", address=address)
    if not serve_at(settings, listening, address if parsed.open else None):
        return STOPPED
    context.say("cli-serve-stopped")
    return 0


def _check_services(settings: "Settings") -> None:
    from republik.server.ops.preflight import check_redis, reach_database

    reach_database(settings.database).dispose()
    if settings.redis is not None:
        check_redis(settings.redis)


def _check_values(parsed: argparse.Namespace) -> None:
    """Checks this server's custom values; workers get them through the environment."""
    for game in games.playable():
        folder: Path | None = vars(parsed).get(_VALUES + game.name)
        if folder is not None:
            os.environ[game.values_variable] = str(folder.resolve())
        try:
            game.custom_values()
        except BadComponent as error:
            raise Refused("error-data", reason=str(error)) from None


def _address(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _settings(parsed: argparse.Namespace) -> "Settings":
    from republik.server.settings import Settings

    workers = worker_count(parsed.workers, MAX_WORKERS)
    database = database_of(parsed)
    address = _public_address(parsed.address)
    smtp, mail_from = _mail(parsed.smtp, parsed.mail_from)
    if smtp and not address:
        raise Refused("error-serve-mail-address")
    return Settings(
        database,
        workers,
        parsed.secure,
        (*parsed.origin, address) if address else tuple(parsed.origin),
        redis=parsed.redis or os.environ.get(REDIS_VARIABLE) or None,
        hosts=(parsed.host,),
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        local_receivers=parsed.local_receivers,
        keep_unplayed_days=whole_number(parsed.keep_unplayed, "--keep-unplayed", 0, MAX_DAYS),
        keep_guest_games_days=whole_number(parsed.keep_guest_games, "--keep-guest-games", 0, MAX_DAYS),
    )


def _public_address(text: str) -> str:
    """The address as an origin: nothing after the host."""
    if not text:
        return ""
    match = re.fullmatch(r"(https?://[A-Za-z0-9.:\[\]-]+)/?", text)
    if match is None:
        raise Refused("error-serve-public-address", text=text)
    return match[1]


def _mail(smtp: str | None, sender: str | None) -> tuple[str, str]:
    """The mail server and the sender, from the arguments or the environment; an invalid value is not printed, since it
    contains a password."""
    from republik.server.notify.mail import BadMailServer, MailServer

    smtp = os.environ.get(SMTP_VARIABLE, "") if smtp is None else smtp
    sender = os.environ.get(SENDER_VARIABLE, "") if sender is None else sender
    if not smtp:
        return "", sender
    try:
        MailServer.parse(smtp)
    except BadMailServer:
        raise Refused("error-serve-smtp") from None
    if "@" not in sender:
        raise Refused("error-serve-mail-from")
    return smtp, sender


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        address = f"{host}:{port}"
        raise Refused("error-serve-address", address=address, reason=error.strerror or str(error)) from None
