## The proof of the packs

title-proof = Nachweis des Mischens · Settebello
proof = Nachweis des Mischens
proof-how = Vor jeder Austeilung zeigt der Tisch den Fingerabdruck einer geheimen Zahl, und jeder Spieler nennt den Fingerabdruck eines eigenen Wortes. Erst wenn alle Fingerabdrücke da sind, werden die Wörter gezeigt. Aus Zahl und Wörtern folgt die Reihenfolge der Karten: Niemand konnte sein Wort nach denen der anderen wählen. Diese Seite rechnet in deinem Browser nach.
proof-back = Zum Tisch
proof-none = Noch ist keine Austeilung zu Ende: Die geheime Zahl wird gezeigt, sobald sie nichts mehr verbirgt.
proof-all = { $count ->
    [one] Die Mischung ist wie versprochen.
   *[other] Alle { $count } Mischungen sind wie versprochen.
}
proof-wrong = { $count ->
    [one] Eine Mischung ist nicht wie versprochen. Bewahre die Partie auf und frag den Betreiber des Servers.
   *[other] { $count } Mischungen sind nicht wie versprochen. Bewahre die Partie auf und frag den Betreiber des Servers.
}
proof-deal = Austeilung { $deal }
proof-holds = Wie versprochen
proof-fails = Nicht wie versprochen
proof-seen = Der Fingerabdruck ist der, den dieser Browser vor den Karten gesehen hat.
proof-unseen = Dieser Browser hat den Fingerabdruck nicht vor den Karten gesehen.
proof-sealed = Die geheime Zahl hat diesen Fingerabdruck (SHA-256).
proof-not-sealed = Die geheime Zahl hat einen anderen Fingerabdruck.
proof-own = { $count ->
    [0] In der Mischung steckt kein Wort dieses Browsers.
    [one] In der Mischung steckt das Wort dieses Browsers.
   *[other] In der Mischung stecken { $count } Wörter dieses Browsers.
}
proof-shuffled = Zahl und Wörter ergeben genau die gespielte Mischung.
proof-not-shuffled = Zahl und Wörter ergeben eine andere Mischung.
proof-bound = Jedes Wort hat den Fingerabdruck, der zuvor dafür genannt wurde.
proof-not-bound = Ein Wort hat einen anderen Fingerabdruck als den zuvor genannten.
proof-before = Dieser Browser hat sein Wort erst gezeigt, als er alle diese Fingerabdrücke gesehen hatte.
proof-not-before = Dieser Browser hat nicht alle diese Fingerabdrücke gesehen, bevor die Wörter gezeigt wurden.
proof-thrown-in = { $count ->
    [one] Davor wurde einmal neu gegeben; dass der Tisch es verlangte, prüft „settebello verify“.
   *[other] Davor wurde { $count }-mal neu gegeben; dass die Tische es verlangten, prüft „settebello verify“.
}
proof-draw = Auslosung der Plätze
proof-drawn = Plätze und Partner sind die, die aus der Zahl der ersten Austeilung und den Wörtern der Spieler folgen. Wo sie zuvor saßen, weiß, wer dabei war.
proof-not-drawn = Aus der Zahl der ersten Austeilung und den Wörtern der Spieler folgen andere Plätze.
proof-draw-wrong = Die Auslosung der Plätze ist nicht wie versprochen. Bewahre die Partie auf und frag den Betreiber des Servers.
proof-turned-up = { $name }, zuvor auf Platz { $seat }: { $cards }
proof-numbers = Die Zahlen
proof-hash = Fingerabdruck
proof-seed = Geheime Zahl
proof-salt-hashes = Fingerabdrücke der Wörter
proof-salts = Wörter der Spieler
proof-pack = Mischung, ab der ersten Karte
proof-elsewhere = Dieselbe Rechnung geht auch anderswo, allein mit der Datei der Partie:

proof-given = { $count ->
    [one] Die Karten der Austeilung { $deals } stammen aus einer anderen Partie: Der Nachweis des Mischens ist dort.
   *[other] Die Karten der Austeilungen { $deals } stammen aus einer anderen Partie: Der Nachweis des Mischens ist dort.
}
