## At the table

opponent = Opponent ({ $side }): { $level }, level { $number } of { $count }. All levels: republik levels
opponent-automatic = { $side }: run by the rules
opponent-other = { $side }: computer ({ $name })
play-answer = Answer with a number or a name; “help” lists everything you can type.
thinking-side = { $side } is thinking…
thinking-hint = Thinking about a hint… Press Ctrl+C to stop.
thinking-hint-seconds = Thinking about a hint for { $seconds } s… Press Ctrl+C to stop.
language-missing = This game is available in English only.
ask-continue = — press Enter —
ask-hand-over = { $side } decides next. Everyone else, look away; then press Enter.
prompt-use = { $card }: what do you use it for?
answer-unknown = “{ $answer }” is not one of the choices here. Type “help” to see what you can type.
answer-ambiguous = “{ $answer }” could mean: { $names }
undo-done = Undone.
why-what = Name what you want explained: why NAME
why-line = { $move }: { $answer }
why-allowed = allowed
cards-unknown = There is no card “{ $answer }”. Give its number or part of its title
save-where = Name a file: save game.txt
save-done = Saved to { $path }, and again after every decision from now on.
quit-unsaved = The game is not saved. Type “save FILE” first, or “quit” again to leave.
quit-kept = The game is saved in { $path }. Continue with: republik play --resume { $path }
quit-lost = The game was not saved.
forecast-title = What lies ahead
play-kept = The game is saved in { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}

## Commands at the table

help-intro = Answer with a number, with a name or its beginning, or with a move in record notation. You can also type:
command-undo = undo
command-redo = redo
command-why = why
command-hint = hint
command-forecast = forecast
command-map = map
command-cards = cards
command-log = log
command-save = save
command-help = help
command-rules = rules
command-bots = bots
command-back = back
command-quit = quit
help-undo = undo your last decision, within your turn and until something hidden is revealed
help-redo = redo what you have undone
help-why = NAME: why something is not allowed now
help-hint = what the computer would do, and why; hint 10 or hint longer gives it more time
help-forecast = what lies ahead as things stand
help-map = everything on the table
help-cards = all cards you may look at (cards NAME: one card)
help-log = what happened recently (log all: everything)
help-save = FILE: save the game to a file, now and after every decision
help-help = this list
help-back = leave a page or a card without choosing
help-quit = leave the game; a saved game can be resumed
log-all = all

## Hints

hint-searched = tried { $deals } possible deals of the hidden cards, { $depth ->
    [one] 1 action
   *[other] { $depth } actions
} deep
hint-share = { $share }% of the search
hint-longer = longer
hint-time = How long should it think? Type “hint 10” for 10 seconds (at most { $most }), or “hint longer”.
hint-stopped = No hint: interrupted.

## Programs that play (docs/bots.md)

bot-not-started = The program could not be started: { $reason }
bot-no-hello = The program did not say hello within { $seconds } s
bot-timeout = The program did not decide within { $seconds } s
bot-clock = The program has used up its { $seconds } s for the game
bot-ended = The program exited unexpectedly (exit code { $code })
bot-illegal = The program chose { $move }, which is not one of the moves it was offered
bot-garbage = The program wrote a line that could not be understood: { $line }
bot-flood = The program wrote more than { $limit } bytes
bot-unasked = The program sent a message without being asked
bot-last-words = Its last output: { $text }

## Command line

cli-about = Board games in the terminal and in the browser.
cli-epilog = Without a command, a game against the computer begins. Help on a command: republik play --help
cli-usage = usage:
cli-options = options:
cli-args = arguments:
cli-command = COMMAND
cli-commands = commands
cli-help = show this help
cli-version = show the version of this program
cli-lang = the language (default: that of the terminal)
cli-game = which game
cli-game-option = { $game }, { $option }: { $values } (default: { $default })
cli-games = games:

## Command line: play

cli-play = Play a game. With computer players only, it runs to the end and prints the result.
cli-level = how strong the computer plays: a number or a name from the list below (default: { $default })
cli-think = how many seconds to think about each decision, for players that can use them
cli-seed = any text; the same seed deals the same cards
cli-record = save the game to this file after every decision
cli-resume = resume a saved game
cli-force = overwrite the file given with --record
cli-log = at the end, print everything that happened
cli-data = a folder with custom values, for games that take them
cli-seat = { $game }, who plays { $seat }: person (or me), a level or another computer player ({ $players }), or { $bot }

