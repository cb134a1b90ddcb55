game-name = Weimar
game-about = Vier Parteien, eine Republik, 1919 bis 1933: vier Szenarien, allein, gegen den Computer oder zu viert.
game-credits = Weimar ist ein Brettspiel von Matthias Cramer. Diese Ausgabe ist inoffiziell: Autor und Verlage haben sie weder gemacht noch geprüft noch empfohlen. Wenn es dir hier gefällt, kauf dir das Spiel.
option-scenario = Szenario
option-seating = Sitzordnung

## Computerspieler

level-booklet = Bot des Begleithefts
level-booklet-about = Spielt die KPD oder die DNVP nach den Tabellen des Begleithefts von Weimar.

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
seat-letter-spd = S
seat-letter-zentrum = Z
seat-letter-kpd = K
seat-letter-dnvp = D
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
coalition-left = Linke Koalition (SPD, KPD)
coalition-weimar = Weimarer Koalition (SPD, Zentrum)
coalition-right = Rechte Koalition (Zentrum, DNVP)
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
why-agenda = den Agendaeffekten
why-early = den vorgezogenen Karten
why-impulses = den Impulsen
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
names-german = Titel gibt es nur auf Deutsch und Englisch.
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
paragraph-notes = Anmerkungen des Autors
source-legend = Herkunft: ● Begleitheft · ◐ öffentliche Quelle · ○ Hausregel dieser Ausgabe · ◆ eigene Datei
source-share = Die Spielanleitung lag uns nicht vor. Von den { $all } Werten auf Karten, Tableaus und in Tabellen sind { $own } ({ $percent } %) unsere eigenen; { $mark } kennzeichnet sie.
source-line = { $field }: { $source }
source-kinds = Woher die Werte kommen
source-kind-cards = Karten
source-kind-topics = Themen, Gesellschaft
source-kind-board = Spielplan, Teile
source-kind-tables = Tabellen der Regeln
source-kind-scenarios = Szenarien
source-kind-bots = Bots
source-kind-all = alle
source-field-names = Titel
source-field-values = Werte
source-field-event = Ereignis
source-field-note = Anmerkung

## Screen

when-set-up = Aufbau
when-round = Runde { $round } von { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · Partie zu Ende
panel-parties = Parteien
panel-parliament = Parlament
panel-parliament-count = { $seats } von { $size } Sitzen
panel-overflow = Überlauf: { $count }
panel-opinion = Meinungsleiste
panel-box = DR-Box
panel-box-count = { $count } von { $size } (siebter Marker: Anarchie)
panel-society = Gesellschaftsleiste
panel-foreign = Außenpolitik
panel-economy = Wirtschaft
panel-minor = Kleinparteien
panel-president = Reichspräsident
panel-nsdap = NSDAP-Leiste
panel-government = Regierung
panel-chancellor = Kanzler: { $party }
panel-supply = Vorrat
panel-dissolved = aufgelöst
panel-hand = Hand
panel-stresemann-up = Stresemann bereit
panel-stresemann-down = Stresemann verdeckt
panel-stack = oben { $card }
panel-beside = daneben { $card }
panel-flags = Flaggen: { $flags }
panel-neutral = { $count ->
    [one] 1 neutraler Sitz
   *[other] { $count } neutrale Sitze
}
panel-criteria = Kriterien erfüllt: { $count } (kleiner Sieg ab { $small }, großer Sieg ab { $great })
panel-empty = leer
panel-nothing = –
column-vp = SP
column-reserve = Reserve
column-seats = Sitze
column-bases = Basen
column-cards = Karten
column-agenda = Agenda
column-figures = übrige Figuren
legend-map = S Z K D Basen · frei | Polizei P, Reichswehr R, schwarze Reichswehr B, Reichsbanner b, Soldaten s, Arbeiter a, Spartakus p, Ruhrarmee m, RFB f, Freikorps F, Stahlhelm h
legend-markers = Marker: − Armut, + Wohlstand, ! Unruhe, ▲ Aufstand, ★ Räterepublik, ✖ Regime
card-values = groß { $big }, klein { $small }
card-removed = kommt nach dem Ereignis aus dem Spiel
card-politician = Politiker
card-reaction-cancel = hebt ein angekündigtes Ereignis einer anderen Partei auf
card-reaction-dice = nimmt einer angekündigten Aktion einer anderen Partei 1 Würfel weg
card-reaction-reroll = lässt eine andere Partei ihren Wurf wiederholen
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
cards-others = Karten der anderen Parteien: { $what }
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

prompt-deal = Eine Karte wird ausgeteilt.
prompt-seating = Die Sitzordnung wird gelost.
prompt-roll = Es wird gewürfelt.
prompt-start-city = Eine zufällige Stadt wird ausgewürfelt.
prompt-decide-die = Ein Würfel entscheidet für den Bot.
prompt-bot-draw = Der Bot deckt eine Karte auf.
prompt-fetch = Der Stapel wird nach einer Verstärkungskarte durchsucht.
prompt-agenda = { $party }: Wähle geheim eine Agendakarte.
prompt-choose-first = { $party }: Wähle die Partei, die mit { $why } beginnt.
prompt-agree-first = { $party }: Soll { $other ->
    [Zentrum] das { $other }
   *[other] die { $other }
} mit { $why } beginnen?
prompt-play = { $party }: Wähle eine Karte und wofür du sie einsetzt.
prompt-use = { $card }: Wofür setzt du sie ein?
prompt-other-use = { $party }: Nutze { $card } auch für eine Debatte oder für Aktionen.
prompt-cancel-event = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} kündigt das Ereignis von { $card } an. Hebst du es mit einem Politiker auf?
prompt-actions = { $points ->
    [one] { $party }: Noch 1 Aktionspunkt in { $place }. Wähle eine Aktion.
   *[other] { $party }: Noch { $points } Aktionspunkte in { $place }. Wähle eine Aktion.
}
prompt-actions-city = { $points ->
    [one] { $party }: 1 Aktionspunkt. Wähle eine Stadt.
   *[other] { $party }: { $points } Aktionspunkte. Wähle eine Stadt.
}
prompt-topic = { $steps ->
    [one] { $party }: Wähle ein Thema, das du um 1 Feld bewegst.
   *[other] { $party }: Wähle ein Thema, das du um bis zu { $steps } Felder bewegst.
}
prompt-point = { $party }: Bewege { $topic } um { $steps ->
    [one] 1 Feld
   *[other] bis zu { $steps } Felder
}. Wähle ein Feld.
prompt-place-base = { $party }: Platziere noch { $count ->
    [one] 1 Basis
   *[other] { $count } Basen
}. Wähle eine Stadt.
prompt-remove-base = { $party }: Entferne noch { $count ->
    [one] 1 Basis
   *[other] { $count } Basen
}. Wähle eine Basis.
prompt-demo-base = { $count ->
    [one] { $party }: Die Demonstration in { $place } bringt dir 1 Basis. Besetze einen Platz, oder entferne eine Basis einer anderen Partei.
   *[other] { $party }: Die Demonstration in { $place } bringt dir { $count } Basen. Besetze einen Platz, oder entferne eine Basis einer anderen Partei.
}
prompt-put-marker = { $party }: Platziere Marker ({ $marker }, noch { $count }). Wähle eine Stadt.
prompt-take-marker = { $party }: Entferne Marker ({ $marker }, noch { $count }). Wähle eine Stadt.
prompt-choose-city = { $party }: { $face }. Wähle eine Stadt.
prompt-choose-cities = { $party }: { $face }. Wähle Städte (noch { $count }).
prompt-mobilise-to = { $party }: Mobilisiere Einheiten (noch { $count }). Wähle die Stadt, in die sie kommen.
prompt-mobilise = { $party }: Mobilisiere Einheiten nach { $place } (noch { $count }). Wähle eine Einheit.
prompt-dissolve = { $party }: Löse Einheiten auf (noch { $count }). Wähle eine Einheit.
prompt-recall = { $party }: Hole aufgelöste Einheiten zurück (noch { $count }). Wähle eine Einheit.
prompt-takeover = { $party }: Wähle eine Reichswehr, über die du die Kontrolle übernimmst.
prompt-flag = { $change ->
    [more] { $party }: Setze eine Flagge. Wähle eine Nation.
   *[less] { $party }: Entferne eine Flagge. Wähle eine Nation.
}
prompt-society-in = { $party }: Wähle einen weißen Marker für die Gesellschaftsleiste.
prompt-society-out = { $party }: Wähle einen Marker, den du von der Gesellschaftsleiste entfernst.
prompt-topic-in = { $party }: Wähle ein weißes Thema, das ins Spiel kommt ({ $field }).
prompt-option = { $party }: { $face }. Wähle einen der Effekte.
prompt-may = { $party }: { $face } erlaubt dir: { $what }. Machst du das?
prompt-vote = { $party }: { $face }. Stimme mit { $seats ->
    [one] deinem Sitz
   *[other] deinen { $seats } Sitzen
} ab. Ja: { $what }. Nein: { $other }.
prompt-foe = { $party }: { $face }. Wähle eine andere Partei ({ $what }).
prompt-foreign = { $party }: Du darfst verhandeln. Wähle eine Außenpolitikkarte.
prompt-discard = { $party }: Wirf Karten ab (noch { $count }). Wähle eine Karte.
prompt-purge = { $party }: Wähle einen Politiker in einem Ablagestapel, der aus dem Spiel kommt.
prompt-topic-option = { $party }: Du hast { $topic } gewonnen. Wähle einen Effekt.
prompt-agree = { $party }: { $topic } liegt auf einem geteilten Feld. { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} schlägt vor: { $option }. Stimmst du zu?
prompt-yellow = { $party }: Wähle als Kanzler, welches gelbe Thema zuerst kommt.
prompt-majority = { $party }: Gleichstand bei der Themenmehrheit (Platz { $number }). Wähle, welche Partei ihn bekommt.
prompt-control = { $party }: Wähle, wer die { $minor } kontrolliert.
prompt-ballot = { $party }: Wahl des Reichspräsidenten. Für wen stimmst du mit { $seats ->
    [one] deinem Sitz
   *[other] deinen { $seats } Sitzen
}?
prompt-runoff = { $party }: Gleichstand bei der Wahl. Wähle als Kanzler, wer weiterkommt.
prompt-coalition = { $party }: Diese Koalitionen sind gleich stark. Wähle, welche zuerst gefragt wird.
prompt-join = { $party }: Trittst du der { $coalition } bei?
prompt-chancellor = { $party }: Wähle, welche Partei den Kanzler stellt.
prompt-oppose = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} kündigt an: { $action } in { $place }. Greifst du mit eigenen Einheiten ein?
prompt-fewer-dice = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} kündigt an: { $action } in { $place }. Nimmst du mit einem Politiker 1 Würfel weg?
prompt-react = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} kündigt an: { $action } in { $place }. Reagierst du für 1 Reservepunkt?
prompt-roll-again = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} hat { $result } gewürfelt. Lässt du den Wurf wiederholen?
prompt-roll-again-for = { $party }: { $other ->
    [Zentrum] Das { $other }
   *[other] Die { $other }
} hat { $result } gewürfelt ({ $what }). Lässt du den Wurf wiederholen?
roll-succeeds = { $action }: Summe { $count }, Erfolg
roll-fails = { $action }: Summe { $count }, kein Erfolg
roll-takes-dice = { $count ->
    [0] nimmt keinen Würfel weg
    [one] nimmt 1 Würfel weg
   *[other] nimmt { $count } Würfel weg
}
roll-signs = { $card } wäre abgeschlossen
roll-not-signs = { $card } verlangt { $count }
prompt-president = { $party }: Debattierst du als Reichspräsident auch mit { $card }?
prompt-counter-target = Gegenputsch in { $place }: Wähle einen Marker.
prompt-over = Die Partie ist zu Ende.

