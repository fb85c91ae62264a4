import type { EventMessage } from '@zampa/contract/socket';
import type { Event } from '@zampa/contract/conversations/event';
import type { ConversationWithEvents } from '@zampa/contract/conversations/conversation';
import { withEvent } from './conversation-after.ts';
import { isLater } from './instants.ts';

/** A conversation as it is cached: `events` ascend by `seq` without a gap. */
export type Thread = ConversationWithEvents & {
  /** Whether they reach back to the first. */
  readonly complete: boolean;
  /** Up to which the server was asked: what came after that came over the socket, which may have missed a change. */
  readonly askedUpTo: number;
};

/** How many events an answer has at most, unless the thread has fewer. */
export const THREAD_PAGE = 100;

type Loaded = Pick<ConversationWithEvents, 'events'>;

/** Returns the number of the first event that is loaded; 0 where there is none. */
export const firstSeq = ({ events }: Loaded) => events[0]?.seq ?? 0;
/** Returns the number of the last event; 0 where there is none. */
export const lastSeq = ({ events }: Loaded) => events.at(-1)?.seq ?? 0;

/** Returns a conversation as it is cached, from its newest page. */
export function threadOf(latest: ConversationWithEvents): Thread {
  return { ...latest, complete: latest.events.length < THREAD_PAGE, askedUpTo: lastSeq(latest) };
}

/** Puts a page before the loaded events in front of them. */
export function withOlder(thread: Thread, older: readonly Event[]): Thread {
  return {
    ...thread,
    events: mergedEvents(thread.events, older),
    complete: older.length < THREAD_PAGE,
  };
}

/** Puts a page after loaded events behind them, and what was changed of them in its place. */
export function withNewer(
  thread: Thread,
  { events, changed = [] }: Pick<ConversationWithEvents, 'events' | 'changed'>,
): Thread {
  const loaded = changed.filter(({ seq }) => seq >= firstSeq(thread));
  return { ...thread, events: mergedEvents(thread.events, [...loaded, ...events]) };
}

/**
 * Returns the cached thread with a newer answer in it. Older pages stay where the answer joins on to them; where events
 * are missing in between, only the answer is kept, because a thread never has a gap.
 */
export function withLatest(cached: Thread | undefined, latest: ConversationWithEvents): Thread {
  const answer = threadOf(latest);
  if (!cached || firstSeq(answer) > lastSeq(cached) + 1) return answer;
  // What the socket brought while the answer was on its way is newer than the answer.
  const newer = isLater(cached.dateUpdated, latest.dateUpdated) ? cached : latest;
  return {
    ...newer,
    events: mergedEvents(cached.events, latest.events),
    complete: cached.complete || answer.complete,
    askedUpTo: answer.askedUpTo,
  };
}

/** Returns both lists by `seq`; of two versions of one event the newer. */
export function mergedEvents(one: readonly Event[], other: readonly Event[]): Event[] {
  const byId = new Map(one.map((event) => [event.id, event]));
  for (const event of other) {
    const known = byId.get(event.id);
    if (!known || isLater(event.dateUpdated, known.dateUpdated)) byId.set(event.id, event);
  }
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * Returns the thread after one socket message; the very same object when the message changes nothing (repeated,
 * overtaken by a newer one, of another conversation, older than the loaded pages, or beyond a gap, which catching up
 * will fill).
 */
export function applyEvent(thread: Thread, message: EventMessage, viewerId: string): Thread {
  const { event } = message;
  if (!event || thread.id !== message.conversationId) return thread;
  if (isBehind(thread, message)) return thread;

  const known = thread.events.find(({ id }) => id === event.id);
  if (known && !isLater(event.dateUpdated, known.dateUpdated)) return thread;
  if (!known && event.seq < firstSeq(thread) && !thread.complete) return thread;
  return {
    ...withEvent(thread, message.action, event, viewerId),
    events: mergedEvents(thread.events, [event]),
  };
}

/** Tells whether events are missing between the loaded ones and this message. */
export function isBehind(thread: Thread, { conversationId, seq, event }: EventMessage): boolean {
  if (thread.id !== conversationId) return false;
  return seq > lastSeq(thread) + (event ? 1 : 0);
}
