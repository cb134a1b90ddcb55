## At the table

opponent = Ellenfél ({ $side }): { $level } (szint: { $number } / { $count }). A többi szint: republik levels
opponent-automatic = { $side }: a szabályok irányítják
opponent-other = { $side }: gép ({ $name })
play-answer = Számmal vagy névvel válaszolj; a „súgó” megmutatja, mi mást írhatsz még be.
thinking-side = { $side } gondolkodik…
thinking-hint = Készül a tipp… Megszakítás: Ctrl+C.
thinking-hint-seconds = Készül a tipp ({ $seconds } másodperc)… Megszakítás: Ctrl+C.
language-missing = Ez a játék csak angolul játszható.
ask-continue = — tovább: Enter —
ask-hand-over = { $side } dönt. A másik fél forduljon el, utána nyomj Entert.
prompt-use = { $card }: mire használod?
answer-unknown = „{ $answer }” itt nem választható. A „súgó” parancs felsorolja, mit írhatsz be.
answer-ambiguous = „{ $answer }” többfélét is jelenthet: { $names }
undo-done = Visszavonva.
why-what = Írd be, mit magyarázzak el: miért NÉV
why-line = { $move }: { $answer }
why-allowed = szabályos
cards-unknown = Nincs ilyen kártya: „{ $answer }”. Add meg a számát vagy a címének egy részét
save-where = Adj meg egy fájlnevet: mentés jatszma.txt
save-done = Elmentve ide: { $path }. Mostantól minden döntés után újra mentjük.
quit-unsaved = A játszma nincs elmentve. Előbb írd be: „mentés FÁJL”, vagy a kilépéshez még egyszer: „kilépés”.
quit-kept = A játszma mentése: { $path }. Folytatás: republik play --resume { $path }
quit-lost = A játszmát nem mentettük el.
forecast-title = Ami következik
play-kept = A játszma mentése: { $path }
game-summary = { $when }, { $decisions } döntés

## Commands at the table

help-intro = Válaszolj számmal, névvel vagy a név elejével, vagy írd be a lépést úgy, ahogy a jegyzőkönyvben szerepel. Ezenkívül:
command-undo = visszavon
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
command-bots = botok
command-back = mégse
command-quit = kilépés
help-undo = az utolsó döntésed visszavonása a saját körödben, amíg semmi rejtett nem vált láthatóvá
help-redo = a visszavont döntés újbóli meglépése
help-why = NÉV: miért nem szabályos most valami
help-hint = mit lépne a gép, és miért („tipp 10” vagy „tipp tovább”: hosszabb gondolkodás)
help-forecast = mi várható a jelenlegi állás szerint
help-map = minden, ami az asztalon van
help-cards = az összes kártya, amelyet megnézhetsz („kártyák NÉV”: egyetlen kártya)
help-log = a legutóbbi események („napló minden”: minden esemény)
help-save = FÁJL: a játszma mentése, mostantól minden döntés után
help-help = ez a lista
help-back = visszalépés egy oldalról vagy kártyától választás nélkül
help-quit = kilépés a játszmából; az elmentett játszma később folytatható

## Szavak parancs után

log-all = minden

## Hints

hint-searched = a rejtett kártyák { $deals } lehetséges kiosztása, { $depth } akcióval előre
hint-share = a keresés { $share }%-a
hint-longer = tovább
hint-time = Meddig gondolkodhat? „tipp 10”: 10 másodperc (legfeljebb { $most }), vagy „tipp tovább”.
hint-stopped = Nincs tipp: megszakítva.

## Programs that play (docs/bots.md)

bot-not-started = A programot nem sikerült elindítani: { $reason }
bot-no-hello = A program { $seconds } másodpercen belül nem jelentkezett
bot-timeout = A program { $seconds } másodpercen belül nem döntött
bot-clock = A program felhasználta a játszmára kapott { $seconds } másodpercét
bot-ended = A program magától leállt (kilépési kód: { $code })
bot-illegal = A program ezt választotta: { $move }, pedig nem volt a felkínált lépések között
bot-garbage = A program értelmezhetetlen sort írt: { $line }
bot-flood = A program több mint { $limit } bájtot írt
bot-unasked = A program kérdezés nélkül szólalt meg
bot-last-words = Utolsó szavai: { $text }

## Command line

cli-about = Társasjátékok a terminálban és a böngészőben.
cli-epilog = Parancs nélkül játszma indul a gép ellen. Bővebben egy parancsról: republik play --help
cli-usage = használat:
cli-options = kapcsolók:
cli-args = argumentumok:
cli-command = PARANCS
cli-commands = parancsok
cli-help = ez a súgó
cli-version = a program verziója
cli-lang = a nyelv; alapértelmezés: a terminál nyelve
cli-game = melyik játék
cli-game-option = { $game }, { $option }: { $values } (alapértelmezés: { $default })
cli-games = játékok:

## Command line: play

