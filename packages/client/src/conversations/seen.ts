import type { SeenMessage } from '@zampa/contract/chat/socket';
import type { Conversation } from '@zampa/contract/requests/conversation';
import type { Event } from '@zampa/contract/chat/event';

type Reader = { readonly id: string; readonly isVet: boolean };
type Seen = Conversation & { readonly events?: readonly Event[] };

/**
 * The conversation after a person has read it: one's own reading empties the count, the other side's turns ticks.
 * The very same object when nothing changes, as for colleagues and family; `null` when it is not known whose side
 * the reader is on, so that the server has to be asked.
 */
export function applySeen<Known extends Seen>(
  conversation: Known,
  { userId, seq }: SeenMessage,
  viewer: Reader,
): Known | null {
  if (userId === viewer.id) return readUpTo(conversation, seq);
  const reader = personIn(conversation, userId);
  if (!reader) return null;
  const isOtherSide = reader.isVet !== viewer.isVet;
  return isOtherSide && seq > conversation.readSeq
    ? { ...conversation, readSeq: seq }
    : conversation;
}

/** The count is emptied only by reading to the end; what is left otherwise, the server counts. */
export function readUpTo<Known extends Seen>(conversation: Known, seq: number): Known {
  const isAll = seq >= conversation.seq && conversation.unread > 0;
  return isAll ? { ...conversation, unread: 0 } : conversation;
}

function personIn({ user, assignee, lastMessage, events = [] }: Seen, id: string) {
  const people = [user, assignee, lastMessage?.user, ...events.map((event) => event.user)];
  return people.find((person) => person?.id === id) ?? null;
}
