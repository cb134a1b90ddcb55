## The page

page-skip = Zum Inhalt
page-loading = Wird geladen …
page-load-failed = Die Seite konnte nicht geladen werden. Bitte lade sie neu.
page-do-it = Ausführen
page-cancel = Abbrechen
page-close = Schließen
page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-lobby = Lobby
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-cards = Karten
page-nav-about = Info
page-menu = Menü
page-language = Sprache
page-turns = { $count ->
    [one] Du bist in 1 Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
 }
page-offline = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
page-save = Speichern
page-saved = Gespeichert.
page-not-found = Seite nicht gefunden
page-not-found-about = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
page-missing-else = Was es hier gibt
page-analysis-missing = Für { $game } gibt es noch keine Analyse. Du kannst die Partie aber nachspielen.
page-missing-page =
    { $page ->
        [rules] Für { $game } stehen hier noch keine Regeln.
        [cards] Für { $game } gibt es noch keine Seite mit den Karten.
        [aid] Für { $game } gibt es noch keine Spielhilfe.
       *[other] Diese Seite gibt es für { $game } noch nicht.
    }
page-lost = Verbindung unterbrochen.
page-lost-about = Die Verbindung wird von selbst wiederhergestellt; was du eingegeben hast, bleibt erhalten.
page-lost-now = Jetzt verbinden
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-qr = Als QR-Code zeigen
page-more = Mehr
page-games = Spiele
page-untranslated = Dieses Spiel ist noch nicht in deine Sprache übersetzt und wird auf Englisch gezeigt.
page-board-failed = Der Spielplan dieses Spiels konnte nicht angezeigt werden; der Tisch erscheint deshalb in Worten.
page-board-contract = Der Spielplan dieses Spiels gehört zu einer anderen Version von Republik; der Tisch erscheint deshalb in Worten.

## First page

page-home-kicker = Das Brettspiel im Browser
page-home-side = Deine Seite
page-home-level = Stufe des Computers
page-play-now = Jetzt spielen
page-home-ways = Andere Arten zu spielen
page-home-learn = Das Spiel lernen (15 Minuten)
page-home-screen = Zu zweit an diesem Bildschirm
page-home-screen-about = Ihr spielt abwechselnd; ein Vorhang verdeckt die Handkarten.
page-home-link = Online mit Freunden
page-home-link-about = Du bekommst einen Link zum Verschicken und spielst die oben gewählte Seite.
page-home-lobby-about = An einem offenen Tisch mitspielen oder zuschauen.
page-home-new-about = Alles selbst einstellen: Ausgabe, Uhr, Wertung, Zuschauer.
page-home-footer = Eine inoffizielle Ausgabe, frei und quelloffen. Autoren und Verlag haben sie weder erstellt noch geprüft.
page-home-link-word = Startseite
page-running-tables = Deine Partien
page-more-tables = { $count ->
    [one] 1 weitere Partie
   *[other] { $count } weitere Partien
 }
page-finished-tables = Beendete Partien ({ $count })
page-table-over = beendet
page-table-waits = ein Platz ist frei
page-table-same-screen = an einem Bildschirm
page-your-turn = du bist am Zug
page-their-turn = am Zug: { $side }
page-lesson = Lektion

## New table

