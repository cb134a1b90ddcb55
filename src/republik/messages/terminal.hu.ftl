## At the table

opponent = Ellenfél ({ $side }): { $level }, { $number }. szint { $count } közül. A többi: republik levels
opponent-automatic = { $side }: a szabályok játsszák
opponent-other = { $side }: számítógép ({ $name })
thinking-side = { $side } gondolkodik …
thinking-hint = Tippen gondolkodik … Ctrl-C megállítja.
thinking-hint-seconds = { $seconds } másodpercig gondolkodik tippen … Ctrl-C megállítja.
language-missing = Ez a játék csak angolul játszható.
ask-continue = — Enter —
ask-hand-over = { $side } dönt. A másik fél nem néz ide; aztán Enter.
prompt-use = { $card }: mire használod?
answer-unknown = „{ $answer }” nincs a lehetőségek között. A súgó megmondja, mit lehet írni.
answer-ambiguous = „{ $answer }” többféle lehet: { $names }
undo-done = Visszavonva.
why-what = Írd le, mit magyarázzak: miért NÉV
why-line = { $move }: { $answer }
why-allowed = szabad
cards-unknown = Nincs „{ $answer }” nevű kártya. Add meg a számát vagy a címe egy részét
save-where = Írj egy fájlnevet: mentés jatszma.txt
save-done = Elmentve ide: { $path }, mostantól minden döntés után.
quit-unsaved = A játszma nincs fájlba mentve. Előbb mentés FÁJL, vagy még egyszer kilépés.
quit-kept = A játszma itt van: { $path }. Folytatás: republik play --resume { $path }
quit-lost = A játszma nem lett elmentve.
forecast-title = Ami következik
play-kept = A játszma itt van: { $path }
game-summary = { $when }, { $decisions } döntés

## Commands at the table

help-intro = Válaszolj számmal, névvel vagy a név elejével, vagy lépéssel, ahogy a jegyzőkönyvben áll. Továbbá:
command-undo = vissza
command-redo = újra
command-why = miért
command-hint = tipp
command-forecast = előrejelzés
command-map = térkép
command-cards = kártyák
command-log = napló
command-save = mentés
command-help = súgó
command-rules = szabály
command-back = mégse
command-quit = kilépés
help-undo = az utolsó döntésed visszavonása, a saját körödben és amíg semmi rejtett nem látszott
help-redo = a visszavont döntés újrajátszása
help-why = NÉV: miért nem szabad most valami
help-hint = mit tenne a gép, és miért; tipp 10 vagy tipp tovább tovább gondolkodik
help-forecast = mi következik, ahogy most állnak a dolgok
help-map = minden, ami az asztalon van
help-cards = minden kártya, amelyet megnézhetsz (kártyák NÉV: egy kártya)
help-log = mi történt (napló all: minden)
help-save = FÁJL: a játszma mentése, mostantól minden döntés után
help-help = ez a lista
help-back = lap vagy kártya elhagyása választás nélkül
help-quit = kilépés; az elmentett játszma folytatható

## Hints

hint-searched = a rejtett kártyák { $deals } kiosztása kipróbálva, { $depth } akcióval előre
hint-share = a keresés { $share } %-a
hint-longer = tovább
hint-time = Írd meg, meddig gondolkodjon, másodpercben, legfeljebb { $most }: tipp 10. Vagy: tipp tovább
hint-stopped = Nincs tipp: megszakítva.
hint-nobody = Nincs tipp: ennek a játéknak egyik gépi játékosa sem tudja megmondani, miért.

## Programs that play (docs/bots.md)

bot-not-started = A programot nem sikerült elindítani: { $reason }
bot-no-hello = A program { $seconds } másodpercen belül nem jelentkezett
bot-timeout = A program { $seconds } másodpercen belül nem döntött
bot-clock = A program felhasználta a játszmára kapott { $seconds } másodpercét
bot-ended = A program magától leállt (kilépési kód: { $code })
bot-illegal = A program ezt választotta: { $move }, de ez nem volt a felkínált lépések között
bot-garbage = A program érthetetlen sort írt: { $line }
bot-flood = A program több mint { $limit } bájtot írt
bot-unasked = A program kérdezés nélkül szólalt meg
bot-last-words = Utolsó szavai: { $text }

