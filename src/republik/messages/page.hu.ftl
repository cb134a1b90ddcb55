## The page

page-skip = Ugrás a tartalomhoz
page-loading = Egy pillanat…
page-load-failed = Az oldal nem töltődött be. Töltsd újra.
page-do-it = Végrehajtás
page-cancel = Mégse
page-close = Bezárás
page-nav = Oldalak
page-nav-play = Játék
page-nav-lobby = Lobbi
page-nav-learn = Tanulás
page-nav-rules = Szabályok
page-nav-cards = Kártyák
page-nav-about = Névjegy
page-menu = Menü
page-language = Nyelv
page-turns = { $count } asztalnál te jössz
page-offline = A szerver nem érhető el. Próbáld újra pár pillanat múlva.
page-save = Mentés
page-saved = Elmentve.
page-not-found = Az oldal nem található
page-not-found-about = Ezen a címen nincs semmi. Lehet, hogy a link hiányos.
page-missing-else = Amit itt találsz
page-analysis-missing = { $game }: ehhez a játékhoz még nincs elemzés. A visszajátszásban viszont újra megnézheted a játszmát.
page-missing-page =
    { $page ->
        [rules] { $game }: a szabályai még nincsenek fenn az oldalon.
        [cards] { $game }: a kártyáihoz még nincs oldal.
        [aid] { $game }: még nincs hozzá játéksegédlet.
       *[other] { $game }: ez az oldal még nem létezik.
    }
page-lost = Megszakadt a kapcsolat.
page-lost-about = Az oldal magától újrapróbálkozik; amit beírtál, megmarad.
page-lost-now = Újrapróbálás
page-copy = Másolás
page-copied = Másolva
page-share = Megosztás
page-qr = Megjelenítés QR-kódként
page-more = Egyebek
page-games = Játékok
page-untranslated = Ez a játék még nincs lefordítva a nyelvedre: a szövegei angolul jelennek meg.
page-board-failed = Ennek a játéknak a táblája nem jeleníthető meg, ezért az asztal állását szöveg írja le.
page-board-contract = Ennek a játéknak a táblája a Republik másik verziójához készült, ezért az asztal állását szöveg írja le.

## First page

page-home-kicker = A társasjáték a böngésződben
page-home-side = Melyik féllel játszol?
page-home-level = A gép szintje
page-play-now = Játék indítása
page-home-ways = Más játékmódok
page-home-learn = Tanuld meg a játékot (15 perc)
page-home-screen = Ketten egy képernyőn
page-home-screen-about = Felváltva játszotok, a kézben lévő kártyákat függöny takarja.
page-home-link = Online egy baráttal
page-home-link-about = Kapsz egy linket, amelyet elküldhetsz. A fent választott féllel játszol.
page-home-lobby-about = Ülj le egy nyitott asztalhoz, vagy nézz meg egy játszmát.
page-home-new-about = Kiadás, óra, ranglistás játszma, nézők: mindent te állítasz be.
page-home-footer = Nem hivatalos, ingyenes és nyílt forráskódú változat. Nem a szerzők vagy a kiadó készítette, és nem is ők hagyták jóvá.
page-home-link-word = Kezdőlap
page-running-tables = A játszmáid
page-more-tables = További játszmák ({ $count })
page-finished-tables = Befejezett játszmák ({ $count })
page-table-over = véget ért
page-table-waits = van szabad hely
page-table-same-screen = egy képernyőn
page-your-turn = te jössz
page-their-turn = soron: { $side }
page-lesson = lecke

## New table

