### Amit a játékosok olvasnak, magyarul. Minden nyelvben ugyanazok a kulcsok állnak ugyanazokkal a változókkal.

## Oldalak és szavak

side-west = Nyugat
side-east = Kelet
side-chance = véletlen
side-nobody = szabály
side-west-letter = N
side-east-letter = K
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
prompt-action = { $side }: válassz egy kártyát a számával vagy a címével.
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
move-resolve = következzen: { $symbol }
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
group-resolve = következzen
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

outcome = { $winner } győz: { $how } ({ $rule } szabály)
outcome-table = { $winner } győz: { $how }
ending-collapse = a másik állam összeomlik a tömegtüntetések alatt
ending-bankruptcy = Kelet államcsődje
ending-socialism-triumphs = a szocializmus diadala
ending-socialism-fails = a szocializmus megbukott
ending-survival = Kelet kibírta a négy évtizedet
ending-resigned = a másik fél feladta
ending-timeout = a másik fél ideje lejárt
ending-agreed = megegyezés
ending-abandoned = a játék félbeszakadt
ending-forfeited = a másik fél programja szabálytalanság miatt veszít

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
opponent = Ellenfél ({ $side }): { $level }, { $number }. szint { $count } közül. A többi: republik levels
thinking-side = { $side } gondolkodik …
thinking-hint = Tippen gondolkodik … Ctrl-C megállítja.
thinking-hint-seconds = { $seconds } másodpercig gondolkodik tippen … Ctrl-C megállítja.
hint-title = Tipp ({ $level }), a nyerési eséllyel ({ $side }):
hint-searched = a rejtett kártyák { $deals } kiosztása kipróbálva, { $depth } akcióval előre
hint-share = a keresés { $share } %-a
hint-for = mellette szól: { $reasons }
hint-against = ellene: { $reasons }
hint-longer = tovább
hint-time = Írd meg, meddig gondolkodjon, másodpercben, legfeljebb { $most }: tipp 10. Vagy: tipp tovább
hint-stopped = Nincs tipp: megszakítva.
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

## Az asztalnál

ask-continue = — Enter —
ask-hand-over = { $side } dönt. A másik fél nem néz ide; aztán Enter.
answer-unknown = „{ $answer }” nincs a lehetőségek között. A súgó megmondja, mit lehet írni.
answer-ambiguous = „{ $answer }” többféle lehet: { $names }
undo-done = Visszavonva.
why-what = Írd le, mit magyarázzak: miért Bajorország, miért 17 esemény
why-line = { $move }: { $answer }
why-allowed = szabad
rules-which = Írj egy fejezetet: szabály 5.1
cards-seen = A másik kézben látott kártyák:
cards-count = A másik fél kezében { $count } kártya van; a húzópakliban { $pile }.
cards-why = A játékban: { $text }
cards-note-english = Ez a jegyzet csak németül és angolul olvasható.
cards-unknown = Nincs „{ $answer }” nevű kártya. Add meg a számát vagy a címe egy részét: kártyák 17
save-where = Írj egy fájlnevet: mentés jatszma.txt
save-done = Elmentve ide: { $path }, mostantól minden döntés után.
quit-unsaved = A játszma nincs fájlba mentve. Előbb mentés FÁJL, vagy még egyszer kilépés.
quit-kept = A játszma itt van: { $path }. Folytatás: republik play --resume { $path }
quit-lost = A játszma nem lett elmentve.
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
help-forecast = mit hozna most az évtized végének tíz fázisa
help-map = az egész térkép és a sávok
help-cards = a kártyakínálat és a kezed (kártyák 17: egy kártya, mi történt, és miért ez a hatása)
help-log = mi történt (napló all: minden)
help-save = FÁJL: a játszma mentése, mostantól minden döntés után
help-help = ez a lista
help-rules = N: a szabályok egy fejezete egy mondatban, például szabály 6.3
help-back = lap vagy kártya elhagyása választás nélkül
help-quit = kilépés; az elmentett játszma folytatható

## Miért nem

