/** Minimum interval between typing messages of one person. */
export const TYPING_INTERVAL_MS = 3000;
/** How long a typing message is shown; longer than the interval between two of them. */
export const TYPING_SHOWN_MS = 5000;
