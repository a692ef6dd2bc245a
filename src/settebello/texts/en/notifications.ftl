# Messages to people who are away: by mail, and as notifications of the browser.

told-turn = It is your turn: { $game }, with { $others }
told-waits = A table waits for you: { $game }, with { $others }
told-invitation = { $by } invites you to a table: { $game }
told-result = { $won ->
    [yes] You have won
   *[no] You have lost
} { $score }: { $game }, with { $others }
told-round = Round { $number } of { $tournament } begins
told-several = { $count } things wait for you at Settebello
told-more = And { $count } more on the start page.
told-nobody = nobody else

mail-hello = Hello { $name },
mail-why = You asked for these messages on the page of your account: { $address }
mail-stop = This link ends them, without signing in: { $address }

mail-confirm-subject = Is this your address?
mail-confirm = This address was given for your account at Settebello. Open the link to confirm it. It is good for a day.
mail-confirm-not-you = If you do not know of this, do nothing: the address is then not used.
mail-reset-subject = Another password
mail-reset = Somebody asked for another password of your account at Settebello. With the link you choose one. It is good once, and for a day.
mail-reset-not-you = If it was not you, do nothing: your password stays as it is.