## Moves

move-deal = { $card } austeilen
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
move-remove-base = Basis { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
} in { $place } entfernen
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
move-fight = Kampf gegen { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
}
move-store = 1 Reservepunkt speichern
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
done-cancel-event = das Ereignis geschehen lassen
done-actions = keine weiteren Aktionen
done-topic = kein Thema bewegen
done-mobilise-to = nicht mobilisieren
done-mobilise = genug mobilisiert
done-dissolve = keine Einheit auflösen
done-foreign = nicht verhandeln
done-fewer-dice = keinen Würfel wegnehmen
done-roll-again = den Wurf stehen lassen
yes-agree-first = einverstanden
no-agree-first = nein, der Kanzler entscheidet
yes-may = ja, ausführen
no-may = nein, verzichten
yes-vote = ja
no-vote = nein
yes-agree = zustimmen
no-agree = ablehnen (nichts geschieht)
yes-join = in die Koalition eintreten
no-join = die Koalition ablehnen
yes-oppose = eingreifen
no-oppose = sich heraushalten
yes-react = reagieren (1 Reservepunkt)
no-react = nicht reagieren
yes-roll-again = mit Stresemann wiederholen
no-roll-again = den Wurf stehen lassen
yes-president = auch debattieren
no-president = nicht debattieren
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } AP
note-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
note-free = { $free } von { $slots } frei
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – danach Debatte oder Aktionen
use-note-debate = { $big ->
    [one] ein Thema 1 Feld, ein anderes bis zu { $small }
   *[other] ein Thema bis zu { $big } Felder, ein anderes bis zu { $small }
}
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
group-base = Basis platzieren
group-remove-base = Basis entfernen
group-put = Marker platzieren
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
group-purge = Aus dem Spiel nehmen
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Sitzordnung: { $parties }
event-round = Runde { $round }
event-deck-changed = { $deck }: Der Stapel ist neu gemischt.
event-drawn = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} zieht { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
}.
event-discarded = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} wirft { $what } ab.
event-agenda-chosen = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} { $known ->
    [yes] wählt { $agenda }
   *[no] hat eine Agenda gewählt
}.
event-agenda = Agenda { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $agenda }
event-set-added = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} mischt den Kartensatz von { $agenda } ins eigene Deck.
event-first = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} beginnt mit { $why }.
event-impulse = Impuls { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}.
event-card = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} spielt { $card }: { $use }
event-use = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} nutzt { $card }: { $use }
event-removed-card = { $card } kommt aus dem Spiel.
event-cancelled = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} hebt das Ereignis von { $card } auf.
event-politician = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} spielt den Politiker { $card }.
event-hidden = Verdeckte Karten haben entschieden.
event-base = { $change ->
    [more] Neue
   *[less] Verlorene
} Basen { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $what }.
event-seat = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} { $change ->
    [more] gewinnt
   *[less] verliert
} { $count ->
    [one] 1 Sitz
   *[other] { $count } Sitze
}.
event-vp = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} { $change ->
    [more] erhält
   *[less] verliert
} { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
event-reserve = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} { $change ->
    [more] speichert { $count ->
        [one] 1 Reservepunkt
       *[other] { $count } Reservepunkte
    }
   *[less] gibt { $count ->
        [one] 1 Reservepunkt
       *[other] { $count } Reservepunkte
    } aus
}.
event-unit = Einheiten: { $what }.
event-turned = In { $place } steht jetzt: { $unit }.
event-marker = { $change ->
    [more] { $marker } platziert: { $what }.
   *[less] { $marker } entfernt: { $what }.
}
event-box = { $change ->
    [more] In die DR-Box: { $marker } ({ $count }).
   *[less] Aus der DR-Box: { $marker } ({ $count }).
}
event-economy = Die Wirtschaft steht auf Stufe { $level }.
event-topic = Thema { $topic } liegt jetzt auf { $field }.
event-topic-gone = Thema { $topic } verlässt die Meinungsleiste.
event-topic-won = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} gewinnt { $topic }: { $option }
event-society = { $change ->
    [more] Auf die Gesellschaftsleiste: { $marker }.
   *[less] Von der Gesellschaftsleiste: { $marker }.
}
event-flag = { $change ->
    [more] Flagge gesetzt: { $nation }.
   *[less] Flagge entfernt: { $nation }.
}
event-roll = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} würfelt { $known ->
    [yes] { $result } ({ $dice })
   *[no] { $result }
}.
event-thrown = Würfel { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $dice }.
event-total = { $party }, { $action }: Summe { $result }. Stresemann kann den Wurf noch wiederholen lassen.
event-row = Die { $party } folgt ihrer Tabelle: { $what }.
event-agenda-die = Würfel der { $party } für ihre Agenda: { $result }.
event-base-die = Würfel { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $result }. { $agreed ->
    [yes] Wenn möglich, muss eine Basis der SPD entfernt werden
   *[no] Jede Basis darf entfernt werden
}.
event-reaction-die = Würfel { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $result }, nötig { $least } oder mehr. { $agreed ->
    [yes] Es kommt zur Reaktion
   *[no] Keine Reaktion
}.
event-better = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} kauft +1 auf das Ergebnis.
event-prepared = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} bereitet nur einen Putsch vor: { $place }.
event-again = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} lässt den Wurf wiederholen.
event-action = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} kündigt an: { $action } in { $place }.
event-dice = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} würfelt mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
}.
event-result = { $party }, { $action }: Ergebnis { $result } (nötig: { $needed } oder mehr), { $agreed ->
    [yes] Erfolg
   *[no] kein Erfolg
}.
event-reaction = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} reagiert: Ergebnis { $result }, { $what }.
event-joined = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} greift mit eigenen Einheiten ein.
event-city-rolled = Ausgewürfelt: { $place }.
event-crisis = Krisenwurf { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $result }{ $agreed ->
    [yes] , nichts geht verloren
   *[no] {""}
}.
event-negotiation = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} verhandelt über { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } ist abgeschlossen.
   *[no] Die Verhandlungen über { $card } sind gescheitert.
}
event-foreign-track = Die Außenpolitik erreicht { $card }.
event-laid = { $card } liegt neben dem Außenpolitikstapel.
event-minor = Die { $minor } wird jetzt kontrolliert von: { $party }.
event-stresemann = { $known ->
    [yes] Stresemann ist wieder aufgedeckt.
   *[no] Stresemann ist verdeckt.
}
event-vote = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} stimmt mit { $agreed ->
    [yes] Ja
   *[no] Nein
}.
event-ballot = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} stimmt für { $other ->
    [Zentrum] das { $other }
   *[other] die { $other }
}.
event-president = Den Reichspräsidenten stellt: { $party }.
event-presidency = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} stellt den Reichspräsidenten und debattiert auch mit { $card }.
event-nsdap = Eine Figur { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
} kommt auf die NSDAP-Leiste.
event-out = Aus dem Spiel genommen: { $card }.
event-politics = Politikphase { $number }: { $name }
event-majority = Themenmehrheit, Platz { $number }: { $party }.
event-parliament = Im Parlament sind { $seats } Sitze besetzt.
event-coalition = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} { $agreed ->
    [yes] stimmt zu
   *[no] lehnt ab
}: { $coalition }.
event-government = Regierung: { $parties }. Kanzler: { $chancellor }.
event-bonus = { $party }: { $count } auf Demonstrationen in dieser Runde.
event-final = Schlusswertung, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Kriterium { $number } erfüllt: { $what }.
   *[no] Kriterium { $number } verfehlt: { $what }.
}
event-game-over = Die Partie ist zu Ende{ $known ->
    [yes] . { $winner ->
        [Zentrum] Das { $winner }
       *[other] Die { $winner }
    } gewinnt
   *[no] {""}
}: { $how }.
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = Abschluss des Londoner Ultimatums
measure-economy = Wirtschaftsstufe
measure-government = Beteiligung an der Regierung
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
measure-at-least = { $what }: mindestens { $count }
measure-at-most = { $what }: höchstens { $count }
measure-none = ohne { $what }
measure-each = pro Stück: { $what }
criterion-least = mindestens { $what }
criterion-most = höchstens { $what }
criterion-ultimatum = { $count ->
    [0] das Londoner Ultimatum ist nicht abgeschlossen
   *[other] das Londoner Ultimatum ist abgeschlossen
}
criterion-economy = Wirtschaftsstufe { $count }
criterion-government = { $count ->
    [0] die SPD ist nicht in der Regierung
   *[other] die SPD ist in der Regierung
}
criterion-box = { $count ->
    [0] kein Marker in der DR-Box
   *[other] { $count } Marker in der DR-Box
}
criterion-inflation = { $count ->
    [0] keine Inflation in der DR-Box
   *[other] { $count } Inflation-Marker in der DR-Box
}
criterion-councils = { $count ->
    [0] keine Räterepublik
    [one] 1 Räterepublik
   *[other] { $count } Räterepubliken
}
criterion-regimes = { $count ->
    [0] kein Regime
   *[other] { $count } Regime
}
criterion-uprisings = { $count ->
    [0] kein Aufstand
    [one] 1 Aufstand
   *[other] { $count } Aufstände
}
criterion-unrest = { $count ->
    [0] keine Unruhe
   *[other] { $count } Unruhe-Marker
}
criterion-councils-or-regime = { $count ->
    [0] keine Stadt mit Räterepublik oder Regime
    [one] 1 Stadt mit Räterepublik oder Regime
   *[other] { $count } Städte mit Räterepublik oder Regime
}
criterion-dissolved = { $count ->
    [0] keine aufgelöste Einheit der SPD
    [one] 1 aufgelöste Einheit der SPD
   *[other] { $count } aufgelöste Einheiten der SPD
}
criterion-dissolved-kpd-dnvp = { $count ->
    [0] keine aufgelöste Einheit von KPD oder DNVP
    [one] 1 aufgelöste Einheit von KPD oder DNVP
   *[other] { $count } aufgelöste Einheiten von KPD und DNVP
}
criterion-seats = { $count ->
    [0] kein Sitz der SPD
    [one] 1 Sitz der SPD
   *[other] { $count } Sitze der SPD
}
criterion-bases = { $count ->
    [0] keine Basis der SPD
    [one] 1 Basis der SPD
   *[other] { $count } Basen der SPD
}
criterion-vp = { $count ->
    [0] kein Siegpunkt der SPD
    [one] 1 Siegpunkt der SPD
   *[other] { $count } Siegpunkte der SPD
}
criterion-nsdap = { $count ->
    [0] keine Figur der SPD auf der NSDAP-Leiste
    [one] 1 Figur der SPD auf der NSDAP-Leiste
   *[other] { $count } Figuren der SPD auf der NSDAP-Leiste
}

