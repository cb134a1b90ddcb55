game-name = Wir sind das Volk!
game-about = Zwei deutsche Staaten, zwei Spieler, vier Dekaden: Baue die Wirtschaft auf, hebe den Lebensstandard und halte die Leute von der Straße, bis ein Staat zusammenbricht oder die DDR 1989 überstanden hat.
option-edition = Ausgabe der Regeln

## Seiten und Wörter

seat-west = Bundesrepublik
seat-east = DDR
seat-nobody = Regel
seat-letter-west = W
seat-letter-east = O
sector-france = französischer Sektor
sector-uk = britischer Sektor
sector-usa = amerikanischer Sektor
place-west-germany = Westdeutschland
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Niedersachsen oder Hamburg
track-prestige = Prestige
track-currency = Devisen
track-socialists = Sozialisten
use-unrest = Unruhe
use-build = Aufbau
use-living = Lebensstandard
use-event = Ereignis

## Karten und Symbole

card-name = { $number } „{ $title }“
card-hidden = eine verdeckte Karte
card-in-hand = Hand
corner-flight = Flucht{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = rote Staatsgewalt
corner-pink-police = rosa Staatsgewalt
event-for-red = Ereignis der DDR
event-for-yellow = Ereignis der BRD
event-for-dual = Ereignis beider Seiten
event-for-special = Sonderkarte der DDR
face-space = Prestigefeld { $space }
symbol-build = { $side } baut { $count }
symbol-dismantle = { $side } baut { $count } ab
symbol-place-unrest = { $side } +{ $count } Unruhe
symbol-remove-unrest = { $side } −{ $count } Unruhe
symbol-move-unrest = { $side }: { $count } Unruhe umverteilen
symbol-reduce = { $side }: ein Massenprotest auf 3 Unruhe{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } Lebensstandard
symbol-living-standard-plain = { $side } +{ $count } Lebensstandard, Unruhe bleibt
symbol-lose-living-standard = { $side } −{ $count } Lebensstandard
symbol-rundown = { $side }: { $count ->
    [one] 1 Fabrik wird
   *[other] { $count } Fabriken werden
} marode
symbol-repair = { $side }: { $count ->
    [one] 1 Fabrik wird
   *[other] { $count } Fabriken werden
} repariert
symbol-close = { $side } verliert { $count ->
    [one] 1 externe Fabrik
   *[other] { $count } externe Fabriken
} für immer
symbol-red-police = rote Staatsgewalt
symbol-pink-police = rosa Staatsgewalt
symbol-wall-built = Mauerbau
symbol-wall-opened = Maueröffnung
symbol-stasi-dissolved = Stasi-Auflösung
symbol-guillaume = Guillaume: DDR sieht Karten an
symbol-where = in { $place }
symbol-limit = (höchstens { $count } je Gebiet)
symbol-arms = – { $side } entscheidet
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = nichts
symbol-with = { $symbol } { $more }
symbol-numbered = Symbol { $number }
surplus-red = { $count ->
    [one] Pfeil
   *[other] { $count } Pfeile
} am Anschlag: DDR entfernt Unruhe
surplus-yellow = { $count ->
    [one] Pfeil
   *[other] { $count } Pfeile
} am Anschlag: Ausgleich der Bundesrepublik
surplus-red-prestige = Prestige am Anschlag: DDR entfernt eigene Unruhe oder setzt sie im Westen
surplus-yellow-prestige = Prestige am Anschlag: Bundesrepublik entfernt eigene Unruhe oder setzt sie im Osten

## Bildschirm

screen-header = Wir sind das Volk! · Dekade { $decade }, { $half ->
    [1] erste Halbdekade
   *[other] zweite Halbdekade
}
screen-over = Wir sind das Volk! · Dekade { $decade }, das Spiel ist aus
screen-protests = { $side }: { $count ->
    [one] 1 Massenprotest
   *[other] { $count } Massenproteste
}
screen-police = Staatsgewaltkarten: { $count }, einsetzbar: { $ready }
screen-flight = Republikflucht jetzt: { $steps } → DDR baut { $points } ab · { $police }
screen-flight-over = Republikflucht: für diese Dekade abgerechnet · { $police }
screen-wall = Die Mauer steht: keine Republikflucht · { $police }
track-prestige-note = Vorteil { $side } · am Dekadenende: { $symbols }
track-currency-note = mit Export { $exports }, Lebensstandard { $living }: Bilanz { $balance }
track-socialists-note = am Dekadenende { $change } · { $total } von { $most } im Spiel, { $box } in der Kaderschmiede
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ Unruhe, 4 ein Protest
map-legend-2 = ▮ Lebensstandard
map-legend-3 = ♟ Sozialist
map-legend-4 = 6/9 Wirtschaft / für ▮ nötig
map-legend-5 = [2] Fabrik (2) marode
map-legend-6 = ═ stehend ─ gebaut ┄ frei

## Fragen

prompt-deal = Eine Karte wird ausgeteilt.
prompt-discard = { $side }: Handkarte der letzten Dekade abwerfen, oder alle behalten?
prompt-action = { $side }: Wähle eine Karte aus der Auslage oder deiner Hand.
prompt-over = Das Spiel ist aus.
prompt-use = { $card }: Wofür setzt du sie ein?
prompt-price = { $side }: Die Sonderkarte hat ihren Preis. Handkarte abwerfen, oder die Bundesrepublik eine ziehen lassen?
prompt-remove = { $side }: Entferne 1 eigene Unruhe. Wo?
prompt-build = { $side }: Aufbau. Noch { $count ->
    [one] 1 Baupunkt
   *[other] { $count } Baupunkte
}. Wo?
prompt-living = { $side }: Lebensstandard platzieren ({ $count } von 3 liegen, die Karte leiht { $lends }, höchstens 2 je Gebiet). Wo?
prompt-transfer = { $side }: Einen neuen Lebensstandard nach West-Berlin weitergeben?
prompt-void = { $side }: { $face } ist eine Duale Karte. Welcher Pfeil oder welches Symbol gilt nicht?
prompt-symbols = { $side }: { $face } ausführen. Noch offen: { $symbols }. Was als nächstes, und wo?
prompt-resolve = { $side }: Du entscheidest bei { $face }: { $symbol }. Wo?
prompt-return-unrest = { $side }: Unruhe von den Staatsgewaltkarten kehrt zurück, höchstens 1 je Gebiet (noch { $count }). Wohin?
prompt-look = { $side }: Guillaume berichtet. Was siehst du an?
prompt-take = { $side }: Eine dieser Karten nehmen?
prompt-give = { $side }: Welche Handkarte gibst du dafür?
prompt-last-police = { $side }: Vor dem Ende der Aktion Staatsgewalt einsetzen?
prompt-import = { $side }: { $change ->
    [less] Ein Massenprotest in West-Berlin ist zu Ende. Welches Patenland verliert seine Marke?
   *[more] West-Berlin hat einen neuen Massenprotest. Welches Patenland bekommt eine Marke?
}
prompt-socialist-in = { $side }: Die Sozialisten reichen nicht für alle Massenproteste. Wohin geht einer?
prompt-dismantle = { $side }: { $owner } baut { $count ->
    [one] 1 Baupunkt
   *[other] { $count } Baupunkte
} ab. Was geht jetzt?
prompt-space = { $side }: Prestige. Welches Feld führst du aus?
prompt-run-down = { $side }: Devisen fehlen, { $count ->
    [one] 1 Fabrik wird
   *[other] { $count } Fabriken werden
} marode. Welche jetzt?
prompt-dismantle-lines = { $side }: Devisen fehlen, und alle Fabriken sind marode. Noch { $count ->
    [one] 1 Teil muss
   *[other] { $count } Teile müssen
} weg. Welches jetzt?
prompt-hamburg = { $side }: Zu welchem Gebiet zählt Hamburg in dieser Phase?
prompt-lose-sector = { $side }: West-Berlin verliert Lebensstandard (noch { $count }). Aus welchem Sektor?
prompt-attack = { $side }: Wen attackiert { $place }?
prompt-police-phase = { $side }: Staatsgewalt. Noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} einsetzbar. Wo entfernst du Unruhe?
prompt-socialist-out = { $side }: { $count ->
    [one] 1 Sozialist muss
   *[other] { $count } Sozialisten müssen
} gehen. Von wo?
done-discard = den Rest behalten
done-build = die übrigen Punkte verfallen lassen
done-living = das ist alles
done-transfer = kein Transfer
done-void = alles gilt
done-look = nichts ansehen
done-take = nichts nehmen
done-last-police = keine Staatsgewalt mehr
done-attack = keine Attacke

