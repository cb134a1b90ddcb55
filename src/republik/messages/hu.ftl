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
level-booklet = A füzet botja
level-booklet-about = A Weimarban a KPD-t vagy a DNVP-t játssza, a kísérőfüzet táblázatai szerint.
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
refusal-foreign-host = a szerver ezt a nevet nem ismeri a sajátjának; az üzemeltető a --address kapcsolóval megadhatja
refusal-not-your-seat = nem te ülsz ott
refusal-hint-not-here = nincs tipp, ahol emberek játszanak egymással
refusal-not-found = itt nincs ilyen
refusal-wrong-method = ez a cím nem fogadja el ezt a metódust
refusal-stale = az asztalnál azóta továbbment a játék
refusal-not-over = a játszmának még nincs vége
refusal-seat-taken = ott már ül valaki
refusal-too-many-tables = már annyi futó játszmád van, amennyi egy vendégnek lehet
refusal-too-large = az üzenet túl nagy
refusal-too-many-requests = túl sok kérés, várj egy kicsit
refusal-headers-too-large = a kérés fejlécei túl nagyok
refusal-too-slow = a kérés nem érkezett meg a megengedett idő alatt
refusal-too-many-sockets = te vagy mások az internetcímedről túl sok asztalt tartotok nyitva ({ $most }): zárj be egyet
refusal-table-full = ezt az asztalt már a lehető legtöbben nézik ({ $most })
refusal-too-many-thoughts = te vagy mások az internetcímedről túl sok tippre vártok ({ $most }): próbáld újra egy kicsit később
refusal-too-many-analyses = túl sok elemzés készül még neked vagy másoknak az internetcímedről ({ $most }): várd meg, amíg az egyik elkészül
refusal-too-many-connections = a szerver a lehető legtöbb kapcsolatot tartja nyitva
refusal-rules-corrected = a kijavított szabályok a játszma egyik döntését már nem engedik: folytasd az utolsó érvényestől
refusal-record-refused = a játszma feljegyzése nem játszható vissza
refusal-values-missing = ez a játszma olyan értékekkel folyik, amelyek most nincsenek meg a szerveren ({ $values })
refusal-no-thinker = a gépi játékos most nem tud gondolkodni
refusal-storage = az adatbázis nem válaszol: semmi sem változott
refusal-offer-not-now = ez most nem ajánlható fel
refusal-offer-pending = a másik oldal ajánlatot tett: előbb arra válaszolj
refusal-no-offer = nincs ilyen ajánlat
refusal-chat-full = ennél az asztalnál több hozzászólás nem fér el
refusal-rated-needs-people = csak két ember közötti játszma számít az értékelésbe
refusal-undo-no-time = nincs elég időd, hogy ezt visszavedd
refusal-time-over = lejárt az időd

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
cli-dataset-players = ki játszik Nyugattal és ki Kelettel; Weimarnál ki az SPD-vel és a Zentrummal, ki a KPD-vel és a DNVP-vel (greedy greedy)
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
record-outdated = A szabályokat kijavítottuk a játszma kezdete óta (akkor: { $began }. változat, most: { $now }.): a mai szabályok szerint másképp alakulhat, mint ahogy lejátszották.
record-refused-part = Ezt már nem engedik: { $reason }. A { $total } döntésből az első { $good } használható.
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
error-resume-outdated = a fájl többi része elveszne: a folytatáshoz adj meg egy másik fájlt a --record FÁJL kapcsolóval
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

## Egy szerver gondozása
cli-serve-redis = egy Redis, amelyen az ugyanazon adatbázist használó folyamatok értesítik egymást, URL-ként
cli-serve-weimar = mappa saját értékekkel a Weimarhoz: az új asztalok ezekkel játszanak
cli-serve-open = megnyitja a böngészőt, amint a szerver figyel
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

## The page: the table

page-skip = Ugrás a tartalomhoz
page-loading = Egy pillanat …
page-load-failed = Az oldal nem tölthető be. Kérjük, töltsd újra.
page-prompt = Mi a teendő
page-looking-back = Visszatekintés: { $total } döntésből { $at } után.
page-move-where = Nyugtalanság innen: { $place }. Hová?
page-which = { $place }: melyiket?
page-choose-card = { $side }: válassz egy lapot a kártyakínálatból vagy a kezedből.
page-waiting-join = A(z) { $side } oldal még szabad. Hívj meg valakit.
page-thinking = { $side } gondolkodik ({ $level }) …
page-waiting = { $side } következik: { $name }.
page-guest = vendég
page-reveals = Ezután rejtett lapok válnak láthatóvá: nem vonható vissza.
page-do-it = Végrehajtás
page-cancel = Mégse
page-back-to-now = Vissza a jelenbe
page-rule = { $rule }. szabály
page-close = Bezárás
page-not-asked = { $name } most nem választható. { $prompt }
page-card-first = Először válassz egy lapot.
page-not-your-turn = Most nem te következel.
page-table-gone = Nincs ilyen asztal, vagy nem neked szól.
page-table-title = Asztal: { $game }
page-panels = Lapok, előrejelzés, napló, csevegés
page-tab-cards = Lapok
page-tab-forecast = Előrejelzés
page-tab-log = Napló
page-tab-chat = Csevegés
page-tab-state = Helyzet

## The page: learning

page-learn-title = A játék megtanulása
page-learn-lead = Két német állam, négy évtized, egy tábla. Nem kell szabálykönyvet olvasnod: az asztal mindig megmutatja, mi lehetséges, és minden másról megmondja, miért nem.
page-learn-lesson = Kelettel játszol egy gyenge számítógép ellen, és végigvezetünk az első évtizeden. Nagyjából negyedóra; utána tovább is játszhatsz.
page-learn-start = Az első évtized indítása
page-learn-rules = Minden szabály a saját szavainkkal, a szabálykönyv számaival. Az asztal minden elutasítása a megfelelő szakaszhoz vezet.
page-learn-read = Szabályok olvasása
page-learn-cards-title = A lapok és történetük
page-learn-cards = Mind a 85 kártyalap, mindegyik egy rövid jegyzettel: mi történt, és miért azt teszi a lap, amit.
page-learn-look = Lapok megtekintése
page-rules-title = A szabályok
page-rules-content = A szabályok tartalma
page-rules-search = Keresés a szabályokban
page-rules-found = { $count } szakasz
page-rules-none = Egyik szakasz sem tartalmazza.
lesson-go-on = Most te jössz: ami kéken világít, arra kattinthatsz.
lesson-rules = Az összes szabály

## Az első évtized kísérővel

lesson-title = Az első évtized lépésről lépésre
lesson-next = Tovább
lesson-back = Vissza
lesson-skip = Ugrás a legújabbra
lesson-quit = Kísérő bezárása
lesson-progress = { $done } / { $total }
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

## Emberek és értesítések
cli-serve-public-address = hol található a szerver, URL-ként: az értesítések hivatkozásaihoz
cli-serve-smtp = a levelezőszerver az értesítésekhez, smtp://név:jelszó@gép:port vagy smtps://… alakban; jobb a REPUBLIK_SMTP változóban
cli-serve-mail-from = a cím, ahonnan ezek a levelek jönnek (vagy a REPUBLIK_MAIL_FROM változó)
cli-serve-local-receivers = a webhookok és push-üzenetek erre a gépre is mehetnek, kipróbáláshoz
error-serve-public-address = „{ $text }” nem olyan cím, mint https://republik.example.org
error-serve-smtp = --smtp: a levelezőszervert smtp://név:jelszó@gép:port vagy smtps://… alakban kell megadni
error-serve-mail-from = --mail-from: a levelekhez feladócím kell
error-serve-mail-address = --smtp: a levelekben hivatkozások vannak, ezért kell a --address: hol található a szerver
refusal-bad-name = ez nem lehet név: 1–40 látható karakter, egy betűn legfeljebb 4 jel
refusal-bad-email = ez nem e-mail-cím
refusal-no-email-to-confirm = nincs megerősítésre váró e-mail-cím
refusal-too-many-mails = túl sok hivatkozást küldtünk ki: próbáld újra holnap
refusal-bad-webhook = a webhookhoz https-cím kell
refusal-weak-password = a jelszónak legalább 8 karakter kell, és ne legyen könnyű kitalálni
refusal-login-refused = hibás név vagy jelszó
refusal-members-only = ez csak tagoknak szól
refusal-name-taken = ez a név, vagy egy ugyanígy kinéző, már másé
refusal-already-member = már tag vagy
refusal-login-slowed = túl sok próbálkozás, várj egy kicsit
notice-turn-title = Te következel
notice-turn = { $opponent } ellen játszol ({ $side }): te következel.
notice-over-title = A játszma véget ért
notice-over = A játszmád { $opponent } ellen ({ $side }) véget ért.
notice-test-title = Próba
notice-test = Így fogod megtudni, hogy te következel.
notice-somebody = valaki
notice-footer = Ezt azért kapod, mert értesítést kértél arról, ha te következel. Itt változtathatsz rajta: { $address }
confirm-mail-title = Erősítsd meg ezt a címet
confirm-mail =
    Valaki megadta ezt a címet, hogy értesítést kapjon, ha ő következik. A szerver: { $address }

    Ha te voltál, itt erősítsd meg:

    { $link }

    Ha nem, nincs teendőd: több levél nem jön.

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
board-flag = Ellátó: { $place }
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

