## The page

page-skip = Skip to the content
page-loading = One moment …
page-load-failed = The page could not be loaded. Please reload.
page-do-it = Do it
page-cancel = Cancel
page-close = Close
page-nav = Pages
page-nav-play = Play
page-nav-lobby = Lobby
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-about = About
page-menu = Menu
page-language = Language
page-turns = { $count ->
    [one] 1 table waits
   *[other] { $count } tables wait
 }
page-offline = The server cannot be reached. Please try again in a moment.
page-save = Save
page-saved = Saved.
page-not-found = There is nothing here
page-not-found-about = The address leads nowhere. Perhaps a letter is missing at its end.
page-lost = The connection is lost.
page-lost-about = The page tries again by itself; what you entered is kept.
page-lost-now = Try now
page-copy = Copy
page-copied = Copied
page-share = Share
page-more = More
page-games = Games
page-untranslated = This game does not speak your language yet: its words are English.

## First page

page-home-kicker = The board game, at the browser’s table
page-home-side = Your side
page-home-level = The computer’s level
page-play-now = Play now
page-home-ways = Other ways to play
page-home-learn = Learn the game (15 minutes)
page-home-screen = A friend on this screen
page-home-screen-about = You take turns; a curtain hides the hands.
page-home-link = A friend elsewhere
page-home-link-about = You get a link to send. Your side is the one chosen above.
page-home-lobby-about = Sit down with strangers, or watch.
page-home-new-about = Edition, clock, rated, watchers: choose everything.
page-home-footer = An unofficial edition, free and open. It is not made or endorsed by the authors or the publisher.
page-home-link-word = To the first page
page-my-tables = Your tables
page-no-running = No game is running.
page-finished-tables = Finished games ({ $count })
page-table-over = over
page-table-waits = a seat is free
page-table-same-screen = on one screen
page-your-turn = your turn
page-their-turn = { $side } to act
page-lesson = lesson

## New table

page-clock-days-each = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } d { $hours } h
page-seat-free = free seat
page-seat-level = { $level } (computer)
page-rated-word = rated
page-new-title = New table
page-new-opponent = Who is the other side?
page-new-level = The computer
page-new-level-about = It begins at once, and hints are allowed.
page-new-link = A friend, by link
page-new-link-about = Whoever opens your link gets the free seat. Nobody else finds the table.
page-new-open = Anyone, in the lobby
page-new-open-about = The table stands in the lobby until somebody sits down; everyone may watch.
page-new-screen = A friend on this screen
page-new-screen-about = Both of you play here in turn; a curtain hides the hands.
page-new-more = More options
page-new-make = Make the table
page-new-begin = Begin
page-new-language = Language spoken at the table
page-new-language-any = any
page-new-language-about = For the chat. The game itself speaks to everyone in their own language.
page-clock = Time to think
page-clock-none = No clock
page-clock-none-about = Everyone takes the time they need.
page-clock-days = Days
page-clock-days-about = So many days for each turn; whoever takes longer loses.
page-clock-days-count = Days
page-clock-live = Live
page-clock-live-about = Minutes for the whole game and seconds added with each decision; whoever runs out of time loses.
page-clock-minutes = Minutes for each side
page-clock-increment = Seconds added with each decision
page-takeover = When somebody stays away
page-takeover-never = the seat stays theirs
page-takeover-days = after { $days } days the computer may play on
page-takeover-about = Whoever sits down agrees to it.
page-rated = Rated game
page-rated-about = The result changes the ratings of both members.
page-rated-members = Only for members: become one
page-watched = Everyone may watch
page-watched-about = Otherwise only those with a link of yours.
page-delay = Watchers see the game so many decisions late
page-delay-about = Watchers never see hidden cards; 0 is live.

## Lists of tables, joining

page-lobby-open = Tables with a free seat
page-lobby-empty = Nobody waits just now. Make a table, and it stands here for others.
page-lobby-own = Your tables that wait for somebody
page-lobby-watch = Games to watch
page-lobby-watch-empty = No open game is being played just now.
page-sit = Play { $side }
page-join-title = An invitation
page-join-seat = You are invited to play { $side }.
page-join-watch = You are invited to watch this game.
page-join-takeover = Agreed at this table: after { $days } days away the computer may play on in a seat.
page-join-go = To the table
page-join-failed = The link may have been used already, or the table is gone.

## Table

