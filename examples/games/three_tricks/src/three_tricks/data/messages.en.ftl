game-name = Three Tricks
game-about = A hand of hidden cards, three tricks, and one rule to remember.
seat-anna = Anna
seat-boris = Boris
option-hand = Cards in hand
hand-3 = three cards
hand-4 = four cards

move-deal = deal the { $card }
move-play = play the { $card }
prompt-lead = Lead a card.
prompt-answer = Answer the { $led }.

event-dealt = { $seat } is dealt the { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-leads = { $seat } leads the { $card }.
event-answers = { $seat } answers with the { $card }.
event-trick = { $seat } takes the trick.

when-trick = trick { $trick }
state-hand = Your hand: { $cards }
state-led = On the table: { $card }
state-tricks = { $seat }: { $count ->
    [one] one trick
   *[other] { $count } tricks
}

ending-more-tricks = more tricks
ending-last-trick = the last trick

refusal-not-in-the-deck = this card is not in the deck
refusal-not-in-your-hand = you do not hold the { $card }
refusal-must-beat = you can beat the { $led }, so you must
