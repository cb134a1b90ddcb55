"""Every message between page and server, as types: what is read is checked against them, the OpenAPI description is
made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from republik import games
from republik.server.tables.record import Offer

MOST_MOVE_TEXT = 200
HIGHEST_MOVE = 1_000_000
HIGHEST_NUMBER = 1_000_000

MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE_TEXT)]
MoveId = Annotated[int, Meta(ge=0, le=HIGHEST_MOVE)]
Number = Annotated[int, Meta(ge=0, le=HIGHEST_NUMBER)]
Name = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=254)]
Sent = Literal["sent", "off", "failed"]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=20)]
MOST_SAID = 500
MOST_NOTES = 4_000
MOST_STEPS = 200
LONGEST_DELAY = 200
MOST_SEATS = 8
MOST_OPTIONS = 8

# -- what is asked and answered alike ---------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """None, days for each decision, or live: minutes for the whole game and seconds for each decision."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class Notes(Struct, forbid_unknown_fields=True):
    """What somebody wrote down at a table, for nobody else."""

    text: Annotated[str, Meta(max_length=MOST_NOTES)]


# -- what is asked ---------------------------------------------------------------------------------------


class Notify(Struct, forbid_unknown_fields=True):
    """How somebody is told that it is their turn; an empty webhook is none."""

    push: bool = False
    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Changes(Struct, forbid_unknown_fields=True):
    """What somebody changes about themselves: the name others see, the language, the e-mail address, notices."""

    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=2)] | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    notify: Notify | UnsetType = UNSET


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest becomes a member."""

    name: Name
    password: Password
    email: Email = ""


class Login(Struct, forbid_unknown_fields=True):
    """A member's name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Password


class Nothing(Struct, forbid_unknown_fields=True):
    """There is nothing to say."""


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password."""

    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """All that is kept of somebody goes; members prove that it is them. `chat`: what they said goes, too."""

    password: Password = ""
    chat: bool = False


class Confirmation(Struct, forbid_unknown_fields=True):
    """The token of a link that was sent to an e-mail address."""

    token: Token


class PushAddress(Struct, forbid_unknown_fields=True):
    """Where a browser takes push messages, and the keys they are encrypted for, as the browser names them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class PushEnd(Struct, forbid_unknown_fields=True):
    """A browser that takes no push messages any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A game: for every seat `person` or the name of a level; `sit` names the seats of whoever asks.

    Without `sit` that is the first person's seat; with all of them people play on one screen. `options` are the game's
    (see `GameInfo`); `edition` names the value of the first one by itself. Watchers see the game `delay` decisions
    late. Who sits down agrees that the computer may take the seat after `takeover` days without a decision (0: never).
    `lesson` names a guided game with a fixed seed.
    """

    seats: Annotated[dict[Word, Word], Meta(max_length=MOST_SEATS)]
    game: Word = games.DEFAULT
    edition: Annotated[str, Meta(max_length=20)] = ""
    options: Annotated[dict[Word, Word], Meta(max_length=MOST_OPTIONS)] = {}
    open: bool = False
    sit: Annotated[list[Word], Meta(max_length=MOST_SEATS)] | None = None
    rated: bool = False
    language: Annotated[str, Meta(max_length=10)] = ""
    clock: Clock = Clock()
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    takeover: Annotated[int, Meta(ge=0, le=365)] = 0
    lesson: Annotated[str, Meta(max_length=20)] = ""


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
    """A hint: what this level would do; empty: the strongest that gives hints and watches no clock."""

    level: Annotated[str, Meta(max_length=20)] = ""


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """An analysis of the finished game by this level; empty: the game's usual one."""

    level: Annotated[str, Meta(max_length=20)] = ""


class AskRematch(Struct, forbid_unknown_fields=True):
    """Another game with sides swapped."""


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """A decision: the number of the view it answers, and one of the moves it listed (text or id)."""

    number: Number
    move: MoveText | MoveId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """The last decisions are taken back: so many of them, or none."""

    number: Number
    steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 1


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """The game is given up. `seat` is needed by those who have two."""

    seat: Word | None = None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_SAID)]


class Propose(Struct, tag="offer", forbid_unknown_fields=True):
    """An offer to the other side: to go back to a decision count, to play again, to let the computer take its seat. Of
    several others `seat` names the one the computer would take; otherwise it is that of whoever is to act."""

    what: Literal["take-back", "rematch", "takeover"]
    level: Word | None = None
    decisions: Number | None = None
    seat: Word | None = None


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """The other side's offer is accepted or declined."""

    accept: bool


class Withdraw(Struct, tag="withdraw", forbid_unknown_fields=True):
    """The own offer is taken away."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Whether somebody is there."""


Request = Decide | Undo | Resign | Say | Propose | Answer | Withdraw | Ping

# -- what is answered --------------------------------------------------------------------------------------


