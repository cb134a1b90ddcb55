## Oldalak és szavak

side-chance = véletlen

## Befejezés

outcome = { $winner } győz: { $how } ({ $rule } szabály)
outcome-table = { $winner } győz: { $how }
ending-resigned = a másik fél feladta
ending-timeout = a másik fél ideje lejárt
ending-agreed = megegyezés
ending-abandoned = a játék félbeszakadt
ending-forfeited = a másik fél programja szabálytalanság miatt veszít

## Gépi játékosok

level-newcomer = Újonc
level-newcomer-about = Azt teszi, ami elsőre a legjobbnak látszik, de tízből háromszor gondolkodás nélkül dönt.
level-citizen = Polgár
level-citizen-about = Azt teszi, ami elsőre a legjobbnak látszik, és nem gondolkodik tovább.
level-delegate = Képviselő
level-delegate-about = Egy kártya teljes kijátszását gondolja előre.
level-minister = Miniszter
level-minister-about = Teljes kijátszásokat néz végig, és a legjobbakat a másik fél legjobb válaszával is próbára teszi.
level-statesman = Államférfi
level-statesman-about = Sokszor újraosztja a rejtett kártyákat, és mindig előre keres, döntésenként legfeljebb egy másodpercig.

## Miért nem

refusal-rule = { $reason } ({ $rule } szabály)
refusal-game-over = a játéknak vége
refusal-no-such-move = { $text } nem lépés
refusal-not-your-turn = nem te következel
refusal-undo-nothing = nincs mit visszavonnod
refusal-undo-other-acted = azóta a másik fél lépett
refusal-undo-chance = azóta kártyák kerültek kiosztásra
refusal-undo-private = azóta valami rejtett vált láthatóvá
refusal-undo-turn-over = a köröd véget ért
refusal-undo-game-over = a játéknak vége
refusal-redo-nothing = nincs mit újrajátszani

## Parancsok

record-outdated = A szabályokat kijavítottuk a játszma kezdete óta (akkor: { $began }. változat, most: { $now }.): a mai szabályok szerint másképp alakulhat, mint ahogy lejátszották.
record-refused-part = Ezt már nem engedik: { $reason }. A { $total } döntésből az első { $good } használható.

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = A te döntésed
when-any = a játszma folyik
