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
level-booklet = Bot des Begleithefts
level-booklet-about = Spielt KPD oder DNVP von Weimar nach den Tabellen des Begleithefts.
opponent = Gegner ({ $side }): { $level }, Stufe { $number } von { $count }. Die anderen: republik levels
thinking-side = { $side } denkt nach …
thinking-hint = Denkt über einen Tipp nach … Strg-C bricht ab.
thinking-hint-seconds = Denkt { $seconds } s über einen Tipp nach … Strg-C bricht ab.
hint-title = Tipp ({ $level }), mit der Gewinnchance ({ $side }):
hint-searched = { $deals } Verteilungen der verdeckten Karten versucht, { $depth ->
    [one] 1 Aktion
   *[other] { $depth } Aktionen
} voraus
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
refusal-foreign-host = der Server kennt diesen Namen nicht als seinen eigenen; wer ihn betreibt, kann ihn mit --address angeben
refusal-not-your-seat = dort sitzt du nicht
refusal-hint-not-here = keine Tipps, wo Menschen gegeneinander spielen
refusal-not-found = das gibt es hier nicht
refusal-wrong-method = diese Methode ist hier nicht erlaubt
refusal-stale = am Tisch ging es seither weiter
refusal-not-over = das Spiel ist noch nicht aus
refusal-seat-taken = dort sitzt schon jemand
refusal-too-many-tables = du hast so viele laufende Spiele, wie ein Gast haben darf
refusal-too-large = die Nachricht ist zu groß
refusal-too-many-requests = zu viele Anfragen, warte ein wenig
refusal-headers-too-large = die Kopfzeilen der Anfrage sind zu groß
refusal-too-slow = die Anfrage kam nicht in der Zeit, die sie dauern darf
refusal-too-many-sockets = du oder andere an deinem Anschluss haben zu viele Tische offen ({ $most }): schließe einen
refusal-table-full = diesem Tisch sehen schon so viele zu, wie zugelassen sind ({ $most })
refusal-too-many-thoughts = du oder andere an deinem Anschluss warten auf zu viele Tipps ({ $most }): versuch es gleich noch einmal
refusal-too-many-analyses = zu viele Analysen für dich oder andere an deinem Anschluss sind noch nicht fertig ({ $most }): warte auf eine davon
refusal-too-many-connections = der Server hat so viele Verbindungen offen, wie er kann
refusal-rules-corrected = die berichtigten Regeln lassen eine Entscheidung dieser Partie nicht mehr zu: Spiel von der letzten gültigen aus weiter
refusal-record-refused = die Aufzeichnung des Spiels lässt sich nicht nachspielen
refusal-values-missing = dieses Spiel wird mit Werten gespielt, die der Server jetzt nicht hat ({ $values })
refusal-no-thinker = der Computerspieler kann gerade nicht nachdenken
refusal-storage = die Datenbank antwortet nicht: es hat sich nichts geändert
refusal-offer-not-now = das lässt sich jetzt nicht anbieten
refusal-offer-pending = die andere Seite hat ein Angebot gemacht: erst antworten
refusal-no-offer = ein solches Angebot gibt es nicht
refusal-chat-full = an diesem Tisch kann nichts mehr gesagt werden
refusal-rated-needs-people = gewertet werden nur Partien zwischen zwei Menschen
refusal-undo-no-time = um das zurückzunehmen, fehlt dir die Zeit
refusal-time-over = deine Zeit ist abgelaufen

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
cli-dataset-players = wer den Westen und wer den Osten spielt, bei Weimar wer SPD und Zentrum und wer KPD und DNVP (greedy greedy)
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
record-outdated = Die Regeln wurden berichtigt, seit diese Partie begann (damals Fassung { $began }, jetzt { $now }): Nach den heutigen Regeln kann sie anders verlaufen, als sie gespielt wurde.
record-refused-part = Nicht mehr zulässig: { $reason }. Verwendet werden die ersten { $good } von { $total } Entscheidungen.
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
error-resume-outdated = der Rest der Datei ginge verloren: Nenne mit --record DATEI eine andere Datei, um von dort weiterzuspielen
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

## Einen Server pflegen
cli-serve-redis = ein Redis, über das mehrere Prozesse an einer Datenbank einander sagen, was geschah, als URL
cli-serve-weimar = ein Ordner mit eigenen Werten für Weimar: neue Tische werden mit ihnen gespielt
cli-serve-open = den Browser öffnen, sobald der Server wartet
cli-server = Die Spiele eines Servers pflegen: sichern, zurückholen, ausgeben, nachziehen.
cli-server-backup = Alles, was in der Datenbank steht, in eine Datei schreiben, auch während der Server läuft.
cli-server-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-server-export = Jedes beendete Spiel in einen Ordner schreiben, je ein Protokoll.
cli-server-patch = Alle laufenden Spiele nach den heutigen Regeln nachspielen und sagen, was sich ändern würde.
cli-server-file = die Datei der Sicherung
cli-server-folder = der Ordner für die Protokolle
cli-server-force = auch wo schon etwas steht: es geht verloren
cli-server-all = auch unbeendete Spiele (nur bei stehendem Server: in diesen Protokollen stehen die Startwerte)
cli-server-apply = es tun: zurücknehmen, was die Regeln nicht mehr zulassen
server-page-not-built = Die Seite ist noch nicht gebaut. „make web“ im Ordner des Projekts baut sie; danach den Server neu starten. Programme finden die Tische trotzdem unter /api.
server-backup-done = { $path }: { $rows } Zeilen aus { $tables } Tabellen, Stand { $revision }.
server-restore-done = { $rows } Zeilen in { $tables } Tabellen sind zurück, vom Stand { $revision }.
server-export-done = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
 } nach { $path } geschrieben.
