# One's account: signing in, sessions, one's own data.

title-account = Account · Settebello
account = Account
account-of = Account: { $name }
account-hint = Nobody needs one: as a guest you play at once. An account keeps your name and says who you are in the club.
account-name = Name
account-since = { $role ->
    [admin] Administrator
    [arbiter] Arbiter
   *[other] Member
} since { $when }
account-at-tables = At a table you are called by this name, unless you type another.

sign-in = Sign in
sign-up = New account
sign-up-now = Make the account
sign-out = Sign out
password = Password
password-hint = At least 8 characters.
email = E-mail, if you like
email-hint = Only for the club to reach you. Settebello sends nothing.

sessions = Where you are signed in
session-here = Here
session-seen = Last seen { $when }
session-end = End
session-end-of = End the session in { $browser }
browser-unknown = A browser

password-change = Change the password
password-change-hint = You are then signed out everywhere but here.
password-old = Your password until now
password-new = The new one
password-changed = The password is changed.

own-data = Your data
own-data-hint = Everything that is kept under your account, in one file.
own-data-export = Save my data
account-delete = Delete the account
account-delete-hint = Account and sessions are gone for good, and your name is free for others.
account-delete-now = Delete for good
