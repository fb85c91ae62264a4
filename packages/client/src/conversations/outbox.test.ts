import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { retryDelay } from './send-waiting.ts';

/** What a browser keeps, and with it what survives a closed tab. */
function keeper(kept = new Map<string, OutboxMessage>()) {
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: async (message: OutboxMessage) => void kept.set(message.clientId, message),
    remove: async (clientId: string) => void kept.delete(clientId),
  };
}

/** A server that answers each try with the next of its answers, and well when there are none left. */
function server(...answers: readonly unknown[]) {
  const left = [...answers];
  const tries: string[] = [];
  const deliver = (message: OutboxMessage) => {
    tries.push(message.message);
    const answer = left.shift();
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
  return { tries, deliver };
}

function opened(options: Partial<OutboxOptions>) {
  const waits: number[] = [];
  const stop = new AbortController();
  const outbox = createOutbox({
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

const unreachable = new ApiUnreachable('No answer');
const refused = new ApiRefusal(409, { code: 'CONVERSATION_CLOSED' });

describe('outbox', () => {
  it('shows a message before anything is stored or sent', () => {
    const { outbox, write } = opened({});
    void write('Hello');
    expect(outbox.messages()).toMatchObject([{ message: 'Hello', state: 'waiting' }]);
  });

  it('sends in the order of writing and is empty afterwards', async () => {
    const store = keeper();
    const { tries, deliver } = server();
    const { outbox, write, run } = opened({ store, deliver });
    run();
    void write('one');
    void write('two');
    void write('three');
    await vi.waitUntil(() => store.kept.size === 0 && tries.length === 3);
    expect(tries).toEqual(['one', 'two', 'three']);
    expect(outbox.messages()).toEqual([]);
  });

  it.each([
    ['no answer', unreachable],
    ['a fault of the server', new ApiRefusal(503, {})],
    ['too many requests', new ApiRefusal(429, {})],
    ['a session that has ended', new ApiRefusal(401, {})],
  ])(
    'tries again after %s, with the same clientId, before the next message',
    async (_why, answer) => {
      const ids = new Set<string>();
      const { tries, deliver } = server(answer, answer);
      const { outbox, write, run } = opened({
        deliver: (message) => {
          if (message.message === 'one') ids.add(message.clientId);
          return deliver(message);
        },
      });
      run();
      void write('one');
      void write('two');
      await vi.waitUntil(() => outbox.messages().length === 0);
      expect(tries).toEqual(['one', 'one', 'one', 'two']);
      expect(ids.size).toBe(1);
    },
  );

  it('keeps a refused message with its reason, goes on with the next, and sends it when its author says so', async () => {
    const store = keeper();
    const { tries, deliver } = server(refused);
    const { outbox, write, run } = opened({ store, deliver });
    run();
    void write('late');
    void write('next');
    await vi.waitUntil(() => tries.length === 2 && outbox.messages().length === 1);
    const [failed] = outbox.messages();
    expect(failed).toMatchObject({ message: 'late', state: 'failed', code: 'CONVERSATION_CLOSED' });
    expect([...store.kept.values()]).toEqual([failed]);

    await outbox.retry(failed?.clientId ?? '');
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['late', 'next', 'late']);
  });

  it('stops a message on its way that is thrown away, and never tries it again', async () => {
    const store = keeper();
    const tries: string[] = [];
    const { outbox, write, run } = opened({
      store,
      deliver: ({ message }, { signal, onProgress }) => {
        tries.push(message);
        if (message === 'next') return Promise.resolve();
        onProgress(0.5);
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    });
    run();
    void write('large');
    void write('next');
    await vi.waitUntil(() => outbox.shares.value().size === 1);
    const [large] = outbox.messages();
    expect(outbox.shares.value().get(large?.clientId ?? '')).toBe(0.5);
    await outbox.discard(large?.clientId ?? '');
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['large', 'next']);
    expect(outbox.shares.value().size).toBe(0);
    expect(store.kept.size).toBe(0);
  });

  it('throws a failed message away for good', async () => {
    const store = keeper();
    const { outbox, write, run } = opened({ store, ...server(refused) });
    run();
    void write('late');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    await outbox.discard(outbox.messages()[0]?.clientId ?? '');
    expect(store.kept.size).toBe(0);
  });

  it('sends in another tab what a closed one left, once', async () => {
    const store = keeper();
    await opened({ store }).write('left behind');
    const { tries, deliver } = server();
    const { outbox, run } = opened({ store, deliver });
    run();
    await vi.waitUntil(() => tries.length > 0 && outbox.messages().length === 0);
    expect(tries).toEqual(['left behind']);
  });

  it('does not let one conversation wait for another', async () => {
    const { tries, deliver } = server();
    const stuck = opened({
      deliver: (message) =>
        message.conversationId === 'stuck' ? new Promise(() => {}) : deliver(message),
    });
    stuck.run();
    void stuck.write('never', 'stuck');
    void stuck.write('goes', 'free');
    await vi.waitUntil(() => tries.length === 1 && stuck.outbox.messages().length === 1);
    expect(stuck.outbox.messages()).toMatchObject([{ message: 'never' }]);
  });

  it('sends nothing more once it is stopped', async () => {
    const { tries, deliver } = server(unreachable, unreachable);
    const { outbox, write, run, stop } = opened({
      deliver,
      wait: async () => stop.abort(),
    });
    run();
    await write('one');
    await vi.waitUntil(() => stop.signal.aborted);
    await outbox.reload();
    expect(tries).toEqual(['one']);
    expect(outbox.messages()).toMatchObject([{ state: 'waiting' }]);
  });

  it('keeps what is written while it reads what is stored', async () => {
    const { outbox, write } = opened({});
    const reading = outbox.reload();
    void write('meanwhile');
    await reading;
    expect(outbox.messages()).toMatchObject([{ message: 'meanwhile' }]);
  });

  it('stores a message once that is handed over twice under one id', async () => {
    const { outbox } = opened({});
    const message = { clientId: 'ask-0', conversationId: 'c', message: '', file: null };
    await outbox.enqueue(message);
    await outbox.enqueue(message);
    expect(outbox.messages()).toHaveLength(1);
  });
});

describe('an outbox that was ended', () => {
  it('is over, before it began or after', async () => {
    const { outbox, stop } = opened({});
    const running = outbox.run(stop.signal);
    stop.abort();
    await running;
    await outbox.run(stop.signal);
  });

  it('sends nothing that is written afterwards', async () => {
    const { tries, deliver } = server();
    const { outbox, write } = opened({ deliver });
    // Of its end it is told; that it has ended it may not ask.
    const signal = Object.assign(new EventTarget(), { aborted: false });
    const listening = vi.spyOn(signal, 'addEventListener');
    const running = outbox.run(signal as AbortSignal);
    await write('before');
    await vi.waitUntil(() => tries.length === 1 && listening.mock.calls.length > 0);
    signal.dispatchEvent(new Event('abort'));
    await running;
    await write('after', 'another conversation');
    await outbox.reload();
    expect(tries).toEqual(['before']);
    expect(outbox.messages()).toMatchObject([{ message: 'after' }]);
  });
});

describe('what is on its way', () => {
  it('is shown in the order of writing, whatever the order in which it was kept', async () => {
    const store = keeper();
    const { outbox } = opened({ store });
    const written = { conversationId: 'c', message: '', file: null };
    for (const clientId of ['b', 'c', 'a']) await outbox.enqueue({ ...written, clientId });
    const ids = () => outbox.messages().map(({ clientId }) => clientId);
    expect(ids()).toEqual(['a', 'b', 'c']);
    const reopened = opened({ store: keeper(new Map([...store.kept].toReversed())) });
    await reopened.outbox.reload();
    expect(reopened.outbox.messages().map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
  });

  it('stays in memory where the browser keeps nothing', async () => {
    const store = { ...keeper(), all: () => Promise.resolve(null) };
    const { outbox, write } = opened({ store });
    await write('Hello');
    await outbox.reload();
    expect(outbox.messages()).toMatchObject([{ message: 'Hello' }]);
  });

  it('is written at an instant, and has failed at nothing yet', async () => {
    const { outbox, write } = opened({});
    await write('Hello');
    expect(outbox.messages()).toMatchObject([
      { dateCreated: '2026-11-20T10:00:00.000Z', state: 'waiting', code: null },
    ]);
  });

  it('does not begin again by a retry of what is not there', async () => {
    const { outbox } = opened({});
    await outbox.retry('nothing');
    expect(outbox.messages()).toEqual([]);
  });

  it('waits longer after each failed try', async () => {
    const { deliver } = server(unreachable, unreachable, unreachable);
    const { outbox, write, run, waits } = opened({ deliver });
    run();
    void write('one');
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('fails for good by a fault of ours', async () => {
    const { deliver } = server(new TypeError('undefined'));
    const { outbox, write, run } = opened({ deliver });
    run();
    void write('one');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    expect(outbox.messages()).toMatchObject([{ code: 'UNEXPECTED' }]);
  });

  it('failed ones are not sent with those that wait', async () => {
    const store = keeper();
    const { outbox, write, run } = opened({ store, ...server(refused) });
    run();
    void write('late');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    const { tries, deliver } = server();
    const reopened = opened({ store, deliver });
    reopened.run();
    await reopened.write('next', 'other');
    await vi.waitUntil(() => tries.length === 1);
    expect(tries).toEqual(['next']);
  });
});

describe('retryDelay', () => {
  it.each([
    { tries: 0, error: unreachable, ms: 1000 },
    { tries: 1, error: unreachable, ms: 2000 },
    { tries: 4, error: unreachable, ms: 16_000 },
    { tries: 5, error: unreachable, ms: 30_000 },
    { tries: 40, error: unreachable, ms: 30_000 },
    { tries: 0, error: new ApiRefusal(429, {}, 60), ms: 60_000 },
  ])('is $ms ms after try $tries', ({ tries, error, ms }) => {
    expect(retryDelay(tries, error)).toBe(ms);
  });
});
