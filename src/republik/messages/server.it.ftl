## Requests

refusal-bad-request = il messaggio non è comprensibile
refusal-unknown-move = questa mossa non esiste
refusal-no-such-table-options = questo gioco, edizione, posto o livello non esiste
refusal-foreign-origin = la richiesta viene da un'altra pagina
refusal-foreign-host = il server non riconosce questo nome come suo; chi lo gestisce può indicarlo con --address
refusal-not-found = qui non esiste
refusal-wrong-method = questo indirizzo non accetta questo metodo
refusal-stale = nel frattempo il tavolo è andato avanti
refusal-too-large = il messaggio è troppo grande
refusal-too-many-requests = troppe richieste, aspetta un momento
refusal-headers-too-large = le intestazioni della richiesta sono troppo grandi
refusal-too-slow = la richiesta non è arrivata nel tempo previsto
refusal-too-many-sockets = tu o altri al tuo indirizzo avete troppi tavoli aperti ({ $most }): chiudine uno
refusal-too-many-connections = il server ha aperte tutte le connessioni che può
refusal-storage = la base di dati non risponde: non è cambiato nulla
refusal-nul-character = un testo con il carattere NUL non può essere conservato

## Tables

refusal-not-your-seat = non siedi lì
refusal-hint-not-here = nessun suggerimento dove giocano persone fra loro
refusal-hint-nobody = qui nessun giocatore del computer può dare suggerimenti
refusal-not-over = la partita non è ancora finita
refusal-seat-taken = lì siede già qualcuno
refusal-too-many-tables = hai già tutte le partite in corso che un ospite può avere
refusal-table-full = questo tavolo ha già tutti gli spettatori possibili ({ $most })
refusal-too-many-thoughts = tu o altri al tuo indirizzo state aspettando troppi consigli ({ $most }): riprova fra un momento
refusal-too-many-analyses = troppe analisi per te o per altri al tuo indirizzo sono ancora in corso ({ $most }): aspetta che ne finisca una
refusal-rules-corrected = le regole corrette non ammettono più una decisione di questa partita: riprendi dall’ultima valida
refusal-record-refused = la registrazione della partita non si può rigiocare
refusal-values-missing = questa partita si gioca con valori che il server ora non ha ({ $values })
refusal-no-thinker = il giocatore automatico ora non può pensare
refusal-offer-not-now = questo ora non si può proporre
refusal-offer-pending = l'altra parte ha fatto una proposta: prima bisogna rispondere
refusal-no-offer = non c'è una proposta simile
refusal-chat-full = a questo tavolo non si può più dire altro
refusal-rated-needs-people = contano per la classifica solo le partite tra due persone
refusal-undo-no-time = non hai il tempo di ritirarlo
refusal-time-over = il tuo tempo è scaduto

## People

refusal-bad-name = questo non può essere un nome: da 1 a 40 caratteri visibili, al massimo 4 segni su una lettera
refusal-bad-email = questo non è un indirizzo e-mail
refusal-no-email-to-confirm = non c'è nessun indirizzo e-mail da confermare
refusal-too-many-mails = sono stati inviati troppi link: riprova domani
refusal-bad-webhook = un webhook ha bisogno di un indirizzo https
refusal-weak-password = una password deve avere almeno 8 caratteri e non essere facile da indovinare
refusal-login-refused = nome o password errati
refusal-members-only = questo è solo per i membri
refusal-name-taken = qualcun altro ha già questo nome o uno che gli somiglia
refusal-already-member = sei già membro
refusal-login-slowed = troppi tentativi, aspetta un momento

## Notices and mails

notice-turn-title = Tocca a te
notice-turn = Giochi con l’{ $side } contro { $opponent }: tocca a te.
notice-over-title = La partita è finita
notice-over = La tua partita con l’{ $side } contro { $opponent } è finita.
notice-test-title = Una prova
notice-test = Così saprai che tocca a te.
notice-somebody = qualcuno
notice-footer = Ricevi questo messaggio perché hai chiesto di essere avvisato dei tuoi turni. Puoi cambiarlo su { $address }
confirm-mail-title = Conferma questo indirizzo
confirm-mail =
    Qualcuno ha indicato questo indirizzo su { $address } per essere avvisato dei propri turni.

    Se sei stato tu, confermalo qui:

    { $link }

    Altrimenti non fare nulla: non arriverà altro.
