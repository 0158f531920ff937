# The rules of Mau Mau.
mau_mau-rules-short-title = In short
mau_mau-rules-short =
    - In turn, play a card that fits the top card by colour or kind, and if none fits, draw one.
    - Special cards turn the direction round, leave somebody out or make somebody draw.
    - A colour changer fits almost always, and you say which colour counts now.
    - With your last card but one say “mau”, or you draw a card.
    - Whoever is rid of all cards first wins, and what the others still hold counts against them.

mau_mau-rules-cards-title = Cards and beginning
mau_mau-rules-cards =
    110 cards in four colours: green, blue, red and yellow, each with a sign of its own. In each colour twice the digits 1 to 9 and twice each special card, and 6 colour changers without a colour.
    @digits Digits in the four colours.
    @special Change of direction, take 2, take 4, stop and colour changer.
    ! Two to ten can play; no number is printed.
    You agree on how many games to play. Everybody gets 5 cards, the rest is the face-down deck, and its top card is turned up: it begins the pile. In the next game the left neighbour deals.
    ! It begins left of the dealer and goes clockwise. If the first card is a special card it has no effect, since nobody played it; colour and kind count. On a colour changer anything fits then. The printed rules leave this open.
    Hands and the order of the deck are secret. How many cards somebody has and what lies on top is open.

mau_mau-rules-turn-title = Your turn
mau_mau-rules-turn =
    Play a card that fits, or draw one. After drawing the next player is on, even if the drawn card would fit.
    @fits On the red 8 fits any red card, any 8 and the colour changer.
    For special cards, the same colour or the same kind fits. After a colour changer only the named colour counts, or another colour changer.
    ! You may draw only when nothing fits; a colour changer fits almost always. Print says that one “may” play, so you can also agree to draw freely.

mau_mau-rules-special-title = Special cards
mau_mau-rules-special =
    @reverse Change of direction: from now on it goes the other way round.
    ! With two players it changes nothing, the other one is on. Print doesn’t settle this case, so you may also play it as a stop.
    @stop Stop: the next player is left out.
    @four Take 4: the next player draws four cards and is left out. Nothing helps against it.
    With two players you are on again at once after a stop or a take 4.
    @wild Colour changer: fits on everything, only not against a take 2. You name the colour that counts now, even if it is your last card.
    ! You may name the old colour again; nothing forbids it.

mau_mau-rules-take-title = Take 2
mau_mau-rules-take =
    The next player draws two cards and may not play, unless he or she plays a take 2 too, of any colour. Then the one after that faces four, then six, and so on.
    @chain Three in a row: whoever plays no take 2 now draws six cards.
    Nothing else helps against it, no colour changer either. You may always draw, also if you had a take 2, and even if nothing is left to draw. Once the cards are drawn the effect is over, and the take 2 counts only by its colour and kind.

mau_mau-rules-mau-title = Saying mau
mau_mau-rules-mau =
    With your last card but one you must say “mau”: the big button waits for you for a few seconds. How long, you set under “Settings”. If you forget it, you draw a card at once. The “mau mau” with the last card says itself here.
    ! You draw the card for forgetting before anybody else draws. The printed rules don’t say when.

mau_mau-rules-deck-title = The deck is empty
mau_mau-rules-deck =
    When the deck is used up, the pile is shuffled and is the new deck; only its top card stays.
    ! It is shuffled only when somebody really has to draw, not before. Print doesn’t name the moment.
    ! If only one card is left in the pile as well, nobody draws any more: every drawing counts as done, and the game goes on. Whoever has nothing that fits just passes on. The printed rules leave this open too.

mau_mau-rules-end-title = End and score
mau_mau-rules-end =
    Whoever plays the last card of the hand has won. Any card may be the last.
    ! A take 2 or take 4 as the last card has no effect any more, since the game is over. It isn’t printed, so you may agree that the cards are still drawn.
    The winner gets 0 points. The others count their hands: digits their value, special cards and colour changers 10 each. Few points are good, and equals share the place.
    @hand This hand counts 7 + 10 + 10 = 27 points.
    ! After 10,000 moves the game ends as it stands, and everybody counts the hand. Otherwise it could in theory go on for ever.
    After the agreed games the lowest total wins.
    ! Equal totals share the place; print says nothing about it.
