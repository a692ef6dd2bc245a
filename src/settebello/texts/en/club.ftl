# Reports, and those who look after the club.

report = Report somebody
report-hint = Those who look after the club read it, with the name you play under. The one you report hears nothing of it.
report-whom = Whom
report-why = Why
report-words = Offensive name or words
report-cheating = Plays unfairly
report-stalling = Keeps others waiting on purpose
report-other = Something else
report-text = Tell us more (if you like)
report-send = Report
report-sent = Reported. Thank you: those who look after the club will see to it.

## Looking after the club

title-admin = Looking after the club · Settebello
admin = Looking after the club
admin-enter = Sign in
admin-state = How the club is
admin-people = People
admin-tables = Tables in memory
admin-sockets = Connections
admin-version = Version
admin-well = Everything answers.
admin-failing = Does not answer: { $parts }.
admin-reports = { $count ->
    [0] No open report
    [one] One open report
   *[other] { $count } open reports
}
admin-closed = { $count ->
    [one] One closed
   *[other] { $count } closed
}
admin-gone = Account deleted
admin-guest = guest
admin-told = Reported by { $name }, { $when }
admin-table = The table
admin-proof = The proof of the packs
admin-close = Close
admin-hide = Hide the remark
admin-hidden = The remark is hidden
admin-find = Look for a name
admin-look = Look
admin-nobody = Nobody has such a name.
admin-since = since { $when }
admin-role-of = Role of { $name }
admin-give-role = Change role
admin-give-role-to = Change role of { $name }: { $role }
admin-role-given = { $name } is now { $role }.
admin-sign-out = Sign out
admin-sign-out-of = Sign { $name } out everywhere
admin-sign-out-sure = Sign { $name } out of every device?
admin-keep = Never mind
admin-signed-out = { $name } is signed in nowhere any more.
admin-password = New password
admin-password-of = New password for { $name }
admin-add = Add
admin-add-name = Name of a new member
admin-invite = Invite with a link
admin-invite-count = People to invite
admin-link-added = { $name } has an account. With this link, good once and for seven days, they choose the password. It is not shown again.
admin-link-password = With this link, good once and for seven days, { $name } chooses another password. It is not shown again.
admin-link-invited = With this link { $count ->
    [one] one person makes
   *[other] { $count } people make
} an account within { $days } days, all from one address if need be. It is not shown again.
admin-link-copy = Copy the link
role-member = member
role-arbiter = arbiter
role-admin = admin
role-bot = program

## Fair play

suspicions = { $count ->
    [0] No open suspicion
    [one] One open suspicion
   *[other] { $count } open suspicions
}
suspicions-hint = Matches of the last 30 days in which something is out of the ordinary. It proves nothing: look at the matches, then decide.
suspicions-closed = { $count ->
    [one] One closed
   *[other] { $count } closed
}
suspicion = { $kind ->
    [addresses] Accounts of one address: { $count } rated matches, most won by one
    [pairings] The same two: { $count } rated matches, most won by one
   *[resignations] { $count } matches lost before the first deal was over
}
suspicion-since = Since { $when }
suspicion-look = Look at the matches
suspicion-verdict = Verdict
suspicion-words = In words, for the admins and the export of those concerned
suspicion-strike = Take this match out of the ratings
suspicion-more = Show older matches
suspicions-next = Show more ({ $shown } of { $all } are shown)
suspicion-older = { $count ->
    [one] Take the older match out as well
   *[other] Take the { $count } older matches out as well
}
suspicion-unrated = not rated
suspicion-reopen = Open again
verdict-nothing = There is nothing in it
verdict-warned = Somebody was warned or banned
verdict-struck = Matches move no ratings any more

measures = Notes, warnings, bans
measures-name = Name of an account
measure = Measure
measure-words = In words
measure-note = Note
measure-note-hint = For the admins. It is in the export of the person.
measure-note-take = Write it down
measure-warning = Warning
measure-warning-hint = The start page tells the person of it, and the account page has it until it was read.
measure-warning-take = Warn
measure-ban = Ban
measure-ban-hint = The person takes no seat any more, reads why, and can appeal once.
measure-ban-take = Ban
measure-taken = Done: { $name }.
record-of = { $bans ->
    [0] No bans
    [one] One ban
   *[other] { $bans } bans
}, { $suspicions ->
    [0] no suspicions
    [one] one suspicion
   *[other] { $suspicions } suspicions
}, { $addresses ->
    [one] one address
   *[other] { $addresses } addresses
} in 90 days
warning-was-read = read { $when }
bans = { $count ->
    [0] No bans
    [one] One ban
   *[other] { $count } bans
}{ $appeals ->
    [0] {""}
    [one] , one appeal
   *[other] , { $appeals } appeals
}
ban-until = { $forever ->
    [yes] for good
   *[no] until { $when }
}
ban-of-address = An address
ban-days = For how long
ban-some-days = { $days ->
    [one] One day
   *[other] { $days } days
}
ban-for-good = For good
ban-addresses = Also guests and new accounts from the same addresses
ban-answer = Answered: { $text }
ban-reply = Answer or lift
ban-reply-words = The person reads
ban-lift = Lift the ban
ban-keep = The ban stays

audit = Deeds of admins
audit-show = { $count ->
    [one] One entry
   *[other] { $count } entries
}
audit-machine = On the server
deed-ban = banned
deed-ban_address = banned an address
deed-lift = lifted a ban
deed-answer = answered an appeal
deed-note = wrote a note
deed-warning = warned
deed-verdict = closed a suspicion
deed-reopen = opened a suspicion again
deed-role = gave a role
deed-sign_out = signed out everywhere
deed-person = added
deed-password = made a link for a password
deed-invitation = made an invitation
deed-report = closed a report
deed-remark = hid a remark
deed-bot = made a program's account
deed-token = made a token
deed-revoke = revoked a token
deed-ratings = worked the ratings out again

block = Block { $name }
block-done = { $name } is blocked: pairing and public tables do not bring you together. Your account page takes it back.
