## At the table

opponent = Opponent ({ $side }): { $level }, level { $number } of { $count }. The others: republik levels
opponent-automatic = { $side }: played by the rules
opponent-other = { $side }: computer ({ $name })
thinking-side = { $side } is thinking …
thinking-hint = Thinking about a hint … Ctrl-C stops it.
thinking-hint-seconds = Thinking about a hint for { $seconds } s … Ctrl-C stops it.
language-missing = This game is told in English only.
ask-continue = — Enter —
ask-hand-over = { $side } is to decide. The other side looks away; then press Enter.
prompt-use = { $card }: what do you use it for?
answer-unknown = “{ $answer }” is none of the choices here. Type help for what can be typed.
answer-ambiguous = “{ $answer }” could mean: { $names }
undo-done = Taken back.
why-what = Name what you want explained: why NAME
why-line = { $move }: { $answer }
why-allowed = allowed
cards-unknown = There is no card “{ $answer }”. Give its number or a part of its title
save-where = Name a file: save game.txt
save-done = Kept in { $path }, and from now on after every decision.
quit-unsaved = The game is not kept in any file. Type save FILE first, or quit once more.
quit-kept = The game is kept in { $path }. Go on with: republik play --resume { $path }
quit-lost = The game was not kept.
forecast-title = What lies ahead
play-kept = The game is kept in { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}

## Commands at the table

help-intro = Answer by number, by name or its beginning, or with a move as records write it. Besides:
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
command-back = back
command-quit = quit
help-undo = take your last decision back, inside your turn and until something hidden was seen
help-redo = play again what was taken back
help-why = NAME: why something is not allowed now
help-hint = what the computer would do, and why; hint 10 or hint longer thinks longer
help-forecast = what lies ahead, as things stand
help-map = everything on the table
help-cards = all cards you may look at (cards NAME: one card)
help-log = what happened lately (log all: everything)
help-save = FILE: keep the game in a file, from now on after every decision
help-help = this list
help-back = leave a page or a card without choosing
help-quit = leave the game; a kept game can be resumed

## Hints

hint-searched = { $deals } deals of the hidden cards tried, { $depth ->
    [one] 1 action
   *[other] { $depth } actions
} ahead
hint-share = { $share } % of the search
hint-longer = longer
hint-time = Say how long to think, in seconds up to { $most }: hint 10. Or: hint longer
hint-stopped = No hint: interrupted.
hint-nobody = No hint: no computer player of this game can say why.

## Programs that play (docs/bots.md)

bot-not-started = The program could not be started: { $reason }
bot-no-hello = The program did not say hello within { $seconds } s
bot-timeout = The program did not decide within { $seconds } s
bot-clock = The program has used up its { $seconds } s for the game
bot-ended = The program ended by itself (exit code { $code })
bot-illegal = The program chose { $move }, which is not among the moves it was offered
bot-garbage = The program wrote a line that was not understood: { $line }
bot-flood = The program wrote more than { $limit } bytes
bot-unasked = The program spoke without being asked
bot-last-words = Its last words: { $text }

## Command line

cli-about = Board games in the terminal and in the browser.
cli-epilog = Without a command a game against the computer begins. More on a command: republik play --help
cli-usage = usage:
cli-options = options:
cli-args = arguments:
cli-command = COMMAND
cli-commands = commands
cli-help = this help
cli-version = the version of this program
cli-lang = the language; otherwise that of the terminal
cli-game = which game
cli-game-option = { $game }, { $option }: { $values } (otherwise { $default })
cli-games = games:

## Command line: play

cli-play = Play a game. With computer players only, it runs to the end and prints the result.
cli-level = how strong the computer plays: a number or a name from the list below ({ $default })
cli-think = how many seconds the players that can use it think about each decision
cli-seed = any text: the same seed deals the same cards
cli-record = keep the game in this file, after every decision
cli-resume = go on with a kept game
cli-force = write over the file of --record if it is there already
cli-log = at the end print everything that happened
cli-data = a folder with custom values, for games that take them
cli-seat = { $game }, who plays { $seat }: person (or me), a level or another computer player ({ $players }), or { $bot }

