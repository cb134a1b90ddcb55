## The page

page-skip = Ugrás a tartalomhoz
page-loading = Egy pillanat …
page-load-failed = Az oldal nem tölthető be. Kérjük, töltsd újra.
page-do-it = Végrehajtás
page-cancel = Mégse
page-close = Bezárás
page-nav = Oldalak
page-nav-play = Játék
page-nav-lobby = Előcsarnok
page-nav-learn = Tanulás
page-nav-rules = Szabályok
page-nav-cards = Kártyák
page-nav-about = Névjegy
page-menu = Menü
page-language = Nyelv
page-turns = { $count } asztal vár
page-offline = A szerver nem érhető el. Próbáld újra egy pillanat múlva.
page-save = Mentés
page-saved = Elmentve.
page-not-found = Itt nincs semmi
page-not-found-about = A cím sehová sem vezet. Talán hiányzik egy betű a végéről.
page-lost = Megszakadt a kapcsolat.
page-lost-about = Az oldal magától újra próbálkozik; amit beírtál, megmarad.
page-lost-now = Próba most
page-copy = Másolás
page-copied = Kimásolva
page-share = Megosztás
page-more = Több
page-games = Játékok
page-untranslated = Ez a játék még nem beszéli a nyelvedet: a szövegei angolul vannak.

## First page

page-home-kicker = A társasjáték, a böngésző asztalánál
page-home-side = A te oldalad
page-home-level = A gép szintje
page-play-now = Játék most
page-home-ways = Más játékmódok
page-home-learn = A játék megtanulása (15 perc)
page-home-screen = Ketten ennél a képernyőnél
page-home-screen-about = Felváltva játszotok, a kézben lévő lapokat függöny takarja.
page-home-link = Egy barát máshol
page-home-link-about = Kapsz egy elküldhető linket. A fent választott oldal a tiéd.
page-home-lobby-about = Játssz ismeretlenekkel, vagy nézz bele.
page-home-new-about = Kiadás, óra, értékelés, nézők: minden választható.
page-home-footer = Nem hivatalos kiadás, szabad és nyílt. Nem a szerzők vagy a kiadó készítette vagy hagyta jóvá.
page-home-link-word = A kezdőlapra
page-my-tables = Az asztalaid
page-no-running = Nincs folyamatban játék.
page-finished-tables = Befejezett játékok ({ $count })
page-table-over = véget ért
page-table-waits = van szabad hely
page-table-same-screen = egy képernyőn
page-your-turn = te jössz
page-their-turn = soron: { $side }
page-lesson = lecke

## New table

page-clock-days-each = döntésenként { $days } nap
page-clock-live-each = { $minutes } perc + { $increment } mp
page-time-days = { $days } nap { $hours } óra
page-seat-free = szabad hely
page-seat-level = { $level } (gép)
page-rated-word = értékelt
page-new-title = Új asztal
page-new-opponent = Ki játssza a másik oldalt?
page-new-level = A gép
page-new-level-about = Azonnal kezdődik, és tippek is kérhetők.
page-new-link = Egy barát, linkkel
page-new-link-about = Aki megnyitja a linkedet, megkapja a szabad helyet. Más nem találja meg az asztalt.
page-new-open = Bárki, az előcsarnokból
page-new-open-about = Az asztal az előcsarnokban áll, amíg valaki le nem ül; mindenki nézheti.
page-new-screen = Ketten ennél a képernyőnél
page-new-screen-about = Itt játszotok felváltva; a kézben lévő lapokat függöny takarja.
page-new-more = További beállítások
page-new-make = Asztal felállítása
page-new-begin = Kezdés
page-new-language = Az asztal nyelve
page-new-language-any = bármelyik
page-new-language-about = A csevegéshez. Maga a játék mindenkihez a saját nyelvén szól.
page-clock = Gondolkodási idő
page-clock-none = Óra nélkül
page-clock-none-about = Mindenki annyi időt használ, amennyit akar.
page-clock-days = Napok
page-clock-days-about = Ennyi nap minden lépésre; aki tovább gondolkodik, veszít.
page-clock-days-count = Napok száma
page-clock-live = Élőben
page-clock-live-about = Percek az egész játékra és pluszmásodpercek minden döntésért; akinek elfogy az ideje, veszít.
page-clock-minutes = Perc oldalanként
page-clock-increment = Pluszmásodperc döntésenként
page-takeover = Ha valaki elmarad
page-takeover-never = megmarad a helye
page-takeover-days = { $days } nap után a gép folytathatja
page-takeover-about = Aki leül, beleegyezik.
page-rated = Értékelt játék
page-rated-about = Az eredmény mindkét tag értékelését módosítja.
page-rated-members = Csak tagoknak: légy tag
page-watched = Mindenki nézheti
page-watched-about = Egyébként csak az, akinek linket adsz.
page-delay = A nézők ennyi döntéssel később látják a játékot
page-delay-about = Rejtett kártyát sosem látnak; a 0 azt jelenti: élőben.

