## Giocatori computer

level-booklet = Bot del fascicolo
level-booklet-about = Gioca la KPD o la DNVP di Weimar secondo le tabelle del fascicolo.

## Curare un server

cli-serve-weimar = una cartella con valori propri per Weimar: i nuovi tavoli si giocano con quelli

## Weimar: names

weimar-title = Weimar
weimar-party-spd = SPD
weimar-party-zentrum = Zentrum
weimar-party-kpd = KPD
weimar-party-dnvp = DNVP
weimar-party-you = tu
weimar-party-gov = ogni partito di governo
weimar-party-others = ogni altro partito
weimar-party-foe = un altro partito
weimar-party-chancellor = partito del cancelliere
weimar-party-nobody = nessuno
weimar-unit-police = Polizia
weimar-unit-reichswehr1 = Reichswehr 1
weimar-unit-reichswehr2 = Reichswehr 2
weimar-unit-black-reichswehr1 = Reichswehr nera 1
weimar-unit-black-reichswehr2 = Reichswehr nera 2
weimar-unit-reichsbanner = Reichsbanner
weimar-unit-soldiers = Soldati
weimar-unit-workers = Operai
weimar-unit-spartakus = Spartachisti
weimar-unit-ruhrarmee = Armata rossa della Ruhr
weimar-unit-rfb = Lega dei combattenti rossi
weimar-unit-freikorps1 = Freikorps 1
weimar-unit-freikorps2 = Freikorps 2
weimar-unit-stahlhelm = Stahlhelm
weimar-unit-own = unità proprie
weimar-unit-gov = polizia o Reichswehr
weimar-marker-poverty = Povertà
weimar-marker-prosperity = Benessere
weimar-marker-unrest = Disordini
weimar-marker-uprising = Insurrezione
weimar-marker-councils = Repubblica dei consigli
weimar-marker-regime = Regime
weimar-marker-inflation = Inflazione
weimar-marker-blockade = Blocco navale
weimar-marker-violent-peace = Pace imposta
weimar-marker-instable-state = Stato instabile
weimar-marker-minority-cabinet = Gabinetto presidenziale
weimar-marker-black-friday = Venerdì nero
weimar-nation-france = Francia
weimar-nation-usa-uk = USA/Regno Unito
weimar-nation-russia = Russia
weimar-nation-any = nazione a scelta
weimar-coalition-left = coalizione di sinistra (SPD, KPD)
weimar-coalition-weimar = coalizione di Weimar (SPD, Zentrum)
weimar-coalition-right = coalizione di destra (Zentrum, DNVP)
weimar-use-event = evento
weimar-use-debate = dibattito
weimar-use-actions = azioni
weimar-minor-uspd = USPD
weimar-minor-ddp = DDP
weimar-minor-dvp = DVP
weimar-action-demonstration = manifestazione
weimar-action-coup = colpo di Stato
weimar-action-counter = contro-colpo
weimar-action-fight = scontro
weimar-why-agenda = gli effetti delle agende
weimar-why-early = le carte anticipate
weimar-why-impulses = gli impulsi
weimar-place-supply = riserva
weimar-place-dissolved = unità disciolte
weimar-place-unused = fuori gioco
weimar-politics-1 = maggioranza dei temi
weimar-politics-2 = temi vinti
weimar-politics-3 = tracciato della società
weimar-politics-4 = punteggio dei partiti
weimar-politics-5 = stato della Repubblica
weimar-politics-6 = seggi dei partiti minori
weimar-politics-7 = dimensione del parlamento
weimar-politics-8 = nuovo governo
weimar-deck-republic = carte repubblica
weimar-deck-party = carte del partito { $party }
weimar-card = { $number } «{ $title }»
weimar-card-hidden = una carta coperta
weimar-agenda-hidden = coperta
weimar-field-centre = casella 0
weimar-field-arm = { $party } { $number }
weimar-topic-copy = { $topic } { $number }
weimar-names-german = I titoli sono in tedesco, come nella scatola.
weimar-source-seed = libretto
weimar-source-public = fonte pubblica
weimar-source-house = regola della casa
weimar-source-own = file proprio
weimar-paragraph-number = paragrafo { $number }
weimar-paragraph-example-set-up = esempio, preparazione
weimar-paragraph-example-republic = esempio, fase della Repubblica
weimar-paragraph-example-agenda = esempio, fase dell’agenda
weimar-paragraph-example-early = esempio, carte prima del primo impulso
weimar-paragraph-example-impulse = esempio, impulso { $number }
weimar-paragraph-example-politics = esempio, fase politica { $number }
weimar-paragraph-example-outlook = esempio, prospettive
weimar-paragraph-scenarios = elenco degli scenari
weimar-paragraph-histories = storia delle carte
weimar-paragraph-notes = note dell’autore
weimar-own-values = valori propri di questo server
weimar-source-legend = Provenienza: ● libretto · ◐ fonte pubblica · ○ regola di questa edizione · ◆ file proprio
weimar-source-line = { $field }: { $source }
weimar-source-field-names = titolo
weimar-source-field-values = valori
weimar-source-field-event = evento
weimar-source-field-note = nota

## Weimar: screen