page-clock-days-each = { $days } nap döntésenként
page-clock-live-each = { $minutes } perc + { $increment } mp
page-time-days = { $days } nap { $hours } óra
page-seat-free = szabad hely
page-seat-level = { $level } (gép)
page-rated-word = ranglistás
page-new-title = Új asztal
page-new-opponent = Ki legyen az ellenfeled?
page-new-level = A gép
page-new-level-about = Azonnal kezdődik, és tippet is kérhetsz.
page-new-link = Egy barát, linkkel
page-new-link-about = Aki elsőként nyitja meg a linkedet, az kapja a szabad helyet. Az asztal nem jelenik meg a lobbiban.
page-new-open = Bárki a lobbiból
page-new-open-about = Az asztal a lobbiban látható, amíg valaki le nem ül; bárki nézheti.
page-new-screen = Ketten egy képernyőn
page-new-screen-about = Felváltva játszotok itt; a kézben lévő kártyákat függöny takarja.
page-new-more = További beállítások
page-new-make = Asztal létrehozása
page-new-begin = Kezdés
page-new-language = Az asztal nyelve
page-new-language-any = bármelyik
page-new-language-about = A csevegéshez. Maga a játék mindenkihez a saját nyelvén szól.
page-clock = Gondolkodási idő
page-clock-none = Óra nélkül
page-clock-none-about = Mindenki annyit gondolkodik, amennyit akar.
page-clock-days = Napok
page-clock-days-about = Ennyi nap jut egy-egy döntésre; aki túllépi, veszít.
page-clock-days-count = Napok száma
page-clock-live = Élőben
page-clock-live-about = Percek az egész játszmára, plusz másodpercek minden döntésért; akinek lejár az ideje, veszít.
page-clock-minutes = Perc játékosonként
page-clock-increment = Plusz másodperc döntésenként
page-takeover = Ha egy játékos eltűnik
page-takeover-never = a helye az övé marad
page-takeover-days = { $days } nap után a gép folytathatja
page-takeover-about = Aki leül, ezt elfogadja.
page-rated = Ranglistás játszma
page-rated-about = Az eredmény mindkét tag értékszámát módosítja.
page-rated-members = Csak tagoknak: regisztrálj
page-watched = Bárki nézheti
page-watched-about = Különben csak az, akinek linket adsz.
page-delay = A nézők késleltetése (döntésben)
page-delay-about = Rejtett kártyát a nézők sosem látnak; 0: élőben.

## Lists of tables, joining

page-lobby-open = Szabad helyes asztalok
page-lobby-empty = Most senki sem vár ellenfélre. Hozz létre egy asztalt, és itt fog megjelenni.
page-lobby-meanwhile = Amíg vársz
page-lobby-meanwhile-about = A létrehozott asztalod nyitva marad, amíg mással foglalkozol; az oldal szól, ha valaki leül. Addig játssz a gép ellen, vagy próbáld ki a leckét.
page-lobby-own = Ellenfélre váró asztalaid
page-lobby-watch = Nézhető játszmák
page-lobby-watch-empty = Most nem folyik nyilvános játszma.
page-lobby-ended = Befejezett játszmák
page-lobby-exhibit = Két gép játszmájának megnézése
page-sit = Játék: { $side }
page-join-title = Meghívó
page-join-seat = Meghívtak játszani. Te játszod: { $side }.
page-join-watch = Meghívtak, hogy nézd ezt a játszmát.
page-join-takeover = Ennél az asztalnál ez az egyezség: { $days } döntés nélkül eltelt nap után a gép átvehet egy helyet.
page-join-go = Ugrás az asztalhoz
page-join-failed = Lehet, hogy a linket már felhasználták, vagy az asztal már nem létezik.

## Table

