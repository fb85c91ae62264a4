import type { TypingMessage } from '@zampa/contract/socket';
import { TYPING_INTERVAL_MS, TYPING_SHOWN_MS } from '@zampa/domain/conversations/typing';
import { observable } from '../observable.ts';

/** Tracks who is typing, and reports that the viewer is typing. Nothing is stored. */
export interface Typing {
  /** First names by conversation and person. The map keeps its identity until something changes. */
  readonly people: () => People;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reports that the viewer is typing. May be called on every keystroke; throttled to one message in a few seconds. */
  sendTyping(conversationId: string): void;
  /**
   * Subscribes this device to typing messages of a conversation while it is on screen. Returns a function that
   * unsubscribes.
   */
  watch(conversationId: string): () => void;
  /** Reports the conversations on screen to the server again after a new connection. */
  readonly resendOpen: () => void;
  readonly receiveTyping: (message: TypingMessage) => void;
  /** Ends a person's typing indicator because their message has arrived. */
  clearTyping(conversationId: string, userId: string | null): void;
}

export type People = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Tracks who is typing in each conversation, and reports to the server what the viewer types and has open.
 *
 * @param send sends a message to the server, or drops it if the connection is not ready
 */
export function createTyping(
  send: (event: 'typing' | 'open' | 'leave', message: { conversationId: string }) => void,
): Typing {
  const { value, become, subscribe } = observable<People>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sentAt = new Map<string, number>();
  /** Number of components that show a conversation. */
  const onScreen = new Map<string, number>();

  const clearTyping = (conversationId: string, userId: string | null) => {
    if (userId === null || !value().get(conversationId)?.has(userId)) return;
    const remaining = new Map(value().get(conversationId));
    remaining.delete(userId);
    become(new Map(value()).set(conversationId, remaining));
  };

  return {
    people: value,
    subscribe,
    clearTyping,
    sendTyping(conversationId) {
      const now = performance.now();
      if (now - (sentAt.get(conversationId) ?? -Infinity) < TYPING_INTERVAL_MS) return;
      sentAt.set(conversationId, now);
      send('typing', { conversationId });
    },
    watch(conversationId) {
      const watchers = (onScreen.get(conversationId) ?? 0) + 1;
      onScreen.set(conversationId, watchers);
      if (watchers === 1) send('open', { conversationId });
      return () => {
        const remaining = (onScreen.get(conversationId) ?? 0) - 1;
        if (remaining > 0) return void onScreen.set(conversationId, remaining);
        onScreen.delete(conversationId);
        send('leave', { conversationId });
      };
    },
    resendOpen: () => onScreen.forEach((_, conversationId) => send('open', { conversationId })),
    receiveTyping({ conversationId, userId, firstName }) {
      const people = new Map(value().get(conversationId)).set(userId, firstName);
      become(new Map(value()).set(conversationId, people));
      const key = `${conversationId} ${userId}`;
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => clearTyping(conversationId, userId), TYPING_SHOWN_MS),
      );
    },
  };
}
