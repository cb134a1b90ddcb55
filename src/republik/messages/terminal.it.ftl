## At the table

opponent = Avversario ({ $side }): { $level }, livello { $number } di { $count }. Gli altri: republik levels
opponent-automatic = { $side }: giocato dalle regole
opponent-other = { $side }: computer ({ $name })
play-answer = Rispondi con un numero o con un nome; «aiuto» mostra che cos’altro puoi scrivere.
thinking-side = { $side }: il computer sta pensando…
thinking-hint = Sto pensando a un consiglio… Premi Ctrl+C per interrompere.
thinking-hint-seconds = Sto pensando a un consiglio per { $seconds } s… Premi Ctrl+C per interrompere.
language-missing = Questo gioco è disponibile solo in inglese.
ask-continue = — premi Invio —
ask-hand-over = Turno: { $side }. L’altra fazione non guardi; poi premi Invio.
prompt-use = { $card }: come la usi?
answer-unknown = «{ $answer }» non è tra le scelte. Scrivi «aiuto» per vedere che cosa puoi scrivere.
answer-ambiguous = «{ $answer }» può voler dire: { $names }
undo-done = Annullato.
why-what = Scrivi che cosa vuoi capire: «perché NOME»
why-line = { $move }: { $answer }
why-allowed = permesso
cards-unknown = Nessuna carta corrisponde a «{ $answer }». Scrivi il numero o una parte del titolo
save-where = Indica un file: «salva partita.txt»
save-done = Partita salvata in { $path }, e d’ora in poi dopo ogni decisione.
quit-unsaved = La partita non è salvata. Scrivi prima «salva FILE», oppure di nuovo «esci».
quit-kept = La partita è salvata in { $path }. Per continuarla: republik play --resume { $path }
quit-lost = La partita non è stata salvata.
forecast-title = Che cosa sta per succedere
play-kept = La partita è salvata in { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}

## Commands at the table

help-intro = Rispondi con il numero, con il nome o il suo inizio, o con una mossa scritta come nelle registrazioni. Altri comandi:
command-undo = annulla
command-redo = ripristina
command-why = perché
command-hint = consiglio
command-forecast = previsione
command-map = mappa
command-cards = carte
command-log = cronaca
command-save = salva
command-help = aiuto
command-rules = regola
command-bots = bot
command-back = indietro
command-quit = esci
help-undo = annulla la tua ultima decisione, durante il tuo turno e finché non si scopre qualcosa di nascosto
help-redo = ripristina ciò che hai annullato
help-why = NOME: perché qualcosa adesso non è permesso
help-hint = che cosa farebbe il computer, e perché; con «consiglio 10» o «consiglio lungo» pensa più a lungo
help-forecast = che cosa sta per succedere, allo stato attuale
help-map = tutto ciò che è sul tavolo
help-cards = tutte le carte che puoi vedere («carte NOME»: una carta)
help-log = che cosa è successo di recente («cronaca tutto»: dall’inizio)
help-save = FILE: salva la partita, d’ora in poi dopo ogni decisione
help-help = questo elenco
help-back = lascia una pagina o una carta senza scegliere
help-quit = lascia la partita; se è salvata puoi continuarla
log-all = tutto

## Hints

hint-searched = { $deals } distribuzioni delle carte coperte provate, fino a { $depth ->
    [one] 1 azione
   *[other] { $depth } azioni
} in avanti
hint-share = { $share }% della ricerca
hint-longer = lungo
hint-time = Scrivi per quanti secondi pensare, fino a { $most }: «consiglio 10». Oppure: «consiglio lungo»
hint-stopped = Nessun consiglio: interrotto.

## Programs that play (docs/bots.md)

bot-not-started = Non è stato possibile avviare il programma: { $reason }
bot-no-hello = Il programma non si è presentato entro { $seconds } s
bot-timeout = Il programma non ha deciso entro { $seconds } s
bot-clock = Il programma ha esaurito i suoi { $seconds } s per la partita
bot-ended = Il programma è terminato da solo (codice di uscita { $code })
bot-illegal = Il programma ha scelto { $move }, che non era tra le mosse offerte
bot-garbage = Il programma ha scritto una riga incomprensibile: { $line }
bot-flood = Il programma ha scritto più di { $limit } byte
bot-unasked = Il programma ha parlato senza che gli fosse chiesto nulla
bot-last-words = Il suo ultimo messaggio: { $text }