## Command line

cli-about = Társasjátékok a terminálban és a böngészőben.
cli-epilog = Parancs nélkül játszma kezdődik a gép ellen. Bővebben egy parancsról: republik play --help
cli-usage = használat:
cli-options = kapcsolók:
cli-args = argumentumok:
cli-command = PARANCS
cli-commands = parancsok
cli-help = ez a súgó
cli-version = a program verziója
cli-lang = a nyelv; különben a terminálé
cli-game = melyik játék
cli-game-option = { $game }, { $option }: { $values } (különben { $default })
cli-games = játékok:

## Command line: play

cli-play = Játszma. Ha csak gépi játékosok játszanak, végigfut, és kiírja az eredményt.
cli-level = milyen erősen játszik a gép: szám vagy név az alábbi listából ({ $default })
cli-think = hány másodpercig gondolkodjanak minden döntésen azok a játékosok, amelyek erre képesek
cli-seed = tetszőleges szöveg: azonos szöveg, azonos kártyák
cli-record = a játszma mentése ebbe a fájlba, minden döntés után
cli-resume = egy elmentett játszma folytatása
cli-force = a --record fájljának felülírása, ha már létezik
cli-log = a végén minden esemény kiírása
cli-data = mappa saját értékekkel, azokhoz a játékokhoz, amelyek elfogadják
cli-seat = { $game }, ki játssza: { $seat } – person (vagy me), egy szint vagy más gépi játékos ({ $players }), vagy { $bot }

## Command line: levels

cli-levels = A gép szintjei, és hogyan játszanak.

## Command line: show, replay, verify

cli-show = Egy jegyzőkönyv állásának megjelenítése.
cli-show-record = egy játszma jegyzőkönyve
cli-show-at = ennyi döntés után; különben az utolsó állás
cli-show-json = JSON-ként
cli-replay = Egy jegyzőkönyv visszajátszása lépésenként.
cli-replay-from = ettől a döntéstől
cli-verify = Egy jegyzőkönyv ellenőrzése: szabályok, eredmény, és a véletlen az ígért kezdőérték szerint.

## Command line: export, import

cli-export = Jegyzőkönyv kiírása csereformátumban.
cli-export-output = a fájl; különben a szabványos kimenet
cli-import = Játszma beolvasása csereformátumból.
cli-import-file = a beolvasandó fájl
cli-import-output = a játszma mentése jegyzőkönyvként ebbe a fájlba
cli-import-until = csak ennek a szakasznak a végéig (évtized, forduló)

## Command line: fuzz

cli-fuzz = Véletlen játszmák, minden ellenőrzéssel.
cli-fuzz-game = melyik játék
cli-fuzz-games = hány játszma
cli-fuzz-seed = egész szám; azonos szám, azonos játszmák
cli-fuzz-workers = hány folyamat
cli-fuzz-out = ide kerül egy hiba jegyzőkönyve

## Command line: arena

cli-arena = Gépi játékosok játszmái egymás ellen, értékeléssel.
cli-arena-players = két vagy több gépi játékos; ugyanaz kétszer önmaga ellen játszik
cli-arena-pairs = hány pár mérkőzésenként: két játszma azonos lapokkal, felcserélt oldalakkal
cli-arena-gauntlet = az első játékos mérkőzik mindenki mással; egyébként mindenki mindenkivel
cli-arena-seed = bármilyen szöveg; azonos szöveg, azonos játszmák
cli-arena-workers = hány folyamat; egyébként magonként egy
cli-arena-backend = hol folyjon a játék: e gép folyamataiban vagy egy Ray-fürtön
cli-arena-out = az eredmények a FILE.json, FILE.html és a FILE.jsonl napló fájlba kerülnek; a félbeszakadt sorozat folytatódik
cli-arena-sprt = szekvenciális próba: megáll, amint kiderül, erősebb-e az első játékos
cli-arena-elo0 = a cáfolandó különbség Élő-pontban (0)
cli-arena-elo1 = a bizonyítandó különbség Élő-pontban (30)
cli-arena-alpha = milyen gyakran fogadható el tévesen elo1 (0.05)
cli-arena-beta = milyen gyakran fogadható el tévesen elo0 (0.05)