page-clock-days-each = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } Tg. { $hours } Std.
page-seat-free = freier Platz
page-seat-level = { $level } (Computer)
page-rated-word = gewertet
page-new-title = Neuer Tisch
page-new-opponent = Wer spielt die andere Seite?
page-new-level = Der Computer
page-new-level-about = Es geht sofort los; Tipps sind erlaubt.
page-new-link = Freunde, per Link
page-new-link-about = Wer deinen Link zuerst öffnet, bekommt den freien Platz. In der Lobby erscheint der Tisch nicht.
page-new-open = Offen für alle (Lobby)
page-new-open-about = Der Tisch steht in der Lobby, bis sich jemand dazusetzt; alle dürfen zuschauen.
page-new-screen = Zu zweit an diesem Bildschirm
page-new-screen-about = Ihr spielt hier abwechselnd; ein Vorhang verdeckt die Handkarten.
page-new-more = Weitere Einstellungen
page-new-make = Tisch eröffnen
page-new-begin = Partie beginnen
page-new-language = Sprache am Tisch
page-new-language-any = egal
page-new-language-about = Für den Chat. Das Spiel selbst erscheint bei allen in der eigenen Sprache.
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-none-about = Kein Zeitlimit.
page-clock-days = Tage
page-clock-days-about = Bedenkzeit in Tagen je Zug; wer länger braucht, verliert.
page-clock-days-count = Tage je Zug
page-clock-live = Live
page-clock-live-about = Minuten für die ganze Partie, dazu Sekunden für jede Entscheidung; wer keine Zeit mehr hat, verliert.
page-clock-minutes = Minuten je Seite
page-clock-increment = Zusätzliche Sekunden je Entscheidung
page-takeover = Wenn jemand wegbleibt
page-takeover-never = bleibt der Platz reserviert
page-takeover-days = darf der Computer nach { $days } Tagen übernehmen
page-takeover-about = Wer mitspielt, ist damit einverstanden.
page-rated = Gewertete Partie
page-rated-about = Das Ergebnis ändert die Wertung beider Mitglieder.
page-rated-members = Nur für Mitglieder: Konto anlegen
page-watched = Alle dürfen zuschauen
page-watched-about = Sonst nur Personen mit einem Link von dir.
page-delay = Verzögerung für Zuschauer, in Entscheidungen
page-delay-about = Zuschauer sehen nie verdeckte Karten; 0 heißt live.

## Lists of tables, joining

page-lobby-open = Tische mit freiem Platz
page-lobby-empty = Gerade wartet niemand. Eröffne einen Tisch, dann erscheint er hier.
page-lobby-meanwhile = Solange du wartest
page-lobby-meanwhile-about = Ein Tisch, den du eröffnest, bleibt offen, während du etwas anderes tust; die Seite sagt dir, wenn sich jemand setzt. Bis dahin kannst du gegen den Computer spielen oder die Lektion machen.
page-lobby-own = Deine Tische, die auf Mitspieler warten
page-lobby-watch = Partien zum Zuschauen
page-lobby-watch-empty = Gerade gibt es keine Partie zum Zuschauen.
page-lobby-ended = Beendete Partien
page-lobby-exhibit = Zwei Computern zuschauen
page-sit = Mitspielen: { $side }
page-join-title = Einladung
page-join-seat = Du bist eingeladen mitzuspielen. Deine Seite: { $side }.
page-join-watch = Du bist eingeladen, bei dieser Partie zuzuschauen.
page-join-takeover = An diesem Tisch gilt: Nach { $days } Tagen ohne Entscheidung darf der Computer einen Platz übernehmen.
page-join-go = Zum Tisch gehen
page-join-failed = Vielleicht wurde der Link schon benutzt, oder den Tisch gibt es nicht mehr.

## Table