## Züge

place-alone = { $place }
move-done = fertig
move-play = { $card }: { $use }
move-deal = { $card } austeilen
move-discard = { $card } abwerfen
move-draw = die Bundesrepublik zieht eine Karte
move-build-city = Fabrik in { $place } bauen
move-build-line = Infrastruktur { $place } bauen
move-dismantle-city = Fabrik in { $place } abbauen
move-dismantle-line = Infrastruktur { $place } abbauen
move-rundown = Fabrik in { $place } wird marode
move-repair = Fabrik in { $place } reparieren
move-close = { $place } für immer schließen
move-place = Unruhe in { $place } setzen
move-remove = Unruhe in { $place } entfernen
move-move = Unruhe { $from } → { $to }
move-reduce = { $place } auf 3 Unruhe
move-living = Lebensstandard für { $place }
move-lose-living = { $place } verliert Lebensstandard
move-sector = Lebensstandard für West-Berlin, { $place }
move-lose-sector = West-Berlin verliert Lebensstandard, { $place }
move-transfer = Transfer aus { $place } nach West-Berlin
move-police = Staatsgewalt entfernt Unruhe in { $place }
move-socialist = ein Sozialist geht nach { $place }
move-take-socialist = ein Sozialist verlässt { $place }
move-import = die Marke geht nach { $place }
move-release = die Marke verlässt { $place }
move-attack = { $from } attackiert { $to }
move-hamburg = Hamburg zählt zu { $place }
move-space = Feld { $space }: { $symbols }
move-void-track = ein Pfeil { $track } gilt nicht
move-void-row = gilt nicht: { $symbol }
move-resolve = jetzt ausführen: { $symbol }
move-ignore = auslassen: { $symbol }
move-look = { $where ->
    [pile] die obersten Karten des Talons ansehen
   *[hand] die Hand der Bundesrepublik ansehen
}
move-take = { $card } nehmen
move-give = { $card } geben
group-done = oder
group-play = Karten
group-deal = austeilen
group-discard = abwerfen
group-draw = oder
group-build-city = bauen
group-build-line = bauen
group-dismantle-city = abbauen
group-dismantle-line = abbauen
group-rundown = marode
group-repair = reparieren
group-close = für immer schließen
group-place = Unruhe setzen
group-remove = Unruhe entfernen
group-move = Unruhe umverteilen
group-reduce = auf 3 Unruhe
group-living = Lebensstandard
group-lose-living = Lebensstandard verlieren
group-sector = West-Berlin
group-lose-sector = West-Berlin
group-transfer = Transfer
group-police = Staatsgewalt
group-socialist = Sozialisten
group-take-socialist = Sozialisten
group-import = Patenländer
group-release = Patenländer
group-attack = Attacke
group-hamburg = Hamburg
group-space = Felder
group-void-track = gilt nicht
group-void-row = gilt nicht
group-resolve = jetzt ausführen
group-ignore = auslassen
group-look = ansehen
group-take = nehmen
group-give = geben
group-at = { $verb }, { $place }
note-protest = Massenprotest!
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
note-living = Nr. { $number }, Wirtschaft { $has } von { $needs }
use-note-unrest = 1 eigene Unruhe entfernen{ $free ->
    [yes] , kostenlos
   *[no] , für 1 eigenen Baupunkt
}
use-note-build = { $value ->
    [one] 1 Baupunkt
   *[other] { $value } Baupunkte
}
use-note-living = bis zu 3 Gebiete; die Karte leiht { $value }
use-note-event = { $symbols }

## Was geschah

event-decade = Dekade { $decade } beginnt. Sonderkarte: { $special }
event-half = Dekade { $decade }, { $half ->
    [1] erste
   *[other] zweite
} Halbdekade. { $starter } beginnt.
event-turned-up = Aufgedeckt: { $what }
event-drawn = { $side } zieht { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
}
event-discarded = { $side } wirft { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
} ab
event-card = { $side } spielt { $card } { $origin ->
    [hand] aus der Hand{" "}
   *[other] {""}
}{ $use ->
    [unrest] zum Entfernen von Unruhe
    [build] zum Aufbau
    [living] für Lebensstandard
   *[event] als Ereignis
}
event-price = Preis der Sonderkarte: { $paid ->
    [draw] Bundesrepublik zieht eine Karte
   *[discard] DDR wirft eine Karte ab
}
event-void = Gilt nicht: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } entfernt Unruhe
   *[more] { $by }: Unruhe gesetzt
}: { $what }
event-unrest-nobody = Neue Unruhe: { $what }
event-calmed = Unruhe weicht dem Lebensstandard: { $what }
event-reduce = { $place }: { $removed } Unruhe fort, 3 bleiben
event-move = Unruhe umverteilt: { $what }
event-build-city = { $by } baut: { $what }
event-build-line = { $by } baut Infrastruktur: { $what }
event-dismantle-city = { $by } baut ab: { $what }
event-dismantle-line = { $by } baut Infrastruktur ab: { $what }
event-rundown = Marode, gewählt von { $by }: { $what }
event-repair = Repariert: { $place }
event-close = Für immer geschlossen: { $place }
event-living = { $change ->
    [less] Lebensstandard verloren
   *[more] Lebensstandard
}: { $what }
event-transfer = { $place } gibt seinen Lebensstandard nach West-Berlin weiter
event-imported = { $change ->
    [less] Die Marke West-Berlins verlässt
   *[more] West-Berlins Massenprotest greift über auf
}: { $what }
event-socialist = { $change ->
    [less] Sozialisten gehen
   *[more] Sozialisten kommen
}: { $what }
event-police-gained = DDR behält { $card } als Staatsgewaltkarte
event-police = Staatsgewalt entfernt Unruhe: { $what }
event-stasi-dissolved = Die Stasi ist aufgelöst; { $unrest } Unruhe kehrt zurück
event-wall = { $stands ->
    [yes] Die Mauer ist gebaut. Keine Republikflucht mehr.
   *[no] Die Mauer ist offen. Es gibt wieder Republikflucht.
}
event-look = DDR sieht { $at ->
    [pile] die obersten Karten des Talons an
   *[hand] die Hand der Bundesrepublik an
}
event-seen = { $known ->
    [yes] Gesehen: { $what }
   *[no] DDR hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gesehen
}
event-removed = { $known ->
    [yes] Aus dem Spiel: { $card }
   *[no] DDR nimmt eine Karte aus dem Spiel
}
event-swap = { $known ->
    [yes] DDR gibt { $given } und nimmt { $taken }
   *[no] DDR tauscht eine Karte
}
event-decade-end = Ende der Dekade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Die Mauer kostet Prestige und 1 Baupunkt
event-flight = Republikflucht: { $steps } Schritte, DDR baut { $points } ab
event-space = { $by } führt Feld { $space } aus: { $symbols }
event-hamburg = Hamburg zählt zu { $place }
event-currency = Leiste { $track } + Export { $exports } (schlechteste Exportfabrik im Westen { $worst }) − Lebensstandard { $living } = { $balance }
event-police-cost = { $points ->
    [0] Keine Staatsgewalt zu bezahlen
    [one] DDR zahlt 1 Baupunkt für ihre Staatsgewalt
   *[other] DDR zahlt { $points } Baupunkte für ihre Staatsgewalt
}
event-attack = Attacke: { $what }
event-socialist-phase = Sozialisten: { $change }
event-protests = Massenproteste: Bundesrepublik { $west }, DDR { $east }
event-game-over = { $winner } gewinnt: { $how }

