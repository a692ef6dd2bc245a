## The proof of the packs

title-proof = The proof of the packs · Settebello
proof = The proof of the packs
proof-how = Before each deal the table shows the fingerprint of a secret number, and every player gives the fingerprint of a word of their own. Only when all fingerprints are there are the words shown. From number and words follows the order of the pack: nobody could choose a word by what the others’ were. This page does the sum again in your browser.
proof-back = To the table
proof-none = No deal is over yet: the secret number is shown once it hides nothing any more.
proof-all = { $count ->
    [one] The pack is as promised.
   *[other] All { $count } packs are as promised.
}
proof-wrong = { $count ->
    [one] One pack is not as promised. Keep the match and ask whoever runs the server.
   *[other] { $count } packs are not as promised. Keep the match and ask whoever runs the server.
}
proof-deal = Deal { $deal }
proof-holds = As promised
proof-fails = Not as promised
proof-seen = The fingerprint is the one that this browser saw before the cards.
proof-unseen = This browser did not see the fingerprint before the cards.
proof-sealed = The secret number has this fingerprint (SHA-256).
proof-not-sealed = The secret number has another fingerprint.
proof-own = { $count ->
    [0] No word of this browser went into the shuffle.
    [one] This browser’s word went into the shuffle.
   *[other] { $count } words of this browser went into the shuffle.
}
proof-shuffled = Number and words give the very pack that was played.
proof-not-shuffled = Number and words give another pack.
proof-bound = Each word has the fingerprint that was given for it before.
proof-not-bound = A word has another fingerprint than the one given before.
proof-before = This browser showed its word only when it had seen all these fingerprints.
proof-not-before = This browser did not see all these fingerprints before the words were shown.
proof-thrown-in = { $count ->
    [one] One deal was thrown in before this one; that its table asked for it is checked by “settebello verify”.
   *[other] { $count } deals were thrown in before this one; that their tables asked for it is checked by “settebello verify”.
}
proof-draw = The draw for places
proof-drawn = Places and partners are those that follow from the first deal’s number and the players’ words. Where they sat before, whoever was there knows.
proof-not-drawn = Other places follow from the first deal’s number and the players’ words.
proof-draw-wrong = The draw for places is not as promised. Keep the match and ask whoever runs the server.
proof-turned-up = { $name }, before at seat { $seat }: { $cards }
proof-numbers = The numbers
proof-hash = Fingerprint
proof-seed = Secret number
proof-salt-hashes = Fingerprints of the words
proof-salts = The players’ words
proof-pack = Pack, from its first card
proof-elsewhere = The same sum can be done elsewhere, with nothing but the file of the match:

proof-given = { $count ->
    [one] The cards of deal { $deals } come from another match: the proof of the pack is there.
   *[other] The cards of deals { $deals } come from another match: the proof of the packs is there.
}