refusal-rule = { $reason } ({ $rule } szabály)
refusal-game-over = a játéknak vége
refusal-not-your-turn = nem te következel
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
refusal-undo-nothing = nincs mit visszavonnod
refusal-undo-other-acted = azóta a másik fél lépett
refusal-undo-chance = azóta kártyák kerültek kiosztásra
refusal-undo-private = azóta valami rejtett vált láthatóvá
refusal-undo-turn-over = a köröd véget ért
refusal-undo-game-over = a játéknak vége
refusal-redo-nothing = nincs mit újrajátszani
refusal-bad-request = az üzenet nem érthető
refusal-unknown-move = nincs ilyen lépés
refusal-no-such-table-options = nincs ilyen játék, kiadás, hely vagy szint
refusal-foreign-origin = a kérés egy másik oldalról jön
refusal-not-your-seat = nem te ülsz ott
refusal-hint-not-here = nincs tipp, ahol emberek játszanak egymással
refusal-not-found = itt nincs ilyen
refusal-wrong-method = ezt nem így kell
refusal-stale = az asztalnál azóta továbbment a játék
refusal-not-over = a játszmának még nincs vége
refusal-seat-taken = ott már ül valaki
refusal-too-many-tables = már annyi futó játszmád van, amennyi egy vendégnek lehet
refusal-too-large = az üzenet túl nagy
refusal-too-many-requests = túl sok kérés, várj egy kicsit
refusal-record-refused = a játszma feljegyzése nem játszható vissza
refusal-no-thinker = a gépi játékos most nem tud gondolkodni
refusal-storage = a döntést nem lehetett elmenteni, ezért nem érvényes

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

cli-about = Wir sind das Volk! a terminálban: Kelet- és Nyugat-Németország, 1945–1989.
cli-epilog = Parancs nélkül játszma kezdődik: te vagy Nyugat, a gép Kelet. Bővebben egy parancsról: republik play --help
cli-usage = használat:
cli-options = kapcsolók:
cli-args = argumentumok:
cli-command = PARANCS
cli-commands = parancsok
cli-help = ez a súgó
cli-version = a program verziója
cli-lang = a nyelv; különben a terminálé
cli-play = Játszma. Két gépi játékos végigjátssza, és kiírja az eredményt.
cli-edition = a szabályok kiadása: 1.0, 2.0 vagy 2.1 (a legújabb)
cli-west = ki játssza Nyugatot
cli-east = ki játssza Keletet
cli-player = person, egy szint ({ $levels }), más gépi játékos ({ $others }) vagy { $bot }
cli-level = milyen erősen játszik a gép: szám vagy név az alábbi listából ({ $default })
cli-think = az államférfi ennyi másodpercig gondolkodjon minden döntésen
cli-seed = tetszőleges szöveg: azonos szöveg, azonos kártyák
cli-record = a játszma mentése ebbe a fájlba, minden döntés után
cli-resume = egy elmentett játszma folytatása
cli-force = a --record fájljának felülírása, ha már létezik
cli-log = a végén minden esemény kiírása
cli-levels = A gép szintjei, és hogyan játszanak.
cli-fuzz = Véletlen játszmák, minden ellenőrzéssel.
cli-fuzz-game = melyik játék
cli-fuzz-games = hány játszma
cli-fuzz-seed = egész szám; azonos szám, azonos játszmák
cli-fuzz-workers = hány folyamat
cli-fuzz-out = ide kerül egy hiba jegyzőkönyve
cli-show = Egy jegyzőkönyv állásának megjelenítése.
cli-show-record = egy játszma jegyzőkönyve
cli-show-at = ennyi döntés után; különben az utolsó állás
cli-show-json = JSON-ként
cli-replay = Egy jegyzőkönyv visszajátszása lépésenként.
cli-replay-from = ettől a döntéstől
cli-verify = Egy jegyzőkönyv ellenőrzése: szabályok, eredmény, és a véletlen az ígért kezdőérték szerint.
cli-export = Jegyzőkönyv kiírása csereformátumban.
cli-export-output = a fájl; különben a szabványos kimenet
cli-import = Játszma beolvasása csereformátumból.
cli-import-file = a beolvasandó fájl
cli-import-output = a játszma mentése jegyzőkönyvként ebbe a fájlba
cli-import-until = csak ennek az évtizednek a végéig (1–4)
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
cli-dataset = Gépi játékosok játszmái adathalmazként (Parquet).
cli-dataset-games = hány játszma (100)
cli-dataset-players = ki játszik Nyugattal és ki Kelettel (greedy greedy)
cli-dataset-out = a mappa a tábláknak és a leírásnak; új vagy üres legyen
cli-dataset-force = a --out mappájában levő adathalmaz lecserélése
cli-study = Egy játékos önmaga ellen játszik a szabályok négy változatában; oldalak, játszmavégek és kártyák mérése.
cli-study-games = hány játszma változatonként (100)
cli-study-player = mindkét oldal gépi játékosa (delegate)
cli-study-out = a mappa, ahová a(z) { $file } kerül; a korábbit felülírja
cli-study-page = nem játszik: a(z) { $page } táblázatait és ábráit készíti el ebből: { $data }
cli-analyse = Egy lejátszott játszma vizsgálata: a nyerési esély minden döntésnél, és hol fordult meg a játszma.
cli-analyse-record = jegyzőkönyv, vagy játszma csereformátumban
cli-analyse-level = ki gondolja végig: szint 1-től 5-ig, számmal vagy névvel (minister)
cli-analyse-player = ki gondolja végig: gépi játékos, például search:2s
cli-analyse-seat = kinek a döntései (both: mindkettő)
cli-analyse-top = hány fordulópont jelenjen meg (5)
cli-analyse-json = minden adat JSON-ként ebbe a fájlba; „-” a szabványos kimenet, a szöveg helyett
cli-analyse-html = oldal a görbével és az összes táblázattal ebbe a fájlba
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