## Command line: dataset, study

cli-dataset = Gépi játékosok játszmái adathalmazként (Parquet).
cli-dataset-games = hány játszma (100)
cli-dataset-players = a két játékos: két helynél az első és a második, többnél fele-fele (greedy greedy)
cli-dataset-out = a mappa a tábláknak és a leírásnak; új vagy üres legyen
cli-dataset-force = a --out mappájában levő adathalmaz lecserélése
cli-study = Egy játékos önmaga ellen játszik a szabályok minden változatában; oldalak, játszmavégek és kártyák mérése.
cli-study-games = hány játszma változatonként (100)
cli-study-player = mindkét oldal gépi játékosa (delegate)
cli-study-out = a mappa, ahová a(z) { $file } kerül; a korábbit felülírja
cli-study-page = nem játszik: a(z) { $page } táblázatait és ábráit készíti el ebből: { $data }

## Command line: analyse

cli-analyse = Egy lejátszott játszma vizsgálata: a nyerési esély minden döntésnél, és hol fordult meg a játszma.
cli-analyse-record = jegyzőkönyv, vagy játszma csereformátumban
cli-analyse-level = ki gondolja végig: szint 1-től 5-ig, számmal vagy névvel (minister)
cli-analyse-player = ki gondolja végig: gépi játékos, például search:2s
cli-analyse-seat = kinek a döntései: egy hely, vagy both (mindkettő)
cli-analyse-top = hány fordulópont jelenjen meg (5)
cli-analyse-json = minden adat JSON-ként ebbe a fájlba; „-” a szabványos kimenet, a szöveg helyett
cli-analyse-html = oldal a görbével és az összes táblázattal ebbe a fájlba

## Command line: serve

cli-serve = A szerver indítása: asztalok böngészőben, a gép ellen vagy másokkal.
cli-serve-host = a cím, amelyen figyel (127.0.0.1: csak ez a gép)
cli-serve-port = a port (8000; a 0 egy szabadot választ)
cli-serve-data = az adatbázis mappája; különben a felhasználó adatmappája
cli-serve-database = másik adatbázis, SQLAlchemy-URL-ként
cli-serve-workers = hány folyamat a gépi játékosoknak; különben magonként egy
cli-serve-secure = a sütik csak TLS-en mennek (olyan proxy mögött, amely azt lezárja)
cli-serve-origin = további cím, ahonnan az oldal jön; többször is megadható
cli-serve-address = Az asztalok címe: { $address } – leállítás: Ctrl+C.
cli-serve-stopped = A szerver leállt; minden játszma megmaradt.
cli-serve-redis = egy Redis, amelyen az ugyanazon adatbázist használó folyamatok értesítik egymást, URL-ként
cli-serve-open = megnyitja a böngészőt, amint a szerver figyel
cli-serve-public-address = hol található a szerver, URL-ként: az értesítések hivatkozásaihoz
cli-serve-smtp = a levelezőszerver az értesítésekhez, smtp://név:jelszó@gép:port vagy smtps://… alakban; jobb a REPUBLIK_SMTP változóban
cli-serve-mail-from = a cím, ahonnan ezek a levelek jönnek (vagy a REPUBLIK_MAIL_FROM változó)
cli-serve-local-receivers = a webhookok és push-üzenetek erre a gépre is mehetnek, kipróbáláshoz
cli-serve-values = { $game }: mappa saját értékekkel az új asztalokhoz (vagy a { $variable } változó)

## Command line: server

