"""The paragraphs of the companion booklet, by the names used when a value or a ruling cites them.

Numbered paragraphs go by their number; in the worked example, every phase, impulse and step of the politics phase is a
paragraph.
"""

from typing import Final

_SCENARIOS: Final = (
    "scenarios",  # the four scenarios
    *("1", "1.1", "1.2", "1.3", "1.4", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.7"),
    *("2", "2.1", "2.2", "2.3"),
    *("3", "3.1", "3.2", "3.3"),
)
_EXAMPLE: Final = (
    *("example-set-up", "example-republic", "example-agenda", "example-early"),
    *[f"example-impulse-{number}" for number in range(1, 6)],
    *[f"example-politics-{step}" for step in range(1, 9)],
    "example-outlook",
)

PARAGRAPHS: Final = (*_EXAMPLE, *_SCENARIOS, "histories", "notes")
SEVERAL: Final = ", "  # separates the paragraphs of one citation