play-summary = { $decade }. évtized, { $decisions } döntés; tömegtüntetések: Nyugat { $west }, Kelet { $east }
play-kept = A játszma itt van: { $path }
levels-title = A gép szintjei:
levels-how = Választás: republik play --level 4. Több idő az utolsónak: republik play --think 10
fuzz-progress = játszmák
fuzz-games = { $games } játszma hiba nélkül, { $failures } hibával
fuzz-decisions = { $decisions } döntés, játszmánként { $mean } ({ $least } és { $most } között)
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Hiba: { $what }. A jegyzőkönyv itt van: { $path }
show-title = Döntés: { $at } / { $total }
show-display = Kártyakínálat
show-hand-west = Nyugat keze
show-hand-east = Kelet keze
replay-next = — Enter: tovább, q: kilépés —
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nem fejeződött be.
verify-good = Rendben: { $count } döntés, és a véletlen követte az ígért kezdőértéket.
verify-no-seed = Rendben: { $count } döntés. Felfedett kezdőérték nélkül a véletlen nem ellenőrizhető.
verify-bad = nem jó jegyzőkönyv: { $reason }
import-done = Beolvasva: { $count } döntés.
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
arena-sides = Nyugat és Kelet
arena-sides-note = Az értékszámok modelljében Kelettel játszani { $points } Élő-pontot ér ({ $interval }).
arena-won = nyert
arena-endings = Játszmavégek
arena-decade = évtized
arena-winner = győztes
arena-ending = vége
arena-share = arány
arena-times = Idő döntésenként
arena-times-note = A döntések fele legfeljebb p50, 100-ból 99 legfeljebb p99 ideig tartott.
arena-decisions = döntés
arena-test = Szekvenciális próba
arena-test-verdict = eredmény
arena-test-llr = loglikelihood-hányados
arena-test-elo0 = { $first } nem erősebb { $elo1 } Élő-ponttal, mint { $second } (elo0 elfogadva)
arena-test-elo1 = { $first } több mint { $elo0 } Élő-ponttal erősebb, mint { $second } (elo1 elfogadva)
arena-test-open = eldöntetlen
dataset-written = Elkészült ({ $path }): { $games } játszma, { $decisions } döntés, { $decade_ends } évtizedvég
study-title = Tanulmány: { $player } önmaga ellen, a szabályok minden változatában { $games } játszma
study-balance = Kelet győzelmei
study-variant = szabályok
study-differences = Kelet aránya a(z) { $name } kiadáshoz képest azonos lapokkal, százalékpontban
study-difference = különbség
study-written = Elkészült: { $path }
study-page-written = Elkészült: { $path }, { $count } ábra

## Egy játszma vizsgálata (docs/analysis.md)

