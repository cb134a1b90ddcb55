### Quello che leggono i giocatori, in italiano. Ogni lingua ha le stesse chiavi con le stesse variabili.

## Fazioni e parole

side-west = Ovest
side-east = Est
side-chance = il caso
side-nobody = regola
side-west-letter = O
side-east-letter = E
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
prompt-action = { $side }: scegli una carta con il numero o il titolo.
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

outcome = Vince { $winner }: { $how } (regola { $rule })
outcome-table = Vince { $winner }: { $how }
ending-collapse = l’altro stato collassa sotto le proteste
ending-bankruptcy = insolvenza nazionale dell’Est
ending-socialism-triumphs = trionfo del socialismo
ending-socialism-fails = il socialismo è fallito
ending-survival = l’Est ha resistito quattro decadi
ending-resigned = l’altra fazione si arrende
ending-timeout = l’altra fazione ha finito il tempo
ending-agreed = per accordo
ending-abandoned = la partita è stata abbandonata
ending-forfeited = il programma dell’altra fazione perde per infrazione

## Programs that play (docs/bots.md)

bot-not-started = Non è stato possibile avviare il programma: { $reason }
bot-no-hello = Il programma non ha salutato entro { $seconds } s
bot-timeout = Il programma non ha deciso entro { $seconds } s
bot-clock = Il programma ha esaurito i suoi { $seconds } s per la partita
bot-ended = Il programma è terminato da solo (codice di uscita { $code })
bot-illegal = Il programma ha scelto { $move }, che non era tra le mosse offerte
bot-garbage = Il programma ha scritto una riga incomprensibile: { $line }
bot-flood = Il programma ha scritto più di { $limit } byte
bot-unasked = Il programma ha parlato senza essere interrogato
bot-last-words = Le sue ultime parole: { $text }

## Giocatori computer

level-newcomer = Principiante
level-newcomer-about = Prende ciò che sembra subito il meglio, ma tre volte su dieci decide senza pensare.
level-citizen = Cittadino
level-citizen-about = Prende ciò che sembra subito il meglio, senza pensare oltre.
level-delegate = Deputato
level-delegate-about = Guarda avanti un’intera azione con una carta.
level-minister = Ministro
level-minister-about = Esamina intere azioni e confronta le migliori con la miglior risposta dell’altra fazione.
level-statesman = Statista
level-statesman-about = Distribuisce molte volte le carte coperte e ogni volta cerca in avanti, fino a un secondo per decisione.
level-booklet = Bot del fascicolo
level-booklet-about = Gioca la KPD o la DNVP di Weimar secondo le tabelle del fascicolo.
opponent = Avversario ({ $side }): { $level }, livello { $number } di { $count }. Gli altri: republik levels
thinking-side = { $side } sta pensando …
thinking-hint = Sto pensando a un consiglio … Ctrl-C interrompe.
thinking-hint-seconds = Sto pensando a un consiglio per { $seconds } s … Ctrl-C interrompe.
hint-title = Consiglio ({ $level }), con la probabilità di vittoria ({ $side }):
hint-searched = { $deals } distribuzioni delle carte coperte provate, { $depth ->
    [one] 1 azione
   *[other] { $depth } azioni
} avanti
hint-share = { $share } % della ricerca
hint-for = a favore: { $reasons }
hint-against = contro: { $reasons }
hint-longer = ancora
hint-time = Di’ per quanto pensare, in secondi fino a { $most }: consiglio 10. Oppure: consiglio ancora
hint-stopped = Nessun consiglio: interrotto.
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

ask-continue = — Invio —
ask-hand-over = Decide { $side }. L’altra fazione non guardi; poi Invio.
answer-unknown = «{ $answer }» non è tra le scelte. Scrivi aiuto per sapere che cosa si può scrivere.
answer-ambiguous = «{ $answer }» può voler dire: { $names }
undo-done = Annullato.
why-what = Di’ che cosa va spiegato: perché Baviera, perché 17 evento
why-line = { $move }: { $answer }
why-allowed = permesso
rules-which = Di’ una sezione: regola 5.1
cards-seen = Viste nell’altra mano:
cards-count = L’altra fazione ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}; nel mazzo di pesca ce ne sono { $pile }.
cards-why = Nel gioco: { $text }
cards-note-english = Questa nota esiste solo in tedesco e in inglese.
cards-unknown = Non c’è nessuna carta «{ $answer }». Di’ il suo numero o una parte del titolo: carte 17
save-where = Di’ un file: salva partita.txt
save-done = Salvata in { $path }, e d’ora in poi dopo ogni decisione.
quit-unsaved = La partita non è salvata in nessun file. Prima salva FILE, o ancora una volta esci.
quit-kept = La partita è salvata in { $path }. Si continua con: republik play --resume { $path }
quit-lost = La partita non è stata salvata.
help-intro = Rispondi con il numero, con il nome o il suo inizio, o con una mossa come nei verbali. Inoltre:
command-undo = annulla
command-redo = rifai
command-why = perché
command-hint = consiglio
command-forecast = previsione
command-map = mappa
command-cards = carte
command-log = cronaca
command-save = salva
command-help = aiuto
command-rules = regola
command-back = indietro
command-quit = esci
help-undo = annulla la tua ultima decisione, nel tuo turno e finché non si è visto nulla di coperto
help-redo = rigioca ciò che è stato annullato
help-why = NOME: perché qualcosa adesso non è permesso
help-hint = che cosa farebbe il computer, e perché; consiglio 10 o consiglio ancora pensa di più
help-forecast = che cosa farebbero adesso le dieci fasi di fine decade
help-map = tutta la mappa e i tracciati
help-cards = le carte disponibili e la mano (carte 17: una carta, che cosa accadde e perché ha quell’effetto)
help-log = che cosa è successo (cronaca all: tutto)
help-save = FILE: salva la partita, d’ora in poi dopo ogni decisione
help-help = questo elenco
help-rules = N: una sezione delle regole in una frase, per esempio regola 6.3
help-back = lascia una pagina o una carta senza scegliere
help-quit = lascia la partita; se è salvata si può continuare

## Perché no

