# One's account: signing in, sessions, one's own data.

title-account = Account · Settebello
account-hint = Nobody needs one: as a guest you play at once. An account keeps your name and says who you are in the club.
account-name = Name
account-since = { $role ->
    [admin] Administrator
    [arbiter] Arbiter
    [bot] Computer player
   *[other] Member
} since { $when }
account-at-tables = At a table you are called by this name, and the match is kept on your page. If you type another name you play as a guest.
account-page = My matches

sign-in = Sign in
sign-up = New account
sign-up-now = Make the account
account-admin = Look after the club
sign-out = Sign out
password = Password
password-hint = At least 8 characters.
email = E-mail, if you like
email-address = E-mail
email-hint = For a lost password, and to be told what waits for you. A link confirms it.

sessions = Where you are signed in
session-here = Here
session-seen = Last seen { $when }
session-end = End
session-end-of = End the session in { $browser }
browser-unknown = A browser

tokens = Programs of yours
tokens-hint = With a token a program plays in your name. It gives its holder the same rights, so show it to nobody.
token-scope = { $scope ->
    [read] Reads your account
    [house] Plays for the house
    [analyst] Reviews matches for the server
   *[other] Sits down and plays
}
token-until = until { $when }
token-was-over = over since { $when }
token-revoke = Revoke
token-revoke-of = Revoke the token { $name }
token-new = New token
token-name = Name
token-name-hint = For yourself, to tell it from others.
token-scopes = What it may do
token-scopes-none = Choose at least one.
token-days = For how long
token-some-days = { $days } days
token-make = Make the token
token-made = Here it is. It is not shown again.
token-copy = Copy

calling = Being called
calling-hint = While you are away from the table you are told what waits for you. Nothing of your cards is in a message, and whatever comes together is one message.
calling-missing = The server sends no mail yet. It needs { $settings }.
calling-mail = By mail
calling-mail-to = To { $address }
calling-mail-none = Give an address first.
calling-mail-waits = { $address } is not confirmed yet. Open the link in the mail that goes there.
calling-mail-question = Send the link
calling-mail-sent = The link is on its way.
calling-address = Another address
calling-address-first = Your address
calling-address-hint = A link goes there and asks whether it is yours. A lost password is replaced over this address, so your own password is asked.
calling-address-set = Keep this address
calling-push = In this browser
calling-push-hint = With the page closed as well.
calling-push-denied = The browser forbids it: allow notifications for this page in its settings.
calling-push-cannot = This browser cannot do it here. On a phone, install the page first; it has to come over HTTPS.
calling-push-missing = The server needs { $settings }.
calling-browsers = Other browsers
calling-browser-end = End
calling-browser-end-of = No more notifications in { $browser }
calling-kinds = What you are told
calling-kind = { $kind ->
    [turn] Your turn in a slow game
    [waits] A table that waits for you
    [invitation] An invitation
    [result] The result of a slow game
   *[round] A round that begins
}
calling-kept = Saved.

forgotten = Password forgotten?
forgotten-hint = If the account has a confirmed address, a link goes there. Otherwise the club can give you one.
forgotten-send = Send me a link
forgotten-sent = If there is such an account with a confirmed address, a link is on its way there.
link-address = The address is confirmed
link-address-is = Mail for your account goes to { $address }.
link-stop = No more mail
link-stop-hint = You are then told nothing by mail, until you ask for it on the page of your account.
link-stop-now = End the mail
link-stop-done = You get no more mail.
link-to-account = To the account

password-change = Change the password
password-change-hint = You are then signed out everywhere but here, and the tokens of your programs are revoked.
password-old = Your password until now
password-new = The new one
password-changed = The password is changed.

own-data = Your data
own-data-hint = Everything that is kept under your account, in one file.
own-data-export = Save my data
account-delete = Delete the account
account-delete-hint = Account, sessions and tokens are gone for good, and your name is free for others. Matches stay with those who played them with you, without your name.
account-delete-now = Delete for good
link-invited = The club invites you
link-password = A password for { $name }
link-password-hint = Choose a password. With it you are signed in here, and nowhere else any more.
link-set = Set the password

## Why something cannot be done

account_name = A name has { $least } to { $most } letters, all of them visible.
account_name_taken = Somebody has this name already.
account_name_signs = A name has no slash in it, and is not dots alone.
password_length = A password has { $least } to { $most } characters.
password_wrong = This is not your password.
email_unusable = This is no e-mail address.
sign_in_wrong = Nobody has this name and password.
session_not_found = You have no such session: perhaps it is over.
token_missing = A token is missing.
token_bad = This token is nobody’s: perhaps it was revoked.
token_over = This token is over: make a new one.
token_scope = This token is not good for that ({ $scope }).
token_not_found = You have no such token: perhaps it is gone.
too_many_tokens = Nobody has more than { $most } tokens. Revoke one first.
scope_of_the_house = Only a bot’s account works for the house.
scope_unknown = There is no scope { $scope }.
too_slow = Another played meanwhile: the answer took too long.
too_many_at_once = Many people are signing in at this moment. Try again in a few seconds.

own-ban = { $forever ->
    [yes] You cannot play here any more
   *[no] You cannot play here until { $when }
}
own-ban-hint = You can still sign in, save your data and delete the account. Matches that go on you can finish.
own-ban-answer = The answer to your appeal:
appealed-at = You have appealed, { $when }. The answer comes here.
appeal-text = If you see it otherwise, say so: an admin reads it. You can do this once.
appeal-send = Appeal
own-warning = A warning from those who look after the club
warned = { $count ->
    [one] Those who look after the club have warned you. Read why.
   *[other] Those who look after the club have warned you { $count } times. Read why.
}
own-warning-read = I have read it
own-blocks = Blocked
unblock = Take back
unblock-whom = Block { $name } no more
