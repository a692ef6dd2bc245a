/** U3: what is said of a player or a side agrees with it in number and person, in every language. */

import { beforeEach, describe, expect, test } from "vitest";
import { setLang } from "../../../src/lib/i18n.svelte";
import {
  pileSentence,
  sentenceOf,
  stakesSentence,
  turnLabel,
  winnerSentence,
} from "../../../src/table/words/sentences";
import { spoken } from "../../../src/table/words/spoken";
import { sideSubject } from "../../../src/table/words/subjects";
import type { PublicEvent } from "../../../src/table/line/messages";
import type { Screen } from "../../../src/wire/types";
import { played, screenOf } from "../scenes";

/** A side as each kind of subject: the screen on which it is that, and its number. */
const SUBJECTS: Record<string, [Screen, number]> = {
  you: [screenOf({ players: 2, scope: [[], []] }), 0],
  we: [screenOf({ scope: [[], []] }), 0],
  they: [screenOf({ scope: [[], []] }), 1],
  one: [screenOf({ players: 3, scope: [[], [], []] }), 1],
  many: [screenOf({ scope: [[], []], change: { you: null } }), 1],
};

/** The text for an event by a sentence that the server names, as a rule the one of its type. */
function saidOf(event: PublicEvent, screen: Screen, said: string = event.type.replace("_", "-")): string {
  return sentenceOf({ event, said: [said], before: screen, after: screen })
    .map(({ text }) => text)
    .join(" ");
}

/** Every sentence that has a side in it. */
function sentencesOf(name: string): string[] {
  const [screen, side] = SUBJECTS[name] ?? [screenOf(), 0];
  const won = { ...screen, outcome: { winner: side, multiplier: null, why: null, seat: null } } as Screen;
  const scopa = { ...screen, sides: screen.sides.map((each) => ({ ...each, scope: each.side + 1 })) };
  const seat = screen.sides[side]?.seats[0] ?? 0;
  return [
    winnerSentence(won),
    saidOf({ type: "won", winner: side, multiplier: null } as PublicEvent, won),
    pileSentence(screen, side),
    saidOf(played(seat, "6C", ["6B"], true), scopa, "scopa-counted")
      .split(". ")
      .at(-1) ?? "",
  ];
}

test("each side is the subject that it is", () => {
  for (const [name, [screen, side]] of Object.entries(SUBJECTS))
    expect(sideSubject(screen, side).who).toBe(name);
});

const ITALIAN: Record<string, string[]> = {
  you: ["Partita vinta!", "Partita vinta!", "Le tue prese", "Hai una scopa."],
  we: ["Partita vinta!", "Partita vinta!", "Le nostre prese", "Abbiamo una scopa."],
  they: ["Vincono loro.", "Partita finita. Vincono loro.", "Le loro prese", "Hanno 2 scope."],
  one: ["Vince Est.", "Partita finita. Vince Est.", "Prese di Est", "Est ha 2 scope."],
  many: [
    "Vincono Est e Ovest.",
    "Partita finita. Vincono Est e Ovest.",
    "Prese di Est e Ovest",
    "Est e Ovest hanno 2 scope.",
  ],
};

const ENGLISH: Record<string, string[]> = {
  you: ["You win the match!", "You win the match!", "Taken by you", "You have one scopa."],
  we: ["We win the match!", "We win the match!", "Taken by us", "We have one scopa."],
  they: ["They win.", "The match is over: they win.", "Taken by them", "They have 2 scopas."],
  one: ["Est wins.", "The match is over: Est wins.", "Taken by Est", "Est has 2 scopas."],
  many: [
    "Est and Ovest win.",
    "The match is over: Est and Ovest win.",
    "Taken by Est and Ovest",
    "Est and Ovest have 2 scopas.",
  ],
};

describe.each([
  ["it", ITALIAN],
  ["en", ENGLISH],
])("sides in %s", (lang, expected) => {
  beforeEach(() => setLang(lang));

  test.each(Object.keys(SUBJECTS))("as %s", (name) => expect(sentencesOf(name)).toEqual(expected[name]));
});

