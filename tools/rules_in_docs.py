"""A hook of MkDocs: a page that links to the players’ rules shows them instead, with an anchor for every section.

On the page in the browser a section has its number as its anchor, so `#9.7` leads there in the documentation too.
"""

import re
from pathlib import Path
from typing import Any

RULES_LINK = re.compile(r"^\[[^]]+\]\((?P<path>\S+/content/rules\.\w+\.md)\)$", re.MULTILINE)
HEADING = re.compile(r"^(## (?P<number>W?\d[\d.]*) .*)$", re.MULTILINE)
LINK = re.compile(r"\[(?P<words>[^]]+)\]\(#(?P<anchor>[^)]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Returns the page with the rules in place of the link to them."""
    folder = Path(page.file.abs_src_path).parent
    return RULES_LINK.sub(lambda link: as_page((folder / link["path"]).read_text(encoding="utf-8")), markdown)


def as_page(rules: str) -> str:
    """Returns the rules with the number of each section as its anchor, and without links to parts of the page in the
    browser that are not in the text."""
    numbers = {heading["number"] for heading in HEADING.finditer(rules)}
    linked = LINK.sub(lambda link: link[0] if link["anchor"] in numbers else link["words"], rules)
    return HEADING.sub(lambda heading: f"{heading[1]} {{ #{heading['number']} }}", linked)