## Lists of tables, joining

page-lobby-open = Asztalok szabad hellyel
page-lobby-empty = Most senki sem vár. Állíts fel egy asztalt, és itt fog állni a többieknek.
page-lobby-own = Asztalaid, amelyek valakire várnak
page-lobby-watch = Nézhető játékok
page-lobby-watch-empty = Most nem folyik nyílt játék.
page-sit = Játék: { $side }
page-join-title = Meghívó
page-join-seat = Meghívtak játszani. A te oldalad: { $side }.
page-join-watch = Meghívtak, hogy nézd ezt a játékot.
page-join-takeover = Ennél az asztalnál megegyezés szerint { $days } nap távollét után a gép átveheti a helyet.
page-join-go = Az asztalhoz
page-join-failed = Lehet, hogy a linket már felhasználták, vagy az asztal már nincs meg.

## Table

page-prompt = Mi a teendő
page-looking-back = Visszatekintés: { $total } döntésből { $at } után.
page-which = { $place }: melyiket?
page-waiting-join = A(z) { $side } oldal még szabad. Hívj meg valakit.
page-thinking = { $side } gondolkodik ({ $level }) …
page-waiting = { $side } következik: { $name }.
page-guest = vendég
page-reveals = Ezután rejtett lapok válnak láthatóvá: nem vonható vissza.
page-back-to-now = Vissza a jelenbe
page-rule = { $rule }. szabály
page-not-asked = { $name } most nem választható. { $prompt }
page-card-first = Először válassz egy lapot.
page-not-your-turn = Most nem te következel.
page-table-gone = Nincs ilyen asztal, vagy nem neked szól.
page-table-title = Asztal: { $game }
page-tab-cards = Lapok
page-tab-forecast = Előrejelzés
page-tab-log = Napló
page-tab-chat = Csevegés
page-tab-state = Helyzet
page-member = tag
page-guest-word = vendég
page-you = te
page-you-named = { $name } (te)
page-seats = Ki hol ül
page-to-act = soron van
page-here = az asztalnál
page-away = nincs itt
page-clock-of = Idő: { $side }
page-time-low = Kevés idő maradt ({ $side }).
page-watching = Nézőként vagy itt.
page-delayed = Amit látsz, kissé a játék mögött jár.
page-table-about = Erről az asztalról
page-own-values = e szerver saját értékei
page-takeover-fact = { $days } nap után a gép folytathatja
page-open-fact = mindenki nézheti
page-corrected-fact = Ez a játszma a szabályok { $began }. változatával kezdődött; azóta kijavítottuk őket ({ $now }. változat). Az állás eltérhet attól, amit korábban láttál.
page-corrected-refused = A kijavított szabályok a játszma { $at }. döntését már nem engedik. A játszmát odáig látod.
page-corrected-result = A kijavított szabályok szerint másképp ért volna véget.
page-corrected-over = A kijavított szabályok szerint ez a játszma véget ért.
page-corrected-end = Eredmény elfogadása
page-corrected-go-on = Folytatás innen
page-private-fact = zárt
page-delay-fact = a nézők { $delay } döntéssel később látják
page-commitment = A mag lenyomata, az első kártya előtt megmutatva:
page-commitment-about = Maga a mag a játék végén látható.
page-seed = A mag:
page-seed-verify = Töltsd le a jegyzőkönyvet, és ellenőrizd ezzel:
page-sheet =
    { $state ->
        [folded] A lap kinyitása
       *[open] A lap összecsukása
    }
