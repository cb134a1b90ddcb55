game-name = Wir sind das Volk!
game-about = Two German states, two players, four decades: build up your economy, raise living standards and keep your people off the streets – until one state collapses or East makes it through 1989.
option-edition = Rules edition

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
event-for-special = event, East only
face-space = prestige space { $space }
symbol-build = { $side } builds { $count ->
    [one] 1 point
   *[other] { $count } points
}
symbol-dismantle = { $side } dismantles { $count ->
    [one] 1 point
   *[other] { $count } points
}
symbol-place-unrest = { $side } +{ $count } unrest
symbol-remove-unrest = { $side } −{ $count } unrest
symbol-move-unrest = { $side }: move { $count } unrest
symbol-reduce = { $side }: reduce a province with a mass protest to 3 unrest{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } { $count ->
    [one] living standard
   *[other] living standards
}
symbol-living-standard-plain = { $side } +{ $count } { $count ->
    [one] living standard
   *[other] living standards
} (no unrest removed)
symbol-lose-living-standard = { $side } −{ $count } { $count ->
    [one] living standard
   *[other] living standards
}
symbol-rundown = { $count ->
    [one] 1 { $side } factory becomes rundown
   *[other] { $count } { $side } factories become rundown
}
symbol-repair = { $count ->
    [one] 1 { $side } factory is repaired
   *[other] { $count } { $side } factories are repaired
}
symbol-close = { $side } loses { $count ->
    [one] 1 external factory
   *[other] { $count } external factories
} for good
symbol-red-police = red police power
symbol-pink-police = pink police power
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
symbol-numbered = icon { $number }
surplus-red = { $count ->
    [one] arrow
   *[other] { $count } arrows
} off the track: East removes unrest
surplus-yellow = { $count ->
    [one] arrow
   *[other] { $count } arrows
} off the track: West is compensated
surplus-red-prestige = prestige arrow off the track: East removes 1 unrest of its own or places 1 in the West
surplus-yellow-prestige = prestige arrow off the track: West removes 1 unrest of its own or places 1 in the East

## Screen

screen-header = Wir sind das Volk! · Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
screen-over = Wir sind das Volk! · Decade { $decade }, game over
screen-protests = { $side }: { $count ->
    [one] 1 mass protest
   *[other] { $count } mass protests
}
screen-police = police power cards: { $count }, ready: { $ready }
screen-flight = Flight now: { $steps } → East dismantles { $points } · { $police }
screen-flight-over = Flight: already counted this decade · { $police }
screen-wall = The Wall stands: no flight · { $police }
track-prestige-note = advantage: { $side } · End of Decade: { $symbols }
track-currency-note = exports { $exports }, living standards { $living }: balance { $balance }
track-socialists-note = End of Decade: { $change } · { $total } of { $most } in play, { $box } in the holding box
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ unrest; 4: mass protest
map-legend-2 = ▮ living standard
map-legend-3 = ♟ socialist
map-legend-4 = 6/9 economy / needed for ▮
map-legend-5 = [2] factory (2) rundown
map-legend-6 = ═ working ─ built ┄ free

## Questions