page-prompt = Teendő
page-looking-back = Visszatekintés: { $at } / { $total } döntés után.
page-which = { $place }: melyiket választod?
page-waiting-join = Szabad hely: { $side }.
page-waiting-join-link = Szabad hely: { $side }. Küldd el ezt a linket:
page-thinking = { $side } gondolkodik ({ $level })…
page-waiting = Várakozás: { $name } ({ $side }).
page-guest = vendég
page-reveals = Ezután rejtett kártyák válnak láthatóvá, így a lépés nem vonható vissza.
page-ends-turn = Ezzel véget ér a köröd.
page-confirm = Megerősítés
page-action-ended = Az akciód magától véget ért: nem volt több lehetséges lépés.
page-back-to-now = Vissza a jelenbe
page-walk-back = Vissza
page-walk-close = Vissza az asztalhoz
page-rule = { $rule }. szabály
page-not-asked = { $name } most nem választható. { $prompt }
page-card-first = Először válassz egy kártyát.
page-not-your-turn = Most nem te jössz.
page-table-gone = Nincs ilyen asztal, vagy nincs hozzáférésed.
page-table-missing = Az asztal nem található
page-table-title = Asztal: { $game }
page-tab-cards = Kártyák
page-tab-forecast = Előrejelzés
page-tab-log = Napló
page-tab-chat = Csevegés
page-tab-state = Helyzet
page-member = tag
page-guest-word = vendég
page-you = te
page-you-named = { $name } (te)
page-seats = Ki hol ül
page-to-act = ő jön
page-here = az asztalnál
page-away = nincs itt
page-clock-of = Idő: { $side }
page-time-low = Kevés idő maradt ({ $side }).
page-watching = Nézőként vagy itt.
page-delayed = Késleltetve nézed a játszmát.
page-table-about = Az asztal adatai
page-own-values = a szerver egyéni értékei
page-takeover-fact = { $days } nap után a gép folytathatja
page-open-fact = bárki nézheti
page-corrected-fact = Ez a játszma a szabályok { $began }. változatával kezdődött; azóta kijavítottuk őket ({ $now }. változat). Az állás eltérhet attól, amit korábban láttál.
page-corrected-refused = A kijavított szabályok szerint a játszma { $at }. döntése már nem szabályos. A játszmát eddig a pontig látod.
page-corrected-result = A kijavított szabályok szerint másképp végződött volna.
page-corrected-over = A kijavított szabályok szerint ez a játszma véget ért.
page-corrected-end = Eredmény elfogadása
page-corrected-go-on = Folytatás innen
page-private-fact = privát
page-delay-fact = a nézők mindent { $delay } döntéssel később látnak
page-commitment = A kezdőérték lenyomata, amelyet az első kártya előtt közzétettünk:
page-commitment-about = Maga a kezdőérték a játszma végén válik láthatóvá.
page-prepared-first = Ez az első játszmád itt. A kártyái nyugodt kezdésű, előkészített kiosztásból valók, nem véletlen kezdőértékből.
page-prepared-lesson = A lecke kártyái mindig ugyanazok.
page-seed = A kezdőérték:
page-seed-verify = Töltsd le a jegyzőkönyvet, és ellenőrizd ezzel:
page-sheet = { $state ->
        [folded] Panel megnyitása
       *[open] Panel elrejtése
    }
page-move-where = Innen: { $place }. Hová?
page-panels = Az asztal részei
page-tab-seats = Helyek
page-state = A játszma állása

## Table: what can be done

page-hint-ask = Tipp
page-hint-level = A tippet adja
page-hint-thinking = { $level } gondolkodik…
page-hint-again = Kattints még egyszer a kijátszáshoz
page-controls = Vezérlők
page-undo = Visszavonás
page-undo-turn = utolsó akció
page-redo = Újra
page-hint = Tipp
page-takeover-ask = A másik fél helyett a gép folytassa
page-takeover-ask-about = Ehhez { $side } beleegyezése kell, kivéve ha az asztalnál elfogadottnál régebb óta távol van.
page-record = Jegyzőkönyv letöltése
page-rematch = Visszavágó
page-rematch-go = Ugrás a visszavágóhoz
page-resign = Feladás
page-resign-sure = Tényleg feladod?
page-resign-about = Az ellenfél azonnal győz.
page-resign-who = Ki adja fel?
page-resign-not = Tovább játszom
page-play-on = Folytatás innen
page-offer-make = Ajánlat küldése
page-offer-accept = Elfogadom
page-offer-decline = Elutasítom
page-offer-withdraw = Visszavonom
page-offer-take-back = { $side } szeretné visszavonni { $back ->
    [one] az utolsó döntést
   *[other] az utolsó { $back } döntést
 }.
page-offer-take-back-mine = { $back ->
    [one] Az utolsó döntés
   *[other] Az utolsó { $back } döntés
 } visszavonását kérted. Válaszára vársz: { $other }.