cli-play = Játszma indítása. Ha csak gépi játékosok vesznek részt, végigfut, és kiírja az eredményt.
cli-level = milyen erősen játsszon a gép: szám vagy név az alábbi listából (alapértelmezés: { $default })
cli-think = hány másodpercig gondolkodjanak egy-egy döntésen azok a játékosok, amelyek erre képesek
cli-seed = tetszőleges szöveg: ugyanahhoz a kezdőértékhez ugyanaz a leosztás tartozik
cli-record = a játszma mentése ebbe a fájlba minden döntés után
cli-resume = egy elmentett játszma folytatása
cli-force = a --record fájl felülírása, ha már létezik
cli-log = a végén az összes esemény kiírása
cli-data = mappa egyéni értékekkel, ha a játék támogatja
cli-seat = { $game }, ki játszik itt: { $seat } – person (vagy me), egy szint vagy más gépi játékos ({ $players }), illetve { $bot }

## Command line: levels

cli-levels = A gép szintjeinek felsorolása, és hogy melyik hogyan játszik.

## Command line: show, replay, verify

cli-show = Egy jegyzőkönyv valamelyik állásának megjelenítése.
cli-show-record = egy játszma jegyzőkönyve
cli-show-at = hány döntés utáni állás; alapértelmezés: az utolsó
cli-show-json = JSON-ként
cli-replay = Egy jegyzőkönyv visszajátszása lépésenként.
cli-replay-from = kezdés ettől a döntéstől
cli-verify = Egy jegyzőkönyv ellenőrzése: szabályok, eredmény, és hogy a véletlen megfelel-e az ígért kezdőértéknek.

## Command line: export, import

cli-export = Jegyzőkönyv kiírása csereformátumba.
cli-export-output = a célfájl; alapértelmezés: a szabványos kimenet
cli-import = Játszma beolvasása csereformátumból.
cli-import-file = a beolvasandó fájl
cli-import-output = a játszma mentése jegyzőkönyvként ebbe a fájlba
cli-import-until = csak ennek a szakasznak a végéig (évtized, forduló)

## Command line: fuzz

cli-fuzz = Véletlenszerű játszmák lejátszása az összes invariáns ellenőrzésével.
cli-fuzz-game = melyik játék
cli-fuzz-games = hány játszma
cli-fuzz-seed = egész szám; ugyanaz a kezdőérték ugyanazokat a játszmákat adja
cli-fuzz-workers = hány folyamat
cli-fuzz-out = ide kerül a hibás játszma jegyzőkönyve

## Command line: arena

cli-arena = Gépi játékosok mérkőzései egymás ellen, értékszámokkal.
cli-arena-players = két vagy több gépi játékos; ha valamelyik kétszer szerepel, önmaga ellen játszik
cli-arena-pairs = hány pár mérkőzésenként: két játszma azonos leosztással, cserélt felekkel
cli-arena-gauntlet = az első játékos mindenki mással megmérkőzik; egyébként mindenki mindenkivel
cli-arena-seed = tetszőleges szöveg; ugyanaz a kezdőérték ugyanazokat a játszmákat adja
cli-arena-workers = hány folyamat; alapértelmezés: processzormagonként egy
cli-arena-backend = hol fussanak a játszmák: ennek a gépnek a folyamataiban vagy egy Ray-fürtön
cli-arena-out = az eredmények mentése: FILE.json, FILE.html és FILE.jsonl (napló); a félbeszakadt sorozat folytatható
cli-arena-sprt = szekvenciális próba: leáll, amint kiderül, erősebb-e az első játékos
cli-arena-elo0 = a cáfolandó különbség Élő-pontban (alapértelmezés: 0)
cli-arena-elo1 = a bizonyítandó különbség Élő-pontban (alapértelmezés: 30)
cli-arena-alpha = az elo1 téves elfogadásának megengedett valószínűsége (alapértelmezés: 0.05)
cli-arena-beta = az elo0 téves elfogadásának megengedett valószínűsége (alapértelmezés: 0.05)

## Command line: dataset, study

cli-dataset = Gépi játékosok játszmáinak lejátszása és kiírása adathalmazként (Parquet).
cli-dataset-games = hány játszma (alapértelmezés: 100)
cli-dataset-players = a két játékos: kétszemélyes játékban az első és a második hely, egyébként a helyek fele-fele (alapértelmezés: greedy greedy)
cli-dataset-out = a célmappa (táblák és adatlap); új vagy üres legyen
cli-dataset-force = a --out mappájában lévő adathalmaz lecserélése
cli-study = Egy játékos önmaga ellen játszik a szabályok minden változatában; a felek, a játszmavégek és a kártyák mérése.
cli-study-games = hány játszma változatonként (alapértelmezés: 100)
cli-study-player = a mindkét felet irányító gépi játékos (alapértelmezés: delegate)
cli-study-out = a célmappa ({ $file }); a korábbi fájlt felülírja
cli-study-page = nem játszik, csak elkészíti a táblázatokat és az ábrákat ({ $page }) a meglévő adatokból ({ $data })
cli-calibrate = Egy játékos önmaga ellen játszik; az általa mondott esélyek és a megnyert játszmák összevetése.
cli-calibrate-player = egy gépi játékos, amely megindokolja a választását
cli-calibrate-games = hány játszma (alapértelmezés: 100)
cli-calibrate-out = az esélyek mentése ide: FILE, soronként egy játszma; ugyanez a parancs folytatja a félbeszakadt sorozatot

