"""Views as arrays, and the handling of illegal actions."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from collections.abc import Sequence
from typing import Literal, TypedDict, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Illegal = Literal["lose", "raise", "replace"]
"""For an action outside the mask: the seat loses, IllegalMove is raised, or a random legal action replaces it."""


class Observation(TypedDict):
    """An agent's observation: its view as numbers, and the mask of legal actions."""

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


def make_observation(features: list[int], actions: int, moves: Sequence[int]) -> Observation:
    """A view as an observation; without moves the mask is empty."""
    return {"observation": np.array(features, np.int16), "action_mask": action_mask(actions, moves)}


def check_illegal(illegal: str) -> None:
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal must be one of {', '.join(get_args(Illegal))}, not {illegal!r}")
