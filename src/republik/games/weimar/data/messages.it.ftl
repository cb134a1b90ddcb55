game-name = Weimar
game-about = Quattro partiti, una Repubblica, dal 1918 al 1933: quattro scenari, da soli, con il computer o in quattro.
option-scenario = scenario

## Giocatori computer

level-booklet = Bot del fascicolo
level-booklet-about = Gioca la KPD o la DNVP di Weimar secondo le tabelle del fascicolo.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = tu
party-gov = ogni partito di governo
party-others = ogni altro partito
party-foe = un altro partito
party-chancellor = partito del cancelliere
party-nobody = nessuno
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
unit-police = Polizia
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Reichswehr nera 1
unit-black-reichswehr2 = Reichswehr nera 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldati
unit-workers = Operai
unit-spartakus = Spartachisti
unit-ruhrarmee = Armata rossa della Ruhr
unit-rfb = Lega dei combattenti rossi
unit-freikorps1 = Freikorps 1
unit-freikorps2 = Freikorps 2
unit-stahlhelm = Stahlhelm
unit-own = unità proprie
unit-gov = polizia o Reichswehr
marker-poverty = Povertà
marker-prosperity = Benessere
marker-unrest = Disordini
marker-uprising = Insurrezione
marker-councils = Repubblica dei consigli
marker-regime = Regime
marker-inflation = Inflazione
marker-blockade = Blocco navale
marker-violent-peace = Pace imposta
marker-instable-state = Stato instabile
marker-minority-cabinet = Gabinetto presidenziale
marker-black-friday = Venerdì nero
nation-france = Francia
nation-usa-uk = USA/Regno Unito
nation-russia = Russia
nation-any = nazione a scelta
coalition-left = coalizione di sinistra (SPD, KPD)
coalition-weimar = coalizione di Weimar (SPD, Zentrum)
coalition-right = coalizione di destra (Zentrum, DNVP)
use-event = evento
use-debate = dibattito
use-actions = azioni
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = manifestazione
action-coup = colpo di Stato
action-counter = contro-colpo
action-fight = scontro
why-agenda = gli effetti delle agende
why-early = le carte anticipate
why-impulses = gli impulsi
place-supply = riserva
place-dissolved = unità disciolte
place-unused = fuori gioco
politics-1 = maggioranza dei temi
politics-2 = temi vinti
politics-3 = tracciato della società
politics-4 = punteggio dei partiti
politics-5 = stato della Repubblica
politics-6 = seggi dei partiti minori
politics-7 = dimensione del parlamento
politics-8 = nuovo governo
deck-republic = carte repubblica
deck-party = carte del partito { $party }
card-name = { $number } «{ $title }»
card-hidden = una carta coperta
agenda-hidden = coperta
field-centre = casella 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = I titoli sono in tedesco, come nella scatola.
source-seed = libretto
source-public = fonte pubblica
source-house = regola della casa
source-own = file proprio
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = paragrafo { $number }
paragraph-example-set-up = esempio, preparazione
paragraph-example-republic = esempio, fase della Repubblica
paragraph-example-agenda = esempio, fase dell’agenda
paragraph-example-early = esempio, carte prima del primo impulso
paragraph-example-impulse = esempio, impulso { $number }
paragraph-example-politics = esempio, fase politica { $number }
paragraph-example-outlook = esempio, prospettive
paragraph-scenarios = elenco degli scenari
paragraph-histories = storia delle carte
paragraph-notes = note dell’autore
source-legend = Provenienza: ● libretto · ◐ fonte pubblica · ○ regola di questa edizione · ◆ file proprio
source-line = { $field }: { $source }
source-field-names = titolo
source-field-values = valori
source-field-event = evento
source-field-note = nota

## Screen