## Command line

cli-about = Giochi da tavolo nel terminale e nel browser.
cli-epilog = Senza comando comincia una partita contro il computer. Per saperne di più su un comando: republik play --help
cli-usage = uso:
cli-options = opzioni:
cli-args = argomenti:
cli-command = COMANDO
cli-commands = comandi
cli-help = mostra questo aiuto
cli-version = mostra la versione di questo programma
cli-lang = la lingua; altrimenti quella del terminale
cli-game = quale gioco
cli-game-option = { $game }, { $option }: { $values } (predefinito { $default })
cli-games = giochi:

## Command line: play

cli-play = Gioca una partita. Se giocano solo computer, arriva fino in fondo e mostra il risultato.
cli-level = quanto gioca forte il computer: un numero o un nome dell’elenco qui sotto (predefinito: { $default })
cli-think = secondi di riflessione per decisione, per i giocatori che possono usarli
cli-seed = un testo qualsiasi: lo stesso testo dà le stesse carte
cli-record = salva la partita in questo file, dopo ogni decisione
cli-resume = continua una partita salvata
cli-force = sovrascrive il file di --record se esiste già
cli-log = alla fine mostra tutto ciò che è successo
cli-data = una cartella con valori personalizzati, per i giochi che li accettano
cli-seat = { $game }, chi gioca { $seat }: person (o me), un livello o un altro giocatore computer ({ $players }) o { $bot }

## Command line: levels

cli-levels = Elenca i livelli del computer e come giocano.

## Command line: show, replay, verify

cli-show = Mostra una posizione di una registrazione.
cli-show-record = la registrazione di una partita
cli-show-at = la posizione dopo questo numero di decisioni; altrimenti l’ultima
cli-show-json = come JSON
cli-replay = Rivedi una registrazione passo per passo.
cli-replay-from = comincia da questa decisione
cli-verify = Controlla una registrazione: regole, risultato, e le estrazioni rispetto al seme promesso.

## Command line: export, import

cli-export = Scrivi una registrazione nel formato di scambio.
cli-export-output = il file; altrimenti lo standard output
cli-import = Leggi una partita nel formato di scambio.
cli-import-file = il file da leggere
cli-import-output = salva la partita come registrazione in questo file
cli-import-until = solo fino alla fine di questo periodo (una decade, un round)

## Command line: fuzz

cli-fuzz = Gioca partite a caso controllando ogni invariante.
cli-fuzz-game = quale gioco
cli-fuzz-games = quante partite
cli-fuzz-seed = un numero intero; lo stesso numero dà le stesse partite
cli-fuzz-workers = quanti processi
cli-fuzz-out = la cartella in cui un errore lascia la sua registrazione

## Command line: arena

cli-arena = Fai giocare tra loro i giocatori computer e valutali.
cli-arena-players = due o più giocatori computer; lo stesso due volte gioca contro sé stesso
cli-arena-pairs = quante coppie per incontro: due partite con le stesse carte, a fazioni scambiate
cli-arena-gauntlet = il primo giocatore incontra ciascuno degli altri; altrimenti tutti contro tutti
cli-arena-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
cli-arena-workers = quanti processi; altrimenti uno per core
cli-arena-backend = dove si gioca: processi di questa macchina o un cluster Ray
cli-arena-out = salva i risultati in FILE.json, FILE.html e nel diario FILE.jsonl; una serie interrotta riprende da lì
cli-arena-sprt = test sequenziale: si ferma appena è chiaro se il primo giocatore è più forte
cli-arena-elo0 = la differenza in punti Elo da confutare (predefinito: 0)
cli-arena-elo1 = la differenza in punti Elo da dimostrare (predefinito: 30)
cli-arena-alpha = quanto spesso elo1 può essere accettato a torto (predefinito: 0.05)
cli-arena-beta = quanto spesso elo0 può essere accettato a torto (predefinito: 0.05)

