## Computer players

level-newcomer = Újonc
level-newcomer-ease = nagyon könnyű
level-newcomer-about = Azt játssza, ami első ránézésre a legjobb, de tíz lépéséből három véletlenszerű.
level-citizen = Polgár
level-citizen-ease = könnyű
level-citizen-about = Azt játssza, ami első ránézésre a legjobb, és sosem gondolkodik előre.
level-delegate = Képviselő
level-delegate-ease = közepes
level-delegate-about = Jól ítéli meg a lépéseket, de nem tervez messzire előre.
level-minister = Miniszter
level-minister-ease = nehéz
level-minister-about = Teljes kijátszásokat gondol végig, és a legjobbakat az ellenfél legjobb válaszával is próbára teszi.
level-statesman = Államférfi
level-statesman-ease = nagyon nehéz
level-statesman-about = A rejtett kártyák sok lehetséges kiosztását elképzeli, és mindegyikben előre számol, döntésenként legfeljebb egy másodpercig.
level-chancellor = Kancellár
level-chancellor-ease = a legnehezebb
level-chancellor-about = Úgy számol előre, mint az államférfi, döntésenként legfeljebb két másodpercig.
level-random = Véletlen
level-random-about = Minden szabályos lépést ugyanakkora eséllyel választ.
level-automatic = a szabályok irányítják

## Endings

outcome = { $winner } győz: { $how } ({ $rule }. szabály)
outcome-table = { $winner } győz: { $how }
outcome-no-winner = Nincs győztes: { $how } ({ $rule }. szabály)
outcome-no-winner-table = Nincs győztes: { $how }
ending-scores = { $how }, { $scores }
ending-resigned = a másik fél feladta
ending-timeout = a másik fél ideje lejárt
ending-agreed = közös megegyezés
ending-abandoned = a játszma félbeszakadt
ending-forfeited = a másik fél programja szabálytalanság miatt veszített

## Refusals at the table

refusal-rule = { $reason } ({ $rule }. szabály)
refusal-game-over = a játszma már véget ért
refusal-no-such-move = nem lépés: { $text }
refusal-not-now = most nem lehetséges: „{ $move }”
refusal-not-your-turn = nem te jössz
refusal-undo-nothing = nincs mit visszavonnod
refusal-undo-other-acted = azóta már a másik fél is lépett
refusal-undo-chance = azóta új kártyákat osztottak
refusal-undo-private = azóta valami rejtett dolog láthatóvá vált
refusal-undo-turn-over = a köröd véget ért
refusal-undo-game-over = a játszma már véget ért
refusal-redo-nothing = nincs mit újra meglépned

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = A te döntésed
when-any = a játszma folyamatban van
when-over = a játszma véget ért
state-of-seat = { $seat } ezt látja:

## Names that are not known

error-unknown-game = ismeretlen játék: „{ $name }”; választható: { $known }
error-game-load = { $package } csomag, { $game } játék: nem tölthető be: { $what }
error-game-name = { $package } csomag, { $game } játék: saját magát másképp nevezi: { $what }
error-game-word = { $package } csomag, { $game } játék: egy hely vagy egy beállítás neve már foglalt: { $what }
error-game-double = a { $package } csomagban van egy { $game } nevű játék, de ilyen nevű már létezik
error-unknown-player = ismeretlen játékos: „{ $name }”; választható: { $known }
error-player-arena-only = { $name } mindent lát, ezért csak az arénában játszik
error-unknown-level = ismeretlen szint: „{ $name }”; választható: { $known }
error-unknown-language = ismeretlen nyelv: „{ $name }”; választható: { $known }
error-option = { $option }: „{ $value }” ismeretlen; választható: { $known }
error-values-missing = ez a játszma egyéni értékekkel folyik ({ $values }), amelyek itt nem érhetők el; a mappájuk ebben a változóban adható meg: { $variable }

## How long to think

budget-empty = meg kell adni az iterációk számát vagy a másodperceket
budget-iterations = az iterációk száma 1 és { $most } közötti lehet, nem { $given }
budget-seconds = a gondolkodási idő 0-nál több, legfeljebb { $most } másodperc lehet, nem { $given }
budget-unreadable = „{ $text }” nem értelmezhető; így add meg: 800 (iteráció), 0.5s (másodperc) vagy 800,0.5s

## Records (docs/records.md)

