## Fazioni e parole

side-chance = il caso

## Finali

outcome = Vince { $winner }: { $how } (regola { $rule })
outcome-table = Vince { $winner }: { $how }
ending-resigned = l’altra fazione si arrende
ending-timeout = l’altra fazione ha finito il tempo
ending-agreed = per accordo
ending-abandoned = la partita è stata abbandonata
ending-forfeited = il programma dell’altra fazione perde per infrazione

## Giocatori computer

level-newcomer = Principiante
level-newcomer-about = Prende ciò che sembra subito il meglio, ma tre volte su dieci decide senza pensare.
level-citizen = Cittadino
level-citizen-about = Prende ciò che sembra subito il meglio, senza pensare oltre.
level-delegate = Deputato
level-delegate-about = Guarda avanti un’intera azione con una carta.
level-minister = Ministro
level-minister-about = Esamina intere azioni e confronta le migliori con la miglior risposta dell’altra fazione.
level-statesman = Statista
level-statesman-about = Distribuisce molte volte le carte coperte e ogni volta cerca in avanti, fino a un secondo per decisione.

## Perché no

refusal-rule = { $reason } (regola { $rule })
refusal-game-over = la partita è finita
refusal-no-such-move = { $text } non è una mossa
refusal-not-your-turn = non è il tuo turno
refusal-undo-nothing = non c’è niente di tuo da annullare
refusal-undo-other-acted = nel frattempo ha agito l’altra fazione
refusal-undo-chance = nel frattempo sono state distribuite carte
refusal-undo-private = nel frattempo si è visto qualcosa di coperto
refusal-undo-turn-over = il tuo turno è finito
refusal-undo-game-over = la partita è finita
refusal-redo-nothing = non c’è niente da rigiocare

## Comandi

record-outdated = Le regole sono state corrette dopo l’inizio di questa partita (revisione { $began } allora, { $now } adesso): con le regole di oggi può andare diversamente da come è stata giocata.
record-refused-part = Non è più ammesso: { $reason }. Si usano le prime { $good } decisioni su { $total }.

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = La tua decisione
when-any = la partita è in corso
