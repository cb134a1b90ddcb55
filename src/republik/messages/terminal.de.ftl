## At the table

opponent = Gegner ({ $side }): { $level }, Stufe { $number } von { $count }. Alle Stufen: republik levels
opponent-automatic = { $side }: von den Regeln gespielt
opponent-other = { $side }: Computer ({ $name })
play-answer = Antworte mit einer Nummer oder einem Namen; „hilfe“ zeigt, was du sonst eingeben kannst.
thinking-side = Der Computer denkt nach ({ $side }) …
thinking-hint = Denkt über einen Tipp nach … Abbruch mit Strg+C.
thinking-hint-seconds = Denkt { $seconds } s über einen Tipp nach … Abbruch mit Strg+C.
language-missing = Dieses Spiel gibt es nur auf Englisch.
ask-continue = — weiter mit Enter —
ask-hand-over = Als Nächstes entscheidet: { $side }. Alle anderen schauen weg; dann Enter drücken.
prompt-use = { $card }: Wofür setzt du sie ein?
answer-unknown = „{ $answer }“ steht hier nicht zur Wahl. Mit „hilfe“ siehst du, was du eingeben kannst.
answer-ambiguous = „{ $answer }“ kann heißen: { $names }
undo-done = Zurückgenommen.
why-what = Nenne, was erklärt werden soll: warum NAME
why-line = { $move }: { $answer }
why-allowed = erlaubt
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels.
save-where = Nenne eine Datei: speichern partie.txt
save-done = In { $path } gespeichert, von nun an nach jeder Entscheidung.
quit-unsaved = Die Partie ist nicht gespeichert. Gib zuerst „speichern DATEI“ ein, oder noch einmal „ende“, um sie zu verlassen.
quit-kept = Die Partie ist in { $path } gespeichert. Weiter mit: republik play --resume { $path }
quit-lost = Die Partie wurde nicht gespeichert.
forecast-title = Was bevorsteht
play-kept = Die Partie ist in { $path } gespeichert
game-summary = { $when }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}

## Commands at the table

help-intro = Antworte mit der Nummer, mit dem Namen oder seinem Anfang oder mit einem Zug in der Schreibweise der Protokolle. Außerdem kannst du eingeben:
command-undo = rückgängig
command-redo = wiederholen
command-why = warum
command-hint = tipp
command-forecast = vorschau
command-map = karte
command-cards = karten
command-log = verlauf
command-save = speichern
command-help = hilfe
command-rules = regel
command-bots = bots
command-back = abbruch
command-quit = ende
help-undo = deine letzte Entscheidung zurücknehmen, in deinem Zug und solange nichts Verdecktes aufgedeckt wurde
help-redo = das Zurückgenommene wiederholen
help-why = NAME: warum etwas jetzt nicht erlaubt ist
help-hint = was der Computer täte, und warum; „tipp 10“ oder „tipp länger“ gibt ihm mehr Zeit
help-forecast = was nach dem jetzigen Stand bevorsteht
help-map = alles, was auf dem Tisch liegt
help-cards = alle Karten, die du ansehen darfst („karten NAME“: eine Karte)
help-log = was zuletzt geschah („verlauf alles“: alles)
help-save = DATEI: die Partie in einer Datei speichern, jetzt und nach jeder Entscheidung
help-help = diese Liste
help-back = eine Seite oder Karte verlassen, ohne zu wählen
help-quit = die Partie verlassen; eine gespeicherte lässt sich fortsetzen
log-all = alles

## Hints

hint-searched = { $deals } mögliche Verteilungen der verdeckten Karten versucht, { $depth ->
    [one] 1 Aktion
   *[other] { $depth } Aktionen
} tief
hint-share = { $share } % der Suche
hint-longer = länger
hint-time = Wie lange soll er nachdenken? „tipp 10“ heißt 10 Sekunden (höchstens { $most }); oder „tipp länger“.
hint-stopped = Kein Tipp: abgebrochen.

## Programs that play (docs/bots.md)

bot-not-started = Das Programm ließ sich nicht starten: { $reason }
bot-no-hello = Das Programm hat sich nicht innerhalb von { $seconds } s gemeldet
bot-timeout = Das Programm hat nicht innerhalb von { $seconds } s entschieden
bot-clock = Das Programm hat seine { $seconds } s für die Partie verbraucht
bot-ended = Das Programm hat sich unerwartet beendet (Exit-Code { $code })
bot-illegal = Das Programm hat { $move } gewählt; dieser Zug stand nicht zur Wahl
bot-garbage = Das Programm hat eine unverständliche Zeile geschrieben: { $line }
bot-flood = Das Programm hat mehr als { $limit } Bytes geschrieben
bot-unasked = Das Programm hat ungefragt eine Nachricht geschickt
bot-last-words = Seine letzte Ausgabe: { $text }

## Command line

