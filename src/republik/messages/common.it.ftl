## Computer players

level-newcomer = Principiante
level-newcomer-ease = molto facile
level-newcomer-about = Gioca ciò che sembra meglio al momento, ma tre mosse su dieci sono a caso.
level-citizen = Cittadino
level-citizen-ease = facile
level-citizen-about = Gioca ciò che sembra meglio al momento, senza guardare avanti.
level-delegate = Deputato
level-delegate-ease = medio
level-delegate-about = Valuta bene le mosse, ma non fa piani a lungo termine.
level-minister = Ministro
level-minister-ease = difficile
level-minister-about = Valuta intere azioni e confronta le migliori con la miglior risposta dell’altra fazione.
level-statesman = Statista
level-statesman-ease = molto difficile
level-statesman-about = Ridistribuisce molte volte le carte coperte e ogni volta cerca in avanti, fino a un secondo per decisione.
level-chancellor = Cancelliere
level-chancellor-ease = il più difficile
level-chancellor-about = Cerca come lo statista, fino a due secondi per decisione.
level-random = Caso
level-random-about = Sceglie a caso tra le mosse permesse.
level-automatic = giocato dalle regole

## Endings

outcome = Vittoria – { $winner }: { $how } (regola { $rule })
outcome-table = Vittoria – { $winner }: { $how }
outcome-no-winner = Nessun vincitore: { $how } (regola { $rule })
outcome-no-winner-table = Nessun vincitore: { $how }
ending-scores = { $how }, { $scores }
ending-resigned = l’altra fazione abbandona
ending-timeout = l’altra fazione ha esaurito il tempo
ending-agreed = per accordo
ending-abandoned = la partita è stata abbandonata
ending-forfeited = il programma dell’altra fazione perde per mossa irregolare

## Refusals at the table

refusal-rule = { $reason } (regola { $rule })
refusal-game-over = la partita è finita
refusal-no-such-move = «{ $text }» non è una mossa
refusal-not-now = «{ $move }» ora non è possibile
refusal-not-your-turn = non è il tuo turno
refusal-undo-nothing = non hai niente da annullare
refusal-undo-other-acted = da allora l’altra fazione ha giocato
refusal-undo-chance = da allora sono state distribuite carte
refusal-undo-private = da allora è stato rivelato qualcosa di nascosto
refusal-undo-turn-over = il tuo turno è finito
refusal-undo-game-over = la partita è finita
refusal-redo-nothing = non c’è niente da ripristinare

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Tocca a te decidere
when-any = la partita è in corso
when-over = la partita è finita
state-of-seat = Che cosa vede { $seat }:

## Names that are not known

error-unknown-game = gioco sconosciuto «{ $name }»; i giochi sono { $known }
error-game-load = il gioco { $game } del pacchetto { $package } non si può caricare: { $what }
error-game-name = il gioco { $game } del pacchetto { $package } si chiama da sé { $what }
error-game-word = il gioco { $game } del pacchetto { $package } ha un posto o un’opzione con un nome già usato: { $what }
error-game-double = il pacchetto { $package } contiene un gioco { $game }, ma ce n’è già uno con questo nome
error-unknown-player = giocatore sconosciuto «{ $name }»; i giocatori sono { $known }
error-player-arena-only = { $name } vede tutto, perciò gioca solo nell’arena
error-unknown-level = livello sconosciuto «{ $name }»; i livelli sono { $known }
error-unknown-language = lingua sconosciuta «{ $name }»; le lingue sono { $known }
error-option = { $option }: valore sconosciuto «{ $value }»; i valori sono { $known }
error-values-missing = questa partita si gioca con valori personalizzati ({ $values }) che qui mancano; indica in { $variable } la cartella che li contiene

## How long to think

budget-empty = servono iterazioni o secondi
budget-iterations = le iterazioni vanno da 1 a { $most }, non { $given }
budget-seconds = i secondi devono essere più di 0 e al massimo { $most }, non { $given }
budget-unreadable = «{ $text }» non è un limite valido: 800 (iterazioni), 0.5s (secondi) o 800,0.5s

## Records (docs/records.md)

