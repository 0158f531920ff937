# What a deal proves, and what is wrong with it.
cli-verify-proven-kept = Proven for you: you saw the commitment before you gave your share, and everyone’s share is the one they committed to. Nobody chose these cards, neither the server nor a player, not even together.
cli-verify-proven-not-listed = Proven for you: you saw the commitment before you gave your share. Neither the server nor a player alone chose these cards. The other players’ share commitments were not compared: your page does that during the deal, and --kept does it here.
cli-verify-consistent-nothing-kept = Only consistent: everything fits together, but the whole record could be made up. It only proves something to people who kept the commitment and their own share from before the deal. Pass them with --kept, or with --commitment and --share.
cli-verify-consistent-old-scheme = Only consistent: dealt under the old scheme, which did not bind the table and the game. The server could have reused an old deal, or chosen the cards together with the last player to give a share.
cli-verify-consistent-no-commitment = Only consistent: your share is in the record, but you passed no commitment that you saw before you gave it.
cli-verify-consistent-no-share = Only consistent: the commitment is the one you kept, but you gave no share to this deal.
cli-verify-consistent-left-out = Only consistent: your share was left out of this deal, as your page or client showed during the deal.
cli-verify-unshared-alone = Without shares: nobody’s share is part of this deal, so the server alone decided on the cards.
cli-verify-unshared-no-fair = Without shares: this game was not dealt with shares; “fair” is missing from the record. The author of the record decided on the cards.
cli-verify-void = { $count ->
    [one] Attempt { $attempt } was void because seat { $seats } did not reveal its share. Together with the server, it could have known those cards.
   *[other] Attempt { $attempt } was void because seats { $seats } did not reveal their shares. Together with the server, they could have known those cards.
}
cli-verify-not-bound = Only the deal is proven. Moves, names and the date are not part of it.
fair-scheme = “scheme” in “fair” must be one of the numbers { $scheme }, or be missing for the old scheme.
fair-not-word = “{ $key }” in “fair” must be a word of letters, digits and symbols without spaces.
fair-not-count = “{ $key }” in “fair” must be a whole number of at least 1.
fair-options = “options” in “fair” must have the options of the table: { $right }. The record has { $found }.
fair-not-voided = “voided” in “fair” must have an entry for each attempt before the last one ({ $attempts }), with its commitment and the seats that did not reveal their shares. Those seats must have no share in the deal.
fair-commitment-twice = The same commitment was used for two attempts.
fair-kept-elsewhere = Your receipt is for another deal: table { $table }, game { $number }, attempt { $attempt }.
fair-kept-listed = The share of seat { $seat } is not the one on the list in your receipt, which was final before the shares were revealed.
client-alarm-repeated = The server is using a commitment a second time: it already showed { $commitment } at table { $table } for game { $number }. It may be trying to deal cards it knows. No share was given.
client-alarm-changed = The server replaced its commitment after the deal had begun; it is now { $commitment }. No share was given.
client-alarm-relisted = The server changed the list of share commitments after the list was final. It may be trying to choose the cards.
client-alarm-unlisted = The shares in this deal are not the ones the players committed to. The cards may have been chosen.
client-alarm-unfounded = The server started the deal again although no share on its list was missing. It may be trying out cards until it likes them.
