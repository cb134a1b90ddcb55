"""All messages between page and server, as types: requests are validated against them, and the OpenAPI description is
generated from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from republik import games
from republik.server.tables.record import Offer

MAX_MOVE_TEXT_LENGTH = 200
HIGHEST_MOVE = 1_000_000
HIGHEST_NUMBER = 1_000_000

MoveText = Annotated[str, Meta(min_length=1, max_length=MAX_MOVE_TEXT_LENGTH)]
MoveId = Annotated[int, Meta(ge=0, le=HIGHEST_MOVE)]
Number = Annotated[int, Meta(ge=0, le=HIGHEST_NUMBER)]
Name = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]
Sent = Literal["sent", "off", "failed", "sending"]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=20)]
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


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, days per decision, or live: minutes per game and seconds per decision."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class Notes(Struct, forbid_unknown_fields=True):
    """A player's private notes on a table."""

    text: Annotated[str, Meta(max_length=MAX_NOTES_LENGTH)]


LessonSteps = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MAX_LESSON_STEPS)]


class LessonProgress(Struct, forbid_unknown_fields=True):
    """How far a player has followed a lesson: the keys of the steps shown so far, the number of the step being read
    (the number of steps if all are read), whether the player has ended the lesson, and the keys of the steps that were
    not read while they applied."""

    told: LessonSteps = []
    at: Annotated[int, Meta(ge=0, le=MAX_LESSON_STEPS)] = 0
    closed: bool = False
    later: LessonSteps = []


# -- what is asked ---------------------------------------------------------------------------------------


class Notify(Struct, forbid_unknown_fields=True):
    """How to notify a player that it is their turn; an empty webhook means none."""

    push: bool = False
    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""


class PageSettings(Struct, forbid_unknown_fields=True):
    """How a member wants the page to look and to behave: `confirm_reveals` and `confirm_turns` ask before a move that
    reveals hidden cards or ends the turn, `pace` is that of the other seats' turns. `games` has each game's own
    settings by name."""

    theme: Literal["auto", "light", "dark"] = "auto"
    sound: bool = False
    confirm_reveals: bool = True
    confirm_turns: Literal["auto", "always", "never"] = "auto"
    pace: Literal["slow", "normal", "fast", "none"] = "normal"
    games: Annotated[
        dict[Word, Annotated[dict[Word, bool], Meta(max_length=MAX_GAME_SETTINGS)]], Meta(max_length=MAX_GAMES_SET)
    ] = {}


class Changes(Struct, forbid_unknown_fields=True):
    """Changes to an account or guest: displayed name, language, e-mail address, notifications; a member's settings of
    the page."""

    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=2)] | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    notify: Notify | UnsetType = UNSET
    settings: PageSettings | UnsetType = UNSET


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turns a guest into a member."""

    name: Name
    password: Password
    email: Email = ""


class Login(Struct, forbid_unknown_fields=True):
    """A member's name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Password


class EmptyBody(Struct, forbid_unknown_fields=True):
    """An empty object."""


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password, with the current one."""

    old: Password
    new: Password


class DeleteAccount(Struct, forbid_unknown_fields=True):
    """Deletes all data of a person; members confirm with their password. `chat` also deletes what they said."""

    password: Password = ""
    chat: bool = False


class Confirmation(Struct, forbid_unknown_fields=True):
    """The token of a link sent to an e-mail address."""

    token: Token


class PushAddress(Struct, forbid_unknown_fields=True):
    """A push subscription as the browser describes it: its address and its encryption keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class EndPush(Struct, forbid_unknown_fields=True):
    """Ends a browser's push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table: for every seat `person` or the name of a level. `sit` lists the seats of the creator; the default is
    the first person's seat, and all of them means hot seat. `options` are the game's (see `GameInfo`); `edition` sets
    the first one. Spectators see the game `delay` decisions late. Players who join agree that the computer may take
    over their seat after `takeover` days without a decision (0: never). `lesson` names a guided game with a fixed
    seed."""

    seats: Annotated[dict[Word, Word], Meta(max_length=MAX_SEATS)]
    game: Word = games.DEFAULT
    edition: Annotated[str, Meta(max_length=20)] = ""
    options: Annotated[dict[Word, Word], Meta(max_length=MAX_OPTIONS)] = {}
    open: bool = False
    sit: Annotated[list[Word], Meta(max_length=MAX_SEATS)] | None = None
    rated: bool = False
    language: Annotated[str, Meta(max_length=10)] = ""
    clock: Clock = Clock()
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    takeover: Annotated[int, Meta(ge=0, le=365)] = 0
    lesson: Annotated[str, Meta(max_length=20)] = ""


