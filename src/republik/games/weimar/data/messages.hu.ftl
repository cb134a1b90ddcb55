game-name = Weimar
game-about = Négy párt, egy köztársaság, 1918-tól 1933-ig: négy forgatókönyv, egyedül, géppel vagy négyen.
option-scenario = forgatókönyv

## Gépi játékosok

level-booklet = A füzet botja
level-booklet-about = A Weimarban a KPD-t vagy a DNVP-t játssza, a kísérőfüzet táblázatai szerint.

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
unit-police = Rendőrség
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = fekete Reichswehr 1
unit-black-reichswehr2 = fekete Reichswehr 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Katonák
unit-workers = Munkások
unit-spartakus = Spartakisták
unit-ruhrarmee = Ruhr-vidéki Vörös Hadsereg
unit-rfb = Vörös Frontharcosok
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
marker-violent-peace = Erőszakos béke
marker-instable-state = Ingatag állam
marker-minority-cabinet = Kisebbségi kormány
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
why-early = az előrehozott lapok
why-impulses = az impulzusok
place-supply = készlet
place-dissolved = feloszlatott egységek
place-unused = nincs játékban
politics-1 = témák többsége
politics-2 = megnyert témák
politics-3 = társadalmi sáv
politics-4 = a pártok értékelése
politics-5 = a köztársaság állapota
politics-6 = a kispártok helyei
politics-7 = a parlament mérete
politics-8 = új kormány
deck-republic = köztársasági lapok
deck-party = a(z) { $party } pártlapjai
card-name = { $number } „{ $title }”
card-hidden = egy rejtett lap
agenda-hidden = rejtve
field-centre = 0. mező
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = A címek németül állnak, mint a dobozban.
source-seed = kísérőfüzet
source-public = nyilvános forrás
source-house = házi szabály
source-own = saját fájl
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = { $number }. szakasz
paragraph-example-set-up = példa, előkészület
paragraph-example-republic = példa, köztársasági fázis
paragraph-example-agenda = példa, agendafázis
paragraph-example-early = példa, kártyák az első impulzus előtt
paragraph-example-impulse = példa, { $number }. impulzus
paragraph-example-politics = példa, politikai fázis, { $number }. lépés
paragraph-example-outlook = példa, kitekintés
paragraph-scenarios = a forgatókönyvek listája
paragraph-histories = a kártyák története
paragraph-notes = a szerző jegyzetei
source-legend = Forrás: ● kísérőfüzet · ◐ nyilvános forrás · ○ e kiadás házi szabálya · ◆ saját fájl
source-line = { $field }: { $source }
source-field-names = cím
source-field-values = értékek
source-field-event = esemény
source-field-note = megjegyzés

## Screen

when-set-up = Felállítás
when-round = { $round }. forduló a { $last }-ból
header = { $scenario } · { when-round }
header-over = { $scenario } · a játéknak vége
panel-parties = Pártok
panel-parliament = Parlament
panel-parliament-count = { $size } helyből { $seats }
panel-overflow = többlet { $count }
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
panel-hand = Kéz
panel-stresemann-up = Stresemann kész
panel-stresemann-down = Stresemann lefordítva
panel-stack = felül: { $card }
panel-beside = mellette: { $card }
panel-flags = zászlók: { $flags }
panel-neutral = { $count } semleges hely
panel-criteria = Teljesült feltételek: { $count } (kis { $small }, nagy { $great })
panel-empty = üres
panel-nothing = –
column-vp = GYP
column-reserve = tartalék
column-seats = helyek
column-bases = bázisok
column-cards = lapok
column-agenda = agenda
column-figures = maradék bábu
legend-map = S Z K D bázisok · szabad | rendőrség P, Reichswehr R, fekete B, Reichsbanner b, katonák s, munkások a, spartakisták p, Ruhr-hadsereg m, RFB f, szabadcsapat F, Stahlhelm h
legend-markers = Jelölők: − szegénység, + jólét, ! zavargás, ▲ felkelés, ★ tanácsok, ✖ rezsim
card-values = nagy { $big }, kis { $small }
card-removed = az eseménye után kikerül a játékból
card-politician = politikus
card-reaction-cancel = érvényteleníti egy másik párt bejelentett eseményét
card-reaction-dice = 1 kockát elvesz egy másik párt bejelentett akciójától
card-reaction-reroll = megismételteti egy másik párt dobását
card-adds = a pakliba kerül: { $cards }
card-early = 1 lap az első impulzus előtt
card-topics = témák: { $what }
card-nothing = nincs hatása
card-nsdap = NSDAP-lap
card-target = cél: { $number } ({ $nation })
card-before = előtte: { $what }
card-success = siker: { $what }
card-always = mindig: { $what }
card-end = a forduló végén: { $what }
cards-others = A többiek lapjai: { $what }
cards-agendas = Agendalapok
cards-open = Fordulólap és külpolitika
opponent-automatic = { $side }: a füzet botja
opponent-booklet = { $side }: a füzet botja
opponent = { $side }: számítógép ({ $level })

