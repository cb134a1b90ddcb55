## The page

page-skip = Skip to content
page-loading = Loading…
page-load-failed = This page could not be loaded. Please reload it.
page-do-it = Go ahead
page-cancel = Cancel
page-close = Close
page-nav = Main
page-nav-play = Play
page-nav-lobby = Lobby
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-about = About
page-menu = Menu
page-language = Language
page-turns = { $count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $count } games
 }
page-offline = The server cannot be reached. Please try again in a moment.
page-save = Save
page-saved = Saved.
page-not-found = Page not found
page-not-found-about = There is nothing at this address. The link may be incomplete.
page-missing-else = What you will find here
page-analysis-missing = There is no analysis for { $game } yet. You can look back at the game in the replay instead.
page-missing-page =
    { $page ->
        [rules] There are no rules for { $game } on this site yet.
        [cards] There is no page with the cards of { $game } yet.
        [aid] There is no player aid for { $game } yet.
       *[other] { $game } has no such page yet.
    }
page-lost = Connection lost.
page-lost-about = Reconnecting automatically; nothing you have typed is lost.
page-lost-now = Retry now
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = Show as QR code
page-more = More
page-games = Games
page-untranslated = This game has not been translated into your language yet, so it is shown in English.
page-board-failed = The board of this game could not be shown, so the table is shown in words.
page-board-contract = The board of this game was made for another version of Republik, so the table is shown in words.

## First page

page-home-kicker = The board game, in your browser
page-home-side = Your side
page-home-level = Computer level
page-play-now = Play now
page-home-ways = Other ways to play
page-home-learn = Learn the game (15 minutes)
page-home-screen = Hot seat
page-home-screen-about = Share this screen and take turns; a curtain hides the hands.
page-home-link = Play with a friend online
page-home-link-about = Get a link to send. You play the side chosen above.
page-home-lobby-about = Join an open table, or watch a game.
page-home-new-about = Choose everything yourself: edition, clock, rating, spectators.
page-home-footer = An unofficial edition, free and open source. It is neither made nor endorsed by the designers or the publisher.
page-home-link-word = Home
page-running-tables = Your games
page-more-tables = { $count ->
    [one] 1 more game
   *[other] { $count } more games
 }
page-finished-tables = Finished games ({ $count })
page-table-over = finished
page-table-waits = waiting for players
page-table-same-screen = hot seat
page-your-turn = your turn
page-their-turn = { $side }’s turn
page-lesson = lesson

## New table

page-clock-days-each = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } d { $hours } h
page-seat-free = free seat
page-seat-level = { $level } (computer)
page-rated-word = rated
page-new-title = New table
page-new-opponent = Opponent
page-new-level = Computer
page-new-level-about = Starts immediately; hints are available.
page-new-link = A friend, by link
page-new-link-about = The first person to open your link takes the free seat. The table is not listed in the lobby.
page-new-open = Anyone, via the lobby
page-new-open-about = The table is listed in the lobby until someone joins; anyone can watch.
page-new-screen = Hot seat
page-new-screen-about = You both play on this screen, in turn; a curtain hides the hands.
page-new-more = More options
page-new-make = Create table
page-new-begin = Start game
page-new-language = Language of the table
page-new-language-any = any
page-new-language-about = For the chat. The game itself is shown to each player in their own language.
page-clock = Clock
page-clock-none = No clock
page-clock-none-about = No time limit.
page-clock-days = Days
page-clock-days-about = Days available per turn; a player who runs out of time loses.
page-clock-days-count = Days per turn
page-clock-live = Live
page-clock-live-about = Minutes for the whole game, plus seconds added for each decision; a player who runs out of time loses.
page-clock-minutes = Minutes per player
page-clock-increment = Seconds added per decision
page-takeover = If a player goes missing
page-takeover-never = they keep their seat
page-takeover-days = the computer may take over after { $days } days
page-takeover-about = By joining, players accept this.
page-rated = Rated game
page-rated-about = The result changes both players’ ratings.
page-rated-members = Members only: create an account
page-watched = Anyone can watch
page-watched-about = Otherwise only people with a link from you.
page-delay = Spectator delay (decisions)
page-delay-about = Spectators never see hidden cards; 0 means live.