refusal-rule = { $reason } (regola { $rule })
refusal-game-over = la partita è finita
refusal-not-your-turn = non è il tuo turno
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
refusal-undo-nothing = non c’è niente di tuo da annullare
refusal-undo-other-acted = nel frattempo ha agito l’altra fazione
refusal-undo-chance = nel frattempo sono state distribuite carte
refusal-undo-private = nel frattempo si è visto qualcosa di coperto
refusal-undo-turn-over = il tuo turno è finito
refusal-undo-game-over = la partita è finita
refusal-redo-nothing = non c’è niente da rigiocare
refusal-bad-request = il messaggio non è comprensibile
refusal-unknown-move = questa mossa non esiste
refusal-no-such-table-options = questo gioco, edizione, posto o livello non esiste
refusal-foreign-origin = la richiesta viene da un'altra pagina
refusal-foreign-host = il server non riconosce questo nome come suo; chi lo gestisce può indicarlo con --address
refusal-not-your-seat = non siedi lì
refusal-hint-not-here = nessun suggerimento dove giocano persone fra loro
refusal-not-found = qui non esiste
refusal-wrong-method = questo indirizzo non accetta questo metodo
refusal-stale = nel frattempo il tavolo è andato avanti
refusal-not-over = la partita non è ancora finita
refusal-seat-taken = lì siede già qualcuno
refusal-too-many-tables = hai già tutte le partite in corso che un ospite può avere
refusal-too-large = il messaggio è troppo grande
refusal-too-many-requests = troppe richieste, aspetta un momento
refusal-headers-too-large = le intestazioni della richiesta sono troppo grandi
refusal-too-slow = la richiesta non è arrivata nel tempo previsto
refusal-too-many-sockets = tu o altri al tuo indirizzo avete troppi tavoli aperti ({ $most }): chiudine uno
refusal-table-full = questo tavolo ha già tutti gli spettatori possibili ({ $most })
refusal-too-many-thoughts = tu o altri al tuo indirizzo state aspettando troppi consigli ({ $most }): riprova fra un momento
refusal-too-many-analyses = troppe analisi per te o per altri al tuo indirizzo sono ancora in corso ({ $most }): aspetta che ne finisca una
refusal-too-many-connections = il server ha aperte tutte le connessioni che può
refusal-rules-corrected = le regole corrette non ammettono più una decisione di questa partita: riprendi dall’ultima valida
refusal-record-refused = la registrazione della partita non si può rigiocare
refusal-values-missing = questa partita si gioca con valori che il server ora non ha ({ $values })
refusal-no-thinker = il giocatore automatico ora non può pensare
refusal-storage = la base di dati non risponde: non è cambiato nulla
refusal-offer-not-now = questo ora non si può proporre
refusal-offer-pending = l'altra parte ha fatto una proposta: prima bisogna rispondere
refusal-no-offer = non c'è una proposta simile
refusal-chat-full = a questo tavolo non si può più dire altro
refusal-rated-needs-people = contano per la classifica solo le partite tra due persone
refusal-undo-no-time = non hai il tempo di ritirarlo
refusal-time-over = il tuo tempo è scaduto

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

cli-about = Wir sind das Volk! nel terminale: Germania Est contro Germania Ovest, dal 1945 al 1989.
cli-epilog = Senza comando comincia una partita: tu sei l’Ovest, il computer è l’Est. Di più su un comando: republik play --help
cli-usage = uso:
cli-options = opzioni:
cli-args = argomenti:
cli-command = COMANDO
cli-commands = comandi
cli-help = questo aiuto
cli-version = la versione di questo programma
cli-lang = la lingua; altrimenti quella del terminale
cli-play = Gioca una partita. Due giocatori computer la giocano fino in fondo e danno il risultato.
cli-edition = l’edizione delle regole: 1.0, 2.0 o 2.1 (la più recente)
cli-west = chi gioca l’Ovest
cli-east = chi gioca l’Est
cli-player = person, un livello ({ $levels }), un altro giocatore computer ({ $others }) o { $bot }
cli-level = quanto forte gioca il computer: numero o nome dell’elenco qui sotto ({ $default })
cli-think = lascia pensare lo statista tanti secondi per ogni decisione
cli-seed = un testo qualsiasi: lo stesso testo dà le stesse carte
cli-record = salva la partita in questo file, dopo ogni decisione
cli-resume = continua una partita salvata
cli-force = sovrascrive il file di --record se c’è già
cli-log = alla fine stampa tutto ciò che è successo
cli-levels = Elenca i livelli del computer e come giocano.
cli-fuzz = Gioca partite a caso controllando ogni invariante.
cli-fuzz-game = quale gioco
cli-fuzz-games = quante partite
cli-fuzz-seed = un numero intero; lo stesso numero dà le stesse partite
cli-fuzz-workers = quanti processi
cli-fuzz-out = dove un errore lascia il suo verbale
cli-show = Mostra una posizione di un verbale.
cli-show-record = il verbale di una partita
cli-show-at = dopo tante decisioni; altrimenti l’ultima posizione
cli-show-json = come JSON
cli-replay = Ripercorri un verbale passo per passo.
cli-replay-from = comincia da questa decisione
cli-verify = Controlla un verbale: regole, risultato, e il caso rispetto al seme promesso.
cli-export = Scrivi un verbale nel formato di scambio.
cli-export-output = il file; altrimenti l’uscita standard
cli-import = Leggi una partita nel formato di scambio.
cli-import-file = il file da leggere
cli-import-output = salva la partita come verbale in questo file
cli-import-until = solo fino alla fine di questa decade (da 1 a 4)
cli-arena = Fa giocare tra loro i giocatori automatici e li valuta.
cli-arena-players = due o più giocatori automatici; lo stesso due volte gioca contro sé stesso
cli-arena-pairs = quante coppie per incontro: due partite con le stesse carte, a parti scambiate
cli-arena-gauntlet = il primo giocatore incontra ciascuno degli altri; altrimenti tutti contro tutti
cli-arena-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
cli-arena-workers = quanti processi; altrimenti uno per core
cli-arena-backend = dove si gioca: processi di questa macchina o un cluster Ray
cli-arena-out = conserva i risultati in FILE.json, FILE.html e nel giornale FILE.jsonl; una serie interrotta prosegue
cli-arena-sprt = test sequenziale: si ferma appena è chiaro se il primo giocatore è più forte
cli-arena-elo0 = la differenza in punti Elo da confutare (0)
cli-arena-elo1 = la differenza in punti Elo da dimostrare (30)
cli-arena-alpha = quanto spesso elo1 può essere accettato a torto (0.05)
cli-arena-beta = quanto spesso elo0 può essere accettato a torto (0.05)
cli-dataset = Fa giocare tra loro i giocatori automatici e scrive le partite come insieme di dati (Parquet).
cli-dataset-games = quante partite (100)
cli-dataset-players = chi gioca l’Ovest e chi l’Est; in Weimar, chi SPD e Zentrum e chi KPD e DNVP (greedy greedy)
cli-dataset-out = la cartella da scrivere, con tabelle e descrizione; dev’essere nuova o vuota
cli-dataset-force = sostituisce i dati nella cartella di --out
cli-study = Fa giocare un giocatore contro sé stesso in quattro varianti delle regole; misura fazioni, finali e carte.
cli-study-games = quante partite per variante (100)
cli-study-player = il giocatore automatico di entrambe le fazioni (delegate)
cli-study-out = la cartella in cui scrivere { $file }; uno precedente viene sostituito
cli-study-page = non gioca: prepara tabelle e grafici di { $page } da { $data }
cli-analyse = Esamina una partita già giocata: la probabilità di vittoria a ogni decisione, e dove la partita è girata.
cli-analyse-record = un verbale, o una partita nel formato di scambio
cli-analyse-level = chi ci pensa: un livello da 1 a 5, per numero o nome (minister)
cli-analyse-player = chi ci pensa: un giocatore del computer, per esempio search:2s
cli-analyse-seat = le decisioni di chi (both: entrambi)
cli-analyse-top = quanti punti di svolta indicare (5)
cli-analyse-json = scrivi tutto come JSON in questo file; «-» è lo standard output, al posto del testo
cli-analyse-html = scrivi in questo file una pagina con la curva e tutte le tabelle
cli-serve = Avvia il server: tavoli per il browser, contro il computer o con altri.
cli-serve-host = l'indirizzo su cui ascoltare (127.0.0.1: solo questa macchina)
cli-serve-port = la porta (8000; 0 ne prende una libera)
cli-serve-data = la cartella del database; altrimenti la cartella dati dell'utente
cli-serve-database = un altro database, come URL di SQLAlchemy
cli-serve-workers = quanti processi per i giocatori automatici; altrimenti uno per core
cli-serve-secure = invia i cookie solo su TLS (dietro un proxy che lo termina)
cli-serve-origin = un altro indirizzo da cui viene la pagina; si può ripetere
cli-serve-address = I tavoli sono su { $address } – per finire Ctrl+C.
cli-serve-stopped = Il server si è fermato; tutte le partite sono conservate.

