game-name = Weimar
game-about = Négy párt, egy köztársaság, 1919-től 1933-ig: négy forgatókönyv, egyedül, a gép ellen vagy négyen.
game-credits = A Weimar Matthias Cramer társasjátéka. Ez a változat nem hivatalos: nem ő és nem a kiadói készítették, nem ők ellenőrizték, és nem is ajánlják. Ha tetszik, amit itt játszol, vedd meg az igazit.
option-scenario = Forgatókönyv
option-seating = Ülésrend

## Gépi játékosok

level-booklet = A kísérőfüzet botja
level-booklet-about = A KPD-t vagy a DNVP-t játssza a kísérőfüzet táblázatai szerint.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = te
party-gov = minden kormánypárt
party-others = minden más párt
party-foe = egy másik párt
party-chancellor = a kancellár pártja
party-nobody = senki
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
seat-letter-spd = S
seat-letter-zentrum = Z
seat-letter-kpd = K
seat-letter-dnvp = D
unit-police = Rendőrség
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Fekete Reichswehr 1
unit-black-reichswehr2 = Fekete Reichswehr 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Katonák
unit-workers = Munkások
unit-spartakus = Spartakisták
unit-ruhrarmee = Ruhr-vidéki Vörös Hadsereg
unit-rfb = Vörös Frontharcos Szövetség
unit-freikorps1 = Szabadcsapat 1
unit-freikorps2 = Szabadcsapat 2
unit-stahlhelm = Stahlhelm
unit-own = saját egységek
unit-gov = rendőrség vagy Reichswehr
marker-poverty = Szegénység
marker-prosperity = Jólét
marker-unrest = Zavargás
marker-uprising = Felkelés
marker-councils = Tanácsköztársaság
marker-regime = Rezsim
marker-inflation = Infláció
marker-blockade = Blokád
marker-violent-peace = Diktált béke
marker-instable-state = Ingatag állam
marker-minority-cabinet = Elnöki kormány
marker-black-friday = Fekete péntek
nation-france = Franciaország
nation-usa-uk = USA/Egyesült Királyság
nation-russia = Oroszország
nation-any = választott nemzet
coalition-left = baloldali koalíció (SPD, KPD)
coalition-weimar = weimari koalíció (SPD, Zentrum)
coalition-right = jobboldali koalíció (Zentrum, DNVP)
use-event = esemény
use-debate = vita
use-actions = akciók
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = tüntetés
action-coup = puccs
action-counter = ellenpuccs
action-fight = harc
why-agenda = az agendahatások
why-early = az előrehozott kártyák
why-impulses = az impulzusok
place-supply = készlet
place-dissolved = feloszlatott egységek
place-unused = nincs játékban
politics-1 = többség a témákban
politics-2 = megnyert témák
politics-3 = társadalmi sáv
politics-4 = a pártok értékelése
politics-5 = a köztársaság helyzete
politics-6 = a kispártok mandátumai
politics-7 = a parlament mérete
politics-8 = új kormány
deck-republic = köztársasági kártyák
deck-party = pártkártyák ({ $party })
card-name = { $number } „{ $title }”
card-hidden = egy rejtett kártya
agenda-hidden = képpel lefelé
field-centre = 0. mező
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = A címek fordítások; mellettük a doboz német címei állnak.
source-seed = kísérőfüzet
source-public = nyilvános forrás
source-house = házi szabály
source-own = egyéni fájl
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = { $number }. szakasz
paragraph-example-set-up = példa, előkészületek
paragraph-example-republic = példa, köztársasági fázis
paragraph-example-agenda = példa, agendafázis
paragraph-example-early = példa, kártyák az első impulzus előtt
paragraph-example-impulse = példa, { $number }. impulzus
paragraph-example-politics = példa, politikai fázis, { $number }. lépés
paragraph-example-outlook = példa, kitekintés
paragraph-scenarios = a forgatókönyvek listája
paragraph-histories = a kártyák története
paragraph-notes = tervezői jegyzetek
source-legend = Forrás: ● kísérőfüzet · ◐ nyilvános forrás · ○ e kiadás házi szabálya · ◆ egyéni fájl
source-share = A fő szabályfüzet nem állt rendelkezésünkre. A kártyák, táblák és táblázatok { $all } értékéből { $own } ({ $percent }%) a sajátunk; ezeket { $mark } jelöli.
source-line = { $field }: { $source }
source-kinds = Honnan valók az értékek
source-kind-cards = kártyák
source-kind-topics = témák, társadalom
source-kind-board = tábla, kellékek
source-kind-tables = a szabályok táblázatai
source-kind-scenarios = forgatókönyvek
source-kind-bots = botok
source-kind-all = összes
source-field-names = cím
source-field-values = értékek
source-field-event = esemény
source-field-note = megjegyzés

## Screen

when-set-up = Előkészületek
when-round = { $round }. forduló / { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · a játszma véget ért
panel-parties = Pártok
panel-parliament = Parlament
panel-parliament-count = { $seats } / { $size } mandátum
panel-overflow = többlet: { $count }
panel-opinion = Véleménysáv
panel-box = DR-mező
panel-box-count = { $count }/{ $size } (7: anarchia)
panel-society = Társadalmi sáv
panel-foreign = Külpolitika
panel-economy = Gazdaság
panel-minor = Kispártok
panel-president = Elnök
panel-nsdap = NSDAP-sáv
panel-government = Kormány
panel-chancellor = kancellár: { $party }
panel-supply = Készlet
panel-dissolved = feloszlatva
panel-hand = Kézben
panel-stresemann-up = Stresemann bevethető
panel-stresemann-down = Stresemann lefordítva
panel-stack = felül: { $card }
panel-beside = mellette: { $card }
panel-flags = zászlók: { $flags }
panel-neutral = { $count } semleges mandátum
panel-criteria = Feltételek: { $count } (kis győzelemhez { $small }, nagyhoz { $great } kell)
panel-empty = üres
panel-nothing = –
column-vp = GYP
column-reserve = tartalék
column-seats = mandátum
column-bases = bázis
column-cards = kártya
column-agenda = agenda
column-figures = maradék bábu
legend-map = S Z K D bázisok · szabad | rendőrség P, Reichswehr R, Fekete Reichswehr B, Reichsbanner b, katonák s, munkások a, spartakisták p, Ruhr-vidéki hadsereg m, Frontharcosok f, szabadcsapat F, Stahlhelm h
legend-markers = Jelzők: − szegénység, + jólét, ! zavargás, ▲ felkelés, ★ tanácsköztársaság, ✖ rezsim
card-values = nagy { $big }, kis { $small }
card-removed = az eseménye után kikerül a játékból
card-politician = politikus
card-reaction-cancel = érvényteleníti egy másik párt bejelentett eseményét
card-reaction-dice = elvesz 1 kockát egy másik párt bejelentett akciójától
card-reaction-reroll = megismételteti egy másik párt dobását
card-adds = a pakliba kerül: { $cards }
card-early = 1 kártya az első impulzus előtt
card-topics = témák: { $what }
card-nothing = nincs hatása
card-nsdap = NSDAP-kártya
card-target = cél: { $number } ({ $nation })
card-before = előtte: { $what }
card-success = siker: { $what }
card-always = mindig: { $what }
card-end = a forduló végén: { $what }
cards-others = A többiek kártyái: { $what }
cards-agendas = Agendakártyák
cards-open = Fordulókártya és külpolitika
opponent-automatic = { $side }: a kísérőfüzet botja
opponent-booklet = { $side }: a kísérőfüzet botja
opponent = { $side }: gép ({ $level })

## Az állás szavakban

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Kártyát osztanak.
prompt-seating = Kisorsolják az ülésrendet.
prompt-roll = Kockadobás következik.
prompt-start-city = A kocka kijelöl egy várost.
prompt-decide-die = Kocka dönt a bot helyett.
prompt-bot-draw = A bot felfed egy kártyát.
prompt-fetch = Erősítéskártya keresése a húzópakliban.
prompt-agenda = { $party }: válassz titokban egy agendakártyát.
prompt-choose-first = { $party }: melyik párt kezdjen? ({ $why })
prompt-agree-first = { $party }: kezdhet ez a párt: { $other }? ({ $why })
prompt-play = { $party }: válassz egy kártyát, aztán azt, hogy mire használod.
prompt-use = { $card }: mire használod?
prompt-other-use = { $party }: használd ezt a kártyát vitára vagy akciókra is: { $card }.
prompt-cancel-event = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} bejelenti ezt az eseményt: { $card }. Érvényteleníted egy politikussal?
prompt-actions = { $party }: még { $points } akciópontod van itt: { $place }. Válassz egy akciót.
prompt-actions-city = { $party }: { $points } akciópontod van. Válassz egy várost.
prompt-topic = { $party }: mozgass egy témát legfeljebb { $steps } mezővel. Válassz egy témát.
prompt-point = { $party }: hová mozgatod ezt a témát: { $topic }? (legfeljebb { $steps } mező) Válassz egy mezőt.
prompt-place-base = { $party }: rakj le egy bázist (még { $count }). Válassz egy várost.
prompt-remove-base = { $party }: vegyél le egy bázist (még { $count }). Válaszd ki, melyiket.
prompt-demo-base = { $party }: a tüntetés ({ $place }) { $count } bázist ér. Foglalj el egy bázishelyet, vagy vedd le egy másik párt bázisát.
prompt-put-marker = { $party }: rakj le egy jelzőt ({ $marker }; még { $count }). Válassz egy várost.
prompt-take-marker = { $party }: vegyél le egy jelzőt ({ $marker }; még { $count }). Válassz egy várost.
prompt-choose-city = { $party }: { $face }. Válassz egy várost.
prompt-choose-cities = { $party }: { $face }. Válassz városokat (még { $count }).
prompt-mobilise-to = { $party }: mozgósíts egységeket (még { $count }). Melyik városba?
prompt-mobilise = { $party }: melyik egységet mozgósítod ide: { $place }? (még { $count })
prompt-dissolve = { $party }: oszlass fel egy egységet (még { $count }). Válaszd ki, melyiket.
prompt-recall = { $party }: hozz vissza egy feloszlatott egységet (még { $count }). Válaszd ki, melyiket.
prompt-takeover = { $party }: melyik Reichswehr-egység irányítását veszed át?
prompt-flag = { $change ->
    [more] { $party }: rakj le egy zászlót. Melyik nemzetét?
   *[less] { $party }: vegyél le egy zászlót. Melyik nemzetét?
}
prompt-society-in = { $party }: rakj egy fehér jelzőt a társadalmi sávra. Melyiket?
prompt-society-out = { $party }: vegyél le egy jelzőt a társadalmi sávról. Melyiket?
prompt-topic-in = { $party }: hozz játékba egy fehér témát ({ $field }). Melyiket?
prompt-option = { $party }: { $face }. Válassz egyet a hatások közül.
prompt-may = { $party }: { $face }. Megteheted: { $what }. Megteszed?
prompt-vote = { $party }: { $face }. Szavazz { $seats } mandátummal. Igen: { $what }. Nem: { $other }.
prompt-foe = { $party }: { $face }. Válassz egy másik pártot ({ $what }).
prompt-foreign = { $party }: tárgyalhatsz. Melyik külpolitikai kártyáról?
prompt-discard = { $party }: dobj el kártyát (még { $count }). Melyiket?
prompt-purge = { $party }: melyik politikust veszed ki a játékból a dobópaklikból?
prompt-topic-option = { $party }: tiéd a döntés erről a témáról: { $topic }. Melyik hatást választod?
prompt-agree = { $party }: közös mezőn áll ez a téma: { $topic }. { $other ->
    [SPD] Az SPD
   *[other] A { $other }
} javaslata: { $option }. Elfogadod?
prompt-yellow = { $party }: te adod a kancellárt. Melyik sárga téma következzen?
prompt-majority = { $party }: döntetlen a témák többségében ({ $number }. hely). Válaszd ki, melyik párt kapja.
prompt-control = { $party }: ki irányítsa ezt a kispártot: { $minor }?
prompt-ballot = { $party }: elnökválasztás. Kire szavazol { $seats } mandátummal?
prompt-runoff = { $party }: döntetlen a választáson. Kancellárként döntsd el, ki jut tovább.
prompt-coalition = { $party }: ezek a koalíciók egyenlő erejűek. Melyiket kérdezzük meg először?
prompt-join = { $party }: megalakítod ezt a koalíciót: { $coalition }?
prompt-chancellor = { $party }: melyik párt adja a kancellárt?
prompt-oppose = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} bejelenti: { $action } ({ $place }). Beavatkozol a saját egységeiddel?
prompt-fewer-dice = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} bejelenti: { $action } ({ $place }). Elveszel 1 kockát egy politikussal?
prompt-react = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} bejelenti: { $action } ({ $place }). Reagálsz 1 tartalékpontért?
prompt-roll-again = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} dobása: { $result }. Megismételteted?
prompt-roll-again-for = { $party }: { $other ->
    [SPD] az SPD
   *[other] a { $other }
} dobása: { $result } ({ $what }). Megismételteted?
roll-succeeds = { $action }: összesen { $count }, sikerül
roll-fails = { $action }: összesen { $count }, nem sikerül
roll-takes-dice = { $count ->
    [0] nem vesz el kockát
   *[other] { $count } kockát vesz el
}
roll-signs = { $card }: alá lenne írva
roll-not-signs = { $card }: { $count } kell hozzá
prompt-president = { $party }: az elnökség jogán vitázol is ezzel a kártyával: { $card }?
prompt-counter-target = Ellenpuccs ({ $place }): melyik jelző ellen?
prompt-over = A játszma véget ért.

