## The page

page-skip = Vai al contenuto
page-loading = Un momento …
page-load-failed = Impossibile caricare la pagina. Ricaricala.
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
    [one] 1 tavolo aspetta
   *[other] { $count } tavoli aspettano
 }
page-offline = Il server non è raggiungibile. Riprova tra un momento.
page-save = Salva
page-saved = Salvato.
page-not-found = Qui non c’è niente
page-not-found-about = L’indirizzo non porta da nessuna parte. Forse manca una lettera alla fine.
page-lost = Connessione perduta.
page-lost-about = La pagina riprova da sola; ciò che hai scritto resta.
page-lost-now = Prova ora
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-more = Altro
page-games = Giochi
page-untranslated = Questo gioco non parla ancora la tua lingua: i suoi testi sono in inglese.

## First page

page-home-kicker = Il gioco da tavolo, al tavolo del browser
page-home-side = La tua fazione
page-home-level = Livello del computer
page-play-now = Gioca subito
page-home-ways = Altri modi di giocare
page-home-learn = Impara il gioco (15 minuti)
page-home-screen = Un amico su questo schermo
page-home-screen-about = Giocate a turno; un sipario nasconde le mani.
page-home-link = Un amico altrove
page-home-link-about = Ricevi un link da mandare. La tua fazione è quella scelta sopra.
page-home-lobby-about = Gioca con sconosciuti, o guarda.
page-home-new-about = Edizione, orologio, classifica, spettatori: scegli tutto.
page-home-footer = Un’edizione non ufficiale, libera e aperta. Non è fatta né approvata dagli autori o dall’editore.
page-home-link-word = Alla prima pagina
page-my-tables = I tuoi tavoli
page-no-running = Nessuna partita in corso.
page-finished-tables = Partite finite ({ $count })
page-table-over = finita
page-table-waits = un posto è libero
page-table-same-screen = su uno schermo
page-your-turn = tocca a te
page-their-turn = tocca a: { $side }
page-lesson = lezione

## New table

page-clock-days-each = { $days ->
    [one] 1 giorno per decisione
   *[other] { $days } giorni per decisione
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } g { $hours } h
page-seat-free = posto libero
page-seat-level = { $level } (computer)
page-rated-word = in classifica
page-new-title = Nuovo tavolo
page-new-opponent = Chi gioca l’altra fazione?
page-new-level = Il computer
page-new-level-about = Si comincia subito, e i consigli sono permessi.
page-new-link = Un amico, con un link
page-new-link-about = Chi apre il tuo link prende il posto libero. Nessun altro trova il tavolo.
page-new-open = Chiunque, nella lobby
page-new-open-about = Il tavolo resta nella lobby finché qualcuno si siede; tutti possono guardare.
page-new-screen = Un amico su questo schermo
page-new-screen-about = Giocate qui a turno; un sipario nasconde le mani.
page-new-more = Altre opzioni
page-new-make = Crea il tavolo
page-new-begin = Comincia
page-new-language = Lingua del tavolo
page-new-language-any = qualsiasi
page-new-language-about = Per la chat. Il gioco parla a ciascuno nella sua lingua.
page-clock = Tempo per pensare
page-clock-none = Senza orologio
page-clock-none-about = Ognuno si prende il tempo che vuole.
page-clock-days = Giorni
page-clock-days-about = Tanti giorni per ogni turno; chi ci mette di più perde.
page-clock-days-count = Giorni
page-clock-live = Dal vivo
page-clock-live-about = Minuti per tutta la partita e secondi in più per ogni decisione; chi finisce il tempo perde.
page-clock-minutes = Minuti per fazione
page-clock-increment = Secondi in più per decisione
page-takeover = Se qualcuno non torna
page-takeover-never = il posto resta suo
page-takeover-days = dopo { $days } giorni può continuare il computer
page-takeover-about = Chi si siede è d’accordo.
page-rated = Partita in classifica
page-rated-about = Il risultato cambia il punteggio dei due membri.
page-rated-members = Solo per i membri: diventa membro
page-watched = Tutti possono guardare
page-watched-about = Altrimenti solo chi ha un tuo link.
page-delay = Gli spettatori vedono la partita con tante decisioni di ritardo
page-delay-about = Non vedono mai le carte coperte; 0 significa in diretta.