/** The events at a seat, each with its text where the seat is yours and where it is somebody else's. */
const HAPPENS: [(seat: number) => PublicEvent, Record<string, [string, string]>][] = [
  [
    (seat) => played(seat, "6B"),
    {
      it: ["Cali il sei di bastoni.", "Est cala il sei di bastoni."],
      en: ["You lay the six of clubs.", "Est lays the six of clubs."],
    },
  ],
  [
    (seat) => played(seat, "6B", ["6C"]),
    {
      it: [
        "Prendi il sei di coppe con il sei di bastoni.",
        "Est prende il sei di coppe con il sei di bastoni.",
      ],
      en: [
        "You take the six of cups with the six of clubs.",
        "Est takes the six of cups with the six of clubs.",
      ],
    },
  ],
  [
    (seat) => ({ type: "leftovers", seat, cards: ["2C"] }),
    {
      it: ["Ultima presa tua: la carta rimasta è tua.", "Ultima presa di Est: la carta rimasta è sua."],
      en: [
        "You made the last capture and get the card left.",
        "Est made the last capture and gets the card left.",
      ],
    },
  ],
  [
    (seat) => ({ type: "fuori", seat, right: true }),
    {
      it: ["Ti dichiari fuori: i punti ci sono.", "Est si dichiara fuori: i punti ci sono."],
      en: ["You declare out: the points are there.", "Est declares out: the points are there."],
    },
  ],
  [
    (seat) => ({ type: "forfeit", seat, why: "absent" }) as PublicEvent,
    {
      it: ["Sei via da troppo tempo.", "Est è via da troppo tempo."],
      en: ["You were away for too long.", "Est has been away for too long."],
    },
  ],
  [
    (seat) => ({ type: "forfeit", seat, why: "resigned" }) as PublicEvent,
    {
      it: ["Hai abbandonato la partita.", "Est ha abbandonato la partita."],
      en: ["You have resigned.", "Est has resigned."],
    },
  ],
  [
    (seat) => ({ type: "stood_in", seat }) as PublicEvent,
    {
      it: [
        "Il computer gioca al tuo posto finché non torni.",
        "Il computer gioca al posto di Est finché non torna.",
      ],
      en: [
        "The computer plays for you until you are back.",
        "The computer plays for Est until they are back.",
      ],
    },
  ],
  [
    (seat) => ({ type: "shown", seat, cards: ["7D"], twin: false }),
    {
      it: [
        "Scopri il sette di denari, da giocare al tuo turno.",
        "Est scopre il sette di denari, da giocare al suo turno.",
      ],
      en: [
        "You expose the seven of coins, to be played at your turn.",
        "Est exposes the seven of coins, to be played at that player’s turn.",
      ],
    },
  ],
];

describe.each(["it", "en"])("players in %s", (lang) => {
  beforeEach(() => setLang(lang));

  test.each(HAPPENS)("what happens at a seat %#", (event, expected) => {
    expect([saidOf(event(0), screenOf()), saidOf(event(1), screenOf())]).toEqual(expected[lang]);
  });
});

/** The screen of a table where one has got up. */
function left(change: Partial<Screen> = {}): Screen {
  const { seats } = screenOf({ players: 2 });
  const open = seats.map((seat) => (seat.seat === 1 ? { ...seat, name: "", kind: "open" as const } : seat));
  return screenOf({ players: 2, change: { seats: open, ...change } });
}

test("scores, stakes and turns name people as a sentence does", async () => {
  const stakes = { change: { stakes: [2, -2] } };
  await setLang("it");
  expect(spoken("score", screenOf())).toBe("Partita a 11: noi 5 e loro 4.");
  expect(stakesSentence(screenOf(stakes))).toBe("Poste: noi +2 e loro −2.");
  expect(turnLabel(screenOf({ change: { to_move: 0 } }))).toBe("Tocca a te");
  await setLang("en");
  expect(spoken("score", screenOf())).toBe("Match to 11: we 5 and they 4.");
  expect(stakesSentence(screenOf(stakes))).toBe("Stakes: we +2 and they −2.");
});

test("somebody who has left is nobody's name, at the beginning and inside a sentence", async () => {
  const screen = left({ outcome: { winner: 1, multiplier: null, why: null, seat: null } } as Partial<Screen>);
  await setLang("it");
  expect(saidOf(played(1, "6B"), screen)).toBe("Chi se n’è andato cala il sei di bastoni.");
  expect(winnerSentence(screen)).toBe("Vince chi se n’è andato.");
  await setLang("en");
  expect(saidOf(played(1, "6B"), screen)).toBe("A player who has left lays the six of clubs.");
  expect(winnerSentence(screen)).toBe("A player who has left wins.");
});