## Moves

move-deal = osztás: { $card }
move-done = kész
move-roll = dobás: { $number }
move-roll-two = dobás: { $first } és { $second }
move-seating = ülésrend: { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = bázis: { $place }
move-remove-base = { $party }-bázis levétele: { $place }
move-put = jelző lerakása: { $place }
move-take = jelző levétele: { $place }
move-mobilise = { $unit } mozgósítása ({ $from })
move-dissolve = { $unit } feloszlatása: { $place }
move-recall = { $unit } visszahozása
move-takeover = { $unit } átvétele: { $place }
move-win-back = { $unit } visszaszerzése
move-demonstration = tüntetés
move-coup = puccs
move-counter = ellenpuccs: { $marker }
move-fight = harc: { $party }
move-store = 1 tartalékpont félretétele
move-spend = 1 tartalékpont elköltése
move-better = eredmény +1
move-topic = { $topic }
move-point = ide: { $field }
move-option = { $option }
move-yes = igen
move-no = nem
move-society = { $marker }
move-nation = zászló: { $nation }
move-foreign = tárgyalás: { $card }
move-coalition = { $coalition }
move-answer = ezzel: { $card }
move-discard = { $card } eldobása
move-purge = { $card } kivétele a játékból
done-cancel-event = érvénytelenítés nélkül
done-actions = nincs több akció
done-topic = nincs témamozgatás
done-mobilise-to = nincs mozgósítás
done-mobilise = nincs több mozgósítás
done-dissolve = nincs feloszlatás
done-foreign = nincs tárgyalás
done-fewer-dice = nincs beavatkozás
done-roll-again = a dobás marad
yes-agree-first = igen
no-agree-first = nem, a kancellár dönt
yes-may = igen, végrehajtás
no-may = nem, kihagyás
yes-vote = igen
no-vote = nem
yes-agree = elfogadás
no-agree = elutasítás (semmi sem történik)
yes-join = belépés a koalícióba
no-join = a koalíció elutasítása
yes-oppose = beavatkozás
no-oppose = kimaradás
yes-react = reakció (1 tartalékpont)
no-react = nincs reakció
yes-roll-again = új dobás Stresemann-nal
no-roll-again = a dobás marad
yes-president = vita is
no-president = nincs vita
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } AP
note-dice = { $count } kocka
note-free = szabad: { $free }/{ $slots }
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – azután vita vagy akciók
use-note-debate = egy téma legfeljebb { $big }, egy másik legfeljebb { $small } mezővel
use-note-actions = { $big } akciópont egy városban
use-note-first = { $what } (azután az esemény)

## Headings of choices

