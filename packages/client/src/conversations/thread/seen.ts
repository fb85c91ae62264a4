import type { SeenMessage } from '@zampa/contract/socket';
import type { AppName } from '../../storage/app-storage.ts';
import type { Thread } from './thread.ts';

/** Conversation that is or may be unread. Items of lists do not say how far the other side has read. */
type Readable = { readonly seq: number; readonly unread: number; readonly readSeq?: number };

type Reader = { readonly id: string; readonly isVet: boolean };

/**
 * Returns the conversation after a read receipt: the viewer's own sets the unread count; one of the other side
 * advances the read ticks. Returns the same object if nothing changes, as for colleagues and family members.
 */
export function applySeen<Item extends Readable>(
  conversation: Item,
  { userId, party, seq, unread }: SeenMessage,
  viewer: Reader,
): Item {
  if (userId === viewer.id) return withUnread(conversation, unread ?? conversation.unread);
  const isOtherSide = (party === 'facility') !== viewer.isVet;
  const { readSeq } = conversation;
  return isOtherSide && readSeq !== undefined && seq > readSeq
    ? { ...conversation, readSeq: seq }
    : conversation;
}

/**
 * Returns the conversation without unread messages if it was read to its end. Otherwise returns it unchanged,
 * because only the server knows the remaining count.
 */
export function withReadUpTo<Item extends Readable>(conversation: Item, seq: number): Item {
  return seq >= conversation.seq ? withUnread(conversation, 0) : conversation;
}

/**
 * Returns whether the viewer of a thread must report it as read: it has unread messages or, for an owner, its last
 * event is an action of the clinic that may have caused a notification.
 */
export const shouldMarkSeen = (
  { unread, events }: Pick<Thread, 'unread' | 'events'>,
  app: AppName,
): boolean => unread > 0 || (app === 'owner' && events.at(-1)?.type === 'BOT');

const withUnread = <Item extends Readable>(conversation: Item, unread: number): Item =>
  unread === conversation.unread ? conversation : { ...conversation, unread };
