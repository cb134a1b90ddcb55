## The page

page-skip = Vai al contenuto
page-loading = Un momento…
page-load-failed = Non è stato possibile caricare la pagina. Ricaricala.
page-do-it = Esegui
page-cancel = Annulla
page-close = Chiudi
page-nav = Pagine
page-nav-play = Gioca
page-nav-lobby = Lobby
page-nav-learn = Impara
page-nav-rules = Regole
page-nav-cards = Carte
page-nav-about = Informazioni
page-menu = Menu
page-language = Lingua
page-turns = { $count ->
    [one] Tocca a te in 1 partita
   *[other] Tocca a te in { $count } partite
 }
page-offline = Il server non è raggiungibile. Riprova tra un momento.
page-save = Salva
page-saved = Salvato.
page-not-found = Pagina non trovata
page-not-found-about = A questo indirizzo non c’è niente. Forse il link è incompleto.
page-missing-else = Che cosa trovi qui
page-analysis-missing = Per { $game } non c’è ancora l’analisi. Puoi però rivedere la partita.
page-missing-page =
    { $page ->
        [rules] Le regole di { $game } non sono ancora su questo sito.
        [cards] Per { $game } non c’è ancora una pagina con le carte.
        [aid] Per { $game } non c’è ancora un aiuto di gioco.
       *[other] Per { $game } questa pagina non c’è ancora.
    }
page-lost = Connessione persa.
page-lost-about = La pagina riprova da sola; ciò che hai scritto resta.
page-lost-now = Riprova ora
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-qr = Mostra come codice QR
page-more = Altro
page-games = Giochi
page-untranslated = Questo gioco non è ancora tradotto nella tua lingua: i suoi testi sono in inglese.
page-board-failed = Non è stato possibile mostrare la plancia di questo gioco: il tavolo è descritto a parole.
page-board-contract = La plancia di questo gioco è fatta per un’altra versione di Republik: il tavolo è descritto a parole.

## First page

page-home-kicker = Il gioco da tavolo nel tuo browser
page-home-side = La tua fazione
page-home-level = Livello del computer
page-play-now = Gioca subito
page-home-ways = Altri modi di giocare
page-home-learn = Impara il gioco (15 minuti)
page-home-screen = In due su questo schermo
page-home-screen-about = Giocate a turno; un sipario nasconde le mani.
page-home-link = Con un amico a distanza
page-home-link-about = Ricevi un link da inviare. Giochi con la fazione scelta qui sopra.
page-home-lobby-about = Siediti a un tavolo aperto, o guarda una partita.
page-home-new-about = Edizione, orologio, classifica, spettatori: scegli tutto tu.
page-home-footer = Un’edizione non ufficiale, libera e aperta. Non è realizzata né approvata dagli autori o dall’editore.
page-home-link-word = Pagina iniziale
page-running-tables = Le tue partite
page-more-tables = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
 }
page-finished-tables = Partite finite ({ $count })
page-table-over = finita
page-table-waits = c’è un posto libero
page-table-same-screen = su un solo schermo
page-your-turn = tocca a te
page-their-turn = tocca a: { $side }
page-lesson = lezione

## New table

page-clock-days-each = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } g { $hours } h
page-seat-free = posto libero
page-seat-level = { $level } (computer)
page-rated-word = classificata
page-new-title = Nuovo tavolo
page-new-opponent = Chi gioca con l’altra fazione?
page-new-level = Il computer
page-new-level-about = Si comincia subito; i consigli sono attivi.
page-new-link = Un amico, con un link
page-new-link-about = Chi apre per primo il tuo link prende il posto libero. Il tavolo non compare nella lobby.
page-new-open = Chiunque, nella lobby
page-new-open-about = Il tavolo resta nella lobby finché qualcuno si siede; tutti possono guardare.
page-new-screen = In due su questo schermo
page-new-screen-about = Giocate qui a turno; un sipario nasconde le mani.
page-new-more = Altre opzioni
page-new-make = Crea tavolo
page-new-begin = Comincia
page-new-language = Lingua del tavolo
page-new-language-any = qualsiasi
page-new-language-about = Per la chat. Il gioco si mostra a ciascuno nella sua lingua.
page-clock = Tempo di riflessione
page-clock-none = Senza orologio
page-clock-none-about = Ognuno si prende il tempo che gli serve.
page-clock-days = Giorni
page-clock-days-about = Giorni a disposizione per ogni turno; chi li supera perde.
page-clock-days-count = Giorni per turno
page-clock-live = Dal vivo
page-clock-live-about = Minuti per tutta la partita, più secondi per ogni decisione; chi esaurisce il tempo perde.
page-clock-minutes = Minuti per fazione
page-clock-increment = Secondi in più per decisione
page-takeover = Se qualcuno non torna
page-takeover-never = il posto resta suo
page-takeover-days = dopo { $days } giorni può continuare il computer
page-takeover-about = Chi si siede al tavolo lo accetta.
page-rated = Partita classificata
page-rated-about = Il risultato cambia il punteggio di entrambi i membri.
page-rated-members = Solo per i membri: crea un account
page-watched = Tutti possono guardare
page-watched-about = Altrimenti solo chi ha un link che hai creato tu.
page-delay = Ritardo per gli spettatori, in decisioni
page-delay-about = Gli spettatori non vedono mai le carte coperte; 0 significa in diretta.