## Lists of tables, joining

page-lobby-open = Tables with a free seat
page-lobby-empty = No one is waiting right now. Create a table and it will appear here.
page-lobby-meanwhile = While you wait
page-lobby-meanwhile-about = A table you create stays open while you do something else; the page tells you when someone sits down. Until then, play against the computer or take the lesson.
page-lobby-own = Your tables waiting for players
page-lobby-watch = Games to watch
page-lobby-watch-empty = There are no games to watch right now.
page-lobby-ended = Finished games
page-lobby-exhibit = Watch two computers play
page-sit = Play as { $side }
page-join-title = Invitation
page-join-seat = You are invited to play as { $side }.
page-join-watch = You are invited to watch this game.
page-join-takeover = Agreed at this table: after { $days } days without a decision, the computer may take over a seat.
page-join-go = Go to the table
page-join-failed = The link may already have been used, or the table no longer exists.

## Table

page-prompt = What to do
page-looking-back = Looking back: after { $at } of { $total } decisions.
page-which = { $place }: which of these do you choose?
page-waiting-join = Waiting for someone to play { $side }.
page-waiting-join-link = Waiting for someone to play { $side }. Send this link:
page-thinking = { $side } ({ $level }) is thinking…
page-waiting = Waiting for { $name } ({ $side }).
page-guest = guest
page-reveals = This reveals hidden cards and cannot be undone.
page-ends-turn = This ends your turn.
page-confirm = Confirm
page-action-ended = Your action ended by itself: nothing more could be done.
page-back-to-now = Back to the game
page-walk-back = Back
page-walk-close = Back to the table
page-rule = Rule { $rule }
page-not-asked = { $name } cannot be chosen now. { $prompt }
page-card-first = Choose a card first.
page-not-your-turn = It is not your turn.
page-table-gone = This table does not exist, or you do not have access to it.
page-table-missing = Table not found
page-table-title = Table: { $game }
page-tab-cards = Cards
page-tab-forecast = Forecast
page-tab-log = Log
page-tab-chat = Chat
page-tab-state = State
page-member = member
page-guest-word = guest
page-you = you
page-you-named = { $name } (you)
page-seats = Players
page-to-act = to act
page-here = at the table
page-away = away
page-clock-of = { $side }’s clock
page-time-low = { $side } is running out of time.
page-watching = You are watching this game.
page-delayed = You are watching with a delay.
page-table-about = About this table
page-own-values = custom values of this server
page-takeover-fact = computer may take over after { $days } days
page-open-fact = anyone can watch
page-corrected-fact = This game began under revision { $began } of the rules, which have since been corrected (revision { $now }). The position may differ from the one you saw.
page-corrected-refused = The corrected rules no longer allow decision { $at } of this game. The game is shown up to that point.
page-corrected-result = Under the corrected rules it would have ended differently.
page-corrected-over = Under the corrected rules, this game is over.
page-corrected-end = Accept the result
page-corrected-go-on = Continue from here
page-private-fact = private
page-delay-fact = spectators see everything { $delay } decisions late
page-commitment = Hash of the seed, published before the first card:
page-commitment-about = The seed itself is revealed after the game.
page-prepared-first = This is your first game here. Its cards come from a prepared deal with a calm start, not from a random seed.
page-prepared-lesson = The cards of a lesson are always the same.
page-seed = Seed:
page-seed-verify = Download the record and check it with
page-sheet =
    { $state ->
        [folded] Show panel
       *[open] Hide panel
    }
page-move-where = From { $place }: click the destination.
page-panels = Panels
page-tab-seats = Players
page-state = State of the game

## Table: what can be done