cli-server = Egy szerver játszmáinak gondozása: mentés, visszatöltés, kiírás, igazítás.
cli-server-backup = Az adatbázis teljes tartalmát egy fájlba írja, akár futó szerver mellett is.
cli-server-restore = Egy üres adatbázist tölt fel egy mentésből.
cli-server-export = Minden befejezett játszmát egy mappába ír, mindegyiket külön jegyzőkönyvként.
cli-server-patch = Az összes folyamatban lévő játszmát újrajátssza a mai szabályokkal, és megmondja, mi változna.
cli-server-file = a mentés fájlja
cli-server-folder = a jegyzőkönyvek mappája
cli-server-force = akkor is, ha már van ott valami: az elvész
cli-server-all = a befejezetlen játszmák is (csak leállított szervernél: ezekben a jegyzőkönyvekben benne van a kezdőérték)
cli-server-apply = tegye is meg: vonja vissza, amit a szabályok már nem engednek

## Levels

levels-title = A gép szintjei:
levels-how = Választás: republik play --level 4. Több idő az utolsónak: republik play --think 10
levels-of = A gép szintjei ({ $games }):

## Records

show-title = Döntés: { $at } / { $total }
replay-next = — Enter: tovább, q: kilépés —
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nem fejeződött be.
verify-good = Rendben: { $count } döntés, és a véletlen követte az ígért kezdőértéket.
verify-no-seed = Rendben: { $count } döntés. Felfedett kezdőérték nélkül a véletlen nem ellenőrizhető.
verify-bad = nem jó jegyzőkönyv: { $reason }
import-done = Beolvasva: { $count } döntés.

## Random games (docs/development.md)

fuzz-games = { $games } játszma hiba nélkül, { $failures } hibával
fuzz-decisions = { $decisions } döntés, játszmánként { $mean } ({ $least } és { $most } között)
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Hiba: { $game }, kezdőérték { $seed }, { $index }. játszma, { $ply } döntés után: { $reason }. A jegyzőkönyv itt van: { $path }
progress-games = játszmák
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = { $limit } döntés után sincs vége
fuzz-broken-copy-itself = a copy() magát az állást adja vissza
fuzz-broken-copy-differs = egy másolat eltér az állásától
fuzz-broken-copy-hash = egy másolat hash-értéke eltér az állásáétól
fuzz-broken-copy-shares = a másolaton játszott lépés megváltoztatta az eredetit
fuzz-broken-original-shares = az eredetin játszott lépés megváltoztatta a másolatot
fuzz-broken-two-results = ugyanaz a lépés két álláshoz vezetett (figyelővel és nélküle)
fuzz-broken-nobody-to-act = senki sem következik
fuzz-broken-no-outcome = senki sem következik, de nincs kimenetel
fuzz-broken-early-outcome = van kimenetel, de a játszma folytatódik
fuzz-broken-moves-after-end = a moves() lépéseket sorol a vége után
fuzz-broken-no-moves = a moves() üres a vége előtt
fuzz-broken-moves-unsorted = a moves() nincs rendezve, vagy egy lépést kétszer sorol
fuzz-broken-winner = a győztes nem egy hely
fuzz-broken-ending-comma = egy befejezésfajta vesszőt tartalmaz: jegyzőkönyv nem tárolhatja
fuzz-broken-to-act = { $seat } következik, de ez nem hely
fuzz-broken-outside-action-space = egy lépés kívül esik az akciótéren
fuzz-broken-allows-unlisted = a why_not({ $move }) nem felsorolt lépést enged meg
fuzz-broken-plays-unlisted = a play({ $move }) nem felsorolt lépést fogad el
fuzz-broken-refuses-listed = a why_not({ $move }) felsorolt lépést utasít el
fuzz-broken-refused-changed = az elutasított { $move } lépés megváltoztatta az állást
fuzz-broken-same-text = két lépésnek ugyanaz a szövege
fuzz-broken-move-text-differs = a „{ $text }” lépés visszaolvasva más
fuzz-broken-move-text-unwritable = jegyzőkönyv nem tárolhatja ezt a lépést: „{ $text }”
fuzz-broken-text-differs = az állás szövege visszaolvasva más állás
fuzz-broken-text-hash = a visszaolvasott állás hash-értéke más
fuzz-broken-text-moves = a visszaolvasott állásban mások a lépések
fuzz-broken-view-seat = egy nézet más helyé
fuzz-broken-view-to-act = egy nézet szerint más hely következik
fuzz-broken-view-outcome = egy nézet más kimenetelt mutat
fuzz-broken-view-moves = a soron lévő hely más lépéseket lát a nézetében
fuzz-broken-view-text = egy nézet másként ír le egy lépést
fuzz-broken-stranger-moves = egy néző nézete lépéseket kínál
fuzz-broken-shows-hidden = a „{ $move }” lépés rejtett dolgot mutat meg
fuzz-broken-sample-itself = a sample() magát a valódi állást adja vissza
fuzz-broken-sample-to-act = egy mintában más hely következik
fuzz-broken-sample-told-apart = a(z) { $seat }. hely meg tudja különböztetni a mintát a valódi állástól
fuzz-broken-sample-moves = egy minta más lépéseket kínál a soron lévő helynek
fuzz-broken-sample-shares = a mintán játszott lépés megváltoztatta a valódi állást

