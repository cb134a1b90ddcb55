game-name = Drei Stiche
game-about = Eine verdeckte Hand, drei Stiche und eine Regel zum Merken.
seat-anna = Anna
seat-boris = Boris
option-hand = Handkarten
hand-3 = drei Karten
hand-4 = vier Karten

move-deal = die { $card } austeilen
move-play = die { $card } spielen
prompt-lead = Spiel eine Karte aus.
prompt-answer = Spiel eine Karte auf die { $led }.

event-dealt = { $seat } bekommt die { $card }.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-leads = { $seat } spielt die { $card } aus.
event-answers = { $seat } gibt die { $card } zu.
event-trick = { $seat } macht den Stich.

when-trick = Stich { $trick }
state-hand = Deine Hand: { $cards }
state-led = Auf dem Tisch: { $card }
state-tricks = { $seat }: { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}

ending-more-tricks = mehr Stiche
ending-last-trick = der letzte Stich

refusal-not-in-the-deck = diese Karte ist nicht im Stapel
refusal-not-in-your-hand = du hast die { $card } nicht
refusal-must-beat = du kannst die { $led } überstechen, also musst du es tun
