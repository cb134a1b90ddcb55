## Computerspieler

level-booklet = Bot des Begleithefts
level-booklet-about = Spielt KPD oder DNVP von Weimar nach den Tabellen des Begleithefts.

## Einen Server pflegen

cli-serve-weimar = ein Ordner mit eigenen Werten für Weimar: neue Tische werden mit ihnen gespielt

## Weimar: names

weimar-title = Weimar
weimar-party-spd = SPD
weimar-party-zentrum = Zentrum
weimar-party-kpd = KPD
weimar-party-dnvp = DNVP
weimar-party-you = du
weimar-party-gov = jede Regierungspartei
weimar-party-others = jede andere Partei
weimar-party-foe = eine andere Partei
weimar-party-chancellor = Kanzlerpartei
weimar-party-nobody = niemand
weimar-unit-police = Polizei
weimar-unit-reichswehr1 = Reichswehr 1
weimar-unit-reichswehr2 = Reichswehr 2
weimar-unit-black-reichswehr1 = schwarze Reichswehr 1
weimar-unit-black-reichswehr2 = schwarze Reichswehr 2
weimar-unit-reichsbanner = Reichsbanner
weimar-unit-soldiers = Soldaten
weimar-unit-workers = Arbeiter
weimar-unit-spartakus = Spartakus
weimar-unit-ruhrarmee = Rote Ruhrarmee
weimar-unit-rfb = Roter Frontkämpferbund
weimar-unit-freikorps1 = Freikorps 1
weimar-unit-freikorps2 = Freikorps 2
weimar-unit-stahlhelm = Stahlhelm
weimar-unit-own = eigene Einheiten
weimar-unit-gov = Polizei oder Reichswehr
weimar-marker-poverty = Armut
weimar-marker-prosperity = Wohlstand
weimar-marker-unrest = Unruhe
weimar-marker-uprising = Aufstand
weimar-marker-councils = Räterepublik
weimar-marker-regime = Regime
weimar-marker-inflation = Inflation
weimar-marker-blockade = Blockade
weimar-marker-violent-peace = Gewaltfrieden
weimar-marker-instable-state = Instabiler Staat
weimar-marker-minority-cabinet = Präsidialkabinett
weimar-marker-black-friday = Schwarzer Freitag
weimar-nation-france = Frankreich
weimar-nation-usa-uk = USA/Großbritannien
weimar-nation-russia = Russland
weimar-nation-any = Nation nach Wahl
weimar-coalition-left = Linkskoalition (SPD, KPD)
weimar-coalition-weimar = Weimarer Koalition (SPD, Zentrum)
weimar-coalition-right = Rechtskoalition (Zentrum, DNVP)
weimar-use-event = Ereignis
weimar-use-debate = Debatte
weimar-use-actions = Aktionen
weimar-minor-uspd = USPD
weimar-minor-ddp = DDP
weimar-minor-dvp = DVP
weimar-action-demonstration = Demonstration
weimar-action-coup = Putsch
weimar-action-counter = Gegenputsch
weimar-action-fight = Kampf
weimar-why-agenda = die Agendaeffekte
weimar-why-early = die vorgezogenen Karten
weimar-why-impulses = die Impulse
weimar-place-supply = Vorrat
weimar-place-dissolved = aufgelöste Einheiten
weimar-place-unused = nicht im Spiel
weimar-politics-1 = Themenmehrheit
weimar-politics-2 = gewonnene Themen
weimar-politics-3 = Gesellschaftsleiste
weimar-politics-4 = Wertung der Parteien
weimar-politics-5 = Lage der Republik
weimar-politics-6 = Sitze der Kleinparteien
weimar-politics-7 = Größe des Parlaments
weimar-politics-8 = Neue Regierung
weimar-deck-republic = Republikkarten
weimar-deck-party = Parteikarten ({ $party })
weimar-card = { $number } „{ $title }“
weimar-card-hidden = eine verdeckte Karte
weimar-agenda-hidden = verdeckt
weimar-field-centre = Feld 0
weimar-field-arm = { $party } { $number }
weimar-topic-copy = { $topic } { $number }
weimar-names-german = Die Titel stehen auf Deutsch und Englisch in den Daten.
weimar-source-seed = Begleitheft
weimar-source-public = öffentliche Quelle
weimar-source-house = Hausregel
weimar-source-own = eigene Datei
weimar-paragraph-number = Abschnitt { $number }
weimar-paragraph-example-set-up = Beispiel, Spielvorbereitung
weimar-paragraph-example-republic = Beispiel, Republikphase
weimar-paragraph-example-agenda = Beispiel, Agendaphase
weimar-paragraph-example-early = Beispiel, Karten vor dem ersten Impuls
weimar-paragraph-example-impulse = Beispiel, Impuls { $number }
weimar-paragraph-example-politics = Beispiel, Politikphase { $number }
weimar-paragraph-example-outlook = Beispiel, Ausblick
weimar-paragraph-scenarios = Liste der Szenarien
weimar-paragraph-histories = Geschichte der Karten
weimar-paragraph-notes = Design Notes
weimar-own-values = eigene Werte dieses Servers
weimar-source-legend = Herkunft: ● Begleitheft · ◐ öffentliche Quelle · ○ Hausregel dieser Ausgabe · ◆ eigene Datei
weimar-source-line = { $field }: { $source }
weimar-source-field-names = Titel
weimar-source-field-values = Werte
weimar-source-field-event = Ereignis
weimar-source-field-note = Anmerkung

## Weimar: screen