page-move-where = Innen: { $place }. Hová?
page-panels = Az asztal részei
page-tab-seats = Helyek
page-state = Hogyan állunk

## Table: what can be done

page-hint-ask = Tipp
page-hint-level = Ki adja a tippet
page-hint-thinking = { $level } gondolkodik …
page-controls = Vezérlők
page-undo = Vissza
page-redo = Újra
page-hint = Tipp
page-takeover-ask = Folytassa a gép a másik oldalt
page-takeover-ask-about = A másik félnek ({ $side }) bele kell egyeznie. Akit az asztalnál megbeszéltnél régebben nem láttak, azt nem kérdezzük.
page-record = Jegyzőkönyv letöltése
page-rematch = Visszavágó
page-rematch-go = A visszavágóhoz
page-resign = Feladás
page-resign-sure = Tényleg feladod?
page-resign-about = A másik oldal azonnal nyer.
page-resign-who = Ki adja fel?
page-play-on = Tovább játszom
page-offer-make = Javaslat
page-offer-accept = Elfogadom
page-offer-decline = Elutasítom
page-offer-withdraw = Visszavonom
page-offer-take-back = { $side } az utolsó { $back } döntés visszavonását kéri.
page-offer-take-back-mine = Az utolsó { $back } döntés visszavonását kérted. Válaszol: { $other }.
page-offer-rematch = { $side } visszavágót szeretne, oldalcserével.
page-offer-rematch-mine = Visszavágót kértél.
page-offer-rematch-agreed = { $side } visszavágót kért, és te beleegyeztél.
page-offer-have-agreed = Beleegyezett: { $sides }.
page-offer-still-to-agree = Még hiányzik: { $sides }.
page-offer-takeover = { $side } azt javasolja, hogy a gép ({ $level }) folytassa helyetted.
page-offer-takeover-mine = Azt javasoltad, hogy a gép ({ $level }) folytassa. Válaszol: { $other }.
page-offer-takeover-other = { $side } azt javasolja, hogy a gép ({ $level }) folytassa. Válaszol: { $other }.
page-resign-leaves = A gép veszi át a helyed, a többiek tovább játszanak.
page-take-back = Vissza az utolsó akcióm elé
page-take-back-ask = Kérés: vissza az utolsó akcióm elé

## Table: log, forecast, end

page-log-empty = Még nem történt semmi.
page-log-start = A játék kezdődik
page-log-newest = Legújabb
page-log-undo = Visszavonás eddig
page-finish = A játék véget ért
page-finish-won = Nyertél
page-finish-lost = Veszítettél
page-finish-wins = { $side } győz
page-finish-nobody = Senki sem győz
page-finish-defeat = Vereség
page-finish-rematch = Visszavágó
page-finish-offered = A visszavágót felajánlottuk; az asztalnál mindenkinek bele kell egyeznie.
page-finish-new-table = A visszavágóhoz
page-finish-record = Jegyzőkönyv letöltése
page-forecast-none = Most semmi sem látható előre.

## Table: several at one screen

page-curtain = Átadás: { $side }
page-curtain-about = A másik most nézzen félre: a kézben lévő lapok következnek.
page-curtain-ready = Készen állok
page-curtain-never = Látjuk egymás lapjait: ennél az asztalnál nem kell függöny

## Table: invitations