## Az állás szavakban

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Lapot osztanak.
prompt-seating = Kisorsolják az ülésrendet.
prompt-roll = Dobás következik.
prompt-start-city = Véletlen várost dobnak.
prompt-decide-die = Kocka dönt a bot helyett.
prompt-bot-draw = A bot felfed egy lapot.
prompt-fetch = Erősítéslapot keresnek.
prompt-agenda = { $party } titokban agendalapot választ.
prompt-choose-first = { $party } kijelöli a kezdő pártot: { $why }.
prompt-agree-first = { $party }: kezdjen a(z) { $other } ({ $why })?
prompt-play = { $party } lapot játszik ki: melyiket és mire?
prompt-use = { $card }: mire?
prompt-other-use = { $party } a(z) { $card } lapot vitára vagy akciókra is használja.
prompt-cancel-event = { $other } bejelenti a(z) { $card } eseményét. Érvényteleníti a(z) { $party } egy politikussal?
prompt-actions = { $party }, { $place }: még { $points } akciópont.
prompt-actions-city = { $party }: { $points } akciópont. Melyik városban?
prompt-topic = { $party } egy témát mozgat legfeljebb { $steps } mezővel: melyiket?
prompt-point = { $party } mozgatja: { $topic } ({ $steps }). Hová?
prompt-place-base = { $party } bázist helyez le: hová? Még { $count }.
prompt-remove-base = { $party } bázist vesz le: melyiket? Még { $count }.
prompt-demo-base = A(z) { $place } városbeli tüntetés { $count } bázist ad ({ $party }): helyet foglal vagy idegen bázist vesz le.
prompt-put-marker = { $party } jelölőt tesz le ({ $marker }): hová? Még { $count }.
prompt-take-marker = { $party } jelölőt vesz le ({ $marker }): honnan? Még { $count }.
prompt-choose-city = { $face }: { $party } várost választ.
prompt-choose-cities = { $face }: { $party } városokat választ, még { $count }.
prompt-mobilise-to = { $party } egységeket mozgósít: melyik városba? Még { $count }.
prompt-mobilise = { $party } mozgósít ({ $place }): melyik egységet? Még { $count }.
prompt-dissolve = { $party } egységet oszlat fel: melyiket? Még { $count }.
prompt-recall = { $party } visszahoz egy feloszlatott egységet: melyiket? Még { $count }.
prompt-takeover = { $party } átveszi egy Reichswehr-egység irányítását: melyikét?
prompt-flag = { $change ->
    [more] { $party } zászlót tesz le: melyik nemzetét?
   *[less] { $party } zászlót vesz le: melyik nemzetét?
}
prompt-society-in = { $party } fehér jelölőt tesz a társadalmi sávra: melyiket?
prompt-society-out = { $party } jelölőt vesz le a társadalmi sávról: melyiket?
prompt-topic-in = { $party } fehér témát hoz játékba ({ $field }): melyiket?
prompt-option = { $face }: { $party } választ egyet a hatások közül.
prompt-may = { $face }: { $party } megteheti: { $what }. Megteszi?
prompt-vote = { $face }: { $party } { $seats } hellyel szavaz. Igen: { $what }. Nem: { $other }.
prompt-foe = { $face }: { $party } kijelöl egy másik pártot ({ $what }).
prompt-foreign = { $party } tárgyalhat: melyik külpolitikai lapról?
prompt-discard = { $party } lapot dob el: melyiket? Még { $count }.
prompt-purge = { $party } egy politikust kivesz a játékból egy dobópakliból: melyiket?
prompt-topic-option = { $party } megnyerte: { $topic }. Melyik hatás?
prompt-agree = { $topic } közös mezőn áll. { $other } javaslata: { $option }. Egyetért a(z) { $party }?
prompt-yellow = { $party } mint kancellár megmondja, melyik sárga téma következik.
prompt-majority = Döntetlen a témák többségében ({ $number }. hely): ki javára dönt a(z) { $party }?
prompt-control = { $party } megmondja, ki irányítja a(z) { $minor } pártot.
prompt-ballot = Elnökválasztás: kire szavaz a(z) { $party } { $seats } hellyel?
prompt-runoff = Döntetlen a választáson: a kancellár ({ $party }) dönt, ki jut tovább.
prompt-coalition = Egyenlő koalíciók: { $party } dönt, melyiket kérdezik meg először.
prompt-join = Megalakítja a(z) { $party } ezt: { $coalition }?
prompt-chancellor = { $party } megmondja, ki lesz a kancellár.
prompt-oppose = { $other } bejelenti: { $action } ({ $place }). Beavatkozik a(z) { $party } saját egységeivel?
prompt-fewer-dice = { $other } bejelenti: { $action } ({ $place }). Elvesz a(z) { $party } 1 kockát egy politikussal?
prompt-react = { $other } bejelenti: { $action } ({ $place }). Reagál a(z) { $party } 1 tartalékpontért?
prompt-roll-again = { $other } dobása: { $result }. Megismételteti a(z) { $party }?
prompt-president = Vitázik a(z) { $party } az elnökség jogán a(z) { $card } lappal is?
prompt-counter-target = Ellenpuccs ({ $place }): melyik jelölő ellen?
prompt-over = A játéknak vége.

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
move-put = jelölő: { $place }
move-take = jelölő le: { $place }
move-mobilise = { $unit } mozgósítása ({ $from })
move-dissolve = { $unit } feloszlatása: { $place }
move-recall = { $unit } visszahozása
move-takeover = { $unit } átvétele: { $place }
move-win-back = { $unit } visszaszerzése
move-demonstration = tüntetés
move-coup = puccs
move-counter = ellenpuccs: { $marker }
move-fight = harc: { $party }
move-store = 1 tartalékpont eltétele
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
done-cancel-event = nem érvényteleníti
done-actions = nincs több akció
done-topic = nem mozgat témát
done-mobilise-to = nem mozgósít
done-mobilise = nem mozgósít többet
done-dissolve = nem oszlat fel egységet
done-foreign = nem tárgyal
done-fewer-dice = nem avatkozik be
done-roll-again = a dobás marad
yes-agree-first = egyetért
no-agree-first = nem, a kancellár dönt
yes-may = igen, végrehajtja
no-may = nem, lemond róla
yes-vote = igen
no-vote = nem
yes-agree = elfogadja
no-agree = elutasítja (semmi sem történik)
yes-join = belép a koalícióba
no-join = elutasítja a koalíciót
yes-oppose = beavatkozik
no-oppose = kimarad
yes-react = reagál (1 tartalékpont)
no-react = nem reagál
yes-roll-again = ismétlés Stresemannal
no-roll-again = a dobás marad
yes-president = vitázik is
no-president = nem vitázik
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
use-note-debate = egy téma legfeljebb { $big }, egy másik legfeljebb { $small } mező
use-note-actions = { $big } akciópont egy városban
use-note-first = { $what } (azután az esemény)