weimar-header = { $scenario } · Runde { $round } von { $last }
weimar-header-over = { $scenario } · das Spiel ist zu Ende
weimar-panel-parties = Parteien
weimar-panel-parliament = Parlament
weimar-panel-parliament-count = { $seats } von { $size } Sitzen
weimar-panel-overflow = Überlauf { $count }
weimar-panel-opinion = Meinungsleiste
weimar-panel-box = DR-Box
weimar-panel-box-count = { $count } von { $size } (7: Anarchie)
weimar-panel-society = Gesellschaftsleiste
weimar-panel-foreign = Außenpolitik
weimar-panel-economy = Wirtschaft
weimar-panel-minor = Kleinparteien
weimar-panel-president = Reichspräsident
weimar-panel-nsdap = NSDAP-Leiste
weimar-panel-government = Regierung
weimar-panel-chancellor = Kanzler { $party }
weimar-panel-supply = Vorrat
weimar-panel-dissolved = aufgelöst
weimar-panel-hand = Hand
weimar-panel-stresemann-up = Stresemann bereit
weimar-panel-stresemann-down = Stresemann verdeckt
weimar-panel-stack = oben { $card }
weimar-panel-beside = daneben { $card }
weimar-panel-flags = Flaggen: { $flags }
weimar-panel-neutral = { $count } neutrale Sitze
weimar-panel-criteria = Kriterien erfüllt: { $count } (klein { $small }, groß { $great })
weimar-panel-empty = leer
weimar-panel-nothing = –
weimar-column-vp = SP
weimar-column-reserve = Reserve
weimar-column-seats = Sitze
weimar-column-bases = Basen
weimar-column-cards = Karten
weimar-column-agenda = Agenda
weimar-column-figures = Figuren übrig
weimar-legend-map = S Z K D Basen · frei | Polizei P, Reichswehr R, schwarze B, Reichsbanner b, Soldaten s, Arbeiter a, Spartakus p, Ruhrarmee m, RFB f, Freikorps F, Stahlhelm h
weimar-legend-markers = Marker: − Armut, + Wohlstand, ! Unruhe, ▲ Aufstand, ★ Räterepublik, ✖ Regime
weimar-card-values = groß { $big }, klein { $small }
weimar-card-removed = nach dem Ereignis aus dem Spiel
weimar-card-politician = Politiker
weimar-card-reaction-cancel = hebt ein angekündigtes Ereignis einer anderen Partei auf
weimar-card-reaction-dice = nimmt einer angekündigten Aktion einer anderen Partei 1 Würfel
weimar-card-reaction-reroll = lässt einen Wurf einer anderen Partei wiederholen
weimar-card-adds = bringt ins Deck: { $cards }
weimar-card-early = 1 Karte vor dem ersten Impuls
weimar-card-topics = Themen: { $what }
weimar-card-nothing = kein Effekt
weimar-card-nsdap = NSDAP-Karte
weimar-card-target = Ziel { $number } ({ $nation })
weimar-card-before = vorher: { $what }
weimar-card-success = Erfolg: { $what }
weimar-card-always = immer: { $what }
weimar-card-end = am Rundenende: { $what }
weimar-cards-others = Karten der anderen: { $what }
weimar-cards-agendas = Agendakarten
weimar-cards-open = Rundenkarte und Außenpolitik
weimar-bot-party = { $party }: Bot des Begleithefts
weimar-opponent = { $party }: Computer ({ $name })

## Weimar: questions

weimar-prompt-deal = Eine Karte wird gegeben.
weimar-prompt-seating = Die Sitzordnung wird gelost.
weimar-prompt-roll = Es wird gewürfelt.
weimar-prompt-start-city = Eine zufällige Stadt wird ausgewürfelt.
weimar-prompt-decide-die = Ein Würfel entscheidet für den Bot.
weimar-prompt-bot-draw = Der Bot deckt eine Karte auf.
weimar-prompt-fetch = Eine Verstärkungskarte wird gesucht.
weimar-prompt-agenda = { $party } wählt geheim eine Agendakarte.
weimar-prompt-choose-first = { $party } bestimmt, welche Partei beginnt: { $why }.
weimar-prompt-agree-first = { $party }: Soll { $other } beginnen ({ $why })?
weimar-prompt-play = { $party } spielt eine Karte aus: welche, und wofür?
weimar-prompt-use = { $card }: wofür?
weimar-prompt-other-use = { $party } nutzt { $card } auch für eine Debatte oder für Aktionen.
weimar-prompt-cancel-event = { $other } kündigt das Ereignis von { $card } an. Hebt { $party } es mit einem Politiker auf?
weimar-prompt-actions = { $points ->
    [one] { $party } in { $place }: noch 1 Aktionspunkt.
   *[other] { $party } in { $place }: noch { $points } Aktionspunkte.
}
weimar-prompt-actions-city = { $points ->
    [one] { $party } hat 1 Aktionspunkt: In welcher Stadt?
   *[other] { $party } hat { $points } Aktionspunkte: In welcher Stadt?
}
weimar-prompt-topic = { $steps ->
    [one] { $party } bewegt ein Thema um 1 Feld: welches?
   *[other] { $party } bewegt ein Thema um bis zu { $steps } Felder: welches?
}
weimar-prompt-point = { $party } bewegt { $topic } ({ $steps }): wohin?
weimar-prompt-place-base = { $party } legt eine Basis: wo? Noch { $count }.
weimar-prompt-remove-base = { $party } entfernt eine Basis: welche? Noch { $count }.
weimar-prompt-demo-base = { $count ->
    [one] Die Demonstration in { $place } bringt { $party } 1 Basis: einen Platz besetzen oder eine gegnerische Basis entfernen.
   *[other] Die Demonstration in { $place } bringt { $party } { $count } Basen: einen Platz besetzen oder eine gegnerische Basis entfernen.
}
weimar-prompt-put-marker = { $party } legt einen Marker ({ $marker }): wohin? Noch { $count }.
weimar-prompt-take-marker = { $party } entfernt einen Marker ({ $marker }): wo? Noch { $count }.
weimar-prompt-choose-city = { $face }: { $party } wählt eine Stadt.
weimar-prompt-choose-cities = { $face }: { $party } wählt Städte, noch { $count }.
weimar-prompt-mobilise-to = { $party } mobilisiert Einheiten: in welcher Stadt? Noch { $count }.
weimar-prompt-mobilise = { $party } mobilisiert nach { $place }: welche Einheit? Noch { $count }.
weimar-prompt-dissolve = { $party } löst eine Einheit auf: welche? Noch { $count }.
weimar-prompt-recall = { $party } holt eine aufgelöste Einheit zurück: welche? Noch { $count }.
weimar-prompt-takeover = { $party } übernimmt die Kontrolle über eine Reichswehr: welche?
weimar-prompt-flag = { $change ->
    [more] { $party } setzt eine Flagge: welche Nation?
   *[less] { $party } entfernt eine Flagge: welche Nation?
}
weimar-prompt-society-in = { $party } legt einen weißen Marker auf die Gesellschaftsleiste: welchen?
weimar-prompt-society-out = { $party } entfernt einen Marker von der Gesellschaftsleiste: welchen?
weimar-prompt-topic-in = { $party } bringt ein weißes Thema ins Spiel ({ $field }): welches?
weimar-prompt-option = { $face }: { $party } wählt einen der Effekte.
weimar-prompt-may = { $face }: { $party } darf: { $what }. Wird das gemacht?
weimar-prompt-vote = { $face }: { $party } stimmt mit { $seats } Sitzen ab. Ja: { $what }. Nein: { $other }.
weimar-prompt-foe = { $face }: { $party } bestimmt eine andere Partei ({ $what }).
weimar-prompt-foreign = { $party } darf verhandeln: welche Außenpolitikkarte?
weimar-prompt-discard = { $party } wirft Karten ab: welche? Noch { $count }.
weimar-prompt-purge = { $party } nimmt einen Politiker aus einem Ablagestapel aus dem Spiel: welchen?
weimar-prompt-topic-option = { $party } hat { $topic } gewonnen: welcher Effekt?
weimar-prompt-agree = { $topic } liegt auf einem geteilten Feld. { $other } schlägt vor: { $option }. Stimmt { $party } zu?
weimar-prompt-yellow = { $party } bestimmt als Kanzler, welches gelbe Thema zuerst kommt.
weimar-prompt-majority = Gleichstand bei der Themenmehrheit (Platz { $number }): { $party } entscheidet für wen?
weimar-prompt-control = { $party } bestimmt, wer die { $minor } kontrolliert.
weimar-prompt-ballot = Wahl des Reichspräsidenten: { $party } stimmt mit { $seats } Sitzen für wen?
weimar-prompt-runoff = Gleichstand bei der Wahl: Der Kanzler ({ $party }) bestimmt, wer weiterkommt.
weimar-prompt-coalition = Gleich starke Koalitionen: { $party } bestimmt, welche zuerst gefragt wird.
weimar-prompt-join = Bildet { $party } die { $coalition }?
weimar-prompt-chancellor = { $party } bestimmt, wer Kanzler wird.
weimar-prompt-oppose = { $other } kündigt an: { $action } in { $place }. Greift { $party } mit eigenen Einheiten ein?
weimar-prompt-fewer-dice = { $other } kündigt an: { $action } in { $place }. Nimmt { $party } mit einem Politiker 1 Würfel?
weimar-prompt-react = { $other } kündigt an: { $action } in { $place }. Reagiert { $party } für 1 Reservepunkt?
weimar-prompt-roll-again = { $other } hat { $result } gewürfelt. Lässt { $party } den Wurf wiederholen?
weimar-prompt-president = Debattiert { $party } als Reichspräsident auch mit { $card }?
weimar-prompt-counter-target = Gegenputsch in { $place }: gegen welchen Marker?

