## Computer players

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
level-random = Véletlen
level-random-about = Minden megengedett döntést ugyanakkora eséllyel választ.
level-automatic = a szabályok játsszák

## Endings

outcome = { $winner } győz: { $how } ({ $rule } szabály)
outcome-table = { $winner } győz: { $how }
ending-resigned = a másik fél feladta
ending-timeout = a másik fél ideje lejárt
ending-agreed = megegyezés
ending-abandoned = a játék félbeszakadt
ending-forfeited = a másik fél programja szabálytalanság miatt veszít

## Refusals at the table

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

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = A te döntésed
when-any = a játszma folyik
state-of-seat = { $seat } ezt látja:

## Names that are not known

error-unknown-game = ismeretlen játék: „{ $name }”; van: { $known }
error-game-load = a(z) { $package } csomag { $game } játéka nem tölthető be: { $what }
error-game-name = a(z) { $package } csomag { $game } játékának saját neve ettől eltér: { $what }
error-game-word = a(z) { $package } csomag { $game } játékában egy hely vagy egy beállítás neve már foglalt: { $what }
error-game-double = a(z) { $package } csomagban van egy { $game } nevű játék, de ilyen nevű játék már van
error-unknown-player = ismeretlen játékos: „{ $name }”; van: { $known }
error-player-arena-only = { $name } mindent lát, ezért csak az arénában játszik
error-unknown-level = ismeretlen szint: „{ $name }”; van: { $known }
error-unknown-language = ismeretlen nyelv: „{ $name }”; van: { $known }
error-option = { $option }: „{ $value }” ismeretlen; van: { $known }
error-values-missing = ez a játszma saját értékekkel folyik ({ $values }), amelyek itt nincsenek meg; a { $variable } megadhatja a mappát, ahol vannak

## How long to think

budget-empty = menetszám vagy másodperc kell
budget-iterations = menetszám 1 és { $most } között, nem { $given }
budget-seconds = másodperc 0 felett és legfeljebb { $most }, nem { $given }
budget-unreadable = „{ $text }” nem mérték: 800 (menet), 0.5s (másodperc) vagy 800,0.5s

## Records (docs/records.md)

record-outdated = A szabályokat kijavítottuk a játszma kezdete óta (akkor: { $began }. változat, most: { $now }.): a mai szabályok szerint másképp alakulhat, mint ahogy lejátszották.
record-refused-part = Ezt már nem engedik: { $reason }. A { $total } döntésből az első { $good } használható.
record-outdated-part = { $outdated } { $part }
record-at-line = { $line }. sor: { $reason }
record-first-line = nem jegyzőkönyv: az első sor ez legyen: „{ $expected }”
record-version = { $version }. jegyzőkönyv-formátum; csak a(z) { $known }. ismert
record-too-large = egy jegyzőkönyv legfeljebb { $most } bájt
record-long-line = egy sor legfeljebb { $most } karakter
record-unprintable = nem nyomtatható karakter
record-not-utf-8 = nem UTF-8 szöveg
record-long-header = a fejléc legfeljebb { $most } sor
record-no-game = a fejléc nem nevezi meg a játékot
record-header-line = „kulcs: érték” kell, vagy üres sor a fejléc végén
record-header-twice = „{ $name }” kétszer szerepel a fejlécben
record-decision-line = „<szám> <hely> <lépés>” kell
record-decision-number = { $number }. döntés, ahol a(z) { $expected }. kellene
record-many-decisions = egy jegyzőkönyvben legfeljebb { $most } döntés van
record-unwritable = ez a jegyzőkönyv nem írható ki: egy benne lévő szöveget másként olvasnánk vissza
record-chance-differs = a véletlen másként döntött, mint a kezdőérték
record-seed-unreadable = „{ $text }” nem kezdőérték: hexadecimális számjegyekből áll
record-seed-without-commitment = kezdőérték az ígérete nélkül
record-seed-not-promised = a kezdőérték nem az, amelyet ígértek
record-seed-needed = a folytatáshoz az ígért kezdőérték kell
record-redraws = „<döntés>+<húzás>” kell, nem „{ $text }”
record-other-game = { $reason }
record-options = nincs ilyen játék: { $reason }
record-over = a játszma már véget ért
record-other-turn = { $seat } nem dönthet, { $expected } következik
record-move-refused = „{ $move }”: { $reason }
record-no-move = „{ $move }” nem lépés: { $reason }
record-ended-otherwise = a játszma így ért véget: { $result }
record-not-over = van eredmény, de a játszma nem ért véget
record-revision = egy változat száma kell, nem „{ $text }”

## Positions as text

position-unreadable = nem állás: { $reason }
position-no-object = nem állás: JSON-objektum kell
position-field-type = { $field }: { $type } kell, nem { $value }
position-field-numbers = { $field }: egész számok kellenek
position-field-values = { $field }: ezek egyike kell: { $known }
position-agenda-long = agenda: több mint { $most } lépés
position-agenda-step = agenda: egy lépés { $count } szám
position-impossible = ilyen állás nem jöhet létre: { $reason }
position-outdated = a szabályokat vagy az értékeket kijavították, mióta ezt az állást leírták
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }

## Hints

hint-title = Tipp ({ $level }), a nyerési eséllyel ({ $side }):
hint-for = mellette szól: { $reasons }
hint-against = ellene: { $reasons }

## Analysis

analysis-progress = döntések
analysis-about = { $count } döntés, végiggondolta: { $player }. Mindegyiket aszerint ítéli meg, amit az oldala akkor tudhatott.
analysis-turning = Fordulópontok
analysis-turning-note = A legtöbb nyerési esélybe kerülő döntések, a legdrágább elöl.
analysis-turning-none = Egyetlen döntés sem került { $points } százalékpont nyerési esélybe vagy többe.
analysis-not-considered = { $player } ezt a lépést nem nézte; az esélye az utána való továbbgondolásból jön.
analysis-swings = Kilengések, amelyeket egyetlen döntés sem magyaráz
analysis-lost = Döntésekkel összesen elveszett: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Döntés
analysis-who = Oldal
analysis-when = Mikor
analysis-move = Lépés
analysis-loss = Ára
analysis-instead = Jobb
analysis-ends = Véget vethetne a játszmának
