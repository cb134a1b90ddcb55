## Gépi játékosok

level-booklet = A füzet botja
level-booklet-about = A Weimarban a KPD-t vagy a DNVP-t játssza, a kísérőfüzet táblázatai szerint.

## Egy szerver gondozása

cli-serve-weimar = mappa saját értékekkel a Weimarhoz: az új asztalok ezekkel játszanak

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

## Weimar: aréna és a gépi játékosok indokai

dataset-written-weimar = { $path } megírva: { $games } játszma, { $decisions } döntés.
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
