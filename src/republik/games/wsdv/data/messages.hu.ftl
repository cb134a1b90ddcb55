game-name = Wir sind das Volk!
game-about = Két német állam, két játékos, négy évtized: építsd fel a gazdaságot, emeld az életszínvonalat, és ne engedd utcára az embereket, amíg az egyik állam össze nem omlik, vagy Kelet túl nem éli 1989-et.
option-edition = Szabálykiadás

## Oldalak és szavak

seat-west = Nyugat
seat-east = Kelet
seat-nobody = a szabályok
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
corner-red-police = piros titkosrendőrség
corner-pink-police = rózsaszín titkosrendőrség
event-for-red = Kelet eseménye
event-for-yellow = Nyugat eseménye
event-for-dual = mindkét fél eseménye
event-for-special = csak Keleté, esemény
face-space = hírnévmező: { $space }
symbol-build = { $side }: { $count } építéspont
symbol-dismantle = { $side }: { $count } bontáspont
symbol-place-unrest = { $side } +{ $count } nyugtalanság
symbol-remove-unrest = { $side } −{ $count } nyugtalanság
symbol-move-unrest = { $side }: { $count } nyugtalanság áthelyezése
symbol-reduce = { $side }: tömegtüntetés csökkentése 3 nyugtalanságra{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } életszínvonal
symbol-living-standard-plain = { $side } +{ $count } életszínvonal, nyugtalanság levétele nélkül
symbol-lose-living-standard = { $side } −{ $count } életszínvonal
symbol-rundown = { $side }: { $count } gyár elavul
symbol-repair = { $side }: { $count } gyárat felújítanak
symbol-close = { $side } végleg elveszít { $count } külföldi gyárat
symbol-red-police = piros titkosrendőrség
symbol-pink-police = rózsaszín titkosrendőrség
symbol-wall-built = a Fal építése
symbol-wall-opened = a Fal megnyitása
symbol-stasi-dissolved = a Stasi feloszlatása
symbol-guillaume = Guillaume: Kelet kártyákat néz meg
symbol-where = ({ $place })
symbol-limit = (tartományonként legfeljebb { $count })
symbol-arms = – { $side } dönt
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = semmi
symbol-with = { $symbol } { $more }
symbol-numbered = { $number }. ikon
surplus-red = { $count ->
    [one] nyíl
   *[other] { $count } nyíl
} a sáv végén túl: Kelet nyugtalanságot vesz le
surplus-yellow = { $count ->
    [one] nyíl
   *[other] { $count } nyíl
} a sáv végén túl: Nyugat kárpótlást kap
surplus-red-prestige = hírnév a sáv végén túl: Kelet levesz 1 saját nyugtalanságot, vagy lerak 1-et Nyugaton
surplus-yellow-prestige = hírnév a sáv végén túl: Nyugat levesz 1 saját nyugtalanságot, vagy lerak 1-et Keleten

## Képernyő

screen-header = Wir sind das Volk! · { $decade }. évtized, { $half ->
    [1] első fél évtized
   *[other] második fél évtized
}
screen-over = Wir sind das Volk! · { $decade }. évtized, a játszma véget ért
screen-protests = { $side }: { $count } tömegtüntetés
screen-police = titkosrendőrség-kártyák: { $count }, használható: { $ready }
screen-flight = Menekülés most: { $steps } → Kelet lebont { $points } pontot · { $police }
screen-flight-over = Menekülés: ebben az évtizedben már elszámolva · { $police }
screen-wall = Áll a Fal: nincs menekülés · { $police }
track-prestige-note = hírnévelőny: { $side } · az évtized végén: { $symbols }
track-currency-note = export: { $exports }, életszínvonal: { $living }, egyenleg: { $balance }
track-socialists-note = az évtized végén { $change } · játékban { $total } / { $most }, a szocialista készletben { $box }
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ nyugtalanság; 4: tömegtüntetés
map-legend-2 = ▮ életszínvonal
map-legend-3 = ♟ szocialista
map-legend-4 = 6/9 gazdaság / ▮ küszöbe
map-legend-5 = [2] gyár (2) elavult
map-legend-6 = ═ működő ─ épült ┄ szabad

## Kérdések

prompt-deal = Egy kártyát osztanak.
prompt-discard = { $side }: dobj el egy előző évtizedbeli kártyát a kezedből, vagy tartsd meg mindet.
prompt-action = { $side }: válassz egy kártyát a kártyakínálatból vagy a kezedből.
prompt-over = A játszma véget ért.
prompt-use = { $card }: mire használod?
prompt-price = { $side }: a különleges kártyának ára van. Eldobsz egy kártyát a kezedből, vagy Nyugat húzzon egyet?
prompt-remove = { $side }: vegyél le 1 saját nyugtalanságot. Válassz egy tartományt.
prompt-build = { $side }: építs, még { $count } építéspontod van. Válassz egy várost vagy egy vonalat.
prompt-living = { $side }: rakj le életszínvonalat (3-ból { $count } lerakva; a kártya összesen { $lends } pontot pótolhat, tartományonként legfeljebb 2-t). Válassz egy tartományt.
prompt-transfer = { $side }: átadsz egy új életszínvonalat Nyugat-Berlinnek? Válassz ellátót.
prompt-void = { $side }: kettős kártya ({ $face }). Melyik nyilat vagy ikont hagyod figyelmen kívül?
prompt-symbols = { $side }: hajtsd végre: { $face }. Hátravan: { $symbols }. Válaszd ki a következőt és a helyét.
prompt-resolve = { $side }: te döntesz ({ $face }): { $symbol }. Válassz egy helyet.
prompt-return-unrest = { $side }: a titkosrendőrség-kártyákról visszakerül a nyugtalanság, tartományonként legfeljebb 1 (még { $count }). Válassz egy tartományt.
prompt-look = { $side }: Guillaume jelentést küld. Mit nézel meg?
prompt-take = { $side }: elveszel egyet ezek közül a kártyák közül?
prompt-give = { $side }: melyik kártyádat adod cserébe?
prompt-last-police = { $side }: bevetsz titkosrendőrséget, mielőtt véget ér az akciód? Válassz egy tartományt, vagy fejezd be.
prompt-import = { $side }: { $change ->
    [less] véget ért egy tömegtüntetés Nyugat-Berlinben. Melyik ellátóról kerüljön le a behozott jelző?
   *[more] új tömegtüntetés tört ki Nyugat-Berlinben. Melyik ellátó kapja a behozott jelzőt?
}
prompt-socialist-in = { $side }: nincs elég szocialista minden tömegtüntetéshez. Melyik tartományba menjen a következő?
prompt-dismantle = { $side }: bontás, még { $count } pont ({ $owner }). Válaszd ki, mi kerüljön le.
prompt-space = { $side }: hírnév. Melyik mezőt hajtod végre?
prompt-run-down = { $side }: kevés a nyugati valuta, még { $count } gyár elavul. Melyik legyen a következő?
prompt-dismantle-lines = { $side }: kevés a nyugati valuta, és minden gyár elavult. Még { $count } elem kerül le. Melyik legyen a következő?
prompt-hamburg = { $side }: melyik tartományhoz tartozzon Hamburg ebben a fázisban?
prompt-lose-sector = { $side }: Nyugat-Berlin életszínvonalat veszít (még { $count }). Melyik szektorból?
prompt-attack = { $side }: { $place } támad. Válaszd ki a szomszédos tartományt.
prompt-police-phase = { $side }: titkosrendőrség, még { $count } kártya használható. Melyik tartományból veszel le nyugtalanságot?
prompt-socialist-out = { $side }: { $count } szocialistának távoznia kell. Melyik tartományból?
done-discard = a többi megtartása
done-build = befejezés (a maradék pontok elvesznek)
done-living = kész
done-transfer = nincs átadás
done-void = semmi sem marad figyelmen kívül
done-look = megnézés nélkül
done-take = egyik sem
done-last-police = több titkosrendőrség nélkül
done-attack = nincs támadás