## Spielende

ending-collapse = { $winner ->
    [DDR] die Bundesrepublik bricht unter Massenprotesten zusammen
    [Bundesrepublik] die DDR bricht unter Massenprotesten zusammen
   *[other] der andere Staat bricht unter Massenprotesten zusammen
}
ending-bankruptcy = Staatsbankrott der DDR
ending-socialism-triumphs = der Sozialismus siegt
ending-socialism-fails = der Sozialismus ist am Ende
ending-survival = die DDR hat vier Dekaden überstanden

## Computerspieler

feature-east-unrest-slack = Abstand zu Massenprotesten im Osten
feature-west-unrest-slack = Abstand zu Massenprotesten im Westen
feature-east-protests-near = Massenproteste bis zum Zusammenbruch im Osten
feature-west-protests-near = Massenproteste bis zum Zusammenbruch im Westen
feature-east-brink = Länder kurz vor dem Massenprotest im Osten
feature-west-brink = Länder kurz vor dem Massenprotest im Westen
feature-east-living-standard = Lebensstandard im Osten
feature-west-living-standard = Lebensstandard im Westen
feature-east-living-at-risk = Lebensstandard im Osten, den keine Fabrik hält
feature-west-living-at-risk = Lebensstandard im Westen, den keine Fabrik hält
feature-east-economy = Wirtschaftskraft im Osten
feature-west-economy = Wirtschaftskraft im Westen
feature-east-next-living-standard = Wirtschaft für den nächsten Lebensstandard im Osten
feature-west-next-living-standard = Wirtschaft für den nächsten Lebensstandard im Westen
feature-east-open-links = noch nicht gebaute Verbindungen im Osten
feature-west-open-links = noch nicht gebaute Verbindungen im Westen
feature-border-gap = Lebensstandard entlang der Grenze
feature-export-gap = Export der DDR gegen den schlechtesten im Westen
feature-prestige = Stand der Prestigeleiste
feature-prestige-edge = Prestigevorteil
feature-currency-track = Stand der Devisenleiste
feature-currency-missing = Devisen, die der DDR fehlen
feature-currency-spare = Devisen, die der DDR übrig bleiben
feature-flight = Republikflucht
feature-wall = die Mauer
feature-reserve = Reserve der DDR an Baupunkten
feature-bankruptcy = Staatsbankrott der DDR
feature-socialist-track = Stand der Sozialistenleiste
feature-socialists = Sozialisten im Spiel
feature-socialism-at-stake = Sieg oder Ende des Sozialismus
feature-police = einsetzbare Staatsgewalt
feature-police-later = Staatsgewalt in späteren Dekaden
feature-tempo = wer als Nächstes am Zug ist
feature-hand = Handkarten
feature-display = Karten der Auslage
feature-special-card = Sonderkarte
feature-building-under-way = Baupunkte, die noch kommen
feature-living-under-way = Lebensstandard, der noch kommt
feature-removal-under-way = Unruhe, die noch entfernt wird
feature-event-under-way = Symbole, die noch auszuführen sind
feature-losses-under-way = Verluste, die noch kommen
feature-ground = die Dekade an sich

## Dekadenende

phase-1 = Republikflucht oder Kosten der Mauer
phase-2 = Prestige
phase-3 = Devisen
phase-4 = Staatsgewalt bezahlen
phase-5 = Lebensstandard halten
phase-6 = Interner Lebensstandardvergleich
phase-7 = Ost-West-Vergleich
phase-8 = Staatsgewalt ausführen
phase-9 = Sozialisten
phase-10 = Wir sind das Volk?
forecast-title = Wenn die Dekade jetzt endete
forecast-flight-sum = Symbole { $icons } + bester Lebensstandard West { $best_west_living } + rote Staatsgewalt { $red_police } + Massenprotest in der DDR { $east_protest } − schlechtester Lebensstandard Ost { $worst_east_living } − Massenprotest im Westen { $west_protest } = { $steps }
forecast-flight = DDR baut { $points } von { $has } ab
forecast-wall = Mauer: Prestige ← 1, DDR baut 1 von { $has } ab
forecast-prestige = { $holder } führt Feld { $marker } aus oder eines näher zur Mitte: { $symbols }
forecast-prestige-bankrupt = DDR kann das Verlangte nicht abbauen: Staatsbankrott
forecast-currency-sum = Leiste { $track } + Export { $exports } (schlechteste Exportfabrik im Westen { $worst }) − Lebensstandard { $living } = { $balance }
forecast-currency-enough = nichts wird marode
forecast-currency-missing = marode: { $rundown }, danach abgebaut: { $dismantled }
forecast-currency-bankrupt = DDR kann nicht zahlen: Staatsbankrott
forecast-police-cost = DDR baut { $points } von { $has } ab
forecast-living = Lebensstandard verloren: { $what }
forecast-living-none = jedes Gebiet hält seinen Lebensstandard
forecast-internal = Unruhe: { $what }
forecast-internal-none = keine Unruhe
forecast-attacks = möglich: { $what }
forecast-attacks-none = niemand kann attackieren
forecast-police = einsetzbare Karten: { $count }
forecast-socialists = Änderung { $change }, im Spiel { $total } von 12
forecast-triumph = DDR gewönne: kein Sozialist mehr für den Zuwachs
forecast-failure = DDR verlöre: sie hat zu wenige Sozialisten
forecast-protests = { $side }: jetzt { $now }, nach dem internen Vergleich { $internal }, schlimmstenfalls { $worst }; 4 sind der Zusammenbruch
forecast-title-end = Das Dekadenende, Phase für Phase
forecast-done = erledigt
forecast-now = läuft
forecast-due = noch zu tun: { $count }
forecast-prestige-done = { $holder } hat Feld { $marker } ausgeführt: { $symbols }
forecast-attacks-done = ausgeführt: { $what }
forecast-attacks-done-none = niemand hat attackiert
forecast-police-done = eingesetzte Karten: { $count }

## Gespräch am Tisch

cards-seen = Gesehen in der anderen Hand:
cards-count = Die andere Seite hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; im Talon liegen { $pile }.
help-forecast = was die zehn Phasen des Dekadenendes jetzt brächten
help-map = der ganze Plan und die Leisten
why-what = Nenne, was erklärt werden soll: warum Bayern, warum 17 Ereignis
rules-which = Nenne einen Abschnitt: regel 5.1
cards-why = Im Spiel: { $text }
cards-note-english = Diesen Text gibt es nur auf Deutsch und Englisch.
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels: karten 17
help-cards = Auslage und Hand, als Karten (karten 17: eine Karte, was geschah und warum sie so wirkt)
help-rules = N: ein Abschnitt der Regeln in einem Satz, etwa regel 6.3

## Warum nicht