server-export-seeds = Unbeendete Spiele sind dabei, mit ihren Startwerten: Wer diese Dateien liest, kennt jede kommende Karte.
server-export-refused = { $table }: nicht geschrieben, die Regeln lehnen sein Protokoll ab ({ $reason })
server-patch-count = { $count ->
    [one] Ein laufendes Spiel
   *[other] { $count } laufende Spiele
 } nachgespielt, davon { $changed } verändert.
server-patch-change = { $table }: { $total } Entscheidungen, gut bis { $good }; Entscheidung { $next } ({ $seat }) gilt nicht mehr: { $move } – { $reason }
server-patch-chance = { $table }: { $total } Entscheidungen bleiben, { $added } des Zufalls kommen dazu
server-patch-left = { $table }: bleibt, wie es ist: es wird mit eigenen Werten gespielt, die hier nicht zur Hand sind
server-patch-dry = Nichts ist geändert; --apply tut es. Vorher den Server beenden.
server-patch-applied = Getan. Nichts wurde gelöscht: Was nicht mehr gilt, ist im Verlauf zurückgenommen.
error-server-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-server-driver = diese Art Datenbank braucht { $missing }: pip install republik[postgres]
error-server-redis = das Redis unter { $address } antwortet nicht: { $reason }
error-server-redis-missing = --redis braucht das Paket redis: pip install republik[redis]
error-server-not-empty = in der Datenbank stehen schon { $rows } Zeilen; --force ersetzt sie
error-server-not-a-backup = { $path } ist keine ganze Sicherung eines Servers: { $reason }
error-server-newer = sie stammt von einer neueren Fassung (Stand { $revision })
error-server-no-tables = hier ist keine Datenbank eines Servers
error-server-file-exists = { $path } ist schon da; --force überschreibt
error-server-older = die Datenbank hat eine ältere Form (Stand { $revision }): ein Start des Servers in dieser Fassung bringt sie auf den neuen

## The page: the table

page-skip = Zum Inhalt
page-loading = Einen Augenblick …
page-load-failed = Die Seite konnte nicht geladen werden. Bitte neu laden.
page-prompt = Was zu tun ist
page-looking-back = Rückblick: nach { $at } von { $total } Entscheidungen.
page-move-where = Unruhe aus { $place }: wohin?
page-which = { $place }: was davon?
page-choose-card = { $side }: Wähle eine Karte aus der Auslage oder deiner Hand.
page-waiting-join = Der Platz { $side } ist noch frei. Lade jemanden ein.
page-thinking = { $side } überlegt ({ $level }) …
page-waiting = { $side } ist am Zug: { $name }.
page-guest = Gast
page-reveals = Danach werden verdeckte Karten gezeigt: Der Zug lässt sich nicht mehr zurücknehmen.
page-do-it = Ausführen
page-cancel = Abbrechen
page-back-to-now = Zurück zur Gegenwart
page-rule = Regel { $rule }
page-close = Schließen
page-not-asked = { $name } ist jetzt nicht gefragt. { $prompt }
page-card-first = Wähle zuerst eine Karte.
page-not-your-turn = Du bist gerade nicht am Zug.
page-table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
page-table-title = Tisch: { $game }
page-panels = Karten, Vorschau, Verlauf, Gespräch
page-tab-cards = Karten
page-tab-forecast = Vorschau
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-tab-state = Lage

## The page: learning

page-learn-title = Das Spiel lernen
page-learn-lead = Zwei deutsche Staaten, vier Jahrzehnte, ein Brett. Du musst kein Regelheft gelesen haben: Der Tisch zeigt immer, was möglich ist, und sagt zu allem anderen, warum nicht.
page-learn-lesson = Du spielst den Osten gegen einen schwachen Computer und wirst durch die erste Dekade geführt. Etwa eine Viertelstunde; danach kannst du weiterspielen.
page-learn-start = Erste Dekade beginnen
page-learn-rules = Alle Regeln in unseren Worten, mit den Nummern des Regelhefts. Jede Ablehnung am Tisch führt zu ihrem Abschnitt.
page-learn-read = Regeln lesen
page-learn-cards-title = Die Karten und ihre Geschichte
page-learn-cards = Alle 85 Kartenseiten, jede mit einer kurzen Notiz: was geschah, und warum die Karte so wirkt.
page-learn-look = Karten ansehen
page-rules-title = Die Regeln
page-rules-content = Inhalt der Regeln
page-rules-search = In den Regeln suchen
page-rules-found = { $count } Abschnitte
page-rules-none = Kein Abschnitt enthält das.
lesson-go-on = Jetzt bist du dran: Das blau Umrandete kannst du anklicken.
lesson-rules = Alle Regeln lesen

