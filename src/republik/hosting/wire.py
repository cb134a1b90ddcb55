"""All messages between page and server, as types: requests are validated against them, and the OpenAPI description is
generated from them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from republik import games
from republik.table.phrases import Choice, Outlook, Phrase

# -- how messages are declared ----------------------------------------------------------------------------


class Limit(NamedTuple):
    """The limits of a number, or of the length of a text, list or mapping."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None


class Strict:
    """A message that clients send: unknown fields are refused."""


class Unset(Enum):
    """The type of UNSET."""

    UNSET = "unset"


UNSET: Final = Unset.UNSET
"""Instead of a field that a client has not sent."""

Value = TypeVar("Value")


class Shared(Generic[Value]):
    """A part of several messages, which is encoded once. From then on only its encoded form remains: it is smaller, and
    the garbage collector need not look at it."""

    __slots__ = ("_encoded", "_value")

    def __init__(self, value: Value) -> None:
        self._value: Value | None = value
        self._encoded: object = None

    def encoded(self, encode: Callable[[Value], object]) -> object:
        """Returns the part as `encode` made it for the first message."""
        if self._value is not None:
            self._encoded, self._value = encode(self._value), None
        return self._encoded


class Recurring(Generic[Value]):
    """A list of parts of many messages: a game may return the same object again for what is the same in every game, and
    then it is encoded only once."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Value]) -> None:
        self.parts = parts


Text = str | bytes
"""A message as JSON; bytes are encoded in UTF-8 already."""


class Codec(Protocol):
    """Writes and reads messages as JSON."""

    def encode(self, message: object) -> Text: ...

    def read_request(self, data: str | bytes) -> "Request":
        """Reads a message to a table; raises CannotDo if it is none."""
        ...


# -- limits -----------------------------------------------------------------------------------------------

MAX_MOVE_TEXT_LENGTH = 200
HIGHEST_MOVE = 1_000_000
HIGHEST_NUMBER = 1_000_000

MoveText = Annotated[str, Limit(min_length=1, max_length=MAX_MOVE_TEXT_LENGTH)]
MoveId = Annotated[int, Limit(ge=0, le=HIGHEST_MOVE)]
Number = Annotated[int, Limit(ge=0, le=HIGHEST_NUMBER)]
Name = Annotated[str, Limit(max_length=40)]
Password = Annotated[str, Limit(max_length=200)]
Email = Annotated[str, Limit(max_length=254)]
Sent = Literal["sent", "off", "failed", "sending"]
Token = Annotated[str, Limit(min_length=1, max_length=100)]
Word = Annotated[str, Limit(min_length=1, max_length=20)]
GameData = object
"""What a game's presenter returned: typed there, and an object with the names of its fields here."""
JsonObject = Mapping[str, Any]
"""An object whose fields are described elsewhere."""
MAX_CHAT_LENGTH = 500
MAX_NOTES_LENGTH = 4_000
MAX_LESSON_STEPS = 100
MAX_UNDO_STEPS = 200
MAX_GAME_SETTINGS = 20
MAX_GAMES_SET = 20
LONGEST_DELAY = 200
MAX_SEATS = 8
MAX_OPTIONS = 8
MAX_FILE_LENGTH = 256 * 1024

# -- what is asked and answered alike ---------------------------------------------------------------------


@dataclass(frozen=True)
class Clock(Strict):
    """No clock, days per decision, or live: minutes per game and seconds per decision."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Limit(ge=0, le=30)] = 0
    minutes: Annotated[int, Limit(ge=0, le=600)] = 0
    increment: Annotated[int, Limit(ge=0, le=300)] = 0


@dataclass
class Notes(Strict):
    """A player's private notes on a table."""

    text: Annotated[str, Limit(max_length=MAX_NOTES_LENGTH)]


LessonSteps = Annotated[list[Annotated[str, Limit(max_length=40)]], Limit(max_length=MAX_LESSON_STEPS)]


@dataclass
class LessonProgress(Strict):
    """How far a player has followed a lesson: the keys of the steps shown so far, the number of the step being read
    (the number of steps if all are read), whether the player has ended the lesson, and the keys of the steps that were
    not read while they applied."""

    told: LessonSteps = field(default_factory=list)
    at: Annotated[int, Limit(ge=0, le=MAX_LESSON_STEPS)] = 0
    closed: bool = False
    later: LessonSteps = field(default_factory=list)


# -- what is asked ---------------------------------------------------------------------------------------