## Command line: levels

cli-levels = List the computer levels and how they play.

## Command line: show, replay, verify

cli-show = Print a position from a record.
cli-show-record = a game record
cli-show-at = after this many decisions (default: the last position)
cli-show-json = print JSON
cli-replay = Step through a record.
cli-replay-from = start at this decision
cli-verify = Check a record: the rules, the result, and chance against the committed seed.

## Command line: export, import

cli-export = Write a record in the interchange format.
cli-export-output = the file to write (default: standard output)
cli-import = Read a game in the interchange format.
cli-import-file = the file to read
cli-import-output = save the game as a record in this file
cli-import-until = stop at the end of this period (a decade, a round)

## Command line: fuzz

cli-fuzz = Play random games and check every invariant.
cli-fuzz-game = which game
cli-fuzz-games = how many games
cli-fuzz-seed = a whole number; the same seed plays the same games
cli-fuzz-workers = how many processes
cli-fuzz-out = where to save the record of a failure

## Command line: arena

cli-arena = Let computer players play each other, and rate them.
cli-arena-players = two or more computer players; the same one twice plays itself
cli-arena-pairs = how many pairs per match: two games with the same deal, the sides swapped
cli-arena-gauntlet = the first player meets each of the others (default: everyone meets everyone)
cli-arena-seed = any text; the same seed plays the same games
cli-arena-workers = how many processes (default: one per core)
cli-arena-backend = where to play the games: in processes on this machine, or on a Ray cluster
cli-arena-out = save the results to FILE.json, FILE.html and the journal FILE.jsonl; an interrupted run can be continued
cli-arena-sprt = sequential test: stop as soon as it is clear whether the first player is stronger
cli-arena-elo0 = the Elo difference of the null hypothesis (default: 0)
cli-arena-elo1 = the Elo difference of the alternative hypothesis (default: 30)
cli-arena-alpha = how often elo1 may be accepted wrongly (default: 0.05)
cli-arena-beta = how often elo0 may be accepted wrongly (default: 0.05)

## Command line: dataset, study

cli-dataset = Play games between computer players and write them as a data set (Parquet).
cli-dataset-games = how many games (default: 100)
cli-dataset-players = the two players: in a game for two they take the first and the second seat, in a larger one half of the seats each (default: greedy greedy)
cli-dataset-out = the folder for the tables and a data card; it must be new or empty
cli-dataset-force = replace the data set in the folder given with --out
cli-study = Let a player play itself in every variant of the rules, and measure sides, endings and cards.
cli-study-games = how many games per variant (default: 100)
cli-study-player = the computer player of both sides (default: delegate)
cli-study-out = the folder for { $file }; an older one is replaced
cli-study-page = play nothing; rebuild the tables and plots of { $page } from { $data }
cli-calibrate = Let a player play itself, and compare the chances it tells with the games won.
cli-calibrate-player = a computer player that explains its choices
cli-calibrate-games = how many games (default: 100)
cli-calibrate-out = save the chances to FILE, one game per line; the same command continues an interrupted run

## Command line: train

cli-train = Let a computer player learn the game by playing itself.
cli-train-what = the game to learn, or the folder of a run to continue
cli-train-out = the folder of the run; an existing run continues
cli-train-minutes = how long the whole run trains, earlier sessions included (default: 10)
cli-train-games = end the run after this many games
cli-train-workers = how many processes play (default: one per core, less one for the trainer; with --match, one per core)
cli-train-torch = train with PyTorch, or say that it is missing (default: PyTorch if installed, otherwise NumPy)
cli-train-python = the Python interpreter that runs the trainer (default: this one)
cli-train-settings = a JSON file with settings of the run (see docs/learning.md)
cli-train-resume = refuse to begin a new run
cli-train-match = train nothing; let two networks play each other at a level: files, best or a number of the run, or linear for the evaluation without a network
cli-train-pairs = how many pairs of games the match has (default: 100)
cli-train-alone = in the match, A holds one seat, each in turn, and B all others

## Command line: analyse

