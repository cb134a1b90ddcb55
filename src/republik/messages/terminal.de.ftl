## At the table

opponent = Gegner ({ $side }): { $level }, Stufe { $number } von { $count }. Die anderen: republik levels
opponent-automatic = { $side }: von den Regeln gespielt
opponent-other = { $side }: Computer ({ $name })
thinking-side = { $side } denkt nach …
thinking-hint = Denkt über einen Tipp nach … Strg-C bricht ab.
thinking-hint-seconds = Denkt { $seconds } s über einen Tipp nach … Strg-C bricht ab.
language-missing = Dieses Spiel gibt es nur auf Englisch.
ask-continue = — Enter —
ask-hand-over = { $side } entscheidet. Die andere Seite schaut weg; dann Enter.
prompt-use = { $card }: Wofür setzt du sie ein?
answer-unknown = „{ $answer }“ steht hier nicht zur Wahl. Mit hilfe steht da, was man schreiben kann.
answer-ambiguous = „{ $answer }“ kann heißen: { $names }
undo-done = Zurückgenommen.
why-what = Nenne, was erklärt werden soll: warum NAME
why-line = { $move }: { $answer }
why-allowed = erlaubt
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels
save-where = Nenne eine Datei: sichern spiel.txt
save-done = Gesichert in { $path }, von nun an nach jeder Entscheidung.
quit-unsaved = Das Spiel ist in keiner Datei gesichert. Erst sichern DATEI, oder noch einmal ende.
quit-kept = Das Spiel ist in { $path } gesichert. Weiter mit: republik play --resume { $path }
quit-lost = Das Spiel wurde nicht gesichert.
forecast-title = Was bevorsteht
play-kept = Das Spiel ist in { $path } gesichert
game-summary = { $when }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}

## Commands at the table

help-intro = Antworte mit der Nummer, mit dem Namen oder seinem Anfang, oder mit einem Zug wie in Protokollen. Außerdem:
command-undo = zurück
command-redo = nochmal
command-why = warum
command-hint = tipp
command-forecast = vorschau
command-map = karte
command-cards = karten
command-log = verlauf
command-save = sichern
command-help = hilfe
command-rules = regel
command-back = andere
command-quit = ende
help-undo = deine letzte Entscheidung zurücknehmen, in deinem Zug und solange nichts Verdecktes gesehen wurde
help-redo = das Zurückgenommene wieder spielen
help-why = NAME: warum etwas jetzt nicht erlaubt ist
help-hint = was der Computer täte, und warum; tipp 10 oder tipp länger denkt länger nach
help-forecast = was bevorsteht, wie die Dinge liegen
help-map = alles, was auf dem Tisch liegt
help-cards = alle Karten, die du ansehen darfst (karten NAME: eine Karte)
help-log = was zuletzt geschah (verlauf all: alles)
help-save = DATEI: das Spiel sichern, von nun an nach jeder Entscheidung
help-help = diese Liste
help-back = eine Seite oder Karte verlassen, ohne zu wählen
help-quit = das Spiel verlassen; ein gesichertes geht weiter
log-all = alles

## Hints

hint-searched = { $deals } Verteilungen der verdeckten Karten versucht, { $depth ->
    [one] 1 Aktion
   *[other] { $depth } Aktionen
} voraus
hint-share = { $share } % der Suche
hint-longer = länger
hint-time = Sag, wie lange gedacht wird, in Sekunden bis { $most }: tipp 10. Oder: tipp länger
hint-stopped = Kein Tipp: abgebrochen.

## Programs that play (docs/bots.md)

bot-not-started = Das Programm ließ sich nicht starten: { $reason }
bot-no-hello = Das Programm hat sich nicht innerhalb von { $seconds } s gemeldet
bot-timeout = Das Programm hat nicht innerhalb von { $seconds } s entschieden
bot-clock = Das Programm hat seine { $seconds } s für das Spiel verbraucht
bot-ended = Das Programm hat sich von selbst beendet (Exit-Code { $code })
bot-illegal = Das Programm hat { $move } gewählt, das stand nicht zur Wahl
bot-garbage = Das Programm hat eine unverständliche Zeile geschrieben: { $line }
bot-flood = Das Programm hat mehr als { $limit } Bytes geschrieben
bot-unasked = Das Programm hat ungefragt gesprochen
bot-last-words = Seine letzten Worte: { $text }