## Weimar: moves

weimar-move-deal = { $card } wird gegeben
weimar-move-done = fertig
weimar-move-roll = Wurf { $number }
weimar-move-roll-two = Wurf { $first } und { $second }
weimar-move-seating = Sitzordnung { $parties }
weimar-move-agenda = { $agenda }
weimar-move-party = { $party }
weimar-move-play = { $card }: { $use }
weimar-move-use = { $use }
weimar-move-city = { $place }
weimar-move-base = Basis in { $place }
weimar-move-remove-base = Basis ({ $party }) in { $place } entfernen
weimar-move-put = Marker in { $place }
weimar-move-take = Marker aus { $place }
weimar-move-mobilise = { $unit } mobilisieren ({ $from })
weimar-move-dissolve = { $unit } in { $place } auflösen
weimar-move-recall = { $unit } zurückholen
weimar-move-takeover = Kontrolle über { $unit } in { $place } übernehmen
weimar-move-win-back = { $unit } zurückgewinnen
weimar-move-demonstration = Demonstration
weimar-move-coup = Putsch
weimar-move-counter = Gegenputsch gegen { $marker }
weimar-move-fight = Kampf gegen { $party }
weimar-move-store = 1 Reservepunkt anlegen
weimar-move-spend = 1 Reservepunkt ausgeben
weimar-move-better = Ergebnis +1
weimar-move-topic = { $topic }
weimar-move-point = auf { $field }
weimar-move-option = { $option }
weimar-move-yes = ja
weimar-move-no = nein
weimar-move-society = { $marker }
weimar-move-nation = Flagge { $nation }
weimar-move-foreign = { $card } verhandeln
weimar-move-coalition = { $coalition }
weimar-move-answer = mit { $card }
weimar-move-discard = { $card } abwerfen
weimar-move-purge = { $card } aus dem Spiel nehmen
weimar-done-cancel-event = nicht aufheben
weimar-done-actions = keine weiteren Aktionen
weimar-done-topic = kein Thema bewegen
weimar-done-mobilise-to = nicht mobilisieren
weimar-done-mobilise = genug mobilisiert
weimar-done-dissolve = keine Einheit auflösen
weimar-done-foreign = nicht verhandeln
weimar-done-fewer-dice = nicht eingreifen
weimar-done-roll-again = der Wurf bleibt
weimar-yes-agree-first = einverstanden
weimar-no-agree-first = nein, der Kanzler entscheidet
weimar-yes-may = ja, ausführen
weimar-no-may = nein, verzichten
weimar-yes-vote = Ja
weimar-no-vote = Nein
weimar-yes-agree = zustimmen
weimar-no-agree = ablehnen (nichts geschieht)
weimar-yes-join = in die Koalition eintreten
weimar-no-join = die Koalition ablehnen
weimar-yes-oppose = eingreifen
weimar-no-oppose = heraushalten
weimar-yes-react = reagieren (1 Reservepunkt)
weimar-no-react = nicht reagieren
weimar-yes-roll-again = mit Stresemann wiederholen
weimar-no-roll-again = der Wurf bleibt
weimar-yes-president = auch debattieren
weimar-no-president = nicht debattieren
weimar-note-cost = { $count } AP
weimar-note-dice = { $count } Würfel
weimar-note-free = frei { $free } von { $slots }
weimar-use-note-event = { $what }
weimar-use-note-event-republic = { $what } – danach Debatte oder Aktionen
weimar-use-note-debate = ein Thema bis { $big }, ein anderes bis { $small } Felder
weimar-use-note-actions = { $big ->
    [one] 1 Aktionspunkt in einer Stadt
   *[other] { $big } Aktionspunkte in einer Stadt
}
weimar-use-note-first = { $what } (danach das Ereignis)

