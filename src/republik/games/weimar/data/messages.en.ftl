game-name = Weimar
game-about = Four parties, one Republic, 1919 to 1933: four scenarios, solo, against the computer or with four players.
game-credits = Weimar is a board game by Matthias Cramer. This edition is unofficial: neither he nor his publishers made, checked or endorsed it. If you enjoy playing here, buy the game.
option-scenario = Scenario
option-seating = Seating

## Computer players

level-booklet = Booklet bot
level-booklet-about = Plays the KPD or the DNVP by the tables in Weimar’s companion booklet.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = you
party-gov = each government party
party-others = each other party
party-foe = one other party
party-chancellor = chancellor’s party
party-nobody = nobody
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
seat-letter-spd = S
seat-letter-zentrum = Z
seat-letter-kpd = K
seat-letter-dnvp = D
unit-police = Police
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Black Reichswehr 1
unit-black-reichswehr2 = Black Reichswehr 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldiers
unit-workers = Workers
unit-spartakus = Spartacists
unit-ruhrarmee = Red Ruhr Army
unit-rfb = Red Front Fighters’ League
unit-freikorps1 = Freikorps 1
unit-freikorps2 = Freikorps 2
unit-stahlhelm = Stahlhelm
unit-own = own units
unit-gov = police or Reichswehr
marker-poverty = Poverty
marker-prosperity = Prosperity
marker-unrest = Unrest
marker-uprising = Uprising
marker-councils = Councils
marker-regime = Regime
marker-inflation = Inflation
marker-blockade = Blockade
marker-violent-peace = Dictated Peace
marker-instable-state = Unstable State
marker-minority-cabinet = Presidential Cabinet
marker-black-friday = Black Friday
nation-france = France
nation-usa-uk = USA/UK
nation-russia = Russia
nation-any = any nation
coalition-left = Left coalition (SPD, KPD)
coalition-weimar = Weimar coalition (SPD, Zentrum)
coalition-right = Right coalition (Zentrum, DNVP)
use-event = event
use-debate = debate
use-actions = actions
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = demonstration
action-coup = coup
action-counter = counter-coup
action-fight = fight
why-agenda = the agenda effects
why-early = the early cards
why-impulses = the impulses
place-supply = supply
place-dissolved = dissolved units
place-unused = out of play
politics-1 = topic majority
politics-2 = topics won
politics-3 = society track
politics-4 = scoring of the parties
politics-5 = state of the Republic
politics-6 = seats of the minor parties
politics-7 = size of the parliament
politics-8 = new government
deck-republic = republic cards
deck-party = party cards of the { $party }
card-name = { $number } “{ $title }”
card-hidden = a hidden card
agenda-hidden = face down
field-centre = field 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = Titles are translated; the German ones beside them are those in the box.
source-seed = companion booklet
source-public = public source
source-house = house rule
source-own = custom file
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = paragraph { $number }
paragraph-example-set-up = example, set-up
paragraph-example-republic = example, republic phase
paragraph-example-agenda = example, agenda phase
paragraph-example-early = example, cards before the first impulse
paragraph-example-impulse = example, impulse { $number }
paragraph-example-politics = example, politics phase { $number }
paragraph-example-outlook = example, outlook
paragraph-scenarios = list of scenarios
paragraph-histories = histories of the cards
paragraph-notes = design notes
source-legend = Sources: ● companion booklet · ◐ public source · ○ house rule of this edition · ◆ custom file
source-share = The main rulebook was not available to us. Of the { $all } values on cards, boards and in tables, { $own } ({ $percent }%) are our own; { $mark } marks them.
source-line = { $field }: { $source }
source-kinds = Where the values come from
source-kind-cards = cards
source-kind-topics = topics, society
source-kind-board = board, pieces
source-kind-tables = tables of the rules
source-kind-scenarios = scenarios
source-kind-bots = bots
source-kind-all = all
source-field-names = title
source-field-values = values
source-field-event = event
source-field-note = note

## Screen