## The page: cards

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
page-card-decade = { $decade }. évtized
page-card-band-red = Kelet
page-card-band-yellow = Nyugat
page-card-band-dual = bárki
page-card-band-special = csak Kelet
page-card-flight-note = Bármire használod: menekülésikonja ({ $count }) az évtized végéig számít.
page-card-note = Történelmi jegyzet
page-headline = Szalagcím
page-gallery-title = Kártyák
page-gallery-search = Keresés: cím, szám, év vagy szimbólum
page-gallery-decade = Évtized
page-gallery-who = Kinek az eseménye
page-gallery-all = mind
page-gallery-count = { $count ->
    [0] Nincs ilyen kártya
   *[other] { $count } kártya
}
page-gallery-previous = előző
page-gallery-next = következő

## The page: forecast, log and decade end

page-forecast-dismantled = Kelet −{ $points }
page-forecast-nothing = semmi
page-forecast-space = { $holder } { $marker }
page-forecast-balance = egyenleg { $balance }
page-forecast-lost = −{ $count } életszínvonal
page-forecast-unrest = +{ $count } nyugtalanság
page-forecast-attacks = { $count } lehetséges
page-forecast-attacked = { $count } végrehajtva
page-forecast-ready = { $count } használható
page-forecast-used = { $count } felhasználva
page-forecast-socialists = { $change }, { $total } / 12
page-forecast-protests = N { $west } · K { $east }
page-forecast-before = előtte:
page-forecast-due = { $result } · még { $count }
page-danger-bankruptcy = Kelet államcsődbe jutna
page-danger-triumph = A szocializmus diadalmaskodna
page-danger-failure = A szocializmus megbukna
page-danger-collapse = Összeomlás fenyeget: { $side }
page-log-empty = Még nem történt semmi.
page-log-start = A játék kezdődik
page-log-newest = Legújabb
page-log-undo = Visszavonás eddig
page-walk-again = A tíz fázis végigjárása
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
page-finish = A játék véget ért
page-finish-won = Nyertél
page-finish-lost = Veszítettél
page-finish-decade = { $decade }. évtized
page-finish-wins = { $side } győz
page-finish-nobody = Senki sem győz
page-finish-defeat = Vereség
page-finish-rematch = Visszavágó
page-finish-offered = A visszavágót felajánlottuk; az asztalnál mindenkinek bele kell egyeznie.
page-finish-new-table = A visszavágóhoz
page-finish-record = Jegyzőkönyv letöltése
page-figure-protests = Tömegtüntetések
page-figure-unrest = Nyugtalanság
page-figure-living = Életszínvonal
page-figure-economy = Gazdaság
page-figure-socialists = Szocialisták játékban
page-hint-ask = Tipp
page-hint-level = Ki adja a tippet
page-hint-thinking = { $level } gondolkodik …

## The page: replay and analysis

page-replay = Visszajátszás
page-replay-start = Az első kártya előtt
page-replay-view = Nézőpont
page-replay-open = mindkét kéz nyíltan
page-replay-public = nézők
page-replay-table = Az asztalhoz
page-replay-controls = Vezérlők
page-replay-first = Az elejére
page-replay-card-back = Egy kártyával vissza
page-replay-back = Egy döntéssel vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy döntéssel tovább
page-replay-card-next = Egy kártyával tovább
page-replay-last = A végére
page-replay-speed = Sebesség: döntés másodpercenként
page-replay-decision = Döntés
page-replay-at = { $at } / { $total }
page-analysis = Elemzés
page-analysis-title = { $west } (Nyugat) – { $east } (Kelet)
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

## Az oldal: kezdőlap, asztalok, emberek

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
page-member = tag
page-guest-word = vendég
page-you = te
page-you-named = { $name } (te)
page-offline = A szerver nem érhető el. Próbáld újra egy pillanat múlva.
page-vignette = A kettéosztott Németország: Nyugat és Kelet, köztük a határ, és négy évtized 1945-től 1989-ig
page-home-kicker = A társasjáték, a böngésző asztalánál
page-home-what = Két német állam, két játékos, négy évtized: építsd fel a gazdaságot, emeld az életszínvonalat, és ne engedd utcára a népet, amíg az egyik állam össze nem omlik, vagy Kelet túl nem éli 1989-et.
page-home-side = A te oldalad
page-home-west = négy évtizede van a győzelemre
page-home-east = négy évtizedig kell kitartania
page-home-level = A gép szintje
page-play-now = Játék most
page-home-ways = Más játékmódok
page-home-learn = A játék megtanulása (15 perc)
page-home-learn-about = Vezetett első évtized, szabálykönyv nélkül.
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
page-decade = { $decade }. évtized
page-edition-short = kiadás: { $edition }
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
page-edition = A szabályok kiadása
page-edition-about = Az előkészítésben, a különleges kártyában és az eldobásban térnek el.
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
page-account-title = Fiók
page-account-member = Te vagy { $name }, tag.
page-account-guest = Vendégként játszol: az asztalaid ehhez a böngészőhöz tartoznak. Tagként minden eszközön megtalálod őket.
page-account-made = Üdvözlünk. Minden asztalod megmaradt.
page-account-deleted = A fiók törölve.
page-name = A neved
page-name-label = A név, amelyet mások látnak
page-name-about = Legfeljebb 40 karakter.
page-save = Mentés
page-saved = Elmentve.
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
page-settings-title = Beállítások és billentyűk
page-settings-lead = Ez a böngésző megjegyzi őket.
page-settings-sound = Hangok
page-settings-sound-about = Egy kártya, egy kocka, egy pecsét: szárazon és röviden.
page-settings-walk = Az évtized vége fázisonként, lépésről lépésre
page-settings-walk-about = Egyébként csak a naplóban olvasható.
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
page-ratings-title = Ranglista
page-ratings-about = Oldalanként egy lista, a tagok értékelt játékaiból (Glicko-2). A ± utáni szám azt mutatja, mennyire biztos az értékelés.
page-ratings-mine = Értékeléseid
page-ratings-games = { $count } játék
page-ratings-none-yet = még nincs értékelt játék
page-ratings-place = Hely
page-ratings-name = Név
page-ratings-points = Pont
page-ratings-games-head = Játék
page-ratings-empty = Ezen az oldalon még senki sem játszott értékelt játékot.
page-about-what = A Republik a Wir sind das Volk! társasjáték digitális kiadása: gép ellen, egy képernyőnél vagy távoli játékosokkal. A bíró a szerver: nem fogad el olyan lépést, amelyet a szabályok nem engednek.
page-about-yours = Kié
page-about-licence = A program szabad szoftver, Apache 2.0 licenccel. A térkép, a kártyák és az ikonok saját rajzok, a szabályokat a saját szavainkkal mondjuk el.
page-about-publisher = A Wir sind das Volk! Richard Sivél és Peer Sylvester társasjátéka, kiadója a histogame. Ez a kiadás nem hivatalos: nem ők készítették, ellenőrizték vagy ajánlják. Ha tetszik, amit itt játszol, vedd meg a dobozt.
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
page-not-found = Itt nincs semmi
page-not-found-about = A cím sehová sem vezet. Talán hiányzik egy betű a végéről.
page-lost = Megszakadt a kapcsolat.
page-lost-about = Az oldal magától újra próbálkozik; amit beírtál, megmarad.
page-lost-now = Próba most
page-curtain = Átadás: { $side }
page-curtain-about = A másik most nézzen félre: a kézben lévő lapok következnek.
page-curtain-ready = Készen állok
page-curtain-never = Látjuk egymás lapjait: ennél az asztalnál nem kell függöny
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
page-seats = Ki hol ül
page-to-act = soron van
page-protests = { $count ->
    [0] nincs tömegtüntetés
   *[other] { $count } tömegtüntetés
 }
