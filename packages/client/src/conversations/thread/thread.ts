import type { EventMessage } from '@zampa/contract/socket';
import type { Event } from '@zampa/contract/conversations/event';
import type { ConversationWithEvents } from '@zampa/contract/conversations/conversation';
import { withEvent } from './with-event.ts';
import { isLater } from './instants.ts';

/** A cached conversation: `events` ascend by `seq` without a gap. */
export type Thread = ConversationWithEvents & {
  /** Whether the events reach back to the first. */
  readonly complete: boolean;
  /**
   * `seq` up to which events were read from the server. Later ones arrived by socket, which may have missed changes.
   */
  readonly askedUpTo: number;
};

/** Maximum number of events in an answer. */
export const THREAD_PAGE = 100;

type Loaded = Pick<ConversationWithEvents, 'events'>;

/** Returns the `seq` of the first loaded event; 0 without events. */
export const firstSeq = ({ events }: Loaded) => events[0]?.seq ?? 0;
/** Returns the `seq` of the last event; 0 without events. */
export const lastSeq = ({ events }: Loaded) => events.at(-1)?.seq ?? 0;

/** Creates a cached thread from a conversation's newest page. */
export function toThread(latest: ConversationWithEvents): Thread {
  return { ...latest, complete: latest.events.length < THREAD_PAGE, askedUpTo: lastSeq(latest) };
}

/** Returns the thread with an older page added. */
export function withOlder(thread: Thread, older: readonly Event[]): Thread {
  return {
    ...thread,
    events: mergeEvents(thread.events, older),
    complete: older.length < THREAD_PAGE,
  };
}

/** Returns the thread with newer events added and changes applied to its loaded events. */
export function withNewer(
  thread: Thread,
  { events, changed = [] }: Pick<ConversationWithEvents, 'events' | 'changed'>,
): Thread {
  const loaded = changed.filter(({ seq }) => seq >= firstSeq(thread));
  return { ...thread, events: mergeEvents(thread.events, [...loaded, ...events]) };
}

/**
 * Merges a newer answer into the cached thread. Older pages stay if the answer connects to them; otherwise only the
 * answer remains, because a thread never has a gap.
 */
export function withLatest(cached: Thread | undefined, latest: ConversationWithEvents): Thread {
  const answer = toThread(latest);
  if (!cached || firstSeq(answer) > lastSeq(cached) + 1) return answer;
  // Events that the socket added while the answer was loading are newer than the answer.
  const newer = isLater(cached.dateUpdated, latest.dateUpdated) ? cached : latest;
  return {
    ...newer,
    events: mergeEvents(cached.events, latest.events),
    complete: cached.complete || answer.complete,
    askedUpTo: answer.askedUpTo,
  };
}

/** Merges two lists of events, sorted by `seq`, keeping the newer version of each event. */
export function mergeEvents(one: readonly Event[], other: readonly Event[]): Event[] {
  const byId = new Map(one.map((event) => [event.id, event]));
  for (const event of other) {
    const cachedEvent = byId.get(event.id);
    if (!cachedEvent || isLater(event.dateUpdated, cachedEvent.dateUpdated))
      byId.set(event.id, event);
  }
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * Returns the thread after a socket message. Returns the same object if the message changes nothing: repeated,
 * outdated, of another conversation, older than the loaded pages, or after a gap, which catching up fills.
 */
export function applyEvent(thread: Thread, message: EventMessage, viewerId: string): Thread {
  const { event } = message;
  if (!event || thread.id !== message.conversationId) return thread;
  if (hasGapBefore(thread, message)) return thread;

  const cachedEvent = thread.events.find(({ id }) => id === event.id);
  if (cachedEvent && !isLater(event.dateUpdated, cachedEvent.dateUpdated)) return thread;
  if (!cachedEvent && event.seq < firstSeq(thread) && !thread.complete) return thread;
  return {
    ...withEvent(thread, message.action, event, viewerId),
    events: mergeEvents(thread.events, [event]),
  };
}

/** Returns whether events are missing between the loaded events and this message. */
export function hasGapBefore(
  thread: Thread,
  { conversationId, seq, event }: EventMessage,
): boolean {
  if (thread.id !== conversationId) return false;
  return seq > lastSeq(thread) + (event ? 1 : 0);
}
