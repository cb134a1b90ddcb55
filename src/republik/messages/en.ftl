### What players read, in English. The same keys with the same variables stand in every language's file.
###
### Names of provinces, titles of cards and names of cities come from the components; messages receive them ready in
### $place, $card, $face, $from, $to, $what (a list). $side, $by, $owner, $holder, $starter and $winner are side names.
### $known, $free and $stands are "yes" or "no"; $change is "more" or "less" where a message chooses by it.

## Sides and words

side-west = West
side-east = East
side-chance = chance
side-nobody = the rules
side-west-letter = W
side-east-letter = E
sector-france = French sector
sector-uk = British sector
sector-usa = American sector
place-west-germany = West Germany
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Lower Saxony or Hamburg
track-prestige = Prestige
track-currency = Western currency
track-socialists = Socialists
use-unrest = unrest
use-build = build
use-living = living standard
use-event = event

## Cards and symbols

card-name = { $number } “{ $title }”
card-hidden = a hidden card
card-in-hand = hand
corner-flight = flight{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = red police
corner-pink-police = pink police
event-for-red = event for East
event-for-yellow = event for West
event-for-dual = event for either side
event-for-special = East only, event
face-space = prestige space { $space }
symbol-build = { $side } builds { $count }
symbol-dismantle = { $side } dismantles { $count }
symbol-place-unrest = { $side } +{ $count } unrest
symbol-remove-unrest = { $side } −{ $count } unrest
symbol-move-unrest = { $side }: move { $count } unrest
symbol-reduce = { $side }: a protest province down to 3 unrest{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } living standard
symbol-living-standard-plain = { $side } +{ $count } living standard, removing no unrest
symbol-lose-living-standard = { $side } −{ $count } living standard
symbol-rundown = { $count ->
    [one] 1 factory of { $side } runs down
   *[other] { $count } factories of { $side } run down
}
symbol-repair = { $count ->
    [one] 1 factory of { $side } is repaired
   *[other] { $count } factories of { $side } are repaired
}
symbol-close = { $side } loses { $count ->
    [one] 1 factory abroad
   *[other] { $count } factories abroad
} for good
symbol-red-police = red police
symbol-pink-police = pink police
symbol-wall-built = the Wall is built
symbol-wall-opened = the Wall is opened
symbol-stasi-dissolved = the Stasi is dissolved
symbol-guillaume = Guillaume: East looks at cards
symbol-where = in { $place }
symbol-limit = (at most { $count } per province)
symbol-arms = – { $side } chooses
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = nothing
surplus-red = { $count ->
    [one] arrow
   *[other] { $count } arrows
} past the end: East removes unrest
surplus-yellow = { $count ->
    [one] arrow
   *[other] { $count } arrows
} past the end: West's due
surplus-red-prestige = prestige past the end: East removes own unrest or places some in the West
surplus-yellow-prestige = prestige past the end: West removes own unrest or places some in the East

## Screen

screen-header = Wir sind das Volk! · Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
screen-over = Wir sind das Volk! · Decade { $decade }, the game is over
screen-protests = { $side }: { $count ->
    [one] 1 protest
   *[other] { $count } protests
}
screen-police = police cards: { $count }, ready: { $ready }
screen-flight = Flight now: { $steps } → East dismantles { $points } · { $police }
screen-wall = The Wall stands: no flight · { $police }
track-prestige-note = advantage { $side } · at the decade end: { $symbols }
track-currency-note = with exports { $exports }, living standard { $living }: balance { $balance }
track-socialists-note = at the decade end { $change } · { $total } of { $most } in play, { $box } in the box
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ unrest, 4 a protest
map-legend-2 = ▮ living standard
map-legend-3 = ♟ socialist
map-legend-4 = 6/9 economy / next ▮ needs
map-legend-5 = [2] factory (2) rundown
map-legend-6 = ═ standing ─ built ┄ free

## Questions

prompt-deal = A card is dealt.
prompt-discard = { $side }: discard a hand card of the last decade, or keep what you have.
prompt-action = { $side }: choose a card by its number or title.
prompt-use = { $card }: what do you use it for?
prompt-price = { $side }: the special card has its price. Discard a hand card, or let West draw one?
prompt-remove = { $side }: remove 1 of your unrest. From where?
prompt-build = { $side }: build. { $count ->
    [one] 1 point
   *[other] { $count } points
} left. Where?
prompt-living = { $side }: place living standard ({ $count } of 3 placed, the card lends { $lends }, at most 2 a province). Where?
prompt-transfer = { $side }: pass one new living standard on to West Berlin?
prompt-void = { $side }: { $face } is a dual card. Which arrow or symbol do you declare void?
prompt-symbols = { $side }: carry out { $face }. Still to do: { $symbols }. What next, and where?
prompt-resolve = { $side }: you decide about { $face }: { $symbol }. Where?
prompt-return-unrest = { $side }: unrest from the police cards returns, at most 1 to a province ({ $count } left). Where?
prompt-look = { $side }: Guillaume reports. What do you look at?
prompt-take = { $side }: take one of these cards?
prompt-give = { $side }: which hand card do you give for it?
prompt-last-police = { $side }: use police before your action ends?
prompt-import = { $side }: { $change ->
    [less] a protest in West Berlin has ended. Which supplier loses its marker?
   *[more] West Berlin has a new protest. Which supplier gets a marker?
}
prompt-socialist-in = { $side }: there are too few socialists for all protests. Where does one go?
prompt-dismantle = { $side }: { $owner } dismantles { $count ->
    [one] 1 point
   *[other] { $count } points
}. What goes now?
prompt-space = { $side }: prestige. Which space do you carry out?
prompt-run-down = { $side }: currency is missing, { $count ->
    [one] 1 factory runs
   *[other] { $count } factories run
} down. Which one now?
prompt-dismantle-lines = { $side }: currency is missing and no factory is sound. { $count ->
    [one] 1 piece has
   *[other] { $count } pieces have
} to go. Which one now?
prompt-hamburg = { $side }: for which province does Hamburg count in this phase?
prompt-lose-sector = { $side }: West Berlin loses living standard ({ $count } more). From which sector?
prompt-attack = { $side }: whom does { $place } attack?
prompt-police-phase = { $side }: police. { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} ready. Where do you remove unrest?
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialist has
   *[other] { $count } socialists have
} to leave. From where?

