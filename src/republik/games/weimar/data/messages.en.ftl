game-name = Weimar
game-about = Four parties, one Republic, 1918 to 1933: four scenarios, alone, with the computer or with four.
option-scenario = scenario

## Computer players

level-booklet = Booklet bot
level-booklet-about = Plays KPD or DNVP of Weimar by the tables of the companion booklet.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = you
party-gov = each government party
party-others = each other party
party-foe = another party
party-chancellor = chancellor’s party
party-nobody = nobody
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
unit-police = Police
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = black Reichswehr 1
unit-black-reichswehr2 = black Reichswehr 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldiers
unit-workers = Workers
unit-spartakus = Spartacists
unit-ruhrarmee = Red Ruhr Army
unit-rfb = Red Front Fighters
unit-freikorps1 = Free Corps 1
unit-freikorps2 = Free Corps 2
unit-stahlhelm = Steel Helmet
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
marker-violent-peace = Violent Peace
marker-instable-state = Instable State
marker-minority-cabinet = Minority Cabinet
marker-black-friday = Black Friday
nation-france = France
nation-usa-uk = USA/UK
nation-russia = Russia
nation-any = nation of choice
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
place-unused = not in play
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
names-german = Titles are given in German and English.
source-seed = companion booklet
source-public = public source
source-house = house rule
source-own = file of one’s own
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
source-legend = Where it comes from: ● companion booklet · ◐ public source · ○ house rule of this edition · ◆ a file of your own
source-line = { $field }: { $source }
source-field-names = title
source-field-values = values
source-field-event = event
source-field-note = note

## Screen