## Endings

outcome = { $winner ->
    [Zentrum] Das { $winner }
   *[other] Die { $winner }
} gewinnt: { $how } ({ $rule })
outcome-nobody = Niemand gewinnt: { $how } ({ $rule })
outcome-defeat = Niederlage: { $how } ({ $rule })
outcome-defeat-by = Niederlage, { $winner ->
    [Zentrum] das { $winner }
   *[other] die { $winner }
} gewinnt: { $how } ({ $rule })
outcome-table = Die Partie wird am Tisch beendet: { $how }
ending-anarchy = Anarchie – die DR-Box läuft über
ending-councils = die Räterepublik siegt
ending-regime = ein Regime löst die Republik ab
ending-overthrow = Umsturz mit der Hälfte der Sitze
ending-nsdap = die NSDAP ergreift die Macht, und alle verlieren
ending-survival = die Republik überlebt, und die Siegpunkte entscheiden
ending-great-victory = großer Sieg, mindestens acht Kriterien erfüllt
ending-small-victory = kleiner Sieg, mindestens fünf Kriterien erfüllt
ending-defeat = Niederlage, weniger als fünf Kriterien erfüllt
summary = Runde { $round }, { $decisions } Entscheidungen; Siegpunkte: { $points }

## Why not

refusal-other-decision = „{ $move }“ steht jetzt nicht zur Entscheidung
refusal-not-possible = „{ $move }“ ist hier nicht möglich
refusal-must-do = das muss ausgeführt werden
refusal-card-not-there = { $card } ist nicht auf deiner Hand
refusal-no-such-answer = mit { $card } kannst du hierauf nicht reagieren
refusal-event-idle = das Ereignis von { $card } würde jetzt nichts bewirken
refusal-agenda-other-party = { $card } gehört einer anderen Partei
refusal-agenda-out = { $card } gibt es in diesem Szenario nicht
refusal-no-slot = { $place } hat keinen freien Platz
refusal-same-city = { $place } wurde schon gewählt
refusal-other-city = das muss in einer anderen Stadt geschehen
refusal-no-figures = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} hat keine Figuren mehr
refusal-no-base = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} hat keine Basis in { $place }
refusal-no-marker = in { $place } liegt kein solcher Marker
refusal-marker-barred = in { $place } kann dieser Marker nicht liegen
refusal-points-short = dafür reichen deine Aktionspunkte nicht
refusal-city-first = wähle zuerst die Stadt für deine Aktionen
refusal-once-per-card = jede Art von Würfelaktion ist nur einmal je Karte möglich
refusal-city-chosen = alle Aktionen einer Karte finden in einer Stadt statt
refusal-reserve-full = deine Reserve ist voll
refusal-reserve-empty = deine Reserve ist leer
refusal-reserve-stored = nach dem Speichern kannst du keine Reservepunkte mehr ausgeben
refusal-government-only = das dürfen nur Regierungsparteien
refusal-opposition-only = eine Regierungspartei kann nicht putschen
refusal-coup-party = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} kann nicht putschen
refusal-own-marker = dort liegt schon der Marker deiner Partei
refusal-no-dice = du hättest keine Würfel
refusal-not-opposition = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} ist in der Regierung
refusal-nothing-to-dissolve = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} hat dort keine Einheit, die aufgelöst werden kann
refusal-no-unit = dort steht keine solche Einheit
refusal-not-your-unit = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} darf diese Einheiten nicht bewegen
refusal-topic-not-there = dieses Thema liegt nicht auf der Meinungsleiste
refusal-topic-moved = dieses Thema wurde schon bewegt
refusal-topic-out = von diesem Thema ist kein Marker übrig
refusal-too-far = dieses Feld ist zu weit entfernt
refusal-spd-topic = mit diesem Wert muss das Zentrum ein Thema bewegen, das die SPD kontrolliert
refusal-useless-option = dieser Effekt würde nichts bewirken
refusal-box-full = die DR-Box ist voll
refusal-foreign-closed = über { $card } lässt sich nicht verhandeln

## Effects in words

