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
screen-flight-over = Flight: counted for this decade · { $police }
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
move-resolve = carry out now: { $symbol }
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
group-resolve = carry out now
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
level-booklet = Booklet bot
level-booklet-about = Plays KPD or DNVP of Weimar by the tables of the companion booklet.
opponent = Opponent ({ $side }): { $level }, level { $number } of { $count }. The others: republik levels
thinking-side = { $side } is thinking …
thinking-hint = Thinking about a hint … Ctrl-C stops it.
thinking-hint-seconds = Thinking about a hint for { $seconds } s … Ctrl-C stops it.
hint-title = Hint ({ $level }), with the chance to win ({ $side }):
hint-searched = { $deals } deals of the hidden cards tried, { $depth ->
    [one] 1 action
   *[other] { $depth } actions
} ahead
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
forecast-prestige-bankrupt = East cannot dismantle what this asks for and would be bankrupt
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
forecast-title-end = The decade end, phase by phase
forecast-done = done
forecast-now = under way
forecast-due = still to do: { $count }
forecast-prestige-done = { $holder } carried out space { $marker }: { $symbols }
forecast-attacks-done = carried out: { $what }
forecast-attacks-done-none = nobody attacked
forecast-police-done = cards used: { $count }

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
refusal-foreign-host = the server does not know this name as its own; whoever runs it can give it by --address
refusal-not-your-seat = you do not sit there
refusal-hint-not-here = no hints where people play each other
refusal-not-found = there is no such thing here
refusal-wrong-method = this address does not accept that method
refusal-stale = the table has moved on since
refusal-not-over = the game is not over yet
refusal-seat-taken = somebody sits there already
refusal-too-many-tables = you have as many games in progress as one guest may have
refusal-too-large = the message is too large
refusal-too-many-requests = too many requests, wait a little
refusal-headers-too-large = the headers of the request are too large
refusal-too-slow = the request was not sent within the time it may take
refusal-too-many-sockets = you or others at your internet address have too many tables open ({ $most }): close one
refusal-table-full = as many people watch this table as can ({ $most })
refusal-too-many-thoughts = you or others at your internet address are waiting for too many hints ({ $most }): try again in a moment
refusal-too-many-analyses = too many analyses for you or others at your internet address are still being made ({ $most }): wait for one of them
refusal-too-many-connections = the server has as many connections open as it can
refusal-rules-corrected = the corrected rules refuse a decision of this game: go on from the last one they accept
refusal-record-refused = the game's own record does not replay
refusal-values-missing = this game is played with values that the server does not have now ({ $values })
refusal-no-thinker = the computer player cannot think just now
refusal-storage = the database does not answer: nothing has been changed
refusal-offer-not-now = this cannot be offered now
refusal-offer-pending = the other side has made an offer: answer it first
refusal-no-offer = there is no such offer
refusal-chat-full = no more can be said at this table
refusal-rated-needs-people = only games between two people are rated
refusal-undo-no-time = you do not have the time to take that back
refusal-time-over = your time has run out

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
cli-dataset-players = who plays West and who plays East; of Weimar, who plays SPD and Zentrum and who KPD and DNVP (greedy greedy)
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
record-outdated = The rules have been corrected since this game began (revision { $began } then, { $now } now): by today’s rules it may go differently from what was played.
record-refused-part = They refuse { $reason }. Used here: the first { $good } of { $total } decisions.
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
error-resume-outdated = the rest of the file would be lost: name another file to go on from there, with --record FILE
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

## Looking after a server
cli-serve-redis = a Redis by which several processes at one database tell each other what happened, as a URL
cli-serve-weimar = a folder with values of your own for Weimar: new tables are played with them
cli-serve-open = open the browser as soon as it listens
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

## The page: the table

page-skip = Skip to the content
page-loading = One moment …
page-load-failed = The page could not be loaded. Please reload.
page-prompt = What to do
page-looking-back = Looking back: after { $at } of { $total } decisions.
page-move-where = Unrest from { $place }: to where?
page-which = { $place }: which of these?
page-choose-card = { $side }: choose a card from the display or your hand.
page-waiting-join = The seat { $side } is still free. Invite somebody.
page-thinking = { $side } is thinking ({ $level }) …
page-waiting = It is { $side }’s turn: { $name }.
page-guest = guest
page-reveals = Hidden cards are shown after this: it cannot be taken back.
page-do-it = Do it
page-cancel = Cancel
page-back-to-now = Back to now
page-rule = Rule { $rule }
page-close = Close
page-not-asked = { $name } is not asked for now. { $prompt }
page-card-first = Choose a card first.
page-not-your-turn = It is not your turn.
page-table-gone = There is no such table, or it is not for you.
page-table-title = Table: { $game }
page-panels = Cards, forecast, log, chat
page-tab-cards = Cards
page-tab-forecast = Forecast
page-tab-log = Log
page-tab-chat = Chat
page-tab-state = State

## The page: learning

page-learn-title = Learn the game
page-learn-lead = Two German states, four decades, one board. You need not have read a rulebook: the table always shows what is possible, and says why not for everything else.
page-learn-lesson = You play East against a weak computer and are guided through the first decade. About a quarter of an hour; you may play on afterwards.
page-learn-start = Begin the first decade
page-learn-rules = All rules in our own words, with the rulebook’s numbers. Every refusal at the table leads to its section.
page-learn-read = Read the rules
page-learn-cards-title = The cards and their history
page-learn-cards = All 85 card faces, each with a short note: what happened, and why the card does what it does.
page-learn-look = Look at the cards
page-rules-title = The rules
page-rules-content = Contents of the rules
page-rules-search = Search the rules
page-rules-found = { $count } sections
page-rules-none = No section has that.
lesson-go-on = Now it is up to you: what glows blue can be clicked.
lesson-rules = Read all the rules

## The guided first decade

