/** How many times staff may propose at once. */
export const MOST_PROPOSED_TIMES = 3;

const TO_CHOOSE_MS = 48 * 3_600_000;

/** Until when one of the times that are proposed now can be accepted. */
export const proposalExpiry = (now: Date): Date => new Date(now.getTime() + TO_CHOOSE_MS);