group-deal = Kártya
group-done = Vagy
group-roll = Kocka
group-roll-two = Kockák
group-seating = Ülésrend
group-agenda = Agenda
group-party = Párt
group-play = Kártya
group-use = Felhasználás
group-city = Város
group-base = Bázis lerakása
group-remove-base = Bázis levétele
group-put = Jelző lerakása
group-take = Jelző levétele
group-mobilise = Mozgósítás
group-dissolve = Feloszlatás
group-recall = Visszahozás
group-takeover = Irányítás átvétele
group-win-back = Visszaszerzés
group-demonstration = Kockadobásos akció
group-coup = Kockadobásos akció
group-counter = Kockadobásos akció
group-fight = Kockadobásos akció
group-store = Tartalék
group-spend = Tartalék
group-better = Tartalék
group-topic = Téma
group-point = Mező
group-option = Hatás
group-yes = Válasz
group-no = Válasz
group-society = Jelző
group-nation = Nemzet
group-foreign = Tárgyalás
group-coalition = Koalíció
group-answer = Politikus
group-discard = Eldobás
group-purge = Kivétel a játékból
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Ülésrend: { $parties }
event-round = { $round }. forduló
event-deck-changed = { $deck }: a paklit újrakeverték.
event-drawn = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $known ->
    [yes] húz: { $what }.
   *[no] { $count } kártyát húz.
}
event-discarded = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} eldobja: { $what }.
event-agenda-chosen = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $known ->
    [yes] ezt választja: { $agenda }.
   *[no] agendát választott.
}
event-agenda = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} agendája: { $agenda }
event-set-added = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} a paklijába keveri ennek az agendának a kártyáit: { $agenda }.
event-first = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kezd ({ $why }).
event-impulse = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} impulzusa következik.
event-card = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kijátssza: { $card } ({ $use })
event-use = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} felhasználja: { $card } ({ $use })
event-removed-card = Kikerült a játékból: { $card }.
event-cancelled = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} érvényteleníti ezt az eseményt: { $card }.
event-politician = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} politikust játszik ki: { $card }.
event-hidden = Rejtett kártyák döntöttek.
event-base = { $change ->
    [more] { $party ->
        [SPD] Az SPD
       *[other] A { $party }
    } új bázisai: { $what }.
   *[less] { $party ->
        [SPD] Az SPD
       *[other] A { $party }
    } elveszett bázisai: { $what }.
}
event-seat = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $change ->
    [more] mandátumot szerez: { $count }.
   *[less] mandátumot veszít: { $count }.
}
event-vp = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $change ->
    [more] győzelmi pontot kap: { $count }.
   *[less] győzelmi pontot veszít: { $count }.
}
event-reserve = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $change ->
    [more] tartalékpontot tesz félre: { $count }.
   *[less] tartalékpontot költ el: { $count }.
}
event-unit = Egységek: { $what }.
event-turned = { $place }: mostantól { $unit }.
event-marker = { $change ->
    [more] Új jelzők ({ $marker }): { $what }.
   *[less] Levett jelzők ({ $marker }): { $what }.
}
event-box = { $change ->
    [more] A DR-mezőre: { $marker } ({ $count }).
   *[less] A DR-mezőről: { $marker } ({ $count }).
}
event-economy = A gazdaság szintje: { $level }.
event-topic = A téma új helye: { $topic } – { $field }.
event-topic-gone = Lekerül a véleménysávról: { $topic }.
event-topic-won = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} dönt ({ $topic }): { $option }
event-society = { $change ->
    [more] A társadalmi sávra kerül: { $marker }.
   *[less] Lekerül a társadalmi sávról: { $marker }.
}
event-flag = { $change ->
    [more] Új zászló: { $nation }.
   *[less] Levett zászló: { $nation }.
}
event-roll = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} dobása: { $known ->
    [yes] { $result } ({ $dice })
   *[no] { $result }
}.
event-thrown = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kockái: { $dice }.
event-total = { $party }, { $action }: összesen { $result }. Stresemann még megismételtetheti a dobást.
event-row = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} a táblázata szerint dönt: { $what }.
event-agenda-die = A { $party } kockája az agendához: { $result }.
event-base-die = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kockája: { $result }. { $agreed ->
    [yes] Ha lehet, SPD-bázist kell eltávolítania
   *[no] Bármelyik bázist eltávolíthatja
}.
event-reaction-die = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kockája: { $result } (legalább { $least } kell). { $agreed ->
    [yes] Reagál
   *[no] Nem reagál
}.
event-better = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} +1-et vásárol az eredményhez.
event-prepared = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} csak előkészít egy puccsot ({ $place }).
event-again = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} megismételteti a dobást.
event-action = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} bejelenti: { $action } ({ $place }).
event-dice = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $count } kockával dob.
event-result = { $party }, { $action }: az eredmény { $result } (legalább { $needed } kell), { $agreed ->
    [yes] sikerül
   *[no] nem sikerül
}.
event-reaction = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} reagál: az eredmény { $result }, { $what }.
event-joined = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} beavatkozik a saját egységeivel.
event-city-rolled = A kocka választása: { $place }.
event-crisis = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} válságdobása: { $result }{ $agreed ->
    [yes] , nem veszít semmit
   *[no] {""}
}.
event-negotiation = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} erről tárgyal: { $card }.
event-negotiated = { $agreed ->
    [yes] Aláírva: { $card }.
   *[no] A tárgyalás kudarcot vallott: { $card }.
}
event-foreign-track = A külpolitika itt tart: { $card }.
event-laid = A külpolitikai pakli mellé kerül: { $card }.
event-minor = { $party ->
    [SPD] Az SPD
    [senki] Senki sem
   *[other] A { $party }
} irányítja ezt a kispártot: { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann ismét képpel felfelé van.
   *[no] Stresemann képpel lefelé van.
}
event-vote = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $agreed ->
    [yes] igennel szavaz.
   *[no] nemmel szavaz.
}
event-ballot = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} erre a pártra szavaz: { $other }.
event-president = { $party ->
    [SPD] Az SPD
    [senki] Senki sem
   *[other] A { $party }
} adja az elnököt.
event-presidency = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} adja az elnököt, ezért ezzel is vitázik: { $card }.
event-nsdap = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} egyik bábuja az NSDAP-sávra kerül.
event-out = Kikerül a játékból: { $card }.
event-politics = Politikai fázis, { $number }. lépés: { $name }
event-majority = Többség a témákban, { $number }. hely: { $party }.
event-parliament = A parlament betöltött mandátumai: { $seats }.
event-coalition = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} { $agreed ->
    [yes] elfogadja: { $coalition }.
   *[no] elutasítja: { $coalition }.
}
event-government = Kormány: { $parties }. Kancellár: { $chancellor }.
event-bonus = { $party }: a forduló tüntetései { $count }.
event-final = Végső értékelés, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] { $number }. feltétel teljesült: { $what }.
   *[no] { $number }. feltétel nem teljesült: { $what }.
}
event-game-over = { $known ->
    [yes] A játszma véget ért, a győztes: { $winner } ({ $how }).
   *[no] A játszma véget ért: { $how }.
}
unit-moved = { $unit }: { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = a londoni ultimátum aláírva
measure-economy = gazdasági szint
measure-government = kormányon
measure-box = jelzők a DR-mezőn
measure-inflation = infláció a DR-mezőn
measure-councils = tanácsköztársaságok
measure-regimes = rezsimek
measure-uprisings = felkelések
measure-unrest = zavargások
measure-councils-or-regime = városok tanácsköztársasággal vagy rezsimmel
measure-dissolved = saját feloszlatott egységek
measure-dissolved-kpd-dnvp = a KPD és a DNVP feloszlatott egységei
measure-seats = mandátumok
measure-bases = bázisok
measure-vp = győzelmi pontok
measure-nsdap = saját bábuk az NSDAP-sávon
measure-at-least = { $what }: legalább { $count }
measure-at-most = { $what }: legfeljebb { $count }
measure-none = { $what }: egy sem
measure-each = egyenként: { $what }
criterion-least = legalább { $what }
criterion-most = legfeljebb { $what }
criterion-ultimatum = { $count ->
    [0] a londoni ultimátum nincs aláírva
   *[other] a londoni ultimátum alá van írva
}
criterion-economy = { $count }. gazdasági szint
criterion-government = { $count ->
    [0] az SPD nincs kormányon
   *[other] az SPD kormányon van
}
criterion-box = { $count ->
    [0] nincs jelző a DR-mezőn
   *[other] { $count } jelző a DR-mezőn
}
criterion-inflation = { $count ->
    [0] nincs infláció a DR-mezőn
   *[other] { $count } inflációjelző a DR-mezőn
}
criterion-councils = { $count ->
    [0] nincs tanácsköztársaság
   *[other] { $count } tanácsköztársaság
}
criterion-regimes = { $count ->
    [0] nincs rezsim
   *[other] { $count } rezsim
}
criterion-uprisings = { $count ->
    [0] nincs felkelés
   *[other] { $count } felkelés
}
criterion-unrest = { $count ->
    [0] nincs zavargás
   *[other] { $count } zavargásjelző
}
criterion-councils-or-regime = { $count ->
    [0] nincs város tanácsköztársasággal vagy rezsimmel
   *[other] { $count } város tanácsköztársasággal vagy rezsimmel
}
criterion-dissolved = { $count ->
    [0] az SPD-nek nincs feloszlatott egysége
   *[other] { $count } feloszlatott SPD-egység
}
criterion-dissolved-kpd-dnvp = { $count ->
    [0] a KPD-nek és a DNVP-nek nincs feloszlatott egysége
   *[other] { $count } feloszlatott KPD- vagy DNVP-egység
}
criterion-seats = { $count ->
    [0] az SPD-nek nincs mandátuma
   *[other] { $count } SPD-mandátum
}
criterion-bases = { $count ->
    [0] az SPD-nek nincs bázisa
   *[other] { $count } SPD-bázis
}
criterion-vp = { $count ->
    [0] az SPD-nek nincs győzelmi pontja
   *[other] az SPD { $count } győzelmi pontja
}
criterion-nsdap = { $count ->
    [0] az SPD-nek nincs bábuja az NSDAP-sávon
   *[other] { $count } SPD-bábu az NSDAP-sávon
}

## Endings

outcome = { $winner ->
    [SPD] Az SPD
    [KPD] A KPD
    [DNVP] A DNVP
    [Zentrum] A Zentrum
   *[other] { $winner }
} győz: { $how } ({ $rule })
outcome-nobody = Senki sem győz: { $how } ({ $rule })
outcome-defeat = Vereség: { $how } ({ $rule })
outcome-defeat-by = Vereség, { $winner ->
    [SPD] az SPD
    [KPD] a KPD
    [DNVP] a DNVP
    [Zentrum] a Zentrum
   *[other] { $winner }
} győz: { $how } ({ $rule })
outcome-table = A játszma az asztalnál ért véget: { $how }
ending-anarchy = anarchia, a DR-mező túlcsordult
ending-councils = a tanácsköztársaság győzött
ending-regime = rezsim váltotta fel a köztársaságot
ending-overthrow = hatalomátvétel a mandátumok felével
ending-nsdap = az NSDAP hatalomra jutott, mindenki veszített
ending-survival = a köztársaság túlélte, és a győzelmi pontok döntöttek
ending-great-victory = nagy győzelem, legalább nyolc teljesült feltétel
ending-small-victory = kis győzelem, legalább öt teljesült feltétel
ending-defeat = vereség, ötnél kevesebb teljesült feltétel
summary = { $round }. forduló, { $decisions } döntés; győzelmi pontok: { $points }

## Why not

refusal-other-decision = most nem erről kell dönteni: „{ $move }”
refusal-not-possible = itt nem lehetséges: „{ $move }”
refusal-must-do = ezt végre kell hajtani
refusal-card-not-there = nincs a kezedben: { $card }
refusal-no-such-answer = erre nem válaszolhatsz ezzel: { $card }
refusal-event-idle = ennek az eseménynek most nem lenne hatása: { $card }
refusal-agenda-other-party = egy másik párthoz tartozik: { $card }
refusal-agenda-out = ebben a forgatókönyvben nem szerepel: { $card }
refusal-no-slot = nincs szabad bázishely: { $place }
refusal-same-city = már ki van választva: { $place }
refusal-other-city = ennek másik városban kell történnie
refusal-no-figures = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} bábui elfogytak
refusal-no-base = { $party ->
    [SPD] az SPD-nek
    [KPD] a KPD-nek
    [DNVP] a DNVP-nek
   *[other] a Zentrumnak
} nincs itt bázisa: { $place }
refusal-no-marker = nincs itt ilyen jelző: { $place }
refusal-marker-barred = ez a jelző nem kerülhet ide: { $place }
refusal-points-short = ehhez nincs elég akciópont
refusal-city-first = előbb az akciók városát kell kiválasztani
refusal-once-per-card = egy kártyával mindegyik kockadobásos akció csak egyszer hajtható végre
refusal-city-chosen = egy kártya minden akcióját ugyanabban a városban kell végrehajtani
refusal-reserve-full = a tartalékod tele van
refusal-reserve-empty = a tartalékod üres
refusal-reserve-stored = aki félretett tartalékpontot, az már nem költhet el
refusal-government-only = ezt csak kormánypártok tehetik
refusal-opposition-only = kormánypárt nem hajthat végre puccsot
refusal-coup-party = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} nem hajthat végre puccsot
refusal-own-marker = ott már a pártod saját jelzője van
refusal-no-dice = nem lenne kockád, amellyel dobhatnál
refusal-not-opposition = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} kormányon van
refusal-nothing-to-dissolve = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} egységei közül itt egyet sem lehet feloszlatni
refusal-no-unit = ott nincs ilyen egység
refusal-not-your-unit = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} nem mozgathatja ezeket az egységeket
refusal-topic-not-there = ez a téma nincs a véleménysávon
refusal-topic-moved = ezt a témát már mozgattad
refusal-topic-out = ebből a témából nem maradt jelző
refusal-too-far = ez a mező túl messze van
refusal-spd-topic = ezzel az értékkel a Zentrumnak az SPD által irányított témát kell mozgatnia
refusal-useless-option = ez a hatás semmin sem változtatna
refusal-box-full = a DR-mező tele van
refusal-foreign-closed = erről most nem lehet tárgyalni: { $card }

