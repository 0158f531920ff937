# “Check the deal”: what the page has verified by itself.
fair-title = Check the deal
fair-checking = Checking…
fair-about = Your browser checks for itself that the cards were dealt exactly as committed beforehand.
fair-proof-proven = Proven for you
fair-proof-proven-kept = You saw the commitment before you gave your share, and everyone’s share is the one they committed to. Nobody chose these cards: no player and not the server, not even together.
fair-proof-consistent = Consistent, but not proven
fair-proof-consistent-nothing-kept = Everything fits together, but this browser has no receipt from before this deal. As far as you can tell here, the whole record could be made up.
fair-proof-consistent-old-scheme = This game was dealt under the old scheme, which did not bind the table and the game. The server could have reused an old deal, or chosen the cards together with the last player to give a share.
fair-proof-consistent-no-share = The commitment is the one this browser saw, but it gave no share to this deal.
fair-proof-consistent-left-out = This browser’s share is not part of this deal, as the page showed during the deal.
fair-proof-consistent-unknown-game = Everything else fits together, but this page doesn’t know how this game is dealt. “katzentisch verify” checks the cards, too.
fair-proof-unshared = Without shares
fair-proof-unshared-alone = Nobody’s share is part of this deal, so the server alone decided on the cards.
fair-proof-faulty = Check failed
fair-proof-faulty-wrong = Something is wrong; the steps below show what.
fair-verdict-right = right
fair-verdict-wrong = wrong
fair-verdict-open = not checked
fair-steps = Steps of the check

fair-form = The record
fair-scheme = The scheme
fair-scheme-open = Dealt under the old scheme, which bound neither the table nor the game. Newer games are dealt under a better one.

fair-form-wrong = Part of what is needed for the check is missing from this record, or is malformed.

fair-commitment = The commitment
fair-commitment-right = Before the deal, the server showed a commitment to its secret. The secret in the record is the same one: { $commitment }
fair-commitment-wrong = The secret in the record doesn’t match the commitment next to it: { $commitment }

fair-kept = Your receipt
fair-kept-right = Your browser noted the commitment before the deal. The record has the same one, for the same table, game and attempt.
fair-kept-wrong = Your browser noted another deal or another commitment: { $kept }
fair-kept-open = This browser has no receipt for this game. It keeps receipts for the last 500 deals it saw. If this was one of them, ask the host about it.

fair-share = Your share
fair-share-right = { $name }: the share that your browser added to the shuffle is in the record, digit for digit.
fair-share-wrong = { $found ->
    [none] { $name }: your browser’s share was on the list, but it is missing from the record.
   *[other] { $name }: the share in the record is not the one your browser gave.
}
fair-share-open = { $why ->
    [left-out] { $name }: your browser’s share was not on the list. It arrived too late, the server left it out, or another device of yours gave one.
   *[none] This browser gave no share, so there is nothing to compare.
}

fair-list = Everyone’s commitments
fair-list-right = Everyone had committed to their share before any share was revealed. These are the same shares.
fair-list-wrong = Not the share they had committed to: { $names }.

fair-shares = Who helped shuffle
fair-shares-right = { $count ->
    [one] { $names } gave a share.
   *[other] { $names } gave shares.
}
fair-shares-open = Nobody gave a share: the server alone decided on these cards.

fair-attempts = Attempts
fair-attempts-open = { $count ->
    [one] The deal was started again once because { $names } did not reveal a share. Together with the server, they could have known the previous cards.
   *[other] The deal was started again { $count } times because { $names } did not reveal a share. Together with the server, they could have known the previous cards.
}

fair-seed = From the secret to the seed
fair-seed-right = The secret, the shares and the details of this deal give exactly the seed in the record.
fair-seed-wrong = The secret, the shares and the details of this deal give a different seed from the one in the record.

fair-first = Who begins
fair-first-right = { $how ->
    [lot] This seed drew { $name } to begin.
   *[chosen] That { $name } begins was fixed before the deal and is part of this seed.
}
fair-first-wrong = { $how ->
    [lot] The lot fell on someone other than { $name }, or something else was announced before the deal.
   *[chosen] Before the deal it was announced that someone other than { $name } begins.
}

fair-setup = From the seed to the cards
fair-setup-right = Your browser shuffled and dealt with this seed itself and got the same cards, one by one.
fair-setup-open = This page doesn’t know how this game is dealt. “katzentisch verify” checks the cards, too.
fair-setup-wrong = Your browser shuffled and dealt with this seed itself. { $part ->
    [hands] The hands don’t match the record.
    [deck] The deck doesn’t match the record.
    [removed] The removed cards don’t match the record.
    [dummy] The dummy’s stack doesn’t match the record.
    [stacks] The stacks don’t match the record.
   *[top] The turned-up card doesn’t match the record.
}

fair-shuffles = Shuffles during the game
fair-shuffles-right = { $count ->
    [0] The deck was enough; it was not reshuffled.
    [one] The deck was reshuffled once, exactly as the seed determines.
   *[other] The deck was reshuffled { $count } times, each time exactly as the seed determines.
}
fair-shuffles-wrong = { $count ->
    [0] The shuffle in entry { $entry } doesn’t follow from the seed.
   *[other] The shuffle in entry { $entry } doesn’t follow from the seed; { $count } before it did.
}

fair-yourself-title = Check it yourself
fair-yourself = The code of this page comes from the server, so a dishonest server could make it say anything. For an independent check, download both files and run this on a computer where you installed Katzentisch yourself:
fair-file-record = record.jsonl
fair-file-kept = receipt.json
fair-download-record = Download record
fair-download-kept = Download receipt
fair-not-title = What this doesn’t prove
fair-not-page = That this page is honest: see above.
fair-not-again = The server, or someone working with it, could refuse to finish a deal they don’t like. You would notice: the deal starts again with new cards that nobody knows, and everyone sees whose share was missing.
fair-not-stories = The server could show other players something different. If you suspect that, compare the commitment with them.
fair-not-knows = The server knows all cards during the game. This check doesn’t prove that it keeps them to itself.
fair-not-moves = Moves, names and the date are not part of the deal. “katzentisch verify” checks whether the moves followed the rules.

# At the table, while the cards are dealt.
deal-without = { $count ->
    [one] These cards were dealt without a share from { $names }.
   *[other] These cards were dealt without shares from { $names }.
}
deal-without-mine = Your share is not part of this deal, so nothing about it is proven to you. It arrived too late, or the server left it out.
deal-restarted = { $count ->
    [one] { $names } did not reveal the promised share. The cards are being shuffled again without it.
   *[other] { $names } did not reveal the promised shares. The cards are being shuffled again without them.
}
deal-restarted-mine = Your share was not revealed in time. The cards are being shuffled again without it.
deal-alarm-title = The server may be cheating at this deal
deal-alarm-repeated = It is using a commitment that this browser has seen before ({ $commitment }…). That way, it could deal cards it already knows. Your browser gave no share to this deal.
deal-alarm-changed = It replaced its commitment after the deal had begun (now { $commitment }…). Your browser gave no share to this deal.
deal-alarm-relisted = It changed the list of share commitments after the list was final (commitment { $commitment }…). That way, it could choose the cards.
deal-alarm-unlisted = The shares in this deal are not the ones the players committed to (commitment { $commitment }…). The cards may have been chosen.
deal-alarm-advice = If the operator restored a backup, this can happen without bad intent, so ask them. This browser keeps the evidence.
deal-alarm-unfounded = It started the deal again although no share on its list was missing (commitment { $commitment }…). It may be trying out cards until it likes them. Your browser gave no share to this deal.
