"""Endpoints about the state of the server: health and metrics."""

import republik
from republik.hosting import wire
from republik.hosting.endpoints.endpoint import get
from republik.server.http.services import HttpCall


@get("/api/health")
async def health(call: HttpCall) -> wire.Health:
    """Whether the database accepts writes."""
    await call.services.health.check()
    return wire.Health("ok", republik.__version__)


@get("/metrics")
async def metrics(call: HttpCall) -> str:
    """Metrics in the Prometheus text format."""
    return call.services.metrics.text()
