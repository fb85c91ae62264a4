/** While somebody types, the other side is told so often at most. */
export const TYPING_EVERY_MS = 3000;
/** So long it is shown after the last time it was told; longer than the pause between two tellings. */
export const TYPING_SHOWN_MS = 5000;
