## I problemi: una giocata sola, la migliore

title-puzzles = Problemi · Settebello
puzzles = Problemi
puzzle-title = Trova la giocata migliore
puzzle-day = Il problema del giorno
puzzle-leave = Lascia i problemi
puzzle-at-own = Tu
puzzle-at-right = Est
puzzle-at-top = Nord
puzzle-at-left = Ovest
puzzle-taken-you = Presi da te
puzzle-taken-us = Presi da voi
puzzle-taken-other = Presi da Nord
puzzle-taken-them = Presi da loro
puzzle-taken-none = niente
puzzle-no-clock = Nessuna fretta: qui non c’è orologio.
puzzle-streak = { $count } di fila
puzzle-solution = La soluzione
puzzle-theme = Tema dei problemi
puzzle-any-theme = Tutti i temi

## Dopo la prova

puzzle-right = Giusto!
puzzle-wrong = Non è la migliore
puzzle-shown = La soluzione
puzzle-expected = Punti attesi nella smazzata
puzzle-play = Giocata
puzzle-points = Punti attesi
puzzle-yours = la tua
puzzle-tempts = attira
puzzle-all-plays = Tutte le { $count } giocate
puzzle-few-plays = Di meno
puzzle-difficulty = Difficoltà { $points }.
puzzle-solved-by = L’hanno risolto { $solved } su { $tried }.
puzzle-repeated = L’avevi già provato: non conta.
puzzle-guest = Con un profilo hai anche un punteggio.
puzzle-next = Il prossimo
puzzle-rating = Il tuo punteggio ai problemi
puzzle-last = Le ultime prove, l’ultima in fondo
puzzle-was-right = giusto
puzzle-was-wrong = sbagliato
puzzle-by-theme = Per tema
puzzle-of = { $solved } su { $tried }

## Altrove

no_puzzle_left = Qui hai già provato tutti i problemi.
puzzle_not_found = Il problema { $puzzle } non c’è.
theme_not_found = Non c’è nessun problema con il tema { $theme }.