## Lists of tables, joining

page-lobby-open = Tavoli con un posto libero
page-lobby-empty = In questo momento nessuno aspetta. Crea un tavolo: comparirà qui.
page-lobby-meanwhile = Mentre aspetti
page-lobby-meanwhile-about = Il tavolo che crei resta aperto mentre fai altro; la pagina ti avvisa quando qualcuno si siede. Intanto gioca contro il computer o segui la lezione.
page-lobby-own = I tuoi tavoli in attesa di giocatori
page-lobby-watch = Partite da guardare
page-lobby-watch-empty = In questo momento non c’è nessuna partita da guardare.
page-lobby-ended = Partite finite
page-lobby-exhibit = Guarda giocare due computer
page-sit = Gioca: { $side }
page-join-title = Invito
page-join-seat = Hai un invito a giocare. La tua fazione: { $side }.
page-join-watch = Hai un invito a guardare questa partita.
page-join-takeover = Accordo di questo tavolo: dopo { $days } giorni senza decisioni il computer può prendere un posto.
page-join-go = Vai al tavolo
page-join-failed = Forse il link è già stato usato, o il tavolo non esiste più.

## Table

page-prompt = Che cosa fare
page-looking-back = Stai rivedendo la partita: dopo { $at } decisioni su { $total }.
page-which = { $place }: che cosa scegli?
page-waiting-join = Posto ancora libero: { $side }.
page-waiting-join-link = Posto ancora libero: { $side }. Invia questo link:
page-thinking = { $side }: il computer ({ $level }) sta pensando…
page-waiting = In attesa di { $name } ({ $side }).
page-guest = ospite
page-reveals = Dopo questa mossa si scoprono carte: non si potrà più annullare.
page-ends-turn = Con questa mossa il tuo turno finisce.
page-confirm = Conferma
page-action-ended = La tua azione si è chiusa da sola: non si poteva fare altro.
page-back-to-now = Torna alla partita
page-walk-back = Indietro
page-walk-close = Torna al tavolo
page-rule = Regola { $rule }
page-not-asked = Ora non puoi scegliere { $name }. { $prompt }
page-card-first = Prima scegli una carta.
page-not-your-turn = Non è il tuo turno.
page-table-gone = Questo tavolo non esiste, o non puoi accedervi.
page-table-missing = Tavolo non trovato
page-table-title = Tavolo: { $game }
page-tab-cards = Carte
page-tab-forecast = Previsione
page-tab-log = Cronaca
page-tab-chat = Chat
page-tab-state = Situazione
page-member = membro
page-guest-word = ospite
page-you = tu
page-you-named = { $name } (tu)
page-seats = Posti
page-to-act = di turno
page-here = presente
page-away = assente
page-clock-of = Tempo: { $side }
page-time-low = Resta poco tempo ({ $side }).
page-watching = Stai guardando la partita.
page-delayed = Vedi la partita con un po’ di ritardo.
page-table-about = Informazioni sul tavolo
page-own-values = valori personalizzati di questo server
page-takeover-fact = il computer può continuare dopo { $days } giorni
page-open-fact = tutti possono guardare
page-corrected-fact = Questa partita è iniziata con la revisione { $began } delle regole, che nel frattempo sono state corrette (revisione { $now }). La situazione può essere diversa da quella che hai visto.
page-corrected-refused = Le regole corrette non ammettono più la decisione { $at } di questa partita. La vedi fino a quel punto.
page-corrected-result = Con le regole corrette sarebbe finita diversamente.
page-corrected-over = Secondo le regole corrette questa partita è finita.
page-corrected-end = Accetta il risultato
page-corrected-go-on = Continua da qui
page-private-fact = privato
page-delay-fact = gli spettatori vedono tutto con { $delay } decisioni di ritardo
page-commitment = Impronta del seme, mostrata prima della prima carta:
page-commitment-about = Il seme viene mostrato a fine partita.
page-prepared-first = È la tua prima partita qui. Le carte vengono da una distribuzione preparata, con un inizio tranquillo, e non da un seme casuale.
page-prepared-lesson = Le carte di una lezione sono sempre le stesse.
page-seed = Il seme:
page-seed-verify = Scarica la registrazione e controllala con
page-sheet =
    { $state ->
        [folded] Mostra il pannello
       *[open] Nascondi il pannello
    }