## Weimar: headings of choices

weimar-group-deal = Karte
weimar-group-done = Sonst
weimar-group-roll = Würfel
weimar-group-roll-two = Würfel
weimar-group-seating = Sitzordnung
weimar-group-agenda = Agenda
weimar-group-party = Partei
weimar-group-play = Karte
weimar-group-use = Nutzung
weimar-group-city = Stadt
weimar-group-base = Basis legen
weimar-group-remove-base = Basis entfernen
weimar-group-put = Marker legen
weimar-group-take = Marker entfernen
weimar-group-mobilise = Mobilisieren
weimar-group-dissolve = Auflösen
weimar-group-recall = Zurückholen
weimar-group-takeover = Kontrolle übernehmen
weimar-group-win-back = Zurückgewinnen
weimar-group-demonstration = Würfelaktion
weimar-group-coup = Würfelaktion
weimar-group-counter = Würfelaktion
weimar-group-fight = Würfelaktion
weimar-group-store = Reserve
weimar-group-spend = Reserve
weimar-group-better = Reserve
weimar-group-topic = Thema
weimar-group-point = Feld
weimar-group-option = Effekt
weimar-group-yes = Antwort
weimar-group-no = Antwort
weimar-group-society = Marker
weimar-group-nation = Nation
weimar-group-foreign = Verhandeln
weimar-group-coalition = Koalition
weimar-group-answer = Politiker
weimar-group-discard = Abwerfen
weimar-group-purge = Aus dem Spiel

## Weimar: what happened

weimar-event-seating = Sitzordnung: { $parties }
weimar-event-round = Runde { $round }
weimar-event-deck-changed = { $deck }: der Stapel ist neu gemischt.
weimar-event-drawn = { $known ->
    [yes] { $party } zieht { $what }.
   *[no] { $party } zieht Karten: { $count }.
}
weimar-event-discarded = { $party } wirft ab: { $what }.
weimar-event-agenda-chosen = { $known ->
    [yes] { $party } wählt { $agenda }.
   *[no] { $party } hat eine Agenda gewählt.
}
weimar-event-agenda = Agenda ({ $party }): { $agenda }
weimar-event-set-added = { $party } mischt den Kartensatz von { $agenda } ins eigene Deck.
weimar-event-first = { $party } beginnt: { $why }.
weimar-event-impulse = { $party } ist am Zug.
weimar-event-card = { $party } spielt { $card }: { $use }
weimar-event-use = { $party } nutzt { $card }: { $use }
weimar-event-removed-card = { $card } ist aus dem Spiel.
weimar-event-cancelled = { $party } hebt das Ereignis von { $card } auf.
weimar-event-politician = { $party } spielt den Politiker { $card }.
weimar-event-hidden = Verdeckte Karten haben entschieden.
weimar-event-base = { $change ->
    [more] { $party }: neue Basis in { $what }.
   *[less] { $party } verliert eine Basis in { $what }.
}
weimar-event-seat = { $change ->
    [more] { $party } gewinnt Sitze: { $count }.
   *[less] { $party } verliert Sitze: { $count }.
}
weimar-event-vp = { $change ->
    [more] { $party } erhält Siegpunkte: { $count }.
   *[less] { $party } verliert Siegpunkte: { $count }.
}
weimar-event-reserve = { $change ->
    [more] { $party } legt Reservepunkte an: { $count }.
   *[less] { $party } gibt Reservepunkte aus: { $count }.
}
weimar-event-unit = Einheiten: { $what }.
weimar-event-turned = In { $place } steht jetzt: { $unit }.
weimar-event-marker = { $change ->
    [more] { $marker } kommt nach { $what }.
   *[less] { $marker } verschwindet aus { $what }.
}
weimar-event-box = { $change ->
    [more] In die DR-Box: { $marker } ({ $count }).
   *[less] Aus der DR-Box: { $marker } ({ $count }).
}
weimar-event-economy = Die Wirtschaft steht auf Stufe { $level }.
weimar-event-topic = Thema { $topic }: { $field }.
weimar-event-topic-gone = Thema { $topic } verlässt die Meinungsleiste.
weimar-event-topic-won = { $party } entscheidet { $topic }: { $option }
weimar-event-society = { $change ->
    [more] Auf die Gesellschaftsleiste: { $marker }.
   *[less] Von der Gesellschaftsleiste: { $marker }.
}
weimar-event-flag = { $change ->
    [more] Eine Flagge für { $nation }.
   *[less] Eine Flagge weniger für { $nation }.
}
weimar-event-roll = { $party } würfelt { $result }.
weimar-event-again = { $party } lässt den Wurf wiederholen.
weimar-event-action = { $party } kündigt an: { $action } in { $place }.
weimar-event-dice = { $count ->
    [one] { $party } würfelt mit 1 Würfel.
   *[other] { $party } würfelt mit { $count } Würfeln.
}
weimar-event-result = { $party }, { $action }: Ergebnis { $result }.
weimar-event-reaction = { $party } reagiert: Ergebnis { $result }.
weimar-event-joined = { $party } greift mit eigenen Einheiten ein.
weimar-event-city-rolled = Ausgewürfelt: { $place }.
weimar-event-crisis = Krisenwurf ({ $party }): { $result }.
weimar-event-negotiation = { $party } verhandelt { $card }.
weimar-event-negotiated = { $agreed ->
    [yes] { $card } ist abgeschlossen.
   *[no] { $card } ist nicht zustande gekommen.
}
weimar-event-foreign-track = Die Außenpolitik ist bei { $card }.
weimar-event-laid = { $card } liegt neben dem Außenpolitikstapel.
weimar-event-minor = { $party } kontrolliert die { $minor }.
weimar-event-stresemann = { $known ->
    [yes] Stresemann ist wieder aufgedeckt.
   *[no] Stresemann ist verdeckt.
}
weimar-event-vote = { $agreed ->
    [yes] { $party } stimmt mit Ja.
   *[no] { $party } stimmt mit Nein.
}
weimar-event-ballot = { $party } stimmt für { $other }.
weimar-event-president = { $party } stellt den Reichspräsidenten.
weimar-event-nsdap = Eine Figur ({ $party }) kommt auf die NSDAP-Leiste.
weimar-event-out = Aus dem Spiel: { $card }.
weimar-event-politics = Politikphase { $number }: { $name }
weimar-event-majority = Themenmehrheit, Platz { $number }: { $party }.
weimar-event-parliament = Im Parlament sind { $seats } Sitze besetzt.
weimar-event-coalition = { $agreed ->
    [yes] { $party } stimmt zu: { $coalition }.
   *[no] { $party } lehnt ab: { $coalition }.
}
weimar-event-government = Regierung: { $parties }. Kanzler: { $chancellor }.
weimar-event-bonus = { $party }: Demonstrationen in dieser Runde { $count }.
weimar-event-final = Schlusswertung, { $party }: { $what } ({ $count }).
weimar-event-criterion = { $agreed ->
    [yes] Kriterium { $number } erfüllt: { $what }.
   *[no] Kriterium { $number } verfehlt: { $what }.
}
weimar-event-game-over = { $known ->
    [yes] Das Spiel ist zu Ende, { $winner } gewinnt: { $how }.
   *[no] Das Spiel ist zu Ende: { $how }.
}
weimar-unit-moved = { $unit } { $from } → { $to }
weimar-measure-ultimatum = Londoner Ultimatum abgeschlossen
weimar-measure-economy = Wirtschaftsstufe
weimar-measure-government = in der Regierung
weimar-measure-box = Marker in der DR-Box
weimar-measure-inflation = Inflation in der DR-Box
weimar-measure-councils = Räterepubliken
weimar-measure-regimes = Regime
weimar-measure-uprisings = Aufstände
weimar-measure-unrest = Unruhen
weimar-measure-councils-or-regime = Städte mit Räterepublik oder Regime
weimar-measure-dissolved = eigene aufgelöste Einheiten
weimar-measure-dissolved-kpd-dnvp = aufgelöste Einheiten von KPD und DNVP
weimar-measure-seats = Sitze
weimar-measure-bases = Basen
weimar-measure-vp = Siegpunkte
weimar-measure-nsdap = eigene Figuren auf der NSDAP-Leiste
weimar-measure-at-least = { $what } mindestens { $count }
weimar-measure-at-most = { $what } höchstens { $count }
weimar-measure-none = nicht: { $what }
weimar-measure-each = je { $what }