## Command line

cli-about = Brettspiele im Terminal und im Browser.
cli-epilog = Ohne Befehl beginnt ein Spiel gegen den Computer. Mehr zu einem Befehl: republik play --help
cli-usage = Aufruf:
cli-options = Optionen:
cli-args = Argumente:
cli-command = BEFEHL
cli-commands = Befehle
cli-help = diese Hilfe
cli-version = die Version dieses Programms
cli-lang = die Sprache; sonst die des Terminals
cli-game = welches Spiel
cli-game-option = { $game }, { $option }: { $values } (sonst { $default })
cli-games = Spiele:

## Command line: play

cli-play = Ein Spiel spielen. Spielen nur Computer, läuft es bis zum Ende und nennt das Ergebnis.
cli-level = wie stark der Computer spielt: Nummer oder Name aus der Liste unten ({ $default })
cli-think = die Spieler, die das können, so viele Sekunden über jede Entscheidung nachdenken lassen
cli-seed = beliebiger Text: gleicher Text, gleiche Karten
cli-record = das Spiel in dieser Datei sichern, nach jeder Entscheidung
cli-resume = ein gesichertes Spiel fortsetzen
cli-force = die Datei von --record überschreiben, wenn es sie schon gibt
cli-log = am Ende alles Geschehene ausgeben
cli-data = ein Ordner mit eigenen Werten, bei Spielen, die welche nehmen
cli-seat = { $game }, wer { $seat } spielt: person (oder me), eine Stufe oder ein anderer Computerspieler ({ $players }) oder { $bot }

## Command line: levels

cli-levels = Die Stufen des Computers zeigen, und wie sie spielen.

## Command line: show, replay, verify

cli-show = Eine Stellung eines Protokolls zeigen.
cli-show-record = ein Spielprotokoll
cli-show-at = nach so vielen Entscheidungen; sonst die letzte Stellung
cli-show-json = als JSON
cli-replay = Ein Protokoll Schritt für Schritt nachspielen.
cli-replay-from = mit dieser Entscheidung beginnen
cli-verify = Ein Protokoll prüfen: Regeln, Ergebnis, und den Zufall gegen das Versprochene.

## Command line: export, import

cli-export = Ein Protokoll im Austauschformat schreiben.
cli-export-output = die Datei; sonst die Standardausgabe
cli-import = Ein Spiel im Austauschformat lesen.
cli-import-file = die Datei
cli-import-output = das Spiel als Protokoll in dieser Datei sichern
cli-import-until = nur bis zum Ende dieses Abschnitts (einer Dekade, einer Runde)

## Command line: fuzz

cli-fuzz = Zufällige Spiele spielen und dabei alles prüfen.
cli-fuzz-game = welches Spiel
cli-fuzz-games = wie viele Spiele
cli-fuzz-seed = eine ganze Zahl; gleiche Zahl, gleiche Spiele
cli-fuzz-workers = wie viele Prozesse
cli-fuzz-out = wo ein Fehler sein Protokoll hinterlässt

## Command line: arena

cli-arena = Computerspieler gegeneinander spielen lassen und bewerten.
cli-arena-players = zwei oder mehr Computerspieler; zweimal derselbe spielt gegen sich
cli-arena-pairs = wie viele Paare je Begegnung: zwei Spiele mit gleichen Karten, die Seiten getauscht
cli-arena-gauntlet = der erste Spieler trifft auf jeden anderen; sonst jeder auf jeden
cli-arena-seed = beliebiger Text; gleicher Text, gleiche Spiele
cli-arena-workers = wie viele Prozesse; sonst einer je Kern
cli-arena-backend = wo gespielt wird: Prozesse dieses Rechners oder ein Ray-Cluster
cli-arena-out = Ergebnisse in FILE.json, FILE.html und dem Journal FILE.jsonl aufheben; ein abgebrochener Lauf geht weiter
cli-arena-sprt = sequenzieller Test: aufhören, sobald feststeht, ob der erste Spieler stärker ist
cli-arena-elo0 = der Unterschied in Elo-Punkten, der zu widerlegen ist (0)
cli-arena-elo1 = der Unterschied in Elo-Punkten, der zu zeigen ist (30)
cli-arena-alpha = wie oft elo1 zu Unrecht angenommen werden darf (0.05)
cli-arena-beta = wie oft elo0 zu Unrecht angenommen werden darf (0.05)

