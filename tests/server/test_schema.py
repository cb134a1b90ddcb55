"""schemathesis over the server's own description: every address, with what it asks for and with what it does not."""

import subprocess
import sys
from pathlib import Path

from .unlimited import unlimited

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
"""Left out: another page is refused before its method is looked at (unsupported_method), a table that is not there
refuses good data too (positive_data_acceptance), and everybody may ask without a name (ignored_auth)."""


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