cli-analyse = Review a recorded game: the winning chance at each decision, and where the game turned.
cli-analyse-record = a game record, or a game in the interchange format
cli-analyse-level = who analyses: a level from 1 to 6, by number or name (default: minister)
cli-analyse-player = who analyses: a computer player, such as search:2s
cli-analyse-seat = whose decisions to analyse: a seat, or both
cli-analyse-top = how many turning points to show (default: 5)
cli-analyse-json = write everything as JSON to this file; “-” is standard output, instead of the text
cli-analyse-html = write a page with the chart and all tables to this file

## Command line: serve

cli-serve = Run the server: tables in the browser, against the computer or with other people.
cli-serve-host = the address to listen on (default: 127.0.0.1, this machine only)
cli-serve-port = the port (default: 8000; 0 picks a free one)
cli-serve-data = the folder for the database (default: the user’s data folder)
cli-serve-database = another database, as a SQLAlchemy URL
cli-serve-workers = how many processes for computer players (default: one per core)
cli-serve-secure = send cookies over TLS only (behind a proxy that terminates TLS)
cli-serve-origin = another address the page is served from; can be given more than once
cli-serve-address = The tables are at { $address } – press Ctrl+C to stop.
cli-serve-interpreted = The engine runs interpreted: computer players think about five times more slowly than with a compiled one.
cli-serve-no-offline = The page that needs no server is not built, so nothing is at { $address }offline/. `make site` builds it.
cli-serve-stopped = The server has stopped; all games are saved.
cli-serve-redis = the URL of a Redis through which several server processes on one database exchange events
cli-serve-open = open the browser once the server is listening
cli-serve-public-address = the public URL of the server, for links in notifications
cli-serve-smtp = the mail server for notifications, as smtp://user:password@host:port or smtps://…; better given in the variable REPUBLIK_SMTP
cli-serve-mail-from = the sender address of these mails (or the variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = allow webhooks and push messages to this machine, for testing
cli-serve-values = { $game }: a folder with custom values for new tables (or the variable { $variable })
cli-serve-keep-unplayed = days to keep a guests’ table where nobody has made a decision (default: 28; 0: for ever)
cli-serve-keep-games = days to keep a game that only guests have played, after the last change (default: 365; 0: for ever)

## Command line: server

cli-server = Administer the games of a server: back up, restore, export, patch.
cli-server-backup = Write the whole database to one file, even while the server is running.
cli-server-restore = Fill an empty database from a backup.
cli-server-export = Write every finished game to a folder, one record each.
cli-server-patch = Replay all running games under today’s rules and report what would change.
cli-server-file = the backup file
cli-server-folder = the folder for the records
cli-server-force = overwrite existing data
cli-server-all = include unfinished games (only while the server is stopped: their records contain the seeds)
cli-server-apply = apply the changes: take back what the rules no longer allow

## Levels

levels-title = Computer levels:
levels-how = Choose one with: republik play --level 4. To give the last one more time: republik play --think 10
levels-of = Computer levels ({ $games }):
levels-linear = { $game }: the engine is not compiled here, so the learned network is not used. These levels judge by weighted features and play less well: { $levels }.

## Records

show-title = After decision { $at } of { $total }
replay-next = — Enter: next, q: quit —
replay-unfinished = The record ends here; the game is unfinished.
verify-good = Valid: { $count } decisions, and chance followed the committed seed.
verify-no-seed = Valid: { $count } decisions. Without a revealed seed, chance cannot be checked.
verify-bad = invalid record: { $reason }
import-done = Imported: { $count } decisions.

## Random games (docs/development.md)

fuzz-games = { $games } games passed, { $failures } failed
fuzz-decisions = { $decisions } decisions, { $mean } per game (from { $least } to { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Failure in { $game }, seed { $seed }, game { $index }, after { $ply } decisions: { $reason }. The record is in { $path }
progress-games = games
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = no end after { $limit } decisions
fuzz-broken-copy-itself = copy() returns the position itself
fuzz-broken-copy-differs = a copy differs from its position
fuzz-broken-copy-hash = a copy’s hash differs from its position’s
fuzz-broken-copy-shares = playing on a copy changed the original
fuzz-broken-original-shares = playing on the original changed a copy
fuzz-broken-two-results = the same move led to two positions (with and without a listener)
fuzz-broken-nobody-to-act = no one is to act
fuzz-broken-no-outcome = no one is to act but there is no outcome
fuzz-broken-early-outcome = there is an outcome but the game goes on
fuzz-broken-moves-after-end = moves() lists moves after the end
fuzz-broken-no-moves = moves() is empty before the end
fuzz-broken-moves-unsorted = moves() is not sorted, or lists a move twice
fuzz-broken-winner = the winner is not a seat
fuzz-broken-scores = the scores are not one number for each seat
fuzz-broken-seats = the seats of these options are not the first of the game’s seats
fuzz-broken-ending-comma = a kind of ending has a comma: records cannot hold it
fuzz-broken-to-act = { $seat } is to act, which is not a seat
fuzz-broken-outside-action-space = a move is outside the action space
fuzz-broken-allows-unlisted = why_not({ $move }) allows a move that is not listed
fuzz-broken-plays-unlisted = play({ $move }) accepts a move that is not listed
fuzz-broken-refuses-listed = why_not({ $move }) refuses a listed move
fuzz-broken-refused-changed = the refused move { $move } changed the position
fuzz-broken-same-text = two moves have the same text
fuzz-broken-move-text-differs = the move “{ $text }” reads back as a different move
fuzz-broken-move-text-unwritable = records cannot hold the move “{ $text }”
fuzz-broken-text-differs = the position’s text reads back as a different position
fuzz-broken-text-hash = a position read back has a different hash
fuzz-broken-text-moves = a position read back has different moves
fuzz-broken-view-seat = a view belongs to a different seat
fuzz-broken-view-to-act = a view says that a different seat is to act
fuzz-broken-view-outcome = a view has a different outcome
fuzz-broken-view-moves = the seat to act sees different moves in its view
fuzz-broken-view-text = a view writes a move differently
fuzz-broken-stranger-moves = a spectator’s view offers moves
fuzz-broken-shows-hidden = the move “{ $move }” reveals something hidden
fuzz-broken-sample-itself = sample() returns the true position itself
fuzz-broken-sample-to-act = a sample has a different seat to act
fuzz-broken-sample-told-apart = seat { $seat } can tell a sample from the true position
fuzz-broken-sample-moves = a sample offers different moves to the seat to act
fuzz-broken-sample-shares = playing on a sample changed the true position
fuzz-broken-view-leaks = after “{ $move }” the view of { $seat } shows something that no event told it
fuzz-broken-view-holds-hidden = after “{ $move }” the view of { $seat } holds something that it may not know
fuzz-broken-moves-leak = after “{ $move }” the moves of { $seat } depend on something that it may not know
fuzz-broken-event-leaks = the events of “{ $move }” tell { $seat } something that its view hides
fuzz-broken-text-leaks = after “{ $move }” the texts for { $seat } depend on something that it may not know
fuzz-broken-sample-leaks = after “{ $move }” the samples of { $seat } depend on something that it may not know
fuzz-broken-hash-leaks = after “{ $move }” the hash of the view of { $seat } depends on something that it may not know
fuzz-broken-refusal-leaks = after “{ $move }” a refusal depends on something that { $seat } may not know

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } games; at most { $pairs } pairs per match; seed { $seed }; republik { $version };
arena-partial = This run is not finished.
arena-resumed = Resuming: { $count } of { $total } pairs are already in the journal.
arena-interrupted = Interrupted. Nothing was saved: with --out, a run can be continued.
arena-interrupted-kept = Interrupted. Run the same command again to continue.
arena-written = Written: { $data }, { $page }, { $journal }
arena-ratings = Ratings
arena-ratings-note = Bradley–Terry model, in Elo points with 95% intervals; { $name } is fixed at { $points }.
arena-player = player
arena-rating = rating
arena-interval = 95%
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }%
arena-figure = { NUMBER($number, useGrouping: 0) }
arena-time = { NUMBER($number, useGrouping: 0) } { $unit }
arena-anchor = anchor
arena-games = games
arena-points = points
arena-score = score
arena-matches = Results by side
arena-matches-note = The first player’s results, with both sides and with each.
arena-match = match
arena-side = side
arena-both = both
arena-pairs-title = Pairs
arena-pairs-note = Both games of a pair have the same deal. The Elo difference is that of the score.
arena-pairs = pairs
arena-difference = Elo
arena-sides = Seats
arena-sides-note = In the rating model, playing { $seat } is worth { $points } Elo points ({ $interval }).
arena-won = won
arena-endings = Endings
arena-period = period
arena-winner = winner
arena-ending = ending
arena-share = share
seat-players = the player
seat-rules = the rules
arena-times = Time per decision
arena-times-note = Half of the decisions took at most p50, 99 in 100 at most p99.
arena-decisions = decisions
arena-test = Sequential test
arena-test-verdict = result
arena-test-llr = log-likelihood ratio
arena-test-elo0 = { $first } is not { $elo1 } Elo points stronger than { $second } (elo0 accepted)
arena-test-elo1 = { $first } is more than { $elo0 } Elo points stronger than { $second } (elo1 accepted)
arena-test-open = undecided
arena-matches-many = Results by seat
arena-matches-many-note = The first player’s results: with all its seats together, then its share of wins with each seat.
arena-matches-solo = Results by side
arena-matches-solo-note = The first player’s results: both sides together, at the table, and with the other player at the table (a point when the rules win).
arena-side-many = seat
arena-side-solo = side
arena-pairs-many-note = All games of a pair have the same deal: the two players share out the seats in every possible way. The Elo difference is that of the score.
arena-pairs-solo-note = Each player plays the same deal alone. The Elo difference is that of the score.
arena-sides-many = Seats
arena-sides-solo = The player and the rules

## Data sets and studies

dataset-written = Written to { $path }: { $games } games, { $decisions } decisions
study-title = Study: { $player } against itself, { $games } games per variant of the rules
study-balance = Games won by { $seat }
study-variant = rules
study-differences = Share of { $seat } compared with { $name } on the same deals, in percentage points
study-difference = difference
study-written = Written: { $path }
study-page-written = Written: { $path }, { $count } plots
calibrate-title = Calibration: { $player } against itself, { $games } games
calibrate-seat = Chances to win: { $seat }
calibrate-every-seat = Chances of the side that decides
calibrate-chance = chance told
calibrate-period = period
calibrate-step = decision
calibrate-cases = cases
calibrate-told = told

## Training (docs/learning.md)

train-resumed = Continuing { $path }: { $games } games so far.
train-progress = Trained for { $time }, { $left } left; { $games } games ({ $speed }/s), { $rows } rows ({ $pace }/s)
train-fit = { $trainer } on { $device }: step { $step }, network { $network }, loss { $loss }; held-out games: { $held } against targets, { $result } against results
train-shares = Won in self-play: { $shares }
train-against = The latest network won { $earlier } against earlier ones, { $start } against the first
train-calibration = Chances told → came true (held-out games): { $pairs }
train-gate = Gate: { $match }
train-match = { $level }, { $kind ->
    [yardstick] against no network
   *[other] against the best network
}: { $score } ({ $low }–{ $high }) in { $pairs } pairs; by seat: { $own }; all games: { $seats }{ $verdict ->
    [elo1] ; stronger
    [elo0] ; not stronger
    [open] ; undecided
   *[other] {""}
}
train-written = Written: { $best }, { $card }
train-alone = { $player } won { $share } ({ $low }–{ $high }) alone against the others; an equal player wins { $even }

## Analysis (docs/analysis.md)

analysis-title = Analysis: { $players }
analysis-side = Only these decisions are analysed: { $side }
analysis-unfinished = The game is not over; the analysis covers what has been played.
analysis-nothing = this game has no decision to analyse
analysis-period = Part { $period }
analysis-turn = { $number }. Decision { $decision }, { $side }: { $move }
analysis-cost = { $chance } instead of { $best }: { $loss } points
analysis-better = Better: { $move }, { $chance }
analysis-forecasts = Forecasts at the time
analysis-forecasts-note = What lay ahead at that moment.
analysis-could-end = could have ended the game: { $phases }
analysis-number = No.
analysis-written = Written: { $path }
analysis-no-thinker = { $name } cannot explain its choices; use one of { $known }
analysis-level-or-player = --level and --player both say who analyses: give only one of them
analysis-seat-unknown = --seat: “{ $name }” is not one of { $known }
analysis-same-file = { $path } is already being read or written
analysis-import-stopped = turn { $turn }: { $reason } (rule { $rule }); the game is analysed up to there

## Server

server-page-not-built = The page has not been built yet. Run “make web” in the project folder, then restart the server. The API under /api works without it.
server-backup-done = { $path }: { $rows } rows from { $tables } tables, revision { $revision }.
server-restore-done = Restored { $rows } rows of { $tables } tables, from revision { $revision }.
server-export-done = { $count ->
    [one] One game
   *[other] { $count } games
 } written to { $path }.
server-export-seeds = They include unfinished games with their seeds: anyone who reads these files knows every card to come.
server-export-refused = { $table }: not written, its record breaks the rules ({ $reason })
server-patch-count = { $count ->
    [one] One running game
   *[other] { $count } running games
 } replayed, { $changed } changed.
server-patch-change = { $table }: { $total } decisions, valid up to { $good }; decision { $next } ({ $seat }) is no longer allowed: { $move } – { $reason }
server-patch-chance = { $table }: all { $total } decisions remain, { $added } chance decisions added
server-patch-left = { $table }: skipped: its custom values are not available on this server
server-patch-dry = Nothing has been changed. To change it, stop the server and run this with --apply.
server-patch-applied = Done. Nothing was deleted: decisions that are no longer allowed are taken back in the log.

## Errors: the command line

error-arguments = { $reason } (see { $program } --help)
error-seed = a seed needs at least one character
error-number = { $what }: “{ $text }” is not a whole number from { $low } to { $high }
error-stopped = interrupted
error-interrupted = interrupted; the game was not saved
error-interrupted-kept = interrupted; the game is saved in { $path }
error-no-more-input = no more input; the game was not saved
error-no-more-input-kept = no more input; the game is saved in { $path }
error-other-game-option = { $option } is not an option of { $game }

## Errors: files and records

error-record = invalid record: { $reason }
error-interchange = invalid interchange file: { $reason }
error-import-stopped = turn { $turn }{ $phase ->
    [0] {""}
   *[other] , phase { $phase }
}: { $reason } (rule { $rule })
error-import-stopped-kept = turn { $turn }{ $phase ->
    [0] {""}
   *[other] , phase { $phase }
}: { $reason } (rule { $rule }); the game up to there is saved in { $path }
error-resume-options = { $options } cannot be given with --resume: the record sets this already
error-resume-outdated = the rest of the file would be lost: give another file to continue in, with --record FILE
error-resume-bot = the record names a program, “{ $name }”; use { $option } to say who continues
error-file-missing = file not found: { $path }
error-file-unreadable = { $path } cannot be read: { $reason }
error-file-unwritable = { $path } cannot be written: { $reason }
error-file-exists = { $path } already exists: resume it with --resume, choose another name, or overwrite it with --force
error-file-folder = { $path } is a folder
error-folder-missing = folder not found: { $path }
error-not-a-folder = { $path } is not a folder
error-data = the values in the folder are invalid: { $reason }
error-resume-other-game = the record is of another game, “{ $name }”
error-no-interchange = { $game } has no interchange format
error-interchange-unknown = not an interchange file; known formats: { $known }
error-import-until = --until: this game has no period “{ $text }”
error-no-analysis = { $game } cannot be analysed

## Errors: players

error-player-budget = { $name }: “{ $budget }” is not a budget. Use iterations up to { $iterations } (800), seconds up to { $seconds } (0.5s), or both (800,0.5s)
error-player-no-budget = { $name } does not take a budget; { $known } do
error-level-taken = --level is for the computer’s side, and no side is left for it here
error-think = --think: “{ $text }” is not a number of seconds above 0 and up to { $most }
error-think-nobody = --think is for { $known }, and none of them plays here without its own budget
error-bot-command = “{ $command }” is not a command that starts a program: { $reason }
error-bot-missing = program not found: “{ $program }”
error-bot-time = { $variable } must be a number of seconds, not “{ $text }”
error-player-seats = { $name } plays { $seats } only
error-automatic-seats = the rules play these seats here: { $options } cannot be given
error-unused-seats = a game with these options has { $count } seats: { $options } cannot be given

## Errors: arena, data sets, studies

error-arena-players = an arena needs at least two players
error-arena-sprt-players = a sequential test needs exactly two players
error-arena-sprt-missing = { $name } is for a sequential test: give --sprt too
error-arena-figure = { $name }: invalid value “{ $text }”; see docs/arena.md for what is possible
error-arena-backend = unknown backend “{ $name }”; available: { $known }
error-arena-file-exists = { $path } already exists but has no journal: choose another name
error-arena-journal = { $path } is not the journal of an arena
error-arena-journal-line = { $path }: line { $line } is damaged
error-arena-other-run = { $path } is the journal of another run ({ $name } was { $then }, now it is { $now }): choose another --out, or delete it
error-arena-ray = the Ray backend needs the package ray: pip install 'republik[ray]'
error-arena-lab = one of the players needs the “lab” extra: pip install 'republik[lab]'
error-arena-worker = a worker process died; the pairs finished so far are in the journal
error-arena-version = a machine of the cluster runs republik { $there }, this one { $here }
error-arena-game = { $player } failed in pair { $pair } of seed { $seed }: { $reason }
error-dataset-pyarrow = data sets need the package pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } is not empty: choose another folder, or replace the data set in it with --force
error-dataset-foreign = { $path } contains something other than a data set ({ $name }): choose another folder
error-dataset-place = { $path } is the current folder or a mount point: name a folder inside it
error-dataset-interrupted = interrupted; nothing was written
error-dataset-worker = a worker process died; nothing was written
error-study-data = { $path } is not the result of a study: { $reason }
error-study-page = { $path } has no placeholder for “{ $name }”
error-arena-sprt-seats = sequential tests work only for games with two seats
error-arena-every-seat = { $name } cannot play every seat, so it cannot enter the arena
error-study-game = there is no study for { $name }
error-calibration-player = { $name } cannot say how likely it is to win
error-calibration-journal = { $path } does not belong to this calibration; use another file
error-train-no-learner = { $game } cannot be trained: it describes no network
error-train-out = say where to keep the run: --out RUN
error-train-not-empty = { $path } holds other files: choose a new folder
error-train-no-run = { $path } holds no run to continue
error-train-two-runs = { $first } and { $second } are different runs: give only one of them
error-train-other-run = { $path } is another run: { $name } is { $then } there, not { $now }
error-train-shape = { $path } was trained with a network of another shape: choose a new folder
error-train-damaged = the run is damaged: { $path } ({ $reason })
error-train-setting = the setting { $name } cannot be “{ $text }”
error-train-settings = { $path } holds no settings: { $reason }
error-train-network = { $path } is not a usable network: { $reason ->
    [foreign] it is another kind of file
    [head] its head cannot be read
   *[damaged] it is damaged
}
error-train-player = “{ $name }” is not a player with a network; write net:LEVEL:FILE
error-train-level = { $name } cannot play with the network { $network }: { $reason }
error-train-numpy = the trainer’s Python has no NumPy: pip install 'republik[lab]', or name another one with --trainer-python
error-train-torch = the trainer’s Python has no PyTorch: pip install 'republik[train]', or name another one with --trainer-python
error-train-weights = the run has no network to continue from
error-train-trainer = the trainer ended: { $reason } (see { $path })
error-train-worker = a worker process died; run the same command again to continue