## Headings of choices

group-deal = Lap
group-done = Vagy
group-roll = Kocka
group-roll-two = Kockák
group-seating = Ülésrend
group-agenda = Agenda
group-party = Párt
group-play = Lap
group-use = Felhasználás
group-city = Város
group-base = Bázis lerakása
group-remove-base = Bázis levétele
group-put = Jelölő lerakása
group-take = Jelölő levétele
group-mobilise = Mozgósítás
group-dissolve = Feloszlatás
group-recall = Visszahozás
group-takeover = Irányítás átvétele
group-win-back = Visszaszerzés
group-demonstration = Kockás akció
group-coup = Kockás akció
group-counter = Kockás akció
group-fight = Kockás akció
group-store = Tartalék
group-spend = Tartalék
group-better = Tartalék
group-topic = Téma
group-point = Mező
group-option = Hatás
group-yes = Válasz
group-no = Válasz
group-society = Jelölő
group-nation = Nemzet
group-foreign = Tárgyalás
group-coalition = Koalíció
group-answer = Politikus
group-discard = Eldobás
group-purge = Ki a játékból
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Ülésrend: { $parties }
event-round = { $round }. forduló
event-deck-changed = { $deck }: a paklit újrakeverték.
event-drawn = { $known ->
    [yes] { $party } húz: { $what }.
   *[no] { $party } lapokat húz: { $count }.
}
event-discarded = { $party } eldobja: { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party } választása: { $agenda }.
   *[no] { $party } agendát választott.
}
event-agenda = A(z) { $party } agendája: { $agenda }
event-set-added = { $party } a paklijába keveri a lapokat: { $agenda }.
event-first = { $party } kezd: { $why }.
event-impulse = A(z) { $party } impulzusa.
event-card = { $party } kijátssza: { $card }, { $use }
event-use = { $party } felhasználja: { $card }, { $use }
event-removed-card = { $card } kikerült a játékból.
event-cancelled = { $party } érvényteleníti a(z) { $card } eseményét.
event-politician = { $party } politikust játszik ki: { $card }.
event-hidden = Rejtett lapok döntöttek.
event-base = { $change ->
    [more] { $party }: új bázis: { $what }.
   *[less] { $party } bázist veszít: { $what }.
}
event-seat = { $change ->
    [more] { $party } helyeket szerez: { $count }.
   *[less] { $party } helyeket veszít: { $count }.
}
event-vp = { $change ->
    [more] { $party } győzelmi pontot kap: { $count }.
   *[less] { $party } győzelmi pontot veszít: { $count }.
}
event-reserve = { $change ->
    [more] { $party } tartalékpontot tesz el: { $count }.
   *[less] { $party } tartalékpontot költ: { $count }.
}
event-unit = Egységek: { $what }.
event-turned = { $place }: mostantól { $unit }.
event-marker = { $change ->
    [more] { $marker } kerül ide: { $what }.
   *[less] { $marker } eltűnik innen: { $what }.
}
event-box = { $change ->
    [more] A DR-mezőre: { $marker } ({ $count }).
   *[less] A DR-mezőről: { $marker } ({ $count }).
}
event-economy = A gazdaság szintje: { $level }.
event-topic = Téma: { $topic } – { $field }.
event-topic-gone = A(z) { $topic } téma lekerül a véleménysávról.
event-topic-won = { $party } dönt, { $topic }: { $option }
event-society = { $change ->
    [more] A társadalmi sávra: { $marker }.
   *[less] Le a társadalmi sávról: { $marker }.
}
event-flag = { $change ->
    [more] Új zászló: { $nation }.
   *[less] Eggyel kevesebb zászló: { $nation }.
}
event-roll = { $party } dobása: { $result }.
event-again = { $party } megismételteti a dobást.
event-action = { $party } bejelenti: { $action }, { $place }.
event-dice = { $party } ennyi kockával dob: { $count }.
event-result = { $party }, { $action }: eredmény { $result }.
event-reaction = { $party } reagál: eredmény { $result }.
event-joined = { $party } saját egységeivel beavatkozik.
event-city-rolled = Kidobva: { $place }.
event-crisis = A(z) { $party } válságdobása: { $result }.
event-negotiation = { $party } tárgyal: { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } lezárult.
   *[no] { $card } nem jött létre.
}
event-foreign-track = A külpolitika itt tart: { $card }.
event-laid = { $card } a külpolitikai pakli mellett fekszik.
event-minor = { $party } irányítja: { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann ismét felfordítva.
   *[no] Stresemann lefordítva.
}
event-vote = { $agreed ->
    [yes] { $party } igennel szavaz.
   *[no] { $party } nemmel szavaz.
}
event-ballot = { $party } szavazata: { $other }.
event-president = A(z) { $party } adja az elnököt.
event-nsdap = Egy { $party }-bábu az NSDAP-sávra kerül.
event-out = Kikerül a játékból: { $card }.
event-politics = Politikai fázis { $number }: { $name }
event-majority = Témák többsége, { $number }. hely: { $party }.
event-parliament = A parlament betöltött helyei: { $seats }.
event-coalition = { $agreed ->
    [yes] { $party } elfogadja: { $coalition }.
   *[no] { $party } elutasítja: { $coalition }.
}
event-government = Kormány: { $parties }. Kancellár: { $chancellor }.
event-bonus = { $party }: e forduló tüntetései { $count }.
event-final = Végső értékelés, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] { $number }. feltétel teljesült: { $what }.
   *[no] { $number }. feltétel nem teljesült: { $what }.
}
event-game-over = { $known ->
    [yes] A játéknak vége, { $winner } győz: { $how }.
   *[no] A játéknak vége: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = londoni ultimátum lezárva
measure-economy = gazdasági szint
measure-government = kormányon
measure-box = jelölők a DR-mezőn
measure-inflation = infláció a DR-mezőn
measure-councils = tanácsköztársaságok
measure-regimes = rezsimek
measure-uprisings = felkelések
measure-unrest = zavargások
measure-councils-or-regime = városok tanácsköztársasággal vagy rezsimmel
measure-dissolved = saját feloszlatott egységek
measure-dissolved-kpd-dnvp = a KPD és a DNVP feloszlatott egységei
measure-seats = helyek
measure-bases = bázisok
measure-vp = győzelmi pontok
measure-nsdap = saját bábuk az NSDAP-sávon
measure-at-least = { $what } legalább { $count }
measure-at-most = { $what } legfeljebb { $count }
measure-none = nem: { $what }
measure-each = egyenként: { $what }

## Endings

outcome = { $winner } győz: { $how } ({ $rule })
outcome-nobody = Senki sem győz: { $how } ({ $rule })
outcome-defeat = Vereség: { $how } ({ $rule })
outcome-defeat-by = Vereség, { $winner } győz: { $how } ({ $rule })
outcome-table = A játszma az asztalnál ér véget: { $how }
ending-anarchy = anarchia, a DR-mező megtelt
ending-councils = a tanácsköztársaság győzött
ending-regime = rezsim váltotta fel a köztársaságot
ending-overthrow = hatalomátvétel a helyek felével
ending-nsdap = az NSDAP hatalomra jutott, mindenki veszített
ending-survival = a köztársaság túlélte, a legtöbb győzelmi pont
ending-great-victory = nagy győzelem, legalább nyolc feltétel
ending-small-victory = kis győzelem, legalább öt feltétel
ending-defeat = vereség, ötnél kevesebb feltétel
summary = { $round }. forduló, { $decisions } döntés; győzelmi pontok: { $points }

## Why not

refusal-other-decision = most nem erről kell dönteni: „{ $move }”
refusal-not-possible = itt nem lehetséges: „{ $move }”
refusal-must-do = ezt végre kell hajtani
refusal-card-not-there = { $card } nincs a kezedben
refusal-no-such-answer = { $card } erre nem válaszolhat
refusal-event-idle = a(z) { $card } eseménye most semmit sem tenne
refusal-agenda-other-party = { $card } egy másik párté
refusal-agenda-out = { $card } nem szerepel ebben a forgatókönyvben
refusal-no-slot = nincs szabad hely: { $place }
refusal-same-city = { $place } már ki van választva
refusal-other-city = másik városról van szó
refusal-no-figures = a(z) { $party } bábui elfogytak
refusal-no-base = a(z) { $party } pártnak nincs bázisa itt: { $place }
refusal-no-marker = nincs ilyen jelölő itt: { $place }
refusal-marker-barred = ez a jelölő nem kerülhet ide: { $place }
refusal-points-short = ehhez nincs elég akciópont
refusal-city-first = előbb az akciók városát kell kiválasztani
refusal-once-per-card = laponként minden kockás akció csak egyszer lehetséges
refusal-city-chosen = egy lap minden akciója egy városban történik
refusal-reserve-full = a tartalék tele van
refusal-reserve-empty = a tartalék üres
refusal-reserve-stored = aki pontot tett el, az már nem költ tartalékot
refusal-government-only = ezt csak kormánypártok tehetik
refusal-opposition-only = kormányon lévő párt nem puccsol
refusal-coup-party = a(z) { $party } nem puccsol
refusal-own-marker = ott már a saját jelölő áll
refusal-no-dice = nem lenne mivel dobni
refusal-not-opposition = a(z) { $party } kormányon van
refusal-nothing-to-dissolve = a(z) { $party } pártnak nincs ott feloszlatható egysége
refusal-no-unit = ott nincs ilyen egység
refusal-not-your-unit = a(z) { $party } nem mozgathatja ezeket az egységeket
refusal-topic-not-there = ez a téma nincs a véleménysávon
refusal-topic-moved = ezt a témát már mozgatták
refusal-topic-out = ebből a témából nem maradt jelölő
refusal-too-far = ez a mező túl messze van
refusal-spd-topic = ezzel az értékkel a Zentrumnak SPD-témát kell mozgatnia
refusal-useless-option = ez a hatás semmit sem változtatna
refusal-box-full = a DR-mező tele van
refusal-foreign-closed = { $card } nem fekszik nyitva

## Effects in words

effect-base = bázis { $count }
effect-seat = helyek { $count }
effect-vp = győzelmi pont { $count }
effect-reserve = tartalék { $count }
effect-supply = a készletbe: { $count } { $thing }
effect-mobilise = mozgósítás: { $count } { $thing }
effect-dissolve = egységek feloszlatása: { $count }
effect-recall = feloszlatott egységek visszahozása: { $count }
effect-takeover = egy Reichswehr-egység átvétele
effect-marker = { $thing } { $count }
effect-economy = gazdasági szint { $count }
effect-flag = zászlók ({ $thing }) { $count }
effect-foreign = külpolitikai akció
effect-advance = a külpolitikai jelölő 1-gyel előre
effect-lay = e lap a külpolitikai pakli mellé
effect-topic = téma: { $thing } – { $field }
effect-steer = téma ({ $thing }) mozgatása legfeljebb { $count } mezővel
effect-debate = vita ezzel: { $count }
effect-debate-card = vita a lap mindkét értékével
effect-demo = tüntetés
effect-coup = puccs
effect-counter = ellenpuccs
effect-fight = harc
effect-crisis = válságdobások: { $count }
effect-society = társadalmi sáv: { $thing }
effect-society-white = egy választott fehér társadalmi jelölő
effect-society-out = egy társadalmi jelölő levétele
effect-draw = pártlapok húzása: { $count }
effect-discard = pártlapok eldobása: { $count }
effect-discard-all = minden párt eldobja összes pártlapját
effect-fetch = egy erősítéslap a pakliból kézbe
effect-bonus = e forduló tüntetései { $count }
effect-nsdap = egy bábu az NSDAP-sávra
effect-purge = egy politikus kivétele a játékból egy dobópakliból
effect-elect = ahol egy pártnak két vagy több bázisa van, egyből hely lesz
effect-score-seats = győzelmi pontok a helyek szerint
effect-score-cities = győzelmi pontok a saját bázisú városok szerint
effect-election = elnökválasztás
effect-order = megszabja a következő forduló sorrendjét
effect-control = megszabja, ki irányít: { $thing }
effect-out = kikerül a játékból: { $thing }
effect-choice = az egyik: { $what }
effect-or = vagy
effect-may = tetszés szerint ({ $what })
effect-cities = { $count } különböző városban ({ $what })
effect-vote = szavazás helyek szerint: igen ({ $what }), nem ({ $other })
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
at-random = egy véletlen városban
topic-any = választott
if-blockade = van blokád a DR-mezőn
if-no-blockade = nincs blokád a DR-mezőn
if-done = { $card } lezárult
if-no-done = { $card } nem zárult le
if-governs = { $party } kormányon
if-no-governs = { $party } nincs kormányon
if-minority = a kisebbségi kormány a DR-mezőn van
if-no-minority = nincs kisebbségi kormány a DR-mezőn
if-majority = { $party }: a legtöbb bázis { $place }
if-no-majority = { $party }: nem a legtöbb bázis { $place }
if-councils = tanácsköztársaság van { $place }
if-no-councils = nincs tanácsköztársaság { $place }
if-impulse = legfeljebb { $count }. impulzus
if-no-impulse = { $count }. impulzus után
if-green = a zöld lehetőséget választották: { $topic }
if-no-green = nem a zöld lehetőséget választották: { $topic }

## The rules in a few sentences each

chapter-w1 = Kellékek
chapter-w2 = Felállítás és forgatókönyvek
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
rule-w1 = Tizenegy város rögzített bázishelyekkel, a pártok és a kormány egységei, fenyegetésjelölők, 24 hely és többlet. Egy párt bábui bázisok, helyek, vagy az NSDAP-sávon állnak. A Reichswehrt és a rendőrséget sosem oszlatják fel.
rule-w2 = Négy forgatókönyv: Köztársaság a szakadék szélén (egyedül, SPD korlátozott Zentrummal két bot ellen, két forduló, tíz feltétel), Testvérharc (1–2. forduló), Tánc a vulkánon (5–6. forduló), fő forgatókönyv (hat forduló). Az ülésrendet kisorsolják.
rule-w3 = Fordulólap, fejenként két köztársasági lap, titkos agendák, agendahatások és három pártlap; azután impulzusok: sorban egy-egy lap, amíg minden kéz kiürül. A pártlap esemény, vita vagy akciók; a köztársasági lap az eseménye és a másik kettő egyike.
rule-w4 = A témák egy négykarú kereszten állnak. Egy vita egy témát a nagy, egy másikat a kis értékig mozgat; egy tartalékpont egy lépéssel többet ad. Egy mező a hosszabb táv pártjáé; egyenlőknél ketten osztoznak rajta.
rule-w5 = Aki egy témát irányít, a politikai fázisban választ a hatásai közül. A fehér témák rögzített sorrendben jönnek, azután a sárgák a kancellár kedve szerint. Közös mezőn mindkettőnek egyet kell értenie.
rule-w6 = Hat mező. Az új jelölő balra kerül és tolja a többit; az utolsó kiesik. Minden politikai fázisban balról jobbra hatnak.
rule-w7 = Szegénység oda, ahol már van, a DR-mezőre kerül; jólét és szegénység kioltják egymást. A hetedik jelölő a DR-mezőn anarchia. A kétkockás válságdobás bázisba, helybe vagy győzelmi pontba kerül; csak a 6-os ingyenes.
rule-w8 = Nyolc lépés: témák többsége (3 hely és 1), témák, társadalom, értékelés, a köztársaság állapota, a kispártok helyei, a parlament mérete, kormány. A KPD vagy a DNVP a helyek felével megdönti a köztársaságot. A weimari koalíciót nem lehet elutasítani.
rule-w9 = A nagy érték akciópontokat ad egy városra: mozgósítás 1, tüntetés 1, tartalék 1, harc 2, ellenpuccs 1, irányítás átvétele 2, puccs 4 (KPD) vagy 3 (DNVP). A legmagasabb kocka számít, minden további 6-os +1.
rule-w10 = Legfeljebb két tartalékpont. Akinek a városban bázisa és tartalékpontja van, reagálhat egy másik párt kockás akciójára: az 5-ös egy, a 6-os két kockát vesz el. A politikuslapokat a maguk pillanatában játsszák ki kézből.
rule-w11 = A pakli felső lapjáról vagy egy mellette fekvőről lehet tárgyalni: előbb az előzetes hatások, azután 1 kocka és a nemzet zászlóinként még egy; siker esetén kikerül a játékból, különben marad.
rule-w12 = A játék azonnal véget ér a DR-mező hetedik jelölőjével, ha Berlinben és két további városban vagy bármely négyben tanácsok vagy rezsimek vannak, vagy az NSDAP-sáv hatodik bábujával. Különben az utolsó forduló utáni végső értékelés számít.
rule-w13 = Aki az elnököt adja, dönt a döntetleneknél, és fordulónként egyszer az éppen kijátszott pártlappal vitázhat is. A helyek szavaznak; többség híján második forduló jön.

## At the prompt

ask-hand-over = { $side } dönt. A többiek elfordulnak; utána Enter.
why-what = Nevezd meg, mit kérdezel: why Berlin, why A22 event
rules-which = Nevezz meg egy fejezetet W1 és W13 között, például rules W9.
cards-unknown = Nincs „{ $answer }” lap. Add meg a számát vagy a címe egy részét: cards A22
help-why = NÉV: miért nem lehet most valamit, a szabály fejezetével
help-map = az egész tábla minden sávval és a jelmagyarázattal
help-cards = kéz, agendák és nyílt lapok a forrásukkal (cards A22: egy lap megjegyzéssel)
help-rules = a szabályok egy fejezete, például rules W9; szám nélkül a lista
show-hand = A(z) { $party } keze

## Aréna és a gépi játékosok indokai

feature-points = győzelmi pontok
feature-goals = a párt céljai a politikai fázisban
feature-final-scoring = végső értékelés
feature-government = kormánynyilatkozat
feature-crisis = válságdobások
feature-seats = parlamenti helyek
feature-overthrow = hatalomátvétel a parlamentben
feature-bases = pártbázisok
feature-cities = városok saját bázissal
feature-units = egységek
feature-sudden-win = tanácsköztársaságok vagy rezsimek az azonnali győzelem felé
feature-uprisings = felkelések
feature-coup = puccs kilátásai
feature-anarchy = előny a fenyegető anarchia idején
feature-topics = témák a véleménysávon
feature-minor-parties = kis pártok
feature-reserve = tartalék
feature-hand = kézben lévő lapok
feature-nsdap = figurák az NSDAP-sávon
feature-under-way = még felhasználható akciópontok és lépések
feature-criteria = az egyszemélyes forgatókönyv feltételei

## The page

level-automatic = a füzet botja
page-map = Németország térképe tizenegy várossal
page-bases = { $slots } helyből { $used } foglalt: { $who }
page-city-number = A város száma: az a kétkockás összeg, amely kijelöli.
page-field = Mező: { $field }, kié: { $who }
page-topic = { $topic } téma itt: { $field }, kié: { $who }
page-no-topics = Még nincs téma a kereszten.
page-republic = A köztársaság állapota
page-seventh = 7. jelző: anarchia
page-danger = { $state ->
    [full] A DR-doboz megtelt: a következő jelző véget vet a köztársaságnak.
    [near] Egy szabad mező maradt; az utána jövő jelző véget vet a köztársaságnak.
   *[other] { $left } jelző az anarchiáig.
}
page-foreign-done = Lezárva: { $what }
page-offices = Tisztségek és kis pártok
page-used = ebben a fordulóban felhasználva
page-out = nincs játékban
page-end = Vége
page-chancellor = a kancellár pártja
page-governs = kormányon
page-in-play = { $party } ezt a lapot játssza ki
page-choose-agenda = Választható napirendkártyák
page-hand-of = Kéz: { $party } ({ $count })
page-no-hand = Nincs lap a kézben.
page-other-hand = { $party }: lapok { $count }
page-rules = A Weimar szabályai
page-cards = A Weimar lapjai
page-new = Játssz Weimart
page-scenario = Forgatókönyv
page-who-plays = Ki melyik párttal játszik?
page-me = én
page-link = valaki linkkel
page-solo = Az SPD-t és a Zentrumot vezeted; a KPD és a DNVP a füzet táblázatait követi.
lesson-start = Vezetett egyszemélyes játék
lesson-about = Egy kísérő mindent elmagyaráz, amint az asztalra kerül.
page-tab-opinion = Vélemény
cards-about = Minden lap úgy, ahogyan ez a kiadás játssza. Egy jel mutatja, honnan való a cím, az értékek és az esemény.

## The guided solo game

lesson-title = A köztársaság a szakadék szélén
lesson-welcome = Üdv a weimari köztársaságban. Az SPD-t és a Zentrumot vezeted két fordulón át; a KPD és a DNVP a füzet táblázatai szerint játszik.
lesson-goal = A végén tíz feltétel számít: mandátumok, bázisok, gazdaság, szerződések, nyugalom. Öt kis győzelem, nyolc nagy. Balra áll a négy párt a pontjaival.
lesson-map = Tizenegy városban állandó helyek vannak a bázisoknak. Minden pártnak saját alakja van: kör az SPD-é, négyzet a Zentrumé, rombusz a KPD-é, hatszög a DNVP-é. A kis szám a város dobásösszege.
lesson-threats = A szegénység, a nyugtalanság, a tanácsok és a rezsim szóval állnak a városuknál. Pontokba és mandátumokba kerülnek. Vedd le őket, ahol csak lehet.
lesson-box = A DR-doboznak hat mezője van. A hetedik jelző a vég: anarchia. Mindig tarts szabadon egy mezőt.
lesson-opinion = A témák a kereszten fekszenek. Minden kar egy párté; akihez egy téma a legközelebb van, az dönt róla. A viták mozgatják a témákat.
lesson-parliament = A Reichstagnak 24 mandátuma van. Ami ezen felül van, a következő számláláskor elvész. A mandátumokból lesz a kormány.
lesson-bases = Most egy bázist kell letenni. A kék keretű városok megengedettek. Kattints egyre, vagy menj oda a Tab és a nyíl billentyűkkel.
lesson-agenda = Minden párt titokban választ napirendet. Témákat hoz a keresztre és előnyt ad. Kattints egy lapra, hogy nagyban lásd.
lesson-cards = Kijátszol egy lapot. A nagy szám akciópont vagy lépés a vitában, a kicsi a második téma lépései. A kis jelek mutatják, honnan való egy érték.
lesson-uses = Egy lap eseményre, vitára vagy akciókra való. A köztársaságlap az eseményét hozza és a másik kettő egyikét. Ami nem megy, az okával együtt áll ott.
lesson-debate = A vitában magad felé tolod a témákat. Előbb a témát válaszd, aztán a mezőt. Közös mezőn két pártnak meg kell egyeznie.
lesson-actions = Egy lap minden akciója egy városban történik. Az egységek kockát adnak a tüntetésekhez és a puccsok ellen. A maradék pontot tartalékba teheted.
lesson-bots = Az impulzusok körbejárnak. A naplóban áll, mit tett a KPD és a DNVP. Egy mondatra kattintva az akkori asztalt látod.
lesson-why-not = Kattints nyugodtan olyasmire, ami nem világít. Az asztal megmondja az okot és a szabály fejezetét.
lesson-undo = Egy lépés visszavonható, amíg semmi rejtett nem derült ki. Nyomd meg az U-t vagy a fenti gombot.
lesson-politics = A lapok után jön a politikai szakasz. Eldőlnek a témák, hat a társadalom, a célok pontot hoznak. Kövesd lépésről lépésre a naplóban.
lesson-government = Új kormány van hivatalban. Csak a kormánypártok irányítják a rendőrséget és a Reichswehrt. A kancellár dönt a sárga témákról.
lesson-round = Kezdődik a második forduló. Nézd meg, mely feltételek hiányoznak még. Most minden lap számít.
lesson-finished = A játéknak vége. A naplóban mind a tíz feltétel ott áll. Próbáld újra, vagy játsszatok négyen.

## Arena, data sets, study

arena-period = forduló
arena-matches-many = Eredmények pártonként
arena-matches-many-note = Az első játékos eredményei: két pártjával együtt, majd győzelmeinek aránya az egyes pártokkal.
arena-side-many = párt
arena-pairs-many-note = Egy pár hat játszmája azonos lapokkal folyik: mindkét játékos minden két pártot egyszer vezet. Az Élő-pontban mért különbség az eredményé.
arena-sides-many = Pártok
arena-sides-solo = A személy és a botok
arena-matches-solo-note = Az első játékos eredményei: a két oldal együtt, az asztalnál ülő személyként, és ahol a másik játékos ült ott (egy pont, ha a botok nyernek).
seat-republic = SPD és Zentrum
seat-bots = a füzet botjai
lesson-short = Az egyszemélyes játék kísérővel; szabályfüzet nélkül.