@dataclass
class Notify(Strict):
    """How to notify a player that it is their turn; an empty webhook means none."""

    push: bool = False
    email: bool = False
    webhook: Annotated[str, Limit(max_length=500)] = ""


@dataclass
class PageSettings(Strict):
    """How a member wants the page to look and to behave: `confirm_reveals` and `confirm_turns` ask before a move that
    reveals hidden cards or ends the turn, `pace` is that of the other seats' turns. `games` has each game's own
    settings by name."""

    theme: Literal["auto", "light", "dark"] = "auto"
    sound: bool = False
    confirm_reveals: bool = True
    confirm_turns: Literal["auto", "always", "never"] = "auto"
    pace: Literal["slow", "normal", "fast", "none"] = "normal"
    games: Annotated[
        dict[Word, Annotated[dict[Word, bool], Limit(max_length=MAX_GAME_SETTINGS)]], Limit(max_length=MAX_GAMES_SET)
    ] = field(default_factory=dict)


@dataclass
class Changes(Strict):
    """Changes to an account or guest: displayed name, language, e-mail address, notifications; a member's settings of
    the page."""

    name: Name | Unset = UNSET
    language: Annotated[str, Limit(max_length=2)] | Unset = UNSET
    email: Email | Unset = UNSET
    notify: Notify | Unset = UNSET
    settings: PageSettings | Unset = UNSET


@dataclass
class NewAccount(Strict):
    """Turns a guest into a member."""

    name: Name
    password: Password
    email: Email = ""


@dataclass
class Login(Strict):
    """A member's name and password."""

    name: Annotated[str, Limit(max_length=200)]
    password: Password


@dataclass
class EmptyBody(Strict):
    """An empty object."""


@dataclass
class NewPassword(Strict):
    """A new password, with the current one."""

    old: Password
    new: Password


@dataclass
class DeleteAccount(Strict):
    """Deletes all data of a person; members confirm with their password. `chat` also deletes what they said."""

    password: Password = ""
    chat: bool = False


@dataclass
class Confirmation(Strict):
    """The token of a link sent to an e-mail address."""

    token: Token