## Die erste Dekade mit Begleitung

lesson-title = Die erste Dekade, Schritt für Schritt
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Zum Neuesten
lesson-quit = Begleitung beenden
lesson-progress = { $done } von { $total }
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

## Menschen und Benachrichtigungen
cli-serve-public-address = wo der Server zu finden ist, als URL: für die Links in Benachrichtigungen
cli-serve-smtp = der Mailserver für Benachrichtigungen, als smtp://name:passwort@rechner:port oder smtps://…; besser in der Variablen REPUBLIK_SMTP
cli-serve-mail-from = die Absenderadresse dieser Mails (oder die Variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = Webhooks und Push-Nachrichten dürfen auch an diesen Rechner gehen, zum Ausprobieren
error-serve-public-address = „{ $text }“ ist keine Adresse wie https://republik.example.org
error-serve-smtp = --smtp: der Mailserver wird als smtp://name:passwort@rechner:port oder smtps://… angegeben
error-serve-mail-from = --mail-from: Mails brauchen eine Absenderadresse
error-serve-mail-address = --smtp: Mails enthalten Links und brauchen deshalb --address, wo der Server zu finden ist
refusal-bad-name = das kann kein Name sein: 1 bis 40 sichtbare Zeichen, höchstens 4 Zusatzzeichen auf einem Buchstaben
refusal-bad-email = das ist keine E-Mail-Adresse
refusal-no-email-to-confirm = es gibt keine E-Mail-Adresse zu bestätigen
refusal-too-many-mails = es wurden zu viele Links verschickt: versuche es morgen wieder
refusal-bad-webhook = ein Webhook braucht eine https-Adresse
refusal-weak-password = ein Passwort braucht mindestens 8 Zeichen und darf nicht leicht zu erraten sein
refusal-login-refused = Name oder Passwort ist falsch
refusal-members-only = das ist nur für Mitglieder
refusal-name-taken = diesen Namen oder einen, der genauso aussieht, hat schon jemand anderes
refusal-already-member = du bist schon Mitglied
refusal-login-slowed = zu viele Versuche, warte ein wenig
notice-turn-title = Du bist am Zug
notice-turn = Du spielst die { $side } gegen { $opponent }: du bist am Zug.
notice-over-title = Das Spiel ist zu Ende
notice-over = Dein Spiel als { $side } gegen { $opponent } ist zu Ende.
notice-test-title = Ein Test
notice-test = So erfährst du, dass du am Zug bist.
notice-somebody = jemanden
notice-footer = Du bekommst das, weil du über deine Züge benachrichtigt werden wolltest. Ändern kannst du es unter { $address }
confirm-mail-title = Diese Adresse bestätigen
confirm-mail =
    Jemand hat diese Adresse auf { $address } angegeben, um über seine Züge benachrichtigt zu werden.

    Wenn du es warst, bestätige sie hier:

    { $link }

    Wenn nicht, musst du nichts tun: Es kommt nichts mehr.

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
board-flag = Patenland { $place }
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

## The page: cards

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
page-card-decade = Dekade { $decade }
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
page-gallery-title = Karten
page-gallery-search = Suchen: Titel, Nummer, Jahr oder Symbol
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

## The page: forecast, log and decade end

page-forecast-dismantled = DDR −{ $points }
page-forecast-nothing = nichts
page-forecast-space = { $holder } { $marker }
page-forecast-balance = Bilanz { $balance }
page-forecast-lost = −{ $count } Lebensstandard
page-forecast-unrest = +{ $count } Unruhe
page-forecast-attacks = { $count } möglich
page-forecast-attacked = { $count } ausgeführt
page-forecast-ready = { $count } bereit
page-forecast-used = { $count } eingesetzt
page-forecast-socialists = { $change }, { $total } von 12
page-forecast-protests = W { $west } · O { $east }
page-forecast-before = vorher:
page-forecast-due = { $result } · noch { $count }
page-danger-bankruptcy = Der DDR droht der Staatsbankrott
page-danger-triumph = Der Sozialismus würde siegen
page-danger-failure = Der Sozialismus wäre am Ende
page-danger-collapse = Zusammenbruch droht: { $side }
page-log-empty = Noch ist nichts geschehen.
page-log-start = Das Spiel beginnt
page-log-newest = Neuestes
page-log-undo = Bis hier zurücknehmen
page-walk-again = Die zehn Phasen durchgehen
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
page-finish = Das Spiel ist zu Ende
page-finish-won = Du hast gewonnen
page-finish-lost = Du hast verloren
page-finish-decade = Dekade { $decade }
page-finish-wins = { $side } gewinnt
page-finish-nobody = Niemand gewinnt
page-finish-defeat = Niederlage
page-finish-rematch = Revanche
page-finish-offered = Die Revanche ist angeboten; alle am Tisch müssen zustimmen.
page-finish-new-table = Zur Revanche
page-finish-record = Aufzeichnung laden
page-figure-protests = Massenproteste
page-figure-unrest = Unruhe
page-figure-living = Lebensstandard
page-figure-economy = Wirtschaftskraft
page-figure-socialists = Sozialisten im Spiel
page-hint-ask = Tipp
page-hint-level = Wer den Tipp gibt
page-hint-thinking = { $level } denkt nach …

## The page: replay and analysis

page-replay = Nachspielen
page-replay-start = Vor der ersten Karte
page-replay-view = Sicht von
page-replay-open = beide Hände offen
page-replay-public = Zuschauern
page-replay-table = Zum Tisch
page-replay-controls = Steuerung
page-replay-first = Zum Anfang
page-replay-card-back = Eine Karte zurück
page-replay-back = Eine Entscheidung zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Eine Entscheidung weiter
page-replay-card-next = Eine Karte weiter
page-replay-last = Zum Ende
page-replay-speed = Tempo: Entscheidungen in der Sekunde
page-replay-decision = Entscheidung
page-replay-at = { $at } von { $total }
page-analysis = Analyse
page-analysis-title = { $west } (Bundesrepublik) gegen { $east } (DDR)
page-analysis-who = Wer darüber nachdenkt
page-analysis-start = Spiel analysieren
page-analysis-again = Noch einmal analysieren
page-analysis-slow = Das dauert einige Minuten.
page-analysis-running = { $level } denkt über Entscheidung { $done } von { $total } nach …
page-analysis-leave = Du kannst die Seite verlassen; die Analyse geht weiter.
page-analysis-not-over = Ein Spiel wird nach seinem Ende analysiert.
page-analysis-figures = Das Spiel in Zahlen
page-analysis-mark = Wendepunkt: { $side }
page-analysis-keys = Pfeiltasten gehen von Karte zu Karte, Enter öffnet das Nachspielen
page-analysis-table = Als Tabelle
page-analysis-look = Im Nachspiel ansehen

## Die Seite: Startseite, Tische, Leute

page-nav = Seiten
page-nav-play = Spielen
page-nav-lobby = Lobby
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-cards = Karten
page-nav-about = Über
page-menu = Menü
page-language = Sprache
page-turns = { $count ->
    [one] 1 Tisch wartet
   *[other] { $count } Tische warten
 }
page-theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das Gerät
 }
