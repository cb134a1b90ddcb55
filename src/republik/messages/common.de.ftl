## Computer players

level-newcomer = Neuling
level-newcomer-ease = sehr leicht
level-newcomer-about = Spielt, was gerade am besten aussieht, aber drei von zehn Zügen zufällig.
level-citizen = Bürger
level-citizen-ease = leicht
level-citizen-about = Spielt, was gerade am besten aussieht, und denkt nie voraus.
level-delegate = Abgeordneter
level-delegate-ease = mittel
level-delegate-about = Beurteilt Züge gut, plant aber nicht weit voraus.
level-minister = Minister
level-minister-ease = schwer
level-minister-about = Denkt ganze Aktionen durch und prüft die besten gegen die beste Antwort der anderen Seite.
level-statesman = Staatsmann
level-statesman-ease = sehr schwer
level-statesman-about = Stellt sich viele mögliche Verteilungen der verdeckten Karten vor und sucht in jeder voraus, bis zu einer Sekunde je Entscheidung.
level-chancellor = Kanzler
level-chancellor-ease = am schwersten
level-chancellor-about = Sucht wie der Staatsmann, bis zu zwei Sekunden je Entscheidung.
level-random = Zufall
level-random-about = Spielt irgendeinen erlaubten Zug.
level-automatic = von den Regeln gespielt

## Endings

outcome = { $winner } gewinnt: { $how } (Regel { $rule })
outcome-table = { $winner } gewinnt: { $how }
outcome-no-winner = Kein Sieger: { $how } (Regel { $rule })
outcome-no-winner-table = Kein Sieger: { $how }
ending-scores = { $how }, { $scores }
ending-resigned = die andere Seite gibt auf
ending-timeout = die andere Seite hat die Zeit überschritten
ending-agreed = durch Vereinbarung
ending-abandoned = die Partie wurde abgebrochen
ending-forfeited = das Programm der anderen Seite hat kampflos verloren

## Refusals at the table

refusal-rule = { $reason } (Regel { $rule })
refusal-game-over = die Partie ist zu Ende
refusal-no-such-move = { $text } ist kein Zug
refusal-not-now = „{ $move }“ ist jetzt nicht möglich
refusal-not-your-turn = du bist nicht am Zug
refusal-undo-nothing = du hast nichts, was sich zurücknehmen ließe
refusal-undo-other-acted = die andere Seite hat seither gehandelt
refusal-undo-chance = seither wurden Karten ausgeteilt
refusal-undo-private = seither wurde etwas Verdecktes aufgedeckt
refusal-undo-turn-over = dein Zug ist vorbei
refusal-undo-game-over = die Partie ist zu Ende
refusal-redo-nothing = es gibt nichts zu wiederholen

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Wähle deinen Zug.
when-any = die Partie läuft
when-over = die Partie ist zu Ende
state-of-seat = Sicht ({ $seat }):

## Names that are not known

error-unknown-game = unbekanntes Spiel „{ $name }“; es gibt { $known }
error-game-load = das Spiel { $game } aus dem Paket { $package } lässt sich nicht laden: { $what }
error-game-name = das Spiel { $game } aus dem Paket { $package } nennt sich selbst { $what }
error-game-word = das Spiel { $game } aus dem Paket { $package } hat einen Platz oder eine Option mit einem vergebenen Namen: { $what }
error-game-double = das Paket { $package } bringt ein Spiel { $game } mit, doch ein Spiel dieses Namens gibt es schon
error-unknown-player = unbekannter Spieler „{ $name }“; es gibt { $known }
error-player-arena-only = { $name } sieht alles und spielt deshalb nur in der Arena
error-unknown-level = unbekannte Stufe „{ $name }“; es gibt { $known }
error-unknown-language = unbekannte Sprache „{ $name }“; es gibt { $known }
error-option = { $option }: „{ $value }“ gibt es nicht; es gibt { $known }
error-values-missing = diese Partie wird mit eigenen Werten gespielt ({ $values }), die hier fehlen; { $variable } kann den Ordner nennen, in dem sie liegen

## How long to think

budget-empty = ein Rechenbudget braucht Durchgänge oder Sekunden
budget-iterations = Durchgänge müssen zwischen 1 und { $most } liegen, nicht bei { $given }
budget-seconds = Sekunden müssen über 0 und höchstens bei { $most } liegen, nicht bei { $given }
budget-unreadable = „{ $text }“ ist kein Rechenbudget: 800 (Durchgänge), 0.5s (Sekunden) oder 800,0.5s (beides)

## Records (docs/records.md)

