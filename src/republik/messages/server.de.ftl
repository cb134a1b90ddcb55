## Requests

refusal-bad-request = die Anfrage ist nicht verständlich
refusal-unknown-move = einen solchen Zug gibt es nicht
refusal-no-such-table-options = dieses Spiel, diese Ausgabe, diesen Platz oder diese Stufe gibt es nicht
refusal-foreign-origin = die Anfrage kommt von einer fremden Website
refusal-foreign-host = der Server kennt diesen Hostnamen nicht; wer ihn betreibt, kann ihn mit --address angeben
refusal-not-found = nicht gefunden
refusal-wrong-method = diese Adresse nimmt die Methode nicht an
refusal-stale = die Partie ist inzwischen weitergegangen; lade die Seite neu
refusal-too-large = die Anfrage ist zu groß
refusal-too-many-requests = zu viele Anfragen; warte ein wenig
refusal-headers-too-large = die Kopfzeilen der Anfrage sind zu groß
refusal-too-slow = die Anfrage brauchte zu lange
refusal-too-many-sockets = du oder andere an deinem Internetanschluss haben schon zu viele Tische offen (höchstens { $most } zugleich): Schließe einen
refusal-too-many-connections = der Server hat keine Verbindung mehr frei; versuche es später noch einmal
refusal-storage = die Datenbank antwortet nicht: Es wurde nichts geändert
refusal-browser-storage = dieser Browser konnte das nicht aufbewahren, vielleicht ist sein Speicher voll: Es wurde nichts geändert
refusal-unexpected = im Programm ist etwas schiefgegangen; lade die Seite neu und versuche es noch einmal
refusal-nul-character = Text mit dem Zeichen NUL kann nicht gespeichert werden

## Tables

refusal-not-your-seat = das ist nicht dein Platz
refusal-hint-not-here = in Partien zwischen Menschen gibt es keine Tipps
refusal-hint-nobody = hier kann kein Computerspieler Tipps geben
refusal-not-over = die Partie ist noch nicht zu Ende
refusal-seat-taken = auf diesem Platz sitzt schon jemand
refusal-too-many-tables = du hast schon so viele laufende Partien, wie erlaubt sind: Beende zuerst eine
refusal-too-many-open-tables = du hast schon { $most } offene Tische mit freiem Platz; warte, bis sich jemand dazusetzt
refusal-too-many-open-tables-nearby = an deinem Internetanschluss gibt es schon { $most } offene Tische mit freiem Platz; warte, bis sich jemand dazusetzt
refusal-too-many-files = heute sind schon zu viele Partien aus Dateien geöffnet worden; versuche es später wieder
refusal-too-many-invitations = heute sind schon zu viele Links erstellt worden; versuche es später wieder
refusal-table-full = dieser Tisch hat so viele Zuschauer, wie zugelassen sind ({ $most })
refusal-too-many-thoughts = du oder andere an deinem Internetanschluss warten schon auf zu viele Tipps (höchstens { $most } zugleich): Versuche es gleich noch einmal
refusal-too-many-waiting-files = von dir oder anderen an deinem Internetanschluss warten schon zu viele Dateien darauf, geöffnet zu werden (höchstens { $most } zugleich): Versuche es gleich noch einmal
refusal-too-many-analyses = für dich oder andere an deinem Internetanschluss laufen schon zu viele Analysen (höchstens { $most } zugleich): Warte, bis eine fertig ist
refusal-rules-corrected = die berichtigten Regeln lassen eine Entscheidung dieser Partie nicht zu: Spiele von der letzten gültigen aus weiter
refusal-record-refused = das Protokoll dieser Partie lässt sich nicht nachspielen
refusal-values-missing = diese Partie wird mit Werten gespielt, die der Server gerade nicht hat ({ $values })
refusal-no-thinker = der Computer kann gerade nicht spielen; versuche es noch einmal
refusal-offer-not-now = das lässt sich jetzt nicht vorschlagen
refusal-offer-pending = die andere Seite hat etwas vorgeschlagen: Antworte zuerst darauf
refusal-no-offer = einen solchen Vorschlag gibt es nicht
refusal-offer-changed = inzwischen gilt ein anderer Vorschlag; lies ihn, bevor du antwortest
refusal-chat-full = der Chat an diesem Tisch ist voll
refusal-rated-needs-people = gewertet werden nur Partien zwischen zwei Menschen
refusal-undo-no-time = um das zurückzunehmen, reicht deine Bedenkzeit nicht
refusal-time-over = deine Bedenkzeit ist abgelaufen

## People

refusal-bad-name = dieser Name ist nicht erlaubt: 1 bis 40 sichtbare Zeichen, höchstens 4 Akzente je Buchstabe
refusal-bad-email = das ist keine E-Mail-Adresse
refusal-no-email-to-confirm = es gibt keine E-Mail-Adresse zu bestätigen
refusal-too-many-mails = es wurden zu viele Bestätigungslinks verschickt: Versuche es morgen wieder
refusal-bad-webhook = ein Webhook braucht eine https-Adresse
refusal-weak-password = ein Passwort braucht mindestens 8 Zeichen und darf nicht leicht zu erraten sein
refusal-login-refused = Name oder Passwort ist falsch
refusal-members-only = das ist nur für Mitglieder: Lege zuerst ein Konto an
refusal-name-taken = diesen Namen, oder einen, der genauso aussieht, gibt es schon
refusal-already-member = du hast schon ein Konto
refusal-login-slowed = zu viele Versuche; warte ein wenig

## Notices and mails

notice-turn-title = Du bist am Zug
notice-turn = Du bist am Zug gegen { $opponent }. Deine Seite: { $side }.
notice-over-title = Die Partie ist zu Ende
notice-over = Deine Partie gegen { $opponent } ist zu Ende. Deine Seite: { $side }.
notice-test-title = Test
notice-test = So sieht die Benachrichtigung aus, wenn du am Zug bist.
notice-somebody = jemanden
notice-footer = Du bekommst diese Nachricht, weil du über deine Züge benachrichtigt werden wolltest. Ändern kannst du das unter { $address }
confirm-mail-title = Bestätige deine E-Mail-Adresse
confirm-mail =
    Jemand hat diese Adresse auf { $address } angegeben, um über eigene Züge benachrichtigt zu werden.

    Wenn du das warst, bestätige sie hier:

    { $link }

    Wenn nicht, musst du nichts tun: Wir schreiben dir nicht wieder.

## Vorschau von Links

og-home = Deutsche Geschichte am Spieltisch
og-site = Brettspiele im Browser: gegen den Computer, zu zweit an einem Bildschirm oder mit Leuten anderswo.
og-game = { $game }
og-play = Einladung zu einer Partie { $game }
og-play-text = Dein Platz: { $seat }. Öffne den Link und setz dich dazu, ganz ohne Konto.
og-watch = Einladung zum Zuschauen: { $game }
og-watch-text = Öffne den Link und verfolge die Partie.
refusal-needs-server = dazu braucht es einen Server
refusal-file-unknown = diese Datei ist weder ein Protokoll noch eine Austauschdatei eines der Spiele
refusal-file-refused = diese Datei lässt sich nicht öffnen: { $reason }
