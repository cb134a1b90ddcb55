"""Every message between page and server, as types: what is read is checked against them, the OpenAPI description is
made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_MOVE_TEXT = 200
HIGHEST_MOVE = 1_000_000
HIGHEST_NUMBER = 1_000_000

MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE_TEXT)]
MoveId = Annotated[int, Meta(ge=0, le=HIGHEST_MOVE)]
Number = Annotated[int, Meta(ge=0, le=HIGHEST_NUMBER)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=20)]

# -- what is asked ---------------------------------------------------------------------------------------


class NewName(Struct, forbid_unknown_fields=True):
    """The name others see."""

    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """A game: for every seat `person` or the name of a level; `sit` names the seats of whoever asks.

    Without `sit` that is the first person's seat; with all of them people play on one screen.
    """

    seats: Annotated[dict[Word, Word], Meta(max_length=4)]
    game: Word = "wsdv"
    edition: Word = "2.1"
    open: bool = False
    sit: Annotated[list[Word], Meta(max_length=4)] | None = None


class NewInvitation(Struct, forbid_unknown_fields=True):
    """A link to a free seat, or to watch."""

    seat: Word | None = None


class Redemption(Struct, forbid_unknown_fields=True):
    """The token of an invitation."""

    token: Token


class Seating(Struct, forbid_unknown_fields=True):
    """A free seat at an open table."""

    seat: Word


class Question(Struct, forbid_unknown_fields=True):
    """A hint: what this level would do."""

    level: Word = "minister"


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """A decision: the number of the view it answers, and one of the moves it listed (text or id)."""

    number: Number
    move: MoveText | MoveId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """The last decision is taken back."""

    number: Number


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """The game is given up. `seat` is needed by those who have two."""

    seat: Word | None = None


Request = Decide | Undo | Resign

# -- what is answered --------------------------------------------------------------------------------------


class Refusal(Struct):
    """Why something was not done: a key for translations, the reason in English, the rule's number."""

    error: str
    reason: str
    rule: str = ""
    details: dict[str, str] = {}


class Me(Struct):
    """Who is asking."""

    name: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    seats: list[str]
    editions: list[str]
    levels: list[str]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class SeatInfo(Struct):
    """Who sits there: a guest's name or a level's; a free seat has neither."""

    seat: str
    kind: Literal["person", "level", "free"]
    name: str
    you: bool


class TableInfo(Struct):
    """A table. `commitment` is the promise of the seed; `result` comes with the end."""

    id: str
    game: str
    edition: str
    open: bool
    created: str
    seats: list[SeatInfo]
    commitment: str
    result: str | None


class TableList(Struct):
    """Open tables with a free seat, and one's own; the newest first."""

    open: list[TableInfo]
    mine: list[TableInfo]


class InvitationInfo(Struct):
    """The token is told this once."""

    token: str
    seat: str | None


class Choice(Struct):
    """A legal move."""

    id: int
    text: str


class Choices(Struct):
    """All legal moves of the seat; none when another is to act."""

    number: int
    moves: list[Choice]


class Told(Struct):
    """Something that happened, as the seat may know it."""

    key: str
    args: dict[str, Any]


class Story(Struct):
    """What happened, from event number `start` on."""

    number: int
    start: int
    events: list[Told]


class OutcomeInfo(Struct):
    """How it ended; `winner` is a seat, or nothing where nobody won."""

    winner: str | None
    termination: str
    rule: str


class TableView(Struct, tag="view"):
    """All that a seat (or a watcher: no seat) may know now. The events before `start` are those told before; where
    fewer remain than were told, the rest has been taken back."""

    table: str
    number: int
    decisions: int
    seat: str | None
    to_act: str | None
    view: dict[str, Any]
    moves: list[Choice]
    undo: bool
    start: int
    events: list[Told]
    seats: list[SeatInfo]
    commitment: str
    outcome: OutcomeInfo | None
    seed: str | None


class PastView(Struct):
    """What the seat knew after so many decisions."""

    decisions: int
    seat: str | None
    to_act: str | None
    view: dict[str, Any]


class Forecast(Struct):
    """What the decade end would do if it came now."""

    number: int
    forecast: dict[str, Any]


class Verdict(Struct):
    """Whether a move is legal, and if not, why."""

    number: int
    legal: bool
    refusal: Refusal | None


class HintReason(Struct):
    """What speaks for a choice or against it, in winning chance."""

    feature: str
    amount: float


class HintChoice(Struct):
    """A move with the seat's chance to win after it."""

    id: int
    text: str
    chance: float
    weight: float
    reasons: list[HintReason]


class Hint(Struct):
    """What a level would do, the best choice first."""

    number: int
    level: str
    choices: list[HintChoice]


class Refused(Struct, tag="refused"):
    """A message was not obeyed; `number` is the table's, so that whoever lags can see it."""

    error: str
    reason: str
    number: int
    rule: str = ""
    details: dict[str, str] = {}


class Health(Struct):
    """All is well."""

    status: Literal["ok"]
    version: str