analysis-progress = döntések
analysis-title = Elemzés: { $west } (Nyugat) – { $east } (Kelet)
analysis-about = { $count } döntés, végiggondolta: { $player }. Mindegyiket aszerint ítéli meg, amit az oldala akkor tudhatott.
analysis-side = Csak ezek a döntések szerepelnek: { $side }
analysis-unfinished = A játszma nem fejeződött be; az elemzés arról szól, ami megvan.
analysis-nothing = ebben a játszmában nincs elemezhető döntés
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
analysis-turning = Fordulópontok
analysis-turning-note = A legtöbb nyerési esélybe kerülő döntések, a legdrágább elöl.
analysis-turning-none = Egyetlen döntés sem került { $points } százalékpont nyerési esélybe vagy többe.
analysis-turn = { $number }. { $decision }. döntés, { $side }: { $move }
analysis-cost = { $best } helyett { $chance }: { $loss } pont
analysis-better = Jobb: { $move }, { $chance }
analysis-not-considered = { $player } ezt a lépést nem nézte; az esélye az utána való továbbgondolásból jön.
analysis-swings = Kilengések, amelyeket egyetlen döntés sem magyaráz
analysis-swings-note = Egyik kártyától a következőig, a döntések ára nélkül: kiosztott kártyák, megmutatott kezek, amit az egyik oldal tud, a másik nem, és a gondolkodó saját tévedései.
analysis-swing = { $decision }. döntéstől { $then }. döntésig: Kelet { $before } → { $after }; döntésektől { $decided }, mástól { $rest }
analysis-lost = Döntésekkel összesen elveszett: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Évtizedvégek, ahogy álltak
analysis-forecasts-note = Mit tett volna az évtized vége abban a pillanatban; tömegtüntetések most és legrosszabb esetben.
analysis-could-end = véget vethetne a játszmának: { $phases }
analysis-number = Sz.
analysis-decision = Döntés
analysis-who = Oldal
analysis-when = Mikor
analysis-move = Lépés
analysis-chance = Esély
analysis-loss = Ára
analysis-instead = Jobb
analysis-east = Kelet esélye
analysis-flight = Menekülés
analysis-currency = Valuta
analysis-protests-west = Tüntetések Nyugaton
analysis-protests-east = Tüntetések Keleten
analysis-socialists = Szocialisták
analysis-ends = Véget vethetne a játszmának
analysis-written = Elkészült: { $path }
analysis-no-thinker = { $name } választ, de nem tudja megmondani, miért; van: { $known }
analysis-level-or-player = a --level és a --player is azt mondja meg, ki gondolkodik: csak az egyiket add meg
analysis-seat-unknown = --seat: „{ $name }” nincs köztük: { $known }
analysis-same-file = { $path } olyan fájl, amelyet már olvasunk vagy írunk
analysis-import-stopped = { $turn }. kör: { $reason } ({ $rule }. szabály); az elemzés eddig tart

## Hibák, egy-egy sorban

error-arguments = { $reason } (lásd { $program } --help)
error-language = ismeretlen nyelv: „{ $name }”; van: { $known }
error-player = ismeretlen játékos: „{ $name }”; van: { $known }
error-player-budget = { $name }: „{ $budget }” nem mérték. Lehet menetszám { $iterations }-ig (800), másodperc { $seconds }-ig (0.5s) vagy mindkettő (800,0.5s)
error-player-no-budget = { $name } nem gondolkodik tovább vagy rövidebben; erre képes: { $known }
error-level = ismeretlen szint: „{ $name }”; van: { $known }
error-level-taken = --level a gép oldalára vonatkozik, de --west és --east egyet sem hagy szabadon
error-think = --think: „{ $text }” nem 0 feletti, legfeljebb { $most } másodperc
error-think-nobody = --think ezeknek szól: { $known }, de itt egyik sem játszik saját mérték nélkül
error-bot-command = „{ $command }” nem programindító parancs: { $reason }
error-bot-missing = nincs „{ $program }” nevű program, amely játszhatna
error-bot-time = { $variable }: másodpercek száma kell, nem „{ $text }”
error-edition = ismeretlen kiadás: „{ $name }”; van: { $known }
error-game = ismeretlen játék: „{ $name }”; van: { $known }
error-game-not-here = a terminál még nem mutatja ezt a játékot: „{ $name }”
error-seed = a kezdőérték legalább egy karakter
error-number = { $what }: „{ $text }” nem egész szám { $low } és { $high } között
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
error-resume-options = --edition és --seed nem adható meg a --resume mellett: a jegyzőkönyv mondja meg
error-resume-bot = a jegyzőkönyvben egy program játszik: „{ $name }”; a { $option } mondja meg, ki folytatja
error-file-missing = nincs ilyen fájl: { $path }
error-file-unreadable = { $path } nem olvasható: { $reason }
error-file-unwritable = { $path } nem írható: { $reason }
error-serve-extra = a szervernek szüksége van erre: { $missing } – pip install republik[server]
error-serve-address = a(z) { $address } címen nem lehet figyelni: { $reason }
error-file-exists = { $path } már létezik: folytasd a --resume kapcsolóval, adj más nevet, vagy írd felül a --force kapcsolóval
error-file-folder = { $path } egy mappa
error-folder-missing = nincs ilyen mappa: { $path }
error-not-a-folder = { $path } nem mappa
error-stopped = megszakítva
error-interrupted = megszakítva; a játszma nem lett elmentve
error-interrupted-kept = megszakítva; a játszma itt van: { $path }
error-no-more-input = nincs több bemenet; a játszma nem lett elmentve
error-no-more-input-kept = nincs több bemenet; a játszma itt van: { $path }
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