page-theme-legend = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton: { $state ->
    [on] an
   *[off] aus
 }
page-sound-card = Karte
page-sound-block = Klötzchen
page-sound-stamp = Stempel
page-member = Mitglied
page-guest-word = Gast
page-you = du
page-you-named = { $name } (du)
page-offline = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
page-vignette = Das geteilte Deutschland: West und Ost, die Grenze dazwischen und vier Dekaden von 1945 bis 1989
page-home-kicker = Das Brettspiel, am Tisch im Browser
page-home-what = Zwei deutsche Staaten, zwei Spieler, vier Dekaden: Baue die Wirtschaft auf, hebe den Lebensstandard und halte die Leute von der Straße, bis ein Staat zusammenbricht oder die DDR 1989 überstanden hat.
page-home-side = Deine Seite
page-home-west = hat vier Dekaden Zeit zu gewinnen
page-home-east = muss vier Dekaden durchhalten
page-home-level = Stufe des Computers
page-play-now = Jetzt spielen
page-home-ways = Andere Arten zu spielen
page-home-learn = Das Spiel lernen (15 Minuten)
page-home-learn-about = Eine begleitete erste Dekade, ganz ohne Regelheft.
page-home-screen = Zu zweit an diesem Bildschirm
page-home-screen-about = Ihr spielt abwechselnd, ein Vorhang verdeckt die Handkarten.
page-home-link = Mit Freunden anderswo
page-home-link-about = Du bekommst einen Link zum Verschicken. Deine Seite ist die oben gewählte.
page-home-lobby-about = Mit Unbekannten spielen oder zuschauen.
page-home-new-about = Ausgabe, Uhr, Wertung, Zuschauer: alles wählen.
page-home-footer = Eine inoffizielle Ausgabe, frei und quelloffen. Sie ist weder von den Autoren noch vom Verlag gemacht oder geprüft.
page-home-link-word = Zur Startseite
page-my-tables = Deine Tische
page-no-running = Kein Spiel läuft.
page-finished-tables = Beendete Spiele ({ $count })
page-table-over = beendet
page-table-waits = ein Platz ist frei
page-table-same-screen = an einem Bildschirm
page-your-turn = du bist dran
page-their-turn = am Zug: { $side }
page-lesson = Lektion
page-decade = Dekade { $decade }
page-edition-short = Ausgabe { $edition }
page-clock-days-each = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } T { $hours } Std
page-seat-free = freier Platz
page-seat-level = { $level } (Computer)
page-rated-word = gewertet
page-new-title = Neuer Tisch
page-new-opponent = Wer spielt die andere Seite?
page-new-level = Der Computer
page-new-level-about = Es geht sofort los, und Tipps sind erlaubt.
page-new-link = Freunde, per Link
page-new-link-about = Wer deinen Link öffnet, bekommt den freien Platz. Sonst findet niemand den Tisch.
page-new-open = Irgendwer, über die Lobby
page-new-open-about = Der Tisch steht in der Lobby, bis sich jemand setzt; alle dürfen zuschauen.
page-new-screen = Zu zweit an diesem Bildschirm
page-new-screen-about = Ihr spielt hier abwechselnd; ein Vorhang verdeckt die Handkarten.
page-new-more = Weitere Einstellungen
page-new-make = Tisch aufstellen
page-new-begin = Anfangen
page-new-language = Sprache am Tisch
page-new-language-any = egal
page-new-language-about = Für die Gespräche. Das Spiel selbst spricht mit allen in ihrer Sprache.
page-edition = Ausgabe der Regeln
page-edition-about = Sie unterscheiden sich beim Aufbau, bei der Sonderkarte und beim Abwerfen.
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
page-clock-days = Tage
page-clock-days-about = So viele Tage für jeden Zug; wer länger braucht, verliert.
page-clock-days-count = Tage
page-clock-live = Live
page-clock-live-about = Minuten für das ganze Spiel und Sekunden dazu für jede Entscheidung; wer keine Zeit mehr hat, verliert.
page-clock-minutes = Minuten je Seite
page-clock-increment = Sekunden dazu je Entscheidung
page-takeover = Wenn jemand wegbleibt
page-takeover-never = behält er den Platz
page-takeover-days = darf nach { $days } Tagen der Computer weiterspielen
page-takeover-about = Wer sich setzt, ist damit einverstanden.
page-rated = Gewertetes Spiel
page-rated-about = Das Ergebnis ändert die Wertung beider Mitglieder.
page-rated-members = Nur für Mitglieder: eines werden
page-watched = Alle dürfen zuschauen
page-watched-about = Sonst nur, wer einen Link von dir hat.
page-delay = Zuschauer sehen das Spiel um so viele Entscheidungen später
page-delay-about = Verdeckte Karten sehen sie nie; 0 heißt sofort.
page-lobby-open = Tische mit freiem Platz
page-lobby-empty = Gerade wartet niemand. Stelle einen Tisch auf, dann steht er hier für andere.
page-lobby-own = Deine Tische, die auf jemanden warten
page-lobby-watch = Spiele zum Zuschauen
page-lobby-watch-empty = Gerade wird kein offenes Spiel gespielt.
page-sit = Spielen: { $side }
page-join-title = Eine Einladung
page-join-seat = Du bist eingeladen mitzuspielen. Deine Seite: { $side }.
page-join-watch = Du bist eingeladen, bei diesem Spiel zuzuschauen.
page-join-takeover = An diesem Tisch vereinbart: Nach { $days } Tagen Abwesenheit darf der Computer einen Platz übernehmen.
page-join-go = Zum Tisch
page-join-failed = Vielleicht wurde der Link schon benutzt, oder den Tisch gibt es nicht mehr.
page-account-title = Konto
page-account-member = Du bist { $name } und Mitglied.
page-account-guest = Du spielst als Gast: Deine Tische gehören zu diesem Browser. Als Mitglied findest du sie auf jedem Gerät.
page-account-made = Willkommen. Alle deine Tische hast du noch.
page-account-deleted = Das Konto ist gelöscht.
page-name = Dein Name
page-name-label = Der Name, den andere sehen
page-name-about = Bis zu 40 Zeichen.
page-save = Speichern
page-saved = Gespeichert.
page-become = Mitglied werden
page-become-about = Ein Name und ein Passwort, sonst nichts. Du behältst alle deine Tische und darfst gewertete Spiele spielen.
page-become-do = Mitglied werden
page-member-name = Name
page-password = Passwort
page-password-about = Mindestens 8 Zeichen.
page-password-change = Passwort ändern
page-password-old = Das bisherige Passwort
page-password-new = Das neue Passwort
page-password-changed = Geändert. Andere Geräte müssen sich neu anmelden.
page-email = E-Mail
page-email-optional = E-Mail (freiwillig)
page-email-about = Nur um dir zu sagen, dass du dran bist.
page-email-unconfirmed = Noch nicht bestätigt: Benachrichtigungen gehen dorthin, sobald du dem Link in unserer Mail gefolgt bist.
page-email-confirmed = Bestätigt.
page-email-link = Link noch einmal schicken
page-email-link-sent = Der Link ist unterwegs.
page-email-link-failed = Die Mail konnte nicht verschickt werden.
page-email-off = Dieser Server verschickt keine E-Mails.
page-confirm-title = E-Mail-Adresse bestätigen
page-confirm-about = Du bist dem Link aus einer Mail gefolgt. Gehört die Adresse dir?
page-confirm-do = Ja, bestätigen
page-confirm-done = { $email } ist bestätigt.
page-confirm-failed = Der Link wurde schon benutzt, oder es wurde ein neuerer verschickt.
page-login = Anmelden
page-logged-in = Du bist angemeldet.
page-logout = Abmelden
page-logout-about = Dieser Browser wird ein neuer Gast; deine Tische bleiben beim Konto.
page-logged-out = Du bist abgemeldet.
page-delete = Konto löschen
page-delete-about = Dein Name verschwindet von allen Tischen, und laufende Spiele sind für dich verloren. Name, Passwort, E-Mail, Notizen und Wertungen werden gelöscht; beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
page-delete-do = Endgültig löschen
page-delete-guest = Meine Daten löschen
page-delete-guest-about = Dein Name verschwindet von allen Tischen, und laufende Spiele sind für dich verloren. Name, E-Mail und Notizen werden gelöscht; beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
page-delete-chat = Auch löschen, was ich in Gesprächen gesagt habe
page-data-deleted = Alles ist gelöscht.
page-data = Deine Daten
page-data-about = Alles, was hier über dich gespeichert ist, als Datei: deine Angaben, Tische und Entscheidungen, Notizen, Gespräche und Wertungen.
page-data-download = Herunterladen
page-notify = Wenn du dran bist
page-notify-about = Nur solange du nicht am Tisch bist. Eine Nachricht verrät nie Karten oder Züge.
page-notify-browser = Der Browser zeigt eine Nachricht
page-notify-browser-about = Solange ein Tisch in einem anderen Tab offen ist.
page-notify-push = Push-Nachrichten an diesen Browser
page-notify-push-about = Auch wenn die Seite geschlossen ist.
page-notify-email = Schick mir eine E-Mail
page-notify-webhook = Webhook
page-notify-webhook-about = Eine Adresse von Discord, Slack oder dir selbst, die eine Nachricht annimmt.
page-notify-test = Ausprobieren
page-notify-sent = gesendet
page-notify-off = aus
page-notify-failed = fehlgeschlagen
page-notify-blocked = Der Browser erlaubt dieser Seite keine Nachrichten.
page-push-failed = Dieser Browser nimmt keine Push-Nachrichten an: { $reason }
page-way-push = Push
page-way-email = E-Mail
page-way-webhook = Webhook
page-notice-turn = Du bist am Zug. Deine Seite: { $side }.
page-settings-title = Einstellungen und Tasten
page-settings-lead = Dieser Browser merkt sie sich.
page-settings-sound = Töne
page-settings-sound-about = Eine Karte, ein Klötzchen, ein Stempel: trocken und kurz.
page-settings-walk = Dekadenende Phase für Phase durchgehen
page-settings-walk-about = Sonst steht es nur im Protokoll.
page-settings-confirm = Vor Zügen fragen, die verdeckte Karten zeigen
page-settings-confirm-about = Ein solcher Zug lässt sich nicht zurücknehmen.
page-keys = Tasten am Tisch
page-key-tab = weiter zum nächsten Teil: Frage, Karte, Karten, Protokoll
page-key-arrows = auf der Landkarte von Ort zu Ort
page-key-enter = wählen
page-key-escape = einen Schritt zurück
page-key-undo = letzte Entscheidung zurücknehmen
page-key-redo = Zurückgenommenes wieder spielen
page-key-hint = Tipp zeigen oder verbergen
page-ratings-title = Wertungen
page-ratings-about = Eine Liste für jede Seite, aus gewerteten Spielen unter Mitgliedern (Glicko-2). Die Zahl nach ± sagt, wie sicher eine Wertung ist.
page-ratings-mine = Deine Wertungen
page-ratings-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
 }