play-summary = Decade { $decade }, { $decisions } decisioni; proteste: Ovest { $west }, Est { $east }
play-kept = La partita è salvata in { $path }
levels-title = Livelli del computer:
levels-how = Si sceglie con: republik play --level 4. Più tempo per l’ultimo: republik play --think 10
fuzz-progress = partite
fuzz-games = { $games } partite senza errori, { $failures } con un errore
fuzz-decisions = { $decisions } decisioni, { $mean } a partita (da { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Errore: { $what }. Il verbale è in { $path }
show-title = Dopo la decisione { $at } di { $total }
show-display = Carte scoperte
show-hand-west = Mano dell’Ovest
show-hand-east = Mano dell’Est
replay-next = — Invio: avanti, q: esci —
replay-unfinished = Il verbale finisce qui; la partita non era finita.
verify-good = Buono: { $count } decisioni, e il caso ha seguito il seme promesso.
verify-no-seed = Buono: { $count } decisioni. Senza un seme rivelato il caso non si può controllare.
verify-bad = non è un buon verbale: { $reason }
record-outdated = Le regole sono state corrette dopo l’inizio di questa partita (revisione { $began } allora, { $now } adesso): con le regole di oggi può andare diversamente da come è stata giocata.
record-refused-part = Non è più ammesso: { $reason }. Si usano le prime { $good } decisioni su { $total }.
import-done = Letto: { $count } decisioni.
arena-title = Arena: { $players }
arena-about = { $games } partite; al massimo { $pairs } coppie per incontro; seme { $seed }; republik { $version };
arena-partial = Questa serie non è finita.
arena-resumed = Si prosegue: { $count } coppie su { $total } sono nel giornale.
arena-interrupted = Interrotto. Nulla è stato conservato: con --out si può proseguire.
arena-interrupted-kept = Interrotto. Lo stesso comando prosegue da qui.
arena-written = Scritti: { $data }, { $page }, { $journal }
arena-ratings = Valutazioni
arena-ratings-note = Bradley–Terry, in punti Elo con intervalli al 95 %; { $name } è fissato a { $points }.
arena-player = giocatore
arena-rating = valutazione
arena-interval = 95 %
arena-anchor = riferimento
arena-games = partite
arena-points = punti
arena-score = risultato
arena-matches = Risultati per parte
arena-matches-note = I risultati del primo giocatore, con entrambe le parti e con ciascuna.
arena-match = incontro
arena-side = parte
arena-both = entrambe
arena-pairs-title = Coppie
arena-pairs-note = Le due partite di una coppia hanno le stesse carte. La differenza in punti Elo è quella del risultato.
arena-pairs = coppie
arena-difference = Elo
arena-sides = Ovest ed Est
arena-sides-note = Nel modello delle valutazioni giocare l'Est vale { $points } punti Elo ({ $interval }).
arena-won = vinte
arena-endings = Finali
arena-decade = decennio
arena-winner = vincitore
arena-ending = finale
arena-share = quota
arena-times = Tempo per decisione
arena-times-note = Metà delle decisioni ha richiesto al massimo p50, 99 su 100 al massimo p99.
arena-decisions = decisioni
arena-test = Test sequenziale
arena-test-verdict = esito
arena-test-llr = rapporto di log-verosimiglianza
arena-test-elo0 = { $first } non è { $elo1 } punti Elo più forte di { $second } (elo0 accettato)
arena-test-elo1 = { $first } è più forte di { $second } di oltre { $elo0 } punti Elo (elo1 accettato)
arena-test-open = indeciso
dataset-written = Scritti in { $path }: { $games } partite, { $decisions } decisioni, { $decade_ends } fini di decade
study-title = Studio: { $player } contro sé stesso, { $games } partite per variante delle regole
study-balance = Partite vinte dall’Est
study-variant = regole
study-differences = Quota dell’Est rispetto all’edizione { $name } con le stesse carte, in punti percentuali
study-difference = differenza
study-written = Scritto: { $path }
study-page-written = Scritti: { $path }, { $count } grafici

## Esame di una partita (docs/analysis.md)

analysis-progress = decisioni
analysis-title = Analisi: { $west } (Ovest) contro { $east } (Est)
analysis-about = { $count } decisioni, pensate da { $player }. Ognuna è giudicata da ciò che la sua fazione poteva sapere nel prenderla.
analysis-side = Sono esaminate solo queste decisioni: { $side }
analysis-unfinished = La partita non è finita; è esaminato ciò che c’è.
analysis-nothing = questa partita non ha decisioni da esaminare
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
analysis-turning = Punti di svolta
analysis-turning-note = Le decisioni che sono costate più probabilità di vittoria, la più cara per prima.
analysis-turning-none = Nessuna decisione è costata { $points } punti percentuali di probabilità di vittoria o più.
analysis-turn = { $number }. Decisione { $decision }, { $side }: { $move }
analysis-cost = restano { $chance } di { $best }: { $loss } punti
analysis-better = Meglio: { $move }, { $chance }
analysis-not-considered = { $player } non aveva considerato questa mossa; la sua probabilità viene dal pensare oltre dopo di essa.
analysis-swings = Oscillazioni che nessuna decisione spiega
analysis-swings-note = Da una carta alla successiva, meno ciò che sono costate le decisioni: carte distribuite, mani mostrate, ciò che una fazione sa e l’altra no, e gli errori di chi pensa.
analysis-swing = Decisione { $decision } fino a { $then }: Est da { $before } a { $after }; per decisioni { $decided }, altrimenti { $rest }
analysis-lost = Perso in tutto con le decisioni: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Fini di decade come stavano
analysis-forecasts-note = Che cosa avrebbe fatto la fine della decade in quel momento; proteste ora e nel caso peggiore.
analysis-could-end = potrebbe finire la partita: { $phases }
analysis-number = N.
analysis-decision = Decisione
analysis-who = Fazione
analysis-when = Quando
analysis-move = Giocata
analysis-chance = Probabilità
analysis-loss = Costo
analysis-instead = Meglio
analysis-east = Probabilità dell’Est
analysis-flight = Fuga
analysis-currency = Valuta
analysis-protests-west = Proteste Ovest
analysis-protests-east = Proteste Est
analysis-socialists = Socialisti
analysis-ends = Potrebbe finire la partita
analysis-written = Scritto: { $path }
analysis-no-thinker = { $name } sceglie ma non sa dire perché; ci sono { $known }
analysis-level-or-player = --level e --player dicono entrambi chi pensa: indicane uno solo
analysis-seat-unknown = --seat: «{ $name }» non è tra { $known }
analysis-same-file = { $path } è un file già letto o scritto
analysis-import-stopped = turno { $turn }: { $reason } (regola { $rule }); la partita fino a lì è esaminata

## Errori, una riga ciascuno

error-arguments = { $reason } (vedi { $program } --help)
error-language = lingua sconosciuta «{ $name }»; ci sono { $known }
error-player = giocatore sconosciuto «{ $name }»; ci sono { $known }
error-player-budget = { $name }: «{ $budget }» non è una misura. Si danno iterazioni fino a { $iterations } (800), secondi fino a { $seconds } (0.5s) o entrambi (800,0.5s)
error-player-no-budget = { $name } non pensa più o meno a lungo; possono farlo { $known }
error-level = livello sconosciuto «{ $name }»; ci sono { $known }
error-level-taken = --level vale per la fazione del computer, e --west e --east non ne lasciano nessuna
error-think = --think: «{ $text }» non è un numero di secondi sopra 0 e fino a { $most }
error-think-nobody = --think vale per { $known }, e nessuno di loro gioca qui senza una sua misura
error-bot-command = «{ $command }» non è un comando che avvii un programma: { $reason }
error-bot-missing = non c’è nessun programma «{ $program }» che possa giocare
error-bot-time = { $variable } dev’essere un numero di secondi, non «{ $text }»
error-edition = edizione sconosciuta «{ $name }»; ci sono { $known }
error-game = gioco sconosciuto «{ $name }»; ci sono { $known }
error-game-not-here = il terminale non mostra ancora il gioco «{ $name }»
error-seed = un seme ha bisogno di almeno un carattere
error-number = { $what }: «{ $text }» non è un numero intero da { $low } a { $high }
error-record = non è un buon verbale: { $reason }
error-interchange = non è un buon file di scambio: { $reason }
error-import-stopped = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regola { $rule })
error-import-stopped-kept = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regola { $rule }); la partita fino a lì è salvata in { $path }
error-resume-options = --edition e --seed non vanno con --resume: lo dice già il verbale
error-resume-outdated = il resto del file andrebbe perso: per continuare da lì indica un altro file con --record FILE
error-resume-bot = nel verbale gioca un programma, «{ $name }»; di’ con { $option } chi continua
error-file-missing = il file { $path } non c’è
error-file-unreadable = { $path } non si può leggere: { $reason }
error-file-unwritable = { $path } non si può scrivere: { $reason }
error-serve-extra = il server ha bisogno di { $missing }: pip install republik[server]
error-serve-address = impossibile ascoltare su { $address }: { $reason }
error-file-exists = { $path } c’è già: continua con --resume, scegli un altro nome, o sovrascrivi con --force
error-file-folder = { $path } è una cartella
error-folder-missing = la cartella { $path } non c’è
error-not-a-folder = { $path } non è una cartella
error-stopped = interrotto
error-interrupted = interrotto; la partita non è stata salvata
error-interrupted-kept = interrotto; la partita è salvata in { $path }
error-no-more-input = nessun altro input; la partita non è stata salvata
error-no-more-input-kept = nessun altro input; la partita è salvata in { $path }
error-arena-players = un'arena richiede almeno due giocatori
error-arena-sprt-players = un test sequenziale richiede esattamente due giocatori
error-arena-sprt-missing = { $name } serve al test sequenziale: indicare anche --sprt
error-arena-figure = { $name }: «{ $text }» non va bene; che cosa è possibile sta in docs/arena.md
error-arena-backend = backend sconosciuto «{ $name }»; ci sono { $known }
error-arena-file-exists = { $path } esiste già, ma senza giornale: scegliere un altro nome
error-arena-journal = { $path } non è il giornale di un'arena
error-arena-journal-line = { $path }: la riga { $line } è danneggiata
error-arena-other-run = { $path } è il giornale di un'altra serie ({ $name } era { $then }, ora è { $now }): scegliere un altro --out o cancellarlo
error-arena-ray = il backend Ray richiede il pacchetto ray: pip install 'republik[ray]'
error-arena-lab = un giocatore richiede pacchetti dell’extra «lab»: pip install 'republik[lab]'
error-arena-worker = un processo è terminato inaspettatamente; le coppie finite finora sono nel giornale
error-arena-version = su una macchina del cluster c'è republik { $there }, qui { $here }
error-arena-game = { $player } ha fallito nella coppia { $pair } del seme { $seed }: { $reason }
error-dataset-pyarrow = gli insiemi di dati richiedono il pacchetto pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } non è vuota: scegliere un’altra cartella, o sostituire i dati con --force
error-dataset-foreign = { $path } contiene altro che un insieme di dati ({ $name }): scegliere un’altra cartella
error-dataset-place = { $path } è la cartella attuale o un punto di montaggio: indicare una cartella al suo interno
error-dataset-interrupted = interrotto; nulla è stato scritto
error-dataset-worker = un processo è terminato inaspettatamente; nulla è stato scritto
error-study-data = { $path } non è il risultato di uno studio: { $reason }
error-study-page = { $path } non ha posto per «{ $name }»

