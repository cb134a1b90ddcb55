## Requests

refusal-bad-request = the request could not be understood
refusal-unknown-move = there is no such move
refusal-no-such-table-options = there is no such game, edition, seat or level
refusal-foreign-origin = the request comes from another site
refusal-foreign-host = the server is not known by this host name; its operator can set it with --address
refusal-not-found = not found
refusal-wrong-method = this address does not accept that method
refusal-stale = the game has moved on in the meantime; reload to see it
refusal-too-large = the request is too large
refusal-too-many-requests = too many requests; wait a little
refusal-headers-too-large = the request headers are too large
refusal-too-slow = the request took too long to arrive
refusal-too-many-sockets = you or others at your internet address already have too many tables open (at most { $most } at a time): close one
refusal-too-many-connections = the server has reached its limit of connections; try again later
refusal-storage = the database is not responding: nothing has been changed
refusal-browser-storage = this browser could not save that, perhaps because its storage is full: nothing has been changed
refusal-unexpected = something went wrong in the program; reload the page and try again
refusal-nul-character = text containing the NUL character cannot be stored

## Tables

refusal-not-your-seat = that is not your seat
refusal-hint-not-here = hints are off in games between people
refusal-hint-nobody = no computer player here can give hints
refusal-not-over = the game is not over yet
refusal-seat-taken = someone is already sitting there
refusal-too-many-tables = you have reached the limit of games in progress: finish one first
refusal-too-many-open-tables = you already have { $most } open tables with a free seat; wait until somebody sits down
refusal-too-many-open-tables-nearby = there are already { $most } open tables with a free seat from your internet address; wait until somebody sits down
refusal-too-many-files = you have opened too many files today; try again later
refusal-too-many-invitations = you have created too many links today; try again later
refusal-table-full = this table has as many spectators as it can hold ({ $most })
refusal-too-many-thoughts = you or others at your internet address are already waiting for too many hints (at most { $most } at a time): try again in a moment
refusal-too-many-waiting-files = you or others at your internet address already have too many files waiting to be opened (at most { $most } at a time): try again in a moment
refusal-too-many-analyses = too many analyses for you or others at your internet address are already running (at most { $most } at a time): wait for one to finish
refusal-rules-corrected = the corrected rules do not allow a decision of this game: continue from the last one they accept
refusal-record-refused = the record of this game cannot be replayed
refusal-values-missing = this game uses values that the server does not have at the moment ({ $values })
refusal-no-thinker = the computer player is unavailable; please try again
refusal-offer-not-now = this cannot be offered now
refusal-offer-pending = the other side has made an offer: answer it first
refusal-no-offer = there is no such offer
refusal-offer-changed = the offer has changed; please read it again
refusal-chat-full = the chat at this table is full
refusal-rated-needs-people = only games between two people can be rated
refusal-undo-no-time = you do not have enough time left to undo that
refusal-time-over = your time has run out

## People

refusal-bad-name = this name is not allowed: use 1 to 40 visible characters, with at most 4 accents per letter
refusal-bad-email = this is not an email address
refusal-no-email-to-confirm = there is no email address to confirm
refusal-too-many-mails = too many confirmation links have been sent: try again tomorrow
refusal-bad-webhook = a webhook needs an https URL
refusal-weak-password = a password needs at least 8 characters and must not be easy to guess
refusal-login-refused = wrong name or password
refusal-members-only = this is for members only: create an account first
refusal-name-taken = this name, or one that looks like it, is taken
refusal-already-member = you already have an account
refusal-login-slowed = too many attempts; wait a little

## Notices and mails

notice-turn-title = Your turn
notice-turn = It is your turn as { $side } against { $opponent }.
notice-over-title = Game over
notice-over = Your game as { $side } against { $opponent } is over.
notice-test-title = Test
notice-test = This is what a turn notification looks like.
notice-somebody = someone
notice-footer = You receive this because you asked to be notified of your turns. You can change that at { $address }
confirm-mail-title = Confirm your email address
confirm-mail =
    Someone entered this address at { $address } to be notified of their turns.

    If that was you, confirm it here:

    { $link }

    If it was not, do nothing: we will not write to you again.

## Link previews

og-home = German History at Your Table
og-site = Board games in your browser: against the computer, on one screen, or with people elsewhere.
og-game = { $game }
og-play = You are invited to play { $game }
og-play-text = Your seat: { $seat }. Open the link to sit down; no account needed.
og-watch = You are invited to watch { $game }
og-watch-text = Open the link and see the game as it happens.
refusal-needs-server = this needs a server
refusal-file-unknown = this file is neither a record nor an exchange file of one of the games
refusal-file-refused = this file cannot be opened: { $reason }
