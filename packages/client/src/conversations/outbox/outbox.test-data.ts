import { ApiRefusal, ApiUnreachable } from '../../api/problems.ts';
import { createMessageOutbox, type OutboxOptions } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** A message that waits for a connection. */
export const waitingMessage = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 'c',
  message: 'Hello',
  file: null,
  dateCreated: '2026-11-20T10:00:00Z',
  state: 'waiting',
  code: null,
});

/** What a browser keeps, and with it what survives a closed tab. */
export function keeper(kept = new Map<string, OutboxMessage>()) {
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: async (message: OutboxMessage) => {
      kept.set(message.clientId, message);
      return true;
    },
    remove: async (clientId: string) => void kept.delete(clientId),
  };
}

/** A server that answers each try with the next of its answers, and well when there are none left. */
export function server(...answers: readonly unknown[]) {
  const left = [...answers];
  const tries: string[] = [];
  const deliver = (message: OutboxMessage) => {
    tries.push(message.message);
    const answer = left.shift();
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
  return { tries, deliver };
}

export function opened(options: Partial<OutboxOptions>) {
  const waits: number[] = [];
  const stop = new AbortController();
  const outbox = createMessageOutbox({
    store: keeper(),
    deliver: () => Promise.resolve(),
    wait: async (ms) => void waits.push(ms),
    now: () => new Date('2026-11-20T10:00:00Z'),
    ...options,
  });
  const write = (message: string, conversationId = 'c') =>
    outbox.enqueue({ conversationId, message, file: null });
  return { outbox, write, waits, stop, run: () => void outbox.run(stop.signal) };
}

export const unreachable = new ApiUnreachable('No answer');
export const refused = new ApiRefusal(409, { code: 'CONVERSATION_CLOSED' });