## Command line: levels

cli-levels = List the levels of the computer and how they play.

## Command line: show, replay, verify

cli-show = Print a position of a record.
cli-show-record = a game record
cli-show-at = after so many decisions; otherwise the last position
cli-show-json = as JSON
cli-replay = Step through a record.
cli-replay-from = begin with this decision
cli-verify = Check a record: rules, result, and chance against the seed that was promised.

## Command line: export, import

cli-export = Write a record in the interchange format.
cli-export-output = the file; otherwise standard output
cli-import = Read a game in the interchange format.
cli-import-file = the file to read
cli-import-output = keep the game as a record in this file
cli-import-until = only to the end of this period (a decade, a round)

## Command line: fuzz

cli-fuzz = Play random games with every invariant checked.
cli-fuzz-game = which game
cli-fuzz-games = how many games
cli-fuzz-seed = a whole number; the same seed plays the same games
cli-fuzz-workers = how many processes
cli-fuzz-out = where a failure leaves its record

## Command line: arena

cli-arena = Let computer players play each other and rate them.
cli-arena-players = two or more computer players; the same one twice plays itself
cli-arena-pairs = how many pairs in each match: two games on the same deal, the sides swapped
cli-arena-gauntlet = the first player meets each of the others; otherwise everyone meets everyone
cli-arena-seed = any text; the same seed plays the same games
cli-arena-workers = how many processes; otherwise one for each core
cli-arena-backend = where the games are played: processes of this machine, or a Ray cluster
cli-arena-out = keep the results in FILE.json, FILE.html and the journal FILE.jsonl; a run that stopped goes on
cli-arena-sprt = sequential test: stop as soon as it is clear whether the first player is stronger
cli-arena-elo0 = the difference in Elo points to be refuted (0)
cli-arena-elo1 = the difference in Elo points to be shown (30)
cli-arena-alpha = how often elo1 may be accepted wrongly (0.05)
cli-arena-beta = how often elo0 may be accepted wrongly (0.05)

## Command line: dataset, study

cli-dataset = Play games between computer players and write them as a data set (Parquet).
cli-dataset-games = how many games (100)
cli-dataset-players = the two players: of a game for two the first and the second seat, of more seats half of them each (greedy greedy)
cli-dataset-out = the folder to write: tables and a data card; it must be new or empty
cli-dataset-force = replace the data set in the folder of --out
cli-study = Let a player play itself in every variant of the rules; measure sides, endings and cards.
cli-study-games = how many games in each variant (100)
cli-study-player = the computer player of both sides (delegate)
cli-study-out = the folder to write { $file } to; an older one is replaced
cli-study-page = play nothing: make the tables and plots of { $page } from { $data }

## Command line: analyse

cli-analyse = Look at a recorded game afterwards: the winning chance at each decision, and where the game turned.
cli-analyse-record = a game record, or a game in the interchange format
cli-analyse-level = who thinks about it: a level from 1 to 5, by number or name (minister)
cli-analyse-player = who thinks about it: a computer player, such as search:2s
cli-analyse-seat = whose decisions: a seat, or both
cli-analyse-top = how many turning points to tell (5)
cli-analyse-json = write everything as JSON to this file; “-” is standard output, in place of the text
cli-analyse-html = write a page with the chart and all tables to this file

## Command line: serve

