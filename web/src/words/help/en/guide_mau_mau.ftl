# Minka explains Mau Mau.
mau_mau-guide-welcome = Hello, I’m Minka. You have { $cards } cards and want to be rid of them all. In the middle lies: { $card }. What goes on it has to fit.
mau_mau-guide-play = It’s your turn. On top: { $card }. { $count ->
    [one] One of your cards fits
   *[other] { $count } of your cards fit
}, by colour or by kind. One tap lifts it, another plays it.
mau_mau-guide-draw = Nothing fits this time. Draw a card, then the next player is on.
mau_mau-guide-wild = You have a colour changer. It fits almost always, and you name the colour that you have most of.
mau_mau-guide-special = A special card fits: { $card }. { $kind ->
    [rev] With it, play goes the other way round.
    [stop] With it, the next player is left out.
    [four] With it, the next player draws four cards and is left out.
   *[other] With it, the next player is to draw two cards.
}
mau_mau-guide-facing = You are to draw { $count } cards. But you have a take 2: lay it on top, and the next player faces { $next }.
mau_mau-guide-must-take = A take 2 has got you, and you have none against it. Draw { $count } cards; you may not play this time.
mau_mau-guide-mau = Careful, your last card but one. As soon as you play it, the big button appears: tap “Mau!”, or you draw a card.
mau_mau-guide-last-card = Only one card left. If it fits when it is your turn, you have won; the “mau mau” says itself.
mau_mau-guide-forgot = { $name } forgot to say “mau” and had to draw a card for it.
mau_mau-guide-four = Take 4: it hit { $name }. Four cards to draw and a turn left out, nothing helps against it.
mau_mau-guide-stop = Stop: { $name } is left out once.
mau_mau-guide-direction = The direction has changed. The arrows round the pile show which way it goes now.
mau_mau-guide-wished = Colour changer! Named by { $name }: { $colour }. Now only this colour fits, or another colour changer.
mau_mau-guide-shuffled = The deck was empty, so the pile was shuffled. Its top card stayed.
mau_mau-guide-nearly-out = { $name } has only one card left. Have you got anything to spoil the plan? What you still hold at the end counts against you; special cards and colour changers 10 each.
mau_mau-guide-over = The game is over, and you are in place { $rank }. Cards left in hand count as points, and few are good. Another round?
