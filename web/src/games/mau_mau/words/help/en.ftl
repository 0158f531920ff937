# The rules of Mau Mau.
mau_mau-rules-short-title = In short
mau_mau-rules-short =
    { $option_drawing ->
        [free] - On your turn, play a card that matches the top card by colour or kind, or draw one.
       *[forced] - On your turn, play a card that matches the top card by colour or kind; if nothing fits, draw one.
    }
    - Special cards reverse the direction, skip a player or make a player draw.
    - A Wild fits almost always, and you pick the colour.
    { $option_mau ->
        [automatic] - “Mau” with your second-to-last card is called automatically.
       *[called] - Say “mau” with your second-to-last card, or you draw a card.
    }
    - The first player to get rid of all their cards wins, and the cards the others still hold count against them.

mau_mau-rules-cards-title = Cards and start
mau_mau-rules-cards =
    110 cards in four colours: green, blue, red and yellow, each with its own symbol. Each colour has the numbers 1 to 9 and every special card twice; there are also 6 Wilds without a colour.
    @digits Numbers in the four colours.
    @special Reverse, Draw 2, Draw 4, Stop and Wild.
    ! Two to ten players can play, aged about { $age } and up, about { $minutes } minutes a game. The printed rules don’t say.
    Agree on how many games to play, for example 3 or 5. Everyone gets 5 cards, the rest form the face-down deck, and its top card is turned up to start the discard pile. In the next game, the dealer’s left neighbour deals.
    { $option_first_card ->
        [digit] = The player to the dealer’s left starts, and play goes clockwise. The first card is always a number: special cards and Wilds go under the deck until one comes up.
        [acts] = The player to the dealer’s left starts, and play goes clockwise. If the first card is a special card, it acts as if the dealer had played it. If it is a Wild, whoever starts picks a colour first and then plays.
       *[quiet] ! The player to the dealer’s left starts, and play goes clockwise. If the first card is a special card, it has no effect, since nobody played it; its colour and kind count. If it is a Wild, any card goes. The printed rules leave this open.
    }
    Hands and the order of the deck are secret.
    ! Everyone can see how many cards you have. The printed rules don’t mention it.

mau_mau-rules-turn-title = Your turn
mau_mau-rules-turn =
    Play a card that fits, or draw one. After drawing it’s the next player’s turn, even if the card you drew would fit.
    @fits On the red 8 you can play any red card, any 8 or a Wild.
    On special cards, the same colour or the same kind fits. After a Wild, only the chosen colour fits, or another Wild.
    { $option_drawing ->
        [free] = You can also draw if something fits, as long as there are cards left. The printed rules say you “may” play; usually, you can draw only if nothing fits.
       *[forced] ! You can draw only if nothing fits, and a Wild fits almost always. The printed rules say you “may” play, so you can also agree to draw freely.
    }

mau_mau-rules-special-title = Special cards
mau_mau-rules-special =
    @reverse Reverse: from now on, play goes the other way.
    { $option_reverse_for_two ->
        [stop] = With two players it works like a Stop: you get another turn. The printed rules don’t cover this.
       *[plain] ! With two players it changes nothing: it’s the other player’s turn. The printed rules don’t cover this, so you can also play it as a Stop.
    }
    @stop Stop: the next player is skipped.
    @four Draw 4: the next player draws four cards and is skipped. Nothing helps against it.
    With two players, you get another turn right after a Stop or a Draw 4.
    @wild Wild: fits on everything except a Draw 2 that is still to be answered. You pick the colour that counts now, even if it is your last card.
    { $option_wish ->
        [new] = You have to pick a new colour, not the one that counts already. The printed rules speak of a “new colour”, too.
       *[any] ! You can pick the current colour again. The printed rules speak of a “new colour”; we allow the old one, too.
    }

mau_mau-rules-take-title = Draw 2
mau_mau-rules-take =
    The next player draws two cards and can’t play, unless they play a Draw 2 of any colour themselves. Then the player after them faces four cards, then six, and so on.
    @chain Three in a row: the next player must play a Draw 2 or draw six cards.
    Nothing else helps against it, not even a Wild. You can always draw, even if you have a Draw 2 or there is nothing left to draw. Once the cards are drawn, the effect is over, and the Draw 2 counts only by its colour and kind.