when-set-up = Set-up
when-round = Round { $round } of { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · the game is over
panel-parties = Parties
panel-parliament = Parliament
panel-parliament-count = { $seats } of { $size } seats
panel-overflow = overflow { $count }
panel-opinion = Opinion track
panel-box = DR box
panel-box-count = { $count } of { $size } (7: anarchy)
panel-society = Society track
panel-foreign = Foreign affairs
panel-economy = Economy
panel-minor = Minor parties
panel-president = President
panel-nsdap = NSDAP track
panel-government = Government
panel-chancellor = chancellor { $party }
panel-supply = Supply
panel-dissolved = dissolved
panel-hand = Hand
panel-stresemann-up = Stresemann ready
panel-stresemann-down = Stresemann face down
panel-stack = top { $card }
panel-beside = beside { $card }
panel-flags = flags: { $flags }
panel-neutral = { $count } neutral seats
panel-criteria = Criteria met: { $count } (small { $small }, great { $great })
panel-empty = empty
panel-nothing = –
column-vp = VP
column-reserve = reserve
column-seats = seats
column-bases = bases
column-cards = cards
column-agenda = agenda
column-figures = figures left
legend-map = S Z K D bases · free | police P, Reichswehr R, black B, Reichsbanner b, soldiers s, workers a, Spartacists p, Ruhr Army m, Red Front f, Free Corps F, Steel Helmet h
legend-markers = Markers: − Poverty, + Prosperity, ! Unrest, ▲ Uprising, ★ Councils, ✖ Regime
card-values = big { $big }, small { $small }
card-removed = after its event out of the game
card-politician = politician
card-reaction-cancel = cancels an announced event of another party
card-reaction-dice = takes 1 die from an announced action of another party
card-reaction-reroll = has a roll of another party repeated
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
cards-others = Cards of the others: { $what }
cards-agendas = Agenda cards
cards-open = Round card and foreign affairs
opponent-automatic = { $side }: the booklet’s bot
opponent-booklet = { $side }: the booklet’s bot
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
prompt-fetch = A reinforcement card is looked for.
prompt-agenda = { $party } secretly chooses an agenda card.
prompt-choose-first = { $party } names the party that begins: { $why }.
prompt-agree-first = { $party }: shall { $other } begin ({ $why })?
prompt-play = { $party } plays a card: which one, and for what?
prompt-use = { $card }: for what?
prompt-other-use = { $party } also uses { $card } for a debate or for actions.
prompt-cancel-event = { $other } announces the event of { $card }. Does { $party } cancel it with a politician?
prompt-actions = { $points ->
    [one] { $party } in { $place }: 1 action point left.
   *[other] { $party } in { $place }: { $points } action points left.
}
prompt-actions-city = { $points ->
    [one] { $party } has 1 action point: in which city?
   *[other] { $party } has { $points } action points: in which city?
}
prompt-topic = { $steps ->
    [one] { $party } moves a topic 1 field: which one?
   *[other] { $party } moves a topic up to { $steps } fields: which one?
}
prompt-point = { $party } moves { $topic } ({ $steps }): where to?
prompt-place-base = { $party } places a base: where? { $count } to go.
prompt-remove-base = { $party } removes a base: which one? { $count } to go.
prompt-demo-base = { $count ->
    [one] The demonstration in { $place } gives { $party } 1 base: fill a slot, or remove a base of another party.
   *[other] The demonstration in { $place } gives { $party } { $count } bases: fill a slot, or remove a base of another party.
}
prompt-put-marker = { $party } places a marker ({ $marker }): where? { $count } to go.
prompt-take-marker = { $party } removes a marker ({ $marker }): where? { $count } to go.
prompt-choose-city = { $face }: { $party } chooses a city.
prompt-choose-cities = { $face }: { $party } chooses cities, { $count } to go.
prompt-mobilise-to = { $party } mobilises units: in which city? { $count } to go.
prompt-mobilise = { $party } mobilises to { $place }: which unit? { $count } to go.
prompt-dissolve = { $party } dissolves a unit: which one? { $count } to go.
prompt-recall = { $party } brings a dissolved unit back: which one? { $count } to go.
prompt-takeover = { $party } takes control of a Reichswehr unit: which one?
prompt-flag = { $change ->
    [more] { $party } places a flag: which nation?
   *[less] { $party } removes a flag: which nation?
}
prompt-society-in = { $party } puts a white marker on the society track: which one?
prompt-society-out = { $party } removes a marker from the society track: which one?
prompt-topic-in = { $party } brings a white topic into play ({ $field }): which one?
prompt-option = { $face }: { $party } chooses one of the effects.
prompt-may = { $face }: { $party } may: { $what }. Is that done?
prompt-vote = { $face }: { $party } votes with { $seats } seats. Yes: { $what }. No: { $other }.
prompt-foe = { $face }: { $party } names another party ({ $what }).
prompt-foreign = { $party } may negotiate: which foreign-affairs card?
prompt-discard = { $party } discards cards: which one? { $count } to go.
prompt-purge = { $party } takes a politician from a discard pile out of the game: which one?
prompt-topic-option = { $party } has won { $topic }: which effect?
prompt-agree = { $topic } lies on a shared field. { $other } proposes: { $option }. Does { $party } agree?
prompt-yellow = { $party }, the chancellor, says which yellow topic comes first.
prompt-majority = A tie for the topic majority (place { $number }): for whom does { $party } decide?
prompt-control = { $party } says who controls the { $minor }.
prompt-ballot = Election of the president: for whom does { $party } vote with { $seats } seats?
prompt-runoff = A tie in the election: the chancellor ({ $party }) says who goes on.
prompt-coalition = Coalitions of equal strength: { $party } says which one is asked first.
prompt-join = Does { $party } form the { $coalition }?
prompt-chancellor = { $party } says who becomes chancellor.
prompt-oppose = { $other } announces: { $action } in { $place }. Does { $party } step in with its own units?
prompt-fewer-dice = { $other } announces: { $action } in { $place }. Does { $party } take 1 die away with a politician?
prompt-react = { $other } announces: { $action } in { $place }. Does { $party } react for 1 reserve point?
prompt-roll-again = { $other } has rolled { $result }. Does { $party } have it rolled again?
prompt-president = Does { $party }, holding the presidency, also debate with { $card }?
prompt-counter-target = Counter-coup in { $place }: against which marker?
prompt-over = The game is over.

## Moves

move-deal = { $card } is dealt
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
move-remove-base = remove the { $party } base in { $place }
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
move-fight = fight { $party }
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
move-purge = take { $card } out of the game
done-cancel-event = let it happen
done-actions = no more actions
done-topic = move no topic
done-mobilise-to = do not mobilise
done-mobilise = enough mobilised
done-dissolve = dissolve no unit
done-foreign = do not negotiate
done-fewer-dice = do not intervene
done-roll-again = the roll stands
yes-agree-first = agreed
no-agree-first = no, the chancellor decides
yes-may = yes, carry it out
no-may = no, forgo it
yes-vote = yes
no-vote = no
yes-agree = agree
no-agree = refuse (nothing happens)
yes-join = join the coalition
no-join = refuse the coalition
yes-oppose = step in
no-oppose = stay out
yes-react = react (1 reserve point)
no-react = do not react
yes-roll-again = roll again with Stresemann
no-roll-again = the roll stands
yes-president = debate as well
no-president = do not debate
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } AP
note-dice = dice: { $count }
note-free = free { $free } of { $slots }
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
group-purge = Out of the game
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Seating: { $parties }
event-round = Round { $round }
event-deck-changed = { $deck }: the pile has been shuffled anew.
event-drawn = { $known ->
    [yes] { $party } draws { $what }.
   *[no] { $party } draws cards: { $count }.
}
event-discarded = { $party } discards { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party } chooses { $agenda }.
   *[no] { $party } has chosen an agenda.
}
event-agenda = Agenda of the { $party }: { $agenda }
event-set-added = { $party } shuffles the set of { $agenda } into its deck.
event-first = { $party } begins: { $why }.
event-impulse = { $party } has its impulse.
event-card = { $party } plays { $card }: { $use }
event-use = { $party } uses { $card }: { $use }
event-removed-card = { $card } is out of the game.
event-cancelled = { $party } cancels the event of { $card }.
event-politician = { $party } plays the politician { $card }.
event-hidden = Hidden cards have decided.
event-base = { $change ->
    [more] { $party }: new base in { $what }.
   *[less] { $party } loses a base in { $what }.
}
event-seat = { $change ->
    [more] { $party } gains seats: { $count }.
   *[less] { $party } loses seats: { $count }.
}
event-vp = { $change ->
    [more] { $party } scores victory points: { $count }.
   *[less] { $party } loses victory points: { $count }.
}
event-reserve = { $change ->
    [more] { $party } stores reserve points: { $count }.
   *[less] { $party } spends reserve points: { $count }.
}
event-unit = Units: { $what }.
event-turned = In { $place } there is now: { $unit }.
event-marker = { $change ->
    [more] { $marker } comes to { $what }.
   *[less] { $marker } leaves { $what }.
}
event-box = { $change ->
    [more] Into the DR box: { $marker } ({ $count }).
   *[less] Out of the DR box: { $marker } ({ $count }).
}
event-economy = The economy is at level { $level }.
event-topic = Topic { $topic }: { $field }.
event-topic-gone = Topic { $topic } leaves the opinion track.
event-topic-won = { $party } decides { $topic }: { $option }
event-society = { $change ->
    [more] Onto the society track: { $marker }.
   *[less] Off the society track: { $marker }.
}
event-flag = { $change ->
    [more] A flag for { $nation }.
   *[less] A flag less for { $nation }.
}
event-roll = { $party } rolls { $result }.
event-again = { $party } has the roll repeated.
event-action = { $party } announces: { $action } in { $place }.
event-dice = { $party } rolls dice: { $count }.
event-result = { $party }, { $action }: result { $result }.
event-reaction = { $party } reacts: result { $result }.
event-joined = { $party } steps in with its own units.
event-city-rolled = Rolled: { $place }.
event-crisis = Crisis roll of the { $party }: { $result }.
event-negotiation = { $party } negotiates { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } is concluded.
   *[no] { $card } has not come about.
}
event-foreign-track = Foreign affairs have reached { $card }.
event-laid = { $card } lies beside the foreign-affairs stack.
event-minor = { $party } controls the { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann is face up again.
   *[no] Stresemann is face down.
}
event-vote = { $agreed ->
    [yes] { $party } votes yes.
   *[no] { $party } votes no.
}
event-ballot = { $party } votes for { $other }.
event-president = { $party } holds the presidency.
event-nsdap = A figure of the { $party } goes onto the NSDAP track.
event-out = Out of the game: { $card }.
event-politics = Politics phase { $number }: { $name }
event-majority = Topic majority, place { $number }: { $party }.
event-parliament = Seats occupied in parliament: { $seats }.
event-coalition = { $agreed ->
    [yes] { $party } agrees: { $coalition }.
   *[no] { $party } refuses: { $coalition }.
}
event-government = Government: { $parties }. Chancellor: { $chancellor }.
event-bonus = { $party }: demonstrations of this round { $count }.
event-final = Final scoring, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterion { $number } met: { $what }.
   *[no] Criterion { $number } missed: { $what }.
}
event-game-over = { $known ->
    [yes] The game is over, { $winner } wins: { $how }.
   *[no] The game is over: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = London Ultimatum concluded
measure-economy = economy level
measure-government = in government
measure-box = markers in the DR box
measure-inflation = Inflation in the DR box
measure-councils = Councils
measure-regimes = Regimes
measure-uprisings = Uprisings
measure-unrest = Unrest
measure-councils-or-regime = cities with Councils or Regime
measure-dissolved = own dissolved units
measure-dissolved-kpd-dnvp = dissolved units of KPD and DNVP
measure-seats = seats
measure-bases = bases
measure-vp = victory points
measure-nsdap = own figures on the NSDAP track
measure-at-least = { $what } at least { $count }
measure-at-most = { $what } at most { $count }
measure-none = not: { $what }
measure-each = for each: { $what }

## Endings

outcome = { $winner } wins: { $how } ({ $rule })
outcome-nobody = Nobody wins: { $how } ({ $rule })
outcome-defeat = Defeat: { $how } ({ $rule })
outcome-defeat-by = Defeat, { $winner } wins: { $how } ({ $rule })
outcome-table = The game ends at the table: { $how }
ending-anarchy = anarchy, the DR box overflows
ending-councils = the council republic has prevailed
ending-regime = a regime has replaced the Republic
ending-overthrow = overthrow with half of the seats
ending-nsdap = the NSDAP is in power, everybody has lost
ending-survival = the Republic has survived, most victory points
ending-great-victory = great victory, at least eight criteria
ending-small-victory = small victory, at least five criteria
ending-defeat = defeat, fewer than five criteria
summary = Round { $round }, { $decisions } decisions; victory points: { $points }

## Why not

refusal-other-decision = “{ $move }” is not what is to be decided now
refusal-not-possible = “{ $move }” is not possible here
refusal-must-do = this must be carried out
refusal-card-not-there = { $card } is not in your hand
refusal-no-such-answer = { $card } cannot answer this
refusal-event-idle = the event of { $card } would do nothing now
refusal-agenda-other-party = { $card } belongs to another party
refusal-agenda-out = { $card } is out of this scenario
refusal-no-slot = { $place } has no free slot
refusal-same-city = { $place } has already been chosen
refusal-other-city = another city is meant
refusal-no-figures = { $party } has no figures left
refusal-no-base = { $party } has no base in { $place }
refusal-no-marker = there is no such marker in { $place }
refusal-marker-barred = no such marker can be placed in { $place }
refusal-points-short = there are not enough action points for this
refusal-city-first = the city of the actions is chosen first
refusal-once-per-card = each kind of dice action is possible once per card
refusal-city-chosen = all actions of a card happen in one city
refusal-reserve-full = the reserve is full
refusal-reserve-empty = the reserve is empty
refusal-reserve-stored = no reserve is spent after points have been stored
refusal-government-only = only government parties may do this
refusal-opposition-only = a party in government makes no coups
refusal-coup-party = { $party } makes no coups
refusal-own-marker = the party’s own marker lies there already
refusal-no-dice = there would be no die to roll
refusal-not-opposition = { $party } is in government
refusal-nothing-to-dissolve = { $party } has no unit there that can be dissolved
refusal-no-unit = there is no such unit in that place
refusal-not-your-unit = { $party } may not move these units
refusal-topic-not-there = this topic is not on the opinion track
refusal-topic-moved = this topic has been moved already
refusal-topic-out = no copy of this topic is left
refusal-too-far = this field is too far away
refusal-spd-topic = with this value the Zentrum must move a topic of the SPD
refusal-useless-option = this option would change nothing
refusal-box-full = the DR box is full
refusal-foreign-closed = { $card } does not lie open

## Effects in words

effect-base = bases { $count }
effect-seat = seats { $count }
effect-vp = victory points { $count }
effect-reserve = reserve { $count }
effect-supply = to the supply: { $count } { $thing }
effect-mobilise = mobilise { $count } { $thing }
effect-dissolve = dissolve units: { $count }
effect-recall = bring back dissolved units: { $count }
effect-takeover = take control of a Reichswehr unit
effect-marker = { $thing } { $count }
effect-economy = economy level { $count }
effect-flag = flags ({ $thing }) { $count }
effect-foreign = foreign-affairs action
effect-advance = foreign-affairs marker 1 forward
effect-lay = lay this card beside the foreign-affairs stack
effect-topic = topic { $thing } on { $field }
effect-steer = { $count ->
    [one] move topic { $thing } 1 field
   *[other] move topic { $thing } up to { $count } fields
}
effect-debate = debate with { $count }
effect-debate-card = debate with both values of the card
effect-demo = demonstration
effect-coup = coup
effect-counter = counter-coup
effect-fight = fight
effect-crisis = crisis rolls: { $count }
effect-society = society track: { $thing }
effect-society-white = a white society marker of choice
effect-society-out = remove a society marker
effect-draw = draw party cards: { $count }
effect-discard = discard party cards: { $count }
effect-discard-all = every party discards all its party cards
effect-fetch = a reinforcement card from the pile to the hand
effect-bonus = demonstrations of this round { $count }
effect-nsdap = a figure onto the NSDAP track
effect-purge = take a politician from a discard pile out of the game
effect-elect = where a party has two or more bases, one becomes a seat
effect-score-seats = victory points by seats
effect-score-cities = victory points by cities with own bases
effect-election = election of the president
effect-order = orders the next round
effect-control = says who controls: { $thing }
effect-out = out of the game: { $thing }
effect-choice = one of: { $what }
effect-or = or
effect-may = if wanted ({ $what })
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
at-any = in a city of choice
at-random = in a random city
topic-any = of choice
if-blockade = a Blockade lies in the DR box
if-no-blockade = no Blockade lies in the DR box
if-done = { $card } is concluded
if-no-done = { $card } is not concluded
if-governs = { $party } in government
if-no-governs = { $party } not in government
if-minority = the Minority Cabinet lies in the DR box
if-no-minority = no Minority Cabinet lies in the DR box
if-majority = { $party } has the most bases { $place }
if-no-majority = { $party } does not have the most bases { $place }
if-councils = Councils lie { $place }
if-no-councils = no Councils lie { $place }
if-impulse = at most impulse { $count }
if-no-impulse = after impulse { $count }
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
rule-w1 = Eleven cities with fixed slots for bases, units of the parties and of the government, threat markers, 24 seats and an overflow. A party’s figures are bases, seats or stand on the NSDAP track. Reichswehr and police are never dissolved.
rule-w2 = Four scenarios: Republic on the Brink (alone, SPD with a restricted Zentrum against two bots, two rounds, ten criteria), War among Brothers (rounds 1–2), Dance on the Volcano (rounds 5–6), the main scenario (six rounds). The seating is drawn.
rule-w3 = Round card, two republic cards each, secret agendas, agenda effects and three party cards; then impulses: in turn one card each until all hands are empty. A party card is event, debate or actions; a republic card is its event and one of the other two.
rule-w4 = Topics lie on a cross with four arms. A debate moves one topic up to the big value and another up to the small one; a reserve point adds a step. A field belongs to the party of the longer distance; equal ones are shared by two.
rule-w5 = Whoever controls a topic chooses one of its effects in the politics phase. White topics come in a fixed order, then yellow ones as the chancellor wants. On shared fields both must agree.
rule-w6 = Six spaces. A new marker goes to the left and pushes the others on; the last one drops out. In every politics phase all take effect from left to right.
rule-w7 = Poverty where Poverty is goes to the DR box; Prosperity and Poverty cancel each other. The seventh marker in the DR box is anarchy. A crisis roll with two dice costs a base, a seat or a victory point; only a 6 costs nothing.
rule-w8 = Eight steps: topic majority (3 seats and 1), topics, society, scoring, state of the Republic, seats of the minor parties, size of the parliament, government. KPD or DNVP with half of the seats overthrows the Republic. The Weimar coalition may not be refused.
rule-w9 = The big value gives action points for one city: mobilise 1, demonstration 1, reserve 1, fight 2, counter-coup 1, take control 2, coup 4 (KPD) or 3 (DNVP). The highest die counts, every further 6 adds 1.
rule-w10 = Up to two reserve points. Whoever has a base in the city and a reserve point may react to a dice action of another party: a 5 takes one die, a 6 two. Politician cards are played from the hand at their moment.
rule-w11 = The top card of the stack or one beside it is negotiated: first its effects before, then 1 die and one for each flag of the nation; on success it leaves the game, otherwise it stays.
rule-w12 = The game ends at once with the seventh marker in the DR box, with Councils or Regimes in Berlin and two more cities or in any four, with the sixth figure on the NSDAP track. Otherwise the final scoring counts after the last round.
rule-w13 = Whoever holds the presidency decides ties and may, once a round, also debate with a party card just played. The election is by seats; without a majority there is a runoff.

## At the prompt

ask-hand-over = { $side } is to decide. The others look away; then press Enter.
why-what = Name what you want explained: why Berlin, why A22 event
rules-which = Name a chapter from W1 to W13, for instance rules W9.
cards-unknown = There is no card “{ $answer }”. Give its number or a part of its title: cards A22
help-why = NAME: why something is not allowed now, with the chapter of the rules
help-map = the whole board with all tracks and the legend
help-cards = hand, agendas and open cards with their provenance (cards A22: one card with its note)
help-rules = a chapter of the rules, for instance rules W9; without a number the list
show-hand = Hand of the { $party }

## Arena and the computer players' reasons

feature-points = victory points
feature-goals = the party’s goals in the politics phase
feature-final-scoring = final scoring
feature-government = government declaration
feature-crisis = crisis rolls
feature-seats = seats in parliament
feature-overthrow = overthrow in parliament
feature-bases = party bases
feature-cities = cities with own bases
feature-units = units
feature-sudden-win = Councils or Regimes on the way to a sudden victory
feature-uprisings = Uprisings
feature-coup = prospects of a coup
feature-anarchy = the lead when anarchy looms
feature-topics = issues on the opinion track
feature-minor-parties = minor parties
feature-reserve = reserve
feature-hand = cards in hand
feature-nsdap = figures on the NSDAP track
feature-under-way = action points and steps still to use
feature-criteria = criteria of the solo scenario

## The page

level-automatic = the booklet’s bot
page-map = Map of Germany with eleven cities
page-bases = { $used } of { $slots } slots taken: { $who }
page-city-number = The number of a city: the sum of two dice that picks it.
page-field = Field { $field }, belongs to: { $who }
page-topic = Topic { $topic } on { $field }, belongs to: { $who }
page-no-topics = No topic lies on the cross yet.
page-republic = State of the Republic
page-seventh = 7th marker: anarchy
page-danger = { $state ->
    [full] The DR box is full: the next marker ends the Republic.
    [near] One free space left; the marker after it ends the Republic.
   *[other] { $left } markers until anarchy.
}
page-foreign-done = Concluded: { $what }
page-offices = Offices and minor parties
page-used = used this round
page-out = not in play
page-end = End
page-chancellor = chancellor’s party
page-governs = in government
page-in-play = { $party } plays this card
page-choose-agenda = Agenda cards to choose from
page-hand-of = Hand: { $party } ({ $count })
page-no-hand = No cards in hand.
page-other-hand = { $party }: cards { $count }
page-rules = The rules of Weimar
page-cards = The cards of Weimar
page-new = Play Weimar
page-scenario = Scenario
page-who-plays = Who plays which party?
page-me = me
page-link = somebody with a link
page-solo = You play SPD and Zentrum; KPD and DNVP follow the booklet’s tables.
lesson-start = Guided solo game
lesson-about = A coach explains everything as it comes onto the table.
page-tab-opinion = Opinion
cards-about = Every card as this edition plays it. A sign says where its title, its values and its event come from.

## The guided solo game

lesson-title = The Republic on the brink
lesson-welcome = Welcome to the Weimar Republic. You lead SPD and Zentrum through two rounds; KPD and DNVP play by the booklet’s tables.
lesson-goal = At the end ten criteria count: seats, bases, economy, treaties, calm. Five are a small victory, eight a great one. On the left stand all four parties with their points.
lesson-map = Eleven cities have fixed slots for bases. Each party has its shape: a circle for the SPD, a square for the Zentrum, a diamond for the KPD, a hexagon for the DNVP. The small number is the city’s dice sum.
lesson-threats = Poverty, Unrest, Councils and Regimes stand in words beside their city. They cost points and seats. Take them away where you can.
lesson-box = The DR box has six spaces. The seventh marker is the end: anarchy. Always keep a space free.
lesson-opinion = The topics lie on the cross. Each arm belongs to a party; whoever a topic is nearest to decides it. Debates move topics.
lesson-parliament = The Reichstag has 24 seats. What goes beyond is lost at the next count. The government comes from the seats.
lesson-bases = A base is placed now. Cities with a blue ring are allowed. Click one, or go there with Tab and the arrow keys.
lesson-agenda = Each party secretly chooses an agenda. It brings topics onto the cross and gives an advantage. Click a card to see it large.
lesson-cards = You play a card. The big number is action points or steps in a debate, the small one the steps of the second topic. The little signs say where a value comes from.
lesson-uses = A card serves for its event, a debate or actions. Republic cards bring their event and one of the other two. What is not possible stands there with its reason.
lesson-debate = In a debate you move topics towards you. Choose the topic first, then the field. On shared fields two parties have to agree.
lesson-actions = All actions of a card happen in one city. Units give dice for demonstrations and against coups. Points left over can be stored as reserve.
lesson-bots = Impulses go round. What KPD and DNVP did stands in the log. A click on a sentence shows the table as it was then.
lesson-why-not = Do click something that does not glow. The table tells you the reason and the chapter of the rules.
lesson-undo = A move can be taken back as long as nothing hidden has come to light. Press U or the button above.
lesson-politics = After the cards comes the politics phase. Topics are decided, society takes effect, goals score points. Read along step by step in the log.
lesson-government = A new government is in office. Only government parties lead police and Reichswehr. The chancellor decides about the yellow topics.
lesson-round = The second round begins. See which criteria are still missing. Every card counts now.
lesson-finished = The game is over. All ten criteria stand in the log. Try again, or play with four.

## Arena, data sets, study

arena-period = round
arena-matches-many = Results by party
arena-matches-many-note = The first player's results: with its two parties together, then its share of wins with each party.
arena-side-many = party
arena-pairs-many-note = The six games of a pair have the same deal: each of the two holds every two parties once. The difference in Elo points is that of the score.
arena-sides-many = Parties
arena-sides-solo = The person and the bots
arena-matches-solo-note = The first player’s results: both sides together, as the person at the table, and where the other player sat there (a point where the bots win).
seat-republic = SPD and Zentrum
seat-bots = the booklet’s bots
lesson-short = The solo game with a guide; no rulebook needed.