## Lists of tables, joining

page-lobby-open = Tavoli con un posto libero
page-lobby-empty = In questo momento nessuno aspetta. Crea un tavolo: resterà qui per gli altri.
page-lobby-own = I tuoi tavoli in attesa di qualcuno
page-lobby-watch = Partite da guardare
page-lobby-watch-empty = In questo momento non c’è nessuna partita aperta.
page-sit = Gioca: { $side }
page-join-title = Un invito
page-join-seat = Sei invitato a giocare. La tua fazione: { $side }.
page-join-watch = Sei invitato a guardare questa partita.
page-join-takeover = Accordo a questo tavolo: dopo { $days } giorni di assenza il computer può continuare al posto di chi manca.
page-join-go = Al tavolo
page-join-failed = Forse il link è già stato usato, o il tavolo non c’è più.

## Table

page-prompt = Che cosa fare
page-looking-back = Uno sguardo indietro: dopo { $at } di { $total } decisioni.
page-which = { $place }: quale di queste?
page-waiting-join = Il posto { $side } è ancora libero. Invita qualcuno.
page-thinking = { $side } sta pensando ({ $level }) …
page-waiting = Tocca a { $side }: { $name }.
page-guest = ospite
page-reveals = Dopo si mostrano carte coperte: non si potrà annullare.
page-back-to-now = Torna al presente
page-rule = Regola { $rule }
page-not-asked = { $name } non è richiesto ora. { $prompt }
page-card-first = Prima scegli una carta.
page-not-your-turn = Non è il tuo turno.
page-table-gone = Questo tavolo non esiste, o non è per te.
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
page-seats = Chi siede dove
page-to-act = di turno
page-here = al tavolo
page-away = assente
page-clock-of = Tempo: { $side }
page-time-low = Resta poco tempo ({ $side }).
page-watching = Stai guardando.
page-delayed = Ciò che vedi è un po’ indietro rispetto alla partita.
page-table-about = Su questo tavolo
page-own-values = valori propri di questo server
page-takeover-fact = il computer può continuare dopo { $days } giorni
page-open-fact = tutti possono guardare
page-corrected-fact = Questa partita è iniziata con la revisione { $began } delle regole, che da allora sono state corrette (revisione { $now }). La situazione può essere diversa da quella che hai visto.
page-corrected-refused = Le regole corrette non ammettono più la decisione { $at } di questa partita. La partita è mostrata fino a lì.
page-corrected-result = Con le regole corrette sarebbe finita diversamente.
page-corrected-over = Secondo le regole corrette questa partita è finita.
page-corrected-end = Accetta il risultato
page-corrected-go-on = Continua da qui
page-private-fact = privato
page-delay-fact = spettatori indietro di { $delay } decisioni
page-commitment = Impronta del seme, mostrata prima della prima carta:
page-commitment-about = Il seme stesso si vede alla fine.
page-seed = Il seme:
page-seed-verify = Scarica la registrazione e controllala con
page-sheet =
    { $state ->
        [folded] Apri il foglio
       *[open] Chiudi il foglio
    }
page-move-where = Da { $place }: verso dove?
page-panels = Parti del tavolo
page-tab-seats = Posti
page-state = La situazione

## Table: what can be done

page-hint-ask = Consiglio
page-hint-level = Chi dà il consiglio
page-hint-thinking = { $level } sta pensando …
page-controls = Comandi
page-undo = Annulla
page-redo = Ripeti
page-hint = Consiglio
page-takeover-ask = Fai continuare il computer per l’altra fazione
page-takeover-ask-about = { $side } deve accettare. A chi manca più a lungo di quanto concordato a questo tavolo non si chiede.
page-record = Scarica la registrazione
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-resign = Abbandona
page-resign-sure = Abbandoni davvero?
page-resign-about = L’altra fazione vince subito.
page-resign-who = Chi abbandona?
page-play-on = Continua
page-offer-make = Proponi
page-offer-accept = Accetta
page-offer-decline = Rifiuta
page-offer-withdraw = Ritira
page-offer-take-back = { $side } chiede di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }.
page-offer-take-back-mine = Hai chiesto di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
 }. Risponde: { $other }.