page-ratings-none-yet = noch kein gewertetes Spiel
page-ratings-place = Platz
page-ratings-name = Name
page-ratings-points = Punkte
page-ratings-games-head = Spiele
page-ratings-empty = Auf dieser Seite hat noch niemand gewertet gespielt.
page-about-what = Republik ist eine digitale Ausgabe des Brettspiels Wir sind das Volk!: gegen den Computer, zu zweit an einem Bildschirm oder mit Leuten anderswo. Schiedsrichter ist der Server: Er nimmt keinen Zug an, den die Regeln nicht erlauben.
page-about-yours = Wem es gehört
page-about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Landkarte, Karten und Symbole sind eigene Zeichnungen, die Regeln stehen in eigenen Worten da.
page-about-publisher = Wir sind das Volk! ist ein Brettspiel von Richard Sivél und Peer Sylvester, erschienen bei histogame. Diese Ausgabe ist inoffiziell: von ihnen weder gemacht noch geprüft noch empfohlen. Wenn dir gefällt, was du hier spielst, kauf die Schachtel.
page-about-privacy-title = Was gespeichert wird
page-about-privacy = Ein Cookie, das sagt, wer du bist, deine Spiele und was du selbst eingibst: Name, E-Mail, Notizen, Gespräche. Nichts wird von fremden Servern geladen, und niemand verfolgt dich.
page-about-thanks = Mit Dank
page-about-map = Die Umrisse der Landkarte sind aus @svg-maps/germany von Victor Cazanave gemacht, nach einer Karte von MapSVG (CC BY 4.0), von uns zusammengefasst, gebogen und vereinfacht, und aus Natural Earth (gemeinfrei) über world-atlas (ISC).
page-about-fonts = Die Schriften sind Archivo und Zilla Slab, beide unter der SIL Open Font License 1.1.
page-about-software = Die Seite ist mit Svelte, Vite und Fluent gemacht, der Server mit Starlette, SQLAlchemy und msgspec.
page-fair-title = Ehrliches Mischen
page-fair-why = Sobald ein Spiel begonnen hat, kann niemand mehr am Mischen etwas ändern, auch der Server nicht, und du kannst es hinterher prüfen:
page-fair-1 = Vor der ersten Karte zieht der Server einen zufälligen Startwert und zeigt dessen Prüfsumme. Einen anderen kann er dann nicht mehr nehmen, ohne dass die Prüfsumme es verrät.
page-fair-2 = Jede Karte, über die der Zufall entscheidet, folgt aus diesem Startwert.
page-fair-3 = Nach dem Ende wird der Startwert gezeigt. Lade die Aufzeichnung herunter; der Befehl republik verify vergleicht Prüfsumme, Startwert und jede Karte:
page-fair-seats = Was an einen Spieler geht, ist nur aus dem gemacht, was er wissen darf; auch Computerspieler sehen deine Hand nicht.
page-not-found = Hier ist nichts
page-not-found-about = Die Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Buchstabe.
page-lost = Die Verbindung ist abgerissen.
page-lost-about = Die Seite versucht es von selbst wieder; was du eingegeben hast, bleibt.
page-lost-now = Jetzt versuchen
page-curtain = Übergabe an: { $side }
page-curtain-about = Der andere schaut jetzt weg: Gleich sind Handkarten zu sehen.
page-curtain-ready = Ich bin bereit
page-curtain-never = Wir sehen einander in die Karten: kein Vorhang an diesem Tisch
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
page-seats = Wer sitzt wo
page-to-act = am Zug
page-protests = { $count ->
    [0] kein Massenprotest
    [one] 1 Massenprotest
   *[other] { $count } Massenproteste
 }