cli-about = Brettspiele im Terminal und im Browser.
cli-epilog = Ohne Befehl beginnt eine Partie gegen den Computer. Hilfe zu einem Befehl: republik play --help
cli-usage = Aufruf:
cli-options = Optionen:
cli-args = Argumente:
cli-command = BEFEHL
cli-commands = Befehle
cli-help = diese Hilfe zeigen
cli-version = die Version dieses Programms zeigen
cli-lang = die Sprache (sonst die des Terminals)
cli-game = welches Spiel
cli-game-option = { $game }, { $option }: { $values } (sonst { $default })
cli-games = Spiele:

## Command line: play

cli-play = Eine Partie spielen. Spielen nur Computer, läuft sie bis zum Ende und nennt das Ergebnis.
cli-level = wie stark der Computer spielt: Nummer oder Name aus der Liste unten (sonst { $default })
cli-think = wie viele Sekunden über jede Entscheidung nachgedacht wird, bei Computerspielern, die das können
cli-seed = beliebiger Text; der gleiche Startwert gibt die gleichen Karten
cli-record = die Partie nach jeder Entscheidung in dieser Datei speichern
cli-resume = eine gespeicherte Partie fortsetzen
cli-force = die Datei von --record überschreiben
cli-log = am Ende ausgeben, was alles geschah
cli-data = ein Ordner mit eigenen Werten, bei Spielen, die das zulassen
cli-seat = { $game }, wer { $seat } spielt: person (oder me), eine Stufe oder ein anderer Computerspieler ({ $players }) oder { $bot }

## Command line: levels

cli-levels = Die Stufen des Computers und ihre Spielweise zeigen.

## Command line: show, replay, verify

cli-show = Eine Stellung aus einem Protokoll zeigen.
cli-show-record = das Protokoll einer Partie
cli-show-at = nach wie vielen Entscheidungen (sonst die letzte Stellung)
cli-show-json = als JSON ausgeben
cli-replay = Ein Protokoll Schritt für Schritt nachspielen.
cli-replay-from = mit dieser Entscheidung beginnen
cli-verify = Ein Protokoll prüfen: die Regeln, das Ergebnis und ob der Zufall dem zugesagten Startwert folgt.

## Command line: export, import

cli-export = Ein Protokoll im Austauschformat schreiben.
cli-export-output = die Ausgabedatei (sonst die Standardausgabe)
cli-import = Eine Partie im Austauschformat lesen.
cli-import-file = die Datei, die gelesen wird
cli-import-output = die Partie als Protokoll in dieser Datei speichern
cli-import-until = nur bis zum Ende dieses Abschnitts (einer Dekade, einer Runde)

## Command line: fuzz

cli-fuzz = Zufällige Partien spielen und dabei alle Zusagen prüfen.
cli-fuzz-game = welches Spiel
cli-fuzz-games = wie viele Partien
cli-fuzz-seed = eine ganze Zahl; die gleiche Zahl gibt die gleichen Partien
cli-fuzz-workers = wie viele Prozesse
cli-fuzz-out = wo das Protokoll eines Fehlers gespeichert wird

## Command line: arena

cli-arena = Computerspieler gegeneinander spielen lassen und bewerten.
cli-arena-players = zwei oder mehr Computerspieler; derselbe zweimal spielt gegen sich selbst
cli-arena-pairs = wie viele Paare je Begegnung: zwei Partien mit gleichen Karten und vertauschten Seiten
cli-arena-gauntlet = der erste Spieler trifft auf jeden anderen (sonst jeder auf jeden)
cli-arena-seed = beliebiger Text; der gleiche Startwert gibt die gleichen Partien
cli-arena-workers = wie viele Prozesse (sonst einer je Kern)
cli-arena-backend = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Cluster
cli-arena-out = Ergebnisse in FILE.json, FILE.html und dem Journal FILE.jsonl speichern; ein abgebrochener Lauf lässt sich fortsetzen
cli-arena-sprt = sequenzieller Test: aufhören, sobald feststeht, ob der erste Spieler stärker ist
cli-arena-elo0 = der Elo-Unterschied der Nullhypothese (sonst 0)
cli-arena-elo1 = der Elo-Unterschied der Alternativhypothese (sonst 30)
cli-arena-alpha = wie oft elo1 zu Unrecht angenommen werden darf (sonst 0.05)
cli-arena-beta = wie oft elo0 zu Unrecht angenommen werden darf (sonst 0.05)

## Command line: dataset, study

