## The page

page-skip = Zum Inhalt
page-loading = Einen Augenblick …
page-load-failed = Die Seite konnte nicht geladen werden. Bitte neu laden.
page-do-it = Ausführen
page-cancel = Abbrechen
page-close = Schließen
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
page-offline = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
page-save = Speichern
page-saved = Gespeichert.
page-not-found = Hier ist nichts
page-not-found-about = Die Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Buchstabe.
page-lost = Die Verbindung ist abgerissen.
page-lost-about = Die Seite versucht es von selbst wieder; was du eingegeben hast, bleibt.
page-lost-now = Jetzt versuchen
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-more = Mehr
page-games = Spiele
page-untranslated = Dieses Spiel spricht deine Sprache noch nicht: Seine Texte sind englisch.

## First page

page-home-kicker = Das Brettspiel, am Tisch im Browser
page-home-side = Deine Seite
page-home-level = Stufe des Computers
page-play-now = Jetzt spielen
page-home-ways = Andere Arten zu spielen
page-home-learn = Das Spiel lernen (15 Minuten)
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

## New table

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

## Lists of tables, joining

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

## Table

page-prompt = Was zu tun ist
page-looking-back = Rückblick: nach { $at } von { $total } Entscheidungen.
page-which = { $place }: was davon?
page-waiting-join = Der Platz { $side } ist noch frei. Lade jemanden ein.
page-thinking = { $side } überlegt ({ $level }) …
page-waiting = { $side } ist am Zug: { $name }.
page-guest = Gast
page-reveals = Danach werden verdeckte Karten gezeigt: Der Zug lässt sich nicht mehr zurücknehmen.
page-back-to-now = Zurück zur Gegenwart
page-rule = Regel { $rule }
page-not-asked = { $name } ist jetzt nicht gefragt. { $prompt }
page-card-first = Wähle zuerst eine Karte.
page-not-your-turn = Du bist gerade nicht am Zug.
page-table-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
page-table-title = Tisch: { $game }
page-tab-cards = Karten
page-tab-forecast = Vorschau
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-tab-state = Lage
page-member = Mitglied
page-guest-word = Gast
page-you = du
page-you-named = { $name } (du)
page-seats = Wer sitzt wo
page-to-act = am Zug
page-here = am Tisch
page-away = nicht da
page-clock-of = Bedenkzeit: { $side }
page-time-low = Die Bedenkzeit wird knapp ({ $side }).
page-watching = Du schaust zu.
page-delayed = Was du siehst, liegt etwas hinter dem Spiel zurück.
page-table-about = Über diesen Tisch
page-own-values = eigene Werte dieses Servers
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
page-sheet =
    { $state ->
        [folded] Blatt aufklappen
       *[open] Blatt einklappen
    }
page-move-where = Von { $place }: wohin?
page-panels = Teile des Tisches
page-tab-seats = Plätze
page-state = Wie es steht

## Table: what can be done

page-hint-ask = Tipp
page-hint-level = Wer den Tipp gibt
page-hint-thinking = { $level } denkt nach …
page-controls = Bedienung
page-undo = Zurück
page-redo = Wieder
page-hint = Tipp
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
page-resign-leaves = Der Computer übernimmt deinen Platz, die anderen spielen weiter.
page-take-back = Zurück vor meine letzte Aktion
page-take-back-ask = Bitten, vor meine letzte Aktion zurückzugehen

## Table: log, forecast, end

page-log-empty = Noch ist nichts geschehen.
page-log-start = Das Spiel beginnt
page-log-newest = Neuestes
page-log-undo = Bis hier zurücknehmen
page-finish = Das Spiel ist zu Ende
page-finish-won = Du hast gewonnen
page-finish-lost = Du hast verloren
page-finish-wins = { $side } gewinnt
page-finish-nobody = Niemand gewinnt
page-finish-defeat = Niederlage
page-finish-rematch = Revanche
page-finish-offered = Die Revanche ist angeboten; alle am Tisch müssen zustimmen.
page-finish-new-table = Zur Revanche
page-finish-record = Aufzeichnung laden
page-forecast-none = Zurzeit ist nichts vorauszusehen.

## Table: several at one screen

page-curtain = Übergabe an: { $side }
page-curtain-about = Der andere schaut jetzt weg: Gleich sind Handkarten zu sehen.
page-curtain-ready = Ich bin bereit
page-curtain-never = Wir sehen einander in die Karten: kein Vorhang an diesem Tisch

