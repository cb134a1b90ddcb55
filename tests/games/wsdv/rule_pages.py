"""The rule pages: their text and the numbers of their sections."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "web" / "src" / "games" / "wsdv" / "content"
HEADING = re.compile(r"^## (?:(?P<number>[0-9.]+) )?(?P<title>\S.*)$", re.MULTILINE)


def page(language: str) -> str:
    return (CONTENT / f"rules.{language}.md").read_text(encoding="utf-8")


def numbers(language: str) -> list[str]:
    return [heading["number"] for heading in HEADING.finditer(page(language)) if heading["number"]]
