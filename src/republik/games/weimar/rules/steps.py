"""Constants of the engine: places, kinds of markers and of steps; and what all pending steps have in common."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from republik.table.contract import CHANCE
from republik.table.native import i64

if TYPE_CHECKING:
    from .state import State

PARTIES: Final = 4
CITIES: Final = 11


def mask_of(numbers: Iterable[int]) -> int:
    """Returns a set of small numbers as a mask, one bit for each."""
    return sum([1 << number for number in numbers])


# sets of parties are masks of these bits
SPD_BIT: Final = 1
ZENTRUM_BIT: Final = 2
KPD_BIT: Final = 4
DNVP_BIT: Final = 8
ALL_PARTIES: Final = 15
ALL_BUT_ZENTRUM: Final = 13
PLAYERS_PARTIES: Final = (0, 1)  # solo: one person plays SPD and Zentrum

# W1: units by kind (effects.UNITS), then the two Reichswehr on their black side; their places
BLACK_1: Final = 12
BLACK_2: Final = 13
UNIT_KINDS: Final = 14
SUPPLY: Final = 11
DISSOLVED: Final = 12
UNUSED: Final = 13  # not in play
PLACES: Final = 14

# W7: markers in cities
POVERTY: Final = 0
PROSPERITY: Final = 1
UNREST: Final = 2
UPRISING: Final = 3
COUNCILS: Final = 4
REGIME: Final = 5
CITY_MARKERS: Final = 6
MARKER_NAMES: Final = ("poverty", "prosperity", "unrest", "uprising", "councils", "regime")

# W7: markers in the DR box
B_POVERTY: Final = 0
B_INFLATION: Final = 1
B_BLOCKADE: Final = 2
B_VIOLENT_PEACE: Final = 3
B_INSTABLE: Final = 4
B_MINORITY: Final = 5
B_BLACK_FRIDAY: Final = 6
BOX_MARKERS: Final = 7
BOX_NAMES: Final = (
    "poverty",
    "inflation",
    "blockade",
    "violent_peace",
    "instable_state",
    "minority_cabinet",
    "black_friday",
)

# W4: where a topic marker is, if not on a point of the grid
IN_SUPPLY: Final = -1
GONE: Final = -2

# decks: the parties', then the republic cards
REPUBLIC: Final = 4
DECKS: Final = 5
HIDDEN_PARTY: Final = -2  # a hand card that others do not see: of the party's deck, or a republic card
HIDDEN_REPUBLIC: Final = -3
HIDDEN_AGENDA: Final = -2

# W3: uses of a card
EVENT: Final = 0
DEBATE: Final = 1
ACTIONS: Final = 2
USES: Final = 3

# W9: what is announced
DEMONSTRATION: Final = 0
COUP: Final = 1
COUNTER_COUP: Final = 2
FIGHT: Final = 3
# the action in progress: act[...]
ACT_KIND: Final = 0
ACT_CITY: Final = 1
ACT_TARGET: Final = 2  # fight: the party; counter-coup: the marker
ACT_LOST: Final = 3  # dice lost to reactions
ACT_BONUS: Final = 4  # bought before the roll
ACT_JOINED: Final = 5  # mask of parties that oppose or support
ACT_PLAYER: Final = 6
ACT_SIZE: Final = 7
# what was done with the actions of one card: bits in addition to those of the dice actions, by kind
BOUGHT: Final = 16
STORED: Final = 32

# W9: what a high total of a demonstration brings besides bases
EXTRA_CALM: Final = 0
EXTRA_UPRISING: Final = 1
EXTRA_DISSOLVE: Final = 2

# politicians
NO_REACTION: Final = 0
CANCEL: Final = 1
LESS_DICE: Final = 2
REROLL: Final = 3

# special cards
OUT_OF_GAME: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
USPD: Final = 0
DDP: Final = 1
DVP: Final = 2

# why the chooser names a party
FOR_AGENDA: Final = 0
FOR_EARLY: Final = 1
FOR_IMPULSES: Final = 2

# coalitions
LEFT: Final = 0
WEIMAR: Final = 1
RIGHT: Final = 2
COALITION_MASKS: Final = (SPD_BIT | KPD_BIT, SPD_BIT | ZENTRUM_BIT, ZENTRUM_BIT | DNVP_BIT)
COALITION_NAMES: Final = ("left", "weimar", "right")

# flags of a roll
REROLLED: Final = 1  # by a politician
CITY_TABLE: Final = 2  # the sum of two dice counts

# why a bot's die is rolled
DIE_AGENDA: Final = 0
DIE_CARD: Final = 1
DIE_REACT: Final = 2  # the player's Zentrum
DIE_REMOVE: Final = 3

# how a game ended
ONGOING: Final = 0
ANARCHY: Final = 1
COUNCILS_WIN: Final = 2
REGIME_WIN: Final = 3
OVERTHROW: Final = 4
NSDAP_WIN: Final = 5
SURVIVAL: Final = 6
GREAT_VICTORY: Final = 7
SMALL_VICTORY: Final = 8
DEFEAT: Final = 9
TERMINATIONS: Final = (
    "",
    "anarchy",
    "councils",
    "regime",
    "overthrow",
    "nsdap",
    "survival",
    "great_victory",
    "small_victory",
    "defeat",
)
TERMINATION_RULES: Final = ("", "W12", "W12", "W12", "W8", "W12", "W12", "W2", "W2", "W2")

FIRST_DECISION: Final = 48  # smaller kinds are steps that run automatically
STEP_KINDS: Final = 103
STEP: Final = 8  # numbers per step in texts
DEEPEST: Final = 40  # maximum number of pending steps

NOBODY: Final = 0  # the seat of a step that concerns no party
FIXED_SLOTS: Final = {"-": 0, "nobody": NOBODY, "chance": CHANCE}  # numbers in texts that no field gives


class Step:
    """A pending step on the agenda. Steps are never modified, only replaced, so that copies of a state share them.

    Of the kinds that are created most often, four fifths of all steps, compiled code reuses one freed object
    (`mypyc_attr`).

    In texts a step is eight numbers: its kind, then those named by `slots`; a question mark stands for yes or no.
    """

    kind: ClassVar[int] = -1  # its number in texts and encodings, which never changes
    slots: ClassVar[str] = "seat"
    die_for: ClassVar[int] = -1  # what a die is rolled for if one decides
    seat: i64

    def __init__(self, seat: i64 = NOBODY) -> None:
        self.seat = seat

    # the main loop asks these of any step: faster than to find out first whether it is automatic

    def runs(self, state: "State") -> bool:
        """Removes and runs a step that is automatic; returns whether it is."""
        return False

    def prepare(self, state: "State") -> None:
        """Does what must come before a decision."""

    def needs_die(self, state: "State") -> bool:
        """Solo: returns whether a die is rolled before a decision, for a bot or for the player's Zentrum."""
        return False

    def options(self, state: "State") -> list[int]:
        """Returns every legal move, sorted; empty if the step is over."""
        raise NotImplementedError

    def apply(self, state: "State", move: i64) -> None:
        """Executes a legal move."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Returns the step as in texts."""
        out = [self.kind]
        for slot in self.slots.split():
            out.append(FIXED_SLOTS[slot] if slot in FIXED_SLOTS else int(getattr(self, slot.rstrip("?"))))
        return out + [0] * (STEP - len(out))

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)}" for name in field_names(self.slots)]
        return f"{type(self).__name__}({', '.join(fields)})"


def field_names(slots: str) -> list[str]:
    """Returns the fields named by the slots of a step, each once."""
    return list(dict.fromkeys(slot.rstrip("?") for slot in slots.split() if slot not in FIXED_SLOTS))


def read_step(kind: type[Step], numbers: list[int]) -> Step:
    """Builds a step of this kind from its eight numbers; raises ValueError if it has no such numbers."""
    fields: dict[str, int | bool] = {}
    for slot, number in zip(kind.slots.split(), numbers[1:], strict=False):
        if slot.endswith("?"):
            fields[slot.rstrip("?")] = number != 0
        elif slot not in FIXED_SLOTS:
            fields[slot] = number
    build: Callable[..., Step] = kind
    step = build(**fields)
    if step.numbers() != numbers:
        raise ValueError(f"{numbers} is no {kind.__name__}")
    return step