lesson-title = The guided first decade
lesson-next = Next
lesson-back = Back
lesson-skip = Skip to the latest
lesson-quit = End the lesson
lesson-progress = { $done } of { $total }
lesson-welcome = Welcome! You lead East, the German Democratic Republic; the computer leads West. We play the first decade together. Nothing can break: try what you like.
lesson-goal = East wins by holding out. If your state still stands after four decades, the game is yours. It falls with four mass protests at the end of a decade, when it goes bankrupt, or when its socialists run out.
lesson-map = This is divided Germany: eight provinces of West, six of yours. West Berlin, an island in your state, is drawn large in the corner. Provinces that touch across the border will compare how well they live.
lesson-cities = Cities are sites for factories; the number on a factory is its value. The lines between cities are sites for infrastructure. You begin with factories in Berlin and Bitterfeld, each worth 1.
lesson-province = Each province shows its unrest, its living standard and the socialists in it. Three unrest lie in each of yours: one more, and there is a mass protest. Its economy is the sum of its factories.
lesson-tracks = Three tracks: prestige, Western currency and socialists. To the right is good for you, to the left is good for West. Whoever has the prestige advantage opens the decade; at 0 that is West.
lesson-display = These cards lie open for both of you, and you take turns. A card you leave may be taken by West. Red cards are good for you, yellow ones for West, dual ones for both.
lesson-hand = Two more cards are yours alone; West does not see them. Instead of a card of the display you may play one of these. You can save them for a better moment, even for the next decade.
lesson-four-uses = Every normal card can do one of four things: remove an unrest, build, raise the living standard, or bring its event. The number on the card is its value for building and for living standard. You choose one; the rest is lost.
lesson-action = Your turn: choose a card of the display or of your hand, then what to use it for. For a start, take a card with a high value and build. What is possible glows.
lesson-build = Each point is a factory in an empty city or one line next to a factory. Click a glowing city or line. You may stop early, but points you leave are gone.
lesson-connection = When all lines between two factories are filled, the connection stands. Some connections have one line, some have two. From Bitterfeld to Leipzig one line is enough.
lesson-value = A factory is worth 1, and 1 more for every standing connection. So one connection makes two factories better at once. Your best factory in each province matters most: it earns currency and holds living standard.
lesson-living = You may place up to three living standards, each in another province. The first of a province needs an economy of 3, the second 6, the third 9. The card lends what is missing, at most 2 to a province.
lesson-living-where = Each living standard takes one unrest away. Think of the decade end: it costs one unit of currency, and its province must have a factory that is worth as much. Even provinces keep the peace better than one rich one.
lesson-unrest-use = Choose a province, and one unrest leaves it. With a red card this is free for you. With any other card you must also dismantle a point of your own economy.
lesson-event = An event does everything its symbols show. Red and pink symbols concern you, yellow ones concern West. You choose the order and the places; where a symbol bears a coat of arms, that side chooses.
lesson-symbols = The question at the table says what is still to do. Click a glowing place to carry out the next symbol there. Arrows move the markers by themselves.
lesson-opponent = When your turn is over, West plays. Watch which card it takes and what changes on the map. Then it is your turn again.
lesson-log = The log tells everything that has happened, in order. Click a line to see the table as it was then. Nothing is lost if you look away for a moment.
lesson-forecast = The forecast shows what the decade end would do if it came now. It changes with every card. Look at it before you choose: it tells you what hurts most.
lesson-undo = You may take decisions of your turn back until it ends, or until something hidden has been shown. So try things out. The page warns you before a step that cannot be undone.
lesson-unrest = Unrest is the danger of this game. Three in a province are still quiet, the fourth brings people onto the streets. Keep an eye on those that stand at three.
lesson-protest = There is a mass protest. Nothing can be built in that province, nor on the connections of its cities. It ends as soon as the unrest falls below four.
lesson-police = You have a police card. Once a decade it removes one unrest in the East, in addition to one of your actions. But every card costs a point at the decade end, and red ones drive people away.
lesson-socialists = Your socialists wait in the holding box. When a protest breaks out in the East they go there after the action, and each takes one unrest away. They stay there, so do not waste them.
lesson-second-half = The second half of the decade: seven new cards. Whoever did not have the last turn begins. After these cards comes the decade end, so look at the forecast now and then.
lesson-special = The special card is still there, and it is for you alone. It brings only its event, and it has a price: you throw away a hand card, or West draws one. Take it when its event helps most.
lesson-hand-cards-end = Cards in your hand stay with you when the decade ends. You may keep them or throw them away before you draw up to two. With three in hand one at least must go.
lesson-decade-end = The decade is over. Now ten phases follow, always in the same order. We go through them one by one; where something is to be chosen, you will be asked.
lesson-phase-1 = Phase 1, flight. There is no Wall yet, so people leave you for the West: flight icons, West’s best living standard and red police drive them. Half of the sum is the economy you lose. Both sides choose the pieces in turn.
lesson-phase-2 = Phase 2, prestige. Whoever has the advantage carries out the space of the marker, or a milder one nearer the middle. Look where the marker stands: right is help for you, left is harm.
lesson-phase-3 = Phase 3, Western currency. Each of your living standards costs one unit. The track pays, and so does every province whose best factory keeps up with West’s weakest. For each unit missing a factory of yours runs down.
lesson-phase-4 = Phase 4, paying the police. Each police card costs you one point of economy, wherever you like. Without police there is nothing to pay.
lesson-phase-5 = Phase 5, keeping living standard. No province keeps more of it than its best factory is worth. What is too much goes.
lesson-phase-6 = Phase 6, comparison at home. Every province looks at the best one of its own side. Whoever lags behind by two or more gets unrest, West Berlin already for one.
lesson-phase-7 = Phase 7, East and West compare. Each province may confront one neighbour across the border, and the difference becomes unrest there. Every protest weakens the province that attacks. If you can attack somebody, you will be asked.
lesson-phase-8 = Phase 8, using the police. Police cards you have not used yet remove one unrest each. Then they are ready for the next decade.
lesson-phase-9 = Phase 9, socialists. The track says how many come or go. New ones go to the holding box and from there to protests in the East.
lesson-phase-10 = Phase 10, Wir sind das Volk? The protests of both sides are counted. A state with four or more collapses. If both do, you win.
lesson-next-decade = The second decade begins, with new cards and a new special card: the building of the Wall. What you have built stays. Before you draw you may throw away cards you have kept.
lesson-finished = That was the lesson: you know how the game works. You may play this game to its end or begin a new one. The rules and the forecast are always one click away.
lesson-why-not = Click something that does not glow, and the table says why it is not possible. The reason names its rule. Click the rule to read more.
lesson-hint = If you do not know what to do, ask for a hint. The computer tells what it would choose in your place, and why. You need not follow it.

