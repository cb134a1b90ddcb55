## At the table

opponent = Avversario ({ $side }): { $level }, livello { $number } di { $count }. Gli altri: republik levels
opponent-automatic = { $side }: giocato dalle regole
opponent-other = { $side }: computer ({ $name })
thinking-side = { $side } sta pensando …
thinking-hint = Sto pensando a un consiglio … Ctrl-C interrompe.
thinking-hint-seconds = Sto pensando a un consiglio per { $seconds } s … Ctrl-C interrompe.
language-missing = Questo gioco è disponibile solo in inglese.
ask-continue = — Invio —
ask-hand-over = Decide { $side }. L’altra fazione non guardi; poi Invio.
prompt-use = { $card }: per che cosa la usi?
answer-unknown = «{ $answer }» non è tra le scelte. Scrivi aiuto per sapere che cosa si può scrivere.
answer-ambiguous = «{ $answer }» può voler dire: { $names }
undo-done = Annullato.
why-what = Di’ che cosa va spiegato: perché NOME
why-line = { $move }: { $answer }
why-allowed = permesso
cards-unknown = Non c’è nessuna carta «{ $answer }». Di’ il suo numero o una parte del titolo
save-where = Di’ un file: salva partita.txt
save-done = Salvata in { $path }, e d’ora in poi dopo ogni decisione.
quit-unsaved = La partita non è salvata in nessun file. Prima salva FILE, o ancora una volta esci.
quit-kept = La partita è salvata in { $path }. Si continua con: republik play --resume { $path }
quit-lost = La partita non è stata salvata.
forecast-title = Che cosa si prepara
play-kept = La partita è salvata in { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}

## Commands at the table

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
help-forecast = che cosa si prepara, allo stato attuale
help-map = tutto ciò che è in tavola
help-cards = tutte le carte che puoi guardare (carte NOME: una carta)
help-log = che cosa è successo (cronaca all: tutto)
help-save = FILE: salva la partita, d’ora in poi dopo ogni decisione
help-help = questo elenco
help-back = lascia una pagina o una carta senza scegliere
help-quit = lascia la partita; se è salvata si può continuare

## Hints

hint-searched = { $deals } distribuzioni delle carte coperte provate, { $depth ->
    [one] 1 azione
   *[other] { $depth } azioni
} avanti
hint-share = { $share } % della ricerca
hint-longer = ancora
hint-time = Di’ per quanto pensare, in secondi fino a { $most }: consiglio 10. Oppure: consiglio ancora
hint-stopped = Nessun consiglio: interrotto.
hint-nobody = Nessun consiglio: nessun giocatore del computer di questo gioco sa dire perché.

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

## Command line

cli-about = Giochi da tavolo nel terminale e nel browser.
cli-epilog = Senza comando comincia una partita contro il computer. Di più su un comando: republik play --help
cli-usage = uso:
cli-options = opzioni:
cli-args = argomenti:
cli-command = COMANDO
cli-commands = comandi
cli-help = questo aiuto
cli-version = la versione di questo programma
cli-lang = la lingua; altrimenti quella del terminale
cli-game = quale gioco
cli-game-option = { $game }, { $option }: { $values } (altrimenti { $default })
cli-games = giochi:

## Command line: play

cli-play = Gioca una partita. Con soli giocatori computer arriva alla fine e dà il risultato.
cli-level = quanto forte gioca il computer: numero o nome dell’elenco qui sotto ({ $default })
cli-think = quanti secondi pensano a ogni decisione i giocatori che possono farlo
cli-seed = un testo qualsiasi: lo stesso testo dà le stesse carte
cli-record = salva la partita in questo file, dopo ogni decisione
cli-resume = continua una partita salvata
cli-force = sovrascrive il file di --record se c’è già
cli-log = alla fine stampa tutto ciò che è successo
cli-data = una cartella con valori propri, per i giochi che li accettano
cli-seat = { $game }, chi gioca { $seat }: person (o me), un livello o un altro giocatore computer ({ $players }) o { $bot }

