## Seiten und Wörter

side-chance = Zufall

## Spielende

outcome = { $winner } gewinnt: { $how } (Regel { $rule })
outcome-table = { $winner } gewinnt: { $how }
ending-resigned = die andere Seite gibt auf
ending-timeout = die andere Seite hat die Zeit überschritten
ending-agreed = vereinbart
ending-abandoned = das Spiel wurde abgebrochen
ending-forfeited = das Programm der anderen Seite hat das Spiel verwirkt

## Computerspieler

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

## Warum nicht

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

## Befehle

record-outdated = Die Regeln wurden berichtigt, seit diese Partie begann (damals Fassung { $began }, jetzt { $now }): Nach den heutigen Regeln kann sie anders verlaufen, als sie gespielt wurde.
record-refused-part = Nicht mehr zulässig: { $reason }. Verwendet werden die ersten { $good } von { $total } Entscheidungen.

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Deine Entscheidung
when-any = die Partie läuft
