import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { TestAccount } from '@zampa/testing/people';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { deliver } from '../conversations/outbox/deliver.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { createMessageOutbox } from '../conversations/outbox/outbox.ts';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import { readThread } from '../conversations/thread/read-thread.ts';
import type { Thread } from '../conversations/thread/thread.ts';
import { createCatchUp } from './catch-up.ts';
import { connect } from './connect.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';
import { receiveEvent } from './receive.ts';

const LOST_REQUESTS = 0.05;
const LOST_ANSWERS = 0.15;
const LOST_PUSHES = 0.03;
const CUTS_PER_PUSH = 0.003;

/** A try that failed is repeated after so long at most, so that a test need not wait as people do. */
const LONGEST_WAIT_MS = 20;

export type DeviceOptions = {
  readonly person: TestAccount & { readonly id: string };
  readonly isVet: boolean;
  readonly conversationId: string;
  /** Decides what its network loses. */
  readonly seed: number;
};

/** A device in front of a conversation, with everything but the screen, on a network that loses what it likes. */
export function unluckyDevice({ person, isVet, conversationId, seed }: DeviceOptions) {
  const random = randomFrom(seed);
  const harm = { lostRequests: 0, lostAnswers: 0, lostPushes: 0, cuts: 0 };
  const strikes = (what: keyof typeof harm, share: number) => {
    const hit = random() < share;
    if (hit) harm[what] += 1;
    return hit;
  };
  const network = async (request: Request) => {
    if (strikes('lostRequests', LOST_REQUESTS)) throw new TypeError('lost');
    const answer = await fetch(request);
    if (strikes('lostAnswers', LOST_ANSWERS)) throw new TypeError('lost');
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
  const ask = () => void catchUp().catch(() => setTimeout(ask, 50));
  socket.on('connect', ask);
  socket.on('head', (head) => receiveConversationCursor(client, head));
  socket.on('event', (message) => {
    if (strikes('cuts', CUTS_PER_PUSH)) socket.io.engine.close();
    if (!strikes('lostPushes', LOST_PUSHES)) receiveEvent(client, message, viewer);
  });

  const stop = new AbortController();
  const outbox = createMessageOutbox({
    store: keeper(),
    deliver: (message, way) => deliver(api, client, viewer, message, way),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, LONGEST_WAIT_MS))),
    now: () => new Date(),
  });
  void outbox.run(stop.signal);
  return {
    harm,
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

export type UnluckyDevice = ReturnType<typeof unluckyDevice>;

/** The same numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A browser's memory, for as long as a test runs. */
function keeper() {
  const kept = new Map<string, OutboxMessage>();
  return {
    all: async () => [...kept.values()],
    put: async (message: OutboxMessage) => {
      kept.set(message.clientId, message);
      return true;
    },
    remove: async (clientId: string) => void kept.delete(clientId),
  };
}
