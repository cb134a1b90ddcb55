game-name = Wir sind das Volk!
game-about = Due stati tedeschi, due giocatori, quattro decadi: sviluppa l’economia, alza il tenore di vita e tieni la gente lontana dalle piazze, finché uno stato crolla o l’Est arriva in piedi al 1989.
option-edition = Edizione delle regole

## Fazioni e parole

seat-west = Ovest
seat-east = Est
seat-nobody = regola
seat-letter-west = O
seat-letter-east = E
sector-france = settore francese
sector-uk = settore britannico
sector-usa = settore americano
place-west-germany = Germania Ovest
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Bassa Sassonia o Hamburg
track-prestige = Prestigio
track-currency = Valuta occidentale
track-socialists = Socialisti
use-unrest = sommossa
use-build = economia
use-living = tenore di vita
use-event = evento

## Carte e icone

card-name = { $number } «{ $title }»
card-hidden = una carta coperta
card-in-hand = mano
corner-flight = fuga{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = polizia rossa
corner-pink-police = polizia rosa
event-for-red = evento dell’Est
event-for-yellow = evento dell’Ovest
event-for-dual = evento di entrambi
event-for-special = speciale, solo Est
face-space = spazio prestigio { $space }
symbol-build = { $side } costruisce { $count }
symbol-dismantle = { $side } smantella { $count }
symbol-place-unrest = { $side } +{ $count } sommossa
symbol-remove-unrest = { $side } −{ $count } sommossa
symbol-move-unrest = { $side }: sposta { $count } sommossa
symbol-reduce = { $side }: una protesta ridotta a 3 sommossa{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } tenore di vita
symbol-living-standard-plain = { $side } +{ $count } tenore di vita, senza togliere sommossa
symbol-lose-living-standard = { $side } −{ $count } tenore di vita
symbol-rundown = { $side }: { $count ->
    [one] 1 fabbrica diventa fatiscente
   *[other] { $count } fabbriche diventano fatiscenti
}
symbol-repair = { $side }: { $count ->
    [one] 1 fabbrica rimodernata
   *[other] { $count } fabbriche rimodernate
}
symbol-close = { $side } perde per sempre { $count ->
    [one] 1 fabbrica esterna
   *[other] { $count } fabbriche esterne
}
symbol-red-police = forze di polizia rosse
symbol-pink-police = forze di polizia rosa
symbol-wall-built = costruzione del muro
symbol-wall-opened = caduta del muro
symbol-stasi-dissolved = scioglimento della Stasi
symbol-guillaume = Guillaume: l’Est esamina carte
symbol-where = in { $place }
symbol-limit = (al massimo { $count } per provincia)
symbol-arms = – sceglie { $side }
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = niente
symbol-with = { $symbol } { $more }
symbol-numbered = simbolo { $number }
surplus-red = { $count ->
    [one] freccia
   *[other] { $count } frecce
} oltre il tracciato: l’Est rimuove sommossa
surplus-yellow = { $count ->
    [one] freccia
   *[other] { $count } frecce
} oltre il tracciato: spetta all’Ovest
surplus-red-prestige = prestigio oltre il tracciato: l’Est rimuove una propria sommossa o ne piazza una all’Ovest
surplus-yellow-prestige = prestigio oltre il tracciato: l’Ovest rimuove una propria sommossa o ne piazza una all’Est

## Schermo

screen-header = Wir sind das Volk! · Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
screen-over = Wir sind das Volk! · Decade { $decade }, la partita è finita
screen-protests = { $side }: { $count ->
    [one] 1 protesta
   *[other] { $count } proteste
}
screen-police = carte polizia: { $count }, pronte: { $ready }
screen-flight = Fuga adesso: { $steps } → l’Est smantella { $points } · { $police }
screen-flight-over = Fuga: già contata per questa decade · { $police }
screen-wall = Il muro è in piedi: nessuna fuga · { $police }
track-prestige-note = vantaggio { $side } · a fine decade: { $symbols }
track-currency-note = con export { $exports }, tenore di vita { $living }: saldo { $balance }
track-socialists-note = a fine decade { $change } · { $total } di { $most } in gioco, { $box } nel riquadro
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ sommossa, 4 protesta
map-legend-2 = ▮ tenore di vita
map-legend-3 = ♟ socialista
map-legend-4 = 6/9 economia / per ▮
map-legend-5 = [2] fabbrica (2) fatiscente
map-legend-6 = ═ operativa ─ fatta ┄ libera

## Domande

prompt-deal = Si distribuisce una carta.
prompt-discard = { $side }: scarti una carta della decade scorsa, o tieni ciò che hai?
prompt-action = { $side }: scegli una carta scoperta o della tua mano.
prompt-over = La partita è finita.
prompt-use = { $card }: per che cosa la usi?
prompt-price = { $side }: la carta speciale ha un prezzo. Scarti una carta, o lasci pescare l’Ovest?
prompt-remove = { $side }: rimuovi 1 tua sommossa. Da dove?
prompt-build = { $side }: costruisci. { $count ->
    [one] Resta 1 punto
   *[other] Restano { $count } punti
}. Dove?
prompt-living = { $side }: piazza il tenore di vita ({ $count } di 3 piazzati, la carta presta { $lends }, al massimo 2 per provincia). Dove?
prompt-transfer = { $side }: trasferisci un nuovo tenore di vita a Berlino Ovest?
prompt-void = { $side }: { $face } è una carta duplice. Quale freccia o icona ignori?
prompt-symbols = { $side }: risolvi { $face }. Da fare: { $symbols }. Che cosa adesso, e dove?
prompt-resolve = { $side }: decidi tu per { $face }: { $symbol }. Dove?
prompt-return-unrest = { $side }: la sommossa sulle carte polizia ritorna, al massimo 1 per provincia (ancora { $count }). Dove?
prompt-look = { $side }: Guillaume riferisce. Che cosa esamini?
prompt-take = { $side }: prendi una di queste carte?
prompt-give = { $side }: quale carta della mano dai in cambio?
prompt-last-police = { $side }: usi la polizia prima della fine dell’azione?
prompt-import = { $side }: { $change ->
    [less] una protesta a Berlino Ovest è finita. Quale protettorato perde il segnalino?
   *[more] Berlino Ovest ha una nuova protesta. Quale protettorato riceve un segnalino?
}
prompt-socialist-in = { $side }: i socialisti non bastano per tutte le proteste. Dove ne va uno?
prompt-dismantle = { $side }: { $owner } smantella { $count ->
    [one] 1 punto
   *[other] { $count } punti
}. Che cosa adesso?
prompt-space = { $side }: prestigio. Quale spazio risolvi?
prompt-run-down = { $side }: manca valuta, { $count ->
    [one] 1 fabbrica diventa fatiscente
   *[other] { $count } fabbriche diventano fatiscenti
}. Quale adesso?
prompt-dismantle-lines = { $side }: manca valuta e nessuna fabbrica è integra. { $count ->
    [one] 1 pezzo deve
   *[other] { $count } pezzi devono
} andarsene. Quale adesso?
prompt-hamburg = { $side }: per quale provincia conta Hamburg in questa fase?
prompt-lose-sector = { $side }: Berlino Ovest perde tenore di vita (ancora { $count }). Da quale settore?
prompt-attack = { $side }: chi attacca { $place }?
prompt-police-phase = { $side }: polizia. { $count ->
    [one] 1 carta pronta
   *[other] { $count } carte pronte
}. Dove rimuovi sommossa?
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialista deve
   *[other] { $count } socialisti devono
} andarsene. Da dove?
done-discard = tieni il resto
done-build = lascia i punti rimasti
done-living = basta così
done-transfer = nessun trasferimento
done-void = non ignorare niente
done-look = non esaminare niente
done-take = non prendere niente
done-last-police = niente più polizia
done-attack = nessun attacco