weimar-header = { $scenario } · Turno { $round } di { $last }
weimar-header-over = { $scenario } · la partita è finita
weimar-panel-parties = Partiti
weimar-panel-parliament = Parlamento
weimar-panel-parliament-count = { $seats } seggi su { $size }
weimar-panel-overflow = eccedenza { $count }
weimar-panel-opinion = Tracciato dell’opinione
weimar-panel-box = Casella DR
weimar-panel-box-count = { $count } su { $size } (7: anarchia)
weimar-panel-society = Società
weimar-panel-foreign = Politica estera
weimar-panel-economy = Economia
weimar-panel-minor = Partiti minori
weimar-panel-president = Presidente
weimar-panel-nsdap = Tracciato NSDAP
weimar-panel-government = Governo
weimar-panel-chancellor = cancelliere { $party }
weimar-panel-supply = Riserva di unità
weimar-panel-dissolved = disciolte
weimar-panel-hand = Mano
weimar-panel-stresemann-up = Stresemann pronto
weimar-panel-stresemann-down = Stresemann coperto
weimar-panel-stack = in cima { $card }
weimar-panel-beside = accanto { $card }
weimar-panel-flags = bandiere: { $flags }
weimar-panel-neutral = { $count } seggi neutrali
weimar-panel-criteria = Criteri soddisfatti: { $count } (piccola { $small }, grande { $great })
weimar-panel-empty = vuoto
weimar-panel-nothing = –
weimar-column-vp = PV
weimar-column-reserve = riserva
weimar-column-seats = seggi
weimar-column-bases = basi
weimar-column-cards = carte
weimar-column-agenda = agenda
weimar-column-figures = pedine rimaste
weimar-legend-map = S Z K D basi · libero | polizia P, Reichswehr R, nera B, Reichsbanner b, soldati s, operai a, spartachisti p, armata della Ruhr m, RFB f, Freikorps F, Stahlhelm h
weimar-legend-markers = Segnalini: − povertà, + benessere, ! disordini, ▲ insurrezione, ★ consigli, ✖ regime
weimar-card-values = grande { $big }, piccolo { $small }
weimar-card-removed = dopo l’evento fuori dal gioco
weimar-card-politician = politico
weimar-card-reaction-cancel = annulla un evento annunciato di un altro partito
weimar-card-reaction-dice = toglie 1 dado a un’azione annunciata di un altro partito
weimar-card-reaction-reroll = fa ripetere un tiro di un altro partito
weimar-card-adds = aggiunge al mazzo: { $cards }
weimar-card-early = 1 carta prima del primo impulso
weimar-card-topics = temi: { $what }
weimar-card-nothing = nessun effetto
weimar-card-nsdap = carta NSDAP
weimar-card-target = obiettivo { $number } ({ $nation })
weimar-card-before = prima: { $what }
weimar-card-success = successo: { $what }
weimar-card-always = sempre: { $what }
weimar-card-end = a fine turno: { $what }
weimar-cards-others = Carte degli altri: { $what }
weimar-cards-agendas = Carte agenda
weimar-cards-open = Carta turno e politica estera
weimar-bot-party = { $party }: bot del libretto
weimar-opponent = { $party }: computer ({ $name })

## Weimar: questions

weimar-prompt-deal = Si distribuisce una carta.
weimar-prompt-seating = Si sorteggiano i posti.
weimar-prompt-roll = Si tirano i dadi.
weimar-prompt-start-city = Si tira una città a caso.
weimar-prompt-decide-die = Un dado decide per il bot.
weimar-prompt-bot-draw = Il bot scopre una carta.
weimar-prompt-fetch = Si cerca una carta rinforzi.
weimar-prompt-agenda = { $party } sceglie in segreto una carta agenda.
weimar-prompt-choose-first = { $party } indica il partito che comincia: { $why }.
weimar-prompt-agree-first = { $party }: comincia { $other } ({ $why })?
weimar-prompt-play = { $party } gioca una carta: quale, e per che cosa?
weimar-prompt-use = { $card }: per che cosa?
weimar-prompt-other-use = { $party } usa { $card } anche per un dibattito o per azioni.
weimar-prompt-cancel-event = { $other } annuncia l’evento di { $card }. { $party } lo annulla con un politico?
weimar-prompt-actions = { $points ->
    [one] { $party } a { $place }: resta 1 punto azione.
   *[other] { $party } a { $place }: restano { $points } punti azione.
}
weimar-prompt-actions-city = { $points ->
    [one] { $party } ha 1 punto azione: in quale città?
   *[other] { $party } ha { $points } punti azione: in quale città?
}
weimar-prompt-topic = { $steps ->
    [one] { $party } muove un tema di 1 casella: quale?
   *[other] { $party } muove un tema fino a { $steps } caselle: quale?
}
weimar-prompt-point = { $party } muove { $topic } ({ $steps }): dove?
weimar-prompt-place-base = { $party } pone una base: dove? Ne restano { $count }.
weimar-prompt-remove-base = { $party } toglie una base: quale? Ne restano { $count }.
weimar-prompt-demo-base = { $count ->
    [one] La manifestazione a { $place } dà 1 base a { $party }: occupare un posto o togliere una base altrui.
   *[other] La manifestazione a { $place } dà { $count } basi a { $party }: occupare un posto o togliere una base altrui.
}
weimar-prompt-put-marker = { $party } mette un segnalino ({ $marker }): dove? Ne restano { $count }.
weimar-prompt-take-marker = { $party } toglie un segnalino ({ $marker }): dove? Ne restano { $count }.
weimar-prompt-choose-city = { $face }: { $party } sceglie una città.
weimar-prompt-choose-cities = { $face }: { $party } sceglie città, ne restano { $count }.
weimar-prompt-mobilise-to = { $party } mobilita unità: in quale città? Ne restano { $count }.
weimar-prompt-mobilise = { $party } mobilita verso { $place }: quale unità? Ne restano { $count }.
weimar-prompt-dissolve = { $party } scioglie un’unità: quale? Ne restano { $count }.
weimar-prompt-recall = { $party } riprende un’unità disciolta: quale? Ne restano { $count }.
weimar-prompt-takeover = { $party } prende il controllo di una Reichswehr: quale?
weimar-prompt-flag = { $change ->
    [more] { $party } mette una bandiera: quale nazione?
   *[less] { $party } toglie una bandiera: quale nazione?
}
weimar-prompt-society-in = { $party } mette un segnalino bianco sul tracciato della società: quale?
weimar-prompt-society-out = { $party } toglie un segnalino dal tracciato della società: quale?
weimar-prompt-topic-in = { $party } porta in gioco un tema bianco ({ $field }): quale?
weimar-prompt-option = { $face }: { $party } sceglie uno degli effetti.
weimar-prompt-may = { $face }: { $party } può: { $what }. Lo fa?
weimar-prompt-vote = { $face }: { $party } vota con { $seats } seggi. Sì: { $what }. No: { $other }.
weimar-prompt-foe = { $face }: { $party } indica un altro partito ({ $what }).
weimar-prompt-foreign = { $party } può negoziare: quale carta di politica estera?
weimar-prompt-discard = { $party } scarta carte: quale? Ne restano { $count }.
weimar-prompt-purge = { $party } toglie dal gioco un politico da una pila degli scarti: quale?
weimar-prompt-topic-option = { $party } ha vinto { $topic }: quale effetto?
weimar-prompt-agree = { $topic } è su una casella condivisa. { $other } propone: { $option }. { $party } è d’accordo?
weimar-prompt-yellow = { $party }, il cancelliere, dice quale tema giallo viene prima.
weimar-prompt-majority = Parità nella maggioranza dei temi (posto { $number }): per chi decide { $party }?
weimar-prompt-control = { $party } dice chi controlla la { $minor }.
weimar-prompt-ballot = Elezione del presidente: per chi vota { $party } con { $seats } seggi?
weimar-prompt-runoff = Parità nell’elezione: il cancelliere ({ $party }) dice chi passa.
weimar-prompt-coalition = Coalizioni di pari forza: { $party } dice quale viene interpellata per prima.
weimar-prompt-join = { $party } forma la { $coalition }?
weimar-prompt-chancellor = { $party } dice chi diventa cancelliere.
weimar-prompt-oppose = { $other } annuncia: { $action } a { $place }. { $party } interviene con le proprie unità?
weimar-prompt-fewer-dice = { $other } annuncia: { $action } a { $place }. { $party } toglie 1 dado con un politico?
weimar-prompt-react = { $other } annuncia: { $action } a { $place }. { $party } reagisce per 1 punto riserva?
weimar-prompt-roll-again = { $other } ha tirato { $result }. { $party } fa ripetere il tiro?
weimar-prompt-president = { $party }, che ha la presidenza, dibatte anche con { $card }?
weimar-prompt-counter-target = Contro-colpo a { $place }: contro quale segnalino?

