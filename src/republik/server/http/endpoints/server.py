"""Endpoints about the state of the server: health and metrics."""

import republik
from republik.server import protocol
from republik.server.http.call import HttpCall
from republik.server.requests.endpoint import get


@get("/api/health", answers=protocol.Health)
async def health(call: HttpCall) -> protocol.Health:
    """Whether the database accepts writes."""
    await call.services.health.check()
    return protocol.Health("ok", republik.__version__)


@get("/metrics", answers=str)
async def metrics(call: HttpCall) -> str:
    """Metrics in the Prometheus text format."""
    return call.services.metrics.text()
