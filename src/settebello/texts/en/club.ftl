# Reports, and those who look after the club.

report = Report somebody
report-hint = Those who look after the club read it, with the name you play under. The one you report hears nothing of it.
report-whom = Whom
report-why = Why
report-words = Offensive name or words
report-cheating = Plays unfairly
report-stalling = Keeps others waiting on purpose
report-other = Something else
report-text = What happened (if you like)
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
