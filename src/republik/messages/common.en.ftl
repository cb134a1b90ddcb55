## Computer players

level-newcomer = Newcomer
level-newcomer-ease = very easy
level-newcomer-about = Plays what looks best right now, but three moves in ten at random.
level-citizen = Citizen
level-citizen-ease = easy
level-citizen-about = Plays what looks best right now; never looks ahead.
level-delegate = Delegate
level-delegate-ease = medium
level-delegate-about = Judges moves well, but does not plan far ahead.
level-minister = Minister
level-minister-ease = hard
level-minister-about = Searches full card plays and checks the best of them against the other side’s best reply.
level-statesman = Statesman
level-statesman-ease = very hard
level-statesman-about = Imagines many possible deals of the hidden cards and searches each of them, for up to a second per decision.
level-chancellor = Chancellor
level-chancellor-ease = hardest
level-chancellor-about = Searches like the statesman, for up to two seconds per decision.
level-random = Random
level-random-about = Plays any legal move.
level-automatic = run by the rules

## Endings

outcome = { $winner } wins: { $how } (rule { $rule })
outcome-table = { $winner } wins: { $how }
outcome-no-winner = No winner: { $how } (rule { $rule })
outcome-no-winner-table = No winner: { $how }
ending-scores = { $how }, { $scores }
ending-resigned = the other side resigned
ending-timeout = the other side ran out of time
ending-agreed = by agreement
ending-abandoned = the game was abandoned
ending-forfeited = the other side’s program forfeited

## Refusals at the table

refusal-rule = { $reason } (rule { $rule })
refusal-game-over = the game is over
refusal-no-such-move = { $text } is not a move
refusal-not-now = “{ $move }” is not possible now
refusal-not-your-turn = it is not your turn
refusal-undo-nothing = you have nothing to undo
refusal-undo-other-acted = the other side has acted since then
refusal-undo-chance = cards have been dealt since then
refusal-undo-private = something hidden has been revealed since then
refusal-undo-turn-over = your turn is over
refusal-undo-game-over = the game is over
refusal-redo-nothing = there is nothing to redo

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Choose your move
when-any = in progress
when-over = the game is over
state-of-seat = What { $seat } sees:

## Names that are not known

error-unknown-game = unknown game “{ $name }”; available: { $known }
error-game-load = the game { $game } of the package { $package } cannot be loaded: { $what }
error-game-name = the game { $game } of the package { $package } calls itself { $what }
error-game-word = the game { $game } of the package { $package } has a seat or an option with a name that is taken: { $what }
error-game-double = the package { $package } has a game { $game }, but there is one of that name already
error-unknown-player = unknown player “{ $name }”; available: { $known }
error-player-arena-only = { $name } sees everything, so it can only play in the arena
error-unknown-level = unknown level “{ $name }”; available: { $known }
error-unknown-language = unknown language “{ $name }”; available: { $known }
error-option = { $option }: unknown value “{ $value }”; available: { $known }
error-values-missing = this game uses custom values ({ $values }) that are not available here; set { $variable } to the folder that has them

## How long to think

budget-empty = a budget needs iterations or seconds
budget-iterations = iterations must be between 1 and { $most }, not { $given }
budget-seconds = seconds must be above 0 and at most { $most }, not { $given }
budget-unreadable = “{ $text }” is not a budget; use 800 (iterations), 0.5s (seconds) or 800,0.5s (both)

## Records (docs/records.md)

