# Short words of the help.
help-title = Rules of the games
help-all = All rules
help-contents = Contents
help-contents-keys = Accessibility & keys
help-try = Try it with explanations
help-now = now
help-coach = Minka explains
help-coach-understood = Got it
help-coach-quiet = Quiet
help-coach-quiet-title = Quiet: no more explanations
