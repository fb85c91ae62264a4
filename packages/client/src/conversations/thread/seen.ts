import type { SeenMessage } from '@zampa/contract/socket';
import type { Conversation } from '@zampa/contract/conversations/conversation';

import type { Thread } from './thread.ts';

type Reader = { readonly id: string; readonly isVet: boolean };

/**
 * Returns the conversation after a person has read it: one's own reading, on whatever device, leaves the count that the
 * server tells; the other side's turns ticks. The very same object when nothing changes, as for colleagues and family.
 */
export function applySeen<Known extends Conversation>(
  conversation: Known,
  { userId, party, seq, unread }: SeenMessage,
  viewer: Reader,
): Known {
  if (userId === viewer.id) return withUnread(conversation, unread ?? conversation.unread);
  const isOtherSide = (party === 'facility') !== viewer.isVet;
  return isOtherSide && seq > conversation.readSeq
    ? { ...conversation, readSeq: seq }
    : conversation;
}

/** Empties the count only where somebody has read to the end; what is left otherwise, the server counts. */
export function readUpTo<Known extends Conversation>(conversation: Known, seq: number): Known {
  return seq >= conversation.seq ? withUnread(conversation, 0) : conversation;
}

/**
 * Returns whether somebody who has a thread before them has to say how far they have read: there are messages that they had
 * not, or it ends with what the clinic did about the service, of which families are told as well.
 */
export function isToBeMarked({ unread, events }: Pick<Thread, 'unread' | 'events'>): boolean {
  const action = events.at(-1)?.payload.eventAction;
  return unread > 0 || action === 'OPEN_PERFORMANCE' || action === 'CLOSE_PERFORMANCE';
}

const withUnread = <Known extends Conversation>(conversation: Known, unread: number): Known =>
  unread === conversation.unread ? conversation : { ...conversation, unread };