page-move-where = Da { $place }: scegli la destinazione.
page-panels = Sezioni del tavolo
page-tab-seats = Posti
page-state = La situazione

## Table: what can be done

page-hint-ask = Consiglio
page-hint-level = Chi dà il consiglio
page-hint-thinking = { $level } sta pensando…
page-hint-again = Fai clic di nuovo per giocarla
page-controls = Comandi
page-undo = Annulla
page-undo-turn = ultima azione
page-redo = Ripristina
page-hint = Consiglio
page-takeover-ask = Fai continuare il computer per l’altra fazione
page-takeover-ask-about = Serve il consenso di chi gioca con { $side }, a meno che il posto non sia vuoto da più tempo di quanto concordato a questo tavolo.
page-record = Scarica la registrazione
page-rematch = Rivincita
page-rematch-go = Vai alla rivincita
page-resign = Abbandona
page-resign-sure = Vuoi davvero abbandonare?
page-resign-about = L’altra fazione vince subito.
page-resign-who = Chi abbandona?
page-resign-not = Continua a giocare
page-play-on = Continua da qui
page-offer-make = Invia la proposta
page-offer-accept = Accetta
page-offer-decline = Rifiuta
page-offer-withdraw = Ritira
page-offer-take-back = { $side }: richiesta di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }.
page-offer-take-back-mine = Hai chiesto di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }. Deve rispondere: { $other }.
page-offer-rematch = { $side }: proposta di rivincita a fazioni scambiate.
page-offer-rematch-mine = Hai proposto la rivincita.
page-offer-rematch-agreed = { $side }: proposta di rivincita, e tu hai accettato.
page-offer-have-agreed = Hanno accettato: { $sides }.
page-offer-still-to-agree = Devono ancora rispondere: { $sides }.
page-offer-takeover = { $side }: proposta che il computer ({ $level }) continui al tuo posto.
page-offer-takeover-mine = Hai proposto che il computer ({ $level }) prenda questo posto: { $other }. Chi vi siede deve accettare.
page-offer-takeover-other = { $side }: proposta che il computer ({ $level }) prenda questo posto: { $other }. Chi vi siede deve accettare.
page-resign-leaves = Il computer prende il tuo posto e gli altri continuano.
page-take-back = Torna a prima della mia ultima azione
page-take-back-ask = Chiedi di tornare a prima della mia ultima azione

## Table: log, forecast, end

