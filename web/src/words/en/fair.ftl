# “Check the deal”: what the page itself has worked out again.
fair-title = Check the deal
fair-checking = Working it out …
fair-about = Your device works out by itself whether the cards were dealt as it was fixed before the deal. The server has no part in it.
fair-sum-right = All of it is right.
fair-sum-open = What can be checked here is right.
fair-sum-wrong = Something is wrong.
fair-verdict-right = right
fair-verdict-wrong = wrong
fair-verdict-open = open
fair-steps = Steps that were checked

fair-form = The record
fair-form-wrong = This record lacks what is needed to check it, or it isn’t written as it should be.

fair-commitment = The commitment
fair-commitment-right = Before the deal the server showed that it had settled on a secret. The secret in the record is the same one: { $commitment }
fair-commitment-wrong = The secret in the record doesn’t fit the commitment beside it: { $commitment }

fair-kept = What your device kept
fair-kept-right = Your device noted the commitment before the deal. The record has the same one.
fair-kept-wrong = Your device noted another commitment before the deal: { $kept }
fair-kept-open = This device kept no commitment of this game; the record could be made up as a whole. It keeps those of the last sixty games in which you had a seat here. If this was one of them, ask about it.

fair-share = Your share
fair-share-right = { $name }: the share that your device added to the shuffle is in the record, digit for digit.
fair-share-wrong = { $found ->
    [none] { $name }: your device’s share is missing from the record. It came too late, or the server left it out.
   *[other] { $name }: the record has another share than the one that your device gave.
}
fair-share-open = This device kept no share to compare with.

fair-shares = Who added to the shuffle
fair-shares-right = { $count ->
    [one] There is a share by { $names }.
   *[other] There are shares by { $names }.
}
fair-shares-open = Nobody gave a share: the server alone decided on these cards.

fair-seed = From the secret to chance
fair-seed-right = Secret and shares together make exactly the seed that is in the record.
fair-seed-wrong = Secret and shares make another seed than the one in the record.

fair-setup = From chance to the cards
fair-setup-right = Your device shuffled and dealt by itself with this seed. The same cards came out, card by card.
fair-setup-wrong = Your device shuffled and dealt by itself. Not as in the record { $part ->
    [hands] are the hands.
    [deck] is the deck.
    [removed] are the removed cards.
    [dummy] is the dummy’s stack.
    [stacks] are the stacks.
   *[top] is the turned-up card.
}

fair-shuffles = Shuffles during the game
fair-shuffles-right = { $count ->
    [0] The deck was enough; there was no new shuffle.
    [one] The deck was shuffled anew once, as it follows from the seed.
   *[other] The deck was shuffled anew { $count } times, each time as it follows from the seed.
}
fair-shuffles-wrong = { $count ->
    [0] The shuffle in entry { $entry } doesn’t follow from the seed.
   *[other] The shuffle in entry { $entry } doesn’t follow from the seed; before it { $count } were right.
}

fair-proves-title = What this proves
fair-proves-chance = If just one share was random and known to nobody before, then nobody has chosen these cards: no player, and not the server either.
fair-not-title = And what it doesn’t
fair-not-last = The server could join forces with somebody who gives the last share. Together they could try many shares.
fair-not-again = The server could break a game off and begin anew. That would show: the table’s log would have a second beginning.
fair-not-knows = The server knows all cards during the game. That it tells nobody is not proved.
fair-not-rules = Whether all moves followed the rules is checked by “katzentisch verify” with the downloaded record.
