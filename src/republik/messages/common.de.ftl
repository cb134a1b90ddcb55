## Computer players

level-newcomer = Neuling
level-newcomer-about = Nimmt, was sofort am besten aussieht, entscheidet aber drei von zehn Malen gedankenlos.
level-citizen = Bürger
level-citizen-about = Nimmt, was sofort am besten aussieht, und denkt nicht weiter.
level-delegate = Abgeordneter
level-delegate-about = Denkt eine ganze Aktion mit einer Karte voraus.
level-minister = Minister
level-minister-about = Geht ganze Aktionen durch und prüft die besten gegen die beste Antwort der anderen Seite.
level-statesman = Staatsmann
level-statesman-about = Verteilt die verdeckten Karten viele Male neu und sucht jedes Mal voraus, bis zu einer Sekunde je Entscheidung.
level-random = Zufall
level-random-about = Wählt jede erlaubte Entscheidung mit derselben Wahrscheinlichkeit.
level-automatic = von den Regeln gespielt

## Endings

outcome = { $winner } gewinnt: { $how } (Regel { $rule })
outcome-table = { $winner } gewinnt: { $how }
ending-resigned = die andere Seite gibt auf
ending-timeout = die andere Seite hat die Zeit überschritten
ending-agreed = vereinbart
ending-abandoned = das Spiel wurde abgebrochen
ending-forfeited = das Programm der anderen Seite hat das Spiel verwirkt

## Refusals at the table

refusal-rule = { $reason } (Regel { $rule })
refusal-game-over = das Spiel ist aus
refusal-no-such-move = { $text } ist kein Zug
refusal-not-your-turn = du bist nicht am Zug
refusal-undo-nothing = es gibt nichts von dir zurückzunehmen
refusal-undo-other-acted = die andere Seite hat seither gehandelt
refusal-undo-chance = seither wurden Karten ausgeteilt
refusal-undo-private = seither wurde Verdecktes gesehen
refusal-undo-turn-over = dein Zug ist vorbei
refusal-undo-game-over = das Spiel ist aus
refusal-redo-nothing = es gibt nichts wieder zu spielen

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Deine Entscheidung
when-any = die Partie läuft

## Names that are not known

error-unknown-game = unbekanntes Spiel „{ $name }“; es gibt { $known }
error-unknown-player = unbekannter Spieler „{ $name }“; es gibt { $known }
error-player-arena-only = { $name } sieht alles und spielt deshalb nur in der Arena
error-unknown-level = unbekannte Stufe „{ $name }“; es gibt { $known }
error-unknown-language = unbekannte Sprache „{ $name }“; es gibt { $known }
error-option = { $option }: „{ $value }“ gibt es nicht; es gibt { $known }
error-values-missing = dieses Spiel wird mit eigenen Werten gespielt ({ $values }), die hier fehlen; { $variable } kann den Ordner nennen, in dem sie liegen

## How long to think

budget-empty = Durchgänge oder Sekunden müssen angegeben sein
budget-iterations = Durchgänge von 1 bis { $most }, nicht { $given }
budget-seconds = Sekunden über 0 und bis { $most }, nicht { $given }
budget-unreadable = „{ $text }“ ist kein Maß: 800 (Durchgänge), 0.5s (Sekunden) oder 800,0.5s

## Records (docs/records.md)