## Command line: dataset, study

cli-dataset = Computerspieler gegeneinander spielen lassen und die Spiele als Datensatz schreiben (Parquet).
cli-dataset-games = wie viele Spiele (100)
cli-dataset-players = die zwei Spieler: bei zwei Plätzen der erste und der zweite, bei mehr je die Hälfte (greedy greedy)
cli-dataset-out = der Ordner für Tabellen und Beschreibung; er muss neu oder leer sein
cli-dataset-force = den Datensatz im Ordner von --out ersetzen
cli-study = Einen Spieler in allen Varianten der Regeln gegen sich spielen lassen; Seiten, Spielenden und Karten messen.
cli-study-games = wie viele Spiele je Variante (100)
cli-study-player = der Computerspieler beider Seiten (delegate)
cli-study-out = der Ordner, in den { $file } geschrieben wird; eine ältere wird ersetzt
cli-study-page = nichts spielen: Tabellen und Bilder von { $page } aus { $data } machen

## Command line: analyse

cli-analyse = Ein Protokoll nachträglich untersuchen: die Gewinnchance bei jeder Entscheidung, und wo das Spiel kippte.
cli-analyse-record = ein Protokoll, oder ein Spiel im Austauschformat
cli-analyse-level = wer darüber nachdenkt: eine Stufe von 1 bis 5, als Zahl oder Name (minister)
cli-analyse-player = wer darüber nachdenkt: ein Computerspieler, etwa search:2s
cli-analyse-seat = wessen Entscheidungen: ein Platz oder both (beide)
cli-analyse-top = wie viele Wendepunkte genannt werden (5)
cli-analyse-json = alles als JSON in diese Datei schreiben; „-“ ist die Standardausgabe, anstelle des Textes
cli-analyse-html = eine Seite mit der Kurve und allen Tabellen in diese Datei schreiben

## Command line: serve