## Parancssor: train

cli-train = Egy gépi játékos önmaga ellen játszva tanulja meg a játékot.
cli-train-what = a megtanulandó játék, vagy egy folytatandó tanítás mappája
cli-train-out = a tanítás mappája; a már meglévő tanítás folytatódik
cli-train-minutes = meddig tart a teljes tanítás percben, a korábbi szakaszokkal együtt (alapértelmezés: 10)
cli-train-games = ennyi játszma után véget ér
cli-train-workers = hány folyamat játszik; alapértelmezés: processzormagonként egy, kivéve egyet a tanításnak (--match esetén magonként egy)
cli-train-torch = tanítás PyTorch segítségével, vagy jelzés, ha hiányzik; alapértelmezés: PyTorch, ha telepítve van, különben NumPy
cli-train-python = a tanítást futtató Python értelmező; alapértelmezés: ez
cli-train-settings = JSON-fájl a tanítás beállításaival (lásd docs/learning.md)
cli-train-resume = ne kezdjen új tanítást
cli-train-match = nem tanít, csak két hálót játszat egymás ellen egy szinten: fájlok, best vagy a tanítás egy száma, illetve linear a háló nélküli értékeléshez
cli-train-pairs = hány pár játszmából áll a mérkőzés (alapértelmezés: 100)
cli-train-alone = a mérkőzésen A egyetlen helyen játszik, sorra mindegyiken, B pedig az összes többin

## Command line: analyse

cli-analyse = Lejátszott játszma elemzése: a nyerési esély minden döntésnél, és hol fordult meg a játszma.
cli-analyse-record = egy jegyzőkönyv vagy egy csereformátumú játszma
cli-analyse-level = ki elemezzen: szint 1-től 6-ig, számmal vagy névvel (alapértelmezés: minister)
cli-analyse-player = ki elemezzen: gépi játékos, például search:2s
cli-analyse-seat = kinek a döntéseit elemezze: egy hely vagy both (mindkettő)
cli-analyse-top = hány fordulópont jelenjen meg (alapértelmezés: 5)
cli-analyse-json = minden adat kiírása JSON-ként ebbe a fájlba; „-”: a szabványos kimenetre, a szöveg helyett
cli-analyse-html = oldal készítése a grafikonnal és az összes táblázattal ebbe a fájlba

## Command line: serve

cli-serve = A szerver indítása: asztalok a böngészőben, a gép ellen vagy másokkal.
cli-serve-host = melyik címen figyeljen (alapértelmezés: 127.0.0.1, csak ez a számítógép)
cli-serve-port = a port (alapértelmezés: 8000; 0: egy szabad port)
cli-serve-data = az adatbázis mappája; alapértelmezés: a felhasználó adatmappája
cli-serve-database = másik adatbázis, SQLAlchemy-URL-ként
cli-serve-workers = hány folyamat a gépi játékosoknak; alapértelmezés: processzormagonként egy
cli-serve-secure = a sütik küldése csak TLS-en át (a TLS-t lezáró proxy mögött)
cli-serve-origin = további cím, ahonnan az oldalt kiszolgáljuk; többször is megadható
cli-serve-address = Az asztalok címe: { $address } – leállítás: Ctrl+C.
cli-serve-interpreted = A játékmotor értelmezett módban fut: a gépi játékosok nagyjából ötször lassabban gondolkodnak, mint lefordítva.
cli-serve-no-offline = A kiszolgáló nélküli oldal nincs elkészítve, ezért itt nincs semmi: { $address }offline/. A `make site` készíti el.
cli-serve-stopped = A szerver leállt; minden játszma el van mentve.
cli-serve-redis = Redis-URL, amelyen át az azonos adatbázist használó folyamatok értesítik egymást
cli-serve-open = a böngésző megnyitása, amint a szerver elindult
cli-serve-public-address = a szerver nyilvános URL-je az értesítések linkjeihez
cli-serve-smtp = az értesítések levelezőszervere smtp://név:jelszó@gép:port vagy smtps://… alakban; inkább a REPUBLIK_SMTP változóban add meg
cli-serve-mail-from = az értesítő levelek feladócíme (vagy a REPUBLIK_MAIL_FROM változó)
cli-serve-local-receivers = a webhookok és push-üzenetek erre a számítógépre is küldhetők, kipróbáláshoz
cli-serve-values = { $game }: mappa egyéni értékekkel az új asztalokhoz (vagy ez a változó: { $variable })
cli-serve-keep-unplayed = hány napig marad meg a vendégek olyan asztala, ahol senki sem döntött semmiről (alapértelmezés: 28; 0: örökre)
cli-serve-keep-games = hány napig marad meg az utolsó változás után az olyan játszma, amelyet csak vendégek játszottak (alapértelmezés: 365; 0: örökre)

## Command line: server

