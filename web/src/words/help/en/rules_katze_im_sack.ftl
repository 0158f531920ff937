# The rules of The Cat in the Sack.
katze_im_sack-rules-short-title = In short
katze_im_sack-rules-short =
    - Everybody lays a card face down in the row: good cats, bad cats, a rabbit or a dog.
    - Then you bid mice for the whole row while it is turned up card by card.
    - Whoever drops out is paid mice for it, and whoever stays longer sees more.
    - The last one left pays the bid and gets all that is in the sack, the bad things too.
    - After nine rounds the cats count, and every mouse that you still have.

katze_im_sack-rules-cards-title = Cards and mice
katze_im_sack-rules-cards =
    Everybody has the same set of ten cards in their own colour.
    @cats Seven cats from −8 to 15, and among them the rabbit worth 0.
    @dogs The small and the big dog count nothing, but they drive other cards away.
    Mice are the money. You begin with 15. The bank holds 21 with three players, 27 with four and 33 with five.
    Before the game, one card at random is removed from each set. Only you see which one you miss. With the other nine you play nine rounds.
    With three players a fourth set plays along as a dummy: shuffled, one card removed, and in each round its top card lies first in the row. Nobody knows it before.
    Hands, face-down cards and mice are secret; bids and paid prices are open.
    ! You may look again at what you laid yourself whenever you like. The printed rules say nothing about it, and forgetting shouldn’t be part of the game.

katze_im_sack-rules-laying-title = Laying
katze_im_sack-rules-laying =
    Whoever starts the round lays first, then it goes clockwise: each lays one card from the hand face down at the right end of the row. With three players the dummy’s card lies there before.
    @row Four cards, and you only know your own.

katze_im_sack-rules-auction-title = Auction
katze_im_sack-rules-auction =
    The first card is turned up. Whoever starts the round speaks first, then it goes clockwise. Bid more than the highest bid, from 1 up to all the mice you have, or pass.
    @row After the first pass two cards are face up.
    If you pass, you are out of this round, pay nothing and take the mice from the lowest mouse card that is left. Then the next card is turned up; when only one player is left, all of them.
    | Players | Mouse cards
    | 3 | 3, 6
    | 4 | 2, 4, 6
    | 5 | 2, 3, 4, 6
    With three players the first pass turns up one card and the second one the last two.
    Whoever is left and has bid pays the bid to the bank, takes the row and starts the next round.
    Before each round the bank fills the mouse cards. If it can’t fill all of them, all stay empty, and whoever passes in that round gets nothing.

katze_im_sack-rules-offer-title = Nobody has bid
katze_im_sack-rules-offer =
    If all but one have passed without a bid, the last one sees the whole row and has the last word: take it for one mouse, or pass as well. Without a mouse only passing is left.
    If that one passes too, there are no mice for it, the row leaves the game, the same player starts again, and the mouse cards are not filled for the next round.

katze_im_sack-rules-dogs-title = Dogs
katze_im_sack-rules-dogs =
    Before the row is put aside by its winner, the dogs have their say.
    @big A single big dog drives away the highest card and leaves.
    @small A single small dog drives away the lowest card and leaves.
    @two Two or more dogs, whichever, are busy with each other and leave. Nothing else happens.
    Only one card is ever driven away, and it is out of the game. The highest may be 0 or −5, the lowest may be a 3. A dog that finds nothing just leaves.
    ! For the dogs the rabbit counts as a card worth 0. Print isn’t clear about whether they chase it, so you may choose.

katze_im_sack-rules-end-title = End and score
katze_im_sack-rules-end =
    The game is over after the ninth round. Your points: the values of all cards you have won, and one point for each mouse. Most points win.
    ! Equals share the place; print says nothing about it.
    ! If you play several games, the points are added up, the highest total wins, and equal totals share the place. The next game is started by whoever sits left of the one who started this one.