## Command line: dataset, study

cli-dataset = Fai giocare tra loro i giocatori computer e scrivi le partite come dataset (Parquet).
cli-dataset-games = quante partite (predefinito: 100)
cli-dataset-players = i due giocatori: con due posti il primo e il secondo, con più posti metà ciascuno (predefinito: greedy greedy)
cli-dataset-out = la cartella da scrivere, con tabelle e descrizione; dev’essere nuova o vuota
cli-dataset-force = sostituisce il dataset nella cartella di --out
cli-study = Fai giocare un giocatore contro sé stesso in tutte le varianti delle regole; misura fazioni, finali e carte.
cli-study-games = quante partite per variante (predefinito: 100)
cli-study-player = il giocatore computer di entrambe le fazioni (predefinito: delegate)
cli-study-out = la cartella in cui scrivere { $file }; uno precedente viene sostituito
cli-study-page = non giocare: prepara tabelle e grafici di { $page } da { $data }
cli-calibrate = Fai giocare un giocatore contro sé stesso e confronta le probabilità che indica con le partite vinte.
cli-calibrate-player = un giocatore computer che motiva le sue scelte
cli-calibrate-games = quante partite (predefinito: 100)
cli-calibrate-out = salva le probabilità in FILE, una partita per riga; lo stesso comando riprende una serie interrotta

## Riga di comando: train

cli-train = Fai imparare il gioco a un giocatore computer, che gioca contro sé stesso.
cli-train-what = il gioco da imparare, o la cartella di un addestramento da riprendere
cli-train-out = la cartella dell’addestramento; uno che esiste già riprende
cli-train-minutes = quanto dura in tutto l’addestramento, sessioni precedenti comprese (predefinito: 10)
cli-train-games = termina dopo tante partite
cli-train-workers = quanti processi giocano; altrimenti uno per core, meno uno per l’addestramento (con --match uno per core)
cli-train-torch = addestra con PyTorch, o segnala che manca; altrimenti PyTorch se è installato, se no NumPy
cli-train-python = l’interprete Python che esegue l’addestramento; altrimenti questo
cli-train-settings = un file JSON con le impostazioni (vedi docs/learning.md)
cli-train-resume = non cominciare un addestramento nuovo
cli-train-match = non addestrare: fai giocare tra loro due reti a un livello; file, best o un numero dell’addestramento, o linear per la valutazione senza rete
cli-train-pairs = quante coppie di partite ha l’incontro (predefinito: 100)
cli-train-alone = nell’incontro A tiene un posto, uno dopo l’altro, e B tutti gli altri

## Command line: analyse

cli-analyse = Analizza una partita registrata: la probabilità di vittoria a ogni decisione e i punti di svolta.
cli-analyse-record = una registrazione, o una partita nel formato di scambio
cli-analyse-level = chi analizza: un livello da 1 a 6, per numero o nome (predefinito: minister)
cli-analyse-player = chi analizza: un giocatore computer, per esempio search:2s
cli-analyse-seat = di chi sono le decisioni da analizzare: un posto, o both (entrambi)
cli-analyse-top = quanti punti di svolta mostrare (predefinito: 5)
cli-analyse-json = scrivi tutto come JSON in questo file; «-» è lo standard output, al posto del testo
cli-analyse-html = scrivi in questo file una pagina con la curva e tutte le tabelle

## Command line: serve