page-hint-ask = Hint
page-hint-level = Hint from
page-hint-thinking = { $level } is thinking…
page-hint-again = Click again to play this
page-controls = Controls
page-undo = Undo
page-undo-turn = last action
page-redo = Redo
page-hint = Hint
page-takeover-ask = Let the computer replace the other player
page-takeover-ask-about = { $side } must agree, unless they have been away longer than this table allows.
page-record = Download record
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-about = The other side wins immediately.
page-resign-who = Who resigns?
page-resign-not = Keep playing
page-play-on = Play on from here
page-offer-make = Send offer
page-offer-accept = Accept
page-offer-decline = Decline
page-offer-withdraw = Withdraw
page-offer-take-back = { $side } asks to take back { $back ->
    [one] the last decision
   *[other] the last { $back } decisions
 }.
page-offer-take-back-mine = You asked to take back { $back ->
    [one] the last decision
   *[other] the last { $back } decisions
 }; { $other } must agree.
page-offer-rematch = { $side } offers a rematch with sides swapped.
page-offer-rematch-mine = You have offered a rematch.
page-offer-rematch-agreed = { $side } has offered a rematch, and you have accepted.
page-offer-have-agreed = Accepted: { $sides }.
page-offer-still-to-agree = Waiting for: { $sides }.
page-offer-takeover = { $side } suggests that the computer ({ $level }) should take over from you.
page-offer-takeover-mine = You suggested that the computer ({ $level }) should take over from { $other }, who must agree.
page-offer-takeover-other = { $side } suggests that the computer ({ $level }) should take over from { $other }, who must agree.
page-resign-leaves = The computer takes over your seat, and the others play on.
page-take-back = Take back my last action
page-take-back-ask = Ask to take back my last action

## Table: log, forecast, end

page-log-empty = Nothing has happened yet.
page-log-start = Start of the game
page-log-newest = Latest
page-log-undo = Undo to here
page-scene = What the others did
page-scene-skip = Skip
page-scene-now = { $what } – { $touch ->
    [yes] tap to go on
   *[no] click or press Space to go on
}
page-scene-again = Show again
page-scene-since = Since your last turn: { $what }
page-scene-so-far = So far: { $what }
page-scene-last = Last turn: { $what }
page-scene-changed = Changed: { $what }
page-finish = Game over
page-finish-won = You have won
page-finish-lost = You have lost
page-finish-wins = { $side } wins
page-finish-nobody = No one wins
page-finish-defeat = Defeat
page-finish-rematch = Rematch
page-finish-offered = You have offered a rematch; everyone at the table must accept.
page-finish-new-table = Go to the rematch
page-finish-record = Download record
page-front = Front page
page-front-waiting = The front page is being printed…
page-front-format = Format
page-front-a4 = A4
page-front-card = Card
page-front-png = PNG
page-front-svg = SVG
page-front-enlarge = Enlarge the front page
page-front-alt = The front page: { $headline }
page-front-link = Link to this game
page-front-private = This table is private: its link works only for those who played or watched here. Send the picture instead.
page-forecast-none = There is nothing to forecast right now.

## Table: several at one screen

page-curtain = Hand over to { $side }
page-curtain-about = Everyone else should look away: a hand is about to be shown.
page-curtain-ready = I’m ready
page-curtain-never = We play with open hands: no curtain at this table

## Table: invitations

page-invite = Invite by link
page-invite-label = Invitation link for { $side }
page-invite-watch = Link for spectators
page-invite-make = Create link
page-invite-withdraw = Revoke links
page-invite-withdraw-about = All spectator links stop working, and everyone who joined through one is removed.
page-invite-withdrawn = Links revoked: { $links }. Spectators removed: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat and notes
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-removed = message removed
page-chat-label = Write a message
page-chat-send = Send
page-chat-kept = Your message stays here until the connection is back.
page-notes = Notes
page-notes-about = Only you can see these notes
page-notes-kept = Saved.
page-notes-writing = Not saved yet…
page-notes-saving = Saving…
page-notes-failed = Could not save; trying again.