when-set-up = Preparazione
when-round = Turno { $round } di { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · la partita è finita
panel-parties = Partiti
panel-parliament = Parlamento
panel-parliament-count = { $seats } seggi su { $size }
panel-overflow = eccedenza { $count }
panel-opinion = Tracciato dell’opinione
panel-box = Casella DR
panel-box-count = { $count } su { $size } (7: anarchia)
panel-society = Società
panel-foreign = Politica estera
panel-economy = Economia
panel-minor = Partiti minori
panel-president = Presidente
panel-nsdap = Tracciato NSDAP
panel-government = Governo
panel-chancellor = cancelliere { $party }
panel-supply = Riserva di unità
panel-dissolved = disciolte
panel-hand = Mano
panel-stresemann-up = Stresemann pronto
panel-stresemann-down = Stresemann coperto
panel-stack = in cima { $card }
panel-beside = accanto { $card }
panel-flags = bandiere: { $flags }
panel-neutral = { $count } seggi neutrali
panel-criteria = Criteri soddisfatti: { $count } (piccola { $small }, grande { $great })
panel-empty = vuoto
panel-nothing = –
column-vp = PV
column-reserve = riserva
column-seats = seggi
column-bases = basi
column-cards = carte
column-agenda = agenda
column-figures = pedine rimaste
legend-map = S Z K D basi · libero | polizia P, Reichswehr R, nera B, Reichsbanner b, soldati s, operai a, spartachisti p, armata della Ruhr m, RFB f, Freikorps F, Stahlhelm h
legend-markers = Segnalini: − povertà, + benessere, ! disordini, ▲ insurrezione, ★ consigli, ✖ regime
card-values = grande { $big }, piccolo { $small }
card-removed = dopo l’evento fuori dal gioco
card-politician = politico
card-reaction-cancel = annulla un evento annunciato di un altro partito
card-reaction-dice = toglie 1 dado a un’azione annunciata di un altro partito
card-reaction-reroll = fa ripetere un tiro di un altro partito
card-adds = aggiunge al mazzo: { $cards }
card-early = 1 carta prima del primo impulso
card-topics = temi: { $what }
card-nothing = nessun effetto
card-nsdap = carta NSDAP
card-target = obiettivo { $number } ({ $nation })
card-before = prima: { $what }
card-success = successo: { $what }
card-always = sempre: { $what }
card-end = a fine turno: { $what }
cards-others = Carte degli altri: { $what }
cards-agendas = Carte agenda
cards-open = Carta turno e politica estera
opponent-automatic = { $side }: bot del libretto
opponent-booklet = { $side }: bot del libretto
opponent = { $side }: computer ({ $level })

## La situazione a parole

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Si distribuisce una carta.
prompt-seating = Si sorteggiano i posti.
prompt-roll = Si tirano i dadi.
prompt-start-city = Si tira una città a caso.
prompt-decide-die = Un dado decide per il bot.
prompt-bot-draw = Il bot scopre una carta.
prompt-fetch = Si cerca una carta rinforzi.
prompt-agenda = { $party } sceglie in segreto una carta agenda.
prompt-choose-first = { $party } indica il partito che comincia: { $why }.
prompt-agree-first = { $party }: comincia { $other } ({ $why })?
prompt-play = { $party } gioca una carta: quale, e per che cosa?
prompt-use = { $card }: per che cosa?
prompt-other-use = { $party } usa { $card } anche per un dibattito o per azioni.
prompt-cancel-event = { $other } annuncia l’evento di { $card }. { $party } lo annulla con un politico?
prompt-actions = { $points ->
    [one] { $party } a { $place }: resta 1 punto azione.
   *[other] { $party } a { $place }: restano { $points } punti azione.
}
prompt-actions-city = { $points ->
    [one] { $party } ha 1 punto azione: in quale città?
   *[other] { $party } ha { $points } punti azione: in quale città?
}
prompt-topic = { $steps ->
    [one] { $party } muove un tema di 1 casella: quale?
   *[other] { $party } muove un tema fino a { $steps } caselle: quale?
}
prompt-point = { $party } muove { $topic } ({ $steps }): dove?
prompt-place-base = { $party } pone una base: dove? Ne restano { $count }.
prompt-remove-base = { $party } toglie una base: quale? Ne restano { $count }.
prompt-demo-base = { $count ->
    [one] La manifestazione a { $place } dà 1 base a { $party }: occupare un posto o togliere una base altrui.
   *[other] La manifestazione a { $place } dà { $count } basi a { $party }: occupare un posto o togliere una base altrui.
}
prompt-put-marker = { $party } mette un segnalino ({ $marker }): dove? Ne restano { $count }.
prompt-take-marker = { $party } toglie un segnalino ({ $marker }): dove? Ne restano { $count }.
prompt-choose-city = { $face }: { $party } sceglie una città.
prompt-choose-cities = { $face }: { $party } sceglie città, ne restano { $count }.
prompt-mobilise-to = { $party } mobilita unità: in quale città? Ne restano { $count }.
prompt-mobilise = { $party } mobilita verso { $place }: quale unità? Ne restano { $count }.
prompt-dissolve = { $party } scioglie un’unità: quale? Ne restano { $count }.
prompt-recall = { $party } riprende un’unità disciolta: quale? Ne restano { $count }.
prompt-takeover = { $party } prende il controllo di una Reichswehr: quale?
prompt-flag = { $change ->
    [more] { $party } mette una bandiera: quale nazione?
   *[less] { $party } toglie una bandiera: quale nazione?
}
prompt-society-in = { $party } mette un segnalino bianco sul tracciato della società: quale?
prompt-society-out = { $party } toglie un segnalino dal tracciato della società: quale?
prompt-topic-in = { $party } porta in gioco un tema bianco ({ $field }): quale?
prompt-option = { $face }: { $party } sceglie uno degli effetti.
prompt-may = { $face }: { $party } può: { $what }. Lo fa?
prompt-vote = { $face }: { $party } vota con { $seats } seggi. Sì: { $what }. No: { $other }.
prompt-foe = { $face }: { $party } indica un altro partito ({ $what }).
prompt-foreign = { $party } può negoziare: quale carta di politica estera?
prompt-discard = { $party } scarta carte: quale? Ne restano { $count }.
prompt-purge = { $party } toglie dal gioco un politico da una pila degli scarti: quale?
prompt-topic-option = { $party } ha vinto { $topic }: quale effetto?
prompt-agree = { $topic } è su una casella condivisa. { $other } propone: { $option }. { $party } è d’accordo?
prompt-yellow = { $party }, il cancelliere, dice quale tema giallo viene prima.
prompt-majority = Parità nella maggioranza dei temi (posto { $number }): per chi decide { $party }?
prompt-control = { $party } dice chi controlla la { $minor }.
prompt-ballot = Elezione del presidente: per chi vota { $party } con { $seats } seggi?
prompt-runoff = Parità nell’elezione: il cancelliere ({ $party }) dice chi passa.
prompt-coalition = Coalizioni di pari forza: { $party } dice quale viene interpellata per prima.
prompt-join = { $party } forma la { $coalition }?
prompt-chancellor = { $party } dice chi diventa cancelliere.
prompt-oppose = { $other } annuncia: { $action } a { $place }. { $party } interviene con le proprie unità?
prompt-fewer-dice = { $other } annuncia: { $action } a { $place }. { $party } toglie 1 dado con un politico?
prompt-react = { $other } annuncia: { $action } a { $place }. { $party } reagisce per 1 punto riserva?
prompt-roll-again = { $other } ha tirato { $result }. { $party } fa ripetere il tiro?
prompt-president = { $party }, che ha la presidenza, dibatte anche con { $card }?
prompt-counter-target = Contro-colpo a { $place }: contro quale segnalino?
prompt-over = La partita è finita.

## Moves

move-deal = si dà { $card }
move-done = fatto
move-roll = tiro { $number }
move-roll-two = tiro { $first } e { $second }
move-seating = posti { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = base a { $place }
move-remove-base = togliere la base { $party } a { $place }
move-put = segnalino a { $place }
move-take = segnalino da { $place }
move-mobilise = mobilitare { $unit } ({ $from })
move-dissolve = sciogliere { $unit } a { $place }
move-recall = riprendere { $unit }
move-takeover = prendere il controllo di { $unit } a { $place }
move-win-back = riconquistare { $unit }
move-demonstration = manifestazione
move-coup = colpo di Stato
move-counter = contro-colpo contro { $marker }
move-fight = scontro con { $party }
move-store = mettere da parte 1 punto riserva
move-spend = spendere 1 punto riserva
move-better = risultato +1
move-topic = { $topic }
move-point = su { $field }
move-option = { $option }
move-yes = sì
move-no = no
move-society = { $marker }
move-nation = bandiera { $nation }
move-foreign = negoziare { $card }
move-coalition = { $coalition }
move-answer = con { $card }
move-discard = scartare { $card }
move-purge = togliere { $card } dal gioco
done-cancel-event = non annullare
done-actions = nessun’altra azione
done-topic = non muovere temi
done-mobilise-to = non mobilitare
done-mobilise = basta mobilitare
done-dissolve = non sciogliere unità
done-foreign = non negoziare
done-fewer-dice = non intervenire
done-roll-again = il tiro resta
yes-agree-first = d’accordo
no-agree-first = no, decide il cancelliere
yes-may = sì, eseguirlo
no-may = no, rinunciare
yes-vote = sì
no-vote = no
yes-agree = accettare
no-agree = rifiutare (non accade nulla)
yes-join = entrare nella coalizione
no-join = rifiutare la coalizione
yes-oppose = intervenire
no-oppose = restare fuori
yes-react = reagire (1 punto riserva)
no-react = non reagire
yes-roll-again = ripetere con Stresemann
no-roll-again = il tiro resta
yes-president = anche dibattere
no-president = non dibattere
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } PA
note-dice = dadi: { $count }
note-free = liberi { $free } su { $slots }
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – poi dibattito o azioni
use-note-debate = { $big ->
    [one] un tema di 1 casella, un altro fino a { $small }
   *[other] un tema fino a { $big } caselle, un altro fino a { $small }
}
use-note-actions = { $big ->
    [one] 1 punto azione in una città
   *[other] { $big } punti azione in una città
}
use-note-first = { $what } (poi l’evento)

## Headings of choices

group-deal = Carta
group-done = Altrimenti
group-roll = Dado
group-roll-two = Dadi
group-seating = Posti
group-agenda = Agenda
group-party = Partito
group-play = Carta
group-use = Uso
group-city = Città
group-base = Porre una base
group-remove-base = Togliere una base
group-put = Mettere un segnalino
group-take = Togliere un segnalino
group-mobilise = Mobilitare
group-dissolve = Sciogliere
group-recall = Riprendere
group-takeover = Prendere il controllo
group-win-back = Riconquistare
group-demonstration = Azione con dadi
group-coup = Azione con dadi
group-counter = Azione con dadi
group-fight = Azione con dadi
group-store = Riserva
group-spend = Riserva
group-better = Riserva
group-topic = Tema
group-point = Casella
group-option = Effetto
group-yes = Risposta
group-no = Risposta
group-society = Segnalino
group-nation = Nazione
group-foreign = Negoziare
group-coalition = Coalizione
group-answer = Politico
group-discard = Scartare
group-purge = Fuori dal gioco
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Posti: { $parties }
event-round = Turno { $round }
event-deck-changed = { $deck }: il mazzo è stato rimescolato.
event-drawn = { $known ->
    [yes] { $party } pesca { $what }.
   *[no] { $party } pesca carte: { $count }.
}
event-discarded = { $party } scarta { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party } sceglie { $agenda }.
   *[no] { $party } ha scelto un’agenda.
}
event-agenda = Agenda { $party }: { $agenda }
event-set-added = { $party } mescola nel mazzo le carte di { $agenda }.
event-first = { $party } comincia: { $why }.
event-impulse = Impulso di { $party }.
event-card = { $party } gioca { $card }: { $use }
event-use = { $party } usa { $card }: { $use }
event-removed-card = { $card } è fuori dal gioco.
event-cancelled = { $party } annulla l’evento di { $card }.
event-politician = { $party } gioca il politico { $card }.
event-hidden = Hanno deciso carte coperte.
event-base = { $change ->
    [more] { $party }: nuova base a { $what }.
   *[less] { $party } perde una base a { $what }.
}
event-seat = { $change ->
    [more] { $party } guadagna seggi: { $count }.
   *[less] { $party } perde seggi: { $count }.
}
event-vp = { $change ->
    [more] { $party } ottiene punti vittoria: { $count }.
   *[less] { $party } perde punti vittoria: { $count }.
}
event-reserve = { $change ->
    [more] { $party } mette da parte punti riserva: { $count }.
   *[less] { $party } spende punti riserva: { $count }.
}
event-unit = Unità: { $what }.
event-turned = A { $place } ora c’è: { $unit }.
event-marker = { $change ->
    [more] { $marker } arriva a { $what }.
   *[less] { $marker } scompare da { $what }.
}
event-box = { $change ->
    [more] Nella casella DR: { $marker } ({ $count }).
   *[less] Fuori dalla casella DR: { $marker } ({ $count }).
}
event-economy = L’economia è al livello { $level }.
event-topic = Tema { $topic }: { $field }.
event-topic-gone = Il tema { $topic } lascia il tracciato dell’opinione.
event-topic-won = { $party } decide { $topic }: { $option }
event-society = { $change ->
    [more] Sul tracciato della società: { $marker }.
   *[less] Via dal tracciato della società: { $marker }.
}
event-flag = { $change ->
    [more] Una bandiera per { $nation }.
   *[less] Una bandiera in meno per { $nation }.
}
event-roll = { $party } tira { $result }.
event-again = { $party } fa ripetere il tiro.
event-action = { $party } annuncia: { $action } a { $place }.
event-dice = { $party } tira dadi: { $count }.
event-result = { $party }, { $action }: risultato { $result }.
event-reaction = { $party } reagisce: risultato { $result }.
event-joined = { $party } interviene con le proprie unità.
event-city-rolled = Estratta: { $place }.
event-crisis = Tiro di crisi di { $party }: { $result }.
event-negotiation = { $party } negozia { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } è concluso.
   *[no] { $card } non è andato in porto.
}
event-foreign-track = La politica estera è a { $card }.
event-laid = { $card } è accanto al mazzo di politica estera.
event-minor = { $party } controlla la { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann è di nuovo scoperto.
   *[no] Stresemann è coperto.
}
event-vote = { $agreed ->
    [yes] { $party } vota sì.
   *[no] { $party } vota no.
}
event-ballot = { $party } vota per { $other }.
event-president = { $party } ha la presidenza.
event-nsdap = Una pedina { $party } va sul tracciato NSDAP.
event-out = Fuori dal gioco: { $card }.
event-politics = Fase politica { $number }: { $name }
event-majority = Maggioranza dei temi, posto { $number }: { $party }.
event-parliament = Seggi occupati in parlamento: { $seats }.
event-coalition = { $agreed ->
    [yes] { $party } accetta: { $coalition }.
   *[no] { $party } rifiuta: { $coalition }.
}
event-government = Governo: { $parties }. Cancelliere: { $chancellor }.
event-bonus = { $party }: manifestazioni di questo turno { $count }.
event-final = Punteggio finale, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterio { $number } soddisfatto: { $what }.
   *[no] Criterio { $number } mancato: { $what }.
}
event-game-over = { $known ->
    [yes] La partita è finita, { $winner } vince: { $how }.
   *[no] La partita è finita: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = ultimatum di Londra concluso
measure-economy = livello dell’economia
measure-government = al governo
measure-box = segnalini nella casella DR
measure-inflation = inflazione nella casella DR
measure-councils = repubbliche dei consigli
measure-regimes = regimi
measure-uprisings = insurrezioni
measure-unrest = disordini
measure-councils-or-regime = città con consigli o regime
measure-dissolved = proprie unità disciolte
measure-dissolved-kpd-dnvp = unità disciolte di KPD e DNVP
measure-seats = seggi
measure-bases = basi
measure-vp = punti vittoria
measure-nsdap = proprie pedine sul tracciato NSDAP
measure-at-least = { $what } almeno { $count }
measure-at-most = { $what } al massimo { $count }
measure-none = non: { $what }
measure-each = per ciascuno: { $what }

## Endings

outcome = { $winner } vince: { $how } ({ $rule })
outcome-nobody = Nessuno vince: { $how } ({ $rule })
outcome-defeat = Sconfitta: { $how } ({ $rule })
outcome-defeat-by = Sconfitta, { $winner } vince: { $how } ({ $rule })
outcome-table = La partita finisce al tavolo: { $how }
ending-anarchy = anarchia, la casella DR trabocca
ending-councils = ha trionfato la repubblica dei consigli
ending-regime = un regime ha sostituito la Repubblica
ending-overthrow = rovesciamento con metà dei seggi
ending-nsdap = la NSDAP è al potere, tutti hanno perso
ending-survival = la Repubblica è sopravvissuta, più punti vittoria
ending-great-victory = grande vittoria, almeno otto criteri
ending-small-victory = piccola vittoria, almeno cinque criteri
ending-defeat = sconfitta, meno di cinque criteri
summary = Turno { $round }, { $decisions } decisioni; punti vittoria: { $points }

## Why not

refusal-other-decision = «{ $move }» non è ciò che si decide adesso
refusal-not-possible = «{ $move }» qui non è possibile
refusal-must-do = va eseguito
refusal-card-not-there = { $card } non è nella tua mano
refusal-no-such-answer = { $card } non può rispondere a questo
refusal-event-idle = l’evento di { $card } ora non farebbe nulla
refusal-agenda-other-party = { $card } appartiene a un altro partito
refusal-agenda-out = { $card } non fa parte di questo scenario
refusal-no-slot = { $place } non ha posti liberi
refusal-same-city = { $place } è già stata scelta
refusal-other-city = si intende un’altra città
refusal-no-figures = { $party } non ha più pedine
refusal-no-base = { $party } non ha basi a { $place }
refusal-no-marker = a { $place } non c’è tale segnalino
refusal-marker-barred = a { $place } questo segnalino non può stare
refusal-points-short = i punti azione non bastano
refusal-city-first = prima si sceglie la città delle azioni
refusal-once-per-card = ogni tipo di azione con dadi è possibile una volta per carta
refusal-city-chosen = tutte le azioni di una carta avvengono in una città
refusal-reserve-full = la riserva è piena
refusal-reserve-empty = la riserva è vuota
refusal-reserve-stored = dopo aver messo da parte punti non se ne spendono
refusal-government-only = possono farlo solo i partiti di governo
refusal-opposition-only = un partito al governo non fa colpi di Stato
refusal-coup-party = { $party } non fa colpi di Stato
refusal-own-marker = lì c’è già il proprio segnalino
refusal-no-dice = non ci sarebbe alcun dado da tirare
refusal-not-opposition = { $party } è al governo
refusal-nothing-to-dissolve = { $party } non ha lì unità che si possano sciogliere
refusal-no-unit = lì non c’è una tale unità
refusal-not-your-unit = { $party } non può muovere queste unità
refusal-topic-not-there = questo tema non è sul tracciato dell’opinione
refusal-topic-moved = questo tema è già stato mosso
refusal-topic-out = di questo tema non restano segnalini
refusal-too-far = questa casella è troppo lontana
refusal-spd-topic = con questo valore il Zentrum deve muovere un tema della SPD
refusal-useless-option = questo effetto non cambierebbe nulla
refusal-box-full = la casella DR è piena
refusal-foreign-closed = { $card } non è scoperta

## Effects in words

effect-base = basi { $count }
effect-seat = seggi { $count }
effect-vp = punti vittoria { $count }
effect-reserve = riserva { $count }
effect-supply = nella riserva: { $count } { $thing }
effect-mobilise = mobilitare { $count } { $thing }
effect-dissolve = sciogliere unità: { $count }
effect-recall = riprendere unità disciolte: { $count }
effect-takeover = prendere il controllo di una Reichswehr
effect-marker = { $thing } { $count }
effect-economy = livello dell’economia { $count }
effect-flag = bandiere ({ $thing }) { $count }
effect-foreign = azione di politica estera
effect-advance = segnalino della politica estera avanti di 1
effect-lay = mettere questa carta accanto al mazzo di politica estera
effect-topic = tema { $thing } su { $field }
effect-steer = { $count ->
    [one] muovere il tema { $thing } di 1 casella
   *[other] muovere il tema { $thing } fino a { $count } caselle
}
effect-debate = dibattito con { $count }
effect-debate-card = dibattito con entrambi i valori della carta
effect-demo = manifestazione
effect-coup = colpo di Stato
effect-counter = contro-colpo
effect-fight = scontro
effect-crisis = tiri di crisi: { $count }
effect-society = società: { $thing }
effect-society-white = un segnalino bianco della società a scelta
effect-society-out = togliere un segnalino della società
effect-draw = pescare carte del partito: { $count }
effect-discard = scartare carte del partito: { $count }
effect-discard-all = ogni partito scarta tutte le sue carte
effect-fetch = una carta rinforzi dal mazzo alla mano
effect-bonus = manifestazioni di questo turno { $count }
effect-nsdap = una pedina sul tracciato NSDAP
effect-purge = togliere dal gioco un politico da una pila degli scarti
effect-elect = dove un partito ha due o più basi, una diventa seggio
effect-score-seats = punti vittoria secondo i seggi
effect-score-cities = punti vittoria secondo le città con basi proprie
effect-election = elezione del presidente
effect-order = decide l’ordine del prossimo turno
effect-control = decide chi controlla: { $thing }
effect-out = fuori dal gioco: { $thing }
effect-choice = uno di: { $what }
effect-or = oppure
effect-may = se si vuole ({ $what })
effect-cities = in { $count } città diverse ({ $what })
effect-vote = voto secondo i seggi: sì ({ $what }), no ({ $other })
effect-of = { $party }: { $what }
effect-if = se { $when }: { $what }
effect-all = tutte
effect-all-less = −{ effect-all }
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = a { $place }
at-chosen = nella città scelta
at-any = in una città a scelta
at-random = in una città a caso
topic-any = a scelta
if-blockade = c’è un blocco nella casella DR
if-no-blockade = non c’è un blocco nella casella DR
if-done = { $card } è conclusa
if-no-done = { $card } non è conclusa
if-governs = { $party } al governo
if-no-governs = { $party } non al governo
if-minority = il gabinetto presidenziale è nella casella DR
if-no-minority = non c’è un gabinetto presidenziale nella casella DR
if-majority = { $party } ha più basi di tutti { $place }
if-no-majority = { $party } non ha più basi di tutti { $place }
if-councils = c’è una repubblica dei consigli { $place }
if-no-councils = non c’è una repubblica dei consigli { $place }
if-impulse = al massimo impulso { $count }
if-no-impulse = dopo l’impulso { $count }
if-green = è stata scelta l’opzione verde di { $topic }
if-no-green = non è stata scelta l’opzione verde di { $topic }

## The rules in a few sentences each

chapter-w1 = Materiale
chapter-w2 = Preparazione e scenari
chapter-w3 = Svolgimento di un turno
chapter-w4 = Tracciato dell’opinione
chapter-w5 = Temi
chapter-w6 = Tracciato della società
chapter-w7 = Minacce
chapter-w8 = Fase politica e governo
chapter-w9 = Azioni
chapter-w10 = Riserva e reazioni
chapter-w11 = Politica estera
chapter-w12 = Fine della partita e NSDAP
chapter-w13 = Presidente
rule-w1 = Undici città con posti fissi per le basi, unità dei partiti e del governo, segnalini minaccia, 24 seggi e un’eccedenza. Le pedine di un partito sono basi, seggi o stanno sul tracciato NSDAP. Reichswehr e polizia non si sciolgono mai.
rule-w2 = Quattro scenari: Repubblica sull’abisso (da soli, SPD con un Zentrum limitato contro due bot, due turni, dieci criteri), Guerra tra fratelli (turni 1–2), Danza sul vulcano (turni 5–6), scenario principale (sei turni). I posti si sorteggiano.
rule-w3 = Carta turno, due carte repubblica a testa, agende segrete, effetti delle agende e tre carte del partito; poi gli impulsi: a turno una carta ciascuno finché le mani sono vuote. Una carta del partito è evento, dibattito o azioni; una carta repubblica è il suo evento e uno degli altri due.
rule-w4 = I temi stanno su una croce a quattro bracci. Un dibattito muove un tema fino al valore grande e un altro fino al piccolo; un punto riserva dà un passo in più. Una casella è del partito con la distanza maggiore; a parità è condivisa da due.
rule-w5 = Chi controlla un tema ne sceglie un effetto nella fase politica. I temi bianchi in ordine fisso, poi i gialli come vuole il cancelliere. Sulle caselle condivise devono accordarsi entrambi.
rule-w6 = Sei caselle. Un nuovo segnalino entra a sinistra e spinge gli altri; l’ultimo esce. In ogni fase politica agiscono tutti da sinistra a destra.
rule-w7 = La povertà dove c’è già povertà va nella casella DR; benessere e povertà si annullano. Il settimo segnalino nella casella DR è anarchia. Un tiro di crisi con due dadi costa base, seggio o punto vittoria; solo il 6 non costa nulla.
rule-w8 = Otto passi: maggioranza dei temi (3 seggi e 1), temi, società, punteggio, stato della Repubblica, seggi dei partiti minori, dimensione del parlamento, governo. KPD o DNVP con metà dei seggi rovescia la Repubblica. La coalizione di Weimar non si può rifiutare.
rule-w9 = Il valore grande dà punti azione per una città: mobilitare 1, manifestazione 1, riserva 1, scontro 2, contro-colpo 1, prendere il controllo 2, colpo di Stato 4 (KPD) o 3 (DNVP). Conta il dado più alto, ogni altro 6 dà +1.
rule-w10 = Fino a due punti riserva. Chi ha una base in città e un punto riserva può reagire a un’azione con dadi altrui: un 5 toglie un dado, un 6 due. Le carte politico si giocano dalla mano al loro momento.
rule-w11 = Si negozia la prima carta del mazzo o una accanto: prima i suoi effetti preliminari, poi 1 dado e uno per ogni bandiera della nazione; se riesce lascia il gioco, altrimenti resta.
rule-w12 = La partita finisce subito con il settimo segnalino nella casella DR, con consigli o regimi a Berlino e in altre due città o in quattro qualsiasi, con la sesta pedina sul tracciato NSDAP. Altrimenti conta il punteggio finale dopo l’ultimo turno.
rule-w13 = Chi ha la presidenza decide le parità e una volta per turno può anche dibattere con la carta del partito appena giocata. Si vota con i seggi; senza maggioranza c’è un ballottaggio.

## At the prompt

ask-hand-over = Decide { $side }. Gli altri guardino altrove; poi premere Invio.
why-what = Indica che cosa vuoi sapere: why Berlin, why A22 event
rules-which = Indica un capitolo da W1 a W13, per esempio rules W9.
cards-unknown = Non c’è la carta «{ $answer }». Indica il numero o parte del titolo: cards A22
help-why = NOME: perché qualcosa ora non è permesso, con il capitolo delle regole
help-map = tutto il tabellone con i tracciati e la legenda
help-cards = mano, agende e carte scoperte con provenienza (cards A22: una carta con nota)
help-rules = un capitolo delle regole, per esempio rules W9; senza numero l’elenco
show-hand = Mano di { $party }

## Arena e motivi dei giocatori del computer

feature-points = punti vittoria
feature-goals = obiettivi del partito nella fase politica
feature-final-scoring = punteggio finale
feature-government = dichiarazione del governo
feature-crisis = tiri di crisi
feature-seats = seggi in parlamento
feature-overthrow = rovesciamento in parlamento
feature-bases = basi del partito
feature-cities = città con basi proprie
feature-units = unità
feature-sudden-win = repubbliche dei consigli o regimi verso la vittoria immediata
feature-uprisings = insurrezioni
feature-coup = prospettive di un putsch
feature-anarchy = vantaggio quando l’anarchia incombe
feature-topics = temi sul tracciato dell’opinione
feature-minor-parties = partiti minori
feature-reserve = riserva
feature-hand = carte in mano
feature-nsdap = pedine sul tracciato NSDAP
feature-under-way = punti azione e passi ancora da usare
feature-criteria = criteri dello scenario in solitario

## The page

level-automatic = bot del fascicolo
page-map = Mappa della Germania con undici città
page-bases = { $used } spazi occupati su { $slots }: { $who }
page-city-number = Il numero di una città: la somma di due dadi che la sceglie.
page-field = Campo { $field }, di: { $who }
page-topic = Tema { $topic } su { $field }, di: { $who }
page-no-topics = Nessun tema è ancora sulla croce.
page-republic = Stato della Repubblica
page-seventh = 7º segnalino: anarchia
page-danger = { $state ->
    [full] La casella DR è piena: il prossimo segnalino pone fine alla Repubblica.
    [near] Resta uno spazio libero; il segnalino successivo pone fine alla Repubblica.
   *[other] { $left } segnalini all’anarchia.
}
page-foreign-done = Concluso: { $what }
page-offices = Cariche e partiti minori
page-used = usato in questo round
page-out = non in gioco
page-end = Fine
page-chancellor = partito del cancelliere
page-governs = al governo
page-in-play = { $party } gioca questa carta
page-choose-agenda = Carte agenda tra cui scegliere
page-hand-of = Mano: { $party } ({ $count })
page-no-hand = Nessuna carta in mano.
page-other-hand = { $party }: carte { $count }
page-rules = Le regole di Weimar
page-cards = Le carte di Weimar
page-new = Gioca a Weimar
page-scenario = Scenario
page-who-plays = Chi gioca quale partito?
page-me = io
page-link = qualcuno con un link
page-solo = Giochi SPD e Zentrum; KPD e DNVP seguono le tabelle del fascicolo.
lesson-start = Partita in solitario guidata
lesson-about = Una guida spiega tutto quando arriva sul tavolo.
page-tab-opinion = Opinione
cards-about = Ogni carta come la gioca questa edizione. Un segno dice da dove vengono titolo, valori ed evento.

## The guided solo game

lesson-title = La Repubblica sull’orlo
lesson-welcome = Benvenuto nella Repubblica di Weimar. Guidi SPD e Zentrum per due round; KPD e DNVP giocano secondo le tabelle del fascicolo.
lesson-goal = Alla fine contano dieci criteri: seggi, basi, economia, trattati, calma. Cinque sono una piccola vittoria, otto una grande. A sinistra ci sono i quattro partiti con i loro punti.
lesson-map = Undici città hanno spazi fissi per le basi. Ogni partito ha la sua forma: cerchio per l’SPD, quadrato per lo Zentrum, rombo per il KPD, esagono per il DNVP. Il numero piccolo è la somma dei dadi della città.
lesson-threats = Povertà, disordini, consigli e regimi stanno scritti accanto alla loro città. Costano punti e seggi. Toglili dove puoi.
lesson-box = La casella DR ha sei spazi. Il settimo segnalino è la fine: anarchia. Tieni sempre libero uno spazio.
lesson-opinion = I temi stanno sulla croce. Ogni braccio è di un partito; chi ha il tema più vicino lo decide. I dibattiti spostano i temi.
lesson-parliament = Il Reichstag ha 24 seggi. Ciò che eccede si perde al prossimo conteggio. Dai seggi nasce il governo.
lesson-bases = Ora si mette una base. Le città cerchiate di blu sono permesse. Fai clic su una, o raggiungila con Tab e le frecce.
lesson-agenda = Ogni partito sceglie in segreto un’agenda. Porta temi sulla croce e dà un vantaggio. Fai clic su una carta per vederla in grande.
lesson-cards = Giochi una carta. Il numero grande sono punti azione o passi nel dibattito, il piccolo i passi del secondo tema. I piccoli segni dicono da dove viene un valore.
lesson-uses = Una carta serve per l’evento, un dibattito o azioni. Le carte repubblica portano l’evento e una delle altre due cose. Ciò che non si può sta lì con il motivo.
lesson-debate = Nel dibattito sposti i temi verso di te. Scegli prima il tema, poi il campo. Sui campi condivisi due partiti devono accordarsi.
lesson-actions = Tutte le azioni di una carta avvengono in una città. Le unità danno dadi per le manifestazioni e contro i colpi di Stato. I punti rimasti si possono tenere in riserva.
lesson-bots = Gli impulsi girano. Ciò che hanno fatto KPD e DNVP è nel registro. Un clic su una frase mostra il tavolo com’era allora.
lesson-why-not = Prova pure a cliccare qualcosa che non è illuminato. Il tavolo ti dice il motivo e il capitolo delle regole.
lesson-undo = Una mossa si può ritirare finché non è stato scoperto nulla di nascosto. Premi U o il pulsante in alto.
lesson-politics = Dopo le carte viene la fase politica. Si decidono i temi, la società ha effetto, gli obiettivi danno punti. Segui passo per passo nel registro.
lesson-government = Un nuovo governo è in carica. Solo i partiti di governo guidano polizia e Reichswehr. Il cancelliere decide sui temi gialli.
lesson-round = Comincia il secondo round. Guarda quali criteri mancano ancora. Ora conta ogni carta.
lesson-finished = La partita è finita. Nel registro ci sono tutti i dieci criteri. Riprova, o gioca in quattro.

## Arena, data sets, study

arena-period = round
arena-matches-many = Risultati per partito
arena-matches-many-note = Risultati del primo giocatore: con i suoi due partiti insieme, poi la quota di vittorie con ciascun partito.
arena-side-many = partito
arena-pairs-many-note = Le sei partite di una coppia hanno le stesse carte: ciascuno dei due guida una volta ogni due partiti. La differenza in punti Elo è quella del risultato.
arena-sides-many = Partiti
arena-sides-solo = La persona e i bot
arena-matches-solo-note = Risultati del primo giocatore: le due parti insieme, come persona al tavolo, e dove sedeva l’altro giocatore (un punto quando vincono i bot).
seat-republic = SPD e Zentrum
seat-bots = i bot del fascicolo
lesson-short = La partita in solitario guidata; senza regolamento.