cli-serve = Run the server: tables for browsers, against the computer or with others.
cli-serve-host = the address to listen at (127.0.0.1: this machine only)
cli-serve-port = the port (8000; 0 takes a free one)
cli-serve-data = the folder for the database; otherwise the user's data folder
cli-serve-database = another database, as a SQLAlchemy URL
cli-serve-workers = how many processes for computer players; otherwise one for each core
cli-serve-secure = send cookies over TLS only (behind a proxy that ends it)
cli-serve-origin = another address the page is served from; may be given more than once
cli-serve-address = The tables are at { $address } – stop with Ctrl+C.
cli-serve-stopped = The server has stopped; all games are kept.
cli-serve-redis = a Redis by which several processes at one database tell each other what happened, as a URL
cli-serve-open = open the browser as soon as it listens
cli-serve-public-address = where people find the server, as a URL: for the links in notices
cli-serve-smtp = the mail server for notices, as smtp://user:password@host:port or smtps://…; better in the variable REPUBLIK_SMTP
cli-serve-mail-from = the address these mails come from (or the variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = let webhooks and push messages go to this machine too, for trying them out
cli-serve-values = { $game }: a folder with custom values for new tables (or the variable { $variable })

## Command line: server

cli-server = Look after the games of a server: back up, restore, export, patch.
cli-server-backup = Write all that the database holds into one file, also while the server runs.
cli-server-restore = Fill an empty database from a backup.
cli-server-export = Write every finished game into a folder, as a record each.
cli-server-patch = Play all running games again by today's rules and say what would change.
cli-server-file = the file of the backup
cli-server-folder = the folder for the records
cli-server-force = also where something stands there already: it is lost
cli-server-all = unfinished games too (only while the server is stopped: these records hold the seeds)
cli-server-apply = do it: take back what the rules no longer accept

## Levels

levels-title = Levels of the computer:
levels-how = Choose one with: republik play --level 4. More time for the last one: republik play --think 10
levels-of = Levels of the computer ({ $games }):

## Records

show-title = After decision { $at } of { $total }
replay-next = — Enter: on, q: leave —
replay-unfinished = The record ends here; the game was not finished.
verify-good = Good: { $count } decisions, and chance followed the promised seed.
verify-no-seed = Good: { $count } decisions. Without a revealed seed chance cannot be checked.
verify-bad = not a good record: { $reason }
import-done = Read: { $count } decisions.

## Random games (docs/development.md)

fuzz-games = { $games } games without a fault, { $failures } with one
fuzz-decisions = { $decisions } decisions, { $mean } a game (from { $least } to { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fault in { $game }, seed { $seed }, game { $index }, after { $ply } decisions: { $reason }. The record is in { $path }
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
fuzz-broken-nobody-to-act = nobody is to act
fuzz-broken-no-outcome = nobody is to act but there is no outcome
fuzz-broken-early-outcome = there is an outcome but the game goes on
fuzz-broken-moves-after-end = moves() lists moves after the end
fuzz-broken-no-moves = moves() is empty before the end
fuzz-broken-moves-unsorted = moves() is not sorted, or lists a move twice
fuzz-broken-winner = the winner is not a seat
fuzz-broken-ending-comma = a kind of ending has a comma: records cannot hold it
fuzz-broken-to-act = { $seat } is to act, which is not a seat
fuzz-broken-outside-action-space = a move lies outside the action space
fuzz-broken-allows-unlisted = why_not({ $move }) allows a move that is not listed
fuzz-broken-plays-unlisted = play({ $move }) accepts a move that is not listed
fuzz-broken-refuses-listed = why_not({ $move }) refuses a listed move
fuzz-broken-refused-changed = the refused move { $move } changed the position
fuzz-broken-same-text = two moves have the same text
fuzz-broken-move-text-differs = the move “{ $text }” reads back as another
fuzz-broken-move-text-unwritable = records cannot hold the move “{ $text }”
fuzz-broken-text-differs = the position’s text reads back as another position
fuzz-broken-text-hash = a position read back has another hash
fuzz-broken-text-moves = a position read back has other moves
fuzz-broken-view-seat = a view is of another seat
fuzz-broken-view-to-act = a view says that another seat is to act
fuzz-broken-view-outcome = a view has another outcome
fuzz-broken-view-moves = the seat to act sees other moves in its view
fuzz-broken-view-text = a view writes a move differently
fuzz-broken-stranger-moves = a spectator’s view offers moves
fuzz-broken-shows-hidden = the move “{ $move }” shows something hidden
fuzz-broken-sample-itself = sample() returns the true position itself
fuzz-broken-sample-to-act = a sample has another seat to act
fuzz-broken-sample-told-apart = seat { $seat } can tell a sample from the true position
fuzz-broken-sample-moves = a sample offers the seat to act other moves
fuzz-broken-sample-shares = playing on a sample changed the true position

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } games; { $pairs } pairs in each match at most; seed { $seed }; republik { $version };
arena-partial = This run is not finished.
arena-resumed = Going on: { $count } of { $total } pairs are in the journal.
arena-interrupted = Interrupted. Nothing was kept: give --out to be able to go on.
arena-interrupted-kept = Interrupted. The same command goes on from here.
arena-written = Written: { $data }, { $page }, { $journal }
arena-ratings = Ratings
arena-ratings-note = Bradley–Terry, in Elo points with 95 % intervals; { $name } is set to { $points }.
arena-player = player
arena-rating = rating
arena-interval = 95 %
arena-anchor = anchor
arena-games = games
arena-points = points
arena-score = score
arena-matches = Results by side
arena-matches-note = The first player's results, with both sides and on each.
arena-match = match
arena-side = side
arena-both = both
arena-pairs-title = Pairs
arena-pairs-note = Both games of a pair have the same deal. The difference in Elo points is that of the score.
arena-pairs = pairs
arena-difference = Elo
arena-sides = Seats
arena-sides-note = In the ratings' model, sitting { $seat } is worth { $points } Elo points ({ $interval }).
arena-won = won
arena-endings = Endings
arena-period = period
arena-winner = winner
arena-ending = ending
arena-share = share
seat-players = the player
seat-rules = the rules
arena-times = Time per decision
arena-times-note = Half of the decisions took p50 at most, 99 of 100 p99 at most.
arena-decisions = decisions
arena-test = Sequential test
arena-test-verdict = result
arena-test-llr = log-likelihood ratio
arena-test-elo0 = { $first } is not { $elo1 } Elo points stronger than { $second } (elo0 accepted)
arena-test-elo1 = { $first } is more than { $elo0 } Elo points stronger than { $second } (elo1 accepted)
arena-test-open = undecided
arena-matches-many = Results by seat
arena-matches-many-note = The first player's results: with its seats together, then its share of wins with each seat.
arena-matches-solo = Results by side
arena-matches-solo-note = The first player’s results: both sides together, at the table, and where the other player sat there (a point where the rules win).
arena-side-many = seat
arena-side-solo = side
arena-pairs-many-note = All games of a pair have the same deal: the two share the seats out in every way there is. The difference in Elo points is that of the score.
arena-pairs-solo-note = Either player plays the same deal alone. The difference in Elo points is that of the score.
arena-sides-many = Seats
arena-sides-solo = The player and the rules

## Data sets and studies

dataset-written = Written to { $path }: { $games } games, { $decisions } decisions
study-title = Study: { $player } against itself, { $games } games in each variant of the rules
study-balance = Games won by { $seat }
study-variant = rules
study-differences = Share of { $seat } against { $name } on the same deals, in percentage points
study-difference = difference
study-written = Written: { $path }
study-page-written = Written: { $path }, { $count } plots

## Analysis (docs/analysis.md)

analysis-title = Analysis: { $players }
analysis-side = Only these decisions are analysed: { $side }
analysis-unfinished = The game is not over; this is the analysis of what there is.
analysis-nothing = this game has no decision to analyse
analysis-curve = Chance to win: { $seat }
analysis-curve-label = Chance of { $seat } to win over the decisions of the game: { $first } at the start, lowest { $low }, highest { $high }, { $last } at the end
analysis-curve-note = As seen by the side that begins a play, each time it does. The sides know different things.
analysis-period = Part { $period }
analysis-plays = Play by play
analysis-turn = { $number }. Decision { $decision }, { $side }: { $move }
analysis-cost = { $chance } left of { $best }: { $loss } points
analysis-better = Better: { $move }, { $chance }
analysis-swings-note = From one play to the next, less what decisions cost: chance, what one side knows and the other does not, and the thinking player’s own errors.
analysis-swing = Decision { $decision } to { $then }: { $seat } from { $before } to { $after }; by decisions { $decided }, otherwise { $rest }
analysis-forecasts = Forecasts as they stood
analysis-forecasts-note = What lay ahead at that moment.
analysis-could-end = could end the game: { $phases }
analysis-number = No.
analysis-chance = Chance
analysis-curve-short = Chance ({ $seat })
analysis-written = Written: { $path }
analysis-no-thinker = { $name } chooses but cannot say why; take one of { $known }
analysis-level-or-player = --level and --player both say who thinks: give one of them
analysis-seat-unknown = --seat: “{ $name }” is none of { $known }
analysis-same-file = { $path } is a file that is read or written already
analysis-import-stopped = turn { $turn }: { $reason } (rule { $rule }); the game up to there is analysed

## Server

server-page-not-built = The page has not been built yet. "make web" in the project's folder builds it; then start the server again. Programs find the tables under /api all the same.
server-backup-done = { $path }: { $rows } rows of { $tables } tables, revision { $revision }.
server-restore-done = { $rows } rows of { $tables } tables are back, from revision { $revision }.
server-export-done = { $count ->
    [one] One game
   *[other] { $count } games
 } written to { $path }.
server-export-seeds = Unfinished games are among them, with their seeds: whoever reads these files knows every card to come.
server-export-refused = { $table }: not written, the rules refuse its record ({ $reason })
server-patch-count = { $count ->
    [one] One running game
   *[other] { $count } running games
 } played again, { $changed } of them changed.
server-patch-change = { $table }: { $total } decisions, good up to { $good }; decision { $next } ({ $seat }) no longer holds: { $move } – { $reason }
server-patch-chance = { $table }: { $total } decisions stay, { $added } of chance are added
server-patch-left = { $table }: left as it is: it is played with values of its own that are not at hand here
server-patch-dry = Nothing has been changed; --apply does it. Stop the server first.
server-patch-applied = Done. Nothing was deleted: what no longer holds is taken back in the log.

## Errors: the command line

error-arguments = { $reason } (see { $program } --help)
error-seed = a seed needs at least one character
error-number = { $what }: “{ $text }” is no whole number from { $low } to { $high }
error-stopped = interrupted
error-interrupted = interrupted; the game was not kept
error-interrupted-kept = interrupted; the game is kept in { $path }
error-no-more-input = no more input; the game was not kept
error-no-more-input-kept = no more input; the game is kept in { $path }
error-other-game-option = { $option } does not belong to { $game }

## Errors: files and records

error-record = not a good record: { $reason }
error-interchange = not a good interchange file: { $reason }
error-import-stopped = turn { $turn }{ $phase ->
    [0] {""}
   *[other] , phase { $phase }
}: { $reason } (rule { $rule })
error-import-stopped-kept = turn { $turn }{ $phase ->
    [0] {""}
   *[other] , phase { $phase }
}: { $reason } (rule { $rule }); the game up to there is kept in { $path }
error-resume-options = { $options } cannot be given with --resume: the record says it already
error-resume-outdated = the rest of the file would be lost: name another file to go on from there, with --record FILE
error-resume-bot = the record names a program, “{ $name }”; say with { $option } who goes on
error-file-missing = there is no file { $path }
error-file-unreadable = { $path } cannot be read: { $reason }
error-file-unwritable = { $path } cannot be written: { $reason }
error-file-exists = { $path } is there already: resume it with --resume, choose another name, or write over it with --force
error-file-folder = { $path } is a folder
error-folder-missing = there is no folder { $path }
error-not-a-folder = { $path } is not a folder
error-data = the values in the folder are not good: { $reason }
error-resume-other-game = the record is of another game, “{ $name }”
error-no-interchange = { $game } has no interchange format
error-interchange-unknown = not an interchange file; known formats: { $known }
error-import-until = --until: this game has no period “{ $text }”
error-no-analysis = { $game } cannot be analysed

## Errors: players

error-player-budget = { $name }: “{ $budget }” is no budget. Say iterations up to { $iterations } (800), seconds up to { $seconds } (0.5s), or both (800,0.5s)
error-player-no-budget = { $name } does not think longer or shorter; { $known } can
error-level-taken = --level is for the computer’s side, and none is left open here
error-think = --think: “{ $text }” is no number of seconds above 0 and up to { $most }
error-think-nobody = --think is for { $known }, and none of them plays here without a budget of its own
error-bot-command = “{ $command }” is no command to start a program with: { $reason }
error-bot-missing = there is no program “{ $program }” to play
error-bot-time = { $variable } is to be a number of seconds, not “{ $text }”
error-player-seats = { $name } plays { $seats } only
error-automatic-seats = the rules play these seats here: there is no { $options }

## Errors: arena, data sets, studies

error-arena-players = an arena needs at least two players
error-arena-sprt-players = a sequential test needs exactly two players
error-arena-sprt-missing = { $name } is for a sequential test: give --sprt too
error-arena-figure = { $name }: “{ $text }” will not do; see docs/arena.md for what is possible
error-arena-backend = unknown backend “{ $name }”; known are { $known }
error-arena-file-exists = { $path } is there already, but no journal of it: choose another name
error-arena-journal = { $path } is not the journal of an arena
error-arena-journal-line = { $path }: line { $line } is damaged
error-arena-other-run = { $path } is the journal of another run ({ $name } was { $then }, now it is { $now }): choose another --out, or delete it
error-arena-ray = the Ray backend needs the package ray: pip install 'republik[ray]'
error-arena-lab = a player needs packages of the extra “lab”: pip install 'republik[lab]'
error-arena-worker = a worker ended unexpectedly; the pairs finished so far are in the journal
error-arena-version = republik { $there } runs on a machine of the cluster, { $here } here
error-arena-game = { $player } failed in pair { $pair } of seed { $seed }: { $reason }
error-dataset-pyarrow = data sets need the package pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } is not empty: choose another folder, or replace the data set in it with --force
error-dataset-foreign = { $path } holds something else than a data set ({ $name }): choose another folder
error-dataset-place = { $path } is the current folder or a mount point: name a folder inside it
error-dataset-interrupted = interrupted; nothing was written
error-dataset-worker = a worker ended unexpectedly; nothing was written
error-study-data = { $path } is not the result of a study: { $reason }
error-study-page = { $path } has no place for “{ $name }”
error-arena-sprt-seats = a sequential test is for games with two seats
error-arena-every-seat = { $name } cannot play every seat, so it is not for the arena
error-study-game = there is no study of { $name }

## Errors: the server

error-serve-extra = the server needs { $missing }: pip install republik[server]
error-serve-address = cannot listen at { $address }: { $reason }
error-server-database = the database cannot be used: { $reason }
error-server-driver = this kind of database needs { $missing }: pip install republik[postgres]
error-server-redis = the Redis at { $address } does not answer: { $reason }
error-server-redis-missing = --redis needs the package redis: pip install republik[redis]
error-server-not-empty = the database holds { $rows } rows already; --force replaces them
error-server-not-a-backup = { $path } is not a whole backup of a server: { $reason }
error-server-newer = this is from a newer version (revision { $revision })
error-server-no-tables = there is no database of a server here
error-server-file-exists = { $path } is there already; --force writes over it
error-server-older = the database has an older form (revision { $revision }): a start of this version’s server brings it up to date
error-serve-public-address = “{ $text }” is no address such as https://republik.example.org
error-serve-smtp = --smtp: the mail server is given as smtp://user:password@host:port or smtps://…
error-serve-mail-from = --mail-from: mails need an address they come from
error-serve-mail-address = --smtp: mails have links in them, so they need --address, where people find the server
