import {
  hasStarted,
  type ListedConversation,
  type ListedEvent,
  type ListedPerson,
} from '@zampa/client/conversations/lists/listed-conversation';
import { publicName } from '@zampa/domain/people/names';

const TITLE_LENGTH = 60;

/** Returns the first line of the request, cut to 60 characters; empty if the owner sent only a photo. */
export function titleOf({ payload }: Pick<ListedConversation, 'payload'>): string {
  const line = payload.note.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.lastIndexOf(' ', TITLE_LENGTH);
  return `${line.slice(0, cut > 0 ? cut : TITLE_LENGTH)}…`;
}

/** Returns whether a conversation has only its request, which the title already shows. */
export const hasOnlyQuestion = (
  conversation: Pick<ListedConversation, 'payload' | 'lastMessage'>,
): boolean => conversation.lastMessage === null && titleOf(conversation) !== '';

/** Returns whether a conversation ended without its service having been started. */
export const wasNeverStarted = (
  payload: Pick<ListedConversation['payload'], 'openDate' | 'isStarted'>,
): boolean => !hasStarted(payload);

/**
 * Returns the payment that is the latest activity of a conversation: received, or requested by the clinic. Null if
 * an event followed.
 */
export function latestPayment({
  payload,
  lastEvent,
  dateCreated,
}: Pick<ListedConversation, 'payload' | 'lastEvent' | 'dateCreated'>):
  | 'paid'
  | 'paymentAsked'
  | null {
  const { status, paidDate, requestDate } = payload.payment;
  const since = Date.parse(lastEvent?.dateUpdated ?? dateCreated);
  const isNews = (date: string | null) => date !== null && Date.parse(date) > since;
  if (status === 'PAID' && isNews(paidDate)) return 'paid';
  return status === 'TO_BE_PAID' && isNews(requestDate) ? 'paymentAsked' : null;
}

/** Latest message of a conversation. The kinds 'photo' and 'withdrawn' have no text; the screen adds it. */
export type LatestMessage = {
  readonly kind: 'text' | 'photo' | 'withdrawn';
  readonly text: string;
  /** The author's name; null if it is the reader. */
  readonly author: string | null;
  /** ISO instant. */
  readonly date: string;
};

/** Returns the latest message for a list; the request counts as the first message. */
export function latestMessage(conversation: ListedConversation, readerId: string): LatestMessage {
  const { lastMessage: message, payload, user, dateCreated, file } = conversation;
  if (!message) {
    const kind = payload.note || !file ? 'text' : 'photo';
    return { kind, text: payload.note, author: authorOf(user, readerId), date: dateCreated };
  }
  return {
    kind: kindOf(message),
    // A document without a message shows its file name.
    text: message.payload.message || (message.file?.name ?? ''),
    author: authorOf(message.user, readerId),
    date: message.dateCreated,
  };
}

function kindOf({ payload, file }: ListedEvent): LatestMessage['kind'] {
  if (payload.withdrawn) return 'withdrawn';
  return payload.message || !file || file.name !== null ? 'text' : 'photo';
}

function authorOf(person: ListedPerson | null, readerId: string): string | null {
  return person && person.id !== readerId ? publicName(person) : null;
}
