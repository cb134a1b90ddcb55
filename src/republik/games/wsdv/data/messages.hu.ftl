game-name = Wir sind das Volk!
game-about = Két német állam, két játékos, négy évtized: építsd fel a gazdaságot, emeld az életszínvonalat, és ne engedd utcára a népet, amíg az egyik állam össze nem omlik, vagy Kelet túl nem éli 1989-et.
option-edition = A szabályok kiadása

## Oldalak és szavak

seat-west = Nyugat
seat-east = Kelet
seat-nobody = szabály
seat-letter-west = N
seat-letter-east = K
sector-france = francia szektor
sector-uk = brit szektor
sector-usa = amerikai szektor
place-west-germany = Nyugat-Németország
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Alsó-Szászország vagy Hamburg
track-prestige = Hírnév
track-currency = Nyugati valuta
track-socialists = Szocialisták
use-unrest = nyugtalanság
use-build = építés
use-living = életszínvonal
use-event = esemény

## Kártyák és ikonok

card-name = { $number } „{ $title }”
card-hidden = rejtett kártya
card-in-hand = kézben
corner-flight = menekülés{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = piros rendőrség
corner-pink-police = rózsaszín rendőrség
event-for-red = Kelet eseménye
event-for-yellow = Nyugat eseménye
event-for-dual = mindkét fél eseménye
event-for-special = különleges, csak Kelet
face-space = hírnévmező { $space }
symbol-build = { $side }: { $count } építés
symbol-dismantle = { $side }: { $count } bontás
symbol-place-unrest = { $side } +{ $count } nyugtalanság
symbol-remove-unrest = { $side } −{ $count } nyugtalanság
symbol-move-unrest = { $side }: { $count } nyugtalanság áthelyezése
symbol-reduce = { $side }: egy tömegtüntetés 3 nyugtalanságra{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } életszínvonal
symbol-living-standard-plain = { $side } +{ $count } életszínvonal, nyugtalanság marad
symbol-lose-living-standard = { $side } −{ $count } életszínvonal
symbol-rundown = { $side }: { $count } gyár elavul
symbol-repair = { $side }: { $count } gyár felújítása
symbol-close = { $side } végleg elveszít { $count } külföldi gyárat
symbol-red-police = piros titkosrendőrség
symbol-pink-police = rózsaszín titkosrendőrség
symbol-wall-built = felépül a Fal
symbol-wall-opened = megnyílik a Fal
symbol-stasi-dissolved = a Stasi feloszlatása
symbol-guillaume = Guillaume: Kelet kártyákat néz meg
symbol-where = – { $place }
symbol-limit = (tartományonként legfeljebb { $count })
symbol-arms = – { $side } választ
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = semmi
symbol-with = { $symbol } { $more }
symbol-numbered = { $number }. szimbólum
surplus-red = { $count ->
    [one] nyíl
   *[other] { $count } nyíl
} a sáv végén túl: Kelet nyugtalanságot vesz le
surplus-yellow = { $count ->
    [one] nyíl
   *[other] { $count } nyíl
} a sáv végén túl: Nyugat dönt
surplus-red-prestige = hírnév a sáv végén túl: Kelet leveszi egy nyugtalanságát, vagy egyet Nyugatra tesz
surplus-yellow-prestige = hírnév a sáv végén túl: Nyugat leveszi egy nyugtalanságát, vagy egyet Keletre tesz

## Képernyő

screen-header = Wir sind das Volk! · { $decade }. évtized, { $half ->
    [1] első fele
   *[other] második fele
}
screen-over = Wir sind das Volk! · { $decade }. évtized, a játéknak vége
screen-protests = { $side }: { $count } tömegtüntetés
screen-police = titkosrendőrség-kártyák: { $count }, használható: { $ready }
screen-flight = Menekülés most: { $steps } → Kelet bontása: { $points } · { $police }
screen-flight-over = Menekülés: ebben az évtizedben már elszámolva · { $police }
screen-wall = Áll a Fal: nincs menekülés · { $police }
track-prestige-note = előny: { $side } · az évtized végén: { $symbols }
track-currency-note = export { $exports }, életszínvonal { $living }: egyenleg { $balance }
track-socialists-note = az évtized végén { $change } · játékban { $total } / { $most }, a készletben { $box }
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ nyugtalanság
map-legend-2 = ▮ életszínvonal
map-legend-3 = ♟ szocialista
map-legend-4 = 6/9 gazdaság / ▮ ára
map-legend-5 = [2] gyár (2) elavult
map-legend-6 = ═ működő ─ épült ┄ szabad

## Kérdések

prompt-deal = Egy kártya osztása.
prompt-discard = { $side }: eldobsz egy előző évtizedbeli kártyát, vagy megtartod, amid van?
prompt-action = { $side }: válassz egy lapot a kártyakínálatból vagy a kezedből.
prompt-over = A játéknak vége.
prompt-use = { $card }: mire használod?
prompt-price = { $side }: a különleges kártyának ára van. Eldobsz egy kártyát, vagy Nyugat húzzon egyet?
prompt-remove = { $side }: vedd le 1 nyugtalanságodat. Honnan?
prompt-build = { $side }: építés, még { $count } pont. Hol?
prompt-living = { $side }: életszínvonal lerakása (3-ból { $count } lerakva, a kártya { $lends } pontot ad, tartományonként legfeljebb 2-t). Hol?
prompt-transfer = { $side }: átteszel egy új életszínvonalat Nyugat-Berlinbe?
prompt-void = { $side }: { $face } kettős kártya. Melyik nyilat vagy ikont hagyod figyelmen kívül?
prompt-symbols = { $side }: { $face } végrehajtása. Hátravan: { $symbols }. Mi következik, és hol?
prompt-resolve = { $side }: te döntesz, { $face }: { $symbol }. Hol?
prompt-return-unrest = { $side }: visszakerül a nyugtalanság a titkosrendőrség-kártyákról, tartományonként legfeljebb 1 (még { $count }). Hová?
prompt-look = { $side }: Guillaume jelent. Mit nézel meg?
prompt-take = { $side }: elveszel egyet ezekből a kártyákból?
prompt-give = { $side }: melyik kártyádat adod érte?
prompt-last-police = { $side }: használod a titkosrendőrséget az akció vége előtt?
prompt-import = { $side }: { $change ->
    [less] véget ért egy tömegtüntetés Nyugat-Berlinben. Melyik ellátó veszíti el a jelzőjét?
   *[more] új tömegtüntetés van Nyugat-Berlinben. Melyik ellátó kap jelzőt?
}
prompt-socialist-in = { $side }: nincs elég szocialista minden tömegtüntetéshez. Hová megy egy?
prompt-dismantle = { $side }: bontás, { $owner }: { $count } pont. Mi kerül le most?
prompt-space = { $side }: hírnév. Melyik mezőt hajtod végre?
prompt-run-down = { $side }: hiányzik a valuta, { $count } gyár elavul. Melyik most?
prompt-dismantle-lines = { $side }: hiányzik a valuta, és minden gyár elavult. Még { $count } elem kerül le. Melyik most?
prompt-hamburg = { $side }: melyik tartományhoz számít Hamburg ebben a fázisban?
prompt-lose-sector = { $side }: Nyugat-Berlin életszínvonalat veszít (még { $count }). Melyik szektorból?
prompt-attack = { $side }: kit támad { $place }?
prompt-police-phase = { $side }: titkosrendőrség, még { $count } kártya használható. Hol veszel le nyugtalanságot?
prompt-socialist-out = { $side }: { $count } szocialistának mennie kell. Honnan?
done-discard = a többi marad
done-build = a maradék pontok elvesznek
done-living = ennyi
done-transfer = nincs áthelyezés
done-void = minden érvényes
done-look = nem nézek meg semmit
done-take = nem veszek el semmit
done-last-police = nincs több titkosrendőrség
done-attack = nincs támadás

## Lépések

place-alone = { $place }
move-done = kész
move-play = { $card }: { $use }
move-deal = osztás: { $card }
move-discard = eldobás: { $card }
move-draw = Nyugat húz egy kártyát
move-build-city = gyár építése: { $place }
move-build-line = út építése: { $place }
move-dismantle-city = gyár bontása: { $place }
move-dismantle-line = út bontása: { $place }
move-rundown = elavul a gyár: { $place }
move-repair = gyár felújítása: { $place }
move-close = végleg bezár: { $place }
move-place = nyugtalanság lerakása: { $place }
move-remove = nyugtalanság levétele: { $place }
move-move = nyugtalanság áthelyezése: { $from } → { $to }
move-reduce = 3 nyugtalanságra: { $place }
move-living = életszínvonal: { $place }
move-lose-living = elveszett életszínvonal: { $place }
move-sector = életszínvonal Nyugat-Berlinbe: { $place }
move-lose-sector = elveszett életszínvonal Nyugat-Berlinben: { $place }
move-transfer = áthelyezés Nyugat-Berlinbe: { $place }
move-police = titkosrendőrség: { $place }
move-socialist = szocialista érkezik: { $place }
move-take-socialist = szocialista távozik: { $place }
move-import = jelző érkezik: { $place }
move-release = jelző távozik: { $place }
move-attack = támadás: { $from } → { $to }
move-hamburg = Hamburg ide számít: { $place }
move-space = mező { $space }: { $symbols }
move-void-track = egy nyíl érvénytelen: { $track }
move-void-row = érvénytelen: { $symbol }
move-resolve = most jöjjön: { $symbol }
move-ignore = kihagyás: { $symbol }
move-look = { $where ->
    [pile] a húzópakli felső kártyáinak megnézése
   *[hand] Nyugat kezének megnézése
}
move-take = elvétel: { $card }
move-give = odaadás: { $card }
group-done = vagy
group-play = kártyák
group-deal = osztás
group-discard = eldobás
group-draw = vagy
group-build-city = építés
group-build-line = építés
group-dismantle-city = bontás
group-dismantle-line = bontás
group-rundown = elavulás
group-repair = felújítás
group-close = végleges bezárás
group-place = nyugtalanság lerakása
group-remove = nyugtalanság levétele
group-move = nyugtalanság áthelyezése
group-reduce = 3 nyugtalanságra
group-living = életszínvonal
group-lose-living = elveszett életszínvonal
group-sector = Nyugat-Berlin
group-lose-sector = Nyugat-Berlin
group-transfer = áthelyezés
group-police = titkosrendőrség
group-socialist = szocialisták
group-take-socialist = szocialisták
group-import = ellátók
group-release = ellátók
group-attack = támadás
group-hamburg = Hamburg
group-space = mezők
group-void-track = érvénytelen
group-void-row = érvénytelen
group-resolve = most jöjjön
group-ignore = kihagyás
group-look = megnézés
group-take = elvétel
group-give = odaadás
group-at = { $verb }, { $place }
note-protest = tömegtüntetés!
note-living = { $number }. szint, gazdaság { $has } / { $needs }
use-note-unrest = vedd le 1 nyugtalanságodat{ $free ->
    [yes] , ingyen
   *[no] , 1 saját építéspont bontásáért
}
use-note-build = { $value } építéspont
use-note-living = legfeljebb 3 tartomány; a kártya { $value } pontot ad
use-note-event = { $symbols }

## Mi történt

event-decade = Kezdődik a(z) { $decade }. évtized. Különleges kártya: { $special }
event-half = { $decade }. évtized, { $half ->
    [1] első
   *[other] második
} fele. Kezd: { $starter }.
event-turned-up = Felfedve: { $what }
event-drawn = { $side } húz: { $known ->
    [yes] { $what }
   *[no] { $count } kártya
}
event-discarded = { $side } eldob: { $known ->
    [yes] { $what }
   *[no] { $count } kártya
}
event-card = { $side } kijátszik { $origin ->
    [hand] kézből{" "}
   *[other] {""}
}{ $use ->
    [unrest] nyugtalanság levételére
    [build] építésre
    [living] életszínvonalra
   *[event] eseményként
}: { $card }
event-price = A különleges kártya ára: { $paid ->
    [draw] Nyugat húz egy kártyát
   *[discard] Kelet eldob egy kártyát
}
event-void = Érvénytelen: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } nyugtalanságot vesz le
   *[more] { $by }: új nyugtalanság
}: { $what }
event-unrest-nobody = Új nyugtalanság: { $what }
event-calmed = Az életszínvonallal nyugtalanság is lekerül: { $what }
event-reduce = { $place }: { $removed } nyugtalanság lekerül, 3 marad
event-move = Áthelyezett nyugtalanság: { $what }
event-build-city = { $by } épít: { $what }
event-build-line = { $by } utat épít: { $what }
event-dismantle-city = { $by } bont: { $what }
event-dismantle-line = { $by } utat bont: { $what }
event-rundown = Elavul ({ $by } választása): { $what }
event-repair = Felújítva: { $place }
event-close = Végleg bezárva: { $place }
event-living = { $change ->
    [less] Elveszett életszínvonal
   *[more] Életszínvonal
}: { $what }
event-transfer = Életszínvonal áthelyezve Nyugat-Berlinbe: { $place }
event-imported = { $change ->
    [less] Nyugat-Berlin jelzője távozik
   *[more] Nyugat-Berlin tömegtüntetése átterjed
}: { $what }
event-socialist = { $change ->
    [less] Szocialisták távoznak
   *[more] Szocialisták érkeznek
}: { $what }
event-police-gained = Kelet titkosrendőrség-kártyája: { $card }
event-police = A titkosrendőrség nyugtalanságot vesz le: { $what }
event-stasi-dissolved = Feloszlott a Stasi; visszatérő nyugtalanság: { $unrest }
event-wall = { $stands ->
    [yes] Felépült a Fal. Nincs többé menekülés a Köztársaságból.
   *[no] Nyitva a Fal. Újra van menekülés.
}
event-look = Kelet megnézi: { $at ->
    [pile] a húzópakli felső kártyái
   *[hand] Nyugat keze
}
event-seen = { $known ->
    [yes] Látott kártyák: { $what }
   *[no] Kelet { $count } kártyát látott
}
event-removed = { $known ->
    [yes] Kikerült a játékból: { $card }
   *[no] Kelet kivesz egy kártyát a játékból
}
event-swap = { $known ->
    [yes] Kelet odaadja: { $given }, elveszi: { $taken }
   *[no] Kelet kicserél egy kártyát
}
event-decade-end = A(z) { $decade }. évtized vége
event-phase = { $phase }. { $name }
event-wall-cost = A Fal hírnévbe és 1 építéspontba kerül
event-flight = Menekülés a Köztársaságból: { $steps } lépés, Kelet bontása: { $points }
event-space = { $by } végrehajtja, mező { $space }: { $symbols }
event-hamburg = Hamburg ide számít: { $place }
event-currency = Sáv { $track } + export { $exports } (Nyugat legrosszabb exportáló gyára { $worst }) − életszínvonal { $living } = { $balance }
event-police-cost = { $points ->
    [0] Nincs kifizetendő titkosrendőrség
   *[other] Kelet { $points } pontot fizet a titkosrendőrségért
}
event-attack = Támadás: { $what }
event-socialist-phase = Szocialisták: { $change }
event-protests = Tömegtüntetések: Nyugat { $west }, Kelet { $east }
event-game-over = { $winner } győz: { $how }