class Continuation(Struct, forbid_unknown_fields=True):
    """A new table that continues from the position after `at` decisions of a finished game; hidden cards are dealt
    again. `seats`, `sit` and `open` as for a new table."""

    at: Number
    seats: Annotated[dict[Word, Word], Meta(max_length=MAX_SEATS)]
    open: bool = False
    sit: Annotated[list[Word], Meta(max_length=MAX_SEATS)] | None = None


class GameFile(Struct, forbid_unknown_fields=True):
    """A game in a file: a record, or the interchange format of its game."""

    text: Annotated[str, Meta(max_length=MAX_FILE_LENGTH)]


class NewInvitation(Struct, forbid_unknown_fields=True):
    """A link to a free seat, or for a spectator."""

    seat: Word | None = None


class Redemption(Struct, forbid_unknown_fields=True):
    """The token of an invitation."""

    token: Token


class Seating(Struct, forbid_unknown_fields=True):
    """Takes a free seat at an open table."""

    seat: Word


class Question(Struct, forbid_unknown_fields=True):
    """Asks for a hint from this level; empty: the strongest level that gives hints without a time limit."""

    level: Annotated[str, Meta(max_length=20)] = ""


class RequestAnalysis(Struct, forbid_unknown_fields=True):
    """Asks for an analysis of the finished game by this level; empty: the game's default."""

    level: Annotated[str, Meta(max_length=20)] = ""


class RequestRematch(Struct, forbid_unknown_fields=True):
    """Asks for another game with sides swapped."""


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """A decision: the number of the view it answers, and one of the moves listed there (text or id)."""

    number: Number
    move: MoveText | MoveId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Takes back the last `steps` decisions: all of them, or none."""

    number: Number
    steps: Annotated[int, Meta(ge=1, le=MAX_UNDO_STEPS)] = 1


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Resigns. `seat` is required from a player who holds two seats."""

    seat: Word | None = None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A chat message to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Propose(Struct, tag="offer", forbid_unknown_fields=True):
    """An offer to the other players: to go back to a number of decisions, to play again, or to let the computer take
    over a seat. With several other players `seat` names the seat to take over; the default is the seat to act."""

    what: Literal["take-back", "rematch", "takeover"]
    level: Word | None = None
    decisions: Number | None = None
    seat: Word | None = None


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Accepts or declines the offer with this number; without one, the answer is refused."""

    accept: bool
    number: Number | None = None


class Withdraw(Struct, tag="withdraw", forbid_unknown_fields=True):
    """Withdraws one's own offer."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Checks the connection; the server answers with `pong`."""


Request = Decide | Undo | Resign | Say | Propose | Answer | Withdraw | Ping

# -- what is answered --------------------------------------------------------------------------------------


class Phrase(Struct, frozen=True):
    """A message key and its arguments. An argument is a string, a number, a name ({"kind", "id"}), a phrase, or a list
    of these; docs/phrases.md explains how to render them."""

    key: str
    args: dict[str, Any] = {}


class Refusal(Struct):
    """Why a request was refused: a key, the reason in English and as a phrase, and the number of the rule. If several
    refusals apply, prefer one that is not `general`."""

    error: str
    reason: str
    phrase: Phrase
    rule: str = ""
    details: dict[str, str] = {}
    general: bool = False


class Rating(Struct):
    """A Glicko-2 rating for one seat of a game, with its deviation."""

    game: str
    seat: str
    points: int
    games: int
    deviation: int


class Me(Struct):
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


class Confirmed(Struct):
    """The address is confirmed and receives notifications if its owner wants them."""

    email: str


class LinkSent(Struct):
    """Whether the link was sent."""

    email: Sent


class OwnData(Struct):
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
    sessions: list[dict[str, Any]]
    push_subscriptions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    watched: list[dict[str, Any]]
    decisions: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_changes: list[dict[str, Any]]


class Rated(Struct):
    """A member on the leaderboard."""

    name: str
    points: int
    deviation: int
    games: int


class RatingList(Struct):
    """The leaderboard of a game, by seat."""

    game: str
    seats: dict[str, list[Rated]]


class GameResults(Struct):
    """How often somebody won, lost and drew in one seat of a game against one kind of opponent: a level or `person`."""

    game: str
    seat: str
    opponent: str
    won: int
    lost: int
    drawn: int


class RatingPoint(Struct):
    """A rating after a rated game."""

    game: str
    seat: str
    at: str
    points: int


class Profile(Struct):
    """What is known of somebody's games: of a member only games that everybody may see; of oneself all of them."""

    name: str
    member: bool
    since: str
    you: bool
    ratings: list[Rating]
    results: list[GameResults]
    curve: list[RatingPoint]


class NoticeTest(Struct):
    """The results of sending a test notification."""

    push: Sent
    email: Sent
    webhook: Sent


class OptionInfo(Struct):
    """An option that is chosen before the game starts."""

    name: str
    values: list[str]
    default: str