## Mosse

place-alone = { $place }
move-done = fatto
move-play = { $card }: { $use }
move-deal = distribuisci { $card }
move-discard = scarta { $card }
move-draw = lascia pescare l’Ovest
move-build-city = costruisci una fabbrica a { $place }
move-build-line = costruisci infrastruttura { $place }
move-dismantle-city = smantella la fabbrica di { $place }
move-dismantle-line = smantella infrastruttura { $place }
move-rundown = la fabbrica di { $place } diventa fatiscente
move-repair = rimoderna la fabbrica di { $place }
move-close = chiudi { $place } per sempre
move-place = piazza sommossa in { $place }
move-remove = rimuovi sommossa da { $place }
move-move = sposta sommossa { $from } → { $to }
move-reduce = riduci { $place } a 3 sommossa
move-living = tenore di vita per { $place }
move-lose-living = { $place } perde tenore di vita
move-sector = tenore di vita per Berlino Ovest, { $place }
move-lose-sector = Berlino Ovest perde tenore di vita, { $place }
move-transfer = trasferisci da { $place } a Berlino Ovest
move-police = la polizia rimuove sommossa in { $place }
move-socialist = un socialista va in { $place }
move-take-socialist = un socialista lascia { $place }
move-import = il segnalino va in { $place }
move-release = il segnalino lascia { $place }
move-attack = { $from } attacca { $to }
move-hamburg = Hamburg conta per { $place }
move-space = spazio { $space }: { $symbols }
move-void-track = ignora una freccia di { $track }
move-void-row = ignora: { $symbol }
move-resolve = esegui ora: { $symbol }
move-ignore = tralascia: { $symbol }
move-look = { $where ->
    [pile] esamina le prime carte del mazzo di pesca
   *[hand] esamina la mano dell’Ovest
}
move-take = prendi { $card }
move-give = dai { $card }
group-done = oppure
group-play = carte
group-deal = distribuisci
group-discard = scarta
group-draw = oppure
group-build-city = costruisci
group-build-line = costruisci
group-dismantle-city = smantella
group-dismantle-line = smantella
group-rundown = fatiscente
group-repair = rimoderna
group-close = chiudi per sempre
group-place = piazza sommossa
group-remove = rimuovi sommossa
group-move = sposta sommossa
group-reduce = riduci a 3 sommossa
group-living = tenore di vita
group-lose-living = perdi tenore di vita
group-sector = Berlino Ovest
group-lose-sector = Berlino Ovest
group-transfer = trasferisci
group-police = polizia
group-socialist = socialisti
group-take-socialist = socialisti
group-import = protettorati
group-release = protettorati
group-attack = attacca
group-hamburg = Hamburg
group-space = spazi
group-void-track = ignora
group-void-row = ignora
group-resolve = esegui ora
group-ignore = tralascia
group-look = esamina
group-take = prendi
group-give = dai
group-at = { $verb }, { $place }
note-protest = protesta!
note-living = n. { $number }, economia { $has } di { $needs }
use-note-unrest = rimuovi 1 tua sommossa{ $free ->
    [yes] , gratis
   *[no] , per 1 tuo punto di economia
}
use-note-build = { $value ->
    [one] 1 punto costruzione
   *[other] { $value } punti costruzione
}
use-note-living = fino a 3 province; la carta presta { $value }
use-note-event = { $symbols }

## Che cosa è successo

