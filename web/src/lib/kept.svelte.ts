/** Something that this browser keeps under a name, the same in all its tabs. */

import { onStored, readStored, writeStored } from "./stored";

export class Kept<Value> {
  readonly #key: string;
  #value: Value;

  /** `read` makes a value of whatever is found, nothing included. */
  constructor(key: string, read: (found: unknown) => Value) {
    this.#key = key;
    this.#value = $state.raw(read(readStored(key)));
    onStored(key, () => (this.#value = read(readStored(key))));
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    writeStored(this.#key, value);
  }
}