effect-base = Basen { $count }
effect-seat = Sitze { $count }
effect-vp = Siegpunkte { $count }
effect-reserve = Reserve { $count }
effect-supply = in den Vorrat: { $count } { $thing }
effect-mobilise = mobilisieren: { $count } { $thing }
effect-deploy = aus dem Vorrat einsetzen: { $count } { $thing }
effect-dissolve = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} auflösen
effect-recall = { $count ->
    [one] 1 aufgelöste Einheit
   *[other] { $count } aufgelöste Einheiten
} zurückholen
effect-takeover = Kontrolle über eine Reichswehr übernehmen
effect-marker = { $thing } { $count }
effect-economy = Wirtschaftsstufe { $count }
effect-flag = Flaggen ({ $thing }) { $count }
effect-foreign = Außenpolitik-Aktion
effect-advance = Außenpolitikmarker 1 Feld weiter
effect-lay = diese Karte neben den Außenpolitikstapel legen
effect-topic = Thema { $thing } auf { $field }
effect-steer = { $count ->
    [one] Thema { $thing } um 1 Feld bewegen
   *[other] Thema { $thing } um bis zu { $count } Felder bewegen
}
effect-debate = Debatte mit Wert { $count }
effect-debate-card = Debatte mit beiden Werten der Karte
effect-demo = Demonstration
effect-coup = Putsch
effect-counter = Gegenputsch
effect-fight = Kampf
effect-crisis = { $count ->
    [one] 1 Krisenwurf
   *[other] { $count } Krisenwürfe
}
effect-society = Gesellschaftsleiste: { $thing }
effect-society-white = ein weißer Gesellschaftsmarker nach Wahl
effect-society-out = einen Gesellschaftsmarker entfernen
effect-draw = { $count ->
    [one] 1 Parteikarte
   *[other] { $count } Parteikarten
} ziehen
effect-discard = { $count ->
    [one] 1 Parteikarte
   *[other] { $count } Parteikarten
} abwerfen
effect-discard-all = jede Partei wirft alle ihre Parteikarten ab
effect-fetch = eine Verstärkungskarte aus dem Stapel auf die Hand nehmen
effect-bonus = { $count } auf Demonstrationen in dieser Runde
effect-nsdap = 1 Figur auf die NSDAP-Leiste
effect-purge = einen Politiker aus einem Ablagestapel aus dem Spiel nehmen
effect-elect = in jeder Stadt, in der eine Partei zwei oder mehr Basen hat, wird eine davon zum Sitz
effect-score-seats = Siegpunkte für Sitze
effect-score-cities = Siegpunkte für Städte mit eigenen Basen
effect-election = Wahl des Reichspräsidenten
effect-order = bestimmt, wer in der nächsten Runde beginnt
effect-control = bestimmt, wer kontrolliert: { $thing }
effect-out = aus dem Spiel nehmen: { $thing }
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
if-governs = { $party ->
    [du] du in der Regierung bist
    [Zentrum] das { $party } in der Regierung ist
   *[other] die { $party } in der Regierung ist
}
if-no-governs = { $party ->
    [du] du nicht in der Regierung bist
    [Zentrum] das { $party } nicht in der Regierung ist
   *[other] die { $party } nicht in der Regierung ist
}
if-minority = das Präsidialkabinett in der DR-Box liegt
if-no-minority = kein Präsidialkabinett in der DR-Box liegt
if-majority = { $party ->
    [du] du { $place } die meisten Basen hast
    [Zentrum] das { $party } { $place } die meisten Basen hat
   *[other] die { $party } { $place } die meisten Basen hat
}
if-no-majority = { $party ->
    [du] du { $place } nicht die meisten Basen hast
    [Zentrum] das { $party } { $place } nicht die meisten Basen hat
   *[other] die { $party } { $place } nicht die meisten Basen hat
}
if-councils = { $place } eine Räterepublik liegt
if-no-councils = { $place } keine Räterepublik liegt
if-impulse = höchstens Impuls { $count } läuft
if-no-impulse = Impuls { $count } vorbei ist
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
rule-w1 = Elf Städte mit einer festen Zahl von Plätzen für Basen, Einheiten der Parteien und der Regierung, Bedrohungsmarker und ein Parlament mit 24 Sitzen, neben denen überzählige Figuren Platz haben. Die Figuren einer Partei dienen als Basen, als Sitze oder stehen auf der NSDAP-Leiste. Reichswehr und Polizei werden nie aufgelöst.
rule-w2 = Vier Szenarien: Republik am Abgrund (allein: SPD und beschränktes Zentrum gegen zwei Bots, zwei Runden, zehn Kriterien), Bruderkrieg (Runden 1–2), Tanz auf dem Vulkan (Runden 5–6) und das Hauptszenario (sechs Runden). Die Sitzordnung wird gelost.
rule-w3 = Eine Runde: Rundenkarte aufdecken, je zwei Republikkarten ziehen, geheim Agenden wählen, Agendaeffekte ausführen und drei Parteikarten ziehen. Dann folgen die Impulse: Reihum spielt jede Partei eine Karte, bis alle Hände leer sind. Eine Parteikarte dient als Ereignis, für eine Debatte oder für Aktionen; eine Republikkarte als Ereignis und für eines der beiden anderen.
rule-w4 = Themen bewegen sich auf der Meinungsleiste mit ihren vier Armen. Eine Debatte bewegt ein Thema bis zum großen und ein anderes bis zum kleinen Wert der Karte; ein Reservepunkt gibt einen Schritt mehr. Ein Feld gehört der Partei, auf deren Arm es weiter von der Mitte entfernt ist; liegt es auf zwei Armen gleich weit, teilen es sich beide.
rule-w5 = Wer ein Thema kontrolliert, wählt in der Politikphase einen seiner Effekte. Weiße Themen kommen in fester Reihenfolge an die Reihe, dann gelbe in der Reihenfolge, die der Kanzler wählt. Auf einem geteilten Feld müssen beide Parteien zustimmen.
rule-w6 = Sechs Felder. Ein neuer Marker kommt ganz nach links und schiebt die anderen weiter; was hinten herausfällt, ist weg. In jeder Politikphase wirken alle Marker von links nach rechts.
rule-w7 = Armut, die dorthin kommt, wo schon Armut liegt, geht in die DR-Box; Wohlstand und Armut heben sich auf. Der siebte Marker in der DR-Box bedeutet Anarchie. Ein Krisenwurf mit zwei Würfeln kostet eine Basis, einen Sitz oder einen Siegpunkt; nur die 6 kostet nichts.
rule-w8 = Acht Schritte: Themenmehrheit (3 Sitze für den ersten Platz, 1 für den zweiten { $majority }), gewonnene Themen, Gesellschaftsleiste, Wertung, Lage der Republik, Sitze der Kleinparteien, Größe des Parlaments, neue Regierung. Hat die KPD oder die DNVP die Hälfte der Sitze { $half }, stürzt sie die Republik. Die Weimarer Koalition lässt sich nicht ablehnen.
rule-w9 = Der große Wert gibt Aktionspunkte, alle für eine Stadt: mobilisieren 1 { $mobilise }, Demonstration 1 { $demonstration }, Reserve 1 { $reserve }, Kampf 2 { $fight }, Gegenputsch 1 { $counter }, Kontrolle übernehmen 2 { $control }, Putsch 4 (KPD) oder 3 (DNVP) { $coup }. Der höchste Würfel zählt; jede weitere 6 gibt +1.
rule-w10 = Du kannst bis zu zwei Reservepunkte speichern. Wer in der Stadt eine Basis hat, darf einen davon ausgeben, um auf eine Würfelaktion einer anderen Partei zu reagieren: Eine 5 nimmt einen Würfel weg, eine 6 zwei. Politikerkarten werden zu dem Zeitpunkt, den sie nennen, aus der Hand gespielt.
rule-w11 = Verhandelt wird über die oberste Karte des Stapels oder eine daneben: Zuerst wirkt, was „vorher“ geschieht, dann würfelst du mit 1 Würfel und einem je Flagge der Nation. Bei Erfolg kommt die Karte aus dem Spiel, sonst bleibt sie liegen.
rule-w12 = Die Partie endet sofort mit dem siebten Marker in der DR-Box, mit Räterepubliken oder Regimen in Berlin und zwei weiteren Städten oder in beliebigen vier Städten, oder mit der sechsten Figur auf der NSDAP-Leiste. Sonst folgt nach der letzten Runde die Schlusswertung.
rule-w13 = Wer den Reichspräsidenten stellt, entscheidet bei Gleichstand und darf einmal je Runde mit einer gerade gespielten Parteikarte auch debattieren. Gewählt wird nach Sitzen; ohne Mehrheit gibt es eine Stichwahl.

## At the prompt

ask-hand-over = { $side }: Du entscheidest als Nächstes. Alle anderen schauen weg; dann Enter drücken.
why-what = Nenne, was erklärt werden soll, etwa „warum Berlin“ oder „warum A22 Ereignis“.
rules-which = Nenne ein Kapitel von W1 bis W13, etwa „regel W9“.
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels, etwa „karten A22“.
help-why = NAME: warum etwas jetzt nicht erlaubt ist, mit dem Kapitel der Regeln
help-map = das ganze Brett mit allen Leisten und der Legende
help-cards = Handkarten, Agenden und offene Karten mit Herkunft („karten A22“: eine Karte mit Anmerkung)
help-rules = ein Kapitel der Regeln, etwa „regel W9“; ohne Nummer die Liste der Kapitel
help-bots = die Tabellen von KPD und DNVP und die Grenzen deines Zentrums
show-hand = Handkarten { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}

## Arena und Gründe der Computerspieler

feature-points = Siegpunkte
feature-goals = Ziele der Partei in der Politikphase
feature-final-scoring = Schlusswertung
feature-government = Regierungserklärung
feature-crisis = Krisenwürfe
feature-seats = Sitze im Parlament
feature-overthrow = Umsturz im Parlament
feature-bases = Basen
feature-cities = Städte mit eigenen Basen
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
feature-under-way = noch offene Aktionspunkte und Schritte
feature-criteria = Kriterien des Soloszenarios

## The bots’ tables