page-here = az asztalnál
page-away = nincs itt
page-clock-of = Idő: { $side }
page-time-low = Kevés idő maradt ({ $side }).
page-watching = Nézőként vagy itt.
page-delayed = Amit látsz, kissé a játék mögött jár.
page-invite = Meghívás linkkel
page-invite-label = Link a helyhez: { $side }
page-invite-watch = Link nézőknek
page-invite-make = Link készítése
page-invite-withdraw = A linkek visszavonása
page-invite-withdraw-about = A nézőknek szóló linkek érvényüket vesztik, és aki ilyennel jött, annak távoznia kell.
page-invite-withdrawn = Visszavont linkek: { $links }. Távozott nézők: { $watchers }.
page-copy = Másolás
page-copied = Kimásolva
page-share = Megosztás
page-table-about = Erről az asztalról
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
page-controls = Vezérlők
page-undo = Vissza
page-redo = Újra
page-hint = Tipp
page-more = Több
page-take-back = Vissza az utolsó kártyám elé
page-take-back-ask = Kérés: vissza az utolsó kártyám elé
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

## The page: the sheet on a phone

page-sheet =
    { $state ->
        [folded] A lap kinyitása
       *[open] A lap összecsukása
    }
lesson-fold =
    { $state ->
        [folded] Kísérő megnyitása
       *[open] Kísérő összecsukása
    }

## The page: at the prompt

page-police-too = Most a titkosrendőrséget is használhatod: egy kiemelt tartományra kattintva leveszel onnan 1 nyugtalanságot.

## Weimar: names

weimar-title = Weimar
weimar-party-spd = SPD
weimar-party-zentrum = Zentrum
weimar-party-kpd = KPD
weimar-party-dnvp = DNVP
weimar-party-you = te
weimar-party-gov = minden kormánypárt
weimar-party-others = minden más párt
weimar-party-foe = egy másik párt
weimar-party-chancellor = a kancellár pártja
weimar-party-nobody = senki
weimar-unit-police = Rendőrség
weimar-unit-reichswehr1 = Reichswehr 1
weimar-unit-reichswehr2 = Reichswehr 2
weimar-unit-black-reichswehr1 = fekete Reichswehr 1
weimar-unit-black-reichswehr2 = fekete Reichswehr 2
weimar-unit-reichsbanner = Reichsbanner
weimar-unit-soldiers = Katonák
weimar-unit-workers = Munkások
weimar-unit-spartakus = Spartakisták
weimar-unit-ruhrarmee = Ruhr-vidéki Vörös Hadsereg
weimar-unit-rfb = Vörös Frontharcosok
weimar-unit-freikorps1 = Szabadcsapat 1
weimar-unit-freikorps2 = Szabadcsapat 2
weimar-unit-stahlhelm = Stahlhelm
weimar-unit-own = saját egységek
weimar-unit-gov = rendőrség vagy Reichswehr
weimar-marker-poverty = Szegénység
weimar-marker-prosperity = Jólét
weimar-marker-unrest = Zavargás
weimar-marker-uprising = Felkelés
weimar-marker-councils = Tanácsköztársaság
weimar-marker-regime = Rezsim
weimar-marker-inflation = Infláció
weimar-marker-blockade = Blokád
weimar-marker-violent-peace = Erőszakos béke
weimar-marker-instable-state = Ingatag állam
weimar-marker-minority-cabinet = Kisebbségi kormány
weimar-marker-black-friday = Fekete péntek
weimar-nation-france = Franciaország
weimar-nation-usa-uk = USA/Egyesült Királyság
weimar-nation-russia = Oroszország
weimar-nation-any = választott nemzet
weimar-coalition-left = baloldali koalíció (SPD, KPD)
weimar-coalition-weimar = weimari koalíció (SPD, Zentrum)
weimar-coalition-right = jobboldali koalíció (Zentrum, DNVP)
weimar-use-event = esemény
weimar-use-debate = vita
weimar-use-actions = akciók
weimar-minor-uspd = USPD
weimar-minor-ddp = DDP
weimar-minor-dvp = DVP
weimar-action-demonstration = tüntetés
weimar-action-coup = puccs
weimar-action-counter = ellenpuccs
weimar-action-fight = harc
weimar-why-agenda = az agendahatások
weimar-why-early = az előrehozott lapok
weimar-why-impulses = az impulzusok
weimar-place-supply = készlet
weimar-place-dissolved = feloszlatott egységek
weimar-place-unused = nincs játékban
weimar-politics-1 = témák többsége
weimar-politics-2 = megnyert témák
weimar-politics-3 = társadalmi sáv
weimar-politics-4 = a pártok értékelése
weimar-politics-5 = a köztársaság állapota
weimar-politics-6 = a kispártok helyei
weimar-politics-7 = a parlament mérete
weimar-politics-8 = új kormány
weimar-deck-republic = köztársasági lapok
weimar-deck-party = a(z) { $party } pártlapjai
weimar-card = { $number } „{ $title }”
weimar-card-hidden = egy rejtett lap
weimar-agenda-hidden = rejtve
weimar-field-centre = 0. mező
weimar-field-arm = { $party } { $number }
weimar-topic-copy = { $topic } { $number }
weimar-names-german = A címek németül állnak, mint a dobozban.
weimar-source-seed = kísérőfüzet
weimar-source-public = nyilvános forrás
weimar-source-house = házi szabály
weimar-source-own = saját fájl
weimar-paragraph-number = { $number }. szakasz
weimar-paragraph-example-set-up = példa, előkészület
weimar-paragraph-example-republic = példa, köztársasági fázis
weimar-paragraph-example-agenda = példa, agendafázis
weimar-paragraph-example-early = példa, kártyák az első impulzus előtt
weimar-paragraph-example-impulse = példa, { $number }. impulzus
weimar-paragraph-example-politics = példa, politikai fázis, { $number }. lépés
weimar-paragraph-example-outlook = példa, kitekintés
weimar-paragraph-scenarios = a forgatókönyvek listája
weimar-paragraph-histories = a kártyák története
weimar-paragraph-notes = a szerző jegyzetei
weimar-own-values = e szerver saját értékei
weimar-source-legend = Forrás: ● kísérőfüzet · ◐ nyilvános forrás · ○ e kiadás házi szabálya · ◆ saját fájl
weimar-source-line = { $field }: { $source }
weimar-source-field-names = cím
weimar-source-field-values = értékek
weimar-source-field-event = esemény
weimar-source-field-note = megjegyzés

## Weimar: screen

weimar-header = { $scenario } · { $round }. forduló a { $last }-ból
weimar-header-over = { $scenario } · a játéknak vége
weimar-panel-parties = Pártok
weimar-panel-parliament = Parlament
weimar-panel-parliament-count = { $size } helyből { $seats }
weimar-panel-overflow = többlet { $count }
weimar-panel-opinion = Véleménysáv
weimar-panel-box = DR-mező
weimar-panel-box-count = { $count }/{ $size } (7: anarchia)
weimar-panel-society = Társadalmi sáv
weimar-panel-foreign = Külpolitika
weimar-panel-economy = Gazdaság
weimar-panel-minor = Kispártok
weimar-panel-president = Elnök
weimar-panel-nsdap = NSDAP-sáv
weimar-panel-government = Kormány
weimar-panel-chancellor = kancellár: { $party }
weimar-panel-supply = Készlet
weimar-panel-dissolved = feloszlatva
weimar-panel-hand = Kéz
weimar-panel-stresemann-up = Stresemann kész
weimar-panel-stresemann-down = Stresemann lefordítva
weimar-panel-stack = felül: { $card }
weimar-panel-beside = mellette: { $card }
weimar-panel-flags = zászlók: { $flags }
weimar-panel-neutral = { $count } semleges hely
weimar-panel-criteria = Teljesült feltételek: { $count } (kis { $small }, nagy { $great })
weimar-panel-empty = üres
weimar-panel-nothing = –
weimar-column-vp = GYP
weimar-column-reserve = tartalék
weimar-column-seats = helyek
weimar-column-bases = bázisok
weimar-column-cards = lapok
weimar-column-agenda = agenda
weimar-column-figures = maradék bábu
weimar-legend-map = S Z K D bázisok · szabad | rendőrség P, Reichswehr R, fekete B, Reichsbanner b, katonák s, munkások a, spartakisták p, Ruhr-hadsereg m, RFB f, szabadcsapat F, Stahlhelm h
weimar-legend-markers = Jelölők: − szegénység, + jólét, ! zavargás, ▲ felkelés, ★ tanácsok, ✖ rezsim
weimar-card-values = nagy { $big }, kis { $small }
weimar-card-removed = az eseménye után kikerül a játékból
weimar-card-politician = politikus
weimar-card-reaction-cancel = érvényteleníti egy másik párt bejelentett eseményét
weimar-card-reaction-dice = 1 kockát elvesz egy másik párt bejelentett akciójától
weimar-card-reaction-reroll = megismételteti egy másik párt dobását
weimar-card-adds = a pakliba kerül: { $cards }
weimar-card-early = 1 lap az első impulzus előtt
weimar-card-topics = témák: { $what }
weimar-card-nothing = nincs hatása
weimar-card-nsdap = NSDAP-lap
weimar-card-target = cél: { $number } ({ $nation })
weimar-card-before = előtte: { $what }
weimar-card-success = siker: { $what }
weimar-card-always = mindig: { $what }
weimar-card-end = a forduló végén: { $what }
weimar-cards-others = A többiek lapjai: { $what }
weimar-cards-agendas = Agendalapok
weimar-cards-open = Fordulólap és külpolitika
weimar-bot-party = { $party }: a füzet botja
weimar-opponent = { $party }: számítógép ({ $name })