## Effects in words

effect-base = bázis { $count }
effect-seat = mandátum { $count }
effect-vp = győzelmi pont { $count }
effect-reserve = tartalék { $count }
effect-supply = a készletbe: { $count } { $thing }
effect-mobilise = mozgósítás: { $count } { $thing }
effect-deploy = a készletből: { $count } { $thing }
effect-dissolve = egységek feloszlatása: { $count }
effect-recall = feloszlatott egységek visszahozása: { $count }
effect-takeover = egy Reichswehr-egység irányításának átvétele
effect-marker = { $thing } { $count }
effect-economy = gazdasági szint { $count }
effect-flag = zászlók ({ $thing }) { $count }
effect-foreign = külpolitikai akció
effect-advance = a külpolitikai jelző 1-gyel előre
effect-lay = ez a kártya a külpolitikai pakli mellé kerül
effect-topic = téma: { $thing } – { $field }
effect-steer = téma ({ $thing }) mozgatása legfeljebb { $count } mezővel
effect-debate = vita { $count } értékkel
effect-debate-card = vita a kártya mindkét értékével
effect-demo = tüntetés
effect-coup = puccs
effect-counter = ellenpuccs
effect-fight = harc
effect-crisis = válságdobások: { $count }
effect-society = társadalmi sáv: { $thing }
effect-society-white = egy választott fehér társadalmi jelző
effect-society-out = egy társadalmi jelző levétele
effect-draw = pártkártyák húzása: { $count }
effect-discard = pártkártyák eldobása: { $count }
effect-discard-all = minden párt eldobja az összes pártkártyáját
effect-fetch = egy erősítéskártya a pakliból kézbe
effect-bonus = a forduló tüntetései { $count }
effect-nsdap = 1 bábu az NSDAP-sávra
effect-purge = egy politikus kivétele a játékból egy dobópakliból
effect-elect = minden városban, ahol egy pártnak két vagy több bázisa van, az egyik mandátummá válik
effect-score-seats = győzelmi pontok a mandátumok szerint
effect-score-cities = győzelmi pontok a saját bázissal rendelkező városok szerint
effect-election = elnökválasztás
effect-order = eldönti, ki kezdi a következő fordulót
effect-control = eldönti, ki irányítja: { $thing }
effect-out = kikerül a játékból: { $thing }
effect-choice = az egyik: { $what }
effect-or = vagy
effect-may = választható ({ $what })
effect-cities = { $count } különböző városban ({ $what })
effect-vote = szavazás mandátumok szerint: igen ({ $what }), nem ({ $other })
effect-of = { $party }: { $what }
effect-if = ha { $when }: { $what }
effect-all = mind
effect-all-less = −{ effect-all }
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = ({ $place })
at-chosen = a választott városban
at-any = egy tetszőleges városban
at-random = egy véletlenszerű városban
topic-any = választott
if-blockade = van blokád a DR-mezőn
if-no-blockade = nincs blokád a DR-mezőn
if-done = alá van írva ({ $card })
if-no-done = nincs aláírva ({ $card })
if-governs = { $party ->
    [SPD] az SPD kormányon van
    [Zentrum] a Zentrum kormányon van
    [KPD] a KPD kormányon van
    [DNVP] a DNVP kormányon van
    [te] kormányon vagy
   *[other] { $party } kormányon van
}
if-no-governs = { $party ->
    [SPD] az SPD nincs kormányon
    [Zentrum] a Zentrum nincs kormányon
    [KPD] a KPD nincs kormányon
    [DNVP] a DNVP nincs kormányon
    [te] nem vagy kormányon
   *[other] { $party } nincs kormányon
}
if-minority = elnöki kormány van a DR-mezőn
if-no-minority = nincs elnöki kormány a DR-mezőn
if-majority = { $party ->
    [SPD] az SPD-nek van a legtöbb bázisa
    [Zentrum] a Zentrumnak van a legtöbb bázisa
    [KPD] a KPD-nek van a legtöbb bázisa
    [DNVP] a DNVP-nek van a legtöbb bázisa
    [te] neked van a legtöbb bázisod
   *[other] legtöbb bázis: { $party }
} { $place }
if-no-majority = { $party ->
    [SPD] nem az SPD-nek van a legtöbb bázisa
    [Zentrum] nem a Zentrumnak van a legtöbb bázisa
    [KPD] nem a KPD-nek van a legtöbb bázisa
    [DNVP] nem a DNVP-nek van a legtöbb bázisa
    [te] nem neked van a legtöbb bázisod
   *[other] nem övé a legtöbb bázis: { $party }
} { $place }
if-councils = tanácsköztársaság van { $place }
if-no-councils = nincs tanácsköztársaság { $place }
if-impulse = legfeljebb { $count ->
    [1] az
    [5] az
   *[other] a
} { $count }. impulzus zajlik
if-no-impulse = { $count }. impulzus után
if-green = a zöld lehetőséget választották: { $topic }
if-no-green = nem a zöld lehetőséget választották: { $topic }

## The rules in a few sentences each

chapter-w1 = A játék tartozékai
chapter-w2 = Előkészületek és forgatókönyvek
chapter-w3 = Egy forduló menete
chapter-w4 = Véleménysáv
chapter-w5 = Témák
chapter-w6 = Társadalmi sáv
chapter-w7 = Fenyegetések
chapter-w8 = Politikai fázis és kormány
chapter-w9 = Akciók
chapter-w10 = Tartalék és reakciók
chapter-w11 = Külpolitika
chapter-w12 = A játék vége és az NSDAP
chapter-w13 = Elnök
rule-w1 = Tizenegy város rögzített számú bázishellyel, a pártok és a kormány egységei, fenyegetésjelzők és egy 24 mandátumos parlament, amely mellett a többletbábuknak is van helyük. Egy párt bábui bázisok vagy mandátumok, vagy az NSDAP-sávon állnak. A Reichswehrt és a rendőrséget soha nem lehet feloszlatni.
rule-w2 = Négy forgatókönyv: Köztársaság a szakadék szélén (egyedül, az SPD egy korlátozott Zentrummal két bot ellen, két forduló, tíz feltétel), Testvérharc (1–2. forduló), Tánc a vulkánon (5–6. forduló), fő forgatókönyv (hat forduló). Az ülésrendet kisorsolják.
rule-w3 = Egy fordulóban felfeditek a fordulókártyát, minden párt húz két köztársasági kártyát, titokban agendát választ, végrehajtja az agendahatásokat, és húz három pártkártyát. Utána jönnek az impulzusok: sorban minden párt kijátszik egy-egy kártyát, amíg minden kártya elfogy. Egy pártkártya eseményre, vitára vagy akciókra használható; egy köztársasági kártya az eseményére és a másik kettő egyikére is.
rule-w4 = A témák a négykarú véleménysávon mozognak. Egy vitában egy témát legfeljebb a kártya nagy, egy másikat legfeljebb a kis értékével lehet mozgatni; egy tartalékpont egy további lépést ad. Egy mező azé a párté, amelynek a karja mentén távolabb van a középtől; ha két távolság egyenlő, ketten osztoznak rajta.
rule-w5 = Aki egy témát irányít, a politikai fázisban kiválasztja az egyik hatását. A fehér témák rögzített sorrendben következnek, utánuk a sárgák a kancellár döntése szerint. Közös mezőn mindkét pártnak bele kell egyeznie.
rule-w6 = Hat mező. Az új jelző balra kerül, és továbbtolja a többit; amelyik kitolódik a végén, lekerül. Minden politikai fázisban mindegyik kifejti a hatását, balról jobbra.
rule-w7 = Ahol már van szegénység, ott az újabb a DR-mezőre kerül; a jólét és a szegénység kioltja egymást. A hetedik jelző a DR-mezőn anarchiát jelent. Egy kétkockás válságdobás bázisba, mandátumba vagy győzelmi pontba kerül; csak a 6-os nem kerül semmibe.
rule-w8 = Nyolc lépés: többség a témákban (3 mandátum az első, 1 a második helyért { $majority }), megnyert témák, társadalmi sáv, értékelés, a köztársaság helyzete, a kispártok mandátumai, a parlament mérete, új kormány. Ha a KPD vagy a DNVP megszerzi a mandátumok felét { $half }, megdönti a köztársaságot. A weimari koalíciót nem lehet elutasítani.
rule-w9 = A nagy érték akciópontokat ad, mindet egyetlen városban: mozgósítás 1 { $mobilise }, tüntetés 1 { $demonstration }, tartalék 1 { $reserve }, harc 2 { $fight }, ellenpuccs 1 { $counter }, irányítás átvétele 2 { $control }, puccs 4 (KPD) vagy 3 (DNVP) { $coup }. A legmagasabb kocka számít, minden további 6-os +1.
rule-w10 = Legfeljebb két tartalékpontot tehetsz félre. Akinek bázisa van a városban, egyet elkölthet, hogy reagáljon egy másik párt kockadobásos akciójára: az 5-ös egy, a 6-os két kockát vesz el. A politikuskártyák kézből játszhatók ki, a rajtuk jelzett pillanatban.
rule-w11 = A külpolitikai pakli legfelső kártyájáról vagy egy mellette fekvőről lehet tárgyalni: előbb az előzetes hatásai, aztán dobás 1 kockával és a nemzet minden zászlójáért még eggyel; siker esetén a kártya kikerül a játékból, különben marad.
rule-w12 = A játszma azonnal véget ér a DR-mező hetedik jelzőjével, ha Berlinben és két további városban vagy bármelyik négy városban tanácsköztársaság vagy rezsim van, illetve az NSDAP-sáv hatodik bábujával. Különben az utolsó forduló utáni végső értékelés dönt.
rule-w13 = Aki az elnököt adja, dönt a döntetleneknél, és fordulónként egyszer az éppen kijátszott pártkártyájával vitázhat is. Az elnökválasztáson a mandátumok szavaznak; többség híján második forduló következik.