## Command line: levels

cli-levels = Elenca i livelli del computer e come giocano.

## Command line: show, replay, verify

cli-show = Mostra una posizione di un verbale.
cli-show-record = il verbale di una partita
cli-show-at = dopo tante decisioni; altrimenti l’ultima posizione
cli-show-json = come JSON
cli-replay = Ripercorri un verbale passo per passo.
cli-replay-from = comincia da questa decisione
cli-verify = Controlla un verbale: regole, risultato, e il caso rispetto al seme promesso.

## Command line: export, import

cli-export = Scrivi un verbale nel formato di scambio.
cli-export-output = il file; altrimenti l’uscita standard
cli-import = Leggi una partita nel formato di scambio.
cli-import-file = il file da leggere
cli-import-output = salva la partita come verbale in questo file
cli-import-until = solo fino alla fine di questo periodo (una decade, un turno)

## Command line: fuzz

cli-fuzz = Gioca partite a caso controllando ogni invariante.
cli-fuzz-game = quale gioco
cli-fuzz-games = quante partite
cli-fuzz-seed = un numero intero; lo stesso numero dà le stesse partite
cli-fuzz-workers = quanti processi
cli-fuzz-out = dove un errore lascia il suo verbale

## Command line: arena

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

## Command line: dataset, study

cli-dataset = Fa giocare tra loro i giocatori automatici e scrive le partite come insieme di dati (Parquet).
cli-dataset-games = quante partite (100)
cli-dataset-players = i due giocatori: con due posti il primo e il secondo, con più posti metà ciascuno (greedy greedy)
cli-dataset-out = la cartella da scrivere, con tabelle e descrizione; dev’essere nuova o vuota
cli-dataset-force = sostituisce i dati nella cartella di --out
cli-study = Fa giocare un giocatore contro sé stesso in tutte le varianti delle regole; misura fazioni, finali e carte.
cli-study-games = quante partite per variante (100)
cli-study-player = il giocatore automatico di entrambe le fazioni (delegate)
cli-study-out = la cartella in cui scrivere { $file }; uno precedente viene sostituito
cli-study-page = non gioca: prepara tabelle e grafici di { $page } da { $data }

## Command line: analyse

cli-analyse = Esamina una partita già giocata: la probabilità di vittoria a ogni decisione, e dove la partita è girata.
cli-analyse-record = un verbale, o una partita nel formato di scambio
cli-analyse-level = chi ci pensa: un livello da 1 a 5, per numero o nome (minister)
cli-analyse-player = chi ci pensa: un giocatore del computer, per esempio search:2s
cli-analyse-seat = le decisioni di chi: un posto, o both (entrambi)
cli-analyse-top = quanti punti di svolta indicare (5)
cli-analyse-json = scrivi tutto come JSON in questo file; «-» è lo standard output, al posto del testo
cli-analyse-html = scrivi in questo file una pagina con la curva e tutte le tabelle

## Command line: serve

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
cli-serve-redis = un Redis con cui più processi sullo stesso database si dicono che cosa è successo, come URL
cli-serve-open = apre il browser appena il server è in ascolto
cli-serve-public-address = dove si trova il server, come URL: per i link negli avvisi
cli-serve-smtp = il server di posta per gli avvisi, come smtp://utente:password@host:porta o smtps://…; meglio nella variabile REPUBLIK_SMTP
cli-serve-mail-from = l'indirizzo da cui partono queste e-mail (o la variabile REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = webhook e messaggi push possono andare anche a questo computer, per provarli
cli-serve-values = { $game }: una cartella con valori propri per i nuovi tavoli (o la variabile { $variable })

## Command line: server

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

## Levels

levels-title = Livelli del computer:
levels-how = Si sceglie con: republik play --level 4. Più tempo per l’ultimo: republik play --think 10
levels-of = Livelli del computer ({ $games }):