## Weimar: endings

weimar-outcome = { $winner } gewinnt: { $how } ({ $rule })
weimar-outcome-nobody = Niemand gewinnt: { $how } ({ $rule })
weimar-outcome-defeat = Niederlage: { $how } ({ $rule })
weimar-outcome-defeat-by = Niederlage, { $winner } gewinnt: { $how } ({ $rule })
weimar-outcome-table = Das Spiel endet am Tisch: { $how }
weimar-ending-anarchy = Anarchie, die DR-Box läuft über
weimar-ending-councils = die Räterepublik hat gesiegt
weimar-ending-regime = ein Regime hat die Republik abgelöst
weimar-ending-overthrow = Umsturz mit der Hälfte der Sitze
weimar-ending-nsdap = die NSDAP ist an der Macht, alle haben verloren
weimar-ending-survival = die Republik hat überlebt, die meisten Siegpunkte
weimar-ending-great-victory = großer Sieg, mindestens acht Kriterien
weimar-ending-small-victory = kleiner Sieg, mindestens fünf Kriterien
weimar-ending-defeat = Niederlage, weniger als fünf Kriterien
weimar-summary = Runde { $round }, { $decisions } Entscheidungen; Siegpunkte: { $points }

## Weimar: why not

refusal-weimar-card-not-there = { $card } ist nicht auf deiner Hand
refusal-weimar-no-such-answer = { $card } kann hierauf nicht antworten
refusal-weimar-event-idle = das Ereignis von { $card } würde jetzt nichts bewirken
refusal-weimar-agenda-other-party = { $card } gehört einer anderen Partei
refusal-weimar-agenda-out = { $card } ist in diesem Szenario nicht dabei
refusal-weimar-no-slot = { $place } hat keinen freien Platz
refusal-weimar-same-city = { $place } ist schon gewählt
refusal-weimar-other-city = es ist eine andere Stadt gemeint
refusal-weimar-no-figures = { $party } hat keine Figuren mehr
refusal-weimar-no-base = { $party } hat keine Basis in { $place }
refusal-weimar-no-marker = in { $place } liegt kein solcher Marker
refusal-weimar-marker-barred = in { $place } kann dieser Marker nicht liegen
refusal-weimar-points-short = dafür reichen die Aktionspunkte nicht
refusal-weimar-city-first = zuerst wird die Stadt der Aktionen gewählt
refusal-weimar-once-per-card = jede Art von Würfelaktion geht einmal je Karte
refusal-weimar-city-chosen = alle Aktionen einer Karte geschehen in einer Stadt
refusal-weimar-reserve-full = die Reserve ist voll
refusal-weimar-reserve-empty = die Reserve ist leer
refusal-weimar-reserve-stored = wer Punkte angelegt hat, gibt keine mehr aus
refusal-weimar-government-only = das dürfen nur Regierungsparteien
refusal-weimar-opposition-only = eine Partei in der Regierung putscht nicht
refusal-weimar-coup-party = { $party } putscht nicht
refusal-weimar-own-marker = dort liegt schon der eigene Marker
refusal-weimar-no-dice = es gäbe keinen Würfel zu werfen
refusal-weimar-not-opposition = { $party } ist in der Regierung
refusal-weimar-nothing-to-dissolve = { $party } hat dort keine Einheit, die aufgelöst werden kann
refusal-weimar-no-unit = dort steht keine solche Einheit
refusal-weimar-not-your-unit = { $party } darf diese Einheiten nicht bewegen
refusal-weimar-topic-not-there = dieses Thema liegt nicht auf der Meinungsleiste
refusal-weimar-topic-moved = dieses Thema ist schon bewegt worden
refusal-weimar-topic-out = von diesem Thema ist kein Marker übrig
refusal-weimar-too-far = dieses Feld ist zu weit weg
refusal-weimar-spd-topic = mit diesem Wert muss das Zentrum ein Thema der SPD bewegen
refusal-weimar-useless-option = dieser Effekt würde nichts ändern
refusal-weimar-box-full = die DR-Box ist voll
refusal-weimar-foreign-closed = { $card } liegt nicht offen