cli-dataset = Computerspieler gegeneinander spielen lassen und die Partien als Datensatz schreiben (Parquet).
cli-dataset-games = wie viele Partien (sonst 100)
cli-dataset-players = die zwei Spieler: bei zwei Plätzen der erste und der zweite, bei mehr je die Hälfte (sonst greedy greedy)
cli-dataset-out = der Ordner für die Tabellen und ihre Beschreibung; er muss neu oder leer sein
cli-dataset-force = den Datensatz im Ordner von --out ersetzen
cli-study = Einen Spieler in allen Varianten der Regeln gegen sich selbst spielen lassen und Seiten, Spielenden und Karten messen.
cli-study-games = wie viele Partien je Variante (sonst 100)
cli-study-player = der Computerspieler beider Seiten (sonst delegate)
cli-study-out = der Ordner für { $file }; eine ältere Datei wird ersetzt
cli-study-page = nichts spielen, nur Tabellen und Diagramme von { $page } aus { $data } neu erstellen
cli-calibrate = Einen Spieler gegen sich selbst spielen lassen und die Chancen, die er nennt, mit den gewonnenen Partien vergleichen.
cli-calibrate-player = ein Computerspieler, der seine Wahl begründet
cli-calibrate-games = wie viele Partien (sonst 100)
cli-calibrate-out = die Chancen in FILE speichern, eine Partie je Zeile; derselbe Befehl setzt einen abgebrochenen Lauf fort

## Befehlszeile: train

cli-train = Einen Computerspieler das Spiel lernen lassen, indem er gegen sich selbst spielt.
cli-train-what = das Spiel, das gelernt wird, oder der Ordner eines Laufs, der fortgesetzt wird
cli-train-out = der Ordner des Laufs; ein vorhandener Lauf wird fortgesetzt
cli-train-minutes = wie lange der ganze Lauf trainiert, frühere Sitzungen eingeschlossen (sonst 10)
cli-train-games = den Lauf nach so vielen Partien beenden
cli-train-workers = wie viele Prozesse spielen (sonst einer je Kern, weniger einen für das Training; bei --match einer je Kern)
cli-train-torch = mit PyTorch trainieren oder melden, dass es fehlt (sonst PyTorch, wenn es installiert ist, und NumPy, wenn nicht)
cli-train-python = der Python-Interpreter, in dem das Training läuft (sonst dieser)
cli-train-settings = eine JSON-Datei mit Einstellungen des Laufs (siehe docs/learning.md)
cli-train-resume = keinen neuen Lauf beginnen
cli-train-match = nichts trainieren; zwei Netze auf einer Stufe gegeneinander spielen lassen: Dateien, best oder eine Nummer des Laufs, oder linear für die Bewertung ohne Netz
cli-train-pairs = wie viele Paare von Partien die Begegnung hat (sonst 100)
cli-train-alone = in der Begegnung spielt A einen Platz, jeden einmal, und B alle anderen

## Command line: analyse

cli-analyse = Eine gespielte Partie analysieren: die Gewinnchance bei jeder Entscheidung, und wo die Partie kippte.
cli-analyse-record = ein Protokoll oder eine Partie im Austauschformat
cli-analyse-level = wer analysiert: eine Stufe von 1 bis 6, als Zahl oder Name (sonst minister)
cli-analyse-player = wer analysiert: ein Computerspieler, etwa search:2s
cli-analyse-seat = wessen Entscheidungen analysiert werden: ein Platz oder both (beide)
cli-analyse-top = wie viele Wendepunkte gezeigt werden (sonst 5)
cli-analyse-json = alles als JSON in diese Datei schreiben; „-“ ist die Standardausgabe, anstelle des Textes
cli-analyse-html = eine Seite mit der Kurve und allen Tabellen in diese Datei schreiben

## Command line: serve