class LessonInfo(Struct):
    """A guided game: for each seat `person` or a computer player, and the options it was written for."""

    name: str
    seats: dict[str, str]
    options: dict[str, str]


class GameInfo(Struct):
    """A game on this server. `automatic` lists, by the value of the first option, the seats that the rules play
    themselves; `players` lists the computer players available for each seat. Of the `levels`, `default_level` is the
    default opponent, `substitute` takes over for a player who leaves, `advisers` give hints, and `slow` ones search:
    they need the compiled engine of a server. `values` names the custom values that new tables use, or is empty;
    `analysis` says whether finished games can be analysed, `interchange` whether games can be saved for other programs.
    `option` and `editions` are the name and the values of the first option."""

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


class GameMessages(Struct):
    """A game's messages in one language as a Fluent file, and the names of things by kind and id. If the game does not
    support the language, they are in English and `translated` is false."""

    language: str
    translated: bool
    messages: str
    names: dict[str, dict[str, str]]


class GameComponents(Struct):
    """What is printed on the components of a game with these options."""

    game: str
    options: dict[str, str]
    components: dict[str, Any]


class CustomComponents(Struct):
    """The components of a game with custom values, and their names by language, kind and id."""

    values: str
    parts: dict[str, Any]
    names: dict[str, dict[str, dict[str, str]]]


class Games(Struct):
    """All games on this server. `offline` says whether it also serves the page that needs no server, at `/offline/`."""

    games: list[GameInfo]
    offline: bool


class SeatInfo(Struct):
    """The occupant of a seat: a person or a level by name; a free seat has no name."""

    seat: str
    kind: Literal["person", "level", "free"]
    name: str
    you: bool


class TableInfo(Struct):
    """A table. `edition` is the value of its first option; `when` says how far the game has progressed; `commitment` is
    the hash of the seed; `result` is set at the end. If spectators see the table with a delay, this omits who is to
    act, the progress and the time of the last move for them. `values` names the custom values of the table, or is
    empty."""

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


class History(Struct):
    """A page of finished games, newest first; `next` is the `before` of the following page, null on the last one."""

    tables: list[TableInfo]
    next: str | None


class TableList(Struct):
    """Open tables with a free seat, the visitor's own tables, open tables in play to watch, and a few that have ended;
    newest first."""

    open: list[TableInfo]
    mine: list[TableInfo]
    watch: list[TableInfo]
    ended: list[TableInfo]


class InvitationInfo(Struct):
    """An invitation. The token is shown only once."""

    token: str
    seat: str | None


class LinksWithdrawn(Struct):
    """The number of withdrawn spectator links, and of spectators who had used one."""

    links: int
    watchers: int


class Choice(Struct):
    """A legal move: its notation, its description, and the place to click (empty for a button). `target` is the second
    place of a move from one place to another; `short` is a shorter description for use next to the prompt; `group` is
    its heading in a list; `note` describes the effect of a card's use."""

    id: int
    text: str
    phrase: Phrase
    place: str = ""
    target: str = ""
    short: Phrase | None = None
    group: Phrase | None = None
    note: Phrase | None = None


class LogLine(Struct):
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


class Outlook(Struct):
    """A part of the forecast. `warning` means it could end the game, and `danger` says how. `result` is a short
    summary, `places` are the places it mentions."""

    heading: Phrase
    lines: list[Phrase]
    warning: bool
    result: Phrase | None
    danger: Phrase | None
    places: list[str]


class Choices(Struct):
    """All legal moves of the seat; empty if another seat is to act."""

    number: int
    moves: list[Choice]


class GameEvent(Struct):
    """An event of decision number `at`, as far as the seat may know it."""

    key: str
    args: dict[str, Any]
    at: int


class Story(Struct):
    """Events and log lines, starting with event number `start`."""

    number: int
    start: int
    events: list[GameEvent]
    lines: list[LogLine]


class OutcomeInfo(Struct):
    """The result of the game; `winner` is null if nobody won."""

    winner: str | None
    termination: str
    rule: str
    phrase: Phrase


class ClockState(Struct):
    """The seconds left for each seat that has a clock, and the seat whose clock is running."""

    kind: Literal["days", "live"]
    remaining: dict[str, float]
    running: str | None
    days: int
    increment: int


class ChatMessage(Struct):
    """A chat message."""

    number: int
    seat: str
    name: str
    text: str
    at: str


class RulesCorrected(Struct):
    """The game started under an earlier revision of the rules. `refused` is the number of the first decision that the
    current rules refuse (0: none), `rule` the reason; the game is shown up to that point. With `other_result` the
    current rules accept every decision, but the game would have ended differently or would be over by now."""

    began: int
    now: int
    refused: int = 0
    rule: str = ""
    other_result: bool = False