## Weimar: effects in words

weimar-effect-base = Basen { $count }
weimar-effect-seat = Sitze { $count }
weimar-effect-vp = Siegpunkte { $count }
weimar-effect-reserve = Reserve { $count }
weimar-effect-supply = in den Vorrat: { $count } { $thing }
weimar-effect-mobilise = mobilisieren: { $count } { $thing }
weimar-effect-dissolve = Einheiten auflösen: { $count }
weimar-effect-recall = aufgelöste Einheiten zurückholen: { $count }
weimar-effect-takeover = Kontrolle über eine Reichswehr übernehmen
weimar-effect-marker = { $thing } { $count }
weimar-effect-economy = Wirtschaftsstufe { $count }
weimar-effect-flag = Flaggen ({ $thing }) { $count }
weimar-effect-foreign = Außenpolitik-Aktion
weimar-effect-advance = Außenpolitikmarker 1 weiter
weimar-effect-lay = diese Karte neben den Außenpolitikstapel legen
weimar-effect-topic = Thema { $thing } auf { $field }
weimar-effect-steer = { $count ->
    [one] Thema { $thing } um 1 Feld bewegen
   *[other] Thema { $thing } um bis zu { $count } Felder bewegen
}
weimar-effect-debate = Debatte mit { $count }
weimar-effect-debate-card = Debatte mit beiden Werten der Karte
weimar-effect-demo = Demonstration
weimar-effect-coup = Putsch
weimar-effect-counter = Gegenputsch
weimar-effect-fight = Kampf
weimar-effect-crisis = Krisenwürfe: { $count }
weimar-effect-society = Gesellschaftsleiste: { $thing }
weimar-effect-society-white = ein weißer Gesellschaftsmarker nach Wahl
weimar-effect-society-out = einen Gesellschaftsmarker entfernen
weimar-effect-draw = Parteikarten ziehen: { $count }
weimar-effect-discard = Parteikarten abwerfen: { $count }
weimar-effect-discard-all = jede Partei wirft alle Parteikarten ab
weimar-effect-fetch = eine Verstärkungskarte aus dem Stapel auf die Hand
weimar-effect-bonus = Demonstrationen dieser Runde { $count }
weimar-effect-nsdap = eine Figur auf die NSDAP-Leiste
weimar-effect-purge = einen Politiker aus einem Ablagestapel aus dem Spiel nehmen
weimar-effect-elect = wo eine Partei zwei oder mehr Basen hat, wird eine zum Sitz
weimar-effect-score-seats = Siegpunkte nach Sitzen
weimar-effect-score-cities = Siegpunkte nach Städten mit eigenen Basen
weimar-effect-election = Wahl des Reichspräsidenten
weimar-effect-order = bestimmt die Reihenfolge der nächsten Runde
weimar-effect-control = bestimmt, wer kontrolliert: { $thing }
weimar-effect-out = aus dem Spiel: { $thing }
weimar-effect-choice = eins davon: { $what }
weimar-effect-or = oder
weimar-effect-may = auf Wunsch ({ $what })
weimar-effect-cities = in { $count } verschiedenen Städten ({ $what })
weimar-effect-vote = Abstimmung nach Sitzen: ja ({ $what }), nein ({ $other })
weimar-effect-of = { $party }: { $what }
weimar-effect-if = wenn { $when }: { $what }
weimar-effect-all = alle
weimar-at-city = in { $place }
weimar-at-chosen = in der gewählten Stadt
weimar-at-any = in einer Stadt nach Wahl
weimar-at-random = in einer zufälligen Stadt
weimar-topic-any = nach Wahl
weimar-when-blockade = eine Blockade in der DR-Box liegt
weimar-when-no-blockade = keine Blockade in der DR-Box liegt
weimar-when-done = { $card } abgeschlossen ist
weimar-when-no-done = { $card } nicht abgeschlossen ist
weimar-when-governs = { $party } in der Regierung
weimar-when-no-governs = { $party } nicht in der Regierung
weimar-when-minority = das Präsidialkabinett in der DR-Box liegt
weimar-when-no-minority = kein Präsidialkabinett in der DR-Box liegt
weimar-when-majority = { $party } die meisten Basen hat, { $place }
weimar-when-no-majority = { $party } nicht die meisten Basen hat, { $place }
weimar-when-councils = eine Räterepublik liegt { $place }
weimar-when-no-councils = keine Räterepublik liegt { $place }
weimar-when-impulse = höchstens Impuls { $count }
weimar-when-no-impulse = nach Impuls { $count }
weimar-when-green = die grüne Option von { $topic } gewählt wurde
weimar-when-no-green = die grüne Option von { $topic } nicht gewählt wurde

## Weimar: the rules in a few sentences each

