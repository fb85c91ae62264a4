import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { TestAccount } from '@zampa/testing/people';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { deliver } from './outbox/deliver.ts';
import { conversationKeys } from './keys.ts';
import { createMessageOutbox } from './outbox/outbox.ts';
import type { OutboxMessage } from '../storage/outbox-message.ts';
import { readThread } from './thread/read-thread.ts';
import type { Thread } from './thread/thread.ts';
import { createCatchUp } from './catch-up.ts';
import { connect } from '../realtime/connect.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';
import { receiveEvent } from './receive-event.ts';

const LOST_REQUESTS = 0.05;
const LOST_ANSWERS = 0.15;
const LOST_PUSHES = 0.03;
const CUTS_PER_PUSH = 0.003;

/** Maximum delay before a retry, so that tests do not wait as long as users do. */
const MAX_WAIT_MS = 20;

export type DeviceOptions = {
  readonly person: TestAccount & { readonly id: string };
  readonly isVet: boolean;
  readonly conversationId: string;
  /** Determines which requests and messages are lost. */
  readonly seed: number;
};

/**
 * A device that shows a conversation, without a user interface, on a network that loses requests, answers and
 * messages at random.
 */
export function flakyDevice({ person, isVet, conversationId, seed }: DeviceOptions) {
  const random = randomFrom(seed);
  const faults = { lostRequests: 0, lostAnswers: 0, lostPushes: 0, cuts: 0 };
  const shouldFail = (kind: keyof typeof faults, share: number) => {
    const hit = random() < share;
    if (hit) faults[kind] += 1;
    return hit;
  };
  const network = async (request: Request) => {
    if (shouldFail('lostRequests', LOST_REQUESTS)) throw new TypeError('lost');
    const answer = await fetch(request);
    if (shouldFail('lostAnswers', LOST_ANSWERS)) throw new TypeError('lost');
    return answer;
  };
  const origin = person.address;
  const token = async () => person.session.accessToken;
  const transport = createTransport(origin, network as typeof fetch);
  const api = createApi({ origin, session: { token, renew: async () => null }, transport });
  const client = new QueryClient({ defaultOptions: { queries: { retry: true, retryDelay: 50 } } });
  const viewer = { id: person.id, isVet };

  const queryKey = conversationKeys.detail(conversationId);
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    readThread(api, client, conversationId, signal);
  const stopWatching = new QueryObserver<Thread>(client, { queryKey, queryFn }).subscribe(() => {});

  const socket = connect(origin, { token });
  socket.io.reconnectionDelay(50);
  const catchUp = createCatchUp(api, client);
  const requestChanges = () => void catchUp().catch(() => setTimeout(requestChanges, 50));
  socket.on('connect', requestChanges);
  socket.on('head', (head) => receiveConversationCursor(client, head));
  socket.on('event', (message) => {
    if (shouldFail('cuts', CUTS_PER_PUSH)) socket.io.engine.close();
    if (!shouldFail('lostPushes', LOST_PUSHES)) receiveEvent(client, message, viewer);
  });

  const stop = new AbortController();
  const outbox = createMessageOutbox({
    store: memoryStore(),
    deliver: (message, way) => deliver(api, client, viewer, message, way),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, MAX_WAIT_MS))),
    now: () => new Date(),
  });
  void outbox.run(stop.signal);
  return {
    faults,
    outbox,
    shown: () => client.getQueryData<Thread>(queryKey)?.events ?? [],
    close() {
      stop.abort();
      stopWatching();
      socket.disconnect();
      client.clear();
    },
  };
}

export type FlakyDevice = ReturnType<typeof flakyDevice>;

/** Returns a pseudorandom generator of numbers between 0 and 1; the same seed gives the same sequence. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An outbox store in memory. */
function memoryStore() {
  const messages = new Map<string, OutboxMessage>();
  return {
    all: async () => [...messages.values()],
    save: async (message: OutboxMessage) => {
      messages.set(message.clientId, message);
      return true;
    },
    remove: async (clientId: string) => void messages.delete(clientId),
  };
}