page-log-empty = Non è ancora successo nulla.
page-log-start = La partita comincia
page-log-newest = Vai alla più recente
page-log-undo = Annulla fin qui
page-scene = Che cosa hanno fatto gli altri
page-scene-skip = Salta
page-scene-now = { $what } – { $touch ->
    [yes] tocca per continuare
   *[no] fai clic o premi Spazio per continuare
}
page-scene-again = Mostra di nuovo
page-scene-since = Dal tuo ultimo turno: { $what }
page-scene-so-far = Finora: { $what }
page-scene-last = Ultimo turno: { $what }
page-scene-changed = Cambiato: { $what }
page-finish = La partita è finita
page-finish-won = Hai vinto
page-finish-lost = Hai perso
page-finish-wins = Vittoria: { $side }
page-finish-nobody = Non vince nessuno
page-finish-defeat = Sconfitta
page-finish-rematch = Rivincita
page-finish-offered = Rivincita proposta: devono accettare tutti quelli al tavolo.
page-finish-new-table = Vai alla rivincita
page-finish-record = Scarica la registrazione
page-front = Prima pagina
page-front-waiting = La prima pagina va in stampa…
page-front-format = Formato
page-front-a4 = A4
page-front-card = Cartolina
page-front-png = PNG
page-front-svg = SVG
page-front-enlarge = Ingrandisci la prima pagina
page-front-alt = La prima pagina: { $headline }
page-front-link = Link a questa partita
page-front-private = Questo tavolo è privato: il suo link si apre solo per chi ha giocato o assistito. Manda invece l’immagine.
page-forecast-none = Per ora non c’è niente da prevedere.

## Table: several at one screen

page-curtain = Cambio di turno: { $side }
page-curtain-about = Gli altri non guardino: stanno per comparire le carte in mano.
page-curtain-ready = Mostra le carte
page-curtain-never = Giochiamo a carte scoperte: niente sipario a questo tavolo

## Table: invitations

page-invite = Invita con un link
page-invite-label = Link per il posto: { $side }
page-invite-watch = Link per gli spettatori
page-invite-make = Crea link
page-invite-withdraw = Ritira i link
page-invite-withdraw-about = I link per gli spettatori non funzioneranno più, e chi è entrato con uno di essi dovrà uscire.
page-invite-withdrawn = Link ritirati: { $links }. Spettatori usciti: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat e note
page-chat = Chat
page-chat-empty = Ancora nessun messaggio.
page-chat-removed = messaggio eliminato
page-chat-label = Scrivi un messaggio
page-chat-send = Invia
page-chat-kept = Il tuo messaggio resta qui finché non torna la connessione.
page-notes = Note
page-notes-about = Queste note le vedi solo tu
page-notes-kept = Note salvate.
page-notes-writing = Non ancora salvate…
page-notes-saving = Salvataggio…
page-notes-failed = Non salvate; la pagina riprova.

## Replay

page-replay = Rivedi la partita
page-replay-view = Vista di
page-replay-public = spettatori
page-replay-table = Torna al tavolo
page-replay-controls = Comandi del replay
page-replay-first = Vai all’inizio
page-replay-back = Una decisione indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Una decisione avanti
page-replay-last = Vai alla fine
page-replay-speed = Velocità: decisioni al secondo
page-replay-decision = Decisione
page-replay-at = { $at } di { $total }
page-replay-start = Prima della prima decisione
page-replay-open = tutte le mani scoperte
page-replay-card-back = Un’azione indietro
page-replay-card-next = Un’azione avanti

## Analysis

page-analysis = Analisi
page-analysis-who = Chi analizza
page-analysis-start = Analizza la partita
page-analysis-again = Analizza di nuovo
page-analysis-slow = Ci vogliono alcuni minuti.
page-analysis-running = { $level } analizza la decisione { $done } di { $total }…
page-analysis-leave = Puoi lasciare la pagina: l’analisi continua.
page-analysis-not-over = Una partita si analizza quando è finita.
page-analysis-figures = La partita in cifre
page-analysis-keys = con i tasti freccia passi da una carta all’altra, con Invio apri il replay
page-analysis-table = Come tabella
page-analysis-look = Apri nel replay

## Learning, rules, cards

page-learn-title = Impara un gioco
page-learn-lead = Non serve aver letto il regolamento: il tavolo mostra sempre che cosa puoi fare e, per il resto, ti dice perché no.
page-learn-rules = Tutte le regole con parole nostre, con figure ed esempi. Quando una mossa non è permessa, il motivo porta alla sua sezione.
page-learn-read = Leggi le regole
page-learn-look = Guarda le carte
page-rules-title = Le regole
page-rules-content = Indice delle regole
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
    [one] 1 sezione
   *[other] { $count } sezioni
 }
page-rules-none = Nessuna sezione trovata.
page-learn-plain = Non c’è ancora una partita guidata, ma il tavolo mostra sempre che cosa puoi fare.
page-learn-cards-title = Le carte
page-gallery-title = Carte
page-gallery-search = Cerca: titolo, numero, anno o icona
lesson-chapter = Capitolo { $number } di { $count }