## Weimar: moves

weimar-move-deal = si dà { $card }
weimar-move-done = fatto
weimar-move-roll = tiro { $number }
weimar-move-roll-two = tiro { $first } e { $second }
weimar-move-seating = posti { $parties }
weimar-move-agenda = { $agenda }
weimar-move-party = { $party }
weimar-move-play = { $card }: { $use }
weimar-move-use = { $use }
weimar-move-city = { $place }
weimar-move-base = base a { $place }
weimar-move-remove-base = togliere la base { $party } a { $place }
weimar-move-put = segnalino a { $place }
weimar-move-take = segnalino da { $place }
weimar-move-mobilise = mobilitare { $unit } ({ $from })
weimar-move-dissolve = sciogliere { $unit } a { $place }
weimar-move-recall = riprendere { $unit }
weimar-move-takeover = prendere il controllo di { $unit } a { $place }
weimar-move-win-back = riconquistare { $unit }
weimar-move-demonstration = manifestazione
weimar-move-coup = colpo di Stato
weimar-move-counter = contro-colpo contro { $marker }
weimar-move-fight = scontro con { $party }
weimar-move-store = mettere da parte 1 punto riserva
weimar-move-spend = spendere 1 punto riserva
weimar-move-better = risultato +1
weimar-move-topic = { $topic }
weimar-move-point = su { $field }
weimar-move-option = { $option }
weimar-move-yes = sì
weimar-move-no = no
weimar-move-society = { $marker }
weimar-move-nation = bandiera { $nation }
weimar-move-foreign = negoziare { $card }
weimar-move-coalition = { $coalition }
weimar-move-answer = con { $card }
weimar-move-discard = scartare { $card }
weimar-move-purge = togliere { $card } dal gioco
weimar-done-cancel-event = non annullare
weimar-done-actions = nessun’altra azione
weimar-done-topic = non muovere temi
weimar-done-mobilise-to = non mobilitare
weimar-done-mobilise = basta mobilitare
weimar-done-dissolve = non sciogliere unità
weimar-done-foreign = non negoziare
weimar-done-fewer-dice = non intervenire
weimar-done-roll-again = il tiro resta
weimar-yes-agree-first = d’accordo
weimar-no-agree-first = no, decide il cancelliere
weimar-yes-may = sì, eseguirlo
weimar-no-may = no, rinunciare
weimar-yes-vote = sì
weimar-no-vote = no
weimar-yes-agree = accettare
weimar-no-agree = rifiutare (non accade nulla)
weimar-yes-join = entrare nella coalizione
weimar-no-join = rifiutare la coalizione
weimar-yes-oppose = intervenire
weimar-no-oppose = restare fuori
weimar-yes-react = reagire (1 punto riserva)
weimar-no-react = non reagire
weimar-yes-roll-again = ripetere con Stresemann
weimar-no-roll-again = il tiro resta
weimar-yes-president = anche dibattere
weimar-no-president = non dibattere
weimar-note-cost = { $count } PA
weimar-note-dice = dadi: { $count }
weimar-note-free = liberi { $free } su { $slots }
weimar-use-note-event = { $what }
weimar-use-note-event-republic = { $what } – poi dibattito o azioni
weimar-use-note-debate = { $big ->
    [one] un tema di 1 casella, un altro fino a { $small }
   *[other] un tema fino a { $big } caselle, un altro fino a { $small }
}
weimar-use-note-actions = { $big ->
    [one] 1 punto azione in una città
   *[other] { $big } punti azione in una città
}
weimar-use-note-first = { $what } (poi l’evento)