record-outdated = A szabályokat a játszma kezdete óta kijavítottuk (akkor: { $began }. változat, most: { $now }. változat): a mai szabályok szerint a játszma másképp alakulhat, mint ahogy lejátszották.
record-refused-part = Ma már nem szabályos: { $reason }. Felhasználva: az első { $good } döntés, összesen { $total } közül.
record-outdated-part = { $outdated } { $part }
record-at-line = { $line }. sor: { $reason }
record-first-line = nem jegyzőkönyv: az első sor ez legyen: „{ $expected }”
record-version = { $version }. jegyzőkönyv-formátum; csak ez ismert: { $known }.
record-too-large = egy jegyzőkönyv legfeljebb { $most } bájt lehet
record-long-line = egy sor legfeljebb { $most } karakter lehet
record-unprintable = nem nyomtatható karakter
record-not-utf-8 = nem UTF-8 szöveg
record-long-header = a fejléc legfeljebb { $most } sor lehet
record-no-game = a fejléc nem nevezi meg a játékot
record-header-line = ez kell: „kulcs: érték”, vagy üres sor a fejléc végén
record-header-twice = „{ $name }” kétszer szerepel a fejlécben
record-decision-line = ez kell: „<sorszám> <hely> <lépés>”
record-decision-number = { $number }. döntés áll ott, ahol ennek kellene: { $expected }.
record-many-decisions = egy jegyzőkönyvben legfeljebb { $most } döntés lehet
record-unwritable = ez a jegyzőkönyv nem írható ki: az egyik szövegét nem lehetne ugyanúgy visszaolvasni
record-chance-differs = a véletlen döntése eltér attól, ami a kezdőértékből következik
record-deal-differs = az első állás rejtett kártyái eltérnek attól, ami a kezdőértékből következik
record-deal-unknown = ismeretlen osztási mód: „{ $text }”
record-seed-unreadable = „{ $text }” nem kezdőérték: csak hexadecimális számjegyekből állhat
record-seed-without-commitment = a kezdőértékhez hiányzik az előzetes lenyomata
record-seed-not-promised = a kezdőérték nem egyezik a közzétett lenyomattal
record-seed-needed = a folytatáshoz az eredeti kezdőérték kell
record-redraws = ez kell: „<döntés>+<húzások>”, nem ez: „{ $text }”
record-other-game = { $reason }
record-options = ilyen beállításokkal nincs játék: { $reason }
record-unknown-option = „{ $name }” nem tartozik ennek a játéknak a beállításai közé
record-impossible = a játszma olyan állással kezdődik vagy olyanhoz vezet, amely nem jeleníthető meg
record-over = a játszma már véget ért
record-other-turn = { $seat } most nem dönthet: { $expected } jön
record-move-refused = „{ $move }”: { $reason }
record-no-move = „{ $move }” nem lépés: { $reason }
record-ended-otherwise = a játszma így ért véget: { $result }
record-not-over = meg van adva eredmény, de a játszma nem ért véget
record-revision = változatszám kell, nem ez: „{ $text }”

## Positions as text

position-unreadable = nem játékállás: { $reason }
position-no-object = nem játékállás: JSON-objektum kell
position-fields = nem játékállás: ezek a mezők kellenek: { $known }
position-field-type = { $field }: { $type } kell, nem ez: { $value }
position-field-numbers = { $field }: egész számok kellenek
position-field-values = { $field }: ezek egyike kell: { $known }
position-agenda-long = agenda: legfeljebb { $most } lépés lehet
position-agenda-step = agenda: egy lépés { $count } számból áll
position-impossible = ilyen állás nem jöhet létre: { $reason }
position-outdated = a szabályokat vagy az értékeket kijavítottuk ennek az állásnak a mentése óta
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }
percent = { $number }%

## Hints

hint-title = Tipp ({ $level }) nyerési eséllyel ({ $side }):
hint-for = mellette szól: { $reasons }
hint-against = ellene szól: { $reasons }

## Analysis

analysis-progress = döntések
analysis-about = { $count } döntés, elemezte: { $player }. Mindegyiket aszerint ítéli meg, amit az adott fél akkor tudhatott.
analysis-turning = Fordulópontok
analysis-turning-note = Az esélyeket leginkább megváltoztató lépések, az összes döntésük és dobásuk utáni állás alapján.
analysis-turning-none = Egyetlen lépés sem változtatott öt pontot egyik nyerési esélyen sem.
analysis-costly = Drága döntések
analysis-costly-note = A legtöbb nyerési esélybe kerülő döntések, a legdrágábbal kezdve.
analysis-costly-none = Egyetlen döntés sem került legalább { $points } százalékpont nyerési esélybe.
analysis-curve = Nyerési esélyek
analysis-curve-label = Nyerési esély ({ $seat }) a játszma döntései során: { $first } az elején, legalacsonyabb { $low }, legmagasabb { $high }, { $last } a végén
analysis-curve-note = Minden lépés előtt, ahogy egy minden lapot ismerő megfigyelő látja.
analysis-plays = Lépésről lépésre
analysis-chance = Esély
analysis-not-considered = { $player } ezt a lépést nem vizsgálta; az esélye az utána következő állás elemzéséből ered.
analysis-lost = Összesen elvesztett nyerési esély, százalékpontban: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Döntés
analysis-who = Fél
analysis-when = Mikor
analysis-move = Megtett lépés
analysis-loss = Veszteség
analysis-instead = Jobb lett volna
analysis-ends = Véget vethetett volna a játszmának
front-paper = Republik
front-turning-points = Fordulópontok
front-latest = A legutóbbi lépések
front-figures = A végeredmény számokban
front-players = Az asztalnál
front-option = { $option }: { $value }
front-wins = Győztes: { $winner }
front-no-winner = Senki sem nyert
front-anonymous = névtelen
front-computer = { $level } (gép)
front-chance = Nyerési esély, { $seat }: { $before }% → { $after }%
turning-card = { $card }
turning-changes = { $count ->
    [1] { $first }
    [2] { $first }; { $second }
   *[other] { $first }; { $second }; { $third }
}.
turning-dice = A kocka döntött: { $what }
turning-dice-alone = A kocka döntött.
turning-cards = A húzott lapok döntöttek: { $what }
turning-cards-alone = A húzott lapok döntöttek.
front-date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} { $day }.
front-running = Még semmi sem dőlt el
front-chance-of = Nyerési esély: { $seat }
headline-resigned = Fehér zászló
headline-timeout = Lejárt az idő
headline-agreed = Kézfogással zárult
headline-abandoned = Az üres asztal
headline-forfeited = Leállt a gép