bots-title = Wie die anderen entscheiden
bots-about = KPD und DNVP gehen jede ihrer Tabellen von oben nach unten durch und folgen der ersten Zeile, die zutrifft. Kommen mehrere Städte infrage, zählt die mit den meisten Würfeln, dann die erste auf ihrer Liste.
bots-own = ○ kennzeichnet, was das Begleitheft offen lässt und wir ergänzt haben.
bots-last = zuletzt befolgt
bots-always = Immer
bots-zentrum = Grenzen deines Zentrums
bots-where = Die Tabellen der Bots in den Regeln
bot-table-uses = Einsatz der Karte
bot-table-action = Putsch oder Demonstration
bot-table-surplus = Übrige Aktionspunkte
bot-table-demonstration = Stadt für eine Demonstration
bot-table-coup = Stadt für einen Putsch
bot-table-prepare = Putsch vorbereiten
bot-table-topics = Thema der Debatte
bot-table-topic-order = Reihenfolge der Themen
bot-table-base = Stadt für eine Basis
bot-table-unit = Stadt für eine Einheit
bot-table-cities = Reihenfolge der Städte
bot-table-enemies = Gegner
bot-table-agenda = Agenda
bot-table-free-topics = Thema nach Wahl
row-followed = „{ $table }“, Zeile { $number }: { $row }
row-name = { $what }
row-uses-republic = Republikkarte → { $what }
row-uses-small = kleiner Wert { $count } oder mehr → { $what }
row-uses-big = großer Wert mindestens { $count } über dem kleinen → { $what }
row-uses-die = sonst ein Würfel, { $dice } → { $what }
row-uses-rolled = Würfel { $result } ({ $dice }) → { $what }
row-action-coup = ab { $count } Aktionspunkten, nicht in der Regierung → Putsch
row-action-demonstration = sonst → Demonstration
row-took-coup = { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
} → Putsch
row-took-demonstration = { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
} → Demonstration
row-surplus = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} übrig → { $what }
row-surplus-more = { $count } oder mehr Punkte übrig → { $what }
surplus-reserve = 1 Reservepunkt speichern
surplus-better = +1 auf das Ergebnis für { $count } AP
surplus-prepare = mit dem Rest den Putsch vorbereiten
row-prepare-control = dort Kontrolle über Reichswehr übernehmen (je { $count } AP)
row-prepare-supply = aus dem Vorrat mobilisieren (je { $count } AP)
row-prepare-cities = aus anderen Städten mobilisieren, die letzte der Liste zuerst (je { $count } AP)
row-demonstration-uprising-and-3-dice = Stadt mit Aufstand und { $count } oder mehr Würfeln
row-demonstration-no-own-base = Stadt ohne eigene Basis
row-demonstration-any = beliebige Stadt
row-demonstration-most-dice = Stadt mit den meisten Würfeln, mindestens { $count }
row-demonstration-kpd-units = Stadt mit KPD-Einheiten
row-demonstration-most-threats = Stadt mit den meisten Bedrohungen
row-coup-regime-and-3-dice = Stadt mit Regime und { $count } oder mehr Würfeln
row-coup-councils-or-uprising-and-3-dice = Stadt mit Räterepublik oder Aufstand und { $count } oder mehr Würfeln
row-coup-3-dice = Stadt mit { $count } oder mehr Würfeln
row-coup-prepare-without-councils-or-uprising = sonst den Putsch nur vorbereiten: Stadt ohne Räterepublik und Aufstand, mit den wenigsten fremden Einheiten
row-coup-prepare-without-regime = sonst den Putsch nur vorbereiten: Stadt ohne Regime, mit den wenigsten fremden Einheiten
row-city-councils-or-uprising = Stadt mit Räterepublik oder Aufstand (Räterepublik zuerst)
row-city-at-most-1-enemy-base = Stadt mit höchstens 1 fremden Basis
row-city-no-own-base = Stadt ohne eigene Basis
row-city-2-threats = Stadt mit zwei oder mehr von Armut, Unruhe und Regime
row-city-no-enemy-unit = Stadt ohne fremde Einheit
row-city-poverty-or-unrest = Stadt mit Armut oder Unruhe (beides zuerst, dann Armut)
row-otherwise-list = sonst, was auf der Liste zuerst kommt
row-otherwise-dice = sonst die Stadt mit den meisten Würfeln
row-topics-reach = Thema, das ein eigenes Feld mit Wert { $count } oder mehr erreicht
row-topics-controlled = wichtiges Thema unter Kontrolle von { $parties }
row-topics-important = wichtig: { $what }
row-topics-others = weitere: { $what }
row-topics-round = Thema der Rundenkarte
row-free-topic-dvp = { $what }, außer bei Kontrolle über die DVP
row-agenda = Runde { $round } → { $agenda }
row-agenda-die = Runde { $round }, Würfel { $dice } → { $agenda }
row-agenda-also = dazu in Runde 2: { $what }
row-signed = { $row } { $mark }
bots-always-react = Reagiert, wann immer es geht.
bots-always-politicians = Setzt nie Politiker zur Antwort ein.
bots-always-neutral = Die eigenen Einheiten bleiben bei deinen Gegenputschen und bei Putschen des anderen Bots neutral, außer gegen eine eigene Räterepublik, einen eigenen Aufstand oder ein eigenes Regime.
bots-always-coalitions = Lehnt jede Koalition ab.
bots-always-options = Wählt bei einem gewonnenen Thema den Effekt, der am meisten hilft.
zentrum-limit-debate = Mit einem Debattenwert von { $count } muss es, wenn möglich, ein Thema bewegen, das die SPD kontrolliert.
zentrum-limit-base = Bevor es eine fremde Basis entfernt, wird gewürfelt: Bis { $count } muss es, wenn möglich, eine Basis der SPD sein; sonst wählst du frei.
zentrum-limit-kpd = Könnte es auf die KPD reagieren, entscheidet ein Würfel: Es reagiert ab { $count }.
zentrum-limit-dnvp = Könnte es auf die DNVP reagieren, entscheidet ein Würfel: Es reagiert ab { $count }.

## The page

level-automatic = Bot des Begleithefts
page-map = Landkarte des Deutschen Reichs mit elf Städten
page-bases = { $used ->
    [0] keine Basis, { $slots } Plätze frei
   *[other] { $used } von { $slots } Plätzen belegt: { $who }
}
page-strength = Stärke: { $who }
page-city-number = Die Zahl einer Stadt ist die Summe zweier Würfel, die sie auswählt.
page-field = { $field }, gehört: { $who }
page-topic = Thema { $topic } auf { $field }, gehört: { $who }
page-no-topics = Auf der Meinungsleiste liegen noch keine Themen.
page-republic = Lage der Republik
page-seventh = 7. Marker: Anarchie
page-danger = { $state ->
    [over] Die DR-Box ist übergelaufen: Die Republik ist gefallen.
    [full] Die DR-Box ist voll: Der nächste Marker beendet die Republik.
    [near] Noch ein Feld ist frei; der Marker danach beendet die Republik.
   *[other] Noch { $left } Marker bis zur Anarchie.
}
page-foreign-done = Abgeschlossen: { $what }
page-offices = Ämter und Kleinparteien
page-used = in dieser Runde genutzt
page-out = nicht im Spiel
page-end = Ende
page-chancellor = Kanzlerpartei
page-governs = in der Regierung
page-in-play = { $party ->
    [Zentrum] Das { $party }
   *[other] Die { $party }
} spielt diese Karte
page-choose-agenda = Agendakarten zur Wahl
page-hand-of = Handkarten: { $party } ({ $count })
page-no-hand = Keine Handkarten.
page-other-hand = { $party }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-rules = Die Regeln von Weimar
page-cards = Die Karten von Weimar
page-new = Weimar spielen
page-scenario = Szenario
page-who-plays = Wer spielt welche Partei?
page-me = ich
page-link = jemand mit Link
page-solo = Du spielst die SPD und das Zentrum; die KPD und die DNVP folgen den Tabellen des Begleithefts.
page-new-claim = Die anderen Plätze brauchen keine Menschen: Auf jeden setzen sich starke Computerspieler. Spiele allein, zu zweit oder dritt gegen die Maschine, oder zu viert.
page-scenario-rounds = { $first ->
    [1] Runden 1 bis { $last }
   *[other] Runden { $first } und { $last }
}
page-scenario-players = { $solo ->
    [yes] für eine Person gegen Bots
   *[no] zu viert, auf jedem Platz auch Computer
}
page-party-spd = Trägt die Republik: bekämpft Armut, bildet Regierungen, hält die Ämter.
page-party-zentrum = Die Partei der Mitte: ruhige Straßen, Verträge und ein Wort in jeder Koalition.
page-party-kpd = Will die Revolution: Basen, Aufstände und Räterepubliken in Berlin und anderswo.
page-party-dnvp = Will die alte Ordnung zurück: Einheiten, eine schwarze Reichswehr und Regime.
page-seating-about = SPD und Zentrum einander gegenüber ist der übliche Rat: Dann spielen nie zwei Gegner der Republik nacheinander.
page-seating-opposite = üblicher Rat
page-learn-party = Mit einer Partei lernen
seating-by-lot = ausgelost
seating-sdzk = { party-spd }, { party-dnvp }, { party-zentrum }, { party-kpd }
seating-skzd = { party-spd }, { party-kpd }, { party-zentrum }, { party-dnvp }
seating-szdk = { party-spd }, { party-zentrum }, { party-dnvp }, { party-kpd }
seating-szkd = { party-spd }, { party-zentrum }, { party-kpd }, { party-dnvp }
seating-sdkz = { party-spd }, { party-dnvp }, { party-kpd }, { party-zentrum }
seating-skdz = { party-spd }, { party-kpd }, { party-dnvp }, { party-zentrum }
page-chances = Wie schwer ist das?
page-chances-solo = Computerspieler saßen auf deinem Platz, mit SPD und Zentrum:
page-chances-won = { $level }: { $percent } % von { $games } Partien gewonnen
page-chances-four = Vier gleich starke Computerspieler spielten gegeneinander. So viele Partien gewann jede Partei:
page-chances-level = Stufe
page-chances-games = Partien
lesson-start = Begleitete Solopartie beginnen
lesson-about = Eine Begleitung erklärt alles, sobald es ins Spiel kommt.
page-tab-opinion = Meinung
cards-about = Jede Karte, wie diese Ausgabe sie spielt. Auf Wunsch zeigen Zeichen, woher Titel, Werte und Ereignis kommen.

## The guided solo game