class TableView(Struct, tag="view"):
    """Everything a seat may know now; `seat` is null for spectators. Clients keep the events before `start` and drop
    any others; fewer events than before mean that some were taken back. The first of `lines` may begin before `start`:
    it replaces all lines from there on. `prompt` says what to decide, `when` how far the game has progressed, and
    `outlook` is the forecast (null over a socket if it has not changed since that socket's last view). `state`
    describes the view in words if requested (`words`). `undo` is the number of decisions that can be taken back; `chat`
    contains messages that are new to this socket; a `delayed` view lags behind the game. `acted` is the number of this
    seat's last decision; 0 if it has made none."""

    table: str
    number: int
    decisions: int
    seat: str | None
    to_act: str | None
    view: dict[str, Any]
    moves: list[Choice]
    undo: int
    start: int
    events: list[GameEvent]
    lines: list[LogLine]
    prompt: Phrase
    when: Phrase
    state: list[Phrase]
    outlook: list[Outlook] | None
    seats: list[SeatInfo]
    commitment: str
    outcome: OutcomeInfo | None
    seed: str | None
    forecast: dict[str, Any]
    clock: ClockState | None
    offer: Offer | None
    chat: list[ChatMessage]
    rematch: str | None
    delayed: bool
    present: list[str]
    spectators: int
    corrected: RulesCorrected | None
    acted: int


class PastView(Struct):
    """What the seat knew after `decisions` of `total` decisions. The seat `open` shows all hands after the end. `move`
    is the last decision as records write it, if the seat may know it."""

    decisions: int
    move: str | None
    seat: str | None
    to_act: str | None
    view: dict[str, Any]
    forecast: dict[str, Any]
    prompt: Phrase
    when: Phrase
    state: list[Phrase]
    outlook: list[Outlook]
    total: int
    outcome: OutcomeInfo | None


class SceneStep(Struct):
    """A log line and what it changed: the entries of the view that are different afterwards, and the forecast if it is
    different (null: unchanged)."""

    line: LogLine
    changes: dict[str, Any]
    forecast: dict[str, Any] | None
    outlook: list[Outlook] | None


class Scene(Struct):
    """What happened from decision `start` to decision `end`, step by step. `view` and `forecast` are those before."""

    start: int
    end: int
    seat: str | None
    view: dict[str, Any]
    forecast: dict[str, Any]
    outlook: list[Outlook]
    steps: list[SceneStep]


class Preview(Struct):
    """The table after a move, up to the point where chance or hidden information decides; `reveals` says whether the
    move would reveal something hidden, `ends_turn` whether the seat would no longer act after it."""

    number: int
    move: int
    view: dict[str, Any]
    forecast: dict[str, Any]
    outlook: list[Outlook]
    to_act: str | None
    reveals: bool
    ends_turn: bool


class TimelinePoint(Struct):
    """Public figures by name, after decision `at`."""

    at: int
    when: Phrase
    figures: dict[str, int]


class Timeline(Struct):
    """One point per action, and one per heading of the log."""

    points: list[TimelinePoint]


class Analysis(Struct):
    """The progress of the analysis of a finished game; `result` is the output of `republik analyse --json`. By
    decision, `moves` describes the moves it names and `outlooks` the forecasts it contains."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    level: str
    result: dict[str, Any] | None
    moves: dict[str, dict[str, Phrase]] = {}
    outlooks: dict[str, list[Outlook]] = {}


class Forecast(Struct):
    """The forecast: as phrases, and as figures if the game provides them."""

    number: int
    forecast: dict[str, Any]
    outlook: list[Outlook]


class Verdict(Struct):
    """Whether a move is legal, and if not, why."""

    number: int
    legal: bool
    refusal: Refusal | None


class Verdicts(Struct):
    """For each requested move why it is not legal, or null if it is; `moves` describes the moves that a click on a
    place could have meant."""

    number: int
    refusals: dict[str, Refusal | None]
    moves: dict[str, Phrase] = {}


class HintReason(Struct):
    """A reason for or against a choice, as a change of the chance to win."""

    feature: str
    amount: float


class HintChoice(Struct):
    """A move with the seat's chance to win after it."""

    id: int
    text: str
    phrase: Phrase
    chance: float
    weight: float
    reasons: list[HintReason]


class Hint(Struct):
    """What a level would do, best choice first."""

    number: int
    level: str
    choices: list[HintChoice]


class Refused(Struct, tag="refused"):
    """A message was refused; `number` is that of the newest view, so that a client can tell if it lags behind."""

    error: str
    reason: str
    phrase: Phrase
    number: int
    rule: str = ""
    details: dict[str, str] = {}


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""


class Health(Struct):
    """The server is up."""

    status: Literal["ok"]
    version: str
