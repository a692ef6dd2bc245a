/** The remarks at a table as they come in, and why one of one's own was refused. */

import { refusalText } from "../lib/refusal";
import { hasText, loadReasons, t } from "../lib/i18n.svelte";
import { newSalt } from "../lib/salt";
import type { RefusedMessage, RemarkInfo, RemarkMessage, RemarksMessage } from "../wire/types";

export type Heard = RemarksMessage | RefusedMessage;

/** The line to a table, as far as remarks go over it. */
export interface RemarkLine {
  /** Have remarks told from now on, all of them first; null for none any more. */
  overhear: (hear: ((message: Heard) => void) | null) => void;
  tell: (message: RemarkMessage) => boolean;
}

export class RemarkList {
  /** Those that may be read, in the order in which they were written. */
  all = $state.raw<readonly RemarkInfo[]>([]);
  /** Why none may be read now: a reason of the server. */
  shut = $state<string | null>(null);
  /** Whether the server has said anything. */
  known = $state(false);
  /** Why the last remark of one's own was refused, in words. */
  refusal = $state("");
  /** The remark that was sent and has not come back. */
  sent = $state("");

  /** The remark that was written last. */
  last = "";

  readonly #line: RemarkLine;
  readonly #name: () => string;

  constructor(line: RemarkLine, name: () => string) {
    this.#line = line;
    this.#name = name;
  }

  ask(): void {
    this.#line.overhear((message) => this.hear(message));
  }

  stop(): void {
    this.#line.overhear(null);
  }

  write(text: string): void {
    this.refusal = "";
    this.last = text;
    this.sent = this.#line.tell({ type: "remark", id: `r/${newSalt()}`, text }) ? text : "";
  }

  hear(message: Heard): void {
    if (message.type === "refused") {
      if (message.id !== null || this.sent !== "") void this.#refused(message);
      return;
    }
    const { whole, remarks, gone, shut } = message;
    const kept = whole ? [] : this.all.filter(({ id }) => !gone.includes(id));
    this.all = [...kept, ...remarks];
    this.shut = shut;
    this.known = true;
    const own = remarks.filter(({ name }) => name === this.#name());
    if (whole && this.sent !== "" && !own.some(({ text }) => text === this.sent)) this.#doubt();
    else if (own.length > 0) this.sent = "";
  }

  /** The line was away: nobody knows whether the remark arrived. */
  #doubt(): void {
    this.sent = "";
    this.refusal = t("remark-unsure");
  }

  async #refused(message: RefusedMessage): Promise<void> {
    if (!hasText(message.reason)) await loadReasons();
    this.sent = "";
    this.refusal = refusalText(message);
  }
}
