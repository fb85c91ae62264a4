import type { RequestCounts } from '@zampa/contract/inbox/count-requests';

/** Counts of a clinic with an empty inbox. */
export const noCounts: RequestCounts = {
  new: 0,
  inProgressWaiting: 0,
  visitsWaiting: 0,
  toBeConfirmed: 0,
  toBeBooked: 0,
  waiting: 0,
  awaitingPayment: 0,
  open: 0,
};
