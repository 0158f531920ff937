mau_mau-name = Mau Mau
mau_mau-about = Match colours or kinds, make the others draw, be the first to get rid of your cards, and don’t forget to say mau.
mau_mau-forms = Moves are written “play r8”, “play r+2”, “play wild b”, “draw”, with your second-to-last card “play r8 mau” where you have to say it, and “name b” for the colour of a Wild turned up first.

mau_mau-event-turned-up = { mau_mau-card-the } is turned up.
mau_mau-event-played = { $you ->
    [1] You play { mau_mau-card-the-acc }{ $colour ->
        [g] {" "}and pick green
        [b] {" "}and pick blue
        [r] {" "}and pick red
        [y] {" "}and pick yellow
       *[other] {""}
    }
   *[other] { $seat } plays { mau_mau-card-the-acc }{ $colour ->
        [g] {" "}and picks green
        [b] {" "}and picks blue
        [r] {" "}and picks red
        [y] {" "}and picks yellow
       *[other] {""}
    }
}{ $word ->
    [mau] : mau!
    [mau-mau] : mau mau!
   *[other] .
}
mau_mau-event-named = { $you ->
    [1] You name { mau_mau-named }.
   *[other] { $seat } names { mau_mau-named }.
}
mau_mau-named = { $colour ->
    [g] green
    [b] blue
    [r] red
   *[y] yellow
}
mau_mau-event-direction-changed = { $way ->
    [clockwise] Play goes clockwise again.
   *[counterclockwise] Play now goes the other way.
}
mau_mau-event-forgot = { $you ->
    [1] You forgot to say mau and draw a card for it.
   *[other] { $seat } forgot to say mau and draws a card for it.
}
mau_mau-event-facing = { $you ->
    [1] You must draw { $count } cards or play another Draw 2.
   *[other] { $seat } must draw { $count } cards or play another Draw 2.
}
mau_mau-event-drew = { $you ->
    [1] { $count ->
        [0] You should draw, but there are no cards left.
        [one] You draw a card{ mau_mau-drawn }
       *[other] You draw { $count } cards{ mau_mau-drawn }
    }
   *[other] { $count ->
        [0] { $seat } should draw, but there are no cards left.
        [one] { $seat } draws a card{ mau_mau-drawn }
       *[other] { $seat } draws { $count } cards{ mau_mau-drawn }
    }
}
mau_mau-drawn = { $known ->
    [0] .
   *[other] : { $cards }.
}
mau_mau-event-left-out = { $you ->
    [1] You are skipped.
   *[other] { $seat } is skipped.
}
mau_mau-event-shuffled = { $count ->
    [one] The deck has run out; a single card from the discard pile becomes the new deck.
   *[other] The deck has run out; { $count } cards from the discard pile are shuffled into a new deck.
}
mau_mau-event-out = { $you ->
    [1] You are out of cards!
   *[other] { $seat } is out of cards!
}
mau_mau-event-over = { $end ->
    [out] The game is over. Points: { $scores }.
   *[limit] The game ends after 10,000 moves. Points: { $scores }.
}

mau_mau-not-draw = You have something to play ({ $cards }), and at this table you can only draw if nothing fits.
mau_mau-not-draw-nothing = There are no cards left to draw, and you have something to play: { $cards }.
mau_mau-not-mau = Mau is said with the second-to-last card, not before and not after.
mau_mau-not-mau-automatic = At this table “mau” is called automatically: just play the card.
mau_mau-not-in-hand = { $card } is not in the hand: { $hand }.
mau_mau-not-on-take-two = { $card } doesn’t help against a Draw 2: play another Draw 2, or draw { $count } cards.
mau_mau-not-fitting = { $card } doesn’t fit on { $top }; the colour is { $colour }. Play the same colour, the same kind or a Wild.
mau_mau-not-new = The colour is { $colour } already, and at this table a Wild needs a new one: { $colours }.
mau_mau-not-before-naming = A Wild was turned up first: name its colour before you play, for example “name b”.
mau_mau-not-naming = A colour is named on its own only if a Wild was turned up first. With a Wild you play, add it: “play wild b”.
mau_mau-not-the-pile = The new deck must be the discard pile without its top card: { $pile }.
mau_mau-setup-no-digit = “top” is { $card }, but at this table the game starts with a number card.

mau_mau-option-mau = Saying mau
mau_mau-option-mau-called = Say it with your second-to-last card, or draw a card if you forget.
mau_mau-option-mau-automatic = “Mau” is called automatically.
mau_mau-option-drawing = When you can draw
mau_mau-option-drawing-forced = Only if nothing fits (ruling: the printed rules say you “may” play).
mau_mau-option-drawing-free = Whenever there is a card to draw, even if something fits.
mau_mau-option-first_card = The first card turned up
mau_mau-option-first_card-quiet = A special card has no effect, but its colour and kind count (ruling).
mau_mau-option-first_card-digit = Special cards go under the deck until a number card comes up.
mau_mau-option-first_card-acts = A special card acts as if the dealer had played it. After a Wild, whoever starts names the colour.
mau_mau-option-last_card = Draw 2 or Draw 4 as the last card
mau_mau-option-last_card-quiet = Has no effect any more (ruling).
mau_mau-option-last_card-draws = The next player still draws before points are counted.
mau_mau-option-reverse_for_two = Reverse with two players
mau_mau-option-reverse_for_two-plain = Changes nothing: it’s the other player’s turn (ruling).
mau_mau-option-reverse_for_two-stop = Works like a Stop.
mau_mau-option-wish = Which colour you can pick with a Wild
mau_mau-option-wish-any = Any, even the one that counts already (ruling: the printed rules speak of a “new colour”).
mau_mau-option-wish-new = Only a new one, not the colour that counts already.