## Curare un server
cli-serve-redis = un Redis con cui più processi sullo stesso database si dicono che cosa è successo, come URL
cli-serve-weimar = una cartella con valori propri per Weimar: i nuovi tavoli si giocano con quelli
cli-serve-open = apre il browser appena il server è in ascolto
cli-server = Cura le partite di un server: copia, ripristino, esportazione, correzione.
cli-server-backup = Scrive in un file tutto ciò che il database contiene, anche mentre il server lavora.
cli-server-restore = Riempie un database vuoto da una copia di sicurezza.
cli-server-export = Scrive in una cartella ogni partita finita, un verbale ciascuna.
cli-server-patch = Rigioca tutte le partite in corso con le regole di oggi e dice che cosa cambierebbe.
cli-server-file = il file della copia di sicurezza
cli-server-folder = la cartella per i verbali
cli-server-force = anche dove c'è già qualcosa: va perduto
cli-server-all = anche le partite non finite (solo a server fermo: questi verbali contengono i semi)
cli-server-apply = lo fa: ritira ciò che le regole non accettano più
server-page-not-built = La pagina non è ancora stata costruita. «make web» nella cartella del progetto la costruisce; poi si riavvia il server. I programmi trovano comunque i tavoli sotto /api.
server-backup-done = { $path }: { $rows } righe di { $tables } tabelle, revisione { $revision }.
server-restore-done = { $rows } righe di { $tables } tabelle sono di nuovo al loro posto, dalla revisione { $revision }.
server-export-done = { $count ->
    [one] Una partita scritta
   *[other] { $count } partite scritte
 } in { $path }.
server-export-seeds = Ci sono anche partite non finite, con i loro semi: chi legge questi file conosce ogni carta che verrà.
server-export-refused = { $table }: non scritta, le regole rifiutano il suo verbale ({ $reason })
server-patch-count = { $count ->
    [one] Una partita in corso rigiocata
   *[other] { $count } partite in corso rigiocate
 }, di cui { $changed } cambiate.
server-patch-change = { $table }: { $total } decisioni, valide fino alla { $good }; la decisione { $next } ({ $seat }) non vale più: { $move } – { $reason }
server-patch-chance = { $table }: { $total } decisioni restano, { $added } del caso si aggiungono
server-patch-left = { $table }: resta com’è: si gioca con valori propri che qui non ci sono
server-patch-dry = Nulla è cambiato; --apply lo fa. Prima si ferma il server.
server-patch-applied = Fatto. Nulla è stato cancellato: ciò che non vale più è ritirato nel registro.
error-server-database = il database non si può usare: { $reason }
error-server-driver = questo tipo di database ha bisogno di { $missing }: pip install republik[postgres]
error-server-redis = il Redis su { $address } non risponde: { $reason }
error-server-redis-missing = --redis ha bisogno del pacchetto redis: pip install republik[redis]
error-server-not-empty = il database contiene già { $rows } righe; --force le sostituisce
error-server-not-a-backup = { $path } non è una copia completa di un server: { $reason }
error-server-newer = viene da una versione più nuova (revisione { $revision })
error-server-no-tables = qui non c'è il database di un server
error-server-file-exists = { $path } c’è già; --force lo sovrascrive
error-server-older = il database ha una forma più vecchia (revisione { $revision }): un avvio del server di questa versione lo aggiorna