page-invite = Meghívás linkkel
page-invite-label = Link a helyhez: { $side }
page-invite-watch = Link nézőknek
page-invite-make = Link készítése
page-invite-withdraw = A linkek visszavonása
page-invite-withdraw-about = A nézőknek szóló linkek érvényüket vesztik, és aki ilyennel jött, annak távoznia kell.
page-invite-withdrawn = Visszavont linkek: { $links }. Távozott nézők: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Csevegés és jegyzetek
page-chat = Csevegés
page-chat-empty = Még senki sem szólt.
page-chat-removed = törölve
page-chat-label = Mondj valamit
page-chat-send = Küldés
page-chat-kept = A szöveged megmarad, amíg a kapcsolat helyre nem áll.
page-notes = Jegyzetek
page-notes-about = Csak neked
page-notes-kept = Elmentve.
page-notes-writing = Még nincs elmentve …
page-notes-saving = Mentés …
page-notes-failed = Nem sikerült menteni; az oldal újra próbálja.

## Replay

page-replay = Visszajátszás
page-replay-view = Nézőpont
page-replay-public = nézők
page-replay-table = Az asztalhoz
page-replay-controls = Vezérlők
page-replay-first = Az elejére
page-replay-back = Egy döntéssel vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy döntéssel tovább
page-replay-last = A végére
page-replay-speed = Sebesség: döntés másodpercenként
page-replay-decision = Döntés
page-replay-at = { $at } / { $total }
page-replay-start = Az első döntés előtt
page-replay-open = minden kéz nyíltan
page-replay-card-back = Egy akcióval vissza
page-replay-card-next = Egy akcióval tovább

## Analysis

page-analysis = Elemzés
page-analysis-who = Ki gondolja át
page-analysis-start = A játék elemzése
page-analysis-again = Elemzés újra
page-analysis-slow = Ez néhány percig tart.
page-analysis-running = { $level } átgondolja: { $done }. döntés / { $total } …
page-analysis-leave = Elhagyhatod az oldalt; az elemzés folytatódik.
page-analysis-not-over = Játékot a vége után lehet elemezni.
page-analysis-figures = A játék számokban
page-analysis-mark = fordulópont: { $side }
page-analysis-keys = a nyilak kártyáról kártyára lépnek, az Enter megnyitja a visszajátszást
page-analysis-table = Táblázatként
page-analysis-look = Megnézem a visszajátszásban

## Learning, rules, cards

page-learn-title = Egy játék megtanulása
page-learn-lead = Nem kell szabálykönyvet olvasnod: az asztal mindig megmutatja, mi lehetséges, és minden másról megmondja, miért nem.
page-learn-rules = Minden szabály a saját szavainkkal, a szabálykönyv számaival. Az asztal minden elutasítása a megfelelő szakaszhoz vezet.
page-learn-read = Szabályok olvasása
page-learn-look = Lapok megtekintése
page-rules-title = A szabályok
page-rules-content = A szabályok tartalma
page-rules-search = Keresés a szabályokban
page-rules-found = { $count } szakasz
page-rules-none = Egyik szakasz sem tartalmazza.
page-learn-plain = Vezetett játék még nincs, de az asztal mindig megmutatja, mi lehetséges.
page-learn-cards-title = A kártyák
page-gallery-title = Kártyák
page-gallery-search = Keresés: cím, szám, év vagy szimbólum

## A lesson

lesson-progress = { $done } / { $total }
lesson-fold =
    { $state ->
        [folded] Kísérő megnyitása
       *[open] Kísérő összecsukása
    }
lesson-quit = Kísérő bezárása
lesson-back = Vissza
lesson-go-on = Most te jössz: ami kéken világít, arra kattinthatsz.
lesson-rules = Az összes szabály
lesson-next = Tovább
lesson-skip = Ugrás a legújabbra

## Account

