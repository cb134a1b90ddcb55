game-name = Weimar
game-about = Vier Parteien, eine Republik, 1918 bis 1933: vier Szenarien, allein, mit dem Computer oder zu viert.
option-scenario = Szenario

## Computerspieler

level-booklet = Bot des Begleithefts
level-booklet-about = Spielt KPD oder DNVP von Weimar nach den Tabellen des Begleithefts.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = du
party-gov = jede Regierungspartei
party-others = jede andere Partei
party-foe = eine andere Partei
party-chancellor = Kanzlerpartei
party-nobody = niemand
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
unit-police = Polizei
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = schwarze Reichswehr 1
unit-black-reichswehr2 = schwarze Reichswehr 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldaten
unit-workers = Arbeiter
unit-spartakus = Spartakus
unit-ruhrarmee = Rote Ruhrarmee
unit-rfb = Roter Frontkämpferbund
unit-freikorps1 = Freikorps 1
unit-freikorps2 = Freikorps 2
unit-stahlhelm = Stahlhelm
unit-own = eigene Einheiten
unit-gov = Polizei oder Reichswehr
marker-poverty = Armut
marker-prosperity = Wohlstand
marker-unrest = Unruhe
marker-uprising = Aufstand
marker-councils = Räterepublik
marker-regime = Regime
marker-inflation = Inflation
marker-blockade = Blockade
marker-violent-peace = Gewaltfrieden
marker-instable-state = Instabiler Staat
marker-minority-cabinet = Präsidialkabinett
marker-black-friday = Schwarzer Freitag
nation-france = Frankreich
nation-usa-uk = USA/Großbritannien
nation-russia = Russland
nation-any = Nation nach Wahl
coalition-left = Linkskoalition (SPD, KPD)
coalition-weimar = Weimarer Koalition (SPD, Zentrum)
coalition-right = Rechtskoalition (Zentrum, DNVP)
use-event = Ereignis
use-debate = Debatte
use-actions = Aktionen
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = Demonstration
action-coup = Putsch
action-counter = Gegenputsch
action-fight = Kampf
why-agenda = die Agendaeffekte
why-early = die vorgezogenen Karten
why-impulses = die Impulse
place-supply = Vorrat
place-dissolved = aufgelöste Einheiten
place-unused = nicht im Spiel
politics-1 = Themenmehrheit
politics-2 = gewonnene Themen
politics-3 = Gesellschaftsleiste
politics-4 = Wertung der Parteien
politics-5 = Lage der Republik
politics-6 = Sitze der Kleinparteien
politics-7 = Größe des Parlaments
politics-8 = Neue Regierung
deck-republic = Republikkarten
deck-party = Parteikarten ({ $party })
card-name = { $number } „{ $title }“
card-hidden = eine verdeckte Karte
agenda-hidden = verdeckt
field-centre = Feld 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = Die Titel stehen auf Deutsch und Englisch in den Daten.
source-seed = Begleitheft
source-public = öffentliche Quelle
source-house = Hausregel
source-own = eigene Datei
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = Abschnitt { $number }
paragraph-example-set-up = Beispiel, Spielvorbereitung
paragraph-example-republic = Beispiel, Republikphase
paragraph-example-agenda = Beispiel, Agendaphase
paragraph-example-early = Beispiel, Karten vor dem ersten Impuls
paragraph-example-impulse = Beispiel, Impuls { $number }
paragraph-example-politics = Beispiel, Politikphase { $number }
paragraph-example-outlook = Beispiel, Ausblick
paragraph-scenarios = Liste der Szenarien
paragraph-histories = Geschichte der Karten
paragraph-notes = Design Notes
source-legend = Herkunft: ● Begleitheft · ◐ öffentliche Quelle · ○ Hausregel dieser Ausgabe · ◆ eigene Datei
source-line = { $field }: { $source }
source-field-names = Titel
source-field-values = Werte
source-field-event = Ereignis
source-field-note = Anmerkung

## Screen