mau_mau-phase-playing = Playing
mau_mau-phase-shuffling = Shuffling
mau_mau-phase-naming = Naming a colour
mau_mau-phase-over = Game over
mau_mau-help-playing =
    Play one card of the same colour, the same number or the same special kind as the top card. { $option_drawing ->
        [free] Or draw one, even if something fits; that ends your turn.
       *[forced] If nothing fits, draw one; that ends your turn.
    }
    A Reverse changes the direction of play{ $option_reverse_for_two ->
        [stop] ; with two players it works like a Stop.
       *[plain] ; with two players it changes nothing (ruling).
    } A Stop skips the next player. A Draw 4 makes the next player draw four cards and skips them; nothing helps against it.
    A Draw 2 makes the next player draw two cards unless they play another Draw 2: then it is four for the player after that, and so on. Nothing else helps, not even a Wild.
    A Wild fits on everything else, and you pick the colour that counts now{ $option_wish ->
        [new] : a new one, not the old one.
       *[any] , even the old one (ruling).
    }
    { $option_mau ->
        [automatic] Mau with your second-to-last card is called automatically.
       *[called] Say mau with your second-to-last card, or you draw a card at once.
    } Any card can be your last{ $option_last_card ->
        [draws] ; after a Draw 2 or Draw 4 the next player still draws.
       *[quiet] ; a Draw 2 or Draw 4 then has no effect any more (ruling).
    }
mau_mau-help-shuffling =
    Someone has to draw and the deck is empty: the discard pile, except for its top card, is shuffled and becomes the new deck.
    If the discard pile is down to its top card, nobody draws any more and play continues (ruling).
mau_mau-help-naming =
    A Wild was turned up first, and at this table the first card acts: whoever starts names any colour and then plays.
mau_mau-help-over =
    The player who is out of cards scores nothing. Everyone else counts their hand: number cards at face value, special cards and Wilds 10 each.
    The fewest points win; ties share the rank (ruling). After 10,000 moves the game ends as it stands (ruling).
mau_mau-end-out = someone is out of cards
mau_mau-end-limit = 10,000 moves have been made

mau_mau-colour-g = green
mau_mau-colour-b = blue
mau_mau-colour-r = red
mau_mau-colour-y = yellow
mau_mau-suit = { $suit ->
    [g] green
    [b] blue
    [r] red
   *[y] yellow
}
mau_mau-card = { $face ->
    [rev] { mau_mau-suit } Reverse
    [draw-2] { mau_mau-suit } Draw 2
    [draw-4] { mau_mau-suit } Draw 4
    [stop] { mau_mau-suit } Stop
    [wild] Wild
   *[digit] { mau_mau-suit } { $digit }
}
mau_mau-card-the = { $face ->
    [rev] the { mau_mau-suit } Reverse
    [draw-2] the { mau_mau-suit } Draw 2
    [draw-4] the { mau_mau-suit } Draw 4
    [stop] the { mau_mau-suit } Stop
    [wild] a Wild
   *[digit] the { mau_mau-suit } { $digit }
}
mau_mau-card-the-acc = { $face ->
    [rev] the { mau_mau-suit } Reverse
    [draw-2] the { mau_mau-suit } Draw 2
    [draw-4] the { mau_mau-suit } Draw 4
    [stop] the { mau_mau-suit } Stop
    [wild] a Wild
   *[digit] the { mau_mau-suit } { $digit }
}

# Why a move can’t be made, for people who don’t write the notation
why-mau_mau-not-draw = You have something to play: { $cards }. At this table you can only draw if nothing fits.
why-mau_mau-not-draw-nothing = There are no cards left to draw, and you have something to play: { $cards }.
why-mau_mau-not-in-hand = You don’t have { $card }.
why-mau_mau-not-on-take-two = { $card } doesn’t help against a Draw 2: play another Draw 2, or draw { $count } cards.
why-mau_mau-not-new = The colour is { $colour } already. At this table a Wild needs a new one.
why-mau_mau-not-before-naming = A Wild was turned up first: name a colour before you play.
why-mau_mau-not-fitting = { $card } doesn’t fit on { $top }; the colour is { $colour }. Play the same colour, the same kind or a Wild.

# The board in the terminal
cli-mau-top = Pile
cli-mau-colour-g = colour: green (g)
cli-mau-colour-b = colour: blue (b)
cli-mau-colour-r = colour: red (r)
cli-mau-colour-y = colour: yellow (y)
cli-mau-colour-any = any card goes
cli-mau-colour-unnamed = a colour is to be named
cli-mau-to-draw = draw { $count }, or play a Draw 2
cli-mau-clockwise = clockwise
cli-mau-counterclockwise = counterclockwise
cli-mau-one-left = mau
