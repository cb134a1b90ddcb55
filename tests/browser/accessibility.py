"""Checks for everyone: what axe finds, scrolling sideways, and a sentence of the page in each language."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.fixtures import ROOT
from tests.browser.waiting import rest

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = {
    "de": "Wähle eine Karte",
    "en": "choose a card",
    "it": "scegli una carta",
    "es": "elige una carta",
    "hu": "válassz",
}


def violations(page: Page) -> list[str]:
    """Returns the violations that axe-core finds on the page, twice if it finds any: a scene may begin meanwhile, and
    what still fades in has too little contrast."""
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    return _violations_now(page) and _violations_now(page)


def _violations_now(page: Page) -> list[str]:
    rest(page)
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
    )
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def no_sideways_scrolling(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