## Weimar: questions

weimar-prompt-deal = Lapot osztanak.
weimar-prompt-seating = Kisorsolják az ülésrendet.
weimar-prompt-roll = Dobás következik.
weimar-prompt-start-city = Véletlen várost dobnak.
weimar-prompt-decide-die = Kocka dönt a bot helyett.
weimar-prompt-bot-draw = A bot felfed egy lapot.
weimar-prompt-fetch = Erősítéslapot keresnek.
weimar-prompt-agenda = { $party } titokban agendalapot választ.
weimar-prompt-choose-first = { $party } kijelöli a kezdő pártot: { $why }.
weimar-prompt-agree-first = { $party }: kezdjen a(z) { $other } ({ $why })?
weimar-prompt-play = { $party } lapot játszik ki: melyiket és mire?
weimar-prompt-use = { $card }: mire?
weimar-prompt-other-use = { $party } a(z) { $card } lapot vitára vagy akciókra is használja.
weimar-prompt-cancel-event = { $other } bejelenti a(z) { $card } eseményét. Érvényteleníti a(z) { $party } egy politikussal?
weimar-prompt-actions = { $party }, { $place }: még { $points } akciópont.
weimar-prompt-actions-city = { $party }: { $points } akciópont. Melyik városban?
weimar-prompt-topic = { $party } egy témát mozgat legfeljebb { $steps } mezővel: melyiket?
weimar-prompt-point = { $party } mozgatja: { $topic } ({ $steps }). Hová?
weimar-prompt-place-base = { $party } bázist helyez le: hová? Még { $count }.
weimar-prompt-remove-base = { $party } bázist vesz le: melyiket? Még { $count }.
weimar-prompt-demo-base = A(z) { $place } városbeli tüntetés { $count } bázist ad ({ $party }): helyet foglal vagy idegen bázist vesz le.
weimar-prompt-put-marker = { $party } jelölőt tesz le ({ $marker }): hová? Még { $count }.
weimar-prompt-take-marker = { $party } jelölőt vesz le ({ $marker }): honnan? Még { $count }.
weimar-prompt-choose-city = { $face }: { $party } várost választ.
weimar-prompt-choose-cities = { $face }: { $party } városokat választ, még { $count }.
weimar-prompt-mobilise-to = { $party } egységeket mozgósít: melyik városba? Még { $count }.
weimar-prompt-mobilise = { $party } mozgósít ({ $place }): melyik egységet? Még { $count }.
weimar-prompt-dissolve = { $party } egységet oszlat fel: melyiket? Még { $count }.
weimar-prompt-recall = { $party } visszahoz egy feloszlatott egységet: melyiket? Még { $count }.
weimar-prompt-takeover = { $party } átveszi egy Reichswehr-egység irányítását: melyikét?
weimar-prompt-flag = { $change ->
    [more] { $party } zászlót tesz le: melyik nemzetét?
   *[less] { $party } zászlót vesz le: melyik nemzetét?
}
weimar-prompt-society-in = { $party } fehér jelölőt tesz a társadalmi sávra: melyiket?
weimar-prompt-society-out = { $party } jelölőt vesz le a társadalmi sávról: melyiket?
weimar-prompt-topic-in = { $party } fehér témát hoz játékba ({ $field }): melyiket?
weimar-prompt-option = { $face }: { $party } választ egyet a hatások közül.
weimar-prompt-may = { $face }: { $party } megteheti: { $what }. Megteszi?
weimar-prompt-vote = { $face }: { $party } { $seats } hellyel szavaz. Igen: { $what }. Nem: { $other }.
weimar-prompt-foe = { $face }: { $party } kijelöl egy másik pártot ({ $what }).
weimar-prompt-foreign = { $party } tárgyalhat: melyik külpolitikai lapról?
weimar-prompt-discard = { $party } lapot dob el: melyiket? Még { $count }.
weimar-prompt-purge = { $party } egy politikust kivesz a játékból egy dobópakliból: melyiket?
weimar-prompt-topic-option = { $party } megnyerte: { $topic }. Melyik hatás?
weimar-prompt-agree = { $topic } közös mezőn áll. { $other } javaslata: { $option }. Egyetért a(z) { $party }?
weimar-prompt-yellow = { $party } mint kancellár megmondja, melyik sárga téma következik.
weimar-prompt-majority = Döntetlen a témák többségében ({ $number }. hely): ki javára dönt a(z) { $party }?
weimar-prompt-control = { $party } megmondja, ki irányítja a(z) { $minor } pártot.
weimar-prompt-ballot = Elnökválasztás: kire szavaz a(z) { $party } { $seats } hellyel?
weimar-prompt-runoff = Döntetlen a választáson: a kancellár ({ $party }) dönt, ki jut tovább.
weimar-prompt-coalition = Egyenlő koalíciók: { $party } dönt, melyiket kérdezik meg először.
weimar-prompt-join = Megalakítja a(z) { $party } ezt: { $coalition }?
weimar-prompt-chancellor = { $party } megmondja, ki lesz a kancellár.
weimar-prompt-oppose = { $other } bejelenti: { $action } ({ $place }). Beavatkozik a(z) { $party } saját egységeivel?
weimar-prompt-fewer-dice = { $other } bejelenti: { $action } ({ $place }). Elvesz a(z) { $party } 1 kockát egy politikussal?
weimar-prompt-react = { $other } bejelenti: { $action } ({ $place }). Reagál a(z) { $party } 1 tartalékpontért?
weimar-prompt-roll-again = { $other } dobása: { $result }. Megismételteti a(z) { $party }?
weimar-prompt-president = Vitázik a(z) { $party } az elnökség jogán a(z) { $card } lappal is?
weimar-prompt-counter-target = Ellenpuccs ({ $place }): melyik jelölő ellen?

## Weimar: moves

