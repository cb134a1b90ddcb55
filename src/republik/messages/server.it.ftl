## Requests

refusal-bad-request = la richiesta non è comprensibile
refusal-unknown-move = questa mossa non esiste
refusal-no-such-table-options = questo gioco, questa edizione, questo posto o questo livello non esiste
refusal-foreign-origin = la richiesta viene da un altro sito
refusal-foreign-host = il server non riconosce questo nome come suo; chi lo gestisce può indicarlo con --address
refusal-not-found = non trovato
refusal-wrong-method = questo indirizzo non accetta questo metodo
refusal-stale = la partita nel frattempo è proseguita: ricarica la pagina per vederla
refusal-too-large = la richiesta è troppo grande
refusal-too-many-requests = troppe richieste: aspetta un momento
refusal-headers-too-large = le intestazioni della richiesta sono troppo grandi
refusal-too-slow = la richiesta ha impiegato troppo tempo ad arrivare
refusal-too-many-sockets = tu o altri dal tuo indirizzo internet avete già troppi tavoli aperti (al massimo { $most } alla volta): chiudine uno
refusal-too-many-connections = il server ha raggiunto il numero massimo di connessioni: riprova più tardi
refusal-storage = il database non risponde: non è cambiato nulla
refusal-browser-storage = questo browser non è riuscito a conservarlo, forse perché la memoria è piena: nulla è cambiato
refusal-unexpected = qualcosa è andato storto nel programma; ricarica la pagina e riprova
refusal-nul-character = un testo con il carattere NUL non si può salvare

## Tables

refusal-not-your-seat = non è il tuo posto
refusal-hint-not-here = nelle partite tra persone non ci sono consigli
refusal-hint-nobody = qui nessun giocatore computer può dare consigli
refusal-not-over = la partita non è ancora finita
refusal-seat-taken = a quel posto siede già qualcuno
refusal-too-many-tables = hai già il numero massimo di partite in corso: prima finiscine una
refusal-too-many-open-tables = hai già { $most } tavoli aperti con un posto libero; aspetta che qualcuno si sieda
refusal-too-many-open-tables-nearby = dal tuo indirizzo internet ci sono già { $most } tavoli aperti con un posto libero; aspetta che qualcuno si sieda
refusal-too-many-files = per oggi sono state aperte troppe partite da file; riprova più tardi
refusal-too-many-invitations = per oggi sono stati creati troppi link; riprova più tardi
refusal-table-full = questo tavolo ha già il numero massimo di spettatori ({ $most })
refusal-too-many-thoughts = tu o altri dal tuo indirizzo internet state già aspettando troppi consigli (al massimo { $most } alla volta): riprova fra un momento
refusal-too-many-waiting-files = tu o altri dal tuo indirizzo internet avete già troppi file in attesa di essere aperti (al massimo { $most } alla volta): riprova fra un momento
refusal-too-many-analyses = per te o per altri dal tuo indirizzo internet sono già in corso troppe analisi (al massimo { $most } alla volta): aspetta che ne finisca una
refusal-rules-corrected = le regole corrette non ammettono più una decisione di questa partita: riprendi dall’ultima valida
refusal-record-refused = la registrazione di questa partita non si può riprodurre
refusal-values-missing = questa partita si gioca con valori che il server ora non ha ({ $values })
refusal-no-thinker = in questo momento il giocatore computer non è disponibile: riprova
refusal-offer-not-now = questo ora non si può proporre
refusal-offer-pending = l’altra fazione ha fatto una proposta: prima rispondi
refusal-no-offer = non c’è una proposta di questo tipo
refusal-offer-changed = nel frattempo la proposta è cambiata; leggila prima di rispondere
refusal-chat-full = la chat di questo tavolo è piena
refusal-rated-needs-people = si classificano solo le partite tra due persone
refusal-undo-no-time = non ti resta abbastanza tempo per annullare
refusal-time-over = il tuo tempo è scaduto

## People

refusal-bad-name = questo nome non è valido: usa da 1 a 40 caratteri visibili, con al massimo 4 accenti per lettera
refusal-bad-email = indirizzo e-mail non valido
refusal-no-email-to-confirm = non c’è nessun indirizzo e-mail da confermare
refusal-too-many-mails = sono stati inviati troppi link di conferma: riprova domani
refusal-bad-webhook = un webhook ha bisogno di un indirizzo https
refusal-weak-password = una password deve avere almeno 8 caratteri e non essere facile da indovinare
refusal-login-refused = nome o password errati
refusal-members-only = questo è solo per i membri: crea prima un account
refusal-name-taken = questo nome, o uno molto simile, è già di qualcun altro
refusal-already-member = hai già un account
refusal-login-slowed = troppi tentativi: aspetta un momento

## Notices and mails

notice-turn-title = Tocca a te
notice-turn = La tua fazione: { $side }. Partita contro { $opponent }: tocca a te.
notice-over-title = La partita è finita
notice-over = La tua fazione: { $side }. La partita contro { $opponent } è finita.
notice-test-title = Una prova
notice-test = Così ti avviseremo quando tocca a te.
notice-somebody = qualcuno
notice-footer = Ricevi questo messaggio perché hai chiesto di sapere quando tocca a te. Puoi cambiare la scelta su { $address }
confirm-mail-title = Conferma questo indirizzo
confirm-mail =
    Qualcuno ha indicato questo indirizzo su { $address } per sapere quando è il suo turno.
    Se è opera tua, confermalo qui:
    { $link }
    Altrimenti non fare nulla: non arriverà altro.

## Anteprime dei link

og-home = La storia tedesca al tavolo da gioco
og-site = Giochi da tavolo nel browser: contro il computer, sullo stesso schermo o con persone lontane.
og-game = { $game }
og-play = Invito a giocare a { $game }
og-play-text = Il tuo posto: { $seat }. Apri il link e siediti al tavolo, senza account.
og-watch = Invito ad assistere a { $game }
og-watch-text = Apri il link e segui la partita.
refusal-needs-server = per questo serve un server
refusal-file-unknown = questo file non è né una registrazione né un file di scambio di uno dei giochi
refusal-file-refused = non è possibile aprire questo file: { $reason }