## Befejezés

ending-collapse = { $winner ->
    [Kelet] Nyugat összeomlik a tömegtüntetések alatt
    [Nyugat] Kelet összeomlik a tömegtüntetések alatt
   *[other] a másik állam összeomlik a tömegtüntetések alatt
}
ending-bankruptcy = Kelet államcsődje
ending-socialism-triumphs = a szocializmus diadala
ending-socialism-fails = a szocializmus megbukott
ending-survival = Kelet kibírta a négy évtizedet

## Gépi játékosok

feature-east-unrest-slack = Kelet: távolság a tömegtüntetésektől
feature-west-unrest-slack = Nyugat: távolság a tömegtüntetésektől
feature-east-protests-near = Kelet: tömegtüntetések az összeomlásig
feature-west-protests-near = Nyugat: tömegtüntetések az összeomlásig
feature-east-brink = Kelet: tüntetés küszöbén álló tartományok
feature-west-brink = Nyugat: tüntetés küszöbén álló tartományok
feature-east-living-standard = Kelet: életszínvonal
feature-west-living-standard = Nyugat: életszínvonal
feature-east-living-at-risk = Kelet: gyár nélküli életszínvonal
feature-west-living-at-risk = Nyugat: gyár nélküli életszínvonal
feature-east-economy = Kelet: gazdaság
feature-west-economy = Nyugat: gazdaság
feature-east-next-living-standard = Kelet: gazdaság a következő életszínvonalhoz
feature-west-next-living-standard = Nyugat: gazdaság a következő életszínvonalhoz
feature-east-open-links = Kelet: még ki nem épült összeköttetések
feature-west-open-links = Nyugat: még ki nem épült összeköttetések
feature-border-gap = életszínvonal a határ két oldalán
feature-export-gap = Kelet exportja Nyugat legrosszabbjához mérve
feature-prestige = a hírnévsáv állása
feature-prestige-edge = hírnévelőny
feature-currency-track = a nyugati valuta sávjának állása
feature-currency-missing = Keletnek hiányzó nyugati valuta
feature-currency-spare = Keletnek megmaradó nyugati valuta
feature-flight = menekülés
feature-wall = a Fal
feature-reserve = Kelet tartalék építéspontjai
feature-bankruptcy = Kelet államcsődje
feature-socialist-track = a szocialisták sávjának állása
feature-socialists = szocialisták játékban
feature-socialism-at-stake = a szocializmus győzelme vagy bukása
feature-police = használható titkosrendőrség
feature-police-later = titkosrendőrség a későbbi évtizedekben
feature-tempo = ki következik
feature-hand = kézben tartott kártyák
feature-display = a kártyakínálat
feature-special-card = különleges kártya
feature-building-under-way = még felhasználható építéspontok
feature-living-under-way = még lerakható életszínvonal
feature-removal-under-way = még leveendő nyugtalanság
feature-event-under-way = még végrehajtandó ikonok
feature-losses-under-way = még hátralévő veszteségek
feature-ground = maga az évtized