refusal-no-such-move = { $text } ist kein Zug
refusal-other-decision = „{ $move }“ ist jetzt nicht zu entscheiden
refusal-not-possible = „{ $move }“ geht hier nicht
refusal-card-not-there = { $card } ist weder in der Auslage noch in deiner Hand
refusal-special-east-only = nur die DDR darf die Sonderkarte wählen
refusal-special-not-there = die Sonderkarte { $card } liegt nicht aus
refusal-special-event-only = die Sonderkarte kann nur als Ereignis gespielt werden
refusal-special-price = die DDR kann keinen der Preise der Sonderkarte zahlen
refusal-no-own-unrest = du hast keine Unruhe zu entfernen
refusal-nothing-to-dismantle = mit dieser Karte kostet es einen eigenen Baupunkt, und du hast keinen abzubauen
refusal-event-colour = das Ereignis von { $card } ist nicht für die Seite { $side }
refusal-event-own-economy = das Ereignis von { $card } kostete mehr Wirtschaft, als { $side } hat
refusal-mass-protest = { $place } hat einen Massenprotest: dort wird nicht gebaut
refusal-city-taken = { $place } hat schon eine Fabrik
refusal-site-closed = der Bauplatz { $place } ist für immer geschlossen
refusal-plant-site = Rheinsberg entsteht nur durch sein Ereignis
refusal-abroad-site = externe Fabriken entstehen nur durch ihre Ereignisse
refusal-other-side = { $place } gehört nicht zur Seite { $side }
refusal-line-full = { $place } hat keine freie Linie
refusal-no-factory-at-end = { $place } führt zu keiner Fabrik
refusal-no-factory-abroad = { $place } führt zu einer Stadt im Ausland ohne Fabrik
refusal-no-factory = { $place } hat keine Fabrik
refusal-no-infrastructure = { $place } hat keine Infrastruktur
refusal-has-infrastructure = { $place } hat noch Infrastruktur auf seinen Verbindungen
refusal-rundown-stays = { $place } ist marode und bleibt für immer auf dem Plan
refusal-abroad-stays = { $place } verschwindet nur durch sein Ereignis
refusal-already-rundown = { $place } ist schon marode
refusal-never-rundown = { $place } kann nicht marode werden
refusal-no-unrest = { $place } hat keine Unruhe
refusal-no-protest = { $place } hat keinen Massenprotest
refusal-restricted = der Text unter dem Symbol erlaubt das nicht: { $place }
refusal-limit = { $place } darf nicht mehr von diesen Symbolen bekommen
refusal-living-economy = { $place } braucht Wirtschaftskraft { $need } für Lebensstandard Nr. { $number } und hat { $have }
refusal-living-together = die Karte leiht nicht genug für { $place } und die schon gewählten Gebiete zusammen
refusal-living-once = { $place } hat in dieser Aktion schon Lebensstandard bekommen
refusal-living-berlin = West-Berlin bekommt Lebensstandard nur durch Transfer oder Karte 79
refusal-no-living = { $place } hat keinen Lebensstandard
refusal-transfer-new = { $place } hat in dieser Aktion keinen Lebensstandard bekommen
refusal-transfer-more = { $place } hat nicht mehr Lebensstandard als West-Berlin
refusal-transfer-even = der Sektor von { $place } ist einem anderen voraus
refusal-police-used = keine Staatsgewaltkarte ist einsetzbar
refusal-police-own-action = Staatsgewalt wirkt in einer eigenen Aktion der DDR oder am Dekadenende
refusal-no-socialist = { $place } hat keinen Sozialisten
refusal-not-supplier = { $place } ist kein Patenland West-Berlins
refusal-no-imported = { $place } hat keine Marke aus West-Berlin
refusal-not-adjacent = { $place } grenzt nicht an { $other }
refusal-attack-weak = { $place } hat nicht weniger Lebensstandard, als { $other } einsetzen kann
refusal-hamburg-choice = Hamburg zählt zu Niedersachsen oder Schleswig-Holstein
refusal-prestige-space = nur das Feld der Marke oder eines näher zur Mitte, auf der eigenen Hälfte
refusal-void-dual = nur was die Karte zeigt, kann für ungültig erklärt werden
refusal-not-in-hand = { $card } ist nicht in deiner Hand
refusal-not-seen = { $card } ist nicht unter den angesehenen Karten
refusal-must-discard = mit drei Handkarten muss mindestens eine weg
refusal-must-do = das muss ausgeführt werden
section-own = { $rule }, im deutschen Regelheft { $own }
section-missing = { $rule }, fehlt im deutschen Regelheft

## Die Regeln, je in einem Satz

rule-2 = Aufbau: 2 Unruhe in jedem Patenland, 3 in jedem anderen Gebiet, 1 Sozialist in der Kaderschmiede; Fabriken in Hamburg, Dortmund, Berlin, Bitterfeld; die Bundesrepublik hat den Prestigevorteil und beginnt (je nach Ausgabe etwas anders).
rule-3 = Vier Dekaden aus je zwei Halbdekaden mit sieben ausliegenden Karten und dem Dekadenende. Abwechselnd eine Karte aus Auslage oder Hand für eine Aktion. Mit der letzten normalen Karte der Auslage endet die Halbdekade.
rule-4 = Jede vierte Unruhe eines Gebiets ist ein Massenprotest.
rule-5-1 = Ein Baupunkt ist eine Fabrik auf einer freien Stadt oder Infrastruktur auf einer freien Linie, an der eine Fabrik liegt. Eine Fabrik ist 1 wert und 1 mehr je stehender Verbindung. Kein Bauen bei Massenprotest.
rule-5-2 = Ein Abbaupunkt nimmt 1 Infrastruktur oder 1 Fabrik ohne Infrastruktur an ihren Verbindungen; nie marode, nie externe Fabriken.
rule-5-3 = Nur Fabriken der DDR werden marode: 1 weniger wert, für immer auf dem Plan.
rule-6 = Eine normale Karte dient einem von vier Zwecken: Unruhe entfernen, Aufbau, Lebensstandard, Ereignis. Die Sonderkarte nur als Ereignis.
rule-6-1 = 1 eigene Unruhe entfernen: kostenlos mit Karten der eigenen Farbe, sonst wird 1 eigener Baupunkt abgebaut.
rule-6-2 = So viele Baupunkte, wie die Karte dir wert ist.
rule-6-3 = Bis zu 3 Lebensstandard in verschiedene Gebiete; der n-te braucht Wirtschaftskraft 3n. Der Kartenwert leiht fehlende Punkte, höchstens 2 je Gebiet. Jeder nimmt 1 Unruhe mit.
rule-6-4 = Ereignis: Bundesrepublik mit gelben und dualen, DDR mit roten und dualen Karten. Alle Symbole in beliebiger Folge; bei einer Dualen Karte darf 1 Pfeil oder Symbol ungültig sein. Ein Wappen sagt, wer den Ort wählt.
rule-7 = Massenproteste in der DDR rufen Sozialisten aus der Kaderschmiede; jeder nimmt 1 Unruhe fort. Nach jeder Aktion und in Phase 9.
rule-8 = Jede gesammelte Staatsgewaltkarte entfernt je Dekade 1 eigene Unruhe der DDR, in einer eigenen Aktion oder in Phase 8.
rule-9 = Zehn Phasen beenden die Dekade. Staatsbankrott, wenn die DDR mehr abbauen muss, als sie hat.
rule-9-1 = Republikflucht: Symbole, bester Lebensstandard im Westen, rote Staatsgewalt, Massenprotest in der DDR, weniger schlechtester Lebensstandard im Osten und Massenprotest im Westen; die DDR baut die Hälfte ab. Mit Mauer: statt dessen 1 Prestige und 1 Baupunkt.
rule-9-2 = Wer den Prestigevorteil hat, führt das Feld der Marke aus oder eines seiner Hälfte näher zur Mitte.
rule-9-3 = Leiste und Export bezahlen den Lebensstandard der DDR; je fehlender Einheit wird eine Fabrik marode.
rule-9-4 = Die DDR baut je Staatsgewaltkarte 1 Punkt ab.
rule-9-5 = Kein Gebiet hält mehr Lebensstandard, als seine beste Fabrik wert ist; West-Berlin so viel wie sein schwächster Lieferant.
rule-9-6 = Jedes Gebiet bekommt Unruhe: Abstand zum eigenen besten Gebiet weniger 1; West-Berlin den ganzen Abstand.
rule-9-7 = Jedes Gebiet darf einen Nachbarn jenseits der Grenze attackieren, mit Lebensstandard weniger Massenproteste: der Abstand wird Unruhe. West-Berlin attackiert beide Nachbarn.
rule-9-8 = Noch nicht benutzte Staatsgewaltkarten entfernen je 1 Unruhe.
rule-9-9 = Sozialisten kommen oder gehen nach der Leiste. Die DDR gewinnt, wenn die 12 nicht reichen, und verliert, wenn sie keine mehr hergeben kann.
rule-9-10 = Vier Massenproteste: der Staat bricht zusammen; brechen beide zusammen, gewinnt die DDR. Nach Dekade IV gewinnt die DDR.
rule-10-1 = Ost-Berlin ist ein Gebiet wie jedes andere, mitten in Brandenburg.
rule-10-2 = West-Berlin lebt vom Transfer seiner Patenländer; jeder seiner Massenproteste bringt einem Patenland eine zweite Marke.
rule-10-3 = Hamburg zählt zu Niedersachsen oder Schleswig-Holstein, wie die Bundesrepublik jedesmal wählt.
rule-10-4 = Rheinsberg entsteht nur durch Karte 27: Wert 2, keine Verbindungen.
rule-10-5 = Externe Fabriken entstehen nur durch die Karten 7 und 9 und leihen ihren Wert einem angeschlossenen Gebiet.