lesson-title = Republik am Abgrund
lesson-chapter-about = Die Republik in Gefahr
lesson-chapter-event = Ein Ereignis
lesson-chapter-actions = Aktionen
lesson-chapter-debate = Eine Debatte
lesson-chapter-republic = Eine Republikkarte
lesson-chapter-alone = Auf eigene Faust
lesson-chapter-politics = Politik
lesson-welcome = Der Krieg ist verloren, der Kaiser fort, eine Republik beginnt. Du führst die beiden Parteien, die sie tragen: SPD und Zentrum. KPD und DNVP wollen sie stürzen; beide spielt der Computer nach den Tabellen des Begleithefts.
lesson-coups = Die Republik kann auf drei Arten sofort stürzen. Die erste: Räterepubliken der KPD oder Regime der DNVP in Berlin und zwei weiteren Städten oder in vier beliebigen. { $count ->
    [0] Noch gibt es keine Räterepublik.
    [one] Eine Stadt ist schon Räterepublik: { $cities }.
   *[other] { $count } Städte sind schon Räterepubliken: { $cities }.
}
lesson-box = Die zweite: die DR-Box, in der sich die Sorgen der Republik sammeln. Der siebte Marker bedeutet Anarchie, und du hast verloren. Jetzt { $count ->
    [one] liegt dort 1 Marker.
   *[other] liegen dort { $count } Marker.
}
lesson-seats = Die dritte: das Parlament. Hat die KPD oder die DNVP am Ende einer Runde die Hälfte der besetzten Sitze, ergreift sie die Macht. Jetzt hat die KPD { $kpd } und die DNVP { $dnvp } von { $occupied }.
lesson-goal = Die Republik muss zwei Runden überstehen. Dann zählen zehn Kriterien: Sitze, Basen, Wirtschaft, ein Vertrag und mehr. Fünf sind ein kleiner Sieg, acht ein großer. Zuerst probierst du jede Art von Impuls einmal aus; dann spielst du allein weiter.
lesson-first = In einem Impuls spielt eine Partei eine Karte. Die SPD stellt den Kanzler; er bestimmt, welche Partei beginnt, dann geht es im Uhrzeigersinn. Wähle das Zentrum.
lesson-card = Eine Parteikarte dient für eines von dreien: ihr Ereignis, eine Debatte oder Aktionen. Beginne mit einem Ereignis: Klicke auf { $card }.
lesson-use = Bei jeder Verwendung steht, was sie bewirkt. Wähle das Ereignis.
lesson-base = Das Ereignis bringt Basen, die Stützpunkte einer Partei. Sie zählen am Ende, und mit einem Reservepunkt kann eine Partei dort reagieren, wo sie eine hat. Klicke auf eine blau umrandete Stadt.
lesson-opponent = Nun spielen die anderen Parteien. Ein Bot folgt seinen Tabellen: Das Banner zeigt seine Karte und seine Schritte, die Karte des Reichs, was sich ändert.
lesson-points = In { $city } herrscht eine Räterepublik. Die SPD ist am Zug: Hol die Stadt zurück. Für Aktionen taugt eine Karte mit hoher großer Zahl. Klicke auf { $card }.
lesson-points-use = Wähle die Aktionen. Die große Zahl gibt die Aktionspunkte; alle werden in einer Stadt ausgegeben.
lesson-city = In welcher Stadt? Wähle { $city }.
lesson-mobilise = Ein Gegenputsch würfelt für jeden Punkt deiner Stärke über der der KPD einen Würfel: jetzt { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, eine Chance von { $chance } %. Jede mobilisierte Einheit kostet 1 Punkt und bringt mehr Würfel. Nimm eine Reichswehr der Stärke 2.
lesson-counter = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, und einer muss 5 oder 6 zeigen: eine Chance von { $chance } %. Beginne den Gegenputsch.
lesson-demonstration = { $won ->
    [yes] Es ist gelungen: Die Räterepublik ist fort.
   *[no] Es ist misslungen: Die Räterepublik bleibt.
} Demonstriere mit dem nächsten Punkt in { $city }: 1 Würfel und einer je Punkt Stärke, zusammen { $dice }. Ein Ergebnis von 4 oder 5 bringt eine Basis, 6 und mehr bringt zwei.
lesson-again = Einmal pro Runde kann die Partei, die Gustav Stresemann hat, einen Wurf wiederholen lassen, gleich wer gewürfelt hat. Ist dir das Ergebnis gut genug? Dann sag Nein und heb ihn dir auf.
lesson-instead = { $full ->
    [yes] Die Stadt hat keinen freien Platz; stattdessen entfernst du eine Basis einer anderen Partei. Klicke auf die eines Gegners.
   *[no] Die Demonstration bringt eine Basis. Klicke auf die Stadt.
}
lesson-president = Die SPD stellt auch den Präsidenten. Einmal pro Runde darf sie mit einer eben gespielten Parteikarte zusätzlich debattieren. Sag Ja.
lesson-topic = { $step ->
    [point] Nun sein neuer Platz: das umrahmte Feld auf dem Arm der Partei { $party }. Je weiter außen es liegt, desto schwerer ist es ihr zu nehmen.
   *[topic] Eine Debatte bewegt zwei Themen: eines um bis zu so viele Felder wie der große Wert der Karte, ein anderes um bis zu so viele wie der kleine. Ein Thema gehört der Partei, auf deren Arm es liegt; sie entscheidet am Ende der Runde darüber. Klicke auf das umrahmte Thema.
}
lesson-both = Wieder das Zentrum, nun mit einer Republikkarte: Ihr Ereignis muss eintreten, und dazu gibt sie eine Debatte oder Aktionen. Klicke auf { $card }.
lesson-both-use = Die Reihenfolge bestimmst du. Beginne mit dem Ereignis.
lesson-unrest = Das Ereignis entfernt eine Unruhe. Unruhe erleichtert einen Putsch; nimm sie aus der umrahmten Stadt, dort ist die KPD am stärksten.
lesson-other-use = Dieselbe Karte gibt nun eine Debatte oder Aktionen. Wähle die Aktionen.
lesson-guard = In { $city } stehen Einheiten der KPD mit Stärke { $strength }. Ein Putsch würfelt für jeden Punkt Stärke über der der Regierung dort; gelingt er, entsteht eine Räterepublik. Wähle { $city }.
lesson-police = Jede Polizei nimmt einem Putsch einen Würfel. Mobilisiere Polizei für alle Punkte, die du hast.
lesson-alone = Nun kennst du alles, was ein Impuls sein kann. Von hier an entscheidest du selbst. Die Zeile über der Karte sagt immer, wer am Zug ist und was gefragt ist; was blau leuchtet, lässt sich anklicken.
lesson-hint = Du bist unsicher? Mit diesem Knopf schlägt dir ein Computerspieler einen Zug vor und nennt seine Gründe.
lesson-undo = Du kannst einen Zug zurücknehmen, solange niemand sonst gespielt hat, kein Würfel gefallen ist und nichts Verdecktes aufgedeckt wurde. Drücke U oder diesen Knopf.
lesson-bots = Im Verlauf steht, was alle getan haben. Klicke auf eine Zeile, um den Tisch von damals zu sehen.
lesson-why-not = Klicke ruhig auf etwas, das nicht leuchtet. Der Tisch nennt dir den Grund und das Kapitel der Regeln.
lesson-gauge-councils = Vorsicht: { $count } Städte sind jetzt Räterepubliken: { $cities }. { $berlin ->
    [yes] Berlin ist dabei; drei reichen der KPD zum sofortigen Sieg.
   *[no] Mit Berlin und zwei weiteren oder mit vier beliebigen siegt die KPD sofort.
}
lesson-gauge-regimes = Vorsicht: { $count ->
    [one] Ein Regime ist errichtet: { $cities }.
   *[other] In { $count } Städten herrscht jetzt ein Regime: { $cities }.
} { $berlin ->
    [yes] Berlin ist dabei; drei reichen der DNVP zum sofortigen Sieg.
   *[no] Mit Berlin und zwei weiteren oder mit vier beliebigen siegt die DNVP sofort.
}
lesson-gauge-box = Vorsicht: In der DR-Box liegen jetzt { $count } Marker. Der siebte beendet die Partie. Verträge und manche Themen entfernen Marker.
lesson-gauge-seats = Vorsicht: Die { $party } hat { $seats } von { $occupied } besetzten Sitzen. Hat sie am Ende einer Runde die Hälfte, ergreift sie die Macht.
lesson-politics = Alle Karten sind gespielt: Nun folgt die Politikphase. Themen werden entschieden, Ziele bringen Punkte, eine Regierung wird gebildet. Geh sie neben der Karte Schritt für Schritt mit.
lesson-agenda = Die zweite Runde beginnt. Jetzt wählst du die Agenden: Jede bringt Themen auf die Meinungsleiste und hat eine Wirkung. Auch die anderen Parteien wählen geheim.
lesson-party-wants = { $party ->
    [spd] Du führst die SPD, die die Republik trägt. Sie bekommt Punkte für wenig Armut und wenn es kein Regime gibt; wer regiert, auch für Städte ohne Bedrohungen.
    [zentrum] Du führst das Zentrum, die Partei der Mitte. Es bekommt Punkte für wenig Unruhe und wenn es keine Räterepublik gibt; wer regiert, auch für Städte ohne Bedrohungen.
    [kpd] Du führst die KPD, die die Revolution will. Sie bekommt Punkte für jede Räterepublik und wenn es kein Regime gibt.
   *[dnvp] Du führst die DNVP, die die alte Ordnung zurückwill. Sie bekommt Punkte für jedes Regime und wenn es keine Räterepublik gibt.
}
lesson-party-road = { $party ->
    [spd] Der Weg zum Sieg: Die Republik übersteht die zweite Runde, und du hast die meisten Punkte. Bleib in der Regierung, hol dir Themen, die Sitze bringen, und lass niemanden Berlin nehmen.
    [zentrum] Der Weg zum Sieg: Die Republik übersteht die zweite Runde, und du hast die meisten Punkte. Gewinne Themen in Debatten, bleib in der Regierung und achte auf beide Seiten.
    [kpd] Es gibt zwei Wege. Mit Räterepubliken in Berlin und zwei weiteren Städten oder in vier beliebigen siegst du sofort; oder du hast am Ende die meisten Punkte.
   *[dnvp] Es gibt zwei Wege. Mit Regimen in Berlin und zwei weiteren Städten oder in vier beliebigen siegst du sofort; oder du hast am Ende die meisten Punkte.
}
lesson-party-card = Ein typischer Impuls { $party ->
    [spd] der SPD: Brot vor Politik. Diese Karte entfernt Armut und gewinnt eine Basis.
    [zentrum] des Zentrums: eine Debatte. Diese Karte bewegt Themen weit, und Themen bringen Wirkungen und Sitze.
    [kpd] der KPD: die Straße. Diese Karte bringt Soldaten in drei Städte und demonstriert in jeder.
   *[dnvp] der DNVP: Gewalt. Diese Karte hat genug Aktionspunkte für Einheiten und einen Putsch.
} Klicke auf { $card }.
lesson-party-use = Wähle nun, wofür du sie nutzt: { $use }.
lesson-party-poverty = Wähle die Stadt, aus der die Armut verschwindet.
lesson-party-cities = Wähle nacheinander drei Städte. Beginne mit der umrahmten: Unruhe dort hülfe später einem Putsch.
lesson-party-target = Alle Aktionen einer Karte finden in einer Stadt statt. Wähle { $city }: Ohne sie reichen zwei weitere Städte nicht.
lesson-party-units = Ein Putsch würfelt für jeden Punkt Stärke über der der Verteidiger. Mobilisiere für 1 Punkt ein Freikorps der Stärke 2.
lesson-party-coup = Wage nun den Putsch. Nötig ist eine Summe von 6; Armut und Unruhe in der Stadt zählen je 1 dazu.
lesson-finished = { $game ->
    [party] So spielt deine Partei; die anderen führt der Computer. Die Partie geht bis zum Ende der zweiten Runde weiter. Viel Glück!
   *[solo] Du hast eine ganze Runde gesehen; der Rest gehört dir. Drei Ratschläge:
        1. Bewache Berlin: Dort wiegt ein Putsch am schwersten.
        2. Halte in der DR-Box Platz; jede Runde bringt neue Marker.
        3. Bewege Themen spät in der Runde, wenn niemand mehr antworten kann.
}

## Arena, data sets, study

arena-period = Runde
arena-matches-many = Ergebnisse nach Parteien
arena-matches-many-note = Ergebnisse des ersten Spielers: mit allen seinen Parteien zusammen, dann der Anteil der Siege mit jeder Partei.
arena-side-many = Partei
arena-pairs-many-note = Die sechs Partien eines Paars haben gleiche Karten: Jeder Spieler führt jede Kombination zweier Parteien einmal. Der Elo-Unterschied ergibt sich aus dem Ergebnis.
arena-sides-many = Parteien
arena-sides-solo = Der Spieler und die Bots
arena-matches-solo-note = Ergebnisse des ersten Spielers: beide Seiten zusammen, dann am Platz des Spielers, und wo der andere Spieler dort saß (ein Punkt, wenn die Bots gewinnen).
seat-republic = SPD und Zentrum
seat-bots = Bots des Begleithefts
lesson-short = Eine begleitete Solopartie; kein Regelheft nötig.
headline-anarchy = Das Reich zerfällt
headline-councils = Räterepublik ausgerufen
headline-regime = Die Verfassung ist zerrissen
headline-overthrow = Mehrheit gegen die Republik
headline-nsdap = Es wird Nacht
headline-survival = Die Republik hält stand
headline-great-victory = Die Republik ist gerettet
headline-small-victory = Mit knapper Not
headline-defeat = Zu wenig, zu spät
setting-walk = Politikphase Schritt für Schritt durchgehen
setting-walk-about = Sonst steht sie nur im Verlauf.
setting-sources = Zeigen, woher Werte und Texte kommen
setting-sources-about = Setzt am Tisch und bei den Karten ein Zeichen an Zahlen, Titel und Texte.
page-politics = Politikphase, Runde { $round }
page-politics-steps = Die acht Schritte
page-politics-strip = Politikphase, Schritt { $number }:
page-politics-again = Politikphase durchgehen
page-politics-always = In jeder Politikphase zeigen
page-politics-waiting = Die Politikphase geht weiter, sobald das entschieden ist.
page-politics-now = Politikphase, Runde { $round }, Schritt { $number }: { $name }
page-walk-on = Umblättern
page-walk-decide = Zu deiner Entscheidung
page-round-card = Rundenkarte: { $name }
page-round-topic = Neues Thema: { $topic }
page-round-reveal = Sofort: { $what }
finish-anarchy = In der DR-Box liegen { $count } Marker, sie hat { $size } Felder.
finish-councils = Räterepublik in: { $places }
finish-regime = Regime in: { $places }
finish-seats = { $party }: { $count } von { $size } besetzten Sitzen
finish-nsdap = Auf der NSDAP-Leiste stehen { $count } Figuren, ihr letztes Feld ist besetzt.
finish-step = Den Ausschlag gab: { $what }
finish-points = Siegpunkte
page-politics-1 = Ein Thema zählt für die Partei, die sein Feld kontrolliert, auf einem geteilten Feld halb für beide. Die Partei mit den meisten Themen erhält { $first } Sitze, die zweite { $second }.
page-politics-2 = Die Partei, die ein Thema kontrolliert, wählt einen seiner Effekte; auf einem geteilten Feld müssen sich beide einigen.
page-politics-3 = Die Marker wirken von links nach rechts.
page-politics-4 = Jede Partei wertet ihre eigenen Ziele.
page-politics-5 = Die Wirtschaft verändert die Städte. Städte ohne Bedrohung bringen der Regierung Punkte, Städte mit mehreren kosten sie Sitze, und Marker in der DR-Box bedeuten Krisenwürfe.
page-politics-6 = Jede Kleinpartei bringt der Partei Sitze, die sie kontrolliert.
page-politics-7 = Das Parlament hat { $size } Sitze. Haben die Parteien zusammen mehr, gibt jede im Verhältnis zu ihrer Größe welche ab.
page-politics-8 = Wer mehr als die Hälfte der Sitze hat, regiert allein; sonst wird zuerst die stärkste Koalition gefragt.
page-walk-asked = du hast etwas zu entscheiden
page-walk-open = Zeigen
page-walk-nothing = In diesem Schritt geschieht nichts.
page-walk-next = Nächster Schritt
page-walk-skip = Zum letzten Schritt springen
page-walk-again = Noch einmal zeigen
sum-seats-more = +{ $count } { column-seats }
sum-seats-less = −{ $count } { column-seats }
sum-vp = { $count } { column-vp }
sum-economy = Wirtschaft auf Stufe { $level }
sum-free = Städte ohne Bedrohung: { $count }
sum-troubled = Städte mit mehreren Bedrohungen: { $count }
sum-box = Marker in der DR-Box: { $count }
sum-each = je { $what }
sum-taken = Besetzte Sitze
sum-government = Regierung
goal-poverty = Armut in Städten und DR-Box: { $count }
goal-unrest = Unruhe: { $count }
goal-councils = Räterepubliken: { $count }
goal-regime = Regime: { $count }
goal-no-regime = { $count ->
    [0] Kein Regime
   *[other] Regime: { $count }
}
goal-no-councils = { $count ->
    [0] Keine Räterepublik
   *[other] Räterepubliken: { $count }
}

## Messages of the program that name a party: it has an article

page-their-turn = { $side ->
    [Zentrum] das Zentrum
   *[other] die { $side }
} ist am Zug
page-sit = Mitspielen: { $side }
page-join-seat = Du bist eingeladen, { $side ->
    [Zentrum] das Zentrum
   *[other] die { $side }
} zu spielen.
page-waiting-join = Freier Platz: { $side }.
page-waiting-join-link = Freier Platz: { $side }. Verschicke diesen Link:
page-thinking = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} ({ $level }) denkt nach …
page-clock-of = Bedenkzeit { $side ->
    [Zentrum] des Zentrums
   *[other] der { $side }
}
page-time-low = { $side ->
    [Zentrum] Dem Zentrum
   *[other] Der { $side }
} wird die Bedenkzeit knapp.
page-takeover-ask-about = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} muss zustimmen, es sei denn, der Platz ist schon länger verlassen, als an diesem Tisch vereinbart.
page-offer-take-back = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} bittet um Rücknahme { $back ->
    [one] der letzten Entscheidung
   *[other] der letzten { $back } Entscheidungen
}.
page-offer-rematch = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} schlägt eine Revanche mit vertauschten Seiten vor.
page-offer-rematch-agreed = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} hat eine Revanche vorgeschlagen, und du hast zugestimmt.
page-offer-takeover = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} schlägt vor, dass der Computer ({ $level }) für dich weiterspielt.
page-offer-takeover-other = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} schlägt vor, dass der Computer ({ $level }) diesen Platz übernimmt: { $other }. Wer dort sitzt, muss zustimmen.
page-finish-wins = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} gewinnt
page-curtain = Übergabe an { $side ->
    [Zentrum] das Zentrum
   *[other] die { $side }
}
page-invite-label = Einladungslink für { $side ->
    [Zentrum] das Zentrum
   *[other] die { $side }
}
page-notice-turn = Du bist mit { $side ->
    [Zentrum] dem Zentrum
   *[other] der { $side }
} am Zug.
page-table-won = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} hat gewonnen
notice-turn = Du bist mit { $side ->
    [Zentrum] dem Zentrum
   *[other] der { $side }
} am Zug gegen { $opponent }.
notice-over = Deine Partie mit { $side ->
    [Zentrum] dem Zentrum
   *[other] der { $side }
} gegen { $opponent } ist zu Ende.
thinking-side = { $side ->
    [Zentrum] Das Zentrum
   *[other] Die { $side }
} denkt nach …
page-offer-take-back-mine = Du möchtest { $back ->
    [one] die letzte Entscheidung
   *[other] die letzten { $back } Entscheidungen
} zurücknehmen. Zustimmen muss: { $other }.
page-offer-takeover-mine = Du hast vorgeschlagen, dass der Computer ({ $level }) diesen Platz übernimmt: { $other }. Wer dort sitzt, muss zustimmen.