## At the prompt

ask-hand-over = { $side }: te döntesz. A többiek forduljanak el, utána nyomj Entert.
why-what = Írd be, mit magyarázzak el, például „miért Berlin” vagy „miért A22 esemény”.
rules-which = Adj meg egy fejezetet W1-től W13-ig, például „szabály W9”.
cards-unknown = Nincs ilyen kártya: „{ $answer }”. Add meg a számát vagy a címének egy részét, például „kártyák A22”.
help-why = NÉV: miért nem szabályos most valami, a szabályok fejezetével
help-map = a teljes tábla minden sávval és a jelmagyarázattal
help-cards = a kézben lévő kártyák, az agendák és a nyílt kártyák a forrásukkal („kártyák A22”: egy kártya megjegyzéssel)
help-rules = a szabályok egy fejezete, például „szabály W9”; szám nélkül a lista
help-bots = a KPD és a DNVP táblázatai és a Zentrumod korlátai
show-hand = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} kártyái

## Aréna és a gépi játékosok indokai

feature-points = győzelmi pontok
feature-goals = a párt céljai a politikai fázisban
feature-final-scoring = végső értékelés
feature-government = kormánynyilatkozat
feature-crisis = válságdobások
feature-seats = parlamenti mandátumok
feature-overthrow = hatalomátvétel a parlamentben
feature-bases = pártbázisok
feature-cities = városok saját bázissal
feature-units = egységek
feature-sudden-win = tanácsköztársaságok vagy rezsimek az azonnali győzelem felé
feature-uprisings = felkelések
feature-coup = egy puccs esélyei
feature-anarchy = előny a fenyegető anarchia idején
feature-topics = témák a véleménysávon
feature-minor-parties = kispártok
feature-reserve = tartalék
feature-hand = kézben lévő kártyák
feature-nsdap = bábuk az NSDAP-sávon
feature-under-way = még felhasználható akciópontok és lépések
feature-criteria = az egyszemélyes forgatókönyv feltételei

## The bots’ tables

bots-title = Hogyan döntenek a többiek
bots-about = A KPD és a DNVP minden táblázatát felülről lefelé nézi végig, és az első illő sort követi. Ha több város is szóba jön, az számít, ahol a legtöbb kockájuk van, azután a listájuk elsője.
bots-own = A ○ azt jelöli, amit a füzet nyitva hagy, és mi egészítettünk ki.
bots-last = ezt követte utoljára
bots-always = Mindig
bots-zentrum = A Zentrumod korlátai
bots-where = A botok táblázatai a szabályokban
bot-table-uses = A kártya felhasználása
bot-table-action = Puccs vagy tüntetés
bot-table-surplus = Megmaradt akciópontok
bot-table-demonstration = Város tüntetéshez
bot-table-coup = Város puccshoz
bot-table-prepare = Puccs előkészítése
bot-table-topics = A vita témája
bot-table-topic-order = A témák sorrendje
bot-table-base = Város bázisnak
bot-table-unit = Város egységnek
bot-table-cities = A városok sorrendje
bot-table-enemies = Kinek árt
bot-table-agenda = Agenda
bot-table-free-topics = Szabadon választott téma
row-followed = „{ $table }”, { $number }. sor: { $row }
row-name = { $what }
row-uses-republic = köztársasági kártya → { $what }
row-uses-small = a kis érték legalább { $count } → { $what }
row-uses-big = a nagy érték legalább { $count } ponttal több a kicsinél → { $what }
row-uses-die = különben kocka, { $dice } → { $what }
row-uses-rolled = kocka: { $result } ({ $dice }) → { $what }
row-action-coup = legalább { $count } akciópont, nincs kormányon → puccs
row-action-demonstration = különben → tüntetés
row-took-coup = { $count } akciópont → puccs
row-took-demonstration = { $count } akciópont → tüntetés
row-surplus = { $count } pont marad → { $what }
row-surplus-more = legalább { $count } pont marad → { $what }
surplus-reserve = 1 tartalékpont félretétele
surplus-better = +1 az eredményhez { $count } AP-ért
surplus-prepare = a maradék a puccs előkészítésére
row-prepare-control = az ottani Reichswehr átvétele (egyenként { $count } AP)
row-prepare-supply = mozgósítás a készletből (egyenként { $count } AP)
row-prepare-cities = mozgósítás más városokból, a lista végéről kezdve (egyenként { $count } AP)
row-demonstration-uprising-and-3-dice = város felkeléssel és legalább { $count } kockával
row-demonstration-no-own-base = város saját bázis nélkül
row-demonstration-any = bármelyik város
row-demonstration-most-dice = város a legtöbb kockával, legalább { $count } kockával
row-demonstration-kpd-units = város KPD-egységekkel
row-demonstration-most-threats = város a legtöbb fenyegetéssel
row-coup-regime-and-3-dice = város rezsimmel és legalább { $count } kockával
row-coup-councils-or-uprising-and-3-dice = város tanácsköztársasággal vagy felkeléssel és legalább { $count } kockával
row-coup-3-dice = város legalább { $count } kockával
row-coup-prepare-without-councils-or-uprising = különben csak előkészíti a puccsot: város tanácsköztársaság és felkelés nélkül, a legkevesebb idegen egységgel
row-coup-prepare-without-regime = különben csak előkészíti a puccsot: város rezsim nélkül, a legkevesebb idegen egységgel
row-city-councils-or-uprising = város tanácsköztársasággal vagy felkeléssel (előbb tanácsköztársaság)
row-city-at-most-1-enemy-base = város legfeljebb 1 idegen bázissal
row-city-no-own-base = város saját bázis nélkül
row-city-2-threats = város, ahol szegénység, zavargás és rezsim közül legalább kettő van
row-city-no-enemy-unit = város idegen egység nélkül
row-city-poverty-or-unrest = város szegénységgel vagy zavargással (előbb mindkettő, aztán szegénység)
row-otherwise-list = különben a lista elsője
row-otherwise-dice = különben a legtöbb kockát adó város
row-topics-reach = téma, amely elérhet egy legalább { $count } értékű saját mezőt
row-topics-controlled = fontos téma, amelyet a következő irányít: { $parties }
row-topics-important = fontosak: { $what }
row-topics-others = továbbiak: { $what }
row-topics-round = a fordulókártya témája
row-free-topic-dvp = { $what }, ha a DVP-t még nem irányítja
row-agenda = { $round }. forduló → { $agenda }
row-agenda-die = { $round }. forduló, kocka: { $dice } → { $agenda }
row-agenda-also = a 2. fordulóban még: { $what }
row-signed = { $row } { $mark }
bots-always-react = Mindig reagál, ha tud.
bots-always-politicians = Sosem válaszol politikussal.
bots-always-neutral = Egységei semlegesek a te ellenpuccsaidnál és a másik bot puccsainál, kivéve, ha azok saját tanácsköztársasága, felkelése vagy rezsimje ellen irányulnak.
bots-always-coalitions = Minden koalíciót visszautasít.
bots-always-options = Megnyert témánál a számára legkedvezőbb hatást választja.
zentrum-limit-debate = { $count } értékű vitával, ha lehet, olyan témát kell mozgatnia, amelyet az SPD irányít.
zentrum-limit-base = Mielőtt idegen bázist távolít el, kocka dönt: legfeljebb { $count } esetén, ha van, SPD-bázisnak kell lennie; különben te választasz.
zentrum-limit-kpd = Ha reagálhatna a KPD-re, kocka dönt: legalább { $count } esetén reagál.
zentrum-limit-dnvp = Ha reagálhatna a DNVP-re, kocka dönt: legalább { $count } esetén reagál.

## The page