page-prompt = Was zu tun ist
page-looking-back = Rückblick: nach { $at } von { $total } Entscheidungen.
page-which = { $place }: Was wählst du?
page-waiting-join = Freier Platz: { $side }.
page-waiting-join-link = Freier Platz: { $side }. Verschicke diesen Link:
page-thinking = Der Computer denkt nach: { $side } ({ $level }) …
page-waiting = Warten auf { $name } ({ $side }).
page-guest = Gast
page-reveals = Das deckt verdeckte Karten auf und lässt sich nicht zurücknehmen.
page-ends-turn = Damit endet dein Zug.
page-confirm = Bestätigen
page-action-ended = Deine Aktion endete von selbst: Mehr war nicht möglich.
page-back-to-now = Zurück zur Partie
page-walk-back = Zurück
page-walk-close = Zurück zum Tisch
page-rule = Regel { $rule }
page-not-asked = { $name } ist jetzt nicht wählbar. { $prompt }
page-card-first = Wähle zuerst eine Karte.
page-not-your-turn = Du bist gerade nicht am Zug.
page-table-gone = Diesen Tisch gibt es nicht, oder du hast keinen Zugang zu ihm.
page-table-missing = Tisch nicht gefunden
page-table-title = Tisch: { $game }
page-tab-cards = Karten
page-tab-forecast = Vorschau
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-state = Lage
page-member = Mitglied
page-guest-word = Gast
page-you = du
page-you-named = { $name } (du)
page-seats = Plätze
page-to-act = am Zug
page-here = am Tisch
page-away = nicht da
page-clock-of = Bedenkzeit: { $side }
page-time-low = Die Bedenkzeit wird knapp ({ $side }).
page-watching = Du schaust bei dieser Partie zu.
page-delayed = Du siehst die Partie mit Verzögerung.
page-table-about = Über diesen Tisch
page-own-values = eigene Werte dieses Servers
page-takeover-fact = Computer darf nach { $days } Tagen übernehmen
page-open-fact = alle dürfen zuschauen
page-corrected-fact = Diese Partie begann unter Fassung { $began } der Regeln; seither wurden sie berichtigt (Fassung { $now }). Die Stellung kann von der abweichen, die du gesehen hast.
page-corrected-refused = Die berichtigten Regeln lassen Entscheidung { $at } dieser Partie nicht mehr zu. Gezeigt wird die Partie bis dorthin.
page-corrected-result = Nach den berichtigten Regeln wäre sie anders ausgegangen.
page-corrected-over = Nach den berichtigten Regeln ist diese Partie zu Ende.
page-corrected-end = Ergebnis annehmen
page-corrected-go-on = Von hier weiterspielen
page-private-fact = privat
page-delay-fact = Zuschauer sehen alles { $delay } Entscheidungen später
page-commitment = Prüfsumme des Startwerts, veröffentlicht vor der ersten Karte:
page-commitment-about = Der Startwert selbst wird nach der Partie offengelegt.
page-prepared-first = Das ist deine erste Partie hier. Ihre Karten sind für einen ruhigen Beginn ausgesucht und folgen keinem zufälligen Startwert.
page-prepared-lesson = Die Karten einer Lektion sind immer dieselben.
page-seed = Startwert:
page-seed-verify = Lade das Protokoll herunter und prüfe es mit
page-sheet =
    { $state ->
        [folded] Bereich einblenden
       *[open] Bereich ausblenden
    }
page-move-where = Von { $place }: Wähle das Ziel.
page-panels = Bereiche
page-tab-seats = Plätze
page-state = Stand der Partie

## Table: what can be done

page-hint-ask = Tipp
page-hint-level = Tipp von
page-hint-thinking = { $level } denkt nach …
page-hint-again = Noch einmal klicken, um das zu spielen
page-controls = Bedienung
page-undo = Rückgängig
page-undo-turn = letzte Aktion
page-redo = Wiederholen
page-hint = Tipp
page-takeover-ask = Computer für die andere Seite einsetzen
page-takeover-ask-about = Zustimmen muss: { $side }, es sei denn, der Platz ist schon länger verlassen, als an diesem Tisch vereinbart.
page-record = Protokoll herunterladen
page-rematch = Revanche
page-rematch-go = Zur Revanche gehen
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-resign-about = Die andere Seite gewinnt sofort.
page-resign-who = Wer gibt auf?
page-resign-not = Weiterspielen
page-play-on = Von hier weiterspielen
page-offer-make = Vorschlagen
page-offer-accept = Annehmen
page-offer-decline = Ablehnen
page-offer-withdraw = Zurückziehen
page-offer-take-back = { $side }: Bitte um Rücknahme { $back ->
    [one] der letzten Entscheidung
   *[other] der letzten { $back } Entscheidungen
}.
page-offer-take-back-mine = Du möchtest { $back ->
    [one] die letzte Entscheidung
   *[other] die letzten { $back } Entscheidungen
 } zurücknehmen. Zustimmen muss: { $other }.
