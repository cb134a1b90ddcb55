"""Constants of the engine: seats, uses of a card, kinds of symbols, endings."""

from typing import Final

WEST: Final = 0
EAST: Final = 1
NOBODY: Final = -2

# 6: the four uses of a card, in the order of the rulebook
REMOVE_UNREST: Final = 0
BUILD_UP: Final = 1
LIVING_STANDARD: Final = 2
EVENT: Final = 3
USES: Final = 4

# where a chosen card came from
FROM_DISPLAY: Final = 0
FROM_HAND: Final = 1
FROM_SPECIAL: Final = 2

# where a dealt card goes
TO_WEST: Final = 0
TO_EAST: Final = 1
TO_DISPLAY: Final = 2
TO_TOP: Final = 3

# 6.4: kinds of symbols without arrow
S_BUILD: Final = 0
S_DISMANTLE: Final = 1
S_PLACE: Final = 2
S_REMOVE: Final = 3
S_MOVE: Final = 4
S_REDUCE: Final = 5
S_LIVING: Final = 6
S_LIVING_PLAIN: Final = 7
S_LOSE_LIVING: Final = 8
S_RUNDOWN: Final = 9
S_REPAIR: Final = 10
S_CLOSE: Final = 11
S_RED_POLICE: Final = 12
S_PINK_POLICE: Final = 13
S_WALL_BUILT: Final = 14
S_WALL_OPENED: Final = 15
S_DISSOLVE: Final = 16
S_GUILLAUME: Final = 17
S_RED_PRESTIGE: Final = 18  # surplus red prestige arrow: remove own or place at the opponent
S_YELLOW_PRESTIGE: Final = 19

# 6.4: an event's remaining symbols are counted per row; surplus arrows have separate rows
MAX_ROWS: Final = 6
ROW_RED: Final = 6
ROW_YELLOW: Final = 7
ROW_RED_PRESTIGE: Final = 8
ROW_YELLOW_PRESTIGE: Final = 9
ALL_ROWS: Final = 10

# how a game ended
ONGOING: Final = 0
COLLAPSE: Final = 1
BANKRUPTCY: Final = 2
TRIUMPH: Final = 3
FAILURE: Final = 4
SURVIVAL: Final = 5
TERMINATIONS: Final = ("", "collapse", "bankruptcy", "socialism_triumphs", "socialism_fails", "survival")
TERMINATION_RULES: Final = ("", "9.10", "9", "9.9", "9.9", "9.10")

PROTEST: Final = 4  # 4: every fourth unrest is a mass protest
LAST_DECADE: Final = 4
HAND: Final = 2  # 3: hands are refilled to 2 cards
DISPLAY: Final = 7
TRACK_END: Final = 6
SOCIALISTS: Final = 12
MAX_LIVING: Final = 3  # 6.3: living standards per action
LIVING_COST: Final = 3  # 6.3: the n-th living standard requires 3n
MAX_LENT: Final = 2  # 6.3: points of the card for one province
COLLAPSE_AT: Final = 4

FIRST_DECISION: Final = 16  # smaller kinds are steps that run automatically
STEP_KINDS: Final = 43
STEP: Final = 4  # numbers per step in texts
DEEPEST: Final = 12  # maximum number of pending steps; at most six have been observed