cli-serve = Den Server starten: Tische für Browser, gegen den Computer oder mit anderen.
cli-serve-host = die Adresse, an der er wartet (127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (8000; 0 nimmt einen freien)
cli-serve-data = der Ordner für die Datenbank; sonst der Datenordner des Benutzers
cli-serve-database = eine andere Datenbank, als SQLAlchemy-URL
cli-serve-workers = wie viele Prozesse für Computerspieler; sonst einer je Kern
cli-serve-secure = Cookies nur über TLS senden (hinter einem Proxy, der es beendet)
cli-serve-origin = eine weitere Adresse, von der die Seite kommt; darf mehrmals stehen
cli-serve-address = Die Tische stehen unter { $address } – Ende mit Strg+C.
cli-serve-stopped = Der Server ist beendet; alle Spiele sind aufgehoben.
cli-serve-redis = ein Redis, über das mehrere Prozesse an einer Datenbank einander sagen, was geschah, als URL
cli-serve-open = den Browser öffnen, sobald der Server wartet
cli-serve-public-address = wo der Server zu finden ist, als URL: für die Links in Benachrichtigungen
cli-serve-smtp = der Mailserver für Benachrichtigungen, als smtp://name:passwort@rechner:port oder smtps://…; besser in der Variablen REPUBLIK_SMTP
cli-serve-mail-from = die Absenderadresse dieser Mails (oder die Variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = Webhooks und Push-Nachrichten dürfen auch an diesen Rechner gehen, zum Ausprobieren
cli-serve-values = { $game }: ein Ordner mit eigenen Werten für neue Tische (oder die Variable { $variable })

## Command line: server

cli-server = Die Spiele eines Servers pflegen: sichern, zurückholen, ausgeben, nachziehen.
cli-server-backup = Alles, was in der Datenbank steht, in eine Datei schreiben, auch während der Server läuft.
cli-server-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-server-export = Jedes beendete Spiel in einen Ordner schreiben, je ein Protokoll.
cli-server-patch = Alle laufenden Spiele nach den heutigen Regeln nachspielen und sagen, was sich ändern würde.
cli-server-file = die Datei der Sicherung
cli-server-folder = der Ordner für die Protokolle
cli-server-force = auch wo schon etwas steht: es geht verloren
cli-server-all = auch unbeendete Spiele (nur bei stehendem Server: in diesen Protokollen stehen die Startwerte)
cli-server-apply = es tun: zurücknehmen, was die Regeln nicht mehr zulassen

## Levels

levels-title = Stufen des Computers:
levels-how = Wählen mit: republik play --level 4. Mehr Zeit für die letzte: republik play --think 10
levels-of = Stufen des Computers ({ $games }):

## Records

show-title = Nach Entscheidung { $at } von { $total }
replay-next = — Enter: weiter, q: Ende —
replay-unfinished = Hier endet das Protokoll; das Spiel war nicht zu Ende.
verify-good = Gut: { $count } Entscheidungen, und der Zufall hielt sich an das Versprochene.
verify-no-seed = Gut: { $count } Entscheidungen. Ohne offengelegten Startwert lässt sich der Zufall nicht prüfen.
verify-bad = kein gutes Protokoll: { $reason }
import-done = Gelesen: { $count } Entscheidungen.

## Random games (docs/development.md)

fuzz-games = { $games } Spiele ohne Fehler, { $failures } mit einem
fuzz-decisions = { $decisions } Entscheidungen, { $mean } je Spiel (von { $least } bis { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fehler in { $game }, Startwert { $seed }, Spiel { $index }, nach { $ply } Entscheidungen: { $reason }. Das Protokoll liegt in { $path }
progress-games = Spiele
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = kein Ende nach { $limit } Entscheidungen
fuzz-broken-copy-itself = copy() gibt die Stellung selbst zurück
fuzz-broken-copy-differs = eine Kopie unterscheidet sich von ihrer Stellung
fuzz-broken-copy-hash = eine Kopie hat einen anderen Hash als ihre Stellung
fuzz-broken-copy-shares = ein Zug auf einer Kopie veränderte das Original
fuzz-broken-original-shares = ein Zug auf dem Original veränderte eine Kopie
fuzz-broken-two-results = derselbe Zug führte zu zwei Stellungen (mit und ohne Zuhörer)
fuzz-broken-nobody-to-act = niemand ist am Zug
fuzz-broken-no-outcome = niemand ist am Zug, aber es gibt kein Ergebnis
fuzz-broken-early-outcome = es gibt ein Ergebnis, aber das Spiel geht weiter
fuzz-broken-moves-after-end = moves() nennt Züge nach dem Ende
fuzz-broken-no-moves = moves() ist vor dem Ende leer
fuzz-broken-moves-unsorted = moves() ist nicht sortiert oder nennt einen Zug zweimal
fuzz-broken-winner = der Gewinner ist kein Platz
fuzz-broken-ending-comma = eine Art des Endes enthält ein Komma: Protokolle können sie nicht aufnehmen
fuzz-broken-to-act = { $seat } ist am Zug, das ist kein Platz
fuzz-broken-outside-action-space = ein Zug liegt außerhalb des Aktionsraums
fuzz-broken-allows-unlisted = why_not({ $move }) erlaubt einen Zug, den moves() nicht nennt
fuzz-broken-plays-unlisted = play({ $move }) nimmt einen Zug an, den moves() nicht nennt
fuzz-broken-refuses-listed = why_not({ $move }) lehnt einen Zug ab, den moves() nennt
fuzz-broken-refused-changed = der abgelehnte Zug { $move } veränderte die Stellung
fuzz-broken-same-text = zwei Züge haben denselben Text
fuzz-broken-move-text-differs = der Zug „{ $text }“ wird als ein anderer gelesen
fuzz-broken-move-text-unwritable = Protokolle können den Zug „{ $text }“ nicht aufnehmen
fuzz-broken-text-differs = der Text der Stellung wird als eine andere Stellung gelesen
fuzz-broken-text-hash = eine gelesene Stellung hat einen anderen Hash
fuzz-broken-text-moves = eine gelesene Stellung hat andere Züge
fuzz-broken-view-seat = eine Ansicht gehört einem anderen Platz
fuzz-broken-view-to-act = eine Ansicht nennt einen anderen Platz am Zug
fuzz-broken-view-outcome = eine Ansicht nennt ein anderes Ergebnis
fuzz-broken-view-moves = der Platz am Zug sieht in seiner Ansicht andere Züge
fuzz-broken-view-text = eine Ansicht schreibt einen Zug anders
fuzz-broken-stranger-moves = die Ansicht eines Zuschauers bietet Züge an
fuzz-broken-shows-hidden = der Zug „{ $move }“ zeigt etwas Verdecktes
fuzz-broken-sample-itself = sample() gibt die wahre Stellung selbst zurück
fuzz-broken-sample-to-act = in einer Stichprobe ist ein anderer Platz am Zug
fuzz-broken-sample-told-apart = Platz { $seat } kann eine Stichprobe von der wahren Stellung unterscheiden
fuzz-broken-sample-moves = eine Stichprobe bietet dem Platz am Zug andere Züge
fuzz-broken-sample-shares = ein Zug auf einer Stichprobe veränderte die wahre Stellung

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } Spiele; höchstens { $pairs } Paare je Begegnung; Seed { $seed }; republik { $version };
arena-partial = Dieser Lauf ist nicht zu Ende.
arena-resumed = Es geht weiter: { $count } von { $total } Paaren stehen im Journal.
arena-interrupted = Abgebrochen. Nichts wurde aufgehoben: mit --out kann man später weitermachen.
arena-interrupted-kept = Abgebrochen. Derselbe Befehl macht hier weiter.
arena-written = Geschrieben: { $data }, { $page }, { $journal }
arena-ratings = Wertungen
arena-ratings-note = Bradley–Terry, in Elo-Punkten mit 95-%-Intervallen; { $name } ist auf { $points } gesetzt.
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95 %
arena-anchor = Anker
arena-games = Spiele
arena-points = Punkte
arena-score = Ergebnis
arena-matches = Ergebnisse nach Seiten
arena-matches-note = Die Ergebnisse des ersten Spielers, mit beiden Seiten und mit jeder.
arena-match = Begegnung
arena-side = Seite
arena-both = beide
arena-pairs-title = Paare
arena-pairs-note = Beide Spiele eines Paars haben gleiche Karten. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-pairs = Paare
arena-difference = Elo
arena-sides = Plätze
arena-sides-note = Im Modell der Wertungen sind { $points } Elo-Punkte ({ $interval }) wert, { $seat } zu spielen.
arena-won = gewonnen
arena-endings = Spielenden
arena-period = Abschnitt
arena-winner = Sieger
arena-ending = Ende
arena-share = Anteil
seat-players = der Spieler
seat-rules = die Regeln
arena-times = Zeit je Entscheidung
arena-times-note = Die Hälfte der Entscheidungen dauerte höchstens p50, 99 von 100 höchstens p99.
arena-decisions = Entscheidungen
arena-test = Sequenzieller Test
arena-test-verdict = Ergebnis
arena-test-llr = Log-Likelihood-Quotient
arena-test-elo0 = { $first } ist nicht { $elo1 } Elo-Punkte stärker als { $second } (elo0 angenommen)
arena-test-elo1 = { $first } ist um mehr als { $elo0 } Elo-Punkte stärker als { $second } (elo1 angenommen)
arena-test-open = unentschieden
arena-matches-many = Ergebnisse nach Plätzen
arena-matches-many-note = Ergebnisse des ersten Spielers: mit seinen Plätzen zusammen, dann der Anteil der Siege mit jedem Platz.
arena-matches-solo = Ergebnisse nach Seiten
arena-matches-solo-note = Ergebnisse des ersten Spielers: beide Seiten zusammen, am Tisch, und wo der andere Spieler dort saß (ein Punkt, wenn die Regeln gewinnen).
arena-side-many = Platz
arena-side-solo = Seite
arena-pairs-many-note = Alle Spiele eines Paars haben gleiche Karten: Die beiden teilen die Plätze auf jede Art einmal auf. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-pairs-solo-note = Jeder der beiden spielt dieselben Karten allein. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-sides-many = Plätze
arena-sides-solo = Der Spieler und die Regeln

## Data sets and studies

dataset-written = Geschrieben nach { $path }: { $games } Spiele, { $decisions } Entscheidungen
study-title = Studie: { $player } gegen sich selbst, { $games } Spiele je Variante der Regeln
study-balance = Siege: { $seat }
study-variant = Regeln
study-differences = Anteil ({ $seat }) gegenüber { $name } bei gleichen Karten, in Prozentpunkten
study-difference = Unterschied
study-written = Geschrieben: { $path }
study-page-written = Geschrieben: { $path }, { $count } Bilder

## Analysis (docs/analysis.md)

analysis-title = Analyse: { $players }
analysis-side = Nur diese Entscheidungen sind untersucht: { $side }
analysis-unfinished = Das Spiel ist nicht zu Ende; untersucht ist, was da ist.
analysis-nothing = dieses Spiel hat keine Entscheidung, die zu untersuchen wäre
analysis-curve = Gewinnchance: { $seat }
analysis-curve-label = Gewinnchance ({ $seat }) über die Entscheidungen des Spiels: { $first } am Anfang, niedrigste { $low }, höchste { $high }, { $last } am Ende
analysis-curve-note = Wie die Seite sie sieht, die einen Zug beginnt, jedes Mal, wenn sie es tut. Die Seiten wissen Verschiedenes.
analysis-period = Abschnitt { $period }
analysis-plays = Zug für Zug
analysis-turn = { $number }. Entscheidung { $decision }, { $side }: { $move }
analysis-cost = { $chance } bleiben von { $best }: { $loss } Punkte
analysis-better = Besser: { $move }, { $chance }
analysis-swings-note = Von einem Zug zum nächsten, ohne das, was Entscheidungen kosteten: Zufall, was die eine Seite weiß und die andere nicht, und eigene Irrtümer dessen, der nachdenkt.
analysis-swing = Entscheidung { $decision } bis { $then }: { $seat } von { $before } auf { $after }; durch Entscheidungen { $decided }, sonst { $rest }
analysis-forecasts = Vorschauen, wie sie standen
analysis-forecasts-note = Was in diesem Augenblick bevorstand.
analysis-could-end = könnte das Spiel beenden: { $phases }
analysis-number = Nr.
analysis-chance = Chance
analysis-curve-short = Chance ({ $seat })
analysis-written = Geschrieben: { $path }
analysis-no-thinker = { $name } wählt, kann aber nicht sagen, warum; möglich sind { $known }
analysis-level-or-player = --level und --player sagen beide, wer nachdenkt: nur eines davon angeben
analysis-seat-unknown = --seat: „{ $name }“ ist nichts von { $known }
analysis-same-file = { $path } wird schon gelesen oder geschrieben
analysis-import-stopped = Zug { $turn }: { $reason } (Regel { $rule }); das Spiel bis dahin ist untersucht

## Server

server-page-not-built = Die Seite ist noch nicht gebaut. „make web“ im Ordner des Projekts baut sie; danach den Server neu starten. Programme finden die Tische trotzdem unter /api.
server-backup-done = { $path }: { $rows } Zeilen aus { $tables } Tabellen, Stand { $revision }.
server-restore-done = { $rows } Zeilen in { $tables } Tabellen sind zurück, vom Stand { $revision }.
server-export-done = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
 } nach { $path } geschrieben.
server-export-seeds = Unbeendete Spiele sind dabei, mit ihren Startwerten: Wer diese Dateien liest, kennt jede kommende Karte.
server-export-refused = { $table }: nicht geschrieben, die Regeln lehnen sein Protokoll ab ({ $reason })
server-patch-count = { $count ->
    [one] Ein laufendes Spiel
   *[other] { $count } laufende Spiele
 } nachgespielt, davon { $changed } verändert.
server-patch-change = { $table }: { $total } Entscheidungen, gut bis { $good }; Entscheidung { $next } ({ $seat }) gilt nicht mehr: { $move } – { $reason }
server-patch-chance = { $table }: { $total } Entscheidungen bleiben, { $added } des Zufalls kommen dazu
server-patch-left = { $table }: bleibt, wie es ist: es wird mit eigenen Werten gespielt, die hier nicht zur Hand sind
server-patch-dry = Nichts ist geändert; --apply tut es. Vorher den Server beenden.
server-patch-applied = Getan. Nichts wurde gelöscht: Was nicht mehr gilt, ist im Verlauf zurückgenommen.

## Errors: the command line

error-arguments = { $reason } (siehe { $program } --help)
error-seed = ein Startwert braucht mindestens ein Zeichen
error-number = { $what }: „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }
error-stopped = abgebrochen
error-interrupted = abgebrochen; das Spiel wurde nicht gesichert
error-interrupted-kept = abgebrochen; das Spiel ist in { $path } gesichert
error-no-more-input = keine Eingabe mehr; das Spiel wurde nicht gesichert
error-no-more-input-kept = keine Eingabe mehr; das Spiel ist in { $path } gesichert
error-other-game-option = { $option } gehört nicht zu { $game }

## Errors: files and records

error-record = kein gutes Protokoll: { $reason }
error-interchange = keine gute Austauschdatei: { $reason }
error-import-stopped = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule })
error-import-stopped-kept = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule }); das Spiel bis dahin ist gesichert in { $path }
error-resume-options = { $options } passt nicht zu --resume: das steht schon im Protokoll
error-resume-outdated = der Rest der Datei ginge verloren: Nenne mit --record DATEI eine andere Datei, um von dort weiterzuspielen
error-resume-bot = im Protokoll spielt ein Programm, „{ $name }“; wer weiterspielt, sagt { $option }
error-file-missing = es gibt keine Datei { $path }
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-file-exists = { $path } gibt es schon: fortsetzen mit --resume, anders nennen, oder mit --force überschreiben
error-file-folder = { $path } ist ein Ordner
error-folder-missing = es gibt keinen Ordner { $path }
error-not-a-folder = { $path } ist kein Ordner
error-data = die Werte im Ordner sind nicht gut: { $reason }
error-resume-other-game = im Protokoll steht ein anderes Spiel, „{ $name }“
error-no-interchange = { $game } hat kein Austauschformat
error-interchange-unknown = keine Austauschdatei; bekannte Formate: { $known }
error-import-until = --until: so einen Abschnitt „{ $text }“ gibt es in diesem Spiel nicht
error-no-analysis = { $game } lässt sich nicht untersuchen

