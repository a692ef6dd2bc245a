## Puzzles: one play, the best one

title-puzzles = Problèmes · Settebello
puzzles = Problèmes
puzzle-title = Trouvez le meilleur coup
puzzle-day = Problème du jour
puzzle-leave = Quitter les problèmes
puzzle-at-own = Vous
puzzle-at-right = Est
puzzle-at-top = Nord
puzzle-at-left = Ouest
puzzle-taken-you = Vos prises
puzzle-taken-us = Prises de votre paire
puzzle-taken-other = Prises de Nord
puzzle-taken-them = Leurs prises
puzzle-taken-none = rien
puzzle-no-clock = Rien ne presse : il n’y a pas de pendule ici.
puzzle-streak = { $count } d’affilée
puzzle-solution = Voir la solution
puzzle-theme = Thème des problèmes
puzzle-any-theme = Tous les thèmes

## After the attempt

puzzle-right = Juste !
puzzle-wrong = Pas le meilleur coup
puzzle-shown = La solution
puzzle-expected = Points attendus dans la donne
puzzle-play = Coup
puzzle-points = Points attendus
puzzle-yours = le vôtre
puzzle-tempts = tentant
puzzle-all-plays = Les { $count } coups
puzzle-few-plays = Moins
puzzle-difficulty = Difficulté { $points }.
puzzle-solved-by = Résolu par { $solved } sur { $tried }.
puzzle-repeated = Vous l’aviez déjà essayé : il ne compte pas.
puzzle-guest = Avec un compte, vous avez aussi une cote.
puzzle-next = Problème suivant
puzzle-rating = Votre cote aux problèmes
puzzle-last = Les derniers essais, le plus récent à la fin
puzzle-was-right = juste
puzzle-was-wrong = faux
puzzle-by-theme = Par thème
puzzle-of = { $solved } sur { $tried }

## Elsewhere

no_puzzle_left = Vous avez essayé tous les problèmes ici.
puzzle_not_found = Il n’y a pas de problème { $puzzle }.
theme_not_found = Il n’y a pas de problème sur le thème { $theme }.