## Weimar: headings of choices

weimar-group-deal = Carta
weimar-group-done = Altrimenti
weimar-group-roll = Dado
weimar-group-roll-two = Dadi
weimar-group-seating = Posti
weimar-group-agenda = Agenda
weimar-group-party = Partito
weimar-group-play = Carta
weimar-group-use = Uso
weimar-group-city = Città
weimar-group-base = Porre una base
weimar-group-remove-base = Togliere una base
weimar-group-put = Mettere un segnalino
weimar-group-take = Togliere un segnalino
weimar-group-mobilise = Mobilitare
weimar-group-dissolve = Sciogliere
weimar-group-recall = Riprendere
weimar-group-takeover = Prendere il controllo
weimar-group-win-back = Riconquistare
weimar-group-demonstration = Azione con dadi
weimar-group-coup = Azione con dadi
weimar-group-counter = Azione con dadi
weimar-group-fight = Azione con dadi
weimar-group-store = Riserva
weimar-group-spend = Riserva
weimar-group-better = Riserva
weimar-group-topic = Tema
weimar-group-point = Casella
weimar-group-option = Effetto
weimar-group-yes = Risposta
weimar-group-no = Risposta
weimar-group-society = Segnalino
weimar-group-nation = Nazione
weimar-group-foreign = Negoziare
weimar-group-coalition = Coalizione
weimar-group-answer = Politico
weimar-group-discard = Scartare
weimar-group-purge = Fuori dal gioco

## Weimar: what happened

weimar-event-seating = Posti: { $parties }
weimar-event-round = Turno { $round }
weimar-event-deck-changed = { $deck }: il mazzo è stato rimescolato.
weimar-event-drawn = { $known ->
    [yes] { $party } pesca { $what }.
   *[no] { $party } pesca carte: { $count }.
}
weimar-event-discarded = { $party } scarta { $what }.
weimar-event-agenda-chosen = { $known ->
    [yes] { $party } sceglie { $agenda }.
   *[no] { $party } ha scelto un’agenda.
}
weimar-event-agenda = Agenda { $party }: { $agenda }
weimar-event-set-added = { $party } mescola nel mazzo le carte di { $agenda }.
weimar-event-first = { $party } comincia: { $why }.
weimar-event-impulse = Impulso di { $party }.
weimar-event-card = { $party } gioca { $card }: { $use }
weimar-event-use = { $party } usa { $card }: { $use }
weimar-event-removed-card = { $card } è fuori dal gioco.
weimar-event-cancelled = { $party } annulla l’evento di { $card }.
weimar-event-politician = { $party } gioca il politico { $card }.
weimar-event-hidden = Hanno deciso carte coperte.
weimar-event-base = { $change ->
    [more] { $party }: nuova base a { $what }.
   *[less] { $party } perde una base a { $what }.
}
weimar-event-seat = { $change ->
    [more] { $party } guadagna seggi: { $count }.
   *[less] { $party } perde seggi: { $count }.
}
weimar-event-vp = { $change ->
    [more] { $party } ottiene punti vittoria: { $count }.
   *[less] { $party } perde punti vittoria: { $count }.
}
weimar-event-reserve = { $change ->
    [more] { $party } mette da parte punti riserva: { $count }.
   *[less] { $party } spende punti riserva: { $count }.
}
weimar-event-unit = Unità: { $what }.
weimar-event-turned = A { $place } ora c’è: { $unit }.
weimar-event-marker = { $change ->
    [more] { $marker } arriva a { $what }.
   *[less] { $marker } scompare da { $what }.
}
weimar-event-box = { $change ->
    [more] Nella casella DR: { $marker } ({ $count }).
   *[less] Fuori dalla casella DR: { $marker } ({ $count }).
}
weimar-event-economy = L’economia è al livello { $level }.
weimar-event-topic = Tema { $topic }: { $field }.
weimar-event-topic-gone = Il tema { $topic } lascia il tracciato dell’opinione.
weimar-event-topic-won = { $party } decide { $topic }: { $option }
weimar-event-society = { $change ->
    [more] Sul tracciato della società: { $marker }.
   *[less] Via dal tracciato della società: { $marker }.
}
weimar-event-flag = { $change ->
    [more] Una bandiera per { $nation }.
   *[less] Una bandiera in meno per { $nation }.
}
weimar-event-roll = { $party } tira { $result }.
weimar-event-again = { $party } fa ripetere il tiro.
weimar-event-action = { $party } annuncia: { $action } a { $place }.
weimar-event-dice = { $party } tira dadi: { $count }.
weimar-event-result = { $party }, { $action }: risultato { $result }.
weimar-event-reaction = { $party } reagisce: risultato { $result }.
weimar-event-joined = { $party } interviene con le proprie unità.
weimar-event-city-rolled = Estratta: { $place }.
weimar-event-crisis = Tiro di crisi di { $party }: { $result }.
weimar-event-negotiation = { $party } negozia { $card }.
weimar-event-negotiated = { $agreed ->
    [yes] { $card } è concluso.
   *[no] { $card } non è andato in porto.
}
weimar-event-foreign-track = La politica estera è a { $card }.
weimar-event-laid = { $card } è accanto al mazzo di politica estera.
weimar-event-minor = { $party } controlla la { $minor }.
weimar-event-stresemann = { $known ->
    [yes] Stresemann è di nuovo scoperto.
   *[no] Stresemann è coperto.
}
weimar-event-vote = { $agreed ->
    [yes] { $party } vota sì.
   *[no] { $party } vota no.
}
weimar-event-ballot = { $party } vota per { $other }.
weimar-event-president = { $party } ha la presidenza.
weimar-event-nsdap = Una pedina { $party } va sul tracciato NSDAP.
weimar-event-out = Fuori dal gioco: { $card }.
weimar-event-politics = Fase politica { $number }: { $name }
weimar-event-majority = Maggioranza dei temi, posto { $number }: { $party }.
weimar-event-parliament = Seggi occupati in parlamento: { $seats }.
weimar-event-coalition = { $agreed ->
    [yes] { $party } accetta: { $coalition }.
   *[no] { $party } rifiuta: { $coalition }.
}
weimar-event-government = Governo: { $parties }. Cancelliere: { $chancellor }.
weimar-event-bonus = { $party }: manifestazioni di questo turno { $count }.
weimar-event-final = Punteggio finale, { $party }: { $what } ({ $count }).
weimar-event-criterion = { $agreed ->
    [yes] Criterio { $number } soddisfatto: { $what }.
   *[no] Criterio { $number } mancato: { $what }.
}
weimar-event-game-over = { $known ->
    [yes] La partita è finita, { $winner } vince: { $how }.
   *[no] La partita è finita: { $how }.
}
weimar-unit-moved = { $unit } { $from } → { $to }
weimar-measure-ultimatum = ultimatum di Londra concluso
weimar-measure-economy = livello dell’economia
weimar-measure-government = al governo
weimar-measure-box = segnalini nella casella DR
weimar-measure-inflation = inflazione nella casella DR
weimar-measure-councils = repubbliche dei consigli
weimar-measure-regimes = regimi
weimar-measure-uprisings = insurrezioni
weimar-measure-unrest = disordini
weimar-measure-councils-or-regime = città con consigli o regime
weimar-measure-dissolved = proprie unità disciolte
weimar-measure-dissolved-kpd-dnvp = unità disciolte di KPD e DNVP
weimar-measure-seats = seggi
weimar-measure-bases = basi
weimar-measure-vp = punti vittoria
weimar-measure-nsdap = proprie pedine sul tracciato NSDAP
weimar-measure-at-least = { $what } almeno { $count }
weimar-measure-at-most = { $what } al massimo { $count }
weimar-measure-none = non: { $what }
weimar-measure-each = per ciascuno: { $what }