## Chancen der Würfel

note-strength = Stärke { $before } → { $after }
note-more = { $first } { $next }
odds-and = { $first }, { $next }
odds-nothing = nichts
odds-with-bonus = { $dice }, { $bonus }
odds-result = { $totals }: { $what } ({ $chance })
odds-again = { $chance }, wenn Stresemann einen Fehlschlag wiederholen lässt
odds-change = { $action } { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
}: { $before } → { $after }
odds-city = zwei Würfel bestimmen die Stadt
odds-places = { $count ->
    [one] 1 Basis
   *[other] { $count } Basen
}
odds-removes = { $count ->
    [one] entfernt 1 Basis einer anderen Partei
   *[other] entfernt { $count } Basen anderer Parteien
}
odds-puts = { $marker } in der Stadt
odds-takes = entfernt: { $marker }
odds-boxed = 1-mal { $marker } in die DR-Box
odds-may-dissolve = darf eine feindliche Einheit auflösen
odds-dissolves = löst eine Einheit { $party ->
    [Zentrum] des { $party }s
   *[other] der { $party }
} auf
odds-signed = { $card } wird unterzeichnet
odds-loses-bases = { $count ->
    [one] verliert 1 Basis
   *[other] verliert { $count } Basen
}
odds-loses-seats = { $count ->
    [one] verliert 1 Sitz
   *[other] verliert { $count } Sitze
}
odds-loses-points = { $count ->
    [one] verliert 1 Siegpunkt
   *[other] verliert { $count } Siegpunkte
}
## Die Vorschau: Wege zum plötzlichen Ende, und das Ende der Runde

