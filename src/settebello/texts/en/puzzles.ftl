## Puzzles: one play, the best one

title-puzzles = Puzzles · Settebello
puzzles = Puzzles
puzzle-title = Find the best play
puzzle-day = Puzzle of the day
puzzle-leave = Leave the puzzles
puzzle-at-own = You
puzzle-at-right = East
puzzle-at-top = North
puzzle-at-left = West
puzzle-taken-you = Taken by you
puzzle-taken-us = Taken by you both
puzzle-taken-other = Taken by North
puzzle-taken-them = Taken by them
puzzle-taken-none = nothing
puzzle-no-clock = No hurry: there is no clock here.
puzzle-streak = { $count } in a row
puzzle-solution = Show the solution
puzzle-theme = Theme of the puzzles
puzzle-any-theme = All themes

## After the attempt

puzzle-right = Right!
puzzle-wrong = Not the best one
puzzle-shown = The solution
puzzle-expected = Expected points in the deal
puzzle-play = Play
puzzle-points = Expected points
puzzle-yours = yours
puzzle-tempts = tempting
puzzle-all-plays = All { $count } plays
puzzle-few-plays = Fewer
puzzle-difficulty = Difficulty { $points }.
puzzle-solved-by = Solved by { $solved } of { $tried }.
puzzle-repeated = You had tried it before: it does not count.
puzzle-guest = With an account you have a rating too.
puzzle-next = Next puzzle
puzzle-rating = Your puzzle rating
puzzle-last = The last attempts, the newest at the end
puzzle-was-right = right
puzzle-was-wrong = wrong
puzzle-by-theme = By theme
puzzle-of = { $solved } of { $tried }

## Elsewhere

no_puzzle_left = You have tried every puzzle here.
puzzle_not_found = There is no puzzle { $puzzle }.
theme_not_found = There is no puzzle with the theme { $theme }.
