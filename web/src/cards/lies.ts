/** Where a card lies, as its element says in `data-lies`: motion, dragging and keys find cards by it. */

export const ON_TABLE = "[data-lies=table]";
export const IN_HAND = "[data-lies=hand]";
/** A card of one's own hand that is face down. */
export const BACK = "[data-lies=back]";
/** A card of another's hand that everybody sees. */
export const OPEN = "[data-lies=open]";
