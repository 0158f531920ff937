# What a deal proves, and what was wrong with it.
cli-verify-proven-kept = Proven for you: you saw the commitment before you gave your share, and everybody’s share is the one they committed to. Nobody chose these cards, neither the server nor a player, not even together.
cli-verify-proven-not-listed = Proven for you: you saw the commitment before you gave your share. Neither the server nor a player alone chose these cards. Whether the others kept to their share commitments was not compared: your page does that at the deal, and --kept does it here.
cli-verify-consistent-nothing-kept = Consistent only: everything fits together, but the record could have been made up as a whole. It proves something only to people who kept the commitment and their own share from before the deal: pass them with --kept, or with --commitment and --share.
cli-verify-consistent-old-scheme = Consistent only: dealt under the old scheme, which did not bind the table and the game. The server could have dealt an old deal again, or chosen the cards together with the last player to give a share.
cli-verify-consistent-no-commitment = Consistent only: your share is in the record, but you passed no commitment that you saw before you gave it.
cli-verify-consistent-no-share = Consistent only: the commitment is the one you kept, but you gave no share to this deal.
cli-verify-consistent-left-out = Consistent only: your share was left out of this deal, as you were told at the deal.
cli-verify-unshared-alone = Without shares: nobody’s share is in this deal, so the server alone decided on the cards.
cli-verify-unshared-no-fair = Without shares: this game was not dealt with shares; the record has no “fair”. Whoever made the record decided on the cards.
cli-verify-void = { $count ->
    [one] Attempt { $attempt } was void: seat { $seats } did not reveal its share. Together with the server it could have known those cards.
   *[other] Attempt { $attempt } was void: seats { $seats } did not reveal their shares. Together with the server they could have known those cards.
}
cli-verify-not-bound = Only the deal is proven. Moves, names and the date are not part of it.
fair-scheme = “scheme” in “fair” must be the number { $scheme }, or be missing for the old scheme.
fair-not-word = “{ $key }” in “fair” must be a word of letters, digits and signs without spaces.
fair-not-count = “{ $key }” in “fair” must be a whole number from 1.
fair-options = “options” in “fair” must have every option of the game: { $right }, but the record has { $found }.
fair-not-voided = “voided” in “fair” must have an entry for each attempt before the last ({ $attempts }), with its commitment and the seats that did not reveal their shares; these have no share in the deal.
fair-commitment-twice = The same commitment was used for two attempts.
fair-kept-elsewhere = What you kept says that this deal was another one: table { $table }, game { $number }, attempt { $attempt }.
fair-kept-listed = The share of seat { $seat } is not the one on the list that you kept from before the shares were revealed.
client-alarm-repeated = The server uses a commitment a second time: { $commitment } was shown before, at table { $table } for game { $number }. It may be trying to deal known cards. No share was given.
client-alarm-changed = The server has replaced its commitment to a deal that had begun already: now it is { $commitment }. No share was given.
client-alarm-relisted = The server has changed the list of share commitments after it was fixed. It may be trying to choose the cards.
client-alarm-unlisted = The shares in this deal are not those that were committed to. The cards may have been chosen.
client-alarm-unfounded = The server has started the deal again though no share on its list was missing. It may be trying cards until it likes them.