level-automatic = a kísérőfüzet botja
page-map = A Német Birodalom térképe tizenegy várossal
page-bases = { $used ->
    [0] nincs bázis, { $slots } bázishely szabad
   *[other] { $used } / { $slots } bázishely foglalt: { $who }
}
page-strength = erő: { $who }
page-city-number = A város száma: az a kétkockás dobásösszeg, amely kijelöli.
page-field = Mező: { $field }, kié: { $who }
page-topic = Téma: { $topic }, mező: { $field }, kié: { $who }
page-no-topics = Még nincs téma a véleménysávon.
page-republic = A köztársaság helyzete
page-seventh = 7. jelző: anarchia
page-danger = { $state ->
    [over] A DR-mező túlcsordult: a köztársaság elbukott.
    [full] A DR-mező megtelt: a következő jelző véget vet a köztársaságnak.
    [near] Egy szabad hely maradt; az utána következő jelző véget vet a köztársaságnak.
   *[other] Még { $left } jelző az anarchiáig.
}
page-foreign-done = Aláírva: { $what }
page-offices = Tisztségek és kispártok
page-used = ebben a fordulóban felhasználva
page-out = nincs játékban
page-end = Vége
page-chancellor = a kancellár pártja
page-governs = kormányon
page-in-play = { $party ->
    [SPD] Az SPD
   *[other] A { $party }
} játssza ki ezt a kártyát
page-choose-agenda = Választható agendakártyák
page-hand-of = Kézben ({ $party }): { $count }
page-no-hand = Nincs kézben lévő kártya.
page-other-hand = { $party }: { $count } kártya
page-rules = A Weimar szabályai
page-cards = A Weimar kártyái
page-new = Játssz Weimart
page-scenario = Forgatókönyv
page-who-plays = Ki melyik párttal játszik?
page-me = én
page-link = valaki meghívólinkkel
page-solo = Te vezeted az SPD-t és a Zentrumot; a KPD és a DNVP a kísérőfüzet táblázatait követi.
page-new-claim = A többi helyre nem kell ember: mindegyikre ülhet erős gépi játékos. Játssz egyedül, ketten vagy hárman a gép ellen, vagy mind a négyen.
page-scenario-rounds = { $first ->
    [1] 1–{ $last }. forduló
   *[other] { $first }. és { $last }. forduló
}
page-scenario-players = { $solo ->
    [yes] egy embernek, botok ellen
   *[no] négy játékosnak, bármelyik helyen géppel
}
page-party-spd = A köztársaság támasza: a szegénység ellen küzd, kormányt alakít, tisztségeket tölt be.
page-party-zentrum = A közép pártja: nyugodt utcák, szerződések, és szava van minden koalícióban.
page-party-kpd = Forradalmat akar: bázisokat, felkeléseket, tanácsköztársaságot Berlinben és másutt.
page-party-dnvp = A régi rendet akarja vissza: egységeket, fekete Reichswehrt és rezsimeket.
page-seating-about = Az SPD és a Zentrum egymással szemben: ez a szokásos tanács. Így a köztársaság két ellenfele sosem játszik egymás után.
page-seating-opposite = szokásos tanács
page-learn-party = Tanuld meg egy párttal
seating-by-lot = sorsolással
seating-sdzk = { party-spd }, { party-dnvp }, { party-zentrum }, { party-kpd }
seating-skzd = { party-spd }, { party-kpd }, { party-zentrum }, { party-dnvp }
seating-szdk = { party-spd }, { party-zentrum }, { party-dnvp }, { party-kpd }
seating-szkd = { party-spd }, { party-zentrum }, { party-kpd }, { party-dnvp }
seating-sdkz = { party-spd }, { party-dnvp }, { party-kpd }, { party-zentrum }
seating-skdz = { party-spd }, { party-kpd }, { party-dnvp }, { party-zentrum }
page-chances = Mennyire nehéz?
page-chances-solo = Gépi játékosok ültek a helyeden, az SPD-vel és a Zentrummal:
page-chances-won = { $level }: { $games } játszma { $percent }%-át nyerte meg
page-chances-four = Négy azonos szintű gépi játékos játszott egymás ellen. Az egyes pártok a játszmák ekkora részét nyerték meg:
page-chances-level = Szint
page-chances-games = Játszmák
lesson-start = Útmutatós játszma indítása
lesson-about = Az útmutató mindent elmagyaráz, amint az asztalra kerül.
page-tab-opinion = Vélemény
cards-about = Minden kártya úgy, ahogy ez a kiadás játssza. Kérésre jelek mutatják, honnan való a címe, az értékei és az eseménye.

## The guided solo game

lesson-title = A köztársaság a szakadék szélén
lesson-chapter-about = Veszélyben a köztársaság
lesson-chapter-event = Egy esemény
lesson-chapter-actions = Akciók
lesson-chapter-debate = Egy vita
lesson-chapter-republic = Egy köztársasági kártya
lesson-chapter-alone = Egyedül
lesson-chapter-politics = A politika
lesson-welcome = A háború elveszett, a császár elment, köztársaság kezdődik. Te vezeted a két pártot, amely fenntartja: az SPD-t és a Zentrumot. A KPD és a DNVP meg akarja dönteni; mindkettőt a gép játssza a kísérőfüzet táblázatai szerint.
lesson-coups = A köztársaság háromféleképpen bukhat meg azonnal. Az első: a KPD tanácsköztársaságai vagy a DNVP rezsimjei Berlinben és két másik városban, vagy bármely négyben. { $count ->
    [0] Még egyetlen tanácsköztársaság sincs.
    [one] Egy városban már tanácsköztársaság van: { $cities }.
   *[other] { $count } városban már tanácsköztársaság van: { $cities }.
}
lesson-box = A második: a DR-mező, ahol a köztársaság bajai gyűlnek. A hetedik jelző anarchiát jelent, és veszítettél. Most { $count } jelző van rajta.
lesson-seats = A harmadik: a parlament. Ha a forduló végén a KPD-é vagy a DNVP-é a betöltött mandátumok fele, átveszi a hatalmat. Most a { $occupied } mandátumból { $kpd } a KPD-é és { $dnvp } a DNVP-é.
lesson-goal = A köztársaságnak két fordulót kell kibírnia. Utána tíz feltétel számít: mandátumok, bázisok, gazdaság, egy szerződés és más. Öt kis győzelem, nyolc nagy győzelem. Előbb egyszer kipróbálod az impulzusok minden fajtáját, aztán magad játszol tovább.
lesson-first = Egy impulzusban egy párt egy kártyát játszik ki. A kancellár az SPD-é; ő nevezi meg a kezdő pártot, aztán az óramutató járása szerint haladunk. Válaszd a Zentrumot.
lesson-card = Egy pártkártya három dolog egyikére jó: az eseményére, egy vitára vagy akciókra. Kezdd egy eseménnyel: kattints erre: { $card }.
lesson-use = Minden felhasználásnál ott áll, mit tenne. Válaszd az eseményt.
lesson-base = Az esemény bázisokat ad: ezek egy párt támaszpontjai. A végén számítanak, és ahol egy pártnak bázisa van, ott egy tartalékponttal reagálhat. Kattints egy kék keretes városra.
lesson-opponent = Most a többi párt játszik. A bot a táblázatait követi: a szalag a kártyáját és a lépéseit mutatja, a térkép azt, ami változik.
lesson-points = Tanácsköztársaság van itt: { $city }. Az SPD impulzusa jön: szerezd vissza a várost. Akciókra a magas nagy számú kártya jó. Kattints erre: { $card }.
lesson-points-use = Válaszd az akciókat. A nagy szám adja az akciópontokat, és mindet egyetlen városban kell elkölteni.
lesson-city = Melyik városban? Válaszd ezt: { $city }.
lesson-mobilise = Az ellenpuccs annyi kockával dob, amennyivel az erőd itt több a KPD-énél: most { $dice } kockával, az esély { $chance }%. Minden mozgósított egység 1 pontba kerül, és több kockát hoz. Vegyél egy 2-es erejű Reichswehrt.
lesson-counter = { $dice } kocka, és az egyiknek 5-öst vagy 6-ost kell mutatnia: az esély { $chance }%. Indítsd el az ellenpuccsot.
lesson-demonstration = { $won ->
    [yes] Sikerült: a tanácsköztársaság megszűnt.
   *[no] Nem sikerült: a tanácsköztársaság megmaradt.
} A következő pontért tüntess itt: { $city }. 1 kocka, és az erő minden pontjáért még egy: ez { $dice }. A 4-es vagy 5-ös eredmény egy bázist hoz, a 6-os vagy nagyobb kettőt.
lesson-again = Fordulónként egyszer az a párt, amelyé Gustav Stresemann, megismételtethet egy dobást, bárkié is. Elég jó neked az eredmény? Akkor mondj nemet, és tartogasd őt későbbre.
lesson-instead = { $full ->
    [yes] A városban nincs szabad hely, ezért inkább egy másik párt bázisát veszed le. Kattints az egyik ellenfelére.
   *[no] A tüntetés egy bázist hoz. Kattints a városra.
}
lesson-president = Az elnök is az SPD-é. Fordulónként egyszer vitázhat is azzal a pártkártyával, amelyet épp kijátszott. Mondj igent.
lesson-topic = { $step ->
    [point] Most az új helye: a bekeretezett mező a { $party } karján. Minél kijjebb áll, annál nehezebb elvenni.
   *[topic] A vita két témát mozgat: egyet legfeljebb a kártya nagy értékével, egy másikat legfeljebb a kicsivel. Egy téma azé a párté, amelynek a karján áll; a forduló végén az dönt róla. Kattints a bekeretezett témára.
}
lesson-both = Megint a Zentrum jön, most egy köztársasági kártyával: az eseménye kötelező, és vitát vagy akciókat is ad. Kattints erre: { $card }.
lesson-both-use = A sorrend rajtad áll. Kezdd az eseménnyel.
lesson-unrest = Az esemény levesz egy zavargást. A zavargás megkönnyíti a puccsot: abból a városból vedd le, amely be van keretezve, ott a legerősebb a KPD.
lesson-other-use = Ugyanez a kártya most vitát vagy akciókat ad. Válaszd az akciókat.
lesson-guard = Itt a KPD egységei állnak, összesen { $strength } erővel: { $city }. A puccs annyi kockával dob, amennyivel az erejük több a kormányénál; ha sikerül, tanácsköztársaság lesz. Válaszd ezt: { $city }.
lesson-police = Minden rendőrség elvesz egy kockát a puccstól. Mozgósíts rendőrséget az összes pontodért.
lesson-alone = Most már mindent tudsz, ami egy impulzus lehet. Innen magad döntesz. A térkép fölötti sor mindig megmondja, ki jön és mi a kérdés; ami kéken világít, arra kattinthatsz.
lesson-hint = Nem tudod, mit lépj? Ezzel a gombbal egy gépi játékos javasol egy lépést, és megindokolja.
lesson-undo = Egy lépést visszavonhatsz, amíg más nem játszott, nem dobtak kockával, és semmi rejtett nem vált láthatóvá. Nyomd meg az U billentyűt vagy ezt a gombot.
lesson-bots = A napló őrzi, mit tett mindenki. Kattints egy sorra, és az akkori állást látod.
lesson-why-not = Kattints bátran valamire, ami nem világít. Megtudod az okát és a szabályok fejezetét.
lesson-gauge-councils = Vigyázz: most { $count } városban van tanácsköztársaság: { $cities }. { $berlin ->
    [yes] Berlin is köztük van: a KPD-nek három elég az azonnali győzelemhez.
   *[no] Berlinnel és két másikkal, vagy bármely néggyel a KPD azonnal győz.
}
lesson-gauge-regimes = Vigyázz: { $count ->
    [one] rezsim alakult: { $cities }.
   *[other] most { $count } városban van rezsim: { $cities }.
} { $berlin ->
    [yes] Berlin is köztük van: a DNVP-nek három elég az azonnali győzelemhez.
   *[no] Berlinnel és két másikkal, vagy bármely néggyel a DNVP azonnal győz.
}
lesson-gauge-box = Vigyázz: a DR-mezőn most { $count } jelző van. A hetedik véget vet a játszmának. A szerződések és egyes témák leszednek jelzőket.
lesson-gauge-seats = Vigyázz: a { $occupied } betöltött mandátumból { $seats } a { $party } pártjáé. Ha a forduló végén a fele az övé, átveszi a hatalmat.
lesson-politics = Minden kártya elfogyott: most jön a politikai fázis. Eldőlnek a témák, a célok pontot hoznak, kormány alakul. Kövesd lépésről lépésre a térkép mellett.
lesson-agenda = Kezdődik a második forduló. Most te választod az agendákat: mindegyik témákat hoz a véleménysávra, és van hatása. A többi párt is titokban választ.
lesson-party-wants = { $party ->
    [spd] Te vezeted az SPD-t, a köztársaság támaszát. Pontot kap, ha kevés a szegénység, és ha nincs rezsim; aki kormányoz, a fenyegetés nélküli városokért is.
    [zentrum] Te vezeted a Zentrumot, a közép pártját. Pontot kap, ha kevés a zavargás, és ha nincs tanácsköztársaság; aki kormányoz, a fenyegetés nélküli városokért is.
    [kpd] Te vezeted a KPD-t, amely forradalmat akar. Pontot kap minden tanácsköztársaságért, és ha nincs rezsim.
   *[dnvp] Te vezeted a DNVP-t, amely a régi rendet akarja vissza. Pontot kap minden rezsimért, és ha nincs tanácsköztársaság.
}
lesson-party-road = { $party ->
    [spd] Út a győzelemhez: a köztársaság túléli a második fordulót, és neked van a legtöbb pontod. Maradj kormányon, szerezd meg a mandátumot hozó témákat, és Berlint ne hagyd senkinek.
    [zentrum] Út a győzelemhez: a köztársaság túléli a második fordulót, és neked van a legtöbb pontod. Nyerj témákat a vitákban, maradj kormányon, és figyelj mindkét oldalra.
    [kpd] Két út van. Ha Berlinben és két másik városban, vagy bármely négyben tanácsköztársaság van, azonnal győzöl; vagy a végén neked van a legtöbb pontod.
   *[dnvp] Két út van. Ha Berlinben és két másik városban, vagy bármely négyben rezsim van, azonnal győzöl; vagy a végén neked van a legtöbb pontod.
}
lesson-party-card = Jellemző impulzus, { $party ->
    [spd] SPD: előbb a kenyér. Ez a kártya szegénységet vesz le, és egy bázist hoz.
    [zentrum] Zentrum: egy vita. Ez a kártya messzire mozgat témákat, a témák pedig hatást és mandátumot hoznak.
    [kpd] KPD: az utca. Ez a kártya három városba visz katonákat, és mindegyikben tüntet.
   *[dnvp] DNVP: az erőszak. Ennek a kártyának elég akciópontja van egységekre és egy puccsra.
} Kattints erre: { $card }.
lesson-party-use = Most válaszd ki, mire használod: { $use }.
lesson-party-poverty = Válaszd ki a várost, ahonnan a szegénység lekerül.
lesson-party-cities = Válassz három várost egymás után. Kezdd a bekeretezettel: ott a zavargás később segítené a puccsot.
lesson-party-target = Egy kártya minden akciója ugyanabban a városban történik. Válaszd ezt: { $city }. Nélküle két másik város nem elég.
lesson-party-units = A puccs annyi kockával dob, amennyivel az erőd több a védőkénél. Mozgósíts 1 pontért egy 2-es erejű Freikorpsot.
lesson-party-coup = Most kíséreld meg a puccsot. Legalább 6-os eredmény kell; a városban a szegénység és a zavargás 1-1-et ad hozzá.
lesson-finished = { $game ->
    [party] Így játszik a te pártod; a többit a gép vezeti. A játszma a második forduló végéig tart. Sok sikert!
   *[solo] Láttál egy teljes fordulót; a többi a tiéd. Három tanács:
        1. Őrizd Berlint: ott ér a legtöbbet egy puccs.
        2. Tarts helyet a DR-mezőn: minden forduló új jelzőket hoz.
        3. A témákat a forduló végén mozgasd, amikor már senki sem válaszolhat.
}

