## The page while no server answers

away-title = Pas de connexion
away-about = Le serveur ne répond pas. Les tables reviennent d’elles-mêmes dès qu’il répond.
away-ways = Ce qui marche sans lui
away-lesson = La leçon
away-lesson-about = Une donne entière, pas à pas
away-rules = Les règles
away-rules-about = De tous les jeux
away-decks = Les cartes
away-decks-about = Tous les jeux de cartes
away-matches = Parties finies que vous avez regardées
away-update = Il y a une version plus récente de cette page.
away-reload = La charger
