# Minka explains Mau Mau.
mau_mau-guide-welcome = Hello, I’m Minka. You have { $cards } cards, and you want to get rid of them all. In the middle is { mau_mau-card-the }. The card you play has to match it.
mau_mau-guide-play = It’s your turn. On top is { mau_mau-card-the }. { $count ->
    [one] One of your cards fits
   *[other] { $count } of your cards fit
}, by colour or kind. Tap a card to lift it, and tap again to play it.
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
