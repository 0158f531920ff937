# What the help says about all games.
help-lead = Four games, in our own words. Each takes a few minutes to read; you learn it even faster by trying it.
help-ruling = Ruling:
help-option = You may choose:
help-usual = (usual)
help-driven-away = driven away
help-piece-mouse = a mouse
help-piece-chip = a chip
help-about-rulings = “Ruling” stands where the printed rules are silent or contradict each other: there we decided, so that every table plays the same. The cards are shuffled together, every device adds to it; after the game you can check the deal.

help-keys-keyboard-title = By keyboard
help-keys-keyboard =
    Everything works without a computer mouse, too. There are no secret shortcuts to learn.
    - Tab: on to the next button or card, with Shift back
    - Enter or Space: presses the button or chooses the card
    - Arrow keys: choose in lists with round buttons, for example in the settings
    - Esc: closes rules, log and menus; in Mau Mau it puts a lifted card back
    Flying cards never hold you up: any key makes them arrive at once. At the top of every page the first Tab leads to “Skip to the content”.
help-keys-games-title = In the games
help-keys-games =
    - Katzenjammer Blues: choose a possible bid from the list or build it from your cards, then press “Bid” or “Pass”.
    - The Cat in the Sack: choose a card, then “Lay face down”. When bidding, the buttons set how many mice it shall be.
    - Maus, pass auf!: there is only the one big button.
    - Mau Mau: pressing once lifts the card, pressing again plays it. When “mau” is due, its button is already focused.
    A card that can’t be used now is still in reach: press it, and you are told why not.
help-keys-replay-title = Watching again
help-keys-replay =
    - Left arrow, right arrow: one step back, one step on
    - Home, End: to the beginning, to the end
    - Space: play and pause
help-keys-ears-title = With a screen reader
help-keys-ears =
    What happens at the table is read out as it happens. Whose turn it is and what you can do stands in one sentence right before your buttons.
    - The table is a region named “Table”; in it are the list “Players”, the middle and your hand, each with a name and a count.
    - Every card has a name, for example “red 8” or “big dog”.
    - Missed something? “Log and chat” has it all once more, the newest and the older.
    - The title of the window begins with a dot and says “Your turn” when it is.
help-keys-eyes-title = For the eye
help-keys-eyes =
    - Text: enlarge it in the browser up to twice its size, nothing gets lost.
    - Light: the bright kitchen table and the dark backyard both have strong contrasts.
    - Colours: no colour stands alone. In Mau Mau each has a sign of its own, and whose turn it is you can tell by a word too.
    - Motion: “little” lets cards appear instead of fly. If your device asks for that anyway, we keep to it.
help-keys-time-title = Time and quiet
help-keys-time =
    - Without a clock at the table nobody hurries you. Whoever opens the table chooses whether there is one.
    - For the mau in Mau Mau you can give yourself up to 30 seconds. Or you agree at the table that it says itself.
    - Sounds are off until you switch them on, and never needed.
    - A chosen card isn’t played yet: until you send it you can change your mind.
help-keys-settings = To the settings