page-offer-rematch = { $side } vorrebbe la rivincita a fazioni scambiate.
page-offer-rematch-mine = Hai chiesto la rivincita.
page-offer-rematch-agreed = { $side } ha chiesto la rivincita e tu hai accettato.
page-offer-have-agreed = Hanno accettato: { $sides }.
page-offer-still-to-agree = Mancano ancora: { $sides }.
page-offer-takeover = { $side } propone che il computer ({ $level }) continui al tuo posto.
page-offer-takeover-mine = Hai proposto che continui il computer ({ $level }). Risponde: { $other }.
page-offer-takeover-other = { $side } propone che continui il computer ({ $level }). Risponde: { $other }.
page-resign-leaves = Il computer prende il tuo posto, gli altri continuano.
page-take-back = Torna a prima della mia ultima azione
page-take-back-ask = Chiedi di tornare a prima della mia ultima azione

## Table: log, forecast, end

page-log-empty = Non è ancora successo nulla.
page-log-start = La partita comincia
page-log-newest = Più recente
page-log-undo = Annulla fin qui
page-finish = La partita è finita
page-finish-won = Hai vinto
page-finish-lost = Hai perso
page-finish-wins = Vince { $side }
page-finish-nobody = Nessuno vince
page-finish-defeat = Sconfitta
page-finish-rematch = Rivincita
page-finish-offered = Rivincita proposta: tutti al tavolo devono accettare.
page-finish-new-table = Alla rivincita
page-finish-record = Scarica la registrazione
page-forecast-none = Per ora non si prevede nulla.

## Table: several at one screen

page-curtain = Passa la mano a: { $side }
page-curtain-about = L’altro adesso si volta: stanno per apparire le carte in mano.
page-curtain-ready = Sono pronto
page-curtain-never = Ci vediamo le carte: niente sipario a questo tavolo

## Table: invitations

page-invite = Invita con un link
page-invite-label = Link per il posto { $side }
page-invite-watch = Un link per gli spettatori
page-invite-make = Crea un link
page-invite-withdraw = Ritira i link
page-invite-withdraw-about = Tutti i link per gli spettatori smettono di valere, e chi è arrivato con uno deve andarsene.
page-invite-withdrawn = Link ritirati: { $links }. Spettatori usciti: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat e note
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-removed = eliminato
page-chat-label = Di’ qualcosa
page-chat-send = Invia
page-chat-kept = Il tuo testo resta finché torna la connessione.
page-notes = Note
page-notes-about = Solo per te
page-notes-kept = Salvato.
page-notes-writing = Non ancora salvato …
page-notes-saving = Salvataggio …
page-notes-failed = Non salvato; la pagina riprova.

## Replay

page-replay = Rivedi la partita
page-replay-view = Visto da
page-replay-public = spettatori
page-replay-table = Al tavolo
page-replay-controls = Comandi
page-replay-first = All’inizio
page-replay-back = Una decisione indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Una decisione avanti
page-replay-last = Alla fine
page-replay-speed = Velocità: decisioni al secondo
page-replay-decision = Decisione
page-replay-at = { $at } di { $total }
page-replay-start = Prima della prima decisione
page-replay-open = tutte le mani scoperte
page-replay-card-back = Un’azione indietro
page-replay-card-next = Un’azione avanti

## Analysis

page-analysis = Analisi
page-analysis-who = Chi ci pensa
page-analysis-start = Analizza la partita
page-analysis-again = Analizza di nuovo
page-analysis-slow = Ci vogliono alcuni minuti.
page-analysis-running = { $level } pensa alla decisione { $done } di { $total } …
page-analysis-leave = Puoi lasciare la pagina: l’analisi continua.
page-analysis-not-over = Una partita si analizza dopo la fine.
page-analysis-figures = La partita in cifre
page-analysis-mark = punto di svolta: { $side }
page-analysis-keys = le frecce vanno di carta in carta, Invio apre la partita
page-analysis-table = Come tabella
page-analysis-look = Guardalo nella partita

## Learning, rules, cards