forecast-title = Wenn die Runde jetzt endete
help-forecast = wer was bekäme, wenn die Runde jetzt endete, und wie nah ein plötzliches Ende ist
outlook-road = { $short }{ $owned ->
    [no] {""}
   *[yes] {" "}({ $party })
}: { $have } von { $need }
road-short-councils = Räterepublik
road-short-regime = Regime
road-short-overthrow = Parlament
road-short-anarchy = DR-Box
road-short-nsdap = NSDAP
road-danger = { $danger ->
    [now] Wenn die Runde jetzt endete: { $how }
    [next] Noch eins beendet das Spiel: { $how }
    [half] Die Hälfte ist erreicht; bleibt es so bis zur Regierungsbildung: { $how }
    [watch] Noch { $missing } beenden das Spiel, und eine Runde kann so viele bringen: { $how }
   *[near] Noch { $missing } beenden das Spiel: { $how }
}
road-after = Wenn die Runde jetzt endete, wären es { $have } von { $need }.
road-asleep = Die Marker zählen nicht, solange die { $party } regiert.
road-missing = { $berlin ->
    [yes] { $others ->
        [0] Es fehlt: Berlin
        [one] Es fehlen: Berlin und eine weitere Stadt
       *[other] Es fehlen: Berlin und { $others } weitere Städte
    }
   *[no] { $others ->
        [one] Es fehlt: eine weitere Stadt
       *[other] Es fehlen: { $others } weitere Städte
    }
}
road-rule-councils = Räterepubliken in Berlin und { $others } anderen Städten oder in { $any } beliebigen Städten: Die { $party } gewinnt sofort ({ $rule }).
road-rule-regime = Regime in Berlin und { $others } anderen Städten oder in { $any } beliebigen Städten: Die { $party } gewinnt sofort ({ $rule }).
road-rule-overthrow = Hat die { $party } die Hälfte der besetzten Sitze, wenn die neue Regierung gebildet wird, gewinnt sie ({ $rule }).
road-rule-anarchy = Der { $need }. Marker in der DR-Box beendet das Spiel sofort{ $solo ->
    [yes] {""}: eine Niederlage
   *[no] {""}; die meisten Siegpunkte gewinnen
} ({ $rule }).
road-rule-nsdap = Die { $need }. Figur auf der NSDAP-Leiste beendet das Spiel sofort; alle verlieren ({ $rule }).
outlook-list = { $parts }
outlook-topics = Themen
outlook-topic = { $topic }: { $parties } – { $options }
outlook-topic-nobody = { $topic }: { $parties }
outlook-majority = { $parties } +{ $count ->
    [one] 1 Sitz
   *[other] { $count } Sitze
}{ $tied ->
    [yes] {" "}(Gleichstand)
   *[no] {""}
}
outlook-points = Siegpunkte
outlook-gain = { $party } { $gained }
outlook-points-of = { $party }: Ziele { $goals }, Republik { $republic }{ $more ->
    [0] {""}
   *[other] , Sonstiges { $others }
} = { $gained }, zusammen { $total }
outlook-threats = Bedrohungen
outlook-no-threats = Keine Bedrohung kostet jetzt etwas.
outlook-bite-poverty = Armut { $count }: der { $party } entgehen { $points } SP
outlook-bite-unrest = Unruhe { $count }: dem { $party } entgehen { $points } SP
outlook-bite-regime = Regime { $count }: der { $party } entgehen { $points } SP
outlook-bite-councils = Räterepubliken { $count }: dem { $party } entgehen { $points } SP
outlook-bite-black-friday = Schwarzer Freitag { $count }: je Marker Wohlstand −1; ohne Wohlstand Armut +1 in einer zufälligen Stadt
outlook-bite-troubled = Städte mit mehreren Bedrohungen { $count }: −{ $seats ->
    [one] 1 Sitz
   *[other] { $seats } Sitze
} für jede Regierungspartei
outlook-bite-box = Marker in der DR-Box { $count }: { outlook-rolls }
outlook-crisis = Krisenwürfe
outlook-rolls = { $rolls ->
    [one] 1 Krisenwurf
   *[other] { $rolls } Krisenwürfe
} für jede Regierungspartei
outlook-crisis-odds = Jeder Wurf kostet in { $base } % der Fälle eine Basis, in { $seat } % einen Sitz, in { $vp } % einen Siegpunkt und in { $nothing } % nichts.
outlook-cabinet = Neue Regierung
outlook-votes = { $what }: { $votes } von { $seats } Sitzen
outlook-seats = Parlament dann: { $seats }
outlook-refusable = Die Partner können diese Koalition ablehnen.
outlook-endings = Karten am Ende der Runde
outlook-ending = { $card }: { $what }
panel-roads = Wege zum plötzlichen Ende
page-road-open = Mehr dazu
page-round-end = Wenn die Runde jetzt endete
page-round-end-note = Sicher, so wie der Plan liegt; Würfel und Entscheidungen bleiben außer Betracht.
page-criterion = { $met ->
    [yes] erfüllt:
   *[no] nicht erfüllt:
}
page-criteria = Kriterien
move-warning = Das kann das Spiel beenden: { $how }
odds-success = { $chance } für { $needed } oder mehr
odds-highest = Der höchste Würfel zählt, jede weitere 6 gibt +1.
page-offers = Was du tun kannst
page-tab-actions = Aktionen
about-store = behalten für eine Debatte, eine Aktion oder eine Reaktion
about-spend = jetzt 1 Aktionspunkt mehr
about-better = +1 auf das nächste Ergebnis
about-takeover = die Einheit wird schwarz und gehört der DNVP
about-win-back = die Einheit wird weiß und dient wieder der Regierung
page-choose-agenda-now = Diese Agenda wählen
analysis-round = Runde { $round }
analysis-plays = Karte für Karte
analysis-play-politics = Politikphase
analysis-play-dealing = Neue Runde
change-marker-new = { $marker } in { $cities }
change-marker-gone = kein Marker mehr für { $marker } in { $cities }
change-one-more = noch ein Marker { $marker }, der { $number }., wäre das Ende des Spiels
change-no-longer = ein weiterer Marker { $marker } wäre nicht mehr das Ende des Spiels
change-bases-won = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} gewinnt Boden in { $cities }
change-bases-gone = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} verliert die letzte Basis in { $cities }
change-bases-lost = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} verliert eine Basis in { $cities }
change-unit-comes = { $unit } jetzt in { $city }
change-unit-goes = weniger { $unit } in { $city }
change-unit-last = { $unit } nicht mehr in { $city }
change-unit-republic = die Republik verliert ihre letzte Einheit ({ $unit }) in { $city }
change-unit-dissolved = { $unit } aufgelöst
change-economy-up = die Wirtschaft steigt auf { $level }
change-economy-down = die Wirtschaft fällt auf { $level }
change-nsdap = die NSDAP-Leiste füllt sich auf { $count }; bei { $left } mehr haben alle verloren
change-box-near = in der DR-Box liegen { $total } von { $size }: Die Anarchie ist nah
change-box-more = die DR-Box füllt sich auf { $total } von { $size }
change-box-less = die DR-Box leert sich auf { $total } von { $size }
change-foreign = Erfolg in der Außenpolitik: { $card }
change-topics-won = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} gewinnt die Meinung bei { $topics }
change-topics-lost = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} verliert die Meinung bei { $topics }
change-points-won = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} erhält { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
change-points-lost = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} verliert { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
change-seats-won = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} gewinnt { $count ->
    [one] 1 Sitz
   *[other] { $count } Sitze
}
change-seats-lost = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} verliert { $count ->
    [one] 1 Sitz
   *[other] { $count } Sitze
}
change-government = eine neue Regierung: { $parties }
change-president = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} stellt den Reichspräsidenten
change-minor = { $party ->
    [Zentrum] das { $party }
   *[other] die { $party }
} kontrolliert jetzt die { $minor }
change-criterion-met = ein Kriterium ist erfüllt: { $criterion }
change-criterion-lost = ein Kriterium ist nicht mehr erfüllt: { $criterion }
