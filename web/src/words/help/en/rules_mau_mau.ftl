# The rules of Mau Mau.
mau_mau-rules-short-title = In short
mau_mau-rules-short =
    - On your turn, play a card that matches the top card by colour or kind; if nothing fits, draw one.
    - Special cards reverse the direction, skip a player or make a player draw.
    - A Wild fits almost always, and you pick the colour.
    - Say “mau” with your second-to-last card, or you draw a card.
    - The first player to get rid of all their cards wins, and the cards the others still hold count against them.

mau_mau-rules-cards-title = Cards and start
mau_mau-rules-cards =
    110 cards in four colours: green, blue, red and yellow, each with its own symbol. Each colour has the numbers 1 to 9 and every special card twice; there are also 6 Wilds without a colour.
    @digits Numbers in the four colours.
    @special Reverse, Draw 2, Draw 4, Stop and Wild.
    ! Two to ten players can play; the printed rules don’t give a number.
    Agree on how many games to play, for example 3 or 5. Everyone gets 5 cards, the rest form the face-down deck, and its top card is turned up to start the discard pile. In the next game, the dealer’s left neighbour deals.
    ! The player to the dealer’s left starts, and play goes clockwise. If the first card is a special card, it has no effect, since nobody played it; its colour and kind count. If it is a Wild, any card goes. The printed rules leave this open.
    Hands and the order of the deck are secret. Everyone can see how many cards you have and what is on top.

mau_mau-rules-turn-title = Your turn
mau_mau-rules-turn =
    Play a card that fits, or draw one. After drawing it’s the next player’s turn, even if the card you drew would fit.
    @fits On the red 8 you can play any red card, any 8 or a Wild.
    On special cards, the same colour or the same kind fits. After a Wild, only the chosen colour fits, or another Wild.
    ! You can draw only if nothing fits, and a Wild fits almost always. The printed rules say you “may” play, so you can also agree to draw freely.

mau_mau-rules-special-title = Special cards
mau_mau-rules-special =
    @reverse Reverse: from now on, play goes the other way.
    ! With two players it changes nothing: it’s the other player’s turn. The printed rules don’t cover this, so you can also play it as a Stop.
    @stop Stop: the next player is skipped.
    @four Draw 4: the next player draws four cards and is skipped. Nothing helps against it.
    With two players, you get another turn right after a Stop or a Draw 4.
    @wild Wild: fits on everything except a Draw 2 that is still to be answered. You pick the colour that counts now, even if it is your last card.
    ! You can pick the current colour again. The printed rules speak of a “new colour”; we allow the old one, too.

mau_mau-rules-take-title = Draw 2
mau_mau-rules-take =
    The next player draws two cards and can’t play, unless they play a Draw 2 of any colour themselves. Then the player after them faces four cards, then six, and so on.
    @chain Three in a row: the next player must play a Draw 2 or draw six cards.
    Nothing else helps against it, not even a Wild. You can always draw, even if you have a Draw 2 or there is nothing left to draw. Once the cards are drawn, the effect is over, and the Draw 2 counts only by its colour and kind.

mau_mau-rules-mau-title = Saying mau
mau_mau-rules-mau =
    With your second-to-last card you must say “mau”: a big button waits for you for a few seconds. You can set how long under “Settings”. If you forget, you draw a card at once. “Mau mau” with the last card is said automatically.
    ! You draw the penalty card before anyone else draws. The printed rules don’t say when.

mau_mau-rules-deck-title = The deck runs out
mau_mau-rules-deck =
    When the deck has run out, the discard pile is shuffled and becomes the new deck; only its top card stays.
    ! It is shuffled only when someone actually has to draw, not before. The printed rules don’t name the moment.
    ! If the discard pile is down to one card, too, nobody draws any more: drawing counts as done, and the game continues. If nothing fits, you simply pass. The printed rules leave this open, too.

mau_mau-rules-end-title = End and score
mau_mau-rules-end =
    The player who plays their last card wins. Any card can be the last.
    ! A Draw 2 or Draw 4 as the last card has no effect any more, since the game is over. The printed rules don’t say, so you can agree that the cards are still drawn.
    The winner gets 0 points. The others count their hands: numbers at face value, special cards and Wilds 10 each. Fewer points are better, and ties share the place.
    @hand This hand counts 7 + 10 + 10 = 27 points.
    ! After 10,000 moves the game ends as it stands, and everyone counts their hand. Otherwise it could, in theory, go on for ever.
    After the agreed number of games, the lowest total wins.
    ! Equal totals share the place; the printed rules say nothing about it.
