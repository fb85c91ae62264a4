import type { SeenMessage } from '@zampa/contract/socket';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { AppName } from '../../storage/app-storage.ts';
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
 * not, or it ends for its owner with what the clinic has done, and not said, of which they may be told as well.
 */
export const isToBeMarked = (
  { unread, events }: Pick<Thread, 'unread' | 'events'>,
  app: AppName,
): boolean => unread > 0 || (app === 'owner' && events.at(-1)?.type === 'BOT');

const withUnread = <Known extends Conversation>(conversation: Known, unread: number): Known =>
  unread === conversation.unread ? conversation : { ...conversation, unread };
