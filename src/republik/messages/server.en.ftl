## Requests

refusal-bad-request = the message is not understood
refusal-unknown-move = there is no such move
refusal-no-such-table-options = there is no such game, edition, seat or level
refusal-foreign-origin = the request comes from another page
refusal-foreign-host = the server does not know this name as its own; whoever runs it can give it by --address
refusal-not-found = there is no such thing here
refusal-wrong-method = this address does not accept that method
refusal-stale = the table has moved on since
refusal-too-large = the message is too large
refusal-too-many-requests = too many requests, wait a little
refusal-headers-too-large = the headers of the request are too large
refusal-too-slow = the request was not sent within the time it may take
refusal-too-many-sockets = you or others at your internet address have too many tables open ({ $most }): close one
refusal-too-many-connections = the server has as many connections open as it can
refusal-storage = the database does not answer: nothing has been changed
refusal-nul-character = text with the character NUL in it cannot be kept

## Tables

refusal-not-your-seat = you do not sit there
refusal-hint-not-here = no hints where people play each other
refusal-hint-nobody = no computer player here can give hints
refusal-not-over = the game is not over yet
refusal-seat-taken = somebody sits there already
refusal-too-many-tables = you have as many games in progress as one guest may have
refusal-table-full = as many people watch this table as can ({ $most })
refusal-too-many-thoughts = you or others at your internet address are waiting for too many hints ({ $most }): try again in a moment
refusal-too-many-analyses = too many analyses for you or others at your internet address are still being made ({ $most }): wait for one of them
refusal-rules-corrected = the corrected rules refuse a decision of this game: go on from the last one they accept
refusal-record-refused = the game's own record does not replay
refusal-values-missing = this game is played with values that the server does not have now ({ $values })
refusal-no-thinker = the computer player cannot think just now
refusal-offer-not-now = this cannot be offered now
refusal-offer-pending = the other side has made an offer: answer it first
refusal-no-offer = there is no such offer
refusal-chat-full = no more can be said at this table
refusal-rated-needs-people = only games between two people are rated
refusal-undo-no-time = you do not have the time to take that back
refusal-time-over = your time has run out

## People

refusal-bad-name = this cannot be a name: 1 to 40 visible characters, at most 4 marks on a letter
refusal-bad-email = this is no e-mail address
refusal-no-email-to-confirm = there is no e-mail address to confirm
refusal-too-many-mails = too many links have been sent: try again tomorrow
refusal-bad-webhook = a webhook needs an https address
refusal-weak-password = a password needs at least 8 characters and must not be easy to guess
refusal-login-refused = name or password is wrong
refusal-members-only = this is for members only
refusal-name-taken = somebody else has this name, or one that looks like it
refusal-already-member = you are a member already
refusal-login-slowed = too many attempts, wait a little

## Notices and mails

notice-turn-title = Your turn
notice-turn = You play { $side } against { $opponent }: it is your turn.
notice-over-title = The game is over
notice-over = Your game as { $side } against { $opponent } is over.
notice-test-title = A test
notice-test = This is how you will hear that it is your turn.
notice-somebody = somebody
notice-footer = You get this because you asked to be told of your turns. You can change that at { $address }
confirm-mail-title = Confirm this address
confirm-mail =
    Somebody gave this address at { $address } to be told there of their turns.

    If it was you, confirm it here:

    { $link }

    If it was not you, do nothing: nothing more will be sent.
