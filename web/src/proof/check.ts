/** The checks of a deal's proof, worked out in this browser. */

import type { Witness } from "../seats/witness";
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
  /** Whether number and words give the pack that was dealt. */
  shuffled: boolean;
}

export function check(claim: DealClaim, witness: Witness): Proof {
  const { commitment, seed, salts, attempt, pack } = claim;
  return {
    claim,
    seen: commitment !== null && witness.hashes.includes(commitment),
    sealed: seed !== null && isHex(seed) && commitmentOf(seed) === commitment,
    own: salts.filter((salt) => salt !== "" && witness.salts.includes(salt)),
    shuffled: seed !== null && packOf({ seed, salts, attempt }).join() === pack.join(),
  };
}

/** Whether the pack follows from what was promised. */
export const holds = (proof: Proof): boolean => proof.sealed && proof.shuffled;

const isHex = (text: string): boolean => /^([0-9a-f]{2})+$/i.test(text);