done-discard = keep the rest
done-build = leave the remaining points unused
done-living = that is all
done-transfer = no transfer
done-void = void nothing
done-look = look at nothing
done-take = take nothing
done-last-police = no more police
done-attack = no attack

## Moves

move-done = done
move-play = { $card }: { $use }
move-deal = deal { $card }
move-discard = discard { $card }
move-draw = let West draw a card
move-build-city = build a factory in { $place }
move-build-line = build infrastructure { $place }
move-dismantle-city = dismantle the factory in { $place }
move-dismantle-line = dismantle infrastructure { $place }
move-rundown = run the factory in { $place } down
move-repair = repair the factory in { $place }
move-close = close { $place } for good
move-place = place unrest in { $place }
move-remove = remove unrest in { $place }
move-move = move unrest { $from } → { $to }
move-reduce = reduce { $place } to 3 unrest
move-living = living standard for { $place }
move-lose-living = { $place } loses living standard
move-sector = living standard for West Berlin, { $place }
move-lose-sector = West Berlin loses living standard, { $place }
move-transfer = transfer from { $place } to West Berlin
move-police = police removes unrest in { $place }
move-socialist = a socialist goes to { $place }
move-take-socialist = a socialist leaves { $place }
move-import = the marker goes to { $place }
move-release = the marker leaves { $place }
move-attack = { $from } attacks { $to }
move-hamburg = Hamburg counts for { $place }
move-space = space { $space }: { $symbols }
move-void-track = void one arrow of { $track }
move-void-row = void: { $symbol }
move-resolve = call up: { $symbol }
move-ignore = leave out: { $symbol }
move-look = { $where ->
    [pile] look at the top of the draw pile
   *[hand] look at West's hand
}
move-take = take { $card }
move-give = give { $card }

group-done = or
group-play = cards
group-deal = deal
group-discard = discard
group-draw = or
group-build-city = build
group-build-line = build
group-dismantle-city = dismantle
group-dismantle-line = dismantle
group-rundown = run down
group-repair = repair
group-close = close for good
group-place = place unrest
group-remove = remove unrest
group-move = move unrest
group-reduce = reduce to 3 unrest
group-living = living standard
group-lose-living = lose living standard
group-sector = West Berlin
group-lose-sector = West Berlin
group-transfer = transfer
group-police = police
group-socialist = socialists
group-take-socialist = socialists
group-import = suppliers
group-release = suppliers
group-attack = attack
group-hamburg = Hamburg
group-space = spaces
group-void-track = void
group-void-row = void
group-resolve = call up
group-ignore = leave out
group-look = look at
group-take = take
group-give = give
group-at = { $verb }, { $place }
note-protest = protest!
note-living = no. { $number }, economy { $has } of { $needs }
use-note-unrest = remove 1 of your unrest{ $free ->
    [yes] , free of charge
   *[no] , for 1 economy point
}
use-note-build = { $value ->
    [one] 1 build point
   *[other] { $value } build points
}
use-note-living = up to 3 provinces; the card lends { $value }
use-note-event = { $symbols }