## Befehle

play-summary = Dekade { $decade }, { $decisions } Entscheidungen; Massenproteste: Bundesrepublik { $west }, DDR { $east }
show-display = Auslage
show-hand-west = Hand der Bundesrepublik
show-hand-east = Hand der DDR

## Die erste Dekade mit Begleitung

lesson-title = Die erste Dekade, Schritt für Schritt
lesson-welcome = Willkommen! Du führst die DDR, der Computer die Bundesrepublik. Die erste Dekade spielen wir gemeinsam. Kaputtgehen kann nichts: Probiere ruhig aus.
lesson-goal = Die DDR gewinnt, wenn sie durchhält. Steht dein Staat nach vier Dekaden noch, gehört die Partie dir. Zu Fall bringen ihn vier Massenproteste an einem Dekadenende, der Bankrott oder zu wenige Sozialisten.
lesson-map = Das ist das geteilte Deutschland: acht Gebiete im Westen, sechs von dir. West-Berlin, eine Insel in deinem Staat, ist in der Ecke groß gezeichnet. Gebiete, die sich über die Grenze berühren, werden ihren Lebensstandard vergleichen.
lesson-cities = Städte sind Plätze für Fabriken; die Zahl auf einer Fabrik ist ihr Wert. Auf die Linien zwischen den Städten kommt Infrastruktur. Du beginnst mit Fabriken in Berlin und Bitterfeld, jede 1 wert.
lesson-province = Jedes Gebiet zeigt seine Unruhe, seinen Lebensstandard und seine Sozialisten. In jedem von deinen liegen drei Unruhe: Eine mehr, und es gibt einen Massenprotest. Die Wirtschaftskraft ist die Summe der Fabrikwerte.
lesson-tracks = Drei Leisten: Prestige, Devisen und Sozialisten. Rechts ist gut für dich, links ist gut für den Westen. Wer den Prestigevorteil hat, eröffnet die Dekade; bei 0 ist das der Westen.
lesson-display = Diese Karten liegen offen für beide, und ihr seid abwechselnd am Zug. Was du liegen lässt, kann der Westen nehmen. Rote Karten nützen dir, gelbe dem Westen, duale beiden.
lesson-hand = Zwei weitere Karten gehören dir allein; der Westen sieht sie nicht. Statt einer Karte der Auslage kannst du eine von ihnen spielen. Du darfst sie aufheben, sogar für die nächste Dekade.
lesson-four-uses = Jede normale Karte kann eins von vieren: eine Unruhe entfernen, bauen, Lebensstandard heben oder ihr Ereignis bringen. Die Zahl auf der Karte ist ihr Wert beim Bauen und beim Lebensstandard. Du wählst eins; der Rest verfällt.
lesson-action = Du bist am Zug: Wähle eine Karte der Auslage oder der Hand und dann, wofür du sie nimmst. Für den Anfang nimm eine Karte mit hohem Wert und baue. Was möglich ist, leuchtet.
lesson-build = Jeder Punkt ist eine Fabrik in einer leeren Stadt oder eine Linie neben einer Fabrik. Klicke auf eine leuchtende Stadt oder Linie. Du darfst früher aufhören, doch übrige Punkte verfallen.
lesson-connection = Sind alle Linien zwischen zwei Fabriken belegt, steht die Verbindung. Manche Verbindungen haben eine Linie, manche zwei. Von Bitterfeld nach Leipzig genügt eine.
lesson-value = Eine Fabrik ist 1 wert und 1 mehr für jede stehende Verbindung. Eine Verbindung macht also gleich zwei Fabriken besser. Am wichtigsten ist die beste Fabrik jedes Gebiets: Sie bringt Devisen und hält Lebensstandard.
lesson-living = Du darfst bis zu drei Lebensstandard setzen, jeden in ein anderes Gebiet. Der erste im Gebiet braucht Wirtschaftskraft 3, der zweite 6, der dritte 9. Die Karte leiht, was fehlt, einem Gebiet höchstens 2.
lesson-living-where = Jeder Lebensstandard nimmt eine Unruhe mit. Denk ans Dekadenende: Er kostet eine Devise, und sein Gebiet braucht eine Fabrik, die ebenso viel wert ist. Gleichmäßig verteilt bringt er mehr Ruhe als ein einziges reiches Gebiet.
lesson-unrest-use = Wähle ein Gebiet, und eine Unruhe verschwindet dort. Mit einer roten Karte ist das für dich umsonst. Mit jeder anderen musst du zudem einen Punkt eigener Wirtschaft abbauen.
lesson-event = Ein Ereignis tut alles, was seine Symbole zeigen. Rote und rosafarbene gehen dich an, gelbe den Westen. Du bestimmst Reihenfolge und Orte; trägt ein Symbol ein Wappen, wählt diese Seite.
lesson-symbols = Die Frage am Tisch sagt, was noch zu tun ist. Klicke auf einen leuchtenden Ort, und das nächste Symbol wirkt dort. Pfeile bewegen die Marken von selbst.
lesson-opponent = Nach deinem Zug spielt der Westen. Sieh, welche Karte er nimmt und was sich auf dem Plan ändert. Danach bist du wieder dran.
lesson-log = Der Verlauf erzählt der Reihe nach, was geschah. Klicke auf eine Zeile, um den Tisch von damals zu sehen. Wer kurz wegschaut, verpasst nichts.
lesson-forecast = Die Vorschau zeigt, was das Dekadenende täte, käme es jetzt. Sie ändert sich mit jeder Karte. Schau hinein, bevor du wählst: Sie sagt dir, was am meisten schmerzt.
lesson-undo = Entscheidungen deines Zuges kannst du zurücknehmen, bis er endet oder etwas Verdecktes gezeigt wurde. Probiere also aus. Vor einem Schritt, der sich nicht zurücknehmen lässt, warnt dich die Seite.
lesson-unrest = Unruhe ist die Gefahr in diesem Spiel. Drei in einem Gebiet sind noch still, die vierte treibt die Leute auf die Straße. Behalte die Gebiete mit dreien im Auge.
lesson-protest = Da ist ein Massenprotest. In diesem Gebiet und auf den Verbindungen seiner Städte wird nicht gebaut. Er endet, sobald die Unruhe unter vier sinkt.
lesson-police = Du hast eine Staatsgewaltkarte. Einmal in der Dekade nimmt sie im Osten eine Unruhe weg, zusätzlich zu einer deiner Aktionen. Doch jede kostet am Dekadenende einen Punkt, und rote treiben die Leute fort.
lesson-socialists = Deine Sozialisten warten in der Kaderschmiede. Bricht im Osten ein Protest aus, gehen sie nach der Aktion dorthin, und jeder nimmt eine Unruhe weg. Sie bleiben dort; verschwende sie also nicht.
lesson-second-half = Die zweite Halbdekade: sieben neue Karten. Es beginnt, wer nicht den letzten Zug hatte. Nach diesen Karten kommt das Dekadenende; sieh also ab und zu in die Vorschau.
lesson-special = Die Sonderkarte liegt noch da, und sie ist nur für dich. Sie bringt allein ihr Ereignis und hat ihren Preis: Du wirfst eine Handkarte weg, oder der Westen zieht eine. Nimm sie, wenn sie am meisten hilft.
lesson-hand-cards-end = Handkarten bleiben dir über das Dekadenende. Du kannst sie behalten oder wegwerfen, bevor du auf zwei ergänzt. Mit dreien auf der Hand muss wenigstens eine weg.
lesson-decade-end = Die Dekade ist vorbei. Nun folgen zehn Phasen, immer in derselben Ordnung. Wir gehen sie einzeln durch; wo etwas zu wählen ist, wirst du gefragt.
lesson-phase-1 = Phase 1, Republikflucht. Noch steht keine Mauer, also gehen Leute in den Westen: Fluchtzeichen, der beste Lebensstandard dort und rote Staatsgewalt treiben sie. Die halbe Summe verlierst du an Wirtschaft. Beide Seiten wählen abwechselnd, was wegkommt.
lesson-phase-2 = Phase 2, Prestige. Wer den Vorteil hat, führt das Feld der Marke aus oder ein milderes näher zur Mitte. Sieh nach, wo die Marke liegt: Rechts hilft dir, links schadet dir.
lesson-phase-3 = Phase 3, Devisen. Jeder deiner Lebensstandard kostet eine. Es zahlen die Leiste und jedes Gebiet, dessen beste Fabrik mit der schwächsten des Westens mithält. Je fehlender Devise wird eine deiner Fabriken marode.
lesson-phase-4 = Phase 4, Staatsgewalt bezahlen. Jede Staatsgewaltkarte kostet dich einen Punkt Wirtschaft, wo du willst. Ohne Karten ist nichts zu zahlen.
lesson-phase-5 = Phase 5, Lebensstandard halten. Kein Gebiet behält mehr davon, als seine beste Fabrik wert ist. Was zu viel ist, geht verloren.
lesson-phase-6 = Phase 6, Vergleich daheim. Jedes Gebiet blickt auf das beste der eigenen Seite. Wer zwei oder mehr zurückliegt, bekommt Unruhe, West-Berlin schon bei einem.
lesson-phase-7 = Phase 7, Ost-West-Vergleich. Jedes Gebiet darf einen Nachbarn jenseits der Grenze herausfordern, und der Unterschied wird dort zu Unruhe. Jeder Protest schwächt das angreifende Gebiet. Kannst du jemanden angreifen, wirst du gefragt.
lesson-phase-8 = Phase 8, Staatsgewalt ausführen. Staatsgewaltkarten, die du noch nicht benutzt hast, nehmen je eine Unruhe weg. Danach sind sie für die nächste Dekade bereit.
lesson-phase-9 = Phase 9, Sozialisten. Die Leiste sagt, wie viele kommen oder gehen. Neue kommen in die Kaderschmiede und von dort zu Protesten im Osten.
lesson-phase-10 = Phase 10, Wir sind das Volk? Die Proteste beider Seiten werden gezählt. Ein Staat mit vieren oder mehr bricht zusammen. Trifft es beide, gewinnst du.
lesson-next-decade = Die zweite Dekade beginnt, mit neuen Karten und einer neuen Sonderkarte: dem Mauerbau. Was du gebaut hast, bleibt. Bevor du ziehst, darfst du aufgehobene Karten wegwerfen.
lesson-finished = Das war die Begleitung: Du weißt nun, wie das Spiel geht. Spiele diese Partie zu Ende, oder beginne eine neue. Regeln und Vorschau sind immer nur einen Klick entfernt.
lesson-why-not = Klicke auf etwas, das nicht leuchtet, und der Tisch sagt, warum es nicht geht. Dabei steht die Regel. Klicke sie an, um mehr zu lesen.
lesson-hint = Weißt du nicht weiter, bitte um einen Tipp. Der Computer sagt, was er an deiner Stelle täte, und warum. Folgen musst du ihm nicht.

