# Minka explains Katze im Sack.
katze_im_sack-guide-welcome = Hello, I’m Minka. Everyone has the same ten cards, except for one. Your missing card: { $card }. And your money: { $mice } mice.
katze_im_sack-guide-lay = Choose one of your { $cards } cards, then press “Lay face down”. Something good if you want the row yourself, something nasty for the others.
katze_im_sack-guide-lay-dog = About dogs: the big one chases away the highest card in the row, the small one the lowest. If there are two dogs, nothing happens.
katze_im_sack-guide-dummy = The first card is the dummy’s, since there are only three of us. Nobody knows what it is.
katze_im_sack-guide-first-card = The first card is face up: { $card }. Each pass turns up the next one. Stay, and you see more; leave, and you get mice.
katze_im_sack-guide-open = No bid yet. Bid a few mice, or pass right away and take what is on the next mouse card.
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