cli-server = Egy szerver játszmáinak karbantartása: biztonsági mentés, visszaállítás, exportálás, javítás.
cli-server-backup = Az adatbázis teljes tartalmának mentése egy fájlba, akár futó szerver mellett is.
cli-server-restore = Üres adatbázis feltöltése biztonsági mentésből.
cli-server-export = Minden befejezett játszma kiírása egy mappába, külön-külön jegyzőkönyvként.
cli-server-patch = A folyamatban lévő játszmák újrajátszása a mai szabályok szerint, és a változások kiírása.
cli-server-file = a biztonsági mentés fájlja
cli-server-folder = a jegyzőkönyvek mappája
cli-server-force = a meglévő adatok felülírása
cli-server-all = a befejezetlen játszmák is (csak leállított szervernél: ezek a jegyzőkönyvek tartalmazzák a kezdőértéket)
cli-server-apply = végrehajtás: a már nem szabályos döntések visszavonása

## Levels

levels-title = A gép szintjei:
levels-how = Választás: republik play --level 4. Több gondolkodási idő az utolsónak: republik play --think 10
levels-of = A gép szintjei ({ $games }):
levels-linear = { $game }: a motor itt nincs lefordítva, ezért a tanult hálót nem használja. Ezek a szintek súlyozott jellemzők alapján ítélnek, és gyengébben játszanak: { $levels }.

## Records

show-title = Állás a döntés után: { $at } / { $total }
replay-next = — Enter: tovább, q: kilépés —
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nem fejeződött be.
verify-good = Rendben: { $count } döntés, és a véletlen megfelel az ígért kezdőértéknek.
verify-no-seed = Rendben: { $count } döntés. Felfedett kezdőérték nélkül a véletlen nem ellenőrizhető.
verify-bad = érvénytelen jegyzőkönyv: { $reason }
import-done = Beolvasva: { $count } döntés.

## Random games (docs/development.md)

fuzz-games = hibátlan játszmák: { $games }, hibásak: { $failures }
fuzz-decisions = { $decisions } döntés, játszmánként { $mean } ({ $least } és { $most } között)
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Hiba: { $game }, kezdőérték: { $seed }, { $index }. játszma, { $ply } döntés után: { $reason }. A jegyzőkönyv: { $path }
progress-games = játszmák
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = { $limit } döntés után sincs vége
fuzz-broken-copy-itself = a copy() magát az állást adja vissza
fuzz-broken-copy-differs = egy másolat eltér az eredeti állástól
fuzz-broken-copy-hash = egy másolat hash-értéke eltér az eredeti állásétól
fuzz-broken-copy-shares = a másolaton megtett lépés megváltoztatta az eredetit
fuzz-broken-original-shares = az eredetin megtett lépés megváltoztatta a másolatot
fuzz-broken-two-results = ugyanaz a lépés két különböző álláshoz vezetett (figyelővel és anélkül)
fuzz-broken-nobody-to-act = senki sincs soron
fuzz-broken-no-outcome = senki sincs soron, de nincs eredmény
fuzz-broken-early-outcome = van eredmény, de a játszma folytatódik
fuzz-broken-moves-after-end = a moves() a játszma vége után is felsorol lépéseket
fuzz-broken-no-moves = a moves() a játszma vége előtt üres
fuzz-broken-moves-unsorted = a moves() nincs rendezve, vagy kétszer sorol fel egy lépést
fuzz-broken-winner = a győztes nem létező hely
fuzz-broken-scores = a pontok nem helyenként egy-egy szám
fuzz-broken-seats = ezekkel a beállításokkal nem a játék első helyei vannak használatban
fuzz-broken-ending-comma = az egyik befejezés neve vesszőt tartalmaz: a jegyzőkönyv nem tárolhatja
fuzz-broken-to-act = { $seat } van soron, de nincs ilyen hely
fuzz-broken-outside-action-space = egy lépés kívül esik az akciótéren
fuzz-broken-allows-unlisted = a why_not({ $move }) megenged egy lépést, amely nincs a felsoroltak között
fuzz-broken-plays-unlisted = a play({ $move }) elfogad egy lépést, amely nincs a felsoroltak között
fuzz-broken-refuses-listed = a why_not({ $move }) elutasít egy felsorolt lépést
fuzz-broken-refused-changed = egy elutasított lépés megváltoztatta az állást: { $move }
fuzz-broken-same-text = két lépésnek azonos a szövege
fuzz-broken-move-text-differs = ez a lépés visszaolvasva más lépés: „{ $text }”
fuzz-broken-move-text-unwritable = ez a lépés nem írható jegyzőkönyvbe: „{ $text }”
fuzz-broken-text-differs = az állás szövege visszaolvasva más állás
fuzz-broken-text-hash = a visszaolvasott állás hash-értéke eltér
fuzz-broken-text-moves = a visszaolvasott állásban mások a lehetséges lépések
fuzz-broken-view-seat = egy nézet másik helyhez tartozik
fuzz-broken-view-to-act = egy nézet szerint másik hely van soron
fuzz-broken-view-outcome = egy nézet más eredményt mutat
fuzz-broken-view-moves = a soron lévő hely más lépéseket lát a nézetében
fuzz-broken-view-text = egy nézet másként ír le egy lépést
fuzz-broken-stranger-moves = egy néző nézete lépéseket kínál
fuzz-broken-shows-hidden = ez a lépés rejtett információt fed fel: „{ $move }”
fuzz-broken-sample-itself = a sample() magát a valódi állást adja vissza
fuzz-broken-sample-to-act = egy mintában másik hely van soron
fuzz-broken-sample-told-apart = az egyik hely meg tudja különböztetni a mintát a valódi állástól: { $seat }
fuzz-broken-sample-moves = egy minta más lépéseket kínál a soron lévő helynek
fuzz-broken-sample-shares = a mintán megtett lépés megváltoztatta a valódi állást
fuzz-broken-view-leaks = „{ $move }” után a nézet olyat mutat, amit egyetlen esemény sem közölt vele: { $seat }
fuzz-broken-view-holds-hidden = „{ $move }” után a nézet olyat tartalmaz, amit a hely nem tudhat: { $seat }
fuzz-broken-moves-leak = „{ $move }” után a lépések olyasmitől függnek, amit a hely nem tudhat: { $seat }
fuzz-broken-event-leaks = „{ $move }” eseményei olyat közölnek, amit a nézet elrejt: { $seat }
fuzz-broken-text-leaks = „{ $move }” után a szövegek olyasmitől függnek, amit a hely nem tudhat: { $seat }
fuzz-broken-sample-leaks = „{ $move }” után a minták olyasmitől függnek, amit a hely nem tudhat: { $seat }
fuzz-broken-hash-leaks = „{ $move }” után a nézet hashe olyasmitől függ, amit a hely nem tudhat: { $seat }
fuzz-broken-refusal-leaks = „{ $move }” után egy elutasítás olyasmitől függ, amit a hely nem tudhat: { $seat }