page-offer-rematch = { $side }: Vorschlag einer Revanche mit vertauschten Seiten.
page-offer-rematch-mine = Du hast eine Revanche vorgeschlagen.
page-offer-rematch-agreed = { $side }: Vorschlag einer Revanche, und du hast zugestimmt.
page-offer-have-agreed = Zugestimmt: { $sides }.
page-offer-still-to-agree = Antwort steht noch aus: { $sides }.
page-offer-takeover = { $side }: Vorschlag, dass der Computer ({ $level }) für dich weiterspielt.
page-offer-takeover-mine = Du hast vorgeschlagen, dass der Computer ({ $level }) diesen Platz übernimmt: { $other }. Wer dort sitzt, muss zustimmen.
page-offer-takeover-other = { $side }: Vorschlag, dass der Computer ({ $level }) diesen Platz übernimmt: { $other }. Wer dort sitzt, muss zustimmen.
page-resign-leaves = Der Computer übernimmt deinen Platz, die anderen spielen weiter.
page-take-back = Meine letzte Aktion zurücknehmen
page-take-back-ask = Um Rücknahme meiner letzten Aktion bitten

## Table: log, forecast, end

page-log-empty = Noch ist nichts geschehen.
page-log-start = Beginn der Partie
page-log-newest = Neuestes
page-log-undo = Bis hier zurücknehmen
page-scene = Was die anderen getan haben
page-scene-skip = Überspringen
page-scene-now = { $what } – { $touch ->
    [yes] tippe, um fortzufahren
   *[no] Klick oder Leertaste, um fortzufahren
}
page-scene-again = Noch einmal zeigen
page-scene-since = Seit deinem letzten Zug: { $what }
page-scene-so-far = Bisher: { $what }
page-scene-last = Letzter Zug: { $what }
page-scene-changed = Geändert: { $what }
page-finish = Die Partie ist zu Ende
page-finish-won = Du hast gewonnen
page-finish-lost = Du hast verloren
page-finish-wins = Sieg: { $side }
page-finish-nobody = Niemand gewinnt
page-finish-defeat = Niederlage
page-finish-rematch = Revanche
page-finish-offered = Du hast eine Revanche vorgeschlagen; alle am Tisch müssen zustimmen.
page-finish-new-table = Zur Revanche gehen
page-finish-record = Protokoll herunterladen
page-front = Titelseite
page-front-waiting = Die Titelseite wird gedruckt …
page-front-format = Format
page-front-a4 = A4
page-front-card = Karte
page-front-png = PNG
page-front-svg = SVG
page-front-enlarge = Titelseite vergrößern
page-front-alt = Die Titelseite: { $headline }
page-front-link = Link zu dieser Partie
page-front-private = Dieser Tisch ist privat: Seinen Link kann nur öffnen, wer hier saß oder zuschaute. Verschicke stattdessen das Bild.
page-forecast-none = Im Moment gibt es keine Vorschau.

## Table: several at one screen

page-curtain = Übergabe an: { $side }
page-curtain-about = Alle anderen schauen jetzt weg: Gleich sind Handkarten zu sehen.
page-curtain-ready = Ich bin bereit
page-curtain-never = Wir spielen mit offenen Handkarten: kein Vorhang an diesem Tisch

## Table: invitations

page-invite = Per Link einladen
page-invite-label = Einladungslink: { $side }
page-invite-watch = Link für Zuschauer
page-invite-make = Link erstellen
page-invite-withdraw = Links widerrufen
page-invite-withdraw-about = Alle Zuschauerlinks werden ungültig, und wer über einen davon gekommen ist, muss den Tisch verlassen.
page-invite-withdrawn = Widerrufene Links: { $links }. Entfernte Zuschauer: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat und Notizen
page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-removed = Nachricht gelöscht
page-chat-label = Nachricht schreiben
page-chat-send = Senden
page-chat-kept = Deine Nachricht bleibt stehen, bis die Verbindung wieder da ist.
page-notes = Notizen
page-notes-about = Nur du siehst diese Notizen
page-notes-kept = Gespeichert.
page-notes-writing = Noch nicht gespeichert …
page-notes-saving = Wird gespeichert …
page-notes-failed = Speichern fehlgeschlagen; neuer Versuch folgt.

