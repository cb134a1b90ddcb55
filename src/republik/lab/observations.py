"""What all doors share: a view as arrays and as a line of text, and what becomes of an illegal action."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from collections.abc import Sequence
from typing import Literal, TypedDict, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from republik.games.wsdv import View
from republik.games.wsdv.rules.rules import Rules

STRANGER = -2
"""A seat that sits at the table and holds no cards: its view is what is public."""

SEATS = ("west", "east")

Illegal = Literal["lose", "raise", "replace"]
"""An action outside the mask: the game is lost, IllegalMove is raised, or chance plays a legal one instead."""


class Observation(TypedDict):
    """What an agent is shown: its view as numbers, and which actions are legal."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def observation_space(features: int, actions: int) -> spaces.Dict:
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(bounds.min), int(bounds.max), (features,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_mask(count: int, moves: Sequence[int]) -> NDArray[np.int8]:
    mask = np.zeros(count, np.int8)
    mask[moves] = 1
    return mask


def observed(features: list[int], actions: int, moves: Sequence[int]) -> Observation:
    """A view as an agent is shown it; without moves the mask is empty."""
    return {"observation": np.array(features, np.int16), "action_mask": action_mask(actions, moves)}


def checked(illegal: str) -> None:
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal is one of {', '.join(get_args(Illegal))}, not {illegal!r}")


def picture(view: View) -> str:
    """The board in a few lines of text, as far as the view's seat knows it."""
    shown = view.shown
    rules = shown.rules
    tracks = zip(("prestige", "currency", "socialists"), shown.tracks, strict=True)
    unrest = (f"{code} {count}" for code, count in zip(rules.codes, shown.unrest, strict=True) if count)
    living = (f"{code} {count}" for code, count in zip(rules.codes, shown.living, strict=True) if count)
    cards = (("display", shown.display), ("West", shown.hand_west), ("East", shown.hand_east))
    lines = [
        repr(shown),
        ", ".join(f"{name} {value}" for name, value in tracks),
        "unrest: " + (", ".join(unrest) or "none"),
        "living standard: " + (", ".join(living) or "none"),
        *(f"{name}: {' '.join(_card(rules, card) for card in held) or 'no cards'}" for name, held in cards),
    ]
    return "\n".join(lines)


def _card(rules: Rules, card: int) -> str:
    return rules.cards[card] if card >= 0 else "?"