cli-serve = Den Server starten: Tische im Browser, gegen den Computer oder mit anderen.
cli-serve-host = die Adresse, unter der er lauscht (sonst 127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (sonst 8000; 0 nimmt einen freien)
cli-serve-data = der Ordner für die Datenbank (sonst der Datenordner des Benutzers)
cli-serve-database = eine andere Datenbank, als SQLAlchemy-URL
cli-serve-workers = wie viele Prozesse für Computerspieler (sonst einer je Kern)
cli-serve-secure = Cookies nur über TLS senden (hinter einem Proxy, der TLS beendet)
cli-serve-origin = eine weitere Adresse, unter der die Seite erreichbar ist; mehrmals möglich
cli-serve-address = Die Tische stehen unter { $address } – Ende mit Strg+C.
cli-serve-interpreted = Der Spielkern läuft interpretiert: Computerspieler denken etwa fünfmal langsamer als mit einem kompilierten.
cli-serve-no-offline = Die Seite, die keinen Server braucht, ist nicht gebaut; unter { $address }offline/ ist daher nichts. `make site` baut sie.
cli-serve-stopped = Der Server ist beendet; alle Partien sind gespeichert.
cli-serve-redis = die URL eines Redis, über das mehrere Serverprozesse an einer Datenbank einander Ereignisse melden
cli-serve-open = den Browser öffnen, sobald der Server lauscht
cli-serve-public-address = die öffentliche URL des Servers, für die Links in Benachrichtigungen
cli-serve-smtp = der Mailserver für Benachrichtigungen, als smtp://name:passwort@rechner:port oder smtps://…; besser in der Variablen REPUBLIK_SMTP
cli-serve-mail-from = die Absenderadresse dieser Mails (oder die Variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = Webhooks und Push-Nachrichten auch an diesen Rechner erlauben, zum Ausprobieren
cli-serve-values = { $game }: ein Ordner mit eigenen Werten für neue Tische (oder die Variable { $variable })
cli-serve-keep-unplayed = Tage, die ein Tisch von Gästen gespeichert bleibt, an dem niemand etwas entschieden hat (ohne Angabe: 28; 0: für immer)
cli-serve-keep-games = Tage, die eine Partie, die nur Gäste gespielt haben, nach der letzten Änderung gespeichert bleibt (ohne Angabe: 365; 0: für immer)

## Command line: server

cli-server = Die Partien eines Servers verwalten: Sicherung anlegen, zurückspielen, exportieren, an neue Regeln anpassen.
cli-server-backup = Die ganze Datenbank in eine Datei schreiben, auch während der Server läuft.
cli-server-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-server-export = Jede beendete Partie in einen Ordner schreiben, je ein Protokoll.
cli-server-patch = Alle laufenden Partien nach den heutigen Regeln nachspielen und melden, was sich ändern würde.
cli-server-file = die Datei der Sicherung
cli-server-folder = der Ordner für die Protokolle
cli-server-force = vorhandene Daten überschreiben
cli-server-all = auch unbeendete Partien (nur bei gestopptem Server: Ihre Protokolle enthalten die Startwerte)
cli-server-apply = die Änderungen anwenden: zurücknehmen, was die Regeln nicht mehr erlauben

## Levels

levels-title = Stufen des Computers:
levels-how = Wählen mit: republik play --level 4. Mehr Zeit für die letzte Stufe: republik play --think 10
levels-of = Stufen des Computers ({ $games }):
levels-linear = { $game }: Die Engine ist hier nicht kompiliert; das gelernte Netz wird nicht benutzt. Diese Stufen urteilen nach gewichteten Merkmalen und spielen schwächer: { $levels }.

## Records

show-title = Nach Entscheidung { $at } von { $total }
replay-next = — Enter: weiter, q: Ende —
replay-unfinished = Hier endet das Protokoll; die Partie war nicht zu Ende.
verify-good = Gültig: { $count } Entscheidungen, und der Zufall folgte dem zugesagten Startwert.
verify-no-seed = Gültig: { $count } Entscheidungen. Ohne offengelegten Startwert lässt sich der Zufall nicht prüfen.
verify-bad = ungültiges Protokoll: { $reason }
import-done = Gelesen: { $count } Entscheidungen.

## Random games (docs/development.md)

fuzz-games = { $games } Partien ohne Fehler, { $failures } mit Fehler
fuzz-decisions = { $decisions } Entscheidungen, { $mean } je Partie (von { $least } bis { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fehler in { $game }, Startwert { $seed }, Partie { $index }, nach { $ply } Entscheidungen: { $reason }. Das Protokoll liegt in { $path }
progress-games = Partien
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
fuzz-broken-early-outcome = es gibt ein Ergebnis, aber die Partie geht weiter
fuzz-broken-moves-after-end = moves() nennt Züge nach dem Ende
fuzz-broken-no-moves = moves() ist vor dem Ende leer
fuzz-broken-moves-unsorted = moves() ist nicht sortiert oder nennt einen Zug zweimal
fuzz-broken-winner = der Gewinner ist kein Platz
fuzz-broken-scores = die Punkte sind nicht eine Zahl je Platz
fuzz-broken-seats = die Plätze dieser Optionen sind nicht die ersten Plätze des Spiels
fuzz-broken-ending-comma = eine Art des Endes enthält ein Komma: Protokolle können sie nicht aufnehmen
fuzz-broken-to-act = { $seat } ist am Zug, aber kein Platz
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
fuzz-broken-view-to-act = in einer Ansicht ist ein anderer Platz am Zug
fuzz-broken-view-outcome = eine Ansicht nennt ein anderes Ergebnis
fuzz-broken-view-moves = der Platz am Zug sieht in seiner Ansicht andere Züge
fuzz-broken-view-text = eine Ansicht schreibt einen Zug anders
fuzz-broken-stranger-moves = die Ansicht eines Zuschauers bietet Züge an
fuzz-broken-shows-hidden = der Zug „{ $move }“ verrät etwas Verdecktes
fuzz-broken-sample-itself = sample() gibt die wahre Stellung selbst zurück
fuzz-broken-sample-to-act = in einer Stichprobe ist ein anderer Platz am Zug
fuzz-broken-sample-told-apart = Platz { $seat } kann eine Stichprobe von der wahren Stellung unterscheiden
fuzz-broken-sample-moves = eine Stichprobe bietet dem Platz am Zug andere Züge
fuzz-broken-sample-shares = ein Zug auf einer Stichprobe veränderte die wahre Stellung
fuzz-broken-view-leaks = nach „{ $move }“ zeigt die Ansicht von { $seat } etwas, was kein Ereignis mitgeteilt hat
fuzz-broken-view-holds-hidden = nach „{ $move }“ enthält die Ansicht von { $seat } etwas, was dieser Platz nicht wissen darf
fuzz-broken-moves-leak = nach „{ $move }“ hängen die Züge von { $seat } von etwas ab, was dieser Platz nicht wissen darf
fuzz-broken-event-leaks = die Ereignisse von „{ $move }“ verraten { $seat } etwas, was die Ansicht verbirgt
fuzz-broken-text-leaks = nach „{ $move }“ hängen die Texte für { $seat } von etwas ab, was dieser Platz nicht wissen darf
fuzz-broken-sample-leaks = nach „{ $move }“ hängen die Stichproben von { $seat } von etwas ab, was dieser Platz nicht wissen darf
fuzz-broken-hash-leaks = nach „{ $move }“ hängt der Hash der Ansicht von { $seat } von etwas ab, was dieser Platz nicht wissen darf
fuzz-broken-refusal-leaks = nach „{ $move }“ hängt eine Ablehnung von etwas ab, was { $seat } nicht wissen darf

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } Partien; höchstens { $pairs } Paare je Begegnung; Startwert { $seed }; republik { $version };
arena-partial = Dieser Lauf ist nicht zu Ende.
arena-resumed = Der Lauf wird fortgesetzt: { $count } von { $total } Paaren stehen schon im Journal.
arena-interrupted = Abgebrochen. Nichts wurde gespeichert: Mit --out lässt sich ein Lauf fortsetzen.
arena-interrupted-kept = Abgebrochen. Derselbe Befehl setzt den Lauf fort.
arena-written = Geschrieben: { $data }, { $page }, { $journal }
arena-ratings = Wertungen
arena-ratings-note = Bradley-Terry-Modell, in Elo-Punkten mit 95-%-Intervallen; { $name } ist auf { $points } gesetzt.
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95 %
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) } %
arena-figure = { NUMBER($number, useGrouping: 0) }
arena-time = { NUMBER($number, useGrouping: 0) } { $unit }
arena-anchor = Anker
arena-games = Partien
arena-points = Punkte
arena-score = Ergebnis
arena-matches = Ergebnisse nach Seiten
arena-matches-note = Die Ergebnisse des ersten Spielers, mit beiden Seiten zusammen und mit jeder einzeln.
arena-match = Begegnung
arena-side = Seite
arena-both = beide
arena-pairs-title = Paare
arena-pairs-note = Beide Partien eines Paars haben gleiche Karten. Der Elo-Unterschied ergibt sich aus dem Ergebnis.
arena-pairs = Paare
arena-difference = Elo
arena-sides = Plätze
arena-sides-note = Im Modell der Wertungen ist der Platz { $seat } { $points } Elo-Punkte wert ({ $interval }).
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
arena-matches-many-note = Ergebnisse des ersten Spielers: mit allen seinen Plätzen zusammen, dann der Anteil der Siege mit jedem Platz.
arena-matches-solo = Ergebnisse nach Seiten
arena-matches-solo-note = Ergebnisse des ersten Spielers: beide Seiten zusammen, am Tisch, und mit dem anderen Spieler am Tisch (ein Punkt, wenn die Regeln gewinnen).
arena-side-many = Platz
arena-side-solo = Seite
arena-pairs-many-note = Alle Partien eines Paars haben gleiche Karten: Die beiden Spieler teilen sich die Plätze auf jede mögliche Weise. Der Elo-Unterschied ergibt sich aus dem Ergebnis.
arena-pairs-solo-note = Jeder der beiden spielt dieselben Karten allein. Der Elo-Unterschied ergibt sich aus dem Ergebnis.
arena-sides-many = Plätze
arena-sides-solo = Der Spieler und die Regeln

## Data sets and studies

dataset-written = Geschrieben nach { $path }: { $games } Partien, { $decisions } Entscheidungen
study-title = Studie: { $player } gegen sich selbst, { $games } Partien je Variante der Regeln
study-balance = Siege: { $seat }
study-variant = Regeln
study-differences = Anteil ({ $seat }) gegenüber { $name } bei gleichen Karten, in Prozentpunkten
study-difference = Unterschied
study-written = Geschrieben: { $path }
study-page-written = Geschrieben: { $path }, { $count } Diagramme
calibrate-title = Kalibrierung: { $player } gegen sich selbst, { $games } Partien
calibrate-seat = Siegchancen: { $seat }
calibrate-every-seat = Chancen der Seite, die entscheidet
calibrate-chance = genannte Chance
calibrate-period = Abschnitt
calibrate-step = Entscheidung
calibrate-cases = Fälle
calibrate-told = genannt

## Training (docs/learning.md)

train-resumed = { $path } wird fortgesetzt: bisher { $games } Partien.
train-progress = { $time } trainiert, noch { $left }; { $games } Partien ({ $speed }/s), { $rows } Zeilen ({ $pace }/s)
train-fit = { $trainer } auf { $device }: Schritt { $step }, Netz { $network }, Verlust { $loss }; zurückgehaltene Partien: { $held } gegen die Zielwerte, { $result } gegen die Ergebnisse
train-shares = Siege im Spiel gegen sich selbst: { $shares }
train-against = Das neueste Netz gewann { $earlier } gegen frühere und { $start } gegen das erste
train-calibration = Genannte Chancen → eingetroffen (zurückgehaltene Partien): { $pairs }
train-gate = Prüfung: { $match }
train-match = { $level }, { $kind ->
    [yardstick] gegen die Bewertung ohne Netz
   *[other] gegen das beste Netz
}: { $score } ({ $low } … { $high }) in { $pairs } Paaren; nach Plätzen: { $own }; alle Partien: { $seats }{ $verdict ->
    [elo1] ; stärker
    [elo0] ; nicht stärker
    [open] ; nicht entschieden
   *[other] {""}
}
train-written = Geschrieben: { $best }, { $card }
train-alone = { $player } gewann allein gegen die anderen { $share } ({ $low } … { $high }); ein gleich starker Spieler gewinnt { $even }

## Analysis (docs/analysis.md)

analysis-title = Analyse: { $players }
analysis-side = Nur diese Entscheidungen sind analysiert: { $side }
analysis-unfinished = Die Partie ist nicht zu Ende; analysiert ist, was gespielt wurde.
analysis-nothing = diese Partie hat keine Entscheidung, die sich analysieren ließe
analysis-period = Abschnitt { $period }
analysis-turn = { $number }. Entscheidung { $decision }, { $side }: { $move }
analysis-cost = { $chance } statt { $best }: { $loss } Punkte
analysis-better = Besser: { $move }, { $chance }
analysis-forecasts = Vorschauen von damals
analysis-forecasts-note = Was in diesem Augenblick bevorstand.
analysis-could-end = hätte die Partie beenden können: { $phases }
analysis-number = Nr.
analysis-written = Geschrieben: { $path }
analysis-no-thinker = { $name } kann seine Wahl nicht begründen; möglich sind { $known }
analysis-level-or-player = --level und --player sagen beide, wer analysiert: Gib nur eines davon an
analysis-seat-unknown = --seat: „{ $name }“ gibt es nicht; möglich sind { $known }
analysis-same-file = { $path } wird schon gelesen oder geschrieben
analysis-import-stopped = Zug { $turn }: { $reason } (Regel { $rule }); analysiert ist die Partie bis dorthin

## Server

server-page-not-built = Die Seite ist noch nicht gebaut. Führe „make web“ im Ordner des Projekts aus und starte den Server neu. Die API unter /api steht trotzdem bereit.
server-backup-done = { $path }: { $rows } Zeilen aus { $tables } Tabellen, Stand { $revision }.
server-restore-done = { $rows } Zeilen in { $tables } Tabellen zurückgespielt, vom Stand { $revision }.
server-export-done = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 } nach { $path } geschrieben.
server-export-seeds = Unbeendete Partien sind dabei, mit ihren Startwerten: Wer diese Dateien liest, kennt jede kommende Karte.
server-export-refused = { $table }: nicht geschrieben, das Protokoll verstößt gegen die Regeln ({ $reason })
server-patch-count = { $count ->
    [one] Eine laufende Partie
   *[other] { $count } laufende Partien
 } nachgespielt, davon { $changed } verändert.