## The page: the table

page-skip = Vai al contenuto
page-loading = Un momento …
page-load-failed = Impossibile caricare la pagina. Ricaricala.
page-prompt = Che cosa fare
page-looking-back = Uno sguardo indietro: dopo { $at } di { $total } decisioni.
page-move-where = Sommossa da { $place }: verso dove?
page-which = { $place }: quale di queste?
page-choose-card = { $side }: scegli una carta scoperta o della tua mano.
page-waiting-join = Il posto { $side } è ancora libero. Invita qualcuno.
page-thinking = { $side } sta pensando ({ $level }) …
page-waiting = Tocca a { $side }: { $name }.
page-guest = ospite
page-reveals = Dopo si mostrano carte coperte: non si potrà annullare.
page-do-it = Esegui
page-cancel = Annulla
page-back-to-now = Torna al presente
page-rule = Regola { $rule }
page-close = Chiudi
page-not-asked = { $name } non è richiesto ora. { $prompt }
page-card-first = Prima scegli una carta.
page-not-your-turn = Non è il tuo turno.
page-table-gone = Questo tavolo non esiste, o non è per te.
page-table-title = Tavolo: { $game }
page-panels = Carte, previsione, cronaca, chat
page-tab-cards = Carte
page-tab-forecast = Previsione
page-tab-log = Cronaca
page-tab-chat = Chat
page-tab-state = Situazione

## The page: learning

page-learn-title = Impara il gioco
page-learn-lead = Due stati tedeschi, quattro decenni, un tabellone. Non serve aver letto il regolamento: il tavolo mostra sempre ciò che è possibile e, per il resto, dice perché no.
page-learn-lesson = Giochi l’Est contro un computer debole e vieni guidato nel primo decennio. Circa un quarto d’ora; poi puoi continuare.
page-learn-start = Comincia il primo decennio
page-learn-rules = Tutte le regole con parole nostre e i numeri del regolamento. Ogni rifiuto al tavolo porta alla sua sezione.
page-learn-read = Leggi le regole
page-learn-cards-title = Le carte e la loro storia
page-learn-cards = Tutte le 85 facce delle carte, ciascuna con una breve nota: che cosa accadde e perché la carta ha quell’effetto.
page-learn-look = Guarda le carte
page-rules-title = Le regole
page-rules-content = Indice delle regole
page-rules-search = Cerca nelle regole
page-rules-found = { $count } sezioni
page-rules-none = Nessuna sezione lo contiene.
lesson-go-on = Ora tocca a te: ciò che è blu si può cliccare.
lesson-rules = Leggi tutte le regole

## La prima decade guidata

lesson-title = La prima decade, passo dopo passo
lesson-next = Avanti
lesson-back = Indietro
lesson-skip = Vai all’ultima
lesson-quit = Chiudi la guida
lesson-progress = { $done } di { $total }
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

## Persone e avvisi
cli-serve-public-address = dove si trova il server, come URL: per i link negli avvisi
cli-serve-smtp = il server di posta per gli avvisi, come smtp://utente:password@host:porta o smtps://…; meglio nella variabile REPUBLIK_SMTP
cli-serve-mail-from = l'indirizzo da cui partono queste e-mail (o la variabile REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = webhook e messaggi push possono andare anche a questo computer, per provarli
error-serve-public-address = «{ $text }» non è un indirizzo come https://republik.example.org
error-serve-smtp = --smtp: il server di posta si indica come smtp://utente:password@host:porta o smtps://…
error-serve-mail-from = --mail-from: le e-mail hanno bisogno di un mittente
error-serve-mail-address = --smtp: le e-mail contengono link, quindi serve --address, l'indirizzo del server
refusal-bad-name = questo non può essere un nome: da 1 a 40 caratteri visibili, al massimo 4 segni su una lettera
refusal-bad-email = questo non è un indirizzo e-mail
refusal-no-email-to-confirm = non c'è nessun indirizzo e-mail da confermare
refusal-too-many-mails = sono stati inviati troppi link: riprova domani
refusal-bad-webhook = un webhook ha bisogno di un indirizzo https
refusal-weak-password = una password deve avere almeno 8 caratteri e non essere facile da indovinare
refusal-login-refused = nome o password errati
refusal-members-only = questo è solo per i membri
refusal-name-taken = qualcun altro ha già questo nome o uno che gli somiglia
refusal-already-member = sei già membro
refusal-login-slowed = troppi tentativi, aspetta un momento
notice-turn-title = Tocca a te
notice-turn = Giochi con l’{ $side } contro { $opponent }: tocca a te.
notice-over-title = La partita è finita
notice-over = La tua partita con l’{ $side } contro { $opponent } è finita.
notice-test-title = Una prova
notice-test = Così saprai che tocca a te.
notice-somebody = qualcuno
notice-footer = Ricevi questo messaggio perché hai chiesto di essere avvisato dei tuoi turni. Puoi cambiarlo su { $address }
confirm-mail-title = Conferma questo indirizzo
confirm-mail =
    Qualcuno ha indicato questo indirizzo su { $address } per essere avvisato dei propri turni.

    Se sei stato tu, confermalo qui:

    { $link }

    Altrimenti non fare nulla: non arriverà altro.

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
board-flag = Protettorato: { $place }
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

## The page: cards

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
page-card-decade = Decade { $decade }
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
page-gallery-title = Carte
page-gallery-search = Cerca: titolo, numero, anno o simbolo
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

## The page: forecast, log and decade end

page-forecast-dismantled = Est −{ $points }
page-forecast-nothing = niente
page-forecast-space = { $holder } { $marker }
page-forecast-balance = saldo { $balance }
page-forecast-lost = −{ $count } tenore di vita
page-forecast-unrest = +{ $count } sommossa
page-forecast-attacks = { $count } possibili
page-forecast-attacked = { $count } eseguiti
page-forecast-ready = { $count } pronte
page-forecast-used = { $count } usate
page-forecast-socialists = { $change }, { $total } di 12
page-forecast-protests = O { $west } · E { $east }
page-forecast-before = prima:
page-forecast-due = { $result } · ancora { $count }
page-danger-bankruptcy = Per l’Est sarebbe l’insolvenza nazionale
page-danger-triumph = Il socialismo trionferebbe
page-danger-failure = Il socialismo fallirebbe
page-danger-collapse = Rischio di collasso: { $side }
page-log-empty = Non è ancora successo nulla.
page-log-start = La partita comincia
page-log-newest = Più recente
page-log-undo = Annulla fin qui
page-walk-again = Ripercorri le dieci fasi
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
page-finish = La partita è finita
page-finish-won = Hai vinto
page-finish-lost = Hai perso
page-finish-decade = Decade { $decade }
page-finish-wins = Vince { $side }
page-finish-nobody = Nessuno vince
page-finish-defeat = Sconfitta
page-finish-rematch = Rivincita
page-finish-offered = Rivincita proposta: tutti al tavolo devono accettare.
page-finish-new-table = Alla rivincita
page-finish-record = Scarica la registrazione
page-figure-protests = Proteste
page-figure-unrest = Sommossa
page-figure-living = Tenore di vita
page-figure-economy = Economia
page-figure-socialists = Socialisti in gioco
page-hint-ask = Consiglio
page-hint-level = Chi dà il consiglio
page-hint-thinking = { $level } sta pensando …