page-here = am Tisch
page-away = nicht da
page-clock-of = Bedenkzeit: { $side }
page-time-low = Die Bedenkzeit wird knapp ({ $side }).
page-watching = Du schaust zu.
page-delayed = Was du siehst, liegt etwas hinter dem Spiel zurück.
page-invite = Per Link einladen
page-invite-label = Link zum Platz { $side }
page-invite-watch = Ein Link für Zuschauer
page-invite-make = Link anlegen
page-invite-withdraw = Links zurückziehen
page-invite-withdraw-about = Alle Links für Zuschauer gelten nicht mehr, und wer über einen kam, muss gehen.
page-invite-withdrawn = Zurückgezogene Links: { $links }. Zuschauer, die gehen mussten: { $watchers }.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-table-about = Über diesen Tisch
page-takeover-fact = Computer darf nach { $days } Tagen übernehmen
page-open-fact = alle dürfen zuschauen
page-corrected-fact = Diese Partie begann unter Fassung { $began } der Regeln; sie wurden seither berichtigt (Fassung { $now }). Manches kann anders stehen, als du es gesehen hast.
page-corrected-refused = Die berichtigten Regeln lassen Entscheidung { $at } dieser Partie nicht mehr zu. Du siehst die Partie bis dorthin.
page-corrected-result = Nach den berichtigten Regeln wäre sie anders ausgegangen.
page-corrected-over = Nach den berichtigten Regeln ist diese Partie zu Ende.
page-corrected-end = Ergebnis annehmen
page-corrected-go-on = Von hier weiterspielen
page-private-fact = privat
page-delay-fact = Zuschauer { $delay } Entscheidungen zurück
page-commitment = Prüfsumme des Startwerts, gezeigt vor der ersten Karte:
page-commitment-about = Der Startwert selbst wird nach dem Ende gezeigt.
page-seed = Der Startwert:
page-seed-verify = Lade die Aufzeichnung herunter und prüfe sie mit
page-controls = Bedienung
page-undo = Zurück
page-redo = Wieder
page-hint = Tipp
page-more = Mehr
page-take-back = Zurück vor meine letzte Karte
page-take-back-ask = Bitten, vor meine letzte Karte zurückzugehen
page-takeover-ask = Computer für die andere Seite weiterspielen lassen
page-takeover-ask-about = { $side } muss zustimmen. Wer länger weg ist als an diesem Tisch vereinbart, wird nicht gefragt.
page-record = Aufzeichnung herunterladen
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-resign = Aufgeben
page-resign-sure = Gibst du wirklich auf?
page-resign-about = Die andere Seite gewinnt sofort.
page-resign-who = Wer gibt auf?
page-play-on = Weiterspielen
page-offer-make = Vorschlagen
page-offer-accept = Annehmen
page-offer-decline = Ablehnen
page-offer-withdraw = Zurückziehen
page-offer-take-back = { $side } bittet, { $back ->
    [one] die letzte Entscheidung
   *[other] die letzten { $back } Entscheidungen
 } zurückzunehmen.