## Replay

page-replay = Nachspielen
page-replay-view = Sicht
page-replay-public = Zuschauer
page-replay-table = Zurück zum Tisch
page-replay-controls = Wiedergabe
page-replay-first = Zum Anfang
page-replay-back = Vorige Entscheidung
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Nächste Entscheidung
page-replay-last = Zum Ende
page-replay-speed = Tempo (Entscheidungen pro Sekunde)
page-replay-decision = Entscheidung
page-replay-at = { $at } von { $total }
page-replay-start = Vor der ersten Entscheidung
page-replay-open = Alle Handkarten offen
page-replay-card-back = Vorige Aktion
page-replay-card-next = Nächste Aktion

## Analysis

page-analysis = Analyse
page-analysis-who = Analyse durch
page-analysis-start = Partie analysieren
page-analysis-again = Erneut analysieren
page-analysis-slow = Das dauert einige Minuten.
page-analysis-running = { $level } analysiert Entscheidung { $done } von { $total } …
page-analysis-leave = Du kannst diese Seite verlassen; die Analyse läuft weiter.
page-analysis-not-over = Eine Partie lässt sich analysieren, sobald sie zu Ende ist.
page-analysis-figures = Die Partie in Zahlen
page-analysis-keys = Pfeiltasten: von Karte zu Karte; Enter: nachspielen
page-analysis-table = Als Tabelle zeigen
page-analysis-look = Von hier nachspielen

## Learning, rules, cards

page-learn-title = Ein Spiel lernen
page-learn-lead = Du brauchst vorher kein Regelheft zu lesen: Der Tisch zeigt immer, was du tun kannst, und sagt, warum etwas nicht erlaubt ist.
page-learn-rules = Alle Regeln in unseren Worten, mit Bildern und Beispielen. Ist ein Zug nicht erlaubt, führt die Begründung zum passenden Abschnitt.
page-learn-read = Regeln lesen
page-learn-look = Karten ansehen
page-rules-title = Die Regeln
page-rules-content = Inhalt
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
    [one] 1 Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
 }
page-rules-none = Kein Abschnitt gefunden.
page-learn-plain = Eine Lektion gibt es noch nicht, aber der Tisch zeigt immer, was du tun kannst.
page-learn-cards-title = Die Karten
page-gallery-title = Karten
page-gallery-search = Suche nach Titel, Nummer, Jahr oder Symbol
lesson-chapter = Kapitel { $number } von { $count }

## A lesson

lesson-fold =
    { $state ->
        [folded] Begleitung einblenden
       *[open] Begleitung ausblenden
    }
lesson-quit = Lektion beenden
lesson-back = Zurück
lesson-go-on = Du bist am Zug: Klicke auf etwas, das blau leuchtet, auf dem Plan oder bei den Karten.
lesson-wait = Die andere Seite ist am Zug. Schau zu, was sie tut.
lesson-got-it = Verstanden
lesson-rules = Alle Regeln lesen
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-new-game = Neue Partie, Stufe { $level }
lesson-watch = Zuschauen
lesson-later = Ungelesen ({ $count })

## Account