page-account-title = Fiók
page-account-member = Te vagy { $name }, tag.
page-account-guest = Vendégként játszol: az asztalaid ehhez a böngészőhöz tartoznak. Tagként minden eszközön megtalálod őket.
page-account-made = Üdvözlünk. Minden asztalod megmaradt.
page-account-deleted = A fiók törölve.
page-name = A neved
page-name-label = A név, amelyet mások látnak
page-name-about = Legfeljebb 40 karakter.
page-become = Légy tag
page-become-about = Egy név és egy jelszó, semmi más. Minden asztalod megmarad, és játszhatsz értékelt játékot.
page-become-do = Tag leszek
page-member-name = Név
page-password = Jelszó
page-password-about = Legalább 8 karakter.
page-password-change = Jelszó módosítása
page-password-old = A mostani jelszó
page-password-new = Az új jelszó
page-password-changed = Módosítva. A többi eszközön újra be kell lépni.
page-email = E-mail
page-email-optional = E-mail (nem kötelező)
page-email-about = Csak azért, hogy szóljunk, ha te jössz.
page-email-unconfirmed = Még nincs megerősítve: az értesítések akkor mennek oda, ha megnyitottad a levelünkben lévő hivatkozást.
page-email-confirmed = Megerősítve.
page-email-link = A hivatkozás újraküldése
page-email-link-sent = A hivatkozás úton van.
page-email-link-failed = A levelet nem sikerült elküldeni.
page-email-off = Ez a szerver nem küld e-mailt.
page-confirm-title = E-mail-cím megerősítése
page-confirm-about = Egy levél hivatkozását nyitottad meg. A tiéd ez a cím?
page-confirm-do = Igen, megerősítem
page-confirm-done = Megerősítve: { $email }.
page-confirm-failed = A hivatkozást már felhasználták, vagy azóta újabbat küldtünk.
page-login = Belépés
page-logged-in = Beléptél.
page-logout = Kilépés
page-logout-about = A böngésző új vendég lesz; az asztalaid a fióknál maradnak.
page-logged-out = Kiléptél.
page-delete = Fiók törlése
page-delete-about = A neved eltűnik minden asztalról, és a folyamatban lévő játékaid elvesznek. A név, a jelszó, az e-mail, a jegyzetek és az értékelések törlődnek; a befejezett játékok megmaradnak, a neved nélkül. Nem vonható vissza.
page-delete-do = Végleges törlés
page-delete-guest = Adataim törlése
page-delete-guest-about = A neved eltűnik minden asztalról, és a folyamatban lévő játékaid elvesznek. A név, az e-mail és a jegyzetek törlődnek; a befejezett játékok megmaradnak, a neved nélkül. Nem vonható vissza.
page-delete-chat = A csevegésben írt szövegeim is törlődjenek
page-data-deleted = Minden törölve.
page-data = Az adataid
page-data-about = Minden, amit itt rólad tárolunk, egy fájlban: a beállításaid, asztalaid és döntéseid, jegyzeteid, csevegésed és értékeléseid.
page-data-download = Letöltés

## Notices

page-notify = Amikor te jössz
page-notify-about = Csak amíg nem vagy az asztalnál. Az értesítés sosem árul el kártyát vagy lépést.
page-notify-browser = A böngésző értesítést mutat
page-notify-browser-about = Amíg egy asztal másik lapon nyitva van.
page-notify-push = Push-üzenetek ennek a böngészőnek
page-notify-push-about = Akkor is, ha az oldal be van zárva.
page-notify-email = Küldjön e-mailt
page-notify-webhook = Webhook
page-notify-webhook-about = Discord-, Slack- vagy saját cím, amely üzenetet fogad.
page-notify-test = Kipróbálás
page-notify-sent = elküldve
page-notify-off = ki
page-notify-failed = nem sikerült
page-notify-blocked = A böngésző nem engedi az értesítéseket ettől az oldaltól.
page-push-failed = A böngésző nem fogad push-üzeneteket: { $reason }
page-way-push = Push
page-way-email = E-mail
page-way-webhook = Webhook
page-notice-turn = Te jössz. A te oldalad: { $side }.

