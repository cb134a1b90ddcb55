game-name = Wir sind das Volk!
game-about = Due stati tedeschi, due giocatori, quattro decadi: sviluppa l’economia, alza il tenore di vita e tieni la gente lontana dalle piazze, finché uno dei due stati collassa o l’Est arriva in piedi al 1989.
option-edition = Edizione delle regole

## Fazioni e parole

seat-west = Ovest
seat-east = Est
seat-nobody = le regole
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
event-for-special = evento solo dell’Est
face-space = spazio prestigio { $space }
symbol-build = l’{ $side } costruisce { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
symbol-dismantle = l’{ $side } smantella { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
symbol-place-unrest = { $side } +{ $count } { $count ->
    [one] cubo
   *[other] cubi
} sommossa
symbol-remove-unrest = { $side } −{ $count } { $count ->
    [one] cubo
   *[other] cubi
} sommossa
symbol-move-unrest = { $side }: sposta { $count } { $count ->
    [one] cubo
   *[other] cubi
} sommossa
symbol-reduce = { $side }: riduci una protesta di massa a 3 cubi sommossa{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } { $count ->
    [one] segnalino
   *[other] segnalini
} tenore di vita
symbol-living-standard-plain = { $side } +{ $count } { $count ->
    [one] segnalino
   *[other] segnalini
} tenore di vita, senza rimuovere cubi sommossa
symbol-lose-living-standard = { $side } −{ $count } { $count ->
    [one] segnalino
   *[other] segnalini
} tenore di vita
symbol-rundown = { $side }: { $count ->
    [one] 1 fabbrica diventa fatiscente
   *[other] { $count } fabbriche diventano fatiscenti
}
symbol-repair = { $side }: { $count ->
    [one] rimoderna 1 fabbrica
   *[other] rimoderna { $count } fabbriche
}
symbol-close = l’{ $side } perde per sempre { $count ->
    [one] 1 fabbrica esterna
   *[other] { $count } fabbriche esterne
}
symbol-red-police = forze di polizia rosse
symbol-pink-police = forze di polizia rosa
symbol-wall-built = costruzione del Muro
symbol-wall-opened = caduta del Muro
symbol-stasi-dissolved = scioglimento della Stasi
symbol-guillaume = affare Guillaume: l’Est esamina alcune carte
symbol-where = ({ $place })
symbol-limit = – al massimo { $count } per provincia
symbol-arms = – sceglie l’{ $side }
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = niente
symbol-with = { $symbol } { $more }
symbol-numbered = icona { $number }
surplus-red = { $count ->
    [one] freccia
   *[other] { $count } frecce
} oltre il tracciato: l’Est rimuove { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
} sommossa
surplus-yellow = { $count ->
    [one] freccia
   *[other] { $count } frecce
} oltre il tracciato: compensazione per l’Ovest
surplus-red-prestige = prestigio oltre il tracciato: l’Est rimuove 1 suo cubo sommossa o ne piazza 1 all’Ovest
surplus-yellow-prestige = prestigio oltre il tracciato: l’Ovest rimuove 1 suo cubo sommossa o ne piazza 1 all’Est

## Schermo

screen-header = Wir sind das Volk! · Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
screen-over = Wir sind das Volk! · Decade { $decade }, la partita è finita
screen-protests = { $side }: { $count ->
    [one] 1 protesta di massa
   *[other] { $count } proteste di massa
}
screen-police = carte forze di polizia: { $count }, pronte: { $ready }
screen-flight = Fuga adesso: { $steps } → l’Est smantella { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $police }
screen-flight-over = Fuga: già contata per questa decade · { $police }
screen-wall = Il Muro è in piedi: nessuna fuga · { $police }
track-prestige-note = vantaggio dell’{ $side } · a fine decade: { $symbols }
track-currency-note = esportazioni { $exports }, tenore di vita { $living }: saldo { $balance }
track-socialists-note = a fine decade { $change } · { $total } di { $most } in gioco, { $box } nel riquadro
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ sommossa; 4: protesta di massa
map-legend-2 = ▮ tenore di vita
map-legend-3 = ♟ socialista
map-legend-4 = 6/9 economia / serve per ▮
map-legend-5 = [2] fabbrica (2) fatiscente
map-legend-6 = ═ operativa ─ fatta ┄ libera

## Domande

prompt-deal = Si distribuisce una carta.
prompt-discard = { $side }: scarta una carta della decade scorsa, oppure tieni quelle che hai.
prompt-action = { $side }: scegli una carta scoperta o della tua mano.
prompt-over = La partita è finita.
prompt-use = { $card }: come la usi?
prompt-price = { $side }: la carta speciale ha un prezzo. Scarti una carta dalla mano o lasci che l’Ovest ne peschi una?
prompt-remove = { $side }: rimuovi 1 tuo cubo sommossa. Scegli una provincia.
prompt-build = { $side }: costruisci. { $count ->
    [one] Ti resta 1 punto
   *[other] Ti restano { $count } punti
}. Scegli una città o una linea.
prompt-living = { $side }: alza il tenore di vita ({ $count } di 3 segnalini piazzati; la carta presta ancora { $lends ->
    [one] 1 punto
   *[other] { $lends } punti
}, al massimo 2 per provincia). Scegli una provincia.
prompt-transfer = { $side }: trasferisci a Berlino Ovest un segnalino tenore di vita appena piazzato? Scegli un protettorato.
prompt-void = { $side }: { $face } è una carta duplice. Quale freccia o icona ignori?
prompt-symbols = { $side }: risolvi { $face }. Da fare: { $symbols }. Scegli la prossima icona e il luogo.
prompt-resolve = { $side }: per { $face } scegli tu: { $symbol }. Dove?
prompt-return-unrest = { $side }: i cubi sommossa sulle carte forze di polizia tornano nelle province, al massimo 1 per provincia ({ $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}). Scegli una provincia.
prompt-look = { $side }: Guillaume fa rapporto. Che cosa esamini?
prompt-take = { $side }: prendi una di queste carte?
prompt-give = { $side }: quale carta della tua mano dai in cambio?
prompt-last-police = { $side }: usi le forze di polizia prima che finisca la tua azione? Scegli una provincia, oppure concludi.
prompt-import = { $side }: { $change ->
    [less] a Berlino Ovest è finita una protesta di massa. Quale protettorato perde il segnalino importato?
   *[more] a Berlino Ovest c’è una nuova protesta di massa. Quale protettorato riceve il segnalino importato?
}
prompt-socialist-in = { $side }: i socialisti non bastano per tutte le proteste di massa. Scegli la provincia in cui va il prossimo.
prompt-dismantle = { $side }: l’{ $owner } smantella { $count ->
    [one] 1 punto
   *[other] { $count } punti
}. Scegli il prossimo pezzo.
prompt-space = { $side }: prestigio. Quale spazio del tracciato risolvi?
prompt-run-down = { $side }: manca valuta occidentale, { $count ->
    [one] 1 fabbrica diventa fatiscente
   *[other] { $count } fabbriche diventano fatiscenti
}. Scegli la prossima fabbrica.
prompt-dismantle-lines = { $side }: manca valuta occidentale e tutte le fabbriche sono già fatiscenti. { $count ->
    [one] Va smantellato 1 pezzo
   *[other] Vanno smantellati { $count } pezzi
}. Scegli il prossimo.
prompt-hamburg = { $side }: per quale provincia conta Hamburg in questa fase?
prompt-lose-sector = { $side }: Berlino Ovest perde { $count ->
    [one] ancora 1 segnalino
   *[other] ancora { $count } segnalini
} tenore di vita. Da quale settore?
prompt-attack = { $side }: { $place } attacca. Scegli la provincia avversaria.
prompt-police-phase = { $side }: forze di polizia, { $count ->
    [one] 1 carta pronta
   *[other] { $count } carte pronte
}. Da quale provincia rimuovi 1 cubo sommossa?
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialista deve
   *[other] { $count } socialisti devono
} andarsene. Da quale provincia?
done-discard = tieni le altre
done-build = fermati qui: i punti rimasti si perdono
done-living = fatto
done-transfer = nessun trasferimento
done-void = non ignorare niente
done-look = non esaminare niente
done-take = non prendere niente
done-last-police = non usare più le forze di polizia
done-attack = nessun attacco

## Mosse

place-alone = { $place }
move-done = fatto
move-play = { $card }: { $use }
move-deal = distribuisci { $card }
move-discard = scarta { $card }
move-draw = lascia che l’Ovest peschi una carta
move-build-city = costruisci una fabbrica a { $place }
move-build-line = costruisci un’infrastruttura: { $place }
move-dismantle-city = smantella la fabbrica di { $place }
move-dismantle-line = smantella un’infrastruttura: { $place }
move-rundown = rendi fatiscente la fabbrica di { $place }
move-repair = rimoderna la fabbrica di { $place }
move-close = chiudi { $place } per sempre
move-place = piazza 1 cubo sommossa: { $place }
move-remove = rimuovi 1 cubo sommossa: { $place }
move-move = sposta 1 cubo sommossa: { $from } → { $to }
move-reduce = riduci a 3 cubi sommossa: { $place }
move-living = piazza 1 segnalino tenore di vita: { $place }
move-lose-living = { $place } perde 1 segnalino tenore di vita
move-sector = piazza 1 segnalino tenore di vita: Berlino Ovest, { $place }
move-lose-sector = Berlino Ovest perde 1 segnalino tenore di vita: { $place }
move-transfer = trasferisci a Berlino Ovest il segnalino tenore di vita di { $place }
move-police = usa le forze di polizia: 1 cubo sommossa in meno, { $place }
move-socialist = un socialista arriva: { $place }
move-take-socialist = un socialista se ne va: { $place }
move-import = segnalino importato: { $place }
move-release = rimuovi il segnalino importato: { $place }
move-attack = { $from } attacca { $to }
move-hamburg = Hamburg conta per { $place }
move-space = spazio { $space }: { $symbols }
move-void-track = ignora una freccia: { $track }
move-void-row = ignora: { $symbol }
move-resolve = risolvi ora: { $symbol }
move-ignore = tralascia: { $symbol }
move-look = { $where ->
    [pile] esamina le prime 2 carte del mazzo di pesca
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
group-rundown = rendi fatiscente
group-repair = rimoderna
group-close = chiudi per sempre
group-place = piazza 1 cubo sommossa
group-remove = rimuovi 1 cubo sommossa
group-move = sposta 1 cubo sommossa
group-reduce = riduci a 3 cubi sommossa
group-living = tenore di vita
group-lose-living = rimuovi segnalini tenore di vita
group-sector = Berlino Ovest
group-lose-sector = Berlino Ovest
group-transfer = trasferisci
group-police = forze di polizia
group-socialist = socialisti
group-take-socialist = socialisti
group-import = protettorati
group-release = protettorati
group-attack = attacca
group-hamburg = Hamburg
group-space = spazi
group-void-track = ignora
group-void-row = ignora
group-resolve = risolvi ora
group-ignore = tralascia
group-look = esamina
group-take = prendi
group-give = dai
group-at = { $verb }, { $place }
note-protest = protesta di massa!
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
note-living = n. { $number }, economia { $has }, ne serve { $needs }
use-note-unrest = rimuovi 1 tuo cubo sommossa{ $free ->
    [yes] , gratis
   *[no] {" "}e smantella 1 tuo punto
}
use-note-build = { $value ->
    [one] 1 punto costruzione
   *[other] { $value } punti costruzione
}
use-note-living = fino a 3 province; la carta presta fino a { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
use-note-event = { $symbols }

## Che cosa è successo

event-decade = Comincia la decade { $decade }. Carta speciale: { $special }
event-half = Decade { $decade }, { $half ->
    [1] prima
   *[other] seconda
} metà. Comincia l’{ $starter }.
event-turned-up = Carte scoperte: { $what }
event-drawn = L’{ $side } pesca { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
event-discarded = L’{ $side } scarta { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
event-card = L’{ $side } gioca { $card } { $origin ->
    [hand] dalla mano{" "}
   *[other] {""}
}{ $use ->
    [unrest] per rimuovere 1 cubo sommossa
    [build] per costruire
    [living] per alzare il tenore di vita
   *[event] come evento
}
event-price = Prezzo della carta speciale: { $paid ->
    [draw] l’Ovest pesca una carta
   *[discard] l’Est scarta una carta
}
event-void = Si ignora: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] L’{ $by } rimuove sommossa
   *[more] L’{ $by } piazza sommossa
}: { $what }
event-unrest-nobody = Nuova sommossa: { $what }
event-calmed = Il tenore di vita più alto calma la sommossa (−1): { $what }
event-reduce = { $place }: { $removed ->
    [one] 1 cubo sommossa
   *[other] { $removed } cubi sommossa
} in meno, ne restano 3
event-move = Cubi sommossa spostati: { $what }
event-build-city = L’{ $by } costruisce: { $what }
event-build-line = L’{ $by } costruisce infrastrutture: { $what }
event-dismantle-city = L’{ $by } smantella: { $what }
event-dismantle-line = L’{ $by } smantella infrastrutture: { $what }
event-rundown = Fabbriche diventate fatiscenti (scelte dall’{ $by }): { $what }
event-repair = Rimodernata: { $place }
event-close = Chiusa per sempre: { $place }
event-living = { $change ->
    [less] Segnalini tenore di vita persi
   *[more] Nuovi segnalini tenore di vita
}: { $what }
event-transfer = { $place } trasferisce il suo nuovo tenore di vita a Berlino Ovest
event-imported = { $change ->
    [less] Segnalini importati da Berlino Ovest rimossi
   *[more] La protesta di massa di Berlino Ovest si estende a
}: { $what }
event-socialist = { $change ->
    [less] Socialisti rimossi
   *[more] Socialisti in arrivo
}: { $what }
event-police-gained = L’Est tiene { $card } come carta forze di polizia
event-police = Le forze di polizia rimuovono sommossa: { $what }
event-stasi-dissolved = La Stasi è sciolta; { $unrest ->
    [one] torna 1 cubo sommossa
   *[other] tornano { $unrest } cubi sommossa
}
event-wall = { $stands ->
    [yes] Il Muro è costruito. Niente più fuga dalla Repubblica.
   *[no] Il Muro è caduto. Ricomincia la fuga dalla Repubblica.
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
    [yes] Rimossa dal gioco: { $card }
   *[no] L’Est rimuove una carta dal gioco
}
event-swap = { $known ->
    [yes] L’Est dà { $given } e prende { $taken }
   *[no] L’Est scambia una carta
}
event-decade-end = Fine della decade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Costi per il Muro: prestigio 1 spazio verso l’Ovest, e l’Est smantella 1 punto
event-flight = Fuga dalla Repubblica: { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
}, l’Est smantella { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
event-space = L’{ $by } risolve lo spazio { $space }: { $symbols }
event-hamburg = Hamburg conta per { $place }
event-currency = Tracciato { $track } + esportazioni { $exports } (peggiore fabbrica di esportazione dell’Ovest: { $worst }) − tenore di vita { $living } = { $balance }
event-police-cost = { $points ->
    [0] Nessuna carta forze di polizia da pagare
    [one] L’Est smantella 1 punto per pagare le forze di polizia
   *[other] L’Est smantella { $points } punti per pagare le forze di polizia
}
event-attack = Attacchi: { $what }
event-socialist-phase = Socialisti: { $change }
event-protests = Proteste di massa: Ovest { $west }, Est { $east }
event-game-over = Vince l’{ $winner }: { $how }
outcome = Vince l’{ $winner }: { $how } (regola { $rule })
outcome-table = Vince l’{ $winner }: { $how }

## Finali

ending-collapse = { $winner ->
    [Est] l’Ovest collassa sotto le proteste di massa
    [Ovest] l’Est collassa sotto le proteste di massa
   *[other] l’altro Stato collassa sotto le proteste di massa
}
ending-bankruptcy = insolvenza nazionale dell’Est
ending-bankruptcy-figures = insolvenza nazionale dell’Est, che deve smantellare { $due ->
    [one] 1 punto
   *[other] { $due } punti
} e { $has ->
    [0] non ha più nulla
   *[other] ne ha solo { $has }
}
ending-socialism-triumphs = trionfo del socialismo
ending-socialism-fails = fallimento del socialismo
ending-survival = l’Est ha resistito quattro decadi

## Giocatori computer

feature-east-unrest-slack = margine prima di una protesta di massa all’Est
feature-west-unrest-slack = margine prima di una protesta di massa all’Ovest
feature-east-protests-near = proteste di massa verso il collasso dell’Est
feature-west-protests-near = proteste di massa verso il collasso dell’Ovest
feature-east-brink = province dell’Est a un passo dalla protesta di massa
feature-west-brink = province dell’Ovest a un passo dalla protesta di massa
feature-east-living-standard = tenore di vita dell’Est
feature-west-living-standard = tenore di vita dell’Ovest
feature-east-living-at-risk = tenore di vita dell’Est che nessuna fabbrica mantiene
feature-west-living-at-risk = tenore di vita dell’Ovest che nessuna fabbrica mantiene
feature-east-economy = economia dell’Est
feature-west-economy = economia dell’Ovest
feature-east-next-living-standard = economia per il prossimo segnalino tenore di vita dell’Est
feature-west-next-living-standard = economia per il prossimo segnalino tenore di vita dell’Ovest
feature-east-open-links = connessioni ancora da costruire all’Est
feature-west-open-links = connessioni ancora da costruire all’Ovest
feature-border-gap = tenore di vita lungo il confine
feature-export-gap = esportazioni dell’Est rispetto alla peggiore fabbrica di esportazione dell’Ovest
feature-prestige = tracciato prestigio
feature-prestige-edge = vantaggio di prestigio
feature-currency-track = tracciato valuta occidentale
feature-currency-missing = valuta occidentale che manca all’Est
feature-currency-spare = valuta occidentale che avanza all’Est
feature-flight = fuga dalla Repubblica
feature-wall = il Muro
feature-reserve = punti che l’Est può ancora smantellare
feature-bankruptcy = insolvenza nazionale dell’Est
feature-socialist-track = tracciato socialista
feature-socialists = socialisti in gioco
feature-socialism-at-stake = trionfo o fallimento del socialismo
feature-police = carte forze di polizia pronte
feature-police-later = forze di polizia nelle decadi successive
feature-tempo = a chi tocca dopo
feature-hand = carte in mano
feature-display = carte scoperte
feature-special-card = carta speciale
feature-building-under-way = punti costruzione ancora da usare
feature-living-under-way = segnalini tenore di vita ancora da piazzare
feature-removal-under-way = cubi sommossa ancora da rimuovere
feature-event-under-way = icone ancora da risolvere
feature-losses-under-way = perdite ancora da subire
feature-ground = la decade in sé

## Fine decade

phase-1 = Fuga / Muro di Berlino
phase-2 = Prestigio
phase-3 = Valuta occidentale
phase-4 = Pagare le forze di polizia
phase-5 = Mantenere il tenore di vita
phase-6 = Comparazione interna
phase-7 = Comparazione Est – Ovest
phase-8 = Risolvere le carte forze di polizia
phase-9 = Fase socialista
phase-10 = Wir sind das Volk?
forecast-title = Se la decade finisse adesso
forecast-flight-sum = icone fuga { $icons } + miglior tenore di vita all’Ovest { $best_west_living } + carte forze di polizia rosse { $red_police } + protesta di massa all’Est { $east_protest } − peggior tenore di vita all’Est { $worst_east_living } − protesta di massa all’Ovest { $west_protest } = { $steps }
forecast-flight = l’Est smantella { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $has }
forecast-wall = Costi per il Muro: prestigio 1 spazio verso l’Ovest, l’Est smantella 1 punto su { $has }
forecast-prestige = l’{ $holder } risolve lo spazio { $marker } o uno più vicino al centro: { $symbols }
forecast-prestige-bankrupt = l’Est non potrebbe smantellare quanto richiesto: insolvenza nazionale
forecast-currency-sum = tracciato { $track } + esportazioni { $exports } (peggiore fabbrica di esportazione dell’Ovest: { $worst }) − tenore di vita { $living } = { $balance }
forecast-currency-enough = nessuna fabbrica diventa fatiscente
forecast-currency-missing = fabbriche che diventano fatiscenti: { $rundown }, pezzi smantellati: { $dismantled }
forecast-currency-bankrupt = l’Est non può pagare: insolvenza nazionale
forecast-police-cost = l’Est smantella { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $has }
forecast-living = tenore di vita perso: { $what }
forecast-living-none = ogni provincia mantiene il suo tenore di vita
forecast-internal = nuova sommossa: { $what }
forecast-internal-none = nessuna nuova sommossa
forecast-attacks = attacchi possibili: { $what }
forecast-attacks-none = nessuna provincia può attaccare
forecast-police = carte forze di polizia pronte: { $count }
forecast-socialists = variazione { $change }, in gioco { $total } di 12
forecast-triumph = l’Est vincerebbe: trionfo del socialismo, i 12 socialisti sono già tutti in gioco
forecast-failure = l’Est perderebbe: fallimento del socialismo, non ha abbastanza socialisti da rimuovere
forecast-protests = { $side }: adesso { $now }, dopo la comparazione interna { $internal }, nel peggiore dei casi { $worst }; con 4 lo stato collassa
forecast-title-end = Fine decade, fase per fase
forecast-done = conclusa
forecast-now = in corso
forecast-due = ancora da fare: { $count }
forecast-prestige-done = l’{ $holder } ha risolto lo spazio { $marker }: { $symbols }
forecast-attacks-done = attacchi eseguiti: { $what }
forecast-attacks-done-none = nessuna provincia ha attaccato
forecast-police-done = carte forze di polizia usate: { $count }

## Al tavolo

cards-seen = Carte viste nella mano avversaria:
cards-count = L’altra fazione ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano; nel mazzo di pesca { $pile ->
    [one] ne resta 1
   *[other] ne restano { $pile }
}.
help-forecast = che cosa farebbero adesso le dieci fasi di fine decade
help-map = tutta la mappa e i tracciati
why-what = Scrivi che cosa vuoi capire, per esempio «perché Baviera» o «perché 17 evento».
rules-which = Scrivi una sezione, per esempio «regola 5.1».
cards-why = Nel gioco: { $text }
cards-unknown = Nessuna carta corrisponde a «{ $answer }». Scrivi il numero o una parte del titolo, per esempio «carte 17».
help-cards = le carte scoperte e la tua mano («carte 17»: una carta, che cosa accadde e perché ha quell’effetto)
help-rules = N: una sezione delle regole in una frase, per esempio «regola 6.3»

## Perché no

refusal-no-such-move = { $text } non è una mossa
refusal-other-decision = «{ $move }» non risponde alla decisione da prendere adesso
refusal-not-possible = «{ $move }» qui non è possibile
refusal-card-not-there = { $card } non è né tra le carte scoperte né nella tua mano
refusal-special-east-only = solo l’Est può scegliere la carta speciale
refusal-special-not-there = la carta speciale { $card } non è tra le carte scoperte
refusal-special-event-only = la carta speciale si usa solo come evento
refusal-special-price = l’Est non può pagare nessuno dei due prezzi della carta speciale
refusal-no-own-unrest = non hai cubi sommossa da rimuovere
refusal-nothing-to-dismantle = con questa carta devi smantellare anche 1 punto tuo, e non hai niente da smantellare
refusal-event-colour = l’evento di { $card } non è per l’{ $side }
refusal-event-own-economy = l’evento di { $card } richiede di smantellare più di quanto l’{ $side } ha in gioco
refusal-mass-protest = { $place } ha una protesta di massa: lì non si costruisce
refusal-city-taken = { $place } ha già una fabbrica
refusal-site-closed = il sito { $place } è chiuso per sempre
refusal-plant-site = Rheinsberg si costruisce solo con il suo evento
refusal-abroad-site = le fabbriche esterne si costruiscono solo con i loro eventi
refusal-other-side = { $place } non appartiene all’{ $side }
refusal-line-full = { $place } non ha linee libere
refusal-no-factory-at-end = { $place } non ha una fabbrica a nessuno dei due capi
refusal-no-factory-abroad = { $place } porta a una città esterna senza fabbrica
refusal-no-factory = { $place } non ha una fabbrica
refusal-no-infrastructure = { $place } non ha infrastrutture
refusal-has-infrastructure = { $place } ha ancora infrastrutture sulle sue connessioni
refusal-rundown-stays = la fabbrica di { $place } è fatiscente e non si può smantellare
refusal-abroad-stays = la fabbrica esterna di { $place } si può rimuovere solo con il suo evento
refusal-already-rundown = la fabbrica di { $place } è già fatiscente
refusal-never-rundown = la fabbrica di { $place } non può diventare fatiscente
refusal-no-unrest = { $place } non ha cubi sommossa
refusal-no-protest = { $place } non ha una protesta di massa
refusal-restricted = il testo sotto l’icona non lo permette: { $place }
refusal-limit = { $place } non può ricevere altre icone di questo tipo
refusal-living-economy = { $place } ha bisogno di un’economia di { $need } per il segnalino tenore di vita n. { $number } e ha { $have }
refusal-living-together = la carta non presta abbastanza punti per { $place } e per le province già scelte
refusal-living-once = { $place } ha già ricevuto un segnalino tenore di vita in questa azione
refusal-living-berlin = Berlino Ovest riceve segnalini tenore di vita solo per trasferimento o con la carta 79
refusal-no-living = { $place } non ha segnalini tenore di vita
refusal-transfer-new = { $place } non ha ricevuto segnalini tenore di vita in questa azione
refusal-transfer-more = { $place } non ha più segnalini tenore di vita di Berlino Ovest
refusal-transfer-even = i settori si riempiono in parti uguali: quello di { $place } è già più avanti di un altro
refusal-police-used = nessuna carta forze di polizia è pronta
refusal-police-own-action = le forze di polizia si usano solo nelle azioni dell’Est e a fine decade
refusal-no-socialist = { $place } non ha socialisti
refusal-not-supplier = { $place } non è un protettorato di Berlino Ovest
refusal-no-imported = { $place } non ha segnalini importati
refusal-not-adjacent = { $place } non confina con { $other }
refusal-attack-weak = { $place } non ha meno tenore di vita di quanto { $other } può usare per attaccare
refusal-hamburg-choice = Hamburg conta per Bassa Sassonia o Schleswig-Holstein
refusal-prestige-space = puoi risolvere solo lo spazio dell’indicatore o uno più vicino al centro, nella tua metà
refusal-void-dual = puoi ignorare solo una freccia o un’icona che la carta mostra
refusal-not-in-hand = { $card } non è nella tua mano
refusal-not-seen = { $card } non è tra le carte che stai guardando
refusal-must-discard = con tre carte in mano devi scartarne almeno una
refusal-must-do = questo va eseguito per forza
section-own = { $rule }, nel regolamento italiano { $own }
section-missing = { $rule }, assente nel regolamento italiano

## Le regole, in una frase ciascuna

rule-2 = Preparazione: 2 cubi sommossa in ogni protettorato, 3 nelle altre province, 1 socialista nel riquadro socialisti; fabbriche a Hamburg, Dortmund, Berlino e Bitterfeld; l’Ovest ha il vantaggio di prestigio e comincia (con piccole differenze tra le edizioni).
rule-3 = Quattro decadi, ciascuna di due metà con sette carte scoperte, più la fine decade. A turno: una carta scoperta o della mano, un’azione. La metà decade finisce con l’ultima carta standard scoperta.
rule-4 = Ogni 4 cubi sommossa in una provincia c’è una protesta di massa.
rule-5-1 = Con un punto costruzione si piazza una fabbrica in una città libera o un’infrastruttura su una linea libera con una fabbrica a un capo. Una fabbrica vale 1, più 1 per ogni connessione operativa. Non si costruisce dove c’è una protesta di massa.
rule-5-2 = Un punto smantellamento rimuove 1 infrastruttura o 1 fabbrica senza infrastrutture sulle sue connessioni; mai fabbriche fatiscenti o esterne.
rule-5-3 = Solo le fabbriche dell’Est diventano fatiscenti: valgono 1 in meno e restano sempre in gioco.
rule-6 = Una carta standard si usa in uno di quattro modi: sommossa, economia, tenore di vita, evento. La carta speciale solo come evento.
rule-6-1 = Rimuovi 1 tuo cubo sommossa: gratis con una carta del tuo colore, altrimenti smantelli 1 tuo punto.
rule-6-2 = Costruisci con tanti punti quanto vale per te la carta.
rule-6-3 = Fino a 3 segnalini tenore di vita in province diverse; l’ennesimo di una provincia richiede economia 3n. Il valore della carta presta i punti mancanti, al massimo 2 per provincia. Ogni segnalino rimuove 1 cubo sommossa.
rule-6-4 = L’Ovest attiva gli eventi delle carte gialle e duplici, l’Est quelli delle rosse e duplici. Si risolvono tutte le icone, in qualsiasi ordine; con una carta duplice si può ignorare 1 freccia o 1 icona. Lo stemma dice chi sceglie il luogo.
rule-7 = Le proteste di massa all’Est richiamano i socialisti dal riquadro; ciascuno rimuove 1 cubo sommossa. Accade dopo ogni azione e nella fase 9.
rule-8 = Ogni carta forze di polizia raccolta rimuove 1 cubo sommossa dell’Est per decade, in una sua azione o nella fase 8.
rule-9 = Dieci fasi chiudono la decade. È insolvenza nazionale se l’Est deve smantellare più di quanto ha.
rule-9-1 = Fuga: icone fuga, miglior tenore di vita all’Ovest, carte forze di polizia rosse e una protesta di massa all’Est, meno il peggior tenore di vita all’Est e una protesta di massa all’Ovest; l’Est smantella la metà. Con il Muro: 1 prestigio e 1 punto.
rule-9-2 = Chi ha il vantaggio di prestigio risolve lo spazio dell’indicatore o uno della sua metà più vicino al centro.
rule-9-3 = Tracciato ed esportazioni pagano il tenore di vita dell’Est; per ogni unità di valuta mancante una fabbrica diventa fatiscente.
rule-9-4 = L’Est smantella 1 punto per ogni carta forze di polizia.
rule-9-5 = Nessuna provincia mantiene più segnalini tenore di vita di quanto vale la sua migliore fabbrica; Berlino Ovest non più di quanto vale la peggiore fabbrica di esportazione tra i protettorati che glieli hanno trasferiti.
rule-9-6 = Ogni provincia riceve cubi sommossa pari alla differenza dalla migliore provincia della sua fazione, meno 1; Berlino Ovest tutta la differenza.
rule-9-7 = Ogni provincia può attaccare una provincia avversaria adiacente con il suo tenore di vita meno le sue proteste di massa: la differenza diventa sommossa. Berlino Ovest attacca entrambe le province adiacenti.
rule-9-8 = Le carte forze di polizia non ancora usate rimuovono 1 cubo sommossa ciascuna.
rule-9-9 = I socialisti arrivano o se ne vanno secondo il tracciato. L’Est vince se i 12 non bastano e perde se non ne ha più da rimuovere.
rule-9-10 = Quattro proteste di massa: lo stato collassa; se collassano entrambi, vince l’Est. Dopo la decade IV vince l’Est.
rule-10-1 = Berlino Est è una provincia come le altre, dentro il Brandeburgo.
rule-10-2 = Berlino Ovest vive dei trasferimenti dei protettorati; ogni sua protesta di massa mette un secondo segnalino, importato, in un protettorato.
rule-10-3 = Hamburg conta per Bassa Sassonia o per Schleswig-Holstein: ogni volta sceglie l’Ovest.
rule-10-4 = Rheinsberg si costruisce solo con la carta 27: vale 2 e non ha connessioni.
rule-10-5 = Le fabbriche esterne si costruiscono solo con le carte 7 e 9 e prestano il loro valore a una sola provincia, con cui hanno una connessione operativa.

## Comandi

play-summary = Decade { $decade }, { $decisions } decisioni; proteste di massa: Ovest { $west }, Est { $east }
show-display = Carte scoperte
show-hand-west = Mano dell’Ovest
show-hand-east = Mano dell’Est

## La prima decade guidata

lesson-title = La prima decade guidata
lesson-chapter-first-card = La tua prima carta
lesson-chapter-country = Il tuo paese
lesson-chapter-ahead = Guardare avanti
lesson-chapter-danger = Sommosse e proteste di massa
lesson-chapter-second-half = La seconda metà
lesson-chapter-end = La fine della decade
lesson-welcome = Ti diamo il benvenuto! Tu guidi l’Est, la Repubblica Democratica Tedesca; il computer guida l’Ovest. Giochiamo insieme la prima decade. Non puoi rompere niente: prova pure.
lesson-goal = L’Est vince se resiste. Se dopo quattro decadi il tuo stato è ancora in piedi, la partita è tua. Cade con quattro proteste di massa a fine decade, con l’insolvenza nazionale o quando restano troppo pochi socialisti.
lesson-map = Questa è la Germania divisa: otto province dell’Ovest, sei tue. Berlino Ovest, un’isola nel tuo stato, è disegnata in grande nell’angolo. Le province che si toccano lungo il confine confronteranno il loro tenore di vita.
lesson-cities = Le città sono i siti delle fabbriche; il numero su una fabbrica è il suo valore. Sulle linee tra le città vanno le infrastrutture. La tua fabbrica di { $city } vale { $value }.
lesson-province = Ogni provincia mostra i suoi cubi sommossa, il tenore di vita e i socialisti. In ognuna delle tue ci sono tre cubi sommossa: con uno in più scoppia una protesta di massa. L’economia è la somma dei valori delle fabbriche.
lesson-tracks = Tre tracciati: prestigio, valuta occidentale e socialisti. A destra è bene per te, a sinistra per l’Ovest. Chi ha il vantaggio di prestigio apre la decade; sullo 0 è l’Ovest.
lesson-display = Queste carte sono scoperte per entrambi, e si gioca a turno. Quella che lasci può prenderla l’Ovest. Le rosse giovano a te, le gialle all’Ovest, le duplici a tutti e due.
lesson-hand =
    { $count ->
        [one] Questa carta è solo tua: l’Ovest non la vede. Puoi giocarla invece di una carta scoperta. Puoi conservarla per un momento migliore, anche per la prossima decade.
       *[other] Queste { $count } carte sono solo tue: l’Ovest non le vede. Invece di una carta scoperta puoi giocare una di queste. Puoi conservarle per un momento migliore, anche per la prossima decade.
    }
lesson-four-uses = Ogni carta standard si usa in uno di quattro modi: rimuovere 1 cubo sommossa, costruire, alzare il tenore di vita o attivare il suo evento. Il numero sulla carta è il suo valore per costruire e per il tenore di vita. Scegli un solo uso; gli altri vanno persi. Per cominciare, costruisci.
lesson-action = Tocca a te: clicca una carta. Il numero grande è il suo valore; per cominciare prendine una alta, per esempio quella incorniciata. Ciò che puoi scegliere è illuminato.
lesson-build = Ogni punto è una fabbrica in una città vuota o un’infrastruttura su una linea accanto a una fabbrica. Clicca una città o una linea illuminata. Puoi fermarti prima, ma i punti rimasti vanno persi.
lesson-connection = Quando tutte le linee tra due fabbriche sono occupate, la connessione è operativa. Alcune connessioni hanno una linea, altre due. Da Bitterfeld a Leipzig ne basta una.
lesson-value = Una fabbrica vale 1, più 1 per ogni connessione operativa. Una connessione migliora quindi due fabbriche in un colpo solo. Conta soprattutto la migliore fabbrica di ogni provincia: porta valuta occidentale e mantiene il tenore di vita.
lesson-living = Puoi piazzare fino a tre segnalini tenore di vita, ognuno in una provincia diversa. Il primo di una provincia richiede economia 3, il secondo 6, il terzo 9. La carta presta i punti che mancano, al massimo 2 per provincia.
lesson-living-where = Ogni segnalino tenore di vita rimuove 1 cubo sommossa. Pensa alla fine decade: costa una unità di valuta occidentale, e la sua provincia deve avere una fabbrica di valore almeno pari. Province alla pari danno più pace di una sola ricca.
lesson-unrest-use = Scegli una provincia: perde 1 cubo sommossa. Con una carta rossa per te è gratis. Con qualsiasi altra devi anche smantellare 1 punto della tua economia.
lesson-event = Un evento fa tutto ciò che le sue icone mostrano. Quelle rosse e rosa riguardano te, quelle gialle l’Ovest. Tu scegli l’ordine e i luoghi; se un’icona porta uno stemma, sceglie quella fazione.
lesson-symbols = La richiesta sopra il tavolo dice che cosa resta da fare. Clicca un luogo illuminato e la prossima icona avrà effetto lì. Le frecce muovono gli indicatori da sole.
lesson-opponent = Il tuo turno è finito: ora gioca l’Ovest. Guarda quale carta prende e che cosa cambia sulla mappa. Poi tocca di nuovo a te.
lesson-log = La cronaca elenca in ordine tutto ciò che è successo. Clicca una riga per rivedere il tavolo in quel momento. Se ti distrai, non perdi nulla.
lesson-forecast = La previsione mostra che cosa farebbe la fine decade se arrivasse adesso. Cambia a ogni carta. Guardala prima di scegliere: ti dice dove rischi di più.
lesson-undo = Puoi annullare le tue decisioni. A turno finito, lo stesso pulsante riprende l’intera carta. Quindi prova pure: la pagina ti avvisa prima di un passo che rivela carte nascoste.
lesson-unrest =
    La sommossa è il pericolo di questo gioco. Tre cubi in una provincia restano ancora in silenzio, il quarto porta la gente in piazza. { $near ->
        [0] In questo momento nessuna delle tue province ne ha tre.
        [one] Una delle tue province ne ha tre: tienila d’occhio.
       *[other] { $near } delle tue province ne hanno tre: tienile d’occhio.
    }
lesson-protest = C’è una protesta di massa. In quella provincia e sulle connessioni delle sue città non si costruisce. Finisce appena i cubi sommossa scendono sotto i quattro.
lesson-police = Hai una carta forze di polizia. Una volta per decade rimuove 1 cubo sommossa all’Est, in aggiunta a una tua azione. Ma ogni carta costa 1 punto a fine decade, e le rosse fanno fuggire la gente.
lesson-socialists = I tuoi socialisti aspettano nel riquadro socialisti. Se all’Est scoppia una protesta di massa, dopo l’azione vanno lì, e ognuno rimuove 1 cubo sommossa. Poi restano dove sono: non sprecarli.
lesson-second-half = La seconda metà della decade: sette carte nuove. Comincia chi non ha giocato per ultimo. Dopo queste carte viene la fine decade: dai ogni tanto un’occhiata alla previsione.
lesson-special = La carta speciale è ancora lì, ed è solo per te. Vale soltanto come evento e ha un prezzo: scarti una carta della mano, oppure l’Ovest ne pesca una. Prendila quando ti aiuta di più.
lesson-hand-cards-end = Le carte in mano ti restano quando la decade finisce. Puoi tenerle o scartarle prima di pescare fino ad averne due. Con tre in mano devi scartarne almeno una.
lesson-decade-end = La decade è finita. Seguono dieci fasi, sempre nello stesso ordine. Le vediamo una per una; dove c’è da scegliere, te lo chiederemo.
lesson-phase-1 = Fase 1, fuga dalla Repubblica. Il Muro non c’è ancora e la gente va all’Ovest: la spingono le icone fuga, il miglior tenore di vita dell’Ovest e le carte forze di polizia rosse. Smantelli la metà della somma. Le due fazioni scelgono i pezzi a turno.
lesson-phase-2 = Fase 2, prestigio. Chi ha il vantaggio di prestigio risolve lo spazio dell’indicatore, o uno più mite verso il centro. Guarda dov’è l’indicatore: a destra ti aiuta, a sinistra ti danneggia.
lesson-phase-3 = Fase 3, valuta occidentale. Ogni tuo segnalino tenore di vita costa una unità. Le portano il tracciato e ogni provincia la cui migliore fabbrica vale almeno quanto la più debole dell’Ovest. Per ogni unità mancante una tua fabbrica diventa fatiscente.
lesson-phase-4 = Fase 4, pagare le forze di polizia. Per ogni carta forze di polizia smantelli 1 punto, dove vuoi. Senza carte non c’è niente da pagare.
lesson-phase-5 = Fase 5, mantenere il tenore di vita. Nessuna provincia mantiene più segnalini di quanto vale la sua migliore fabbrica. Quelli in eccesso si tolgono.
lesson-phase-6 = Fase 6, comparazione interna. Ogni provincia si confronta con la migliore della sua fazione. Se è indietro di due o più riceve cubi sommossa; Berlino Ovest già per uno.
lesson-phase-7 = Fase 7, comparazione Est – Ovest. Ogni provincia può attaccare una provincia adiacente oltre confine, e lì la differenza diventa sommossa. Ogni protesta di massa indebolisce la provincia che attacca. Se puoi attaccare, te lo chiederemo.
lesson-phase-8 = Fase 8, risolvere le carte forze di polizia. Quelle che non hai ancora usato rimuovono 1 cubo sommossa ciascuna. Poi tornano pronte per la decade seguente.
lesson-phase-9 = Fase 9, fase socialista. Il tracciato dice quanti socialisti arrivano o se ne vanno. I nuovi entrano nel riquadro socialisti e da lì raggiungono le proteste di massa all’Est.
lesson-phase-10 = Fase 10, Wir sind das Volk? Si contano le proteste di massa delle due fazioni. Uno stato che ne ha quattro o più collassa. Se collassano entrambi, vinci tu.
lesson-next-decade = Comincia la seconda decade, con carte nuove e una nuova carta speciale: la costruzione del Muro. Ciò che hai costruito resta. Prima di pescare puoi scartare le carte che hai tenuto.
lesson-finished =
    La guida finisce qui: ora sai come si gioca. Tre consigli per le prossime decadi:
    1. Prima di ogni carta guarda la previsione: mostra dove minaccia una protesta di massa.
    2. Costruisci presto le connessioni: ognuna migliora due fabbriche, e le buone fabbriche pagano il tenore di vita.
    3. Distribuisci il tenore di vita in modo uniforme e non alzarlo più di quanto le tue fabbriche possano mantenere.
lesson-why-not = Clicca qualcosa che non è illuminato e il tavolo ti dice perché non si può. Il motivo cita la regola: cliccala per saperne di più.
lesson-hint = Se non sai che cosa fare, chiedi un consiglio. Il computer ti dice che cosa sceglierebbe al tuo posto, e perché. Non devi seguirlo per forza.

## Il tabellone sulla pagina

board-title = Il tabellone: la Germania divisa
board-city-empty = libera
board-city-factory = fabbrica di valore { $value }
board-city-rundown = fabbrica fatiscente di valore { $value }
board-city-closed = chiusa per sempre
board-line-built = { $built } di { $lines } { $lines ->
    [one] linea costruita
   *[other] linee costruite
}
board-line-standing = connessione operativa
board-province-economy = economia { $economy }, per il prossimo segnalino tenore di vita serve { $needed }
board-province-living = tenore di vita: { $count }
board-province-unrest = cubi sommossa: { $count }
board-province-socialists = socialisti: { $count }
board-province-protests = proteste di massa: { $count }
board-hamburg = Hamburg ora conta per { $place }
board-hamburg-open = Hamburg conta per { $a } o per { $b }, a scelta dell’Ovest
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-reset = Tutto il tabellone
board-tracks = Tracciati
board-track-says = { $track }: { $value }
board-track-then = poi { $value }
board-flight = Fuga
board-flight-says =
    { $steps ->
        [one] 1 spazio
       *[other] { $steps } spazi
    }: l’Est smantella { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
board-flight-over = già contata per questa decade
board-wall-stands = Il Muro è in piedi
board-decade-end = Fine decade
board-decade = Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
board-box = Riquadro socialisti
board-police = Forze di polizia
board-police-none = nessuna carta forze di polizia
board-police-gone = Stasi sciolta
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
page-cards-pile = { $count } nel mazzo di pesca, decade { $decade }
page-cards-pile-empty = Il mazzo di pesca è vuoto
page-cards-row = Carte giocate: { $count }
page-cards-row-flight = { $count ->
    [one] 1 icona fuga
   *[other] { $count } icone fuga
}
page-cards-in-play = Carta in gioco
page-cards-hand-mine = La tua mano
page-cards-hand = Mano dell’{ $side }
page-cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-cards-known = che conosci
page-cards-seen = Carte che hai visto
page-card-back = carta coperta della decade { $decade }
page-card-playable = giocabile
page-card-value = valore { $value }
page-card-values = valore { $west } per l’Ovest, { $east } per l’Est
page-card-limit = max. { $count }
page-card-in-order = Nell’ordine mostrato
page-card-band-red = Est
page-card-band-yellow = Ovest
page-card-band-dual = entrambe
page-card-band-special = solo Est
page-card-flight-note = Comunque la usi: { $count ->
    [one] la sua icona fuga conta
   *[other] le sue { $count } icone fuga contano
} fino a fine decade.
page-card-note = Nota storica
page-headline = In prima pagina
page-gallery-decade = Decade
page-gallery-who = Di chi è l’evento
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
outlook-attacks = { $count ->
    [one] 1 possibile
   *[other] { $count } possibili
}
outlook-attacked = { $count ->
    [one] 1 eseguito
   *[other] { $count } eseguiti
}
outlook-ready = { $count ->
    [one] 1 pronta
   *[other] { $count } pronte
}
outlook-used = { $count ->
    [one] 1 usata
   *[other] { $count } usate
}
outlook-socialists = { $change }, { $total } di 12
outlook-protests = O { $west } · E { $east }
forecast-before = prima:
outlook-due = { $result } · ancora { $count } da fare
outlook-danger-bankruptcy = L’Est finirebbe in insolvenza nazionale
outlook-danger-triumph = Il socialismo trionferebbe
outlook-danger-failure = Il socialismo fallirebbe
outlook-danger-collapse = Rischio di collasso: { $side }
page-walk-phases = Le dieci fasi
page-walk-now = Fine della decade { $decade }, fase { $phase }: { $name }
page-walk-nothing = In questa fase non succede nulla.
page-walk-folded = { $count ->
    [1] Fase { $from }: non succede nulla
   *[other] Da { $from } a { $to }: non succede nulla
}
attack-usable = { $protests ->
    [0] tenore di vita { $living }
    [1] tenore di vita { $living }, di cui 1 inutilizzabile per la protesta di massa
   *[other] tenore di vita { $living }, di cui { $protests } inutilizzabili per le proteste di massa
}
attack-against = contro { $against }
attack-result = { $before } → { $after }{ $protests ->
    [0] { "" }
    [1] : protesta di massa
   *[other] : { $protests } proteste di massa
}
page-walk-of-four = { $count } di 4: con quattro lo stato collassa
page-walk-next = Fase successiva
page-walk-skip = Vai all’ultima
page-walk-result = Il risultato
page-walk-waiting = La fine decade prosegue dopo questa decisione.
page-walk-on = Volta pagina
page-walk-decide = Vai alla tua decisione
page-tab-end = Decade
page-walk-always = Mostra a ogni fine decade
page-sum-track = Tracciato valuta occidentale
page-sum-exports = Esportazioni (peggiore fabbrica di esportazione dell’Ovest: { $worst })
page-sum-living = Tenore di vita dell’Est
page-sum-kept = { $place }: tenore di vita { $living }, migliore fabbrica { $factory }
page-sum-kept-free = { $place }: tenore di vita { $living }
page-sum-balance = Saldo
page-sum-so-far = Totale finora
page-sum-icons = Icone fuga
page-sum-best-west = Miglior tenore di vita all’Ovest
page-sum-red-police = Carte forze di polizia rosse
page-sum-protest-east = Protesta di massa all’Est
page-sum-worst-east = Peggior tenore di vita all’Est
page-sum-protest-west = Protesta di massa all’Ovest
page-sum-steps = Totale: l’Est smantella { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-living = Tenore di vita: quanto ha ogni provincia, quanto le serve e quanto le presta la carta
page-living-lent = Punti prestati dalla carta: { $lent } di { $available }.
page-living-has = ha { $economy }, serve { $need }
page-living-placed = piazzato{ $lent ->
    [0] {""}
   *[other] , { $lent } in prestito
 }
page-living-lends = la carta presta { $lent }
page-living-free = non serve prestito
page-living-full = hai già piazzato tre segnalini
page-living-short = { $missing ->
    [one] manca 1 punto
   *[other] mancano { $missing } punti
}, anche con 2 in prestito
page-living-together = la carta non ha più punti a sufficienza

## Arena, data sets, study

arena-sides = Ovest ed Est
arena-sides-note = Nel modello delle valutazioni giocare l’Est vale { $points } punti Elo ({ $interval }).
arena-period = decade
study-balance = Partite vinte dall’Est
study-differences = Quota dell’Est rispetto all’edizione { $name } con la stessa distribuzione di carte, in punti percentuali
dataset-written = Scritti in { $path }: { $games } partite, { $decisions } decisioni, { $decade_ends } fini decade

## The page

lesson-about = Giochi con l’Est contro un computer debole, con una guida lungo tutta la prima decade. Dura circa un quarto d’ora; poi puoi continuare la partita.
lesson-start = Comincia la prima decade
lesson-short = Una prima decade guidata: non serve il regolamento.
cards-about = Tutte le 85 facce delle carte, ciascuna con una breve nota: che cosa accadde e perché la carta ha quell’effetto.
analysis-title = Analisi: { $west } (Ovest) contro { $east } (Est)
analysis-half = Decade { $decade }, { $half ->
    [1] prima metà
   *[other] seconda metà
}
analysis-end = Decade { $decade }, prima della fine decade
analysis-plays = Carta per carta
analysis-play-decade-end = Fine decade
analysis-play-dealing = Nuove carte
analysis-forecasts = La previsione alla fine di ogni decade
analysis-forecasts-note = Che cosa avrebbe fatto la fine decade in quel momento; proteste di massa allora e nel peggiore dei casi.
analysis-flight = Fuga
analysis-currency = Valuta
analysis-protests-west = Proteste di massa, Ovest
analysis-protests-east = Proteste di massa, Est
analysis-socialists = Socialisti
seat-west-about = ha quattro decadi per vincere
seat-east-about = deve resistere per quattro decadi
option-edition-about = Le edizioni differiscono nella preparazione, nel costo della carta speciale, negli scarti e in qualche dettaglio.
option-edition-2-1-about = Il testo più recente della seconda edizione, come nei regolamenti tedesco e ungherese. Nel dubbio, scegli questo.
option-edition-2-0-about = La seconda edizione nella prima stesura, come nel regolamento spagnolo.
option-edition-1-0-about = La prima tiratura, come nel regolamento italiano: l’Ovest parte più in difficoltà e la carta speciale non costa nulla.
setting-walk = Mostra la fine decade fase per fase
setting-walk-about = Altrimenti la trovi solo nella cronaca.
game-credits = Wir sind das Volk! è un gioco da tavolo di Richard Sivél e Peer Sylvester, pubblicato da histogame. Questa edizione non è ufficiale: non è stata realizzata, controllata o approvata da loro. Se ti piace giocarci qui, compra la scatola.
page-walk-again = Rivedi le dieci fasi
figure-protests = Proteste di massa
figure-unrest = Sommossa
figure-living = Tenore di vita
figure-economy = Economia
figure-socialists = Socialisti in gioco
page-vignette = La Germania divisa: Ovest ed Est, il confine in mezzo e quattro decadi dal 1945 al 1989
page-protests = { $count ->
    [0] nessuna protesta di massa
    [one] 1 protesta di massa
   *[other] { $count } proteste di massa
 }
page-police-too = Ora puoi anche usare le forze di polizia: clicca una provincia illuminata per rimuovere 1 cubo sommossa.
page-move-where = 1 cubo sommossa lascia { $place }. Dove va?
page-undo-turn = ultima carta
page-take-back = Torna a prima della mia ultima carta
page-take-back-ask = Chiedi di tornare a prima della mia ultima carta
page-replay-start = Prima della prima carta
page-replay-open = Entrambe le mani scoperte
page-replay-card-back = Una carta indietro
page-replay-card-next = Una carta avanti
page-learn-cards-title = Le carte e la loro storia
page-panels = Carte, previsione, cronaca, chat

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = una partita registrata ha al massimo { $most } byte
interchange-not-json = non è JSON: { $reason }
interchange-format = ci si aspetta «{ $format }», non { $found }
interchange-one-of = ci si aspetta uno tra { $words }, non { $found }
interchange-text = ci si aspetta un testo
interchange-object = ci si aspetta un oggetto, non { $found }
interchange-list = ci si aspetta una lista, non { $found }
interchange-longest = le voci possono essere al massimo { $most }
interchange-whole-number = ci si aspetta un numero intero, non { $found }
interchange-range = ci si aspetta un numero da { $least } a { $most }, non { $found }
interchange-flag = ci si aspetta true o false, non { $found }
interchange-no-province = non c’è la provincia { $found }
interchange-no-city = non c’è la città { $found }
interchange-no-connection = non c’è la connessione { $found }
interchange-no-card = non c’è la carta { $found }
interchange-no-sector = { $province } non è il protettorato di nessun settore di Berlino Ovest
interchange-card-count = ci si aspettano { $wanted } carte, non { $found }
interchange-card-twice = una carta è nominata due volte
interchange-phase-order = le fasi sono in un altro ordine
interchange-step-name = un passo comincia con il suo nome
interchange-values = ci si aspettano { $wanted } valori, non { $found }
interchange-track-or-symbol = ci si aspetta un tracciato o un’icona
interchange-only-berlin = solo Berlino Ovest ha settori
interchange-zero = un passo cambia qualcosa: 0 non è una quantità valida
interchange-no-step = non c’è il passo { $found }
interchange-no-deal = nessuna distribuzione delle carte è compatibile
interchange-contradicted = la carta { $card } non può essere stata lì: al turno { $turn }, { $reason }
interchange-decade-not-over = la decade { $decade } non è finita: { $count ->
    [one] 1 carta è ancora scoperta
   *[other] { $count } carte sono ancora scoperte
}
interchange-decade-over = la decade { $decade } è finita: le carte scoperte di entrambe le metà sono state giocate
interchange-must-discard = l’{ $side } ha tre carte e deve scartarne una
interchange-cannot-keep = l’{ $side } non può aver tenuto la carta { $card }
interchange-later-card = la mano dell’{ $side } contiene una carta di una decade successiva
interchange-refilled = la mano dell’{ $side } si completa fino a { $count } carte
interchange-cannot-deal = la carta { $card } non può essere distribuita all’{ $side }
interchange-cannot-turn-up = la carta { $card } non può comparire qui tra le carte scoperte
interchange-top-not-turned = le carte che Guillaume ha lasciato in cima al mazzo di pesca non vengono scoperte
interchange-holds = l’{ $side } ha qui { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
interchange-cannot-hold = l’{ $side } non può avere qui la carta { $card }
interchange-deal-time = le carte si distribuiscono solo all’inizio di una metà decade
interchange-not-in-display = la carta { $card } non è tra le carte scoperte
interchange-not-in-display-named = la carta { $card } non è tra le carte scoperte: il suo posto è stato indicato prima
interchange-not-in-hand = la carta { $card } non è nella mano dell’{ $side } ({ $held }): non può essere lì
interchange-not-in-hand-named = la carta { $card } non è nella mano dell’{ $side } ({ $held }): è stata indicata altrove
interchange-unnamed-card = una della decade { $decade }
interchange-empty = vuota
interchange-cannot-pay = l’Est non ha in mano la carta { $card } con cui pagare
interchange-cannot-pay-any = l’Est non ha in mano carte con cui pagare
interchange-guillaume-swap = Guillaume non può scambiare queste carte
interchange-guillaume-remove = Guillaume non può rimuovere queste carte
interchange-decade = questa è la decade { $now }, non la { $written }
interchange-one-void = si può ignorare solo un’icona o una freccia
interchange-hamburg-once = Hamburg conta per una sola provincia
interchange-not-happening = la registrazione riporta «{ $step }», ma qui non avviene
interchange-not-to-berlin = il tenore di vita di { $province } non è andato a Berlino Ovest
interchange-tracks-still = tracciati: è scritto { $written }, ma nessun indicatore si muove
interchange-tracks-move = tracciati: è scritto { $written }, ma gli indicatori si muovono { $moved }
interchange-nothing-void = qui non si ignora nulla, ma è scritto «{ $void }»
interchange-figure-none = { $name }: è scritto { $written }, ma qui non c’è
interchange-figure = { $name }: è scritto { $written }, ma è { $found }
interchange-half-begins = comincia la seconda metà decade, ma è scritta una fine decade
interchange-decade-begins = comincia la decade successiva, ma è scritta una fine decade
interchange-decade-ends = la decade finisce con l’ultima carta scoperta, ma è scritto un turno
interchange-phase = segue la fase { $next }, ma è scritta la fase { $written }
interchange-void = è scritto che si ignora «{ $written }», non «{ $void }»
interchange-hamburg = Hamburg qui non può contare per { $province }
interchange-chosen-by = { $step }: sceglie { $by }, non { $written }
interchange-unwritten = qui avviene «{ $step }», ma nella registrazione non c’è
interchange-over = qui la partita è finita
interchange-not-over = la decade non è finita: { $count ->
    [one] 1 carta è ancora scoperta
   *[other] { $count } carte sono ancora scoperte
}
interchange-turn = tocca all’{ $side }
interchange-origin = la carta { $card } non viene da «{ $origin }»
interchange-step-refused = { $step } non è possibile: { $reason }
interchange-asked = le regole chiedono più di quanto è scritto, per esempio «{ $move }»
interchange-impossible = ciò che riporta la registrazione qui non può avvenire
interchange-no-border = { $target } non confina con { $attacker }
interchange-usable = { $attacker } può usare { $usable ->
    [one] 1 segnalino
   *[other] { $usable } segnalini
} tenore di vita, { $target } ne ha { $living }
interchange-differs = { $where }: è scritto { $written }, ma è { $found }
interchange-missing = { $where }: { $name } non è scritto
interchange-entry-missing = { $where }: { $entry } è scritto ma non c’è
interchange-entry-extra = { $where }: { $entry } c’è ma non è scritto
interchange-given-up = { $reason }; ricerca interrotta dopo { $moves } mosse provate
interchange-unknown-key = chiave sconosciuta { $name } tralasciata
interchange-incomplete = l’ultimo turno o l’ultima fase non sono completi
interchange-bankrupt-pieces = 9: i pezzi rimossi dopo l’insolvenza nazionale sono tralasciati nella registrazione
front-decade = { when-decade } · { $years }
headline-collapse = { $seat ->
    [west] «Noi siamo il popolo!»
   *[other] Bonn cede alla piazza
}
headline-bankruptcy = Bancarotta!
headline-socialism-triumphs = Bandiere rosse sul Reno
headline-socialism-fails = Il sogno è finito
headline-survival = { $wall ->
    [built] Il Muro non cade
   *[none] Quarant’anni e non finisce
}

## La scheda di una provincia

sheet-title = { $place } ({ $code })
sheet-unrest = Cubi sommossa
sheet-unrest-more = { $more ->
    [one] Con un altro è una protesta di massa.
   *[other] Con altri { $more } è una protesta di massa.
}
sheet-protests = { $count ->
    [one] 1 protesta di massa: qui non si può costruire.
   *[other] { $count } proteste di massa: qui non si può costruire.
}
sheet-imported = Da Berlino Ovest: { $count }
sheet-if-ended = Se la decade finisse ora
sheet-adds = { $what }: +{ $unrest }
sheet-adds-nothing = Non si aggiungerebbe alcun cubo sommossa.
sheet-living = Tenore di vita
sheet-next = { $lend ->
    [none] Il prossimo richiede un’economia di { $needed }: più di quanto una carta possa aggiungere.
    [0] Il prossimo richiede un’economia di { $needed }: è sufficiente.
   *[other] Il prossimo richiede un’economia di { $needed }: una carta deve aggiungere { $lend }.
}
sheet-loses = Senza una fabbrica che li sostenga a Fine decade: { $count }
sheet-economy = Economia
sheet-help = Hamburg o fabbriche esterne: +{ $help }
sheet-no-factory = nessuna fabbrica
sheet-export = Esportazioni
sheet-export-none = Nessuna fabbrica che possa esportare.
sheet-export-west = Fabbrica di esportazione { $value }. La peggiore dell’Ovest vale { $worst }: l’Est deve eguagliarla.
sheet-export-east = { $sells ->
    [yes] Fabbrica di esportazione { $value }: esporta, perché la peggiore dell’Ovest vale { $worst }.
   *[no] Fabbrica di esportazione { $value }: non esporta, perché la peggiore dell’Ovest vale { $worst }.
}
sheet-neighbours = Oltre il confine
sheet-neighbour = { $place }: tenore di vita { $living }
sheet-neighbours-none = Nessuna provincia confinante oltre frontiera.
sheet-socialists = Socialisti
sheet-socialists-box = Riquadro socialisti: { $count }
change-protest-new = proteste di massa in { $provinces }, ora { $total } ({ $side })
change-protest-gone = finiscono le proteste di massa in { $provinces }, ne restano { $total } ({ $side })
change-brink = { $provinces }: a un cubo sommossa dalla protesta di massa
change-unrest-up = la sommossa cresce in { $provinces }
change-unrest-down = la sommossa si placa in { $provinces }
change-living-up = il tenore di vita sale in { $provinces }
change-living-down = il tenore di vita scende in { $provinces }
change-factory-new = nuove fabbriche: { $cities }
change-factory-gone = fabbriche perse: { $cities }
change-factory-rundown = fabbriche diventano fatiscenti: { $cities }
change-factory-repaired = fabbriche rimodernate: { $cities }
change-line-new = nuove connessioni operative: { $lines }
change-line-gone = connessioni operative perse: { $lines }
change-track = { $track } da { $before } a { $after }
change-wall = si costruisce il Muro
