## Computer players

level-booklet = Booklet bot
level-booklet-about = Plays KPD or DNVP of Weimar by the tables of the companion booklet.

## Looking after a server

cli-serve-weimar = a folder with values of your own for Weimar: new tables are played with them

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

## Weimar: arena and the computer players' reasons

dataset-written-weimar = { $path } written: { $games } games, { $decisions } decisions.
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