page-offer-take-back-mine = Du hast gebeten, { $back ->
    [one] die letzte Entscheidung
   *[other] die letzten { $back } Entscheidungen
 } zurückzunehmen. Es antwortet: { $other }.
page-offer-rematch = { $side } möchte eine Revanche mit vertauschten Seiten.
page-offer-rematch-mine = Du hast eine Revanche vorgeschlagen.
page-offer-rematch-agreed = { $side } hat eine Revanche vorgeschlagen, und du hast zugestimmt.
page-offer-have-agreed = Zugestimmt: { $sides }.
page-offer-still-to-agree = Es fehlt noch: { $sides }.
page-offer-takeover = { $side } schlägt vor, dass der Computer ({ $level }) für dich weiterspielt.
page-offer-takeover-mine = Du hast vorgeschlagen, dass der Computer ({ $level }) weiterspielt. Es antwortet: { $other }.
page-offer-takeover-other = { $side } schlägt vor, dass der Computer ({ $level }) weiterspielt. Es antwortet: { $other }.
page-chat-and-notes = Gespräch und Notizen
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-removed = gelöscht
page-chat-label = Etwas sagen
page-chat-send = Senden
page-chat-kept = Dein Text bleibt stehen, bis die Verbindung wieder da ist.
page-notes = Notizen
page-notes-about = Nur für dich
page-notes-kept = Gespeichert.
page-notes-writing = Noch nicht gespeichert …
page-notes-saving = Wird gespeichert …
page-notes-failed = Ließ sich nicht speichern; die Seite versucht es wieder.