when-set-up = Set-up
when-round = Round { $round } of { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · game over
panel-parties = Parties
panel-parliament = Parliament
panel-parliament-count = { $seats } of { $size } seats
panel-overflow = overflow: { $count }
panel-opinion = Opinion track
panel-box = DR box
panel-box-count = { $count } of { $size } (seventh marker: anarchy)
panel-society = Society track
panel-foreign = Foreign affairs
panel-economy = Economy
panel-minor = Minor parties
panel-president = President
panel-nsdap = NSDAP track
panel-government = Government
panel-chancellor = chancellor: { $party }
panel-supply = Supply
panel-dissolved = dissolved
panel-hand = Hand
panel-stresemann-up = Stresemann ready
panel-stresemann-down = Stresemann face down
panel-stack = top card { $card }
panel-beside = beside { $card }
panel-flags = flags: { $flags }
panel-neutral = { $count ->
    [one] 1 neutral seat
   *[other] { $count } neutral seats
}
panel-criteria = Criteria met: { $count } (minor victory at { $small }, major victory at { $great })
panel-empty = empty
panel-nothing = –
column-vp = VP
column-reserve = reserve
column-seats = seats
column-bases = bases
column-cards = cards
column-agenda = agenda
column-figures = figures left
legend-map = S Z K D bases · free | police P, Reichswehr R, Black Reichswehr B, Reichsbanner b, soldiers s, workers a, Spartacists p, Ruhr Army m, Red Front f, Freikorps F, Stahlhelm h
legend-markers = Markers: − Poverty, + Prosperity, ! Unrest, ▲ Uprising, ★ Councils, ✖ Regime
card-values = big { $big }, small { $small }
card-removed = removed from the game after its event
card-politician = politician
card-reaction-cancel = cancels another party’s announced event
card-reaction-dice = takes 1 die from another party’s announced action
card-reaction-reroll = makes another party reroll
card-adds = adds to the deck: { $cards }
card-early = 1 card before the first impulse
card-topics = topics: { $what }
card-nothing = no effect
card-nsdap = NSDAP card
card-target = target { $number } ({ $nation })
card-before = before: { $what }
card-success = success: { $what }
card-always = always: { $what }
card-end = at the end of the round: { $what }
cards-others = Other parties’ cards: { $what }
cards-agendas = Agenda cards
cards-open = Round card and foreign affairs
opponent-automatic = { $side }: booklet bot
opponent-booklet = { $side }: booklet bot
opponent = { $side }: computer ({ $level })

## The board in words

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = A card is dealt.
prompt-seating = The seating is drawn.
prompt-roll = Dice are rolled.
prompt-start-city = A random city is rolled.
prompt-decide-die = A die decides for the bot.
prompt-bot-draw = The bot turns up a card.
prompt-fetch = The draw pile is searched for a reinforcement card.
prompt-agenda = { $party }: secretly choose an agenda card.
prompt-choose-first = { $party }: choose the party that starts { $why }.
prompt-agree-first = { $party }: should the { $other } start { $why }?
prompt-play = { $party }: choose a card to play and what to use it for.
prompt-use = { $card }: what do you use it for?
prompt-other-use = { $party }: also use { $card } for a debate or for actions.
prompt-cancel-event = { $party }: the { $other } announces the event of { $card }. Cancel it with a politician?
prompt-actions = { $points ->
    [one] { $party }: 1 action point left in { $place }. Choose an action.
   *[other] { $party }: { $points } action points left in { $place }. Choose an action.
}
prompt-actions-city = { $points ->
    [one] { $party }: 1 action point. Choose a city.
   *[other] { $party }: { $points } action points. Choose a city.
}
prompt-topic = { $steps ->
    [one] { $party }: choose a topic to move 1 field.
   *[other] { $party }: choose a topic to move up to { $steps } fields.
}
prompt-point = { $party }: move { $topic } { $steps ->
    [one] 1 field
   *[other] up to { $steps } fields
}. Choose a field.
prompt-place-base = { $party }: { $count ->
    [one] 1 base
   *[other] { $count } bases
} to place. Choose a city.
prompt-remove-base = { $party }: { $count ->
    [one] 1 base
   *[other] { $count } bases
} to remove. Choose a base.
prompt-demo-base = { $count ->
    [one] { $party }: the demonstration in { $place } gives you 1 base. Fill a slot, or remove another party’s base.
   *[other] { $party }: the demonstration in { $place } gives you { $count } bases. Fill a slot, or remove another party’s base.
}
prompt-put-marker = { $party }: place { $marker } markers ({ $count } left). Choose a city.
prompt-take-marker = { $party }: remove { $marker } markers ({ $count } left). Choose a city.
prompt-choose-city = { $party }: { $face }. Choose a city.
prompt-choose-cities = { $party }: { $face }. Choose cities ({ $count } left).
prompt-mobilise-to = { $party }: mobilise units ({ $count } left). Choose the city they go to.
prompt-mobilise = { $party }: mobilise units to { $place } ({ $count } left). Choose a unit.
prompt-dissolve = { $party }: dissolve units ({ $count } left). Choose a unit.
prompt-recall = { $party }: bring back dissolved units ({ $count } left). Choose a unit.
prompt-takeover = { $party }: choose a Reichswehr unit to take control of.
prompt-flag = { $change ->
    [more] { $party }: place a flag. Choose a nation.
   *[less] { $party }: remove a flag. Choose a nation.
}
prompt-society-in = { $party }: choose a white marker for the society track.
prompt-society-out = { $party }: choose a marker to remove from the society track.
prompt-topic-in = { $party }: choose a white topic to bring into play on { $field }.
prompt-option = { $party }: { $face }. Choose one of the effects.
prompt-may = { $party }: { $face } allows you: { $what }. Do it?
prompt-vote = { $party }: { $face }. Vote with { $seats ->
    [one] your 1 seat
   *[other] your { $seats } seats
}. Yes: { $what }. No: { $other }.
prompt-foe = { $party }: { $face }. Choose another party ({ $what }).
prompt-foreign = { $party }: you may negotiate. Choose a foreign affairs card.
prompt-discard = { $party }: discard cards ({ $count } left). Choose a card.
prompt-purge = { $party }: choose a politician in a discard pile to remove from the game.
prompt-topic-option = { $party }: you have won { $topic }. Choose an effect.
prompt-agree = { $party }: { $topic } is on a shared field. The { $other } proposes: { $option }. Do you agree?
prompt-yellow = { $party }: as chancellor, choose which yellow topic comes first.
prompt-majority = { $party }: there is a tie for the topic majority (place { $number }). Choose the party that gets it.
prompt-control = { $party }: choose who controls the { $minor }.
prompt-ballot = { $party }: election of the president. Whom do you vote for with { $seats ->
    [one] your 1 seat
   *[other] your { $seats } seats
}?
prompt-runoff = { $party }: the election is tied. As chancellor, choose who goes through.
prompt-coalition = { $party }: these coalitions are equally strong. Choose which is asked first.
prompt-join = { $party }: join the { $coalition }?
prompt-chancellor = { $party }: choose the party that provides the chancellor.
prompt-oppose = { $party }: the { $other } announces a { $action } in { $place }. Step in with your own units?
prompt-fewer-dice = { $party }: the { $other } announces a { $action } in { $place }. Take away 1 die with a politician?
prompt-react = { $party }: the { $other } announces a { $action } in { $place }. Spend 1 reserve point to react?
prompt-roll-again = { $party }: the { $other } has rolled { $result }. Make them roll again?
prompt-roll-again-for = { $party }: the { $other } has rolled { $result } ({ $what }). Make them roll again?
roll-succeeds = { $action }: total { $count }, success
roll-fails = { $action }: total { $count }, failure
roll-takes-dice = { $count ->
    [0] takes away no die
    [one] takes away 1 die
   *[other] takes away { $count } dice
}
roll-signs = { $card } would be signed
roll-not-signs = { $card } needs { $count }
prompt-president = { $party }: as holder of the presidency, also debate with { $card }?
prompt-counter-target = Counter-coup in { $place }: choose a marker.
prompt-over = The game is over.

## Moves

move-deal = deal { $card }
move-done = done
move-roll = roll { $number }
move-roll-two = roll { $first } and { $second }
move-seating = seating { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = base in { $place }
move-remove-base = remove the { $party }’s base in { $place }
move-put = marker in { $place }
move-take = marker from { $place }
move-mobilise = mobilise { $unit } ({ $from })
move-dissolve = dissolve { $unit } in { $place }
move-recall = bring { $unit } back
move-takeover = take control of { $unit } in { $place }
move-win-back = win { $unit } back
move-demonstration = demonstration
move-coup = coup
move-counter = counter-coup against { $marker }
move-fight = fight the { $party }
move-store = store 1 reserve point
move-spend = spend 1 reserve point
move-better = result +1
move-topic = { $topic }
move-point = to { $field }
move-option = { $option }
move-yes = yes
move-no = no
move-society = { $marker }
move-nation = flag { $nation }
move-foreign = negotiate { $card }
move-coalition = { $coalition }
move-answer = with { $card }
move-discard = discard { $card }
move-purge = remove { $card } from the game
done-cancel-event = let it happen
done-actions = no more actions
done-topic = move no topic
done-mobilise-to = do not mobilise
done-mobilise = enough mobilised
done-dissolve = dissolve no unit
done-foreign = do not negotiate
done-fewer-dice = do not intervene
done-roll-again = let the roll stand
yes-agree-first = agreed
no-agree-first = no, the chancellor decides
yes-may = yes, do it
no-may = no, decline
yes-vote = yes
no-vote = no
yes-agree = agree
no-agree = refuse (nothing happens)
yes-join = join the coalition
no-join = decline the coalition
yes-oppose = step in
no-oppose = stay out
yes-react = react (1 reserve point)
no-react = do not react
yes-roll-again = roll again with Stresemann
no-roll-again = let the roll stand
yes-president = debate as well
no-president = do not debate
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } AP
note-dice = dice: { $count }
note-free = { $free } of { $slots } free
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – then a debate or actions
use-note-debate = { $big ->
    [one] one topic 1 field, another up to { $small }
   *[other] one topic up to { $big } fields, another up to { $small }
}
use-note-actions = { $big ->
    [one] 1 action point in one city
   *[other] { $big } action points in one city
}
use-note-first = { $what } (then the event)

## Headings of choices

group-deal = Card
group-done = Otherwise
group-roll = Die
group-roll-two = Dice
group-seating = Seating
group-agenda = Agenda
group-party = Party
group-play = Card
group-use = Use
group-city = City
group-base = Place a base
group-remove-base = Remove a base
group-put = Place a marker
group-take = Remove a marker
group-mobilise = Mobilise
group-dissolve = Dissolve
group-recall = Bring back
group-takeover = Take control
group-win-back = Win back
group-demonstration = Dice action
group-coup = Dice action
group-counter = Dice action
group-fight = Dice action
group-store = Reserve
group-spend = Reserve
group-better = Reserve
group-topic = Topic
group-point = Field
group-option = Effect
group-yes = Answer
group-no = Answer
group-society = Marker
group-nation = Nation
group-foreign = Negotiate
group-coalition = Coalition
group-answer = Politician
group-discard = Discard
group-purge = Remove from the game
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Seating: { $parties }
event-round = Round { $round }
event-deck-changed = { $deck }: the draw pile has been reshuffled.
event-drawn = { $known ->
    [yes] The { $party } draws { $what }.
   *[no] The { $party } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-discarded = The { $party } discards { $what }.
event-agenda-chosen = { $known ->
    [yes] The { $party } chooses { $agenda }.
   *[no] The { $party } has chosen an agenda.
}
event-agenda = The { $party }’s agenda: { $agenda }
event-set-added = The { $party } shuffles the card set of { $agenda } into its deck.
event-first = The { $party } starts { $why }.
event-impulse = The { $party } takes an impulse.
event-card = The { $party } plays { $card }: { $use }
event-use = The { $party } uses { $card }: { $use }
event-removed-card = { $card } is removed from the game.
event-cancelled = The { $party } cancels the event of { $card }.
event-politician = The { $party } plays the politician { $card }.
event-hidden = Hidden cards have decided.
event-base = { $change ->
    [more] The { $party } gains bases: { $what }.
   *[less] The { $party } loses bases: { $what }.
}
event-seat = The { $party } { $change ->
    [more] gains
   *[less] loses
} { $count ->
    [one] 1 seat
   *[other] { $count } seats
}.
event-vp = The { $party } { $change ->
    [more] scores
   *[less] loses
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-reserve = The { $party } { $change ->
    [more] stores
   *[less] spends
} { $count ->
    [one] 1 reserve point
   *[other] { $count } reserve points
}.
event-unit = Units: { $what }.
event-turned = Now in { $place }: { $unit }.
event-marker = { $change ->
    [more] { $marker } placed in { $what }.
   *[less] { $marker } removed from { $what }.
}
event-box = { $change ->
    [more] Into the DR box: { $marker } ({ $count }).
   *[less] Out of the DR box: { $marker } ({ $count }).
}
event-economy = The economy is at level { $level }.
event-topic = Topic { $topic } is now on { $field }.
event-topic-gone = Topic { $topic } leaves the opinion track.
event-topic-won = The { $party } wins { $topic }: { $option }
event-society = { $change ->
    [more] Onto the society track: { $marker }.
   *[less] Off the society track: { $marker }.
}
event-flag = { $change ->
    [more] Flag placed: { $nation }.
   *[less] Flag removed: { $nation }.
}
event-roll = { $known ->
    [yes] The { $party } rolls { $result } ({ $dice }).
   *[no] The { $party } rolls { $result }.
}
event-thrown = The { $party }’s dice: { $dice }.
event-total = { $party }, { $action }: total { $result }. Stresemann may still force a reroll.
event-row = The { $party } follows its table: { $what }.
event-agenda-die = The { $party }’s die for its agenda shows { $result }.
event-base-die = { $agreed ->
    [yes] The { $party }’s die shows { $result }: it must remove an SPD base if it can.
   *[no] The { $party }’s die shows { $result }: it may remove any base.
}
event-reaction-die = { $agreed ->
    [yes] The { $party }’s die shows { $result } ({ $least } or more needed): it reacts.
   *[no] The { $party }’s die shows { $result } ({ $least } or more needed): it does not react.
}
event-better = The { $party } buys +1 on the result.
event-prepared = The { $party } only prepares a coup in { $place }.
event-again = The { $party } forces a reroll.
event-action = The { $party } announces a { $action } in { $place }.
event-dice = The { $party } rolls { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-result = { $party }, { $action }: result { $result } ({ $needed } or more needed), { $agreed ->
    [yes] success
   *[no] failure
}.
event-reaction = The { $party } reacts: result { $result }, { $what }.
event-joined = The { $party } steps in with its own units.
event-city-rolled = Rolled: { $place }.
event-crisis = The { $party }’s crisis roll: { $result }{ $agreed ->
    [yes] , it loses nothing
   *[no] {""}
}.
event-negotiation = The { $party } negotiates { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } is signed.
   *[no] Negotiations on { $card } failed.
}
event-foreign-track = Foreign affairs reach { $card }.
event-laid = { $card } is laid beside the foreign affairs stack.
event-minor = { $party ->
    [nobody] No one
   *[other] The { $party }
} controls the { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann is face up again.
   *[no] Stresemann is face down.
}
event-vote = { $agreed ->
    [yes] The { $party } votes yes.
   *[no] The { $party } votes no.
}
event-ballot = The { $party } votes for the { $other }.
event-president = { $party ->
    [nobody] No one
   *[other] The { $party }
} holds the presidency.
event-presidency = The { $party } holds the presidency and also debates with { $card }.
event-nsdap = Onto the NSDAP track: 1 figure of the { $party }.
event-out = Removed from the game: { $card }.
event-politics = Politics phase { $number }: { $name }
event-majority = Topic majority, place { $number }: { $party }.
event-parliament = Seats taken in parliament: { $seats }.
event-coalition = { $agreed ->
    [yes] The { $party } agrees: { $coalition }.
   *[no] The { $party } declines: { $coalition }.
}
event-government = Government: { $parties }. Chancellor: { $chancellor }.
event-bonus = { $party }: { $count } on demonstrations this round.
event-final = Final scoring, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterion { $number } met: { $what }.
   *[no] Criterion { $number } missed: { $what }.
}
event-game-over = { $known ->
    [yes] The game is over. The { $winner } wins: { $how }.
   *[no] The game is over: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = London Ultimatum signed
measure-economy = economy level
measure-government = place in government
measure-box = markers in the DR box
measure-inflation = Inflation in the DR box
measure-councils = Councils
measure-regimes = Regimes
measure-uprisings = Uprisings
measure-unrest = Unrest
measure-councils-or-regime = cities with Councils or a Regime
measure-dissolved = dissolved units of its own
measure-dissolved-kpd-dnvp = dissolved KPD and DNVP units
measure-seats = seats
measure-bases = bases
measure-vp = victory points
measure-nsdap = own figures on the NSDAP track
measure-at-least = { $what }: at least { $count }
measure-at-most = { $what }: at most { $count }
measure-none = no { $what }
measure-each = for each: { $what }
criterion-least = at least { $what }
criterion-most = at most { $what }
criterion-ultimatum = { $count ->
    [0] the London Ultimatum is not signed
   *[other] the London Ultimatum is signed
}
criterion-economy = economy level { $count }
criterion-government = { $count ->
    [0] the SPD is not in government
   *[other] the SPD is in government
}
criterion-box = { $count ->
    [0] no markers in the DR box
    [one] 1 marker in the DR box
   *[other] { $count } markers in the DR box
}
criterion-inflation = { $count ->
    [0] no Inflation in the DR box
    [one] 1 Inflation marker in the DR box
   *[other] { $count } Inflation markers in the DR box
}
criterion-councils = { $count ->
    [0] no Councils
    [one] 1 Councils marker
   *[other] { $count } Councils markers
}
criterion-regimes = { $count ->
    [0] no Regimes
    [one] 1 Regime
   *[other] { $count } Regimes
}
criterion-uprisings = { $count ->
    [0] no Uprisings
    [one] 1 Uprising
   *[other] { $count } Uprisings
}
criterion-unrest = { $count ->
    [0] no Unrest
    [one] 1 Unrest marker
   *[other] { $count } Unrest markers
}
criterion-councils-or-regime = { $count ->
    [0] no city with Councils or a Regime
    [one] 1 city with Councils or a Regime
   *[other] { $count } cities with Councils or a Regime
}
criterion-dissolved = { $count ->
    [0] no dissolved SPD units
    [one] 1 dissolved SPD unit
   *[other] { $count } dissolved SPD units
}
criterion-dissolved-kpd-dnvp = { $count ->
    [0] no dissolved KPD or DNVP units
    [one] 1 dissolved KPD or DNVP unit
   *[other] { $count } dissolved KPD or DNVP units
}
criterion-seats = { $count ->
    [0] no seats for the SPD
    [one] 1 seat for the SPD
   *[other] { $count } seats for the SPD
}
criterion-bases = { $count ->
    [0] no SPD bases
    [one] 1 SPD base
   *[other] { $count } SPD bases
}
criterion-vp = { $count ->
    [0] no victory points for the SPD
    [one] 1 victory point for the SPD
   *[other] { $count } victory points for the SPD
}
criterion-nsdap = { $count ->
    [0] no SPD figures on the NSDAP track
    [one] 1 SPD figure on the NSDAP track
   *[other] { $count } SPD figures on the NSDAP track
}

## Endings

outcome = The { $winner } wins: { $how } ({ $rule })
outcome-nobody = No one wins: { $how } ({ $rule })
outcome-defeat = Defeat: { $how } ({ $rule })
outcome-defeat-by = Defeat, the { $winner } wins: { $how } ({ $rule })
outcome-table = The game is ended at the table: { $how }
ending-anarchy = anarchy – the DR box overflows
ending-councils = the council republic prevails
ending-regime = a regime replaces the Republic
ending-overthrow = overthrow with half of the seats
ending-nsdap = the NSDAP seizes power and everyone loses
ending-survival = the Republic survives, and victory points decide
ending-great-victory = major victory, at least eight criteria met
ending-small-victory = minor victory, at least five criteria met
ending-defeat = defeat, fewer than five criteria met
summary = Round { $round }, { $decisions } decisions; victory points: { $points }

## Why not

refusal-other-decision = “{ $move }” does not answer the current decision
refusal-not-possible = “{ $move }” is not possible here
refusal-must-do = this must be carried out
refusal-card-not-there = { $card } is not in your hand
refusal-no-such-answer = { $card } cannot be used to respond to this
refusal-event-idle = the event of { $card } would have no effect now
refusal-agenda-other-party = { $card } belongs to another party
refusal-agenda-out = { $card } is not used in this scenario
refusal-no-slot = { $place } has no free slot
refusal-same-city = { $place } has already been chosen
refusal-other-city = this must happen in another city
refusal-no-figures = the { $party } has no figures left
refusal-no-base = the { $party } has no base in { $place }
refusal-no-marker = { $place } has no such marker
refusal-marker-barred = no such marker can be placed in { $place }
refusal-points-short = you do not have enough action points for this
refusal-city-first = choose the city for your actions first
refusal-once-per-card = each kind of dice action can be taken only once per card
refusal-city-chosen = all actions of a card take place in one city
refusal-reserve-full = your reserve is full
refusal-reserve-empty = your reserve is empty
refusal-reserve-stored = you cannot spend reserve points after storing some
refusal-government-only = only government parties may do this
refusal-opposition-only = a party in government cannot attempt a coup
refusal-coup-party = the { $party } cannot attempt a coup
refusal-own-marker = your party’s marker is already there
refusal-no-dice = you would have no dice to roll
refusal-not-opposition = the { $party } is in government
refusal-nothing-to-dissolve = the { $party } has no unit there that can be dissolved
refusal-no-unit = there is no such unit there
refusal-not-your-unit = the { $party } may not move these units
refusal-topic-not-there = this topic is not on the opinion track
refusal-topic-moved = this topic has already been moved
refusal-topic-out = no copy of this topic is left
refusal-too-far = this field is too far away
refusal-spd-topic = with this value the Zentrum must move a topic controlled by the SPD
refusal-useless-option = this option would have no effect
refusal-box-full = the DR box is full
refusal-foreign-closed = { $card } is not open for negotiation

## Effects in words

effect-base = bases { $count }
effect-seat = seats { $count }
effect-vp = victory points { $count }
effect-reserve = reserve { $count }
effect-supply = add { $count } { $thing } to the supply
effect-mobilise = mobilise { $count } { $thing }
effect-deploy = deploy { $count } { $thing } from the supply
effect-dissolve = dissolve { $count ->
    [one] 1 unit
   *[other] { $count } units
}
effect-recall = bring back { $count ->
    [one] 1 dissolved unit
   *[other] { $count } dissolved units
}
effect-takeover = take control of a Reichswehr unit
effect-marker = { $thing } { $count }
effect-economy = economy level { $count }
effect-flag = flags ({ $thing }) { $count }
effect-foreign = foreign affairs action
effect-advance = foreign affairs marker 1 space forward
effect-lay = lay this card beside the foreign affairs stack
effect-topic = { $thing } to { $field }
effect-steer = { $count ->
    [one] move { $thing } 1 field
   *[other] move { $thing } up to { $count } fields
}
effect-debate = debate with a value of { $count }
effect-debate-card = debate with both values of the card
effect-demo = demonstration
effect-coup = coup
effect-counter = counter-coup
effect-fight = fight
effect-crisis = { $count ->
    [one] 1 crisis roll
   *[other] { $count } crisis rolls
}
effect-society = society track: { $thing }
effect-society-white = any white society marker
effect-society-out = remove a society marker
effect-draw = draw { $count ->
    [one] 1 party card
   *[other] { $count } party cards
}
effect-discard = discard { $count ->
    [one] 1 party card
   *[other] { $count } party cards
}
effect-discard-all = every party discards all its party cards
effect-fetch = take a reinforcement card from the draw pile into hand
effect-bonus = { $count } on demonstrations this round
effect-nsdap = 1 figure onto the NSDAP track
effect-purge = remove a politician in a discard pile from the game
effect-elect = in each city where a party has two or more bases, one of them becomes a seat
effect-score-seats = victory points for seats
effect-score-cities = victory points for cities with own bases
effect-election = election of the president
effect-order = decides who starts in the next round
effect-control = decides who controls it: { $thing }
effect-out = remove from the game: { $thing }
effect-choice = one of: { $what }
effect-or = or
effect-may = optionally ({ $what })
effect-cities = in { $count } different cities ({ $what })
effect-vote = vote by seats: yes ({ $what }), no ({ $other })
effect-of = { $party }: { $what }
effect-if = if { $when }: { $what }
effect-all = all
effect-all-less = −{ effect-all }
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = in { $place }
at-chosen = in the chosen city
at-any = in any city
at-random = in a random city
topic-any = any topic
if-blockade = there is a Blockade in the DR box
if-no-blockade = there is no Blockade in the DR box
if-done = { $card } is signed
if-no-done = { $card } is not signed
if-governs = { $party ->
    [you] you are
   *[other] the { $party } is
} in government
if-no-governs = { $party ->
    [you] you are
   *[other] the { $party } is
} not in government
if-minority = the Presidential Cabinet is in the DR box
if-no-minority = the Presidential Cabinet is not in the DR box
if-majority = { $party ->
    [you] you have
   *[other] the { $party } has
} the most bases { $place }
if-no-majority = { $party ->
    [you] you do
   *[other] the { $party } does
} not have the most bases { $place }
if-councils = there are Councils { $place }
if-no-councils = there are no Councils { $place }
if-impulse = this is impulse { $count } or earlier
if-no-impulse = this is later than impulse { $count }
if-green = the green option of { $topic } was chosen
if-no-green = the green option of { $topic } was not chosen

## The rules in a few sentences each

chapter-w1 = Components
chapter-w2 = Set-up and scenarios
chapter-w3 = Course of a round
chapter-w4 = Opinion track
chapter-w5 = Topics
chapter-w6 = Society track
chapter-w7 = Threats
chapter-w8 = Politics phase and government
chapter-w9 = Actions
chapter-w10 = Reserve and reactions
chapter-w11 = Foreign affairs
chapter-w12 = End of the game and NSDAP
chapter-w13 = President
rule-w1 = Eleven cities with a fixed number of slots for bases, units of the parties and of the government, threat markers, and a parliament of 24 seats, with room beside them for surplus figures. A party’s figures serve as bases, as seats or on the NSDAP track. Reichswehr and police are never dissolved.
rule-w2 = Four scenarios: Republic on the Brink (solo: SPD and a restricted Zentrum against two bots, two rounds, ten criteria), War among Brothers (rounds 1–2), Dance on the Volcano (rounds 5–6) and the main scenario (six rounds). The seating is drawn at random.
rule-w3 = A round: reveal the round card, draw two republic cards each, choose agendas in secret, carry out agenda effects and draw three party cards. Then come the impulses: in turn, each party plays one card until all hands are empty. A party card is used for its event, a debate or actions; a republic card for its event and one of the other two.
rule-w4 = Topics move on the opinion track, which has four arms. A debate moves one topic up to the card’s big value and another up to its small value; a reserve point adds a step. A field belongs to the party along whose arm it lies farther from the centre; where two parties are equal, they share it.
rule-w5 = In the politics phase, the party that controls a topic chooses one of its effects. White topics are resolved in a fixed order, then yellow ones in the order the chancellor chooses. On a shared field both parties must agree.
rule-w6 = Six spaces. A new marker goes on the left end and pushes the others along; one pushed off the end is removed. In every politics phase all markers take effect from left to right.
rule-w7 = Poverty placed where there is already Poverty goes to the DR box; Prosperity and Poverty cancel each other out. The seventh marker in the DR box means anarchy. A crisis roll uses two dice and costs a base, a seat or a victory point; only a 6 costs nothing.
rule-w8 = Eight steps: topic majority (3 seats for first place, 1 for second { $majority }), topics won, society track, scoring, state of the Republic, seats of the minor parties, size of the parliament, new government. If the KPD or the DNVP has half of the seats { $half }, it overthrows the Republic. The Weimar coalition cannot be declined.
rule-w9 = The big value gives action points, all spent in one city: mobilise 1 { $mobilise }, demonstration 1 { $demonstration }, reserve 1 { $reserve }, fight 2 { $fight }, counter-coup 1 { $counter }, take control 2 { $control }, coup 4 (KPD) or 3 (DNVP) { $coup }. The highest die counts; every further 6 adds 1.
rule-w10 = You can store up to two reserve points. A party with a base in the city may spend one to react to another party’s dice action: a 5 takes away one die, a 6 two. Politician cards are played from hand at the moment the card names.
rule-w11 = You negotiate the top card of the stack or one beside it: first carry out its “before” effects, then roll 1 die plus one for each flag of that nation. On success the card is removed from the game; otherwise it stays.
rule-w12 = The game ends at once with the seventh marker in the DR box, with Councils or Regimes in Berlin and two more cities or in any four cities, or with the sixth figure on the NSDAP track. Otherwise the final scoring follows the last round.
rule-w13 = The party that holds the presidency breaks ties and, once per round, may also debate with a party card it has just played. The president is elected by seats; without a majority there is a runoff.

## At the prompt

ask-hand-over = { $side }: you decide next. Everyone else looks away; then press Enter.
why-what = Name what you want explained, e.g. “why Berlin” or “why A22 event”.
rules-which = Name a chapter from W1 to W13, e.g. “rules W9”.
cards-unknown = There is no card “{ $answer }”. Give its number or part of its title, e.g. “cards A22”.
help-why = NAME: why something is not allowed now, with its chapter of the rules
help-map = the whole board with all tracks and a legend
help-cards = your hand, agendas and open cards with their sources (cards A22: one card with its note)
help-rules = a chapter of the rules, e.g. rules W9; without a number, the list of chapters
help-bots = the tables of the KPD and the DNVP, and the limits of your Zentrum
show-hand = The { $party }’s hand

## Arena and the computer players’ reasons

feature-points = victory points
feature-goals = party goals in the politics phase
feature-final-scoring = final scoring
feature-government = government declaration
feature-crisis = crisis rolls
feature-seats = seats in parliament
feature-overthrow = overthrow in parliament
feature-bases = party bases
feature-cities = cities with own bases
feature-units = units
feature-sudden-win = Councils or Regimes towards a sudden victory
feature-uprisings = Uprisings
feature-coup = coup prospects
feature-anarchy = the lead if anarchy comes
feature-topics = topics on the opinion track
feature-minor-parties = minor parties
feature-reserve = reserve
feature-hand = cards in hand
feature-nsdap = figures on the NSDAP track
feature-under-way = action points and steps still to use
feature-criteria = criteria of the solo scenario

## The bots’ tables

bots-title = How the others decide
bots-about = The KPD and the DNVP check each of their tables from top to bottom and follow the first row that fits. If several cities fit, they take the one with the most dice, then the first on their list.
bots-own = ○ marks what the booklet leaves open and we have added.
bots-last = last followed
bots-always = Always
bots-zentrum = Limits of your Zentrum
bots-where = The bots’ tables in the rules
bot-table-uses = Use of a card
bot-table-action = Coup or demonstration
bot-table-surplus = Points left over
bot-table-demonstration = City for a demonstration
bot-table-coup = City for a coup
bot-table-prepare = Preparing a coup
bot-table-topics = Topic to debate
bot-table-topic-order = Order of topics
bot-table-base = City for a base
bot-table-unit = City for a unit
bot-table-cities = Order of cities
bot-table-enemies = Whom it harms
bot-table-agenda = Agenda
bot-table-free-topics = Topic of its choice
row-followed = “{ $table }”, row { $number }: { $row }
row-name = { $what }
row-uses-republic = republic card → { $what }
row-uses-small = small value { $count } or more → { $what }
row-uses-big = big value at least { $count } above the small one → { $what }
row-uses-die = otherwise a die, { $dice } → { $what }
row-uses-rolled = die { $result } ({ $dice }) → { $what }
row-action-coup = { $count } or more action points, not in government → coup
row-action-demonstration = otherwise → demonstration
row-took-coup = { $count ->
    [one] 1 action point
   *[other] { $count } action points
} → coup
row-took-demonstration = { $count ->
    [one] 1 action point
   *[other] { $count } action points
} → demonstration
row-surplus = { $count ->
    [one] 1 point
   *[other] { $count } points
} left over → { $what }
row-surplus-more = { $count } or more points left over → { $what }
surplus-reserve = store 1 reserve point
surplus-better = +1 on the result for { $count } AP
surplus-prepare = prepare the coup with the rest
row-prepare-control = take control of Reichswehr there ({ $count } AP each)
row-prepare-supply = mobilise from the supply ({ $count } AP each)
row-prepare-cities = mobilise from other cities, last on its list first ({ $count } AP each)
row-demonstration-uprising-and-3-dice = city with an Uprising and { $count } or more dice
row-demonstration-no-own-base = city without a base of its own
row-demonstration-any = any city
row-demonstration-most-dice = city with the most dice, at least { $count }
row-demonstration-kpd-units = city with KPD units
row-demonstration-most-threats = city with the most threats
row-coup-regime-and-3-dice = city with a Regime and { $count } or more dice
row-coup-councils-or-uprising-and-3-dice = city with Councils or an Uprising and { $count } or more dice
row-coup-3-dice = city with { $count } or more dice
row-coup-prepare-without-councils-or-uprising = otherwise only prepare the coup, in a city without Councils or Uprising and with the fewest units of others
row-coup-prepare-without-regime = otherwise only prepare the coup, in a city without a Regime and with the fewest units of others
row-city-councils-or-uprising = city with Councils or an Uprising (Councils first)
row-city-at-most-1-enemy-base = city with at most 1 base of other parties
row-city-no-own-base = city without a base of its own
row-city-2-threats = city with two or more of Poverty, Unrest and Regime
row-city-no-enemy-unit = city without units of others
row-city-poverty-or-unrest = city with Poverty or Unrest (both first, then Poverty)
row-otherwise-list = otherwise the first on its list
row-otherwise-dice = otherwise the city with the most dice
row-topics-reach = topic that can reach a field of its own worth { $count } or more
row-topics-controlled = important topic controlled by { $parties }
row-topics-important = important: { $what }
row-topics-others = others: { $what }
row-topics-round = topic of the round card
row-free-topic-dvp = { $what }, unless it controls the DVP
row-agenda = round { $round } → { $agenda }
row-agenda-die = round { $round }, die { $dice } → { $agenda }
row-agenda-also = also in round 2: { $what }
row-signed = { $row } { $mark }
bots-always-react = It reacts whenever it can.
bots-always-politicians = It never responds with a politician.
bots-always-neutral = Its units stay neutral in your counter-coups and in the other bot’s coups, unless these attack its own Councils, Uprising or Regime.
bots-always-coalitions = It declines every coalition.
bots-always-options = When it wins a topic, it chooses the effect that helps it most.
zentrum-limit-debate = With a debate value of { $count } it must move a topic controlled by the SPD, if it can.
zentrum-limit-base = Before it removes another party’s base, a die is rolled: on { $count } or less it must be an SPD base, if there is one; otherwise you choose.
zentrum-limit-kpd = Whenever it could react to the KPD, a die decides: it reacts on { $count } or more.
zentrum-limit-dnvp = Whenever it could react to the DNVP, a die decides: it reacts on { $count } or more.

## The page

level-automatic = booklet bot
page-map = Map of Germany with eleven cities
page-bases = { $used ->
    [0] no base, { $slots } slots free
   *[other] { $used } of { $slots } slots taken: { $who }
}
page-strength = strength: { $who }
page-city-number = A city’s number is the sum of two dice that selects it.
page-field = { $field }, belongs to: { $who }
page-topic = { $topic } on { $field }, belongs to: { $who }
page-no-topics = There are no topics on the opinion track yet.
page-republic = State of the Republic
page-seventh = 7th marker: anarchy
page-danger = { $state ->
    [over] The DR box has overflowed: the Republic has fallen.
    [full] The DR box is full: the next marker ends the Republic.
    [near] One space is free; the marker after that ends the Republic.
   *[other] { $left } markers until anarchy.
}
page-foreign-done = Signed: { $what }
page-offices = Offices and minor parties
page-used = used this round
page-out = out of play
page-end = End
page-chancellor = chancellor’s party
page-governs = in government
page-in-play = The { $party } plays this card
page-choose-agenda = Agenda cards to choose from
page-hand-of = Hand: { $party } ({ $count })
page-no-hand = No cards in hand.
page-other-hand = { $party }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-rules = The rules of Weimar
page-cards = The cards of Weimar
page-new = Play Weimar
page-scenario = Scenario
page-who-plays = Who plays which party?
page-me = me
page-link = someone with a link
page-solo = You play the SPD and the Zentrum; the KPD and the DNVP follow the booklet’s tables.
page-new-claim = The other seats need no people: strong computer players sit down at every one of them. Play alone, two or three against the machine, or all four.
page-scenario-rounds = { $first ->
    [1] Rounds 1 to { $last }
   *[other] Rounds { $first } and { $last }
}
page-scenario-players = { $solo ->
    [yes] for one, against bots
   *[no] for four, with computers on any seat
}
page-party-spd = Carries the Republic: fights poverty, forms governments, holds the ministries.
page-party-zentrum = The party of the middle: calm streets, treaties, and a say in every coalition.
page-party-kpd = Wants the revolution: bases, uprisings, and Councils in Berlin and beyond.
page-party-dnvp = Wants the old order back: units, a black Reichswehr, and Regimes.
page-seating-about = SPD and Zentrum opposite each other is the usual advice: then no two rivals of the Republic play one after the other.
page-seating-opposite = usual advice
page-learn-party = Learn it with a party
seating-by-lot = drawn by lot
seating-sdzk = { party-spd }, { party-dnvp }, { party-zentrum }, { party-kpd }
seating-skzd = { party-spd }, { party-kpd }, { party-zentrum }, { party-dnvp }
seating-szdk = { party-spd }, { party-zentrum }, { party-dnvp }, { party-kpd }
seating-szkd = { party-spd }, { party-zentrum }, { party-kpd }, { party-dnvp }
seating-sdkz = { party-spd }, { party-dnvp }, { party-kpd }, { party-zentrum }
seating-skdz = { party-spd }, { party-kpd }, { party-dnvp }, { party-zentrum }
page-chances = How hard is it?
page-chances-solo = Computer players sat in your place, with the SPD and the Zentrum:
page-chances-won = { $level }: { $percent }% of { $games } games won
page-chances-four = Four computer players of the same level played each other. Share of the games each party won:
page-chances-level = Level
page-chances-games = Games
lesson-start = Start the guided solo game
lesson-about = A guide explains everything as it comes into play.
page-tab-opinion = Opinion
cards-about = Every card as this edition plays it. On request, symbols show where a title, a value and an event come from.

## The guided solo game

lesson-title = Republic on the Brink
lesson-chapter-about = The Republic in danger
lesson-chapter-event = An event
lesson-chapter-actions = Actions
lesson-chapter-debate = A debate
lesson-chapter-republic = A card of the Republic
lesson-chapter-alone = On your own
lesson-chapter-politics = Politics
lesson-welcome = Germany has lost the war, the Kaiser is gone, a republic begins. You lead the two parties that carry it, SPD and Zentrum. KPD and DNVP want to overthrow it; the computer plays both by the booklet’s tables.
lesson-coups = The Republic can fall at once, in three ways. The first: Councils of the KPD or Regimes of the DNVP in Berlin and two more cities, or in any four. { $count ->
    [0] There are no Councils yet.
    [one] One city has Councils already: { $cities }.
   *[other] { $count } cities have Councils already: { $cities }.
}
lesson-box = The second: the DR box, where the Republic’s troubles gather. The seventh marker means anarchy, and you have lost. Now it holds { $count ->
    [one] 1 marker.
   *[other] { $count } markers.
}
lesson-seats = The third: parliament. If KPD or DNVP has half of the occupied seats at the end of a round, it takes power. Now the KPD has { $kpd } and the DNVP { $dnvp } of { $occupied }.
lesson-goal = The Republic has to stand for two rounds. Then ten criteria count: seats, bases, economy, a treaty and more. Five are a minor victory, eight a major one. First you try each kind of impulse once; then you play on by yourself.
lesson-first = In an impulse, a party plays one card. The SPD has the Chancellor, who names the party that begins; then it goes clockwise. Choose the Zentrum.
lesson-card = A party’s card does one of three things: its event, a debate or actions. Begin with an event: click { $card }.
lesson-use = Each use says what it would do. Choose the event.
lesson-base = The event gives bases, the footholds of a party. They count at the end, and with a reserve point a party can react where it has one. Click a city with a blue ring.
lesson-opponent = Now the other parties play. A bot follows its tables: the banner shows its card and its steps, the map what they change.
lesson-points = Councils rule in { $city }. It is the SPD’s impulse: bring the city back. A card with a high large number is good for actions. Click { $card }.
lesson-points-use = Choose actions. The large number gives the action points, and all of them are spent in one city.
lesson-city = In which city? Choose { $city }.
lesson-mobilise = A counter-coup rolls a die for each point of your strength beyond the KPD’s: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} now, a chance of { $chance }%. Each unit you mobilise costs 1 point and brings more dice. Take a Reichswehr of strength 2.
lesson-counter = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and one of them must show 5 or 6: a chance of { $chance }%. Start the counter-coup.
lesson-demonstration = { $won ->
    [yes] It worked: the Councils are gone.
   *[no] It failed: the Councils are still there.
} With the next point, demonstrate in { $city }: 1 die, and one more for each point of strength, make { $dice }. A result of 4 or 5 brings a base, 6 or more two.
lesson-again = The party that has Gustav Stresemann may have any roll repeated, once a round. Is the result good enough for you? Then say no and keep him for later.
lesson-instead = { $full ->
    [yes] The city has no free slot, so you remove another party’s base instead. Click one of an opponent.
   *[no] The demonstration brings a base. Click the city.
}
lesson-president = The SPD also has the President. Once a round, it may debate with a party card that it has just played. Say yes.
lesson-topic = { $step ->
    [point] Now its new place: the framed field on the arm of the { $party }. The farther out it lies, the harder it is to take away.
   *[topic] A debate moves two topics: one by up to the card’s large value, another by up to its small one. A topic belongs to the party on whose arm it lies, and this party decides about it at the end of the round. Click the framed topic.
}
lesson-both = The Zentrum again, now with a card of the Republic: its event must happen, and it gives a debate or actions as well. Click { $card }.
lesson-both-use = The order is up to you. Begin with the event.
lesson-unrest = The event removes one Unrest. Unrest makes a coup easier, so take it from the framed city, where the KPD is strongest.
lesson-other-use = The same card now gives a debate or actions. Choose actions.
lesson-guard = KPD units of strength { $strength } stand in { $city }. A coup rolls a die for each point of strength beyond the government’s there, and success brings Councils. Choose { $city }.
lesson-police = Each police unit takes a die from a coup. Mobilise police for all points that you have.
lesson-alone = You now know everything an impulse can be. From here on you choose for yourself. The line above the map always says who acts and what is asked; what glows blue can be clicked.
lesson-hint = Not sure what to do? With this button a computer player suggests a move and gives its reasons.
lesson-undo = You can take back a move as long as nobody else has played, no dice have fallen and nothing hidden has been revealed. Press U or this button.
lesson-bots = The log keeps what everybody has done. Click a line to see the table as it was then.
lesson-why-not = Go ahead and click something that does not glow. The table tells you the reason and the chapter of the rules.
lesson-gauge-councils = Careful: { $count } cities have Councils now: { $cities }. { $berlin ->
    [yes] Berlin is one of them, so three are enough for the KPD to win at once.
   *[no] With Berlin and two more, or with four anywhere, the KPD wins at once.
}
lesson-gauge-regimes = Careful: { $count ->
    [one] a Regime has been set up: { $cities }.
   *[other] { $count } cities have Regimes now: { $cities }.
} { $berlin ->
    [yes] Berlin is one of them, so three are enough for the DNVP to win at once.
   *[no] With Berlin and two more, or with four anywhere, the DNVP wins at once.
}
lesson-gauge-box = Careful: the DR box now holds { $count } markers. The seventh ends the game. Treaties and some topics remove markers.
lesson-gauge-seats = Careful: the { $party } has { $seats } of { $occupied } occupied seats. With half of them at the end of a round, it takes power.
lesson-politics = All cards are played: now the politics phase. Topics are decided, goals bring points, a government is formed. Follow it step by step beside the map.
lesson-agenda = Round 2 begins. Now you choose the agendas: each brings topics onto the opinion track and has an effect. The other parties choose in secret, too.
lesson-party-wants = { $party ->
    [spd] You lead the SPD, which carries the Republic. It earns points for little Poverty and if there is no Regime; a party in government also earns them for cities without threats.
    [zentrum] You lead the Zentrum, the party of the middle. It earns points for little Unrest and if there are no Councils; a party in government also earns them for cities without threats.
    [kpd] You lead the KPD, which wants the revolution. It earns points for each of its Councils, and if there is no Regime.
   *[dnvp] You lead the DNVP, which wants the old order back. It earns points for each of its Regimes, and if there are no Councils.
}
lesson-party-road = { $party ->
    [spd] The road to victory: the Republic survives round 2 and you have the most points. Keep the government, take the topics that bring seats, and let nobody seize Berlin.
    [zentrum] The road to victory: the Republic survives round 2 and you have the most points. Win topics in debates, stay in government, and watch both sides.
    [kpd] There are two roads. With Councils in Berlin and two more cities, or in any four, you win at once; or you have the most points when the game ends.
   *[dnvp] There are two roads. With Regimes in Berlin and two more cities, or in any four, you win at once; or you have the most points when the game ends.
}
lesson-party-card = A typical impulse of the { $party ->
    [spd] SPD: bread before politics. This card removes Poverty and wins a base.
    [zentrum] Zentrum: a debate. This card moves topics far, and topics bring effects and seats.
    [kpd] KPD: the street. This card brings soldiers to three cities and demonstrates in each.
   *[dnvp] DNVP: force. This card has action points enough for units and a coup.
} Click { $card }.
lesson-party-use = Now choose what to use it for: { $use }.
lesson-party-poverty = Choose the city that the Poverty is taken from.
lesson-party-cities = Choose three cities, one after another. Begin with the framed one: Unrest there would help a coup later.
lesson-party-target = All actions of a card take place in one city. Choose { $city }: without it, two more cities are not enough.
lesson-party-units = A coup rolls a die for each point of strength beyond the defenders’. Mobilise a Freikorps of strength 2 for 1 point.
lesson-party-coup = Now try the coup. A total of 6 is needed; Poverty and Unrest in the city add 1 each.
lesson-finished = { $game ->
    [party] That is how your party plays; the others are led by the computer. The game goes on until the end of round 2. Good luck!
   *[solo] You have seen a whole round; the rest is yours. Three pieces of advice:
        1. Guard Berlin: it is worth most in a coup.
        2. Keep the DR box empty enough; each round brings new markers.
        3. Move topics late in the round, when nobody can answer.
}

## Arena, data sets, study

arena-period = round
arena-matches-many = Results by party
arena-matches-many-note = The first player’s results: with all its parties together, then its share of wins with each party.
arena-side-many = party
arena-pairs-many-note = The six games of a pair share one deal: each player holds every combination of two parties once. The difference in Elo points is calculated from the score.
arena-sides-many = Parties
arena-sides-solo = The player and the bots
arena-matches-solo-note = The first player’s results: both sides together, then in the player’s seat, and where the other player sat there (a point if the bots win).
seat-republic = SPD and Zentrum
seat-bots = the booklet bots
lesson-short = A guided solo game; no rulebook needed.
headline-anarchy = The Reich Falls Apart
headline-councils = All Power to the Councils
headline-regime = The Constitution Is Torn Up
headline-overthrow = A Majority Against the Republic
headline-nsdap = Night Falls
headline-survival = The Republic Stands
headline-great-victory = The Republic Is Safe
headline-small-victory = A Narrow Escape
headline-defeat = Too Little, Too Late
setting-walk = Walk through the politics phase step by step
setting-walk-about = Otherwise it appears only in the log.
setting-sources = Show where values and texts come from
setting-sources-about = Adds a symbol to numbers, titles and texts at the table and on the cards page.
page-politics = Politics phase, round { $round }
page-politics-steps = The eight steps
page-politics-strip = Politics phase, step { $number }:
page-politics-again = Walk through the politics phase
page-politics-always = Show this in every politics phase
page-politics-waiting = The politics phase continues once this has been decided.
page-politics-now = Politics phase, round { $round }, step { $number }: { $name }
page-walk-on = Turn the page
page-walk-decide = Go to your decision
page-round-card = Round card: { $name }
page-round-topic = New topic: { $topic }
page-round-reveal = At once: { $what }
finish-anarchy = { $count } markers lie in the DR box, which has { $size } spaces.
finish-councils = Councils in: { $places }
finish-regime = Regimes in: { $places }
finish-seats = { $party }: { $count } of { $size } occupied seats
finish-nsdap = { $count } figures stand on the NSDAP track, its last space is taken.
finish-step = Decided by: { $what }
finish-points = Victory points
page-politics-1 = A topic counts for the party that controls its field; on a shared field, half for each. The party with the most topics gains { $first } seats, the second { $second }.
page-politics-2 = The party that controls a topic chooses one of its effects; on a shared field both must agree.
page-politics-3 = The markers take effect from left to right.
page-politics-4 = Each party scores its own goals.
page-politics-5 = The economy changes the cities. Cities without threats bring the government points, cities with several threats cost it seats, and markers in the DR box mean crisis rolls.
page-politics-6 = Each minor party brings seats to the party that controls it.
page-politics-7 = Parliament has { $size } seats. If the parties hold more, each gives some up in proportion to its size.
page-politics-8 = A party with more than half of the seats governs alone; otherwise the strongest coalition is asked first.
page-walk-asked = you have a choice to make
page-walk-open = Show
page-walk-nothing = Nothing happens in this step.
page-walk-next = Next step
page-walk-skip = Skip ahead
page-walk-again = Show again
sum-seats-more = +{ $count } { column-seats }
sum-seats-less = −{ $count } { column-seats }
sum-vp = { $count } { column-vp }
sum-economy = Economy at level { $level }
sum-free = Cities without threats: { $count }
sum-troubled = Cities with several threats: { $count }
sum-box = Markers in the DR box: { $count }
sum-each = { $what } each
sum-taken = Seats taken
sum-government = Government
goal-poverty = Poverty in cities and DR box: { $count }
goal-unrest = Unrest: { $count }
goal-councils = Councils: { $count }
goal-regime = Regimes: { $count }
goal-no-regime = { $count ->
    [0] No Regime
   *[other] Regimes: { $count }
}
goal-no-councils = { $count ->
    [0] No Councils
   *[other] Councils: { $count }
}

## Messages of the program that name a party: it has an article

page-their-turn = the { $side }’s turn
page-sit = Play as the { $side }
page-join-seat = You are invited to play as the { $side }.
page-waiting-join = Waiting for someone to play the { $side }.
page-waiting-join-link = Waiting for someone to play the { $side }. Send this link:
page-thinking = The { $side } ({ $level }) is thinking…
page-clock-of = The { $side }’s clock
page-time-low = The { $side } is running out of time.
page-takeover-ask-about = The { $side } must agree, unless they have been away longer than this table allows.
page-offer-take-back = The { $side } asks to take back { $back ->
    [one] the last decision
   *[other] the last { $back } decisions
}.
page-offer-rematch = The { $side } offers a rematch with sides swapped.
page-offer-rematch-agreed = The { $side } has offered a rematch, and you have accepted.
page-offer-takeover = The { $side } suggests that the computer ({ $level }) should take over from you.
page-offer-takeover-other = The { $side } suggests that the computer ({ $level }) should take over from the { $other }, who must agree.
page-finish-wins = The { $side } wins
page-curtain = Hand over to the { $side }
page-invite-label = Invitation link for the { $side }
page-notice-turn = It is your turn as the { $side }.
page-table-won = The { $side } won
notice-turn = It is your turn as the { $side } against { $opponent }.
notice-over = Your game as the { $side } against { $opponent } is over.
thinking-side = The { $side } is thinking…
page-offer-take-back-mine = You asked to take back { $back ->
    [one] the last decision
   *[other] the last { $back } decisions
}; the { $other } must agree.
page-offer-takeover-mine = You suggested that the computer ({ $level }) should take over from the { $other }, who must agree.

## Chances of dice

note-strength = strength { $before } → { $after }
note-more = { $first } { $next }
odds-and = { $first }, { $next }
odds-nothing = nothing
odds-with-bonus = { $dice }, { $bonus }
odds-result = { $totals }: { $what } ({ $chance })
odds-again = { $chance } if Stresemann has a failure rolled again
odds-change = { $action } of the { $party }: { $before } → { $after }
odds-city = two dice choose the city
odds-places = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
odds-removes = { $count ->
    [one] removes 1 base of another party
   *[other] removes { $count } bases of other parties
}
odds-puts = { $marker } there
odds-takes = removes { $marker }
odds-boxed = 1 { $marker } in the DR box
odds-may-dissolve = may dissolve an enemy unit
odds-dissolves = dissolves a unit of the { $party }
odds-signed = { $card } is signed
odds-loses-bases = { $count ->
    [one] loses 1 base
   *[other] loses { $count } bases
}
odds-loses-seats = { $count ->
    [one] loses 1 seat
   *[other] loses { $count } seats
}
odds-loses-points = { $count ->
    [one] loses 1 victory point
   *[other] loses { $count } victory points
}
## The forecast: roads to a sudden end, and the end of the round

forecast-title = If the round ended now
help-forecast = who would win what if the round ended now, and how near a sudden end is
outlook-road = { $short }{ $owned ->
    [no] {""}
   *[yes] {" "}({ $party })
}: { $have } of { $need }
road-short-councils = Councils
road-short-regime = Regimes
road-short-overthrow = Parliament
road-short-anarchy = DR box
road-short-nsdap = NSDAP
road-danger = { $danger ->
    [now] If the round ended now: { $how }
    [next] One more ends the game: { $how }
    [half] Half is reached; if it stays that way until the government is formed: { $how }
    [watch] { $missing } more end the game, and one round can bring that many: { $how }
   *[near] { $missing } more end the game: { $how }
}
road-after = If the round ended now, it would be { $have } of { $need }.
road-asleep = Its markers do not count while the { $party } governs.
road-missing = { $berlin ->
    [yes] { $others ->
        [0] Missing: Berlin
        [one] Missing: Berlin and one more city
       *[other] Missing: Berlin and { $others } more cities
    }
   *[no] { $others ->
        [one] Missing: one more city
       *[other] Missing: { $others } more cities
    }
}
road-rule-councils = Councils in Berlin and { $others } other cities, or in any { $any }, win the game for the { $party } at once ({ $rule }).
road-rule-regime = Regimes in Berlin and { $others } other cities, or in any { $any }, win the game for the { $party } at once ({ $rule }).
road-rule-overthrow = If the { $party } holds half of the seats taken when a new government is formed, it wins ({ $rule }).
road-rule-anarchy = Marker number { $need } in the DR box ends the game at once{ $solo ->
    [yes] {""}: a defeat
   *[no] {""}, and the most victory points win
} ({ $rule }).
road-rule-nsdap = Figure number { $need } on the NSDAP track ends the game at once, and everyone loses ({ $rule }).
outlook-list = { $parts }
outlook-topics = Topics
outlook-topic = { $topic }: { $parties } – { $options }
outlook-topic-nobody = { $topic }: { $parties }
outlook-majority = { $parties } +{ $count ->
    [one] 1 seat
   *[other] { $count } seats
}{ $tied ->
    [yes] {" "}(tied)
   *[no] {""}
}
outlook-points = Victory points
outlook-gain = { $party } { $gained }
outlook-points-of = { $party }: goals { $goals }, Republic { $republic }{ $more ->
    [0] {""}
   *[other] , others { $others }
} = { $gained }, total { $total }
outlook-threats = Threats
outlook-no-threats = No threat costs anything now.
outlook-bite-poverty = Poverty { $count }: the { $party } misses { $points } VP
outlook-bite-unrest = Unrest { $count }: the { $party } misses { $points } VP
outlook-bite-regime = Regimes { $count }: the { $party } misses { $points } VP
outlook-bite-councils = Councils { $count }: the { $party } misses { $points } VP
outlook-bite-black-friday = Black Friday { $count }: for each, Prosperity −1; without any, Poverty +1 in a random city
outlook-bite-troubled = Cities with several threats { $count }: −{ $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} for each party in government
outlook-bite-box = Markers in the DR box { $count }: { outlook-rolls }
outlook-crisis = Crisis rolls
outlook-rolls = { $rolls ->
    [one] 1 crisis roll
   *[other] { $rolls } crisis rolls
} for each party in government
outlook-crisis-odds = Each roll costs a base in { $base }%, a seat in { $seat }%, a victory point in { $vp }%, and nothing in { $nothing }% of cases.
outlook-cabinet = New government
outlook-votes = { $what }: { $votes } of { $seats } seats
outlook-seats = Parliament then: { $seats }
outlook-refusable = Its partners may refuse this coalition.
outlook-endings = Cards at the end of the round
outlook-ending = { $card }: { $what }
panel-roads = Roads to a sudden end
page-road-open = More about this
page-round-end = If the round ended now
page-round-end-note = Certain as the board stands; dice and choices are left out.
page-criterion = { $met ->
    [yes] met:
   *[no] not met:
}
page-criteria = Criteria
move-warning = This may end the game: { $how }
odds-success = { $chance } for { $needed } or more
odds-highest = The highest die counts; each further 6 adds 1.
page-offers = What you can do
page-tab-actions = Actions
about-store = keep it for a debate, an action or a reaction
about-spend = 1 more action point now
about-better = +1 on the next result
about-takeover = the unit turns black and belongs to the DNVP
about-win-back = the unit turns white and serves the government again
page-choose-agenda-now = Choose this agenda
analysis-round = Round { $round }
analysis-plays = Card by card
analysis-play-politics = Politics phase
analysis-play-dealing = New round
change-marker-new = { $marker } in { $cities }
change-marker-gone = no more { $marker } in { $cities }
change-one-more = { $number ->
    [2] a second { $marker }
    [3] a third { $marker }
    [4] a fourth { $marker }
   *[other] one more { $marker }
} would end the game
change-no-longer = one more { $marker } would no longer end the game
change-bases-won = the { $party } gains ground in { $cities }
change-bases-gone = the { $party } loses its last base in { $cities }
change-bases-lost = the { $party } loses a base in { $cities }
change-unit-comes = { $unit } now in { $city }
change-unit-goes = less { $unit } in { $city }
change-unit-last = no more { $unit } in { $city }
change-unit-republic = the Republic loses its last { $unit } in { $city }
change-unit-dissolved = { $unit } dissolved
change-economy-up = the economy rises to { $level }
change-economy-down = the economy falls to { $level }
change-nsdap = the NSDAP track fills to { $count }, and { $left } more would be everybody’s defeat
change-box-near = the DR box holds { $total } of { $size }: anarchy is near
change-box-more = the DR box fills to { $total } of { $size }
change-box-less = the DR box empties to { $total } of { $size }
change-foreign = success abroad: { $card }
change-topics-won = the { $party } takes the lead on { $topics }
change-topics-lost = the { $party } loses the lead on { $topics }
change-points-won = the { $party } scores { $count ->
    [one] 1 point
   *[other] { $count } points
}
change-points-lost = the { $party } loses { $count ->
    [one] 1 point
   *[other] { $count } points
}
change-seats-won = the { $party } wins { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
change-seats-lost = the { $party } loses { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
change-government = a new government: { $parties }
change-president = the { $party } wins the presidency
change-minor = the { $party } now controls the { $minor }
change-criterion-met = a criterion is met: { $criterion }
change-criterion-lost = a criterion is no longer met: { $criterion }