event-decade = Comincia la decade { $decade }. Carta speciale: { $special }
event-half = Decade { $decade }, { $half ->
    [1] prima
   *[other] seconda
} metà. Comincia { $starter }.
event-turned-up = Scoperte: { $what }
event-drawn = { $side } pesca { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
event-discarded = { $side } scarta { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
event-card = { $side } gioca { $card } { $origin ->
    [hand] dalla mano{" "}
   *[other] {""}
}{ $use ->
    [unrest] per rimuovere sommossa
    [build] per costruire
    [living] per il tenore di vita
   *[event] come evento
}
event-price = Prezzo della carta speciale: { $paid ->
    [draw] l’Ovest pesca una carta
   *[discard] l’Est scarta una carta
}
event-void = Ignorato: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } rimuove sommossa
   *[more] { $by }: sommossa piazzata
}: { $what }
event-unrest-nobody = Nuova sommossa: { $what }
event-calmed = Sommossa tolta con il tenore di vita: { $what }
event-reduce = { $place }: { $removed } sommossa in meno, ne restano 3
event-move = Sommossa spostata: { $what }
event-build-city = { $by } costruisce: { $what }
event-build-line = { $by } costruisce infrastruttura: { $what }
event-dismantle-city = { $by } smantella: { $what }
event-dismantle-line = { $by } smantella infrastruttura: { $what }
event-rundown = Fatiscente, per scelta di { $by }: { $what }
event-repair = Rimodernata: { $place }
event-close = Chiusa per sempre: { $place }
event-living = { $change ->
    [less] Tenore di vita perso
   *[more] Tenore di vita
}: { $what }
event-transfer = { $place } trasferisce il suo tenore di vita a Berlino Ovest
event-imported = { $change ->
    [less] Il segnalino di Berlino Ovest lascia
   *[more] La protesta di Berlino Ovest si estende a
}: { $what }
event-socialist = { $change ->
    [less] Socialisti se ne vanno
   *[more] Socialisti in arrivo
}: { $what }
event-police-gained = L’Est tiene { $card } come carta forze di polizia
event-police = La polizia rimuove sommossa: { $what }
event-stasi-dissolved = La Stasi è sciolta; ritorna sommossa: { $unrest }
event-wall = { $stands ->
    [yes] Il muro è costruito. Nessuna fuga dalla Repubblica.
   *[no] Il muro è aperto. La fuga ricomincia.
}
event-look = L’Est esamina { $at ->
    [pile] le prime carte del mazzo di pesca
   *[hand] la mano dell’Ovest
}
event-seen = { $known ->
    [yes] Viste: { $what }
   *[no] L’Est ha visto { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
event-removed = { $known ->
    [yes] Fuori dal gioco: { $card }
   *[no] L’Est toglie una carta dal gioco
}
event-swap = { $known ->
    [yes] L’Est dà { $given } e prende { $taken }
   *[no] L’Est scambia una carta
}
event-decade-end = Fine della decade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Il muro costa prestigio e 1 punto di economia
event-flight = Fuga dalla Repubblica: { $steps } passi, l’Est smantella { $points }
event-space = { $by } risolve lo spazio { $space }: { $symbols }
event-hamburg = Hamburg conta per { $place }
event-currency = Tracciato { $track } + export { $exports } (peggior fabbrica da export dell’Ovest { $worst }) − tenore di vita { $living } = { $balance }
event-police-cost = { $points ->
    [0] Nessuna polizia da pagare
    [one] L’Est paga 1 punto per la polizia
   *[other] L’Est paga { $points } punti per la polizia
}
event-attack = Attacco: { $what }
event-socialist-phase = Socialisti: { $change }
event-protests = Proteste: Ovest { $west }, Est { $east }
event-game-over = Vince { $winner }: { $how }

## Finali

ending-collapse = { $winner ->
    [Est] l’Ovest collassa sotto le proteste di massa
    [Ovest] l’Est collassa sotto le proteste di massa
   *[other] l’altro Stato collassa sotto le proteste di massa
}
ending-bankruptcy = insolvenza nazionale dell’Est
ending-socialism-triumphs = trionfo del socialismo
ending-socialism-fails = il socialismo è fallito
ending-survival = l’Est ha resistito quattro decadi

## Giocatori computer

feature-east-unrest-slack = margine prima delle proteste all’Est
feature-west-unrest-slack = margine prima delle proteste all’Ovest
feature-east-protests-near = proteste verso il crollo all’Est
feature-west-protests-near = proteste verso il crollo all’Ovest
feature-east-brink = province sull’orlo della protesta all’Est
feature-west-brink = province sull’orlo della protesta all’Ovest
feature-east-living-standard = tenore di vita all’Est
feature-west-living-standard = tenore di vita all’Ovest
feature-east-living-at-risk = tenore di vita all’Est che nessuna fabbrica mantiene
feature-west-living-at-risk = tenore di vita all’Ovest che nessuna fabbrica mantiene
feature-east-economy = economia all’Est
feature-west-economy = economia all’Ovest
feature-east-next-living-standard = economia per il prossimo tenore di vita all’Est
feature-west-next-living-standard = economia per il prossimo tenore di vita all’Ovest
feature-east-open-links = collegamenti ancora da costruire all’Est
feature-west-open-links = collegamenti ancora da costruire all’Ovest
feature-border-gap = tenore di vita lungo il confine
feature-export-gap = export dell’Est contro il peggiore dell’Ovest
feature-prestige = posizione del prestigio
feature-prestige-edge = vantaggio del prestigio
feature-currency-track = posizione della valuta occidentale
feature-currency-missing = valuta occidentale che manca all’Est
feature-currency-spare = valuta occidentale che resta all’Est
feature-flight = fuga
feature-wall = il muro
feature-reserve = punti di economia di riserva dell’Est
feature-bankruptcy = insolvenza nazionale dell’Est
feature-socialist-track = posizione dei socialisti
feature-socialists = socialisti in gioco
feature-socialism-at-stake = trionfo o fallimento del socialismo
feature-police = polizia pronta
feature-police-later = polizia nelle decadi successive
feature-tempo = a chi tocca dopo
feature-hand = carte in mano
feature-display = carte disponibili
feature-special-card = carta speciale
feature-building-under-way = punti costruzione ancora da usare
feature-living-under-way = tenore di vita ancora da piazzare
feature-removal-under-way = sommossa ancora da rimuovere
feature-event-under-way = icone ancora da eseguire
feature-losses-under-way = perdite ancora da subire
feature-ground = la decade in sé

## Fine decade

phase-1 = Fuga o costi per il muro
phase-2 = Prestigio
phase-3 = Valuta occidentale
phase-4 = Pagare le forze di polizia
phase-5 = Mantenere il tenore di vita
phase-6 = Comparazione interna
phase-7 = Comparazione Est – Ovest
phase-8 = Usare le forze di polizia
phase-9 = Socialisti
phase-10 = Wir sind das Volk?
forecast-title = Se la decade finisse adesso
forecast-flight-sum = icone { $icons } + miglior tenore di vita a Ovest { $best_west_living } + polizia rossa { $red_police } + protesta a Est { $east_protest } − peggior tenore di vita a Est { $worst_east_living } − protesta a Ovest { $west_protest } = { $steps }
forecast-flight = l’Est smantella { $points } di { $has }
forecast-wall = Il muro: prestigio ← 1, l’Est smantella 1 di { $has }
forecast-prestige = { $holder } risolve lo spazio { $marker } o uno più vicino al centro: { $symbols }
forecast-prestige-bankrupt = l’Est non può smantellare quanto richiesto: insolvenza nazionale
forecast-currency-sum = tracciato { $track } + export { $exports } (peggior fabbrica da export dell’Ovest { $worst }) − tenore di vita { $living } = { $balance }
forecast-currency-enough = nessuna fabbrica diventa fatiscente
forecast-currency-missing = fatiscenti: { $rundown }, poi smantellate: { $dismantled }
forecast-currency-bankrupt = l’Est non può pagare: insolvenza nazionale
forecast-police-cost = l’Est smantella { $points } di { $has }
forecast-living = tenore di vita perso: { $what }
forecast-living-none = ogni provincia mantiene il suo tenore di vita
forecast-internal = sommossa: { $what }
forecast-internal-none = nessuna sommossa
forecast-attacks = possibili: { $what }
forecast-attacks-none = nessuno può attaccare
forecast-police = carte pronte: { $count }
forecast-socialists = variazione { $change }, in gioco { $total } di 12
forecast-triumph = l’Est vincerebbe: non ci sono più socialisti da ricevere
forecast-failure = l’Est perderebbe: ha troppo pochi socialisti
forecast-protests = { $side }: adesso { $now }, dopo la comparazione interna { $internal }, nel peggiore dei casi { $worst }; con 4 si collassa
forecast-title-end = La fine della decade, fase per fase
forecast-done = conclusa
forecast-now = in corso
forecast-due = ancora da fare: { $count }
forecast-prestige-done = { $holder } ha risolto lo spazio { $marker }: { $symbols }
forecast-attacks-done = eseguiti: { $what }
forecast-attacks-done-none = nessuno ha attaccato
forecast-police-done = carte usate: { $count }

## Al tavolo

cards-seen = Viste nell’altra mano:
cards-count = L’altra fazione ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}; nel mazzo di pesca ce ne sono { $pile }.
help-forecast = che cosa farebbero adesso le dieci fasi di fine decade
help-map = tutta la mappa e i tracciati
why-what = Di’ che cosa va spiegato: perché Baviera, perché 17 evento
rules-which = Di’ una sezione: regola 5.1
cards-why = Nel gioco: { $text }
cards-note-english = Questa nota esiste solo in tedesco e in inglese.
cards-unknown = Non c’è nessuna carta «{ $answer }». Di’ il suo numero o una parte del titolo: carte 17
help-cards = le carte disponibili e la mano (carte 17: una carta, che cosa accadde e perché ha quell’effetto)
help-rules = N: una sezione delle regole in una frase, per esempio regola 6.3

## Perché no

refusal-no-such-move = { $text } non è una mossa
refusal-other-decision = «{ $move }» non è ciò che si decide adesso
refusal-not-possible = «{ $move }» qui non è possibile
refusal-card-not-there = { $card } non è né scoperta né nella tua mano
refusal-special-east-only = solo l’Est può scegliere la carta speciale
refusal-special-not-there = la carta speciale { $card } non è disponibile
refusal-special-event-only = la carta speciale si usa solo come evento
refusal-special-price = l’Est non può pagare il prezzo della carta speciale
refusal-no-own-unrest = non hai sommossa da rimuovere
refusal-nothing-to-dismantle = con questa carta costa un tuo punto di economia, e non ne hai da smantellare
refusal-event-colour = l’evento di { $card } non è per { $side }
refusal-event-own-economy = l’evento di { $card } costerebbe più economia di quanta ne ha { $side }
refusal-mass-protest = in { $place } c’è una protesta di massa: non si costruisce
refusal-city-taken = { $place } ha già una fabbrica
refusal-site-closed = il sito { $place } è chiuso per sempre
refusal-plant-site = Rheinsberg si costruisce solo con il suo evento
refusal-abroad-site = le fabbriche esterne si costruiscono solo con i loro eventi
refusal-other-side = { $place } non appartiene a { $side }
refusal-line-full = { $place } non ha linee libere
refusal-no-factory-at-end = { $place } non ha fabbriche ai capi
refusal-no-factory-abroad = { $place } porta a una città estera senza fabbrica
refusal-no-factory = { $place } non ha una fabbrica
refusal-no-infrastructure = { $place } non ha infrastruttura
refusal-has-infrastructure = { $place } ha ancora infrastruttura sulle sue connessioni
refusal-rundown-stays = { $place } è fatiscente e resta sempre in gioco
refusal-abroad-stays = { $place } si toglie solo con il suo evento
refusal-already-rundown = { $place } è già fatiscente
refusal-never-rundown = { $place } non può diventare fatiscente
refusal-no-unrest = { $place } non ha sommossa
refusal-no-protest = { $place } non ha una protesta di massa
refusal-restricted = il testo sotto l’icona non lo permette: { $place }
refusal-limit = { $place } non può ricevere altre di queste icone
refusal-living-economy = { $place } ha bisogno di economia { $need } per il tenore di vita n. { $number } e ha { $have }
refusal-living-together = la carta non presta abbastanza per { $place } insieme alle province già scelte
refusal-living-once = { $place } ha già ricevuto tenore di vita in questa azione
refusal-living-berlin = Berlino Ovest riceve tenore di vita solo per trasferimento o con la carta 79
refusal-no-living = { $place } non ha tenore di vita
refusal-transfer-new = { $place } non ha ricevuto tenore di vita in questa azione
refusal-transfer-more = { $place } non ha più tenore di vita di Berlino Ovest
refusal-transfer-even = il settore di { $place } è più avanti di un altro
refusal-police-used = nessuna carta forze di polizia è pronta
refusal-police-own-action = la polizia si usa in un’azione dell’Est o a fine decade
refusal-no-socialist = { $place } non ha socialisti
refusal-not-supplier = { $place } non è un protettorato di Berlino Ovest
refusal-no-imported = { $place } non ha segnalini di Berlino Ovest
refusal-not-adjacent = { $place } non confina con { $other }
refusal-attack-weak = { $place } non ha meno tenore di vita di quanto { $other } può usare
refusal-hamburg-choice = Hamburg conta per Bassa Sassonia o Schleswig-Holstein
refusal-prestige-space = solo lo spazio del segnalino o uno più vicino al centro, nella propria metà
refusal-void-dual = si può ignorare solo ciò che la carta mostra
refusal-not-in-hand = { $card } non è nella tua mano
refusal-not-seen = { $card } non è tra le carte esaminate
refusal-must-discard = con tre carte in mano se ne deve scartare almeno una
refusal-must-do = va eseguito

## Le regole, in una frase ciascuna

rule-2 = Preparazione: 2 sommossa in ogni protettorato, 3 nelle altre province, 1 socialista nel riquadro; fabbriche a Hamburg, Dortmund, Berlin e Bitterfeld; l’Ovest ha il vantaggio del prestigio e comincia (le edizioni differiscono un poco).
rule-3 = Quattro decadi, ciascuna di due metà con sette carte scoperte e una fine decade. A turno: una carta scoperta o della mano, un’azione. La metà finisce con l’ultima carta standard scoperta.
rule-4 = Ogni quarta sommossa in una provincia è una protesta di massa.
rule-5-1 = Un punto costruzione è una fabbrica in una città libera o un’infrastruttura su una linea libera con una fabbrica a un capo. Una fabbrica vale 1 più 1 per ogni connessione operativa. Non si costruisce dove c’è una protesta.
rule-5-2 = Un punto di smantellamento toglie 1 infrastruttura o 1 fabbrica senza infrastruttura sulle connessioni; mai fabbriche fatiscenti o esterne.
rule-5-3 = Solo le fabbriche dell’Est diventano fatiscenti: valgono 1 in meno e restano sempre in gioco.
rule-6 = Una carta standard si usa in uno di quattro modi: sommossa, economia, tenore di vita, evento. La carta speciale solo come evento.
rule-6-1 = Rimuovere 1 propria sommossa: gratis con una carta del proprio colore, altrimenti si smantella 1 proprio punto.
rule-6-2 = Si costruisce con tanti punti quanto vale per te la carta.
rule-6-3 = Fino a 3 tenore di vita in province diverse; l’ennesimo richiede economia 3n. Il valore della carta presta i punti mancanti, al massimo 2 per provincia. Ciascuno toglie 1 sommossa.
rule-6-4 = Evento: l’Ovest con carte gialle e duplici, l’Est con rosse e duplici. Tutte le icone, in qualsiasi ordine; con una carta duplice si può ignorare 1 freccia o icona. Lo stemma dice chi sceglie il luogo.
rule-7 = Le proteste a Est chiamano i socialisti dal riquadro; ciascuno toglie 1 sommossa. Dopo ogni azione e nella fase 9.
rule-8 = Ogni carta forze di polizia raccolta rimuove 1 sommossa dell’Est per decade, in una sua azione o nella fase 8.
rule-9 = Dieci fasi chiudono la decade. Insolvenza nazionale se l’Est deve smantellare più di quanto ha.
rule-9-1 = Fuga: icone, miglior tenore di vita a Ovest, polizia rossa, una protesta a Est, meno il peggior tenore di vita a Est e una protesta a Ovest; l’Est smantella la metà. Con il muro: 1 prestigio e 1 punto.
rule-9-2 = Chi ha il vantaggio del prestigio risolve lo spazio del segnalino o uno della sua metà più vicino al centro.
rule-9-3 = Tracciato ed export pagano il tenore di vita dell’Est; per ogni unità mancante una fabbrica diventa fatiscente.
rule-9-4 = L’Est smantella 1 punto per ogni carta forze di polizia.
rule-9-5 = Nessuna provincia mantiene più tenore di vita di quanto vale la sua fabbrica migliore; Berlino Ovest quanto il suo fornitore più debole.
rule-9-6 = Ogni provincia riceve sommossa: la distanza dalla propria provincia migliore meno 1; Berlino Ovest tutta la distanza.
rule-9-7 = Ogni provincia può attaccare un vicino oltre il confine con il tenore di vita meno le proteste: la differenza diventa sommossa. Berlino Ovest attacca entrambi i vicini.
rule-9-8 = Le carte forze di polizia non ancora usate rimuovono 1 sommossa ciascuna.
rule-9-9 = I socialisti arrivano o se ne vanno secondo il tracciato. L’Est vince se i 12 non bastano, e perde se non ne ha da perdere.
rule-9-10 = Quattro proteste: quello stato collassa; se collassano entrambi, vince l’Est. Dopo la decade IV vince l’Est.
rule-10-1 = Berlino Est è una provincia come le altre, dentro il Brandeburgo.
rule-10-2 = Berlino Ovest vive dei trasferimenti dei protettorati; ogni sua protesta mette un secondo segnalino su un protettorato.
rule-10-3 = Hamburg conta per Bassa Sassonia o Schleswig-Holstein, a scelta dell’Ovest ogni volta.
rule-10-4 = Rheinsberg si costruisce solo con la carta 27: vale 2, nessuna connessione.
rule-10-5 = Le fabbriche esterne si costruiscono solo con le carte 7 e 9 e prestano il loro valore a una provincia collegata.

## Comandi

play-summary = Decade { $decade }, { $decisions } decisioni; proteste: Ovest { $west }, Est { $east }
show-display = Carte scoperte
show-hand-west = Mano dell’Ovest
show-hand-east = Mano dell’Est

## La prima decade guidata

lesson-title = La prima decade, passo dopo passo
lesson-welcome = Ti diamo il benvenuto! Tu guidi l’Est, la Repubblica Democratica; il computer guida l’Ovest. Giochiamo insieme la prima decade. Non si rompe niente: prova pure.
lesson-goal = L’Est vince se resiste. Se dopo quattro decadi il tuo Stato è ancora in piedi, la partita è tua. Cade con quattro proteste di massa a fine decade, con l’insolvenza o se finiscono i socialisti.
lesson-map = Questa è la Germania divisa: otto province dell’Ovest, sei tue. Berlino Ovest, un’isola nel tuo Stato, è disegnata in grande nell’angolo. Le province che si toccano oltre confine confronteranno il loro tenore di vita.
lesson-cities = Le città sono posti per fabbriche; il numero su una fabbrica è il suo valore. Sulle linee tra le città vanno le infrastrutture. Cominci con fabbriche a Berlino e Bitterfeld, ognuna di valore 1.
lesson-province = Ogni provincia mostra la sua sommossa, il tenore di vita e i socialisti. In ognuna delle tue ci sono tre sommosse: una in più e c’è una protesta di massa. L’economia è la somma delle sue fabbriche.
lesson-tracks = Tre tracciati: prestigio, valuta occidentale e socialisti. A destra è bene per te, a sinistra per l’Ovest. Chi ha il vantaggio di prestigio apre la decade; a 0 è l’Ovest.
lesson-display = Queste carte sono scoperte per entrambi, e si gioca a turno. Quella che lasci può prenderla l’Ovest. Le rosse giovano a te, le gialle all’Ovest, le duplici a tutti e due.
lesson-hand = Altre due carte sono solo tue; l’Ovest non le vede. Invece di una carta disponibile puoi giocare una di queste. Puoi serbarle per un momento migliore, anche per la prossima decade.
lesson-four-uses = Ogni carta standard può fare una di quattro cose: togliere una sommossa, costruire, alzare il tenore di vita o portare il suo evento. Il numero sulla carta è il valore per costruire e per il tenore di vita. Ne scegli una; il resto si perde.
lesson-action = Tocca a te: scegli una carta disponibile o della mano, poi a che cosa ti serve. Per cominciare, prendine una di valore alto e costruisci. Ciò che si può brilla.
lesson-build = Ogni punto è una fabbrica in una città vuota o una linea accanto a una fabbrica. Clicca una città o una linea che brilla. Puoi fermarti prima, ma i punti che lasci si perdono.
lesson-connection = Quando tutte le linee tra due fabbriche sono occupate, la connessione è operativa. Alcune connessioni hanno una linea, altre due. Da Bitterfeld a Leipzig ne basta una.
lesson-value = Una fabbrica vale 1, più 1 per ogni connessione operativa. Una connessione migliora quindi due fabbriche in un colpo. Conta soprattutto la migliore fabbrica di ogni provincia: porta valuta e mantiene il tenore di vita.
lesson-living = Puoi piazzare fino a tre tenori di vita, ognuno in una provincia diversa. Il primo di una provincia richiede economia 3, il secondo 6, il terzo 9. La carta presta ciò che manca, al massimo 2 per provincia.
lesson-living-where = Ogni tenore di vita porta via una sommossa. Pensa a fine decade: costa una unità di valuta, e la sua provincia deve avere una fabbrica che valga altrettanto. Province uguali danno più pace di una sola ricca.
lesson-unrest-use = Scegli una provincia e una sommossa se ne va. Con una carta rossa per te è gratis. Con qualsiasi altra devi anche smantellare un punto della tua economia.
lesson-event = Un evento fa tutto ciò che le sue icone mostrano. Quelle rosse e rosa riguardano te, quelle gialle l’Ovest. Tu scegli ordine e luoghi; se un’icona porta uno stemma, sceglie quella parte.
lesson-symbols = La domanda al tavolo dice che cosa resta da fare. Clicca un luogo che brilla e la prossima icona avrà effetto lì. Le frecce muovono i segnalini da sole.
lesson-opponent = Dopo il tuo turno gioca l’Ovest. Guarda quale carta prende e che cosa cambia sulla mappa. Poi tocca di nuovo a te.
lesson-log = La cronaca racconta in ordine tutto ciò che è successo. Clicca una riga per vedere il tavolo di allora. Se ti distrai un momento, non perdi nulla.
lesson-forecast = La previsione mostra che cosa farebbe la fine decade se venisse adesso. Cambia con ogni carta. Guardala prima di scegliere: ti dice che cosa fa più male.
lesson-undo = Puoi annullare le decisioni del tuo turno finché non finisce o finché non si mostra qualcosa di nascosto. Quindi prova. La pagina ti avvisa prima di un passo che non si può annullare.
lesson-unrest = La sommossa è il pericolo di questo gioco. Tre in una provincia tacciono ancora, la quarta porta la gente in piazza. Tieni d’occhio quelle che sono a tre.
lesson-protest = C’è una protesta di massa. In quella provincia e sulle connessioni delle sue città non si costruisce. Finisce appena la sommossa scende sotto quattro.
lesson-police = Hai una carta forze di polizia. Una volta per decade toglie una sommossa a Est, in aggiunta a una tua azione. Ma ognuna costa un punto a fine decade, e le rosse fanno fuggire la gente.
lesson-socialists = I tuoi socialisti aspettano nel riquadro. Se a Est scoppia una protesta, dopo l’azione vanno lì, e ognuno toglie una sommossa. Ci restano: non sprecarli.
lesson-second-half = La seconda metà della decade: sette carte nuove. Comincia chi non ha avuto l’ultimo turno. Dopo queste carte viene la fine decade: dai ogni tanto un’occhiata alla previsione.
lesson-special = La carta speciale è ancora lì, ed è solo per te. Porta soltanto il suo evento e ha un prezzo: butti una carta della mano, o l’Ovest ne pesca una. Prendila quando aiuta di più.
lesson-hand-cards-end = Le carte in mano ti restano quando la decade finisce. Puoi tenerle o buttarle prima di pescare fino a due. Con tre in mano, almeno una deve andare.
lesson-decade-end = La decade è finita. Seguono dieci fasi, sempre nello stesso ordine. Le vediamo una per una; dove c’è da scegliere, ti verrà chiesto.
lesson-phase-1 = Fase 1, fuga. Il muro non c’è ancora, e la gente va a Ovest: la spingono le icone fuga, il miglior tenore di vita dell’Ovest e la polizia rossa. Perdi economia per metà della somma. Le due parti scelgono i pezzi a turno.
lesson-phase-2 = Fase 2, prestigio. Chi ha il vantaggio esegue lo spazio del segnalino, o uno più mite verso il centro. Guarda dov’è il segnalino: a destra ti aiuta, a sinistra ti danneggia.
lesson-phase-3 = Fase 3, valuta occidentale. Ogni tuo tenore di vita costa una unità. Pagano il tracciato e ogni provincia la cui migliore fabbrica regge il passo della più debole dell’Ovest. Per ogni unità mancante una tua fabbrica diventa fatiscente.
lesson-phase-4 = Fase 4, pagare le forze di polizia. Ogni carta polizia ti costa un punto di economia, dove vuoi. Senza carte non c’è niente da pagare.
lesson-phase-5 = Fase 5, mantenere il tenore di vita. Nessuna provincia ne tiene più di quanto vale la sua migliore fabbrica. Il troppo se ne va.
lesson-phase-6 = Fase 6, comparazione interna. Ogni provincia guarda la migliore della propria parte. Chi resta indietro di due o più riceve sommossa, Berlino Ovest già per uno.
lesson-phase-7 = Fase 7, Est e Ovest si confrontano. Ogni provincia può sfidare una vicina oltre confine, e lì la differenza diventa sommossa. Ogni protesta indebolisce chi attacca. Se puoi attaccare qualcuno, ti verrà chiesto.
lesson-phase-8 = Fase 8, usare le forze di polizia. Le carte polizia che non hai ancora usato tolgono una sommossa ciascuna. Poi sono pronte per la decade seguente.
lesson-phase-9 = Fase 9, socialisti. Il tracciato dice quanti ne arrivano o se ne vanno. I nuovi entrano nel riquadro e da lì raggiungono le proteste a Est.
lesson-phase-10 = Fase 10, Wir sind das Volk? Si contano le proteste delle due parti. Uno Stato che ne ha quattro o più crolla. Se crollano entrambi, vinci tu.
lesson-next-decade = Comincia la seconda decade, con carte nuove e una nuova carta speciale: la costruzione del muro. Ciò che hai costruito resta. Prima di pescare puoi buttare le carte che hai tenuto.
lesson-finished = La guida finisce qui: ora sai come funziona il gioco. Puoi finire questa partita o cominciarne una nuova. Regole e previsione sono sempre a un clic.
lesson-why-not = Clicca qualcosa che non brilla e il tavolo dice perché non si può. Il motivo nomina la regola. Cliccala per saperne di più.
lesson-hint = Se non sai che cosa fare, chiedi un consiglio. Il computer dice che cosa sceglierebbe al tuo posto, e perché. Non devi seguirlo per forza.

## Il tabellone sulla pagina

board-title = Il tabellone: la Germania divisa
board-city-empty = libera
board-city-factory = fabbrica di valore { $value }
board-city-rundown = fabbrica fatiscente di valore { $value }
board-city-closed = chiusa per sempre
board-line-built = { $built } di { $lines } costruite
board-line-standing = connessione operativa
board-province-economy = economia { $economy }, il prossimo tenore di vita richiede { $needed }
board-province-living = tenore di vita { $count }
board-province-unrest = sommossa { $count }
board-province-socialists = socialisti { $count }
board-province-protests = proteste di massa { $count }
board-hamburg = Hamburg ora conta per { $place }
board-hamburg-open = Hamburg conta per { $a } o per { $b }, a scelta dell’Ovest
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-zoom-reset = Tutto il tabellone
board-tracks = Tracciati
board-track-says = { $track }: { $value }
board-track-then = poi { $value }
board-flight = Fuga
board-flight-says =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }: l’Est smantella { $points }
board-flight-over = già contata per questa decade
board-wall-stands = Il muro è in piedi
board-decade-end = Fine decade
board-decade = Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
board-box = Riquadro dei socialisti
board-police = Forze di polizia
board-police-none = nessuna carta polizia
board-police-gone = polizia sciolta
board-police-ready = pronta
board-police-used = usata

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Infrastrutture ({ $side })
when-decade = Decade { $decade }

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
page-cards-display = Carte scoperte
page-cards-special = Carta speciale
page-cards-pile = { $count } nel mazzo, decade { $decade }
page-cards-pile-empty = Il mazzo è vuoto
page-cards-row = Giocate: { $count }
page-cards-row-flight = { $count ->
    [one] 1 icona di fuga
   *[other] { $count } icone di fuga
}
page-cards-in-play = In gioco ora
page-cards-hand-mine = La tua mano
page-cards-hand = Mano: { $side }
page-cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-cards-known = a te nota
page-cards-seen = Carte che hai visto
page-card-back = carta coperta della decade { $decade }
page-card-playable = giocabile
page-card-value = valore { $value }
page-card-values = valore { $west } per l’Ovest, { $east } per l’Est
page-card-limit = max. { $count }
page-card-in-order = Nell’ordine mostrato
page-card-band-red = Est
page-card-band-yellow = Ovest
page-card-band-dual = entrambi
page-card-band-special = solo Est
page-card-flight-note = Comunque la usi: { $count ->
    [one] la sua icona di fuga conta
   *[other] le sue { $count } icone di fuga contano
} fino alla fine della decade.
page-card-note = Nota storica
page-headline = In prima pagina
page-gallery-decade = Decade
page-gallery-who = Evento di chi
page-gallery-all = tutte
page-gallery-count = { $count ->
    [0] Nessuna carta corrisponde
    [one] 1 carta
   *[other] { $count } carte
}
page-gallery-previous = precedente
page-gallery-next = successiva
outlook-dismantled = Est −{ $points }
outlook-nothing = niente
outlook-space = { $holder } { $marker }
outlook-balance = saldo { $balance }
outlook-lost = −{ $count } tenore di vita
outlook-unrest = +{ $count } sommossa
outlook-attacks = { $count } possibili
outlook-attacked = { $count } eseguiti
outlook-ready = { $count } pronte
outlook-used = { $count } usate
outlook-socialists = { $change }, { $total } di 12
outlook-protests = O { $west } · E { $east }
forecast-before = prima:
outlook-due = { $result } · ancora { $count }
outlook-danger-bankruptcy = Per l’Est sarebbe l’insolvenza nazionale
outlook-danger-triumph = Il socialismo trionferebbe
outlook-danger-failure = Il socialismo fallirebbe
outlook-danger-collapse = Rischio di collasso: { $side }
page-walk-phases = Le dieci fasi
page-walk-strip = Fine della decade { $decade }, fase { $phase }:
page-walk-asked = tocca a te decidere
page-walk-open = Mostra
page-walk-nothing = In questa fase non succede nulla.
page-walk-of-four = { $count } delle 4 che portano al collasso
page-walk-back = Indietro
page-walk-next = Fase successiva
page-walk-skip = All’ultima
page-walk-result = Il risultato
page-walk-waiting = La fine della decade prosegue dopo questa decisione.
page-walk-close = Al tavolo
page-walk-always = Mostra a ogni fine decade
page-sum-track = Tracciato della valuta
page-sum-exports = Export (peggior fabbrica da export dell’Ovest { $worst })
page-sum-living = Tenore di vita dell’Est
page-sum-balance = Saldo
page-sum-icons = Icone di fuga
page-sum-best-west = Miglior tenore di vita a Ovest
page-sum-red-police = Polizia rossa
page-sum-protest-east = Protesta a Est
page-sum-worst-east = Peggior tenore di vita a Est
page-sum-protest-west = Protesta a Ovest
page-sum-steps = Passi in tutto: l’Est smantella { $points }
page-living = Tenore di vita: che cosa ha, che cosa serve e che cosa riceve in prestito ogni provincia
page-living-lent = La carta presta { $lent } di { $available }.
page-living-has = ha { $economy }, servono { $need }
page-living-placed = piazzato{ $lent ->
    [0] {""}
   *[other] , { $lent } in prestito
 }
