import type { RequestCounts } from '@zampa/contract/inbox/count-requests';

/** Of a clinic in which nothing waits. */
export const noCounts: RequestCounts = {
  new: 0,
  unread: 0,
  visitsUnread: 0,
  toBeConfirmed: 0,
  toBeBooked: 0,
  waiting: 0,
  awaitingPayment: 0,
  open: 0,
};
