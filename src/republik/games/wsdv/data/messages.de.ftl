game-name = Wir sind das Volk!
game-about = Zwei deutsche Staaten, zwei Spieler, vier Dekaden: Baue deine Wirtschaft auf, hebe den Lebensstandard und halte die Leute von der Straße – bis ein Staat zusammenbricht oder die DDR 1989 überstanden hat.
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
corner-flight = Republikflucht{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = rote Staatsgewalt
corner-pink-police = rosa Staatsgewalt
event-for-red = für die DDR
event-for-yellow = für die Bundesrepublik
event-for-dual = für beide Seiten
event-for-special = Sonderkarte der DDR
face-space = Prestigefeld { $space }
symbol-build = { $side } +{ $count } { $count ->
    [one] Baupunkt
   *[other] Baupunkte
}
symbol-dismantle = { $side } −{ $count } { $count ->
    [one] Baupunkt
   *[other] Baupunkte
}
symbol-place-unrest = { $side } +{ $count } Unruhe
symbol-remove-unrest = { $side } −{ $count } Unruhe
symbol-move-unrest = { $side }: { $count } Unruhe umverteilen
symbol-reduce = { $side }: ein Gebiet mit Massenprotest auf 3 Unruhe senken{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } Lebensstandard
symbol-living-standard-plain = { $side } +{ $count } Lebensstandard (Unruhe bleibt)
symbol-lose-living-standard = { $side } −{ $count } Lebensstandard
symbol-rundown = { $side }: { $count ->
    [one] 1 Fabrik wird
   *[other] { $count } Fabriken werden
} marode
symbol-repair = { $side }: { $count ->
    [one] 1 Fabrik wird
   *[other] { $count } Fabriken werden
} repariert
symbol-close = { $side }: { $count ->
    [one] 1 externe Fabrik
   *[other] { $count } externe Fabriken
} für immer verloren
symbol-red-police = rote Staatsgewalt
symbol-pink-police = rosa Staatsgewalt
symbol-wall-built = Mauerbau
symbol-wall-opened = Maueröffnung
symbol-stasi-dissolved = Stasi-Auflösung
symbol-guillaume = Guillaume: Die DDR sieht Karten an
symbol-where = in { $place }
symbol-limit = (höchstens { $count } je Gebiet)
symbol-arms = – die { $side } entscheidet
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = nichts
symbol-with = { $symbol } { $more }
symbol-numbered = Symbol { $number }
surplus-red = { $count ->
    [one] Pfeil
   *[other] { $count } Pfeile
} am Anschlag: Die DDR entfernt Unruhe
surplus-yellow = { $count ->
    [one] Pfeil
   *[other] { $count } Pfeile
} am Anschlag: Ausgleich für die Bundesrepublik
surplus-red-prestige = Prestigepfeil am Anschlag: Die DDR entfernt 1 eigene Unruhe oder setzt 1 in die Bundesrepublik
surplus-yellow-prestige = Prestigepfeil am Anschlag: Die Bundesrepublik entfernt 1 eigene Unruhe oder setzt 1 in die DDR

## Bildschirm

screen-header = Wir sind das Volk! · Dekade { $decade }, { $half ->
    [1] erste Halbdekade
   *[other] zweite Halbdekade
}
screen-over = Wir sind das Volk! · Dekade { $decade }, Partie zu Ende
screen-protests = { $side }: { $count ->
    [one] 1 Massenprotest
   *[other] { $count } Massenproteste
}
screen-police = Staatsgewaltkarten: { $count }, einsetzbar: { $ready }
screen-flight = Republikflucht jetzt: { $steps } → die DDR baut { $points } ab · { $police }
screen-flight-over = Republikflucht: für diese Dekade abgerechnet · { $police }
screen-wall = Die Mauer steht: keine Republikflucht · { $police }
track-prestige-note = Vorteil: { $side } · Dekadenende: { $symbols }
track-currency-note = Export { $exports }, Lebensstandard { $living }: Bilanz { $balance }
track-socialists-note = Dekadenende: { $change } · { $total } von { $most } im Spiel, { $box } in der Kaderschmiede
map-hamburg = Hamburg ({ $provinces })
map-legend-1 = ●○○○ Unruhe; 4: Massenprotest
map-legend-2 = ▮ Lebensstandard
map-legend-3 = ♟ Sozialist
map-legend-4 = 6/9 Wirtschaftskraft/für ▮ nötig
map-legend-5 = [2] Fabrik (2) marode
map-legend-6 = ═ stehend ─ gebaut ┄ frei

## Fragen

prompt-deal = Eine Karte wird ausgeteilt.
prompt-discard = { $side }: Wirf eine Handkarte aus der letzten Dekade ab, oder behalte den Rest.
prompt-action = { $side }: Wähle eine Karte aus der Auslage oder deiner Hand.
prompt-over = Die Partie ist zu Ende.
prompt-use = { $card }: Wofür setzt du sie ein?
prompt-price = { $side }: Die Sonderkarte hat ihren Preis. Wirf eine Handkarte ab, oder lass die Bundesrepublik eine Karte ziehen.
prompt-remove = { $side }: Entferne 1 eigene Unruhe. Wähle ein Gebiet.
prompt-build = { $side }: Noch { $count ->
    [one] 1 Baupunkt
   *[other] { $count } Baupunkte
}. Wähle eine Stadt oder eine Linie.
prompt-living = { $side }: Erzeuge Lebensstandard ({ $count } von 3 gesetzt; die Karte gleicht bis zu { $lends ->
    [one] 1 Punkt
   *[other] { $lends } Punkte
} aus, höchstens 2 je Gebiet). Wähle ein Gebiet.
prompt-transfer = { $side }: Einen neuen Lebensstandard nach West-Berlin transferieren? Wähle das Patenland, aus dem er kommt.
prompt-void = { $side }: { $face } ist eine Duale Karte. Welchen Pfeil oder welches Symbol erklärst du für ungültig?
prompt-symbols = { $side }: Führe { $face } aus. Noch offen: { $symbols }. Wähle, wo das nächste Symbol wirkt.
prompt-resolve = { $side }: Bei { $face } entscheidest du: { $symbol }. Wähle einen Ort.
prompt-return-unrest = { $side }: Unruhe von den Staatsgewaltkarten kehrt zurück, höchstens 1 je Gebiet (noch { $count }). Wähle ein Gebiet.
prompt-look = { $side }: Guillaume berichtet. Welche Karten siehst du dir an?
prompt-take = { $side }: Nimmst du eine dieser Karten?
prompt-give = { $side }: Welche Handkarte gibst du dafür?
prompt-last-police = { $side }: Vor dem Ende der Aktion noch Staatsgewalt einsetzen? Wähle ein Gebiet, oder schließe ab.
prompt-import = { $side }: { $change ->
    [less] In West-Berlin ist ein Massenprotest zu Ende. Wähle das Patenland, das einen importierten Massenprotest verliert.
   *[more] In West-Berlin ist ein neuer Massenprotest. Wähle das Patenland, das ihn importiert.
}
prompt-socialist-in = { $side }: Die Sozialisten reichen nicht für alle Massenproteste. In welches Gebiet geht der nächste?
prompt-dismantle = { $side }: Noch { $count ->
    [one] 1 Baupunkt
   *[other] { $count } Baupunkte
}{ $side ->
    [DDR] { $owner ->
        [DDR] {""}
       *[other] {" "}der { $owner }
    }
   *[other] { $owner ->
        [Bundesrepublik] {""}
       *[other] {" "}der { $owner }
    }
} abzubauen. Wähle ein Teil.
prompt-space = { $side }: Prestige. Wähle das Feld, das du ausführst.
prompt-run-down = { $side }: Devisen fehlen, darum { $count ->
    [one] wird 1 Fabrik
   *[other] werden { $count } Fabriken
} marode. Wähle eine Fabrik.
prompt-dismantle-lines = { $side }: Devisen fehlen, und alle Fabriken sind marode. Noch { $count ->
    [one] 1 Teil geht
   *[other] { $count } Teile gehen
} verloren. Wähle ein Teil.
prompt-hamburg = { $side }: Zu welchem Gebiet zählt Hamburg in dieser Phase?
prompt-lose-sector = { $side }: West-Berlin verliert noch { $count } Lebensstandard. Wähle einen Sektor.
prompt-attack = { $side }: { $place } attackiert. Wähle ein gegnerisches Gebiet.
prompt-police-phase = { $side }: Noch { $count ->
    [one] 1 Staatsgewaltkarte
   *[other] { $count } Staatsgewaltkarten
} einsetzbar. Wähle ein Gebiet, in dem 1 Unruhe verschwindet.
prompt-socialist-out = { $side }: Noch { $count ->
    [one] 1 Sozialist muss
   *[other] { $count } Sozialisten müssen
} gehen. Wähle ein Gebiet.
done-discard = den Rest behalten
done-build = nicht weiter bauen (übrige Punkte verfallen)
done-living = fertig
done-transfer = kein Transfer
done-void = nichts für ungültig erklären
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
move-draw = die Bundesrepublik eine Karte ziehen lassen
move-build-city = Fabrik in { $place } bauen
move-build-line = Infrastruktur { $place } bauen
move-dismantle-city = Fabrik in { $place } abbauen
move-dismantle-line = Infrastruktur { $place } abbauen
move-rundown = Fabrik in { $place } marode machen
move-repair = Fabrik in { $place } reparieren
move-close = { $place } für immer schließen
move-place = 1 Unruhe in { $place } setzen
move-remove = 1 Unruhe in { $place } entfernen
move-move = 1 Unruhe { $from } → { $to }
move-reduce = { $place } auf 3 Unruhe senken
move-living = Lebensstandard in { $place } setzen
move-lose-living = Lebensstandard in { $place } entfernen
move-sector = Lebensstandard in West-Berlin setzen ({ $place })
move-lose-sector = Lebensstandard in West-Berlin entfernen ({ $place })
move-transfer = Lebensstandard aus { $place } nach West-Berlin transferieren
move-police = Staatsgewalt: 1 Unruhe in { $place } entfernen
move-socialist = einen Sozialisten nach { $place } schicken
move-take-socialist = einen Sozialisten aus { $place } abziehen
move-import = importierter Massenprotest: { $place }
move-release = importierten Massenprotest entfernen: { $place }
move-attack = { $from } attackiert { $to }
move-hamburg = Hamburg zählt zu { $place }
move-space = Feld { $space }: { $symbols }
move-void-track = einen Pfeil für ungültig erklären: { $track }
move-void-row = für ungültig erklären: { $symbol }
move-resolve = jetzt ausführen: { $symbol }
move-ignore = auslassen: { $symbol }
move-look = { $where ->
    [pile] die obersten Karten des Talons ansehen
   *[hand] die Handkarten der Bundesrepublik ansehen
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
group-rundown = marode machen
group-repair = reparieren
group-close = für immer schließen
group-place = Unruhe setzen
group-remove = Unruhe entfernen
group-move = Unruhe umverteilen
group-reduce = auf 3 Unruhe senken
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
group-void-track = für ungültig erklären
group-void-row = für ungültig erklären
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
note-living = Nr. { $number }, Wirtschaftskraft { $has } von { $needs }
use-note-unrest = 1 eigene Unruhe entfernen{ $free ->
    [yes] , kostenlos
   *[no] , dafür 1 Baupunkt abbauen
}
use-note-build = { $value ->
    [one] 1 Baupunkt
   *[other] { $value } Baupunkte
}
use-note-living = bis zu 3 Gebiete; die Karte gleicht bis zu { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} aus
use-note-event = { $symbols }

## Was geschah

event-decade = Dekade { $decade } beginnt. Sonderkarte: { $special }
event-half = Dekade { $decade }, { $half ->
    [1] erste
   *[other] zweite
} Halbdekade. Die { $starter } beginnt.
event-turned-up = Aufgedeckt: { $what }
event-drawn = Die { $side } zieht { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
}
event-discarded = Die { $side } wirft { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
} ab
event-card = Die { $side } spielt { $card } { $origin ->
    [hand] aus der Hand{" "}
   *[other] {""}
}{ $use ->
    [unrest] zum Entfernen von Unruhe
    [build] zum Aufbau
    [living] für Lebensstandard
   *[event] als Ereignis
}
event-price = Die DDR zahlt für die Sonderkarte: { $paid ->
    [draw] Die Bundesrepublik zieht eine Karte
   *[discard] Sie wirft eine Karte ab
}
event-void = Für ungültig erklärt: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] Die { $by } entfernt Unruhe
   *[more] Die { $by } setzt Unruhe
}: { $what }
event-unrest-nobody = Neue Unruhe: { $what }
event-calmed = Neuer Lebensstandard beruhigt: { $what }
event-reduce = { $place }: { $removed } Unruhe entfernt, 3 bleiben
event-move = Unruhe umverteilt: { $what }
event-build-city = Die { $by } baut: { $what }
event-build-line = Die { $by } baut Infrastruktur: { $what }
event-dismantle-city = Die { $by } baut ab: { $what }
event-dismantle-line = Die { $by } baut Infrastruktur ab: { $what }
event-rundown = Marode Fabriken (gewählt von der { $by }): { $what }
event-repair = Repariert: { $place }
event-close = Für immer geschlossen: { $place }
event-living = { $change ->
    [less] Lebensstandard verloren
   *[more] Neuer Lebensstandard
}: { $what }
event-transfer = { $place } transferiert den neuen Lebensstandard nach West-Berlin
event-imported = { $change ->
    [less] Importierte Massenproteste beendet
   *[more] West-Berlins Massenprotest importiert
}: { $what }
event-socialist = { $change ->
    [less] Sozialisten abgezogen
   *[more] Sozialisten eingesetzt
}: { $what }
event-police-gained = Die DDR behält { $card } als Staatsgewaltkarte
event-police = Staatsgewalt entfernt Unruhe: { $what }
event-stasi-dissolved = Die Stasi ist aufgelöst; { $unrest } Unruhe kehrt zurück
event-wall = { $stands ->
    [yes] Die Mauer steht. Die Republikflucht ist beendet.
   *[no] Die Mauer ist offen. Es gibt wieder Republikflucht.
}
event-look = Die DDR sieht { $at ->
    [pile] die obersten Karten des Talons an
   *[hand] die Handkarten der Bundesrepublik an
}
event-seen = { $known ->
    [yes] Gesehen: { $what }
   *[no] Die DDR hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gesehen
}
event-removed = { $known ->
    [yes] Aus dem Spiel genommen: { $card }
   *[no] Die DDR nimmt eine Karte aus dem Spiel
}
event-swap = { $known ->
    [yes] Die DDR gibt { $given } und nimmt { $taken }
   *[no] Die DDR tauscht eine Karte
}
event-decade-end = Ende der Dekade { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Kosten der Mauer: Prestige 1 Feld zur Bundesrepublik, und die DDR baut 1 Punkt ab
event-flight = Republikflucht { $steps }: Die DDR baut { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab
event-space = Die { $by } führt Feld { $space } aus: { $symbols }
event-hamburg = Hamburg zählt zu { $place }
event-currency = Leiste { $track } + Export { $exports } (schlechteste Exportfabrik der Bundesrepublik { $worst }) − Lebensstandard { $living } = { $balance }
event-police-cost = { $points ->
    [0] Keine Staatsgewalt zu bezahlen
    [one] Die DDR baut 1 Baupunkt für ihre Staatsgewalt ab
   *[other] Die DDR baut { $points } Baupunkte für ihre Staatsgewalt ab
}
event-attack = Attacken: { $what }
event-socialist-phase = Sozialisten: { $change }
event-protests = Massenproteste: Bundesrepublik { $west }, DDR { $east }
event-game-over = Die { $winner } gewinnt: { $how }
outcome = Die { $winner } gewinnt: { $how } (Regel { $rule })
outcome-table = Die { $winner } gewinnt: { $how }

## Spielende

ending-collapse = { $winner ->
    [DDR] die Bundesrepublik bricht unter Massenprotesten zusammen
    [Bundesrepublik] die DDR bricht unter Massenprotesten zusammen
   *[other] der andere Staat bricht unter Massenprotesten zusammen
}
ending-bankruptcy = Staatsbankrott der DDR
ending-bankruptcy-figures = Staatsbankrott, weil die DDR { $due ->
    [one] 1 Punkt
   *[other] { $due } Punkte
} abbauen muss und { $has ->
    [0] nichts mehr
   *[other] nur noch { $has }
} hat
ending-socialism-triumphs = der Sozialismus siegt
ending-socialism-fails = der Sozialismus scheitert
ending-survival = die DDR übersteht alle vier Dekaden

## Computerspieler

feature-east-unrest-slack = Abstand der DDR vom nächsten Massenprotest
feature-west-unrest-slack = Abstand der Bundesrepublik vom nächsten Massenprotest
feature-east-protests-near = Massenproteste, die die DDR dem Zusammenbruch näher bringen
feature-west-protests-near = Massenproteste, die die Bundesrepublik dem Zusammenbruch näher bringen
feature-east-brink = Gebiete der DDR kurz vor dem Massenprotest
feature-west-brink = Gebiete der Bundesrepublik kurz vor dem Massenprotest
feature-east-living-standard = Lebensstandard der DDR
feature-west-living-standard = Lebensstandard der Bundesrepublik
feature-east-living-at-risk = Lebensstandard der DDR, den keine Fabrik hält
feature-west-living-at-risk = Lebensstandard der Bundesrepublik, den keine Fabrik hält
feature-east-economy = Wirtschaftskraft der DDR
feature-west-economy = Wirtschaftskraft der Bundesrepublik
feature-east-next-living-standard = Wirtschaftskraft für den nächsten Lebensstandard der DDR
feature-west-next-living-standard = Wirtschaftskraft für den nächsten Lebensstandard der Bundesrepublik
feature-east-open-links = noch nicht gebaute Verbindungen der DDR
feature-west-open-links = noch nicht gebaute Verbindungen der Bundesrepublik
feature-border-gap = Lebensstandard entlang der Grenze
feature-export-gap = Export der DDR gegen die schlechteste Exportfabrik der Bundesrepublik
feature-prestige = Prestigeleiste
feature-prestige-edge = Prestigevorteil
feature-currency-track = Devisenleiste
feature-currency-missing = Devisen, die der DDR fehlen
feature-currency-spare = Devisen, die der DDR übrig bleiben
feature-flight = Republikflucht
feature-wall = die Mauer
feature-reserve = Baupunkte der DDR in Reserve
feature-bankruptcy = drohender Staatsbankrott der DDR
feature-socialist-track = Sozialistenleiste
feature-socialists = Sozialisten im Spiel
feature-socialism-at-stake = Sieg oder Scheitern des Sozialismus
feature-police = einsetzbare Staatsgewalt
feature-police-later = Staatsgewalt in späteren Dekaden
feature-tempo = wer als Nächstes am Zug ist
feature-hand = Handkarten
feature-display = Karten der Auslage
feature-special-card = Sonderkarte
feature-building-under-way = noch zu verbauende Baupunkte
feature-living-under-way = noch zu setzender Lebensstandard
feature-removal-under-way = noch zu entfernende Unruhe
feature-event-under-way = noch auszuführende Symbole
feature-losses-under-way = noch ausstehende Verluste
feature-ground = die Dekade selbst

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
forecast-flight-sum = Symbole { $icons } + bester Lebensstandard der Bundesrepublik { $best_west_living } + rote Staatsgewalt { $red_police } + Massenprotest in der DDR { $east_protest } − schlechtester Lebensstandard der DDR { $worst_east_living } − Massenprotest in der Bundesrepublik { $west_protest } = { $steps }
forecast-flight = Die DDR baut { $points } von { $has ->
    [one] 1 Punkt
   *[other] { $has } Punkten
} ab
forecast-wall = Mauer: Prestige 1 Feld zur Bundesrepublik, die DDR baut 1 von { $has ->
    [one] 1 Punkt
   *[other] { $has } Punkten
} ab
forecast-prestige = Die { $holder } führt Feld { $marker } aus oder eines näher zur Mitte: { $symbols }
forecast-prestige-bankrupt = Die DDR könnte nicht genug abbauen: Staatsbankrott
forecast-currency-sum = Leiste { $track } + Export { $exports } (schlechteste Exportfabrik der Bundesrepublik { $worst }) − Lebensstandard { $living } = { $balance }
forecast-currency-enough = keine Fabrik wird marode
forecast-currency-missing = Fabriken, die marode werden: { $rundown }; danach abgebaute Teile: { $dismantled }
forecast-currency-bankrupt = Die DDR kann nicht zahlen: Staatsbankrott
forecast-police-cost = Die DDR baut { $points } von { $has ->
    [one] 1 Punkt
   *[other] { $has } Punkten
} ab
forecast-living = Lebensstandard verloren: { $what }
forecast-living-none = jedes Gebiet hält seinen Lebensstandard
forecast-internal = neue Unruhe: { $what }
forecast-internal-none = keine neue Unruhe
forecast-attacks = mögliche Attacken: { $what }
forecast-attacks-none = kein Gebiet kann attackieren
forecast-police = einsetzbare Staatsgewaltkarten: { $count }
forecast-socialists = Änderung { $change }, { $total } von 12 im Spiel
forecast-triumph = Die DDR gewönne: Es gibt nicht genug Sozialisten für den Zuwachs
forecast-failure = Die DDR verlöre: Sie hat weniger Sozialisten, als sie abgeben muss
forecast-protests = { $side }: jetzt { $now }, nach dem internen Vergleich { $internal }, schlimmstenfalls { $worst }; ab 4 bricht der Staat zusammen
forecast-title-end = Das Dekadenende, Phase für Phase
forecast-done = erledigt
forecast-now = läuft
forecast-due = noch zu tun: { $count }
forecast-prestige-done = Die { $holder } hat Feld { $marker } ausgeführt: { $symbols }
forecast-attacks-done = Attacken: { $what }
forecast-attacks-done-none = keine Attacken
forecast-police-done = eingesetzte Staatsgewaltkarten: { $count }

## Gespräch am Tisch

cards-seen = Auf der anderen Hand gesehen:
cards-count = Die andere Seite hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; im Talon liegen { $pile }.
help-forecast = was die zehn Phasen des Dekadenendes jetzt brächten
help-map = der ganze Spielplan und die Leisten
why-what = Nenne, was erklärt werden soll, etwa „warum Bayern“ oder „warum 17 Ereignis“.
rules-which = Nenne einen Abschnitt, etwa „regel 5.1“.
cards-why = Im Spiel: { $text }
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels, etwa „karten 17“.
help-cards = Auslage und Handkarten, als Karten („karten 17“: eine Karte, was geschah und warum sie so wirkt)
help-rules = N: ein Abschnitt der Regeln in Kürze, etwa „regel 6.3“

## Warum nicht

refusal-no-such-move = { $text } ist kein Zug
refusal-other-decision = „{ $move }“ steht jetzt nicht zur Entscheidung
refusal-not-possible = „{ $move }“ ist hier nicht möglich
refusal-card-not-there = { $card } ist weder in der Auslage noch auf deiner Hand
refusal-special-east-only = nur die DDR darf die Sonderkarte wählen
refusal-special-not-there = die Sonderkarte { $card } liegt nicht aus
refusal-special-event-only = die Sonderkarte lässt sich nur als Ereignis spielen
refusal-special-price = die DDR kann den Preis der Sonderkarte nicht zahlen
refusal-no-own-unrest = du hast keine Unruhe, die du entfernen könntest
refusal-nothing-to-dismantle = mit dieser Karte musst du dafür 1 eigenen Baupunkt abbauen, und du hast keinen
refusal-event-colour = das Ereignis von { $card } kann die { $side } nicht auslösen
refusal-event-own-economy = durch das Ereignis von { $card } müsste die { $side } mehr Wirtschaft abbauen, als sie hat
refusal-mass-protest = { $place } hat einen Massenprotest: Dort wird nicht gebaut
refusal-city-taken = { $place } hat schon eine Fabrik
refusal-site-closed = der Bauplatz { $place } ist für immer geschlossen
refusal-plant-site = Rheinsberg lässt sich nur durch sein Ereignis bauen
refusal-abroad-site = externe Fabriken lassen sich nur durch ihre Ereignisse bauen
refusal-other-side = { $place } gehört nicht der { $side }
refusal-line-full = { $place } hat keine freie Linie
refusal-no-factory-at-end = { $place } hat an keinem Ende eine Fabrik
refusal-no-factory-abroad = { $place } führt zu einer ausländischen Stadt ohne Fabrik
refusal-no-factory = { $place } hat keine Fabrik
refusal-no-infrastructure = { $place } hat keine Infrastruktur
refusal-has-infrastructure = { $place } hat noch Infrastruktur auf seinen Verbindungen
refusal-rundown-stays = die Fabrik in { $place } ist marode und lässt sich nicht abbauen
refusal-abroad-stays = die externe Fabrik in { $place } verschwindet nur durch ihr Ereignis
refusal-already-rundown = die Fabrik in { $place } ist schon marode
refusal-never-rundown = die Fabrik in { $place } kann nicht marode werden
refusal-no-unrest = { $place } hat keine Unruhe
refusal-no-protest = { $place } hat keinen Massenprotest
refusal-restricted = der Text unter dem Symbol schließt das aus: { $place }
refusal-limit = { $place } kann nicht mehr von diesen Symbolen bekommen
refusal-living-economy = { $place } braucht Wirtschaftskraft { $need } für Lebensstandard Nr. { $number }, hat aber nur { $have }
refusal-living-together = die Karte kann nicht zugleich { $place } und die schon gewählten Gebiete ausgleichen
refusal-living-once = { $place } hat in dieser Aktion schon Lebensstandard bekommen
refusal-living-berlin = West-Berlin bekommt Lebensstandard nur durch Transfer oder Karte 79
refusal-no-living = { $place } hat keinen Lebensstandard
refusal-transfer-new = { $place } hat in dieser Aktion keinen Lebensstandard bekommen
refusal-transfer-more = { $place } hat nicht mehr Lebensstandard als West-Berlin
refusal-transfer-even = der Sektor von { $place } ist einem anderen schon voraus
refusal-police-used = keine Staatsgewaltkarte ist einsetzbar
refusal-police-own-action = Staatsgewalt lässt sich nur in eigenen Aktionen der DDR und am Dekadenende einsetzen
refusal-no-socialist = { $place } hat keinen Sozialisten
refusal-not-supplier = { $place } ist kein Patenland West-Berlins
refusal-no-imported = { $place } hat keinen importierten Massenprotest
refusal-not-adjacent = { $place } grenzt nicht an { $other }
refusal-attack-weak = { $place } hat mindestens so viel Lebensstandard, wie { $other } einsetzen kann
refusal-hamburg-choice = Hamburg zählt zu Niedersachsen oder Schleswig-Holstein
refusal-prestige-space = wähle das Feld der Marke oder eines näher zur Mitte, auf der eigenen Hälfte
refusal-void-dual = nur ein Pfeil oder Symbol der Karte lässt sich für ungültig erklären
refusal-not-in-hand = { $card } ist nicht auf deiner Hand
refusal-not-seen = { $card } ist nicht unter den angesehenen Karten
refusal-must-discard = mit drei Handkarten musst du mindestens eine abwerfen
refusal-must-do = das muss ausgeführt werden
section-own = { $rule }, im deutschen Regelheft { $own }
section-missing = { $rule }, fehlt im deutschen Regelheft

## Die Regeln, je in einem Satz

rule-2 = Aufbau: 2 Unruhe in jedem Patenland, 3 in jedem anderen Gebiet, 1 Sozialist in der Kaderschmiede; Fabriken in Hamburg, Dortmund, Berlin und Bitterfeld. Die Bundesrepublik hat den Prestigevorteil und beginnt. (Die Ausgaben unterscheiden sich etwas.)
rule-3 = Vier Dekaden aus je zwei Halbdekaden mit sieben Karten in der Auslage und einem Dekadenende. Die Seiten spielen abwechselnd eine Karte aus Auslage oder Hand und führen mit ihr eine Aktion aus. Mit der letzten normalen Karte der Auslage endet die Halbdekade.
rule-4 = Jede vierte Unruhe eines Gebiets ist ein Massenprotest.
rule-5-1 = Ein Baupunkt bezahlt eine Fabrik auf einer freien Stadt oder eine Infrastruktur auf einer freien Linie, an deren Verbindung eine Fabrik liegt. Eine Fabrik ist 1 wert und 1 mehr je stehender Verbindung. Bei Massenprotest wird nicht gebaut.
rule-5-2 = Ein Abbaupunkt entfernt 1 Infrastruktur oder 1 Fabrik ohne Infrastruktur auf ihren Verbindungen. Marode und externe Fabriken lassen sich nicht abbauen.
rule-5-3 = Nur Fabriken der DDR werden marode: Eine marode Fabrik ist 1 weniger wert und bleibt für immer auf dem Spielplan.
rule-6 = Eine normale Karte dient einem von vier Zwecken: Unruhe entfernen, Wirtschaft aufbauen, Lebensstandard erzeugen oder ihr Ereignis auslösen. Mit der Sonderkarte geht nur das Ereignis.
rule-6-1 = Entferne 1 eigene Unruhe: kostenlos mit einer Karte der eigenen Farbe; mit jeder anderen baust du zudem 1 eigenen Baupunkt ab.
rule-6-2 = Du erhältst so viele Baupunkte, wie die Karte für dich wert ist.
rule-6-3 = Setze bis zu 3 Lebensstandard in verschiedene Gebiete; der n-te eines Gebiets braucht Wirtschaftskraft 3n. Der Kartenwert gleicht fehlende Punkte aus, höchstens 2 je Gebiet. Jeder Lebensstandard entfernt 1 Unruhe.
rule-6-4 = Ereignisse löst die Bundesrepublik mit Gelben und Dualen, die DDR mit Roten und Dualen Karten aus. Alle Symbole werden ausgeführt, in beliebiger Reihenfolge; bei einer Dualen Karte darfst du 1 Pfeil oder Symbol für ungültig erklären. Ein Staatswappen zeigt, wer den Ort wählt.
rule-7 = Massenproteste in der DDR rufen Sozialisten aus der Kaderschmiede; jeder entfernt 1 Unruhe. Das geschieht nach jeder Aktion und in Phase 9.
rule-8 = Jede gesammelte Staatsgewaltkarte entfernt einmal je Dekade 1 Unruhe der DDR, in einer ihrer eigenen Aktionen oder in Phase 8.
rule-9 = Zehn Phasen beenden die Dekade. Muss die DDR mehr abbauen, als sie hat, ist das der Staatsbankrott.
rule-9-1 = Republikflucht: Symbole, bester Lebensstandard der Bundesrepublik, rote Staatsgewalt und ein Massenprotest in der DDR, minus schlechtester Lebensstandard der DDR und ein Massenprotest in der Bundesrepublik; die DDR baut die Hälfte der Summe ab. Mit Mauer stattdessen: 1 Prestige und 1 Baupunkt.
rule-9-2 = Wer den Prestigevorteil hat, führt das Feld der Marke aus oder eines näher zur Mitte auf der eigenen Hälfte.
rule-9-3 = Leiste und Export bezahlen den Lebensstandard der DDR; für je 1 fehlende Devisen wird eine Fabrik marode.
rule-9-4 = Die DDR baut je Staatsgewaltkarte 1 Baupunkt ab.
rule-9-5 = Kein Gebiet hält mehr Lebensstandard, als seine Exportfabrik wert ist; West-Berlin nicht mehr, als die schlechteste Exportfabrik der Patenländer wert ist, die dorthin geliefert haben.
rule-9-6 = Jedes Gebiet erhält Unruhe in Höhe des Abstands zum besten Gebiet der eigenen Seite, weniger 1; West-Berlin den ganzen Abstand.
rule-9-7 = Jedes Gebiet darf ein benachbartes Gebiet der anderen Seite attackieren, mit seinem Lebensstandard weniger seinen Massenprotesten; der Abstand wird dort zu Unruhe. West-Berlin attackiert beide Nachbarn.
rule-9-8 = Jede noch nicht benutzte Staatsgewaltkarte entfernt 1 Unruhe.
rule-9-9 = Die DDR gewinnt oder verliert Sozialisten nach der Leiste. Sie gewinnt die Partie, wenn die 12 nicht reichen, und verliert sie, wenn sie zu wenige abzugeben hat.
rule-9-10 = Ein Staat mit vier Massenprotesten bricht zusammen; brechen beide zusammen, gewinnt die DDR. Nach Dekade IV gewinnt die DDR.
rule-10-1 = Ost-Berlin ist ein Gebiet wie jedes andere, mitten in Brandenburg.
rule-10-2 = West-Berlin lebt vom Transfer seiner Patenländer; jeden seiner Massenproteste importiert auch ein Patenland.
rule-10-3 = Hamburg zählt nach Wahl der Bundesrepublik jedes Mal neu zu Niedersachsen oder zu Schleswig-Holstein.
rule-10-4 = Rheinsberg lässt sich nur mit Karte 27 bauen: Wert 2, keine Verbindungen.
rule-10-5 = Externe Fabriken lassen sich nur mit den Karten 7 und 9 bauen; jede zählt mit ihrem Wert für ein angeschlossenes Gebiet.

## Befehle

play-summary = Dekade { $decade }, { $decisions } Entscheidungen; Massenproteste: Bundesrepublik { $west }, DDR { $east }
show-display = Auslage
show-hand-west = Handkarten der Bundesrepublik
show-hand-east = Handkarten der DDR

## Die erste Dekade mit Begleitung

lesson-title = Begleitete erste Dekade
lesson-chapter-first-card = Deine erste Karte
lesson-chapter-country = Dein Land
lesson-chapter-ahead = Vorausschauen
lesson-chapter-danger = Unruhe und Massenprotest
lesson-chapter-second-half = Die zweite Halbdekade
lesson-chapter-end = Das Dekadenende
lesson-welcome = Willkommen! Du führst die DDR, der Computer die Bundesrepublik. Die erste Dekade spielen wir gemeinsam. Kaputtgehen kann nichts: Probiere ruhig alles aus.
lesson-goal = Die DDR gewinnt, wenn sie durchhält. Steht dein Staat nach vier Dekaden noch, hast du gewonnen. Zu Fall bringen ihn vier Massenproteste an einem Dekadenende, der Staatsbankrott oder zu wenige Sozialisten.
lesson-map = Das ist das geteilte Deutschland: Acht Gebiete gehören der Bundesrepublik, sechs dir. West-Berlin, eine Insel in deinem Staat, ist in der Ecke groß gezeichnet. Gebiete, die sich über die Grenze hinweg berühren, werden ihren Lebensstandard vergleichen.
lesson-cities = In Städten entstehen Fabriken; die Zahl auf einer Fabrik ist ihr Wert. Auf die Linien zwischen den Städten kommt Infrastruktur. Deine Fabrik in { $city } ist { $value } wert.
lesson-province = Jedes Gebiet zeigt seine Unruhe, seinen Lebensstandard und seine Sozialisten. In jedem deiner Gebiete liegen drei Unruhe: Eine mehr, und ein Massenprotest bricht aus. Die Wirtschaftskraft eines Gebiets ist die Summe seiner Fabrikwerte.
lesson-tracks = Es gibt drei Leisten: Prestige, Devisen und Sozialisten. Rechts ist gut für dich, links ist gut für die Bundesrepublik. Wer den Prestigevorteil hat, eröffnet die Dekade; bei 0 ist das die Bundesrepublik.
lesson-display = Diese Karten, die Auslage, liegen offen für beide, und ihr seid abwechselnd am Zug. Was du liegen lässt, kann die Bundesrepublik nehmen. Rote Karten nützen dir, Gelbe der Bundesrepublik, Duale beiden.
lesson-hand =
    { $count ->
        [one] Diese Karte gehört dir allein; die Bundesrepublik sieht sie nicht. Du kannst sie statt einer Karte der Auslage spielen. Du darfst sie dir für später behalten, sogar für die nächste Dekade.
       *[other] Diese { $count } Karten gehören dir allein; die Bundesrepublik sieht sie nicht. Statt einer Karte der Auslage kannst du eine von ihnen spielen. Du darfst sie dir für später behalten, sogar für die nächste Dekade.
    }
lesson-four-uses = Jede normale Karte kann eins von vier Dingen: 1 Unruhe entfernen, bauen, Lebensstandard erzeugen oder ihr Ereignis auslösen. Die Zahl auf der Karte ist ihr Wert beim Bauen und beim Lebensstandard. Du wählst eines; der Rest verfällt. Baue für den Anfang.
lesson-action = Du bist am Zug: Klicke auf eine Karte. Die große Zahl ist ihr Wert; nimm für den Anfang eine hohe, zum Beispiel die umrahmte. Was du wählen kannst, leuchtet.
lesson-build = Jeder Punkt ist eine Fabrik in einer leeren Stadt oder eine Infrastruktur auf einer Linie neben einer Fabrik. Klicke auf eine leuchtende Stadt oder Linie. Du darfst früher aufhören, doch übrige Punkte verfallen.
lesson-connection = Sind alle Linien zwischen zwei Fabriken belegt, steht die Verbindung. Manche Verbindungen haben eine Linie, manche zwei. Von Bitterfeld nach Leipzig genügt eine.
lesson-value = Eine Fabrik ist 1 wert und 1 mehr für jede stehende Verbindung. Eine Verbindung macht also gleich zwei Fabriken besser. Am wichtigsten ist die beste Fabrik jedes Gebiets: Sie bringt Devisen und hält den Lebensstandard.
lesson-living = Du darfst bis zu drei Lebensstandard setzen, jeden in ein anderes Gebiet. Der erste eines Gebiets braucht Wirtschaftskraft 3, der zweite 6, der dritte 9. Was fehlt, gleicht die Karte aus, höchstens 2 je Gebiet.
lesson-living-where = Jeder Lebensstandard entfernt eine Unruhe. Denk aber ans Dekadenende: Er kostet 1 Devisen, und sein Gebiet braucht eine Fabrik, die so viel wert ist, wie dort Lebensstandard liegt. Gleichmäßig verteilt bringt er mehr Ruhe als ein einziges reiches Gebiet.
lesson-unrest-use = Klicke auf ein Gebiet, um dort eine Unruhe zu entfernen. Mit einer Roten Karte ist das für dich kostenlos. Mit jeder anderen musst du zudem einen Punkt deiner Wirtschaft abbauen.
lesson-event = Bei einem Ereignis geschieht alles, was seine Symbole zeigen. Rote und rosa Symbole betreffen dich, gelbe die Bundesrepublik. Du bestimmst Reihenfolge und Orte; trägt ein Symbol ein Staatswappen, wählt diese Seite den Ort.
lesson-symbols = Die Frage am Tisch sagt, was noch zu tun ist. Klicke auf einen leuchtenden Ort, um das nächste Symbol dort auszuführen. Pfeile bewegen die Marken von selbst.
lesson-opponent = Dein Zug ist zu Ende, nun spielt die Bundesrepublik. Achte darauf, welche Karte sie nimmt und was sich auf dem Spielplan ändert. Danach bist du wieder am Zug.
lesson-log = Der Verlauf zeigt der Reihe nach alles, was geschehen ist. Klicke auf eine Zeile, um den Tisch von damals zu sehen. Wer kurz wegschaut, verpasst nichts.
lesson-forecast = Die Vorschau zeigt, was geschähe, wenn die Dekade jetzt endete. Sie ändert sich mit jeder Karte. Schau hinein, bevor du wählst: Sie zeigt dir, wo es am meisten wehtut.
lesson-undo = Entscheidungen kannst du rückgängig machen. Ist dein Zug zu Ende, nimmt derselbe Knopf die ganze Karte zurück. Probiere also aus: Bevor ein Schritt verdeckte Karten aufdeckt, warnt dich die Seite.
lesson-unrest =
    Unruhe ist die große Gefahr in diesem Spiel. Mit drei Unruhe ist ein Gebiet noch still, die vierte treibt die Leute auf die Straße. { $near ->
        [0] Im Augenblick liegen in keinem deiner Gebiete drei.
        [one] In einem deiner Gebiete liegen drei: Behalte es im Auge.
       *[other] In { $near } deiner Gebiete liegen drei: Behalte sie im Auge.
    }
lesson-protest = Hier ist ein Massenprotest ausgebrochen. In diesem Gebiet und auf den Verbindungen seiner Städte wird nicht gebaut. Er endet, sobald die Unruhe unter vier sinkt.
lesson-police = Du hast eine Staatsgewaltkarte. Einmal je Dekade entfernt sie eine deiner Unruhe, zusätzlich zu einer Aktion von dir. Doch jede kostet am Dekadenende einen Baupunkt, und Rote treiben die Leute aus dem Land.
lesson-socialists = Deine Sozialisten warten in der Kaderschmiede. Bricht in der DDR ein Massenprotest aus, gehen sie nach der Aktion dorthin, und jeder entfernt eine Unruhe. Sie bleiben dort; verschwende sie also nicht.
lesson-second-half = Die zweite Halbdekade beginnt: sieben neue Karten. Den ersten Zug hat, wer den letzten nicht hatte. Nach diesen Karten kommt das Dekadenende; behalte also die Vorschau im Auge.
lesson-special = Die Sonderkarte liegt noch da, und nur du darfst sie spielen. Mit ihr geht allein das Ereignis, und sie hat ihren Preis: Du wirfst eine Handkarte ab, oder die Bundesrepublik zieht eine Karte. Nimm sie, wenn ihr Ereignis am meisten hilft.
lesson-hand-cards-end = Deine Handkarten behältst du über das Dekadenende hinaus. Bevor du auf zwei ergänzt, darfst du einige oder alle abwerfen. Mit drei Handkarten musst du mindestens eine abwerfen.
lesson-decade-end = Die Dekade ist vorbei. Nun folgen zehn Phasen, immer in derselben Reihenfolge. Wir gehen sie einzeln durch; wo du etwas zu entscheiden hast, wirst du gefragt.
lesson-phase-1 = Phase 1, Republikflucht. Noch steht keine Mauer, also gehen Leute in die Bundesrepublik: Republikfluchtsymbole, der beste Lebensstandard dort und rote Staatsgewalt treiben sie fort. Du verlierst halb so viel Wirtschaft, wie die Summe ergibt. Beide Seiten wählen abwechselnd, was abgebaut wird.
lesson-phase-2 = Phase 2, Prestige. Wer den Prestigevorteil hat, führt das Feld der Marke aus oder ein milderes näher zur Mitte. Sieh nach, wo die Marke liegt: Rechts hilft dir, links schadet dir.
lesson-phase-3 = Phase 3, Devisen. Jeder deiner Lebensstandard kostet 1 Devisen. Es zahlen die Leiste und jedes Gebiet, dessen beste Fabrik mit der schlechtesten Exportfabrik der Bundesrepublik mithält. Für je 1 fehlende Devisen wird eine deiner Fabriken marode.
lesson-phase-4 = Phase 4, Staatsgewalt bezahlen. Jede Staatsgewaltkarte kostet dich einen Baupunkt; du wählst, wo. Ohne Karten ist nichts zu zahlen.
lesson-phase-5 = Phase 5, Lebensstandard halten. Kein Gebiet behält mehr davon, als seine beste Fabrik wert ist. Was darüber liegt, geht verloren.
lesson-phase-6 = Phase 6, interner Lebensstandardvergleich. Jedes Gebiet vergleicht sich mit dem besten der eigenen Seite. Liegt es zwei oder mehr zurück, bekommt es Unruhe; West-Berlin schon bei einem.
lesson-phase-7 = Phase 7, Ost-West-Vergleich. Jedes Gebiet darf einen Nachbarn jenseits der Grenze attackieren, und der Unterschied wird dort zu Unruhe. Jeder eigene Massenprotest schwächt die Attacke. Kann eines deiner Gebiete attackieren, wirst du gefragt.
lesson-phase-8 = Phase 8, Staatsgewalt ausführen. Jede Staatsgewaltkarte, die du noch nicht benutzt hast, entfernt eine Unruhe. Danach sind alle für die nächste Dekade bereit.
lesson-phase-9 = Phase 9, Sozialisten. Die Leiste zeigt, wie viele kommen oder gehen. Neue kommen in die Kaderschmiede und von dort zu den Massenprotesten in der DDR.
lesson-phase-10 = Phase 10, Wir sind das Volk? Beide Seiten zählen ihre Massenproteste. Ein Staat mit vier oder mehr bricht zusammen. Trifft es beide, gewinnst du.
lesson-next-decade = Die zweite Dekade beginnt, mit neuen Karten und einer neuen Sonderkarte: dem Mauerbau. Was du gebaut hast, bleibt. Bevor du ziehst, darfst du Karten abwerfen, die du behalten hast.
lesson-finished =
    Das war die Lektion: Du weißt nun, wie das Spiel geht. Drei Ratschläge für die nächsten Dekaden:
    1. Sieh vor jeder Karte in die Vorschau: Sie zeigt, wo ein Massenprotest droht.
    2. Baue früh Verbindungen: Jede verbessert zwei Fabriken, und gute Fabriken bezahlen den Lebensstandard.
    3. Verteile den Lebensstandard gleichmäßig, und erzeuge nicht mehr, als deine Fabriken halten können.
lesson-why-not = Klicke auf etwas, das nicht leuchtet, und der Tisch sagt, warum es nicht geht. Dabei steht die Regel. Klicke sie an, um mehr zu lesen.
lesson-hint = Weißt du nicht weiter, bitte um einen Tipp. Der Computer sagt dir, was er an deiner Stelle täte, und warum. Folgen musst du ihm nicht.

## Das Spielbrett auf der Seite

board-title = Das Spielbrett: das geteilte Deutschland
board-city-empty = frei
board-city-factory = Fabrik mit Wert { $value }
board-city-rundown = marode Fabrik mit Wert { $value }
board-city-closed = für immer geschlossen
board-line-built = { $built } von { $lines } gebaut
board-line-standing = stehende Verbindung
board-province-economy = Wirtschaftskraft { $economy }, für den nächsten Lebensstandard nötig: { $needed }
board-province-living = Lebensstandard: { $count }
board-province-unrest = Unruhe: { $count }
board-province-socialists = Sozialisten: { $count }
board-province-protests = Massenproteste: { $count }
board-hamburg = Hamburg zählt jetzt zu { $place }
board-hamburg-open = Hamburg zählt nach Wahl der Bundesrepublik zu { $a } oder { $b }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-reset = Ganzes Spielbrett
board-tracks = Leisten
board-track-says = { $track }: { $value }
board-track-then = dann { $value }
board-flight = Republikflucht
board-flight-says =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: Die DDR baut { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab
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
board-police-gone = Stasi aufgelöst
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
page-cards-pile = { $count } im Talon, Dekade { $decade }
page-cards-pile-empty = Der Talon ist leer
page-cards-row = Gespielt: { $count }
page-cards-row-flight = { $count ->
    [one] 1 Republikfluchtsymbol
   *[other] { $count } Republikfluchtsymbole
}
page-cards-in-play = Wird gespielt
page-cards-hand-mine = Deine Handkarten
page-cards-hand = Handkarten der { $side }
page-cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-known = dir bekannt
page-cards-seen = Karten, die du gesehen hast
page-card-back = verdeckte Karte der Dekade { $decade }
page-card-playable = spielbar
page-card-value = Wert { $value }
page-card-values = Wert { $west } für die Bundesrepublik, { $east } für die DDR
page-card-limit = max. { $count }
page-card-in-order = In der gezeigten Reihenfolge
page-card-band-red = DDR
page-card-band-yellow = West
page-card-band-dual = beide
page-card-band-special = nur DDR
page-card-flight-note = Wofür du sie auch einsetzt: { $count ->
    [one] Ihr Republikfluchtsymbol zählt
   *[other] Ihre { $count } Republikfluchtsymbole zählen
} bis zum Dekadenende.
page-card-note = Historische Notiz
page-headline = Schlagzeile
page-gallery-decade = Dekade
page-gallery-who = Ereignis
page-gallery-all = alle
page-gallery-count = { $count ->
    [0] Keine Karte gefunden
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
outlook-attacked = { $count ->
    [one] 1 Attacke
   *[other] { $count } Attacken
}
outlook-ready = { $count } bereit
outlook-used = { $count } eingesetzt
outlook-socialists = { $change }, { $total } von 12
outlook-protests = W { $west } · O { $east }
forecast-before = vorher:
outlook-due = { $result } · noch { $count }
outlook-danger-bankruptcy = Der DDR droht der Staatsbankrott
outlook-danger-triumph = Der Sozialismus würde siegen
outlook-danger-failure = Der Sozialismus würde scheitern
outlook-danger-collapse = Zusammenbruch droht: { $side }
page-walk-phases = Die zehn Phasen
page-walk-now = Ende der Dekade { $decade }, Phase { $phase }: { $name }
page-walk-nothing = In dieser Phase geschieht nichts.
page-walk-folded = { $count ->
    [1] Phase { $from }: nichts
   *[other] { $from } bis { $to }: nichts
}
attack-usable = { $protests ->
    [0] Lebensstandard { $living }
    [1] Lebensstandard { $living }, davon 1 wegen seines Massenprotests nicht nutzbar
   *[other] Lebensstandard { $living }, davon { $protests } wegen seiner Massenproteste nicht nutzbar
}
attack-against = gegen { $against }
attack-result = { $before } → { $after }{ $protests ->
    [0] { "" }
    [1] : Massenprotest
   *[other] : { $protests } Massenproteste
}
page-walk-of-four = { $count } von 4 – vier bedeuten den Zusammenbruch
page-walk-next = Nächste Phase
page-walk-skip = Zur letzten springen
page-walk-result = Ergebnis ansehen
page-walk-waiting = Das Dekadenende geht weiter, sobald das entschieden ist.
page-walk-on = Umblättern
page-walk-decide = Zu deiner Entscheidung
page-tab-end = Dekade
page-walk-always = Bei jedem Dekadenende zeigen
page-sum-track = Devisenleiste
page-sum-exports = Export (schlechteste Exportfabrik der Bundesrepublik { $worst })
page-sum-living = Lebensstandard der DDR
page-sum-kept = { $place }: Lebensstandard { $living }, beste Fabrik { $factory }
page-sum-kept-free = { $place }: Lebensstandard { $living }
page-sum-balance = Bilanz
page-sum-so-far = Bisher zusammen
page-sum-icons = Republikfluchtsymbole
page-sum-best-west = Bester Lebensstandard der Bundesrepublik
page-sum-red-police = Rote Staatsgewaltkarten
page-sum-protest-east = Massenprotest in der DDR
page-sum-worst-east = Schlechtester Lebensstandard der DDR
page-sum-protest-west = Massenprotest in der Bundesrepublik
page-sum-steps = Zusammen: Die DDR baut { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab
page-living = Lebensstandard: was jedes Gebiet hat, braucht und von der Karte bekommt
page-living-lent = Die Karte gleicht { $lent } von { $available } aus.
page-living-has = hat { $economy }, braucht { $need }
page-living-placed = gesetzt{ $lent ->
    [0] {""}
   *[other] , Karte gleicht { $lent } aus
 }
page-living-lends = Karte gleicht { $lent } aus
page-living-free = reicht ohne Karte
page-living-full = drei schon gesetzt
page-living-short = { $missing } zu wenig, auch mit 2 von der Karte
page-living-together = die Karte reicht nicht mehr

## Arena, data sets, study

arena-sides = Bundesrepublik und DDR
arena-sides-note = Im Modell der Wertungen ist die DDR { $points } Elo-Punkte wert ({ $interval }).
arena-period = Dekade
study-balance = Siege der DDR
study-differences = Anteil der DDR gegenüber Ausgabe { $name } bei gleichen Karten, in Prozentpunkten
dataset-written = Geschrieben nach { $path }: { $games } Partien, { $decisions } Entscheidungen, { $decade_ends } Dekadenenden

## The page

lesson-about = Du spielst die DDR gegen einen schwachen Computer und wirst durch die erste Dekade geführt. Das dauert etwa eine Viertelstunde; danach kannst du weiterspielen.
lesson-start = Erste Dekade beginnen
lesson-short = Eine begleitete erste Dekade; kein Regelheft nötig.
cards-about = Alle 85 Kartenseiten, jede mit einer kurzen Notiz: was geschah, und warum die Karte so wirkt.
analysis-title = Analyse: { $west } (Bundesrepublik) gegen { $east } (DDR)
analysis-half = Dekade { $decade }, { $half ->
    [1] erste Halbdekade
   *[other] zweite Halbdekade
}
analysis-end = Dekade { $decade }, vor dem Dekadenende
analysis-plays = Karte für Karte
analysis-play-decade-end = Dekadenende
analysis-play-dealing = Neue Karten
analysis-forecasts = Vorschau je Dekade
analysis-forecasts-note = Was das Dekadenende in diesem Augenblick bewirkt hätte; Massenproteste damals und schlimmstenfalls.
analysis-flight = Republikflucht
analysis-currency = Devisen
analysis-protests-west = Massenproteste der Bundesrepublik
analysis-protests-east = Massenproteste der DDR
analysis-socialists = Sozialisten
seat-west-about = hat vier Dekaden Zeit zu gewinnen
seat-east-about = muss vier Dekaden durchhalten
option-edition-about = Die Ausgaben unterscheiden sich beim Aufbau, beim Preis der Sonderkarte, beim Abwerfen und in Einzelheiten.
option-edition-2-1-about = Der neueste Text der zweiten Ausgabe, wie im deutschen und im ungarischen Regelheft. Im Zweifel die richtige Wahl.
option-edition-2-0-about = Die zweite Ausgabe in ihrer ersten Fassung, wie im spanischen Regelheft.
option-edition-1-0-about = Die Erstausgabe, wie im italienischen Regelheft: Die Bundesrepublik beginnt unter schwereren Bedingungen, und die Sonderkarte kostet nichts.
setting-walk = Dekadenende Phase für Phase durchgehen
setting-walk-about = Sonst steht es nur im Verlauf.
game-credits = Wir sind das Volk! ist ein Brettspiel von Richard Sivél und Peer Sylvester, erschienen bei histogame. Diese Ausgabe ist inoffiziell: Autoren und Verlag haben sie weder gemacht noch geprüft noch empfohlen. Wenn es dir hier gefällt, kauf dir das Spiel.
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
page-police-too = Du darfst jetzt auch Staatsgewalt einsetzen: Klicke auf ein leuchtendes Gebiet, um dort 1 Unruhe zu entfernen.
page-move-where = 1 Unruhe aus { $place }: Wähle, wohin sie geht.
page-undo-turn = letzte Karte
page-take-back = Meine letzte Karte zurücknehmen
page-take-back-ask = Um Rücknahme meiner letzten Karte bitten
page-replay-start = Vor der ersten Karte
page-replay-open = Beide Hände offen
page-replay-card-back = Vorige Karte
page-replay-card-next = Nächste Karte
page-learn-cards-title = Die Karten und ihre Geschichte
page-panels = Karten, Vorschau, Verlauf, Chat

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = ein Protokoll darf höchstens { $most } Bytes haben
interchange-not-json = kein JSON: { $reason }
interchange-format = erwartet wird „{ $format }“, nicht { $found }
interchange-one-of = erwartet wird eines von { $words }, nicht { $found }
interchange-text = erwartet wird ein Text
interchange-object = erwartet wird ein Objekt, nicht { $found }
interchange-list = erwartet wird eine Liste, nicht { $found }
interchange-longest = höchstens { $most } Einträge sind erlaubt
interchange-whole-number = erwartet wird eine ganze Zahl, nicht { $found }
interchange-range = erwartet wird eine Zahl von { $least } bis { $most }, nicht { $found }
interchange-flag = erwartet wird true oder false, nicht { $found }
interchange-no-province = es gibt kein Gebiet { $found }
interchange-no-city = es gibt keine Stadt { $found }
interchange-no-connection = es gibt keine Verbindung { $found }
interchange-no-card = es gibt keine Karte { $found }
interchange-no-sector = { $province } ist kein Patenland West-Berlins
interchange-card-count = erwartet werden { $wanted } Karten, nicht { $found }
interchange-card-twice = eine Karte ist zweimal genannt
interchange-phase-order = die Phasen stehen in falscher Reihenfolge
interchange-step-name = ein Schritt muss mit seinem Namen beginnen
interchange-values = erwartet werden { $wanted } Werte, nicht { $found }
interchange-track-or-symbol = erwartet wird eine Leiste oder ein Symbol
interchange-only-berlin = nur West-Berlin hat Sektoren
interchange-zero = ein Schritt muss etwas ändern: Die Anzahl 0 ist nicht erlaubt
interchange-no-step = es gibt keinen Schritt { $found }
interchange-no-deal = keine Verteilung der Karten passt zu diesem Protokoll
interchange-contradicted = Karte { $card } kann nicht dort gewesen sein: In Zug { $turn } gilt: { $reason }
interchange-decade-not-over = Dekade { $decade } ist nicht zu Ende: Noch { $count } Karten liegen in der Auslage
interchange-decade-over = Dekade { $decade } ist zu Ende: Beide Auslagen sind gespielt
interchange-must-discard = die { $side } hält drei Karten und muss eine abwerfen
interchange-cannot-keep = die { $side } kann Karte { $card } nicht behalten haben
interchange-later-card = die Hand der { $side } enthält eine Karte einer späteren Dekade
interchange-refilled = die Hand der { $side } wird auf { $count } Karten aufgefüllt
interchange-cannot-deal = Karte { $card } kann nicht an die { $side } ausgeteilt werden
interchange-cannot-turn-up = Karte { $card } kann hier nicht aufgedeckt werden
interchange-top-not-turned = die Karten, die Guillaume auf dem Talon ließ, wurden nicht aufgedeckt
interchange-holds = die { $side } hält hier { $count } Karten
interchange-cannot-hold = die { $side } kann Karte { $card } hier nicht halten
interchange-deal-time = Karten werden nur zu Beginn einer Halbdekade ausgeteilt
interchange-not-in-display = Karte { $card } liegt nicht in der Auslage
interchange-not-in-display-named = Karte { $card } liegt nicht in der Auslage: Das Protokoll hat sie schon anderswo genannt
interchange-not-in-hand = Karte { $card } ist nicht auf der Hand der { $side } ({ $held }) und kann dort nicht sein
interchange-not-in-hand-named = Karte { $card } ist nicht auf der Hand der { $side } ({ $held }): Das Protokoll hat sie schon anderswo genannt
interchange-unnamed-card = eine Karte der Dekade { $decade }
interchange-empty = leer
interchange-cannot-pay = die DDR hat Karte { $card } nicht auf der Hand, um zu zahlen
interchange-cannot-pay-any = die DDR hat keine Karte auf der Hand, um zu zahlen
interchange-guillaume-swap = Guillaume kann diese Karten nicht tauschen
interchange-guillaume-remove = Guillaume kann diese Karten nicht entfernen
interchange-decade = dies ist Dekade { $now }, nicht { $written }
interchange-one-void = nur ein Symbol oder Pfeil darf ungültig sein
interchange-hamburg-once = Hamburg zählt nur für ein Gebiet
interchange-not-happening = im Protokoll steht „{ $step }“, das geschieht hier aber nicht
interchange-not-to-berlin = der Lebensstandard von { $province } wurde nicht nach West-Berlin transferiert
interchange-tracks-still = Leisten: Im Protokoll steht { $written }, aber keine Marke bewegt sich
interchange-tracks-move = Leisten: Im Protokoll steht { $written }, aber die Marken bewegen sich { $moved }
interchange-nothing-void = hier ist nichts ungültig, aber im Protokoll steht „{ $void }“
interchange-figure-none = { $name }: Im Protokoll steht { $written }, aber hier gibt es das nicht
interchange-figure = { $name }: Im Protokoll steht { $written }, es ist aber { $found }
interchange-half-begins = hier beginnt die zweite Halbdekade, aber im Protokoll steht ein Dekadenende
interchange-decade-begins = hier beginnt die nächste Dekade, aber im Protokoll steht ein Dekadenende
interchange-decade-ends = die Dekade endet mit der letzten Karte der Auslage, aber im Protokoll steht ein Zug
interchange-phase = Phase { $next } folgt, aber im Protokoll steht Phase { $written }
interchange-void = im Protokoll steht „{ $written }“ als ungültig, nicht „{ $void }“
interchange-hamburg = Hamburg kann hier nicht für { $province } zählen
interchange-chosen-by = { $step } wählt { $by }, nicht { $written }
interchange-unwritten = { $step } geschieht hier, steht aber nicht im Protokoll
interchange-over = die Partie ist hier schon zu Ende
interchange-not-over = die Dekade ist nicht zu Ende: Noch { $count } Karten liegen in der Auslage
interchange-turn = am Zug ist: { $side }
interchange-origin = Karte { $card } kommt nicht aus „{ $origin }“
interchange-step-refused = { $step } ist nicht möglich: { $reason }
interchange-asked = die Regeln verlangen mehr, als im Protokoll steht, zum Beispiel „{ $move }“
interchange-impossible = was im Protokoll steht, kann hier nicht geschehen
interchange-no-border = { $target } grenzt nicht an { $attacker }
interchange-usable = { $attacker } kann { $usable } Lebensstandard einsetzen, { $target } hat { $living }
interchange-differs = { $where }: Im Protokoll steht { $written }, es ist aber { $found }
interchange-missing = { $where }: { $name } fehlt im Protokoll
interchange-entry-missing = { $where }: { $entry } steht im Protokoll, ist aber nicht vorhanden
interchange-entry-extra = { $where }: { $entry } ist vorhanden, steht aber nicht im Protokoll
interchange-given-up = { $reason }; nach { $moves } versuchten Zügen aufgegeben
interchange-unknown-key = unbekannter Schlüssel { $name } ignoriert
interchange-incomplete = der letzte Zug oder die letzte Phase ist nicht vollständig
interchange-bankrupt-pieces = 9: Die nach dem Staatsbankrott entfernten Teile fehlen im Protokoll
front-decade = { when-decade } · { $years }
headline-collapse = { $seat ->
    [west] „Wir sind das Volk!“
   *[other] Bonn weicht der Straße
}
headline-bankruptcy = Bankrott!
headline-socialism-triumphs = Rote Fahnen am Rhein
headline-socialism-fails = Der Traum ist aus
headline-survival = { $wall ->
    [built] Die Mauer fällt nicht
   *[none] Vierzig Jahre und kein Ende
}

## Das Blatt eines Gebiets

sheet-title = { $place } ({ $code })
sheet-unrest = Unruhe
sheet-unrest-more = { $more ->
    [one] Eine mehr, und ein Massenprotest bricht aus.
   *[other] { $more } mehr, und ein Massenprotest bricht aus.
}
sheet-protests = { $count ->
    [one] 1 Massenprotest: Hier kann nichts gebaut werden.
   *[other] { $count } Massenproteste: Hier kann nichts gebaut werden.
}
sheet-imported = Aus West-Berlin: { $count }
sheet-if-ended = Wenn die Dekade jetzt endete
sheet-adds = { $what }: +{ $unrest }
sheet-adds-nothing = Es käme keine Unruhe hinzu.
sheet-living = Lebensstandard
sheet-next = { $lend ->
    [none] Der nächste braucht Wirtschaftskraft { $needed }: mehr, als eine Karte beisteuern kann.
    [0] Der nächste braucht Wirtschaftskraft { $needed }: Sie reicht.
   *[other] Der nächste braucht Wirtschaftskraft { $needed }: Eine Karte muss { $lend } beisteuern.
}
sheet-loses = Am Dekadenende von keiner Fabrik gehalten: { $count }
sheet-economy = Wirtschaftskraft
sheet-help = Hamburg oder externe Fabriken: +{ $help }
sheet-no-factory = keine Fabrik
sheet-export = Export
sheet-export-none = Keine Fabrik, die exportieren könnte.
sheet-export-west = Exportfabrik { $value }. Die schlechteste der Bundesrepublik hat { $worst }: Die DDR muss mithalten.
sheet-export-east = { $sells ->
    [yes] Exportfabrik { $value }: Sie exportiert, denn die schlechteste der Bundesrepublik hat { $worst }.
   *[no] Exportfabrik { $value }: Sie exportiert nicht, denn die schlechteste der Bundesrepublik hat { $worst }.
}
sheet-neighbours = Jenseits der Grenze
sheet-neighbour = { $place }: Lebensstandard { $living }
sheet-neighbours-none = Kein Nachbar auf der anderen Seite.
sheet-socialists = Sozialisten
sheet-socialists-box = Kaderschmiede: { $count }
change-protest-new = Massenproteste in { $provinces }, jetzt { $total } ({ $side })
change-protest-gone = die Massenproteste in { $provinces } enden, es bleiben { $total } ({ $side })
change-brink = { $provinces }: 1 Unruhe vor dem Massenprotest
change-unrest-up = die Unruhe wächst in { $provinces }
change-unrest-down = die Unruhe legt sich in { $provinces }
change-living-up = der Lebensstandard steigt in { $provinces }
change-living-down = der Lebensstandard sinkt in { $provinces }
change-factory-new = neue Fabriken: { $cities }
change-factory-gone = verlorene Fabriken: { $cities }
change-factory-rundown = Fabriken werden marode: { $cities }
change-factory-repaired = reparierte Fabriken: { $cities }
change-line-new = neue stehende Verbindungen: { $lines }
change-line-gone = verlorene stehende Verbindungen: { $lines }
change-track = { $track } von { $before } auf { $after }
change-wall = die Mauer wird gebaut