## Das Spielbrett auf der Seite

board-title = Das Spielbrett: das geteilte Deutschland
board-city-empty = frei
board-city-factory = Fabrik mit Wert { $value }
board-city-rundown = marode Fabrik mit Wert { $value }
board-city-closed = für immer geschlossen
board-line-built = { $built } von { $lines } gebaut
board-line-standing = stehende Verbindung
board-province-economy = Wirtschaft { $economy }, für den nächsten Lebensstandard nötig { $needed }
board-province-living = Lebensstandard { $count }
board-province-unrest = Unruhe { $count }
board-province-socialists = Sozialisten { $count }
board-province-protests = Massenproteste { $count }
board-hamburg = Hamburg zählt jetzt zu { $place }
board-hamburg-open = Hamburg zählt zu { $a } oder { $b }, wie die Bundesrepublik will
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-reset = Ganzes Spielbrett
board-tracks = Leisten
board-track-says = { $track }: { $value }
board-track-then = dann { $value }
board-flight = Republikflucht
board-flight-says =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: die DDR baut { $points } ab
board-flight-over = für diese Dekade abgerechnet
board-wall-stands = Die Mauer steht
board-decade-end = Dekadenende
board-decade = Dekade { $decade }, { $half ->
    [1] erste Halbdekade
   *[other] zweite Halbdekade
}
board-box = Kaderschmiede
board-police = Staatsgewalt
board-police-none = keine Staatsgewaltkarten
board-police-gone = Staatsgewalt aufgelöst
board-police-ready = einsetzbar
board-police-used = eingesetzt

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Infrastruktur ({ $side })
when-decade = Dekade { $decade }

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
page-cards-display = Auslage
page-cards-special = Sonderkarte
page-cards-pile = { $count } im Stapel, Dekade { $decade }
page-cards-pile-empty = Der Stapel ist leer
page-cards-row = Gespielt: { $count }
page-cards-row-flight = { $count ->
    [one] 1 Fluchtsymbol
   *[other] { $count } Fluchtsymbole
}
page-cards-in-play = Wird gespielt
page-cards-hand-mine = Deine Hand
page-cards-hand = Hand der { $side }
page-cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-known = dir bekannt
page-cards-seen = Gesehene Karten
page-card-back = verdeckte Karte der Dekade { $decade }
page-card-playable = spielbar
page-card-value = Wert { $value }
page-card-values = Wert { $west } für die Bundesrepublik, { $east } für die DDR
page-card-limit = max. { $count }
page-card-in-order = In der gezeigten Reihenfolge
page-card-band-red = DDR
page-card-band-yellow = BRD
page-card-band-dual = beide
page-card-band-special = nur DDR
page-card-flight-note = Wofür sie auch eingesetzt wird: { $count ->
    [one] Ihr Fluchtsymbol zählt
   *[other] Ihre { $count } Fluchtsymbole zählen
} bis zum Dekadenende.
page-card-note = Historische Notiz
page-headline = Schlagzeile
page-gallery-decade = Dekade
page-gallery-who = Wessen Ereignis
page-gallery-all = alle
page-gallery-count = { $count ->
    [0] Keine Karte passt dazu
    [one] 1 Karte
   *[other] { $count } Karten
}
page-gallery-previous = vorige
page-gallery-next = nächste
outlook-dismantled = DDR −{ $points }
outlook-nothing = nichts
outlook-space = { $holder } { $marker }
outlook-balance = Bilanz { $balance }
outlook-lost = −{ $count } Lebensstandard
outlook-unrest = +{ $count } Unruhe
outlook-attacks = { $count } möglich
outlook-attacked = { $count } ausgeführt
outlook-ready = { $count } bereit
outlook-used = { $count } eingesetzt
outlook-socialists = { $change }, { $total } von 12
outlook-protests = W { $west } · O { $east }
forecast-before = vorher:
outlook-due = { $result } · noch { $count }
outlook-danger-bankruptcy = Der DDR droht der Staatsbankrott
outlook-danger-triumph = Der Sozialismus würde siegen
outlook-danger-failure = Der Sozialismus wäre am Ende
outlook-danger-collapse = Zusammenbruch droht: { $side }
page-walk-phases = Die zehn Phasen
page-walk-strip = Ende der Dekade { $decade }, Phase { $phase }:
page-walk-asked = deine Entscheidung ist gefragt
page-walk-open = Zeigen
page-walk-nothing = In dieser Phase geschieht nichts.
page-walk-of-four = { $count } von 4 bis zum Zusammenbruch
page-walk-back = Zurück
page-walk-next = Nächste Phase
page-walk-skip = Zur letzten
page-walk-result = Das Ergebnis
page-walk-waiting = Das Dekadenende geht weiter, wenn das entschieden ist.
page-walk-close = Zum Tisch
page-walk-always = Bei jedem Dekadenende zeigen
page-sum-track = Devisenleiste
page-sum-exports = Export (schlechteste Exportfabrik im Westen { $worst })
page-sum-living = Lebensstandard der DDR
page-sum-balance = Bilanz
page-sum-icons = Fluchtsymbole
page-sum-best-west = Bester Lebensstandard West
page-sum-red-police = Rote Staatsgewalt
page-sum-protest-east = Massenprotest in der DDR
page-sum-worst-east = Schlechtester Lebensstandard Ost
page-sum-protest-west = Massenprotest im Westen
page-sum-steps = Schritte zusammen: DDR baut { $points } ab
page-living = Lebensstandard: was jedes Gebiet hat, braucht und geliehen bekommt
page-living-lent = Die Karte leiht { $lent } von { $available }.
page-living-has = hat { $economy }, braucht { $need }
page-living-placed = liegt{ $lent ->
    [0] {""}
   *[other] , { $lent } geliehen
 }
