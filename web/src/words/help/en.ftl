# Help for all games.
help-lead = Four games, explained in our own words. Each takes a few minutes to read; you’ll learn it even faster by trying it.
help-ruling = Ruling:
help-agreed = At this table:
help-option = You can choose:
help-usual = (default)
help-in-force = (at this table)
help-driven-away = chased away
help-piece-mouse = a mouse
help-piece-chip = a chip
help-about-rulings = “Ruling” marks places where the printed rules are silent or contradict each other. There we decided, so that every table plays the same way. { $lesson ->
    [1] In this tutorial, the cards are always the same.
   *[other] The cards are shuffled together, with every device contributing; after the game you can check the deal.
}

help-keys-keyboard-title = Using the keyboard
help-keys-keyboard =
    Everything works without a computer mouse, and you never need a shortcut: they only make it faster. At a table, “?” lists them.
    - Tab: move to the next button or card; with Shift, to the previous one
    - Enter or Space: press the button or choose the card
    - Arrow keys, Home, End: move between your cards, bids and moves; in the settings, between radio buttons
    - Esc: close rules, log and menus; in Mau Mau, put a lifted card back
    Flying cards never hold you up: press any key and they arrive at once. At the top of every page, the first Tab takes you to “Skip to content”.
help-keys-games-title = In the games
help-keys-games = You can still reach a card that can’t be played: press it to find out why not.
help-keys-replay-title = Watching a replay
help-keys-replay =
    - Left arrow, right arrow: one step back, one step forward
    - Home, End: to the beginning, to the end
    - Space: play and pause
help-keys-ears-title = With a screen reader
help-keys-ears =
    Whatever happens at the table is read out, followed by what you can do when it’s your turn. If a lot happens, the page sums up and leaves out older news so that you can follow: at most 200 words a minute. The sentence that says what you can do also stands right before your buttons.
    - The table is a region named “Table”; it contains the list “Players”, the middle and your hand, each with a name and a count.
    - Every card has a name, for example “red 8” or “big dog”.
    - Missed something? “Log and chat” has everything, old and new.
    - When it’s your turn, the window title begins with a dot and says “Your turn”.
help-keys-eyes-title = For your eyes
help-keys-eyes =
    - Text: enlarge it in the browser up to twice its size; nothing gets lost.
    - Appearance: the bright kitchen table and the dark backyard both have strong contrast.
    - Colours: nothing relies on colour alone. In Mau Mau each colour has its own symbol, and words tell you whose turn it is.
    - Animations: “reduced” makes cards appear instead of fly. If your device asks for reduced motion anyway, we follow it.
help-keys-time-title = Time and quiet
help-keys-time =
    - Without a clock, nobody rushes you. The host decides whether there is one.
    - In Mau Mau, you can give yourself up to 30 seconds to say “mau”. Or agree at the table that it is called automatically.
    - Sounds are off until you switch them on, and you never need them. Once on, they also call you while the tab is in the background.
    - Choosing a card doesn’t play it yet: you can change your mind until you send it.
help-keys-settings = Go to settings