page-account-title = Konto
page-account-member = Du bist als { $name } angemeldet.
page-account-guest = Du spielst als Gast: Deine Tische gehören zu diesem Browser. Mit einem Konto findest du sie auf jedem Gerät.
page-account-made = Willkommen! Deine Tische gehören jetzt zu deinem Konto.
page-account-deleted = Dein Konto ist gelöscht.
page-name = Dein Name
page-name-label = Name, den andere sehen
page-name-about = Bis zu 40 Zeichen.
page-become = Konto anlegen
page-become-about = Ein Name und ein Passwort genügen. Du behältst alle deine Tische und kannst gewertete Partien spielen.
page-become-do = Konto anlegen
page-member-name = Name
page-password = Passwort
page-password-about = Mindestens 8 Zeichen.
page-password-change = Passwort ändern
page-password-old = Aktuelles Passwort
page-password-new = Neues Passwort
page-password-changed = Passwort geändert. Auf anderen Geräten musst du dich neu anmelden.
page-email = E-Mail
page-email-optional = E-Mail (freiwillig)
page-email-about = Nur für die Nachricht, dass du am Zug bist.
page-email-unconfirmed = Noch nicht bestätigt: Benachrichtigungen gehen dorthin, sobald du auf den Link in unserer E-Mail geklickt hast.
page-email-confirmed = Bestätigt.
page-email-link = Link erneut senden
page-email-link-sent = Der Link ist unterwegs.
page-email-link-failed = Die E-Mail konnte nicht gesendet werden.
page-email-off = Dieser Server verschickt keine E-Mails.
page-confirm-title = Bestätige deine E-Mail-Adresse
page-confirm-about = Du hast auf einen Link in unserer E-Mail geklickt. Gehört die Adresse dir?
page-confirm-do = Ja, bestätigen
page-confirm-done = { $email } ist bestätigt.
page-confirm-failed = Der Link wurde schon benutzt, oder es wurde ein neuerer gesendet.
page-login = Anmelden
page-logged-in = Du bist angemeldet.
page-logout = Abmelden
page-logout-about = In diesem Browser wirst du ein neuer Gast; deine Tische bleiben in deinem Konto.
page-logged-out = Du bist abgemeldet.
page-delete = Konto löschen
page-delete-about = Dein Name verschwindet von allen Tischen, und deine laufenden Partien sind verloren. Name, Passwort, E-Mail-Adresse, Notizen und Wertungen werden gelöscht; beendete Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
page-delete-do = Endgültig löschen
page-delete-guest = Meine Daten löschen
page-delete-guest-about = Dein Name verschwindet von allen Tischen, und deine laufenden Partien sind verloren. Name, E-Mail-Adresse und Notizen werden gelöscht; beendete Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
page-delete-chat = Auch meine Chatnachrichten löschen
page-data-deleted = Deine Daten sind gelöscht.
page-data = Deine Daten
page-data-about = Alles, was hier über dich gespeichert ist, als eine Datei: deine Einstellungen, Tische und Entscheidungen, Notizen, Chatnachrichten und Wertungen.
page-data-download = Herunterladen

## Notices

page-notify = Benachrichtigungen
page-notify-about = Nur wenn du am Zug, aber nicht am Tisch bist. Eine Benachrichtigung verrät nie Karten oder Züge.
page-notify-browser = Benachrichtigungen im Browser
page-notify-browser-about = Solange ein Tisch in einem anderen Tab offen ist.
page-notify-push = Push-Nachrichten an diesen Browser
page-notify-push-about = Auch wenn die Seite geschlossen ist.
page-notify-email = Benachrichtigungen per E-Mail
page-notify-webhook = Webhook
page-notify-webhook-about = Eine Adresse, die Nachrichten annimmt, bei Discord, bei Slack oder auf deinem eigenen Server.
page-notify-test = Test senden
page-notify-sent = gesendet
page-notify-sending = unterwegs
page-notify-off = aus
page-notify-failed = fehlgeschlagen
page-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite.
page-push-failed = Push-Nachrichten funktionieren in diesem Browser nicht: { $reason }
page-way-push = Push
page-way-email = E-Mail
page-way-webhook = Webhook
page-notice-turn = Du bist am Zug. Deine Seite: { $side }.