## Évtized vége

phase-1 = Menekülés vagy a Fal költsége
phase-2 = Hírnév
phase-3 = Nyugati valuta
phase-4 = A titkosrendőrség megfizetése
phase-5 = Életszínvonal megtartása
phase-6 = Belső összehasonlítás
phase-7 = Kelet–Nyugat összehasonlítás
phase-8 = A titkosrendőrség használata
phase-9 = Szocialisták
phase-10 = Wir sind das Volk?
forecast-title = Ha most lenne vége az évtizednek
forecast-flight-sum = ikonok { $icons } + Nyugat legjobb életszínvonala { $best_west_living } + piros titkosrendőrség { $red_police } + tömegtüntetés Keleten { $east_protest } − Kelet legrosszabb életszínvonala { $worst_east_living } − tömegtüntetés Nyugaton { $west_protest } = { $steps }
forecast-flight = Kelet bontása: { $points } / { $has }
forecast-wall = A Fal: hírnév ← 1, Kelet bontása: 1 / { $has }
forecast-prestige = { $holder } végrehajtja a(z) { $marker } mezőt vagy egy középhez közelebbit: { $symbols }
forecast-prestige-bankrupt = Kelet nem tudja lebontani, amit kell: államcsőd
forecast-currency-sum = sáv { $track } + export { $exports } (Nyugat legrosszabb exportáló gyára { $worst }) − életszínvonal { $living } = { $balance }
forecast-currency-enough = semmi sem avul el
forecast-currency-missing = elavul: { $rundown }, utána bontás: { $dismantled }
forecast-currency-bankrupt = Kelet nem tud fizetni: államcsőd
forecast-police-cost = Kelet bontása: { $points } / { $has }
forecast-living = elveszett életszínvonal: { $what }
forecast-living-none = minden tartomány megtartja az életszínvonalát
forecast-internal = nyugtalanság: { $what }
forecast-internal-none = nincs nyugtalanság
forecast-attacks = lehetséges: { $what }
forecast-attacks-none = senki sem tud támadni
forecast-police = használható kártyák: { $count }
forecast-socialists = változás { $change }, játékban { $total } / 12
forecast-triumph = Kelet győzne: nincs több szocialista, akit kaphatna
forecast-failure = Kelet veszítene: túl kevés a szocialistája
forecast-protests = { $side }: most { $now }, a belső összehasonlítás után { $internal }, legrosszabb esetben { $worst }; 4-nél összeomlás
forecast-title-end = Az évtized vége, fázisról fázisra
forecast-done = kész
forecast-now = folyamatban
forecast-due = még hátravan: { $count }
forecast-prestige-done = { $holder } végrehajtotta a(z) { $marker } mezőt: { $symbols }
forecast-attacks-done = végrehajtva: { $what }
forecast-attacks-done-none = senki sem támadott
forecast-police-done = felhasznált kártyák: { $count }

## Az asztalnál

cards-seen = A másik kézben látott kártyák:
cards-count = A másik fél kezében { $count } kártya van; a húzópakliban { $pile }.
help-forecast = mit hozna most az évtized végének tíz fázisa
help-map = az egész térkép és a sávok
why-what = Írd le, mit magyarázzak: miért Bajorország, miért 17 esemény
rules-which = Írj egy fejezetet: szabály 5.1
cards-why = A játékban: { $text }
cards-note-english = Ez a jegyzet csak németül és angolul olvasható.
cards-unknown = Nincs „{ $answer }” nevű kártya. Add meg a számát vagy a címe egy részét: kártyák 17
help-cards = a kártyakínálat és a kezed (kártyák 17: egy kártya, mi történt, és miért ez a hatása)
help-rules = N: a szabályok egy fejezete egy mondatban, például szabály 6.3