## Arena (docs/arena.md)

arena-title = Aréna: { $players }
arena-about = { $games } játszma; mérkőzésenként legfeljebb { $pairs } pár; mag: { $seed }; republik { $version };
arena-partial = Ez a sorozat még nem ért véget.
arena-resumed = Folytatás: a naplóban { $count } pár van a(z) { $total } párból.
arena-interrupted = Megszakítva. Semmi sem maradt meg: a --out megadásával folytatható.
arena-interrupted-kept = Megszakítva. Ugyanez a parancs innen folytatja.
arena-written = Elkészült: { $data }, { $page }, { $journal }
arena-ratings = Értékszámok
arena-ratings-note = Bradley–Terry, Élő-pontban, 95 %-os intervallummal; { $name } értéke rögzítve: { $points }.
arena-player = játékos
arena-rating = értékszám
arena-interval = 95 %
arena-anchor = rögzített
arena-games = játszma
arena-points = pont
arena-score = eredmény
arena-matches = Eredmények oldalanként
arena-matches-note = Az első játékos eredményei mindkét oldallal és külön-külön.
arena-match = mérkőzés
arena-side = oldal
arena-both = mindkettő
arena-pairs-title = Párok
arena-pairs-note = Egy pár két játszmája azonos lapokkal folyik. Az Élő-pontban mért különbség az eredményé.
arena-pairs = pár
arena-difference = Élő
arena-sides = Helyek
arena-sides-note = Az értékszámok modelljében így játszani: { $seat }, { $points } Élő-pontot ér ({ $interval }).
arena-won = nyert
arena-endings = Játszmavégek
arena-period = szakasz
arena-winner = győztes
arena-ending = vége
arena-share = arány
seat-players = a játékos
seat-rules = a szabályok
arena-times = Idő döntésenként
arena-times-note = A döntések fele legfeljebb p50, 100-ból 99 legfeljebb p99 ideig tartott.
arena-decisions = döntés
arena-test = Szekvenciális próba
arena-test-verdict = eredmény
arena-test-llr = loglikelihood-hányados
arena-test-elo0 = { $first } nem erősebb { $elo1 } Élő-ponttal, mint { $second } (elo0 elfogadva)
arena-test-elo1 = { $first } több mint { $elo0 } Élő-ponttal erősebb, mint { $second } (elo1 elfogadva)
arena-test-open = eldöntetlen
arena-matches-many = Eredmények helyenként
arena-matches-many-note = Az első játékos eredményei: helyeivel együtt, majd győzelmeinek aránya az egyes helyekkel.
arena-matches-solo = Eredmények oldalanként
arena-matches-solo-note = Az első játékos eredményei: a két oldal együtt, az asztalnál, és ahol a másik játékos ült ott (egy pont, ha a szabályok nyernek).
arena-side-many = hely
arena-side-solo = oldal
arena-pairs-many-note = Egy pár minden játszmája azonos lapokkal folyik: a két játékos minden lehetséges módon felosztja a helyeket. Az Élő-pontban mért különbség az eredményé.
arena-pairs-solo-note = Mindkét játékos egyedül játszik, azonos lapokkal. Az Élő-pontban mért különbség az eredményé.
arena-sides-many = Helyek
arena-sides-solo = A játékos és a szabályok