## Weimar: endings

weimar-outcome = { $winner } vince: { $how } ({ $rule })
weimar-outcome-nobody = Nessuno vince: { $how } ({ $rule })
weimar-outcome-defeat = Sconfitta: { $how } ({ $rule })
weimar-outcome-defeat-by = Sconfitta, { $winner } vince: { $how } ({ $rule })
weimar-outcome-table = La partita finisce al tavolo: { $how }
weimar-ending-anarchy = anarchia, la casella DR trabocca
weimar-ending-councils = ha trionfato la repubblica dei consigli
weimar-ending-regime = un regime ha sostituito la Repubblica
weimar-ending-overthrow = rovesciamento con metà dei seggi
weimar-ending-nsdap = la NSDAP è al potere, tutti hanno perso
weimar-ending-survival = la Repubblica è sopravvissuta, più punti vittoria
weimar-ending-great-victory = grande vittoria, almeno otto criteri
weimar-ending-small-victory = piccola vittoria, almeno cinque criteri
weimar-ending-defeat = sconfitta, meno di cinque criteri
weimar-summary = Turno { $round }, { $decisions } decisioni; punti vittoria: { $points }

## Weimar: why not

refusal-weimar-card-not-there = { $card } non è nella tua mano
refusal-weimar-no-such-answer = { $card } non può rispondere a questo
refusal-weimar-event-idle = l’evento di { $card } ora non farebbe nulla
refusal-weimar-agenda-other-party = { $card } appartiene a un altro partito
refusal-weimar-agenda-out = { $card } non fa parte di questo scenario
refusal-weimar-no-slot = { $place } non ha posti liberi
refusal-weimar-same-city = { $place } è già stata scelta
refusal-weimar-other-city = si intende un’altra città
refusal-weimar-no-figures = { $party } non ha più pedine
refusal-weimar-no-base = { $party } non ha basi a { $place }
refusal-weimar-no-marker = a { $place } non c’è tale segnalino
refusal-weimar-marker-barred = a { $place } questo segnalino non può stare
refusal-weimar-points-short = i punti azione non bastano
refusal-weimar-city-first = prima si sceglie la città delle azioni
refusal-weimar-once-per-card = ogni tipo di azione con dadi è possibile una volta per carta
refusal-weimar-city-chosen = tutte le azioni di una carta avvengono in una città
refusal-weimar-reserve-full = la riserva è piena
refusal-weimar-reserve-empty = la riserva è vuota
refusal-weimar-reserve-stored = dopo aver messo da parte punti non se ne spendono
refusal-weimar-government-only = possono farlo solo i partiti di governo
refusal-weimar-opposition-only = un partito al governo non fa colpi di Stato
refusal-weimar-coup-party = { $party } non fa colpi di Stato
refusal-weimar-own-marker = lì c’è già il proprio segnalino
refusal-weimar-no-dice = non ci sarebbe alcun dado da tirare
refusal-weimar-not-opposition = { $party } è al governo
refusal-weimar-nothing-to-dissolve = { $party } non ha lì unità che si possano sciogliere
refusal-weimar-no-unit = lì non c’è una tale unità
refusal-weimar-not-your-unit = { $party } non può muovere queste unità
refusal-weimar-topic-not-there = questo tema non è sul tracciato dell’opinione
refusal-weimar-topic-moved = questo tema è già stato mosso
refusal-weimar-topic-out = di questo tema non restano segnalini
refusal-weimar-too-far = questa casella è troppo lontana
refusal-weimar-spd-topic = con questo valore il Zentrum deve muovere un tema della SPD
refusal-weimar-useless-option = questo effetto non cambierebbe nulla
refusal-weimar-box-full = la casella DR è piena
refusal-weimar-foreign-closed = { $card } non è scoperta