## The page: replay and analysis

page-replay = Rivedi la partita
page-replay-start = Prima della prima carta
page-replay-view = Visto da
page-replay-open = entrambe le mani scoperte
page-replay-public = spettatori
page-replay-table = Al tavolo
page-replay-controls = Comandi
page-replay-first = All’inizio
page-replay-card-back = Una carta indietro
page-replay-back = Una decisione indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Una decisione avanti
page-replay-card-next = Una carta avanti
page-replay-last = Alla fine
page-replay-speed = Velocità: decisioni al secondo
page-replay-decision = Decisione
page-replay-at = { $at } di { $total }
page-analysis = Analisi
page-analysis-title = { $west } (Ovest) contro { $east } (Est)
page-analysis-who = Chi ci pensa
page-analysis-start = Analizza la partita
page-analysis-again = Analizza di nuovo
page-analysis-slow = Ci vogliono alcuni minuti.
page-analysis-running = { $level } pensa alla decisione { $done } di { $total } …
page-analysis-leave = Puoi lasciare la pagina: l’analisi continua.
page-analysis-not-over = Una partita si analizza dopo la fine.
page-analysis-figures = La partita in cifre
page-analysis-mark = punto di svolta: { $side }
page-analysis-keys = le frecce vanno di carta in carta, Invio apre la partita
page-analysis-table = Come tabella
page-analysis-look = Guardalo nella partita

## La pagina: prima pagina, tavoli, persone

page-nav = Pagine
page-nav-play = Gioca
page-nav-lobby = Lobby
page-nav-learn = Impara
page-nav-rules = Regole
page-nav-cards = Carte
page-nav-about = Informazioni
page-menu = Menu
page-language = Lingua
page-turns = { $count ->
    [one] 1 tavolo aspetta
   *[other] { $count } tavoli aspettano
 }
page-theme = Colori: { $theme ->
    [light] chiari
    [dark] scuri
   *[auto] come il dispositivo
 }
page-theme-legend = Colori
page-theme-auto = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-sound = Suoni: { $state ->
    [on] attivi
   *[off] spenti
 }