## Replay

page-replay = Replay
page-replay-view = View as
page-replay-public = Spectator
page-replay-table = Back to the table
page-replay-controls = Replay controls
page-replay-first = Go to start
page-replay-back = Previous decision
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next decision
page-replay-last = Go to end
page-replay-speed = Speed (decisions per second)
page-replay-decision = Decision
page-replay-at = { $at } of { $total }
page-replay-start = Before the first decision
page-replay-open = All hands open
page-replay-card-back = Previous action
page-replay-card-next = Next action

## Analysis

page-analysis = Analysis
page-analysis-who = Analysed by
page-analysis-start = Analyse the game
page-analysis-again = Analyse again
page-analysis-slow = This takes a few minutes.
page-analysis-running = { $level } is analysing decision { $done } of { $total }…
page-analysis-leave = You can leave this page; the analysis continues.
page-analysis-not-over = A game can be analysed once it is over.
page-analysis-figures = The game in figures
page-analysis-keys = arrow keys move from card to card, Enter opens the replay
page-analysis-table = Show as table
page-analysis-look = Open in replay

## Learning, rules, cards

page-learn-title = Learn a game
page-learn-lead = You don’t need to read a rulebook first: the table always shows what you can do, and tells you why something is not allowed.
page-learn-rules = All the rules in our own words, with pictures and examples. Whenever a move is not allowed, the reason links to its section.
page-learn-read = Read the rules
page-learn-look = Browse the cards
page-rules-title = The rules
page-rules-content = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] 1 section found
   *[other] { $count } sections found
 }
page-rules-none = No sections found.
page-learn-plain = There is no lesson yet, but the table always shows what you can do.
page-learn-cards-title = The cards
page-gallery-title = Cards
page-gallery-search = Search by title, number, year or icon
lesson-chapter = Chapter { $number } of { $count }

## A lesson

lesson-fold =
    { $state ->
        [folded] Show the guide
       *[open] Hide the guide
    }
lesson-quit = End lesson
lesson-back = Back
lesson-go-on = Your turn: click anything that glows blue, on the map or among the cards.
lesson-wait = The other side is playing. Watch what it does.
lesson-got-it = Got it
lesson-rules = Read the full rules
lesson-next = Next
lesson-play-on = Play on
lesson-new-game = New game, level { $level }
lesson-watch = Watch
lesson-later = Unread ({ $count })

## Account

page-account-title = Account
page-account-member = You are signed in as { $name }.
page-account-guest = You are playing as a guest: your tables are tied to this browser. With an account, you can reach them from any device.
page-account-made = Welcome! Your tables are now in your account.
page-account-deleted = Your account has been deleted.
page-name = Your name
page-name-label = Name shown to others
page-name-about = Up to 40 characters.
page-become = Create an account
page-become-about = All you need is a name and a password. You keep all your tables and can play rated games.
page-become-do = Create account
page-member-name = Name
page-password = Password
page-password-about = At least 8 characters.
page-password-change = Change password
page-password-old = Current password
page-password-new = New password
page-password-changed = Password changed. You will need to sign in again on your other devices.
page-email = Email
page-email-optional = Email (optional)
page-email-about = Used only to tell you that it is your turn.
page-email-unconfirmed = Not confirmed yet: you will get notifications there once you follow the link we sent you.
page-email-confirmed = Confirmed.
page-email-link = Resend link
page-email-link-sent = The link is on its way.
page-email-link-failed = The email could not be sent.
page-email-off = This server does not send email.
page-confirm-title = Confirm your email address
page-confirm-about = You followed a link from an email we sent. Is that address yours?
page-confirm-do = Yes, confirm
page-confirm-done = { $email } has been confirmed.
page-confirm-failed = The link has already been used, or a newer one has been sent.
page-login = Sign in
page-logged-in = You are signed in.
page-logout = Sign out
page-logout-about = You become a new guest in this browser; your tables stay in your account.
page-logged-out = You are signed out.
page-delete = Delete account
page-delete-about = Your name disappears from all tables, and you forfeit your games in progress. Your name, password, email address, notes and ratings are deleted; finished games remain without your name. This cannot be undone.
page-delete-do = Delete permanently
page-delete-guest = Delete my data
page-delete-guest-about = Your name disappears from all tables, and you forfeit your games in progress. Your name, email address and notes are deleted; finished games remain without your name. This cannot be undone.
page-delete-chat = Also delete my chat messages
page-data-deleted = Your data has been deleted.
page-data = Your data
page-data-about = Everything stored about you here, as one file: your settings, tables and decisions, notes, chat messages and ratings.
page-data-download = Download