record-outdated = The rules have been corrected since this game began (revision { $began } then, { $now } now): under today’s rules it may go differently.
record-refused-part = No longer allowed: { $reason }. Only the first { $good } of { $total } decisions are used.
record-outdated-part = { $outdated } { $part }
record-at-line = line { $line }: { $reason }
record-first-line = not a record: the first line must be “{ $expected }”
record-version = record format { $version } is not supported; only { $known } is
record-too-large = a record can have at most { $most } bytes
record-long-line = a line can have at most { $most } characters
record-unprintable = unprintable character
record-not-utf-8 = not UTF-8 text
record-long-header = the header can have at most { $most } lines
record-no-game = the header does not name the game
record-header-line = expected “key: value”, or a blank line at the end of the header
record-header-twice = “{ $name }” appears twice in the header
record-decision-line = expected “<number> <seat> <move>”
record-decision-number = found decision { $number }, expected { $expected }
record-many-decisions = a record can have at most { $most } decisions
record-unwritable = this record cannot be written: some text in it would be misread
record-chance-differs = this chance decision does not follow from the seed
record-deal-differs = the hidden cards of the first position do not follow from the seed
record-deal-unknown = unknown method of dealing: “{ $text }”
record-seed-unreadable = “{ $text }” is not a seed: a seed consists of hex digits
record-seed-without-commitment = there is a seed, but no commitment to it
record-seed-not-promised = the seed does not match the published hash
record-seed-needed = the committed seed is needed to continue
record-redraws = expected “<decision>+<draws>”, not “{ $text }”
record-other-game = { $reason }
record-options = this game cannot be set up: { $reason }
record-unknown-option = “{ $name }” is not an option of this game
record-impossible = the game begins with, or leads to, a position that cannot be shown
record-over = the game is already over
record-other-turn = { $seat } cannot decide: it is { $expected }’s turn
record-move-refused = “{ $move }”: { $reason }
record-no-move = “{ $move }” is not a move: { $reason }
record-ended-otherwise = the game actually ended: { $result }
record-not-over = there is a result, but the game is not over
record-revision = expected a revision number, not “{ $text }”

## Positions as text

position-unreadable = not a position: { $reason }
position-no-object = not a position: expected a JSON object
position-fields = not a position: expected the fields { $known }
position-field-type = { $field }: expected { $type }, not { $value }
position-field-numbers = { $field }: expected whole numbers
position-field-values = { $field }: expected one of { $known }
position-agenda-long = agenda: more than { $most } steps
position-agenda-step = agenda: a step has { $count } numbers
position-impossible = this position cannot occur: { $reason }
position-outdated = the rules or values have been corrected since this position was saved
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }

## Hints

percent = { $number }%
hint-title = Hint ({ $level }), with the chance of winning ({ $side }):
hint-for = pros: { $reasons }
hint-against = cons: { $reasons }

## Analysis

analysis-progress = decisions
analysis-about = { $count } decisions analysed by { $player }, each judged only on what that side knew at the time.
analysis-turning = Turning points
analysis-turning-note = The plays that changed the chances most. Each is judged by the position after it was carried out, with all its decisions and dice.
analysis-turning-none = No play changed a chance of winning by five points.
analysis-costly = Costly decisions
analysis-costly-note = The decisions that cost the most winning chance, costliest first.
analysis-costly-none = No decision cost { $points } or more percentage points of winning chance.
analysis-curve = Chances of winning
analysis-curve-label = Chance of winning ({ $seat }) over the game: { $first } at the start, lowest { $low }, highest { $high }, { $last } at the end
analysis-curve-note = Before every play, as an observer sees it who knows all cards.
analysis-plays = Play by play
analysis-chance = Chance
analysis-not-considered = { $player } had not considered this move; its chance comes from analysing the position after it.
analysis-lost = Winning chance lost in total, in percentage points: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Decision
analysis-who = Side
analysis-when = When
analysis-move = Played
analysis-loss = Cost
analysis-instead = Better
analysis-ends = Could have ended the game
front-paper = Republik
front-turning-points = Turning points
front-latest = The latest plays
front-figures = The final figures
front-players = The players
front-option = { $option }: { $value }
front-wins = { $winner } wins
front-no-winner = Nobody wins
front-anonymous = a player
front-computer = { $level } (computer)
front-chance = Winning chance, { $seat }: { $before }% → { $after }%
turning-card = { $card }
turning-changes = { $count ->
    [1] { $first }
    [2] { $first }; { $second }
   *[other] { $first }; { $second }; { $third }
}.
turning-dice = The dice decided: { $what }
turning-dice-alone = The dice decided.
turning-cards = The cards dealt decided: { $what }
turning-cards-alone = The cards dealt decided.
front-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
front-running = Still Undecided
front-chance-of = Winning chance: { $seat }
headline-resigned = The White Flag
headline-timeout = Out of Time
headline-agreed = A Handshake Ends It
headline-abandoned = The Empty Table
headline-forfeited = The Machine Stops
