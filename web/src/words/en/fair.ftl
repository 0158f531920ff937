# “Check the deal”: what the page itself has worked out again.
fair-title = Check the deal
fair-checking = Working it out …
fair-about = Your browser works out by itself whether the cards were dealt as was fixed before the deal.
fair-proof-proven = Proven for you
fair-proof-proven-kept = You saw the commitment before you gave your share, and everybody’s share is the one they committed to. Nobody chose these cards: no player and not the server, not even together.
fair-proof-consistent = Consistent only
fair-proof-consistent-nothing-kept = Everything fits together, but this browser kept nothing of this deal from before the cards were dealt. For all you can tell here, the record could have been made up as a whole.
fair-proof-consistent-old-scheme = This game was dealt under the old scheme, which did not bind the table and the game. The server could have dealt an old deal again, or chosen the cards together with the last player to give a share.
fair-proof-consistent-no-share = The commitment is the one that this browser saw, but it gave no share to this deal.
fair-proof-consistent-left-out = This browser’s share is not in this deal, as you were told when the cards were dealt.
fair-proof-unshared = Without shares
fair-proof-unshared-alone = Nobody’s share is in this deal, so the server alone decided on the cards.
fair-proof-faulty = Faulty
fair-proof-faulty-wrong = Something is wrong; the steps below say what.
fair-verdict-right = right
fair-verdict-wrong = wrong
fair-verdict-open = open
fair-steps = Steps that were checked

fair-form = The record
fair-scheme = How it was dealt
fair-scheme-open = Under the old scheme, which bound neither the table nor the game. Newer games are dealt under the second scheme.

fair-form-wrong = This record lacks what is needed to check it, or it isn’t written as it should be.

fair-commitment = The commitment
fair-commitment-right = Before the deal the server showed that it had settled on a secret. The secret in the record is the same one: { $commitment }
fair-commitment-wrong = The secret in the record doesn’t fit the commitment next to it: { $commitment }

fair-kept = What your browser kept
fair-kept-right = Your browser noted the commitment before the deal. The record has the same one, for the same table, game and attempt.
fair-kept-wrong = Your browser noted another deal or another commitment: { $kept }
fair-kept-open = This browser kept no commitment for this game. It keeps those of the last 500 deals that it saw. If this was one of them, ask the host about it.

fair-share = Your share
fair-share-right = { $name }: the share that your browser added to the shuffle is in the record, digit for digit.
fair-share-wrong = { $found ->
    [none] { $name }: your browser’s share was on the list, but it is missing from the record.
   *[other] { $name }: the record has another share than the one that your browser gave.
}
fair-share-open = { $why ->
    [left-out] { $name }: your browser’s share was not on the list. It arrived too late, the server left it out, or another device of yours gave one.
   *[none] This browser gave no share to compare with.
}

fair-list = What everybody committed to
fair-list-right = Before any share was revealed, everybody had committed to theirs. These are the same shares.
fair-list-wrong = Not the share that was committed to: { $names }.

fair-shares = Who added to the shuffle
fair-shares-right = { $count ->
    [one] There is a share by { $names }.
   *[other] There are shares by { $names }.
}
fair-shares-open = Nobody gave a share: the server alone decided on these cards.

fair-attempts = Attempts
fair-attempts-open = { $count ->
    [one] The deal was started again once, because { $names } did not reveal a share. Together with the server, they could have known the cards before.
   *[other] The deal was started again { $count } times, because { $names } did not reveal a share. Together with the server, they could have known the cards before.
}

fair-seed = From the secret to chance
fair-seed-right = The secret, the shares and the deal that they are for make exactly the seed that is in the record.
fair-seed-wrong = The secret, the shares and the deal that they are for make another seed than the one in the record.

fair-setup = From chance to the cards
fair-setup-right = Your browser shuffled and dealt by itself with this seed. The same cards came out, card by card.
fair-setup-wrong = Your browser shuffled and dealt by itself. Not as in the record { $part ->
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
    [one] The deck was shuffled again once, as it follows from the seed.
   *[other] The deck was shuffled again { $count } times, each time as it follows from the seed.
}
fair-shuffles-wrong = { $count ->
    [0] The shuffle in entry { $entry } doesn’t follow from the seed.
   *[other] The shuffle in entry { $entry } doesn’t follow from the seed; before it { $count } were right.
}

fair-yourself-title = Check it yourself
fair-yourself = The code of this page comes from the server, so a dishonest server could make it say anything. To check independently, download both files and run this on a computer where you installed Katzentisch yourself:
fair-file-record = record.jsonl
fair-file-kept = kept.json
fair-download-record = Record
fair-download-kept = What this browser kept
fair-not-title = What this doesn’t prove
fair-not-page = That this page is honest: see above.
fair-not-again = The server, or somebody who works together with it, could refuse to finish a deal that they don’t like. That shows: the deal is started again, with new cards that nobody knows, and everybody is told whose share was missing.
fair-not-stories = The server could tell others something else than you. If you suspect that, compare the commitment with each other.
fair-not-knows = The server knows all cards during the game. That it tells nobody is not proven.
fair-not-moves = Moves, names and the date are not part of the deal. Whether the moves followed the rules is checked by “katzentisch verify”.

# At the table, while the cards are dealt.
deal-without = { $count ->
    [one] These cards were dealt without a share from { $names }.
   *[other] These cards were dealt without shares from { $names }.
}
deal-without-mine = Your share is not in this deal, so nothing about it is proven to you. It arrived too late, or the server left it out.
deal-restarted = { $count ->
    [one] { $names } did not reveal the promised share. The cards are being shuffled again, without it.
   *[other] { $names } did not reveal the promised shares. The cards are being shuffled again, without them.
}
deal-restarted-mine = Your share was not revealed in time, so the cards are being shuffled again, without it.
deal-alarm-title = The server may be cheating at this deal
deal-alarm-repeated = It uses a commitment that this browser has seen before ({ $commitment }…). That way it could deal cards that it already knows. Your browser gave no share to this deal.
deal-alarm-changed = It has replaced its commitment after the deal had begun (now { $commitment }…). Your browser gave no share to this deal.
deal-alarm-relisted = It has changed the list of share commitments after it was fixed (commitment { $commitment }…). That way it could choose the cards.
deal-alarm-unlisted = The shares in this deal are not the ones that were committed to (commitment { $commitment }…). The cards may have been chosen.
deal-alarm-advice = If the operator restored a backup, this can happen without bad intent: ask. The evidence is kept in this browser.
deal-alarm-unfounded = It has started the deal again though no share on its list was missing (commitment { $commitment }…). It may be trying cards until it likes them. Your browser gave no share to this deal.