## Records

show-title = Dopo la decisione { $at } di { $total }
replay-next = — Invio: avanti, q: esci —
replay-unfinished = Il verbale finisce qui; la partita non era finita.
verify-good = Buono: { $count } decisioni, e il caso ha seguito il seme promesso.
verify-no-seed = Buono: { $count } decisioni. Senza un seme rivelato il caso non si può controllare.
verify-bad = non è un buon verbale: { $reason }
import-done = Letto: { $count } decisioni.

## Random games (docs/development.md)

fuzz-games = { $games } partite senza errori, { $failures } con un errore
fuzz-decisions = { $decisions } decisioni, { $mean } a partita (da { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Errore in { $game }, seme { $seed }, partita { $index }, dopo { $ply } decisioni: { $reason }. Il verbale è in { $path }
progress-games = partite
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = nessuna fine dopo { $limit } decisioni
fuzz-broken-copy-itself = copy() restituisce la posizione stessa
fuzz-broken-copy-differs = una copia differisce dalla sua posizione
fuzz-broken-copy-hash = l’hash di una copia differisce da quello della posizione
fuzz-broken-copy-shares = giocare su una copia ha cambiato l’originale
fuzz-broken-original-shares = giocare sull’originale ha cambiato una copia
fuzz-broken-two-results = la stessa mossa ha portato a due posizioni (con e senza ascoltatore)
fuzz-broken-nobody-to-act = non tocca a nessuno
fuzz-broken-no-outcome = non tocca a nessuno, ma non c’è un esito
fuzz-broken-early-outcome = c’è un esito, ma la partita continua
fuzz-broken-moves-after-end = moves() elenca mosse dopo la fine
fuzz-broken-no-moves = moves() è vuoto prima della fine
fuzz-broken-moves-unsorted = moves() non è ordinato, o elenca una mossa due volte
fuzz-broken-winner = il vincitore non è un posto
fuzz-broken-ending-comma = un tipo di finale contiene una virgola: i verbali non possono riportarlo
fuzz-broken-to-act = tocca a { $seat }, che non è un posto
fuzz-broken-outside-action-space = una mossa è fuori dallo spazio delle azioni
fuzz-broken-allows-unlisted = why_not({ $move }) ammette una mossa non elencata
fuzz-broken-plays-unlisted = play({ $move }) accetta una mossa non elencata
fuzz-broken-refuses-listed = why_not({ $move }) rifiuta una mossa elencata
fuzz-broken-refused-changed = la mossa rifiutata { $move } ha cambiato la posizione
fuzz-broken-same-text = due mosse hanno lo stesso testo
fuzz-broken-move-text-differs = la mossa «{ $text }» viene riletta come un’altra
fuzz-broken-move-text-unwritable = i verbali non possono riportare la mossa «{ $text }»
fuzz-broken-text-differs = il testo della posizione viene riletto come un’altra posizione
fuzz-broken-text-hash = una posizione riletta ha un altro hash
fuzz-broken-text-moves = una posizione riletta ha altre mosse
fuzz-broken-view-seat = una vista è di un altro posto
fuzz-broken-view-to-act = una vista dice che tocca a un altro posto
fuzz-broken-view-outcome = una vista ha un altro esito
fuzz-broken-view-moves = il posto di turno vede altre mosse nella sua vista
fuzz-broken-view-text = una vista scrive una mossa diversamente
fuzz-broken-stranger-moves = la vista di uno spettatore offre mosse
fuzz-broken-shows-hidden = la mossa «{ $move }» mostra qualcosa di nascosto
fuzz-broken-sample-itself = sample() restituisce la vera posizione stessa
fuzz-broken-sample-to-act = in un campione tocca a un altro posto
fuzz-broken-sample-told-apart = il posto { $seat } distingue un campione dalla vera posizione
fuzz-broken-sample-moves = un campione offre altre mosse al posto di turno
fuzz-broken-sample-shares = giocare su un campione ha cambiato la vera posizione

## Arena (docs/arena.md)

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
arena-sides = Posti
arena-sides-note = Nel modello delle valutazioni giocare come { $seat } vale { $points } punti Elo ({ $interval }).
arena-won = vinte
arena-endings = Finali
arena-period = periodo
arena-winner = vincitore
arena-ending = finale
arena-share = quota
seat-players = il giocatore
seat-rules = le regole
arena-times = Tempo per decisione
arena-times-note = Metà delle decisioni ha richiesto al massimo p50, 99 su 100 al massimo p99.
arena-decisions = decisioni
arena-test = Test sequenziale
arena-test-verdict = esito
arena-test-llr = rapporto di log-verosimiglianza
arena-test-elo0 = { $first } non è { $elo1 } punti Elo più forte di { $second } (elo0 accettato)
arena-test-elo1 = { $first } è più forte di { $second } di oltre { $elo0 } punti Elo (elo1 accettato)
arena-test-open = indeciso
arena-matches-many = Risultati per posto
arena-matches-many-note = Risultati del primo giocatore: con i suoi posti insieme, poi la quota di vittorie con ciascun posto.
arena-matches-solo = Risultati per parte
arena-matches-solo-note = Risultati del primo giocatore: le due parti insieme, al tavolo, e dove sedeva l’altro giocatore (un punto quando vincono le regole).
arena-side-many = posto
arena-side-solo = parte
arena-pairs-many-note = Tutte le partite di una coppia hanno le stesse carte: i due si dividono i posti in ogni modo possibile. La differenza in punti Elo è quella del risultato.
arena-pairs-solo-note = Ciascuno dei due gioca da solo con le stesse carte. La differenza in punti Elo è quella del risultato.
arena-sides-many = Posti
arena-sides-solo = Il giocatore e le regole

## Data sets and studies

dataset-written = Scritti in { $path }: { $games } partite, { $decisions } decisioni
study-title = Studio: { $player } contro sé stesso, { $games } partite per variante delle regole
study-balance = Partite vinte: { $seat }
study-variant = regole
study-differences = Quota ({ $seat }) rispetto a { $name } con le stesse carte, in punti percentuali
study-difference = differenza
study-written = Scritto: { $path }
study-page-written = Scritti: { $path }, { $count } grafici

## Analysis (docs/analysis.md)

analysis-title = Analisi: { $players }
analysis-side = Sono esaminate solo queste decisioni: { $side }
analysis-unfinished = La partita non è finita; è esaminato ciò che c’è.
analysis-nothing = questa partita non ha decisioni da esaminare
analysis-curve = Probabilità di vittoria: { $seat }
analysis-curve-label = Probabilità di vittoria ({ $seat }) lungo le decisioni della partita: { $first } all’inizio, minima { $low }, massima { $high }, { $last } alla fine
analysis-curve-note = Come la vede la parte che inizia una giocata, ogni volta che lo fa. Le parti sanno cose diverse.
analysis-period = Parte { $period }
analysis-plays = Giocata per giocata
analysis-turn = { $number }. Decisione { $decision }, { $side }: { $move }
analysis-cost = restano { $chance } di { $best }: { $loss } punti
analysis-better = Meglio: { $move }, { $chance }
analysis-swings-note = Da una giocata alla successiva, tolto ciò che sono costate le decisioni: il caso, ciò che una parte sa e l’altra no, e gli errori di chi riflette.
analysis-swing = Decisione { $decision } fino a { $then }: { $seat } da { $before } a { $after }; per decisioni { $decided }, per il resto { $rest }
analysis-forecasts = Previsioni del momento
analysis-forecasts-note = Che cosa si prospettava in quel momento.
analysis-could-end = potrebbe finire la partita: { $phases }
analysis-number = N.
analysis-chance = Probabilità
analysis-curve-short = Probabilità ({ $seat })
analysis-written = Scritto: { $path }
analysis-no-thinker = { $name } sceglie ma non sa dire perché; ci sono { $known }
analysis-level-or-player = --level e --player dicono entrambi chi pensa: indicane uno solo
analysis-seat-unknown = --seat: «{ $name }» non è tra { $known }
analysis-same-file = { $path } è un file già letto o scritto
analysis-import-stopped = turno { $turn }: { $reason } (regola { $rule }); la partita fino a lì è esaminata

## Server

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

## Errors: the command line

error-arguments = { $reason } (vedi { $program } --help)
error-seed = un seme ha bisogno di almeno un carattere
error-number = { $what }: «{ $text }» non è un numero intero da { $low } a { $high }
error-stopped = interrotto
error-interrupted = interrotto; la partita non è stata salvata
error-interrupted-kept = interrotto; la partita è salvata in { $path }
error-no-more-input = nessun altro input; la partita non è stata salvata
error-no-more-input-kept = nessun altro input; la partita è salvata in { $path }
error-other-game-option = { $option } non appartiene a { $game }

## Errors: files and records

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
error-resume-options = { $options } non va con --resume: lo dice già il verbale
error-resume-outdated = il resto del file andrebbe perso: per continuare da lì indica un altro file con --record FILE
error-resume-bot = nel verbale gioca un programma, «{ $name }»; di’ con { $option } chi continua
error-file-missing = il file { $path } non c’è
error-file-unreadable = { $path } non si può leggere: { $reason }
error-file-unwritable = { $path } non si può scrivere: { $reason }
error-file-exists = { $path } c’è già: continua con --resume, scegli un altro nome, o sovrascrivi con --force
error-file-folder = { $path } è una cartella
error-folder-missing = la cartella { $path } non c’è
error-not-a-folder = { $path } non è una cartella
error-data = i valori nella cartella non vanno bene: { $reason }
error-resume-other-game = il verbale è di un altro gioco, «{ $name }»
error-no-interchange = { $game } non ha un formato di scambio
error-interchange-unknown = non è un file di scambio; formati conosciuti: { $known }
error-import-until = --until: questo gioco non ha un periodo «{ $text }»
error-no-analysis = { $game } non si può esaminare

## Errors: players

error-player-budget = { $name }: «{ $budget }» non è una misura. Si danno iterazioni fino a { $iterations } (800), secondi fino a { $seconds } (0.5s) o entrambi (800,0.5s)
error-player-no-budget = { $name } non pensa più o meno a lungo; possono farlo { $known }
error-level-taken = --level vale per la fazione del computer, e qui non ne resta nessuna
error-think = --think: «{ $text }» non è un numero di secondi sopra 0 e fino a { $most }
error-think-nobody = --think vale per { $known }, e nessuno di loro gioca qui senza una sua misura
error-bot-command = «{ $command }» non è un comando che avvii un programma: { $reason }
error-bot-missing = non c’è nessun programma «{ $program }» che possa giocare
error-bot-time = { $variable } dev’essere un numero di secondi, non «{ $text }»
error-player-seats = { $name } gioca solo { $seats }
error-automatic-seats = qui giocano le regole stesse: { $options } non c’è

## Errors: arena, data sets, studies

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
error-arena-sprt-seats = un test sequenziale è per giochi con due posti
error-arena-every-seat = { $name } non può giocare ogni posto e quindi non è per l’arena
error-study-game = non c’è uno studio di { $name }

## Errors: the server

error-serve-extra = il server ha bisogno di { $missing }: pip install republik[server]
error-serve-address = impossibile ascoltare su { $address }: { $reason }
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
error-serve-public-address = «{ $text }» non è un indirizzo come https://republik.example.org
error-serve-smtp = --smtp: il server di posta si indica come smtp://utente:password@host:porta o smtps://…
error-serve-mail-from = --mail-from: le e-mail hanno bisogno di un mittente
error-serve-mail-address = --smtp: le e-mail contengono link, quindi serve --address, l'indirizzo del server