page-offer-rematch = { $side } visszavágót szeretne, helycserével.
page-offer-rematch-mine = Visszavágót kértél.
page-offer-rematch-agreed = { $side } visszavágót kért, és te elfogadtad.
page-offer-have-agreed = Elfogadta: { $sides }.
page-offer-still-to-agree = Még nem válaszolt: { $sides }.
page-offer-takeover = { $side } azt javasolja, hogy helyetted a gép ({ $level }) folytassa.
page-offer-takeover-mine = Azt javasoltad, hogy a gép ({ $level }) vegye át ezt a helyet: { $other }. Ehhez az ottani játékosnak bele kell egyeznie.
page-offer-takeover-other = { $side } azt javasolja, hogy a gép ({ $level }) vegye át ezt a helyet: { $other }. Ehhez az ottani játékosnak bele kell egyeznie.
page-resign-leaves = A gép átveszi a helyedet, a többiek tovább játszanak.
page-take-back = Vissza az utolsó akcióm elé
page-take-back-ask = Visszalépés kérése az utolsó akcióm elé

## Table: log, forecast, end

page-log-empty = Még nem történt semmi.
page-log-start = Kezdődik a játszma
page-log-newest = Legújabb
page-log-undo = Visszavonás eddig
page-scene = Mit tettek a többiek
page-scene-skip = Átugrás
page-scene-now = { $what } – { $touch ->
    [yes] koppints a folytatáshoz
   *[no] kattints vagy nyomd meg a Szóközt a folytatáshoz
}
page-scene-again = Mutasd újra
page-scene-since = Az utolsó köröd óta: { $what }
page-scene-so-far = Eddig: { $what }
page-scene-last = Az utolsó kör: { $what }
page-scene-changed = Változás: { $what }
page-finish = A játszma véget ért
page-finish-won = Győztél
page-finish-lost = Veszítettél
page-finish-wins = { $side } győz
page-finish-nobody = Senki sem győz
page-finish-defeat = Vereség
page-finish-rematch = Visszavágó
page-finish-offered = Visszavágó felajánlva; az asztalnál mindenkinek el kell fogadnia.
page-finish-new-table = Ugrás a visszavágóhoz
page-finish-record = Jegyzőkönyv letöltése
page-front = Címlap
page-front-waiting = Készül a címlap…
page-front-format = Formátum
page-front-a4 = A4
page-front-card = Képeslap
page-front-png = PNG
page-front-svg = SVG
page-front-enlarge = A címlap nagyítása
page-front-alt = A címlap: { $headline }
page-front-link = Link ehhez a játszmához
page-front-private = Ez az asztal privát: a linkjét csak az nyithatja meg, aki itt játszott vagy nézte a játszmát. Küldd el inkább a képet.
page-forecast-none = Most nincs mit előre jelezni.

## Table: several at one screen

page-curtain = Add át a helyet: { $side }
page-curtain-about = A többiek forduljanak el: mindjárt láthatók lesznek a kézben lévő kártyák.
page-curtain-ready = Készen állok
page-curtain-never = Láthatjuk egymás kártyáit: ennél az asztalnál nem kell függöny

## Table: invitations

page-invite = Meghívás linkkel
page-invite-label = Meghívólink: { $side }
page-invite-watch = Link nézőknek
page-invite-make = Link létrehozása
page-invite-withdraw = Linkek visszavonása
page-invite-withdraw-about = Minden nézői link érvényét veszti, és aki ilyennel érkezett, annak távoznia kell.
page-invite-withdrawn = Visszavont linkek: { $links }. Távozott nézők: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Csevegés és jegyzetek
page-chat = Csevegés
page-chat-empty = Még nincs üzenet.
page-chat-removed = törölt üzenet
page-chat-label = Írj üzenetet
page-chat-send = Küldés
page-chat-kept = Az üzeneted itt marad, amíg a kapcsolat helyre nem áll.
page-notes = Jegyzetek
page-notes-about = Ezeket a jegyzeteket csak te látod
page-notes-kept = Elmentve.
page-notes-writing = Még nincs elmentve…
page-notes-saving = Mentés…
page-notes-failed = A mentés nem sikerült; az oldal újrapróbálja.

## Replay