## Data sets and studies

dataset-written = Elkészült ({ $path }): { $games } játszma, { $decisions } döntés
study-title = Tanulmány: { $player } önmaga ellen, a szabályok minden változatában { $games } játszma
study-balance = Győzelmek: { $seat }
study-variant = szabályok
study-differences = Arány ({ $seat }) ehhez képest: { $name }, azonos lapokkal, százalékpontban
study-difference = különbség
study-written = Elkészült: { $path }
study-page-written = Elkészült: { $path }, { $count } ábra

## Analysis (docs/analysis.md)

analysis-title = Elemzés: { $players }
analysis-side = Csak ezek a döntések szerepelnek: { $side }
analysis-unfinished = A játszma nem fejeződött be; az elemzés arról szól, ami megvan.
analysis-nothing = ebben a játszmában nincs elemezhető döntés
analysis-curve = Nyerési esély: { $seat }
analysis-curve-label = Nyerési esély ({ $seat }) a játszma döntései során: { $first } az elején, legalacsonyabb { $low }, legmagasabb { $high }, { $last } a végén
analysis-curve-note = Ahogy a lépést kezdő oldal látja, valahányszor kezd. Az oldalak mást-mást tudnak.
analysis-period = { $period }. szakasz
analysis-plays = Lépésről lépésre
analysis-turn = { $number }. { $decision }. döntés, { $side }: { $move }
analysis-cost = { $best } helyett { $chance }: { $loss } pont
analysis-better = Jobb: { $move }, { $chance }
analysis-swings-note = Egyik lépéstől a következőig, a döntések ára nélkül: a véletlen, amit az egyik oldal tud és a másik nem, és a gondolkodó saját tévedései.
analysis-swing = { $decision }. döntéstől { $then }-ig: { $seat }, { $before } → { $after }; döntések miatt { $decided }, egyébként { $rest }
analysis-forecasts = Az akkori előrejelzések
analysis-forecasts-note = Ami abban a pillanatban várható volt.
analysis-could-end = véget vethetne a játszmának: { $phases }
analysis-number = Sz.
analysis-chance = Esély
analysis-curve-short = Esély ({ $seat })
analysis-written = Elkészült: { $path }
analysis-no-thinker = { $name } választ, de nem tudja megmondani, miért; van: { $known }
analysis-level-or-player = a --level és a --player is azt mondja meg, ki gondolkodik: csak az egyiket add meg
analysis-seat-unknown = --seat: „{ $name }” nincs köztük: { $known }
analysis-same-file = { $path } olyan fájl, amelyet már olvasunk vagy írunk
analysis-import-stopped = { $turn }. kör: { $reason } ({ $rule }. szabály); az elemzés eddig tart

## Server

server-page-not-built = Az oldal még nincs felépítve. A projekt mappájában a „make web” felépíti; utána a szervert újra kell indítani. A programok az /api alatt így is megtalálják az asztalokat.
server-backup-done = { $path }: { $rows } sor { $tables } táblából, változat: { $revision }.
server-restore-done = { $rows } sor { $tables } táblában visszakerült, változat: { $revision }.
server-export-done = { $count ->
    [one] Egy játszma
   *[other] { $count } játszma
 } kiírva ide: { $path }.
server-export-seeds = Befejezetlen játszmák is vannak köztük a kezdőértékükkel együtt: aki ezeket a fájlokat olvassa, minden következő kártyát ismer.
server-export-refused = { $table }: nincs kiírva, a szabályok elutasítják a jegyzőkönyvét ({ $reason })
server-patch-count = { $count ->
    [one] Egy folyamatban lévő játszma
   *[other] { $count } folyamatban lévő játszma
 } újrajátszva, ebből { $changed } változott.