## Arena, data sets, study

arena-period = forduló
arena-matches-many = Eredmények pártonként
arena-matches-many-note = Az első játékos eredményei: az összes pártjával együtt, majd a győzelmeinek aránya az egyes pártokkal.
arena-side-many = párt
arena-pairs-many-note = Egy pár hat játszmája azonos leosztással folyik: mindkét játékos minden lehetséges pártpárt egyszer vezet. Az Élő-pontban megadott különbség az eredményből számított.
arena-sides-many = Pártok
arena-sides-solo = Az ember és a botok
arena-matches-solo-note = Az első játékos eredményei: a két fél együtt; amikor ő ült az asztalnál; és amikor a másik játékos ült ott (ilyenkor a botok győzelme ér egy pontot).
seat-republic = SPD és Zentrum
seat-bots = a kísérőfüzet botjai
lesson-short = Egyszemélyes játszma útmutatóval; szabályfüzet nem kell hozzá.
headline-anarchy = Széthullik a birodalom
headline-councils = Minden hatalmat a tanácsoknak!
headline-regime = Széttépték az alkotmányt
headline-overthrow = Többség a Köztársaság ellen
headline-nsdap = Leszáll az éj
headline-survival = Talpon a Köztársaság
headline-great-victory = Megmenekült a Köztársaság
headline-small-victory = Hajszál híján
headline-defeat = Túl kevés, túl későn
setting-walk = A politikai fázis végignézése lépésről lépésre
setting-walk-about = Különben csak a naplóban olvasható.
setting-sources = Az értékek és szövegek forrásának megjelenítése
setting-sources-about = Jelet tesz a számok, címek és szövegek mellé az asztalnál és a kártyák oldalán.
page-politics = Politikai fázis, { $round }. forduló
page-politics-steps = A nyolc lépés
page-politics-strip = Politikai fázis, { $number }. lépés:
page-politics-again = A politikai fázis végigjárása
page-politics-always = Megjelenítés minden politikai fázisban
page-politics-waiting = A politikai fázis e döntés után folytatódik.
page-politics-now = Politikai fázis, { $round }. forduló, { $number }. lépés: { $name }
page-walk-on = Lapozás
page-walk-decide = Ugrás a döntésedhez
page-round-card = Fordulókártya: { $name }
page-round-topic = Új téma: { $topic }
page-round-reveal = Azonnal: { $what }
finish-anarchy = A DR-mezőn { $count } jelző van, pedig csak { $size } fér el.
finish-councils = Tanácsok itt: { $places }
finish-regime = Rezsimek itt: { $places }
finish-seats = { $party }: { $count } mandátum a betöltött { $size } közül
finish-nsdap = Az NSDAP sávján { $count } bábu áll, az utolsó mező is foglalt.
finish-step = Ez döntött: { $what }
finish-points = Győzelmi pontok
page-politics-1 = Egy téma annak a pártnak számít, amely a mezőjét irányítja; közös mezőn fele-fele jár. A legtöbb témát irányító párt { $first } mandátumot kap, a második { $second } mandátumot.
page-politics-2 = Amelyik párt egy témát irányít, kiválasztja egyik hatását; közös mezőn a két pártnak meg kell egyeznie.
page-politics-3 = A jelzők balról jobbra hatnak.
page-politics-4 = Minden párt a saját céljaiért kap pontot.
page-politics-5 = A gazdaság megváltoztatja a városokat. A fenyegetés nélküli városok pontot hoznak a kormánynak, a többszörösen fenyegetettek mandátumokat visznek el tőle, a DR-mező jelzői válságdobást jelentenek.
page-politics-6 = Minden kispárt mandátumokat hoz annak a pártnak, amely irányítja.
page-politics-7 = A parlamentben { $size } mandátum van. Ha a pártoknak együtt több van, mindegyik a méretével arányosan lead belőle.
page-politics-8 = Akié a mandátumok több mint fele, egyedül kormányoz; különben először a legerősebb koalíciót kérdezik meg.
page-walk-asked = döntened kell
page-walk-open = Megnézem
page-walk-nothing = Ebben a lépésben semmi sem történik.
page-walk-next = Következő lépés
page-walk-skip = Ugrás az utolsóra
page-walk-again = Mutasd újra
sum-seats-more = +{ $count } { column-seats }
sum-seats-less = −{ $count } { column-seats }
sum-vp = { $count } { column-vp }
sum-economy = A gazdaság szintje: { $level }
sum-free = Fenyegetés nélküli városok: { $count }
sum-troubled = Többszörösen fenyegetett városok: { $count }
sum-box = Jelzők a DR-mezőn: { $count }
sum-each = pártonként { $what }
sum-taken = Betöltött mandátumok
sum-government = Kormány
goal-poverty = Szegénység a városokban és a DR-mezőn: { $count }
goal-unrest = Zavargás: { $count }
goal-councils = Tanácsköztársaságok: { $count }
goal-regime = Rezsimek: { $count }
goal-no-regime = { $count ->
    [0] Nincs rezsim
   *[other] Rezsimek: { $count }
}
goal-no-councils = { $count ->
    [0] Nincs tanácsköztársaság
   *[other] Tanácsköztársaságok: { $count }
}

## Messages of the program that name a party: it has an article

