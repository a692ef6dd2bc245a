## Practice at a table: plays taken back, hints

practice = Practice
practice-hint = Hint
practice-back = Take back
practice-again = Play this deal again
practice-about = A match with a hint, with a play taken back or with the master’s plays is not rated.
practice-agree = Let us practise
practice-wanted = { $count ->
    [one] { $names } would like to practise: then plays can be taken back, and there are hints.
   *[other] { $names } would like to practise: then plays can be taken back, and there are hints.
}
practice-waits = The others have to agree.
practice-thinking = The master thinks.
practice-hint-title = What the master would play
practice-choose = Choose this card
practice-after = The master’s plays
practice-after-title = What the master would have played
practice-after-about = By what you knew at each play. Another play may be as good.
practice-after-review = The review of the match says what each was worth.
practice-after-same = The same
practice-after-yours = You
practice-after-master = The master
practice-after-count = The master played { $same } of your { $count } plays as you did.
practice-after-none = You had nothing to choose in this deal.

no_such_choice = You had no such choice in this deal.
no_play_yet = You have not played in this deal: there is nothing to take back.
practice_not_agreed = Not everybody at this table has agreed to practise.
practice_rated = This match counts, for a rating or in a tournament: nobody gets help.
practice-loading = The master is being made ready. The first time this takes about a minute.
hint_later = The master is not ready yet. Ask again in some seconds.