prompt-deal = A card is dealt.
prompt-discard = { $side }: discard a card kept from the last decade, or keep the rest.
prompt-action = { $side }: choose a card from the display or your hand.
prompt-over = The game is over.
prompt-use = { $card }: what do you use it for?
prompt-price = { $side }: the special card has a price. Discard a hand card, or let West draw a card?
prompt-remove = { $side }: remove 1 of your unrest. Choose a province.
prompt-build = { $side }: { $count ->
    [one] 1 building point
   *[other] { $count } building points
} left. Choose a city or a line.
prompt-living = { $side }: place living standards ({ $count } of 3 placed; the card can add { $lends ->
    [one] 1 point
   *[other] { $lends } points
}, up to 2 per province). Choose a province.
prompt-transfer = { $side }: transfer one new living standard to West Berlin? Choose the supplier it comes from.
prompt-void = { $side }: { $face } is a dual card. Which arrow or icon do you ignore?
prompt-symbols = { $side }: carry out { $face }. Still to do: { $symbols }. Choose a place for the next icon.
prompt-resolve = { $side }: { $face } leaves a choice to you: { $symbol }. Choose a place.
prompt-return-unrest = { $side }: unrest returns from the police power cards, at most 1 per province ({ $count } left). Choose a province.
prompt-look = { $side }: Guillaume reports. Which cards do you look at?
prompt-take = { $side }: do you take one of these cards?
prompt-give = { $side }: which hand card do you give in exchange?
prompt-last-police = { $side }: use police power before your action ends? Choose a province, or finish.
prompt-import = { $side }: { $change ->
    [less] a mass protest in West Berlin has ended. Choose the supplier that loses an imported mass protest.
   *[more] West Berlin has a new mass protest. Choose the supplier it spreads to.
}
prompt-socialist-in = { $side }: not enough socialists for every mass protest. Choose the province the next one goes to.
prompt-dismantle = { $side }: { $side ->
    [West] { $owner ->
        [West] dismantle
       *[other] { $owner } must dismantle
    }
   *[other] { $owner ->
        [West] { $owner } must dismantle
       *[other] dismantle
    }
} { $count ->
    [one] 1 point
   *[other] { $count } points
}. Choose a piece to remove.
prompt-space = { $side }: prestige. Choose the space to carry out.
prompt-run-down = { $side }: Western currency is short, so { $count ->
    [one] 1 factory becomes
   *[other] { $count } factories become
} rundown. Choose a factory.
prompt-dismantle-lines = { $side }: Western currency is short and every factory is rundown. { $count ->
    [one] 1 piece is
   *[other] { $count } pieces are
} lost. Choose a piece to remove.
prompt-hamburg = { $side }: which province does Hamburg count for in this phase?
prompt-lose-sector = { $side }: West Berlin loses { $count ->
    [one] 1 living standard
   *[other] { $count } living standards
}. Choose a sector.
prompt-attack = { $side }: choose the province that { $place } attacks.
prompt-police-phase = { $side }: { $count ->
    [one] 1 police power card is
   *[other] { $count } police power cards are
} ready. Choose a province to remove 1 unrest from.
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialist must
   *[other] { $count } socialists must
} leave. Choose a province.
done-discard = keep the rest
done-build = stop building (unused points are lost)
done-living = done
done-transfer = no transfer
done-void = ignore nothing
done-look = look at nothing
done-take = take nothing
done-last-police = no more police power
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
move-rundown = make the factory in { $place } rundown
move-repair = repair the factory in { $place }
move-close = close { $place } for good
move-place = place 1 unrest in { $place }
move-remove = remove 1 unrest in { $place }
move-move = move 1 unrest { $from } → { $to }
move-reduce = reduce { $place } to 3 unrest
move-living = place a living standard in { $place }
move-lose-living = remove a living standard in { $place }
move-sector = place a living standard in West Berlin ({ $place })
move-lose-sector = remove a living standard in West Berlin ({ $place })
move-transfer = transfer a living standard from { $place } to West Berlin
move-police = use police power: remove 1 unrest in { $place }
move-socialist = send a socialist to { $place }
move-take-socialist = remove a socialist from { $place }
move-import = place the imported mass protest in { $place }
move-release = remove the imported mass protest from { $place }
move-attack = { $from } attacks { $to }
move-hamburg = Hamburg counts for { $place }
move-space = space { $space }: { $symbols }
move-void-track = ignore one arrow: { $track }
move-void-row = ignore: { $symbol }
move-resolve = carry out now: { $symbol }
move-ignore = leave unused: { $symbol }
move-look = { $where ->
    [pile] look at the top of the draw pile
   *[hand] look at West’s hand
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
group-rundown = make rundown
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
group-police = police power
group-socialist = socialists
group-take-socialist = socialists
group-import = suppliers
group-release = suppliers
group-attack = attack
group-hamburg = Hamburg
group-space = spaces
group-void-track = ignore
group-void-row = ignore
group-resolve = carry out now
group-ignore = skip
group-look = look at
group-take = take
group-give = give
group-at = { $verb }, { $place }
note-protest = protest!
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
note-living = no. { $number }, economy { $has } of { $needs }
use-note-unrest = remove 1 of your unrest, { $free ->
    [yes] at no cost
   *[no] dismantling 1 point
}
use-note-build = { $value ->
    [one] 1 building point
   *[other] { $value } building points
}
use-note-living = up to 3 provinces; the card adds up to { $value ->
    [one] 1 point
   *[other] { $value } points
}
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
    [hand] from hand{" "}
   *[other] {""}
}{ $use ->
    [unrest] to remove unrest
    [build] to build
    [living] for living standards
   *[event] for its event
}
event-price = East pays for the special card: { $paid ->
    [draw] West draws a card
   *[discard] East discards a card
}
event-void = Ignored: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } removes unrest
   *[more] { $by } places unrest
}: { $what }
event-unrest-nobody = New unrest: { $what }
event-calmed = Unrest removed by the new living standard: { $what }
event-reduce = { $place }: { $removed } unrest removed, 3 remain
event-move = Unrest moved: { $what }
event-build-city = { $by } builds: { $what }
event-build-line = { $by } builds infrastructure: { $what }
event-dismantle-city = { $by } dismantles: { $what }
event-dismantle-line = { $by } dismantles infrastructure: { $what }
event-rundown = Rundown factories (chosen by { $by }): { $what }
event-repair = Repaired: { $place }
event-close = Closed for good: { $place }
event-living = { $change ->
    [less] Living standard lost
   *[more] Living standard raised
}: { $what }
event-transfer = { $place } transfers its new living standard to West Berlin
event-imported = { $change ->
    [less] Imported mass protests removed from
   *[more] West Berlin’s mass protest spreads to
}: { $what }
event-socialist = { $change ->
    [less] Socialists leave
   *[more] Socialists go to
}: { $what }
event-police-gained = East keeps { $card } as a police power card
event-police = Police power removes unrest: { $what }
event-stasi-dissolved = The Stasi is dissolved; { $unrest } unrest returns
event-wall = { $stands ->
    [yes] The Wall is built. Flight from the Republic ends.
   *[no] The Wall is opened. Flight from the Republic resumes.
}
event-look = East looks at { $at ->
    [pile] the top of the draw pile
   *[hand] West’s hand
}
event-seen = { $known ->
    [yes] Seen: { $what }
   *[no] East has seen { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
event-removed = { $known ->
    [yes] Removed from the game: { $card }
   *[no] East removes a card from the game
}
event-swap = { $known ->
    [yes] East gives { $given } and takes { $taken }
   *[no] East swaps a card
}
event-decade-end = End of Decade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Cost of the Wall: prestige 1 space towards West, and East dismantles 1 point
event-flight = Flight from the Republic reaches { $steps }: East dismantles { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-space = { $by } carries out space { $space }: { $symbols }
event-hamburg = Hamburg counts for { $place }
event-currency = Track { $track } + exports { $exports } (worst West export factory { $worst }) − living standards { $living } = { $balance }
event-police-cost = { $points ->
    [0] No police power cards to pay for
    [one] East dismantles 1 point to pay for police power
   *[other] East dismantles { $points } points to pay for police power
}
event-attack = Attacks: { $what }
event-socialist-phase = Socialists: { $change }
event-protests = Mass protests: West { $west }, East { $east }
event-game-over = { $winner } wins: { $how }
outcome = { $winner } wins: { $how } (rule { $rule })
outcome-table = { $winner } wins: { $how }

## Endings

ending-collapse = { $winner ->
    [East] West collapses under its mass protests
    [West] East collapses under its mass protests
   *[other] the other state collapses under its mass protests
}
ending-bankruptcy = East goes bankrupt
ending-bankruptcy-figures = East goes bankrupt because it must dismantle { $due ->
    [one] 1 point
   *[other] { $due } points
} and has { $has ->
    [0] nothing left
   *[other] only { $has }
}
ending-socialism-triumphs = socialism triumphs
ending-socialism-fails = socialism fails
ending-survival = East survives all four decades

## Computer players

feature-east-unrest-slack = distance from the next mass protest in the East
feature-west-unrest-slack = distance from the next mass protest in the West
feature-east-protests-near = mass protests bringing collapse closer in the East
feature-west-protests-near = mass protests bringing collapse closer in the West
feature-east-brink = provinces on the brink of a mass protest in the East
feature-west-brink = provinces on the brink of a mass protest in the West
feature-east-living-standard = living standards in the East
feature-west-living-standard = living standards in the West
feature-east-living-at-risk = living standards in the East that no factory supports
feature-west-living-at-risk = living standards in the West that no factory supports
feature-east-economy = economy in the East
feature-west-economy = economy in the West
feature-east-next-living-standard = economy for the next living standard in the East
feature-west-next-living-standard = economy for the next living standard in the West
feature-east-open-links = connections still to build in the East
feature-west-open-links = connections still to build in the West
feature-border-gap = living standards along the border
feature-export-gap = East’s exports against West’s worst export factory
feature-prestige = prestige track
feature-prestige-edge = prestige advantage
feature-currency-track = Western currency track
feature-currency-missing = Western currency East is short of
feature-currency-spare = Western currency East has to spare
feature-flight = Flight from the Republic
feature-wall = the Wall
feature-reserve = East’s economy points in reserve
feature-bankruptcy = risk of East going bankrupt
feature-socialist-track = socialists track
feature-socialists = socialists in play
feature-socialism-at-stake = triumph or failure of socialism
feature-police = police power ready for use
feature-police-later = police power in later decades
feature-tempo = whose turn is next
feature-hand = cards in hand
feature-display = cards in the display
feature-special-card = special card
feature-building-under-way = building points still to spend
feature-living-under-way = living standards still to place
feature-removal-under-way = unrest still to remove
feature-event-under-way = icons still to carry out
feature-losses-under-way = pieces still to lose
feature-ground = the decade itself

## Decade end

phase-1 = Flight or cost of the Wall
phase-2 = Prestige
phase-3 = Western currency
phase-4 = Paying for police power
phase-5 = Maintaining living standards
phase-6 = Internal comparison
phase-7 = East–West comparison
phase-8 = Using police power
phase-9 = Socialists
phase-10 = Wir sind das Volk?
forecast-title = If the decade ended now
forecast-flight-sum = icons { $icons } + best West living standard { $best_west_living } + red police power { $red_police } + mass protest in the East { $east_protest } − worst East living standard { $worst_east_living } − mass protest in the West { $west_protest } = { $steps }
forecast-flight = East dismantles { $points } of its { $has ->
    [one] 1 point
   *[other] { $has } points
}
forecast-wall = The Wall: prestige 1 space towards West, East dismantles 1 of its { $has ->
    [one] 1 point
   *[other] { $has } points
}
forecast-prestige = { $holder } carries out space { $marker } or one nearer the middle: { $symbols }
forecast-prestige-bankrupt = East could not dismantle enough and would go bankrupt
forecast-currency-sum = track { $track } + exports { $exports } (worst West export factory { $worst }) − living standards { $living } = { $balance }
forecast-currency-enough = no factory becomes rundown
forecast-currency-missing = factories becoming rundown: { $rundown }; then pieces dismantled: { $dismantled }
forecast-currency-bankrupt = East cannot pay and goes bankrupt
forecast-police-cost = East dismantles { $points } of its { $has ->
    [one] 1 point
   *[other] { $has } points
}
forecast-living = living standards lost: { $what }
forecast-living-none = every province keeps its living standards
forecast-internal = new unrest: { $what }
forecast-internal-none = no new unrest
forecast-attacks = possible attacks: { $what }
forecast-attacks-none = no province can attack
forecast-police = police power cards ready: { $count }
forecast-socialists = change { $change }, { $total } of 12 in play
forecast-triumph = East would win: there are too few socialists left for the gain
forecast-failure = East would lose: it has fewer socialists than it must lose
forecast-protests = { $side }: { $now } now, { $internal } after the internal comparison, { $worst } at worst; four means collapse
forecast-title-end = End of Decade, phase by phase
forecast-done = done
forecast-now = under way
forecast-due = still to do: { $count }
forecast-prestige-done = { $holder } carried out space { $marker }: { $symbols }
forecast-attacks-done = attacks: { $what }
forecast-attacks-done-none = no attacks
forecast-police-done = police power cards used: { $count }

## Talking with the person at the table

cards-seen = Seen in your opponent’s hand:
cards-count = Your opponent holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}; cards in the draw pile: { $pile }.
help-forecast = what the ten phases of End of Decade would do now
help-map = the whole map and the tracks
why-what = Name what you want explained, e.g. “why Bavaria” or “why 17 event”.
rules-which = Name a section, e.g. “rules 5.1”.
cards-why = In the game: { $text }
cards-unknown = There is no card “{ $answer }”. Give its number or part of its title, e.g. “cards 17”.
help-cards = the display and your hand, as cards (cards 17: one card, its history and why it does what it does)
help-rules = N: a section of the rules in brief, e.g. rules 6.3

## Why not

refusal-no-such-move = { $text } is not a move
refusal-other-decision = “{ $move }” does not answer the current decision
refusal-not-possible = “{ $move }” is not possible here
refusal-card-not-there = { $card } is neither in the display nor in your hand
refusal-special-east-only = only East may choose the special card
refusal-special-not-there = the special card { $card } is not in the display
refusal-special-event-only = the special card can be used only for its event
refusal-special-price = East cannot pay either price of the special card
refusal-no-own-unrest = you have no unrest to remove
refusal-nothing-to-dismantle = with this card you must also dismantle 1 point of your own, and you have nothing to dismantle
refusal-event-colour = { $side } cannot use the event of { $card }
refusal-event-own-economy = the event of { $card } would make { $side } dismantle more than it has
refusal-mass-protest = { $place } has a mass protest: nothing can be built there
refusal-city-taken = { $place } already has a factory
refusal-site-closed = the site in { $place } is closed for good
refusal-plant-site = Rheinsberg can be built only by its event
refusal-abroad-site = external factories can be built only by their events
refusal-other-side = { $place } does not belong to { $side }
refusal-line-full = { $place } has no free line
refusal-no-factory-at-end = { $place } has no factory at either end
refusal-no-factory-abroad = { $place } leads to a city abroad that has no factory
refusal-no-factory = { $place } has no factory
refusal-no-infrastructure = { $place } has no infrastructure
refusal-has-infrastructure = { $place } still has infrastructure on its connections
refusal-rundown-stays = the factory in { $place } is rundown and cannot be dismantled
refusal-abroad-stays = the external factory in { $place } can be removed only by its event
refusal-already-rundown = the factory in { $place } is already rundown
refusal-never-rundown = the factory in { $place } cannot become rundown
refusal-no-unrest = { $place } has no unrest
refusal-no-protest = { $place } has no mass protest
refusal-restricted = the text under the icon rules out { $place }
refusal-limit = { $place } cannot take any more of these icons
refusal-living-economy = { $place } needs an economy of { $need } for living standard no. { $number }, but has only { $have }
refusal-living-together = the card cannot add enough for { $place } as well as for the provinces already chosen
refusal-living-once = { $place } has already received a living standard in this action
refusal-living-berlin = West Berlin receives living standards only by transfer or from card 79
refusal-no-living = { $place } has no living standard
refusal-transfer-new = { $place } has not received a living standard in this action
refusal-transfer-more = { $place } does not have more living standards than West Berlin
refusal-transfer-even = the sector supplied by { $place } is already ahead of another one
refusal-police-used = no police power card is ready
refusal-police-own-action = police power can be used only in East’s own actions and at the end of the decade
refusal-no-socialist = { $place } has no socialist
refusal-not-supplier = { $place } supplies no sector of West Berlin
refusal-no-imported = { $place } has no imported mass protest
refusal-not-adjacent = { $place } does not border { $other }
refusal-attack-weak = { $place } has at least as many living standards as { $other } can use
refusal-hamburg-choice = Hamburg counts for Lower Saxony or Schleswig-Holstein
refusal-prestige-space = choose the marker’s space or one nearer the middle in your own half
refusal-void-dual = only an arrow or icon on the card can be ignored
refusal-not-in-hand = { $card } is not in your hand
refusal-not-seen = { $card } is not among the cards you are looking at
refusal-must-discard = with three hand cards you must discard at least one
refusal-must-do = this must be carried out
section-own = { $rule }, { $own } in the English rulebook
section-missing = { $rule }, not in the English rulebook

## The rules in a sentence each

rule-2 = Set-up: 2 unrest in each supplier, 3 in every other province, 1 socialist in the holding box; factories in Hamburg, Dortmund, Berlin and Bitterfeld. West has the prestige advantage and starts. (Editions differ slightly.)
rule-3 = Four decades, each of two half-decades with seven cards in the display, and an End of Decade. The sides alternate: play one card from the display or your hand and take one action. A half-decade ends when the last normal card leaves the display.
rule-4 = Every fourth unrest in a province is a mass protest.
rule-5-1 = One building point pays for a factory in a free city, or for infrastructure on a free line with a factory at one end. A factory is worth 1, plus 1 for each working connection. You cannot build where there is a mass protest.
rule-5-2 = One dismantling point removes 1 infrastructure, or 1 factory without infrastructure on its connections. Rundown factories and external factories cannot be dismantled.
rule-5-3 = Only East’s factories become rundown: they are worth 1 less and stay on the board for good.
rule-6 = A normal card is used in one of four ways: to remove unrest, to build, to raise living standards, or for its event. A special card is used only for its event.
rule-6-1 = Remove 1 of your unrest: free with a card of your colour; with any other card you also dismantle 1 point of your own.
rule-6-2 = Build with as many points as the card is worth to you.
rule-6-3 = Place up to 3 living standards in different provinces; a province’s nth living standard needs an economy of 3n. The card’s value makes up missing points, at most 2 per province. Each living standard removes 1 unrest.
rule-6-4 = Events: West uses yellow and dual cards, East red and dual cards. Carry out all icons in any order; on a dual card you may ignore one arrow or icon. A coat of arms shows who chooses the place.
rule-7 = Mass protests in the East draw socialists from the holding box; each removes 1 unrest. This happens after every action and in phase 9.
rule-8 = Once per decade, each of East’s police power cards removes 1 unrest in the East, during one of East’s own actions or in phase 8.
rule-9 = Ten phases end the decade. East goes bankrupt if it must dismantle more than it has.
rule-9-1 = Flight: icons, plus West’s best living standard, red police power cards and a mass protest in the East, minus East’s worst living standard and a mass protest in the West; East dismantles half the total. With the Wall: 1 prestige and 1 point instead.
rule-9-2 = The side with the prestige advantage carries out the marker’s space, or one nearer the middle in its own half.
rule-9-3 = The track and exports pay for East’s living standards; for each unit missing, a factory becomes rundown.
rule-9-4 = East dismantles 1 point for each police power card.
rule-9-5 = A province keeps no more living standards than its best factory is worth; West Berlin keeps no more than the worst export factory is worth among the suppliers that have transferred to it.
rule-9-6 = Each province receives unrest equal to the gap to its side’s best province, minus 1; West Berlin receives the whole gap.
rule-9-7 = Each province may attack one neighbour across the border with its living standards minus its mass protests; the gap becomes unrest. West Berlin attacks both its neighbours.
rule-9-8 = Each police power card not yet used removes 1 unrest.
rule-9-9 = East gains or loses socialists as the track shows. East wins if the 12 are not enough, and loses if it has too few to lose.
rule-9-10 = A state with four mass protests collapses; if both do, East wins. After decade IV, East wins.
rule-10-1 = East Berlin is a province like any other, inside Brandenburg.
rule-10-2 = West Berlin depends on transfers from its suppliers; each of its mass protests also counts in a supplier.
rule-10-3 = Hamburg counts for Lower Saxony or Schleswig-Holstein, as West chooses each time.
rule-10-4 = Only card 27 builds Rheinsberg: worth 2, no connections.
rule-10-5 = Only cards 7 and 9 build external factories; each adds its value to one connected province.

## Commands

play-summary = Decade { $decade }, { $decisions } decisions; mass protests: West { $west }, East { $east }
show-display = Display
show-hand-west = West’s hand
show-hand-east = East’s hand

## The guided first decade

lesson-title = The guided first decade
lesson-chapter-first-card = Your first card
lesson-chapter-country = Your country
lesson-chapter-ahead = Looking ahead
lesson-chapter-danger = Unrest and mass protest
lesson-chapter-second-half = The second half
lesson-chapter-end = The end of the decade
lesson-welcome = Welcome! You lead East, the German Democratic Republic; the computer leads West. We play the first decade together. You can’t break anything, so experiment.
lesson-goal = East wins by holding out. If your state still exists after four decades, you win. It falls if it has four mass protests at the end of a decade, if it goes bankrupt, or if it runs out of socialists.
lesson-map = This is divided Germany: eight provinces belong to West, six to you. West Berlin, an island inside your state, is drawn large in the corner. Provinces that touch across the border will compare living standards.
lesson-cities = Factories are built in cities; the number on a factory is its value. Infrastructure is built on the lines between cities. Your factory in { $city } is worth { $value }.
lesson-province = Each province shows its unrest, its living standards and its socialists. Each of yours starts with three unrest: one more, and there is a mass protest. The economy of a province is the sum of its factories’ values.
lesson-tracks = There are three tracks: prestige, Western currency and socialists. Right is good for you, left is good for West. The side with the prestige advantage starts the decade; at 0 that is West.
lesson-display = These cards are open to both of you, and you take turns. If you leave a card, West may take it. Red cards are good for you, yellow cards for West, dual cards for both.
lesson-hand =
    { $count ->
        [one] This card is yours alone; West cannot see it. You may play it instead of a card from the display. You can save it for a better moment, even for the next decade.
       *[other] These { $count } cards are yours alone; West cannot see them. You may play one of them instead of a card from the display. You can save them for a better moment, even for the next decade.
    }
lesson-four-uses = Every normal card can do one of four things: remove 1 unrest, build, raise living standards, or trigger its event. The number on the card is its value for building and for living standards. You pick one use and forgo the others. To start with, build.
lesson-action = Your turn: click a card. The big number is its value; take a high one to start with, such as the framed card. Everything you can choose glows.
lesson-build = Each point builds a factory in an empty city, or infrastructure on one line next to a factory. Click a glowing city or line. You may stop early, but unused points are lost.
lesson-connection = When every line between two factories is built, the connection works. Some connections have one line, some have two. From Bitterfeld to Leipzig one line is enough.
lesson-value = A factory is worth 1, plus 1 for every working connection. So one connection improves two factories at once. Your best factory in each province matters most: it earns currency and supports living standards.
lesson-living = You may place up to three living standards, each in a different province. A province’s first needs an economy of 3, its second 6, its third 9. The card makes up what is missing, at most 2 per province.
lesson-living-where = Each living standard removes one unrest. But think ahead: at the end of the decade it costs one unit of currency, and its province needs a factory worth as much as its living standard. An even spread keeps the peace better than one rich province.
lesson-unrest-use = Click a province to remove one unrest from it. With a red card this is free for you. With any other card you must also dismantle a point of your own economy.
lesson-event = An event carries out everything its icons show. Red and pink icons affect you, yellow icons affect West. You choose the order and the places; where an icon shows a coat of arms, that side chooses.
lesson-symbols = The prompt tells you what is still to do. Click a glowing place to carry out the next icon there. Arrows move the markers automatically.
lesson-opponent = Your turn is over: now West plays. Watch which card it takes and what changes on the map. Then it is your turn again.
lesson-log = The log lists everything that has happened, in order. Click a line to see the table as it was at that moment. You miss nothing if you look away for a while.
lesson-forecast = The forecast shows what would happen if the decade ended now. It changes with every card. Check it before you choose: it shows where it will hurt most.
lesson-undo = You can undo your decisions. When your turn is over, Undo takes back the whole card. So try things out: the page warns you before a step that reveals hidden cards.
lesson-unrest =
    Unrest is the great danger in this game. With three unrest a province is still quiet; the fourth brings people onto the streets. { $near ->
        [0] None of your provinces has three at the moment.
        [one] One of your provinces has three: watch it.
       *[other] { $near } of your provinces have three: watch them.
    }
lesson-protest = There is a mass protest. Nothing can be built in that province, nor on the connections of its cities. It ends as soon as unrest there falls below four.
lesson-police = You have a police power card. Once per decade it removes one unrest in the East, on top of your action. But every card costs you a point at the end of the decade, and red ones drive people away.
lesson-socialists = Your socialists wait in the holding box. When a mass protest breaks out in the East, they go there after the action, and each removes one unrest. They stay there, so do not waste them.
lesson-second-half = The second half of the decade begins: seven new cards. The side that did not have the last turn starts. The decade ends after these cards, so keep an eye on the forecast.
lesson-special = The special card is still there, and only you can play it. It can be used only for its event, and it has a price: discard a hand card, or let West draw a card. Take it when its event helps most.
lesson-hand-cards-end = You keep the cards in your hand when the decade ends. Before you draw up to two, you may discard some or all of them. If you hold three, you must discard at least one.
lesson-decade-end = The decade is over. Ten phases follow, always in the same order. We go through them one by one; where you have a choice, you will be asked.
lesson-phase-1 = Phase 1, flight. There is no Wall yet, so people leave for the West: flight icons, West’s best living standard and red police power drive them out. You lose half the total in economy. The two sides take turns choosing the pieces.
lesson-phase-2 = Phase 2, prestige. The side with the advantage carries out the marker’s space, or a milder one nearer the middle. See where the marker is: to the right it helps you, to the left it hurts you.
lesson-phase-3 = Phase 3, Western currency. Each of your living standards costs one unit. The track pays, and so does every province whose best factory keeps up with West’s weakest. For each unit you are short, one of your factories becomes rundown.
lesson-phase-4 = Phase 4, paying for police power. Each police power card costs you one point of economy, taken where you choose. If you have none, there is nothing to pay.
lesson-phase-5 = Phase 5, maintaining living standards. A province keeps no more living standards than its best factory is worth. Any others are lost.
lesson-phase-6 = Phase 6, internal comparison. Every province compares itself with the best province of its own side. Those that lag behind by two or more receive unrest; West Berlin receives it for a gap of one.
lesson-phase-7 = Phase 7, East–West comparison. Each province may attack one neighbour across the border, and the difference becomes unrest there. Every mass protest weakens the attacker. If one of your provinces can attack, you will be asked.
lesson-phase-8 = Phase 8, using police power. Each police power card you have not used yet removes one unrest. Then all of them are ready for the next decade.
lesson-phase-9 = Phase 9, socialists. The track shows how many you gain or lose. New ones go to the holding box, and from there to mass protests in the East.
lesson-phase-10 = Phase 10, Wir sind das Volk? Both sides count their mass protests. A state with four or more collapses. If both collapse, you win.
lesson-next-decade = The second decade begins, with new cards and a new special card: the building of the Wall. Everything you have built remains. Before you draw, you may discard cards you have kept.
lesson-finished =
    That was the lesson: you know how the game works. Three pieces of advice for the decades to come:
    1. Look at the forecast before every card: it shows where a mass protest threatens.
    2. Build connections early: each improves two factories, and good factories pay for living standards.
    3. Spread living standards evenly, and raise no more than your factories can support.
lesson-why-not = Click something that does not glow, and the table says why you cannot choose it. The reason names its rule. Click the rule to read more.
lesson-hint = If you do not know what to do, ask for a hint. The computer tells you what it would choose in your place, and why. You need not follow it.

## The board on the page

board-title = The board: divided Germany
board-city-empty = free
board-city-factory = factory worth { $value }
board-city-rundown = rundown factory worth { $value }
board-city-closed = closed for good
board-line-built = { $built } of { $lines } built
board-line-standing = working connection
board-province-economy = economy { $economy }, next living standard needs { $needed }
board-province-living = living standards: { $count }
board-province-unrest = unrest: { $count }
board-province-socialists = socialists: { $count }
board-province-protests = mass protests: { $count }
board-hamburg = Hamburg now counts for { $place }
board-hamburg-open = Hamburg counts for { $a } or { $b }, as West chooses
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-reset = Whole board
board-tracks = Tracks
board-track-says = { $track }: { $value }
board-track-then = then { $value }
board-flight = Flight
board-flight-says =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: East dismantles { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-flight-over = already counted this decade
board-wall-stands = The Wall stands
board-decade-end = End of Decade
board-decade = Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
board-box = Holding box
board-police = Police power
board-police-none = no police power cards
board-police-gone = Stasi dissolved
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
page-cards-display = Card display
page-cards-special = Special card
page-cards-pile = { $count } in the draw pile, decade { $decade }
page-cards-pile-empty = The draw pile is empty
page-cards-row = Played: { $count }
page-cards-row-flight = { $count ->
    [one] 1 flight icon
   *[other] { $count } flight icons
}
page-cards-in-play = Being played
page-cards-hand-mine = Your hand
page-cards-hand = { $side }’s hand
page-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-cards-known = known to you
page-cards-seen = Cards you have seen
page-card-back = face-down card from decade { $decade }
page-card-playable = can be played
page-card-value = value { $value }
page-card-values = value { $west } for West, { $east } for East
page-card-limit = max. { $count }
page-card-in-order = In the order shown
page-card-band-red = East
page-card-band-yellow = West
page-card-band-dual = both
page-card-band-special = East only
page-card-flight-note = Whatever you use it for, { $count ->
    [one] its flight icon counts
   *[other] its { $count } flight icons count
} until the end of the decade.
page-card-note = Historical note
page-headline = Headline
page-gallery-decade = Decade
page-gallery-who = Event for
page-gallery-all = all
page-gallery-count = { $count ->
    [0] No card matches
    [one] 1 card
   *[other] { $count } cards
}
page-gallery-previous = Previous
page-gallery-next = Next
outlook-dismantled = East −{ $points }
outlook-nothing = nothing
outlook-space = { $holder } { $marker }
outlook-balance = balance { $balance }
outlook-lost = −{ $count } { $count ->
    [one] living standard
   *[other] living standards
}
outlook-unrest = +{ $count } unrest
outlook-attacks = { $count } possible
outlook-attacked = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
outlook-ready = { $count } ready
outlook-used = { $count } used
outlook-socialists = { $change }, { $total } of 12
outlook-protests = W { $west } · E { $east }
forecast-before = before:
outlook-due = { $result } · { $count } to do
outlook-danger-bankruptcy = East would go bankrupt
outlook-danger-triumph = Socialism would triumph
outlook-danger-failure = Socialism would fail
outlook-danger-collapse = Collapse threatens: { $side }
page-walk-phases = The ten phases
page-walk-now = End of Decade { $decade }, phase { $phase }: { $name }
page-walk-nothing = Nothing happens in this phase.
page-walk-folded = { $count ->
    [1] Phase { $from }: nothing happens
   *[other] { $from } to { $to }: nothing happens
}
attack-usable = { $protests ->
    [0] living standard { $living }
    [1] living standard { $living }, 1 of them unusable because of its mass protest
   *[other] living standard { $living }, { $protests } of them unusable because of its mass protests
}
attack-against = against { $against }
attack-result = { $before } → { $after }{ $protests ->
    [0] { "" }
    [1] : mass protest
   *[other] : { $protests } mass protests
}
page-walk-of-four = { $count } of 4 – four means collapse
page-walk-next = Next phase
page-walk-skip = Skip ahead
page-walk-result = See the result
page-walk-waiting = End of Decade continues once this has been decided.
page-walk-on = Turn the page
page-walk-decide = Go to your decision
page-tab-end = Decade
page-walk-always = Show this at every End of Decade
page-sum-track = Currency track
page-sum-exports = Exports (worst West export factory { $worst })
page-sum-living = East’s living standards
page-sum-kept = { $place }: living standard { $living }, best factory { $factory }
page-sum-kept-free = { $place }: living standard { $living }
page-sum-balance = Balance
page-sum-so-far = Total so far
page-sum-icons = Flight icons
page-sum-best-west = Best West living standard
page-sum-red-police = Red police power cards
page-sum-protest-east = Mass protest in the East
page-sum-worst-east = Worst East living standard
page-sum-protest-west = Mass protest in the West
page-sum-steps = Total: East dismantles { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-living = Living standards: what each province has, needs and gets from the card
page-living-lent = The card adds { $lent } of { $available }.
page-living-has = has { $economy }, needs { $need }
page-living-placed = placed{ $lent ->
    [0] {""}
   *[other] , card adds { $lent }
 }
page-living-lends = card adds { $lent }
page-living-free = needs no help
page-living-full = three already placed
page-living-short = { $missing } short, even with 2 from the card
page-living-together = the card has too little left

## Arena, data sets, study

arena-sides = West and East
arena-sides-note = In the rating model, playing East is worth { $points } Elo points ({ $interval }).
arena-period = decade
study-balance = Games won by East
study-differences = East’s share compared with edition { $name } on the same deals, in percentage points
dataset-written = Written to { $path }: { $games } games, { $decisions } decisions, { $decade_ends } decade ends

## The page

lesson-about = You play East against a weak computer player, with a guide through the first decade. Takes about fifteen minutes; you can play on afterwards.
lesson-start = Start the first decade
lesson-short = A guided first decade; no rulebook needed.
cards-about = All 85 card faces, each with a short note: what happened, and why the card does what it does.
analysis-title = Analysis: { $west } (West) vs { $east } (East)
analysis-half = Decade { $decade }, { $half ->
    [1] first half
   *[other] second half
}
analysis-end = Decade { $decade }, before its end
analysis-plays = Card by card
analysis-play-decade-end = End of Decade
analysis-play-dealing = New cards
analysis-forecasts = Forecasts for each decade
analysis-forecasts-note = What End of Decade would have done at that moment; mass protests then and at worst.
analysis-flight = Flight
analysis-currency = Currency
analysis-protests-west = West protests
analysis-protests-east = East protests
analysis-socialists = Socialists
seat-west-about = has four decades to win
seat-east-about = has to survive four decades
option-edition-about = Editions differ in set-up, in the price of the special card, in discarding and in a few details.
option-edition-2-1-about = The newest text of the second edition, as in the German and Hungarian rulebooks. Choose it if in doubt.
option-edition-2-0-about = The second edition as first printed, as in the Spanish rulebook.
option-edition-1-0-about = The first printing, as in the Italian rulebook: a harder start for West, and the special card is free.
setting-walk = Walk through End of Decade phase by phase
setting-walk-about = Otherwise it appears only in the log.
game-credits = Wir sind das Volk! is a board game by Richard Sivél and Peer Sylvester, published by histogame. This edition is unofficial: they did not make, check or endorse it. If you enjoy playing here, buy the game.
page-walk-again = Walk through the ten phases
figure-protests = Mass protests
figure-unrest = Unrest
figure-living = Living standards
figure-economy = Economy
figure-socialists = Socialists in play
page-vignette = Germany divided: West and East, the border between them, and four decades from 1945 to 1989
page-protests = { $count ->
    [0] no mass protest
    [one] 1 mass protest
   *[other] { $count } mass protests
 }
page-police-too = You may also use police power now: click a glowing province to remove 1 unrest there.
page-move-where = Move 1 unrest from { $place }. Choose where it goes.
page-undo-turn = last card
page-take-back = Go back to before my last card
page-take-back-ask = Ask to go back to before my last card
page-replay-start = Before the first card
page-replay-open = Both hands open
page-replay-card-back = Previous card
page-replay-card-next = Next card
page-learn-cards-title = The cards and their history
page-panels = Cards, forecast, log, chat

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = a game record may have at most { $most } bytes
interchange-not-json = not JSON: { $reason }
interchange-format = expected “{ $format }”, not { $found }
interchange-one-of = expected one of { $words }, not { $found }
interchange-text = expected a text
interchange-object = expected an object, not { $found }
interchange-list = expected a list, not { $found }
interchange-longest = at most { $most } entries are allowed
interchange-whole-number = expected a whole number, not { $found }
interchange-range = expected a number from { $least } to { $most }, not { $found }
interchange-flag = expected true or false, not { $found }
interchange-no-province = there is no province { $found }
interchange-no-city = there is no city { $found }
interchange-no-connection = there is no connection { $found }
interchange-no-card = there is no card { $found }
interchange-no-sector = { $province } supplies no sector of West Berlin
interchange-card-count = expected { $wanted } cards, not { $found }
interchange-card-twice = a card is listed twice
interchange-phase-order = the phases are in the wrong order
interchange-step-name = a step must begin with its name
interchange-values = expected { $wanted } values, not { $found }
interchange-track-or-symbol = expected a track or an icon
interchange-only-berlin = only West Berlin has sectors
interchange-zero = a step must change something: a count of 0 is not allowed
interchange-no-step = there is no step { $found }
interchange-no-deal = no deal of the cards fits this record
interchange-contradicted = card { $card } cannot have been there: at turn { $turn }, { $reason }
interchange-decade-not-over = decade { $decade } is not over: cards still in the display: { $count }
interchange-decade-over = decade { $decade } is over: both displays have been played
interchange-must-discard = { $side } holds three cards and must discard one
interchange-cannot-keep = { $side } cannot have kept card { $card }
interchange-later-card = { $side }’s hand contains a card from a later decade
interchange-refilled = { $side }’s hand is refilled to { $count } cards
interchange-cannot-deal = card { $card } cannot be dealt to { $side }
interchange-cannot-turn-up = card { $card } cannot be turned up here
interchange-top-not-turned = the cards Guillaume left on the draw pile were not turned up
interchange-holds = { $side } holds { $count } cards at this point
interchange-cannot-hold = { $side } cannot hold card { $card } at this point
interchange-deal-time = cards are dealt only at the start of a half-decade
interchange-not-in-display = card { $card } is not in the display
interchange-not-in-display-named = card { $card } is not in the display: the record has already placed it elsewhere
interchange-not-in-hand = card { $card } is not in { $side }’s hand ({ $held }) and cannot be there
interchange-not-in-hand-named = card { $card } is not in { $side }’s hand ({ $held }): the record has already placed it elsewhere
interchange-unnamed-card = a card of decade { $decade }
interchange-empty = empty
interchange-cannot-pay = East does not hold card { $card } to pay with
interchange-cannot-pay-any = East holds no card to pay with
interchange-guillaume-swap = Guillaume cannot swap these cards
interchange-guillaume-remove = Guillaume cannot remove these cards
interchange-decade = this is decade { $now }, not { $written }
interchange-one-void = only one icon or arrow may be ignored
interchange-hamburg-once = Hamburg counts for one province only
interchange-not-happening = the record says “{ $step }”, but that does not happen here
interchange-not-to-berlin = the living standard of { $province } was not transferred to West Berlin
interchange-tracks-still = tracks: the record has { $written }, but no marker moves
interchange-tracks-move = tracks: the record has { $written }, but the markers move { $moved }
interchange-nothing-void = nothing is ignored here, but the record has “{ $void }”
interchange-figure-none = { $name }: the record has { $written }, but there is none here
interchange-figure = { $name }: the record has { $written }, but it is { $found }
interchange-half-begins = the second half-decade begins here, but the record has an End of Decade
interchange-decade-begins = the next decade begins here, but the record has an End of Decade
interchange-decade-ends = the decade ends with the last card in the display, but the record has another turn
interchange-phase = phase { $next } comes next, but the record has phase { $written }
interchange-void = the record has “{ $written }” as ignored, not “{ $void }”
interchange-hamburg = Hamburg cannot count for { $province } here
interchange-chosen-by = { $step } is chosen by { $by }, not by { $written }
interchange-unwritten = { $step } happens here but is not in the record
interchange-over = the game is already over here
interchange-not-over = the decade is not over: cards still in the display: { $count }
interchange-turn = it is { $side }’s turn
interchange-origin = card { $card } does not come from “{ $origin }”
interchange-step-refused = { $step } is not possible: { $reason }
interchange-asked = the rules ask for more than is recorded, for example “{ $move }”
interchange-impossible = what the record has cannot happen here
interchange-no-border = { $target } does not border { $attacker }
interchange-usable = { $attacker } can use { $usable ->
    [one] 1 living standard
   *[other] { $usable } living standards
}, { $target } has { $living }
interchange-differs = { $where }: the record has { $written }, but it is { $found }
interchange-missing = { $where }: { $name } is missing from the record
interchange-entry-missing = { $where }: { $entry } is in the record but not there
interchange-entry-extra = { $where }: { $entry } is there but not in the record
interchange-given-up = { $reason }; gave up after trying { $moves } moves
interchange-unknown-key = unknown key { $name } ignored
interchange-incomplete = the last turn or phase is not complete
interchange-bankrupt-pieces = 9: pieces removed after the bankruptcy are left out of the record
front-decade = { when-decade } · { $years }
headline-collapse = { $seat ->
    [west] “We Are the People!”
   *[other] Bonn Yields to the Streets
}
headline-bankruptcy = Bankrupt!
headline-socialism-triumphs = Red Flags on the Rhine
headline-socialism-fails = The Dream Is Over
headline-survival = { $wall ->
    [built] The Wall Does Not Fall
   *[none] Forty Years and No End
}

## The sheet of a province

sheet-title = { $place } ({ $code })
sheet-unrest = Unrest
sheet-unrest-more = { $more ->
    [one] 1 more causes a mass protest.
   *[other] { $more } more cause a mass protest.
}
sheet-protests = { $count ->
    [one] 1 mass protest: nothing can be built here.
   *[other] { $count } mass protests: nothing can be built here.
}
sheet-imported = From West Berlin: { $count }
sheet-if-ended = If the decade ended now
sheet-adds = { $what }: +{ $unrest }
sheet-adds-nothing = No unrest would be added.
sheet-living = Living standard
sheet-next = { $lend ->
    [none] The next one needs an economy of { $needed }: more than a card can add.
    [0] The next one needs an economy of { $needed }: there is enough.
   *[other] The next one needs an economy of { $needed }: a card must add { $lend }.
}
sheet-loses = Not supported by a factory at End of Decade: { $count }
sheet-economy = Economy
sheet-help = Hamburg or external factories: +{ $help }
sheet-no-factory = no factory
sheet-export = Exports
sheet-export-none = No factory that could export.
sheet-export-west = Export factory { $value }. West’s worst is { $worst }: East has to match it.
sheet-export-east = { $sells ->
    [yes] Export factory { $value }: it exports, as West’s worst is { $worst }.
   *[no] Export factory { $value }: it does not export, as West’s worst is { $worst }.
}
sheet-neighbours = Across the border
sheet-neighbour = { $place }: living standard { $living }
sheet-neighbours-none = No neighbour on the other side.
sheet-socialists = Socialists
sheet-socialists-box = Holding box: { $count }
change-protest-new = mass protests in { $provinces }, { $total } now in the { $side }
change-protest-gone = mass protests end in { $provinces }, { $total } left in the { $side }
change-brink = { $provinces }: 1 unrest short of a mass protest
change-unrest-up = unrest grows in { $provinces }
change-unrest-down = unrest subsides in { $provinces }
change-living-up = living standards rise in { $provinces }
change-living-down = living standards fall in { $provinces }
change-factory-new = new factories: { $cities }
change-factory-gone = factories lost: { $cities }
change-factory-rundown = factories become rundown: { $cities }
change-factory-repaired = factories repaired: { $cities }
change-line-new = new working connections: { $lines }
change-line-gone = working connections lost: { $lines }
change-track = { $track } from { $before } to { $after }
change-wall = the Wall goes up
