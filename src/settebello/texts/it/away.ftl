## La pagina quando nessun server risponde

away-title = Senza rete
away-about = Il server non risponde. I tavoli tornano da soli appena risponde.
away-ways = Che cosa si può fare intanto
away-lesson = La lezione
away-lesson-about = Una smazzata intera, passo per passo
away-rules = Le regole
away-rules-about = Di tutti i giochi
away-decks = I mazzi
away-decks-about = Tutte le carte
away-matches = Partite finite che hai guardato
away-update = C’è una versione nuova di questa pagina.
away-reload = Caricala