page-learn-title = Impara un gioco
page-learn-lead = Non serve aver letto il regolamento: il tavolo mostra sempre ciò che è possibile e, per il resto, dice perché no.
page-learn-rules = Tutte le regole con parole nostre e i numeri del regolamento. Ogni rifiuto al tavolo porta alla sua sezione.
page-learn-read = Leggi le regole
page-learn-look = Guarda le carte
page-rules-title = Le regole
page-rules-content = Indice delle regole
page-rules-search = Cerca nelle regole
page-rules-found = { $count } sezioni
page-rules-none = Nessuna sezione lo contiene.
page-learn-plain = Non c’è ancora una partita guidata, ma il tavolo mostra sempre ciò che è possibile.
page-learn-cards-title = Le carte
page-gallery-title = Carte
page-gallery-search = Cerca: titolo, numero, anno o simbolo

## A lesson

lesson-progress = { $done } di { $total }
lesson-fold =
    { $state ->
        [folded] Mostra la guida
       *[open] Riduci la guida
    }
lesson-quit = Chiudi la guida
lesson-back = Indietro
lesson-go-on = Ora tocca a te: ciò che è blu si può cliccare.
lesson-rules = Leggi tutte le regole
lesson-next = Avanti
lesson-skip = Vai all’ultima

## Account

page-account-title = Profilo
page-account-member = Sei { $name }, membro.
page-account-guest = Giochi come ospite: i tuoi tavoli appartengono a questo browser. Da membro li ritrovi su ogni dispositivo.
page-account-made = Benvenuto. Tutti i tuoi tavoli sono ancora tuoi.
page-account-deleted = Il profilo è stato eliminato.
page-name = Il tuo nome
page-name-label = Il nome che vedono gli altri
page-name-about = Fino a 40 caratteri.
page-become = Diventa membro
page-become-about = Un nome e una password, nient’altro. Tieni tutti i tuoi tavoli e puoi giocare partite in classifica.
page-become-do = Diventa membro
page-member-name = Nome
page-password = Password
page-password-about = Almeno 8 caratteri.
page-password-change = Cambia la password
page-password-old = La password attuale
page-password-new = La nuova password
page-password-changed = Cambiata. Gli altri dispositivi devono accedere di nuovo.
page-email = E-mail
page-email-optional = E-mail (facoltativa)
page-email-about = Solo per avvisarti che tocca a te.
page-email-unconfirmed = Non ancora confermato: gli avvisi arriveranno lì dopo che avrai aperto il link nella nostra e-mail.
page-email-confirmed = Confermato.
page-email-link = Invia di nuovo il link
page-email-link-sent = Il link è in arrivo.
page-email-link-failed = Non è stato possibile inviare l’e-mail.
page-email-off = Questo server non invia e-mail.
page-confirm-title = Conferma di un indirizzo e-mail
page-confirm-about = Hai aperto il link di un’e-mail. L’indirizzo è tuo?
page-confirm-do = Sì, conferma
page-confirm-done = { $email } è confermato.
page-confirm-failed = Il link è già stato usato, oppure ne è stato inviato uno più recente.
page-login = Accedi
page-logged-in = Hai effettuato l’accesso.
page-logout = Esci
page-logout-about = Questo browser diventa un nuovo ospite; i tavoli restano al profilo.
page-logged-out = Sei uscito.
page-delete = Elimina il profilo
page-delete-about = Il tuo nome sparisce da tutti i tavoli e le partite in corso sono perse. Nome, password, e-mail, note e classifiche vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-do = Elimina per sempre
page-delete-guest = Elimina i miei dati
page-delete-guest-about = Il tuo nome sparisce da tutti i tavoli e le partite in corso sono perse. Nome, e-mail e note vengono eliminati; le partite finite restano, senza il tuo nome. Non si può annullare.
page-delete-chat = Elimina anche ciò che ho scritto nelle chat
page-data-deleted = È stato eliminato tutto.
page-data = I tuoi dati
page-data-about = Tutto ciò che qui è conservato di te, in un file: le tue scelte, tavoli e decisioni, note, chat e classifiche.
page-data-download = Scarica

## Notices