## Errors: players

error-player-budget = { $name }: „{ $budget }“ ist kein Maß. Möglich sind Durchgänge bis { $iterations } (800), Sekunden bis { $seconds } (0.5s) oder beides (800,0.5s)
error-player-no-budget = { $name } denkt nicht länger oder kürzer; das können { $known }
error-level-taken = --level gilt für die Seite des Computers, und hier ist keine offen
error-think = --think: „{ $text }“ ist keine Zahl von Sekunden über 0 und bis { $most }
error-think-nobody = --think gilt für { $known }, und davon spielt hier niemand ohne eigenes Maß
error-bot-command = „{ $command }“ ist kein Befehl, der ein Programm startet: { $reason }
error-bot-missing = es gibt kein Programm „{ $program }“, das spielen könnte
error-bot-time = { $variable } muss eine Zahl von Sekunden sein, nicht „{ $text }“
error-player-seats = { $name } spielt nur { $seats }
error-automatic-seats = hier spielen die Regeln selbst: { $options } gibt es nicht

## Errors: arena, data sets, studies

error-arena-players = eine Arena braucht mindestens zwei Spieler
error-arena-sprt-players = ein sequenzieller Test braucht genau zwei Spieler
error-arena-sprt-missing = { $name } gehört zum sequenziellen Test: auch --sprt angeben
error-arena-figure = { $name }: „{ $text }“ geht nicht; was möglich ist, steht in docs/arena.md
error-arena-backend = unbekanntes Backend „{ $name }“; es gibt { $known }
error-arena-file-exists = { $path } gibt es schon, aber kein Journal dazu: einen anderen Namen wählen
error-arena-journal = { $path } ist nicht das Journal einer Arena
error-arena-journal-line = { $path }: Zeile { $line } ist beschädigt
error-arena-other-run = { $path } ist das Journal eines anderen Laufs ({ $name } war { $then }, jetzt { $now }): ein anderes --out wählen oder es löschen
error-arena-ray = das Ray-Backend braucht das Paket ray: pip install 'republik[ray]'
error-arena-lab = ein Spieler braucht Pakete der Erweiterung „lab“: pip install 'republik[lab]'
error-arena-worker = ein Prozess endete unerwartet; die bis dahin fertigen Paare stehen im Journal
error-arena-version = auf einem Rechner des Clusters läuft republik { $there }, hier { $here }
error-arena-game = { $player } versagte in Paar { $pair } von Seed { $seed }: { $reason }
error-dataset-pyarrow = Datensätze brauchen das Paket pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } ist nicht leer: einen anderen Ordner wählen, oder den Datensatz darin mit --force ersetzen
error-dataset-foreign = { $path } enthält anderes als einen Datensatz ({ $name }): einen anderen Ordner wählen
error-dataset-place = { $path } ist der aktuelle Ordner oder ein Einhängepunkt: einen Ordner darin nennen
error-dataset-interrupted = abgebrochen; nichts wurde geschrieben
error-dataset-worker = ein Prozess endete unerwartet; nichts wurde geschrieben
error-study-data = { $path } ist nicht das Ergebnis einer Studie: { $reason }
error-study-page = { $path } hat keinen Platz für „{ $name }“
error-arena-sprt-seats = ein sequenzieller Test geht nur bei zwei Plätzen
error-arena-every-seat = { $name } kann nicht jeden Platz spielen und ist darum nichts für die Arena
error-study-game = es gibt keine Studie zu { $name }