mau_mau-rules-mau-title = Saying mau
mau_mau-rules-mau =
    { $option_mau ->
        [automatic] = “Mau” with your second-to-last card is called automatically, and nobody can forget it. So is “mau mau” with the last one.
       *[called] With your second-to-last card you must say “mau”: a big button waits for you for a few seconds. You can set how long under “Settings”. If you forget, you draw a card at once. “Mau mau” with the last card is said automatically.
    }
    { $option_mau ->
        [automatic] ! Elsewhere, anyone who forgets “mau” draws a card before anyone else draws. The printed rules don’t say when.
       *[called] ! You draw the penalty card before anyone else draws. The printed rules don’t say when.
    }

mau_mau-rules-deck-title = The deck runs out
mau_mau-rules-deck =
    When the deck has run out, the discard pile is shuffled and becomes the new deck; only its top card stays.
    ! It is shuffled only when someone actually has to draw, not before. The printed rules don’t name the moment.
    ! If the discard pile is down to one card, too, nobody draws any more: drawing counts as done, and the game continues. If nothing fits, you simply pass. The printed rules leave this open, too.

mau_mau-rules-end-title = End and score
mau_mau-rules-end =
    The player who plays their last card wins. Any card can be the last.
    { $option_last_card ->
        [draws] = A Draw 2 or Draw 4 as the last card still has its effect: the next player draws, and only then are the points counted. The printed rules don’t say.
       *[quiet] ! A Draw 2 or Draw 4 as the last card has no effect any more, since the game is over. The printed rules don’t say, so you can agree that the cards are still drawn.
    }
    The winner gets 0 points. The others count their hands: numbers at face value, special cards and Wilds 10 each. Fewer points are better.
    @hand This hand counts 7 + 10 + 10 = 27 points.
    ! Ties share the place; the printed rules don’t mention them.
    ! After 10,000 moves the game ends as it stands, and everyone counts their hand. Otherwise it could, in theory, go on for ever.
    After the agreed number of games, the lowest total wins.
    ! Equal totals share the place; the printed rules say nothing about it.

# Minka explains Mau Mau.
mau_mau-guide-welcome = Hello, I’m Minka. You have { $cards } cards, and you want to get rid of them all. In the middle is { mau_mau-card-the }. The card you play has to match it.
mau_mau-guide-play = It’s your turn. On top is { mau_mau-card-the }. { $count ->
    [one] One of your cards fits
   *[other] { $count } of your cards fit
}, by colour or kind. Tap a card to lift it, and tap again to play it.
mau_mau-guide-name = A Wild was turned up first, and you start: pick a colour, best the one you have most of. Then you play.
mau_mau-guide-draw = Nothing fits this time. Draw a card; then it’s the next player’s turn.
mau_mau-guide-wild = You have a Wild. It fits almost always, and you pick the colour: best the one you have most of.
mau_mau-guide-special = You can play { mau_mau-card-the-acc }. { $kind ->
    [rev] Play then goes the other way.
    [stop] The next player is skipped.
    [four] The next player draws four cards and is skipped.
   *[other] The next player has to draw two cards, or play a Draw 2 too.
}
mau_mau-guide-facing = You have to draw { $count } cards. But you have a Draw 2: play it, and the next player faces { $next }.
mau_mau-guide-must-take = You got hit by a Draw 2, and you have none to answer it. Draw { $count } cards; you can’t play this turn.
mau_mau-guide-mau = Careful, this is your second-to-last card. As soon as you play it, a big button appears: tap “Mau!”, or you draw a card.
mau_mau-guide-last-card = Only one card left. If it fits on your turn, you win; “mau mau” is called automatically.
mau_mau-guide-forgot = { $name } forgot to say “mau” and had to draw a card.
mau_mau-guide-four = Draw 4: it hit { $name }, who draws four cards and is skipped. Nothing helps against it.
mau_mau-guide-stop = Stop: { $name } is skipped once.
mau_mau-guide-direction = The direction has changed. The arrows around the discard pile show which way play goes now.
mau_mau-guide-colour-named = A Wild! { $name } picked { $colour }. Now only this colour fits, or another Wild.
mau_mau-guide-shuffled = The deck was empty, so the discard pile was shuffled. Its top card stayed.
mau_mau-guide-nearly-out = { $name } has only one card left. Can you spoil the plan? The cards you still hold at the end count against you; special cards and Wilds 10 each.
mau_mau-guide-over = The game is over, and you finished { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
}. Cards left in hand count as points, and fewer is better. Another game?

# By keyboard.
mau_mau-keys = press once to lift a card and again to play it. When it’s time to say “mau”, its button already has the focus.