weimar-chapter-w1 = Material
weimar-chapter-w2 = Aufbau und Szenarien
weimar-chapter-w3 = Ablauf einer Runde
weimar-chapter-w4 = Meinungsleiste
weimar-chapter-w5 = Themen
weimar-chapter-w6 = Gesellschaftsleiste
weimar-chapter-w7 = Bedrohungen
weimar-chapter-w8 = Politikphase und Regierung
weimar-chapter-w9 = Aktionen
weimar-chapter-w10 = Reserve und Reaktionen
weimar-chapter-w11 = Außenpolitik
weimar-chapter-w12 = Spielende und NSDAP
weimar-chapter-w13 = Reichspräsident
weimar-rule-w1 = Elf Städte mit festen Plätzen für Basen, Einheiten der Parteien und der Regierung, Bedrohungsmarker, 24 Sitze und ein Überlauf. Die Figuren einer Partei sind Basen, Sitze oder stehen auf der NSDAP-Leiste. Reichswehr und Polizei werden nie aufgelöst.
weimar-rule-w2 = Vier Szenarien: Republik am Abgrund (allein, SPD mit beschränktem Zentrum gegen zwei Bots, zwei Runden, zehn Kriterien), Bruderkrieg (Runden 1–2), Tanz auf dem Vulkan (Runden 5–6), Hauptszenario (sechs Runden). Die Sitzordnung wird gelost.
weimar-rule-w3 = Rundenkarte, je zwei Republikkarten, geheime Agenden, Agendaeffekte und drei Parteikarten; dann Impulse: reihum je eine Karte, bis alle Hände leer sind. Eine Parteikarte ist Ereignis, Debatte oder Aktionen; eine Republikkarte Ereignis und eines der beiden anderen.
weimar-rule-w4 = Themen liegen auf einem Kreuz mit vier Armen. Eine Debatte bewegt ein Thema bis zum großen und ein anderes bis zum kleinen Wert; ein Reservepunkt gibt einen Schritt mehr. Ein Feld gehört der Partei mit der längeren Strecke; gleich lange teilen sich zwei.
weimar-rule-w5 = Wer ein Thema kontrolliert, wählt in der Politikphase einen seiner Effekte. Weiße Themen kommen in fester Reihenfolge, dann gelbe, wie der Kanzler will. Auf geteilten Feldern müssen beide zustimmen.
weimar-rule-w6 = Sechs Felder. Ein neuer Marker kommt nach links und schiebt die anderen weiter; der letzte fällt heraus. In jeder Politikphase wirken alle von links nach rechts.
weimar-rule-w7 = Armut, wo schon Armut ist, geht in die DR-Box; Wohlstand und Armut heben sich auf. Der siebte Marker in der DR-Box ist Anarchie. Ein Krisenwurf mit zwei Würfeln kostet Basis, Sitz oder Siegpunkt, nur die 6 nichts.
weimar-rule-w8 = Acht Schritte: Themenmehrheit (3 Sitze und 1), Themen, Gesellschaft, Wertung, Lage der Republik, Sitze der Kleinparteien, Größe des Parlaments, Regierung. KPD oder DNVP mit der Hälfte der Sitze stürzt die Republik. Die Weimarer Koalition darf nicht abgelehnt werden.
weimar-rule-w9 = Der große Wert gibt Aktionspunkte für eine Stadt: mobilisieren 1, Demonstration 1, Reserve 1, Kampf 2, Gegenputsch 1, Kontrolle übernehmen 2, Putsch 4 (KPD) oder 3 (DNVP). Der höchste Würfel zählt, jede weitere 6 gibt +1.
weimar-rule-w10 = Bis zu zwei Reservepunkte. Wer in der Stadt eine Basis und einen Reservepunkt hat, darf auf eine Würfelaktion einer anderen Partei reagieren: 5 nimmt einen Würfel, 6 zwei. Politikerkarten werden zu ihrem Zeitpunkt aus der Hand gespielt.
weimar-rule-w11 = Verhandelt wird die oberste Karte des Stapels oder eine danebenliegende: erst ihre Vorwirkung, dann 1 Würfel und einer je Flagge der Nation; bei Erfolg verlässt sie das Spiel, sonst bleibt sie liegen.
weimar-rule-w12 = Sofort endet das Spiel mit dem siebten Marker der DR-Box, mit Räterepubliken oder Regimen in Berlin und zwei weiteren Städten oder in vier Städten, mit der sechsten Figur auf der NSDAP-Leiste. Sonst zählt nach der letzten Runde die Schlusswertung.
weimar-rule-w13 = Wer den Reichspräsidenten stellt, entscheidet bei Gleichstand und darf einmal je Runde nach einer Parteikarte auch mit ihr debattieren. Gewählt wird mit Sitzen; ohne Mehrheit gibt es eine Stichwahl.

## Weimar: at the prompt

weimar-ask-hand-over = { $party } entscheidet. Die anderen sehen weg; dann Enter drücken.
weimar-why-what = Nenne, was du wissen willst: why Berlin, why A22 event
weimar-rules-which = Nenne ein Kapitel von W1 bis W13, zum Beispiel rules W9.
weimar-cards-unknown = Es gibt keine Karte „{ $answer }“. Nenne ihre Nummer oder einen Teil des Titels: cards A22
weimar-help-why = NAME: warum etwas jetzt nicht geht, mit dem Kapitel der Regeln
weimar-help-map = das ganze Brett mit allen Leisten und der Legende
weimar-help-cards = Hand, Agenden und offene Karten mit Herkunft (cards A22: eine Karte mit Anmerkung)
weimar-help-rules = ein Kapitel der Regeln, zum Beispiel rules W9; ohne Nummer die Liste
weimar-show-hand = Hand ({ $party })

## Weimar: Arena und Gründe der Computerspieler

dataset-written-weimar = { $path } geschrieben: { $games } Partien, { $decisions } Entscheidungen.
side-spd = SPD
side-zentrum = Zentrum
side-kpd = KPD
side-dnvp = DNVP
side-republic = SPD und Zentrum
side-bots = Bots des Begleithefts
feature-weimar-points = Siegpunkte
feature-weimar-goals = Ziele der Partei in der Politikphase
feature-weimar-final-scoring = Schlusswertung
feature-weimar-government = Regierungserklärung
feature-weimar-crisis = Krisenwürfe
feature-weimar-seats = Sitze im Parlament
feature-weimar-overthrow = Umsturz im Parlament
feature-weimar-bases = Parteibasen
feature-weimar-cities = Städte mit eigenen Parteibasen
feature-weimar-units = Einheiten
feature-weimar-sudden-win = Räterepubliken oder Regime auf dem Weg zum sofortigen Sieg
feature-weimar-uprisings = Aufstände
feature-weimar-coup = Aussicht auf einen Putsch
feature-weimar-anarchy = Vorsprung bei drohender Anarchie
feature-weimar-topics = Themen auf der Meinungsleiste
feature-weimar-minor-parties = Kleinparteien
feature-weimar-reserve = Reserve
feature-weimar-hand = Handkarten
feature-weimar-nsdap = Figuren auf der NSDAP-Leiste
feature-weimar-under-way = Aktionspunkte und Schritte, die noch offen sind
feature-weimar-criteria = Kriterien des Soloszenarios

## The page: Weimar