when-set-up = Aufbau
when-round = Runde { $round } von { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · das Spiel ist zu Ende
panel-parties = Parteien
panel-parliament = Parlament
panel-parliament-count = { $seats } von { $size } Sitzen
panel-overflow = Überlauf { $count }
panel-opinion = Meinungsleiste
panel-box = DR-Box
panel-box-count = { $count } von { $size } (7: Anarchie)
panel-society = Gesellschaftsleiste
panel-foreign = Außenpolitik
panel-economy = Wirtschaft
panel-minor = Kleinparteien
panel-president = Reichspräsident
panel-nsdap = NSDAP-Leiste
panel-government = Regierung
panel-chancellor = Kanzler { $party }
panel-supply = Vorrat
panel-dissolved = aufgelöst
panel-hand = Hand
panel-stresemann-up = Stresemann bereit
panel-stresemann-down = Stresemann verdeckt
panel-stack = oben { $card }
panel-beside = daneben { $card }
panel-flags = Flaggen: { $flags }
panel-neutral = { $count } neutrale Sitze
panel-criteria = Kriterien erfüllt: { $count } (klein { $small }, groß { $great })
panel-empty = leer
panel-nothing = –
column-vp = SP
column-reserve = Reserve
column-seats = Sitze
column-bases = Basen
column-cards = Karten
column-agenda = Agenda
column-figures = Figuren übrig
legend-map = S Z K D Basen · frei | Polizei P, Reichswehr R, schwarze B, Reichsbanner b, Soldaten s, Arbeiter a, Spartakus p, Ruhrarmee m, RFB f, Freikorps F, Stahlhelm h
legend-markers = Marker: − Armut, + Wohlstand, ! Unruhe, ▲ Aufstand, ★ Räterepublik, ✖ Regime
card-values = groß { $big }, klein { $small }
card-removed = nach dem Ereignis aus dem Spiel
card-politician = Politiker
card-reaction-cancel = hebt ein angekündigtes Ereignis einer anderen Partei auf
card-reaction-dice = nimmt einer angekündigten Aktion einer anderen Partei 1 Würfel
card-reaction-reroll = lässt einen Wurf einer anderen Partei wiederholen
card-adds = bringt ins Deck: { $cards }
card-early = 1 Karte vor dem ersten Impuls
card-topics = Themen: { $what }
card-nothing = kein Effekt
card-nsdap = NSDAP-Karte
card-target = Ziel { $number } ({ $nation })
card-before = vorher: { $what }
card-success = Erfolg: { $what }
card-always = immer: { $what }
card-end = am Rundenende: { $what }
cards-others = Karten der anderen: { $what }
cards-agendas = Agendakarten
cards-open = Rundenkarte und Außenpolitik
opponent-automatic = { $side }: Bot des Begleithefts
opponent-booklet = { $side }: Bot des Begleithefts
opponent = { $side }: Computer ({ $level })

## Der Stand in Worten

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Eine Karte wird gegeben.
prompt-seating = Die Sitzordnung wird gelost.
prompt-roll = Es wird gewürfelt.
prompt-start-city = Eine zufällige Stadt wird ausgewürfelt.
prompt-decide-die = Ein Würfel entscheidet für den Bot.
prompt-bot-draw = Der Bot deckt eine Karte auf.
prompt-fetch = Eine Verstärkungskarte wird gesucht.
prompt-agenda = { $party } wählt geheim eine Agendakarte.
prompt-choose-first = { $party } bestimmt, welche Partei beginnt: { $why }.
prompt-agree-first = { $party }: Soll { $other } beginnen ({ $why })?
prompt-play = { $party } spielt eine Karte aus: welche, und wofür?
prompt-use = { $card }: wofür?
prompt-other-use = { $party } nutzt { $card } auch für eine Debatte oder für Aktionen.
prompt-cancel-event = { $other } kündigt das Ereignis von { $card } an. Hebt { $party } es mit einem Politiker auf?
prompt-actions = { $points ->
    [one] { $party } in { $place }: noch 1 Aktionspunkt.
   *[other] { $party } in { $place }: noch { $points } Aktionspunkte.
}
prompt-actions-city = { $points ->
    [one] { $party } hat 1 Aktionspunkt: In welcher Stadt?
   *[other] { $party } hat { $points } Aktionspunkte: In welcher Stadt?
}
prompt-topic = { $steps ->
    [one] { $party } bewegt ein Thema um 1 Feld: welches?
   *[other] { $party } bewegt ein Thema um bis zu { $steps } Felder: welches?
}
prompt-point = { $party } bewegt { $topic } ({ $steps }): wohin?
prompt-place-base = { $party } legt eine Basis: wo? Noch { $count }.
prompt-remove-base = { $party } entfernt eine Basis: welche? Noch { $count }.
prompt-demo-base = { $count ->
    [one] Die Demonstration in { $place } bringt { $party } 1 Basis: einen Platz besetzen oder eine gegnerische Basis entfernen.
   *[other] Die Demonstration in { $place } bringt { $party } { $count } Basen: einen Platz besetzen oder eine gegnerische Basis entfernen.
}
prompt-put-marker = { $party } legt einen Marker ({ $marker }): wohin? Noch { $count }.
prompt-take-marker = { $party } entfernt einen Marker ({ $marker }): wo? Noch { $count }.
prompt-choose-city = { $face }: { $party } wählt eine Stadt.
prompt-choose-cities = { $face }: { $party } wählt Städte, noch { $count }.
prompt-mobilise-to = { $party } mobilisiert Einheiten: in welcher Stadt? Noch { $count }.
prompt-mobilise = { $party } mobilisiert nach { $place }: welche Einheit? Noch { $count }.
prompt-dissolve = { $party } löst eine Einheit auf: welche? Noch { $count }.
prompt-recall = { $party } holt eine aufgelöste Einheit zurück: welche? Noch { $count }.
prompt-takeover = { $party } übernimmt die Kontrolle über eine Reichswehr: welche?
prompt-flag = { $change ->
    [more] { $party } setzt eine Flagge: welche Nation?
   *[less] { $party } entfernt eine Flagge: welche Nation?
}
prompt-society-in = { $party } legt einen weißen Marker auf die Gesellschaftsleiste: welchen?
prompt-society-out = { $party } entfernt einen Marker von der Gesellschaftsleiste: welchen?
prompt-topic-in = { $party } bringt ein weißes Thema ins Spiel ({ $field }): welches?
prompt-option = { $face }: { $party } wählt einen der Effekte.
prompt-may = { $face }: { $party } darf: { $what }. Wird das gemacht?
prompt-vote = { $face }: { $party } stimmt mit { $seats } Sitzen ab. Ja: { $what }. Nein: { $other }.
prompt-foe = { $face }: { $party } bestimmt eine andere Partei ({ $what }).
prompt-foreign = { $party } darf verhandeln: welche Außenpolitikkarte?
prompt-discard = { $party } wirft Karten ab: welche? Noch { $count }.
prompt-purge = { $party } nimmt einen Politiker aus einem Ablagestapel aus dem Spiel: welchen?
prompt-topic-option = { $party } hat { $topic } gewonnen: welcher Effekt?
prompt-agree = { $topic } liegt auf einem geteilten Feld. { $other } schlägt vor: { $option }. Stimmt { $party } zu?
prompt-yellow = { $party } bestimmt als Kanzler, welches gelbe Thema zuerst kommt.
prompt-majority = Gleichstand bei der Themenmehrheit (Platz { $number }): { $party } entscheidet für wen?
prompt-control = { $party } bestimmt, wer die { $minor } kontrolliert.
prompt-ballot = Wahl des Reichspräsidenten: { $party } stimmt mit { $seats } Sitzen für wen?
prompt-runoff = Gleichstand bei der Wahl: Der Kanzler ({ $party }) bestimmt, wer weiterkommt.
prompt-coalition = Gleich starke Koalitionen: { $party } bestimmt, welche zuerst gefragt wird.
prompt-join = Bildet { $party } die { $coalition }?
prompt-chancellor = { $party } bestimmt, wer Kanzler wird.
prompt-oppose = { $other } kündigt an: { $action } in { $place }. Greift { $party } mit eigenen Einheiten ein?
prompt-fewer-dice = { $other } kündigt an: { $action } in { $place }. Nimmt { $party } mit einem Politiker 1 Würfel?
prompt-react = { $other } kündigt an: { $action } in { $place }. Reagiert { $party } für 1 Reservepunkt?
prompt-roll-again = { $other } hat { $result } gewürfelt. Lässt { $party } den Wurf wiederholen?
prompt-president = Debattiert { $party } als Reichspräsident auch mit { $card }?
prompt-counter-target = Gegenputsch in { $place }: gegen welchen Marker?
prompt-over = Das Spiel ist zu Ende.

## Moves

move-deal = { $card } wird gegeben
move-done = fertig
move-roll = Wurf { $number }
move-roll-two = Wurf { $first } und { $second }
move-seating = Sitzordnung { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = Basis in { $place }
move-remove-base = Basis ({ $party }) in { $place } entfernen
move-put = Marker in { $place }
move-take = Marker aus { $place }
move-mobilise = { $unit } mobilisieren ({ $from })
move-dissolve = { $unit } in { $place } auflösen
move-recall = { $unit } zurückholen
move-takeover = Kontrolle über { $unit } in { $place } übernehmen
move-win-back = { $unit } zurückgewinnen
move-demonstration = Demonstration
move-coup = Putsch
move-counter = Gegenputsch gegen { $marker }
move-fight = Kampf gegen { $party }
move-store = 1 Reservepunkt anlegen
move-spend = 1 Reservepunkt ausgeben
move-better = Ergebnis +1
move-topic = { $topic }
move-point = auf { $field }
move-option = { $option }
move-yes = ja
move-no = nein
move-society = { $marker }
move-nation = Flagge { $nation }
move-foreign = { $card } verhandeln
move-coalition = { $coalition }
move-answer = mit { $card }
move-discard = { $card } abwerfen
move-purge = { $card } aus dem Spiel nehmen
done-cancel-event = nicht aufheben
done-actions = keine weiteren Aktionen
done-topic = kein Thema bewegen
done-mobilise-to = nicht mobilisieren
done-mobilise = genug mobilisiert
done-dissolve = keine Einheit auflösen
done-foreign = nicht verhandeln
done-fewer-dice = nicht eingreifen
done-roll-again = der Wurf bleibt
yes-agree-first = einverstanden
no-agree-first = nein, der Kanzler entscheidet
yes-may = ja, ausführen
no-may = nein, verzichten
yes-vote = Ja
no-vote = Nein
yes-agree = zustimmen
no-agree = ablehnen (nichts geschieht)
yes-join = in die Koalition eintreten
no-join = die Koalition ablehnen
yes-oppose = eingreifen
no-oppose = heraushalten
yes-react = reagieren (1 Reservepunkt)
no-react = nicht reagieren
yes-roll-again = mit Stresemann wiederholen
no-roll-again = der Wurf bleibt
yes-president = auch debattieren
no-president = nicht debattieren
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } AP
note-dice = { $count } Würfel
note-free = frei { $free } von { $slots }
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – danach Debatte oder Aktionen
use-note-debate = ein Thema bis { $big }, ein anderes bis { $small } Felder
use-note-actions = { $big ->
    [one] 1 Aktionspunkt in einer Stadt
   *[other] { $big } Aktionspunkte in einer Stadt
}
use-note-first = { $what } (danach das Ereignis)

## Headings of choices

group-deal = Karte
group-done = Sonst
group-roll = Würfel
group-roll-two = Würfel
group-seating = Sitzordnung
group-agenda = Agenda
group-party = Partei
group-play = Karte
group-use = Nutzung
group-city = Stadt
group-base = Basis legen
group-remove-base = Basis entfernen
group-put = Marker legen
group-take = Marker entfernen
group-mobilise = Mobilisieren
group-dissolve = Auflösen
group-recall = Zurückholen
group-takeover = Kontrolle übernehmen
group-win-back = Zurückgewinnen
group-demonstration = Würfelaktion
group-coup = Würfelaktion
group-counter = Würfelaktion
group-fight = Würfelaktion
group-store = Reserve
group-spend = Reserve
group-better = Reserve
group-topic = Thema
group-point = Feld
group-option = Effekt
group-yes = Antwort
group-no = Antwort
group-society = Marker
group-nation = Nation
group-foreign = Verhandeln
group-coalition = Koalition
group-answer = Politiker
group-discard = Abwerfen
group-purge = Aus dem Spiel
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Sitzordnung: { $parties }
event-round = Runde { $round }
event-deck-changed = { $deck }: der Stapel ist neu gemischt.
event-drawn = { $known ->
    [yes] { $party } zieht { $what }.
   *[no] { $party } zieht Karten: { $count }.
}
event-discarded = { $party } wirft ab: { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party } wählt { $agenda }.
   *[no] { $party } hat eine Agenda gewählt.
}
event-agenda = Agenda ({ $party }): { $agenda }
event-set-added = { $party } mischt den Kartensatz von { $agenda } ins eigene Deck.
event-first = { $party } beginnt: { $why }.
event-impulse = { $party } ist am Zug.
event-card = { $party } spielt { $card }: { $use }
event-use = { $party } nutzt { $card }: { $use }
event-removed-card = { $card } ist aus dem Spiel.
event-cancelled = { $party } hebt das Ereignis von { $card } auf.
event-politician = { $party } spielt den Politiker { $card }.
event-hidden = Verdeckte Karten haben entschieden.
event-base = { $change ->
    [more] { $party }: neue Basis in { $what }.
   *[less] { $party } verliert eine Basis in { $what }.
}
event-seat = { $change ->
    [more] { $party } gewinnt Sitze: { $count }.
   *[less] { $party } verliert Sitze: { $count }.
}
event-vp = { $change ->
    [more] { $party } erhält Siegpunkte: { $count }.
   *[less] { $party } verliert Siegpunkte: { $count }.
}
event-reserve = { $change ->
    [more] { $party } legt Reservepunkte an: { $count }.
   *[less] { $party } gibt Reservepunkte aus: { $count }.
}
event-unit = Einheiten: { $what }.
event-turned = In { $place } steht jetzt: { $unit }.
event-marker = { $change ->
    [more] { $marker } kommt nach { $what }.
   *[less] { $marker } verschwindet aus { $what }.
}
event-box = { $change ->
    [more] In die DR-Box: { $marker } ({ $count }).
   *[less] Aus der DR-Box: { $marker } ({ $count }).
}
event-economy = Die Wirtschaft steht auf Stufe { $level }.
event-topic = Thema { $topic }: { $field }.
event-topic-gone = Thema { $topic } verlässt die Meinungsleiste.
event-topic-won = { $party } entscheidet { $topic }: { $option }
event-society = { $change ->
    [more] Auf die Gesellschaftsleiste: { $marker }.
   *[less] Von der Gesellschaftsleiste: { $marker }.
}
event-flag = { $change ->
    [more] Eine Flagge für { $nation }.
   *[less] Eine Flagge weniger für { $nation }.
}
event-roll = { $party } würfelt { $result }.
event-again = { $party } lässt den Wurf wiederholen.
event-action = { $party } kündigt an: { $action } in { $place }.
event-dice = { $count ->
    [one] { $party } würfelt mit 1 Würfel.
   *[other] { $party } würfelt mit { $count } Würfeln.
}
event-result = { $party }, { $action }: Ergebnis { $result }.
event-reaction = { $party } reagiert: Ergebnis { $result }.
event-joined = { $party } greift mit eigenen Einheiten ein.
event-city-rolled = Ausgewürfelt: { $place }.
event-crisis = Krisenwurf ({ $party }): { $result }.
event-negotiation = { $party } verhandelt { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } ist abgeschlossen.
   *[no] { $card } ist nicht zustande gekommen.
}
event-foreign-track = Die Außenpolitik ist bei { $card }.
event-laid = { $card } liegt neben dem Außenpolitikstapel.
event-minor = { $party } kontrolliert die { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann ist wieder aufgedeckt.
   *[no] Stresemann ist verdeckt.
}
event-vote = { $agreed ->
    [yes] { $party } stimmt mit Ja.
   *[no] { $party } stimmt mit Nein.
}
event-ballot = { $party } stimmt für { $other }.
event-president = { $party } stellt den Reichspräsidenten.
event-nsdap = Eine Figur ({ $party }) kommt auf die NSDAP-Leiste.
event-out = Aus dem Spiel: { $card }.
event-politics = Politikphase { $number }: { $name }
event-majority = Themenmehrheit, Platz { $number }: { $party }.
event-parliament = Im Parlament sind { $seats } Sitze besetzt.
event-coalition = { $agreed ->
    [yes] { $party } stimmt zu: { $coalition }.
   *[no] { $party } lehnt ab: { $coalition }.
}
event-government = Regierung: { $parties }. Kanzler: { $chancellor }.
event-bonus = { $party }: Demonstrationen in dieser Runde { $count }.
event-final = Schlusswertung, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Kriterium { $number } erfüllt: { $what }.
   *[no] Kriterium { $number } verfehlt: { $what }.
}
event-game-over = { $known ->
    [yes] Das Spiel ist zu Ende, { $winner } gewinnt: { $how }.
   *[no] Das Spiel ist zu Ende: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = Londoner Ultimatum abgeschlossen
measure-economy = Wirtschaftsstufe
measure-government = in der Regierung
measure-box = Marker in der DR-Box
measure-inflation = Inflation in der DR-Box
measure-councils = Räterepubliken
measure-regimes = Regime
measure-uprisings = Aufstände
measure-unrest = Unruhen
measure-councils-or-regime = Städte mit Räterepublik oder Regime
measure-dissolved = eigene aufgelöste Einheiten
measure-dissolved-kpd-dnvp = aufgelöste Einheiten von KPD und DNVP
measure-seats = Sitze
measure-bases = Basen
measure-vp = Siegpunkte
measure-nsdap = eigene Figuren auf der NSDAP-Leiste
measure-at-least = { $what } mindestens { $count }
measure-at-most = { $what } höchstens { $count }
measure-none = nicht: { $what }
measure-each = je { $what }

## Endings

outcome = { $winner } gewinnt: { $how } ({ $rule })
outcome-nobody = Niemand gewinnt: { $how } ({ $rule })
outcome-defeat = Niederlage: { $how } ({ $rule })
outcome-defeat-by = Niederlage, { $winner } gewinnt: { $how } ({ $rule })
outcome-table = Das Spiel endet am Tisch: { $how }
ending-anarchy = Anarchie, die DR-Box läuft über
ending-councils = die Räterepublik hat gesiegt
ending-regime = ein Regime hat die Republik abgelöst
ending-overthrow = Umsturz mit der Hälfte der Sitze
ending-nsdap = die NSDAP ist an der Macht, alle haben verloren
ending-survival = die Republik hat überlebt, die meisten Siegpunkte
ending-great-victory = großer Sieg, mindestens acht Kriterien
ending-small-victory = kleiner Sieg, mindestens fünf Kriterien
ending-defeat = Niederlage, weniger als fünf Kriterien
summary = Runde { $round }, { $decisions } Entscheidungen; Siegpunkte: { $points }

## Why not

refusal-other-decision = „{ $move }“ ist jetzt nicht zu entscheiden
refusal-not-possible = „{ $move }“ geht hier nicht
refusal-must-do = das muss ausgeführt werden
refusal-card-not-there = { $card } ist nicht auf deiner Hand
refusal-no-such-answer = { $card } kann hierauf nicht antworten
refusal-event-idle = das Ereignis von { $card } würde jetzt nichts bewirken
refusal-agenda-other-party = { $card } gehört einer anderen Partei
refusal-agenda-out = { $card } ist in diesem Szenario nicht dabei
refusal-no-slot = { $place } hat keinen freien Platz
refusal-same-city = { $place } ist schon gewählt
refusal-other-city = es ist eine andere Stadt gemeint
refusal-no-figures = { $party } hat keine Figuren mehr
refusal-no-base = { $party } hat keine Basis in { $place }
refusal-no-marker = in { $place } liegt kein solcher Marker
refusal-marker-barred = in { $place } kann dieser Marker nicht liegen
refusal-points-short = dafür reichen die Aktionspunkte nicht
refusal-city-first = zuerst wird die Stadt der Aktionen gewählt
refusal-once-per-card = jede Art von Würfelaktion geht einmal je Karte
refusal-city-chosen = alle Aktionen einer Karte geschehen in einer Stadt
refusal-reserve-full = die Reserve ist voll
refusal-reserve-empty = die Reserve ist leer
refusal-reserve-stored = wer Punkte angelegt hat, gibt keine mehr aus
refusal-government-only = das dürfen nur Regierungsparteien
refusal-opposition-only = eine Partei in der Regierung putscht nicht
refusal-coup-party = { $party } putscht nicht
refusal-own-marker = dort liegt schon der eigene Marker
refusal-no-dice = es gäbe keinen Würfel zu werfen
refusal-not-opposition = { $party } ist in der Regierung
refusal-nothing-to-dissolve = { $party } hat dort keine Einheit, die aufgelöst werden kann
refusal-no-unit = dort steht keine solche Einheit
refusal-not-your-unit = { $party } darf diese Einheiten nicht bewegen
refusal-topic-not-there = dieses Thema liegt nicht auf der Meinungsleiste
refusal-topic-moved = dieses Thema ist schon bewegt worden
refusal-topic-out = von diesem Thema ist kein Marker übrig
refusal-too-far = dieses Feld ist zu weit weg
refusal-spd-topic = mit diesem Wert muss das Zentrum ein Thema der SPD bewegen
refusal-useless-option = dieser Effekt würde nichts ändern
refusal-box-full = die DR-Box ist voll
refusal-foreign-closed = { $card } liegt nicht offen

## Effects in words

effect-base = Basen { $count }
effect-seat = Sitze { $count }
effect-vp = Siegpunkte { $count }
effect-reserve = Reserve { $count }
effect-supply = in den Vorrat: { $count } { $thing }
effect-mobilise = mobilisieren: { $count } { $thing }
effect-dissolve = Einheiten auflösen: { $count }
effect-recall = aufgelöste Einheiten zurückholen: { $count }
effect-takeover = Kontrolle über eine Reichswehr übernehmen
effect-marker = { $thing } { $count }
effect-economy = Wirtschaftsstufe { $count }
effect-flag = Flaggen ({ $thing }) { $count }
effect-foreign = Außenpolitik-Aktion
effect-advance = Außenpolitikmarker 1 weiter
effect-lay = diese Karte neben den Außenpolitikstapel legen
effect-topic = Thema { $thing } auf { $field }
effect-steer = { $count ->
    [one] Thema { $thing } um 1 Feld bewegen
   *[other] Thema { $thing } um bis zu { $count } Felder bewegen
}
effect-debate = Debatte mit { $count }
effect-debate-card = Debatte mit beiden Werten der Karte
effect-demo = Demonstration
effect-coup = Putsch
effect-counter = Gegenputsch
effect-fight = Kampf
effect-crisis = Krisenwürfe: { $count }
effect-society = Gesellschaftsleiste: { $thing }
effect-society-white = ein weißer Gesellschaftsmarker nach Wahl
effect-society-out = einen Gesellschaftsmarker entfernen
effect-draw = Parteikarten ziehen: { $count }
effect-discard = Parteikarten abwerfen: { $count }
effect-discard-all = jede Partei wirft alle Parteikarten ab
effect-fetch = eine Verstärkungskarte aus dem Stapel auf die Hand
effect-bonus = Demonstrationen dieser Runde { $count }
effect-nsdap = eine Figur auf die NSDAP-Leiste
effect-purge = einen Politiker aus einem Ablagestapel aus dem Spiel nehmen
effect-elect = wo eine Partei zwei oder mehr Basen hat, wird eine zum Sitz
effect-score-seats = Siegpunkte nach Sitzen
effect-score-cities = Siegpunkte nach Städten mit eigenen Basen
effect-election = Wahl des Reichspräsidenten
effect-order = bestimmt die Reihenfolge der nächsten Runde
effect-control = bestimmt, wer kontrolliert: { $thing }
effect-out = aus dem Spiel: { $thing }
effect-choice = eins davon: { $what }
effect-or = oder
effect-may = auf Wunsch ({ $what })
effect-cities = in { $count } verschiedenen Städten ({ $what })
effect-vote = Abstimmung nach Sitzen: ja ({ $what }), nein ({ $other })
effect-of = { $party }: { $what }
effect-if = wenn { $when }: { $what }
effect-all = alle
effect-all-less = −{ effect-all }
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = in { $place }
at-chosen = in der gewählten Stadt
at-any = in einer Stadt nach Wahl
at-random = in einer zufälligen Stadt
topic-any = nach Wahl
if-blockade = eine Blockade in der DR-Box liegt
if-no-blockade = keine Blockade in der DR-Box liegt
if-done = { $card } abgeschlossen ist
if-no-done = { $card } nicht abgeschlossen ist
if-governs = { $party } in der Regierung
if-no-governs = { $party } nicht in der Regierung
if-minority = das Präsidialkabinett in der DR-Box liegt
if-no-minority = kein Präsidialkabinett in der DR-Box liegt
if-majority = { $party } die meisten Basen hat, { $place }
if-no-majority = { $party } nicht die meisten Basen hat, { $place }
if-councils = eine Räterepublik liegt { $place }
if-no-councils = keine Räterepublik liegt { $place }
if-impulse = höchstens Impuls { $count }
if-no-impulse = nach Impuls { $count }
if-green = die grüne Option von { $topic } gewählt wurde
if-no-green = die grüne Option von { $topic } nicht gewählt wurde

## The rules in a few sentences each

chapter-w1 = Material
chapter-w2 = Aufbau und Szenarien
chapter-w3 = Ablauf einer Runde
chapter-w4 = Meinungsleiste
chapter-w5 = Themen
chapter-w6 = Gesellschaftsleiste
chapter-w7 = Bedrohungen
chapter-w8 = Politikphase und Regierung
chapter-w9 = Aktionen
chapter-w10 = Reserve und Reaktionen
chapter-w11 = Außenpolitik
chapter-w12 = Spielende und NSDAP
chapter-w13 = Reichspräsident
rule-w1 = Elf Städte mit festen Plätzen für Basen, Einheiten der Parteien und der Regierung, Bedrohungsmarker, 24 Sitze und ein Überlauf. Die Figuren einer Partei sind Basen, Sitze oder stehen auf der NSDAP-Leiste. Reichswehr und Polizei werden nie aufgelöst.
rule-w2 = Vier Szenarien: Republik am Abgrund (allein, SPD mit beschränktem Zentrum gegen zwei Bots, zwei Runden, zehn Kriterien), Bruderkrieg (Runden 1–2), Tanz auf dem Vulkan (Runden 5–6), Hauptszenario (sechs Runden). Die Sitzordnung wird gelost.
rule-w3 = Rundenkarte, je zwei Republikkarten, geheime Agenden, Agendaeffekte und drei Parteikarten; dann Impulse: reihum je eine Karte, bis alle Hände leer sind. Eine Parteikarte ist Ereignis, Debatte oder Aktionen; eine Republikkarte Ereignis und eines der beiden anderen.
rule-w4 = Themen liegen auf einem Kreuz mit vier Armen. Eine Debatte bewegt ein Thema bis zum großen und ein anderes bis zum kleinen Wert; ein Reservepunkt gibt einen Schritt mehr. Ein Feld gehört der Partei mit der längeren Strecke; gleich lange teilen sich zwei.
rule-w5 = Wer ein Thema kontrolliert, wählt in der Politikphase einen seiner Effekte. Weiße Themen kommen in fester Reihenfolge, dann gelbe, wie der Kanzler will. Auf geteilten Feldern müssen beide zustimmen.
rule-w6 = Sechs Felder. Ein neuer Marker kommt nach links und schiebt die anderen weiter; der letzte fällt heraus. In jeder Politikphase wirken alle von links nach rechts.
rule-w7 = Armut, wo schon Armut ist, geht in die DR-Box; Wohlstand und Armut heben sich auf. Der siebte Marker in der DR-Box ist Anarchie. Ein Krisenwurf mit zwei Würfeln kostet Basis, Sitz oder Siegpunkt, nur die 6 nichts.
rule-w8 = Acht Schritte: Themenmehrheit (3 Sitze und 1), Themen, Gesellschaft, Wertung, Lage der Republik, Sitze der Kleinparteien, Größe des Parlaments, Regierung. KPD oder DNVP mit der Hälfte der Sitze stürzt die Republik. Die Weimarer Koalition darf nicht abgelehnt werden.
rule-w9 = Der große Wert gibt Aktionspunkte für eine Stadt: mobilisieren 1, Demonstration 1, Reserve 1, Kampf 2, Gegenputsch 1, Kontrolle übernehmen 2, Putsch 4 (KPD) oder 3 (DNVP). Der höchste Würfel zählt, jede weitere 6 gibt +1.
rule-w10 = Bis zu zwei Reservepunkte. Wer in der Stadt eine Basis und einen Reservepunkt hat, darf auf eine Würfelaktion einer anderen Partei reagieren: 5 nimmt einen Würfel, 6 zwei. Politikerkarten werden zu ihrem Zeitpunkt aus der Hand gespielt.
rule-w11 = Verhandelt wird die oberste Karte des Stapels oder eine danebenliegende: erst ihre Vorwirkung, dann 1 Würfel und einer je Flagge der Nation; bei Erfolg verlässt sie das Spiel, sonst bleibt sie liegen.
rule-w12 = Sofort endet das Spiel mit dem siebten Marker der DR-Box, mit Räterepubliken oder Regimen in Berlin und zwei weiteren Städten oder in vier Städten, mit der sechsten Figur auf der NSDAP-Leiste. Sonst zählt nach der letzten Runde die Schlusswertung.
rule-w13 = Wer den Reichspräsidenten stellt, entscheidet bei Gleichstand und darf einmal je Runde nach einer Parteikarte auch mit ihr debattieren. Gewählt wird mit Sitzen; ohne Mehrheit gibt es eine Stichwahl.

## At the prompt

ask-hand-over = { $side } entscheidet. Die anderen sehen weg; dann Enter drücken.
why-what = Nenne, was du wissen willst: why Berlin, why A22 event
rules-which = Nenne ein Kapitel von W1 bis W13, zum Beispiel rules W9.
cards-unknown = Es gibt keine Karte „{ $answer }“. Nenne ihre Nummer oder einen Teil des Titels: cards A22
help-why = NAME: warum etwas jetzt nicht geht, mit dem Kapitel der Regeln
help-map = das ganze Brett mit allen Leisten und der Legende
help-cards = Hand, Agenden und offene Karten mit Herkunft (cards A22: eine Karte mit Anmerkung)
help-rules = ein Kapitel der Regeln, zum Beispiel rules W9; ohne Nummer die Liste
show-hand = Hand ({ $party })

## Arena und Gründe der Computerspieler

feature-points = Siegpunkte
feature-goals = Ziele der Partei in der Politikphase
feature-final-scoring = Schlusswertung
feature-government = Regierungserklärung
feature-crisis = Krisenwürfe
feature-seats = Sitze im Parlament
feature-overthrow = Umsturz im Parlament
feature-bases = Parteibasen
feature-cities = Städte mit eigenen Parteibasen
feature-units = Einheiten
feature-sudden-win = Räterepubliken oder Regime auf dem Weg zum sofortigen Sieg
feature-uprisings = Aufstände
feature-coup = Aussicht auf einen Putsch
feature-anarchy = Vorsprung bei drohender Anarchie
feature-topics = Themen auf der Meinungsleiste
feature-minor-parties = Kleinparteien
feature-reserve = Reserve
feature-hand = Handkarten
feature-nsdap = Figuren auf der NSDAP-Leiste
feature-under-way = Aktionspunkte und Schritte, die noch offen sind
feature-criteria = Kriterien des Soloszenarios

## The page

level-automatic = Bot des Begleithefts
page-map = Karte des Deutschen Reichs mit elf Städten
page-bases = { $used } von { $slots } Plätzen belegt: { $who }
page-city-number = Die Zahl einer Stadt: die Summe zweier Würfel, die sie bestimmt.
page-field = Feld { $field }, gehört: { $who }
page-topic = Thema { $topic } auf { $field }, gehört: { $who }
page-no-topics = Noch liegt kein Thema auf dem Kreuz.
page-republic = Zustand der Republik
page-seventh = 7. Marker: Anarchie
page-danger = { $state ->
    [full] Die DR-Box ist voll: Der nächste Marker beendet die Republik.
    [near] Noch ein freies Feld, dann beendet der nächste Marker die Republik.
   *[other] Noch { $left } Marker bis zur Anarchie.
}
page-foreign-done = Abgeschlossen: { $what }
page-offices = Ämter und kleine Parteien
page-used = diese Runde genutzt
page-out = nicht im Spiel
page-end = Ende
page-chancellor = Kanzlerpartei
page-governs = in der Regierung
page-in-play = { $party } spielt diese Karte
page-choose-agenda = Agendakarten zur Wahl
page-hand-of = Hand: { $party } ({ $count })
page-no-hand = Keine Karten auf der Hand.
page-other-hand = { $party }: Karten { $count }
page-rules = Die Regeln von Weimar
page-cards = Die Karten von Weimar
page-new = Weimar spielen
page-scenario = Szenario
page-who-plays = Wer spielt welche Partei?
page-me = ich
page-link = jemand mit Link
page-solo = Du spielst SPD und Zentrum; KPD und DNVP folgen den Tabellen des Begleithefts.
lesson-start = Geführtes Solospiel
lesson-about = Ein Begleiter erklärt alles, sobald es auf den Tisch kommt.
page-tab-opinion = Meinung
cards-about = Jede Karte, wie diese Ausgabe sie spielt. Ein Zeichen sagt, woher Titel, Werte und Ereignis kommen.

## The guided solo game

lesson-title = Die Republik am Abgrund
lesson-welcome = Willkommen in der Weimarer Republik. Du führst SPD und Zentrum durch zwei Runden; KPD und DNVP spielen nach den Tabellen des Begleithefts.
lesson-goal = Am Ende zählen zehn Kriterien: Sitze, Basen, Wirtschaft, Verträge, Ruhe. Fünf sind ein kleiner Sieg, acht ein großer. Links stehen alle vier Parteien mit ihren Punkten.
lesson-map = Elf Städte haben feste Plätze für Basen. Jede Partei hat ihre Form: Kreis für die SPD, Quadrat für das Zentrum, Raute für die KPD, Sechseck für die DNVP. Die kleine Zahl ist die Würfelsumme der Stadt.
lesson-threats = Armut, Unruhe, Räte und Regime stehen als Worte bei ihrer Stadt. Sie kosten Punkte und Sitze. Nimm sie weg, wo du kannst.
lesson-box = Die DR-Box hat sechs Felder. Der siebte Marker ist das Ende: Anarchie. Halte immer ein Feld frei.
lesson-opinion = Auf dem Kreuz liegen die Themen. Jeder Arm gehört einer Partei; wem ein Thema am nächsten liegt, der entscheidet es. Debatten verschieben Themen.
lesson-parliament = Der Reichstag hat 24 Sitze. Was darüber hinausgeht, geht bei der nächsten Zählung verloren. Aus den Sitzen entsteht die Regierung.
lesson-bases = Jetzt wird eine Basis gesetzt. Blau umrandete Städte sind erlaubt. Klicke eine an, oder gehe mit Tab und Pfeiltasten hin.
lesson-agenda = Jede Partei wählt verdeckt eine Agenda. Sie bringt Themen auf das Kreuz und gibt einen Vorteil. Klicke eine Karte an, um sie groß zu sehen.
lesson-cards = Du spielst eine Karte. Die große Zahl sind Aktionspunkte oder Schritte in der Debatte, die kleine die Schritte des zweiten Themas. Die kleinen Zeichen sagen, woher ein Wert stammt.
lesson-uses = Eine Karte dient dem Ereignis, einer Debatte oder Aktionen. Republikkarten bringen ihr Ereignis und dazu eins der beiden anderen. Was nicht geht, steht mit dem Grund dabei.
lesson-debate = In der Debatte schiebst du Themen zu dir. Wähle zuerst das Thema, dann das Feld. Auf geteilten Feldern müssen sich zwei Parteien einigen.
lesson-actions = Alle Aktionen einer Karte geschehen in einer Stadt. Einheiten geben Würfel für Demonstrationen und gegen Putsche. Übrige Punkte kannst du als Reserve behalten.
lesson-bots = Impulse gehen reihum. Was KPD und DNVP taten, steht im Protokoll. Ein Klick auf einen Satz zeigt den Tisch, wie er damals war.
lesson-why-not = Klicke ruhig etwas an, das nicht leuchtet. Der Tisch sagt dir den Grund und das Kapitel der Regeln.
lesson-undo = Ein Zug lässt sich zurücknehmen, solange nichts Verborgenes aufgedeckt wurde. Drücke U oder den Knopf oben.
lesson-politics = Nach den Karten kommt die Politikphase. Themen werden entschieden, die Gesellschaft wirkt, Ziele bringen Punkte. Lies im Protokoll Schritt für Schritt mit.
lesson-government = Eine neue Regierung ist im Amt. Nur Regierungsparteien führen Polizei und Reichswehr. Der Kanzler entscheidet über die gelben Themen.
lesson-round = Die zweite Runde beginnt. Sieh nach, welche Kriterien noch fehlen. Jetzt zählt jede Karte.
lesson-finished = Das Spiel ist vorbei. Im Protokoll stehen alle zehn Kriterien. Versuche es noch einmal, oder spiele zu viert.

## Arena, data sets, study

arena-period = Runde
arena-matches-many = Ergebnisse nach Parteien
arena-matches-many-note = Ergebnisse des ersten Spielers: zusammen mit seinen zwei Parteien, dann der Anteil der Siege mit jeder Partei.
arena-side-many = Partei
arena-pairs-many-note = Die sechs Spiele eines Paars haben gleiche Karten: Jeder der beiden führt je zwei Parteien auf jede Art einmal. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-sides-many = Parteien
arena-sides-solo = Die Person und die Bots
arena-matches-solo-note = Ergebnisse des ersten Spielers: beide Seiten zusammen, als Person am Tisch, und wo der andere Spieler dort saß (ein Punkt, wenn die Bots gewinnen).
seat-republic = SPD und Zentrum
seat-bots = Bots des Begleithefts
lesson-short = Das Solospiel mit Begleitung; ohne Regelheft.