weimar-move-deal = osztás: { $card }
weimar-move-done = kész
weimar-move-roll = dobás: { $number }
weimar-move-roll-two = dobás: { $first } és { $second }
weimar-move-seating = ülésrend: { $parties }
weimar-move-agenda = { $agenda }
weimar-move-party = { $party }
weimar-move-play = { $card }: { $use }
weimar-move-use = { $use }
weimar-move-city = { $place }
weimar-move-base = bázis: { $place }
weimar-move-remove-base = { $party }-bázis levétele: { $place }
weimar-move-put = jelölő: { $place }
weimar-move-take = jelölő le: { $place }
weimar-move-mobilise = { $unit } mozgósítása ({ $from })
weimar-move-dissolve = { $unit } feloszlatása: { $place }
weimar-move-recall = { $unit } visszahozása
weimar-move-takeover = { $unit } átvétele: { $place }
weimar-move-win-back = { $unit } visszaszerzése
weimar-move-demonstration = tüntetés
weimar-move-coup = puccs
weimar-move-counter = ellenpuccs: { $marker }
weimar-move-fight = harc: { $party }
weimar-move-store = 1 tartalékpont eltétele
weimar-move-spend = 1 tartalékpont elköltése
weimar-move-better = eredmény +1
weimar-move-topic = { $topic }
weimar-move-point = ide: { $field }
weimar-move-option = { $option }
weimar-move-yes = igen
weimar-move-no = nem
weimar-move-society = { $marker }
weimar-move-nation = zászló: { $nation }
weimar-move-foreign = tárgyalás: { $card }
weimar-move-coalition = { $coalition }
weimar-move-answer = ezzel: { $card }
weimar-move-discard = { $card } eldobása
weimar-move-purge = { $card } kivétele a játékból
weimar-done-cancel-event = nem érvényteleníti
weimar-done-actions = nincs több akció
weimar-done-topic = nem mozgat témát
weimar-done-mobilise-to = nem mozgósít
weimar-done-mobilise = nem mozgósít többet
weimar-done-dissolve = nem oszlat fel egységet
weimar-done-foreign = nem tárgyal
weimar-done-fewer-dice = nem avatkozik be
weimar-done-roll-again = a dobás marad
weimar-yes-agree-first = egyetért
weimar-no-agree-first = nem, a kancellár dönt
weimar-yes-may = igen, végrehajtja
weimar-no-may = nem, lemond róla
weimar-yes-vote = igen
weimar-no-vote = nem
weimar-yes-agree = elfogadja
weimar-no-agree = elutasítja (semmi sem történik)
weimar-yes-join = belép a koalícióba
weimar-no-join = elutasítja a koalíciót
weimar-yes-oppose = beavatkozik
weimar-no-oppose = kimarad
weimar-yes-react = reagál (1 tartalékpont)
weimar-no-react = nem reagál
weimar-yes-roll-again = ismétlés Stresemannal
weimar-no-roll-again = a dobás marad
weimar-yes-president = vitázik is
weimar-no-president = nem vitázik
weimar-note-cost = { $count } AP
weimar-note-dice = { $count } kocka
weimar-note-free = szabad: { $free }/{ $slots }
weimar-use-note-event = { $what }
weimar-use-note-event-republic = { $what } – azután vita vagy akciók
weimar-use-note-debate = egy téma legfeljebb { $big }, egy másik legfeljebb { $small } mező
weimar-use-note-actions = { $big } akciópont egy városban
weimar-use-note-first = { $what } (azután az esemény)

## Weimar: headings of choices

weimar-group-deal = Lap
weimar-group-done = Vagy
weimar-group-roll = Kocka
weimar-group-roll-two = Kockák
weimar-group-seating = Ülésrend
weimar-group-agenda = Agenda
weimar-group-party = Párt
weimar-group-play = Lap
weimar-group-use = Felhasználás
weimar-group-city = Város
weimar-group-base = Bázis lerakása
weimar-group-remove-base = Bázis levétele
weimar-group-put = Jelölő lerakása
weimar-group-take = Jelölő levétele
weimar-group-mobilise = Mozgósítás
weimar-group-dissolve = Feloszlatás
weimar-group-recall = Visszahozás
weimar-group-takeover = Irányítás átvétele
weimar-group-win-back = Visszaszerzés
weimar-group-demonstration = Kockás akció
weimar-group-coup = Kockás akció
weimar-group-counter = Kockás akció
weimar-group-fight = Kockás akció
weimar-group-store = Tartalék
weimar-group-spend = Tartalék
weimar-group-better = Tartalék
weimar-group-topic = Téma
weimar-group-point = Mező
weimar-group-option = Hatás
weimar-group-yes = Válasz
weimar-group-no = Válasz
weimar-group-society = Jelölő
weimar-group-nation = Nemzet
weimar-group-foreign = Tárgyalás
weimar-group-coalition = Koalíció
weimar-group-answer = Politikus
weimar-group-discard = Eldobás
weimar-group-purge = Ki a játékból

## Weimar: what happened

weimar-event-seating = Ülésrend: { $parties }
weimar-event-round = { $round }. forduló
weimar-event-deck-changed = { $deck }: a paklit újrakeverték.
weimar-event-drawn = { $known ->
    [yes] { $party } húz: { $what }.
   *[no] { $party } lapokat húz: { $count }.
}
weimar-event-discarded = { $party } eldobja: { $what }.
weimar-event-agenda-chosen = { $known ->
    [yes] { $party } választása: { $agenda }.
   *[no] { $party } agendát választott.
}
weimar-event-agenda = A(z) { $party } agendája: { $agenda }
weimar-event-set-added = { $party } a paklijába keveri a lapokat: { $agenda }.
weimar-event-first = { $party } kezd: { $why }.
weimar-event-impulse = A(z) { $party } impulzusa.
weimar-event-card = { $party } kijátssza: { $card }, { $use }
weimar-event-use = { $party } felhasználja: { $card }, { $use }
weimar-event-removed-card = { $card } kikerült a játékból.
weimar-event-cancelled = { $party } érvényteleníti a(z) { $card } eseményét.
weimar-event-politician = { $party } politikust játszik ki: { $card }.
weimar-event-hidden = Rejtett lapok döntöttek.
weimar-event-base = { $change ->
    [more] { $party }: új bázis: { $what }.
   *[less] { $party } bázist veszít: { $what }.
}
weimar-event-seat = { $change ->
    [more] { $party } helyeket szerez: { $count }.
   *[less] { $party } helyeket veszít: { $count }.
}
weimar-event-vp = { $change ->
    [more] { $party } győzelmi pontot kap: { $count }.
   *[less] { $party } győzelmi pontot veszít: { $count }.
}
weimar-event-reserve = { $change ->
    [more] { $party } tartalékpontot tesz el: { $count }.
   *[less] { $party } tartalékpontot költ: { $count }.
}
weimar-event-unit = Egységek: { $what }.
weimar-event-turned = { $place }: mostantól { $unit }.
weimar-event-marker = { $change ->
    [more] { $marker } kerül ide: { $what }.
   *[less] { $marker } eltűnik innen: { $what }.
}
weimar-event-box = { $change ->
    [more] A DR-mezőre: { $marker } ({ $count }).
   *[less] A DR-mezőről: { $marker } ({ $count }).
}
weimar-event-economy = A gazdaság szintje: { $level }.
weimar-event-topic = Téma: { $topic } – { $field }.
weimar-event-topic-gone = A(z) { $topic } téma lekerül a véleménysávról.
weimar-event-topic-won = { $party } dönt, { $topic }: { $option }
weimar-event-society = { $change ->
    [more] A társadalmi sávra: { $marker }.
   *[less] Le a társadalmi sávról: { $marker }.
}
weimar-event-flag = { $change ->
    [more] Új zászló: { $nation }.
   *[less] Eggyel kevesebb zászló: { $nation }.
}
weimar-event-roll = { $party } dobása: { $result }.
weimar-event-again = { $party } megismételteti a dobást.
weimar-event-action = { $party } bejelenti: { $action }, { $place }.
weimar-event-dice = { $party } ennyi kockával dob: { $count }.
weimar-event-result = { $party }, { $action }: eredmény { $result }.
weimar-event-reaction = { $party } reagál: eredmény { $result }.
weimar-event-joined = { $party } saját egységeivel beavatkozik.
weimar-event-city-rolled = Kidobva: { $place }.
weimar-event-crisis = A(z) { $party } válságdobása: { $result }.
weimar-event-negotiation = { $party } tárgyal: { $card }.
weimar-event-negotiated = { $agreed ->
    [yes] { $card } lezárult.
   *[no] { $card } nem jött létre.
}
weimar-event-foreign-track = A külpolitika itt tart: { $card }.
weimar-event-laid = { $card } a külpolitikai pakli mellett fekszik.
weimar-event-minor = { $party } irányítja: { $minor }.
weimar-event-stresemann = { $known ->
    [yes] Stresemann ismét felfordítva.
   *[no] Stresemann lefordítva.
}
weimar-event-vote = { $agreed ->
    [yes] { $party } igennel szavaz.
   *[no] { $party } nemmel szavaz.
}
weimar-event-ballot = { $party } szavazata: { $other }.
weimar-event-president = A(z) { $party } adja az elnököt.
weimar-event-nsdap = Egy { $party }-bábu az NSDAP-sávra kerül.
weimar-event-out = Kikerül a játékból: { $card }.
weimar-event-politics = Politikai fázis { $number }: { $name }
weimar-event-majority = Témák többsége, { $number }. hely: { $party }.
weimar-event-parliament = A parlament betöltött helyei: { $seats }.
weimar-event-coalition = { $agreed ->
    [yes] { $party } elfogadja: { $coalition }.
   *[no] { $party } elutasítja: { $coalition }.
}
weimar-event-government = Kormány: { $parties }. Kancellár: { $chancellor }.
weimar-event-bonus = { $party }: e forduló tüntetései { $count }.
weimar-event-final = Végső értékelés, { $party }: { $what } ({ $count }).
weimar-event-criterion = { $agreed ->
    [yes] { $number }. feltétel teljesült: { $what }.
   *[no] { $number }. feltétel nem teljesült: { $what }.
}
weimar-event-game-over = { $known ->
    [yes] A játéknak vége, { $winner } győz: { $how }.
   *[no] A játéknak vége: { $how }.
}
weimar-unit-moved = { $unit } { $from } → { $to }
weimar-measure-ultimatum = londoni ultimátum lezárva
weimar-measure-economy = gazdasági szint
weimar-measure-government = kormányon
weimar-measure-box = jelölők a DR-mezőn
weimar-measure-inflation = infláció a DR-mezőn
weimar-measure-councils = tanácsköztársaságok
weimar-measure-regimes = rezsimek
weimar-measure-uprisings = felkelések
weimar-measure-unrest = zavargások
weimar-measure-councils-or-regime = városok tanácsköztársasággal vagy rezsimmel
weimar-measure-dissolved = saját feloszlatott egységek
weimar-measure-dissolved-kpd-dnvp = a KPD és a DNVP feloszlatott egységei
weimar-measure-seats = helyek
weimar-measure-bases = bázisok
weimar-measure-vp = győzelmi pontok
weimar-measure-nsdap = saját bábuk az NSDAP-sávon
weimar-measure-at-least = { $what } legalább { $count }
weimar-measure-at-most = { $what } legfeljebb { $count }
weimar-measure-none = nem: { $what }
weimar-measure-each = egyenként: { $what }