## Miért nem

refusal-no-such-move = { $text } nem lépés
refusal-other-decision = most nem erről kell dönteni: „{ $move }”
refusal-not-possible = itt nem lehetséges: „{ $move }”
refusal-card-not-there = nincs sem a kártyakínálatban, sem a kezedben: { $card }
refusal-special-east-only = a különleges kártyát csak Kelet választhatja
refusal-special-not-there = a különleges kártya nincs a kínálatban: { $card }
refusal-special-event-only = a különleges kártya csak eseményként használható
refusal-special-price = Kelet nem tudja megfizetni a különleges kártya árát
refusal-no-own-unrest = nincs levehető nyugtalanságod
refusal-nothing-to-dismantle = ezzel a kártyával egy saját építéspontba kerül, és nincs mit bontanod
refusal-event-colour = { $card } eseménye nem ennek a félnek szól: { $side }
refusal-event-own-economy = { $card } eseménye több gazdaságba kerülne, mint amennyi van: { $side }
refusal-mass-protest = tömegtüntetés van, ott nem lehet építeni: { $place }
refusal-city-taken = már van gyár: { $place }
refusal-site-closed = végleg bezárt építési terület: { $place }
refusal-plant-site = Rheinsberg csak a saját eseményével épülhet
refusal-abroad-site = külföldi gyár csak a saját eseményével épülhet
refusal-other-side = { $place } nem ehhez a félhez tartozik: { $side }
refusal-line-full = nincs szabad vonal: { $place }
refusal-no-factory-at-end = egyik végén sincs gyár: { $place }
refusal-no-factory-abroad = gyár nélküli külföldi városba vezet: { $place }
refusal-no-factory = nincs gyár: { $place }
refusal-no-infrastructure = nincs út: { $place }
refusal-has-infrastructure = még van út a kapcsolatain: { $place }
refusal-rundown-stays = elavult, és mindig a táblán marad: { $place }
refusal-abroad-stays = csak a saját eseménye veheti le: { $place }
refusal-already-rundown = már elavult: { $place }
refusal-never-rundown = nem avulhat el: { $place }
refusal-no-unrest = nincs nyugtalanság: { $place }
refusal-no-protest = nincs tömegtüntetés: { $place }
refusal-restricted = az ikon alatti szöveg nem engedi: { $place }
refusal-limit = nem kaphat többet ezekből az ikonokból: { $place }
refusal-living-economy = { $place }: a(z) { $number }. életszínvonalhoz { $need } gazdaság kell, és { $have } van
refusal-living-together = a kártya nem ad eleget a már választott tartományokkal együtt: { $place }
refusal-living-once = ebben az akcióban már kapott életszínvonalat: { $place }
refusal-living-berlin = Nyugat-Berlin csak áthelyezéssel vagy a 79-es kártyával kap életszínvonalat
refusal-no-living = nincs életszínvonala: { $place }
refusal-transfer-new = ebben az akcióban nem kapott életszínvonalat: { $place }
refusal-transfer-more = nincs több életszínvonala, mint Nyugat-Berlinnek: { $place }
refusal-transfer-even = a szektora megelőz egy másikat: { $place }
refusal-police-used = nincs használható titkosrendőrség-kártya
refusal-police-own-action = a titkosrendőrség Kelet saját akciójában vagy az évtized végén használható
refusal-no-socialist = nincs szocialista: { $place }
refusal-not-supplier = nem Nyugat-Berlin ellátója: { $place }
refusal-no-imported = nincs nyugat-berlini jelző: { $place }
refusal-not-adjacent = { $place } nem szomszédos: { $other }
refusal-attack-weak = { $place } életszínvonala nem kisebb, mint amennyit { $other } bevethet
refusal-hamburg-choice = Hamburg Alsó-Szászországhoz vagy Schleswig-Holsteinhez számít
refusal-prestige-space = csak a jelző mezője vagy egy középhez közelebbi, a saját félen
refusal-void-dual = csak az hagyható figyelmen kívül, amit a kártya mutat
refusal-not-in-hand = nincs a kezedben: { $card }
refusal-not-seen = nincs a megnézett kártyák között: { $card }
refusal-must-discard = három kártyából legalább egyet el kell dobni
refusal-must-do = ezt végre kell hajtani

## A szabályok, egy-egy mondatban

rule-2 = Előkészületek: minden ellátóra 2, a többi tartományra 3 nyugtalanság, 1 szocialista a készletbe; gyárak: Hamburg, Dortmund, Berlin, Bitterfeld; Nyugaté a hírnévelőny, ő kezd (kiadásonként kissé eltér).
rule-3 = Négy évtized, mindegyik két fél évtized hét felfedett kártyával, aztán az évtized vége. Felváltva: egy kártya a kínálatból vagy kézből, egy akció. A fél évtized a kínálat utolsó normál kártyájával ér véget.
rule-4 = Egy tartomány minden negyedik nyugtalansága tömegtüntetés.
rule-5-1 = Egy építéspont egy gyár szabad városban vagy egy út olyan szabad vonalon, amelynek egyik végén gyár van. Egy gyár értéke 1, plusz 1 minden működő kapcsolatért. Tömegtüntetésnél nem lehet építeni.
rule-5-2 = Egy bontáspont 1 utat vesz le, vagy 1 gyárat, amelynek kapcsolatain nincs út; elavult és külföldi gyárat soha.
rule-5-3 = Csak Kelet gyárai avulnak el: értékük 1-gyel kevesebb, és mindig a táblán maradnak.
rule-6 = Egy normál kártya négyféleképpen használható: nyugtalanság levétele, építés, életszínvonal, esemény. A különleges kártya csak eseményként.
rule-6-1 = 1 saját nyugtalanság levétele: saját színű kártyával ingyen, különben 1 saját pont bontásáért.
rule-6-2 = Annyi építéspont, amennyit a kártya neked ér.
rule-6-3 = Legfeljebb 3 életszínvonal különböző tartományokba; az n-edikhez 3n gazdaság kell. A kártya értéke pótolja a hiányt, tartományonként legfeljebb 2 ponttal. Mindegyik 1 nyugtalanságot visz le.
rule-6-4 = Esemény: Nyugat sárga és kettős, Kelet piros és kettős kártyával. Minden ikon, tetszőleges sorrendben; kettős kártyán 1 nyíl vagy ikon figyelmen kívül hagyható. A címer mutatja, ki választ helyet.
rule-7 = Kelet tömegtüntetései szocialistákat hívnak a készletből; mindegyik 1 nyugtalanságot vesz le. Minden akció után és a 9. fázisban.
rule-8 = Minden összegyűjtött titkosrendőrség-kártya évtizedenként 1 keleti nyugtalanságot vesz le, saját akcióban vagy a 8. fázisban.
rule-9 = Az évtizedet tíz fázis zárja. Államcsőd, ha Keletnek többet kell bontania, mint amennyije van.
rule-9-1 = Menekülés: ikonok, Nyugat legjobb életszínvonala, piros titkosrendőrség, keleti tömegtüntetés, mínusz Kelet legrosszabb életszínvonala és a nyugati tömegtüntetés; Kelet a felét bontja. A Fallal: 1 hírnév és 1 pont.
rule-9-2 = A hírnévelőny birtokosa a jelző mezőjét hajtja végre, vagy saját felén egy középhez közelebbit.
rule-9-3 = A sáv és az export fizeti Kelet életszínvonalát; minden hiányzó egységért elavul egy gyár.
rule-9-4 = Kelet minden titkosrendőrség-kártyáért 1 pontot bont.
rule-9-5 = Egy tartomány sem tart meg több életszínvonalat, mint legjobb gyárának értéke; Nyugat-Berlin annyit, mint leggyengébb szállítója.
rule-9-6 = Minden tartomány nyugtalanságot kap: a távolság a saját legjobb tartománytól mínusz 1; Nyugat-Berlin a teljes távolságot.
rule-9-7 = Minden tartomány megtámadhat egy határon túli szomszédot életszínvonalával, levonva a tömegtüntetéseit: a különbség nyugtalanság lesz. Nyugat-Berlin mindkét szomszédot támadja.
rule-9-8 = A még nem használt titkosrendőrség-kártyák 1-1 nyugtalanságot vesznek le.
rule-9-9 = A sáv szerint szocialisták jönnek vagy mennek. Kelet győz, ha a 12 nem elég, és veszít, ha nincs kit elveszítenie.
rule-9-10 = Négy tömegtüntetés: az az állam összeomlik; ha mindkettő, Kelet győz. A IV. évtized után Kelet győz.
rule-10-1 = Kelet-Berlin olyan tartomány, mint a többi, Brandenburg közepén.
rule-10-2 = Nyugat-Berlin az ellátók áthelyezéseiből él; minden tömegtüntetése egy második jelzőt tesz egy ellátóra.
rule-10-3 = Hamburg Alsó-Szászországhoz vagy Schleswig-Holsteinhez számít, Nyugat minden alkalommal újra választ.
rule-10-4 = Rheinsberg csak a 27-es kártyával épül: értéke 2, nincs kapcsolata.
rule-10-5 = Külföldi gyárak csak a 7-es és 9-es kártyával épülnek, és értéküket egy összekötött tartománynak adják.