## Weimar: effects in words

weimar-effect-base = basi { $count }
weimar-effect-seat = seggi { $count }
weimar-effect-vp = punti vittoria { $count }
weimar-effect-reserve = riserva { $count }
weimar-effect-supply = nella riserva: { $count } { $thing }
weimar-effect-mobilise = mobilitare { $count } { $thing }
weimar-effect-dissolve = sciogliere unità: { $count }
weimar-effect-recall = riprendere unità disciolte: { $count }
weimar-effect-takeover = prendere il controllo di una Reichswehr
weimar-effect-marker = { $thing } { $count }
weimar-effect-economy = livello dell’economia { $count }
weimar-effect-flag = bandiere ({ $thing }) { $count }
weimar-effect-foreign = azione di politica estera
weimar-effect-advance = segnalino della politica estera avanti di 1
weimar-effect-lay = mettere questa carta accanto al mazzo di politica estera
weimar-effect-topic = tema { $thing } su { $field }
weimar-effect-steer = { $count ->
    [one] muovere il tema { $thing } di 1 casella
   *[other] muovere il tema { $thing } fino a { $count } caselle
}
weimar-effect-debate = dibattito con { $count }
weimar-effect-debate-card = dibattito con entrambi i valori della carta
weimar-effect-demo = manifestazione
weimar-effect-coup = colpo di Stato
weimar-effect-counter = contro-colpo
weimar-effect-fight = scontro
weimar-effect-crisis = tiri di crisi: { $count }
weimar-effect-society = società: { $thing }
weimar-effect-society-white = un segnalino bianco della società a scelta
weimar-effect-society-out = togliere un segnalino della società
weimar-effect-draw = pescare carte del partito: { $count }
weimar-effect-discard = scartare carte del partito: { $count }
weimar-effect-discard-all = ogni partito scarta tutte le sue carte
weimar-effect-fetch = una carta rinforzi dal mazzo alla mano
weimar-effect-bonus = manifestazioni di questo turno { $count }
weimar-effect-nsdap = una pedina sul tracciato NSDAP
weimar-effect-purge = togliere dal gioco un politico da una pila degli scarti
weimar-effect-elect = dove un partito ha due o più basi, una diventa seggio
weimar-effect-score-seats = punti vittoria secondo i seggi
weimar-effect-score-cities = punti vittoria secondo le città con basi proprie
weimar-effect-election = elezione del presidente
weimar-effect-order = decide l’ordine del prossimo turno
weimar-effect-control = decide chi controlla: { $thing }
weimar-effect-out = fuori dal gioco: { $thing }
weimar-effect-choice = uno di: { $what }
weimar-effect-or = oppure
weimar-effect-may = se si vuole ({ $what })
weimar-effect-cities = in { $count } città diverse ({ $what })
weimar-effect-vote = voto secondo i seggi: sì ({ $what }), no ({ $other })
weimar-effect-of = { $party }: { $what }
weimar-effect-if = se { $when }: { $what }
weimar-effect-all = tutte
weimar-at-city = a { $place }
weimar-at-chosen = nella città scelta
weimar-at-any = in una città a scelta
weimar-at-random = in una città a caso
weimar-topic-any = a scelta
weimar-when-blockade = c’è un blocco nella casella DR
weimar-when-no-blockade = non c’è un blocco nella casella DR
weimar-when-done = { $card } è conclusa
weimar-when-no-done = { $card } non è conclusa
weimar-when-governs = { $party } al governo
weimar-when-no-governs = { $party } non al governo
weimar-when-minority = il gabinetto presidenziale è nella casella DR
weimar-when-no-minority = non c’è un gabinetto presidenziale nella casella DR
weimar-when-majority = { $party } ha più basi di tutti { $place }
weimar-when-no-majority = { $party } non ha più basi di tutti { $place }
weimar-when-councils = c’è una repubblica dei consigli { $place }
weimar-when-no-councils = non c’è una repubblica dei consigli { $place }
weimar-when-impulse = al massimo impulso { $count }
weimar-when-no-impulse = dopo l’impulso { $count }
weimar-when-green = è stata scelta l’opzione verde di { $topic }
weimar-when-no-green = non è stata scelta l’opzione verde di { $topic }

## Weimar: the rules in a few sentences each