cli-serve = Avvia il server: tavoli per il browser, contro il computer o con altri.
cli-serve-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
cli-serve-port = la porta (predefinito: 8000; 0 ne prende una libera)
cli-serve-data = la cartella del database; altrimenti la cartella dati dell’utente
cli-serve-database = un altro database, come URL di SQLAlchemy
cli-serve-workers = quanti processi per i giocatori computer; altrimenti uno per core
cli-serve-secure = invia i cookie solo su TLS (dietro un proxy che lo termina)
cli-serve-origin = un altro indirizzo da cui viene servita la pagina; si può ripetere
cli-serve-address = I tavoli sono su { $address } – premi Ctrl+C per fermare il server.
cli-serve-interpreted = Il motore è interpretato: i giocatori computer pensano circa cinque volte più lentamente che con quello compilato.
cli-serve-no-offline = La pagina che non richiede un server non è compilata: a { $address }offline/ non c’è nulla. `make site` la crea.
cli-serve-stopped = Il server si è fermato; tutte le partite sono salvate.
cli-serve-redis = un Redis con cui più processi sullo stesso database si comunicano gli aggiornamenti, come URL
cli-serve-open = apre il browser appena il server è in ascolto
cli-serve-public-address = l’indirizzo pubblico del server, come URL: per i link negli avvisi
cli-serve-smtp = il server di posta per gli avvisi, come smtp://utente:password@host:porta o smtps://…; meglio nella variabile REPUBLIK_SMTP
cli-serve-mail-from = l’indirizzo da cui partono queste e-mail (o la variabile REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = permetti webhook e messaggi push anche verso questo computer, per le prove
cli-serve-values = { $game }: una cartella con valori personalizzati per i nuovi tavoli (o la variabile { $variable })
cli-serve-keep-unplayed = per quanti giorni si conserva un tavolo di ospiti al quale nessuno ha deciso nulla (predefinito: 28; 0: per sempre)
cli-serve-keep-games = per quanti giorni dopo l’ultima modifica si conserva una partita giocata solo da ospiti (predefinito: 365; 0: per sempre)

## Command line: server

cli-server = Gestisci le partite di un server: copia di sicurezza, ripristino, esportazione, correzione.
cli-server-backup = Scrivi in un file tutto il contenuto del database, anche mentre il server è in funzione.
cli-server-restore = Riempi un database vuoto da una copia di sicurezza.
cli-server-export = Scrivi in una cartella tutte le partite finite, una registrazione ciascuna.
cli-server-patch = Rigioca tutte le partite in corso con le regole di oggi e mostra che cosa cambierebbe.
cli-server-file = il file della copia di sicurezza
cli-server-folder = la cartella per le registrazioni
cli-server-force = anche se c’è già qualcosa: andrà perso
cli-server-all = anche le partite non finite (solo a server fermo: queste registrazioni contengono i semi)
cli-server-apply = applica le modifiche: annulla ciò che le regole non accettano più

## Levels

levels-title = Livelli del computer:
levels-how = Scegline uno con: republik play --level 4. Più tempo per l’ultimo: republik play --think 10
levels-of = Livelli del computer ({ $games }):
levels-linear = { $game }: qui il motore non è compilato e la rete addestrata non viene usata. Questi livelli valutano con pesi fissi e giocano meno bene: { $levels }.

## Records

show-title = Dopo la decisione { $at } di { $total }
replay-next = — Invio: avanti, q: esci —
replay-unfinished = La registrazione finisce qui; la partita non era finita.
verify-good = Valida: { $count } decisioni, e le estrazioni corrispondono al seme promesso.
verify-no-seed = Valida: { $count } decisioni. Senza il seme rivelato le estrazioni non si possono controllare.
verify-bad = registrazione non valida: { $reason }
import-done = Lette { $count } decisioni.

## Random games (docs/development.md)

fuzz-games = { $games } partite senza errori, { $failures } con un errore
fuzz-decisions = { $decisions } decisioni, { $mean } per partita (da { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Errore in { $game }, seme { $seed }, partita { $index }, dopo { $ply } decisioni: { $reason }. La registrazione è in { $path }
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
fuzz-broken-scores = i punti non sono un numero per ciascun posto
fuzz-broken-seats = i posti di queste opzioni non sono i primi posti del gioco
fuzz-broken-ending-comma = un tipo di finale contiene una virgola: le registrazioni non possono riportarlo
fuzz-broken-to-act = tocca a { $seat }, che non è un posto
fuzz-broken-outside-action-space = una mossa è fuori dallo spazio delle azioni
fuzz-broken-allows-unlisted = why_not({ $move }) ammette una mossa non elencata
fuzz-broken-plays-unlisted = play({ $move }) accetta una mossa non elencata
fuzz-broken-refuses-listed = why_not({ $move }) rifiuta una mossa elencata
fuzz-broken-refused-changed = la mossa rifiutata { $move } ha cambiato la posizione
fuzz-broken-same-text = due mosse hanno lo stesso testo
fuzz-broken-move-text-differs = la mossa «{ $text }» viene riletta come un’altra
fuzz-broken-move-text-unwritable = le registrazioni non possono riportare la mossa «{ $text }»
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
fuzz-broken-view-leaks = dopo «{ $move }» la vista di { $seat } mostra qualcosa che nessun evento le ha detto
fuzz-broken-view-holds-hidden = dopo «{ $move }» la vista di { $seat } contiene qualcosa che il posto non può sapere
fuzz-broken-moves-leak = dopo «{ $move }» le mosse di { $seat } dipendono da qualcosa che il posto non può sapere
fuzz-broken-event-leaks = gli eventi di «{ $move }» dicono a { $seat } qualcosa che la sua vista nasconde
fuzz-broken-text-leaks = dopo «{ $move }» i testi per { $seat } dipendono da qualcosa che il posto non può sapere
fuzz-broken-sample-leaks = dopo «{ $move }» i campioni di { $seat } dipendono da qualcosa che il posto non può sapere
fuzz-broken-hash-leaks = dopo «{ $move }» l’hash della vista di { $seat } dipende da qualcosa che il posto non può sapere
fuzz-broken-refusal-leaks = dopo «{ $move }» un rifiuto dipende da qualcosa che { $seat } non può sapere

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } partite; al massimo { $pairs } coppie per incontro; seme { $seed }; republik { $version };
arena-partial = Questa serie non è finita.
arena-resumed = Si riprende: { $count } coppie su { $total } sono già nel diario.
arena-interrupted = Serie interrotta. Non è stato salvato nulla: indica --out per poter riprendere.
arena-interrupted-kept = Serie interrotta. Con lo stesso comando riprende da qui.
arena-written = Scritti: { $data }, { $page }, { $journal }
arena-ratings = Valutazioni
arena-ratings-note = Bradley–Terry, in punti Elo con intervalli al 95%; { $name } è fissato a { $points }.
arena-player = giocatore
arena-rating = valutazione
arena-interval = 95%
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }%
arena-figure = { NUMBER($number, useGrouping: 0) }
arena-time = { NUMBER($number, useGrouping: 0) } { $unit }
arena-anchor = riferimento
arena-games = partite
arena-points = punti
arena-score = risultato
arena-matches = Risultati per fazione
arena-matches-note = I risultati del primo giocatore, con entrambe le fazioni e con ciascuna.
arena-match = incontro
arena-side = fazione
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
arena-matches-solo = Risultati per ruolo
arena-matches-solo-note = Risultati del primo giocatore: nei due ruoli insieme, al tavolo, e quando al tavolo sedeva l’altro giocatore (un punto se vincono le regole).
arena-side-many = posto
arena-side-solo = ruolo
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
calibrate-title = Calibrazione: { $player } contro sé stesso, { $games } partite
calibrate-seat = Probabilità di vittoria: { $seat }
calibrate-every-seat = Probabilità della fazione che decide
calibrate-chance = probabilità indicata
calibrate-period = periodo
calibrate-step = decisione
calibrate-cases = casi
calibrate-told = indicata

## Addestramento (docs/learning.md)

train-resumed = Si riprende { $path }: { $games } partite finora.
train-progress = Addestramento: { $time }, restano { $left }; { $games } partite ({ $speed }/s), { $rows } righe ({ $pace }/s)
train-fit = { $trainer } su { $device }: passo { $step }, rete { $network }, perdita { $loss }; partite tenute da parte: { $held } rispetto ai valori attesi, { $result } rispetto ai risultati
train-shares = Vittorie giocando contro sé stesso: { $shares }
train-against = La rete più recente ha vinto { $earlier } contro reti precedenti e { $start } contro la prima
train-calibration = Probabilità dette → avverate (partite tenute da parte): { $pairs }
train-gate = Esame: { $match }
train-match = { $level }, { $kind ->
    [yardstick] contro la valutazione senza rete
   *[other] contro la rete migliore
}: { $score } ({ $low }–{ $high }) in { $pairs } coppie; posto per posto: { $own }; tutte le partite: { $seats }{ $verdict ->
    [elo1] ; più forte
    [elo0] ; non più forte
    [open] ; indeciso
   *[other] {""}
}
train-written = Scritti: { $best }, { $card }
train-alone = { $player }, da solo contro gli altri, ha vinto { $share } ({ $low }–{ $high }); un giocatore di pari forza vince { $even }

## Analysis (docs/analysis.md)

analysis-title = Analisi: { $players }
analysis-side = Analizzate solo queste decisioni: { $side }
analysis-unfinished = La partita non è finita; questa è l’analisi fino a qui.
analysis-nothing = questa partita non ha decisioni da analizzare
analysis-period = Parte { $period }
analysis-turn = { $number }. Decisione { $decision }, { $side }: { $move }
analysis-cost = { $chance } invece di { $best }: { $loss } punti
analysis-better = Meglio: { $move }, { $chance }
analysis-forecasts = Le previsioni di allora
analysis-forecasts-note = Che cosa stava per succedere in quel momento.
analysis-could-end = avrebbe potuto concludere la partita: { $phases }
analysis-number = N.
analysis-written = Scritto: { $path }
analysis-no-thinker = { $name } sceglie ma non sa dire perché; usa uno tra { $known }
analysis-level-or-player = --level e --player indicano entrambi chi analizza: danne uno solo
analysis-seat-unknown = --seat: «{ $name }» non è tra { $known }
analysis-same-file = { $path } viene già letto o scritto
analysis-import-stopped = turno { $turn }: { $reason } (regola { $rule }); la partita è analizzata fino a lì

## Server

server-page-not-built = La pagina non è ancora stata compilata. Esegui «make web» nella cartella del progetto, poi riavvia il server. I programmi trovano comunque i tavoli sotto /api.
server-backup-done = { $path }: { $rows } righe di { $tables } tabelle, revisione { $revision }.
server-restore-done = Ripristinate { $rows } righe di { $tables } tabelle, dalla revisione { $revision }.
server-export-done = { $count ->
    [one] Una partita scritta
   *[other] { $count } partite scritte
 } in { $path }.
server-export-seeds = Ci sono anche partite non finite, con i loro semi: chi legge questi file conosce ogni carta che verrà.
server-export-refused = { $table }: non scritta, le regole rifiutano la sua registrazione ({ $reason })
server-patch-count = { $count ->
    [one] Rigiocata una partita in corso
   *[other] Rigiocate { $count } partite in corso
 }, di cui cambiate: { $changed }.
server-patch-change = { $table }: { $total } decisioni, valide fino alla { $good }; la decisione { $next } ({ $seat }) non vale più: { $move } – { $reason }
server-patch-chance = { $table }: tutte le { $total } decisioni sono conservate, si aggiungono { $added } estrazioni
server-patch-left = { $table }: resta com’è, perché si gioca con valori personalizzati che qui non ci sono
server-patch-dry = Non è cambiato nulla. Per applicare le modifiche usa --apply; prima ferma il server.
server-patch-applied = Fatto. Non è stato cancellato nulla: ciò che non vale più risulta annullato nella cronaca.

## Errors: the command line

error-arguments = { $reason } (vedi { $program } --help)
error-seed = un seme deve avere almeno un carattere
error-number = { $what }: «{ $text }» non è un numero intero da { $low } a { $high }
error-stopped = interrotto
error-interrupted = interrotto; la partita non è stata salvata
error-interrupted-kept = interrotto; la partita è salvata in { $path }
error-no-more-input = nessun altro input; la partita non è stata salvata
error-no-more-input-kept = nessun altro input; la partita è salvata in { $path }
error-other-game-option = { $option } non è un’opzione di { $game }

## Errors: files and records

error-record = registrazione non valida: { $reason }
error-interchange = file di scambio non valido: { $reason }
error-import-stopped = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regola { $rule })
error-import-stopped-kept = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regola { $rule }); la partita fino a lì è salvata in { $path }
error-resume-options = { $options } non si può usare con --resume: lo stabilisce già la registrazione
error-resume-outdated = il resto del file andrebbe perso: per continuare da lì indica un altro file con --record FILE
error-resume-bot = nella registrazione gioca un programma, «{ $name }»; indica con { $option } chi continua
error-file-missing = il file { $path } non esiste
error-file-unreadable = { $path } non si può leggere: { $reason }
error-file-unwritable = { $path } non si può scrivere: { $reason }
error-file-exists = { $path } esiste già: continua con --resume, scegli un altro nome o sovrascrivi con --force
error-file-folder = { $path } è una cartella
error-folder-missing = la cartella { $path } non esiste
error-not-a-folder = { $path } non è una cartella
error-data = i valori nella cartella non sono validi: { $reason }
error-resume-other-game = la registrazione è di un altro gioco, «{ $name }»
error-no-interchange = { $game } non ha un formato di scambio
error-interchange-unknown = non è un file di scambio; formati conosciuti: { $known }
error-import-until = --until: questo gioco non ha un periodo «{ $text }»
error-no-analysis = { $game } non si può analizzare

