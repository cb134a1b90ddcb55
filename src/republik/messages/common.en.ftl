## Sides and words

side-chance = chance

## Endings

outcome = { $winner } wins: { $how } (rule { $rule })
outcome-table = { $winner } wins: { $how }
ending-resigned = the other side resigned
ending-timeout = the other side ran out of time
ending-agreed = agreed
ending-abandoned = the game was abandoned
ending-forfeited = the other side’s program forfeits

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

## Why not

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

## Commands

record-outdated = The rules have been corrected since this game began (revision { $began } then, { $now } now): by today’s rules it may go differently from what was played.
record-refused-part = They refuse { $reason }. Used here: the first { $good } of { $total } decisions.

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Your decision
when-any = the game is under way