## Parancsok

play-summary = { $decade }. évtized, { $decisions } döntés; tömegtüntetések: Nyugat { $west }, Kelet { $east }
show-display = Kártyakínálat
show-hand-west = Nyugat keze
show-hand-east = Kelet keze

## Az első évtized kísérővel

lesson-title = Az első évtized lépésről lépésre
lesson-welcome = Üdvözlünk! Te vezeted Keletet, az NDK-t, a számítógép pedig Nyugatot. Az első évtizedet együtt játsszuk végig. Semmi sem romolhat el: próbálkozz bátran.
lesson-goal = Kelet azzal győz, hogy kitart. Ha négy évtized után még áll az államod, tiéd a játék. Elbukik, ha egy évtized végén négy tömegtüntetés van, ha csődbe jut, vagy ha elfogynak a szocialistái.
lesson-map = Ez a kettéosztott Németország: nyolc nyugati tartomány és hat a tiéd. Nyugat-Berlin, a sziget az államodban, a sarokban nagyban látható. A határon át érintkező tartományok összevetik majd az életszínvonalukat.
lesson-cities = A városokban gyáraknak van helyük; a gyáron lévő szám az értéke. A városok közti vonalakra utak kerülnek. Berlinben és Bitterfeldben van egy-egy gyárad, mindkettő 1-et ér.
lesson-province = Minden tartomány mutatja a nyugtalanságát, az életszínvonalát és a szocialistáit. Nálad mindenhol három nyugtalanság van: még egy, és kitör a tömegtüntetés. A gazdaság a gyárak értékének összege.
lesson-tracks = Három sáv: hírnév, nyugati valuta és szocialisták. Jobbra neked jó, balra Nyugatnak. A hírnévelőny birtokosa nyitja az évtizedet; a 0-n ez Nyugat.
lesson-display = Ezek a kártyák mindkettőtöknek nyitva fekszenek, és felváltva léptek. Amit otthagysz, azt Nyugat elveheti. A piros neked jó, a sárga Nyugatnak, a kettős mindkettőtöknek.
lesson-hand = Két további kártya csak a tiéd; Nyugat nem látja őket. A kínálat egy kártyája helyett ezek egyikét is kijátszhatod. Félreteheted őket jobb alkalomra, akár a következő évtizedre is.
lesson-four-uses = Minden normál kártya négyből egy dolgot tud: levesz egy nyugtalanságot, épít, életszínvonalat emel, vagy elhozza az eseményét. A kártyán lévő szám az értéke az építéshez és az életszínvonalhoz. Egyet választasz; a többi elvész.
lesson-action = Te jössz: válassz egy kártyát a kínálatból vagy a kezedből, aztán azt, hogy mire használod. Kezdésnek végy egy nagy értékűt, és építs. Ami lehetséges, az világít.
lesson-build = Minden pont egy gyár egy üres városban, vagy egy út egy gyár mellett. Kattints egy világító városra vagy vonalra. Előbb is abbahagyhatod, de a maradék pont elvész.
lesson-connection = Ha két gyár között minden vonal foglalt, a kapcsolat működik. Van, ahol egy vonal kell, van, ahol kettő. Bitterfeld és Leipzig között egy is elég.
lesson-value = Egy gyár értéke 1, és még 1 minden működő kapcsolatért. Egy kapcsolat tehát egyszerre két gyárat javít. A legfontosabb a tartomány legjobb gyára: valutát hoz, és megtartja az életszínvonalat.
lesson-living = Legfeljebb három életszínvonalat tehetsz le, mindegyiket más tartományba. Egy tartomány elsőjéhez 3 gazdaság kell, a másodikhoz 6, a harmadikhoz 9. A kártya pótolja a hiányt, tartományonként legfeljebb 2-t.
lesson-living-where = Minden életszínvonal elvisz egy nyugtalanságot. Gondolj az évtized végére: egy egység valutába kerül, és a tartományában kell egy legalább ennyit érő gyár. Az egyenletes elosztás több nyugalmat ad, mint egyetlen gazdag tartomány.
lesson-unrest-use = Válassz egy tartományt, és egy nyugtalanság eltűnik onnan. Piros kártyával ez neked ingyen van. Bármely mással egy pontot a saját gazdaságodból is le kell bontanod.
lesson-event = Egy esemény mindent megtesz, amit az ikonjai mutatnak. A pirosak és rózsaszínek téged érintenek, a sárgák Nyugatot. Te döntesz a sorrendről és a helyekről; ahol címer van az ikonon, ott az a fél választ.
lesson-symbols = Az asztal kérdése mutatja, mi van még hátra. Kattints egy világító helyre, és a következő ikon ott hat. A nyilak maguktól mozgatják a jelzőket.
lesson-opponent = A köröd után Nyugat játszik. Figyeld, melyik kártyát veszi el, és mi változik a térképen. Aztán megint te jössz.
lesson-log = A napló sorban elmeséli, ami történt. Kattints egy sorra, és látod az akkori asztalt. Ha egy pillanatra elnézel, semmiről sem maradsz le.
lesson-forecast = Az előrejelzés megmutatja, mit tenne az évtized vége, ha most jönne. Minden kártyával változik. Nézd meg, mielőtt választasz: elárulja, mi fáj a legjobban.
lesson-undo = A köröd döntéseit visszavonhatod, amíg véget nem ér, vagy amíg valami rejtett meg nem mutatkozik. Próbálkozz tehát. Az oldal figyelmeztet, mielőtt olyat lépsz, amit nem lehet visszavonni.
lesson-unrest = A nyugtalanság ennek a játéknak a veszedelme. Három egy tartományban még csendes, a negyedik az utcára viszi az embereket. Tartsd szemmel, ahol három van.
lesson-protest = Kitört egy tömegtüntetés. Abban a tartományban és a városainak kapcsolatain nem lehet építeni. Véget ér, amint a nyugtalanság négy alá esik.
lesson-police = Van egy titkosrendőrség-kártyád. Évtizedenként egyszer levesz egy keleti nyugtalanságot, az egyik akciódon felül. De az évtized végén mindegyik egy pontba kerül, és a pirosak elűzik az embereket.
lesson-socialists = A szocialistáid a készletben várnak. Ha Keleten kitör egy tüntetés, az akció után odamennek, és mindegyik elvisz egy nyugtalanságot. Ott is maradnak, ne pazarold hát őket.
lesson-second-half = Az évtized második fele: hét új kártya. Az kezd, aki nem utolsóként lépett. E kártyák után jön az évtized vége, nézz hát rá néha az előrejelzésre.
lesson-special = A különleges kártya még ott van, és csak a tiéd. Csupán az eseményét hozza, és ára van: eldobsz egy lapot a kezedből, vagy Nyugat húz egyet. Akkor vedd el, amikor a legtöbbet segít.
lesson-hand-cards-end = A kezedben lévő lapok az évtized végén is nálad maradnak. Megtarthatod vagy eldobhatod őket, mielőtt kettőre egészíted ki. Három lapból legalább egynek mennie kell.
lesson-decade-end = Vége az évtizednek. Most tíz fázis következik, mindig ugyanabban a sorrendben. Egyenként végigmegyünk rajtuk; ahol választani kell, megkérdezünk.
lesson-phase-1 = 1. fázis, menekülés. Még nincs Fal, ezért sokan Nyugatra mennek: a menekülés ikonok, Nyugat legjobb életszínvonala és a piros titkosrendőrség hajtja őket. Az összeg felét elveszíted a gazdaságodból. A felek felváltva választják ki, mi kerül le.
lesson-phase-2 = 2. fázis, hírnév. Az előny birtokosa végrehajtja a jelző mezőjét vagy egy enyhébbet a középhez közelebb. Nézd meg, hol áll a jelző: jobbra segít neked, balra árt.
lesson-phase-3 = 3. fázis, nyugati valuta. Minden életszínvonalad egy egységbe kerül. Fizet a sáv, és minden tartomány, amelynek legjobb gyára tartja a lépést Nyugat leggyengébbjével. Minden hiányzó egységért elavul egy gyárad.
lesson-phase-4 = 4. fázis, a titkosrendőrség megfizetése. Minden titkosrendőrség-kártya egy pont gazdaságodba kerül, ott, ahol akarod. Kártya nélkül nincs mit fizetni.
lesson-phase-5 = 5. fázis, az életszínvonal megtartása. Egy tartomány sem tart meg többet, mint amennyit a legjobb gyára ér. Ami ennél több, elvész.
lesson-phase-6 = 6. fázis, belső összehasonlítás. Minden tartomány a saját felének legjobbját nézi. Aki legalább kettővel lemarad, nyugtalanságot kap, Nyugat-Berlin már egynél is.
lesson-phase-7 = 7. fázis, Kelet és Nyugat összehasonlítása. Minden tartomány kihívhat egy szomszédot a határon túl, és ott a különbség nyugtalanság lesz. Minden tüntetés gyengíti a támadó tartományt. Ha van kit támadnod, megkérdezünk.
lesson-phase-8 = 8. fázis, a titkosrendőrség használata. A még nem használt titkosrendőrség-kártyák egy-egy nyugtalanságot levesznek. Utána készen állnak a következő évtizedre.
lesson-phase-9 = 9. fázis, szocialisták. A sáv mutatja, hányan jönnek vagy mennek. Az újak a készletbe kerülnek, onnan pedig a keleti tüntetésekhez.
lesson-phase-10 = 10. fázis, Wir sind das Volk? Megszámoljuk mindkét fél tüntetéseit. Amelyik államban négy vagy több van, összeomlik. Ha mindkettő, te győzöl.
lesson-next-decade = Kezdődik a második évtized, új kártyákkal és új különleges kártyával: a Fal felépítésével. Amit építettél, megmarad. Húzás előtt eldobhatod a félretett lapokat.
lesson-finished = Ennyi volt a kísérő: már tudod, hogyan működik a játék. Végigjátszhatod ezt a játszmát, vagy kezdhetsz újat. A szabályok és az előrejelzés mindig egy kattintásra vannak.
lesson-why-not = Kattints valamire, ami nem világít, és az asztal megmondja, miért nem lehet. Az ok mellett ott a szabály száma. Kattints rá, ha többet akarsz olvasni.
lesson-hint = Ha nem tudod, mit tegyél, kérj tippet. A számítógép megmondja, mit választana a helyedben, és miért. Nem kell követned.

