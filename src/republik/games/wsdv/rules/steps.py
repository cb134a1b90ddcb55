"""Constants of the engine: seats, uses of a card, kinds of symbols, and the steps of the agenda."""

from typing import Final

from republik.table.native import i64

WEST: Final = 0
EAST: Final = 1
NOBODY: Final = -2

# 6: the four uses of a card, in the order of the rulebook
REMOVE_UNREST: Final = 0
BUILD_UP: Final = 1
LIVING_STANDARD: Final = 2
EVENT: Final = 3

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

# Steps on the agenda: (kind, seat, a, b). Those below FIRST_DECISION run automatically.
START_DECADE: Final = 0
END_ACTION: Final = 1
NEXT_ACTION: Final = 2
START_HALF: Final = 3
PHASE: Final = 4  # a = number of the decade-end phase
FINISH_LIVING: Final = 5  # a = mask of provinces, b = sector that received the transfer, or -1
FINISH_ATTACKS: Final = 6
FINISH_POLICE: Final = 7
START_EVENT: Final = 8  # seat executes; a = face, b = void
FIRST_DECISION: Final = 16
DEAL: Final = 16  # a = target, b = cards still to deal
DISCARD: Final = 17  # a = cards discarded so far
ACTION: Final = 18
PRICE: Final = 19
REMOVE: Final = 20
BUILD: Final = 21  # a = points left
LIVING: Final = 22  # a = mask of provinces chosen
TRANSFER: Final = 23  # a = mask of provinces chosen
VOID: Final = 24  # a = face
SYMBOLS: Final = 25  # a = remaining symbols, 3 bits per row; b = face * SPREAD + 2 bits per province
RESOLVE: Final = 26  # the named side resolves one symbol: a = row, b = face * SPREAD + spread
RETURN_UNREST: Final = 27  # Stasi dissolved: a = unrest left on cards, b = mask of provinces used
LOOK: Final = 28
TAKE: Final = 29  # a = 0 West's hand, 1 the draw pile
GIVE: Final = 30  # a = card to be taken, b = as in TAKE
LAST_POLICE: Final = 31
IMPORT: Final = 32
SOCIALIST_IN: Final = 33
DISMANTLE: Final = 34  # a = side that loses, b = points left * 2 + 1 if the sides alternate
SPACE: Final = 35
RUN_DOWN: Final = 36  # a = factories left to run down
DISMANTLE_LINES: Final = 37  # a = units left (9.3)
HAMBURG: Final = 38  # a = phase
LOSE_SECTOR: Final = 39  # a = living standard left to lose
ATTACK: Final = 40  # a = province
POLICE_PHASE: Final = 41  # a = cards left
SOCIALIST_OUT: Final = 42  # a = socialists left to lose

SPREAD: Final = 1 << 28  # 14 provinces, 2 bits each

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

STEP: Final = 4  # numbers per step
DEEPEST: Final = 12  # maximum number of pending steps; at most six have been observed

Step = tuple[i64, i64, i64, i64]