## Errors: the server

error-serve-extra = the server needs { $missing }: pip install republik[server]
error-serve-address = cannot listen on { $address }: { $reason }
error-server-database = the database cannot be used: { $reason }
error-server-driver = this kind of database needs { $missing }: pip install republik[postgres]
error-server-redis = the Redis at { $address } is not responding: { $reason }
error-server-redis-missing = --redis needs the package redis: pip install republik[redis]
error-server-not-empty = the database already holds { $rows } rows; --force replaces them
error-server-not-a-backup = { $path } is not a complete backup of a server: { $reason }
error-server-newer = this comes from a newer version (revision { $revision })
error-server-no-tables = there is no server database here
error-server-file-exists = { $path } already exists; --force overwrites it
error-server-older = the database has an older schema (revision { $revision }): start this version’s server once to upgrade it
error-serve-public-address = “{ $text }” is not an address such as https://republik.example.org
error-serve-smtp = --smtp: give the mail server as smtp://user:password@host:port or smtps://…
error-serve-mail-from = --mail-from: mails need a sender address
error-serve-mail-address = --smtp: mails contain links, so they need --address, the public URL of the server

## The front page

cli-front-page = Write the front page of a finished game.
cli-front-page-out = the file to write: .svg or .png
cli-front-page-format = the format: card (1200 × 630, for links) or a4 (default: card)
ask-front-page = Write the front page of this game? File name (.svg or .png), or Enter to skip:
front-page-written = Front page: { $path }
error-front-page-format = { $name } is not a format of the front page; available: { $known }
error-front-page-ending = { $path } must end in one of: { $known }
error-front-page-unfinished = the game is not over yet: there is no front page
error-front-page-png = a PNG needs the package resvg_py: pip install 'republik[server]'; an SVG needs nothing
