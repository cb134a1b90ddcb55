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
move-resolve = richiama: { $symbol }
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
group-resolve = richiama
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
opponent = Avversario ({ $side }): { $level }, livello { $number } di { $count }. Gli altri: republik levels
thinking-side = { $side } sta pensando …
thinking-hint = Sto pensando a un consiglio … Ctrl-C interrompe.
thinking-hint-seconds = Sto pensando a un consiglio per { $seconds } s … Ctrl-C interrompe.
hint-title = Consiglio ({ $level }), con la probabilità di vittoria ({ $side }):
hint-searched = { $deals } distribuzioni delle carte coperte provate, { $depth } azioni avanti
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
refusal-not-your-seat = non siedi lì
refusal-hint-not-here = nessun suggerimento dove giocano persone fra loro
refusal-not-found = qui non esiste
refusal-wrong-method = non si fa così
refusal-stale = nel frattempo il tavolo è andato avanti
refusal-not-over = la partita non è ancora finita
refusal-seat-taken = lì siede già qualcuno
refusal-too-many-tables = hai già tutte le partite in corso che un ospite può avere
refusal-too-large = il messaggio è troppo grande
refusal-too-many-requests = troppe richieste, aspetta un momento
refusal-record-refused = la registrazione della partita non si può rigiocare
refusal-no-thinker = il giocatore automatico ora non può pensare
refusal-storage = la decisione non si è potuta salvare e non vale

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
cli-dataset-players = chi gioca l’Ovest e chi l’Est (greedy greedy)
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
