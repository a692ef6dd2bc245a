# Messages to people who are away: by mail, and as notifications of the browser.

told-turn = Du bist dran: { $game }, mit { $others }
told-waits = Ein Tisch wartet auf dich: { $game }, mit { $others }
told-invitation = { $by } lädt dich an einen Tisch ein: { $game }
told-result = Du hast { $score } { $won ->
    [yes] gewonnen
   *[no] verloren
}: { $game }, mit { $others }
told-round = Runde { $number } von { $tournament } beginnt
told-several = Bei Settebello warten { $count } Dinge auf dich
told-more = Und noch { $count } auf der Startseite.
told-nobody = niemandem sonst

mail-hello = Hallo { $name },
mail-why = Du hast diese Nachrichten auf der Seite deines Kontos eingeschaltet: { $address }
mail-stop = Dieser Link beendet sie, ohne Einloggen: { $address }

mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Diese Adresse wurde für dein Konto bei Settebello angegeben. Öffne den Link, um sie zu bestätigen. Er gilt einen Tag.
mail-confirm-not-you = Wenn du nichts davon weißt, tu nichts: Die Adresse wird dann nicht verwendet.
mail-reset-subject = Ein neues Passwort
mail-reset = Jemand hat ein neues Passwort für dein Konto bei Settebello angefordert. Mit dem Link wählst du eines. Er gilt einmal, und einen Tag lang.
mail-reset-not-you = Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
