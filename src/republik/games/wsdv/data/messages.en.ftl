game-name = Wir sind das Volk!
game-about = Two German states, two players, four decades: build up your economy, raise the living standard and keep your people off the streets, until one state collapses or East has survived to 1989.
option-edition = Edition of the rules

## Sides and words

seat-west = West
seat-east = East
seat-nobody = the rules
seat-letter-west = W
seat-letter-east = E
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
symbol-with = { $symbol } { $more }
symbol-numbered = symbol { $number }
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
prompt-action = { $side }: choose a card from the display or your hand.
prompt-over = The game is over.
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

place-alone = { $place }
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
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
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

ending-collapse = the other state collapses under its protests
ending-bankruptcy = East is bankrupt
ending-socialism-triumphs = socialism triumphs
ending-socialism-fails = socialism has failed
ending-survival = East has survived four decades

## Computer players

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

cards-seen = Seen in the other hand:
cards-count = The other side holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $pile } lie in the draw pile.
help-forecast = what the ten phases of the decade end would do now
help-map = the whole map and the tracks
why-what = Name what you want explained: why Bavaria, why 17 event
rules-which = Name a section: rules 5.1
cards-why = In the game: { $text }
cards-note-english = This note is told in German and English only.
cards-unknown = There is no card “{ $answer }”. Give its number or a part of its title: cards 17
help-cards = display and hand, as cards (cards 17: one card, what happened and why it does what it does)
help-rules = N: a section of the rules in a sentence, for instance rules 6.3

## Why not

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
section-own = { $rule }, { $own } in the English rulebook
section-missing = { $rule }, not in the English rulebook

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

play-summary = Decade { $decade }, { $decisions } decisions; protests: West { $west }, East { $east }
show-display = On display
show-hand-west = West's hand
show-hand-east = East's hand

## The guided first decade

lesson-title = The guided first decade
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

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Infrastructure ({ $side })
when-decade = Decade { $decade }

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
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
outlook-dismantled = East −{ $points }
outlook-nothing = nothing
outlook-space = { $holder } { $marker }
outlook-balance = balance { $balance }
outlook-lost = −{ $count } living standard
outlook-unrest = +{ $count } unrest
outlook-attacks = { $count } possible
outlook-attacked = { $count } carried out
outlook-ready = { $count } ready
outlook-used = { $count } used
outlook-socialists = { $change }, { $total } of 12
outlook-protests = W { $west } · E { $east }
forecast-before = before:
outlook-due = { $result } · { $count } to do
outlook-danger-bankruptcy = East would be bankrupt
outlook-danger-triumph = Socialism would triumph
outlook-danger-failure = Socialism would fail
outlook-danger-collapse = Danger of collapse: { $side }
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

## Arena, data sets, study

arena-sides = West and East
arena-sides-note = In the ratings' model, sitting East is worth { $points } Elo points ({ $interval }).
arena-period = decade
study-balance = Games won by East
study-differences = East’s share against edition { $name } on the same deals, in percentage points
dataset-written = Written to { $path }: { $games } games, { $decisions } decisions, { $decade_ends } decade ends

## The page

lesson-about = You play East against a weak computer and are guided through the first decade. About a quarter of an hour; you may play on afterwards.
lesson-start = Begin the first decade
lesson-short = A guided first decade; no rulebook needed.
cards-about = All 85 card faces, each with a short note: what happened, and why the card does what it does.
analysis-title = Analysis: { $west } (West) against { $east } (East)
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
analysis-swings-note = From one card to the next, less what decisions cost: cards dealt, hands shown, what one side knows and the other does not, and the thinking player’s own errors.
analysis-swing = Decision { $decision } to { $then }: East from { $before } to { $after }; by decisions { $decided }, otherwise { $rest }
analysis-forecasts = Decade ends as they stood
analysis-forecasts-note = What the decade end would have done at that moment; protests now and at worst.
analysis-curve-short = East’s chance
analysis-flight = Flight
analysis-currency = Currency
analysis-protests-west = Protests West
analysis-protests-east = Protests East
analysis-socialists = Socialists
seat-west-about = has four decades to win
seat-east-about = has to last for four decades
option-edition-about = They differ in the set-up, the special card and the hand limit.
setting-walk = Walk through the decade end phase by phase
setting-walk-about = Otherwise it is only told in the log.
game-credits = Wir sind das Volk! is a board game by Richard Sivél and Peer Sylvester, published by histogame. This edition is unofficial: not made, checked or endorsed by them. If you like what you play here, buy the box.
page-walk-again = Walk through the ten phases
figure-protests = Protests
figure-unrest = Unrest
figure-living = Living standard
figure-economy = Economy
figure-socialists = Socialists in play
page-vignette = Germany divided: West and East, the border between them, and four decades from 1945 to 1989
page-protests = { $count ->
    [0] no mass protest
    [one] 1 mass protest
   *[other] { $count } mass protests
 }