page-living-lends = la carta presta { $lent }
page-living-free = non serve niente
page-living-full = tre sono piazzati
page-living-short = ne mancano { $missing }, anche con 2 in prestito
page-living-together = la carta non ne ha più abbastanza

## Arena, data sets, study

arena-sides = Ovest ed Est
arena-sides-note = Nel modello delle valutazioni giocare l'Est vale { $points } punti Elo ({ $interval }).
arena-period = decennio
study-balance = Partite vinte dall’Est
study-differences = Quota dell’Est rispetto all’edizione { $name } con le stesse carte, in punti percentuali
dataset-written = Scritti in { $path }: { $games } partite, { $decisions } decisioni, { $decade_ends } fini di decade

## The page

lesson-about = Giochi l’Est contro un computer debole e vieni guidato nel primo decennio. Circa un quarto d’ora; poi puoi continuare.
lesson-start = Comincia il primo decennio
lesson-short = Una prima decade guidata, senza regolamento.
cards-about = Tutte le 85 facce delle carte, ciascuna con una breve nota: che cosa accadde e perché la carta ha quell’effetto.
analysis-title = Analisi: { $west } (Ovest) contro { $east } (Est)
analysis-curve = Probabilità di vittoria dell’Est
analysis-curve-label = Probabilità di vittoria dell’Est lungo le decisioni della partita: { $first } all’inizio, minima { $low }, massima { $high }, { $last } alla fine
analysis-curve-note = Come la vede la fazione che sceglie una carta, ogni volta che lo fa. In mezzo si distribuiscono carte, e le due fazioni sanno cose diverse.
analysis-half = Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
analysis-end = Decade { $decade }, prima della fine
analysis-plays = Carta per carta
analysis-play-decade-end = Fine della decade
analysis-play-dealing = Nuove carte
analysis-swings-note = Da una carta alla successiva, meno ciò che sono costate le decisioni: carte distribuite, mani mostrate, ciò che una fazione sa e l’altra no, e gli errori di chi pensa.
analysis-swing = Decisione { $decision } fino a { $then }: Est da { $before } a { $after }; per decisioni { $decided }, altrimenti { $rest }
analysis-forecasts = Fini di decade come stavano
analysis-forecasts-note = Che cosa avrebbe fatto la fine della decade in quel momento; proteste ora e nel caso peggiore.
analysis-curve-short = Probabilità dell’Est
analysis-flight = Fuga
analysis-currency = Valuta
analysis-protests-west = Proteste Ovest
analysis-protests-east = Proteste Est
analysis-socialists = Socialisti
seat-west-about = ha quattro decadi per vincere
seat-east-about = deve resistere quattro decadi
option-edition-about = Differiscono nella preparazione, nella carta speciale e negli scarti.
setting-walk = Percorri la fine della decade fase per fase
setting-walk-about = Altrimenti è raccontata solo nel registro.
game-credits = Wir sind das Volk! è un gioco da tavolo di Richard Sivél e Peer Sylvester, pubblicato da histogame. Questa edizione non è ufficiale: non è fatta, controllata o approvata da loro. Se ti piace, compra la scatola.
page-walk-again = Ripercorri le dieci fasi
figure-protests = Proteste
figure-unrest = Sommossa
figure-living = Tenore di vita
figure-economy = Economia
figure-socialists = Socialisti in gioco
page-vignette = La Germania divisa: Ovest ed Est, il confine in mezzo e quattro decadi dal 1945 al 1989
page-protests = { $count ->
    [0] nessuna protesta
    [one] 1 protesta
   *[other] { $count } proteste
 }