page-sound-card = Carta
page-sound-block = Cubetto
page-sound-stamp = Timbro
page-member = membro
page-guest-word = ospite
page-you = tu
page-you-named = { $name } (tu)
page-offline = Il server non è raggiungibile. Riprova tra un momento.
page-vignette = La Germania divisa: Ovest ed Est, il confine in mezzo e quattro decadi dal 1945 al 1989
page-home-kicker = Il gioco da tavolo, al tavolo del browser
page-home-what = Due stati tedeschi, due giocatori, quattro decadi: sviluppa l’economia, alza il tenore di vita e tieni la gente lontana dalle piazze, finché uno stato crolla o l’Est arriva in piedi al 1989.
page-home-side = La tua fazione
page-home-west = ha quattro decadi per vincere
page-home-east = deve resistere quattro decadi
page-home-level = Livello del computer
page-play-now = Gioca subito
page-home-ways = Altri modi di giocare
page-home-learn = Impara il gioco (15 minuti)
page-home-learn-about = Una prima decade guidata, senza regolamento.
page-home-screen = Un amico su questo schermo
page-home-screen-about = Giocate a turno; un sipario nasconde le mani.
page-home-link = Un amico altrove
page-home-link-about = Ricevi un link da mandare. La tua fazione è quella scelta sopra.
page-home-lobby-about = Gioca con sconosciuti, o guarda.
page-home-new-about = Edizione, orologio, classifica, spettatori: scegli tutto.
page-home-footer = Un’edizione non ufficiale, libera e aperta. Non è fatta né approvata dagli autori o dall’editore.
page-home-link-word = Alla prima pagina
page-my-tables = I tuoi tavoli
page-no-running = Nessuna partita in corso.
page-finished-tables = Partite finite ({ $count })
page-table-over = finita
page-table-waits = un posto è libero
page-table-same-screen = su uno schermo
page-your-turn = tocca a te
page-their-turn = tocca a: { $side }
page-lesson = lezione
page-decade = decade { $decade }
page-edition-short = edizione { $edition }
page-clock-days-each = { $days ->
    [one] 1 giorno per decisione
   *[other] { $days } giorni per decisione
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } g { $hours } h
page-seat-free = posto libero
page-seat-level = { $level } (computer)
page-rated-word = in classifica
page-new-title = Nuovo tavolo
page-new-opponent = Chi gioca l’altra fazione?
page-new-level = Il computer
page-new-level-about = Si comincia subito, e i consigli sono permessi.
page-new-link = Un amico, con un link
page-new-link-about = Chi apre il tuo link prende il posto libero. Nessun altro trova il tavolo.
page-new-open = Chiunque, nella lobby
page-new-open-about = Il tavolo resta nella lobby finché qualcuno si siede; tutti possono guardare.
page-new-screen = Un amico su questo schermo
page-new-screen-about = Giocate qui a turno; un sipario nasconde le mani.
page-new-more = Altre opzioni
page-new-make = Crea il tavolo
page-new-begin = Comincia
page-new-language = Lingua del tavolo
page-new-language-any = qualsiasi
page-new-language-about = Per la chat. Il gioco parla a ciascuno nella sua lingua.
page-edition = Edizione delle regole
page-edition-about = Differiscono nella preparazione, nella carta speciale e negli scarti.
page-clock = Tempo per pensare
page-clock-none = Senza orologio
page-clock-none-about = Ognuno si prende il tempo che vuole.
page-clock-days = Giorni
page-clock-days-about = Tanti giorni per ogni turno; chi ci mette di più perde.
page-clock-days-count = Giorni
page-clock-live = Dal vivo
page-clock-live-about = Minuti per tutta la partita e secondi in più per ogni decisione; chi finisce il tempo perde.
page-clock-minutes = Minuti per fazione
page-clock-increment = Secondi in più per decisione
page-takeover = Se qualcuno non torna
page-takeover-never = il posto resta suo
page-takeover-days = dopo { $days } giorni può continuare il computer
page-takeover-about = Chi si siede è d’accordo.
page-rated = Partita in classifica
page-rated-about = Il risultato cambia il punteggio dei due membri.
page-rated-members = Solo per i membri: diventa membro
page-watched = Tutti possono guardare
page-watched-about = Altrimenti solo chi ha un tuo link.
page-delay = Gli spettatori vedono la partita con tante decisioni di ritardo
page-delay-about = Non vedono mai le carte coperte; 0 significa in diretta.
page-lobby-open = Tavoli con un posto libero
page-lobby-empty = In questo momento nessuno aspetta. Crea un tavolo: resterà qui per gli altri.
page-lobby-own = I tuoi tavoli in attesa di qualcuno
page-lobby-watch = Partite da guardare
page-lobby-watch-empty = In questo momento non c’è nessuna partita aperta.
page-sit = Gioca: { $side }
page-join-title = Un invito
page-join-seat = Sei invitato a giocare. La tua fazione: { $side }.
page-join-watch = Sei invitato a guardare questa partita.
page-join-takeover = Accordo a questo tavolo: dopo { $days } giorni di assenza il computer può continuare al posto di chi manca.
page-join-go = Al tavolo
page-join-failed = Forse il link è già stato usato, o il tavolo non c’è più.
page-account-title = Profilo
page-account-member = Sei { $name }, membro.
page-account-guest = Giochi come ospite: i tuoi tavoli appartengono a questo browser. Da membro li ritrovi su ogni dispositivo.
page-account-made = Benvenuto. Tutti i tuoi tavoli sono ancora tuoi.
page-account-deleted = Il profilo è stato eliminato.
page-name = Il tuo nome
page-name-label = Il nome che vedono gli altri
page-name-about = Fino a 40 caratteri.
page-save = Salva
page-saved = Salvato.
page-become = Diventa membro
page-become-about = Un nome e una password, nient’altro. Tieni tutti i tuoi tavoli e puoi giocare partite in classifica.
page-become-do = Diventa membro
page-member-name = Nome
page-password = Password
page-password-about = Almeno 8 caratteri.
page-password-change = Cambia la password
page-password-old = La password attuale
page-password-new = La nuova password
page-password-changed = Cambiata. Gli altri dispositivi devono accedere di nuovo.
page-email = E-mail
page-email-optional = E-mail (facoltativa)
page-email-about = Solo per avvisarti che tocca a te.
page-email-unconfirmed = Non ancora confermato: gli avvisi arriveranno lì dopo che avrai aperto il link nella nostra e-mail.
page-email-confirmed = Confermato.
page-email-link = Invia di nuovo il link
page-email-link-sent = Il link è in arrivo.
page-email-link-failed = Non è stato possibile inviare l’e-mail.
page-email-off = Questo server non invia e-mail.
page-confirm-title = Conferma di un indirizzo e-mail
page-confirm-about = Hai aperto il link di un’e-mail. L’indirizzo è tuo?
page-confirm-do = Sì, conferma
page-confirm-done = { $email } è confermato.
page-confirm-failed = Il link è già stato usato, oppure ne è stato inviato uno più recente.
page-login = Accedi
page-logged-in = Hai effettuato l’accesso.
page-logout = Esci
page-logout-about = Questo browser diventa un nuovo ospite; i tavoli restano al profilo.
page-logged-out = Sei uscito.
page-delete = Elimina il profilo
page-delete-about = Il tuo nome sparisce da tutti i tavoli e le partite in corso sono perse. Nome, password, e-mail, note e classifiche vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-do = Elimina per sempre
page-delete-guest = Elimina i miei dati
page-delete-guest-about = Il tuo nome sparisce da tutti i tavoli e le partite in corso sono perse. Nome, e-mail e note vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-chat = Elimina anche ciò che ho scritto nelle chat
page-data-deleted = È stato eliminato tutto.
page-data = I tuoi dati
page-data-about = Tutto ciò che qui è conservato di te, in un file: le tue scelte, tavoli e decisioni, note, chat e classifiche.
page-data-download = Scarica
page-notify = Quando tocca a te
page-notify-about = Solo quando sei lontano dal tavolo. Un avviso non parla mai di carte o mosse.
page-notify-browser = Il browser mostra un avviso
page-notify-browser-about = Mentre un tavolo è aperto in un’altra scheda.
page-notify-push = Messaggi push a questo browser
page-notify-push-about = Anche quando la pagina è chiusa.
page-notify-email = Mandami una e-mail
page-notify-webhook = Webhook
page-notify-webhook-about = Un indirizzo di Discord, Slack o tuo che accetta un messaggio.
page-notify-test = Prova
page-notify-sent = inviato
page-notify-off = spento
page-notify-failed = non riuscito
page-notify-blocked = Il browser non permette avvisi da questa pagina.
page-push-failed = Questo browser non accetta messaggi push: { $reason }
page-way-push = Push
page-way-email = E-mail
page-way-webhook = Webhook
page-notice-turn = Tocca a te. La tua fazione: { $side }.
page-settings-title = Impostazioni e tasti
page-settings-lead = Questo browser le ricorda.
page-settings-sound = Suoni
page-settings-sound-about = Una carta, un cubetto, un timbro: secchi e brevi.
page-settings-walk = Percorri la fine della decade fase per fase
page-settings-walk-about = Altrimenti è raccontata solo nel registro.
page-settings-confirm = Chiedi prima di una mossa che mostra carte coperte
page-settings-confirm-about = Una mossa così non si può annullare.
page-keys = Tasti al tavolo
page-key-tab = alla parte seguente: domanda, mappa, carte, registro
page-key-arrows = sulla mappa da un luogo all’altro
page-key-enter = scegli
page-key-escape = un passo indietro
page-key-undo = annulla l’ultima decisione
page-key-redo = rigioca ciò che è stato annullato
page-key-hint = mostra o nascondi il consiglio
page-ratings-title = Classifica
page-ratings-about = Una lista per fazione, dalle partite in classifica tra membri (Glicko-2). Il numero dopo ± dice quanto è sicuro il punteggio.
page-ratings-mine = I tuoi punteggi
page-ratings-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }
page-ratings-none-yet = ancora nessuna partita in classifica
page-ratings-place = N.
page-ratings-name = Nome
page-ratings-points = Punti
page-ratings-games-head = Partite
page-ratings-empty = Nessuno ha ancora giocato in classifica con questa fazione.
page-about-what = Republik è un’edizione digitale del gioco da tavolo Wir sind das Volk!: contro il computer, su uno schermo o con persone altrove. L’arbitro è il server: non accetta mosse che le regole non permettono.
page-about-yours = Di chi è
page-about-licence = Il programma è software libero sotto licenza Apache 2.0. Mappa, carte e icone sono disegni nostri, le regole sono scritte con parole nostre.
page-about-publisher = Wir sind das Volk! è un gioco da tavolo di Richard Sivél e Peer Sylvester, pubblicato da histogame. Questa edizione non è ufficiale: non è fatta, controllata o approvata da loro. Se ti piace, compra la scatola.
page-about-privacy-title = Che cosa si conserva
page-about-privacy = Un cookie che dice chi sei, le tue partite e ciò che scrivi tu: nome, e-mail, note, chat. Niente viene caricato da altri server e non ci sono tracciatori.
page-about-thanks = Ringraziamenti
page-about-map = I contorni della mappa vengono da @svg-maps/germany di Victor Cazanave, da una mappa di MapSVG (CC BY 4.0), uniti, piegati e semplificati da noi, e da Natural Earth (pubblico dominio) tramite world-atlas (ISC).
page-about-fonts = I caratteri sono Archivo e Zilla Slab, entrambi con SIL Open Font License 1.1.
page-about-software = La pagina è fatta con Svelte, Vite e Fluent, il server con Starlette, SQLAlchemy e msgspec.
page-fair-title = Mescolate oneste
page-fair-why = Una volta iniziata la partita nessuno può più cambiare la mescolata, nemmeno il server, e dopo puoi verificarlo:
page-fair-1 = Prima della prima carta il server estrae un seme casuale e ne mostra l’impronta (hash). Da lì in poi non può usarne un altro senza che l’impronta lo riveli.
page-fair-2 = Ogni carta decisa dal caso viene da questo seme.
page-fair-3 = Alla fine il seme viene mostrato. Scarica la registrazione: il comando republik verify confronta impronta, seme e ogni carta:
page-fair-seats = Ciò che arriva a un giocatore è fatto solo di quanto può sapere; anche il computer non vede la tua mano.
page-not-found = Qui non c’è niente
page-not-found-about = L’indirizzo non porta da nessuna parte. Forse manca una lettera alla fine.
page-lost = Connessione perduta.
page-lost-about = La pagina riprova da sola; ciò che hai scritto resta.
page-lost-now = Prova ora
page-curtain = Passa la mano a: { $side }
page-curtain-about = L’altro adesso si volta: stanno per apparire le carte in mano.
page-curtain-ready = Sono pronto
page-curtain-never = Ci vediamo le carte: niente sipario a questo tavolo
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
page-seats = Chi siede dove
page-to-act = di turno
page-protests = { $count ->
    [0] nessuna protesta
    [one] 1 protesta
   *[other] { $count } proteste
 }