page-prompt = What to do
page-looking-back = Looking back: after { $at } of { $total } decisions.
page-which = { $place }: which of these?
page-waiting-join = The seat { $side } is still free. Invite somebody.
page-thinking = { $side } is thinking ({ $level }) …
page-waiting = It is { $side }’s turn: { $name }.
page-guest = guest
page-reveals = Hidden cards are shown after this: it cannot be taken back.
page-back-to-now = Back to now
page-rule = Rule { $rule }
page-not-asked = { $name } is not asked for now. { $prompt }
page-card-first = Choose a card first.
page-not-your-turn = It is not your turn.
page-table-gone = There is no such table, or it is not for you.
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
page-seats = Who sits where
page-to-act = to act
page-here = at the table
page-away = away
page-clock-of = Time of { $side }
page-time-low = Little time is left ({ $side }).
page-watching = You are watching.
page-delayed = What you see lies a little behind the game.
page-table-about = About this table
page-own-values = values of this server’s own
page-takeover-fact = computer may play on after { $days } days
page-open-fact = everyone may watch
page-corrected-fact = This game began under revision { $began } of the rules; they have been corrected since (revision { $now }). Things may stand differently from what you saw.
page-corrected-refused = The corrected rules no longer allow decision { $at } of this game. You see the game up to there.
page-corrected-result = By the corrected rules it would have ended differently.
page-corrected-over = By the corrected rules this game is over.
page-corrected-end = Accept the result
page-corrected-go-on = Go on from here
page-private-fact = private
page-delay-fact = watchers { $delay } decisions behind
page-commitment = Hash of the seed, shown before the first card:
page-commitment-about = The seed itself is shown after the end.
page-seed = The seed:
page-seed-verify = Download the record and check it with
page-sheet =
    { $state ->
        [folded] Open the sheet
       *[open] Fold the sheet
    }
page-move-where = From { $place }: to where?
page-panels = Parts of the table
page-tab-seats = Seats
page-state = How things stand

## Table: what can be done

page-hint-ask = Hint
page-hint-level = Who gives the hint
page-hint-thinking = { $level } is thinking …
page-controls = Controls
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-takeover-ask = Let the computer play on for the other side
page-takeover-ask-about = { $side } has to agree. Who stayed away longer than agreed at this table is not asked.
page-record = Download the record
page-rematch = Rematch
page-rematch-go = To the rematch
page-resign = Resign
page-resign-sure = Do you really resign?
page-resign-about = The other side wins at once.
page-resign-who = Who resigns?
page-play-on = Play on
page-offer-make = Offer it
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
 }. { $other } answers.
page-offer-rematch = { $side } would like a rematch with sides swapped.
page-offer-rematch-mine = You asked for a rematch.
page-offer-rematch-agreed = { $side } asked for a rematch, and you have agreed.
page-offer-have-agreed = Agreed: { $sides }.
page-offer-still-to-agree = Still to answer: { $sides }.
page-offer-takeover = { $side } suggests that the computer ({ $level }) plays on in your place.
page-offer-takeover-mine = You suggested that the computer ({ $level }) plays on for { $other }.
page-offer-takeover-other = { $side } suggests that the computer ({ $level }) plays on for { $other }, who answers.
page-resign-leaves = The computer takes your seat, the others play on.
page-take-back = Go back before my last action
page-take-back-ask = Ask to go back before my last action

## Table: log, forecast, end

page-log-empty = Nothing has happened yet.
page-log-start = The game begins
page-log-newest = Newest
page-log-undo = Undo to here
page-finish = The game is over
page-finish-won = You have won
page-finish-lost = You have lost
page-finish-wins = { $side } wins
page-finish-nobody = Nobody wins
page-finish-defeat = Defeat
page-finish-rematch = Rematch
page-finish-offered = A rematch is offered; everybody at the table has to agree.
page-finish-new-table = To the rematch
page-finish-record = Download the record
page-forecast-none = Nothing can be foreseen now.

## Table: several at one screen

page-curtain = Hand over to { $side }
page-curtain-about = The other one looks away now: hand cards come into view.
page-curtain-ready = I am ready
page-curtain-never = We see each other’s cards: no curtain at this table

## Table: invitations