## A lesson

lesson-fold =
    { $state ->
        [folded] Mostra la guida
       *[open] Nascondi la guida
    }
lesson-quit = Chiudi la guida
lesson-back = Indietro
lesson-go-on = Ora tocca a te: clicca ciò che è illuminato in blu, sulla mappa o tra le carte.
lesson-wait = È il turno dell’altra fazione. Guarda che cosa fa.
lesson-got-it = Ho capito
lesson-rules = Leggi tutte le regole
lesson-next = Avanti
lesson-play-on = Continua la partita
lesson-new-game = Nuova partita, livello { $level }
lesson-watch = Guarda
lesson-later = Non letti ({ $count })

## Account

page-account-title = Account
page-account-member = Hai effettuato l’accesso come { $name }.
page-account-guest = Giochi come ospite: i tuoi tavoli restano legati a questo browser. Con un account li ritrovi su ogni dispositivo.
page-account-made = Ti diamo il benvenuto. I tuoi tavoli ora sono nel tuo account.
page-account-deleted = Il tuo account è stato eliminato.
page-name = Il tuo nome
page-name-label = Il nome che vedono gli altri
page-name-about = Fino a 40 caratteri.
page-become = Crea un account
page-become-about = Un nome e una password, nient’altro. Conservi tutti i tuoi tavoli e puoi giocare partite classificate.
page-become-do = Crea account
page-member-name = Nome
page-password = Password
page-password-about = Almeno 8 caratteri.
page-password-change = Cambia password
page-password-old = Password attuale
page-password-new = Nuova password
page-password-changed = Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
page-email = E-mail
page-email-optional = E-mail (facoltativa)
page-email-about = Solo per avvisarti che tocca a te.
page-email-unconfirmed = Indirizzo non ancora confermato: riceverai gli avvisi dopo aver aperto il link nella nostra e-mail.
page-email-confirmed = Indirizzo confermato.
page-email-link = Invia di nuovo il link
page-email-link-sent = Link inviato.
page-email-link-failed = Non è stato possibile inviare l’e-mail.
page-email-off = Questo server non invia e-mail.
page-confirm-title = Conferma l’indirizzo e-mail
page-confirm-about = Hai aperto il link di una nostra e-mail. L’indirizzo è tuo?
page-confirm-do = Sì, conferma
page-confirm-done = L’indirizzo { $email } è confermato.
page-confirm-failed = Il link è già stato usato, oppure ne è stato inviato uno più recente.
page-login = Accedi
page-logged-in = Hai effettuato l’accesso.
page-logout = Esci
page-logout-about = In questo browser diventi un nuovo ospite; i tuoi tavoli restano nel tuo account.
page-logged-out = Disconnessione riuscita.
page-delete = Elimina l’account
page-delete-about = Il tuo nome sparisce da tutti i tavoli e perdi le partite in corso. Nome, password, e-mail, note e punteggi vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-do = Elimina definitivamente
page-delete-guest = Elimina i miei dati
page-delete-guest-about = Il tuo nome sparisce da tutti i tavoli e perdi le partite in corso. Nome, e-mail e note vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-chat = Elimina anche ciò che ho scritto nelle chat
page-data-deleted = I tuoi dati sono stati eliminati.
page-data = I tuoi dati
page-data-about = Tutto ciò che conserviamo di te, in un file: impostazioni, tavoli e decisioni, note, messaggi di chat e punteggi.
page-data-download = Scarica

## Notices

page-notify = Quando tocca a te
page-notify-about = Solo quando non sei al tavolo. Un avviso non rivela mai carte o mosse.
page-notify-browser = Il browser mostra un avviso
page-notify-browser-about = Mentre un tavolo è aperto in un’altra scheda.
page-notify-push = Messaggi push a questo browser
page-notify-push-about = Anche quando la pagina è chiusa.
page-notify-email = Mandami un’e-mail
page-notify-webhook = Webhook
page-notify-webhook-about = Un indirizzo di Discord, di Slack o tuo che accetta messaggi.
page-notify-test = Prova
page-notify-sent = inviato
page-notify-sending = in viaggio
page-notify-off = disattivato
page-notify-failed = non riuscito
page-notify-blocked = Il browser non permette avvisi da questa pagina.
page-push-failed = Questo browser non accetta messaggi push: { $reason }
page-way-push = Push
page-way-email = E-mail
page-way-webhook = Webhook
page-notice-turn = Tocca a te. La tua fazione: { $side }.