class Phrase(Struct, frozen=True):
    """Something said: a message key and its arguments. An argument is a text, a number, something with a name
    ({"kind", "id"}), a phrase, or a list of these; docs/phrases.md tells how they are rendered."""

    key: str
    args: dict[str, Any] = {}


class Refusal(Struct):
    """Why something was not done: a key, the reason in English and as a phrase, the rule's number. A `general` one says
    little: of several, another one is worth telling."""

    error: str
    reason: str
    phrase: Phrase
    rule: str = ""
    details: dict[str, str] = {}
    general: bool = False


class Rating(Struct):
    """How strong somebody is at one seat of a game, and how sure that is (Glicko-2)."""

    game: str
    seat: str
    points: int
    games: int
    deviation: int


class Me(Struct):
    """Who is asking. `push_key` is the server's public key for web push (VAPID); `mail` says whether it sends e-mail,
    which goes to an address that is `email_confirmed`."""

    name: str
    member: bool
    email: str
    language: str
    ratings: list[Rating]
    notify: Notify
    push_key: str
    email_confirmed: bool
    mail: bool


class Confirmed(Struct):
    """This address takes notices from now on, where its owner wants them."""

    email: str


class LinkSent(Struct):
    """What became of the link to an e-mail address."""

    email: Sent


class OwnData(Struct):
    """All that is kept of somebody, the columns of the database as they are."""

    name: str
    member: bool
    created: str
    language: str
    email: str
    email_confirmed: bool
    notify: Notify
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
    """A member in the list of ratings."""

    name: str
    points: int
    deviation: int
    games: int


class RatingList(Struct):
    """The best of each seat of a game."""

    game: str
    seats: dict[str, list[Rated]]


class NoticeTest(Struct):
    """What became of a notice that was sent to try it out."""

    push: Sent
    email: Sent
    webhook: Sent


class OptionInfo(Struct):
    """Something chosen before a game begins."""

    name: str
    values: list[str]
    default: str


class LessonInfo(Struct):
    """A guided game: for each seat `person` or a computer player, and the options it was written for."""

    name: str
    seats: dict[str, str]
    options: dict[str, str]


class GameInfo(Struct):
    """A game that can be played here. `automatic` names, by the value of the first option, the seats that the rules
    play themselves; `players` the computer players that may sit at each seat. Of the `levels`, `default_level` is
    the one to play against unless another is chosen, `substitute` takes the seat of somebody who leaves, `advisers`
    give hints. `values` is empty, or names custom values that new tables are played with; `analysis` says whether
    finished games can be analysed. `option` and `editions` are the name and the values of the first option."""

    name: str
    seats: list[str]
    options: list[OptionInfo]
    option: str
    editions: list[str]
    automatic: dict[str, list[str]]
    levels: list[str]
    default_level: str
    substitute: str
    advisers: list[str]
    players: dict[str, list[str]]
    lessons: list[LessonInfo]
    values: str
    analysis: bool
    languages: list[str]


class GameMessages(Struct):
    """What a game says in a language: its messages as a Fluent file, and by kind and id what things are called. They
    are English where the game does not speak the language (`translated`)."""

    language: str
    translated: bool
    messages: str
    names: dict[str, dict[str, str]]


class GameComponents(Struct):
    """What is printed on the components of a game with these options."""

    game: str
    options: dict[str, str]
    components: dict[str, Any]


class OwnParts(Struct):
    """The components of a game with custom values, and by language, kind and id what they are called."""

    values: str
    parts: dict[str, Any]
    names: dict[str, dict[str, dict[str, str]]]


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
    """A table. `edition` is the value of its first option, `when` says how far the game has come; `commitment` is the
    promise of the seed; `result` comes with the end. Of a table that is watched with a delay, strangers hear neither
    who is to act nor how far it is nor when it was last played. `values` is empty or names the custom values that it is
    played with."""

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
    to_act: str | None
    your_turn: bool
    when: Phrase | None
    updated: str
    rematch: str | None


class TableList(Struct):
    """Open tables with a free seat, one's own, and open tables in play that can be watched; the newest first."""

    open: list[TableInfo]
    mine: list[TableInfo]
    watch: list[TableInfo]


class InvitationInfo(Struct):
    """The token is told this once."""

    token: str
    seat: str | None


class LinksWithdrawn(Struct):
    """How many links to watch are worth nothing now, and how many watchers had come by one."""

    links: int
    watchers: int


class Choice(Struct):
    """A legal move: as records write it, in words, and the places where it is clicked (empty for a button). `target`
    is the second place of a move from one to another; `short` says it where the prompt has said the rest; `group` is
    the heading it stands under in a list; `note` says what a use of a card brings."""

    id: int
    text: str
    phrase: Phrase
    place: str = ""
    target: str = ""
    short: Phrase | None = None
    group: Phrase | None = None
    note: Phrase | None = None


