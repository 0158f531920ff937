# Short texts around the rules and the tutorial.
help-title = Rules
help-all = All games
help-contents = Contents
help-contents-keys = Accessibility & keyboard
help-try = Start tutorial
help-now = now
help-coach = Minka explains
help-coach-understood = Got it
help-coach-quiet = Hide Minka
help-coach-quiet-title = Hide Minka and stop the explanations