## People and notices
cli-serve-public-address = where people find the server, as a URL: for the links in notices
cli-serve-smtp = the mail server for notices, as smtp://user:password@host:port or smtps://…; better in the variable REPUBLIK_SMTP
cli-serve-mail-from = the address these mails come from (or the variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = let webhooks and push messages go to this machine too, for trying them out
error-serve-public-address = “{ $text }” is no address such as https://republik.example.org
error-serve-smtp = --smtp: the mail server is given as smtp://user:password@host:port or smtps://…
error-serve-mail-from = --mail-from: mails need an address they come from
error-serve-mail-address = --smtp: mails have links in them, so they need --address, where people find the server
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

## The board on the page
board-title = The board: divided Germany
board-city-empty = free
board-city-factory = factory worth { $value }
board-city-rundown = rundown factory worth { $value }
board-city-closed = closed for good
board-line-built = { $built } of { $lines } built
board-line-standing = standing connection
board-province-economy = economy { $economy }, next living standard needs { $needed }
board-province-living = living standard { $count }
board-province-unrest = unrest { $count }
board-province-socialists = socialists { $count }
board-province-protests = mass protests { $count }
board-flag = Supplier { $place }
board-hamburg = Hamburg counts for { $place } now
board-hamburg-open = Hamburg counts for { $a } or { $b }, as the West likes
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-reset = Whole board
board-tracks = Tracks
board-track-says = { $track }: { $value }
board-track-then = then { $value }
board-flight = Flight
board-flight-says =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: the East dismantles { $points }
board-flight-over = counted for this decade
board-wall-stands = The wall stands
board-decade-end = Decade end
board-decade = Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
board-box = Holding box
board-police = Police power
board-police-none = no police cards
board-police-gone = police disbanded
board-police-ready = ready
board-police-used = used

## The page: cards

page-cards-display = Display
page-cards-special = Special card
page-cards-pile = { $count } in the pile, decade { $decade }
page-cards-pile-empty = The pile is empty
page-cards-row = Played: { $count }
page-cards-row-flight = { $count ->
    [one] 1 flight icon
   *[other] { $count } flight icons
}
page-cards-in-play = Being played
page-cards-hand-mine = Your hand
page-cards-hand = Hand of { $side }
page-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-cards-known = known to you
page-cards-seen = Cards you have seen
page-card-back = face-down card of decade { $decade }
page-card-playable = can be played
page-card-value = value { $value }
page-card-values = value { $west } for West, { $east } for East
page-card-limit = max. { $count }
page-card-in-order = In the order shown
page-card-decade = Decade { $decade }
page-card-band-red = East
page-card-band-yellow = West
page-card-band-dual = either
page-card-band-special = East only
page-card-flight-note = Whatever it is used for: { $count ->
    [one] its flight icon counts
   *[other] its { $count } flight icons count
} until the decade end.
page-card-note = Historical note
page-headline = Headline
page-gallery-title = Cards
page-gallery-search = Search: title, number, year or symbol
page-gallery-decade = Decade
page-gallery-who = Whose event
page-gallery-all = all
page-gallery-count = { $count ->
    [0] No card matches
    [one] 1 card
   *[other] { $count } cards
}
page-gallery-previous = previous
page-gallery-next = next

## The page: forecast, log and decade end

page-forecast-dismantled = East −{ $points }
page-forecast-nothing = nothing
page-forecast-space = { $holder } { $marker }
page-forecast-balance = balance { $balance }
page-forecast-lost = −{ $count } living standard
page-forecast-unrest = +{ $count } unrest
page-forecast-attacks = { $count } possible
page-forecast-attacked = { $count } carried out
page-forecast-ready = { $count } ready
page-forecast-used = { $count } used
page-forecast-socialists = { $change }, { $total } of 12
page-forecast-protests = W { $west } · E { $east }
page-forecast-before = before:
page-forecast-due = { $result } · { $count } to do
page-danger-bankruptcy = East would be bankrupt
page-danger-triumph = Socialism would triumph
page-danger-failure = Socialism would fail
page-danger-collapse = Danger of collapse: { $side }
page-log-empty = Nothing has happened yet.
page-log-start = The game begins
page-log-newest = Newest
page-log-undo = Undo to here
page-walk-again = Walk through the ten phases
page-walk-phases = The ten phases
page-walk-strip = End of decade { $decade }, phase { $phase }:
page-walk-asked = your decision is asked
page-walk-open = Show
page-walk-nothing = Nothing happens in this phase.
page-walk-of-four = { $count } of the 4 that mean the collapse
page-walk-back = Back
page-walk-next = Next phase
page-walk-skip = To the last
page-walk-result = The result
page-walk-waiting = The decade end goes on when this has been decided.
page-walk-close = To the table
page-walk-always = Show this at every decade end
page-sum-track = Currency track
page-sum-exports = Exports (worst West export factory { $worst })
page-sum-living = East’s living standard
page-sum-balance = Balance
page-sum-icons = Flight icons
page-sum-best-west = Best West living standard
page-sum-red-police = Red police cards
page-sum-protest-east = Protest in the East
page-sum-worst-east = Worst East living standard
page-sum-protest-west = Protest in the West
page-sum-steps = Steps in all: East dismantles { $points }
page-finish = The game is over
page-finish-won = You have won
page-finish-lost = You have lost
page-finish-decade = Decade { $decade }
page-finish-wins = { $side } wins
page-finish-nobody = Nobody wins
page-finish-defeat = Defeat
page-finish-rematch = Rematch
page-finish-offered = A rematch is offered; everybody at the table has to agree.
page-finish-new-table = To the rematch
page-finish-record = Download the record
page-figure-protests = Protests
page-figure-unrest = Unrest
page-figure-living = Living standard
page-figure-economy = Economy
page-figure-socialists = Socialists in play
page-hint-ask = Hint
page-hint-level = Who gives the hint
page-hint-thinking = { $level } is thinking …

## The page: replay and analysis

page-replay = Replay
page-replay-start = Before the first card
page-replay-view = Seen by
page-replay-open = both hands open
page-replay-public = watchers
page-replay-table = To the table
page-replay-controls = Controls of the replay
page-replay-first = To the beginning
page-replay-card-back = One card back
page-replay-back = One decision back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One decision on
page-replay-card-next = One card on
page-replay-last = To the end
page-replay-speed = Speed: decisions a second
page-replay-decision = Decision
page-replay-at = { $at } of { $total }
page-analysis = Analysis
page-analysis-title = { $west } (West) against { $east } (East)
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

## The page: first page, tables, people

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
page-member = member
page-guest-word = guest
page-you = you
page-you-named = { $name } (you)
page-offline = The server cannot be reached. Please try again in a moment.
page-vignette = Germany divided: West and East, the border between them, and four decades from 1945 to 1989
page-home-kicker = The board game, at the browser’s table
page-home-what = Two German states, two players, four decades: build up your economy, raise the living standard and keep your people off the streets, until one state collapses or East has survived to 1989.
page-home-side = Your side
page-home-west = has four decades to win
page-home-east = has to last for four decades
page-home-level = The computer’s level
page-play-now = Play now
page-home-ways = Other ways to play
page-home-learn = Learn the game (15 minutes)
page-home-learn-about = A guided first decade; no rulebook needed.
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
page-decade = decade { $decade }
page-edition-short = edition { $edition }
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
page-edition = Edition of the rules
page-edition-about = They differ in the set-up, the special card and the hand limit.
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
page-account-title = Account
page-account-member = You are { $name }, a member.
page-account-guest = You play as a guest: your tables belong to this browser. As a member you find them on every device.
page-account-made = Welcome. All your tables are yours still.
page-account-deleted = The account is deleted.
page-name = Your name
page-name-label = The name others see
page-name-about = Up to 40 characters.
page-save = Save
page-saved = Saved.
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
page-settings-title = Settings and keys
page-settings-lead = This browser remembers them.
page-settings-sound = Sounds
page-settings-sound-about = A card, a block, a stamp: dry and short.
page-settings-walk = Walk through the decade end phase by phase
page-settings-walk-about = Otherwise it is only told in the log.
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
page-ratings-title = Ratings
page-ratings-about = One list for each side, from rated games between members (Glicko-2). The figure after ± says how sure a rating is.
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
page-ratings-empty = Nobody has played a rated game on this side yet.
page-about-what = Republik is a digital edition of the board game Wir sind das Volk!: against the computer, on one screen, or with people elsewhere. The server is the referee: it accepts no move that the rules do not allow.
page-about-yours = Whose it is
page-about-licence = The program is free software under the Apache License 2.0. Map, cards and symbols are our own drawings, the rules are told in our own words.
page-about-publisher = Wir sind das Volk! is a board game by Richard Sivél and Peer Sylvester, published by histogame. This edition is unofficial: not made, checked or endorsed by them. If you like what you play here, buy the box.
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
page-not-found = There is nothing here
page-not-found-about = The address leads nowhere. Perhaps a letter is missing at its end.
page-lost = The connection is lost.
page-lost-about = The page tries again by itself; what you entered is kept.
page-lost-now = Try now
page-curtain = Hand over to { $side }
page-curtain-about = The other one looks away now: hand cards come into view.
page-curtain-ready = I am ready
page-curtain-never = We see each other’s cards: no curtain at this table
page-living = Living standard: what each province has, needs and is lent
page-living-lent = The card lends { $lent } of { $available }.
page-living-has = has { $economy }, needs { $need }
page-living-placed = placed{ $lent ->
    [0] {""}
   *[other] , { $lent } lent
 }
page-living-lends = card lends { $lent }
page-living-free = needs nothing
page-living-full = three are placed
page-living-short = { $missing } too few, even with 2 lent
page-living-together = the card has not enough left
page-seats = Who sits where
page-to-act = to act
page-protests = { $count ->
    [0] no mass protest
    [one] 1 mass protest
   *[other] { $count } mass protests
 }
page-here = at the table
page-away = away
page-clock-of = Time of { $side }
page-time-low = Little time is left ({ $side }).
page-watching = You are watching.
page-delayed = What you see lies a little behind the game.
page-invite = Invite by link
page-invite-label = Link to the seat { $side }
page-invite-watch = A link for watchers
page-invite-make = Make a link
page-invite-withdraw = Withdraw the links
page-invite-withdraw-about = All links to watch stop working, and anyone who came by one has to leave.
page-invite-withdrawn = Links withdrawn: { $links }. Watchers gone: { $watchers }.
page-copy = Copy
page-copied = Copied
page-share = Share
page-table-about = About this table
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
page-controls = Controls
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-more = More
page-take-back = Go back before my last card
page-take-back-ask = Ask to go back before my last card
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

## The page: the sheet on a phone

page-sheet =
    { $state ->
        [folded] Open the sheet
       *[open] Fold the sheet
    }
lesson-fold =
    { $state ->
        [folded] Show the coach
       *[open] Fold the coach away
    }

## The page: at the prompt

page-police-too = You may also use police now: a click on a glowing province removes one unrest there.

## Weimar: names

weimar-title = Weimar
weimar-party-spd = SPD
weimar-party-zentrum = Zentrum
weimar-party-kpd = KPD
weimar-party-dnvp = DNVP
weimar-party-you = you
weimar-party-gov = each government party
weimar-party-others = each other party
weimar-party-foe = another party
weimar-party-chancellor = chancellor’s party
weimar-party-nobody = nobody
weimar-unit-police = Police
weimar-unit-reichswehr1 = Reichswehr 1
weimar-unit-reichswehr2 = Reichswehr 2
weimar-unit-black-reichswehr1 = black Reichswehr 1
weimar-unit-black-reichswehr2 = black Reichswehr 2
weimar-unit-reichsbanner = Reichsbanner
weimar-unit-soldiers = Soldiers
weimar-unit-workers = Workers
weimar-unit-spartakus = Spartacists
weimar-unit-ruhrarmee = Red Ruhr Army
weimar-unit-rfb = Red Front Fighters
weimar-unit-freikorps1 = Free Corps 1
weimar-unit-freikorps2 = Free Corps 2
weimar-unit-stahlhelm = Steel Helmet
weimar-unit-own = own units
weimar-unit-gov = police or Reichswehr
weimar-marker-poverty = Poverty
weimar-marker-prosperity = Prosperity
weimar-marker-unrest = Unrest
weimar-marker-uprising = Uprising
weimar-marker-councils = Councils
weimar-marker-regime = Regime
weimar-marker-inflation = Inflation
weimar-marker-blockade = Blockade
weimar-marker-violent-peace = Violent Peace
weimar-marker-instable-state = Instable State
weimar-marker-minority-cabinet = Minority Cabinet
weimar-marker-black-friday = Black Friday
weimar-nation-france = France
weimar-nation-usa-uk = USA/UK
weimar-nation-russia = Russia
weimar-nation-any = nation of choice
weimar-coalition-left = Left coalition (SPD, KPD)
weimar-coalition-weimar = Weimar coalition (SPD, Zentrum)
weimar-coalition-right = Right coalition (Zentrum, DNVP)
weimar-use-event = event
weimar-use-debate = debate
weimar-use-actions = actions
weimar-minor-uspd = USPD
weimar-minor-ddp = DDP
weimar-minor-dvp = DVP
weimar-action-demonstration = demonstration
weimar-action-coup = coup
weimar-action-counter = counter-coup
weimar-action-fight = fight
weimar-why-agenda = the agenda effects
weimar-why-early = the early cards
weimar-why-impulses = the impulses
weimar-place-supply = supply
weimar-place-dissolved = dissolved units
weimar-place-unused = not in play
weimar-politics-1 = topic majority
weimar-politics-2 = topics won
weimar-politics-3 = society track
weimar-politics-4 = scoring of the parties
weimar-politics-5 = state of the Republic
weimar-politics-6 = seats of the minor parties
weimar-politics-7 = size of the parliament
weimar-politics-8 = new government
weimar-deck-republic = republic cards
weimar-deck-party = party cards of the { $party }
weimar-card = { $number } “{ $title }”
weimar-card-hidden = a hidden card
weimar-agenda-hidden = face down
weimar-field-centre = field 0
weimar-field-arm = { $party } { $number }
weimar-topic-copy = { $topic } { $number }
weimar-names-german = Titles are given in German and English.
weimar-source-seed = companion booklet
weimar-source-public = public source
weimar-source-house = house rule
weimar-source-own = file of one’s own
weimar-paragraph-number = paragraph { $number }
weimar-paragraph-example-set-up = example, set-up
weimar-paragraph-example-republic = example, republic phase
weimar-paragraph-example-agenda = example, agenda phase
weimar-paragraph-example-early = example, cards before the first impulse
weimar-paragraph-example-impulse = example, impulse { $number }
weimar-paragraph-example-politics = example, politics phase { $number }
weimar-paragraph-example-outlook = example, outlook
weimar-paragraph-scenarios = list of scenarios
weimar-paragraph-histories = histories of the cards
weimar-paragraph-notes = design notes
weimar-own-values = values of this server’s own
weimar-source-legend = Where it comes from: ● companion booklet · ◐ public source · ○ house rule of this edition · ◆ a file of your own
weimar-source-line = { $field }: { $source }
weimar-source-field-names = title
weimar-source-field-values = values
weimar-source-field-event = event
weimar-source-field-note = note

## Weimar: screen

weimar-header = { $scenario } · Round { $round } of { $last }
weimar-header-over = { $scenario } · the game is over
weimar-panel-parties = Parties
weimar-panel-parliament = Parliament
weimar-panel-parliament-count = { $seats } of { $size } seats
weimar-panel-overflow = overflow { $count }
weimar-panel-opinion = Opinion track
weimar-panel-box = DR box
weimar-panel-box-count = { $count } of { $size } (7: anarchy)
weimar-panel-society = Society track
weimar-panel-foreign = Foreign affairs
weimar-panel-economy = Economy
weimar-panel-minor = Minor parties
weimar-panel-president = President
weimar-panel-nsdap = NSDAP track
weimar-panel-government = Government
weimar-panel-chancellor = chancellor { $party }
weimar-panel-supply = Supply
weimar-panel-dissolved = dissolved
weimar-panel-hand = Hand
weimar-panel-stresemann-up = Stresemann ready
weimar-panel-stresemann-down = Stresemann face down
weimar-panel-stack = top { $card }
weimar-panel-beside = beside { $card }
weimar-panel-flags = flags: { $flags }
weimar-panel-neutral = { $count } neutral seats
weimar-panel-criteria = Criteria met: { $count } (small { $small }, great { $great })
weimar-panel-empty = empty
weimar-panel-nothing = –
weimar-column-vp = VP
weimar-column-reserve = reserve
weimar-column-seats = seats
weimar-column-bases = bases
weimar-column-cards = cards
weimar-column-agenda = agenda
weimar-column-figures = figures left
weimar-legend-map = S Z K D bases · free | police P, Reichswehr R, black B, Reichsbanner b, soldiers s, workers a, Spartacists p, Ruhr Army m, Red Front f, Free Corps F, Steel Helmet h
weimar-legend-markers = Markers: − Poverty, + Prosperity, ! Unrest, ▲ Uprising, ★ Councils, ✖ Regime
weimar-card-values = big { $big }, small { $small }
weimar-card-removed = after its event out of the game
weimar-card-politician = politician
weimar-card-reaction-cancel = cancels an announced event of another party
weimar-card-reaction-dice = takes 1 die from an announced action of another party
weimar-card-reaction-reroll = has a roll of another party repeated
weimar-card-adds = adds to the deck: { $cards }
weimar-card-early = 1 card before the first impulse
weimar-card-topics = topics: { $what }
weimar-card-nothing = no effect
weimar-card-nsdap = NSDAP card
weimar-card-target = target { $number } ({ $nation })
weimar-card-before = before: { $what }
weimar-card-success = success: { $what }
weimar-card-always = always: { $what }
weimar-card-end = at the end of the round: { $what }
weimar-cards-others = Cards of the others: { $what }
weimar-cards-agendas = Agenda cards
weimar-cards-open = Round card and foreign affairs
weimar-bot-party = { $party }: the booklet’s bot
weimar-opponent = { $party }: computer ({ $name })

## Weimar: questions

weimar-prompt-deal = A card is dealt.
weimar-prompt-seating = The seating is drawn.
weimar-prompt-roll = Dice are rolled.
weimar-prompt-start-city = A random city is rolled.
weimar-prompt-decide-die = A die decides for the bot.
weimar-prompt-bot-draw = The bot turns up a card.
weimar-prompt-fetch = A reinforcement card is looked for.
weimar-prompt-agenda = { $party } secretly chooses an agenda card.
weimar-prompt-choose-first = { $party } names the party that begins: { $why }.
weimar-prompt-agree-first = { $party }: shall { $other } begin ({ $why })?
weimar-prompt-play = { $party } plays a card: which one, and for what?
weimar-prompt-use = { $card }: for what?
weimar-prompt-other-use = { $party } also uses { $card } for a debate or for actions.
weimar-prompt-cancel-event = { $other } announces the event of { $card }. Does { $party } cancel it with a politician?
weimar-prompt-actions = { $points ->
    [one] { $party } in { $place }: 1 action point left.
   *[other] { $party } in { $place }: { $points } action points left.
}
weimar-prompt-actions-city = { $points ->
    [one] { $party } has 1 action point: in which city?
   *[other] { $party } has { $points } action points: in which city?
}
weimar-prompt-topic = { $steps ->
    [one] { $party } moves a topic 1 field: which one?
   *[other] { $party } moves a topic up to { $steps } fields: which one?
}
weimar-prompt-point = { $party } moves { $topic } ({ $steps }): where to?
weimar-prompt-place-base = { $party } places a base: where? { $count } to go.
weimar-prompt-remove-base = { $party } removes a base: which one? { $count } to go.
weimar-prompt-demo-base = { $count ->
    [one] The demonstration in { $place } gives { $party } 1 base: fill a slot, or remove a base of another party.
   *[other] The demonstration in { $place } gives { $party } { $count } bases: fill a slot, or remove a base of another party.
}
weimar-prompt-put-marker = { $party } places a marker ({ $marker }): where? { $count } to go.
weimar-prompt-take-marker = { $party } removes a marker ({ $marker }): where? { $count } to go.
weimar-prompt-choose-city = { $face }: { $party } chooses a city.
weimar-prompt-choose-cities = { $face }: { $party } chooses cities, { $count } to go.
weimar-prompt-mobilise-to = { $party } mobilises units: in which city? { $count } to go.
weimar-prompt-mobilise = { $party } mobilises to { $place }: which unit? { $count } to go.
weimar-prompt-dissolve = { $party } dissolves a unit: which one? { $count } to go.
weimar-prompt-recall = { $party } brings a dissolved unit back: which one? { $count } to go.
weimar-prompt-takeover = { $party } takes control of a Reichswehr unit: which one?
weimar-prompt-flag = { $change ->
    [more] { $party } places a flag: which nation?
   *[less] { $party } removes a flag: which nation?
}
weimar-prompt-society-in = { $party } puts a white marker on the society track: which one?
weimar-prompt-society-out = { $party } removes a marker from the society track: which one?
weimar-prompt-topic-in = { $party } brings a white topic into play ({ $field }): which one?
weimar-prompt-option = { $face }: { $party } chooses one of the effects.
weimar-prompt-may = { $face }: { $party } may: { $what }. Is that done?
weimar-prompt-vote = { $face }: { $party } votes with { $seats } seats. Yes: { $what }. No: { $other }.
weimar-prompt-foe = { $face }: { $party } names another party ({ $what }).
weimar-prompt-foreign = { $party } may negotiate: which foreign-affairs card?
weimar-prompt-discard = { $party } discards cards: which one? { $count } to go.
weimar-prompt-purge = { $party } takes a politician from a discard pile out of the game: which one?
weimar-prompt-topic-option = { $party } has won { $topic }: which effect?
weimar-prompt-agree = { $topic } lies on a shared field. { $other } proposes: { $option }. Does { $party } agree?
weimar-prompt-yellow = { $party }, the chancellor, says which yellow topic comes first.
weimar-prompt-majority = A tie for the topic majority (place { $number }): for whom does { $party } decide?
weimar-prompt-control = { $party } says who controls the { $minor }.
weimar-prompt-ballot = Election of the president: for whom does { $party } vote with { $seats } seats?
weimar-prompt-runoff = A tie in the election: the chancellor ({ $party }) says who goes on.
weimar-prompt-coalition = Coalitions of equal strength: { $party } says which one is asked first.
weimar-prompt-join = Does { $party } form the { $coalition }?
weimar-prompt-chancellor = { $party } says who becomes chancellor.
weimar-prompt-oppose = { $other } announces: { $action } in { $place }. Does { $party } step in with its own units?
weimar-prompt-fewer-dice = { $other } announces: { $action } in { $place }. Does { $party } take 1 die away with a politician?
weimar-prompt-react = { $other } announces: { $action } in { $place }. Does { $party } react for 1 reserve point?
weimar-prompt-roll-again = { $other } has rolled { $result }. Does { $party } have it rolled again?
weimar-prompt-president = Does { $party }, holding the presidency, also debate with { $card }?
weimar-prompt-counter-target = Counter-coup in { $place }: against which marker?

## Weimar: moves

weimar-move-deal = { $card } is dealt
weimar-move-done = done
weimar-move-roll = roll { $number }
weimar-move-roll-two = roll { $first } and { $second }
weimar-move-seating = seating { $parties }
weimar-move-agenda = { $agenda }
weimar-move-party = { $party }
weimar-move-play = { $card }: { $use }
weimar-move-use = { $use }
weimar-move-city = { $place }
weimar-move-base = base in { $place }
weimar-move-remove-base = remove the { $party } base in { $place }
weimar-move-put = marker in { $place }
weimar-move-take = marker from { $place }
weimar-move-mobilise = mobilise { $unit } ({ $from })
weimar-move-dissolve = dissolve { $unit } in { $place }
weimar-move-recall = bring { $unit } back
weimar-move-takeover = take control of { $unit } in { $place }
weimar-move-win-back = win { $unit } back
weimar-move-demonstration = demonstration
weimar-move-coup = coup
weimar-move-counter = counter-coup against { $marker }
weimar-move-fight = fight { $party }
weimar-move-store = store 1 reserve point
weimar-move-spend = spend 1 reserve point
weimar-move-better = result +1
weimar-move-topic = { $topic }
weimar-move-point = to { $field }
weimar-move-option = { $option }
weimar-move-yes = yes
weimar-move-no = no
weimar-move-society = { $marker }
weimar-move-nation = flag { $nation }
weimar-move-foreign = negotiate { $card }
weimar-move-coalition = { $coalition }
weimar-move-answer = with { $card }
weimar-move-discard = discard { $card }
weimar-move-purge = take { $card } out of the game
weimar-done-cancel-event = let it happen
weimar-done-actions = no more actions
weimar-done-topic = move no topic
weimar-done-mobilise-to = do not mobilise
weimar-done-mobilise = enough mobilised
weimar-done-dissolve = dissolve no unit
weimar-done-foreign = do not negotiate
weimar-done-fewer-dice = do not intervene
weimar-done-roll-again = the roll stands
weimar-yes-agree-first = agreed
weimar-no-agree-first = no, the chancellor decides
weimar-yes-may = yes, carry it out
weimar-no-may = no, forgo it
weimar-yes-vote = yes
weimar-no-vote = no
weimar-yes-agree = agree
weimar-no-agree = refuse (nothing happens)
weimar-yes-join = join the coalition
weimar-no-join = refuse the coalition
weimar-yes-oppose = step in
weimar-no-oppose = stay out
weimar-yes-react = react (1 reserve point)
weimar-no-react = do not react
weimar-yes-roll-again = roll again with Stresemann
weimar-no-roll-again = the roll stands
weimar-yes-president = debate as well
weimar-no-president = do not debate
weimar-note-cost = { $count } AP
weimar-note-dice = dice: { $count }
weimar-note-free = free { $free } of { $slots }
weimar-use-note-event = { $what }
weimar-use-note-event-republic = { $what } – then a debate or actions
weimar-use-note-debate = { $big ->
    [one] one topic 1 field, another up to { $small }
   *[other] one topic up to { $big } fields, another up to { $small }
}
weimar-use-note-actions = { $big ->
    [one] 1 action point in one city
   *[other] { $big } action points in one city
}
weimar-use-note-first = { $what } (then the event)

## Weimar: headings of choices

weimar-group-deal = Card
weimar-group-done = Otherwise
weimar-group-roll = Die
weimar-group-roll-two = Dice
weimar-group-seating = Seating
weimar-group-agenda = Agenda
weimar-group-party = Party
weimar-group-play = Card
weimar-group-use = Use
weimar-group-city = City
weimar-group-base = Place a base
weimar-group-remove-base = Remove a base
weimar-group-put = Place a marker
weimar-group-take = Remove a marker
weimar-group-mobilise = Mobilise
weimar-group-dissolve = Dissolve
weimar-group-recall = Bring back
weimar-group-takeover = Take control
weimar-group-win-back = Win back
weimar-group-demonstration = Dice action
weimar-group-coup = Dice action
weimar-group-counter = Dice action
weimar-group-fight = Dice action
weimar-group-store = Reserve
weimar-group-spend = Reserve
weimar-group-better = Reserve
weimar-group-topic = Topic
weimar-group-point = Field
weimar-group-option = Effect
weimar-group-yes = Answer
weimar-group-no = Answer
weimar-group-society = Marker
weimar-group-nation = Nation
weimar-group-foreign = Negotiate
weimar-group-coalition = Coalition
weimar-group-answer = Politician
weimar-group-discard = Discard
weimar-group-purge = Out of the game

## Weimar: what happened

weimar-event-seating = Seating: { $parties }
weimar-event-round = Round { $round }
weimar-event-deck-changed = { $deck }: the pile has been shuffled anew.
weimar-event-drawn = { $known ->
    [yes] { $party } draws { $what }.
   *[no] { $party } draws cards: { $count }.
}
weimar-event-discarded = { $party } discards { $what }.
weimar-event-agenda-chosen = { $known ->
    [yes] { $party } chooses { $agenda }.
   *[no] { $party } has chosen an agenda.
}
weimar-event-agenda = Agenda of the { $party }: { $agenda }
weimar-event-set-added = { $party } shuffles the set of { $agenda } into its deck.
weimar-event-first = { $party } begins: { $why }.
weimar-event-impulse = { $party } has its impulse.
weimar-event-card = { $party } plays { $card }: { $use }
weimar-event-use = { $party } uses { $card }: { $use }
weimar-event-removed-card = { $card } is out of the game.
weimar-event-cancelled = { $party } cancels the event of { $card }.
weimar-event-politician = { $party } plays the politician { $card }.
weimar-event-hidden = Hidden cards have decided.
weimar-event-base = { $change ->
    [more] { $party }: new base in { $what }.
   *[less] { $party } loses a base in { $what }.
}
weimar-event-seat = { $change ->
    [more] { $party } gains seats: { $count }.
   *[less] { $party } loses seats: { $count }.
}
weimar-event-vp = { $change ->
    [more] { $party } scores victory points: { $count }.
   *[less] { $party } loses victory points: { $count }.
}
weimar-event-reserve = { $change ->
    [more] { $party } stores reserve points: { $count }.
   *[less] { $party } spends reserve points: { $count }.
}
weimar-event-unit = Units: { $what }.
weimar-event-turned = In { $place } there is now: { $unit }.
weimar-event-marker = { $change ->
    [more] { $marker } comes to { $what }.
   *[less] { $marker } leaves { $what }.
}
weimar-event-box = { $change ->
    [more] Into the DR box: { $marker } ({ $count }).
   *[less] Out of the DR box: { $marker } ({ $count }).
}
weimar-event-economy = The economy is at level { $level }.
weimar-event-topic = Topic { $topic }: { $field }.
weimar-event-topic-gone = Topic { $topic } leaves the opinion track.
weimar-event-topic-won = { $party } decides { $topic }: { $option }
weimar-event-society = { $change ->
    [more] Onto the society track: { $marker }.
   *[less] Off the society track: { $marker }.
}
weimar-event-flag = { $change ->
    [more] A flag for { $nation }.
   *[less] A flag less for { $nation }.
}
weimar-event-roll = { $party } rolls { $result }.
weimar-event-again = { $party } has the roll repeated.
weimar-event-action = { $party } announces: { $action } in { $place }.
weimar-event-dice = { $party } rolls dice: { $count }.
weimar-event-result = { $party }, { $action }: result { $result }.
weimar-event-reaction = { $party } reacts: result { $result }.
weimar-event-joined = { $party } steps in with its own units.
weimar-event-city-rolled = Rolled: { $place }.
weimar-event-crisis = Crisis roll of the { $party }: { $result }.
weimar-event-negotiation = { $party } negotiates { $card }.
weimar-event-negotiated = { $agreed ->
    [yes] { $card } is concluded.
   *[no] { $card } has not come about.
}
weimar-event-foreign-track = Foreign affairs have reached { $card }.
weimar-event-laid = { $card } lies beside the foreign-affairs stack.
weimar-event-minor = { $party } controls the { $minor }.
weimar-event-stresemann = { $known ->
    [yes] Stresemann is face up again.
   *[no] Stresemann is face down.
}
weimar-event-vote = { $agreed ->
    [yes] { $party } votes yes.
   *[no] { $party } votes no.
}
weimar-event-ballot = { $party } votes for { $other }.
weimar-event-president = { $party } holds the presidency.
weimar-event-nsdap = A figure of the { $party } goes onto the NSDAP track.
weimar-event-out = Out of the game: { $card }.
weimar-event-politics = Politics phase { $number }: { $name }
weimar-event-majority = Topic majority, place { $number }: { $party }.
weimar-event-parliament = Seats occupied in parliament: { $seats }.
weimar-event-coalition = { $agreed ->
    [yes] { $party } agrees: { $coalition }.
   *[no] { $party } refuses: { $coalition }.
}
weimar-event-government = Government: { $parties }. Chancellor: { $chancellor }.
weimar-event-bonus = { $party }: demonstrations of this round { $count }.
weimar-event-final = Final scoring, { $party }: { $what } ({ $count }).
weimar-event-criterion = { $agreed ->
    [yes] Criterion { $number } met: { $what }.
   *[no] Criterion { $number } missed: { $what }.
}
weimar-event-game-over = { $known ->
    [yes] The game is over, { $winner } wins: { $how }.
   *[no] The game is over: { $how }.
}
weimar-unit-moved = { $unit } { $from } → { $to }
weimar-measure-ultimatum = London Ultimatum concluded
weimar-measure-economy = economy level
weimar-measure-government = in government
weimar-measure-box = markers in the DR box
weimar-measure-inflation = Inflation in the DR box
weimar-measure-councils = Councils
weimar-measure-regimes = Regimes
weimar-measure-uprisings = Uprisings
weimar-measure-unrest = Unrest
weimar-measure-councils-or-regime = cities with Councils or Regime
weimar-measure-dissolved = own dissolved units
weimar-measure-dissolved-kpd-dnvp = dissolved units of KPD and DNVP
weimar-measure-seats = seats
weimar-measure-bases = bases
weimar-measure-vp = victory points
weimar-measure-nsdap = own figures on the NSDAP track
weimar-measure-at-least = { $what } at least { $count }
weimar-measure-at-most = { $what } at most { $count }
weimar-measure-none = not: { $what }
weimar-measure-each = for each: { $what }

## Weimar: endings

weimar-outcome = { $winner } wins: { $how } ({ $rule })
weimar-outcome-nobody = Nobody wins: { $how } ({ $rule })
weimar-outcome-defeat = Defeat: { $how } ({ $rule })
weimar-outcome-defeat-by = Defeat, { $winner } wins: { $how } ({ $rule })
weimar-outcome-table = The game ends at the table: { $how }
weimar-ending-anarchy = anarchy, the DR box overflows
weimar-ending-councils = the council republic has prevailed
weimar-ending-regime = a regime has replaced the Republic
weimar-ending-overthrow = overthrow with half of the seats
weimar-ending-nsdap = the NSDAP is in power, everybody has lost
weimar-ending-survival = the Republic has survived, most victory points
weimar-ending-great-victory = great victory, at least eight criteria
weimar-ending-small-victory = small victory, at least five criteria
weimar-ending-defeat = defeat, fewer than five criteria
weimar-summary = Round { $round }, { $decisions } decisions; victory points: { $points }

## Weimar: why not

refusal-weimar-card-not-there = { $card } is not in your hand
refusal-weimar-no-such-answer = { $card } cannot answer this
refusal-weimar-event-idle = the event of { $card } would do nothing now
refusal-weimar-agenda-other-party = { $card } belongs to another party
refusal-weimar-agenda-out = { $card } is out of this scenario
refusal-weimar-no-slot = { $place } has no free slot
refusal-weimar-same-city = { $place } has already been chosen
refusal-weimar-other-city = another city is meant
refusal-weimar-no-figures = { $party } has no figures left
refusal-weimar-no-base = { $party } has no base in { $place }
refusal-weimar-no-marker = there is no such marker in { $place }
refusal-weimar-marker-barred = no such marker can be placed in { $place }
refusal-weimar-points-short = there are not enough action points for this
refusal-weimar-city-first = the city of the actions is chosen first
refusal-weimar-once-per-card = each kind of dice action is possible once per card
refusal-weimar-city-chosen = all actions of a card happen in one city
refusal-weimar-reserve-full = the reserve is full
refusal-weimar-reserve-empty = the reserve is empty
refusal-weimar-reserve-stored = no reserve is spent after points have been stored
refusal-weimar-government-only = only government parties may do this
refusal-weimar-opposition-only = a party in government makes no coups
refusal-weimar-coup-party = { $party } makes no coups
refusal-weimar-own-marker = the party’s own marker lies there already
refusal-weimar-no-dice = there would be no die to roll
refusal-weimar-not-opposition = { $party } is in government
refusal-weimar-nothing-to-dissolve = { $party } has no unit there that can be dissolved
refusal-weimar-no-unit = there is no such unit in that place
refusal-weimar-not-your-unit = { $party } may not move these units
refusal-weimar-topic-not-there = this topic is not on the opinion track
refusal-weimar-topic-moved = this topic has been moved already
refusal-weimar-topic-out = no copy of this topic is left
refusal-weimar-too-far = this field is too far away
refusal-weimar-spd-topic = with this value the Zentrum must move a topic of the SPD
refusal-weimar-useless-option = this option would change nothing
refusal-weimar-box-full = the DR box is full
refusal-weimar-foreign-closed = { $card } does not lie open

## Weimar: effects in words

weimar-effect-base = bases { $count }
weimar-effect-seat = seats { $count }
weimar-effect-vp = victory points { $count }
weimar-effect-reserve = reserve { $count }
weimar-effect-supply = to the supply: { $count } { $thing }
weimar-effect-mobilise = mobilise { $count } { $thing }
weimar-effect-dissolve = dissolve units: { $count }
weimar-effect-recall = bring back dissolved units: { $count }
weimar-effect-takeover = take control of a Reichswehr unit
weimar-effect-marker = { $thing } { $count }
weimar-effect-economy = economy level { $count }
weimar-effect-flag = flags ({ $thing }) { $count }
weimar-effect-foreign = foreign-affairs action
weimar-effect-advance = foreign-affairs marker 1 forward
weimar-effect-lay = lay this card beside the foreign-affairs stack
weimar-effect-topic = topic { $thing } on { $field }
weimar-effect-steer = { $count ->
    [one] move topic { $thing } 1 field
   *[other] move topic { $thing } up to { $count } fields
}
weimar-effect-debate = debate with { $count }
weimar-effect-debate-card = debate with both values of the card
weimar-effect-demo = demonstration
weimar-effect-coup = coup
weimar-effect-counter = counter-coup
weimar-effect-fight = fight
weimar-effect-crisis = crisis rolls: { $count }
weimar-effect-society = society track: { $thing }
weimar-effect-society-white = a white society marker of choice
weimar-effect-society-out = remove a society marker
weimar-effect-draw = draw party cards: { $count }
weimar-effect-discard = discard party cards: { $count }
weimar-effect-discard-all = every party discards all its party cards
weimar-effect-fetch = a reinforcement card from the pile to the hand
weimar-effect-bonus = demonstrations of this round { $count }
weimar-effect-nsdap = a figure onto the NSDAP track
weimar-effect-purge = take a politician from a discard pile out of the game
weimar-effect-elect = where a party has two or more bases, one becomes a seat
weimar-effect-score-seats = victory points by seats
weimar-effect-score-cities = victory points by cities with own bases
weimar-effect-election = election of the president
weimar-effect-order = orders the next round
weimar-effect-control = says who controls: { $thing }
weimar-effect-out = out of the game: { $thing }
weimar-effect-choice = one of: { $what }
weimar-effect-or = or
weimar-effect-may = if wanted ({ $what })
weimar-effect-cities = in { $count } different cities ({ $what })
weimar-effect-vote = vote by seats: yes ({ $what }), no ({ $other })
weimar-effect-of = { $party }: { $what }
weimar-effect-if = if { $when }: { $what }
weimar-effect-all = all
weimar-at-city = in { $place }
weimar-at-chosen = in the chosen city
weimar-at-any = in a city of choice
weimar-at-random = in a random city
weimar-topic-any = of choice
weimar-when-blockade = a Blockade lies in the DR box
weimar-when-no-blockade = no Blockade lies in the DR box
weimar-when-done = { $card } is concluded
weimar-when-no-done = { $card } is not concluded
weimar-when-governs = { $party } in government
weimar-when-no-governs = { $party } not in government
weimar-when-minority = the Minority Cabinet lies in the DR box
weimar-when-no-minority = no Minority Cabinet lies in the DR box
weimar-when-majority = { $party } has the most bases { $place }
weimar-when-no-majority = { $party } does not have the most bases { $place }
weimar-when-councils = Councils lie { $place }
weimar-when-no-councils = no Councils lie { $place }
weimar-when-impulse = at most impulse { $count }
weimar-when-no-impulse = after impulse { $count }
weimar-when-green = the green option of { $topic } was chosen
weimar-when-no-green = the green option of { $topic } was not chosen

## Weimar: the rules in a few sentences each

weimar-chapter-w1 = Components
weimar-chapter-w2 = Set-up and scenarios
weimar-chapter-w3 = Course of a round
weimar-chapter-w4 = Opinion track
weimar-chapter-w5 = Topics
weimar-chapter-w6 = Society track
weimar-chapter-w7 = Threats
weimar-chapter-w8 = Politics phase and government
weimar-chapter-w9 = Actions
weimar-chapter-w10 = Reserve and reactions
weimar-chapter-w11 = Foreign affairs
weimar-chapter-w12 = End of the game and NSDAP
weimar-chapter-w13 = President
weimar-rule-w1 = Eleven cities with fixed slots for bases, units of the parties and of the government, threat markers, 24 seats and an overflow. A party’s figures are bases, seats or stand on the NSDAP track. Reichswehr and police are never dissolved.
weimar-rule-w2 = Four scenarios: Republic on the Brink (alone, SPD with a restricted Zentrum against two bots, two rounds, ten criteria), War among Brothers (rounds 1–2), Dance on the Volcano (rounds 5–6), the main scenario (six rounds). The seating is drawn.
weimar-rule-w3 = Round card, two republic cards each, secret agendas, agenda effects and three party cards; then impulses: in turn one card each until all hands are empty. A party card is event, debate or actions; a republic card is its event and one of the other two.
weimar-rule-w4 = Topics lie on a cross with four arms. A debate moves one topic up to the big value and another up to the small one; a reserve point adds a step. A field belongs to the party of the longer distance; equal ones are shared by two.
weimar-rule-w5 = Whoever controls a topic chooses one of its effects in the politics phase. White topics come in a fixed order, then yellow ones as the chancellor wants. On shared fields both must agree.
weimar-rule-w6 = Six spaces. A new marker goes to the left and pushes the others on; the last one drops out. In every politics phase all take effect from left to right.
weimar-rule-w7 = Poverty where Poverty is goes to the DR box; Prosperity and Poverty cancel each other. The seventh marker in the DR box is anarchy. A crisis roll with two dice costs a base, a seat or a victory point; only a 6 costs nothing.
weimar-rule-w8 = Eight steps: topic majority (3 seats and 1), topics, society, scoring, state of the Republic, seats of the minor parties, size of the parliament, government. KPD or DNVP with half of the seats overthrows the Republic. The Weimar coalition may not be refused.
weimar-rule-w9 = The big value gives action points for one city: mobilise 1, demonstration 1, reserve 1, fight 2, counter-coup 1, take control 2, coup 4 (KPD) or 3 (DNVP). The highest die counts, every further 6 adds 1.
weimar-rule-w10 = Up to two reserve points. Whoever has a base in the city and a reserve point may react to a dice action of another party: a 5 takes one die, a 6 two. Politician cards are played from the hand at their moment.
weimar-rule-w11 = The top card of the stack or one beside it is negotiated: first its effects before, then 1 die and one for each flag of the nation; on success it leaves the game, otherwise it stays.
weimar-rule-w12 = The game ends at once with the seventh marker in the DR box, with Councils or Regimes in Berlin and two more cities or in any four, with the sixth figure on the NSDAP track. Otherwise the final scoring counts after the last round.
weimar-rule-w13 = Whoever holds the presidency decides ties and may, once a round, also debate with a party card just played. The election is by seats; without a majority there is a runoff.

## Weimar: at the prompt

weimar-ask-hand-over = { $party } is to decide. The others look away; then press Enter.
weimar-why-what = Name what you want explained: why Berlin, why A22 event
weimar-rules-which = Name a chapter from W1 to W13, for instance rules W9.
weimar-cards-unknown = There is no card “{ $answer }”. Give its number or a part of its title: cards A22
weimar-help-why = NAME: why something is not allowed now, with the chapter of the rules
weimar-help-map = the whole board with all tracks and the legend
weimar-help-cards = hand, agendas and open cards with their provenance (cards A22: one card with its note)
weimar-help-rules = a chapter of the rules, for instance rules W9; without a number the list
weimar-show-hand = Hand of the { $party }
cli-play-game = which game: wsdv (Wir sind das Volk!) or weimar
cli-scenario = Weimar, the scenario: { $known }
cli-data = Weimar, a folder with values of your own
cli-party = Weimar, who plays { $party }: person (or me) or a computer player ({ $others })
error-scenario = no scenario { $name }; known: { $known }
error-solo-seats = in this scenario the bots play KPD and DNVP; there is no --kpd and --dnvp here
error-player-seats = { $name } plays { $seats } only
error-other-game-option = { $option } does not belong to { $game }
error-data = the values in the folder are not good: { $reason }

## Weimar: arena and the computer players' reasons

cli-arena-game = which game: wsdv (Wir sind das Volk!) or weimar
cli-arena-scenario = of Weimar, the scenario
dataset-written-weimar = { $path } written: { $games } games, { $decisions } decisions.
arena-round = round
arena-matches-four = Results by party
arena-matches-four-note = The first player's results: with its two parties together, then its share of wins with each party.
arena-matches-solo = Results by side
arena-matches-solo-note = The first player’s results: both sides together, as the person at the table, and where the other player sat there (a point where the bots win).
arena-side-four = party
arena-side-solo = side
arena-pairs-four-note = The six games of a pair have the same deal: each of the two holds every two parties once. The difference in Elo points is that of the score.
arena-pairs-solo-note = Either player plays the same deal alone. The difference in Elo points is that of the score.
arena-sides-four = Parties
arena-sides-solo = The person and the bots
error-arena-sprt-seats = a sequential test is for games with two seats
error-arena-scenario = there is no scenario { $name } here; there are { $known }
error-arena-every-seat = { $name } cannot play every seat, so it is not for the arena
error-arena-unknown-game = there is no game { $name } here; there are { $known }
side-spd = SPD
side-zentrum = Zentrum
side-kpd = KPD
side-dnvp = DNVP
side-republic = SPD and Zentrum
side-bots = the booklet’s bots
feature-weimar-points = victory points
feature-weimar-goals = the party’s goals in the politics phase
feature-weimar-final-scoring = final scoring
feature-weimar-government = government declaration
feature-weimar-crisis = crisis rolls
feature-weimar-seats = seats in parliament
feature-weimar-overthrow = overthrow in parliament
feature-weimar-bases = party bases
feature-weimar-cities = cities with own bases
feature-weimar-units = units
feature-weimar-sudden-win = Councils or Regimes on the way to a sudden victory
feature-weimar-uprisings = Uprisings
feature-weimar-coup = prospects of a coup
feature-weimar-anarchy = the lead when anarchy looms
feature-weimar-topics = issues on the opinion track
feature-weimar-minor-parties = minor parties
feature-weimar-reserve = reserve
feature-weimar-hand = cards in hand
feature-weimar-nsdap = figures on the NSDAP track
feature-weimar-under-way = action points and steps still to use
feature-weimar-criteria = criteria of the solo scenario

## The page: Weimar

weimar-automatic = the booklet’s bot
page-resign-leaves = The computer takes your seat, the others play on.
page-tab-opinion = Opinion
page-weimar-map = Map of Germany with eleven cities
page-weimar-bases = { $used } of { $slots } slots taken: { $who }
page-weimar-city-number = The number of a city: the sum of two dice that picks it.
page-weimar-field = Field { $field }, belongs to: { $who }
page-weimar-topic = Topic { $topic } on { $field }, belongs to: { $who }
page-weimar-no-topics = No topic lies on the cross yet.
page-weimar-republic = State of the Republic
page-weimar-seventh = 7th marker: anarchy
page-weimar-danger = { $state ->
    [full] The DR box is full: the next marker ends the Republic.
    [near] One free space left; the marker after it ends the Republic.
   *[other] { $left } markers until anarchy.
}
page-weimar-foreign-done = Concluded: { $what }
page-weimar-offices = Offices and minor parties
page-weimar-used = used this round
page-weimar-out = not in play
page-weimar-end = End
page-weimar-chancellor = chancellor’s party
page-weimar-governs = in government
page-weimar-in-play = { $party } plays this card
page-weimar-choose-agenda = Agenda cards to choose from
page-weimar-hand-of = Hand: { $party } ({ $count })
page-weimar-no-hand = No cards in hand.
page-weimar-other-hand = { $party }: cards { $count }
page-weimar-rules = The rules of Weimar
page-weimar-rules-about = Thirteen chapters in brief. Whatever is refused names its chapter.
page-weimar-cards = The cards of Weimar
page-weimar-cards-about = Every card as this edition plays it. A sign says where its title, its values and its event come from.
page-weimar-new = Play Weimar
page-weimar-new-about = Four parties, one Republic, 1918 to 1933: four scenarios, alone, with the computer or with four.
page-weimar-scenario = Scenario
page-weimar-seats = Who plays which party?
page-weimar-me = me
page-weimar-link = somebody with a link
page-weimar-solo = You play SPD and Zentrum; KPD and DNVP follow the booklet’s tables.
page-weimar-learn = Guided solo game
page-weimar-learn-about = A coach explains everything as it comes onto the table.

## Weimar: the guided solo game

lesson-weimar-title = The Republic on the brink
lesson-weimar-welcome = Welcome to the Weimar Republic. You lead SPD and Zentrum through two rounds; KPD and DNVP play by the booklet’s tables.
lesson-weimar-goal = At the end ten criteria count: seats, bases, economy, treaties, calm. Five are a small victory, eight a great one. On the left stand all four parties with their points.
lesson-weimar-map = Eleven cities have fixed slots for bases. Each party has its shape: a circle for the SPD, a square for the Zentrum, a diamond for the KPD, a hexagon for the DNVP. The small number is the city’s dice sum.
lesson-weimar-threats = Poverty, Unrest, Councils and Regimes stand in words beside their city. They cost points and seats. Take them away where you can.
lesson-weimar-box = The DR box has six spaces. The seventh marker is the end: anarchy. Always keep a space free.
lesson-weimar-opinion = The topics lie on the cross. Each arm belongs to a party; whoever a topic is nearest to decides it. Debates move topics.
lesson-weimar-parliament = The Reichstag has 24 seats. What goes beyond is lost at the next count. The government comes from the seats.
lesson-weimar-bases = A base is placed now. Cities with a blue ring are allowed. Click one, or go there with Tab and the arrow keys.
lesson-weimar-agenda = Each party secretly chooses an agenda. It brings topics onto the cross and gives an advantage. Click a card to see it large.
lesson-weimar-cards = You play a card. The big number is action points or steps in a debate, the small one the steps of the second topic. The little signs say where a value comes from.
lesson-weimar-uses = A card serves for its event, a debate or actions. Republic cards bring their event and one of the other two. What is not possible stands there with its reason.
lesson-weimar-debate = In a debate you move topics towards you. Choose the topic first, then the field. On shared fields two parties have to agree.
lesson-weimar-actions = All actions of a card happen in one city. Units give dice for demonstrations and against coups. Points left over can be stored as reserve.
lesson-weimar-bots = Impulses go round. What KPD and DNVP did stands in the log. A click on a sentence shows the table as it was then.
lesson-weimar-why-not = Do click something that does not glow. The table tells you the reason and the chapter of the rules.
lesson-weimar-undo = A move can be taken back as long as nothing hidden has come to light. Press U or the button above.
lesson-weimar-politics = After the cards comes the politics phase. Topics are decided, society takes effect, goals score points. Read along step by step in the log.
lesson-weimar-government = A new government is in office. Only government parties lead police and Reichswehr. The chancellor decides about the yellow topics.
lesson-weimar-round = The second round begins. See which criteria are still missing. Every card counts now.
lesson-weimar-finished = The game is over. All ten criteria stand in the log. Try again, or play with four.