server-patch-change = { $table }: { $total } Entscheidungen, gültig bis { $good }; Entscheidung { $next } ({ $seat }) ist nicht mehr erlaubt: { $move } – { $reason }
server-patch-chance = { $table }: alle { $total } Entscheidungen bleiben, { $added } des Zufalls kommen dazu
server-patch-left = { $table }: übersprungen; die eigenen Werte dieser Partie fehlen auf diesem Server
server-patch-dry = Nichts wurde geändert. Um es zu ändern, beende den Server und wiederhole den Befehl mit --apply.
server-patch-applied = Erledigt. Nichts wurde gelöscht: Was nicht mehr erlaubt ist, ist im Verlauf zurückgenommen.

## Errors: the command line

error-arguments = { $reason } (siehe { $program } --help)
error-seed = ein Startwert braucht mindestens ein Zeichen
error-number = { $what }: „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }
error-stopped = abgebrochen
error-interrupted = abgebrochen; die Partie wurde nicht gespeichert
error-interrupted-kept = abgebrochen; die Partie ist in { $path } gespeichert
error-no-more-input = keine Eingabe mehr; die Partie wurde nicht gespeichert
error-no-more-input-kept = keine Eingabe mehr; die Partie ist in { $path } gespeichert
error-other-game-option = { $option } ist keine Option von { $game }