## Errors: players

error-player-budget = { $name }: «{ $budget }» non è un limite valido. Indica iterazioni fino a { $iterations } (800), secondi fino a { $seconds } (0.5s) o entrambi (800,0.5s)
error-player-no-budget = per { $name } non si può indicare quanto pensare; si può per { $known }
error-level-taken = --level vale per la fazione del computer, e qui non ce n’è nessuna libera
error-think = --think: «{ $text }» non è un numero di secondi maggiore di 0 e fino a { $most }
error-think-nobody = --think vale per { $known }, e qui nessuno di loro gioca senza un limite proprio
error-bot-command = con «{ $command }» non si avvia un programma: { $reason }
error-bot-missing = il programma «{ $program }» non esiste
error-bot-time = { $variable } dev’essere un numero di secondi, non «{ $text }»
error-player-seats = { $name } può giocare solo: { $seats }
error-automatic-seats = questi posti sono giocati dalle regole: { $options } non si può usare
error-unused-seats = una partita con queste opzioni ha { $count } posti: { $options } non si può usare

## Errors: arena, data sets, studies

error-arena-players = un’arena richiede almeno due giocatori
error-arena-sprt-players = un test sequenziale richiede esattamente due giocatori
error-arena-sprt-missing = { $name } serve solo al test sequenziale: indica anche --sprt
error-arena-figure = { $name }: «{ $text }» non è valido; i valori possibili sono in docs/arena.md
error-arena-backend = backend sconosciuto «{ $name }»; i backend sono { $known }
error-arena-file-exists = { $path } esiste già, ma senza il suo diario: scegli un altro nome
error-arena-journal = { $path } non è il diario di un’arena
error-arena-journal-line = { $path }: la riga { $line } è danneggiata
error-arena-other-run = { $path } è il diario di un’altra serie ({ $name } era { $then }, ora è { $now }): scegli un altro --out o cancellalo
error-arena-ray = il backend Ray richiede il pacchetto ray: pip install 'republik[ray]'
error-arena-lab = uno dei giocatori richiede l’extra «lab»: pip install 'republik[lab]'
error-arena-worker = un processo è terminato inaspettatamente; le coppie finite finora sono nel diario
error-arena-version = su una macchina del cluster c’è republik { $there }, qui { $here }
error-arena-game = errore di { $player } nella coppia { $pair } del seme { $seed }: { $reason }
error-dataset-pyarrow = i dataset richiedono il pacchetto pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } non è vuota: scegli un’altra cartella, o sostituisci il dataset con --force
error-dataset-foreign = { $path } non contiene solo un dataset ({ $name }): scegli un’altra cartella
error-dataset-place = { $path } è la cartella attuale o un punto di montaggio: indica una cartella al suo interno
error-dataset-interrupted = interrotto; non è stato scritto nulla
error-dataset-worker = un processo è terminato inaspettatamente; non è stato scritto nulla
error-study-data = { $path } non è il risultato di uno studio: { $reason }
error-study-page = { $path } non ha posto per «{ $name }»
error-arena-sprt-seats = il test sequenziale vale solo per giochi a due posti
error-arena-every-seat = { $name } non può giocare in tutti i posti, quindi non va bene per l’arena
error-study-game = non c’è uno studio su { $name }
error-calibration-player = { $name } non sa dire quanto è probabile la sua vittoria
error-calibration-journal = { $path } non appartiene a questa calibrazione; usa un altro file
error-train-no-learner = { $game } non si può addestrare: il gioco non descrive una rete
error-train-out = indica dove tenere l’addestramento: --out RUN
error-train-not-empty = { $path } contiene altri file: scegli una cartella nuova
error-train-no-run = { $path } non contiene un addestramento da riprendere
error-train-two-runs = { $first } e { $second } sono addestramenti diversi: indicane uno solo
error-train-other-run = { $path } è un altro addestramento: lì { $name } è { $then }, non { $now }
error-train-shape = { $path } è stato addestrato con una rete di altra forma: scegli una cartella nuova
error-train-damaged = l’addestramento è danneggiato: { $path } ({ $reason })
error-train-setting = l’impostazione { $name } non può essere «{ $text }»
error-train-settings = { $path } non contiene impostazioni: { $reason }
error-train-network = { $path } non è una rete utilizzabile: { $reason ->
    [foreign] è un file di altro tipo
    [head] l’intestazione non è leggibile
   *[damaged] il file è danneggiato
}
error-train-player = «{ $name }» non è un giocatore con una rete; scrivi net:LEVEL:FILE
error-train-level = { $name } non può giocare con la rete { $network }: { $reason }
error-train-numpy = al Python dell’addestramento manca NumPy: pip install 'republik[lab]', o indicane un altro con --trainer-python
error-train-torch = al Python dell’addestramento manca PyTorch: pip install 'republik[train]', o indicane un altro con --trainer-python
error-train-weights = l’addestramento non ha una rete da cui riprendere
error-train-trainer = l’addestramento si è interrotto: { $reason } (vedi { $path })
error-train-worker = un processo è terminato inaspettatamente; con lo stesso comando si riprende

