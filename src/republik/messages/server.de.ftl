## Requests

refusal-bad-request = die Nachricht ist nicht verständlich
refusal-unknown-move = einen solchen Zug gibt es nicht
refusal-no-such-table-options = dieses Spiel, diese Ausgabe, diesen Platz oder diese Stufe gibt es nicht
refusal-foreign-origin = die Anfrage kommt von einer anderen Seite
refusal-foreign-host = der Server kennt diesen Namen nicht als seinen eigenen; wer ihn betreibt, kann ihn mit --address angeben
refusal-not-found = das gibt es hier nicht
refusal-wrong-method = diese Methode ist hier nicht erlaubt
refusal-stale = am Tisch ging es seither weiter
refusal-too-large = die Nachricht ist zu groß
refusal-too-many-requests = zu viele Anfragen, warte ein wenig
refusal-headers-too-large = die Kopfzeilen der Anfrage sind zu groß
refusal-too-slow = die Anfrage kam nicht in der Zeit, die sie dauern darf
refusal-too-many-sockets = du oder andere an deinem Anschluss haben zu viele Tische offen ({ $most }): schließe einen
refusal-too-many-connections = der Server hat so viele Verbindungen offen, wie er kann
refusal-storage = die Datenbank antwortet nicht: es hat sich nichts geändert
refusal-nul-character = Text mit dem Zeichen NUL kann nicht gespeichert werden

## Tables

refusal-not-your-seat = dort sitzt du nicht
refusal-hint-not-here = keine Tipps, wo Menschen gegeneinander spielen
refusal-hint-nobody = hier kann kein Computerspieler Tipps geben
refusal-not-over = das Spiel ist noch nicht aus
refusal-seat-taken = dort sitzt schon jemand
refusal-too-many-tables = du hast so viele laufende Spiele, wie ein Gast haben darf
refusal-table-full = diesem Tisch sehen schon so viele zu, wie zugelassen sind ({ $most })
refusal-too-many-thoughts = du oder andere an deinem Anschluss warten auf zu viele Tipps ({ $most }): versuch es gleich noch einmal
refusal-too-many-analyses = zu viele Analysen für dich oder andere an deinem Anschluss sind noch nicht fertig ({ $most }): warte auf eine davon
refusal-rules-corrected = die berichtigten Regeln lassen eine Entscheidung dieser Partie nicht mehr zu: Spiel von der letzten gültigen aus weiter
refusal-record-refused = die Aufzeichnung des Spiels lässt sich nicht nachspielen
refusal-values-missing = dieses Spiel wird mit Werten gespielt, die der Server jetzt nicht hat ({ $values })
refusal-no-thinker = der Computerspieler kann gerade nicht nachdenken
refusal-offer-not-now = das lässt sich jetzt nicht anbieten
refusal-offer-pending = die andere Seite hat ein Angebot gemacht: erst antworten
refusal-no-offer = ein solches Angebot gibt es nicht
refusal-chat-full = an diesem Tisch kann nichts mehr gesagt werden
refusal-rated-needs-people = gewertet werden nur Partien zwischen zwei Menschen
refusal-undo-no-time = um das zurückzunehmen, fehlt dir die Zeit
refusal-time-over = deine Zeit ist abgelaufen

## People

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

## Notices and mails

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
