# The rules of Katze im Sack.
katze_im_sack-rules-short-title = In short
katze_im_sack-rules-short =
    - Everyone lays a card face down in the row: good cats, bad cats, a rabbit or a dog.
    - Then you bid mice for the whole row while it is turned up card by card.
    - If you drop out, you are paid mice for it; if you stay longer, you see more.
    - The last player left pays their bid and gets everything in the sack, the bad cards included.
    - After nine rounds, the cats you won and every mouse you still have count.

katze_im_sack-rules-cards-title = Cards and mice
katze_im_sack-rules-cards =
    Katze im Sack (“The cat in the sack”: a pig in a poke) is for three to five players aged { $age } and up and takes about { $minutes } minutes.
    Everyone has the same set of ten cards in their own colour.
    @cats Seven cats from −8 to 15, and the rabbit, worth 0.
    @dogs The small and the big dog are worth nothing, but they chase other cards away.
    Mice are the money. You start with 15. The bank holds 21 with three players, 27 with four and 33 with five.
    Before the game, one random card is removed from each set. Only you can see which one you are missing. With the other nine cards you play nine rounds.
    With three players, a fourth set plays along as a dummy: it is shuffled, one card is removed, and each round its top card goes first in the row. Nobody knows it beforehand.
    { $option_mice ->
        [open] = Hands and face-down cards are secret; everyone sees mice, bids and winning prices.
       *[secret] Hands, face-down cards and mice are secret; bids and winning prices are public.
    }
    ! You can look again at the card you laid whenever you like. The printed rules say nothing about it, and this shouldn’t be a memory game.
    ! Everyone can see throughout the game which cards each player has won, what they score, and which cards of each set have been played. The printed rules don’t say so, but everyone has seen them.

katze_im_sack-rules-laying-title = Laying cards
katze_im_sack-rules-laying =
    The start player lays first, then play goes clockwise: everyone lays one card from their hand face down at the right end of the row. With three players, the dummy’s card is already there.
    @row Four cards, and you know only your own.

katze_im_sack-rules-auction-title = Auction
katze_im_sack-rules-auction =
    The first card is turned up. The start player speaks first, then it goes clockwise. Bid more than the highest bid, from 1 up to all the mice you have, or pass.
    @row After the first pass, two cards are face up.
    If you pass, you are out of this round, pay nothing and take the mice from the lowest mouse card that is left. Then the next card is turned up; when only one player is left, all of them are.
    | Players | Mouse cards
    | 3 | 3, 6
    | 4 | 2, 4, 6
    | 5 | 2, 3, 4, 6
    With three players, the first pass turns up one card and the second pass the last two.
    If the last player left has bid, they pay their bid to the bank, take the row and start the next round.
    Before each round, the bank fills the mouse cards. If it can’t fill all of them, all stay empty, and passing pays nothing in that round.

katze_im_sack-rules-offer-title = If nobody bids
katze_im_sack-rules-offer =
    If all but one player have passed without a bid, the last player sees the whole row and has the last word: take it for one mouse, or pass too. Without a mouse they can only pass.
    If they pass, they get no mice for it, the row leaves the game, the start player stays the same, and the mouse cards are not filled for the next round.

katze_im_sack-rules-dogs-title = Dogs
katze_im_sack-rules-dogs =
    Before the winner sets the row aside, the dogs have their turn.
    @big A single big dog chases away the highest card and leaves.
    @small A single small dog chases away the lowest card and leaves.
    @two Two or more dogs of any size are busy with each other and leave. Nothing else happens.
    { $option_rabbit ->
        [spared] Only one card is ever chased away, and it is out of the game. The highest can be −5, the lowest can be a 3. A dog that finds nothing to chase just leaves.
       *[counts] Only one card is ever chased away, and it is out of the game. The highest can be 0 or −5, the lowest can be a 3. A dog that finds nothing to chase just leaves.
    }
    { $option_rabbit ->
        [spared] = Dogs ignore the rabbit. The printed rules differ: there it counts as a card worth 0 and can be chased away.
       *[counts] As printed, the rabbit counts as a card worth 0, so dogs can chase it. As a house rule, you can let them ignore it.
    }

katze_im_sack-rules-end-title = End and score
katze_im_sack-rules-end =
    The game is over after the ninth round. Your points are the values of all the cards you won, plus one point for each mouse. The most points win.
    ! Ties share the place; the printed rules say nothing about them.
    ! If you play several games, the points are added up, the highest total wins, and equal totals share the place. The first start player of the next game is the left neighbour of this game’s first start player.

# Minka explains Katze im Sack.
katze_im_sack-guide-welcome = Hello, I’m Minka. Everyone has the same ten cards, except for one. Your missing card: { $card }. And your money: { $mice } mice.
katze_im_sack-guide-lay = Choose one of your { $cards } cards, then press “Lay face down”. Something good if you want the row yourself, something nasty for the others.
katze_im_sack-guide-lay-dog = The big dog chases away the highest card in the row, the small one the lowest; if there are two dogs, nothing happens. { $small ->
    [1] Start with the small one: it scares the others off, and it gets rid of the bad card for you.
   *[other] Think about who profits.
}
katze_im_sack-guide-dummy = The first card is the dummy’s, since there are only three of us. Nobody knows what it is.
katze_im_sack-guide-first-card = The first card is face up: { $card }. Each pass turns up the next one. Stay, and you see more; leave, and you get mice.
katze_im_sack-guide-open = No bid yet. Bid one mouse; more isn’t needed so far. Or pass: { $mice ->
    [0] this time you get nothing for it
    [one] you get one mouse for it
   *[other] you get { $mice } mice for it
}, and players who pass later get more.
katze_im_sack-guide-outbid = { $name } bids { $bid }. Bid more, or pass and { $mice ->
    [0] get nothing this time.
    [one] take one mouse.
   *[other] take { $mice } mice.
} Each mouse is worth a point at the end.
katze_im_sack-guide-broke = You don’t have enough mice, so you can only pass. Never mind: you usually get paid for that, too.
katze_im_sack-guide-paid = You dropped out and got { $mice ->
    [one] one mouse
   *[other] { $mice } mice
} for it. The later you pass, the more you get.
katze_im_sack-guide-empty = The mouse cards are empty this round. Passing pays nothing, which makes staying more tempting.
katze_im_sack-guide-offer = Nobody bid, and you can see everything. If you have a mouse, the row costs just that one. Do the sum: is it worth more than that, without the card the dog chases away?
katze_im_sack-guide-won = You won the row for { $price ->
    [one] one mouse
   *[other] { $price } mice
}, and you start the next round. Next to your name you can see what you have collected.
katze_im_sack-guide-chased = { $dog ->
    [D] The big dog
   *[d] The small dog
} was alone in the row and chased away { katze_im_sack-card-the-acc }. That card no longer counts for anyone.
katze_im_sack-guide-dogs = Several dogs in one row only have eyes for each other. They leave, and nothing is chased away.
katze_im_sack-guide-ending = { $rounds ->
    [one] This is the last round.
   *[other] { $rounds } rounds to go.
} A mouse in your pocket is a point at the end, so don’t bid more than the row can be worth.
katze_im_sack-guide-over = The sacks are empty, and you finished { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $rank }
}. Your cards and the mice you had left were counted. Another game?

# By keyboard.
katze_im_sack-keys = choose a card, then “Lay face down”. In the auction, use the buttons to set how many mice you bid.