page-their-turn = { $side ->
    [SPD] az SPD
   *[other] a { $side }
} jön
page-sit = Játék: { $side }
page-join-seat = Meghívtak játszani. Te játszod: { $side }.
page-waiting-join = Szabad hely: { $side }.
page-waiting-join-link = Szabad hely: { $side }. Küldd el ezt a linket:
page-thinking = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} ({ $level }) gondolkodik…
page-clock-of = Idő: { $side }
page-time-low = Kevés idő maradt ({ $side }).
page-takeover-ask-about = Ehhez { $side ->
    [SPD] az SPD
   *[other] a { $side }
} beleegyezése kell, kivéve ha az asztalnál elfogadottnál régebb óta távol van.
page-offer-take-back = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} szeretné visszavonni { $back ->
    [one] az utolsó döntést
   *[other] az utolsó { $back } döntést
}.
page-offer-rematch = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} visszavágót szeretne, helycserével.
page-offer-rematch-agreed = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} visszavágót kért, és te elfogadtad.
page-offer-takeover = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} azt javasolja, hogy helyetted a gép ({ $level }) folytassa.
page-offer-takeover-other = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} azt javasolja, hogy a gép ({ $level }) vegye át ezt a helyet: { $other }. Ehhez az ottani játékosnak bele kell egyeznie.
page-finish-wins = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} győz
page-curtain = Most { $side ->
    [SPD] az SPD
   *[other] a { $side }
} jön
page-invite-label = Meghívólink: { $side }
page-notice-turn = Te jössz ({ $side }).
page-table-won = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} győzött
notice-turn = Te jössz. Ellenfeled: { $opponent }; te játszod: { $side }.
notice-over = Véget ért a játszmád. Ellenfeled: { $opponent }; te játszottad: { $side }.
thinking-side = { $side ->
    [SPD] Az SPD
   *[other] A { $side }
} gondolkodik…
page-offer-take-back-mine = { $back ->
    [one] Az utolsó döntés
   *[other] Az utolsó { $back } döntés
} visszavonását kérted. Válaszára vársz: { $other }.
page-offer-takeover-mine = Azt javasoltad, hogy a gép ({ $level }) vegye át ezt a helyet: { $other }. Ehhez az ottani játékosnak bele kell egyeznie.

## A dobások esélyei

note-strength = erő { $before } → { $after }
note-more = { $first } { $next }
odds-and = { $first }, { $next }
odds-nothing = semmi
odds-with-bonus = { $dice }, { $bonus }
odds-result = { $totals }: { $what } ({ $chance })
odds-again = { $chance }, ha Stresemann megismételteti a kudarcot
odds-change = { $party } – { $action }: { $before } → { $after }
odds-city = két kocka dönti el a várost
odds-places = { $count } bázis
odds-removes = leveszi más pártok { $count } bázisát
odds-puts = { $marker } a városban
odds-takes = leveszi: { $marker }
odds-boxed = 1 { $marker } a DR-mezőre
odds-may-dissolve = feloszlathat egy ellenséges egységet
odds-dissolves = feloszlat egy egységet: { $party }
odds-signed = { $card }: aláírják
odds-loses-bases = elveszít { $count } bázist
odds-loses-seats = elveszít { $count } mandátumot
odds-loses-points = elveszít { $count } győzelmi pontot
## Az előrejelzés: a hirtelen véghez vezető utak és a forduló vége

forecast-title = Ha most érne véget a forduló
help-forecast = ki mit kapna, ha most érne véget a forduló, és milyen közel van egy hirtelen vég
outlook-road = { $short }{ $owned ->
    [no] {""}
   *[yes] {" "}({ $party })
}: { $have } / { $need }
road-short-councils = Tanácsok
road-short-regime = Rezsimek
road-short-overthrow = Parlament
road-short-anarchy = DR-mező
road-short-nsdap = NSDAP
road-danger = { $danger ->
    [now] Ha most érne véget a forduló: { $how }
    [next] Még egy, és vége a játszmának: { $how }
    [half] Megvan a fele; ha így marad a kormányalakításig: { $how }
    [watch] Még { $missing }, és vége a játszmának, és egy forduló ennyit hozhat: { $how }
   *[near] Még { $missing }, és vége a játszmának: { $how }
}
road-after = Ha most érne véget a forduló: { $have } / { $need }.
road-asleep = { $party }: a jelzői nem számítanak, amíg kormányoz.
road-missing = { $berlin ->
    [yes] { $others ->
        [0] Hiányzik: Berlin
        [one] Hiányzik: Berlin és még egy város
       *[other] Hiányzik: Berlin és még { $others } város
    }
   *[no] { $others ->
        [one] Hiányzik: még egy város
       *[other] Hiányzik: még { $others } város
    }
}
road-rule-councils = { $party }: azonnal győz, ha tanácsköztársaság van Berlinben és { $others } másik városban, vagy bármely { $any } városban ({ $rule }).
road-rule-regime = { $party }: azonnal győz, ha rezsim van Berlinben és { $others } másik városban, vagy bármely { $any } városban ({ $rule }).
road-rule-overthrow = { $party }: győz, ha az új kormány alakításakor övé a betöltött mandátumok fele ({ $rule }).
road-rule-anarchy = { $need } jelző a DR-mezőn azonnal véget vet a játszmának{ $solo ->
    [yes] {""}: vereség
   *[no] {""}; a legtöbb győzelmi pont nyer
} ({ $rule }).
road-rule-nsdap = { $need } bábu az NSDAP-sávon azonnal véget vet a játszmának; mindenki veszít ({ $rule }).
outlook-list = { $parts }
outlook-topics = Témák
outlook-topic = { $topic }: { $parties } – { $options }
outlook-topic-nobody = { $topic }: { $parties }
outlook-majority = { $parties } +{ $count } { column-seats }{ $tied ->
    [yes] {" "}(döntetlen)
   *[no] {""}
}
outlook-points = Győzelmi pontok
outlook-gain = { $party } { $gained }
outlook-points-of = { $party }: célok { $goals }, köztársaság { $republic }{ $more ->
    [0] {""}
   *[other] , egyéb { $others }
} = { $gained }, összesen { $total }
outlook-threats = Fenyegetések
outlook-no-threats = Most egyik fenyegetés sem kerül semmibe.
outlook-bite-poverty = Szegénység { $count }: { $party } −{ $points } GYP
outlook-bite-unrest = Zavargás { $count }: { $party } −{ $points } GYP
outlook-bite-regime = Rezsim { $count }: { $party } −{ $points } GYP
outlook-bite-councils = Tanácsköztársaság { $count }: { $party } −{ $points } GYP
outlook-bite-black-friday = Fekete péntek { $count }: mindegyikért jólét −1; ha nincs, szegénység +1 egy véletlen városban
outlook-bite-troubled = Városok több fenyegetéssel { $count }: −{ $seats } mandátum minden kormánypártnak
outlook-bite-box = Jelzők a DR-mezőn { $count }: { outlook-rolls }
outlook-crisis = Válságdobások
outlook-rolls = { $rolls } válságdobás minden kormánypártnak
outlook-crisis-odds = Egy dobás az esetek { $base }%-ában bázisba, { $seat }%-ában mandátumba, { $vp }%-ában győzelmi pontba, { $nothing }%-ában semmibe sem kerül.
outlook-cabinet = Új kormány
outlook-votes = { $what }: { $votes } / { $seats } mandátum
outlook-seats = A parlament akkor: { $seats }
outlook-refusable = A partnerek elutasíthatják ezt a koalíciót.
outlook-endings = Kártyák a forduló végén
outlook-ending = { $card }: { $what }
panel-roads = Utak a hirtelen véghez
page-road-open = Bővebben
page-round-end = Ha most érne véget a forduló
page-round-end-note = A tábla mostani állása szerint biztos; dobások és döntések nélkül.
page-criterion = { $met ->
    [yes] teljesült:
   *[no] nem teljesült:
}
page-criteria = Feltételek
move-warning = Ez véget vethet a játszmának: { $how }
odds-success = { $chance } ({ $needed } vagy több kell)
odds-highest = A legmagasabb kocka számít; minden további 6 +1-et ad.
page-offers = Mit tehetsz
page-tab-actions = Akciók
about-store = félretéve vitára, akcióra vagy reakcióra
about-spend = most 1 akciópont többlet
about-better = +1 a következő eredményre
about-takeover = az egység feketévé válik, és a DNVP-é lesz
about-win-back = az egység újra fehér, és ismét a kormányt szolgálja
page-choose-agenda-now = Ezt az agendát választom
analysis-round = { $round }. forduló
analysis-plays = Kártyáról kártyára
analysis-play-politics = Politikai fázis
analysis-play-dealing = Új forduló
change-marker-new = új jelző ({ $marker }): { $cities }
change-marker-gone = lekerült jelző ({ $marker }): { $cities }
change-one-more = még egy { $marker }, a { $number }., véget vetne a játéknak
change-no-longer = egy újabb { $marker } már nem vetne véget a játéknak
change-bases-won = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} teret nyer: { $cities }
change-bases-gone = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} elveszíti az utolsó bázisát: { $cities }
change-bases-lost = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} bázist veszít: { $cities }
change-unit-comes = új egység ({ $unit }): { $city }
change-unit-goes = eggyel kevesebb egység ({ $unit }): { $city }
change-unit-last = nincs többé egység ({ $unit }): { $city }
change-unit-republic = a Köztársaság elveszíti az utolsó egységét ({ $unit }): { $city }
change-unit-dissolved = feloszlatott egység: { $unit }
change-economy-up = a gazdaság javul: { $level }
change-economy-down = a gazdaság romlik: { $level }
change-nsdap = az NSDAP-sáv állása { $count }, és még { $left } után mindenki veszít
change-box-near = a DR-mező állása { $total } / { $size }: közel az anarchia
change-box-more = a DR-mező telik: { $total } / { $size }
change-box-less = a DR-mező ürül: { $total } / { $size }
change-foreign = külpolitikai siker: { $card }
change-topics-won = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} maga mellé állítja a közvéleményt: { $topics }
change-topics-lost = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} elveszíti a közvéleményt: { $topics }
change-points-won = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} győzelmi pontot kap ({ $count })
change-points-lost = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} győzelmi pontot veszít ({ $count })
change-seats-won = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} mandátumot szerez ({ $count })
change-seats-lost = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} mandátumot veszít ({ $count })
change-government = új kormány: { $parties }
change-president = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} adja az elnököt
change-minor = { $party ->
    [SPD] az SPD
   *[other] a { $party }
} irányítja ezt a kispártot: { $minor }
change-criterion-met = teljesült feltétel: { $criterion }
change-criterion-lost = már nem teljesül: { $criterion }