@dataclass
class PushAddress(Strict):
    """A push subscription as the browser describes it: its address and its encryption keys."""

    endpoint: Annotated[str, Limit(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Limit(min_length=1, max_length=100)]
    auth: Annotated[str, Limit(min_length=1, max_length=40)]


@dataclass
class EndPush(Strict):
    """Ends a browser's push subscription."""

    endpoint: Annotated[str, Limit(min_length=1, max_length=1000)]


@dataclass
class NewTable(Strict):
    """A new table: for every seat `person` or the name of a level. `sit` lists the seats of the creator; the default is
    the first person's seat, and all of them means hot seat. `options` are the game's (see `GameInfo`); `edition` sets
    the first one. Spectators see the game `delay` decisions late. Players who join agree that the computer may take
    over their seat after `takeover` days without a decision (0: never). `lesson` names a guided game with a fixed
    seed."""

    seats: Annotated[dict[Word, Word], Limit(max_length=MAX_SEATS)]
    game: Word = games.DEFAULT
    edition: Annotated[str, Limit(max_length=20)] = ""
    options: Annotated[dict[Word, Word], Limit(max_length=MAX_OPTIONS)] = field(default_factory=dict)
    open: bool = False
    sit: Annotated[list[Word], Limit(max_length=MAX_SEATS)] | None = None
    rated: bool = False
    language: Annotated[str, Limit(max_length=10)] = ""
    clock: Clock = Clock()
    delay: Annotated[int, Limit(ge=0, le=LONGEST_DELAY)] = 0
    takeover: Annotated[int, Limit(ge=0, le=365)] = 0
    lesson: Annotated[str, Limit(max_length=20)] = ""


@dataclass
class Continuation(Strict):
    """A new table that continues from the position after `at` decisions of a finished game; hidden cards are dealt
    again. `seats`, `sit` and `open` as for a new table."""

    at: Number
    seats: Annotated[dict[Word, Word], Limit(max_length=MAX_SEATS)]
    open: bool = False
    sit: Annotated[list[Word], Limit(max_length=MAX_SEATS)] | None = None


@dataclass
class GameFile(Strict):
    """A game in a file: a record, or the interchange format of its game."""

    text: Annotated[str, Limit(max_length=MAX_FILE_LENGTH)]


@dataclass
class NewInvitation(Strict):
    """A link to a free seat, or for a spectator."""

    seat: Word | None = None


@dataclass
class Redemption(Strict):
    """The token of an invitation."""

    token: Token


@dataclass
class Seating(Strict):
    """Takes a free seat at an open table."""

    seat: Word


@dataclass
class Question(Strict):
    """Asks for a hint from this level; empty: the strongest level that gives hints without a time limit."""

    level: Annotated[str, Limit(max_length=20)] = ""


@dataclass
class RequestAnalysis(Strict):
    """Asks for an analysis of the finished game by this level; empty: the game's default."""

    level: Annotated[str, Limit(max_length=20)] = ""


@dataclass
class RequestRematch(Strict):
    """Asks for another game with sides swapped."""


@dataclass(slots=True)
class Decide(Strict):
    """A decision: the number of the view it answers, and one of the moves listed there (text or id)."""

    type: Literal["decide"] = field(default="decide", init=False)
    number: Number
    move: MoveText | MoveId


@dataclass(slots=True)
class Undo(Strict):
    """Takes back the last `steps` decisions: all of them, or none."""

    type: Literal["undo"] = field(default="undo", init=False)
    number: Number
    steps: Annotated[int, Limit(ge=1, le=MAX_UNDO_STEPS)] = 1


@dataclass(slots=True)
class Resign(Strict):
    """Resigns. `seat` is required from a player who holds two seats."""

    type: Literal["resign"] = field(default="resign", init=False)
    seat: Word | None = None


@dataclass(slots=True)
class Say(Strict):
    """A chat message to everybody at the table."""

    type: Literal["say"] = field(default="say", init=False)
    text: Annotated[str, Limit(min_length=1, max_length=MAX_CHAT_LENGTH)]


@dataclass(slots=True)
class Propose(Strict):
    """An offer to the other players: to go back to a number of decisions, to play again, or to let the computer take
    over a seat. With several other players `seat` names the seat to take over; the default is the seat to act."""

    type: Literal["offer"] = field(default="offer", init=False)
    what: Literal["take-back", "rematch", "takeover"]
    level: Word | None = None
    decisions: Number | None = None
    seat: Word | None = None


@dataclass(slots=True)
class Answer(Strict):
    """Accepts or declines the offer with this number; without one, the answer is refused."""

    type: Literal["answer"] = field(default="answer", init=False)
    accept: bool
    number: Number | None = None


@dataclass(slots=True)
class Withdraw(Strict):
    """Withdraws one's own offer."""

    type: Literal["withdraw"] = field(default="withdraw", init=False)


@dataclass(slots=True)
class Ping(Strict):
    """Checks the connection; the server answers with `pong`."""

    type: Literal["ping"] = field(default="ping", init=False)


Request = Decide | Undo | Resign | Say | Propose | Answer | Withdraw | Ping

# -- what is answered --------------------------------------------------------------------------------------


@dataclass
class Refusal:
    """Why a request was refused: a key, the reason in English and as a phrase, and the number of the rule. If several
    refusals apply, prefer one that is not `general`."""

    error: str
    reason: str
    phrase: Phrase
    rule: str = ""
    details: dict[str, str] = field(default_factory=dict)
    general: bool = False


@dataclass
class Rating:
    """A Glicko-2 rating for one seat of a game, with its deviation."""

    game: str
    seat: str
    points: int
    games: int
    deviation: int


@dataclass
class Me:
    """The current visitor. `push_key` is the server's public key for web push (VAPID). `mail` says whether the server
    sends e-mail; it only uses addresses that are `email_confirmed`. `settings` are a member's, once there are any;
    those of a guest stay in the browser."""

    name: str
    member: bool
    email: str
    language: str
    ratings: list[Rating]
    notify: Notify
    push_key: str
    email_confirmed: bool
    mail: bool
    settings: PageSettings | None = None


@dataclass
class Confirmed:
    """The address is confirmed and receives notifications if its owner wants them."""

    email: str


@dataclass
class LinkSent:
    """Whether the link was sent."""

    email: Sent


@dataclass
class OwnData:
    """Everything stored about a person, as in the columns of the database."""

    name: str
    member: bool
    created: str
    language: str
    email: str
    email_confirmed: bool
    notify: Notify
    settings: PageSettings | None
    site: str
    sessions: list[JsonObject]
    push_subscriptions: list[JsonObject]
    tables: list[JsonObject]
    seats: list[JsonObject]
    watched: list[JsonObject]
    decisions: list[JsonObject]
    chat: list[JsonObject]
    notes: list[JsonObject]
    ratings: list[JsonObject]
    rating_changes: list[JsonObject]


@dataclass
class Rated:
    """A member on the leaderboard."""

    name: str
    points: int
    deviation: int
    games: int


@dataclass
class RatingList:
    """The leaderboard of a game, by seat."""

    game: str
    seats: dict[str, list[Rated]]


@dataclass
class GameResults:
    """How often somebody won, lost and drew in one seat of a game against one kind of opponent: a level or `person`."""

    game: str
    seat: str
    opponent: str
    won: int
    lost: int
    drawn: int


@dataclass
class RatingPoint:
    """A rating after a rated game."""

    game: str
    seat: str
    at: str
    points: int


@dataclass
class Profile:
    """What is known of somebody's games: of a member only games that everybody may see; of oneself all of them."""

    name: str
    member: bool
    since: str
    you: bool
    ratings: list[Rating]
    results: list[GameResults]
    curve: list[RatingPoint]


@dataclass
class NoticeTest:
    """The results of sending a test notification."""

    push: Sent
    email: Sent
    webhook: Sent


@dataclass
class OptionInfo:
    """An option that is chosen before the game starts."""

    name: str
    values: list[str]
    default: str


@dataclass
class LessonInfo:
    """A guided game: for each seat `person` or a computer player, and the options it was written for."""

    name: str
    seats: dict[str, str]
    options: dict[str, str]


@dataclass
class GameInfo:
    """A game on this server. `automatic` lists, by the value of the first option, the seats that the rules play
    themselves; `players` lists the computer players available for each seat. Of the `levels`, `default_level` is the
    default opponent, `substitute` takes over for a player who leaves, `advisers` give hints, and `slow` ones search:
    they need the compiled engine of a server. `values` names the custom values that new tables use, or is empty;
    `analysis` says whether finished games can be analysed, `interchange` whether games can be saved for other programs,
    `board` whether the game's package brings a board for the page, at `/games/{name}/board.js`. `option` and `editions`
    are the name and the values of the first option."""

    name: str
    seats: list[str]
    options: list[OptionInfo]
    option: str
    editions: list[str]
    automatic: dict[str, list[str]]
    levels: list[str]
    slow: list[str]
    default_level: str
    substitute: str
    advisers: list[str]
    players: dict[str, list[str]]
    lessons: list[LessonInfo]
    values: str
    analysis: bool
    interchange: bool
    languages: list[str]
    board: bool


@dataclass
class GameMessages:
    """A game's messages in one language as a Fluent file, and the names of things by kind and id. If the game does not
    support the language, they are in English and `translated` is false."""

    language: str
    translated: bool
    messages: str
    names: dict[str, dict[str, str]]


@dataclass
class GameComponents:
    """What is printed on the components of a game with these options."""

    game: str
    options: dict[str, str]
    components: GameData


@dataclass
class CustomComponents:
    """The components of a game with custom values, and their names by language, kind and id."""

    values: str
    parts: GameData
    names: dict[str, dict[str, dict[str, str]]]


@dataclass
class Games:
    """All games on this server. `offline` says whether it also serves the page that needs no server, at `/offline/`."""

    games: list[GameInfo]
    offline: bool


@dataclass
class SeatInfo:
    """The occupant of a seat: a person or a level by name; a free seat has no name."""

    seat: str
    kind: Literal["person", "level", "free"]
    name: str
    you: bool


@dataclass
class TableInfo:
    """A table. `edition` is the value of its first option; `when` says how far the game has progressed; `commitment` is
    the hash of the seed; `result` is set at the end, and so is the `headline` of the front page, unless the game ended
    before headlines were stored. If spectators see the table with a delay, this omits who is to act, the progress and
    the time of the last move for them. `values` names the custom values of the table, or is empty."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    values: str
    open: bool
    created: str
    seats: list[SeatInfo]
    commitment: str
    result: str | None
    headline: Phrase | None
    rated: bool
    language: str
    clock: Clock
    delay: int
    takeover: int
    lesson: str
    prepared: bool
    to_act: str | None
    your_turn: bool
    when: Phrase | None
    updated: str
    rematch: str | None


@dataclass
class History:
    """A page of finished games, newest first; `next` is the `before` of the following page, null on the last one."""

    tables: list[TableInfo]
    next: str | None


@dataclass
class TableList:
    """Open tables with a free seat, the visitor's own tables, open tables in play to watch, and a few that have ended;
    newest first."""

    open: Shared[list[TableInfo]]
    mine: list[TableInfo]
    watch: Shared[list[TableInfo]]
    ended: Shared[list[TableInfo]]


@dataclass
class InvitationInfo:
    """An invitation. The token is shown only once."""

    token: str
    seat: str | None


@dataclass
class LinksWithdrawn:
    """The number of withdrawn spectator links, and of spectators who had used one."""

    links: int
    watchers: int


@dataclass
class LogLine:
    """A line of the log. It covers `count` events starting with number `first`, which belong to decision number `at`.
    `places` are the places it mentions, `seat` the seat that acted; `turn` marks the start of that seat's turn."""

    phrase: Phrase
    first: int
    count: int
    at: int
    level: Literal["heading", "action", "detail"]
    seat: str
    places: list[str]
    chapter: bool
    turn: bool


@dataclass
class Choices:
    """All legal moves of the seat; empty if another seat is to act."""

    number: int
    moves: list[Choice]


@dataclass
class GameEvent:
    """An event of decision number `at`, as far as the seat may know it."""

    key: str
    args: JsonObject
    at: int


@dataclass
class Story:
    """Events and log lines, starting with event number `start`."""

    number: int
    start: int
    events: Shared[list[GameEvent]]
    lines: Shared[list[LogLine]]


@dataclass
class OutcomeInfo:
    """The result of the game; `winner` is null if nobody won."""

    winner: str | None
    termination: str
    rule: str
    phrase: Phrase


@dataclass
class ClockState:
    """The seconds left for each seat that has a clock, and the seat whose clock is running."""

    kind: Literal["days", "live"]
    remaining: dict[str, float]
    running: str | None
    days: int
    increment: int


@dataclass
class ChatMessage:
    """A chat message."""

    number: int
    seat: str
    name: str
    text: str
    at: str


@dataclass(frozen=True)
class Offer:
    """An offer to the other players. `seat` is the one that the computer would take over, and only its player answers;
    `accepted` lists the seats that have already agreed to a rematch, which needs everyone. An answer names the offer by
    its `number`, which is 0 for offers of earlier versions."""

    what: Literal["take-back", "rematch", "takeover"]
    by: str
    level: str
    decisions: int
    seat: str = ""
    accepted: tuple[str, ...] = ()
    number: int = 0


@dataclass
class RulesCorrected:
    """The game started under an earlier revision of the rules. `refused` is the number of the first decision that the
    current rules refuse (0: none), `rule` the reason; the game is shown up to that point. With `other_result` the
    current rules accept every decision, but the game would have ended differently or would be over by now."""

    began: int
    now: int
    refused: int = 0
    rule: str = ""
    other_result: bool = False


@dataclass(slots=True)
class TableView:
    """Everything a seat may know now; `seat` is null for spectators. Clients keep the events before `start` and drop
    any others; fewer events than before mean that some were taken back. The first of `lines` may begin before `start`:
    it replaces all lines from there on. `prompt` says what to decide, `when` how far the game has progressed, and
    `outlook` is the forecast (null over a socket if it has not changed since that socket's last view). `state`
    describes the view in words if requested (`words`). `undo` is the number of decisions that can be taken back; `chat`
    contains messages that are new to this socket; a `delayed` view lags behind the game. `acted` is the number of this
    seat's last decision; 0 if it has made none."""

    type: Literal["view"] = field(default="view", init=False)
    table: str
    number: int
    decisions: int
    seat: str | None
    to_act: str | None
    view: GameData
    moves: Recurring[Choice]
    undo: int
    start: int
    events: Shared[list[GameEvent]]
    lines: Shared[list[LogLine]]
    prompt: Phrase
    when: Phrase
    state: list[Phrase]
    outlook: Shared[Recurring[Outlook]] | None
    seats: list[SeatInfo]
    commitment: str
    outcome: OutcomeInfo | None
    seed: str | None
    forecast: GameData
    clock: ClockState | None
    offer: Offer | None
    chat: list[ChatMessage]
    rematch: str | None
    delayed: bool
    present: list[str]
    spectators: int
    corrected: RulesCorrected | None
    acted: int


@dataclass
class PastView:
    """What the seat knew after `decisions` of `total` decisions. The seat `open` shows all hands after the end. `move`
    is the last decision as records write it, if the seat may know it."""

    decisions: int
    move: str | None
    seat: str | None
    to_act: str | None
    view: GameData
    forecast: GameData
    prompt: Phrase
    when: Phrase
    state: list[Phrase]
    outlook: Shared[Recurring[Outlook]]
    total: int
    outcome: OutcomeInfo | None


@dataclass
class SceneStep:
    """A log line and what it changed: the entries of the view that are different afterwards, and the forecast if it is
    different (null: unchanged)."""

    line: LogLine
    changes: GameData
    forecast: GameData | None
    outlook: Shared[Recurring[Outlook]] | None


@dataclass
class Scene:
    """What happened from decision `start` to decision `end`, step by step. `view` and `forecast` are those before."""

    start: int
    end: int
    seat: str | None
    view: GameData
    forecast: GameData
    outlook: Shared[Recurring[Outlook]]
    steps: list[SceneStep]


@dataclass
class Preview:
    """The table after a move, up to the point where chance or hidden information decides; `reveals` says whether the
    move would reveal something hidden, `ends_turn` whether the seat would no longer act after it."""

    number: int
    move: int
    view: GameData
    forecast: GameData
    outlook: list[Outlook]
    to_act: str | None
    reveals: bool
    ends_turn: bool


@dataclass
class TimelinePoint:
    """Public figures by name, after decision `at`."""

    at: int
    when: Phrase
    figures: dict[str, int]


@dataclass
class Timeline:
    """One point per action, and one per heading of the log."""

    points: list[TimelinePoint]


@dataclass
class Stage:
    """A play of a finished game, or a part of it without one, and the decision with which it began."""

    decision: int
    kind: str
    seat: str | None
    when: Phrase
    title: Phrase


@dataclass
class Curve:
    """The winning chances of a seat, or of partners: before each stage, and at the end."""

    seats: list[str]
    chances: list[float]


@dataclass
class TurningPoint:
    """A play that changed a curve by five points or more, in sentences; `seats` are those of the curve."""

    decision: int
    seat: str | None
    when: Phrase
    title: Phrase
    line: Phrase | None
    cause: Literal["play", "dice", "cards"]
    seats: list[str]
    before: float
    after: float
    sentences: list[Phrase]


@dataclass
class Course:
    """A finished game, play by play, as an observer sees it who knows all cards. `decisions` is their number."""

    decisions: int
    stages: list[Stage]
    curves: list[Curve]
    turning_points: list[TurningPoint]


@dataclass
class Analysis:
    """The progress of the analysis of a finished game; `result` is the output of `republik analyse --json`. By
    decision, `moves` describes the moves it names and `outlooks` the forecasts it contains. `course` needs no analysis:
    every finished game of a game that can be analysed has it."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    level: str
    result: JsonObject | None
    moves: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    outlooks: dict[str, list[Outlook]] = field(default_factory=dict)
    course: Course | None = None


@dataclass
class Forecast:
    """The forecast: as phrases, and as figures if the game provides them."""

    number: int
    forecast: GameData
    outlook: Shared[Recurring[Outlook]]


@dataclass
class Verdict:
    """Whether a move is legal, and if not, why."""

    number: int
    legal: bool
    refusal: Refusal | None


@dataclass
class Verdicts:
    """For each requested move why it is not legal, or null if it is; `moves` describes the moves that a click on a
    place could have meant."""

    number: int
    refusals: dict[str, Refusal | None]
    moves: dict[str, Phrase] = field(default_factory=dict)


@dataclass
class HintReason:
    """A reason for or against a choice: what happens on the board, or a feature with its change of the chance to
    win."""

    feature: str
    amount: float
    phrase: Phrase | None = None


@dataclass
class HintChoice:
    """A move with the seat's chance to win after it."""

    id: int
    text: str
    phrase: Phrase
    chance: float
    weight: float
    reasons: list[HintReason]


@dataclass
class Hint:
    """What a level would do, best choice first."""

    number: int
    level: str
    choices: list[HintChoice]


@dataclass(slots=True)
class Refused:
    """A message was refused; `number` is that of the newest view, so that a client can tell if it lags behind."""

    type: Literal["refused"] = field(default="refused", init=False)
    error: str
    reason: str
    phrase: Phrase
    number: int
    rule: str = ""
    details: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Pong:
    """The answer to `ping`."""

    type: Literal["pong"] = field(default="pong", init=False)


@dataclass
class Health:
    """The server is up."""

    status: Literal["ok"]
    version: str