record-outdated = Die Regeln wurden berichtigt, seit diese Partie begann (damals Fassung { $began }, jetzt { $now }): Nach den heutigen Regeln kann sie anders verlaufen, als sie gespielt wurde.
record-refused-part = Nicht mehr zulässig: { $reason }. Verwendet werden die ersten { $good } von { $total } Entscheidungen.
record-outdated-part = { $outdated } { $part }
record-at-line = Zeile { $line }: { $reason }
record-first-line = kein Protokoll: Die erste Zeile muss „{ $expected }“ lauten
record-version = Protokollformat { $version }, bekannt ist nur { $known }
record-too-large = ein Protokoll hat höchstens { $most } Bytes
record-long-line = eine Zeile hat höchstens { $most } Zeichen
record-unprintable = ein Zeichen, das sich nicht drucken lässt
record-not-utf-8 = kein Text in UTF-8
record-long-header = der Kopf hat höchstens { $most } Zeilen
record-no-game = der Kopf nennt das Spiel nicht
record-header-line = erwartet wird „Schlüssel: Wert“ oder eine Leerzeile am Ende des Kopfes
record-header-twice = „{ $name }“ steht zweimal im Kopf
record-decision-line = erwartet wird „<Nummer> <Platz> <Zug>“
record-decision-number = Entscheidung { $number }, wo { $expected } stehen müsste
record-many-decisions = ein Protokoll hat höchstens { $most } Entscheidungen
record-unwritable = dieses Protokoll lässt sich nicht schreiben: Ein Text darin würde anders gelesen
record-chance-differs = der Zufall entschied anders als der Startwert
record-seed-unreadable = „{ $text }“ ist kein Startwert: Er besteht aus Hexadezimalziffern
record-seed-without-commitment = ein Startwert ohne die Zusage, die ihn versprach
record-seed-not-promised = der Startwert ist nicht der versprochene
record-seed-needed = um weiterzuspielen, braucht es den versprochenen Startwert
record-redraws = erwartet wird „<Entscheidung>+<Ziehungen>“, nicht „{ $text }“
record-other-game = { $reason }
record-options = dieses Spiel gibt es so nicht: { $reason }
record-over = das Spiel ist schon zu Ende
record-other-turn = { $seat } kann nicht entscheiden, { $expected } ist am Zug
record-move-refused = „{ $move }“: { $reason }
record-no-move = „{ $move }“ ist kein Zug: { $reason }
record-ended-otherwise = das Spiel endete so: { $result }
record-not-over = ein Ergebnis ist angegeben, aber das Spiel ist nicht zu Ende
record-revision = erwartet wird die Nummer einer Fassung, nicht „{ $text }“

## Positions as text

position-unreadable = keine Stellung: { $reason }
position-no-object = keine Stellung: Ein JSON-Objekt wird erwartet
position-field-type = { $field }: { $type } wird erwartet, nicht { $value }
position-field-numbers = { $field }: ganze Zahlen werden erwartet
position-field-values = { $field }: erwartet wird eines von { $known }
position-agenda-long = agenda: mehr als { $most } Schritte
position-agenda-step = agenda: ein Schritt besteht aus { $count } Zahlen
position-impossible = eine solche Stellung kann nicht entstehen: { $reason }
position-outdated = Regeln oder Werte wurden berichtigt, seit diese Stellung geschrieben wurde
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }

## Hints

percent = { $number } %
hint-title = Tipp ({ $level }), mit der Gewinnchance ({ $side }):
hint-for = dafür spricht: { $reasons }
hint-against = dagegen: { $reasons }

## Analysis

analysis-progress = Entscheidungen
analysis-about = { $count } Entscheidungen, durchdacht von { $player }. Jede wird danach beurteilt, was ihre Seite dabei wissen konnte.
analysis-turning = Wendepunkte
analysis-turning-note = Die Entscheidungen, die am meisten Gewinnchance kosteten, die teuerste zuerst.
analysis-turning-none = Keine Entscheidung kostete { $points } Prozentpunkte Gewinnchance oder mehr.
analysis-not-considered = { $player } hatte diesen Zug nicht erwogen; seine Chance stammt vom Weiterdenken danach.
analysis-swings = Ausschläge, die keine Entscheidung erklärt
analysis-lost = Durch Entscheidungen insgesamt verloren: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Entscheidung
analysis-who = Seite
analysis-when = Wann
analysis-move = Gespielt
analysis-loss = Kosten
analysis-instead = Besser
analysis-ends = Könnte das Spiel beenden