page-living-lends = Karte leiht { $lent }
page-living-free = braucht nichts
page-living-full = drei liegen
page-living-short = { $missing } zu wenig, auch mit 2 geliehenen
page-living-together = die Karte hat nicht mehr genug

## Arena, data sets, study

arena-sides = Bundesrepublik und DDR
arena-sides-note = Im Modell der Wertungen sind { $points } Elo-Punkte ({ $interval }) wert, die DDR zu spielen.
arena-period = Dekade
study-balance = Siege der DDR
study-differences = Anteil der DDR gegenüber Ausgabe { $name } bei gleichen Karten, in Prozentpunkten
dataset-written = Geschrieben nach { $path }: { $games } Spiele, { $decisions } Entscheidungen, { $decade_ends } Dekadenenden

## The page

lesson-about = Du spielst den Osten gegen einen schwachen Computer und wirst durch die erste Dekade geführt. Etwa eine Viertelstunde; danach kannst du weiterspielen.
lesson-start = Erste Dekade beginnen
lesson-short = Eine begleitete erste Dekade, ganz ohne Regelheft.
cards-about = Alle 85 Kartenseiten, jede mit einer kurzen Notiz: was geschah, und warum die Karte so wirkt.
analysis-title = Analyse: { $west } (Bundesrepublik) gegen { $east } (DDR)
analysis-curve = Gewinnchance der DDR
analysis-curve-label = Gewinnchance der DDR über die Entscheidungen des Spiels: { $first } am Anfang, niedrigste { $low }, höchste { $high }, { $last } am Ende
analysis-curve-note = Wie die Seite sie sieht, die eine Karte wählt, jedes Mal, wenn sie es tut. Dazwischen werden Karten ausgeteilt, und die Seiten wissen Verschiedenes.
analysis-half = Dekade { $decade }, { $half ->
    [1] erste Hälfte
   *[other] zweite Hälfte
}
analysis-end = Dekade { $decade }, vor ihrem Ende
analysis-plays = Karte für Karte
analysis-play-decade-end = Dekadenende
analysis-play-dealing = Neue Karten
analysis-swings-note = Von einer Karte zur nächsten, ohne das, was Entscheidungen kosteten: ausgeteilte Karten, aufgedeckte Hände, was die eine Seite weiß und die andere nicht, und eigene Irrtümer dessen, der nachdenkt.
analysis-swing = Entscheidung { $decision } bis { $then }: DDR von { $before } auf { $after }; durch Entscheidungen { $decided }, sonst { $rest }
analysis-forecasts = Dekadenenden, wie sie standen
analysis-forecasts-note = Was das Dekadenende in diesem Augenblick bewirkt hätte; Massenproteste jetzt und schlimmstenfalls.
analysis-curve-short = Chance der DDR
analysis-flight = Flucht
analysis-currency = Devisen
analysis-protests-west = Massenproteste West
analysis-protests-east = Massenproteste Ost
analysis-socialists = Sozialisten
seat-west-about = hat vier Dekaden Zeit zu gewinnen
seat-east-about = muss vier Dekaden durchhalten
option-edition-about = Sie unterscheiden sich beim Aufbau, bei der Sonderkarte und beim Abwerfen.
setting-walk = Dekadenende Phase für Phase durchgehen
setting-walk-about = Sonst steht es nur im Protokoll.
game-credits = Wir sind das Volk! ist ein Brettspiel von Richard Sivél und Peer Sylvester, erschienen bei histogame. Diese Ausgabe ist inoffiziell: von ihnen weder gemacht noch geprüft noch empfohlen. Wenn dir gefällt, was du hier spielst, kauf die Schachtel.
page-walk-again = Die zehn Phasen durchgehen
figure-protests = Massenproteste
figure-unrest = Unruhe
figure-living = Lebensstandard
figure-economy = Wirtschaftskraft
figure-socialists = Sozialisten im Spiel
page-vignette = Das geteilte Deutschland: West und Ost, die Grenze dazwischen und vier Dekaden von 1945 bis 1989
page-protests = { $count ->
    [0] kein Massenprotest
    [one] 1 Massenprotest
   *[other] { $count } Massenproteste
 }