## Arena (docs/arena.md)

arena-title = Aréna: { $players }
arena-about = { $games } játszma; mérkőzésenként legfeljebb { $pairs } pár; kezdőérték: { $seed }; republik { $version };
arena-partial = Ez a sorozat még nem ért véget.
arena-resumed = Folytatás: a naplóban már { $count } / { $total } pár szerepel.
arena-interrupted = Megszakítva. Semmit sem mentettünk: add meg a --out kapcsolót, hogy folytatható legyen.
arena-interrupted-kept = Megszakítva. Ugyanezzel a paranccsal innen folytatódik.
arena-written = Elkészült: { $data }, { $page }, { $journal }
arena-ratings = Értékszámok
arena-ratings-note = Bradley–Terry, Élő-pontban, 95%-os intervallummal; rögzített érték: { $name } = { $points }.
arena-player = játékos
arena-rating = értékszám
arena-interval = 95%
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }%
arena-figure = { NUMBER($number, useGrouping: 0) }
arena-time = { NUMBER($number, useGrouping: 0) } { $unit }
arena-anchor = rögzített
arena-games = játszma
arena-points = pont
arena-score = eredmény
arena-matches = Eredmények felek szerint
arena-matches-note = Az első játékos eredményei: mindkét féllel együtt és külön-külön.
arena-match = mérkőzés
arena-side = fél
arena-both = mindkettő
arena-pairs-title = Párok
arena-pairs-note = Egy pár két játszmája azonos leosztással folyik. Az Élő-pontban megadott különbség az eredményből számított.
arena-pairs = pár
arena-difference = Élő
arena-sides = Helyek
arena-sides-note = Az értékszámok modellje szerint ez a hely { $points } Élő-pontot ér ({ $interval }): { $seat }.
arena-won = nyert
arena-endings = Befejezések
arena-period = szakasz
arena-winner = győztes
arena-ending = befejezés
arena-share = arány
seat-players = a játékos
seat-rules = a szabályok
arena-times = Idő döntésenként
arena-times-note = A döntések fele legfeljebb p50, száz döntésből 99 legfeljebb p99 ideig tartott.
arena-decisions = döntés
arena-test = Szekvenciális próba
arena-test-verdict = eredmény
arena-test-llr = loglikelihood-hányados
arena-test-elo0 = { $first } nem erősebb { $elo1 } Élő-ponttal, mint { $second } (elo0 elfogadva)
arena-test-elo1 = { $first } több mint { $elo0 } Élő-ponttal erősebb, mint { $second } (elo1 elfogadva)
arena-test-open = még nem dőlt el
arena-matches-many = Eredmények helyenként
arena-matches-many-note = Az első játékos eredményei: az összes helyén együtt, majd a győzelmeinek aránya az egyes helyeken.
arena-matches-solo = Eredmények felek szerint
arena-matches-solo-note = Az első játékos eredményei: a két fél együtt; amikor ő ült az asztalnál; és amikor a másik játékos ült ott (ilyenkor a szabályok győzelme ér egy pontot).
arena-side-many = hely
arena-side-solo = fél
arena-pairs-many-note = Egy pár minden játszmája azonos leosztással folyik: a két játékos minden lehetséges módon felosztja egymás között a helyeket. Az Élő-pontban megadott különbség az eredményből számított.
arena-pairs-solo-note = Mindkét játékos egyedül játszik, azonos leosztással. Az Élő-pontban megadott különbség az eredményből számított.
arena-sides-many = Helyek
arena-sides-solo = A játékos és a szabályok

## Data sets and studies