## Errors: files and records

error-record = ungültiges Protokoll: { $reason }
error-interchange = ungültige Austauschdatei: { $reason }
error-import-stopped = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule })
error-import-stopped-kept = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule }); die Partie bis dorthin ist in { $path } gespeichert
error-resume-options = { $options } ist mit --resume nicht möglich: Das steht schon im Protokoll
error-resume-outdated = der Rest der Datei ginge verloren: Gib mit --record DATEI eine andere Datei an, um dort weiterzuspielen
error-resume-bot = im Protokoll spielt ein Programm, „{ $name }“; gib mit { $option } an, wer weiterspielt
error-file-missing = Datei nicht gefunden: { $path }
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-file-exists = { $path } gibt es schon: mit --resume fortsetzen, einen anderen Namen wählen oder mit --force überschreiben
error-file-folder = { $path } ist ein Ordner
error-folder-missing = Ordner nicht gefunden: { $path }
error-not-a-folder = { $path } ist kein Ordner
error-data = die Werte im Ordner sind ungültig: { $reason }
error-resume-other-game = das Protokoll gehört zu einem anderen Spiel, „{ $name }“
error-no-interchange = { $game } hat kein Austauschformat
error-interchange-unknown = keine Austauschdatei; bekannte Formate: { $known }
error-import-until = --until: Einen Abschnitt „{ $text }“ gibt es in diesem Spiel nicht
error-no-analysis = { $game } lässt sich nicht analysieren