page-here = al tavolo
page-away = assente
page-clock-of = Tempo: { $side }
page-time-low = Resta poco tempo ({ $side }).
page-watching = Stai guardando.
page-delayed = Ciò che vedi è un po’ indietro rispetto alla partita.
page-invite = Invita con un link
page-invite-label = Link per il posto { $side }
page-invite-watch = Un link per gli spettatori
page-invite-make = Crea un link
page-invite-withdraw = Ritira i link
page-invite-withdraw-about = Tutti i link per gli spettatori smettono di valere, e chi è arrivato con uno deve andarsene.
page-invite-withdrawn = Link ritirati: { $links }. Spettatori usciti: { $watchers }.
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-table-about = Su questo tavolo
page-takeover-fact = il computer può continuare dopo { $days } giorni
page-open-fact = tutti possono guardare
page-corrected-fact = Questa partita è iniziata con la revisione { $began } delle regole, che da allora sono state corrette (revisione { $now }). La situazione può essere diversa da quella che hai visto.
page-corrected-refused = Le regole corrette non ammettono più la decisione { $at } di questa partita. La partita è mostrata fino a lì.
page-corrected-result = Con le regole corrette sarebbe finita diversamente.
page-corrected-over = Secondo le regole corrette questa partita è finita.
page-corrected-end = Accetta il risultato
page-corrected-go-on = Continua da qui
page-private-fact = privato
page-delay-fact = spettatori indietro di { $delay } decisioni
page-commitment = Impronta del seme, mostrata prima della prima carta:
page-commitment-about = Il seme stesso si vede alla fine.
page-seed = Il seme:
page-seed-verify = Scarica la registrazione e controllala con
page-controls = Comandi
page-undo = Annulla
page-redo = Ripeti
page-hint = Consiglio
page-more = Altro
page-take-back = Torna a prima della mia ultima carta
page-take-back-ask = Chiedi di tornare a prima della mia ultima carta
page-takeover-ask = Fai continuare il computer per l’altra fazione
page-takeover-ask-about = { $side } deve accettare. A chi manca più a lungo di quanto concordato a questo tavolo non si chiede.
page-record = Scarica la registrazione
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-resign = Abbandona
page-resign-sure = Abbandoni davvero?
page-resign-about = L’altra fazione vince subito.
page-resign-who = Chi abbandona?
page-play-on = Continua
page-offer-make = Proponi
page-offer-accept = Accetta
page-offer-decline = Rifiuta
page-offer-withdraw = Ritira
page-offer-take-back = { $side } chiede di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }.
page-offer-take-back-mine = Hai chiesto di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }. Risponde: { $other }.
page-offer-rematch = { $side } vorrebbe la rivincita a fazioni scambiate.
page-offer-rematch-mine = Hai chiesto la rivincita.
page-offer-rematch-agreed = { $side } ha chiesto la rivincita e tu hai accettato.
page-offer-have-agreed = Hanno accettato: { $sides }.
page-offer-still-to-agree = Mancano ancora: { $sides }.
page-offer-takeover = { $side } propone che il computer ({ $level }) continui al tuo posto.
page-offer-takeover-mine = Hai proposto che continui il computer ({ $level }). Risponde: { $other }.
page-offer-takeover-other = { $side } propone che continui il computer ({ $level }). Risponde: { $other }.
page-chat-and-notes = Chat e note
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-removed = eliminato
page-chat-label = Di’ qualcosa
page-chat-send = Invia
page-chat-kept = Il tuo testo resta finché torna la connessione.
page-notes = Note
page-notes-about = Solo per te
page-notes-kept = Salvato.
page-notes-writing = Non ancora salvato …
page-notes-saving = Salvataggio …
page-notes-failed = Non salvato; la pagina riprova.

## The page: the sheet on a phone

page-sheet =
    { $state ->
        [folded] Apri il foglio
       *[open] Chiudi il foglio
    }
lesson-fold =
    { $state ->
        [folded] Mostra la guida
       *[open] Riduci la guida
    }

## The page: at the prompt

page-police-too = Ora puoi anche usare la polizia: un clic su una provincia illuminata vi rimuove 1 sommossa.

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
cli-play-game = quale gioco: wsdv (Wir sind das Volk!) o weimar
cli-scenario = Weimar, lo scenario: { $known }
cli-data = Weimar, una cartella con valori propri
cli-party = Weimar, chi gioca { $party }: person (o me) o un giocatore computer ({ $others })
error-scenario = nessuno scenario { $name }; noti: { $known }
error-solo-seats = in questo scenario KPD e DNVP sono dei bot; qui --kpd e --dnvp non esistono
error-player-seats = { $name } gioca solo { $seats }
error-other-game-option = { $option } non appartiene a { $game }
error-data = i valori nella cartella non vanno bene: { $reason }

## Weimar: arena e motivi dei giocatori del computer

cli-arena-game = quale gioco: wsdv (Wir sind das Volk!) o weimar
cli-arena-scenario = per Weimar, lo scenario
dataset-written-weimar = { $path } scritto: { $games } partite, { $decisions } decisioni.
arena-round = round
arena-matches-four = Risultati per partito
arena-matches-four-note = Risultati del primo giocatore: con i suoi due partiti insieme, poi la quota di vittorie con ciascun partito.
arena-matches-solo = Risultati per parte
arena-matches-solo-note = Risultati del primo giocatore: le due parti insieme, come persona al tavolo, e dove sedeva l’altro giocatore (un punto quando vincono i bot).
arena-side-four = partito
arena-side-solo = parte
arena-pairs-four-note = Le sei partite di una coppia hanno le stesse carte: ciascuno dei due guida una volta ogni due partiti. La differenza in punti Elo è quella del risultato.
arena-pairs-solo-note = Ciascuno dei due gioca da solo con le stesse carte. La differenza in punti Elo è quella del risultato.
arena-sides-four = Partiti
arena-sides-solo = La persona e i bot
error-arena-sprt-seats = un test sequenziale è per giochi con due posti
error-arena-scenario = qui non c’è lo scenario { $name }; ci sono { $known }
error-arena-every-seat = { $name } non può giocare ogni posto e quindi non è per l’arena
error-arena-unknown-game = qui non c’è il gioco { $name }; ci sono { $known }
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
page-resign-leaves = Il computer prende il tuo posto, gli altri continuano.
page-tab-opinion = Opinione
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
