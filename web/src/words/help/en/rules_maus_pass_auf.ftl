# The rules of Maus, pass auf!
maus_pass_auf-rules-short-title = In short
maus_pass_auf-rules-short =
    - On your turn you turn up your top card.
    - If it is a mouse, the next player hunts it and may turn up as many cards as it has paws.
    - If one of them is a cat, the mouse is caught: the hunter wins all cards in the middle and a chip.
    - If there is only cheese, the mouse slips away, and the cards go to whoever laid it.
    - At the end, most cards win.

maus_pass_auf-rules-cards-title = Cards and chips
maus_pass_auf-rules-cards =
    @all Cheese, a cat, mice with 1, 2 or 3 paws, and a chip.
    | | all cards | small game
    | cheese | 58 | 29
    | cats | 14 | 7
    | mice of each kind | 6 | 3
    | cards in all | 90 | 45
    | chips | 9 | 5
    ! Of the 18 mice, six have one paw, six have two and six have three. Print doesn’t say how many there are of each.
    ! With two or three players you take the small game, and that is half of everything. Print only names the colour of the backs. You may always take the other one.
    The cards are dealt until one is left; so some have one card more, and chance decides who. Nobody looks, every stack lies face down. The last card goes face up in the middle.
    The youngest child begins, then it goes clockwise.

maus_pass_auf-rules-turning-title = Turning up
maus_pass_auf-rules-turning =
    On your turn you turn up the top card of your stack. It goes on the pile in the middle.
    @calm Cheese: nothing happens, and the next child is on.
    A cat without a mouse is only bored: nothing happens either. But a mouse is hunted.
    ! If a mouse lies in the middle right at the beginning, it belongs to nobody and nobody hunts it. Print says nothing about it.

maus_pass_auf-rules-hunting-title = The hunt
maus_pass_auf-rules-hunting =
    A mouse is hunted by whoever is next: one card after the other, at most as many as the mouse has paws.
    @caught A cat: caught! The hunter wins all cards in the middle and a chip, and the hunt is over.
    @mouse Another mouse: the hunter stops at once, and the next child hunts the new mouse.
    @escaped Only cheese: the mouse slips away. All cards go to whoever laid it, but no chip.

maus_pass_auf-rules-pile-title = Won cards
maus_pass_auf-rules-pile =
    The winner slides the cards from the middle under the own stack, turns up the top card and begins anew with it. If that is a mouse, it is hunted as usual.
    The cards go under as they lie: what was played last turns up first. It pays to watch.

maus_pass_auf-rules-end-title = The end
maus_pass_auf-rules-end =
    When the last chip is handed out, the game is over; the cards from the middle still go to the winner of the hunt.
    It is also over when somebody has no card left. But the last card still counts: if it is a cat that catches the mouse, it brings cards, and play goes on. If it is the last cheese of a hunt, the cards go to whoever laid the mouse, and then the game is over.
    ! In all other cases nobody gets the cards in the middle. Whose they would be, isn’t printed.
    ! After 10,000 cards enough is enough, and the game ends as it stands. No such limit is printed.
    Most cards win. Of equals the one with more chips wins.
    ! If the chips are equal as well, you share the place; nothing is printed beyond that.