## Notices

page-notify = Turn notifications
page-notify-about = Sent only while you are away from the table. Notifications never mention cards or moves.
page-notify-browser = Browser notifications
page-notify-browser-about = While a table is open in another tab.
page-notify-push = Push notifications to this browser
page-notify-push-about = Even while the page is closed.
page-notify-email = Email me
page-notify-webhook = Webhook
page-notify-webhook-about = A URL that accepts messages, at Discord, at Slack or on your own server.
page-notify-test = Send a test
page-notify-sent = sent
page-notify-sending = on its way
page-notify-off = off
page-notify-failed = failed
page-notify-blocked = Your browser blocks notifications from this page.
page-push-failed = Push notifications do not work in this browser: { $reason }
page-way-push = Push
page-way-email = Email
page-way-webhook = Webhook
page-notice-turn = It is your turn as { $side }.

## Settings

page-theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] system
 }
page-theme-legend = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound: { $state ->
    [on] on
   *[off] off
 }
page-sound-card = Card
page-sound-block = Block
page-sound-stamp = Stamp
page-settings-title = Settings and shortcuts
page-settings-lead = Saved in this browser, and in your account while you are logged in.
page-settings-sound = Sounds
page-settings-sound-about = Short, dry sounds: a card, a block, a stamp.
page-settings-confirm = Ask before a move that reveals hidden cards
page-settings-confirm-about = Such a move cannot be undone.
page-settings-turns = Confirm the move that ends my turn
page-settings-turns-auto = In rated and live games
page-settings-turns-always = Always
page-settings-turns-never = Never
page-settings-turns-about = The move is sent only when you confirm it; your clock keeps running.
page-settings-pace = Pace of the other players’ turns
page-settings-pace-about = Their turns are shown step by step. A click on the map or the space bar skips ahead.
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-none = Off
page-keys = Keyboard shortcuts at the table
page-key-tab = next area: prompt, map, cards, log
page-key-arrows = move around the map
page-key-enter = choose
page-key-cards = open a card that can be played
page-key-uses = use of the open card: build, living standard, unrest, event
page-key-escape = go back one step
page-key-space = Space
page-key-skip = skip the other players’ turns
page-key-ctrl = Ctrl
page-key-undo = undo the last decision; against the computer also the last action
page-key-redo = redo the undone decision
page-key-hint = show or hide the hint

## Ratings

page-ratings-title = Ratings
page-ratings-about = One list per game and seat, from rated games between members (Glicko-2). The number after ± shows how certain a rating is.
page-ratings-how = To be rated, create an account and tick “Rated game” when you create a table.
page-ratings-mine = Your ratings
page-ratings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
page-ratings-none-yet = no rated games yet
page-ratings-place = Rank
page-ratings-name = Name
page-ratings-points = Rating
page-ratings-games-head = Games
page-ratings-empty = No one has played a rated game here yet.

## About

