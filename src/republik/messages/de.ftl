### Was Spieler lesen, auf Deutsch. Dieselben Schlüssel mit denselben Variablen stehen in der Datei jeder Sprache.

## Seiten und Wörter

side-west = Bundesrepublik
side-east = DDR
side-chance = Zufall
side-nobody = Regel
side-west-letter = W
side-east-letter = O
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
prompt-action = { $side }: Wähle eine Karte mit Nummer oder Titel.
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
move-resolve = aufrufen: { $symbol }
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
group-resolve = aufrufen
group-ignore = auslassen
group-look = ansehen
group-take = nehmen
group-give = geben
group-at = { $verb }, { $place }
note-protest = Massenprotest!
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

outcome = { $winner } gewinnt: { $how } (Regel { $rule })
outcome-table = { $winner } gewinnt: { $how }
ending-collapse = der andere Staat bricht unter Massenprotesten zusammen
ending-bankruptcy = Staatsbankrott der DDR
ending-socialism-triumphs = der Sozialismus siegt
ending-socialism-fails = der Sozialismus ist am Ende
ending-survival = die DDR hat vier Dekaden überstanden
ending-resigned = die andere Seite gibt auf
ending-timeout = die andere Seite hat die Zeit überschritten
ending-agreed = vereinbart
ending-abandoned = das Spiel wurde abgebrochen
ending-forfeited = das Programm der anderen Seite hat das Spiel verwirkt

## Programs that play (docs/bots.md)

bot-not-started = Das Programm ließ sich nicht starten: { $reason }
bot-no-hello = Das Programm hat sich nicht innerhalb von { $seconds } s gemeldet
bot-timeout = Das Programm hat nicht innerhalb von { $seconds } s entschieden
bot-clock = Das Programm hat seine { $seconds } s für das Spiel verbraucht
bot-ended = Das Programm hat sich von selbst beendet (Exit-Code { $code })
bot-illegal = Das Programm hat { $move } gewählt, das stand nicht zur Wahl
bot-garbage = Das Programm hat eine unverständliche Zeile geschrieben: { $line }
bot-flood = Das Programm hat mehr als { $limit } Bytes geschrieben
bot-unasked = Das Programm hat ungefragt gesprochen
bot-last-words = Seine letzten Worte: { $text }

## Computerspieler

level-newcomer = Neuling
level-newcomer-about = Nimmt, was sofort am besten aussieht, entscheidet aber drei von zehn Malen gedankenlos.
level-citizen = Bürger
level-citizen-about = Nimmt, was sofort am besten aussieht, und denkt nicht weiter.
level-delegate = Abgeordneter
level-delegate-about = Denkt eine ganze Aktion mit einer Karte voraus.
level-minister = Minister
level-minister-about = Geht ganze Aktionen durch und prüft die besten gegen die beste Antwort der anderen Seite.
level-statesman = Staatsmann
level-statesman-about = Verteilt die verdeckten Karten viele Male neu und sucht jedes Mal voraus, bis zu einer Sekunde je Entscheidung.
opponent = Gegner ({ $side }): { $level }, Stufe { $number } von { $count }. Die anderen: republik levels
thinking-side = { $side } denkt nach …
thinking-hint = Denkt über einen Tipp nach … Strg-C bricht ab.
thinking-hint-seconds = Denkt { $seconds } s über einen Tipp nach … Strg-C bricht ab.
hint-title = Tipp ({ $level }), mit der Gewinnchance ({ $side }):
hint-searched = { $deals } Verteilungen der verdeckten Karten versucht, { $depth } Aktionen voraus
hint-share = { $share } % der Suche
hint-for = dafür spricht: { $reasons }
hint-against = dagegen: { $reasons }
hint-longer = länger
hint-time = Sag, wie lange gedacht wird, in Sekunden bis { $most }: tipp 10. Oder: tipp länger
hint-stopped = Kein Tipp: abgebrochen.
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

## Gespräch am Tisch