weimar-automatic = Bot des Begleithefts
page-weimar-map = Karte des Deutschen Reichs mit elf Städten
page-weimar-bases = { $used } von { $slots } Plätzen belegt: { $who }
page-weimar-city-number = Die Zahl einer Stadt: die Summe zweier Würfel, die sie bestimmt.
page-weimar-field = Feld { $field }, gehört: { $who }
page-weimar-topic = Thema { $topic } auf { $field }, gehört: { $who }
page-weimar-no-topics = Noch liegt kein Thema auf dem Kreuz.
page-weimar-republic = Zustand der Republik
page-weimar-seventh = 7. Marker: Anarchie
page-weimar-danger = { $state ->
    [full] Die DR-Box ist voll: Der nächste Marker beendet die Republik.
    [near] Noch ein freies Feld, dann beendet der nächste Marker die Republik.
   *[other] Noch { $left } Marker bis zur Anarchie.
}
page-weimar-foreign-done = Abgeschlossen: { $what }
page-weimar-offices = Ämter und kleine Parteien
page-weimar-used = diese Runde genutzt
page-weimar-out = nicht im Spiel
page-weimar-end = Ende
page-weimar-chancellor = Kanzlerpartei
page-weimar-governs = in der Regierung
page-weimar-in-play = { $party } spielt diese Karte
page-weimar-choose-agenda = Agendakarten zur Wahl
page-weimar-hand-of = Hand: { $party } ({ $count })
page-weimar-no-hand = Keine Karten auf der Hand.
page-weimar-other-hand = { $party }: Karten { $count }
page-weimar-rules = Die Regeln von Weimar
page-weimar-rules-about = Dreizehn Kapitel, kurz gefasst. Gründe, warum etwas nicht geht, nennen das Kapitel.
page-weimar-cards = Die Karten von Weimar
page-weimar-cards-about = Jede Karte, wie diese Ausgabe sie spielt. Ein Zeichen sagt, woher Titel, Werte und Ereignis kommen.
page-weimar-new = Weimar spielen
page-weimar-new-about = Vier Parteien, eine Republik, 1918 bis 1933: vier Szenarien, allein, mit dem Computer oder zu viert.
page-weimar-scenario = Szenario
page-weimar-seats = Wer spielt welche Partei?
page-weimar-me = ich
page-weimar-link = jemand mit Link
page-weimar-solo = Du spielst SPD und Zentrum; KPD und DNVP folgen den Tabellen des Begleithefts.
page-weimar-learn = Geführtes Solospiel
page-weimar-learn-about = Ein Begleiter erklärt alles, sobald es auf den Tisch kommt.

## Weimar: the guided solo game

lesson-weimar-title = Die Republik am Abgrund
lesson-weimar-welcome = Willkommen in der Weimarer Republik. Du führst SPD und Zentrum durch zwei Runden; KPD und DNVP spielen nach den Tabellen des Begleithefts.
lesson-weimar-goal = Am Ende zählen zehn Kriterien: Sitze, Basen, Wirtschaft, Verträge, Ruhe. Fünf sind ein kleiner Sieg, acht ein großer. Links stehen alle vier Parteien mit ihren Punkten.
lesson-weimar-map = Elf Städte haben feste Plätze für Basen. Jede Partei hat ihre Form: Kreis für die SPD, Quadrat für das Zentrum, Raute für die KPD, Sechseck für die DNVP. Die kleine Zahl ist die Würfelsumme der Stadt.
lesson-weimar-threats = Armut, Unruhe, Räte und Regime stehen als Worte bei ihrer Stadt. Sie kosten Punkte und Sitze. Nimm sie weg, wo du kannst.
lesson-weimar-box = Die DR-Box hat sechs Felder. Der siebte Marker ist das Ende: Anarchie. Halte immer ein Feld frei.
lesson-weimar-opinion = Auf dem Kreuz liegen die Themen. Jeder Arm gehört einer Partei; wem ein Thema am nächsten liegt, der entscheidet es. Debatten verschieben Themen.
lesson-weimar-parliament = Der Reichstag hat 24 Sitze. Was darüber hinausgeht, geht bei der nächsten Zählung verloren. Aus den Sitzen entsteht die Regierung.
lesson-weimar-bases = Jetzt wird eine Basis gesetzt. Blau umrandete Städte sind erlaubt. Klicke eine an, oder gehe mit Tab und Pfeiltasten hin.
lesson-weimar-agenda = Jede Partei wählt verdeckt eine Agenda. Sie bringt Themen auf das Kreuz und gibt einen Vorteil. Klicke eine Karte an, um sie groß zu sehen.
lesson-weimar-cards = Du spielst eine Karte. Die große Zahl sind Aktionspunkte oder Schritte in der Debatte, die kleine die Schritte des zweiten Themas. Die kleinen Zeichen sagen, woher ein Wert stammt.
lesson-weimar-uses = Eine Karte dient dem Ereignis, einer Debatte oder Aktionen. Republikkarten bringen ihr Ereignis und dazu eins der beiden anderen. Was nicht geht, steht mit dem Grund dabei.
lesson-weimar-debate = In der Debatte schiebst du Themen zu dir. Wähle zuerst das Thema, dann das Feld. Auf geteilten Feldern müssen sich zwei Parteien einigen.
lesson-weimar-actions = Alle Aktionen einer Karte geschehen in einer Stadt. Einheiten geben Würfel für Demonstrationen und gegen Putsche. Übrige Punkte kannst du als Reserve behalten.
lesson-weimar-bots = Impulse gehen reihum. Was KPD und DNVP taten, steht im Protokoll. Ein Klick auf einen Satz zeigt den Tisch, wie er damals war.
lesson-weimar-why-not = Klicke ruhig etwas an, das nicht leuchtet. Der Tisch sagt dir den Grund und das Kapitel der Regeln.
lesson-weimar-undo = Ein Zug lässt sich zurücknehmen, solange nichts Verborgenes aufgedeckt wurde. Drücke U oder den Knopf oben.
lesson-weimar-politics = Nach den Karten kommt die Politikphase. Themen werden entschieden, die Gesellschaft wirkt, Ziele bringen Punkte. Lies im Protokoll Schritt für Schritt mit.
lesson-weimar-government = Eine neue Regierung ist im Amt. Nur Regierungsparteien führen Polizei und Reichswehr. Der Kanzler entscheidet über die gelben Themen.
lesson-weimar-round = Die zweite Runde beginnt. Sieh nach, welche Kriterien noch fehlen. Jetzt zählt jede Karte.
lesson-weimar-finished = Das Spiel ist vorbei. Im Protokoll stehen alle zehn Kriterien. Versuche es noch einmal, oder spiele zu viert.
