## The page while no server answers

away-title = No connection
away-about = The server does not answer. Tables come back by themselves as soon as it does.
away-ways = What works without it
away-lesson = The lesson
away-lesson-about = A whole deal, step by step
away-rules = The rules
away-rules-about = Of every game
away-decks = The decks
away-decks-about = All the cards
away-matches = Finished matches that you have looked at
away-update = There is a newer version of this page.
away-reload = Load it