page-invite = Invite by link
page-invite-label = Link to the seat { $side }
page-invite-watch = A link for watchers
page-invite-make = Make a link
page-invite-withdraw = Withdraw the links
page-invite-withdraw-about = All links to watch stop working, and anyone who came by one has to leave.
page-invite-withdrawn = Links withdrawn: { $links }. Watchers gone: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat and notes
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-removed = removed
page-chat-label = Say something
page-chat-send = Send
page-chat-kept = Your text is kept until the connection is back.
page-notes = Notes
page-notes-about = For your eyes only
page-notes-kept = Saved.
page-notes-writing = Not saved yet …
page-notes-saving = Saving …
page-notes-failed = Could not be saved; the page tries again.

## Replay

page-replay = Replay
page-replay-view = Seen by
page-replay-public = watchers
page-replay-table = To the table
page-replay-controls = Controls of the replay
page-replay-first = To the beginning
page-replay-back = One decision back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One decision on
page-replay-last = To the end
page-replay-speed = Speed: decisions a second
page-replay-decision = Decision
page-replay-at = { $at } of { $total }
page-replay-start = Before the first decision
page-replay-open = all hands open
page-replay-card-back = One action back
page-replay-card-next = One action on

## Analysis

page-analysis = Analysis
page-analysis-who = Who thinks about it
page-analysis-start = Analyse the game
page-analysis-again = Analyse again
page-analysis-slow = This takes some minutes.
page-analysis-running = { $level } thinks about decision { $done } of { $total } …
page-analysis-leave = You may leave this page; the analysis goes on.
page-analysis-not-over = A game is analysed after its end.
page-analysis-figures = The game in figures
page-analysis-mark = turning point: { $side }
page-analysis-keys = arrow keys go from card to card, Enter opens the replay
page-analysis-table = As a table
page-analysis-look = Look at it in the replay

## Learning, rules, cards

page-learn-title = Learn a game
page-learn-lead = You need not have read a rulebook: the table always shows what is possible, and says why not for everything else.
page-learn-rules = All rules in our own words, with the rulebook’s numbers. Every refusal at the table leads to its section.
page-learn-read = Read the rules
page-learn-look = Look at the cards
page-rules-title = The rules
page-rules-content = Contents of the rules
page-rules-search = Search the rules
page-rules-found = { $count } sections
page-rules-none = No section has that.
page-learn-plain = There is no guided game yet, but the table always shows what is possible.
page-learn-cards-title = The cards
page-gallery-title = Cards
page-gallery-search = Search: title, number, year or symbol

## A lesson

lesson-progress = { $done } of { $total }
lesson-fold =
    { $state ->
        [folded] Show the coach
       *[open] Fold the coach away
    }
lesson-quit = End the lesson
lesson-back = Back
lesson-go-on = Now it is up to you: what glows blue can be clicked.
lesson-rules = Read all the rules
lesson-next = Next
lesson-skip = Skip to the latest

## Account

page-account-title = Account
page-account-member = You are { $name }, a member.
page-account-guest = You play as a guest: your tables belong to this browser. As a member you find them on every device.
page-account-made = Welcome. All your tables are yours still.
page-account-deleted = The account is deleted.
page-name = Your name
page-name-label = The name others see
page-name-about = Up to 40 characters.
page-become = Become a member
page-become-about = A name and a password, nothing else. You keep all your tables, and may play rated games.
page-become-do = Become a member
page-member-name = Name
page-password = Password
page-password-about = At least 8 characters.
page-password-change = Change the password
page-password-old = The password of today
page-password-new = The new password
page-password-changed = Changed. Other devices have to log in again.
page-email = E-mail
page-email-optional = E-mail (if you like)
page-email-about = Only to tell you that it is your turn.
page-email-unconfirmed = Not confirmed yet: notices go there once you have followed the link in the mail we sent.
page-email-confirmed = Confirmed.
page-email-link = Send the link again
page-email-link-sent = The link is on its way.
page-email-link-failed = The mail could not be sent.
page-email-off = This server sends no e-mail.
page-confirm-title = Confirm an e-mail address
page-confirm-about = You followed the link from a mail. Is that address yours?
page-confirm-do = Yes, confirm
page-confirm-done = { $email } is confirmed.
page-confirm-failed = The link has been used already, or a newer one was sent.
page-login = Log in
page-logged-in = You are logged in.
page-logout = Log out
page-logout-about = This browser becomes a new guest; your tables stay with the account.
page-logged-out = You are logged out.
page-delete = Delete the account
page-delete-about = Your name disappears from all tables, and running games are lost to you. Name, password, e-mail, notes and ratings are deleted; finished games stay without your name. This cannot be undone.
page-delete-do = Delete for good
page-delete-guest = Delete my data
page-delete-guest-about = Your name disappears from all tables, and running games are lost to you. Name, e-mail and notes are deleted; finished games stay without your name. This cannot be undone.
page-delete-chat = Also delete what I said in chats
page-data-deleted = Everything is deleted.
page-data = Your data
page-data-about = All that is kept of you here, as a file: what you chose, your tables and decisions, notes, chat and ratings.
page-data-download = Download