page-replay = Visszajátszás
page-replay-view = Nézőpont
page-replay-public = nézők
page-replay-table = Vissza az asztalhoz
page-replay-controls = A visszajátszás vezérlői
page-replay-first = Ugrás az elejére
page-replay-back = Előző döntés
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Következő döntés
page-replay-last = Ugrás a végére
page-replay-speed = Sebesség (döntés másodpercenként)
page-replay-decision = Döntés
page-replay-at = { $at } / { $total }
page-replay-start = Az első döntés előtt
page-replay-open = minden kártya nyíltan
page-replay-card-back = Előző akció
page-replay-card-next = Következő akció

## Analysis

page-analysis = Elemzés
page-analysis-who = Elemző
page-analysis-start = A játszma elemzése
page-analysis-again = Újraelemzés
page-analysis-slow = Ez néhány percig eltarthat.
page-analysis-running = { $level } elemez: { $done } / { $total } döntés…
page-analysis-leave = Nyugodtan elhagyhatod az oldalt; az elemzés folytatódik.
page-analysis-not-over = Csak befejezett játszma elemezhető.
page-analysis-figures = A játszma számokban
page-analysis-keys = a nyílbillentyűk kártyáról kártyára lépnek, az Enter megnyitja a visszajátszást
page-analysis-table = Táblázatként
page-analysis-look = Megnyitás a visszajátszásban

## Learning, rules, cards

page-learn-title = Tanulj meg egy játékot
page-learn-lead = Nem kell elolvasnod a szabályfüzetet: az asztalnál mindig látod, mit léphetsz, és minden másról azt, hogy miért nem.
page-learn-rules = Az összes szabály a saját szavainkkal, képekkel és példákkal. Ha egy lépés nem szabályos, az indoklás a megfelelő szakaszra mutat.
page-learn-read = A szabályok elolvasása
page-learn-look = A kártyák megtekintése
page-rules-title = A szabályok
page-rules-content = Tartalom
page-rules-search = Keresés a szabályokban
page-rules-found = { $count } szakasz
page-rules-none = Nincs találat a szabályokban.
page-learn-plain = Oktató játszma még nincs, de az asztalnál mindig látod, mit léphetsz.
page-learn-cards-title = A kártyák
page-gallery-title = Kártyák
page-gallery-search = Keresés: cím, szám, év vagy ikon
lesson-chapter = { $number }. fejezet / { $count }

## A lesson

lesson-fold = { $state ->
        [folded] Útmutató megnyitása
       *[open] Útmutató elrejtése
    }
lesson-quit = A lecke befejezése
lesson-back = Vissza
lesson-go-on = Most te jössz: kattints valamire, ami kéken világít, a térképen vagy a kártyák között.
lesson-wait = A másik fél játszik. Figyeld, mit tesz.
lesson-got-it = Értem
lesson-rules = Az összes szabály elolvasása
lesson-next = Tovább
lesson-play-on = Tovább játszom
lesson-new-game = Új játszma, szint: { $level }
lesson-watch = Megnézem
lesson-later = Olvasatlan ({ $count })

## Account