weimar-chapter-w1 = Materiale
weimar-chapter-w2 = Preparazione e scenari
weimar-chapter-w3 = Svolgimento di un turno
weimar-chapter-w4 = Tracciato dell’opinione
weimar-chapter-w5 = Temi
weimar-chapter-w6 = Tracciato della società
weimar-chapter-w7 = Minacce
weimar-chapter-w8 = Fase politica e governo
weimar-chapter-w9 = Azioni
weimar-chapter-w10 = Riserva e reazioni
weimar-chapter-w11 = Politica estera
weimar-chapter-w12 = Fine della partita e NSDAP
weimar-chapter-w13 = Presidente
weimar-rule-w1 = Undici città con posti fissi per le basi, unità dei partiti e del governo, segnalini minaccia, 24 seggi e un’eccedenza. Le pedine di un partito sono basi, seggi o stanno sul tracciato NSDAP. Reichswehr e polizia non si sciolgono mai.
weimar-rule-w2 = Quattro scenari: Repubblica sull’abisso (da soli, SPD con un Zentrum limitato contro due bot, due turni, dieci criteri), Guerra tra fratelli (turni 1–2), Danza sul vulcano (turni 5–6), scenario principale (sei turni). I posti si sorteggiano.
weimar-rule-w3 = Carta turno, due carte repubblica a testa, agende segrete, effetti delle agende e tre carte del partito; poi gli impulsi: a turno una carta ciascuno finché le mani sono vuote. Una carta del partito è evento, dibattito o azioni; una carta repubblica è il suo evento e uno degli altri due.
weimar-rule-w4 = I temi stanno su una croce a quattro bracci. Un dibattito muove un tema fino al valore grande e un altro fino al piccolo; un punto riserva dà un passo in più. Una casella è del partito con la distanza maggiore; a parità è condivisa da due.
weimar-rule-w5 = Chi controlla un tema ne sceglie un effetto nella fase politica. I temi bianchi in ordine fisso, poi i gialli come vuole il cancelliere. Sulle caselle condivise devono accordarsi entrambi.
weimar-rule-w6 = Sei caselle. Un nuovo segnalino entra a sinistra e spinge gli altri; l’ultimo esce. In ogni fase politica agiscono tutti da sinistra a destra.
weimar-rule-w7 = La povertà dove c’è già povertà va nella casella DR; benessere e povertà si annullano. Il settimo segnalino nella casella DR è anarchia. Un tiro di crisi con due dadi costa base, seggio o punto vittoria; solo il 6 non costa nulla.
weimar-rule-w8 = Otto passi: maggioranza dei temi (3 seggi e 1), temi, società, punteggio, stato della Repubblica, seggi dei partiti minori, dimensione del parlamento, governo. KPD o DNVP con metà dei seggi rovescia la Repubblica. La coalizione di Weimar non si può rifiutare.
weimar-rule-w9 = Il valore grande dà punti azione per una città: mobilitare 1, manifestazione 1, riserva 1, scontro 2, contro-colpo 1, prendere il controllo 2, colpo di Stato 4 (KPD) o 3 (DNVP). Conta il dado più alto, ogni altro 6 dà +1.
weimar-rule-w10 = Fino a due punti riserva. Chi ha una base in città e un punto riserva può reagire a un’azione con dadi altrui: un 5 toglie un dado, un 6 due. Le carte politico si giocano dalla mano al loro momento.
weimar-rule-w11 = Si negozia la prima carta del mazzo o una accanto: prima i suoi effetti preliminari, poi 1 dado e uno per ogni bandiera della nazione; se riesce lascia il gioco, altrimenti resta.
weimar-rule-w12 = La partita finisce subito con il settimo segnalino nella casella DR, con consigli o regimi a Berlino e in altre due città o in quattro qualsiasi, con la sesta pedina sul tracciato NSDAP. Altrimenti conta il punteggio finale dopo l’ultimo turno.
weimar-rule-w13 = Chi ha la presidenza decide le parità e una volta per turno può anche dibattere con la carta del partito appena giocata. Si vota con i seggi; senza maggioranza c’è un ballottaggio.

## Weimar: at the prompt

weimar-ask-hand-over = Decide { $party }. Gli altri guardino altrove; poi premere Invio.
weimar-why-what = Indica che cosa vuoi sapere: why Berlin, why A22 event
weimar-rules-which = Indica un capitolo da W1 a W13, per esempio rules W9.
weimar-cards-unknown = Non c’è la carta «{ $answer }». Indica il numero o parte del titolo: cards A22
weimar-help-why = NOME: perché qualcosa ora non è permesso, con il capitolo delle regole
weimar-help-map = tutto il tabellone con i tracciati e la legenda
weimar-help-cards = mano, agende e carte scoperte con provenienza (cards A22: una carta con nota)
weimar-help-rules = un capitolo delle regole, per esempio rules W9; senza numero l’elenco
weimar-show-hand = Mano di { $party }

## Weimar: arena e motivi dei giocatori del computer

dataset-written-weimar = { $path } scritto: { $games } partite, { $decisions } decisioni.
side-spd = SPD
side-zentrum = Zentrum
side-kpd = KPD
side-dnvp = DNVP
side-republic = SPD e Zentrum
side-bots = i bot del fascicolo
feature-weimar-points = punti vittoria
feature-weimar-goals = obiettivi del partito nella fase politica
feature-weimar-final-scoring = punteggio finale
feature-weimar-government = dichiarazione del governo
feature-weimar-crisis = tiri di crisi
feature-weimar-seats = seggi in parlamento
feature-weimar-overthrow = rovesciamento in parlamento
feature-weimar-bases = basi del partito
feature-weimar-cities = città con basi proprie
feature-weimar-units = unità
feature-weimar-sudden-win = repubbliche dei consigli o regimi verso la vittoria immediata
feature-weimar-uprisings = insurrezioni
feature-weimar-coup = prospettive di un putsch
feature-weimar-anarchy = vantaggio quando l’anarchia incombe
feature-weimar-topics = temi sul tracciato dell’opinione
feature-weimar-minor-parties = partiti minori
feature-weimar-reserve = riserva
feature-weimar-hand = carte in mano
feature-weimar-nsdap = pedine sul tracciato NSDAP
feature-weimar-under-way = punti azione e passi ancora da usare
feature-weimar-criteria = criteri dello scenario in solitario

## The page: Weimar

