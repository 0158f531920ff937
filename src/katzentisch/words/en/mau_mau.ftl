mau_mau-name = Mau Mau
mau_mau-about = Match colour or kind, make the others draw, be rid of your cards first, and don't forget to say mau.
mau_mau-forms = Moves are written “play r8”, “play r+2”, “play wild b”, “draw”, and with the last card but one “play r8 mau”.

mau_mau-event-turned-up = { $card } is turned up.
mau_mau-event-played = { $seat } plays { $card }{ $colour ->
    [g] {" "}and names green
    [b] {" "}and names blue
    [r] {" "}and names red
    [y] {" "}and names yellow
   *[other] {""}
}{ $word ->
    [mau] : mau!
    [mau-mau] : mau mau!
   *[other] .
}
mau_mau-event-direction-changed = { $way ->
    [clockwise] It goes clockwise again.
   *[counterclockwise] Now it goes the other way round.
}
mau_mau-event-forgot = { $seat } forgot to say mau and draws for it.
mau_mau-event-facing = { $seat } is to draw { $count }, unless another take 2 helps.
mau_mau-event-drew = { $count ->
    [0] { $seat } would draw, but nothing is left.
    [one] { $seat } draws a card{ $known ->
        [0] .
       *[other] : { $cards }.
    }
   *[other] { $seat } draws { $count } cards{ $known ->
        [0] .
       *[other] : { $cards }.
    }
}
mau_mau-event-left-out = { $seat } is left out.
mau_mau-event-shuffled = { $count ->
    [one] The deck is used up; a single card from the pile is the new one.
   *[other] The deck is used up; { $count } cards from the pile are shuffled.
}
mau_mau-event-out = { $seat } is out!
mau_mau-event-over = { $end ->
    [out] The game is over. Points: { $scores }.
   *[limit] After 10,000 moves the game ends as it stands. Points: { $scores }.
}

mau_mau-not-draw = Something fits ({ $cards }), so it must be played: here you draw only when nothing fits.
mau_mau-not-draw-nothing = There is nothing left to draw, and something fits: { $cards }.
mau_mau-not-mau = Mau is said with the last card but one, not before and not after.
mau_mau-not-mau-automatic = At this table mau says itself: just play the card.
mau_mau-not-in-hand = { $card } is not in the hand: { $hand }.
mau_mau-not-on-take-two = { $card } doesn't help against a take 2: play another take 2, or draw { $count } cards.
mau_mau-not-fitting = { $card } doesn't fit: { $top } lies there, and { $colour } counts. Same colour, same kind or a colour changer fits.
mau_mau-not-the-pile = The new deck must be the pile without its top card: { $pile }.
mau_mau-setup-no-digit = “top” is { $card }, but at this table a digit begins.

mau_mau-option-mau = Saying mau
mau_mau-option-mau-called = Say it with your last card but one, or draw a card for forgetting it.
mau_mau-option-mau-automatic = Mau says itself.
mau_mau-option-drawing = When you may draw
mau_mau-option-drawing-forced = Only when nothing fits (ruling: print says that one “may” play).
mau_mau-option-drawing-free = Whenever there is a card to draw, even if something fits.
mau_mau-option-first_card = The card that is turned up first
mau_mau-option-first_card-quiet = A special card has no effect, but its colour and kind count (ruling).
mau_mau-option-first_card-digit = Special cards go under the deck until a digit shows.
mau_mau-option-last_card = Take 2 or take 4 as the last card
mau_mau-option-last_card-quiet = No effect any more (ruling).
mau_mau-option-last_card-draws = The next player still draws before points are counted.
mau_mau-option-reverse_for_two = Change of direction with two players
mau_mau-option-reverse_for_two-plain = Changes nothing: the other one is next (ruling).
mau_mau-option-reverse_for_two-stop = Acts as a stop.

mau_mau-phase-playing = Playing
mau_mau-phase-shuffling = Shuffling
mau_mau-phase-over = Over
mau_mau-help-playing =
    Play one card of the same colour, the same digit or the same special kind as the top card, or draw one and end your turn.
    Change direction turns the order round. Stop leaves the next player out; so does take 4, with four cards to draw and no way to avoid it.
    Take 2 makes the next player draw two, unless another take 2 passes it on: then it is four, and so on. Nothing else helps, no colour changer either.
    A colour changer fits on everything else, and you name the colour that counts now, the old one too if you like (ruling).
    With your last card but one say mau, or you draw a card at once. Any card may be the last.
mau_mau-help-shuffling =
    A card is to be drawn and the deck is empty: the pile without its top card is shuffled and is the new deck.
    If the pile is only its top card, nobody draws any more and play goes on (ruling).
mau_mau-help-over =
    Who is out scores nothing. Everybody else counts the cards in hand: digits their value, special cards and colour changers 10.
    Fewest points win; equals share the rank. After 10,000 moves the game ends as it stands (ruling).
mau_mau-end-out = somebody is out
mau_mau-end-limit = 10,000 moves were made

mau_mau-colour-g = green
mau_mau-colour-b = blue
mau_mau-colour-r = red
mau_mau-colour-y = yellow
mau_mau-card-digit = { $colour } { $digit }
mau_mau-card-rev = { $colour } change of direction
mau_mau-card-take-2 = { $colour } take 2
mau_mau-card-take-4 = { $colour } take 4
mau_mau-card-stop = { $colour } stop
mau_mau-card-wild = colour changer