page-account-title = Fiók
page-account-member = Tagként léptél be: { $name }.
page-account-guest = Vendégként játszol: az asztalaid ehhez a böngészőhöz tartoznak. Fiókkal minden eszközön megtalálod őket.
page-account-made = Üdvözlünk! Az asztalaid mostantól a fiókodhoz tartoznak.
page-account-deleted = A fiókodat töröltük.
page-name = A neved
page-name-label = Ezt a nevet látják a többiek
page-name-about = Legfeljebb 40 karakter.
page-become = Regisztráció
page-become-about = Csak egy név és egy jelszó kell. Minden asztalod megmarad, és ranglistás játszmákat is játszhatsz.
page-become-do = Regisztrálok
page-member-name = Név
page-password = Jelszó
page-password-about = Legalább 8 karakter.
page-password-change = Jelszó módosítása
page-password-old = Jelenlegi jelszó
page-password-new = Új jelszó
page-password-changed = A jelszó megváltozott. A többi eszközön újra be kell lépned.
page-email = E-mail
page-email-optional = E-mail (nem kötelező)
page-email-about = Csak arra használjuk, hogy szóljunk, ha te jössz.
page-email-unconfirmed = Még nincs megerősítve: az értesítésekhez nyisd meg a levelünkben lévő linket.
page-email-confirmed = Megerősítve.
page-email-link = Link újraküldése
page-email-link-sent = A linket elküldtük.
page-email-link-failed = A levelet nem sikerült elküldeni.
page-email-off = Ez a szerver nem küld e-mailt.
page-confirm-title = E-mail-cím megerősítése
page-confirm-about = Egy levelünkben kapott linket nyitottál meg. A tiéd ez a cím?
page-confirm-do = Igen, megerősítem
page-confirm-done = Megerősítve: { $email }.
page-confirm-failed = Ezt a linket már felhasználták, vagy azóta újabbat küldtünk.
page-login = Belépés
page-logged-in = Beléptél.
page-logout = Kilépés
page-logout-about = Ez a böngésző új vendégként folytatja; az asztalaid a fiókodnál maradnak.
page-logged-out = Kiléptél.
page-delete = Fiók törlése
page-delete-about = A neved minden asztalról eltűnik, és a folyamatban lévő játszmáidat elveszíted. A nevet, a jelszót, az e-mail-címet, a jegyzeteket és az értékszámokat töröljük; a befejezett játszmák a neved nélkül megmaradnak. Ez nem vonható vissza.
page-delete-do = Végleges törlés
page-delete-guest = Adataim törlése
page-delete-guest-about = A neved minden asztalról eltűnik, és a folyamatban lévő játszmáidat elveszíted. A nevet, az e-mail-címet és a jegyzeteket töröljük; a befejezett játszmák a neved nélkül megmaradnak. Ez nem vonható vissza.
page-delete-chat = A csevegésben írt üzeneteim törlése is
page-data-deleted = Minden adatodat töröltük.
page-data = Az adataid
page-data-about = Egy fájlban minden, amit itt rólad tárolunk: a beállításaid, asztalaid és döntéseid, jegyzeteid, üzeneteid és értékszámaid.
page-data-download = Letöltés

## Notices

page-notify = Amikor te jössz
page-notify-about = Csak ha nem vagy az asztalnál. Az értesítés sosem árul el kártyát vagy lépést.
page-notify-browser = Böngészőértesítés
page-notify-browser-about = Amíg egy asztal egy másik böngészőlapon nyitva van.
page-notify-push = Push-értesítés ebben a böngészőben
page-notify-push-about = Akkor is, ha az oldal be van zárva.
page-notify-email = E-mail-értesítés
page-notify-webhook = Webhook
page-notify-webhook-about = Üzenetet fogadó cím: Discord, Slack vagy saját szerver.
page-notify-test = Kipróbálás
page-notify-sent = elküldve
page-notify-sending = úton van
page-notify-off = kikapcsolva
page-notify-failed = nem sikerült
page-notify-blocked = A böngésző letiltotta az értesítéseket ezen az oldalon.
page-push-failed = Ez a böngésző nem fogad push-értesítést: { $reason }
page-way-push = Push
page-way-email = E-mail
page-way-webhook = Webhook
page-notice-turn = Te jössz ({ $side }).

## Settings

page-theme = Színek: { $theme ->
    [light] világos
    [dark] sötét
   *[auto] az eszköz szerint
 }
page-theme-legend = Színek
page-theme-auto = Az eszköz szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-sound = Hang: { $state ->
    [on] be
   *[off] ki
 }
