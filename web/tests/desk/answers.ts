/** Answers of the server, as much of them as a test needs. */

import type { DeskAnswer, DeskCard, DeskStatus } from "../../src/wire/types";

export function answer({
  record = "record",
  phase = "play",
}: {
  record?: string;
  phase?: DeskStatus["phase"];
}): DeskAnswer {
  return {
    record,
    rules: "figs",
    players: ["Ada", "Bruno", "Carla", "Dario"],
    sides: ["Ada + Carla", "Bruno + Dario"],
    seats_of_sides: [
      [0, 2],
      [1, 3],
    ],
    status: status(phase),
    pack: [],
    rulings: [],
    protocol: [],
    deals: [],
  };
}

export function card(name: string, plays: string[], where: DeskCard["where"] = "free"): DeskCard {
  return { card: name, where, seat: null, plays };
}

function status(phase: DeskStatus["phase"]): DeskStatus {
  return {
    phase,
    deal: 1,
    target: 8,
    score: [0, 0],
    winner: null,
    multiplier: null,
    roles: [0, 1, 2, 3],
    to_move: 0,
    to_act: 0,
    must_play: [],
    must_take: false,
    table: [],
    hands: [9, 9, 9, 9],
    exposed: [[], [], [], []],
    piles: [0, 0],
    scope: [0, 0],
    acquired: [],
    at_stake: [],
    missed: null,
    fuori_refused: null,
    fuori: [],
    has_begun: false,
    table_size: 4,
  };
}
