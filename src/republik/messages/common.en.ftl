## Computer players

level-newcomer = Newcomer
level-newcomer-about = Takes what looks best at once, but decides three times in ten without a thought.
level-citizen = Citizen
level-citizen-about = Takes what looks best at once, and does not think on.
level-delegate = Delegate
level-delegate-about = Looks one whole card play ahead.
level-minister = Minister
level-minister-about = Looks through whole card plays and checks the best of them against the other side’s best reply.
level-statesman = Statesman
level-statesman-about = Deals the hidden cards many times over and searches ahead in each deal, for up to a second a decision.
level-random = Chance
level-random-about = Takes any legal move.
level-automatic = played by the rules

## Endings

outcome = { $winner } wins: { $how } (rule { $rule })
outcome-table = { $winner } wins: { $how }
ending-resigned = the other side resigned
ending-timeout = the other side ran out of time
ending-agreed = agreed
ending-abandoned = the game was abandoned
ending-forfeited = the other side’s program forfeits

## Refusals at the table

refusal-rule = { $reason } (rule { $rule })
refusal-game-over = the game is over
refusal-no-such-move = { $text } is no move
refusal-not-your-turn = it is not your turn
refusal-undo-nothing = there is nothing of yours to take back
refusal-undo-other-acted = the other side has acted since
refusal-undo-chance = cards have been dealt since
refusal-undo-private = something hidden has been seen since
refusal-undo-turn-over = your turn is over
refusal-undo-game-over = the game is over
refusal-redo-nothing = there is nothing to play again

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Your decision
when-any = the game is under way
state-of-seat = What { $seat } sees:

## Names that are not known

error-unknown-game = unknown game “{ $name }”; known are { $known }
error-game-load = the game { $game } of the package { $package } cannot be loaded: { $what }
error-game-name = the game { $game } of the package { $package } calls itself { $what }
error-game-word = the game { $game } of the package { $package } has a seat or an option with a name that is taken: { $what }
error-game-double = the package { $package } has a game { $game }, but there is one of that name already
error-unknown-player = unknown player “{ $name }”; known are { $known }
error-player-arena-only = { $name } sees everything, so it plays in the arena only
error-unknown-level = unknown level “{ $name }”; known are { $known }
error-unknown-language = unknown language “{ $name }”; known are { $known }
error-option = { $option }: “{ $value }” is unknown; known are { $known }
error-values-missing = this game is played with custom values ({ $values }) that are not available here; { $variable } can name the folder that has them

## How long to think

budget-empty = a budget needs iterations or seconds
budget-iterations = iterations from 1 to { $most }, not { $given }
budget-seconds = seconds above 0 and up to { $most }, not { $given }
budget-unreadable = “{ $text }” is not a budget: 800 (iterations), 0.5s (seconds) or 800,0.5s

## Records (docs/records.md)

record-outdated = The rules have been corrected since this game began (revision { $began } then, { $now } now): by today’s rules it may go differently from what was played.
record-refused-part = They refuse { $reason }. Used here: the first { $good } of { $total } decisions.
record-outdated-part = { $outdated } { $part }
record-at-line = line { $line }: { $reason }
record-first-line = not a record: the first line must be “{ $expected }”
record-version = record format { $version }; only { $known } is known
record-too-large = a record has at most { $most } bytes
record-long-line = a line has at most { $most } characters
record-unprintable = unprintable character
record-not-utf-8 = not UTF-8 text
record-long-header = the header has at most { $most } lines
record-no-game = the header does not name the game
record-header-line = expected “key: value”, or a blank line at the end of the header
record-header-twice = “{ $name }” stands twice in the header
record-decision-line = expected “<number> <seat> <move>”
record-decision-number = decision { $number } where { $expected } should stand
record-many-decisions = a record has at most { $most } decisions
record-unwritable = this record cannot be written: a text in it would be read as something else
record-chance-differs = chance decided otherwise than the seed
record-seed-unreadable = “{ $text }” is not a seed: it consists of hex digits
record-seed-without-commitment = a seed without the commitment that promised it
record-seed-not-promised = the seed is not the one that was promised
record-seed-needed = the seed that was promised is needed to go on
record-redraws = expected “<decision>+<draws>”, not “{ $text }”
record-other-game = { $reason }
record-options = no such game: { $reason }
record-over = the game is already over
record-other-turn = { $seat } cannot decide, it is { $expected }’s turn
record-move-refused = “{ $move }”: { $reason }
record-no-move = “{ $move }” is not a move: { $reason }
record-ended-otherwise = the game ended: { $result }
record-not-over = a result is given but the game is not over
record-revision = expected the number of a revision, not “{ $text }”

## Positions as text

position-unreadable = not a position: { $reason }
position-no-object = not a position: a JSON object is expected
position-field-type = { $field }: { $type } expected, not { $value }
position-field-numbers = { $field }: whole numbers expected
position-field-values = { $field }: one of { $known } is expected
position-agenda-long = agenda: more than { $most } steps
position-agenda-step = agenda: a step is { $count } numbers
position-impossible = no such position can arise: { $reason }
position-outdated = the rules or values have been corrected since this position was written
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }

## Hints

hint-title = Hint ({ $level }), with the chance to win ({ $side }):
hint-for = speaks for it: { $reasons }
hint-against = against it: { $reasons }

## Analysis

analysis-progress = decisions
analysis-about = { $count } decisions, thought about by { $player }. Each is judged by what its side could know when it took it.
analysis-turning = Turning points
analysis-turning-note = Decisions that cost the most winning chance, the costliest first.
analysis-turning-none = No decision cost { $points } percentage points of winning chance or more.
analysis-not-considered = { $player } had not looked at this move; its chance comes from thinking on after it.
analysis-swings = Swings that no decision explains
analysis-lost = Lost by decisions in all: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Decision
analysis-who = Side
analysis-when = When
analysis-move = Played
analysis-loss = Cost
analysis-instead = Better
analysis-ends = Could end the game
