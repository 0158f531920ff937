# Minka explains The Cat in the Sack.
katze_im_sack-guide-welcome = Hello, I’m Minka. Everybody has the same ten cards, except for one. You miss: { $card }. Your money: { $mice } mice.
katze_im_sack-guide-lay = Choose one of your { $cards } cards, then “Lay face down”. Something good if you want the row yourself; something nasty for the others.
katze_im_sack-guide-lay-dog = You have dogs, too. The big one drives away the highest card of the row, the small one the lowest. If there are two dogs, nothing happens.
katze_im_sack-guide-dummy = The first card is the dummy’s, since we are only three. Nobody knows what it is.
katze_im_sack-guide-first-card = The first card is face up: { $card }. Each pass turns up the next one. Who stays sees more; who leaves gets mice.
katze_im_sack-guide-open = No bid yet. Bid a few mice, or pass right away: for passing you get what lies on the next mouse card.
katze_im_sack-guide-outbid = { $name } bids { $bid }. Bid more, or pass: { $mice ->
    [0] there is nothing for it this time.
    [one] you get one mouse for it.
   *[other] you get { $mice } mice for it.
} Each mouse is worth a point at the end.
katze_im_sack-guide-broke = You have no more mice, so only passing is left. Never mind: mostly that is paid as well.
katze_im_sack-guide-paid = You dropped out and got { $mice ->
    [one] one mouse
   *[other] { $mice } mice
} for it. Who passes later gets more.
katze_im_sack-guide-empty = In this round the mouse cards are empty. Who passes gets nothing; that makes staying more tempting.
katze_im_sack-guide-offer = Nobody wanted to bid, and you see it all. For one mouse the row is yours. Do the sum: is it worth more, without what the dog drives away?
katze_im_sack-guide-won = The row is yours, for { $price ->
    [one] one mouse
   *[other] { $price } mice
}. And you start the next round. By your name you see what you have collected.
katze_im_sack-guide-chased = { $dog ->
    [D] The big dog
   *[d] The small dog
} was alone in the row and snatched a card: { $card }. It counts for nobody now.
katze_im_sack-guide-dogs = Several dogs in one row: they only have eyes for each other, and leave. Nothing was driven away.
katze_im_sack-guide-ending = { $rounds ->
    [one] The last round.
   *[other] { $rounds } rounds to go.
} A mouse in your pocket is a point at the end. So don’t bid more than the row can be worth.
katze_im_sack-guide-over = All sacks are empty, and you are in place { $rank }. What counted were your cards and the mice you had left. Once more?
