"""The OpenAPI description, generated from endpoints and message types."""

import re
from functools import lru_cache
from typing import get_args

import msgspec

import republik
from republik.hosting import wire
from republik.hosting.endpoints.endpoint import SEAT, WORDS, Endpoint, Parameter
from republik.server import codec

from .endpoints import ENDPOINTS
from .middleware import CSRF_HEADER

SAFE_METHODS = frozenset({"GET", "HEAD"})
REFERENCE = "#/components/schemas/{name}"
SOCKET_PATH = "/api/tables/{table}/socket"
SOCKET_ABOUT = (
    "A WebSocket. The page sends Decide, Undo, Resign, Say, Propose, Answer, Withdraw and Ping, the server sends "
    "TableView, Refused and Pong, all as JSON text."
)
Json = dict[str, object]
COMMON_REFUSALS = (400, 403, 413, 421, 429, 503)
MEANINGS = {
    400: "invalid request",
    403: "not allowed",
    404: "not found, or not visible to you",
    409: "not possible now",
    413: "too large",
    421: "unknown host name",
    429: "too many requests",
    503: "temporarily unavailable",
}


@lru_cache(maxsize=1)
def description() -> bytes:
    """OpenAPI 3.1, as JSON."""
    types = [endpoint.answers for endpoint in ENDPOINTS if endpoint.answers is not str]
    types += [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    types += [*get_args(wire.Request), wire.Pong, wire.Refused, wire.Refusal]
    unique = list(dict.fromkeys(types))
    _, components = msgspec.json.schema_components([codec.struct(kind) for kind in unique], ref_template=REFERENCE)
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    paths[SOCKET_PATH] = {"get": _socket()}
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Republik", "version": republik.__version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(document)


def _operation(endpoint: Endpoint) -> Json:
    answers = _content(endpoint.answers)
    responses: Json = {str(endpoint.status): {"description": endpoint.about, "content": answers}}
    if endpoint.later:
        responses["202"] = {"description": "asked for", "content": answers}
    responses |= _refusals(*sorted({*COMMON_REFUSALS, *endpoint.refusals}))
    operation: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": _parameters(endpoint),
        "responses": responses,
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _refusals(*statuses: int) -> Json:
    content = _content(wire.Refusal)
    return {str(status): {"description": MEANINGS[status], "content": content} for status in statuses}


def _parameters(endpoint: Endpoint) -> list[Json]:
    parameters = [_path_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
    parameters += [_query_parameter(parameter) for parameter in endpoint.query]
    if endpoint.method not in SAFE_METHODS:
        schema = {"type": "string", "minLength": 1}
        parameters.append({"name": CSRF_HEADER, "in": "header", "required": True, "schema": schema})
    return parameters


def _query_parameter(parameter: Parameter) -> Json:
    return {
        "name": parameter.name,
        "in": "query",
        "description": parameter.about,
        "required": parameter.required,
        "schema": parameter.schema,
    }


def _path_parameter(name: str) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _content(kind: type) -> Json:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


def _socket() -> Json:
    return {
        "operationId": "socket",
        "summary": SOCKET_ABOUT,
        "parameters": [
            _path_parameter("table"),
            *(_query_parameter(parameter) for parameter in (SEAT, WORDS)),
        ],
        "responses": {
            "101": {"description": "the socket is open"},
            **_refusals(403, 404, 503),
        },
    }