page-police-too = Du darfst jetzt auch Staatsgewalt einsetzen: Ein Klick auf ein leuchtendes Gebiet entfernt dort eine Unruhe.
page-move-where = Unruhe aus { $place }: wohin?
page-take-back = Zurück vor meine letzte Karte
page-take-back-ask = Bitten, vor meine letzte Karte zurückzugehen
page-replay-start = Vor der ersten Karte
page-replay-open = beide Hände offen
page-replay-card-back = Eine Karte zurück
page-replay-card-next = Eine Karte weiter
page-learn-cards-title = Die Karten und ihre Geschichte
page-panels = Karten, Vorschau, Verlauf, Gespräch
page-analysis-title = { $west } (Bundesrepublik) gegen { $east } (DDR)

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = ein aufgezeichnetes Spiel hat höchstens { $most } Bytes
interchange-not-json = kein JSON: { $reason }
interchange-format = „{ $format }“ wird erwartet, nicht { $found }
interchange-one-of = eines von { $words } wird erwartet, nicht { $found }
interchange-text = ein Text wird erwartet
interchange-object = ein Objekt wird erwartet, nicht { $found }
interchange-list = eine Liste wird erwartet, nicht { $found }
interchange-longest = höchstens { $most } Einträge sind möglich
interchange-whole-number = eine ganze Zahl wird erwartet, nicht { $found }
interchange-range = eine Zahl von { $least } bis { $most } wird erwartet, nicht { $found }
interchange-flag = true oder false wird erwartet, nicht { $found }
interchange-no-province = es gibt kein Land { $found }
interchange-no-city = es gibt keine Stadt { $found }
interchange-no-connection = es gibt keine Verbindung { $found }
interchange-no-card = es gibt keine Karte { $found }
interchange-no-sector = { $province } versorgt keinen Sektor West-Berlins
interchange-card-count = { $wanted } Karten werden erwartet, nicht { $found }
interchange-card-twice = eine Karte ist zweimal genannt
interchange-phase-order = die Phasen stehen in anderer Reihenfolge
interchange-step-name = ein Schritt beginnt mit seinem Namen
interchange-values = { $wanted } Werte werden erwartet, nicht { $found }
interchange-track-or-symbol = eine Leiste oder ein Symbol wird erwartet
interchange-only-berlin = nur West-Berlin hat Sektoren
interchange-zero = ein Schritt ändert etwas: 0 ist keine Anzahl
interchange-no-step = es gibt keinen Schritt { $found }
interchange-no-deal = keine Verteilung der Karten passt
interchange-contradicted = Karte { $card } kann nicht dort gewesen sein: in Zug { $turn } gilt, { $reason }
interchange-decade-not-over = Dekade { $decade } ist nicht zu Ende: { $count } Karten liegen noch in der Auslage
interchange-decade-over = Dekade { $decade } ist zu Ende: beide Auslagen sind gespielt
interchange-must-discard = { $side } hält drei Karten und muss eine ablegen
interchange-cannot-keep = { $side } kann Karte { $card } nicht behalten haben
interchange-later-card = die Hand ({ $side }) enthält eine Karte einer späteren Dekade
interchange-refilled = die Hand ({ $side }) wird auf { $count } Karten aufgefüllt
interchange-cannot-deal = Karte { $card } kann nicht ausgeteilt werden ({ $side })
interchange-cannot-turn-up = Karte { $card } kann hier nicht aufgedeckt werden
interchange-top-not-turned = die Karten, die Guillaume auf dem Stapel ließ, werden nicht aufgedeckt
interchange-holds = { $side } hält hier { $count } Karten
interchange-cannot-hold = { $side } kann Karte { $card } hier nicht halten
interchange-deal-time = Karten werden nur zu Beginn einer Dekadenhälfte ausgeteilt
interchange-not-in-display = Karte { $card } liegt nicht in der Auslage
interchange-not-in-display-named = Karte { $card } liegt nicht in der Auslage: ihr Ort wurde vorher genannt
interchange-not-in-hand = Karte { $card } ist nicht auf der Hand ({ $side }: { $held }): sie kann nicht dort sein
interchange-not-in-hand-named = Karte { $card } ist nicht auf der Hand ({ $side }: { $held }): sie wurde vorher anderswo genannt
interchange-unnamed-card = eine der Dekade { $decade }
interchange-empty = leer
interchange-cannot-pay = der Osten hat keine Karte { $card } auf der Hand, um zu zahlen
interchange-cannot-pay-any = der Osten hat keine Karte auf der Hand, um zu zahlen
interchange-guillaume-swap = Guillaume kann diese Karten nicht tauschen
interchange-guillaume-remove = Guillaume kann diese Karten nicht entfernen
interchange-decade = dies ist Dekade { $now }, nicht { $written }
interchange-one-void = nur ein Symbol oder Pfeil darf entfallen
interchange-hamburg-once = Hamburg zählt nur für ein Land
interchange-not-happening = { $step } steht da und geschieht nicht
interchange-not-to-berlin = der Lebensstandard von { $province } ging nicht nach West-Berlin
interchange-tracks-still = Leisten: { $written } steht da, kein Marker bewegt sich
interchange-tracks-move = Leisten: { $written } steht da, die Marker bewegen sich { $moved }
interchange-nothing-void = hier entfällt nichts, „{ $void }“ steht da
interchange-figure-none = { $name }: { $written } steht da, hier gibt es das nicht
interchange-figure = { $name }: { $written } steht da, es ist { $found }
interchange-half-begins = die zweite Dekadenhälfte beginnt, aber ein Dekadenende steht da
interchange-decade-begins = die nächste Dekade beginnt, aber ein Dekadenende steht da
interchange-decade-ends = die Dekade endet mit der letzten Karte der Auslage, aber ein Zug steht da
interchange-phase = Phase { $next } folgt, aber Phase { $written } steht da
interchange-void = „{ $written }“ steht als entfallen da, nicht „{ $void }“
interchange-hamburg = Hamburg kann hier nicht für { $province } zählen
interchange-chosen-by = { $step } wählt { $by }, nicht { $written }
interchange-unwritten = { $step } geschieht hier und steht nicht da
interchange-over = das Spiel ist hier zu Ende
interchange-not-over = die Dekade ist nicht zu Ende: { $count } Karten liegen noch in der Auslage
interchange-turn = am Zug ist: { $side }
interchange-origin = Karte { $card } kommt nicht aus „{ $origin }“
interchange-step-refused = { $step } ist nicht möglich: { $reason }
interchange-asked = die Regeln verlangen mehr, als dasteht, zum Beispiel „{ $move }“
interchange-impossible = was dasteht, kann hier nicht geschehen
interchange-no-border = { $target } liegt nicht an der Grenze von { $attacker }
interchange-usable = { $attacker } kann { $usable } Lebensstandard nutzen, { $target } hat { $living }
interchange-differs = { $where }: { $written } steht da, es ist { $found }
interchange-missing = { $where }: { $name } steht nicht da
interchange-entry-missing = { $where }: { $entry } steht da und ist nicht vorhanden
interchange-entry-extra = { $where }: { $entry } ist vorhanden und steht nicht da
interchange-given-up = { $reason }; nach { $moves } versuchten Zügen aufgegeben
interchange-unknown-key = unbekannter Schlüssel { $name } weggelassen
interchange-incomplete = der letzte Zug oder die letzte Phase ist nicht vollständig
interchange-bankrupt-pieces = 9: die nach dem Bankrott entfernten Steine fehlen in der Aufzeichnung
