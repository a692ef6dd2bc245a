/** The checks of a deal's proof, worked out in this browser. */

import { saltHash } from "../lib/salt";
import { askedKey, type Witness } from "../seats/witness";
import type { DealClaim } from "./record";
import { commitmentOf, packOf } from "./shuffle";

export interface Proof {
  claim: DealClaim;
  /** Whether this browser was given the hash before the cards were dealt. */
  seen: boolean;
  /** Whether the secret number has this hash. */
  sealed: boolean;
  /** The words of this browser that went into the shuffle. */
  own: readonly string[];
  /** Whether each word has the hash that was given for it; null where none was given. */
  bound: boolean | null;
  /** Whether this browser showed its word when it had seen all these hashes; null where none was given. */
  before: boolean | null;
  /** Whether number and words give the pack that was dealt. */
  shuffled: boolean;
}

export function check(claim: DealClaim, witness: Witness): Proof {
  const { commitment, seed, salts, hashes, attempt, pack } = claim;
  const given = hashes.some((hash) => hash !== "");
  return {
    claim,
    seen: commitment !== null && witness.hashes.includes(commitment),
    sealed: seed !== null && isHex(seed) && commitmentOf(seed) === commitment,
    own: salts.filter((salt) => salt !== "" && witness.salts.includes(salt)),
    bound: given ? areBound(hashes, salts) : null,
    before: given ? witness.shown.includes(askedKey({ hashes, commitment: commitment ?? "" })) : null,
    shuffled: seed !== null && packOf({ seed, salts, hashes, attempt }).join() === pack.join(),
  };
}

/** Whether the pack follows from what was promised. */
export const holds = (proof: Proof): boolean => proof.sealed && proof.shuffled && proof.bound !== false;

const areBound = (hashes: readonly string[], salts: readonly string[]): boolean =>
  hashes.length === salts.length &&
  hashes.every((hash, seat) => hash === "" || saltHash(salts[seat] ?? "") === hash);

const isHex = (text: string): boolean => /^([0-9a-f]{2})+$/i.test(text);