## Settings

page-theme = Colori: { $theme ->
    [light] chiari
    [dark] scuri
   *[auto] come il dispositivo
 }
page-theme-legend = Colori
page-theme-auto = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-sound = Suoni: { $state ->
    [on] attivi
   *[off] disattivati
 }
page-sound-card = Carta
page-sound-block = Cubetto
page-sound-stamp = Timbro
page-settings-title = Impostazioni e tasti
page-settings-lead = Restano salvate in questo browser e, se hai effettuato l’accesso, nel tuo account.
page-settings-sound = Suoni
page-settings-sound-about = Una carta, un cubetto, un timbro: secchi e brevi.
page-settings-confirm = Chiedi conferma prima di una mossa che scopre carte
page-settings-confirm-about = Una mossa così non si può annullare.
page-settings-turns = Conferma la mossa che chiude il mio turno
page-settings-turns-auto = Nelle partite classificate e dal vivo
page-settings-turns-always = Sempre
page-settings-turns-never = Mai
page-settings-turns-about = La mossa parte solo quando la confermi; il tuo orologio continua a correre.
page-settings-pace = Velocità dei turni degli altri
page-settings-pace-about = I turni degli altri si vedono passo per passo. Un clic sulla mappa o la barra spaziatrice li salta.
page-pace-slow = Lenta
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-none = Disattivata
page-keys = Scorciatoie da tastiera al tavolo
page-key-tab = vai alla parte seguente: richiesta, mappa, carte, cronaca
page-key-arrows = spostati sulla mappa da un luogo all’altro
page-key-enter = scegli
page-key-cards = apri una carta giocabile
page-key-uses = uso della carta aperta: costruire (B), tenore di vita (L), sommossa (U), evento (E)
page-key-escape = torna indietro di un passo
page-key-space = Spazio
page-key-skip = salta i turni degli altri
page-key-ctrl = Ctrl
page-key-undo = annulla l’ultima decisione; contro il computer anche l’ultima azione
page-key-redo = ripristina ciò che hai annullato
page-key-hint = mostra o nascondi il consiglio

## Ratings

page-ratings-title = Classifica
page-ratings-about = Una lista per ogni gioco e posto, dalle partite classificate tra membri (Glicko-2). Il numero dopo ± dice quanto è certo un punteggio.
page-ratings-how = Per avere un punteggio crea un account e scegli «Partita classificata» quando crei un tavolo.
page-ratings-mine = I tuoi punteggi
page-ratings-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }
page-ratings-none-yet = ancora nessuna partita classificata
page-ratings-place = N.
page-ratings-name = Nome
page-ratings-points = Punti
page-ratings-games-head = Partite
page-ratings-empty = Qui nessuno ha ancora giocato una partita classificata.

## About