## Errors: the server

error-serve-extra = il server ha bisogno di { $missing }: pip install republik[server]
error-serve-address = non è possibile ascoltare su { $address }: { $reason }
error-server-database = il database non si può usare: { $reason }
error-server-driver = questo tipo di database ha bisogno di { $missing }: pip install republik[postgres]
error-server-redis = il Redis su { $address } non risponde: { $reason }
error-server-redis-missing = --redis ha bisogno del pacchetto redis: pip install republik[redis]
error-server-not-empty = il database contiene già { $rows } righe; --force le sostituisce
error-server-not-a-backup = { $path } non è una copia di sicurezza completa di un server: { $reason }
error-server-newer = viene da una versione più nuova (revisione { $revision })
error-server-no-tables = qui non c’è il database di un server
error-server-file-exists = { $path } esiste già; --force lo sovrascrive
error-server-older = il database ha una struttura più vecchia (revisione { $revision }): avvia il server di questa versione per aggiornarlo
error-serve-public-address = «{ $text }» non è un indirizzo come https://republik.example.org
error-serve-smtp = --smtp: indica il server di posta come smtp://utente:password@host:porta o smtps://…
error-serve-mail-from = --mail-from: indica un mittente per le e-mail
error-serve-mail-address = --smtp: le e-mail contengono link, quindi serve --address, l’indirizzo del server

## La prima pagina

cli-front-page = Scrive la prima pagina di una partita finita.
cli-front-page-out = il file da scrivere: .svg o .png
cli-front-page-format = il formato: card (1200 × 630, per i link) o a4 (predefinito: card)
ask-front-page = Scrivere la prima pagina di questa partita? Nome del file (.svg o .png), oppure Invio per rinunciare:
front-page-written = Prima pagina: { $path }
error-front-page-format = { $name } non è un formato della prima pagina; disponibili: { $known }
error-front-page-ending = { $path } deve terminare con: { $known }
error-front-page-unfinished = la partita non è ancora finita: non c’è una prima pagina
error-front-page-png = per un PNG serve il pacchetto resvg_py: pip install 'republik[server]'; per un SVG non serve nulla
