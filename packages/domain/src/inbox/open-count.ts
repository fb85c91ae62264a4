/** Conversations in progress are counted up to so many: of more it is enough to know that there are more. */
export const MOST_OPEN_COUNTED = 100;