page-about-what = Republik lets you play board games in the browser: against the computer, on one screen, or with people elsewhere. The server is the referee: it only accepts moves that the rules allow.
page-about-yours = Credits and licence
page-about-licence = The program is free software under the Apache License 2.0. The map, cards and icons are our own drawings, and the rules are explained in our own words.
page-about-privacy-title = What we store
page-about-privacy = We store your games, what you enter yourself (name, email address, notes and chat messages), and a cookie that identifies you. Nothing is loaded from other servers, and there are no trackers.
page-about-thanks = Acknowledgements
page-about-map = The outlines of the map are based on @svg-maps/germany by Victor Cazanave, which is based on a map by MapSVG (CC BY 4.0) – merged, warped and simplified by us – and on Natural Earth (public domain) via world-atlas (ISC).
page-about-fonts = The typefaces are Archivo and Zilla Slab, both under the SIL Open Font License 1.1.
page-about-software = The page is built with Svelte, Vite and Fluent, the server with Starlette, SQLAlchemy and msgspec.
page-about-licences = Third-party licences
page-fair-title = Provably fair shuffling
page-fair-why = Once a game has begun, no one can change the shuffle, not even the server, and you can check this afterwards:
page-fair-1 = Before the first card, the server draws a random seed and publishes its hash. From then on it cannot switch to another seed without the hash giving it away.
page-fair-2 = Everything left to chance is derived from this seed.
page-fair-3 = After the game, the seed is revealed. Download the record; the command republik verify checks the hash, the seed and every card:
page-fair-seats = Each player is sent only what they may know; computer players cannot see your hand either.
page-fair-first = Two kinds of games do not use a random seed: lessons, and your first game against the computer. Their deals come from a short public list, so that you meet the rules in a good order. The table’s details say so.
page-fair-continued = A game played on from a finished one begins with the position that everyone can see. What is hidden in it is dealt again from a fresh seed; republik verify checks every card drawn after that.
page-aid = Player aid
page-aid-of = Player aid: { $game }
page-aid-print = Print on one page
page-help = Help
page-key-help = show the player aid and the keys

## Profiles

page-profile-title = Games and results
page-profile-mine = Your games and results
page-profile-since = Member since { $date }
page-profile-guest = You play as a guest. Create an account to keep your games on every device.
page-profile-results = Results
page-profile-none = No finished games yet.
page-profile-curve = { $count ->
    [one] Rating after 1 game: from { $first } to { $last }
   *[other] Rating over { $count } games: from { $first } to { $last }
}
page-people = People
page-score-won = Won
page-score-lost = Lost
page-score-drawn = Drawn
page-score-share = Wins
page-filter-game = Game
page-filter-seat = Side
page-filter-opponent = Opponent
page-filter-score = Result
page-filter-all = All
page-history-title = Finished games
page-history-filters = Filter the games
page-history-none = No games match these filters.
page-history-more = Show more
page-table-won = { $side } won
page-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
page-side-random = Random side
page-copy-moment = Copy link to this moment
page-link-private = works only for those who played or watched here
page-link-here = works only in this browser
page-copy-move = Copy move
page-play-on-about = A new game from this position. Hidden cards are dealt again.
page-local-title = Everything in this browser
page-local-about = Games, computer players and everything you save stay on your own machine; nothing is sent anywhere. So no secret is safe from anyone who opens the developer tools. The computer still decides only from what its side may know.
page-local-loading = The table is loading…
page-local-failed = The table could not be loaded. Reload the page; it needs a current browser with WebAssembly.
page-local-stopped = The table stopped working and is loading again. No decision has been lost.
page-local-forgets = This browser cannot store games: they are lost when you close the page. Save them as files.
page-local-kept = This page now works without a network.
page-local-install = Install as an app
page-local-update = A new version is ready.
page-local-update-now = Load it
page-local-levels = Thinking longer needs a server: { $levels }.
page-file-open = Open a game from a file
page-file-open-about = A record or an exchange file: play on, replay it, analyse it
page-file-too-large = This file is too large for a game: at most { $most } kB can be opened.
page-file-save = Save as a file
page-file-exchange = Save for other programs
page-play-offline = Play offline
page-play-offline-about = The same table in your browser alone; once opened, it needs no network
page-lost-offline = Play offline meanwhile