## Weimar: endings

weimar-outcome = { $winner } győz: { $how } ({ $rule })
weimar-outcome-nobody = Senki sem győz: { $how } ({ $rule })
weimar-outcome-defeat = Vereség: { $how } ({ $rule })
weimar-outcome-defeat-by = Vereség, { $winner } győz: { $how } ({ $rule })
weimar-outcome-table = A játszma az asztalnál ér véget: { $how }
weimar-ending-anarchy = anarchia, a DR-mező megtelt
weimar-ending-councils = a tanácsköztársaság győzött
weimar-ending-regime = rezsim váltotta fel a köztársaságot
weimar-ending-overthrow = hatalomátvétel a helyek felével
weimar-ending-nsdap = az NSDAP hatalomra jutott, mindenki veszített
weimar-ending-survival = a köztársaság túlélte, a legtöbb győzelmi pont
weimar-ending-great-victory = nagy győzelem, legalább nyolc feltétel
weimar-ending-small-victory = kis győzelem, legalább öt feltétel
weimar-ending-defeat = vereség, ötnél kevesebb feltétel
weimar-summary = { $round }. forduló, { $decisions } döntés; győzelmi pontok: { $points }

## Weimar: why not

refusal-weimar-card-not-there = { $card } nincs a kezedben
refusal-weimar-no-such-answer = { $card } erre nem válaszolhat
refusal-weimar-event-idle = a(z) { $card } eseménye most semmit sem tenne
refusal-weimar-agenda-other-party = { $card } egy másik párté
refusal-weimar-agenda-out = { $card } nem szerepel ebben a forgatókönyvben
refusal-weimar-no-slot = nincs szabad hely: { $place }
refusal-weimar-same-city = { $place } már ki van választva
refusal-weimar-other-city = másik városról van szó
refusal-weimar-no-figures = a(z) { $party } bábui elfogytak
refusal-weimar-no-base = a(z) { $party } pártnak nincs bázisa itt: { $place }
refusal-weimar-no-marker = nincs ilyen jelölő itt: { $place }
refusal-weimar-marker-barred = ez a jelölő nem kerülhet ide: { $place }
refusal-weimar-points-short = ehhez nincs elég akciópont
refusal-weimar-city-first = előbb az akciók városát kell kiválasztani
refusal-weimar-once-per-card = laponként minden kockás akció csak egyszer lehetséges
refusal-weimar-city-chosen = egy lap minden akciója egy városban történik
refusal-weimar-reserve-full = a tartalék tele van
refusal-weimar-reserve-empty = a tartalék üres
refusal-weimar-reserve-stored = aki pontot tett el, az már nem költ tartalékot
refusal-weimar-government-only = ezt csak kormánypártok tehetik
refusal-weimar-opposition-only = kormányon lévő párt nem puccsol
refusal-weimar-coup-party = a(z) { $party } nem puccsol
refusal-weimar-own-marker = ott már a saját jelölő áll
refusal-weimar-no-dice = nem lenne mivel dobni
refusal-weimar-not-opposition = a(z) { $party } kormányon van
refusal-weimar-nothing-to-dissolve = a(z) { $party } pártnak nincs ott feloszlatható egysége
refusal-weimar-no-unit = ott nincs ilyen egység
refusal-weimar-not-your-unit = a(z) { $party } nem mozgathatja ezeket az egységeket
refusal-weimar-topic-not-there = ez a téma nincs a véleménysávon
refusal-weimar-topic-moved = ezt a témát már mozgatták
refusal-weimar-topic-out = ebből a témából nem maradt jelölő
refusal-weimar-too-far = ez a mező túl messze van
refusal-weimar-spd-topic = ezzel az értékkel a Zentrumnak SPD-témát kell mozgatnia
refusal-weimar-useless-option = ez a hatás semmit sem változtatna
refusal-weimar-box-full = a DR-mező tele van
refusal-weimar-foreign-closed = { $card } nem fekszik nyitva

## Weimar: effects in words

weimar-effect-base = bázis { $count }
weimar-effect-seat = helyek { $count }
weimar-effect-vp = győzelmi pont { $count }
weimar-effect-reserve = tartalék { $count }
weimar-effect-supply = a készletbe: { $count } { $thing }
weimar-effect-mobilise = mozgósítás: { $count } { $thing }
weimar-effect-dissolve = egységek feloszlatása: { $count }
weimar-effect-recall = feloszlatott egységek visszahozása: { $count }
weimar-effect-takeover = egy Reichswehr-egység átvétele
weimar-effect-marker = { $thing } { $count }
weimar-effect-economy = gazdasági szint { $count }
weimar-effect-flag = zászlók ({ $thing }) { $count }
weimar-effect-foreign = külpolitikai akció
weimar-effect-advance = a külpolitikai jelölő 1-gyel előre
weimar-effect-lay = e lap a külpolitikai pakli mellé
weimar-effect-topic = téma: { $thing } – { $field }
weimar-effect-steer = téma ({ $thing }) mozgatása legfeljebb { $count } mezővel
weimar-effect-debate = vita ezzel: { $count }
weimar-effect-debate-card = vita a lap mindkét értékével
weimar-effect-demo = tüntetés
weimar-effect-coup = puccs
weimar-effect-counter = ellenpuccs
weimar-effect-fight = harc
weimar-effect-crisis = válságdobások: { $count }
weimar-effect-society = társadalmi sáv: { $thing }
weimar-effect-society-white = egy választott fehér társadalmi jelölő
weimar-effect-society-out = egy társadalmi jelölő levétele
weimar-effect-draw = pártlapok húzása: { $count }
weimar-effect-discard = pártlapok eldobása: { $count }
weimar-effect-discard-all = minden párt eldobja összes pártlapját
weimar-effect-fetch = egy erősítéslap a pakliból kézbe
weimar-effect-bonus = e forduló tüntetései { $count }
weimar-effect-nsdap = egy bábu az NSDAP-sávra
weimar-effect-purge = egy politikus kivétele a játékból egy dobópakliból
weimar-effect-elect = ahol egy pártnak két vagy több bázisa van, egyből hely lesz
weimar-effect-score-seats = győzelmi pontok a helyek szerint
weimar-effect-score-cities = győzelmi pontok a saját bázisú városok szerint
weimar-effect-election = elnökválasztás
weimar-effect-order = megszabja a következő forduló sorrendjét
weimar-effect-control = megszabja, ki irányít: { $thing }
weimar-effect-out = kikerül a játékból: { $thing }
weimar-effect-choice = az egyik: { $what }
weimar-effect-or = vagy
weimar-effect-may = tetszés szerint ({ $what })
weimar-effect-cities = { $count } különböző városban ({ $what })
weimar-effect-vote = szavazás helyek szerint: igen ({ $what }), nem ({ $other })
weimar-effect-of = { $party }: { $what }
weimar-effect-if = ha { $when }: { $what }
weimar-effect-all = mind
weimar-at-city = ({ $place })
weimar-at-chosen = a választott városban
weimar-at-any = egy tetszőleges városban
weimar-at-random = egy véletlen városban
weimar-topic-any = választott
weimar-when-blockade = van blokád a DR-mezőn
weimar-when-no-blockade = nincs blokád a DR-mezőn
weimar-when-done = { $card } lezárult
weimar-when-no-done = { $card } nem zárult le
weimar-when-governs = { $party } kormányon
weimar-when-no-governs = { $party } nincs kormányon
weimar-when-minority = a kisebbségi kormány a DR-mezőn van
weimar-when-no-minority = nincs kisebbségi kormány a DR-mezőn
weimar-when-majority = { $party }: a legtöbb bázis { $place }
weimar-when-no-majority = { $party }: nem a legtöbb bázis { $place }
weimar-when-councils = tanácsköztársaság van { $place }
weimar-when-no-councils = nincs tanácsköztársaság { $place }
weimar-when-impulse = legfeljebb { $count }. impulzus
weimar-when-no-impulse = { $count }. impulzus után
weimar-when-green = a zöld lehetőséget választották: { $topic }
weimar-when-no-green = nem a zöld lehetőséget választották: { $topic }

