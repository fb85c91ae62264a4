/** Conversations in progress are counted up to this number; beyond it only "more" is shown. */
export const MOST_OPEN_COUNTED = 100;