## Errors: the server

error-serve-extra = der Server braucht { $missing }: pip install republik[server]
error-serve-address = an { $address } lässt sich nicht warten: { $reason }
error-server-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-server-driver = diese Art Datenbank braucht { $missing }: pip install republik[postgres]
error-server-redis = das Redis unter { $address } antwortet nicht: { $reason }
error-server-redis-missing = --redis braucht das Paket redis: pip install republik[redis]
error-server-not-empty = in der Datenbank stehen schon { $rows } Zeilen; --force ersetzt sie
error-server-not-a-backup = { $path } ist keine ganze Sicherung eines Servers: { $reason }
error-server-newer = sie stammt von einer neueren Fassung (Stand { $revision })
error-server-no-tables = hier ist keine Datenbank eines Servers
error-server-file-exists = { $path } ist schon da; --force überschreibt
error-server-older = die Datenbank hat eine ältere Form (Stand { $revision }): ein Start des Servers in dieser Fassung bringt sie auf den neuen
error-serve-public-address = „{ $text }“ ist keine Adresse wie https://republik.example.org
error-serve-smtp = --smtp: der Mailserver wird als smtp://name:passwort@rechner:port oder smtps://… angegeben
error-serve-mail-from = --mail-from: Mails brauchen eine Absenderadresse
error-serve-mail-address = --smtp: Mails enthalten Links und brauchen deshalb --address, wo der Server zu finden ist
