"""A request over HTTP."""

from dataclasses import dataclass

from republik.server import protocol
from republik.server.accounts.members import SignedIn
from republik.server.accounts.origin import Origin
from republik.server.requests.endpoint import Call

from .services import Services


@dataclass
class HttpCall(Call):
    """A request with its origin, and the cookies to set with the answer."""

    services: Services
    origin: Origin
    token: str | None = None
    """The session cookie."""
    device: str | None = None
    """The device cookie."""

    async def enter(self, entered: SignedIn) -> protocol.Me:
        """Gives the browser the token of a new session."""
        self.visitor, self.token, self.device = entered.visitor, entered.token, entered.device
        return await self.services.profiles.me(entered.visitor)