## Errors: players

error-player-budget = { $name }: „{ $budget }“ ist kein Rechenbudget. Möglich sind Durchgänge bis { $iterations } (800), Sekunden bis { $seconds } (0.5s) oder beides (800,0.5s)
error-player-no-budget = { $name } hat kein Rechenbudget; eines haben { $known }
error-level-taken = --level gilt für die Seite des Computers, und hier ist keine frei
error-think = --think: „{ $text }“ ist keine Anzahl Sekunden über 0 und bis { $most }
error-think-nobody = --think gilt für { $known }, und davon spielt hier niemand ohne eigenes Rechenbudget
error-bot-command = „{ $command }“ ist kein Befehl, der ein Programm startet: { $reason }
error-bot-missing = Programm nicht gefunden: „{ $program }“
error-bot-time = { $variable } muss eine Anzahl Sekunden sein, nicht „{ $text }“
error-player-seats = { $name } spielt nur { $seats }
error-automatic-seats = diese Plätze spielen die Regeln selbst: { $options } ist hier nicht möglich
error-unused-seats = eine Partie mit diesen Optionen hat { $count } Plätze: { $options } ist hier nicht möglich

## Errors: arena, data sets, studies

error-arena-players = eine Arena braucht mindestens zwei Spieler
error-arena-sprt-players = ein sequenzieller Test braucht genau zwei Spieler
error-arena-sprt-missing = { $name } gehört zum sequenziellen Test: Gib auch --sprt an
error-arena-figure = { $name }: ungültiger Wert „{ $text }“; was möglich ist, steht in docs/arena.md
error-arena-backend = unbekanntes Backend „{ $name }“; es gibt { $known }
error-arena-file-exists = { $path } gibt es schon, aber ohne Journal: Wähle einen anderen Namen
error-arena-journal = { $path } ist nicht das Journal einer Arena
error-arena-journal-line = { $path }: Zeile { $line } ist beschädigt
error-arena-other-run = { $path } ist das Journal eines anderen Laufs ({ $name } war { $then }, jetzt { $now }): Wähle ein anderes --out oder lösche es
error-arena-ray = das Ray-Backend braucht das Paket ray: pip install 'republik[ray]'
error-arena-lab = einer der Spieler braucht die Erweiterung „lab“: pip install 'republik[lab]'
error-arena-worker = ein Prozess ist abgestürzt; die bis dahin fertigen Paare stehen im Journal
error-arena-version = auf einem Rechner des Clusters läuft republik { $there }, hier { $here }
error-arena-game = { $player } versagte in Paar { $pair } von Startwert { $seed }: { $reason }
error-dataset-pyarrow = Datensätze brauchen das Paket pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } ist nicht leer: Wähle einen anderen Ordner oder ersetze den Datensatz darin mit --force
error-dataset-foreign = { $path } enthält anderes als einen Datensatz ({ $name }): Wähle einen anderen Ordner
error-dataset-place = { $path } ist der aktuelle Ordner oder ein Einhängepunkt: Nenne einen Ordner darin
error-dataset-interrupted = abgebrochen; nichts wurde geschrieben
error-dataset-worker = ein Prozess ist abgestürzt; nichts wurde geschrieben
error-study-data = { $path } ist nicht das Ergebnis einer Studie: { $reason }
error-study-page = { $path } hat keinen Platzhalter für „{ $name }“
error-arena-sprt-seats = sequenzielle Tests gibt es nur für Spiele mit zwei Plätzen
error-arena-every-seat = { $name } kann nicht jeden Platz spielen und darum nicht in die Arena
error-study-game = es gibt keine Studie zu { $name }
error-calibration-player = { $name } kann nicht sagen, wie wahrscheinlich sein Sieg ist
error-calibration-journal = { $path } gehört nicht zu dieser Kalibrierung; bitte eine andere Datei verwenden
error-train-no-learner = { $game } lässt sich nicht trainieren: das Spiel beschreibt kein Netz
error-train-out = wo soll der Lauf liegen? --out RUN
error-train-not-empty = in { $path } liegen andere Dateien: einen neuen Ordner wählen
error-train-no-run = in { $path } liegt kein Lauf, der sich fortsetzen ließe
error-train-two-runs = { $first } und { $second } sind verschiedene Läufe: nur einen davon angeben
error-train-other-run = { $path } ist ein anderer Lauf: { $name } ist dort { $then }, nicht { $now }
error-train-shape = { $path } wurde mit einem Netz anderer Form trainiert: einen neuen Ordner wählen
error-train-damaged = der Lauf ist beschädigt: { $path } ({ $reason })
error-train-setting = die Einstellung { $name } kann nicht „{ $text }“ sein
error-train-settings = { $path } enthält keine Einstellungen: { $reason }
error-train-network = { $path } ist als Netz nicht zu gebrauchen: { $reason ->
    [foreign] die Datei ist von anderer Art
    [head] der Kopf ist nicht lesbar
   *[damaged] die Datei ist beschädigt
}
error-train-player = „{ $name }“ ist kein Spieler mit Netz; richtig ist net:LEVEL:FILE
error-train-level = { $name } kann nicht mit dem Netz { $network } spielen: { $reason }
error-train-numpy = dem Python des Trainings fehlt NumPy: pip install 'republik[lab]', oder mit --trainer-python ein anderes angeben
error-train-torch = dem Python des Trainings fehlt PyTorch: pip install 'republik[train]', oder mit --trainer-python ein anderes angeben
error-train-weights = der Lauf hat kein Netz, mit dem er weitergehen könnte
error-train-trainer = das Training ist zu Ende gegangen: { $reason } (siehe { $path })
error-train-worker = ein Prozess ist abgestürzt; derselbe Befehl setzt den Lauf fort