## The page: the sheet on a phone

page-sheet =
    { $state ->
        [folded] Blatt aufklappen
       *[open] Blatt einklappen
    }
lesson-fold =
    { $state ->
        [folded] Begleitung zeigen
       *[open] Begleitung einklappen
    }

## The page: at the prompt

page-police-too = Du darfst jetzt auch Staatsgewalt einsetzen: Ein Klick auf ein leuchtendes Gebiet entfernt dort eine Unruhe.

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
cli-play-game = welches Spiel: wsdv (Wir sind das Volk!) oder weimar
cli-scenario = Weimar, das Szenario: { $known }
cli-data = Weimar, ein Ordner mit eigenen Werten
cli-party = Weimar, wer { $party } spielt: person (oder me) oder ein Computerspieler ({ $others })
error-scenario = kein Szenario { $name }; bekannt: { $known }
error-solo-seats = in diesem Szenario spielen die Bots KPD und DNVP; --kpd und --dnvp gibt es hier nicht
error-player-seats = { $name } spielt nur { $seats }
error-other-game-option = { $option } gehört nicht zu { $game }
error-data = die Werte im Ordner sind nicht gut: { $reason }

## Weimar: Arena und Gründe der Computerspieler

cli-arena-game = welches Spiel: wsdv (Wir sind das Volk!) oder weimar
cli-arena-scenario = bei Weimar das Szenario
dataset-written-weimar = { $path } geschrieben: { $games } Partien, { $decisions } Entscheidungen.
arena-round = Runde
arena-matches-four = Ergebnisse nach Parteien
arena-matches-four-note = Ergebnisse des ersten Spielers: zusammen mit seinen zwei Parteien, dann der Anteil der Siege mit jeder Partei.
arena-matches-solo = Ergebnisse nach Seiten
arena-matches-solo-note = Ergebnisse des ersten Spielers: beide Seiten zusammen, als Person am Tisch, und wo der andere Spieler dort saß (ein Punkt, wenn die Bots gewinnen).
arena-side-four = Partei
arena-side-solo = Seite
arena-pairs-four-note = Die sechs Spiele eines Paars haben gleiche Karten: Jeder der beiden führt je zwei Parteien auf jede Art einmal. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-pairs-solo-note = Jeder der beiden spielt dieselben Karten allein. Der Unterschied in Elo-Punkten ist der des Ergebnisses.
arena-sides-four = Parteien
arena-sides-solo = Die Person und die Bots
error-arena-sprt-seats = ein sequenzieller Test geht nur bei zwei Plätzen
error-arena-scenario = Szenario { $name } gibt es hier nicht; es gibt { $known }
error-arena-every-seat = { $name } kann nicht jeden Platz spielen und ist darum nichts für die Arena
error-arena-unknown-game = Spiel { $name } gibt es hier nicht; es gibt { $known }
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
page-resign-leaves = Der Computer übernimmt deinen Platz, die anderen spielen weiter.
page-tab-opinion = Meinung
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