page-sound-card = Kártya
page-sound-block = Kocka
page-sound-stamp = Pecsét
page-settings-title = Beállítások és billentyűk
page-settings-lead = Ezeket ez a böngésző jegyzi meg, és ha be vagy jelentkezve, a fiókod is.
page-settings-sound = Hangok
page-settings-sound-about = Kártya, kocka, pecsét: rövid, száraz hangok.
page-settings-confirm = Kérdés rejtett kártyát felfedő lépés előtt
page-settings-confirm-about = Az ilyen lépés nem vonható vissza.
page-settings-turns = A kört lezáró lépés megerősítése
page-settings-turns-auto = Ranglistás és élő játszmákban
page-settings-turns-always = Mindig
page-settings-turns-never = Soha
page-settings-turns-about = A lépés csak a megerősítés után megy el; az órád közben jár.
page-settings-pace = A többiek körének tempója
page-settings-pace-about = A többiek köre lépésről lépésre látható. Egy kattintás a térképre vagy a szóköz átugorja.
page-pace-slow = Lassú
page-pace-normal = Közepes
page-pace-fast = Gyors
page-pace-none = Kikapcsolva
page-keys = Billentyűk az asztalnál
page-key-tab = a következő részre: teendő, térkép, kártyák, napló
page-key-arrows = a térképen helyről helyre
page-key-enter = választás
page-key-cards = egy kijátszható kártya megnyitása
page-key-uses = a megnyitott kártya használata: építés (B), életszínvonal (L), nyugtalanság (U), esemény (E)
page-key-escape = egy lépés vissza
page-key-space = Szóköz
page-key-skip = a többiek körének átugrása
page-key-ctrl = Ctrl
page-key-undo = az utolsó döntés visszavonása, a gép ellen az utolsó akcióé is
page-key-redo = a visszavont döntés újbóli meglépése
page-key-hint = a tipp megjelenítése vagy elrejtése

## Ratings

page-ratings-title = Ranglista
page-ratings-about = Játékonként és helyenként külön lista a tagok ranglistás játszmáiból (Glicko-2). A ± utáni szám azt mutatja, mennyire bizonytalan az értékszám.
page-ratings-how = Értékszámhoz hozz létre fiókot, és új asztalnál jelöld be a „Ranglistás játszma” lehetőséget.
page-ratings-mine = Az értékszámaid
page-ratings-games = { $count } játszma
page-ratings-none-yet = még nincs ranglistás játszma
page-ratings-place = Helyezés
page-ratings-name = Név
page-ratings-points = Pont
page-ratings-games-head = Játszma
page-ratings-empty = Itt még senki sem játszott ranglistás játszmát.

## About

page-about-what = A Republik társasjáték-asztal a böngészőben: játszhatsz a gép ellen, ketten egy képernyőn vagy távoli játékosokkal. A bíró a szerver: csak szabályos lépést fogad el.
page-about-yours = Szerzők és licenc
page-about-licence = A program szabad szoftver, Apache 2.0 licenccel. A térkép, a kártyák és az ikonok saját rajzaink, a szabályokat a saját szavainkkal írtuk le.
page-about-privacy-title = Mit tárolunk
page-about-privacy = Egy azonosító sütit, a játszmáidat és azt, amit te magad írsz be: név, e-mail-cím, jegyzetek, csevegés. Semmit sem töltünk be más szerverről, és nincs nyomkövetés.
page-about-thanks = Köszönetnyilvánítás
page-about-map = A térkép körvonalai Victor Cazanave @svg-maps/germany csomagjából (a MapSVG térképe alapján, CC BY 4.0) és a Natural Earth adataiból (közkincs, a world-atlas, ISC közvetítésével) készültek; összevontuk, átrajzoltuk és egyszerűsítettük őket.
page-about-fonts = A betűtípusok: Archivo és Zilla Slab, mindkettő SIL Open Font License 1.1 alatt.
page-about-software = Az oldal Svelte, Vite és Fluent, a szerver Starlette, SQLAlchemy és msgspec segítségével készült.
page-about-licences = Az oldal összetevőinek licencei
page-fair-title = Ellenőrizhető keverés
page-fair-why = Ha a játszma elkezdődött, a keverésen már senki sem változtathat, a szerver sem, és ezt utólag ellenőrizheted:
page-fair-1 = Az első kártya előtt a szerver véletlen kezdőértéket választ, és közzéteszi a lenyomatát (hash). Ettől fogva nem cserélheti le úgy, hogy a lenyomat el ne árulja.
page-fair-2 = Minden, ami a véletlenen múlik, ebből a kezdőértékből következik.
page-fair-3 = A játszma végén a kezdőérték láthatóvá válik. Töltsd le a jegyzőkönyvet: a republik verify parancs összeveti a lenyomatot, a kezdőértéket és minden kártyát:
page-fair-seats = Egy játékoshoz csak az jut el, amit tudhat; a gépi játékosok sem látják a kézben lévő kártyáidat.
page-fair-first = Kétféle játszma nem véletlen kezdőértékkel indul: a lecke és az első játszmád a gép ellen. Ezek kiosztása egy rövid, nyilvános listából való, hogy jó sorrendben ismerd meg a szabályokat. Az asztal adatai között ez is szerepel.
page-fair-continued = Egy befejezett játszma folytatása a mindenki által látható állásból indul. Ami rejtve van, azt új kezdőértékkel újraosztjuk; a republik verify minden ezután húzott kártyát ellenőriz.
page-aid = Játéksegédlet
page-aid-of = Játéksegédlet: { $game }
page-aid-print = Nyomtatás egy oldalra
page-help = Súgó
page-key-help = a játéksegédlet és a billentyűk megjelenítése