## Weimar: the rules in a few sentences each

weimar-chapter-w1 = Kellékek
weimar-chapter-w2 = Felállítás és forgatókönyvek
weimar-chapter-w3 = Egy forduló menete
weimar-chapter-w4 = Véleménysáv
weimar-chapter-w5 = Témák
weimar-chapter-w6 = Társadalmi sáv
weimar-chapter-w7 = Fenyegetések
weimar-chapter-w8 = Politikai fázis és kormány
weimar-chapter-w9 = Akciók
weimar-chapter-w10 = Tartalék és reakciók
weimar-chapter-w11 = Külpolitika
weimar-chapter-w12 = A játék vége és az NSDAP
weimar-chapter-w13 = Elnök
weimar-rule-w1 = Tizenegy város rögzített bázishelyekkel, a pártok és a kormány egységei, fenyegetésjelölők, 24 hely és többlet. Egy párt bábui bázisok, helyek, vagy az NSDAP-sávon állnak. A Reichswehrt és a rendőrséget sosem oszlatják fel.
weimar-rule-w2 = Négy forgatókönyv: Köztársaság a szakadék szélén (egyedül, SPD korlátozott Zentrummal két bot ellen, két forduló, tíz feltétel), Testvérharc (1–2. forduló), Tánc a vulkánon (5–6. forduló), fő forgatókönyv (hat forduló). Az ülésrendet kisorsolják.
weimar-rule-w3 = Fordulólap, fejenként két köztársasági lap, titkos agendák, agendahatások és három pártlap; azután impulzusok: sorban egy-egy lap, amíg minden kéz kiürül. A pártlap esemény, vita vagy akciók; a köztársasági lap az eseménye és a másik kettő egyike.
weimar-rule-w4 = A témák egy négykarú kereszten állnak. Egy vita egy témát a nagy, egy másikat a kis értékig mozgat; egy tartalékpont egy lépéssel többet ad. Egy mező a hosszabb táv pártjáé; egyenlőknél ketten osztoznak rajta.
weimar-rule-w5 = Aki egy témát irányít, a politikai fázisban választ a hatásai közül. A fehér témák rögzített sorrendben jönnek, azután a sárgák a kancellár kedve szerint. Közös mezőn mindkettőnek egyet kell értenie.
weimar-rule-w6 = Hat mező. Az új jelölő balra kerül és tolja a többit; az utolsó kiesik. Minden politikai fázisban balról jobbra hatnak.
weimar-rule-w7 = Szegénység oda, ahol már van, a DR-mezőre kerül; jólét és szegénység kioltják egymást. A hetedik jelölő a DR-mezőn anarchia. A kétkockás válságdobás bázisba, helybe vagy győzelmi pontba kerül; csak a 6-os ingyenes.
weimar-rule-w8 = Nyolc lépés: témák többsége (3 hely és 1), témák, társadalom, értékelés, a köztársaság állapota, a kispártok helyei, a parlament mérete, kormány. A KPD vagy a DNVP a helyek felével megdönti a köztársaságot. A weimari koalíciót nem lehet elutasítani.
weimar-rule-w9 = A nagy érték akciópontokat ad egy városra: mozgósítás 1, tüntetés 1, tartalék 1, harc 2, ellenpuccs 1, irányítás átvétele 2, puccs 4 (KPD) vagy 3 (DNVP). A legmagasabb kocka számít, minden további 6-os +1.
weimar-rule-w10 = Legfeljebb két tartalékpont. Akinek a városban bázisa és tartalékpontja van, reagálhat egy másik párt kockás akciójára: az 5-ös egy, a 6-os két kockát vesz el. A politikuslapokat a maguk pillanatában játsszák ki kézből.
weimar-rule-w11 = A pakli felső lapjáról vagy egy mellette fekvőről lehet tárgyalni: előbb az előzetes hatások, azután 1 kocka és a nemzet zászlóinként még egy; siker esetén kikerül a játékból, különben marad.
weimar-rule-w12 = A játék azonnal véget ér a DR-mező hetedik jelölőjével, ha Berlinben és két további városban vagy bármely négyben tanácsok vagy rezsimek vannak, vagy az NSDAP-sáv hatodik bábujával. Különben az utolsó forduló utáni végső értékelés számít.
weimar-rule-w13 = Aki az elnököt adja, dönt a döntetleneknél, és fordulónként egyszer az éppen kijátszott pártlappal vitázhat is. A helyek szavaznak; többség híján második forduló jön.

## Weimar: at the prompt

weimar-ask-hand-over = { $party } dönt. A többiek elfordulnak; utána Enter.
weimar-why-what = Nevezd meg, mit kérdezel: why Berlin, why A22 event
weimar-rules-which = Nevezz meg egy fejezetet W1 és W13 között, például rules W9.
weimar-cards-unknown = Nincs „{ $answer }” lap. Add meg a számát vagy a címe egy részét: cards A22
weimar-help-why = NÉV: miért nem lehet most valamit, a szabály fejezetével
weimar-help-map = az egész tábla minden sávval és a jelmagyarázattal
weimar-help-cards = kéz, agendák és nyílt lapok a forrásukkal (cards A22: egy lap megjegyzéssel)
weimar-help-rules = a szabályok egy fejezete, például rules W9; szám nélkül a lista
weimar-show-hand = A(z) { $party } keze
cli-play-game = melyik játék: wsdv (Wir sind das Volk!) vagy weimar
cli-scenario = Weimar, a forgatókönyv: { $known }
cli-data = Weimar, mappa saját értékekkel
cli-party = Weimar, ki játssza: { $party } – person (vagy me) vagy számítógépes játékos ({ $others })
error-scenario = nincs { $name } forgatókönyv; ismertek: { $known }
error-solo-seats = ebben a forgatókönyvben a KPD-t és a DNVP-t botok játsszák; itt nincs --kpd és --dnvp
error-player-seats = { $name } csak ezeket játssza: { $seats }
error-other-game-option = { $option } nem tartozik ehhez: { $game }
error-data = a mappa értékei nem jók: { $reason }

## Weimar: aréna és a gépi játékosok indokai