## Settings

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
page-settings-title = Einstellungen und Tastenkürzel
page-settings-lead = Gespeichert in diesem Browser und, wenn du angemeldet bist, in deinem Konto.
page-settings-sound = Töne
page-settings-sound-about = Kurz und trocken: eine Karte, ein Klötzchen, ein Stempel.
page-settings-confirm = Vor Zügen fragen, die verdeckte Karten aufdecken
page-settings-confirm-about = Ein solcher Zug lässt sich nicht zurücknehmen.
page-settings-turns = Die Entscheidung bestätigen, die meinen Zug beendet
page-settings-turns-auto = In gewerteten und Live-Partien
page-settings-turns-always = Immer
page-settings-turns-never = Nie
page-settings-turns-about = Sie wird erst abgeschickt, wenn du sie bestätigst; deine Uhr läuft weiter.
page-settings-pace = Tempo der Züge der anderen
page-settings-pace-about = Die Züge der anderen laufen Schritt für Schritt ab. Ein Klick auf den Spielplan oder die Leertaste überspringt sie.
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-none = Aus
page-keys = Tastenkürzel am Tisch
page-key-tab = nächster Bereich: Frage, Spielplan, Karten, Verlauf
page-key-arrows = auf dem Spielplan von Ort zu Ort
page-key-enter = wählen
page-key-cards = eine spielbare Karte öffnen
page-key-uses = Nutzung der offenen Karte: bauen (B), Lebensstandard (L), Unruhe (U), Ereignis (E)
page-key-escape = einen Schritt zurück
page-key-space = Leertaste
page-key-skip = Züge der anderen überspringen
page-key-ctrl = Strg
page-key-undo = letzte Entscheidung rückgängig machen, gegen den Computer auch die letzte Aktion
page-key-redo = rückgängig gemachte Entscheidung wiederholen
page-key-hint = Tipp ein- oder ausblenden

## Ratings

page-ratings-title = Wertungen
page-ratings-about = Eine Rangliste je Spiel und Platz, aus gewerteten Partien unter Mitgliedern (Glicko-2). Die Zahl nach ± sagt, wie sicher eine Wertung ist.
page-ratings-how = Für eine Wertung brauchst du ein Konto; beim Eröffnen eines Tisches wählst du dann „Gewertete Partie“.
page-ratings-mine = Deine Wertungen
page-ratings-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }
page-ratings-none-yet = noch keine gewertete Partie
page-ratings-place = Rang
page-ratings-name = Name
page-ratings-points = Wertung
page-ratings-games-head = Partien
page-ratings-empty = Hier hat noch niemand eine gewertete Partie gespielt.

## About

page-about-what = Mit Republik spielst du Brettspiele im Browser: gegen den Computer, zu zweit an einem Bildschirm oder online. Schiedsrichter ist der Server: Er nimmt nur Züge an, die die Regeln erlauben.
page-about-yours = Rechte und Lizenz
page-about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Landkarte, Karten und Symbole haben wir selbst gezeichnet, die Regeln in eigenen Worten erklärt.
page-about-privacy-title = Was wir speichern
page-about-privacy = Wir speichern deine Partien, was du selbst eingibst (Name, E-Mail-Adresse, Notizen und Chatnachrichten), und ein Cookie, an dem wir dich erkennen. Nichts wird von fremden Servern geladen, und es gibt keine Tracker.
page-about-thanks = Danksagung
page-about-map = Die Umrisse der Landkarte beruhen auf @svg-maps/germany von Victor Cazanave nach einer Karte von MapSVG (CC BY 4.0), von uns zusammengefasst, verzerrt und vereinfacht, und auf Natural Earth (gemeinfrei) über world-atlas (ISC).
page-about-fonts = Die Schriften sind Archivo und Zilla Slab, beide unter der SIL Open Font License 1.1.
page-about-software = Die Seite ist mit Svelte, Vite und Fluent gebaut, der Server mit Starlette, SQLAlchemy und msgspec.
page-about-licences = Lizenzen der verwendeten Software
page-fair-title = Nachprüfbar faires Mischen
page-fair-why = Sobald eine Partie begonnen hat, kann niemand mehr am Mischen etwas ändern, auch der Server nicht, und du kannst es hinterher prüfen:
page-fair-1 = Vor der ersten Karte zieht der Server einen zufälligen Startwert und veröffentlicht dessen Prüfsumme. Danach kann er keinen anderen mehr nehmen, ohne dass die Prüfsumme es verrät.
page-fair-2 = Alles, worüber der Zufall entscheidet, folgt aus diesem Startwert.
page-fair-3 = Nach der Partie wird der Startwert offengelegt. Lade das Protokoll herunter; der Befehl republik verify prüft Prüfsumme, Startwert und jede Karte:
page-fair-seats = Jeder Seite wird nur gesendet, was sie wissen darf; auch der Computer sieht deine Handkarten nicht.
page-fair-first = Zwei Arten von Partien haben keinen zufälligen Startwert: Lektionen und deine erste Partie gegen den Computer. Ihre Karten kommen aus einer kurzen öffentlichen Liste, damit du die Regeln in einer guten Reihenfolge kennenlernst. In den Angaben zum Tisch steht es dabei.
page-fair-continued = Eine Partie, die eine beendete fortsetzt, beginnt mit der für alle sichtbaren Stellung. Was darin verdeckt ist, wird mit einem neuen Startwert neu verteilt; republik verify prüft jede Karte, die danach gezogen wird.
page-aid = Spielhilfe
page-aid-of = Spielhilfe: { $game }
page-aid-print = Auf einer Seite drucken
page-help = Hilfe
page-key-help = Spielhilfe und Tasten zeigen