## A tábla az oldalon

board-title = A tábla: a kettéosztott Németország
board-city-empty = szabad
board-city-factory = gyár, értéke { $value }
board-city-rundown = elavult gyár, értéke { $value }
board-city-closed = végleg bezárva
board-line-built = { $lines } közül { $built } megépült
board-line-standing = működő összeköttetés
board-province-economy = gazdaság { $economy }, a következő életszínvonalhoz kell { $needed }
board-province-living = életszínvonal { $count }
board-province-unrest = nyugtalanság { $count }
board-province-socialists = szocialisták { $count }
board-province-protests = tömegtüntetések { $count }
board-hamburg = Hamburg most ide számít: { $place }
board-hamburg-open = Hamburg Nyugat választása szerint ide számít: { $a } vagy { $b }
board-zoom-in = Közelebb
board-zoom-out = Távolabb
board-zoom-reset = Az egész tábla
board-tracks = Sávok
board-track-says = { $track }: { $value }
board-track-then = utána { $value }
board-flight = Menekülés
board-flight-says = { $steps } lépés: Kelet bontása { $points }
board-flight-over = ebben az évtizedben már elszámolva
board-wall-stands = Áll a Fal
board-decade-end = Évtized vége
board-decade = { $decade }. évtized, { $half ->
    [1] első fél
   *[other] második fél
}
board-box = Készlet
board-police = Titkosrendőrség
board-police-none = nincs titkosrendőrség-kártya
board-police-gone = a titkosrendőrség feloszlott
board-police-ready = használható
board-police-used = felhasználva

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Utak ({ $side })
when-decade = { $decade }. évtized

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
page-cards-display = Kártyakínálat
page-cards-special = Különleges kártya
page-cards-pile = { $count } a pakliban, { $decade }. évtized
page-cards-pile-empty = A pakli üres
page-cards-row = Kijátszva: { $count }
page-cards-row-flight = { $count } menekülésikon
page-cards-in-play = Éppen játékban
page-cards-hand-mine = A kezed
page-cards-hand = Kéz: { $side }
page-cards-count = { $count } kártya
page-cards-known = ismered
page-cards-seen = Látott kártyák
page-card-back = lefordított kártya, { $decade }. évtized
page-card-playable = kijátszható
page-card-value = érték: { $value }
page-card-values = érték: Nyugatnak { $west }, Keletnek { $east }
page-card-limit = max. { $count }
page-card-in-order = A látható sorrendben
page-card-band-red = Kelet
page-card-band-yellow = Nyugat
page-card-band-dual = bárki
page-card-band-special = csak Kelet
page-card-flight-note = Bármire használod: menekülésikonja ({ $count }) az évtized végéig számít.
page-card-note = Történelmi jegyzet
page-headline = Szalagcím
page-gallery-decade = Évtized
page-gallery-who = Kinek az eseménye
page-gallery-all = mind
page-gallery-count = { $count ->
    [0] Nincs ilyen kártya
   *[other] { $count } kártya
}
page-gallery-previous = előző
page-gallery-next = következő
outlook-dismantled = Kelet −{ $points }
outlook-nothing = semmi
outlook-space = { $holder } { $marker }
outlook-balance = egyenleg { $balance }
outlook-lost = −{ $count } életszínvonal
outlook-unrest = +{ $count } nyugtalanság
outlook-attacks = { $count } lehetséges
outlook-attacked = { $count } végrehajtva
outlook-ready = { $count } használható
outlook-used = { $count } felhasználva
outlook-socialists = { $change }, { $total } / 12
outlook-protests = N { $west } · K { $east }
forecast-before = előtte:
outlook-due = { $result } · még { $count }
outlook-danger-bankruptcy = Kelet államcsődbe jutna
outlook-danger-triumph = A szocializmus diadalmaskodna
outlook-danger-failure = A szocializmus megbukna
outlook-danger-collapse = Összeomlás fenyeget: { $side }
page-walk-phases = A tíz fázis
page-walk-strip = A(z) { $decade }. évtized vége, { $phase }. fázis:
page-walk-asked = rajtad a döntés
page-walk-open = Mutasd
page-walk-nothing = Ebben a fázisban semmi sem történik.
page-walk-of-four = { $count } az összeomláshoz szükséges 4-ből
page-walk-back = Vissza
page-walk-next = Következő fázis
page-walk-skip = Az utolsóhoz
page-walk-result = Az eredmény
page-walk-waiting = Az évtized vége e döntés után folytatódik.
page-walk-close = Az asztalhoz
page-walk-always = Mutasd minden évtized végén
page-sum-track = Valutasáv
page-sum-exports = Export (Nyugat legrosszabb exportáló gyára { $worst })
page-sum-living = Kelet életszínvonala
page-sum-balance = Egyenleg
page-sum-icons = Menekülésikonok
page-sum-best-west = Nyugat legjobb életszínvonala
page-sum-red-police = Piros titkosrendőrség
page-sum-protest-east = Tömegtüntetés Keleten
page-sum-worst-east = Kelet legrosszabb életszínvonala
page-sum-protest-west = Tömegtüntetés Nyugaton
page-sum-steps = Lépések összesen: Kelet bontása { $points }
page-living = Életszínvonal: mije van, mire van szüksége és mit kap a kártyától az egyes tartomány
page-living-lent = A kártya { $available } pontjából { $lent } elhasználva.
page-living-has = van { $economy }, kell { $need }
page-living-placed = lerakva{ $lent ->
    [0] {""}
   *[other] , { $lent } a kártyától
 }
