# The rules of Maus, pass auf!
maus_pass_auf-rules-short-title = In short
maus_pass_auf-rules-short =
    - On your turn, flip your top card.
    - If it is a mouse, the next player hunts it and can flip as many cards as it has paws.
    - If one of them is a cat, the mouse is caught: the hunter wins all the cards in the middle and a chip.
    - If there is only cheese, the mouse gets away, and the player who laid it wins the cards.
    - At the end, the most cards win.

maus_pass_auf-rules-cards-title = Cards and chips
maus_pass_auf-rules-cards =
    Maus, pass auf! (“Watch out, mouse!”) is for two to six players aged about { $age } and up and takes about { $minutes } minutes. So says the box.
    @all Cheese, a cat, mice with 1, 2 or 3 paws, and a chip.
    | | full game | small game
    | cheese | 58 | 29
    | cats | 14 | 7
    | mice of each kind | 6 | 3
    | cards in all | 90 | 45
    | chips | 9 | 5
    ! Of the 18 mice, six have one paw, six have two and six have three. The printed rules don’t say how many there are of each.
    { $option_pack ->
        [small] ! You play with 45 cards and 5 chips, half of everything; this is usual with two or three players. The printed rules only name the colour of the card backs.
        [full] ! You play with all 90 cards and 9 chips; this is usual with four or more players, while two or three usually take half. The printed rules only name the colour of the card backs.
       *[unsettled] ! Two or three players use the small game, which is half of everything. The printed rules only name the colour of the card backs. You can always choose the other one.
    }
    The cards are dealt until one is left. Nobody looks at them; every stack stays face down. The last card goes face up in the middle.
    ! Chance decides who gets one card more, and nobody gets two more. The printed rules only say that some may get one more.
    The youngest player should start: let them take the first seat. Play goes clockwise.

maus_pass_auf-rules-turning-title = Flipping cards
maus_pass_auf-rules-turning =
    On your turn, flip the top card of your stack onto the pile in the middle.
    @calm Cheese: nothing happens, and it’s the next player’s turn.
    A cat without a mouse is only bored: nothing happens either. But a mouse is hunted.
    { $option_dealt_mouse ->
        [hunted] = If there is a mouse in the middle right at the start, whoever starts hunts it. If only cheese comes up, the cards stay in the middle, since nobody laid the mouse, and it’s the next player’s turn. The printed rules say nothing about it.
       *[waits] ! If there is a mouse in the middle right at the start, it belongs to nobody and nobody hunts it. The printed rules say nothing about it.
    }

maus_pass_auf-rules-hunting-title = The hunt
maus_pass_auf-rules-hunting =
    “Maus, pass auf, die Katze kommt!” The next player hunts the mouse: they flip cards one by one, at most as many as the mouse has paws.
    @caught A cat: caught! The hunter wins all the cards in the middle and a chip, and the hunt is over.
    @mouse Another mouse: the hunter stops at once, and the next player hunts the new mouse.
    @escaped Only cheese: the mouse gets away. The player who laid it wins all the cards, but no chip.

maus_pass_auf-rules-pile-title = Winning cards
maus_pass_auf-rules-pile =
    If you win the cards in the middle, slide them under your stack, then flip your top card to start a new pile. If that is a mouse, it is hunted as usual.
    { $option_under ->
        [flipped] = The cards are turned over and go under your stack face down: what was played first comes up first. It pays to watch.
       *[unflipped] The cards go under your stack as they lie: what was played last comes up first. It pays to watch.
    }

maus_pass_auf-rules-end-title = The end
maus_pass_auf-rules-end =
    When the last chip has been won, the game is over; the winner of the hunt still gets the cards in the middle.
    It is also over when someone has no cards left.
    ! But their last card still counts: if it is a cat that catches the mouse, they win cards and the game continues. If it is the last cheese of a hunt, the player who laid the mouse wins the cards, and then the game is over.
    ! In all other cases nobody gets the cards in the middle. The printed rules leave it open; if the hunt had only brought cheese so far, you could also read them as if the mouse had got away.
    ! After 10,000 cards enough is enough, and the game ends as it stands. The printed rules have no such limit.
    The most cards win. If players tie, the one with more chips is ahead.
    ! If the chips are equal too, you share the place; the printed rules stop there.
    ! If you play several games, the cards of all games are added up; if totals are equal, so are the chips, and after that you share the place. The next game is started by the left neighbour of the player who started this one. The printed rules only know single games.

# Minka explains Maus, pass auf!
maus_pass_auf-guide-welcome = Hello, I’m Minka. You have { $cards } cards, and nobody knows what’s on them. At the end, the most cards win.
maus_pass_auf-guide-turn = It’s your turn. Tap the big button to flip your top card.
maus_pass_auf-guide-cheese = Cheese! Nothing happens. It’s the next player’s turn.
maus_pass_auf-guide-lone-cat = A cat, but no mouse. The cat yawns, and play continues.
maus_pass_auf-guide-first-mouse = There’s a mouse right at the start. It belongs to nobody, so we let it run.
maus_pass_auf-guide-hunt = Watch out, mouse, here comes the cat! You’re hunting it. It has { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, and you can flip { $tries ->
    [one] one more card
   *[other] up to { $tries } more cards
}. Hope for a cat.
maus_pass_auf-guide-own-mouse = Your mouse is on the run! { $name } is hunting it and can flip { $paws ->
    [one] one card
   *[other] { $paws } cards
}. If it gets away, all the cards are yours.
maus_pass_auf-guide-other-hunt = { $name } is hunting a mouse and can flip { $paws ->
    [one] one card
   *[other] up to { $paws } cards
}. Will there be a cat?
maus_pass_auf-guide-second-mouse = Another mouse! The first hunt is over. Now { $name } hunts the new mouse.
maus_pass_auf-guide-caught-own = Caught! You get { $cards } cards and a chip. And it’s your turn again.
maus_pass_auf-guide-caught = Caught! { $name } gets { $cards } cards and a chip.
maus_pass_auf-guide-escaped = Only cheese: the mouse got away. { $name } laid it and gets { $cards } cards, but no chip.
maus_pass_auf-guide-few-chips = { $chips ->
    [one] Only one chip is left.
   *[other] Only { $chips } chips are left.
} When the last one is gone, the game is over.
maus_pass_auf-guide-few-cards = Watch out, { $name } is running low on cards: { $cards } left. When someone has none, the game is over.
maus_pass_auf-guide-over = The game is over, and you finished { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
}. The most cards win. Another game?

# By keyboard.
maus_pass_auf-keys = there is only one big button.