## Profiles

page-profile-title = Játszmák és eredmények
page-profile-mine = Játszmáid és eredményeid
page-profile-since = Tag { $date } óta
page-profile-guest = Vendégként játszol. Fiókkal minden eszközön eléred a játszmáidat.
page-profile-results = Eredmények
page-profile-none = Még nincs befejezett játszma.
page-profile-curve = Értékszám { $count } játszma során: { $first } → { $last }
page-people = Emberek
page-score-won = Nyert
page-score-lost = Vesztett
page-score-drawn = Döntetlen
page-score-share = Győzelmi arány
page-filter-game = Játék
page-filter-seat = Fél
page-filter-opponent = Ellenfél
page-filter-score = Eredmény
page-filter-all = Mind
page-history-title = Befejezett játszmák
page-history-filters = Játszmák szűrése
page-history-none = Egy játszma sem felel meg a szűrőknek.
page-history-more = Továbbiak
page-table-won = Győztes: { $side }
page-spectators = { $count } néző
page-side-random = Véletlenszerű fél
page-copy-moment = E pillanat linkjének másolása
page-link-private = csak annak nyílik meg, aki itt játszott vagy nézte
page-link-here = csak ebben a böngészőben nyílik meg
page-copy-move = Lépés másolása
page-play-on-about = Új játszma ebből az állásból. A rejtett kártyákat újraosztjuk.
page-local-title = Minden ebben a böngészőben
page-local-about = A játszmák, a gépi játékosok és minden, amit mentesz, a saját gépeden marad; semmi sem megy el sehová. Ezért semmilyen titok nincs biztonságban attól, aki megnyitja a fejlesztői eszközöket. A gép így is csak abból dönt, amit az általa játszott fél tudhat.
page-local-loading = Az asztal betöltődik…
page-local-failed = Az asztalt nem sikerült betölteni. Töltsd újra az oldalt; friss, WebAssemblyt ismerő böngésző kell hozzá.
page-local-stopped = Az asztal leállt, és most újra betöltődik. Egyetlen döntés sem veszett el.
page-local-forgets = Ez a böngésző nem őrzi meg a játszmákat: az oldal bezárásakor elvesznek. Mentsd el őket fájlként.
page-local-kept = Ez az oldal mostantól hálózat nélkül is működik.
page-local-install = Telepítés alkalmazásként
page-local-update = Új változat áll készen.
page-local-update-now = Betöltés
page-local-levels = A hosszabb gondolkodáshoz szerver kell: { $levels }.
page-file-open = Játszma megnyitása fájlból
page-file-open-about = Jegyzőkönyv vagy cserefájl: folytatható, visszanézhető, elemezhető
page-file-too-large = Ez a fájl túl nagy egy játszmához: legfeljebb { $most } kB nyitható meg.
page-file-save = Mentés fájlba
page-file-exchange = Mentés más programoknak
page-play-offline = Játék hálózat nélkül
page-play-offline-about = Ugyanez az asztal csak a böngésződben; ha egyszer megnyitottad, nem kell hozzá hálózat
page-lost-offline = Addig játék hálózat nélkül