weimar-automatic = bot del fascicolo
page-weimar-map = Mappa della Germania con undici città
page-weimar-bases = { $used } spazi occupati su { $slots }: { $who }
page-weimar-city-number = Il numero di una città: la somma di due dadi che la sceglie.
page-weimar-field = Campo { $field }, di: { $who }
page-weimar-topic = Tema { $topic } su { $field }, di: { $who }
page-weimar-no-topics = Nessun tema è ancora sulla croce.
page-weimar-republic = Stato della Repubblica
page-weimar-seventh = 7º segnalino: anarchia
page-weimar-danger = { $state ->
    [full] La casella DR è piena: il prossimo segnalino pone fine alla Repubblica.
    [near] Resta uno spazio libero; il segnalino successivo pone fine alla Repubblica.
   *[other] { $left } segnalini all’anarchia.
}
page-weimar-foreign-done = Concluso: { $what }
page-weimar-offices = Cariche e partiti minori
page-weimar-used = usato in questo round
page-weimar-out = non in gioco
page-weimar-end = Fine
page-weimar-chancellor = partito del cancelliere
page-weimar-governs = al governo
page-weimar-in-play = { $party } gioca questa carta
page-weimar-choose-agenda = Carte agenda tra cui scegliere
page-weimar-hand-of = Mano: { $party } ({ $count })
page-weimar-no-hand = Nessuna carta in mano.
page-weimar-other-hand = { $party }: carte { $count }
page-weimar-rules = Le regole di Weimar
page-weimar-rules-about = Tredici capitoli in breve. Ogni rifiuto indica il suo capitolo.
page-weimar-cards = Le carte di Weimar
page-weimar-cards-about = Ogni carta come la gioca questa edizione. Un segno dice da dove vengono titolo, valori ed evento.
page-weimar-new = Gioca a Weimar
page-weimar-new-about = Quattro partiti, una Repubblica, dal 1918 al 1933: quattro scenari, da soli, con il computer o in quattro.
page-weimar-scenario = Scenario
page-weimar-seats = Chi gioca quale partito?
page-weimar-me = io
page-weimar-link = qualcuno con un link
page-weimar-solo = Giochi SPD e Zentrum; KPD e DNVP seguono le tabelle del fascicolo.
page-weimar-learn = Partita in solitario guidata
page-weimar-learn-about = Una guida spiega tutto quando arriva sul tavolo.

## Weimar: the guided solo game

lesson-weimar-title = La Repubblica sull’orlo
lesson-weimar-welcome = Benvenuto nella Repubblica di Weimar. Guidi SPD e Zentrum per due round; KPD e DNVP giocano secondo le tabelle del fascicolo.
lesson-weimar-goal = Alla fine contano dieci criteri: seggi, basi, economia, trattati, calma. Cinque sono una piccola vittoria, otto una grande. A sinistra ci sono i quattro partiti con i loro punti.
lesson-weimar-map = Undici città hanno spazi fissi per le basi. Ogni partito ha la sua forma: cerchio per l’SPD, quadrato per lo Zentrum, rombo per il KPD, esagono per il DNVP. Il numero piccolo è la somma dei dadi della città.
lesson-weimar-threats = Povertà, disordini, consigli e regimi stanno scritti accanto alla loro città. Costano punti e seggi. Toglili dove puoi.
lesson-weimar-box = La casella DR ha sei spazi. Il settimo segnalino è la fine: anarchia. Tieni sempre libero uno spazio.
lesson-weimar-opinion = I temi stanno sulla croce. Ogni braccio è di un partito; chi ha il tema più vicino lo decide. I dibattiti spostano i temi.
lesson-weimar-parliament = Il Reichstag ha 24 seggi. Ciò che eccede si perde al prossimo conteggio. Dai seggi nasce il governo.
lesson-weimar-bases = Ora si mette una base. Le città cerchiate di blu sono permesse. Fai clic su una, o raggiungila con Tab e le frecce.
lesson-weimar-agenda = Ogni partito sceglie in segreto un’agenda. Porta temi sulla croce e dà un vantaggio. Fai clic su una carta per vederla in grande.
lesson-weimar-cards = Giochi una carta. Il numero grande sono punti azione o passi nel dibattito, il piccolo i passi del secondo tema. I piccoli segni dicono da dove viene un valore.
lesson-weimar-uses = Una carta serve per l’evento, un dibattito o azioni. Le carte repubblica portano l’evento e una delle altre due cose. Ciò che non si può sta lì con il motivo.
lesson-weimar-debate = Nel dibattito sposti i temi verso di te. Scegli prima il tema, poi il campo. Sui campi condivisi due partiti devono accordarsi.
lesson-weimar-actions = Tutte le azioni di una carta avvengono in una città. Le unità danno dadi per le manifestazioni e contro i colpi di Stato. I punti rimasti si possono tenere in riserva.
lesson-weimar-bots = Gli impulsi girano. Ciò che hanno fatto KPD e DNVP è nel registro. Un clic su una frase mostra il tavolo com’era allora.
lesson-weimar-why-not = Prova pure a cliccare qualcosa che non è illuminato. Il tavolo ti dice il motivo e il capitolo delle regole.
lesson-weimar-undo = Una mossa si può ritirare finché non è stato scoperto nulla di nascosto. Premi U o il pulsante in alto.
lesson-weimar-politics = Dopo le carte viene la fase politica. Si decidono i temi, la società ha effetto, gli obiettivi danno punti. Segui passo per passo nel registro.
lesson-weimar-government = Un nuovo governo è in carica. Solo i partiti di governo guidano polizia e Reichswehr. Il cancelliere decide sui temi gialli.
lesson-weimar-round = Comincia il secondo round. Guarda quali criteri mancano ancora. Ora conta ogni carta.
lesson-weimar-finished = La partita è finita. Nel registro ci sono tutti i dieci criteri. Riprova, o gioca in quattro.
