"""Constants of the engine: places, kinds of markers, and the steps of the agenda."""

from typing import Final

from republik.table.native import i64

PARTIES: Final = 4
CITIES: Final = 11

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
# what was done with the actions of one card, as bits in addition to 1 << kind of dice action
BOUGHT: Final = 16
STORED: Final = 32

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
COALITION_MASKS: Final = (5, 3, 10)
COALITION_NAMES: Final = ("left", "weimar", "right")

# Steps on the agenda: kind, seat, and six numbers a to f. Those below FIRST_DECISION run automatically.
START_ROUND: Final = 0  # a = round
REVEAL: Final = 1  # agendas
AGENDA_TURNS: Final = 2  # seat first, clockwise
AGENDA_TURN: Final = 3
DRAW_HAND: Final = 4  # the three party cards, if not drawn yet
EARLY_PLAYS: Final = 5
IMPULSES: Final = 6  # seat first
NEXT_IMPULSE: Final = 7  # seat
END_DEBATE: Final = 8
RUN_EVENT: Final = 9  # the event of the card in play; a = 1: after its other use
END_CARD: Final = 10
EFFECT: Final = 11  # seat "you"; a = effect, b = the city or -1, c = chosen cities packed, d = values' card or -1
RUN: Final = 12  # seat acts; a = index of its EFFECT on the stack, b = block, c = next step
PERFORM: Final = 13  # seat acts; a = EFFECT, b = block, c = step, d = the foe
EACH: Final = 14  # a = EFFECT, b = block, c = cities done
POLITICS: Final = 15  # a = step, b = part
RESOLVE: Final = 16  # a = index in the order of white topics
NEXT_SOCIETY: Final = 17  # a = space
MINOR_BONUS: Final = 18  # a = minor party
ACT_ROLL: Final = 19
ACT_RESULT: Final = 20
ASK_REACTIONS: Final = 21  # a = parties asked
REACTION_RESULT: Final = 22
AFTER_ROLL: Final = 23  # a = roller, b = dice, c = parties asked, f = flags
CITY_ROLLED: Final = 24  # a = marker
CRISIS: Final = 25  # seat; a = rolls left
CRISIS_RESULT: Final = 26
NEGOTIATE: Final = 27  # a = card
NEGOTIATED: Final = 28
FOREIGN_END: Final = 29
ROUND_END: Final = 30
NEXT_ROUND: Final = 31
COUNT_VOTES: Final = 32  # a = EFFECT, b = block, c = step
COUNT_BALLOT: Final = 33
FORM: Final = 34  # a = mask of coalitions refused
SWEAR_IN: Final = 35  # a = mask of parties
NSDAP_FIGURE: Final = 36  # a = party
BLACK_FRIDAY: Final = 37  # a = markers left
BOT_USE: Final = 38  # a bot uses the card in play; a = use
ASK_CANCEL: Final = 39  # seat acts; a = parties asked
ASK_FEWER: Final = 40  # likewise
FIRST_DECISION: Final = 48
DEAL: Final = 48  # chance: a = deck, b = hand, c = cards to deal
SEATING: Final = 49  # chance
ROLL: Final = 50  # chance: a = roller, b = dice, c = dice left, d = highest, e = sixes, f = flags
START_CITY: Final = 51  # chance: a = marker, b = left, c = cities barred
DECIDE_DIE: Final = 52  # chance, a bot's die: a = reason, b = additional number
BOT_DRAW: Final = 53  # chance: the top card of a bot's pile; a = bot
FETCH: Final = 54  # chance: a = party
AGENDA: Final = 55
CHOOSE_FIRST: Final = 56  # a = reason
AGREE_FIRST: Final = 57  # a = reason, b = party proposed
PLAY: Final = 58
OTHER_USE: Final = 59
CANCEL_EVENT: Final = 60
ACTIONS_STEP: Final = 61  # a = points, b = city or -1, c = done, d = bonus
TOPIC_STEP: Final = 62  # a = steps, b = only this topic or -1, c = 1: reserve may be added
POINT_STEP: Final = 63  # a = slot, b = steps, c = as above
PLACE_BASE: Final = 64  # seat owns; a = left, b = cities barred, c = only this city or -1
REMOVE_BASE: Final = 65  # a = parties, b = left, c = only this city or -1, d = 1: the die has been rolled
DEMO_BASE: Final = 66  # a = left, b = city
PUT_MARKER: Final = 67  # a = marker, b = left
TAKE_MARKER: Final = 68  # a = marker, b = left
CHOOSE_CITY: Final = 69  # a = EFFECT, b = block, c = step
CHOOSE_CITIES: Final = 70  # a = EFFECT, b = left, c = block they are for
MOBILISE_TO: Final = 71  # a = units, b = left, c = 1: from the supply only
MOBILISE: Final = 72  # a = units, b = left, c = city, d = 1: from the supply only
DISSOLVE: Final = 73  # a = parties, b = left, c = only this city or -1, d = 1: optional
RECALL: Final = 74  # a = left
TAKEOVER: Final = 75  # a = city or -1
FLAG: Final = 76  # a = +1 or -1, b = left
SOCIETY_IN: Final = 77
SOCIETY_OUT: Final = 78
TOPIC_IN: Final = 79  # a = point
OPTION: Final = 80  # a = EFFECT, b = block, c = step
MAY: Final = 81  # likewise
VOTE: Final = 82  # a = EFFECT, b = block, c = step
FOE: Final = 83  # a = EFFECT, b = block, c = step
FOREIGN: Final = 84
DISCARD: Final = 85  # a = left
PURGE: Final = 86
TOPIC_OPTION: Final = 87  # a = slot, b = partner or -1
AGREE: Final = 88  # a = slot, b = option, c = proposer
YELLOW: Final = 89
MAJORITY: Final = 90  # a = place (0 first, 1 second), b = parties out
CONTROL: Final = 91  # a = minor party, b, c = the two
BALLOT: Final = 92  # a = candidates
RUNOFF: Final = 93  # a = tied candidates, b = number to choose, c = those already chosen
COALITION: Final = 94  # a = coalitions tied, b = refused
JOIN: Final = 95  # a = coalition, b = refused, c = 1: the other partner has agreed
CHANCELLOR: Final = 96  # a = parties
OPPOSE: Final = 97
FEWER_DICE: Final = 98
REACT: Final = 99
ROLL_AGAIN: Final = 100  # a = roller, b = dice, f = flags; c = 1: by Stresemann
PRESIDENT: Final = 101  # a = card
COUNTER_TARGET: Final = 102  # a = city

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

STEP: Final = 8  # numbers per step
DEEPEST: Final = 40  # maximum number of pending steps

Step = tuple[i64, i64, i64, i64, i64, i64, i64, i64]