page-police-too = Ora puoi anche usare la polizia: un clic su una provincia illuminata vi rimuove 1 sommossa.
page-move-where = Sommossa da { $place }: verso dove?
page-take-back = Torna a prima della mia ultima carta
page-take-back-ask = Chiedi di tornare a prima della mia ultima carta
page-replay-start = Prima della prima carta
page-replay-open = entrambe le mani scoperte
page-replay-card-back = Una carta indietro
page-replay-card-next = Una carta avanti
page-learn-cards-title = Le carte e la loro storia
page-panels = Carte, previsione, cronaca, chat
page-analysis-title = { $west } (Ovest) contro { $east } (Est)

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = una partita registrata ha al massimo { $most } byte
interchange-not-json = non è JSON: { $reason }
interchange-format = ci si aspetta «{ $format }», non { $found }
interchange-one-of = ci si aspetta uno tra { $words }, non { $found }
interchange-text = ci si aspetta un testo
interchange-object = ci si aspetta un oggetto, non { $found }
interchange-list = ci si aspetta una lista, non { $found }
interchange-longest = sono possibili al massimo { $most } voci
interchange-whole-number = ci si aspetta un numero intero, non { $found }
interchange-range = ci si aspetta un numero da { $least } a { $most }, non { $found }
interchange-flag = ci si aspetta true o false, non { $found }
interchange-no-province = non c’è la provincia { $found }
interchange-no-city = non c’è la città { $found }
interchange-no-connection = non c’è il collegamento { $found }
interchange-no-card = non c’è la carta { $found }
interchange-no-sector = { $province } non rifornisce alcun settore di Berlino Ovest
interchange-card-count = ci si aspettano { $wanted } carte, non { $found }
interchange-card-twice = una carta è nominata due volte
interchange-phase-order = le fasi hanno un altro ordine
interchange-step-name = un passo comincia con il suo nome
interchange-values = ci si aspettano { $wanted } valori, non { $found }
interchange-track-or-symbol = ci si aspetta un tracciato o un simbolo
interchange-only-berlin = solo Berlino Ovest ha settori
interchange-zero = un passo cambia qualcosa: 0 non è una quantità
interchange-no-step = non c’è il passo { $found }
interchange-no-deal = nessuna distribuzione delle carte è adatta
interchange-contradicted = la carta { $card } non può essere stata lì: al turno { $turn }, { $reason }
interchange-decade-not-over = il decennio { $decade } non è finito: { $count } carte sono ancora esposte
interchange-decade-over = il decennio { $decade } è finito: entrambe le esposizioni sono state giocate
interchange-must-discard = { $side } ha tre carte e deve scartarne una
interchange-cannot-keep = { $side } non può aver tenuto la carta { $card }
interchange-later-card = la mano ({ $side }) contiene una carta di un decennio successivo
interchange-refilled = la mano ({ $side }) si completa fino a { $count } carte
interchange-cannot-deal = la carta { $card } non può essere distribuita a { $side }
interchange-cannot-turn-up = la carta { $card } non può essere scoperta qui
interchange-top-not-turned = le carte che Guillaume ha lasciato sul mazzo non vengono scoperte
interchange-holds = { $side } ha qui { $count } carte
interchange-cannot-hold = { $side } non può avere qui la carta { $card }
interchange-deal-time = le carte si distribuiscono solo all’inizio di mezzo decennio
interchange-not-in-display = la carta { $card } non è esposta
interchange-not-in-display-named = la carta { $card } non è esposta: il suo posto è stato nominato prima
interchange-not-in-hand = la carta { $card } non è in mano ({ $side }: { $held }): non può essere lì
interchange-not-in-hand-named = la carta { $card } non è in mano ({ $side }: { $held }): è stata nominata altrove
interchange-unnamed-card = una del decennio { $decade }
interchange-empty = vuota
interchange-cannot-pay = l’Est non ha in mano la carta { $card } con cui pagare
interchange-cannot-pay-any = l’Est non ha in mano carte con cui pagare
interchange-guillaume-swap = Guillaume non può scambiare queste carte
interchange-guillaume-remove = Guillaume non può togliere queste carte
interchange-decade = questo è il decennio { $now }, non { $written }
interchange-one-void = si può annullare solo un simbolo o una freccia
interchange-hamburg-once = Amburgo conta per una sola provincia
interchange-not-happening = { $step } è scritto e non accade
interchange-not-to-berlin = il tenore di vita di { $province } non è andato a Berlino Ovest
interchange-tracks-still = tracciati: è scritto { $written }, nessun segnalino si muove
interchange-tracks-move = tracciati: è scritto { $written }, i segnalini si muovono { $moved }
interchange-nothing-void = qui non si annulla nulla, è scritto «{ $void }»
interchange-figure-none = { $name }: è scritto { $written }, qui non c’è
interchange-figure = { $name }: è scritto { $written }, è { $found }
interchange-half-begins = comincia il secondo mezzo decennio, ma è scritta una fine di decennio
interchange-decade-begins = comincia il decennio successivo, ma è scritta una fine di decennio
interchange-decade-ends = il decennio finisce con l’ultima carta esposta, ma è scritto un turno
interchange-phase = segue la fase { $next }, ma è scritta la fase { $written }
interchange-void = «{ $written }» è scritto come annullato, non «{ $void }»
interchange-hamburg = Amburgo qui non può contare per { $province }
interchange-chosen-by = { $step } lo sceglie { $by }, non { $written }
interchange-unwritten = { $step } accade qui e non è scritto
interchange-over = qui la partita è finita
interchange-not-over = il decennio non è finito: { $count } carte sono ancora esposte
interchange-turn = è il turno di { $side }
interchange-origin = la carta { $card } non viene da «{ $origin }»
interchange-step-refused = { $step } non è possibile: { $reason }
interchange-asked = le regole chiedono più di quanto è scritto, per esempio «{ $move }»
interchange-impossible = ciò che è scritto non può accadere qui
interchange-no-border = { $target } non confina con { $attacker }
interchange-usable = { $attacker } può usare { $usable } tenore di vita, { $target } ha { $living }
interchange-differs = { $where }: è scritto { $written }, è { $found }
interchange-missing = { $where }: { $name } non è scritto
interchange-entry-missing = { $where }: { $entry } è scritto e non c’è
interchange-entry-extra = { $where }: { $entry } c’è e non è scritto
interchange-given-up = { $reason }; rinuncia dopo { $moves } mosse provate
interchange-unknown-key = chiave sconosciuta { $name } tralasciata
interchange-incomplete = l’ultimo turno o l’ultima fase non è completa
interchange-bankrupt-pieces = 9: i pezzi tolti dopo la bancarotta sono tralasciati nella registrazione
