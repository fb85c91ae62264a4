import type { Conversation } from '@zampa/contract/conversations/conversation';

/**
 * Returns whether a visit that has not started lost its time (canceled, declined, expired or unpaid) and has no
 * other. False after a no-show, which owner and clinic settle by message.
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