page-police-too = You may also use police now: a click on a glowing province removes one unrest there.
page-move-where = Unrest from { $place }: to where?
page-take-back = Go back before my last card
page-take-back-ask = Ask to go back before my last card
page-replay-start = Before the first card
page-replay-open = both hands open
page-replay-card-back = One card back
page-replay-card-next = One card on
page-learn-cards-title = The cards and their history
page-panels = Cards, forecast, log, chat
page-analysis-title = { $west } (West) against { $east } (East)

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = a recorded game has at most { $most } bytes
interchange-not-json = not JSON: { $reason }
interchange-format = “{ $format }” is expected, not { $found }
interchange-one-of = one of { $words } is expected, not { $found }
interchange-text = a text is expected
interchange-object = an object is expected, not { $found }
interchange-list = a list is expected, not { $found }
interchange-longest = at most { $most } entries are possible
interchange-whole-number = a whole number is expected, not { $found }
interchange-range = a number from { $least } to { $most } is expected, not { $found }
interchange-flag = true or false is expected, not { $found }
interchange-no-province = there is no province { $found }
interchange-no-city = there is no city { $found }
interchange-no-connection = there is no connection { $found }
interchange-no-card = there is no card { $found }
interchange-no-sector = { $province } supplies no sector of West Berlin
interchange-card-count = { $wanted } cards are expected, not { $found }
interchange-card-twice = a card is named twice
interchange-phase-order = the phases stand in another order
interchange-step-name = a step begins with its name
interchange-values = { $wanted } values are expected, not { $found }
interchange-track-or-symbol = a track or a symbol is expected
interchange-only-berlin = only West Berlin has sectors
interchange-zero = a step changes something: 0 is no count
interchange-no-step = there is no step { $found }
interchange-no-deal = no deal of the cards fits
interchange-contradicted = card { $card } cannot have been there: at turn { $turn }, { $reason }
interchange-decade-not-over = decade { $decade } is not over: { $count } cards still lie in the display
interchange-decade-over = decade { $decade } is over: both displays have been played
interchange-must-discard = { $side } holds three cards and must discard one
interchange-cannot-keep = { $side } cannot have kept card { $card }
interchange-later-card = the hand of { $side } holds a card of a later decade
interchange-refilled = the hand of { $side } is refilled to { $count } cards
interchange-cannot-deal = card { $card } cannot be dealt to { $side }
interchange-cannot-turn-up = card { $card } cannot be turned up here
interchange-top-not-turned = the cards that Guillaume left on the pile are not turned up
interchange-holds = { $side } holds { $count } cards here
interchange-cannot-hold = { $side } cannot hold card { $card } here
interchange-deal-time = cards are dealt at the start of a half-decade only
interchange-not-in-display = card { $card } does not lie in the display
interchange-not-in-display-named = card { $card } does not lie in the display: its place was named before
interchange-not-in-hand = card { $card } is not in the hand of { $side } ({ $held }): it cannot be there
interchange-not-in-hand-named = card { $card } is not in the hand of { $side } ({ $held }): it was named elsewhere before
interchange-unnamed-card = one of decade { $decade }
interchange-empty = empty
interchange-cannot-pay = East has no card { $card } in its hand to pay with
interchange-cannot-pay-any = East has no card in its hand to pay with
interchange-guillaume-swap = Guillaume cannot swap these cards
interchange-guillaume-remove = Guillaume cannot remove these cards
interchange-decade = this is decade { $now }, not { $written }
interchange-one-void = only one symbol or arrow may be voided
interchange-hamburg-once = Hamburg counts for one province only
interchange-not-happening = { $step } is written and does not happen
interchange-not-to-berlin = the living standard of { $province } did not go to West Berlin
interchange-tracks-still = tracks: { $written } is written, no marker moves
interchange-tracks-move = tracks: { $written } is written, the markers move { $moved }
interchange-nothing-void = nothing is voided here, “{ $void }” is written
interchange-figure-none = { $name }: { $written } is written, there is none here
interchange-figure = { $name }: { $written } is written, it is { $found }
interchange-half-begins = the second half-decade begins, but a decade end is written
interchange-decade-begins = the next decade begins, but a decade end is written
interchange-decade-ends = the decade ends with the last card of the display, but a turn is written
interchange-phase = phase { $next } follows, but phase { $written } is written
interchange-void = “{ $written }” is written as void, not “{ $void }”
interchange-hamburg = Hamburg cannot count for { $province } here
interchange-chosen-by = { $step } is chosen by { $by }, not by { $written }
interchange-unwritten = { $step } happens here and is not written
interchange-over = the game is over here
interchange-not-over = the decade is not over: { $count } cards still lie in the display
interchange-turn = it is the turn of { $side }
interchange-origin = card { $card } does not come from “{ $origin }”
interchange-step-refused = { $step } is not possible: { $reason }
interchange-asked = the rules ask for more than is written, for example “{ $move }”
interchange-impossible = what is written cannot happen here
interchange-no-border = { $target } does not lie at the border of { $attacker }
interchange-usable = { $attacker } can use { $usable } living standard, { $target } has { $living }
interchange-differs = { $where }: { $written } is written, it is { $found }
interchange-missing = { $where }: { $name } is not written
interchange-entry-missing = { $where }: { $entry } is written and not there
interchange-entry-extra = { $where }: { $entry } is there and not written
interchange-given-up = { $reason }; given up after { $moves } moves tried
interchange-unknown-key = unknown key { $name } left out
interchange-incomplete = the last turn or phase is not complete
interchange-bankrupt-pieces = 9: the pieces taken off after the bankruptcy are left out of the record
