"""The server as a service of systemd: restarting a unit with `Type=notify` returns when the new process answers."""

import contextlib
import os
import socket
from typing import Final

import uvicorn

VARIABLE: Final = "NOTIFY_SOCKET"
READY: Final = b"READY=1"
STOPPING: Final = b"STOPPING=1"


class ReportingServer(uvicorn.Server):
    """A server that tells its supervisor, if it has one, when it begins and ceases to answer."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            report(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        report(STOPPING)
        await super().shutdown(sockets)


def report(state: bytes) -> None:
    """Sends a state to the supervisor. An address that begins with @ is not a file."""
    address = os.environ.get(VARIABLE, "")
    if address and hasattr(socket, "AF_UNIX"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as link, contextlib.suppress(OSError):
            # If the supervisor has gone, the players have not.
            link.sendto(state, "\0" + address[1:] if address.startswith("@") else address)