ask-continue = — Enter —
ask-hand-over = { $side } entscheidet. Die andere Seite schaut weg; dann Enter.
answer-unknown = „{ $answer }“ steht hier nicht zur Wahl. Mit hilfe steht da, was man schreiben kann.
answer-ambiguous = „{ $answer }“ kann heißen: { $names }
undo-done = Zurückgenommen.
why-what = Nenne, was erklärt werden soll: warum Bayern, warum 17 Ereignis
why-line = { $move }: { $answer }
why-allowed = erlaubt
rules-which = Nenne einen Abschnitt: regel 5.1
cards-seen = Gesehen in der anderen Hand:
cards-count = Die andere Seite hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; im Talon liegen { $pile }.
cards-why = Im Spiel: { $text }
cards-note-english = Diesen Text gibt es nur auf Deutsch und Englisch.
cards-unknown = Eine Karte „{ $answer }“ gibt es nicht. Nenne ihre Nummer oder einen Teil ihres Titels: karten 17
save-where = Nenne eine Datei: sichern spiel.txt
save-done = Gesichert in { $path }, von nun an nach jeder Entscheidung.
quit-unsaved = Das Spiel ist in keiner Datei gesichert. Erst sichern DATEI, oder noch einmal ende.
quit-kept = Das Spiel ist in { $path } gesichert. Weiter mit: republik play --resume { $path }
quit-lost = Das Spiel wurde nicht gesichert.
help-intro = Antworte mit der Nummer, mit dem Namen oder seinem Anfang, oder mit einem Zug wie in Protokollen. Außerdem:
command-undo = zurück
command-redo = nochmal
command-why = warum
command-hint = tipp
command-forecast = vorschau
command-map = karte
command-cards = karten
command-log = verlauf
command-save = sichern
command-help = hilfe
command-rules = regel
command-back = andere
command-quit = ende
help-undo = deine letzte Entscheidung zurücknehmen, in deinem Zug und solange nichts Verdecktes gesehen wurde
help-redo = das Zurückgenommene wieder spielen
help-why = NAME: warum etwas jetzt nicht erlaubt ist
help-hint = was der Computer täte, und warum; tipp 10 oder tipp länger denkt länger nach
help-forecast = was die zehn Phasen des Dekadenendes jetzt brächten
help-map = der ganze Plan und die Leisten
help-cards = Auslage und Hand, als Karten (karten 17: eine Karte, was geschah und warum sie so wirkt)
help-log = was zuletzt geschah (verlauf all: alles)
help-save = DATEI: das Spiel sichern, von nun an nach jeder Entscheidung
help-help = diese Liste
help-rules = N: ein Abschnitt der Regeln in einem Satz, etwa regel 6.3
help-back = eine Seite oder Karte verlassen, ohne zu wählen
help-quit = das Spiel verlassen; ein gesichertes geht weiter

## Warum nicht

refusal-rule = { $reason } (Regel { $rule })
refusal-game-over = das Spiel ist aus
refusal-not-your-turn = du bist nicht am Zug
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
refusal-undo-nothing = es gibt nichts von dir zurückzunehmen
refusal-undo-other-acted = die andere Seite hat seither gehandelt
refusal-undo-chance = seither wurden Karten ausgeteilt
refusal-undo-private = seither wurde Verdecktes gesehen
refusal-undo-turn-over = dein Zug ist vorbei
refusal-undo-game-over = das Spiel ist aus
refusal-redo-nothing = es gibt nichts wieder zu spielen
refusal-bad-request = die Nachricht ist nicht verständlich
refusal-unknown-move = einen solchen Zug gibt es nicht
refusal-no-such-table-options = dieses Spiel, diese Ausgabe, diesen Platz oder diese Stufe gibt es nicht
refusal-foreign-origin = die Anfrage kommt von einer anderen Seite
refusal-not-your-seat = dort sitzt du nicht
refusal-hint-not-here = keine Tipps, wo Menschen gegeneinander spielen
refusal-not-found = das gibt es hier nicht
refusal-wrong-method = so geht das nicht
refusal-stale = am Tisch ging es seither weiter
refusal-not-over = das Spiel ist noch nicht aus
refusal-seat-taken = dort sitzt schon jemand
refusal-too-many-tables = du hast so viele laufende Spiele, wie ein Gast haben darf
refusal-too-large = die Nachricht ist zu groß
refusal-too-many-requests = zu viele Anfragen, warte ein wenig
refusal-record-refused = die Aufzeichnung des Spiels lässt sich nicht nachspielen
refusal-no-thinker = der Computerspieler kann gerade nicht nachdenken
refusal-storage = die Entscheidung ließ sich nicht aufheben und gilt nicht

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