class LogLine(Struct):
    """A sentence of the log. It tells `count` events from number `first` on, which belong to decision number `at`;
    `places` are what it speaks of, `seat` is whose doing it is; with `turn` that seat's own turn begins."""

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
    """A part of what lies ahead; a `warning` could end the game, and `danger` says how. `result` is what comes of it in
    a few words, `places` are what it speaks of."""

    heading: Phrase
    lines: list[Phrase]
    warning: bool
    result: Phrase | None
    danger: Phrase | None
    places: list[str]


class Choices(Struct):
    """All legal moves of the seat; none when another is to act."""

    number: int
    moves: list[Choice]


class Told(Struct):
    """Something that happened with decision number `at`, as the seat may know it."""

    key: str
    args: dict[str, Any]
    at: int


class Story(Struct):
    """What happened, from event number `start` on."""

    number: int
    start: int
    events: list[Told]
    lines: list[LogLine]


class OutcomeInfo(Struct):
    """How it ended; `winner` is a seat, or nothing where nobody won."""

    winner: str | None
    termination: str
    rule: str
    phrase: Phrase


class ClockState(Struct):
    """Seconds left for each seat that has a clock, and whose runs."""

    kind: Literal["days", "live"]
    remaining: dict[str, float]
    running: str | None
    days: int
    increment: int


class Said(Struct):
    """A line somebody said at the table."""

    number: int
    seat: str
    name: str
    text: str
    at: str


class RulesCorrected(Struct):
    """The game began under an earlier revision of the rules. `refused` is the number of the first decision that today's
    rules refuse (0: none), and `rule` says why; the game is shown up to there. With `other_result` they accept every
    decision, but the game would have ended differently, or would be over by now."""

    began: int
    now: int
    refused: int = 0
    rule: str = ""
    other_result: bool = False


class TableView(Struct, tag="view"):
    """All that a seat (or a watcher: no seat) may know now. The events before `start` are those told before; where
    fewer remain than were told, the rest has been taken back. The first of `lines` may begin before `start`: it
    takes the place of the lines told from there on. `prompt` says what is to be decided, `when` how far the game
    has come, `outlook` what lies ahead (over a socket it is null where it is what that socket was told last);
    `state` tells the view in words, to those who asked for it (`words`). `undo` is the number of decisions that may
    be taken back; `chat` has what this socket has not heard yet; a `delayed` view lies behind the game."""

    table: str
    number: int
    decisions: int
    seat: str | None
    to_act: str | None
    view: dict[str, Any]
    moves: list[Choice]
    undo: int
    start: int
    events: list[Told]
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
    chat: list[Said]
    rematch: str | None
    delayed: bool
    present: list[str]
    corrected: RulesCorrected | None


class PastView(Struct):
    """What the seat knew after so many decisions of `total`; `open` is no seat, but both hands after the end."""

    decisions: int
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


class Preview(Struct):
    """The table after a move, up to where chance or something hidden decides: `reveals` says that it would."""

    number: int
    move: int
    view: dict[str, Any]
    forecast: dict[str, Any]
    outlook: list[Outlook]
    to_act: str | None
    reveals: bool


class TimelinePoint(Struct):
    """Public figures after decision `at`, by their names."""

    at: int
    when: Phrase
    figures: dict[str, int]


class Timeline(Struct):
    """One point for each action, and for each part of the game that the log has a heading for."""

    points: list[TimelinePoint]


class Analysis(Struct):
    """How far the analysis of a finished game is; `result` is what `republik analyse --json` writes. By decision,
    `moves` tells the moves it names and `outlooks` the forecasts it keeps."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    level: str
    result: dict[str, Any] | None
    moves: dict[str, dict[str, Phrase]] = {}
    outlooks: dict[str, list[Outlook]] = {}


class Forecast(Struct):
    """What lies ahead: in phrases, and as figures where the game has some."""

    number: int
    forecast: dict[str, Any]
    outlook: list[Outlook]


class Verdict(Struct):
    """Whether a move is legal, and if not, why."""

    number: int
    legal: bool
    refusal: Refusal | None


class Verdicts(Struct):
    """For each move that was asked about, why it is not legal, or nothing where it is; `moves` says what those do that
    a click on a place may have meant."""

    number: int
    refusals: dict[str, Refusal | None]
    moves: dict[str, Phrase] = {}


class HintReason(Struct):
    """What speaks for a choice or against it, in winning chance."""

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
    """What a level would do, the best choice first."""

    number: int
    level: str
    choices: list[HintChoice]


class Refused(Struct, tag="refused"):
    """A message was not obeyed; `number` is the table's, so that whoever lags can see it."""

    error: str
    reason: str
    phrase: Phrase
    number: int
    rule: str = ""
    details: dict[str, str] = {}


class Pong(Struct, tag="pong"):
    """Somebody is there."""


class Health(Struct):
    """All is well."""

    status: Literal["ok"]
    version: str