## Profiles

page-profile-title = Partien und Ergebnisse
page-profile-mine = Deine Partien und Ergebnisse
page-profile-since = Mitglied seit { $date }
page-profile-guest = Du spielst als Gast. Mit einem Konto hast du deine Partien auf jedem Gerät.
page-profile-results = Ergebnisse
page-profile-none = Noch keine beendete Partie.
page-profile-curve = { $count ->
    [one] Wertung nach 1 Partie: von { $first } auf { $last }
   *[other] Wertung über { $count } Partien: von { $first } auf { $last }
}
page-people = Menschen
page-score-won = Gewonnen
page-score-lost = Verloren
page-score-drawn = Unentschieden
page-score-share = Siegquote
page-filter-game = Spiel
page-filter-seat = Seite
page-filter-opponent = Gegner
page-filter-score = Ergebnis
page-filter-all = Alle
page-history-title = Beendete Partien
page-history-filters = Partien filtern
page-history-none = Keine Partie passt zu diesen Filtern.
page-history-more = Mehr anzeigen
page-table-won = Sieg: { $side }
page-spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
page-side-random = Zufällige Seite
page-copy-moment = Link zu diesem Moment kopieren
page-link-private = nur für alle, die hier gespielt oder zugeschaut haben
page-link-here = nur in diesem Browser
page-copy-move = Zug kopieren
page-play-on-about = Eine neue Partie ab dieser Stellung. Verdeckte Karten werden neu verteilt.
page-local-title = Alles in diesem Browser
page-local-about = Partien, Computerspieler und alles, was du speicherst, bleiben auf deinem eigenen Gerät; nichts wird irgendwohin gesendet. Deshalb ist kein Geheimnis sicher vor dem, der die Entwicklerwerkzeuge öffnet. Der Computer entscheidet trotzdem nur nach dem, was seine Seite wissen darf.
page-local-loading = Der Tisch wird geladen …
page-local-failed = Der Tisch konnte nicht geladen werden. Lade die Seite neu; sie braucht einen aktuellen Browser mit WebAssembly.
page-local-stopped = Der Tisch ist stehen geblieben und wird neu geladen. Nichts, was entschieden wurde, ist verloren.
page-local-forgets = Dieser Browser bewahrt keine Partien auf: Sie gehen verloren, wenn du die Seite schließt. Speichere sie als Dateien.
page-local-kept = Diese Seite funktioniert jetzt auch ohne Netz.
page-local-install = Als App installieren
page-local-update = Eine neue Version ist bereit.
page-local-update-now = Laden
page-local-levels = Länger nachdenken geht nur mit einem Server: { $levels }.
page-file-open = Partie aus einer Datei öffnen
page-file-open-about = Ein Protokoll oder eine Austauschdatei: weiterspielen, ansehen, analysieren
page-file-too-large = Diese Datei ist zu groß für eine Partie: Höchstens { $most } kB lassen sich öffnen.
page-file-save = Als Datei speichern
page-file-exchange = Für andere Programme speichern
page-play-offline = Offline spielen
page-play-offline-about = Derselbe Tisch allein in deinem Browser; einmal geöffnet, braucht er kein Netz
page-lost-offline = Inzwischen offline spielen