page-living-lends = a kártya { $lent } pontot ad
page-living-free = nem kell semmi
page-living-full = három le van rakva
page-living-short = { $missing } hiányzik, 2 ponttal is
page-living-together = a kártyán nincs már elég

## Arena, data sets, study

arena-sides = Nyugat és Kelet
arena-sides-note = Az értékszámok modelljében Kelettel játszani { $points } Élő-pontot ér ({ $interval }).
arena-period = évtized
study-balance = Kelet győzelmei
study-differences = Kelet aránya a(z) { $name } kiadáshoz képest azonos lapokkal, százalékpontban
dataset-written = Elkészült ({ $path }): { $games } játszma, { $decisions } döntés, { $decade_ends } évtizedvég

## The page

lesson-about = Kelettel játszol egy gyenge számítógép ellen, és végigvezetünk az első évtizeden. Nagyjából negyedóra; utána tovább is játszhatsz.
lesson-start = Az első évtized indítása
lesson-short = Vezetett első évtized, szabálykönyv nélkül.
cards-about = Mind a 85 kártyalap, mindegyik egy rövid jegyzettel: mi történt, és miért azt teszi a lap, amit.
analysis-title = Elemzés: { $west } (Nyugat) – { $east } (Kelet)
analysis-curve = Kelet nyerési esélye
analysis-curve-label = Kelet nyerési esélye a játszma döntései során: az elején { $first }, legkisebb { $low }, legnagyobb { $high }, a végén { $last }
analysis-curve-note = Ahogy a kártyát választó oldal látja, minden választásnál. Közben kártyákat osztanak, és a két oldal mást tud.
analysis-half = { $decade }. évtized, { $half ->
    [1] első fele
   *[other] második fele
}
analysis-end = { $decade }. évtized, a vége előtt
analysis-plays = Kártyáról kártyára
analysis-play-decade-end = Évtized vége
analysis-play-dealing = Új kártyák
analysis-swings-note = Egyik kártyától a következőig, a döntések ára nélkül: kiosztott kártyák, megmutatott kezek, amit az egyik oldal tud, a másik nem, és a gondolkodó saját tévedései.
analysis-swing = { $decision }. döntéstől { $then }. döntésig: Kelet { $before } → { $after }; döntésektől { $decided }, mástól { $rest }
analysis-forecasts = Évtizedvégek, ahogy álltak
analysis-forecasts-note = Mit tett volna az évtized vége abban a pillanatban; tömegtüntetések most és legrosszabb esetben.
analysis-curve-short = Kelet esélye
analysis-flight = Menekülés
analysis-currency = Valuta
analysis-protests-west = Tüntetések Nyugaton
analysis-protests-east = Tüntetések Keleten
analysis-socialists = Szocialisták
seat-west-about = négy évtizede van a győzelemre
seat-east-about = négy évtizedig kell kitartania
option-edition-about = Az előkészítésben, a különleges kártyában és az eldobásban térnek el.
setting-walk = Az évtized vége fázisonként, lépésről lépésre
setting-walk-about = Egyébként csak a naplóban olvasható.
game-credits = A Wir sind das Volk! Richard Sivél és Peer Sylvester társasjátéka, kiadója a histogame. Ez a kiadás nem hivatalos: nem ők készítették, ellenőrizték vagy ajánlják. Ha tetszik, amit itt játszol, vedd meg a dobozt.
page-walk-again = A tíz fázis végigjárása
figure-protests = Tömegtüntetések
figure-unrest = Nyugtalanság
figure-living = Életszínvonal
figure-economy = Gazdaság
figure-socialists = Szocialisták játékban
page-vignette = A kettéosztott Németország: Nyugat és Kelet, köztük a határ, és négy évtized 1945-től 1989-ig
page-protests = { $count ->
    [0] nincs tömegtüntetés
   *[other] { $count } tömegtüntetés
 }
