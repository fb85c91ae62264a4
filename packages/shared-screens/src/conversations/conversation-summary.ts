import type { Event } from '@zampa/contract/conversations/event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { safeName } from '@zampa/domain/people/names';

const TITLE_LENGTH = 60;

/** Returns the first words of what was asked, as one line; empty where only a photo was sent. */
export function titleOf({ payload }: Pick<Conversation, 'payload'>): string {
  const line = payload.note.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.lastIndexOf(' ', TITLE_LENGTH);
  return `${line.slice(0, cut > 0 ? cut : TITLE_LENGTH)}…`;
}

/** Returns whether nothing was said yet beyond the question, which is the title already. */
export const hasOnlyQuestion = (
  conversation: Pick<Conversation, 'payload' | 'lastMessage'>,
): boolean => conversation.lastMessage === null && titleOf(conversation) !== '';

/** Returns whether a conversation that has ended was never started: nothing came of it. */
export const wasPutAside = ({ openDate }: Pick<Conversation['payload'], 'openDate'>): boolean =>
  openDate === null;

/** The latest thing said in a conversation, without its words for 'photo' and 'withdrawn'. */
export type LatestMessage = {
  readonly kind: 'text' | 'photo' | 'withdrawn';
  readonly text: string;
  /** Who said it; `null` for the reader. */
  readonly author: string | null;
  /** ISO instant. */
  readonly date: string;
};

/** Returns the latest message for a list; what was asked counts as the first one. */
export function latestMessage(conversation: Conversation, readerId: string): LatestMessage {
  const { lastMessage: message, payload, user, dateCreated, file } = conversation;
  if (!message) {
    const kind = payload.note || !file ? 'text' : 'photo';
    return { kind, text: payload.note, author: authorOf(user, readerId), date: dateCreated };
  }
  return {
    kind: kindOf(message),
    // A document stands in for the words that were not written.
    text: message.payload.message || (message.file?.name ?? ''),
    author: authorOf(message.user, readerId),
    date: message.dateCreated,
  };
}

function kindOf({ payload, file }: Event): LatestMessage['kind'] {
  if (payload.withdrawn) return 'withdrawn';
  return payload.message || !file || file.name !== null ? 'text' : 'photo';
}

function authorOf(person: Event['user'], readerId: string): string | null {
  return person && person.id !== readerId ? safeName(person) : null;
}