cli-arena-game = melyik játék: wsdv (Wir sind das Volk!) vagy weimar
cli-arena-scenario = Weimarnál a forgatókönyv
dataset-written-weimar = { $path } megírva: { $games } játszma, { $decisions } döntés.
arena-round = forduló
arena-matches-four = Eredmények pártonként
arena-matches-four-note = Az első játékos eredményei: két pártjával együtt, majd győzelmeinek aránya az egyes pártokkal.
arena-matches-solo = Eredmények oldalanként
arena-matches-solo-note = Az első játékos eredményei: a két oldal együtt, az asztalnál ülő személyként, és ahol a másik játékos ült ott (egy pont, ha a botok nyernek).
arena-side-four = párt
arena-side-solo = oldal
arena-pairs-four-note = Egy pár hat játszmája azonos lapokkal folyik: mindkét játékos minden két pártot egyszer vezet. Az Élő-pontban mért különbség az eredményé.
arena-pairs-solo-note = Mindkét játékos egyedül játszik, azonos lapokkal. Az Élő-pontban mért különbség az eredményé.
arena-sides-four = Pártok
arena-sides-solo = A személy és a botok
error-arena-sprt-seats = a szekvenciális próba kétszemélyes játékokhoz való
error-arena-scenario = itt nincs { $name } forgatókönyv; van: { $known }
error-arena-every-seat = { $name } nem játszhat minden helyen, ezért nem való az arénába
error-arena-unknown-game = itt nincs { $name } játék; van: { $known }
side-spd = SPD
side-zentrum = Zentrum
side-kpd = KPD
side-dnvp = DNVP
side-republic = SPD és Zentrum
side-bots = a füzet botjai
feature-weimar-points = győzelmi pontok
feature-weimar-goals = a párt céljai a politikai fázisban
feature-weimar-final-scoring = végső értékelés
feature-weimar-government = kormánynyilatkozat
feature-weimar-crisis = válságdobások
feature-weimar-seats = parlamenti helyek
feature-weimar-overthrow = hatalomátvétel a parlamentben
feature-weimar-bases = pártbázisok
feature-weimar-cities = városok saját bázissal
feature-weimar-units = egységek
feature-weimar-sudden-win = tanácsköztársaságok vagy rezsimek az azonnali győzelem felé
feature-weimar-uprisings = felkelések
feature-weimar-coup = puccs kilátásai
feature-weimar-anarchy = előny a fenyegető anarchia idején
feature-weimar-topics = témák a véleménysávon
feature-weimar-minor-parties = kis pártok
feature-weimar-reserve = tartalék
feature-weimar-hand = kézben lévő lapok
feature-weimar-nsdap = figurák az NSDAP-sávon
feature-weimar-under-way = még felhasználható akciópontok és lépések
feature-weimar-criteria = az egyszemélyes forgatókönyv feltételei

## The page: Weimar

weimar-automatic = a füzet botja
page-resign-leaves = A gép veszi át a helyed, a többiek tovább játszanak.
page-tab-opinion = Vélemény
page-weimar-map = Németország térképe tizenegy várossal
page-weimar-bases = { $slots } helyből { $used } foglalt: { $who }
page-weimar-city-number = A város száma: az a kétkockás összeg, amely kijelöli.
page-weimar-field = Mező: { $field }, kié: { $who }
page-weimar-topic = { $topic } téma itt: { $field }, kié: { $who }
page-weimar-no-topics = Még nincs téma a kereszten.
page-weimar-republic = A köztársaság állapota
page-weimar-seventh = 7. jelző: anarchia
page-weimar-danger = { $state ->
    [full] A DR-doboz megtelt: a következő jelző véget vet a köztársaságnak.
    [near] Egy szabad mező maradt; az utána jövő jelző véget vet a köztársaságnak.
   *[other] { $left } jelző az anarchiáig.
}
page-weimar-foreign-done = Lezárva: { $what }
page-weimar-offices = Tisztségek és kis pártok
page-weimar-used = ebben a fordulóban felhasználva
page-weimar-out = nincs játékban
page-weimar-end = Vége
page-weimar-chancellor = a kancellár pártja
page-weimar-governs = kormányon
page-weimar-in-play = { $party } ezt a lapot játssza ki
page-weimar-choose-agenda = Választható napirendkártyák
page-weimar-hand-of = Kéz: { $party } ({ $count })
page-weimar-no-hand = Nincs lap a kézben.
page-weimar-other-hand = { $party }: lapok { $count }
page-weimar-rules = A Weimar szabályai
page-weimar-rules-about = Tizenhárom fejezet röviden. Minden elutasítás megnevezi a fejezetét.
page-weimar-cards = A Weimar lapjai
page-weimar-cards-about = Minden lap úgy, ahogyan ez a kiadás játssza. Egy jel mutatja, honnan való a cím, az értékek és az esemény.
page-weimar-new = Játssz Weimart
page-weimar-new-about = Négy párt, egy köztársaság, 1918-tól 1933-ig: négy forgatókönyv, egyedül, géppel vagy négyen.
page-weimar-scenario = Forgatókönyv
page-weimar-seats = Ki melyik párttal játszik?
page-weimar-me = én
page-weimar-link = valaki linkkel
page-weimar-solo = Az SPD-t és a Zentrumot vezeted; a KPD és a DNVP a füzet táblázatait követi.
page-weimar-learn = Vezetett egyszemélyes játék
page-weimar-learn-about = Egy kísérő mindent elmagyaráz, amint az asztalra kerül.

## Weimar: the guided solo game

lesson-weimar-title = A köztársaság a szakadék szélén
lesson-weimar-welcome = Üdv a weimari köztársaságban. Az SPD-t és a Zentrumot vezeted két fordulón át; a KPD és a DNVP a füzet táblázatai szerint játszik.
lesson-weimar-goal = A végén tíz feltétel számít: mandátumok, bázisok, gazdaság, szerződések, nyugalom. Öt kis győzelem, nyolc nagy. Balra áll a négy párt a pontjaival.
lesson-weimar-map = Tizenegy városban állandó helyek vannak a bázisoknak. Minden pártnak saját alakja van: kör az SPD-é, négyzet a Zentrumé, rombusz a KPD-é, hatszög a DNVP-é. A kis szám a város dobásösszege.
lesson-weimar-threats = A szegénység, a nyugtalanság, a tanácsok és a rezsim szóval állnak a városuknál. Pontokba és mandátumokba kerülnek. Vedd le őket, ahol csak lehet.
lesson-weimar-box = A DR-doboznak hat mezője van. A hetedik jelző a vég: anarchia. Mindig tarts szabadon egy mezőt.
lesson-weimar-opinion = A témák a kereszten fekszenek. Minden kar egy párté; akihez egy téma a legközelebb van, az dönt róla. A viták mozgatják a témákat.
lesson-weimar-parliament = A Reichstagnak 24 mandátuma van. Ami ezen felül van, a következő számláláskor elvész. A mandátumokból lesz a kormány.
lesson-weimar-bases = Most egy bázist kell letenni. A kék keretű városok megengedettek. Kattints egyre, vagy menj oda a Tab és a nyíl billentyűkkel.
lesson-weimar-agenda = Minden párt titokban választ napirendet. Témákat hoz a keresztre és előnyt ad. Kattints egy lapra, hogy nagyban lásd.
lesson-weimar-cards = Kijátszol egy lapot. A nagy szám akciópont vagy lépés a vitában, a kicsi a második téma lépései. A kis jelek mutatják, honnan való egy érték.
lesson-weimar-uses = Egy lap eseményre, vitára vagy akciókra való. A köztársaságlap az eseményét hozza és a másik kettő egyikét. Ami nem megy, az okával együtt áll ott.
lesson-weimar-debate = A vitában magad felé tolod a témákat. Előbb a témát válaszd, aztán a mezőt. Közös mezőn két pártnak meg kell egyeznie.
lesson-weimar-actions = Egy lap minden akciója egy városban történik. Az egységek kockát adnak a tüntetésekhez és a puccsok ellen. A maradék pontot tartalékba teheted.
lesson-weimar-bots = Az impulzusok körbejárnak. A naplóban áll, mit tett a KPD és a DNVP. Egy mondatra kattintva az akkori asztalt látod.
lesson-weimar-why-not = Kattints nyugodtan olyasmire, ami nem világít. Az asztal megmondja az okot és a szabály fejezetét.
lesson-weimar-undo = Egy lépés visszavonható, amíg semmi rejtett nem derült ki. Nyomd meg az U-t vagy a fenti gombot.
lesson-weimar-politics = A lapok után jön a politikai szakasz. Eldőlnek a témák, hat a társadalom, a célok pontot hoznak. Kövesd lépésről lépésre a naplóban.
lesson-weimar-government = Új kormány van hivatalban. Csak a kormánypártok irányítják a rendőrséget és a Reichswehrt. A kancellár dönt a sárga témákról.
lesson-weimar-round = Kezdődik a második forduló. Nézd meg, mely feltételek hiányoznak még. Most minden lap számít.
lesson-weimar-finished = A játéknak vége. A naplóban mind a tíz feltétel ott áll. Próbáld újra, vagy játsszatok négyen.
