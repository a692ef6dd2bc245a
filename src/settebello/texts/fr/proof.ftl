## The proof of the packs

title-proof = La preuve des paquets · Settebello
proof = La preuve des paquets
proof-how = Avant chaque donne, la table montre l’empreinte d’un nombre secret, et chaque joueur donne l’empreinte d’un mot à lui. Les mots ne sont montrés qu’une fois toutes les empreintes données. L’ordre du paquet découle du nombre et des mots : personne n’a pu choisir son mot d’après ceux des autres. Cette page refait le calcul dans votre navigateur.
proof-back = Retour à la table
proof-none = Aucune donne n’est encore finie : le nombre secret se montre quand il ne cache plus rien.
proof-all = { $count ->
    [one] Le paquet est conforme à l’engagement.
   *[other] Les { $count } paquets sont conformes à l’engagement.
}
proof-wrong = { $count ->
    [one] Un paquet n’est pas conforme à l’engagement. Gardez la partie et demandez des explications à qui tient le serveur.
   *[other] { $count } paquets ne sont pas conformes à l’engagement. Gardez la partie et demandez des explications à qui tient le serveur.
}
proof-deal = Donne { $deal }
proof-holds = Conforme
proof-fails = Non conforme
proof-seen = L’empreinte est celle que ce navigateur a vue avant les cartes.
proof-unseen = Ce navigateur n’a pas vu l’empreinte avant les cartes.
proof-sealed = Le nombre secret a cette empreinte (SHA-256).
proof-not-sealed = Le nombre secret a une autre empreinte.
proof-own = { $count ->
    [0] Aucun mot de ce navigateur n’est entré dans le mélange.
    [one] Le mot de ce navigateur est entré dans le mélange.
   *[other] { $count } mots de ce navigateur sont entrés dans le mélange.
}
proof-shuffled = Le nombre et les mots donnent exactement le paquet joué.
proof-not-shuffled = Le nombre et les mots donnent un autre paquet.
proof-bound = Chaque mot a l’empreinte donnée pour lui auparavant.
proof-not-bound = Un mot n’a pas l’empreinte donnée auparavant.
proof-before = Ce navigateur n’a montré son mot qu’après avoir vu toutes ces empreintes.
proof-not-before = Ce navigateur n’a pas vu toutes ces empreintes avant que les mots soient montrés.
proof-thrown-in = { $count ->
    [one] Une donne a été annulée avant celle-ci ; que sa table le demandait se vérifie avec « settebello verify ».
   *[other] { $count } donnes ont été annulées avant celle-ci ; que leurs tables le demandaient se vérifie avec « settebello verify ».
}
proof-draw = Le tirage des places
proof-drawn = Les places et les partenaires sont ceux qui découlent du nombre de la première donne et des mots des joueurs. Où chacun était assis avant, ceux qui étaient là le savent.
proof-not-drawn = Du nombre de la première donne et des mots des joueurs découlent d’autres places.
proof-draw-wrong = Le tirage des places n’est pas conforme à l’engagement. Gardez la partie et demandez des explications à qui tient le serveur.
proof-turned-up = { $name }, avant à la place { $seat } : { $cards }
proof-numbers = Les nombres
proof-hash = Empreinte
proof-seed = Nombre secret
proof-salt-hashes = Empreintes des mots
proof-salts = Mots des joueurs
proof-pack = Paquet, depuis sa première carte
proof-elsewhere = Le même calcul se refait ailleurs, avec le seul fichier de la partie :

proof-given = { $count ->
    [one] Les cartes de la donne { $deals } viennent d’une autre partie : la preuve du paquet s’y trouve.
   *[other] Les cartes des donnes { $deals } viennent d’une autre partie : la preuve des paquets s’y trouve.
}