## What happened

event-decade = Decade { $decade } begins. Special card: { $special }
event-half = Decade { $decade }, { $half ->
    [1] first
   *[other] second
} half. { $starter } begins.
event-turned-up = Turned up: { $what }
event-drawn = { $side } draws { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
event-discarded = { $side } discards { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
event-card = { $side } plays { $card } { $origin ->
    [hand] from the hand{" "}
   *[other] {""}
}{ $use ->
    [unrest] to remove unrest
    [build] to build
    [living] for living standard
   *[event] as event
}
event-price = East pays for the special card: { $paid ->
    [draw] West draws a card
   *[discard] East discards a card
}
event-void = Declared void: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } removes unrest
   *[more] { $by }: unrest placed
}: { $what }
event-unrest-nobody = New unrest: { $what }
event-calmed = Unrest gone with the living standard: { $what }
event-reduce = { $place }: { $removed } unrest gone, 3 remain
event-move = Unrest moved: { $what }
event-build-city = { $by } builds: { $what }
event-build-line = { $by } builds infrastructure: { $what }
event-dismantle-city = { $by } dismantles: { $what }
event-dismantle-line = { $by } dismantles infrastructure: { $what }
event-rundown = Run down by { $by }: { $what }
event-repair = Repaired: { $place }
event-close = Closed for good: { $place }
event-living = { $change ->
    [less] Living standard lost
   *[more] Living standard
}: { $what }
event-transfer = { $place } passes its living standard on to West Berlin
event-imported = { $change ->
    [less] The marker of West Berlin leaves
   *[more] West Berlin's protest puts a marker on
}: { $what }
event-socialist = { $change ->
    [less] Socialists leave
   *[more] Socialists go to
}: { $what }
event-police-gained = East keeps { $card } as police card
event-police = Police removes unrest: { $what }
event-stasi-dissolved = The Stasi is dissolved; { $unrest } unrest returns
event-wall = { $stands ->
    [yes] The Wall is built. No more flight from the republic.
   *[no] The Wall is open. Flight begins again.
}
event-look = East looks at { $at ->
    [pile] the top of the draw pile
   *[hand] West's hand
}
event-seen = { $known ->
    [yes] Seen: { $what }
   *[no] East has seen { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
event-removed = { $known ->
    [yes] Out of the game: { $card }
   *[no] East removes a card from the game
}
event-swap = { $known ->
    [yes] East gives { $given } and takes { $taken }
   *[no] East swaps a card
}
event-decade-end = End of decade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = The Wall costs prestige and 1 economy point
event-flight = Flight from the republic: { $steps } steps, East dismantles { $points }
event-space = { $by } carries out space { $space }: { $symbols }
event-hamburg = Hamburg counts for { $place }
event-currency = Track { $track } + exports { $exports } (worst West export factory { $worst }) − living standard { $living } = { $balance }
event-police-cost = { $points ->
    [0] No police to pay
    [one] East pays 1 point for its police
   *[other] East pays { $points } points for its police
}
event-attack = Attack: { $what }
event-socialist-phase = Socialists: { $change }
event-protests = Protests: West { $west }, East { $east }
event-game-over = { $winner } wins: { $how }

## Endings

outcome = { $winner } wins: { $how } (rule { $rule })
outcome-table = { $winner } wins: { $how }
ending-collapse = the other state collapses under its protests
ending-bankruptcy = East is bankrupt
ending-socialism-triumphs = socialism triumphs
ending-socialism-fails = socialism has failed
ending-survival = East has survived four decades
ending-resigned = the other side resigned
ending-timeout = the other side ran out of time
ending-agreed = agreed
ending-abandoned = the game was abandoned
ending-forfeited = the other side’s program forfeits

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
opponent = Opponent ({ $side }): { $level }, level { $number } of { $count }. The others: republik levels
thinking-side = { $side } is thinking …
thinking-hint = Thinking about a hint … Ctrl-C stops it.
thinking-hint-seconds = Thinking about a hint for { $seconds } s … Ctrl-C stops it.
hint-title = Hint ({ $level }), with the chance to win ({ $side }):
hint-searched = { $deals } deals of the hidden cards tried, { $depth } actions ahead
hint-share = { $share } % of the search
hint-for = speaks for it: { $reasons }
hint-against = against it: { $reasons }
hint-longer = longer
hint-time = Say how long to think, in seconds up to { $most }: hint 10. Or: hint longer
hint-stopped = No hint: interrupted.
feature-east-unrest-slack = room before protests in the East
feature-west-unrest-slack = room before protests in the West
feature-east-protests-near = protests on the way to the collapse in the East
feature-west-protests-near = protests on the way to the collapse in the West
feature-east-brink = provinces on the brink of a protest in the East
feature-west-brink = provinces on the brink of a protest in the West
feature-east-living-standard = living standard in the East
feature-west-living-standard = living standard in the West
feature-east-living-at-risk = living standard in the East that no factory holds
feature-west-living-at-risk = living standard in the West that no factory holds
feature-east-economy = economy in the East
feature-west-economy = economy in the West
feature-east-next-living-standard = economy for the next living standard in the East
feature-west-next-living-standard = economy for the next living standard in the West
feature-east-open-links = connections still to build in the East
feature-west-open-links = connections still to build in the West
feature-border-gap = living standard along the border
feature-export-gap = East’s exports against the West’s worst
feature-prestige = place on the prestige track
feature-prestige-edge = prestige advantage
feature-currency-track = place on the Western currency track
feature-currency-missing = Western currency that East lacks
feature-currency-spare = Western currency that East has left
feature-flight = flight from the republic
feature-wall = the Wall
feature-reserve = East’s economy points in reserve
feature-bankruptcy = bankruptcy of the East
feature-socialist-track = place on the socialists track
feature-socialists = socialists in play
feature-socialism-at-stake = triumph or failure of socialism
feature-police = police ready to be used
feature-police-later = police in later decades
feature-tempo = whose turn is next
feature-hand = cards in hand
feature-display = cards on display
feature-special-card = special card
feature-building-under-way = build points still to use
feature-living-under-way = living standard still to place
feature-removal-under-way = unrest still to remove
feature-event-under-way = symbols still to carry out
feature-losses-under-way = pieces still to be lost
feature-ground = the decade as such

## Decade end

phase-1 = Flight or cost of the Wall
phase-2 = Prestige
phase-3 = Western currency
phase-4 = Paying the police
phase-5 = Keeping living standard
phase-6 = Internal comparison
phase-7 = East-West comparison
phase-8 = Using the police
phase-9 = Socialists
phase-10 = Wir sind das Volk?
forecast-title = If the decade ended now
forecast-flight-sum = icons { $icons } + best West living standard { $best_west_living } + red police { $red_police } + protest in the East { $east_protest } − worst East living standard { $worst_east_living } − protest in the West { $west_protest } = { $steps }
forecast-flight = East dismantles { $points } of { $has }
forecast-wall = The Wall: prestige ← 1, East dismantles 1 of { $has }
forecast-prestige = { $holder } carries out space { $marker } or one nearer the middle: { $symbols }
forecast-currency-sum = track { $track } + exports { $exports } (worst West export factory { $worst }) − living standard { $living } = { $balance }
forecast-currency-enough = nothing runs down
forecast-currency-missing = run down: { $rundown }, then dismantled: { $dismantled }
forecast-currency-bankrupt = East cannot pay and is bankrupt
forecast-police-cost = East dismantles { $points } of { $has }
forecast-living = living standard lost: { $what }
forecast-living-none = every province keeps its living standard
forecast-internal = unrest: { $what }
forecast-internal-none = no unrest
forecast-attacks = possible: { $what }
forecast-attacks-none = nobody can attack
forecast-police = cards ready: { $count }
forecast-socialists = change { $change }, in play { $total } of 12
forecast-triumph = East would win: no socialist is left for the gain
forecast-failure = East would lose: it has too few socialists
forecast-protests = { $side }: { $now } now, { $internal } after the internal comparison, { $worst } at worst; 4 is the collapse

## Talking with the person at the table

ask-continue = — Enter —
ask-hand-over = { $side } is to decide. The other side looks away; then press Enter.
answer-unknown = “{ $answer }” is none of the choices here. Type help for what can be typed.
answer-ambiguous = “{ $answer }” could mean: { $names }
undo-done = Taken back.
why-what = Name what you want explained: why Bavaria, why 17 event
why-line = { $move }: { $answer }
why-allowed = allowed
rules-which = Name a section: rules 5.1
cards-seen = Seen in the other hand:
cards-count = The other side holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $pile } lie in the draw pile.
cards-why = In the game: { $text }
cards-note-english = This note is told in German and English only.
cards-unknown = There is no card “{ $answer }”. Give its number or a part of its title: cards 17
save-where = Name a file: save game.txt
save-done = Kept in { $path }, and from now on after every decision.
quit-unsaved = The game is not kept in any file. Type save FILE first, or quit once more.
quit-kept = The game is kept in { $path }. Go on with: republik play --resume { $path }
quit-lost = The game was not kept.
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
help-forecast = what the ten phases of the decade end would do now
help-map = the whole map and the tracks
help-cards = display and hand, as cards (cards 17: one card, what happened and why it does what it does)
help-log = what happened lately (log all: everything)
help-save = FILE: keep the game in a file, from now on after every decision
help-help = this list
help-rules = N: a section of the rules in a sentence, for instance rules 6.3
help-back = leave a page or a card without choosing
help-quit = leave the game; a kept game can be resumed

## Why not

refusal-rule = { $reason } (rule { $rule })
refusal-game-over = the game is over
refusal-not-your-turn = it is not your turn
refusal-no-such-move = { $text } is no move
refusal-other-decision = “{ $move }” is not what is to be decided now
refusal-not-possible = “{ $move }” is not possible here
refusal-card-not-there = { $card } is neither on display nor in your hand
refusal-special-east-only = only East may choose the special card
refusal-special-not-there = the special card { $card } is not on display
refusal-special-event-only = the special card can only be used as an event
refusal-special-price = East can pay neither price of the special card
refusal-no-own-unrest = you have no unrest to remove
refusal-nothing-to-dismantle = with this card it costs one own economy point, and you have none to dismantle
refusal-event-colour = the event of { $card } is not for { $side }
refusal-event-own-economy = the event of { $card } would cost { $side } more economy than it has
refusal-mass-protest = { $place } has a mass protest: nothing is built there
refusal-city-taken = { $place } already has a factory
refusal-site-closed = the site { $place } is closed for good
refusal-plant-site = Rheinsberg is built by its event only
refusal-abroad-site = factories abroad are built by their events only
refusal-other-side = { $place } does not belong to { $side }
refusal-line-full = { $place } has no free line
refusal-no-factory-at-end = { $place } has no factory at either end
refusal-no-factory-abroad = { $place } leads to a city abroad without factory
refusal-no-factory = { $place } has no factory
refusal-no-infrastructure = { $place } has no infrastructure
refusal-has-infrastructure = { $place } still has infrastructure on its connections
refusal-rundown-stays = { $place } is rundown and never leaves the board
refusal-abroad-stays = { $place } can be removed by its event only
refusal-already-rundown = { $place } is rundown already
refusal-never-rundown = { $place } cannot become rundown
refusal-no-unrest = { $place } has no unrest
refusal-no-protest = { $place } has no mass protest
refusal-restricted = the text under the symbol does not allow: { $place }
refusal-limit = no more of these symbols may go to { $place }
refusal-living-economy = { $place } needs an economy of { $need } for its living standard no. { $number } and has { $have }
refusal-living-together = the card cannot lend enough for { $place } together with the provinces already chosen
refusal-living-once = { $place } has received its living standard in this action
refusal-living-berlin = West Berlin gets living standard by transfer or by card 79 only
refusal-no-living = { $place } has no living standard
refusal-transfer-new = { $place } has not received a living standard in this action
refusal-transfer-more = { $place } does not have more living standard than West Berlin
refusal-transfer-even = the sector of { $place } is ahead of another one
refusal-police-used = no police card is ready
refusal-police-own-action = police is used in East's own action or at the decade end
refusal-no-socialist = { $place } has no socialist
refusal-not-supplier = { $place } supplies no sector of West Berlin
refusal-no-imported = { $place } has no imported marker
refusal-not-adjacent = { $place } does not lie at the border of { $other }
refusal-attack-weak = { $place } has no less living standard than { $other } can use
refusal-hamburg-choice = Hamburg counts for Lower Saxony or Schleswig-Holstein
refusal-prestige-space = only the marker's space or one nearer the middle, on the own half
refusal-void-dual = only what the card shows can be declared void
refusal-not-in-hand = { $card } is not in your hand
refusal-not-seen = { $card } is not among the cards you look at
refusal-must-discard = with three hand cards at least one must be discarded
refusal-must-do = this must be carried out
refusal-undo-nothing = there is nothing of yours to take back
refusal-undo-other-acted = the other side has acted since
refusal-undo-chance = cards have been dealt since
refusal-undo-private = something hidden has been seen since
refusal-undo-turn-over = your turn is over
refusal-undo-game-over = the game is over
refusal-redo-nothing = there is nothing to play again
refusal-bad-request = the message is not understood
refusal-unknown-move = there is no such move
refusal-no-such-table-options = there is no such game, edition, seat or level
refusal-foreign-origin = the request comes from another page
refusal-not-your-seat = you do not sit there
refusal-hint-not-here = no hints where people play each other
refusal-not-found = there is no such thing here
refusal-wrong-method = this is not done in this way
refusal-stale = the table has moved on since
refusal-not-over = the game is not over yet
refusal-seat-taken = somebody sits there already
refusal-too-many-tables = you have as many games in progress as one guest may have
refusal-too-large = the message is too large
refusal-too-many-requests = too many requests, wait a little
refusal-record-refused = the game's own record does not replay
refusal-no-thinker = the computer player cannot think just now
refusal-storage = the decision could not be kept and has not been made

## The rules in a sentence each

rule-2 = Set-up: 2 unrest in each supplier, 3 in every other province, 1 socialist in the box; factories in Hamburg, Dortmund, Berlin and Bitterfeld; West has the prestige advantage and starts (editions differ a little).
rule-3 = Four decades, each of two half-decades of seven display cards and a decade end. The sides take turns: one card from display or hand, one action. A half ends with the last normal card on display.
rule-4 = Every fourth unrest in a province is a mass protest.
rule-5-1 = A build point is a factory in a free city or infrastructure on a free line with a factory at one end. A factory is worth 1 and 1 more for each standing connection. No building where there is a protest.
rule-5-2 = A dismantle point takes 1 infrastructure, or 1 factory whose connections carry none; never rundown factories, never factories abroad.
rule-5-3 = Only East's factories run down: worth 1 less, on the board for good.
rule-6 = A normal card is used in one of four ways: remove unrest, build, living standard, event. The special card only as event.
rule-6-1 = Remove 1 own unrest: free with a card of the own colour, otherwise 1 own economy point is dismantled.
rule-6-2 = Build with as many points as the card is worth to you.
rule-6-3 = Up to 3 living standards in different provinces; the n-th of a province needs an economy of 3n. The card's value lends missing points, at most 2 a province. Each takes 1 unrest away.
rule-6-4 = Event: West with yellow and dual cards, East with red and dual ones. All symbols are carried out in any order; on a dual card one arrow or symbol may be declared void. A coat of arms tells who chooses the place.
rule-7 = Protests in the East call socialists from the box; each takes 1 unrest away. After every action and in phase 9.
rule-8 = Each police card East has collected removes 1 own unrest a decade, in an own action or in phase 8.
rule-9 = Ten phases end the decade. East is bankrupt when it must dismantle more than it has.
rule-9-1 = Flight: icons, best West living standard, red police, a protest in the East, less the worst East living standard and a protest in the West; East dismantles half the sum. With the Wall: 1 prestige and 1 point instead.
rule-9-2 = The prestige holder carries out the marker's space or one of its half nearer the middle.
rule-9-3 = Track and exports pay East's living standard; for each unit missing a factory runs down.
rule-9-4 = East dismantles 1 point for each police card.
rule-9-5 = No province keeps more living standard than its best factory is worth; West Berlin as much as its weakest deliverer.
rule-9-6 = Each province gets unrest: the gap to the own best province less 1; West Berlin the whole gap.
rule-9-7 = Each province may attack one neighbour across the border with its living standard less its protests: the gap becomes unrest. West Berlin attacks both neighbours.
rule-9-8 = Police cards not used yet remove 1 unrest each.
rule-9-9 = Socialists come or go as the track says. East wins when the 12 are not enough, and loses when it has none to lose.
rule-9-10 = Four protests: that state collapses; if both do, East wins. After decade IV East wins.
rule-10-1 = East Berlin is a province like any other, inside Brandenburg.
rule-10-2 = West Berlin lives by transfers from its suppliers; each of its protests puts a second marker on a supplier.
rule-10-3 = Hamburg counts for Lower Saxony or Schleswig-Holstein, as West chooses each time.
rule-10-4 = Rheinsberg is built by card 27 only: worth 2, no connections.
rule-10-5 = Factories abroad are built by cards 7 and 9 only and lend their value to one connected province.

## Commands

cli-about = Wir sind das Volk! in the terminal: East against West Germany, 1945 to 1989.
cli-epilog = Without a command a game begins: you are West, the computer is East. More on a command: republik play --help
cli-usage = usage:
cli-options = options:
cli-args = arguments:
cli-command = COMMAND
cli-commands = commands
cli-help = this help
cli-version = the version of this program
cli-lang = the language; otherwise that of the terminal
cli-play = Play a game. Two computer players play it through and print the result.
cli-edition = the edition of the rules: 1.0, 2.0 or 2.1 (the newest)
cli-west = who plays West
cli-east = who plays East
cli-player = person, a level ({ $levels }), another computer player ({ $others }) or { $bot }
cli-level = how strong the computer plays: a number or a name from the list below ({ $default })
cli-think = let the statesman think so many seconds about each decision
cli-seed = any text: the same seed deals the same cards
cli-record = keep the game in this file, after every decision
cli-resume = go on with a kept game
cli-force = write over the file of --record if it is there already
cli-log = at the end print everything that happened
cli-levels = List the levels of the computer and how they play.
cli-fuzz = Play random games with every invariant checked.
cli-fuzz-game = which game
cli-fuzz-games = how many games
cli-fuzz-seed = a whole number; the same seed plays the same games
cli-fuzz-workers = how many processes
cli-fuzz-out = where a failure leaves its record
cli-show = Print a position of a record.
cli-show-record = a game record
cli-show-at = after so many decisions; otherwise the last position
cli-show-json = as JSON
cli-replay = Step through a record.
cli-replay-from = begin with this decision
cli-verify = Check a record: rules, result, and chance against the seed that was promised.
cli-export = Write a record in the interchange format.
cli-export-output = the file; otherwise standard output
cli-import = Read a game in the interchange format.
cli-import-file = the file to read
cli-import-output = keep the game as a record in this file
cli-import-until = only to the end of this decade (1 to 4)
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
cli-dataset = Play games between computer players and write them as a data set (Parquet).
cli-dataset-games = how many games (100)
cli-dataset-players = who plays West and who plays East (greedy greedy)
cli-dataset-out = the folder to write: tables and a data card; it must be new or empty
cli-dataset-force = replace the data set in the folder of --out
cli-study = Let a player play itself in four variants of the rules; measure sides, endings and cards.
cli-study-games = how many games in each variant (100)
cli-study-player = the computer player of both sides (delegate)
cli-study-out = the folder to write { $file } to; an older one is replaced
cli-study-page = play nothing: make the tables and plots of { $page } from { $data }
cli-analyse = Look at a recorded game afterwards: the winning chance at each decision, and where the game turned.
cli-analyse-record = a game record, or a game in the interchange format
cli-analyse-level = who thinks about it: a level from 1 to 5, by number or name (minister)
cli-analyse-player = who thinks about it: a computer player, such as search:2s
cli-analyse-seat = whose decisions (both)
cli-analyse-top = how many turning points to tell (5)
cli-analyse-json = write everything as JSON to this file; “-” is standard output, in place of the text
cli-analyse-html = write a page with the chart and all tables to this file
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

play-summary = Decade { $decade }, { $decisions } decisions; protests: West { $west }, East { $east }
play-kept = The game is kept in { $path }
levels-title = Levels of the computer:
levels-how = Choose one with: republik play --level 4. More time for the last one: republik play --think 10
fuzz-progress = games
fuzz-games = { $games } games without a fault, { $failures } with one
fuzz-decisions = { $decisions } decisions, { $mean } a game (from { $least } to { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fault: { $what }. The record is in { $path }
show-title = After decision { $at } of { $total }
show-display = On display
show-hand-west = West's hand
show-hand-east = East's hand
replay-next = — Enter: on, q: leave —
replay-unfinished = The record ends here; the game was not finished.
verify-good = Good: { $count } decisions, and chance followed the promised seed.
verify-no-seed = Good: { $count } decisions. Without a revealed seed chance cannot be checked.
verify-bad = not a good record: { $reason }
import-done = Read: { $count } decisions.
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
arena-sides = West and East
arena-sides-note = In the ratings' model, sitting East is worth { $points } Elo points ({ $interval }).
arena-won = won
arena-endings = Endings
arena-decade = decade
arena-winner = winner
arena-ending = ending
arena-share = share
arena-times = Time per decision
arena-times-note = Half of the decisions took p50 at most, 99 of 100 p99 at most.
arena-decisions = decisions
arena-test = Sequential test
arena-test-verdict = result
arena-test-llr = log-likelihood ratio
arena-test-elo0 = { $first } is not { $elo1 } Elo points stronger than { $second } (elo0 accepted)
arena-test-elo1 = { $first } is more than { $elo0 } Elo points stronger than { $second } (elo1 accepted)
arena-test-open = undecided
dataset-written = Written to { $path }: { $games } games, { $decisions } decisions, { $decade_ends } decade ends
study-title = Study: { $player } against itself, { $games } games in each variant of the rules
study-balance = Games won by East
study-variant = rules
study-differences = East’s share against edition { $name } on the same deals, in percentage points
study-difference = difference
study-written = Written: { $path }
study-page-written = Written: { $path }, { $count } plots

## Analysis of a game (docs/analysis.md)

analysis-progress = decisions
analysis-title = Analysis: { $west } (West) against { $east } (East)
analysis-about = { $count } decisions, thought about by { $player }. Each is judged by what its side could know when it took it.
analysis-side = Only these decisions are analysed: { $side }
analysis-unfinished = The game is not over; this is the analysis of what there is.
analysis-nothing = this game has no decision to analyse
analysis-curve = East’s chance to win
analysis-curve-label = East’s chance to win over the decisions of the game: { $first } at the start, lowest { $low }, highest { $high }, { $last } at the end
analysis-curve-note = As seen by the side that chooses a card, each time it does. In between cards are dealt, and the two sides know different things.
analysis-half = Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
analysis-end = Decade { $decade }, before its end
analysis-plays = Card by card
analysis-play-decade-end = Decade end
analysis-play-dealing = New cards
analysis-turning = Turning points
analysis-turning-note = Decisions that cost the most winning chance, the costliest first.
analysis-turning-none = No decision cost { $points } percentage points of winning chance or more.
analysis-turn = { $number }. Decision { $decision }, { $side }: { $move }
analysis-cost = { $chance } left of { $best }: { $loss } points
analysis-better = Better: { $move }, { $chance }
analysis-not-considered = { $player } had not looked at this move; its chance comes from thinking on after it.
analysis-swings = Swings that no decision explains
analysis-swings-note = From one card to the next, less what decisions cost: cards dealt, hands shown, what one side knows and the other does not, and the thinking player’s own errors.
analysis-swing = Decision { $decision } to { $then }: East from { $before } to { $after }; by decisions { $decided }, otherwise { $rest }
analysis-lost = Lost by decisions in all: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Decade ends as they stood
analysis-forecasts-note = What the decade end would have done at that moment; protests now and at worst.
analysis-could-end = could end the game: { $phases }
analysis-number = No.
analysis-decision = Decision
analysis-who = Side
analysis-when = When
analysis-move = Played
analysis-chance = Chance
analysis-loss = Cost
analysis-instead = Better
analysis-east = East’s chance
analysis-flight = Flight
analysis-currency = Currency
analysis-protests-west = Protests West
analysis-protests-east = Protests East
analysis-socialists = Socialists
analysis-ends = Could end the game
analysis-written = Written: { $path }
analysis-no-thinker = { $name } chooses but cannot say why; take one of { $known }
analysis-level-or-player = --level and --player both say who thinks: give one of them
analysis-seat-unknown = --seat: “{ $name }” is none of { $known }
analysis-same-file = { $path } is a file that is read or written already
analysis-import-stopped = turn { $turn }: { $reason } (rule { $rule }); the game up to there is analysed

## Errors, one line each

error-arguments = { $reason } (see { $program } --help)
error-language = unknown language “{ $name }”; known are { $known }
error-player = unknown player “{ $name }”; known are { $known }
error-player-budget = { $name }: “{ $budget }” is no budget. Say iterations up to { $iterations } (800), seconds up to { $seconds } (0.5s), or both (800,0.5s)
error-player-no-budget = { $name } does not think longer or shorter; { $known } can
error-level = unknown level “{ $name }”; known are { $known }
error-level-taken = --level is for the computer’s side, and --west and --east leave none open
error-think = --think: “{ $text }” is no number of seconds above 0 and up to { $most }
error-think-nobody = --think is for { $known }, and none of them plays here without a budget of its own
error-bot-command = “{ $command }” is no command to start a program with: { $reason }
error-bot-missing = there is no program “{ $program }” to play
error-bot-time = { $variable } is to be a number of seconds, not “{ $text }”
error-edition = unknown edition “{ $name }”; known are { $known }
error-game = unknown game “{ $name }”; known are { $known }
error-game-not-here = the terminal does not show the game “{ $name }” yet
error-seed = a seed needs at least one character
error-number = { $what }: “{ $text }” is no whole number from { $low } to { $high }
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
error-resume-options = --edition and --seed cannot be given with --resume: the record says both
error-resume-bot = the record names a program, “{ $name }”; say with { $option } who goes on
error-file-missing = there is no file { $path }
error-file-unreadable = { $path } cannot be read: { $reason }
error-file-unwritable = { $path } cannot be written: { $reason }
error-serve-extra = the server needs { $missing }: pip install republik[server]
error-serve-address = cannot listen at { $address }: { $reason }
error-file-exists = { $path } is there already: resume it with --resume, choose another name, or write over it with --force
error-file-folder = { $path } is a folder
error-folder-missing = there is no folder { $path }
error-not-a-folder = { $path } is not a folder
error-stopped = interrupted
error-interrupted = interrupted; the game was not kept
error-interrupted-kept = interrupted; the game is kept in { $path }
error-no-more-input = no more input; the game was not kept
error-no-more-input-kept = no more input; the game is kept in { $path }
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