## Lépések

place-alone = { $place }
move-done = kész
move-play = { $card }: { $use }
move-deal = osztás: { $card }
move-discard = eldobás: { $card }
move-draw = Nyugat húzzon egy kártyát
move-build-city = gyár építése: { $place }
move-build-line = út építése: { $place }
move-dismantle-city = gyár bontása: { $place }
move-dismantle-line = út bontása: { $place }
move-rundown = elavul a gyár: { $place }
move-repair = gyár felújítása: { $place }
move-close = végleges bezárás: { $place }
move-place = nyugtalanság lerakása: { $place }
move-remove = nyugtalanság levétele: { $place }
move-move = nyugtalanság áthelyezése: { $from } → { $to }
move-reduce = 3-ra csökkenő nyugtalanság: { $place }
move-living = életszínvonal lerakása: { $place }
move-lose-living = életszínvonal elvesztése: { $place }
move-sector = életszínvonal lerakása Nyugat-Berlinben ({ $place })
move-lose-sector = életszínvonal elvesztése Nyugat-Berlinben ({ $place })
move-transfer = életszínvonal átadása Nyugat-Berlinnek: { $place }
move-police = titkosrendőrség, nyugtalanság levétele: { $place }
move-socialist = szocialista érkezik: { $place }
move-take-socialist = szocialista távozik: { $place }
move-import = behozott tömegtüntetés: { $place }
move-release = behozott tömegtüntetés levétele: { $place }
move-attack = támadás: { $from } → { $to }
move-hamburg = Hamburg ide tartozik: { $place }
move-space = mező ({ $space }): { $symbols }
move-void-track = egy nyíl figyelmen kívül hagyása: { $track }
move-void-row = figyelmen kívül hagyás: { $symbol }
move-resolve = végrehajtás most: { $symbol }
move-ignore = kihagyás: { $symbol }
move-look = { $where ->
    [pile] a húzópakli felső kártyáinak megnézése
   *[hand] Nyugat kézben lévő kártyáinak megnézése
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
group-reduce = csökkentés 3 nyugtalanságra
group-living = életszínvonal
group-lose-living = életszínvonal elvesztése
group-sector = Nyugat-Berlin
group-lose-sector = Nyugat-Berlin
group-transfer = átadás
group-police = titkosrendőrség
group-socialist = szocialisták
group-take-socialist = szocialisták
group-import = ellátók
group-release = ellátók
group-attack = támadás
group-hamburg = Hamburg
group-space = mezők
group-void-track = figyelmen kívül hagyás
group-void-row = figyelmen kívül hagyás
group-resolve = végrehajtás most
group-ignore = kihagyás
group-look = megnézés
group-take = elvétel
group-give = odaadás
group-at = { $verb }, { $place }
note-protest = tömegtüntetés!
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
note-living = { $number }. életszínvonal, gazdaság: { $has } / { $needs }
use-note-unrest = 1 saját nyugtalanság levétele{ $free ->
    [yes] , ingyen
   *[no] , 1 bontáspontért
}
use-note-build = { $value } építéspont
use-note-living = legfeljebb 3 tartomány; a kártya { $value } pontot pótolhat
use-note-event = { $symbols }

## Mi történt

event-decade = Kezdődik { $decade ->
    [I] az
    [1] az
   *[other] a
} { $decade }. évtized. Különleges kártya: { $special }
event-half = { $decade }. évtized, { $half ->
    [1] első
   *[other] második
} fél évtized. { $starter } kezd.
event-turned-up = Felfedve: { $what }
event-drawn = { $side } húz: { $known ->
    [yes] { $what }
   *[no] { $count } kártya
}
event-discarded = { $side } eldob: { $known ->
    [yes] { $what }
   *[no] { $count } kártya
}
event-card = { $side } kijátssza ({ $origin ->
    [hand] kézből,{" "}
   *[other] {""}
}{ $use ->
    [unrest] nyugtalanság levételére
    [build] építésre
    [living] életszínvonalra
   *[event] eseményként
}): { $card }
event-price = A különleges kártya ára: { $paid ->
    [draw] Nyugat húz egy kártyát
   *[discard] Kelet eldob egy kártyát
}
event-void = Figyelmen kívül hagyva: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } nyugtalanságot vesz le
   *[more] { $by } nyugtalanságot rak le
}: { $what }
event-unrest-nobody = Új nyugtalanság: { $what }
event-calmed = Az új életszínvonal csökkenti a nyugtalanságot: { $what }
event-reduce = { $place }: { $removed } nyugtalanság lekerül, 3 marad
event-move = Áthelyezett nyugtalanság: { $what }
event-build-city = { $by } épít: { $what }
event-build-line = { $by } utakat épít: { $what }
event-dismantle-city = { $by } bont: { $what }
event-dismantle-line = { $by } utakat bont: { $what }
event-rundown = Elavult gyárak ({ $by } döntése): { $what }
event-repair = Felújítva: { $place }
event-close = Végleg bezárva: { $place }
event-living = { $change ->
    [less] Elveszett életszínvonal
   *[more] Új életszínvonal
}: { $what }
event-transfer = { $place } átadja az új életszínvonalát Nyugat-Berlinnek
event-imported = { $change ->
    [less] Lekerülnek a Nyugat-Berlinből behozott tömegtüntetések
   *[more] A nyugat-berlini tömegtüntetés átterjed ide
}: { $what }
event-socialist = { $change ->
    [less] Szocialisták távoznak innen
   *[more] Szocialisták érkeznek ide
}: { $what }
event-police-gained = Kelet új titkosrendőrség-kártyája: { $card }
event-police = A titkosrendőrség nyugtalanságot vesz le: { $what }
event-stasi-dissolved = Feloszlatták a Stasit; visszatérő nyugtalanság: { $unrest }
event-wall = { $stands ->
    [yes] Felépült a Fal. Nincs többé menekülés a Köztársaságból.
   *[no] Megnyílt a Fal. Újra van menekülés a Köztársaságból.
}
event-look = Kelet megnézi { $at ->
    [pile] a húzópakli felső kártyáit
   *[hand] Nyugat kézben lévő kártyáit
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
event-decade-end = { $decade ->
    [I] Az
    [1] Az
   *[other] A
} { $decade }. évtized vége
event-phase = { $phase }. { $name }
event-wall-cost = A Fal költsége: hírnév 1 mezővel Nyugat felé, és Kelet lebont 1 pontot
event-flight = Menekülés a Köztársaságból: { $steps } lépés, Kelet lebont { $points } pontot
event-space = { $by } végrehajtja a hírnévsáv mezőjét ({ $space }): { $symbols }
event-hamburg = Hamburg ide tartozik: { $place }
event-currency = Sáv: { $track } + export: { $exports } (Nyugat legrosszabb exportáló gyára: { $worst }) − életszínvonal: { $living } = { $balance }
event-police-cost = { $points ->
    [0] Nincs fizetendő titkosrendőrség
   *[other] Kelet { $points } pontot bont le a titkosrendőrségért
}
event-attack = Támadások: { $what }
event-socialist-phase = Szocialisták: { $change }
event-protests = Tömegtüntetések: Nyugat { $west }, Kelet { $east }
event-game-over = { $winner } győz: { $how }
outcome = { $winner } győz: { $how } ({ $rule }. szabály)
outcome-table = { $winner } győz: { $how }

## Befejezés

ending-collapse = { $winner ->
    [Kelet] Nyugat összeomlik a tömegtüntetések alatt
    [Nyugat] Kelet összeomlik a tömegtüntetések alatt
   *[other] a másik állam összeomlik a tömegtüntetések alatt
}
ending-bankruptcy = államcsőd Keleten
ending-bankruptcy-figures = államcsőd Keleten, mert { $due } pontot kellene lebontania, de { $has ->
    [0] már nincs mit
   *[other] csak { $has } van
}
ending-socialism-triumphs = a szocializmus diadala
ending-socialism-fails = a szocializmus bukása
ending-survival = Kelet kitartott négy évtizeden át

## Gépi játékosok

feature-east-unrest-slack = Kelet: távolság a tömegtüntetésektől
feature-west-unrest-slack = Nyugat: távolság a tömegtüntetésektől
feature-east-protests-near = Kelet: tömegtüntetések az összeomlásig
feature-west-protests-near = Nyugat: tömegtüntetések az összeomlásig
feature-east-brink = Kelet: tömegtüntetés küszöbén álló tartományok
feature-west-brink = Nyugat: tömegtüntetés küszöbén álló tartományok
feature-east-living-standard = Kelet: életszínvonal
feature-west-living-standard = Nyugat: életszínvonal
feature-east-living-at-risk = Kelet: gyárral alá nem támasztott életszínvonal
feature-west-living-at-risk = Nyugat: gyárral alá nem támasztott életszínvonal
feature-east-economy = Kelet: gazdaság
feature-west-economy = Nyugat: gazdaság
feature-east-next-living-standard = Kelet: gazdaság a következő életszínvonalhoz
feature-west-next-living-standard = Nyugat: gazdaság a következő életszínvonalhoz
feature-east-open-links = Kelet: még ki nem épült kapcsolatok
feature-west-open-links = Nyugat: még ki nem épült kapcsolatok
feature-border-gap = életszínvonal a határ két oldalán
feature-export-gap = Kelet exportja Nyugat legrosszabb exportáló gyárához mérve
feature-prestige = hírnévsáv
feature-prestige-edge = hírnévelőny
feature-currency-track = a nyugati valuta sávja
feature-currency-missing = Keletnek hiányzó nyugati valuta
feature-currency-spare = Keletnek megmaradó nyugati valuta
feature-flight = menekülés a Köztársaságból
feature-wall = a Fal
feature-reserve = Kelet tartalék építéspontjai
feature-bankruptcy = Kelet államcsődje
feature-socialist-track = szocialista sáv
feature-socialists = szocialisták játékban
feature-socialism-at-stake = a szocializmus diadala vagy bukása
feature-police = bevethető titkosrendőrség
feature-police-later = titkosrendőrség a későbbi évtizedekben
feature-tempo = ki jön
feature-hand = kézben lévő kártyák
feature-display = a kártyakínálat
feature-special-card = különleges kártya
feature-building-under-way = még felhasználható építéspontok
feature-living-under-way = még lerakható életszínvonal
feature-removal-under-way = még leveendő nyugtalanság
feature-event-under-way = még végrehajtandó ikonok
feature-losses-under-way = még várható veszteségek
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
forecast-flight-sum = ikonok: { $icons } + Nyugat legjobb életszínvonala: { $best_west_living } + piros titkosrendőrség: { $red_police } + tömegtüntetés Keleten: { $east_protest } − Kelet legrosszabb életszínvonala: { $worst_east_living } − tömegtüntetés Nyugaton: { $west_protest } = { $steps }
forecast-flight = Kelet lebont { $points } pontot (van: { $has })
forecast-wall = A Fal: hírnév 1 mezővel Nyugat felé, Kelet lebont 1 pontot (van: { $has })
forecast-prestige = { $holder } végrehajtja a jelző mezőjét ({ $marker }) vagy egy középhez közelebbit: { $symbols }
forecast-prestige-bankrupt = Kelet nem tudna ennyit lebontani: államcsőd
forecast-currency-sum = sáv: { $track } + export: { $exports } (Nyugat legrosszabb exportáló gyára: { $worst }) − életszínvonal: { $living } = { $balance }
forecast-currency-enough = egy gyár sem avul el
forecast-currency-missing = elavuló gyárak: { $rundown }; utána lebontott elemek: { $dismantled }
forecast-currency-bankrupt = Kelet nem tudna fizetni: államcsőd
forecast-police-cost = Kelet lebont { $points } pontot (van: { $has })
forecast-living = elveszett életszínvonal: { $what }
forecast-living-none = minden tartomány megtartja az életszínvonalát
forecast-internal = új nyugtalanság: { $what }
forecast-internal-none = nincs új nyugtalanság
forecast-attacks = lehetséges támadások: { $what }
forecast-attacks-none = egy tartomány sem tud támadni
forecast-police = használható titkosrendőrség-kártyák: { $count }
forecast-socialists = változás: { $change }, játékban { $total } / 12
forecast-triumph = Kelet győzne: már nincs több szocialista, akit megkaphatna
forecast-failure = Kelet veszítene: kevesebb szocialistája van, mint amennyit el kell veszítenie
forecast-protests = { $side }: most { $now }, a belső összehasonlítás után { $internal }, legrosszabb esetben { $worst }; 4-nél összeomlik
forecast-title-end = Évtized Vége fázisról fázisra
forecast-done = kész
forecast-now = folyamatban
forecast-due = még hátravan: { $count }
forecast-prestige-done = { $holder } végrehajtotta a mezőt ({ $marker }): { $symbols }
forecast-attacks-done = támadások: { $what }
forecast-attacks-done-none = nem volt támadás
forecast-police-done = felhasznált titkosrendőrség-kártyák: { $count }

## Az asztalnál

cards-seen = A másik fél kezében látott kártyák:
cards-count = A másik fél kezében { $count } kártya van; a húzópakliban { $pile }.
help-forecast = mit hozna most az Évtized Vége tíz fázisa
help-map = az egész térkép és a sávok
why-what = Írd be, mit magyarázzak el, például „miért Bajorország” vagy „miért 17 esemény”.
rules-which = Adj meg egy fejezetet, például „szabály 5.1”.
cards-why = A játékban: { $text }
cards-unknown = Nincs ilyen kártya: „{ $answer }”. Add meg a számát vagy a címének egy részét, például „kártyák 17”.
help-cards = a kártyakínálat és a kézben lévő kártyáid („kártyák 17”: egy kártya, a története és a hatásának oka)
help-rules = N: a szabályok egy fejezete egy mondatban, például „szabály 6.3”

## Miért nem

refusal-no-such-move = nem lépés: { $text }
refusal-other-decision = most nem erről kell dönteni: „{ $move }”
refusal-not-possible = itt nem lehetséges: „{ $move }”
refusal-card-not-there = nincs sem a kártyakínálatban, sem a kezedben: { $card }
refusal-special-east-only = a különleges kártyát csak Kelet választhatja
refusal-special-not-there = ez a különleges kártya nincs a kártyakínálatban: { $card }
refusal-special-event-only = a különleges kártya csak eseményként használható
refusal-special-price = Kelet a különleges kártya egyik árát sem tudja megfizetni
refusal-no-own-unrest = nincs levehető nyugtalanságod
refusal-nothing-to-dismantle = ezzel a kártyával 1 saját pontot is le kell bontanod, de nincs mit lebontanod
refusal-event-colour = ezt az eseményt { $side } nem aktiválhatja: { $card }
refusal-event-own-economy = ezzel az eseménnyel { $side } többet veszítene a gazdaságából, mint amennyije van: { $card }
refusal-mass-protest = tömegtüntetés van, itt nem lehet építeni: { $place }
refusal-city-taken = ebben a városban már van gyár: { $place }
refusal-site-closed = végleg bezárt építési terület: { $place }
refusal-plant-site = Rheinsberg csak a saját eseményével épülhet
refusal-abroad-site = külföldi gyár csak a saját eseményével épülhet
refusal-other-side = nem ehhez a félhez tartozik ({ $side }): { $place }
refusal-line-full = ezen a kapcsolaton nincs szabad vonal: { $place }
refusal-no-factory-at-end = egyik végén sincs gyár: { $place }
refusal-no-factory-abroad = olyan külföldi városba vezet, ahol nincs gyár: { $place }
refusal-no-factory = ebben a városban nincs gyár: { $place }
refusal-no-infrastructure = ezen a kapcsolaton nincs út: { $place }
refusal-has-infrastructure = e város kapcsolatain még van út: { $place }
refusal-rundown-stays = ez a gyár elavult, ezért nem bontható le: { $place }
refusal-abroad-stays = a külföldi gyárat csak a saját eseménye veheti le: { $place }
refusal-already-rundown = ez a gyár már elavult: { $place }
refusal-never-rundown = ez a gyár nem avulhat el: { $place }
refusal-no-unrest = itt nincs nyugtalanság: { $place }
refusal-no-protest = itt nincs tömegtüntetés: { $place }
refusal-restricted = az ikon alatti szöveg nem engedi: { $place }
refusal-limit = ezekből az ikonokból már nem kaphat többet: { $place }
refusal-living-economy = { $place }: ehhez az életszínvonalhoz ({ $number }.) legalább { $need } gazdaság kell, de csak { $have } van
refusal-living-together = a kártya a már választott tartományokkal együtt nem pótol eleget: { $place }
refusal-living-once = ebben az akcióban már kapott életszínvonalat: { $place }
refusal-living-berlin = Nyugat-Berlin csak egy ellátó átadásával vagy a 79-es kártyával kaphat életszínvonalat
refusal-no-living = itt nincs életszínvonal: { $place }
refusal-transfer-new = ebben az akcióban nem kapott életszínvonalat: { $place }
refusal-transfer-more = nincs több életszínvonala, mint Nyugat-Berlinnek: { $place }
refusal-transfer-even = a szektorokat egyenletesen kell feltölteni, ez megelőzne egy másikat: { $place }
refusal-police-used = nincs használható titkosrendőrség-kártya
refusal-police-own-action = a titkosrendőrség csak Kelet saját akcióiban és az évtized végén használható
refusal-no-socialist = itt nincs szocialista: { $place }
refusal-not-supplier = nem Nyugat-Berlin ellátója: { $place }
refusal-no-imported = nincs behozott tömegtüntetése: { $place }
refusal-not-adjacent = nem szomszédosak: { $place }, { $other }
refusal-attack-weak = { $place } életszínvonala nem alacsonyabb annál, amennyit { $other } bevethet
refusal-hamburg-choice = Hamburg Alsó-Szászországhoz vagy Schleswig-Holsteinhez tartozhat
refusal-prestige-space = csak a jelző mezője vagy a saját félen egy középhez közelebbi mező választható
refusal-void-dual = csak az hagyható figyelmen kívül, amit a kártya mutat
refusal-not-in-hand = nincs a kezedben: { $card }
refusal-not-seen = nincs azok között a kártyák között, amelyeket éppen nézel: { $card }
refusal-must-discard = ha három kártya van a kezedben, legalább egyet el kell dobnod
refusal-must-do = ezt végre kell hajtani
section-own = { $rule }, a magyar szabályfüzetben { $own }
section-missing = { $rule }, a magyar szabályfüzetben nincs meg

## A szabályok, egy-egy mondatban

rule-2 = Előkészületek: minden ellátóra 2, minden más tartományra 3 nyugtalanságjelző kerül, a szocialista készletbe 1 szocialista; gyár áll Hamburgban, Dortmundban, Berlinben és Bitterfeldben; Nyugaté a hírnévelőny, és ő kezd (kiadásonként kissé eltér).
rule-3 = Négy évtized, mindegyik két fél évtizedből (hét-hét felfedett kártyával) és az Évtized Végéből áll. A felek felváltva jönnek: egy kártya a kártyakínálatból vagy kézből, egy akció. A fél évtized a kínálat utolsó normál kártyájával ér véget.
rule-4 = Egy tartomány minden negyedik nyugtalanságjelzőjénél tömegtüntetés tör ki.
rule-5-1 = Egy építéspontért 1 gyár épül egy szabad városban, vagy 1 út egy olyan szabad vonalon, amelynek legalább az egyik végén gyár van. Egy gyár értéke 1, plusz 1 minden működő kapcsolatáért. Ahol tömegtüntetés van, ott nem lehet építeni.
rule-5-2 = Egy bontáspontért lekerül 1 út, vagy 1 olyan gyár, amelynek a kapcsolatain nincs út; elavult és külföldi gyár soha.
rule-5-3 = Csak Kelet gyárai avulnak el: az értékük 1-gyel csökken, és mindig a táblán maradnak.
rule-6 = Egy normál kártya négyféleképpen használható: nyugtalanság levétele, építés, életszínvonal, esemény. A különleges kártya csak eseményként.
rule-6-1 = 1 saját nyugtalanság levétele: saját színű kártyával ingyenes, mással 1 saját bontáspontba kerül.
rule-6-2 = Annyi építéspontot kapsz, amennyi a kártya értéke neked.
rule-6-3 = Legfeljebb 3 életszínvonal, mind különböző tartományba; egy tartomány n-edik életszínvonalához 3n gazdaság kell. A kártya értéke pótolja a hiányzó pontokat, tartományonként legfeljebb 2-t. Mindegyik életszínvonallal lekerül 1 nyugtalanság is.
rule-6-4 = Esemény: Nyugat a sárga és a kettős, Kelet a piros és a kettős kártyákét aktiválhatja. Minden ikont végre kell hajtani, tetszőleges sorrendben; kettős kártyán 1 nyíl vagy ikon figyelmen kívül hagyható. A címer mutatja, ki dönt a helyről.
rule-7 = Kelet tömegtüntetéseihez szocialisták mennek a szocialista készletből; mindegyik levesz 1 nyugtalanságot. Minden akció után és a 9. fázisban.
rule-8 = Kelet minden összegyűjtött titkosrendőrség-kártyája évtizedenként 1 saját nyugtalanságot vesz le, Kelet akciójában vagy a 8. fázisban.
rule-9 = Az évtizedet tíz fázis zárja. Államcsőd, ha Keletnek többet kell lebontania, mint amennyije van.
rule-9-1 = Menekülés a Köztársaságból: ikonok, Nyugat legjobb életszínvonala, piros titkosrendőrség-kártyák, tömegtüntetés Keleten, mínusz Kelet legrosszabb életszínvonala és a nyugati tömegtüntetés; Kelet az összeg felét bontja le. Ha áll a Fal, helyette 1 hírnév és 1 bontáspont.
rule-9-2 = A hírnévelőny birtokosa végrehajtja a jelző mezőjét vagy a saját felén egy középhez közelebbit.
rule-9-3 = Kelet életszínvonalát a sáv és az export fedezi; minden hiányzó nyugati valutáért elavul egy gyár.
rule-9-4 = Kelet minden titkosrendőrség-kártyája után 1 pontot bont le.
rule-9-5 = Egyetlen tartománynak sem maradhat több életszínvonala, mint amennyit az exportáló gyára ér; Nyugat-Berlinnél a már átadó ellátók leggyengébb exportáló gyára a mérce.
rule-9-6 = Minden tartomány nyugtalanságot kap: a saját fél legjobb tartományához mért lemaradás mínusz 1; Nyugat-Berlin a teljes lemaradást.
rule-9-7 = Minden tartomány megtámadhat egy szomszédos tartományt a határ túloldalán, az életszínvonalával mínusz a tömegtüntetéseivel: a különbségből nyugtalanság lesz. Nyugat-Berlin mindkét szomszédját megtámadja.
rule-9-8 = Minden még fel nem használt titkosrendőrség-kártya 1 nyugtalanságot vesz le.
rule-9-9 = A sáv szerint szocialisták érkeznek vagy távoznak. Kelet győz, ha a 12 szocialista nem elég, és veszít, ha nincs kit elveszítenie.
rule-9-10 = Négy tömegtüntetésnél az állam összeomlik; ha mindkettő, Kelet győz. A IV. évtized után Kelet győz.
rule-10-1 = Kelet-Berlin ugyanolyan tartomány, mint a többi, Brandenburg közepén.
rule-10-2 = Nyugat-Berlin az ellátóitól kap életszínvonalat; minden tömegtüntetése egy második jelzőt tesz az egyik ellátóra.
rule-10-3 = Hamburg Alsó-Szászországhoz vagy Schleswig-Holsteinhez tartozik, Nyugat minden alkalommal újra dönt.
rule-10-4 = Rheinsberg csak a 27-es kártyával épül fel: az értéke 2, kapcsolata nincs.
rule-10-5 = Külföldi gyár csak a 7-es és a 9-es kártyával építhető; az értéke egyetlen olyan tartományhoz adódik hozzá, amellyel működő kapcsolata van.

## Parancsok

play-summary = { $decade }. évtized, { $decisions } döntés; tömegtüntetések: Nyugat { $west }, Kelet { $east }
show-display = Kártyakínálat
show-hand-west = Nyugat kártyái
show-hand-east = Kelet kártyái

## Az első évtized kísérővel

lesson-title = Első évtized útmutatóval
lesson-chapter-first-card = Az első kártyád
lesson-chapter-country = Az országod
lesson-chapter-ahead = Előretekintés
lesson-chapter-danger = Nyugtalanság és tömegtüntetés
lesson-chapter-second-half = A második fél évtized
lesson-chapter-end = Az évtized vége
lesson-welcome = Üdvözlünk! Te vezeted Keletet, a Német Demokratikus Köztársaságot, a gép pedig Nyugatot. Az első évtizedet együtt játsszuk végig. Semmit sem ronthatsz el: próbálkozz bátran.
lesson-goal = Kelet azzal győz, hogy kitart. Ha az államod négy évtized után is áll, tiéd a győzelem. Akkor bukik el, ha egy évtized végén négy tömegtüntetés van benne, ha államcsődbe jut, vagy ha elfogynak a szocialistái.
lesson-map = Ez a kettéosztott Németország: nyolc nyugati tartomány és hat a tiéd. Nyugat-Berlin, ez a sziget az államodban, a sarokban nagyítva látható. A határ két oldalán szomszédos tartományok össze fogják hasonlítani az életszínvonalukat.
lesson-cities = A városokba gyárak épülhetnek; a gyáron lévő szám az értéke. A városok közti vonalakra utak kerülnek. A bekeretezett gyárad ({ $city }) értéke { $value }.
lesson-province = Minden tartományon látod a nyugtalanságát, az életszínvonalát és a szocialistáit. A te tartományaidban három-három nyugtalanság van: még egy, és kitör a tömegtüntetés. A tartomány gazdasága a gyárai értékének összege.
lesson-tracks = Három sáv van: hírnév, nyugati valuta és szocialisták. Jobbra neked kedvez, balra Nyugatnak. Akié a hírnévelőny, az kezdi az évtizedet; a 0 mezőn ez Nyugat.
lesson-display = Ezeket a kártyákat mindketten elvehetitek, felváltva. Amelyiket otthagyod, azt Nyugat elviheti. A piros kártyák neked jók, a sárgák Nyugatnak, a kettősök mindkettőtöknek.
lesson-hand =
    { $count ->
        [one] Ez a kártya csak a tiéd; Nyugat nem látja. A kártyakínálat helyett ezt is kijátszhatod. Jobb alkalomra is tartogathatod, akár a következő évtizedre.
       *[other] Ez a { $count } kártya csak a tiéd; Nyugat nem látja őket. A kártyakínálat helyett ezek egyikét is kijátszhatod. Jobb alkalomra is tartogathatod őket, akár a következő évtizedre.
    }
lesson-four-uses = Minden normál kártya négyféleképpen használható: levesz 1 nyugtalanságot, épít, életszínvonalat emel, vagy aktiválja az eseményét. A kártyán lévő szám az értéke építéshez és életszínvonalhoz. Egyet választasz, a többi elvész. Kezdésnek építs.
lesson-action = Te jössz: kattints egy kártyára. A nagy szám az értéke; kezdésnek vegyél egy nagyot, például a bekeretezettet. Ami választható, az világít.
lesson-build = Minden pontért egy gyárat építhetsz egy üres városban, vagy egy utat egy gyár mellett. Kattints egy világító városra vagy vonalra. Előbb is abbahagyhatod, de a maradék pontok elvesznek.
lesson-connection = Ha két gyár között minden vonalon út van, a kapcsolat működik. Van, ahol egy vonal kell, van, ahol kettő. Bitterfeld és Leipzig között egy is elég.
lesson-value = Egy gyár értéke 1, és még 1 minden működő kapcsolatáért. Egy kapcsolat tehát egyszerre két gyárat javít. Minden tartományban a legjobb gyár a legfontosabb: nyugati valutát hoz, és megtartja az életszínvonalat.
lesson-living = Legfeljebb három életszínvonalat rakhatsz le, mindegyiket más tartományba. Egy tartomány első életszínvonalához 3 gazdaság kell, a másodikhoz 6, a harmadikhoz 9. A kártya pótolja a hiányt, tartományonként legfeljebb 2 pontot.
lesson-living-where = Minden életszínvonallal lekerül egy nyugtalanság is. De gondolj az évtized végére: mindegyik egy egység nyugati valutába kerül, és a tartományában kell egy legalább ekkora értékű gyár. Az egyenletes elosztás több nyugalmat hoz, mint egyetlen gazdag tartomány.
lesson-unrest-use = Válassz egy tartományt, és lekerül róla egy nyugtalanság. Piros kártyával ez neked ingyenes. Bármely más kártyával a saját gazdaságodból is le kell bontanod egy pontot.
lesson-event = Egy esemény mindent végrehajt, amit az ikonjai mutatnak. A piros és a rózsaszín ikonok téged érintenek, a sárgák Nyugatot. Te döntesz a sorrendről és a helyekről; ahol címer van az ikonnál, ott a címer tulajdonosa dönt.
lesson-symbols = A kérdés fent megmutatja, mi van még hátra. Kattints egy világító helyre, és a következő ikont ott hajtod végre. A nyilak maguktól mozgatják a jelzőket.
lesson-opponent = A köröd véget ért, most Nyugat jön. Figyeld meg, melyik kártyát veszi el, és mi változik a térképen. Aztán újra te jössz.
lesson-log = A naplóban sorban megtalálod, ami történt. Kattints egy sorra, és látod az akkori állást. Ha egy pillanatra elnézel, semmiről sem maradsz le.
lesson-forecast = Az előrejelzés azt mutatja, mi történne, ha most jönne az Évtized Vége. Minden kártyával változik. Nézd meg, mielőtt választasz: kiderül belőle, mi fájna a legjobban.
lesson-undo = A döntéseidet visszavonhatod. Ha a köröd már véget ért, ugyanez a gomb az egész kártyát visszaveszi. Próbálkozz tehát bátran: az oldal figyelmeztet, mielőtt rejtett kártyák válnának láthatóvá.
lesson-unrest =
    Ebben a játékban a nyugtalanság a veszély. Egy tartományban három még csendes, a negyedik utcára viszi az embereket. { $near ->
        [0] Most egyetlen tartományodban sincs három.
        [one] Egy tartományodban már három van: tartsd szemmel.
       *[other] { $near } tartományodban már három van: tartsd szemmel őket.
    }
lesson-protest = Tömegtüntetés tört ki. Abban a tartományban és a városainak kapcsolatain nem lehet építeni. Véget ér, amint a nyugtalanság négy alá csökken.
lesson-police = Van egy titkosrendőrség-kártyád. Évtizedenként egyszer, az egyik akciódon felül, levesz egy nyugtalanságot Keleten. De az évtized végén mindegyik egy pontba kerül, és a pirosak menekülésre késztetik az embereket.
lesson-socialists = A szocialistáid a szocialista készletben várnak. Ha Keleten tömegtüntetés tör ki, az akció után odamennek, és mindegyik levesz egy nyugtalanságot. Ott is maradnak, ezért ne pazarold el őket.
lesson-second-half = Kezdődik a második fél évtized: hét új kártya. Az kezd, aki az elsőben nem utolsóként lépett. Ezek után a kártyák után jön az Évtized Vége, úgyhogy nézz rá néha az előrejelzésre.
lesson-special = A különleges kártya még ott van, és csak te veheted el. Csak az eseményét aktiválhatod, és ára van: eldobsz egy kártyát a kezedből, vagy Nyugat húz egyet. Akkor vedd el, amikor az eseménye a legtöbbet segít.
lesson-hand-cards-end = A kezedben lévő kártyák az évtized végén is nálad maradnak. Megtarthatod vagy eldobhatod őket, mielőtt kettőre egészíted ki. Ha három van, legalább egyet el kell dobnod.
lesson-decade-end = Véget ért az évtized. Most tíz fázis következik, mindig ugyanabban a sorrendben. Egyenként végigmegyünk rajtuk; ahol választanod kell, megkérdezünk.
lesson-phase-1 = 1. fázis, menekülés a Köztársaságból. Még nincs Fal, ezért sokan Nyugatra mennek: a menekülésikonok, Nyugat legjobb életszínvonala és a piros titkosrendőrség hajtja őket. Az összeg felét elveszíted a gazdaságodból. A két fél felváltva dönti el, mi kerül le.
lesson-phase-2 = 2. fázis, hírnév. A hírnévelőny birtokosa végrehajtja a jelző mezőjét vagy egy enyhébbet, közelebb a középhez. Nézd meg, hol áll a jelző: ha jobbra, neked segít, ha balra, árt.
lesson-phase-3 = 3. fázis, nyugati valuta. Minden életszínvonalad egy egységbe kerül. Fizet a sáv, és fizet minden tartomány, amelynek a legjobb gyára legalább annyit ér, mint Nyugat leggyengébb exportáló gyára. Minden hiányzó egységért elavul egy gyárad.
lesson-phase-4 = 4. fázis, a titkosrendőrség megfizetése. Minden titkosrendőrség-kártyáért le kell bontanod egy pontot a gazdaságodból, ahol akarod. Ha nincs ilyen kártyád, nem fizetsz.
lesson-phase-5 = 5. fázis, az életszínvonal megtartása. Egyetlen tartománynak sem maradhat több életszínvonala, mint amennyit a legjobb gyára ér. Ami ennél több, elvész.
lesson-phase-6 = 6. fázis, belső összehasonlítás. Minden tartomány a saját állama legjobb tartományához méri magát. Amelyik legalább kettővel lemarad, nyugtalanságot kap, Nyugat-Berlin már egynél is.
lesson-phase-7 = 7. fázis, Kelet–Nyugat összehasonlítás. Minden tartomány megtámadhat egy szomszédosat a határ túloldalán, és a különbségből ott nyugtalanság lesz. Minden tömegtüntetés gyengíti a támadó tartományt. Ha van kit megtámadnod, megkérdezünk.
lesson-phase-8 = 8. fázis, a titkosrendőrség használata. Minden titkosrendőrség-kártya, amelyet még nem használtál, levesz egy nyugtalanságot. Utána a következő évtizedben újra használhatók.
lesson-phase-9 = 9. fázis, szocialisták. A sáv mutatja, hányan érkeznek vagy távoznak. Az újak a szocialista készletbe kerülnek, onnan pedig a keleti tömegtüntetésekhez.
lesson-phase-10 = 10. fázis, Wir sind das Volk? Megszámoljuk mindkét állam tömegtüntetéseit. Amelyikben négy vagy több van, az összeomlik. Ha mindkettő összeomlik, te győzöl.
lesson-next-decade = Kezdődik a második évtized, új kártyákkal és új különleges kártyával: a Fal építésével. Amit építettél, megmarad. Húzás előtt eldobhatod a megtartott kártyáidat.
lesson-finished =
    Ennyi volt a lecke: már tudod, hogyan működik a játék. Három tanács a következő évtizedekre:
    1. Minden kártya előtt nézd meg az előrejelzést: látszik benne, hol fenyeget tömegtüntetés.
    2. Építs korán kapcsolatokat: mindegyik két gyárat javít, és a jó gyárak fizetik az életszínvonalat.
    3. Oszd el egyenletesen az életszínvonalat, és ne emeld többre, mint amennyit a gyáraid fenntartanak.
lesson-why-not = Kattints valamire, ami nem világít, és megtudod, miért nem választható. Az indoklás mellett ott a szabály száma: kattints rá, ha többet akarsz olvasni.
lesson-hint = Ha nem tudod, mit lépj, kérj tippet. A gép megmutatja, mit választana a helyedben, és miért. Nem muszáj követned.

## A tábla az oldalon

board-title = A tábla: a kettéosztott Németország
board-city-empty = szabad
board-city-factory = gyár, értéke: { $value }
board-city-rundown = elavult gyár, értéke: { $value }
board-city-closed = végleg bezárva
board-line-built = { $built } / { $lines } megépült
board-line-standing = működő kapcsolat
board-province-economy = gazdaság: { $economy }, a következő életszínvonalhoz kell: { $needed }
board-province-living = életszínvonal: { $count }
board-province-unrest = nyugtalanság: { $count }
board-province-socialists = szocialisták: { $count }
board-province-protests = tömegtüntetések: { $count }
board-hamburg = Hamburg most ide tartozik: { $place }
board-hamburg-open = Hamburg Nyugat döntése szerint ide tartozik: { $a } vagy { $b }
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-reset = A teljes tábla
board-tracks = Sávok
board-track-says = { $track }: { $value }
board-track-then = utána { $value }
board-flight = Menekülés
board-flight-says = { $steps } lépés: Kelet lebont { $points } pontot
board-flight-over = ebben az évtizedben már elszámolva
board-wall-stands = Áll a Fal
board-decade-end = Évtized Vége
board-decade = { $decade }. évtized, { $half ->
    [1] első fél évtized
   *[other] második fél évtized
}
board-box = Szocialista készlet
board-police = Titkosrendőrség
board-police-none = nincs titkosrendőrség-kártya
board-police-gone = a Stasit feloszlatták
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
page-cards-pile = { $count } kártya a húzópakliban, { $decade }. évtized
page-cards-pile-empty = A húzópakli üres
page-cards-row = Kijátszva: { $count }
page-cards-row-flight = { $count } menekülésikon
page-cards-in-play = Éppen játékban
page-cards-hand-mine = A kártyáid (kézben)
page-cards-hand = Kézben ({ $side })
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
page-card-band-dual = bármelyik
page-card-band-special = csak Kelet
page-card-flight-note = Bármire használod, { $count ->
    [one] a menekülésikonja
   *[other] a { $count } menekülésikonja
} az évtized végéig számít.
page-card-note = Történelmi jegyzet
page-headline = Szalagcím
page-gallery-decade = Évtized
page-gallery-who = Kinek az eseménye
page-gallery-all = mind
page-gallery-count = { $count ->
    [0] Nincs találat
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
outlook-danger-collapse = Összeomlás veszélye: { $side }
page-walk-phases = A tíz fázis
page-walk-now = { $decade ->
    [I] Az
    [1] Az
   *[other] A
} { $decade }. évtized vége, { $phase }. fázis: { $name }
page-walk-nothing = Ebben a fázisban semmi sem történik.
page-walk-folded = { $count ->
    [1] { $from }. fázis: nem történik semmi
   *[other] { $from }–{ $to }. fázis: nem történik semmi
}
attack-usable = { $protests ->
    [0] életszínvonal { $living }
    [1] életszínvonal { $living }, ebből 1 nem használható a tömegtüntetés miatt
   *[other] életszínvonal { $living }, ebből { $protests } nem használható a tömegtüntetések miatt
}
attack-against = a célponté { $against }
attack-result = { $before } → { $after }{ $protests ->
    [0] { "" }
    [1] : tömegtüntetés
   *[other] : { $protests } tömegtüntetés
}
page-walk-of-four = { $count } / 4 – négynél összeomlik
page-walk-next = Következő fázis
page-walk-skip = Ugrás az utolsóra
page-walk-result = Eredmény
page-walk-waiting = Az Évtized Vége e döntés után folytatódik.
page-walk-on = Lapozás
page-walk-decide = Ugrás a döntésedhez
page-tab-end = Évtized
page-walk-always = Megjelenítés minden évtized végén
page-sum-track = Valutasáv
page-sum-exports = Export (Nyugat legrosszabb exportáló gyára: { $worst })
page-sum-living = Kelet életszínvonala
page-sum-kept = { $place }: életszínvonal { $living }, legjobb gyár { $factory }
page-sum-kept-free = { $place }: életszínvonal { $living }
page-sum-balance = Egyenleg
page-sum-so-far = Eddig összesen
page-sum-icons = Menekülésikonok
page-sum-best-west = Nyugat legjobb életszínvonala
page-sum-red-police = Piros titkosrendőrség-kártyák
page-sum-protest-east = Tömegtüntetés Keleten
page-sum-worst-east = Kelet legrosszabb életszínvonala
page-sum-protest-west = Tömegtüntetés Nyugaton
page-sum-steps = Lépések összesen: Kelet lebont { $points } pontot
page-living = Életszínvonal tartományonként: mi van, mi kell, mennyit pótol a kártya
page-living-lent = A kártya ennyit pótol: { $lent } / { $available }.
page-living-has = van { $economy }, kell { $need }
page-living-placed = lerakva{ $lent ->
    [0] {""}
   *[other] , ebből { $lent } a kártyáról
 }
page-living-lends = a kártya { $lent } pontot pótol
page-living-free = nem kell hozzá semmi
page-living-full = mindhárom lerakva
page-living-short = { $missing } hiányzik, 2 pótolt ponttal is
page-living-together = a kártya már nem pótol eleget

## Arena, data sets, study

arena-sides = Nyugat és Kelet
arena-sides-note = Az értékszámok modellje szerint Kelettel játszani { $points } Élő-pontot ér ({ $interval }).
arena-period = évtized
study-balance = Kelet győzelmei
study-differences = Kelet aránya ehhez a kiadáshoz képest: { $name }, azonos leosztással, százalékpontban
dataset-written = Elkészült ({ $path }): { $games } játszma, { $decisions } döntés, { $decade_ends } évtizedvég

## The page

lesson-about = Kelettel játszol egy gyenge gépi ellenfél ellen, és végigvezetünk az első évtizeden. Nagyjából negyedóra; utána tovább is játszhatsz.
lesson-start = Az első évtized indítása
lesson-short = Első évtized útmutatóval; szabályfüzet nem kell hozzá.
cards-about = Mind a 85 kártyakép, rövid jegyzettel: mi történt, és miért az a kártya hatása, ami.
analysis-title = Elemzés: { $west } (Nyugat) – { $east } (Kelet)
analysis-half = { $decade }. évtized, { $half ->
    [1] első fél évtized
   *[other] második fél évtized
}
analysis-end = { $decade }. évtized, a vége előtt
analysis-plays = Kártyáról kártyára
analysis-play-decade-end = Évtized Vége
analysis-play-dealing = Új kártyák
analysis-forecasts = Az évtizedvégek akkori előrejelzései
analysis-forecasts-note = Mi történt volna, ha abban a pillanatban jön az Évtized Vége; tömegtüntetések akkor és legrosszabb esetben.
analysis-flight = Menekülés
analysis-currency = Valuta
analysis-protests-west = Tömegtüntetések Nyugaton
analysis-protests-east = Tömegtüntetések Keleten
analysis-socialists = Szocialisták
seat-west-about = négy évtizede van győzni
seat-east-about = négy évtizedig kell kitartania
option-edition-about = A kiadások az előkészületekben, a különleges kártya árában, a kártyák eldobásában és néhány részletben térnek el.
option-edition-2-1-about = A második kiadás legújabb szövege, mint a német és a magyar szabályfüzetben. Ha bizonytalan vagy, ezt válaszd.
option-edition-2-0-about = A második kiadás első változata, mint a spanyol szabályfüzetben.
option-edition-1-0-about = Az első kiadás, mint az olasz szabályfüzetben: Nyugat nehezebb helyzetből indul, és a különleges kártya ingyenes.
setting-walk = Az Évtized Vége végignézése fázisról fázisra
setting-walk-about = Különben csak a naplóban olvasható.
game-credits = A Wir sind das Volk! Richard Sivél és Peer Sylvester társasjátéka, a histogame kiadásában. Ez a változat nem hivatalos: nem ők készítették, nem ők ellenőrizték, és nem is ajánlják. Ha tetszik, amit itt játszol, vedd meg az igazit.
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
page-police-too = Most titkosrendőrséget is bevethetsz: kattints egy világító tartományra, és lekerül róla 1 nyugtalanság.
page-move-where = Nyugtalanság innen: { $place }. Hová?
page-undo-turn = utolsó kártya
page-take-back = Vissza az utolsó kártyám elé
page-take-back-ask = Visszalépés kérése az utolsó kártyám elé
page-replay-start = Az első kártya előtt
page-replay-open = Mindkét fél kártyái nyíltan
page-replay-card-back = Előző kártya
page-replay-card-next = Következő kártya
page-learn-cards-title = A kártyák és a történetük
page-panels = Kártyák, előrejelzés, napló, csevegés

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = egy rögzített játszma legfeljebb { $most } bájt lehet
interchange-not-json = nem JSON: { $reason }
interchange-format = „{ $format }” kell, nem ez: { $found }
interchange-one-of = ezek egyike kell: { $words }; nem ez: { $found }
interchange-text = szöveg kell
interchange-object = objektum kell, nem ez: { $found }
interchange-list = lista kell, nem ez: { $found }
interchange-longest = legfeljebb { $most } elem lehet
interchange-whole-number = egész szám kell, nem ez: { $found }
interchange-range = { $least } és { $most } közötti szám kell, nem ez: { $found }
interchange-flag = true vagy false kell, nem ez: { $found }
interchange-no-province = nincs ilyen tartomány: { $found }
interchange-no-city = nincs ilyen város: { $found }
interchange-no-connection = nincs ilyen kapcsolat: { $found }
interchange-no-card = nincs ilyen kártya: { $found }
interchange-no-sector = { $province } Nyugat-Berlin egyik szektorát sem látja el
interchange-card-count = { $wanted } kártya kell, nem { $found }
interchange-card-twice = egy kártya kétszer szerepel
interchange-phase-order = a fázisok sorrendje más
interchange-step-name = egy lépés a nevével kezdődik
interchange-values = { $wanted } érték kell, nem { $found }
interchange-track-or-symbol = sáv vagy ikon kell
interchange-only-berlin = csak Nyugat-Berlinnek vannak szektorai
interchange-zero = egy lépésnek változtatnia kell valamin: a 0 nem megfelelő darabszám
interchange-no-step = nincs ilyen lépés: { $found }
interchange-no-deal = a kártyák egyetlen kiosztása sem illik ide
interchange-contradicted = ez a kártya nem lehetett ott: { $card } ({ $turn }. lépés: { $reason })
interchange-decade-not-over = { $decade ->
    [I] az
    [1] az
   *[other] a
} { $decade }. évtized még nem ért véget: { $count } kártya van még a kártyakínálatban
interchange-decade-over = { $decade ->
    [I] az
    [1] az
   *[other] a
} { $decade }. évtized véget ért: mindkét kártyakínálat elfogyott
interchange-must-discard = { $side } kezében három kártya van, egyet el kell dobnia
interchange-cannot-keep = ezt a kártyát { $side } nem tarthatta meg: { $card }
interchange-later-card = { $side } kezében egy későbbi évtized kártyája van
interchange-refilled = { $side } kézben lévő kártyáit ki kell egészíteni ennyire: { $count }
interchange-cannot-deal = ezt a kártyát { $side } nem kaphatja: { $card }
interchange-cannot-turn-up = ez a kártya itt nem fedhető fel: { $card }
interchange-top-not-turned = nem fedték fel azokat a kártyákat, amelyeket Guillaume a húzópaklin hagyott
interchange-holds = { $side } kezében itt { $count } kártya van
interchange-cannot-hold = ez a kártya itt nem lehet { $side } kezében: { $card }
interchange-deal-time = kártyát csak fél évtized elején osztanak
interchange-not-in-display = ez a kártya nincs a kártyakínálatban: { $card }
interchange-not-in-display-named = ez a kártya nincs a kártyakínálatban, mert korábban máshol szerepelt: { $card }
interchange-not-in-hand = ez a kártya nincs { $side } kezében, és nem is lehet ott: { $card } (kézben: { $held })
interchange-not-in-hand-named = ez a kártya nincs { $side } kezében, mert korábban máshol szerepelt: { $card } (kézben: { $held })
interchange-unnamed-card = egy kártya ({ $decade }. évtized)
interchange-empty = üres
interchange-cannot-pay = Keletnek nincs a kezében az a kártya, amellyel fizetne: { $card }
interchange-cannot-pay-any = Keletnek nincs a kezében kártya, amellyel fizethetne
interchange-guillaume-swap = Guillaume nem cserélheti ki ezeket a kártyákat
interchange-guillaume-remove = Guillaume nem veheti ki ezeket a kártyákat
interchange-decade = ez { $now ->
    [I] az
    [1] az
   *[other] a
} { $now }. évtized, nem ez: { $written }.
interchange-one-void = csak egy ikon vagy nyíl hagyható figyelmen kívül
interchange-hamburg-once = Hamburg csak egy tartományhoz tartozhat
interchange-not-happening = a fájlban szerepel, de itt nem történik meg: „{ $step }”
interchange-not-to-berlin = { $province } életszínvonala nem Nyugat-Berlinbe került
interchange-tracks-still = sávok: a leírt érték { $written }, de egyik jelző sem mozdul
interchange-tracks-move = sávok: a leírt érték { $written }, de a jelzők mozgása { $moved }
interchange-nothing-void = itt semmi sem hagyható figyelmen kívül, mégis le van írva: „{ $void }”
interchange-figure-none = { $name }: a leírt érték { $written }, de itt nincs ilyen
interchange-figure = { $name }: a leírt érték { $written }, a valódi { $found }
interchange-half-begins = a második fél évtized kezdődik, de Évtized Vége van leírva
interchange-decade-begins = a következő évtized kezdődik, de Évtized Vége van leírva
interchange-decade-ends = az évtized a kártyakínálat utolsó kártyájával véget ér, de lépés van leírva
interchange-phase = ez a fázis következik: { $next }., de ez van leírva: { $written }.
interchange-void = figyelmen kívül hagyottként ez van leírva: „{ $written }”, nem ez: „{ $void }”
interchange-hamburg = Hamburg itt nem tartozhat ide: { $province }
interchange-chosen-by = { $step }: ezt { $by } választja, nem { $written }
interchange-unwritten = itt megtörténik, de nincs leírva: { $step }
interchange-over = itt a játszma véget ért
interchange-not-over = az évtized még nem ért véget: { $count } kártya van még a kártyakínálatban
interchange-turn = { $side } jön
interchange-origin = ez a kártya nem innen származik („{ $origin }”): { $card }
interchange-step-refused = nem lehetséges: { $step } ({ $reason })
interchange-asked = a szabályok többet kérnek a leírtaknál, például: „{ $move }”
interchange-impossible = a leírtak itt nem történhetnek meg
interchange-no-border = nem szomszédosak: { $target }, { $attacker }
interchange-usable = { $attacker } { $usable } életszínvonalat vethet be, { $target } életszínvonala { $living }
interchange-differs = { $where }: a leírt érték { $written }, a valódi { $found }
interchange-missing = { $where }: nincs leírva: { $name }
interchange-entry-missing = { $where }: le van írva, de nincs ott: { $entry }
interchange-entry-extra = { $where }: ott van, de nincs leírva: { $entry }
interchange-given-up = { $reason }; { $moves } kipróbált lépés után feladva
interchange-unknown-key = ismeretlen kulcs kihagyva: { $name }
interchange-incomplete = az utolsó lépés vagy fázis nem teljes
interchange-bankrupt-pieces = 9: az államcsőd után levett elemek kimaradnak a jegyzőkönyvből
front-decade = { when-decade } · { $years }
headline-collapse = { $seat ->
    [west] „Mi vagyunk a nép!”
   *[other] Bonn meghátrál az utca előtt
}
headline-bankruptcy = Csőd!
headline-socialism-triumphs = Vörös zászlók a Rajnánál
headline-socialism-fails = Vége az álomnak
headline-survival = { $wall ->
    [built] A Fal nem dől le
   *[none] Negyven év, és nincs vége
}

## Egy tartomány lapja

sheet-title = { $place } ({ $code })
sheet-unrest = Nyugtalanság
sheet-unrest-more = Még { $more }, és tömegtüntetés lesz.
sheet-protests = Tömegtüntetés: { $count }. Itt nem lehet építeni.
sheet-imported = Nyugat-Berlinből: { $count }
sheet-if-ended = Ha az évtized most érne véget
sheet-adds = { $what }: +{ $unrest }
sheet-adds-nothing = Nem jönne több nyugtalanság.
sheet-living = Életszínvonal
sheet-next = { $lend ->
    [none] A következőhöz { $needed } gazdaság kell: többet kellene hozzáadni, mint amennyit egy kártya adhat.
    [0] A következőhöz { $needed } gazdaság kell: megvan.
   *[other] A következőhöz { $needed } gazdaság kell: egy kártyának { $lend } pontot kell hozzáadnia.
}
sheet-loses = Amit az Évtized Végén egy gyár sem tart fenn: { $count }
sheet-economy = Gazdaság
sheet-help = Hamburg vagy külföldi gyárak: +{ $help }
sheet-no-factory = nincs gyár
sheet-export = Export
sheet-export-none = Nincs gyár, amely exportálhatna.
sheet-export-west = Exportáló gyár: { $value }. Nyugat legrosszabbja { $worst }: Keletnek ezt kell elérnie.
sheet-export-east = { $sells ->
    [yes] Exportáló gyár: { $value }. Exportál, mert Nyugat legrosszabbja { $worst }.
   *[no] Exportáló gyár: { $value }. Nem exportál, mert Nyugat legrosszabbja { $worst }.
}
sheet-neighbours = A határ túloldalán
sheet-neighbour = { $place }: életszínvonal { $living }
sheet-neighbours-none = Nincs szomszéd a túloldalon.
sheet-socialists = Szocialisták
sheet-socialists-box = Szocialista készlet: { $count }
change-protest-new = tömegtüntetés: { $provinces }, összesen már { $total } ({ $side })
change-protest-gone = véget ér a tömegtüntetés: { $provinces }, marad { $total } ({ $side })
change-brink = { $provinces }: egy nyugtalanságjelzőre a tömegtüntetéstől
change-unrest-up = nő a nyugtalanság: { $provinces }
change-unrest-down = csökken a nyugtalanság: { $provinces }
change-living-up = nő az életszínvonal: { $provinces }
change-living-down = csökken az életszínvonal: { $provinces }
change-factory-new = új gyárak: { $cities }
change-factory-gone = elveszett gyárak: { $cities }
change-factory-rundown = elavult gyárak: { $cities }
change-factory-repaired = felújított gyárak: { $cities }
change-line-new = új működő kapcsolatok: { $lines }
change-line-gone = elveszett működő kapcsolatok: { $lines }
change-track = { $track }: { $before } → { $after }
change-wall = felépül a Fal