page-notify = Quando tocca a te
page-notify-about = Solo quando sei lontano dal tavolo. Un avviso non parla mai di carte o mosse.
page-notify-browser = Il browser mostra un avviso
page-notify-browser-about = Mentre un tavolo è aperto in un’altra scheda.
page-notify-push = Messaggi push a questo browser
page-notify-push-about = Anche quando la pagina è chiusa.
page-notify-email = Mandami una e-mail
page-notify-webhook = Webhook
page-notify-webhook-about = Un indirizzo di Discord, Slack o tuo che accetta un messaggio.
page-notify-test = Prova
page-notify-sent = inviato
page-notify-off = spento
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
   *[off] spenti
 }
page-sound-card = Carta
page-sound-block = Cubetto
page-sound-stamp = Timbro
page-settings-title = Impostazioni e tasti
page-settings-lead = Questo browser le ricorda.
page-settings-sound = Suoni
page-settings-sound-about = Una carta, un cubetto, un timbro: secchi e brevi.
page-settings-confirm = Chiedi prima di una mossa che mostra carte coperte
page-settings-confirm-about = Una mossa così non si può annullare.
page-keys = Tasti al tavolo
page-key-tab = alla parte seguente: domanda, mappa, carte, registro
page-key-arrows = sulla mappa da un luogo all’altro
page-key-enter = scegli
page-key-escape = un passo indietro
page-key-undo = annulla l’ultima decisione
page-key-redo = rigioca ciò che è stato annullato
page-key-hint = mostra o nascondi il consiglio

## Ratings

page-ratings-title = Classifica
page-ratings-about = Una lista per ogni gioco e posto, dalle partite in classifica tra membri (Glicko-2). Il numero dopo ± dice quanto è sicuro il punteggio.
page-ratings-mine = I tuoi punteggi
page-ratings-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }
page-ratings-none-yet = ancora nessuna partita in classifica
page-ratings-place = N.
page-ratings-name = Nome
page-ratings-points = Punti
page-ratings-games-head = Partite
page-ratings-empty = Nessuno ha ancora giocato qui in classifica.

## About

page-about-what = Republik è un tavolo per giochi da tavolo nel browser: contro il computer, su uno schermo o con persone altrove. L’arbitro è il server: non accetta mosse che le regole non permettono.
page-about-yours = Di chi è
page-about-licence = Il programma è software libero sotto licenza Apache 2.0. Mappa, carte e icone sono disegni nostri, le regole sono scritte con parole nostre.
page-about-privacy-title = Che cosa si conserva
page-about-privacy = Un cookie che dice chi sei, le tue partite e ciò che scrivi tu: nome, e-mail, note, chat. Niente viene caricato da altri server e non ci sono tracciatori.
page-about-thanks = Ringraziamenti
page-about-map = I contorni della mappa vengono da @svg-maps/germany di Victor Cazanave, da una mappa di MapSVG (CC BY 4.0), uniti, piegati e semplificati da noi, e da Natural Earth (pubblico dominio) tramite world-atlas (ISC).
page-about-fonts = I caratteri sono Archivo e Zilla Slab, entrambi con SIL Open Font License 1.1.
page-about-software = La pagina è fatta con Svelte, Vite e Fluent, il server con Starlette, SQLAlchemy e msgspec.
page-fair-title = Mescolate oneste
page-fair-why = Una volta iniziata la partita nessuno può più cambiare la mescolata, nemmeno il server, e dopo puoi verificarlo:
page-fair-1 = Prima della prima carta il server estrae un seme casuale e ne mostra l’impronta (hash). Da lì in poi non può usarne un altro senza che l’impronta lo riveli.
page-fair-2 = Ogni carta decisa dal caso viene da questo seme.
page-fair-3 = Alla fine il seme viene mostrato. Scarica la registrazione: il comando republik verify confronta impronta, seme e ogni carta:
page-fair-seats = Ciò che arriva a un giocatore è fatto solo di quanto può sapere; anche il computer non vede la tua mano.

## The player aid

page-aid = Aiuto di gioco
page-aid-of = Aiuto di gioco: { $game }
page-aid-print = Stampa su una pagina
page-help = Aiuto
page-key-help = mostra l’aiuto di gioco e i tasti