dataset-written = Elkészült ({ $path }): { $games } játszma, { $decisions } döntés
study-title = Tanulmány: { $player } önmaga ellen, a szabályok minden változatában { $games } játszma
study-balance = Győzelmek: { $seat }
study-variant = szabályok
study-differences = Arány ({ $seat }) ehhez képest: { $name }, azonos leosztással, százalékpontban
study-difference = különbség
study-written = Elkészült: { $path }
study-page-written = Elkészült: { $path }, { $count } ábra
calibrate-title = Kalibrálás: { $player } önmaga ellen, { $games } játszma
calibrate-seat = Győzelmi esélyek: { $seat }
calibrate-every-seat = A döntő fél esélyei
calibrate-chance = mondott esély
calibrate-period = időszak
calibrate-step = döntés
calibrate-cases = eset
calibrate-told = mondott

## Tanítás (docs/learning.md)

train-resumed = Folytatás: { $path }, eddig { $games } játszma.
train-progress = Tanítás: { $time }, hátravan { $left }; { $games } játszma ({ $speed }/s), { $rows } sor ({ $pace }/s)
train-fit = { $trainer }, { $device }: { $step }. lépés, { $network }. háló, veszteség { $loss }; félretett játszmák: { $held } a célértékekhez, { $result } az eredményekhez képest
train-shares = Győzelmek önmaga ellen: { $shares }
train-against = A legújabb háló győzelmei: { $earlier } a korábbiak, { $start } az első ellen
train-calibration = Jelzett esély → bekövetkezett (félretett játszmák): { $pairs }
train-gate = Vizsga: { $match }
train-match = { $level }, { $kind ->
    [yardstick] a háló nélküli értékelés ellen
   *[other] a legjobb háló ellen
}: { $score } ({ $low }–{ $high }), { $pairs } pár; helyenként: { $own }; minden játszma: { $seats }{ $verdict ->
    [elo1] ; erősebb
    [elo0] ; nem erősebb
    [open] ; még nem dőlt el
   *[other] {""}
}
train-written = Elkészült: { $best }, { $card }
train-alone = { $player } egyedül a többiek ellen: { $share } győzelem ({ $low }–{ $high }); az egyenlő erejű játékosé { $even }

## Analysis (docs/analysis.md)

analysis-title = Elemzés: { $players }
analysis-side = Csak az ő döntései szerepelnek: { $side }
analysis-unfinished = A játszma nem fejeződött be; az elemzés az eddigi részről szól.
analysis-nothing = ebben a játszmában nincs elemezhető döntés
analysis-period = { $period }. szakasz
analysis-turn = { $number }. { $decision }. döntés, { $side }: { $move }
analysis-cost = { $best } helyett { $chance }: { $loss } pont
analysis-better = Jobb lett volna: { $move }, { $chance }
analysis-forecasts = Az akkori előrejelzések
analysis-forecasts-note = Ami abban a pillanatban várható volt.
analysis-could-end = véget vethetett volna a játszmának: { $phases }
analysis-number = Sz.
analysis-written = Elkészült: { $path }
analysis-no-thinker = { $name } választ ugyan, de nem tudja megindokolni; választható: { $known }
analysis-level-or-player = a --level és a --player egyaránt az elemzőt jelöli ki: csak az egyiket add meg
analysis-seat-unknown = --seat: „{ $name }” ismeretlen; választható: { $known }
analysis-same-file = ezt a fájlt már olvassuk vagy írjuk: { $path }
analysis-import-stopped = { $turn }. kör: { $reason } ({ $rule }. szabály); az elemzés eddig tart

## Server

server-page-not-built = A weboldal még nincs elkészítve. Futtasd a „make web” parancsot a projekt mappájában, majd indítsd újra a szervert. A programok az /api alatt addig is elérik az asztalokat.
server-backup-done = { $path }: { $rows } sor { $tables } táblából, változat: { $revision }.
server-restore-done = { $rows } sor visszaállítva { $tables } táblában, változat: { $revision }.
server-export-done = { $count } játszma kiírva ide: { $path }.
server-export-seeds = Befejezetlen játszmák is vannak köztük a kezdőértékükkel együtt: aki elolvassa ezeket a fájlokat, minden következő kártyát ismer.
server-export-refused = { $table }: nincs kiírva, mert a jegyzőkönyve nem felel meg a szabályoknak ({ $reason })
server-patch-count = { $count } folyamatban lévő játszma újrajátszva, ebből { $changed } változott.
server-patch-change = { $table }: { $total } döntés, érvényes az első { $good }; már nem érvényes: { $next }. döntés ({ $seat }): { $move } – { $reason }
server-patch-chance = { $table }: a döntések ({ $total }) megmaradnak, és hozzáadódik { $added } véletlen döntés
server-patch-left = { $table }: változatlan marad, mert az egyéni értékei ezen a szerveren nem érhetők el
server-patch-dry = Semmi sem változott; a végrehajtáshoz add meg a --apply kapcsolót. Előtte állítsd le a szervert.
server-patch-applied = Kész. Semmit sem töröltünk: ami már nem érvényes, azt a napló visszavontként mutatja.

## Errors: the command line