## Settings

page-theme = Színek: { $theme ->
    [light] világos
    [dark] sötét
   *[auto] mint az eszközé
 }
page-theme-legend = Színek
page-theme-auto = Mint az eszközé
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
page-settings-lead = Ez a böngésző megjegyzi őket.
page-settings-sound = Hangok
page-settings-sound-about = Egy kártya, egy kocka, egy pecsét: szárazon és röviden.
page-settings-confirm = Kérdezzen, mielőtt egy lépés rejtett kártyát mutat
page-settings-confirm-about = Az ilyen lépés nem vonható vissza.
page-keys = Billentyűk az asztalnál
page-key-tab = tovább a következő részhez: kérdés, térkép, kártyák, napló
page-key-arrows = a térképen helyről helyre
page-key-enter = választás
page-key-escape = egy lépés vissza
page-key-undo = az utolsó döntés visszavonása
page-key-redo = a visszavont döntés újra
page-key-hint = tipp mutatása vagy elrejtése

## Ratings

page-ratings-title = Ranglista
page-ratings-about = Játékonként és helyenként egy lista, a tagok értékelt játékaiból (Glicko-2). A ± utáni szám azt mutatja, mennyire biztos az értékelés.
page-ratings-mine = Értékeléseid
page-ratings-games = { $count } játék
page-ratings-none-yet = még nincs értékelt játék
page-ratings-place = Hely
page-ratings-name = Név
page-ratings-points = Pont
page-ratings-games-head = Játék
page-ratings-empty = Itt még senki sem játszott értékelt játékot.

## About

page-about-what = A Republik társasjátékok asztala a böngészőben: gép ellen, egy képernyőnél vagy távoli játékosokkal. A bíró a szerver: nem fogad el olyan lépést, amelyet a szabályok nem engednek.
page-about-yours = Kié
page-about-licence = A program szabad szoftver, Apache 2.0 licenccel. A térkép, a kártyák és az ikonok saját rajzok, a szabályokat a saját szavainkkal mondjuk el.
page-about-privacy-title = Mit őriz meg
page-about-privacy = Egy süti, amely megmondja, ki vagy, a játékaid, és amit magad írsz be: név, e-mail, jegyzetek, csevegés. Semmi sem töltődik be más szerverről, és nincs nyomkövetés.
page-about-thanks = Köszönettel
page-about-map = A térkép körvonalai Victor Cazanave @svg-maps/germany csomagjából készültek, amely a MapSVG egyik térképén alapul (CC BY 4.0), általunk összevonva, hajlítva és egyszerűsítve, valamint a Natural Earthből (közkincs) a world-atlas (ISC) révén.
page-about-fonts = A betűtípusok: Archivo és Zilla Slab, mindkettő SIL Open Font License 1.1 alatt.
page-about-software = Az oldal Svelte, Vite és Fluent, a szerver Starlette, SQLAlchemy és msgspec segítségével készült.
page-fair-title = Tisztességes keverés
page-fair-why = Ha a játék elkezdődött, a keverésen már senki sem változtathat, a szerver sem, és utólag ellenőrizheted:
page-fair-1 = Az első kártya előtt a szerver véletlen magot választ, és megmutatja annak lenyomatát (hash). Ezután nem cserélheti le úgy, hogy a lenyomat el ne árulná.
page-fair-2 = Minden véletlen kártya ebből a magból következik.
page-fair-3 = A végén a mag láthatóvá válik. Töltsd le a jegyzőkönyvet: a republik verify parancs összeveti a lenyomatot, a magot és minden kártyát:
page-fair-seats = Egy játékoshoz csak az jut el, amit tudhat; a gépi játékosok sem látják a lapjaidat.

## The player aid

page-aid = Játéksegédlet
page-aid-of = Játéksegédlet: { $game }
page-aid-print = Nyomtatás egy oldalra
page-help = Súgó
page-key-help = a játéksegédlet és a billentyűk megjelenítése