record-outdated = Le regole sono state corrette dopo l’inizio di questa partita (revisione { $began } allora, { $now } adesso): con le regole di oggi può andare diversamente da come è stata giocata.
record-refused-part = Non è più ammesso: { $reason }. Si usano le prime { $good } decisioni su { $total }.
record-outdated-part = { $outdated } { $part }
record-at-line = riga { $line }: { $reason }
record-first-line = non è una registrazione: la prima riga dev’essere «{ $expected }»
record-version = formato di registrazione { $version }; è noto solo { $known }
record-too-large = una registrazione ha al massimo { $most } byte
record-long-line = una riga ha al massimo { $most } caratteri
record-unprintable = carattere non stampabile
record-not-utf-8 = non è testo UTF-8
record-long-header = l’intestazione ha al massimo { $most } righe
record-no-game = l’intestazione non nomina il gioco
record-header-line = ci si aspetta «chiave: valore», o una riga vuota alla fine dell’intestazione
record-header-twice = «{ $name }» compare due volte nell’intestazione
record-decision-line = ci si aspetta «<numero> <posto> <mossa>»
record-decision-number = decisione { $number } dove dovrebbe esserci la { $expected }
record-many-decisions = una registrazione ha al massimo { $most } decisioni
record-unwritable = questa registrazione non si può scrivere: un testo al suo interno verrebbe letto come qualcos’altro
record-chance-differs = le estrazioni non corrispondono al seme
record-deal-differs = le carte nascoste della prima posizione non corrispondono al seme
record-deal-unknown = modo di distribuzione sconosciuto: «{ $text }»
record-seed-unreadable = «{ $text }» non è un seme: un seme è fatto di cifre esadecimali
record-seed-without-commitment = c’è un seme, ma manca l’impronta che lo prometteva
record-seed-not-promised = il seme non corrisponde all’impronta pubblicata
record-seed-needed = per continuare serve il seme promesso
record-redraws = ci si aspetta «<decisione>+<estrazioni>», non «{ $text }»
record-other-game = { $reason }
record-options = una partita con queste opzioni non esiste: { $reason }
record-unknown-option = «{ $name }» non è un’opzione di questo gioco
record-impossible = la partita comincia da una posizione che non si può mostrare, o vi conduce
record-over = la partita è già finita
record-other-turn = { $seat } non può decidere, tocca a: { $expected }
record-move-refused = «{ $move }»: { $reason }
record-no-move = «{ $move }» non è una mossa: { $reason }
record-ended-otherwise = la partita è finita diversamente: { $result }
record-not-over = è indicato un risultato, ma la partita non è finita
record-revision = ci si aspetta il numero di una revisione, non «{ $text }»

## Positions as text

position-unreadable = non è una posizione: { $reason }
position-no-object = non è una posizione: ci si aspetta un oggetto JSON
position-fields = non è una posizione: ci si aspettano i campi { $known }
position-field-type = { $field }: ci si aspetta { $type }, non { $value }
position-field-numbers = { $field }: ci si aspettano numeri interi
position-field-values = { $field }: ci si aspetta uno tra { $known }
position-agenda-long = agenda: più di { $most } passi
position-agenda-step = agenda: un passo è fatto di { $count } numeri
position-impossible = questa posizione non può verificarsi: { $reason }
position-outdated = regole o valori sono stati corretti da quando questa posizione è stata scritta
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }
percent = { $number }%

## Hints

hint-title = Consiglio ({ $level }), con la probabilità di vittoria ({ $side }):
hint-for = a favore: { $reasons }
hint-against = contro: { $reasons }

## Analysis

analysis-progress = decisioni
analysis-about = { $count } decisioni analizzate da { $player }. Ognuna è giudicata solo in base a ciò che la fazione sapeva in quel momento.
analysis-turning = Punti di svolta
analysis-turning-note = Le giocate che hanno cambiato di più le probabilità, valutate dalla posizione dopo tutte le loro decisioni e i loro dadi.
analysis-turning-none = Nessuna giocata ha cambiato una probabilità di vittoria di cinque punti.
analysis-costly = Decisioni costose
analysis-costly-note = Le decisioni che sono costate più probabilità di vittoria, a partire dalla più costosa.
analysis-costly-none = Nessuna decisione è costata { $points } punti percentuali di probabilità di vittoria o più.
analysis-curve = Probabilità di vittoria
analysis-curve-label = Probabilità di vittoria ({ $seat }) lungo le decisioni della partita: { $first } all’inizio, minima { $low }, massima { $high }, { $last } alla fine
analysis-curve-note = Prima di ogni giocata, come le vede un osservatore che conosce tutte le carte.
analysis-plays = Giocata per giocata
analysis-chance = Probabilità
analysis-not-considered = { $player } non aveva considerato questa mossa; la probabilità è calcolata continuando l’analisi dopo la mossa.
analysis-lost = Probabilità di vittoria persa in totale, in punti percentuali: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Decisione
analysis-who = Fazione
analysis-when = Quando
analysis-move = Mossa giocata
analysis-loss = Costo
analysis-instead = Meglio
analysis-ends = Avrebbe potuto concludere la partita
front-paper = Republik
front-turning-points = I momenti decisivi
front-latest = Le ultime mosse
front-figures = Le cifre finali
front-players = Al tavolo
front-option = { $option }: { $value }
front-wins = Vince: { $winner }
front-no-winner = Non vince nessuno
front-anonymous = senza nome
front-computer = { $level } (computer)
front-chance = Probabilità di vittoria, { $seat }: { $before }% → { $after }%
turning-card = { $card }
turning-changes = { $count ->
    [1] { $first }
    [2] { $first }; { $second }
   *[other] { $first }; { $second }; { $third }
}.
turning-dice = Hanno deciso i dadi: { $what }
turning-dice-alone = Hanno deciso i dadi.
turning-cards = Hanno deciso le carte pescate: { $what }
turning-cards-alone = Hanno deciso le carte pescate.
front-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
front-running = Tutto ancora aperto
front-chance-of = Probabilità di vittoria: { $seat }
headline-resigned = Bandiera bianca
headline-timeout = Tempo scaduto
headline-agreed = Una stretta di mano
headline-abandoned = Il tavolo vuoto
headline-forfeited = La macchina si ferma