page-police-too = Most a titkosrendőrséget is használhatod: egy kiemelt tartományra kattintva leveszel onnan 1 nyugtalanságot.
page-move-where = Nyugtalanság innen: { $place }. Hová?
page-take-back = Vissza az utolsó kártyám elé
page-take-back-ask = Kérés: vissza az utolsó kártyám elé
page-replay-start = Az első kártya előtt
page-replay-open = mindkét kéz nyíltan
page-replay-card-back = Egy kártyával vissza
page-replay-card-next = Egy kártyával tovább
page-learn-cards-title = A lapok és történetük
page-panels = Lapok, előrejelzés, napló, csevegés
page-analysis-title = { $west } (Nyugat) – { $east } (Kelet)

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = egy feljegyzett játszma legfeljebb { $most } bájt
interchange-not-json = nem JSON: { $reason }
interchange-format = „{ $format }” kell, nem { $found }
interchange-one-of = ezek egyike kell: { $words }, nem { $found }
interchange-text = szöveg kell
interchange-object = objektum kell, nem { $found }
interchange-list = lista kell, nem { $found }
interchange-longest = legfeljebb { $most } elem lehet
interchange-whole-number = egész szám kell, nem { $found }
interchange-range = { $least } és { $most } közötti szám kell, nem { $found }
interchange-flag = true vagy false kell, nem { $found }
interchange-no-province = nincs { $found } tartomány
interchange-no-city = nincs { $found } város
interchange-no-connection = nincs { $found } összeköttetés
interchange-no-card = nincs { $found } lap
interchange-no-sector = { $province } Nyugat-Berlin egyik szektorát sem látja el
interchange-card-count = { $wanted } lap kell, nem { $found }
interchange-card-twice = egy lap kétszer szerepel
interchange-phase-order = a fázisok sorrendje más
interchange-step-name = egy lépés a nevével kezdődik
interchange-values = { $wanted } érték kell, nem { $found }
interchange-track-or-symbol = sáv vagy szimbólum kell
interchange-only-berlin = csak Nyugat-Berlinnek vannak szektorai
interchange-zero = egy lépés változtat valamin: 0 nem darabszám
interchange-no-step = nincs { $found } lépés
interchange-no-deal = a lapok egyetlen osztása sem illik ide
interchange-contradicted = a(z) { $card } lap nem lehetett ott: a(z) { $turn }. lépésnél { $reason }
interchange-decade-not-over = a(z) { $decade }. évtizednek nincs vége: { $count } lap van még a kínálatban
interchange-decade-over = a(z) { $decade }. évtizednek vége: mindkét kínálat elfogyott
interchange-must-discard = { $side } három lapot tart, egyet el kell dobnia
interchange-cannot-keep = { $side } nem tarthatta meg a(z) { $card } lapot
interchange-later-card = { $side } kezében egy későbbi évtized lapja van
interchange-refilled = { $side } keze { $count } lapra egészül ki
interchange-cannot-deal = a(z) { $card } lapot nem kaphatja: { $side }
interchange-cannot-turn-up = a(z) { $card } lap itt nem fordítható fel
interchange-top-not-turned = a lapokat, amelyeket Guillaume a paklin hagyott, nem fordítják fel
interchange-holds = { $side } itt { $count } lapot tart
interchange-cannot-hold = { $side } itt nem tarthatja a(z) { $card } lapot
interchange-deal-time = lapokat csak fél évtized elején osztanak
interchange-not-in-display = a(z) { $card } lap nincs a kínálatban
interchange-not-in-display-named = a(z) { $card } lap nincs a kínálatban: a helye korábban szerepelt
interchange-not-in-hand = a(z) { $card } lap nincs kézben ({ $side }: { $held }): nem lehet ott
interchange-not-in-hand-named = a(z) { $card } lap nincs kézben ({ $side }: { $held }): korábban máshol szerepelt
interchange-unnamed-card = egy a(z) { $decade }. évtizedből
interchange-empty = üres
interchange-cannot-pay = Keletnek nincs a kezében { $card } lap a fizetéshez
interchange-cannot-pay-any = Keletnek nincs a kezében lap a fizetéshez
interchange-guillaume-swap = Guillaume nem cserélheti ki ezeket a lapokat
interchange-guillaume-remove = Guillaume nem veheti el ezeket a lapokat
interchange-decade = ez a(z) { $now }. évtized, nem a(z) { $written }.
interchange-one-void = csak egy szimbólum vagy nyíl eshet ki
interchange-hamburg-once = Hamburg csak egy tartományhoz számít
interchange-not-happening = { $step } le van írva, de nem történik meg
interchange-not-to-berlin = { $province } életszínvonala nem Nyugat-Berlinbe került
interchange-tracks-still = sávok: { $written } van írva, egy jelző sem mozdul
interchange-tracks-move = sávok: { $written } van írva, a jelzők mozgása { $moved }
interchange-nothing-void = itt semmi sem esik ki, „{ $void }” van írva
interchange-figure-none = { $name }: { $written } van írva, itt nincs ilyen
interchange-figure = { $name }: { $written } van írva, valójában { $found }
interchange-half-begins = a második fél évtized kezdődik, de évtizedvég van írva
interchange-decade-begins = a következő évtized kezdődik, de évtizedvég van írva
interchange-decade-ends = az évtized a kínálat utolsó lapjával véget ér, de lépés van írva
interchange-phase = a(z) { $next }. fázis következik, de a(z) { $written }. van írva
interchange-void = „{ $written }” van kiesettként írva, nem „{ $void }”
interchange-hamburg = Hamburg itt nem számíthat ehhez: { $province }
interchange-chosen-by = { $step }: ezt { $by } választja, nem { $written }
interchange-unwritten = { $step } itt megtörténik, de nincs leírva
interchange-over = itt a játszma véget ért
interchange-not-over = az évtizednek nincs vége: { $count } lap van még a kínálatban
interchange-turn = soron van: { $side }
interchange-origin = a(z) { $card } lap nem innen való: „{ $origin }”
interchange-step-refused = { $step } nem lehetséges: { $reason }
interchange-asked = a szabályok többet kérnek a leírtnál, például ezt: „{ $move }”
interchange-impossible = a leírtak itt nem történhetnek meg
interchange-no-border = { $target } nem határos ezzel: { $attacker }
interchange-usable = { $attacker } { $usable } életszínvonalat használhat, { $target } értéke { $living }
interchange-differs = { $where }: { $written } van írva, valójában { $found }
interchange-missing = { $where }: { $name } nincs leírva
interchange-entry-missing = { $where }: { $entry } le van írva, de nincs ott
interchange-entry-extra = { $where }: { $entry } ott van, de nincs leírva
interchange-given-up = { $reason }; { $moves } kipróbált lépés után feladva
interchange-unknown-key = ismeretlen kulcs kihagyva: { $name }
interchange-incomplete = az utolsó lépés vagy fázis nem teljes
interchange-bankrupt-pieces = 9: a csőd után levett elemek kimaradnak a feljegyzésből
