/** Where all the start page's choices at once would push everything else out of sight: a phone, held either way. */
export const NARROW = "(max-width: 599px), (max-height: 479px)";