page-about-what = Republik è un tavolo per giochi da tavolo nel browser: contro il computer, su un solo schermo o con altre persone a distanza. L’arbitro è il server: non accetta mosse che le regole non permettono.
page-about-yours = Autori e licenza
page-about-licence = Il programma è software libero con licenza Apache 2.0. Mappa, carte e icone sono disegni nostri, le regole sono scritte con parole nostre.
page-about-privacy-title = Che cosa conserviamo
page-about-privacy = Un cookie che dice chi sei, le tue partite e ciò che inserisci tu: nome, e-mail, note, chat. Niente viene caricato da altri server e non ci sono tracciatori.
page-about-thanks = Ringraziamenti
page-about-map = I contorni della mappa vengono da @svg-maps/germany di Victor Cazanave, a partire da una mappa di MapSVG (CC BY 4.0), uniti, adattati e semplificati da noi, e da Natural Earth (pubblico dominio) tramite world-atlas (ISC).
page-about-fonts = I caratteri sono Archivo e Zilla Slab, entrambi con licenza SIL Open Font License 1.1.
page-about-software = La pagina è fatta con Svelte, Vite e Fluent, il server con Starlette, SQLAlchemy e msgspec.
page-about-licences = Licenze di terze parti
page-fair-title = Mescolamento verificabile
page-fair-why = Una volta iniziata la partita nessuno può più cambiare l’ordine delle carte, nemmeno il server, e alla fine puoi verificarlo:
page-fair-1 = Prima della prima carta il server estrae un seme casuale e ne mostra l’impronta (hash). Da quel momento non può usarne un altro senza che l’impronta lo riveli.
page-fair-2 = Tutto ciò che decide il caso viene da questo seme.
page-fair-3 = A fine partita il seme viene mostrato. Scarica la registrazione: il comando republik verify confronta impronta, seme e ogni carta:
page-fair-seats = A ogni giocatore arriva solo ciò che può sapere; nemmeno i giocatori computer vedono la tua mano.
page-fair-first = Due tipi di partite non usano un seme casuale: le lezioni e la tua prima partita contro il computer. Le loro carte vengono da un breve elenco pubblico, perché tu possa scoprire le regole nell’ordine giusto. I dettagli del tavolo lo indicano.
page-fair-continued = Una partita che ne continua una conclusa parte dalla posizione visibile a tutti. Ciò che vi è nascosto viene ridistribuito con un nuovo seme; republik verify controlla ogni carta pescata da lì in poi.
page-aid = Aiuto di gioco
page-aid-of = Aiuto di gioco: { $game }
page-aid-print = Stampa su una pagina
page-help = Aiuto
page-key-help = mostra l’aiuto di gioco e i tasti

## Profiles

page-profile-title = Partite e risultati
page-profile-mine = Le tue partite e i tuoi risultati
page-profile-since = Membro dal { $date }
page-profile-guest = Giochi come ospite. Con un account ritrovi le tue partite su ogni dispositivo.
page-profile-results = Risultati
page-profile-none = Ancora nessuna partita conclusa.
page-profile-curve = { $count ->
    [one] Punteggio dopo 1 partita: da { $first } a { $last }
   *[other] Punteggio in { $count } partite: da { $first } a { $last }
}
page-people = Persone
page-score-won = Vinte
page-score-lost = Perse
page-score-drawn = Pareggiate
page-score-share = Vittorie
page-filter-game = Gioco
page-filter-seat = Fazione
page-filter-opponent = Avversario
page-filter-score = Risultato
page-filter-all = Tutti
page-history-title = Partite concluse
page-history-filters = Filtra le partite
page-history-none = Nessuna partita corrisponde a questi filtri.
page-history-more = Mostra altre
page-table-won = Vittoria: { $side }
page-spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
page-side-random = Fazione casuale
page-copy-moment = Copia il link a questo momento
page-link-private = solo per chi ha giocato o guardato qui
page-link-here = solo in questo browser
page-copy-move = Copia la mossa
page-play-on-about = Una nuova partita da questa posizione. Le carte nascoste vengono ridistribuite.
page-local-title = Tutto in questo browser
page-local-about = Le partite, i giocatori computer e tutto ciò che salvi restano sul tuo dispositivo; non viene inviato nulla a nessuno. Perciò nessun segreto è al sicuro da chi apre gli strumenti per sviluppatori. Il computer decide comunque solo in base a ciò che la sua fazione può sapere.
page-local-loading = Il tavolo si sta caricando…
page-local-failed = Non è stato possibile caricare il tavolo. Ricarica la pagina; serve un browser aggiornato con WebAssembly.
page-local-stopped = Il tavolo si è fermato e viene ricaricato. Nulla di ciò che è stato deciso è perduto.
page-local-forgets = Questo browser non conserva le partite: vanno perse quando chiudi la pagina. Salvale come file.
page-local-kept = Ora questa pagina funziona anche senza rete.
page-local-install = Installa come app
page-local-update = È pronta una nuova versione.
page-local-update-now = Caricala
page-local-levels = Per pensare più a lungo serve un server: { $levels }.
page-file-open = Apri una partita da un file
page-file-open-about = Una registrazione o un file di scambio: per continuarla, rivederla, analizzarla
page-file-too-large = Questo file è troppo grande per una partita: se ne possono aprire al massimo { $most } kB.
page-file-save = Salva come file
page-file-exchange = Salva per altri programmi
page-play-offline = Gioca offline
page-play-offline-about = Lo stesso tavolo nel tuo solo browser; una volta aperto, non serve la rete
page-lost-offline = Intanto gioca offline
