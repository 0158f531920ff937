# Fields and buttons that several screens share.
forms-less = { $what }: fewer
forms-more = { $what }: more
forms-no = Cancel
forms-save = Save
forms-name = What’s your name?
forms-name-is = You’re playing as { $name }.
forms-name-change = Change name
forms-link = Link
forms-qr = QR code for the link
forms-copy = Copy
forms-copied = Link copied.
forms-copy-by-hand = Your browser doesn’t allow copying here. The link is selected, so you can copy it yourself.
forms-share = Share