## Errors: the server

error-serve-extra = der Server braucht { $missing }: pip install republik[server]
error-serve-address = unter { $address } kann der Server nicht lauschen: { $reason }
error-server-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-server-driver = diese Art Datenbank braucht { $missing }: pip install republik[postgres]
error-server-redis = das Redis unter { $address } antwortet nicht: { $reason }
error-server-redis-missing = --redis braucht das Paket redis: pip install republik[redis]
error-server-not-empty = in der Datenbank stehen schon { $rows } Zeilen; --force ersetzt sie
error-server-not-a-backup = { $path } ist keine vollständige Sicherung eines Servers: { $reason }
error-server-newer = sie stammt von einer neueren Version (Stand { $revision })
error-server-no-tables = hier ist keine Datenbank eines Servers
error-server-file-exists = { $path } gibt es schon; --force überschreibt die Datei
error-server-older = die Datenbank hat ein älteres Schema (Stand { $revision }): Starte den Server dieser Version einmal, um sie zu aktualisieren
error-serve-public-address = „{ $text }“ ist keine Adresse wie https://republik.example.org
error-serve-smtp = --smtp: Gib den Mailserver als smtp://name:passwort@rechner:port oder smtps://… an
error-serve-mail-from = --mail-from: E-Mails brauchen eine Absenderadresse
error-serve-mail-address = --smtp: E-Mails enthalten Links und brauchen deshalb --address, die öffentliche URL des Servers

## Die Titelseite

cli-front-page = Schreibt die Titelseite einer beendeten Partie.
cli-front-page-out = die Datei, die geschrieben wird: .svg oder .png
cli-front-page-format = das Format: card (1200 × 630, für Links) oder a4 (ohne Angabe: card)
ask-front-page = Titelseite dieser Partie schreiben? Dateiname (.svg oder .png), oder Enter für keine:
front-page-written = Titelseite: { $path }
error-front-page-format = { $name } ist kein Format der Titelseite; möglich: { $known }
error-front-page-ending = { $path } muss so enden: { $known }
error-front-page-unfinished = die Partie ist noch nicht zu Ende: es gibt keine Titelseite
error-front-page-png = für PNG fehlt das Paket resvg_py: pip install 'republik[server]'; SVG geht ohne
