# What fields and buttons say on several screens.
forms-less = { $what }: fewer
forms-more = { $what }: more
forms-no = Rather not
forms-save = Save
forms-name = What’s your name?
forms-name-is = You are { $name }.
forms-name-change = Change name
forms-link = Link
forms-qr = QR code of the link
forms-copy = Copy
forms-copied = Copied. Now send it on.
forms-copy-by-hand = Copying doesn’t work by itself here: the link is selected, copy it by hand.
forms-share = Share