error-arguments = { $reason } (lásd { $program } --help)
error-seed = a kezdőérték legalább egy karakter legyen
error-number = { $what }: „{ $text }” nem { $low } és { $high } közötti egész szám
error-stopped = megszakítva
error-interrupted = megszakítva; a játszmát nem mentettük el
error-interrupted-kept = megszakítva; a játszma mentése: { $path }
error-no-more-input = nincs több bemenet; a játszmát nem mentettük el
error-no-more-input-kept = nincs több bemenet; a játszma mentése: { $path }
error-other-game-option = ez a kapcsoló nem tartozik ehhez a játékhoz ({ $game }): { $option }

## Errors: files and records

error-record = érvénytelen jegyzőkönyv: { $reason }
error-interchange = érvénytelen csereformátumú fájl: { $reason }
error-import-stopped = { $turn }. kör{ $phase ->
    [0] {""}
   *[other] , { $phase }. fázis
}: { $reason } ({ $rule }. szabály)
error-import-stopped-kept = { $turn }. kör{ $phase ->
    [0] {""}
   *[other] , { $phase }. fázis
}: { $reason } ({ $rule }. szabály); az addigi játszma mentése: { $path }
error-resume-options = a --resume mellett nem adható meg, mert a jegyzőkönyv már tartalmazza: { $options }
error-resume-outdated = a fájl többi része elveszne: a folytatáshoz adj meg egy másik fájlt a --record FÁJL kapcsolóval
error-resume-bot = a jegyzőkönyvben egy program játszik: „{ $name }”; add meg, ki folytassa: { $option }
error-file-missing = nincs ilyen fájl: { $path }
error-file-unreadable = nem olvasható: { $path } ({ $reason })
error-file-unwritable = nem írható: { $path } ({ $reason })
error-file-exists = már létezik: { $path }; folytasd a --resume kapcsolóval, adj meg más nevet, vagy írd felül a --force kapcsolóval
error-file-folder = ez egy mappa: { $path }
error-folder-missing = nincs ilyen mappa: { $path }
error-not-a-folder = ez nem mappa: { $path }
error-data = a mappában lévő értékek érvénytelenek: { $reason }
error-resume-other-game = a jegyzőkönyv egy másik játékhoz tartozik: „{ $name }”
error-no-interchange = ennek nincs csereformátuma: { $game }
error-interchange-unknown = nem csereformátumú fájl; ismert formátumok: { $known }
error-import-until = --until: ebben a játékban nincs ilyen szakasz: „{ $text }”
error-no-analysis = ez a játék nem elemezhető: { $game }

## Errors: players

error-player-budget = { $name }: „{ $budget }” nem értelmezhető. Megadható iteráció (800; legfeljebb { $iterations }), másodperc (0.5s; legfeljebb { $seconds }) vagy mindkettő (800,0.5s)
error-player-no-budget = { $name } gondolkodási ideje nem állítható; ezeké igen: { $known }
error-level-taken = a --level a gép által játszott félre vonatkozik, de itt nem maradt ilyen
error-think = --think: „{ $text }” nem jó; 0-nál nagyobb, legfeljebb { $most } másodperc adható meg
error-think-nobody = a --think ezekre vonatkozik: { $known }, de itt egyik sem játszik saját időkeret nélkül
error-bot-command = „{ $command }” nem programot indító parancs: { $reason }
error-bot-missing = nincs ilyen program: „{ $program }”
error-bot-time = { $variable }: másodpercben megadott szám kell, nem ez: „{ $text }”
error-player-seats = { $name } csak itt játszhat: { $seats }
error-automatic-seats = ezeken a helyeken maguk a szabályok játszanak; itt nem adható meg: { $options }
error-unused-seats = az ilyen beállítású játszmának { $count } helye van; itt nem adható meg: { $options }

## Errors: arena, data sets, studies