server-patch-change = { $table }: { $total } döntés, érvényes eddig: { $good }; a(z) { $next }. döntés ({ $seat }) már nem érvényes: { $move } – { $reason }
server-patch-chance = { $table }: { $total } döntés marad, { $added } véletlen döntés hozzáadódik
server-patch-left = { $table }: marad, ahogy van: saját értékekkel folyik, amelyek itt nincsenek meg
server-patch-dry = Semmi sem változott; az --apply megteszi. Előtte a szervert le kell állítani.
server-patch-applied = Kész. Semmi sem törlődött: ami már nem érvényes, az a naplóban vissza van vonva.

## Errors: the command line

error-arguments = { $reason } (lásd { $program } --help)
error-seed = a kezdőérték legalább egy karakter
error-number = { $what }: „{ $text }” nem egész szám { $low } és { $high } között
error-stopped = megszakítva
error-interrupted = megszakítva; a játszma nem lett elmentve
error-interrupted-kept = megszakítva; a játszma itt van: { $path }
error-no-more-input = nincs több bemenet; a játszma nem lett elmentve
error-no-more-input-kept = nincs több bemenet; a játszma itt van: { $path }
error-other-game-option = { $option } nem tartozik ehhez: { $game }

## Errors: files and records

error-record = nem jó jegyzőkönyv: { $reason }
error-interchange = nem jó csereformátumú fájl: { $reason }
error-import-stopped = { $turn }. kör{ $phase ->
    [0] {""}
   *[other] , { $phase }. fázis
}: { $reason } ({ $rule } szabály)
error-import-stopped-kept = { $turn }. kör{ $phase ->
    [0] {""}
   *[other] , { $phase }. fázis
}: { $reason } ({ $rule } szabály); az addigi játszma itt van: { $path }
error-resume-options = { $options } nem adható meg a --resume mellett: a jegyzőkönyv már megmondja
error-resume-outdated = a fájl többi része elveszne: a folytatáshoz adj meg egy másik fájlt a --record FÁJL kapcsolóval
error-resume-bot = a jegyzőkönyvben egy program játszik: „{ $name }”; a { $option } mondja meg, ki folytatja
error-file-missing = nincs ilyen fájl: { $path }
error-file-unreadable = { $path } nem olvasható: { $reason }
error-file-unwritable = { $path } nem írható: { $reason }
error-file-exists = { $path } már létezik: folytasd a --resume kapcsolóval, adj más nevet, vagy írd felül a --force kapcsolóval
error-file-folder = { $path } egy mappa
error-folder-missing = nincs ilyen mappa: { $path }
error-not-a-folder = { $path } nem mappa
error-data = a mappa értékei nem jók: { $reason }
error-resume-other-game = a jegyzőkönyv más játékról szól: „{ $name }”
error-no-interchange = ennek nincs csereformátuma: { $game }
error-interchange-unknown = nem csereformátumú fájl; ismert formátumok: { $known }
error-import-until = --until: ebben a játékban nincs „{ $text }” szakasz
error-no-analysis = ez nem vizsgálható: { $game }

## Errors: players

error-player-budget = { $name }: „{ $budget }” nem mérték. Lehet menetszám { $iterations }-ig (800), másodperc { $seconds }-ig (0.5s) vagy mindkettő (800,0.5s)
error-player-no-budget = { $name } nem gondolkodik tovább vagy rövidebben; erre képes: { $known }
error-level-taken = a --level a gép oldalára vonatkozik, de itt egy sem maradt szabadon
error-think = --think: „{ $text }” nem 0 feletti, legfeljebb { $most } másodperc
error-think-nobody = --think ezeknek szól: { $known }, de itt egyik sem játszik saját mérték nélkül
error-bot-command = „{ $command }” nem programindító parancs: { $reason }
error-bot-missing = nincs „{ $program }” nevű program, amely játszhatna
error-bot-time = { $variable }: másodpercek száma kell, nem „{ $text }”
error-player-seats = { $name } csak ezeket játssza: { $seats }
error-automatic-seats = itt maguk a szabályok játszanak: nincs { $options }

