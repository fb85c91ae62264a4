import type { TypingMessage } from '@zampa/contract/socket';
import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@zampa/domain/conversations/typing';
import { observable } from '../observable.ts';

/** Who is writing at this moment, and telling that oneself is. Nothing of it is kept. */
export interface Typing {
  /** First names by conversation and person; the same map until something changes. */
  readonly people: () => People;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Says that one is writing; as often as one likes, it is told every few seconds only. */
  say(conversationId: string): void;
  /** Has the server tell this device who writes in a conversation, as long as it is on the screen. Returns how to stop. */
  look(conversationId: string): () => void;
  /** A new connection knows nothing of what is on the screen. */
  readonly connected: () => void;
  readonly heard: (message: TypingMessage) => void;
  /** What somebody was writing has come. */
  wrote(conversationId: string, userId: string | null): void;
}

export type People = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Keeps who is writing in each conversation, and tells the server what is written and looked at here.
 *
 * @param tell sends it to the server, if that can be done at once
 */
export function createTyping(
  tell: (event: 'typing' | 'open' | 'leave', message: { conversationId: string }) => void,
): Typing {
  const { value, become, subscribe } = observable<People>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const told = new Map<string, number>();
  /** How many parts of the screen show a conversation. */
  const onScreen = new Map<string, number>();

  const wrote = (conversationId: string, userId: string | null) => {
    if (userId === null || !value().get(conversationId)?.has(userId)) return;
    const left = new Map(value().get(conversationId));
    left.delete(userId);
    become(new Map(value()).set(conversationId, left));
  };

  return {
    people: value,
    subscribe,
    wrote,
    say(conversationId) {
      const now = performance.now();
      if (now - (told.get(conversationId) ?? -Infinity) < TYPING_EVERY_MS) return;
      told.set(conversationId, now);
      tell('typing', { conversationId });
    },
    look(conversationId) {
      const lookers = (onScreen.get(conversationId) ?? 0) + 1;
      onScreen.set(conversationId, lookers);
      if (lookers === 1) tell('open', { conversationId });
      return () => {
        const left = (onScreen.get(conversationId) ?? 0) - 1;
        if (left > 0) return void onScreen.set(conversationId, left);
        onScreen.delete(conversationId);
        tell('leave', { conversationId });
      };
    },
    connected: () => onScreen.forEach((_, conversationId) => tell('open', { conversationId })),
    heard({ conversationId, userId, firstName }) {
      const known = new Map(value().get(conversationId)).set(userId, firstName);
      become(new Map(value()).set(conversationId, known));
      const key = `${conversationId} ${userId}`;
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => wrote(conversationId, userId), TYPING_SHOWN_MS),
      );
    },
  };
}
