import { ApiRefusal, ApiUnreachable } from '../../api/problems.ts';
import { createMessageOutbox, type OutboxOptions } from './outbox.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';

/** A message waiting to be sent. */
export const waitingMessage = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 'c',
  message: 'Hello',
  file: null,
  dateCreated: '2026-11-20T10:00:00Z',
  state: 'waiting',
  code: null,
});

/** Fake store in memory; its map represents what survives a closed tab. */
export function memoryStore(storedMessages = new Map<string, OutboxMessage>()) {
  return {
    kept: storedMessages,
    all: () => Promise.resolve([...storedMessages.values()]),
    save: async (message: OutboxMessage) => {
      storedMessages.set(message.clientId, message);
      return true;
    },
    remove: async (clientId: string) => void storedMessages.delete(clientId),
  };
}

/** A delivery that fails with the given errors in order, then succeeds. */
export function fakeDelivery(...answers: readonly unknown[]) {
  const remaining = [...answers];
  const tries: string[] = [];
  const deliver = (message: OutboxMessage) => {
    tries.push(message.message);
    const answer = remaining.shift();
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
  return { tries, deliver };
}

export function createTestOutbox(options: Partial<OutboxOptions>) {
  const waits: number[] = [];
  const stop = new AbortController();
  const outbox = createMessageOutbox({
    store: memoryStore(),
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
