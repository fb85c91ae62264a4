/** The job that comes due when a time is no longer held for its payment. */
export const HOLD_JOB = 'hold';
export type HeldBooking = { readonly id: string; readonly conversationId: string };