## Notices

page-notify = When it is your turn
page-notify-about = Only while you are away from the table. A notice never speaks of cards or moves.
page-notify-browser = The browser shows a notice
page-notify-browser-about = While a table is open in another tab.
page-notify-push = Push messages to this browser
page-notify-push-about = Also while the page is closed.
page-notify-email = Send me an e-mail
page-notify-webhook = Webhook
page-notify-webhook-about = An address of Discord, Slack or your own that takes a message.
page-notify-test = Try it out
page-notify-sent = sent
page-notify-off = off
page-notify-failed = failed
page-notify-blocked = The browser does not allow notices from this page.
page-push-failed = This browser takes no push messages: { $reason }
page-way-push = Push
page-way-email = E-mail
page-way-webhook = Webhook
page-notice-turn = It is your turn as { $side }.

## Settings

page-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[auto] as the device
 }
page-theme-legend = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound: { $state ->
    [on] on
   *[off] off
 }
page-sound-card = Card
page-sound-block = Block
page-sound-stamp = Stamp
page-settings-title = Settings and keys
page-settings-lead = This browser remembers them.
page-settings-sound = Sounds
page-settings-sound-about = A card, a block, a stamp: dry and short.
page-settings-confirm = Ask before a move that shows hidden cards
page-settings-confirm-about = Such a move cannot be taken back.
page-keys = Keys at the table
page-key-tab = on to the next part: prompt, map, cards, log
page-key-arrows = on the map from place to place
page-key-enter = choose
page-key-escape = one step back
page-key-undo = take back the last decision
page-key-redo = play again what was taken back
page-key-hint = show or hide the hint

## Ratings

page-ratings-title = Ratings
page-ratings-about = One list for each game and seat, from rated games between members (Glicko-2). The figure after ± says how sure a rating is.
page-ratings-mine = Your ratings
page-ratings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
page-ratings-none-yet = no rated game yet
page-ratings-place = No.
page-ratings-name = Name
page-ratings-points = Points
page-ratings-games-head = Games
page-ratings-empty = Nobody has played a rated game here yet.

## About

page-about-what = Republik is a table for board games in the browser: against the computer, on one screen, or with people elsewhere. The server is the referee: it accepts no move that the rules do not allow.
page-about-yours = Whose it is
page-about-licence = The program is free software under the Apache License 2.0. Map, cards and symbols are our own drawings, the rules are told in our own words.
page-about-privacy-title = What is kept
page-about-privacy = A cookie that says who you are, your games, and what you enter yourself: name, e-mail, notes, chat. Nothing is loaded from other servers, and there are no trackers.
page-about-thanks = With thanks
page-about-map = The outlines of the map are made from @svg-maps/germany by Victor Cazanave, based on a map by MapSVG (CC BY 4.0), merged, bent and simplified by us, and from Natural Earth (public domain) by way of world-atlas (ISC).
page-about-fonts = The typefaces are Archivo and Zilla Slab, both under the SIL Open Font License 1.1.
page-about-software = The page is made with Svelte, Vite and Fluent, the server with Starlette, SQLAlchemy and msgspec.
page-fair-title = Fair shuffles
page-fair-why = Once a game has begun nobody can change the shuffle, not even the server, and you can check it afterwards:
page-fair-1 = Before the first card the server draws a random seed and shows its hash. From then on it cannot take another seed without the hash giving it away.
page-fair-2 = Every card that chance decides comes from this seed.
page-fair-3 = After the end the seed is shown. Download the record, and the command republik verify compares hash, seed and every card:
page-fair-seats = What is sent to a player is made only from what that player may know; computer players do not see your hand either.

## The player aid

page-aid = Player aid
page-aid-of = Player aid: { $game }
page-aid-print = Print on one page
page-help = Help
page-key-help = show the player aid and the keys
