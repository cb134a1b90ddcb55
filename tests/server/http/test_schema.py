"""Runs schemathesis on the API description: every address, with valid and invalid requests."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.unlimited import unlimited

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "negative_data_rejection",
    "allow_header_conformance",
    "missing_required_header",
)
"""Left out: cross-site requests are refused before the method is checked (unsupported_method), missing tables refuse
valid data too (positive_data_acceptance), and anonymous requests are allowed (ignored_auth)."""


@pytest.mark.slow("hundreds of requests to every address")
def test_the_server_does_what_its_description_says(tmp_path: Path) -> None:
    with unlimited(tmp_path) as (address, _):
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", f"http://{address}/api/openapi.json"),
                *("--checks", ",".join(CHECKS), "--phases", "coverage,fuzzing", "--max-examples", "15"),
                *("--seed", "1", "--no-shrink", "--warnings", "off", "--no-color"),
                *("--exclude-operation-id", "socket", "--generation-database", "none"),
            ],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
        )
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr[-2_000:]