## Errors: arena, data sets, studies

error-arena-players = egy arénához legalább két játékos kell
error-arena-sprt-players = a szekvenciális próbához pontosan két játékos kell
error-arena-sprt-missing = { $name } a szekvenciális próbához való: a --sprt is kell
error-arena-figure = { $name }: „{ $text }” nem jó; hogy mi lehetséges, a docs/arena.md írja le
error-arena-backend = ismeretlen háttér: „{ $name }”; van: { $known }
error-arena-file-exists = { $path } már létezik, de nincs hozzá napló: más név kell
error-arena-journal = { $path } nem egy aréna naplója
error-arena-journal-line = { $path }: a(z) { $line }. sor sérült
error-arena-other-run = { $path } egy másik sorozat naplója ({ $name }: akkor { $then }, most { $now }): más --out kell, vagy törölni kell
error-arena-ray = a Ray-háttérhez a ray csomag kell: pip install 'republik[ray]'
error-arena-lab = az egyik játékoshoz a „lab” kiegészítő csomagjai kellenek: pip install 'republik[lab]'
error-arena-worker = egy folyamat váratlanul véget ért; az addig befejezett párok a naplóban vannak
error-arena-version = a fürt egyik gépén a republik { $there } fut, itt { $here }
error-arena-game = { $player } hibázott a(z) { $pair }. párban (mag: { $seed }): { $reason }
error-dataset-pyarrow = az adathalmazokhoz a pyarrow csomag kell: pip install 'republik[lab]'
error-dataset-exists = { $path } nem üres: más mappa kell, vagy a benne levő adathalmaz lecserélhető a --force kapcsolóval
error-dataset-foreign = { $path } mást is tartalmaz, mint adathalmazt ({ $name }): más mappa kell
error-dataset-place = { $path } az aktuális mappa vagy csatolási pont: egy benne levő mappa kell
error-dataset-interrupted = megszakítva; semmi sem íródott ki
error-dataset-worker = egy folyamat váratlanul véget ért; semmi sem íródott ki
error-study-data = { $path } nem egy tanulmány eredménye: { $reason }
error-study-page = { $path }: nincs hely ennek: „{ $name }”
error-arena-sprt-seats = a szekvenciális próba kétszemélyes játékokhoz való
error-arena-every-seat = { $name } nem játszhat minden helyen, ezért nem való az arénába
error-study-game = { $name }: ehhez nincs tanulmány

## Errors: the server

error-serve-extra = a szervernek szüksége van erre: { $missing } – pip install republik[server]
error-serve-address = a(z) { $address } címen nem lehet figyelni: { $reason }
error-server-database = az adatbázis nem használható: { $reason }
error-server-driver = ehhez az adatbázishoz szükséges: { $missing } – pip install republik[postgres]
error-server-redis = a(z) { $address } címen lévő Redis nem válaszol: { $reason }
error-server-redis-missing = a --redis kapcsolóhoz a redis csomag kell: pip install republik[redis]
error-server-not-empty = az adatbázisban már { $rows } sor van; a --force lecseréli
error-server-not-a-backup = { $path } nem teljes szervermentés: { $reason }
error-server-newer = újabb változatból való ({ $revision })
error-server-no-tables = itt nincs szerver-adatbázis
error-server-file-exists = { $path } már létezik; a --force felülírja
error-server-older = az adatbázis régebbi alakú ({ $revision }): e változat szerverének elindítása frissíti
error-serve-public-address = „{ $text }” nem olyan cím, mint https://republik.example.org
error-serve-smtp = --smtp: a levelezőszervert smtp://név:jelszó@gép:port vagy smtps://… alakban kell megadni
error-serve-mail-from = --mail-from: a levelekhez feladócím kell
error-serve-mail-address = --smtp: a levelekben hivatkozások vannak, ezért kell a --address: hol található a szerver