record-outdated = Die Regeln wurden berichtigt, seit diese Partie begann (damals Fassung { $began }, jetzt { $now }): Nach den heutigen Regeln kann sie anders verlaufen.
record-refused-part = Nicht mehr erlaubt: { $reason }. Verwendet werden nur die ersten { $good } von { $total } Entscheidungen.
record-outdated-part = { $outdated } { $part }
record-at-line = Zeile { $line }: { $reason }
record-first-line = kein Protokoll: Die erste Zeile muss „{ $expected }“ lauten
record-version = Protokollformat { $version } wird nicht unterstützt, nur { $known }
record-too-large = ein Protokoll darf höchstens { $most } Bytes haben
record-long-line = eine Zeile darf höchstens { $most } Zeichen haben
record-unprintable = nicht druckbares Zeichen
record-not-utf-8 = kein Text in UTF-8
record-long-header = der Kopf darf höchstens { $most } Zeilen haben
record-no-game = der Kopf nennt das Spiel nicht
record-header-line = erwartet wird „Schlüssel: Wert“ oder eine Leerzeile am Ende des Kopfes
record-header-twice = „{ $name }“ steht zweimal im Kopf
record-decision-line = erwartet wird „<Nummer> <Platz> <Zug>“
record-decision-number = Entscheidung { $number } gefunden, { $expected } erwartet
record-many-decisions = ein Protokoll darf höchstens { $most } Entscheidungen haben
record-unwritable = dieses Protokoll lässt sich nicht schreiben: Ein Text darin würde falsch gelesen
record-chance-differs = diese Zufallsentscheidung folgt nicht aus dem Startwert
record-deal-differs = die verdeckten Karten der ersten Stellung folgen nicht aus dem Startwert
record-deal-unknown = unbekannte Art des Verteilens: „{ $text }“
record-seed-unreadable = „{ $text }“ ist kein Startwert: Er besteht aus Hexadezimalziffern
record-seed-without-commitment = es gibt einen Startwert, aber keine Prüfsumme dazu
record-seed-not-promised = der Startwert passt nicht zur veröffentlichten Prüfsumme
record-seed-needed = zum Weiterspielen fehlt der Startwert, zu dem die Prüfsumme gehört
record-redraws = erwartet wird „<Entscheidung>+<Ziehungen>“, nicht „{ $text }“
record-other-game = { $reason }
record-options = diese Partie lässt sich nicht aufbauen: { $reason }
record-unknown-option = „{ $name }“ ist keine Option dieses Spiels
record-impossible = die Partie beginnt mit einer Stellung, die sich nicht zeigen lässt, oder führt zu einer
record-over = die Partie ist schon zu Ende
record-other-turn = { $seat } kann nicht entscheiden, am Zug ist { $expected }
record-move-refused = „{ $move }“: { $reason }
record-no-move = „{ $move }“ ist kein Zug: { $reason }
record-ended-otherwise = die Partie endete in Wahrheit so: { $result }
record-not-over = ein Ergebnis ist angegeben, aber die Partie ist nicht zu Ende
record-revision = erwartet wird die Nummer einer Fassung, nicht „{ $text }“

## Positions as text

position-unreadable = keine Stellung: { $reason }
position-no-object = keine Stellung: Erwartet wird ein JSON-Objekt
position-fields = keine Stellung: Erwartet werden die Felder { $known }
position-field-type = { $field }: erwartet wird { $type }, nicht { $value }
position-field-numbers = { $field }: erwartet werden ganze Zahlen
position-field-values = { $field }: erwartet wird eines von { $known }
position-agenda-long = agenda: mehr als { $most } Schritte
position-agenda-step = agenda: ein Schritt besteht aus { $count } Zahlen
position-impossible = diese Stellung kann nicht entstehen: { $reason }
position-outdated = die Regeln oder Werte wurden berichtigt, seit diese Stellung gespeichert wurde
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }
percent = { $number } %

## Hints

hint-title = Tipp ({ $level }) mit der Gewinnchance ({ $side }):
hint-for = dafür: { $reasons }
hint-against = dagegen: { $reasons }

## Analysis

analysis-progress = Entscheidungen
analysis-about = { $count } Entscheidungen, Analyse: { $player }. Jede wird nur danach beurteilt, was ihre Seite zu dieser Zeit wusste.
analysis-turning = Wendepunkte
analysis-turning-note = Die Spielzüge, die die Chancen am meisten änderten, beurteilt nach der Stellung, als sie mit allen Entscheidungen und Würfen ausgeführt waren.
analysis-turning-none = Kein Zug änderte eine Gewinnchance um fünf Punkte.
analysis-costly = Teure Entscheidungen
analysis-costly-note = Die Entscheidungen, die am meisten Gewinnchance kosteten, die teuersten zuerst.
analysis-costly-none = Keine Entscheidung kostete { $points } Prozentpunkte Gewinnchance oder mehr.
analysis-curve = Gewinnchancen
analysis-curve-label = Gewinnchance ({ $seat }) im Lauf der Partie: { $first } am Anfang, niedrigste { $low }, höchste { $high }, { $last } am Ende
analysis-curve-note = Vor jedem Zug, wie ein Beobachter sie sieht, der alle Karten kennt.
analysis-plays = Zug für Zug
analysis-chance = Chance
analysis-not-considered = { $player } hatte diesen Zug nicht erwogen; seine Chance ergibt sich aus der Stellung danach.
analysis-lost = Insgesamt verlorene Gewinnchance, in Prozentpunkten: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Entscheidung
analysis-who = Seite
analysis-when = Wann
analysis-move = Gespielt
analysis-loss = Kosten
analysis-instead = Besser
analysis-ends = Hätte die Partie beenden können
front-paper = Republik
front-turning-points = Wendepunkte
front-latest = Die letzten Züge
front-figures = Der Endstand
front-players = Am Tisch
front-option = { $option }: { $value }
front-wins = { $winner } gewinnt
front-no-winner = Niemand gewinnt
front-anonymous = ohne Namen
front-computer = { $level } (Computer)
front-chance = Gewinnchance { $seat }: { $before } % → { $after } %
turning-card = { $card }
turning-changes = { $count ->
    [1] { $first }
    [2] { $first }; { $second }
   *[other] { $first }; { $second }; { $third }
}.
turning-dice = Die Würfel entschieden: { $what }
turning-dice-alone = Die Würfel entschieden.
turning-cards = Die gezogenen Karten entschieden: { $what }
turning-cards-alone = Die gezogenen Karten entschieden.
front-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
front-running = Noch ist nichts entschieden
front-chance-of = Gewinnchance: { $seat }
headline-resigned = Die weiße Fahne
headline-timeout = Die Zeit ist um
headline-agreed = Handschlag am Tisch
headline-abandoned = Der leere Tisch
headline-forfeited = Die Maschine steht still