cli-about = Wir sind das Volk! im Terminal: Bundesrepublik gegen DDR, 1945 bis 1989.
cli-epilog = Ohne Befehl beginnt ein Spiel: du bist die Bundesrepublik, der Computer die DDR. Mehr zu einem Befehl: republik play --help
cli-usage = Aufruf:
cli-options = Optionen:
cli-args = Argumente:
cli-command = BEFEHL
cli-commands = Befehle
cli-help = diese Hilfe
cli-version = die Version dieses Programms
cli-lang = die Sprache; sonst die des Terminals
cli-play = Ein Spiel spielen. Zwei Computerspieler spielen es durch und nennen das Ergebnis.
cli-edition = die Ausgabe der Regeln: 1.0, 2.0 oder 2.1 (die neueste)
cli-west = wer die Bundesrepublik spielt
cli-east = wer die DDR spielt
cli-player = person, eine Stufe ({ $levels }), ein anderer Computerspieler ({ $others }) oder { $bot }
cli-level = wie stark der Computer spielt: Nummer oder Name aus der Liste unten ({ $default })
cli-think = den Staatsmann so viele Sekunden über jede Entscheidung nachdenken lassen
cli-seed = beliebiger Text: gleicher Text, gleiche Karten
cli-record = das Spiel in dieser Datei sichern, nach jeder Entscheidung
cli-resume = ein gesichertes Spiel fortsetzen
cli-force = die Datei von --record überschreiben, wenn es sie schon gibt
cli-log = am Ende alles Geschehene ausgeben
cli-levels = Die Stufen des Computers zeigen, und wie sie spielen.
cli-fuzz = Zufällige Spiele spielen und dabei alles prüfen.
cli-fuzz-game = welches Spiel
cli-fuzz-games = wie viele Spiele
cli-fuzz-seed = eine ganze Zahl; gleiche Zahl, gleiche Spiele
cli-fuzz-workers = wie viele Prozesse
cli-fuzz-out = wo ein Fehler sein Protokoll hinterlässt
cli-show = Eine Stellung eines Protokolls zeigen.
cli-show-record = ein Spielprotokoll
cli-show-at = nach so vielen Entscheidungen; sonst die letzte Stellung
cli-show-json = als JSON
cli-replay = Ein Protokoll Schritt für Schritt nachspielen.
cli-replay-from = mit dieser Entscheidung beginnen
cli-verify = Ein Protokoll prüfen: Regeln, Ergebnis, und den Zufall gegen das Versprochene.
cli-export = Ein Protokoll im Austauschformat schreiben.
cli-export-output = die Datei; sonst die Standardausgabe
cli-import = Ein Spiel im Austauschformat lesen.
cli-import-file = die Datei
cli-import-output = das Spiel als Protokoll in dieser Datei sichern
cli-import-until = nur bis zum Ende dieser Dekade (1 bis 4)
cli-arena = Computerspieler gegeneinander spielen lassen und bewerten.
cli-arena-players = zwei oder mehr Computerspieler; zweimal derselbe spielt gegen sich
cli-arena-pairs = wie viele Paare je Begegnung: zwei Spiele mit gleichen Karten, die Seiten getauscht
cli-arena-gauntlet = der erste Spieler trifft auf jeden anderen; sonst jeder auf jeden
cli-arena-seed = beliebiger Text; gleicher Text, gleiche Spiele
cli-arena-workers = wie viele Prozesse; sonst einer je Kern
cli-arena-backend = wo gespielt wird: Prozesse dieses Rechners oder ein Ray-Cluster
cli-arena-out = Ergebnisse in FILE.json, FILE.html und dem Journal FILE.jsonl aufheben; ein abgebrochener Lauf geht weiter
cli-arena-sprt = sequenzieller Test: aufhören, sobald feststeht, ob der erste Spieler stärker ist
cli-arena-elo0 = der Unterschied in Elo-Punkten, der zu widerlegen ist (0)
cli-arena-elo1 = der Unterschied in Elo-Punkten, der zu zeigen ist (30)
cli-arena-alpha = wie oft elo1 zu Unrecht angenommen werden darf (0.05)
cli-arena-beta = wie oft elo0 zu Unrecht angenommen werden darf (0.05)
cli-dataset = Computerspieler gegeneinander spielen lassen und die Spiele als Datensatz schreiben (Parquet).
cli-dataset-games = wie viele Spiele (100)
cli-dataset-players = wer den Westen und wer den Osten spielt (greedy greedy)
cli-dataset-out = der Ordner für Tabellen und Beschreibung; er muss neu oder leer sein
cli-dataset-force = den Datensatz im Ordner von --out ersetzen
cli-study = Einen Spieler in vier Varianten der Regeln gegen sich spielen lassen; Seiten, Spielenden und Karten messen.
cli-study-games = wie viele Spiele je Variante (100)
cli-study-player = der Computerspieler beider Seiten (delegate)
cli-study-out = der Ordner, in den { $file } geschrieben wird; eine ältere wird ersetzt
cli-study-page = nichts spielen: Tabellen und Bilder von { $page } aus { $data } machen
cli-analyse = Ein Protokoll nachträglich untersuchen: die Gewinnchance bei jeder Entscheidung, und wo das Spiel kippte.
cli-analyse-record = ein Protokoll, oder ein Spiel im Austauschformat
cli-analyse-level = wer darüber nachdenkt: eine Stufe von 1 bis 5, als Zahl oder Name (minister)
cli-analyse-player = wer darüber nachdenkt: ein Computerspieler, etwa search:2s
cli-analyse-seat = wessen Entscheidungen (both: beide)
cli-analyse-top = wie viele Wendepunkte genannt werden (5)
cli-analyse-json = alles als JSON in diese Datei schreiben; „-“ ist die Standardausgabe, anstelle des Textes
cli-analyse-html = eine Seite mit der Kurve und allen Tabellen in diese Datei schreiben
cli-serve = Den Server starten: Tische für Browser, gegen den Computer oder mit anderen.
cli-serve-host = die Adresse, an der er wartet (127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (8000; 0 nimmt einen freien)
cli-serve-data = der Ordner für die Datenbank; sonst der Datenordner des Benutzers
cli-serve-database = eine andere Datenbank, als SQLAlchemy-URL
cli-serve-workers = wie viele Prozesse für Computerspieler; sonst einer je Kern
cli-serve-secure = Cookies nur über TLS senden (hinter einem Proxy, der es beendet)
cli-serve-origin = eine weitere Adresse, von der die Seite kommt; darf mehrmals stehen
cli-serve-address = Die Tische stehen unter { $address } – Ende mit Strg+C.
cli-serve-stopped = Der Server ist beendet; alle Spiele sind aufgehoben.

play-summary = Dekade { $decade }, { $decisions } Entscheidungen; Massenproteste: Bundesrepublik { $west }, DDR { $east }
play-kept = Das Spiel ist in { $path } gesichert
levels-title = Stufen des Computers:
levels-how = Wählen mit: republik play --level 4. Mehr Zeit für die letzte: republik play --think 10
fuzz-progress = Spiele
fuzz-games = { $games } Spiele ohne Fehler, { $failures } mit einem
fuzz-decisions = { $decisions } Entscheidungen, { $mean } je Spiel (von { $least } bis { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fehler: { $what }. Das Protokoll liegt in { $path }
show-title = Nach Entscheidung { $at } von { $total }
show-display = Auslage
show-hand-west = Hand der Bundesrepublik
show-hand-east = Hand der DDR
replay-next = — Enter: weiter, q: Ende —
replay-unfinished = Hier endet das Protokoll; das Spiel war nicht zu Ende.
verify-good = Gut: { $count } Entscheidungen, und der Zufall hielt sich an das Versprochene.
verify-no-seed = Gut: { $count } Entscheidungen. Ohne offengelegten Startwert lässt sich der Zufall nicht prüfen.
verify-bad = kein gutes Protokoll: { $reason }
import-done = Gelesen: { $count } Entscheidungen.
arena-title = Arena: { $players }
arena-about = { $games } Spiele; höchstens { $pairs } Paare je Begegnung; Seed { $seed }; republik { $version };
arena-partial = Dieser Lauf ist nicht zu Ende.
arena-resumed = Es geht weiter: { $count } von { $total } Paaren stehen im Journal.
arena-interrupted = Abgebrochen. Nichts wurde aufgehoben: mit --out kann man später weitermachen.
arena-interrupted-kept = Abgebrochen. Derselbe Befehl macht hier weiter.
arena-written = Geschrieben: { $data }, { $page }, { $journal }
arena-ratings = Wertungen
arena-ratings-note = Bradley–Terry, in Elo-Punkten mit 95-%-Intervallen; { $name } ist auf { $points } gesetzt.
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95 %
arena-anchor = Anker
arena-games = Spiele
arena-points = Punkte
arena-score = Ergebnis
arena-matches = Ergebnisse nach Seiten
arena-matches-note = Die Ergebnisse des ersten Spielers, mit beiden Seiten und mit jeder.
arena-match = Begegnung
arena-side = Seite
arena-both = beide
arena-pairs-title = Paare
arena-pairs-note = Beide Spiele eines Paars haben gleiche Karten. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-pairs = Paare
arena-difference = Elo
arena-sides = Bundesrepublik und DDR
arena-sides-note = Im Modell der Wertungen sind { $points } Elo-Punkte ({ $interval }) wert, die DDR zu spielen.
arena-won = gewonnen
arena-endings = Spielenden
arena-decade = Dekade
arena-winner = Sieger
arena-ending = Ende
arena-share = Anteil
arena-times = Zeit je Entscheidung
arena-times-note = Die Hälfte der Entscheidungen dauerte höchstens p50, 99 von 100 höchstens p99.
arena-decisions = Entscheidungen
arena-test = Sequenzieller Test
arena-test-verdict = Ergebnis
arena-test-llr = Log-Likelihood-Quotient
arena-test-elo0 = { $first } ist nicht { $elo1 } Elo-Punkte stärker als { $second } (elo0 angenommen)
arena-test-elo1 = { $first } ist um mehr als { $elo0 } Elo-Punkte stärker als { $second } (elo1 angenommen)
arena-test-open = unentschieden
dataset-written = Geschrieben nach { $path }: { $games } Spiele, { $decisions } Entscheidungen, { $decade_ends } Dekadenenden
study-title = Studie: { $player } gegen sich selbst, { $games } Spiele je Variante der Regeln
study-balance = Siege der DDR
study-variant = Regeln
study-differences = Anteil der DDR gegenüber Ausgabe { $name } bei gleichen Karten, in Prozentpunkten
study-difference = Unterschied
study-written = Geschrieben: { $path }
study-page-written = Geschrieben: { $path }, { $count } Bilder

## Untersuchung eines Spiels (docs/analysis.md)

analysis-progress = Entscheidungen
analysis-title = Analyse: { $west } (Bundesrepublik) gegen { $east } (DDR)
analysis-about = { $count } Entscheidungen, durchdacht von { $player }. Jede wird danach beurteilt, was ihre Seite dabei wissen konnte.
analysis-side = Nur diese Entscheidungen sind untersucht: { $side }
analysis-unfinished = Das Spiel ist nicht zu Ende; untersucht ist, was da ist.
analysis-nothing = dieses Spiel hat keine Entscheidung, die zu untersuchen wäre
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
analysis-turning = Wendepunkte
analysis-turning-note = Die Entscheidungen, die am meisten Gewinnchance kosteten, die teuerste zuerst.
analysis-turning-none = Keine Entscheidung kostete { $points } Prozentpunkte Gewinnchance oder mehr.
analysis-turn = { $number }. Entscheidung { $decision }, { $side }: { $move }
analysis-cost = { $chance } bleiben von { $best }: { $loss } Punkte
analysis-better = Besser: { $move }, { $chance }
analysis-not-considered = { $player } hatte diesen Zug nicht erwogen; seine Chance stammt vom Weiterdenken danach.
analysis-swings = Ausschläge, die keine Entscheidung erklärt
analysis-swings-note = Von einer Karte zur nächsten, ohne das, was Entscheidungen kosteten: ausgeteilte Karten, aufgedeckte Hände, was die eine Seite weiß und die andere nicht, und eigene Irrtümer dessen, der nachdenkt.
analysis-swing = Entscheidung { $decision } bis { $then }: DDR von { $before } auf { $after }; durch Entscheidungen { $decided }, sonst { $rest }
analysis-lost = Durch Entscheidungen insgesamt verloren: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Dekadenenden, wie sie standen
analysis-forecasts-note = Was das Dekadenende in diesem Augenblick bewirkt hätte; Massenproteste jetzt und schlimmstenfalls.
analysis-could-end = könnte das Spiel beenden: { $phases }
analysis-number = Nr.
analysis-decision = Entscheidung
analysis-who = Seite
analysis-when = Wann
analysis-move = Gespielt
analysis-chance = Chance
analysis-loss = Kosten
analysis-instead = Besser
analysis-east = Chance der DDR
analysis-flight = Flucht
analysis-currency = Devisen
analysis-protests-west = Massenproteste West
analysis-protests-east = Massenproteste Ost
analysis-socialists = Sozialisten
analysis-ends = Könnte das Spiel beenden
analysis-written = Geschrieben: { $path }
analysis-no-thinker = { $name } wählt, kann aber nicht sagen, warum; möglich sind { $known }
analysis-level-or-player = --level und --player sagen beide, wer nachdenkt: nur eines davon angeben
analysis-seat-unknown = --seat: „{ $name }“ ist nichts von { $known }
analysis-same-file = { $path } wird schon gelesen oder geschrieben
analysis-import-stopped = Zug { $turn }: { $reason } (Regel { $rule }); das Spiel bis dahin ist untersucht

## Fehler, je eine Zeile

error-arguments = { $reason } (siehe { $program } --help)
error-language = unbekannte Sprache „{ $name }“; es gibt { $known }
error-player = unbekannter Spieler „{ $name }“; es gibt { $known }
error-player-budget = { $name }: „{ $budget }“ ist kein Maß. Möglich sind Durchgänge bis { $iterations } (800), Sekunden bis { $seconds } (0.5s) oder beides (800,0.5s)
error-player-no-budget = { $name } denkt nicht länger oder kürzer; das können { $known }
error-level = unbekannte Stufe „{ $name }“; es gibt { $known }
error-level-taken = --level gilt für die Seite des Computers, und --west und --east lassen keine offen
error-think = --think: „{ $text }“ ist keine Zahl von Sekunden über 0 und bis { $most }
error-think-nobody = --think gilt für { $known }, und davon spielt hier niemand ohne eigenes Maß
error-bot-command = „{ $command }“ ist kein Befehl, der ein Programm startet: { $reason }
error-bot-missing = es gibt kein Programm „{ $program }“, das spielen könnte
error-bot-time = { $variable } muss eine Zahl von Sekunden sein, nicht „{ $text }“
error-edition = unbekannte Ausgabe „{ $name }“; es gibt { $known }
error-game = unbekanntes Spiel „{ $name }“; es gibt { $known }
error-game-not-here = das Terminal zeigt das Spiel „{ $name }“ noch nicht
error-seed = ein Startwert braucht mindestens ein Zeichen
error-number = { $what }: „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }
error-record = kein gutes Protokoll: { $reason }
error-interchange = keine gute Austauschdatei: { $reason }
error-import-stopped = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule })
error-import-stopped-kept = Zug { $turn }{ $phase ->
    [0] {""}
   *[other] , Phase { $phase }
}: { $reason } (Regel { $rule }); das Spiel bis dahin ist gesichert in { $path }
error-resume-options = --edition und --seed passen nicht zu --resume: beides steht im Protokoll
error-resume-bot = im Protokoll spielt ein Programm, „{ $name }“; wer weiterspielt, sagt { $option }
error-file-missing = es gibt keine Datei { $path }
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-serve-extra = der Server braucht { $missing }: pip install republik[server]
error-serve-address = an { $address } lässt sich nicht warten: { $reason }
error-file-exists = { $path } gibt es schon: fortsetzen mit --resume, anders nennen, oder mit --force überschreiben
error-file-folder = { $path } ist ein Ordner
error-folder-missing = es gibt keinen Ordner { $path }
error-not-a-folder = { $path } ist kein Ordner
error-stopped = abgebrochen
error-interrupted = abgebrochen; das Spiel wurde nicht gesichert
error-interrupted-kept = abgebrochen; das Spiel ist in { $path } gesichert
error-no-more-input = keine Eingabe mehr; das Spiel wurde nicht gesichert
error-no-more-input-kept = keine Eingabe mehr; das Spiel ist in { $path } gesichert
error-arena-players = eine Arena braucht mindestens zwei Spieler
error-arena-sprt-players = ein sequenzieller Test braucht genau zwei Spieler
error-arena-sprt-missing = { $name } gehört zum sequenziellen Test: auch --sprt angeben
error-arena-figure = { $name }: „{ $text }“ geht nicht; was möglich ist, steht in docs/arena.md
error-arena-backend = unbekanntes Backend „{ $name }“; es gibt { $known }
error-arena-file-exists = { $path } gibt es schon, aber kein Journal dazu: einen anderen Namen wählen
error-arena-journal = { $path } ist nicht das Journal einer Arena
error-arena-journal-line = { $path }: Zeile { $line } ist beschädigt
error-arena-other-run = { $path } ist das Journal eines anderen Laufs ({ $name } war { $then }, jetzt { $now }): ein anderes --out wählen oder es löschen
error-arena-ray = das Ray-Backend braucht das Paket ray: pip install 'republik[ray]'
error-arena-lab = ein Spieler braucht Pakete der Erweiterung „lab“: pip install 'republik[lab]'
error-arena-worker = ein Prozess endete unerwartet; die bis dahin fertigen Paare stehen im Journal
error-arena-version = auf einem Rechner des Clusters läuft republik { $there }, hier { $here }
error-arena-game = { $player } versagte in Paar { $pair } von Seed { $seed }: { $reason }
error-dataset-pyarrow = Datensätze brauchen das Paket pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } ist nicht leer: einen anderen Ordner wählen, oder den Datensatz darin mit --force ersetzen
error-dataset-foreign = { $path } enthält anderes als einen Datensatz ({ $name }): einen anderen Ordner wählen
error-dataset-place = { $path } ist der aktuelle Ordner oder ein Einhängepunkt: einen Ordner darin nennen
error-dataset-interrupted = abgebrochen; nichts wurde geschrieben
error-dataset-worker = ein Prozess endete unerwartet; nichts wurde geschrieben
error-study-data = { $path } ist nicht das Ergebnis einer Studie: { $reason }
error-study-page = { $path } hat keinen Platz für „{ $name }“