## Table: invitations

page-invite = Per Link einladen
page-invite-label = Link zum Platz { $side }
page-invite-watch = Ein Link für Zuschauer
page-invite-make = Link anlegen
page-invite-withdraw = Links zurückziehen
page-invite-withdraw-about = Alle Links für Zuschauer gelten nicht mehr, und wer über einen kam, muss gehen.
page-invite-withdrawn = Zurückgezogene Links: { $links }. Zuschauer, die gehen mussten: { $watchers }.

## Table: chat and notes

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

## Replay

page-replay = Nachspielen
page-replay-view = Sicht von
page-replay-public = Zuschauern
page-replay-table = Zum Tisch
page-replay-controls = Steuerung
page-replay-first = Zum Anfang
page-replay-back = Eine Entscheidung zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Eine Entscheidung weiter
page-replay-last = Zum Ende
page-replay-speed = Tempo: Entscheidungen in der Sekunde
page-replay-decision = Entscheidung
page-replay-at = { $at } von { $total }
page-replay-start = Vor der ersten Entscheidung
page-replay-open = alle Hände offen
page-replay-card-back = Eine Aktion zurück
page-replay-card-next = Eine Aktion weiter

## Analysis

page-analysis = Analyse
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

## Learning, rules, cards

page-learn-title = Ein Spiel lernen
page-learn-lead = Du musst kein Regelheft gelesen haben: Der Tisch zeigt immer, was möglich ist, und sagt zu allem anderen, warum nicht.
page-learn-rules = Alle Regeln in unseren Worten, mit den Nummern des Regelhefts. Jede Ablehnung am Tisch führt zu ihrem Abschnitt.
page-learn-read = Regeln lesen
page-learn-look = Karten ansehen
page-rules-title = Die Regeln
page-rules-content = Inhalt der Regeln
page-rules-search = In den Regeln suchen
page-rules-found = { $count } Abschnitte
page-rules-none = Kein Abschnitt enthält das.
page-learn-plain = Ein angeleitetes Spiel gibt es noch nicht, aber der Tisch zeigt immer, was möglich ist.
page-learn-cards-title = Die Karten
page-gallery-title = Karten
page-gallery-search = Suchen: Titel, Nummer, Jahr oder Symbol

## A lesson

lesson-progress = { $done } von { $total }
lesson-fold =
    { $state ->
        [folded] Begleitung zeigen
       *[open] Begleitung einklappen
    }
lesson-quit = Begleitung beenden
lesson-back = Zurück
lesson-go-on = Jetzt bist du dran: Das blau Umrandete kannst du anklicken.
lesson-rules = Alle Regeln lesen
lesson-next = Weiter
lesson-skip = Zum Neuesten

## Account

page-account-title = Konto
page-account-member = Du bist { $name } und Mitglied.
page-account-guest = Du spielst als Gast: Deine Tische gehören zu diesem Browser. Als Mitglied findest du sie auf jedem Gerät.
page-account-made = Willkommen. Alle deine Tische hast du noch.
page-account-deleted = Das Konto ist gelöscht.
page-name = Dein Name
page-name-label = Der Name, den andere sehen
page-name-about = Bis zu 40 Zeichen.
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

## Notices

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
page-settings-title = Einstellungen und Tasten
page-settings-lead = Dieser Browser merkt sie sich.
page-settings-sound = Töne
page-settings-sound-about = Eine Karte, ein Klötzchen, ein Stempel: trocken und kurz.
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

## Ratings

page-ratings-title = Wertungen
page-ratings-about = Eine Liste für jedes Spiel und jeden Platz, aus gewerteten Spielen unter Mitgliedern (Glicko-2). Die Zahl nach ± sagt, wie sicher eine Wertung ist.
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
page-ratings-empty = Hier hat noch niemand gewertet gespielt.

## About

page-about-what = Republik ist ein Tisch für Brettspiele im Browser: gegen den Computer, an einem Bildschirm oder mit Leuten anderswo. Schiedsrichter ist der Server: Er nimmt keinen Zug an, den die Regeln nicht erlauben.
page-about-yours = Wem es gehört
page-about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Landkarte, Karten und Symbole sind eigene Zeichnungen, die Regeln stehen in eigenen Worten da.
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

## The player aid

page-aid = Spielhilfe
page-aid-of = Spielhilfe: { $game }
page-aid-print = Auf einer Seite drucken
page-help = Hilfe
page-key-help = Spielhilfe und Tasten zeigen