error-arena-players = az arénához legalább két játékos kell
error-arena-sprt-players = a szekvenciális próbához pontosan két játékos kell
error-arena-sprt-missing = { $name } csak szekvenciális próbánál használható: add meg a --sprt kapcsolót is
error-arena-figure = { $name }: „{ $text }” nem megengedett; a lehetséges értékek leírása: docs/arena.md
error-arena-backend = ismeretlen futtatókörnyezet: „{ $name }”; választható: { $known }
error-arena-file-exists = már létezik, de nincs hozzá napló: { $path }; adj meg más nevet
error-arena-journal = ez nem egy aréna naplója: { $path }
error-arena-journal-line = { $path }: sérült sor: { $line }.
error-arena-other-run = ez egy másik sorozat naplója: { $path } ({ $name }: akkor { $then }, most { $now }); adj meg más --out értéket, vagy töröld a fájlt
error-arena-ray = a Ray használatához a ray csomag kell: pip install 'republik[ray]'
error-arena-lab = az egyik játékoshoz a „lab” kiegészítő kell: pip install 'republik[lab]'
error-arena-worker = egy folyamat váratlanul véget ért; az addig befejezett párok a naplóban vannak
error-arena-version = a fürt egyik gépén a republik { $there } fut, itt viszont { $here }
error-arena-game = { $player } hibázott ({ $pair }. pár, kezdőérték: { $seed }): { $reason }
error-dataset-pyarrow = az adathalmazokhoz a pyarrow csomag kell: pip install 'republik[lab]'
error-dataset-exists = ez a mappa nem üres: { $path }; adj meg másik mappát, vagy cseréld le a benne lévő adathalmazt a --force kapcsolóval
error-dataset-foreign = ebben a mappában nem csak adathalmaz van: { $path } ({ $name }); adj meg másik mappát
error-dataset-place = ez az aktuális mappa vagy egy csatolási pont: { $path }; adj meg egy benne lévő mappát
error-dataset-interrupted = megszakítva; semmit sem írtunk ki
error-dataset-worker = egy folyamat váratlanul véget ért; semmit sem írtunk ki
error-study-data = ez nem egy tanulmány eredménye: { $path } ({ $reason })
error-study-page = { $path }: nincs hely ennek: „{ $name }”
error-arena-sprt-seats = a szekvenciális próba csak kétszemélyes játékokhoz való
error-arena-every-seat = { $name } nem játszhat minden helyen, ezért nem való az arénába
error-study-game = ehhez nincs tanulmány: { $name }
error-calibration-player = { $name } nem tudja megmondani, mekkora az esélye
error-calibration-journal = { $path } nem ehhez a kalibráláshoz tartozik; másik fájl kell
error-train-no-learner = ez a játék nem tanítható, mert nem ír le hálót: { $game }
error-train-out = add meg a tanítás helyét: --out RUN
error-train-not-empty = más fájlok vannak itt: { $path }; válassz új mappát
error-train-no-run = itt nincs folytatható tanítás: { $path }
error-train-two-runs = két különböző tanítás: { $first } és { $second }; csak az egyiket add meg
error-train-other-run = ez egy másik tanítás: { $path } ({ $name } ott { $then }, nem { $now })
error-train-shape = más alakú hálóval készült ez a tanítás: { $path }; válassz új mappát
error-train-damaged = a tanítás sérült: { $path } ({ $reason })
error-train-setting = érvénytelen érték: „{ $text }”; beállítás: { $name }
error-train-settings = nincsenek benne beállítások: { $path } ({ $reason })
error-train-network = { $path } nem használható háló: { $reason ->
    [foreign] másfajta fájl
    [head] a fejléce nem olvasható
   *[damaged] a fájl sérült
}
error-train-player = „{ $name }” nem hálós játékos; így írd: net:LEVEL:FILE
error-train-level = { $name } nem játszhat ezzel a hálóval: { $network } ({ $reason })
error-train-numpy = a tanítást futtató Pythonból hiányzik a NumPy: pip install 'republik[lab]', vagy adj meg másikat a --trainer-python kapcsolóval
error-train-torch = a tanítást futtató Pythonból hiányzik a PyTorch: pip install 'republik[train]', vagy adj meg másikat a --trainer-python kapcsolóval
error-train-weights = a tanításnak nincs hálója, amelyből folytatódhatna
error-train-trainer = a tanító folyamat véget ért: { $reason } (lásd { $path })
error-train-worker = egy folyamat váratlanul véget ért; ugyanezzel a paranccsal folytatódik

## Errors: the server

error-serve-extra = a szerverhez ez is kell: { $missing } – pip install republik[server]
error-serve-address = a szerver ezen a címen nem tud figyelni: { $address } ({ $reason })
error-server-database = az adatbázis nem használható: { $reason }
error-server-driver = ehhez az adatbázishoz ez is kell: { $missing } – pip install republik[postgres]
error-server-redis = az itt elérhető Redis nem válaszol: { $address } ({ $reason })
error-server-redis-missing = a --redis kapcsolóhoz a redis csomag kell: pip install republik[redis]
error-server-not-empty = az adatbázisban már { $rows } sor van; a --force kapcsolóval lecserélhető
error-server-not-a-backup = ez nem teljes szervermentés: { $path } ({ $reason })
error-server-newer = újabb programváltozatból származik (változat: { $revision })
error-server-no-tables = itt nincs szerver-adatbázis
error-server-file-exists = már létezik: { $path }; a --force kapcsolóval felülírható
error-server-older = az adatbázis régebbi formátumú (változat: { $revision }); a szerver elindítása frissíti
error-serve-public-address = „{ $text }” nem megfelelő cím; például: https://republik.example.org
error-serve-smtp = --smtp: a levelezőszervert smtp://név:jelszó@gép:port vagy smtps://… alakban kell megadni
error-serve-mail-from = --mail-from: a levelekhez feladócím kell
error-serve-mail-address = --smtp: a levelekben linkek vannak, ezért a --address is kell: a szerver nyilvános címe

## A címlap

cli-front-page = Kiírja egy befejezett játszma címlapját.
cli-front-page-out = a kiírandó fájl: .svg vagy .png
cli-front-page-format = a formátum: card (1200 × 630, linkekhez) vagy a4 (alapértelmezés: card)
ask-front-page = Kiírjam a játszma címlapját? Fájlnév (.svg vagy .png), vagy Enter, ha nem kell:
front-page-written = Címlap: { $path }
error-front-page-format = { $name } nem címlapformátum; választható: { $known }
error-front-page-ending = { $path } végződése csak ez lehet: { $known }
error-front-page-unfinished = a játszma még nem ért véget: nincs címlap
error-front-page-png = PNG-hez a resvg_py csomag kell: pip install 'republik[server]'; SVG-hez semmi
