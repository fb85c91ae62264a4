import type { Conversation } from '@zampa/contract/conversations/conversation';

/**
 * Returns whether the time of a visit that nobody has begun was called off, declined, not answered or not paid for, and no
 * other was chosen since. Whoever missed theirs writes to the clinic.
 */
export const isWithoutTime = ({
  payload,
  appointment,
  lastBooking,
}: Pick<Conversation, 'payload' | 'appointment' | 'lastBooking'>): boolean =>
  payload.status === 'NEW' &&
  appointment === null &&
  lastBooking !== null &&
  !lastBooking.payload.noShow;
