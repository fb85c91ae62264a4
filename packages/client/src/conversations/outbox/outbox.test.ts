import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiTimeout } from '../../api/problems.ts';
import {
  memoryStore,
  createTestOutbox,
  refused,
  fakeDelivery,
  unreachable,
} from './outbox.test-data.ts';
import { retryDelay } from './send-waiting.ts';

describe('outbox', () => {
  it('shows a message before it is stored or sent', () => {
    const { outbox, write } = createTestOutbox({});
    void write('Hello');
    expect(outbox.messages()).toMatchObject([{ message: 'Hello', state: 'waiting' }]);
  });

  it('reports a message as stored once the browser has stored it', async () => {
    const { promise: stored, resolve: store } = Promise.withResolvers<boolean>();
    const { outbox, write } = createTestOutbox({ store: { ...memoryStore(), save: () => stored } });
    const written = write('Hello');
    const [message] = outbox.messages();
    expect([...outbox.unstored.value()]).toEqual([message?.clientId]);
    store(true);
    await written;
    expect([...outbox.unstored.value()]).toEqual([]);
    expect(outbox.messages()).toEqual([message]);
  });

  it('shows and sends a message that the browser cannot store, and never reports it as stored', async () => {
    const { tries, deliver } = fakeDelivery();
    const store = { ...memoryStore(), save: async () => false };
    const { outbox, write, run } = createTestOutbox({ store, deliver });
    await write('Hello');
    const [message] = outbox.messages();
    expect([...outbox.unstored.value()]).toEqual([message?.clientId]);
    // As after a change by another tab.
    await outbox.reload();
    expect(outbox.messages()).toEqual([message]);
    run();
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['Hello']);
    expect([...outbox.unstored.value()]).toEqual([]);
  });

  it('prefers the message in memory if its latest version could not be stored', async () => {
    const store = memoryStore();
    const { outbox, write } = createTestOutbox({ store });
    await write('Hello');
    for (const [clientId, message] of store.kept)
      store.kept.set(clientId, { ...message, state: 'failed', code: 'UNEXPECTED' });
    await outbox.reload();
    store.save = async () => false;
    for (const { clientId } of outbox.messages()) await outbox.retry(clientId);
    await outbox.reload();
    expect(outbox.messages()).toMatchObject([{ message: 'Hello', state: 'waiting', code: null }]);
  });

  it('sends in the order of writing and is empty afterward', async () => {
    const store = memoryStore();
    const { tries, deliver } = fakeDelivery();
    const { outbox, write, run } = createTestOutbox({ store, deliver });
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
    ['a timeout', new ApiTimeout('No answer in time')],
    ['a server error', new ApiRefusal(503, {})],
    ['too many requests', new ApiRefusal(429, {})],
    ['an ended session', new ApiRefusal(401, {})],
  ])('retries after %s with the same clientId, before the next message', async (_why, answer) => {
    const ids = new Set<string>();
    const { tries, deliver } = fakeDelivery(answer, answer);
    const { outbox, write, run } = createTestOutbox({
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
  });

  it('keeps a refused message with its code, continues with the next, and sends it on retry', async () => {
    const store = memoryStore();
    const { tries, deliver } = fakeDelivery(refused);
    const { outbox, write, run } = createTestOutbox({ store, deliver });
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

  it('aborts a message discarded while sending, and does not retry it', async () => {
    const store = memoryStore();
    const tries: string[] = [];
    const { outbox, write, run } = createTestOutbox({
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

  it('deletes a discarded failed message from the store', async () => {
    const store = memoryStore();
    const { outbox, write, run } = createTestOutbox({ store, ...fakeDelivery(refused) });
    run();
    void write('late');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    await outbox.discard(outbox.messages()[0]?.clientId ?? '');
    expect(store.kept.size).toBe(0);
  });

  it('sends once in a new tab the messages left by a closed tab', async () => {
    const store = memoryStore();
    await createTestOutbox({ store }).write('left behind');
    const { tries, deliver } = fakeDelivery();
    const { outbox, run } = createTestOutbox({ store, deliver });
    run();
    await vi.waitUntil(() => tries.length > 0 && outbox.messages().length === 0);
    expect(tries).toEqual(['left behind']);
  });

  it('sends messages of one conversation while a message of another is stuck', async () => {
    const { tries, deliver } = fakeDelivery();
    const stuck = createTestOutbox({
      deliver: (message) =>
        message.conversationId === 'stuck' ? new Promise(() => {}) : deliver(message),
    });
    stuck.run();
    void stuck.write('never', 'stuck');
    void stuck.write('goes', 'free');
    await vi.waitUntil(() => tries.length === 1 && stuck.outbox.messages().length === 1);
    expect(stuck.outbox.messages()).toMatchObject([{ message: 'never' }]);
  });

  it('sends nothing after it is stopped', async () => {
    const { tries, deliver } = fakeDelivery(unreachable, unreachable);
    const { outbox, write, run, stop } = createTestOutbox({
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

  it('keeps a message written while the store is being read', async () => {
    const { outbox, write } = createTestOutbox({});
    const reading = outbox.reload();
    void write('meanwhile');
    await reading;
    expect(outbox.messages()).toMatchObject([{ message: 'meanwhile' }]);
  });

  it('stores a message once if it is queued twice with one id', async () => {
    const { outbox } = createTestOutbox({});
    const message = { clientId: 'ask-0', conversationId: 'c', message: '', file: null };
    await outbox.enqueue(message);
    await outbox.enqueue(message);
    expect(outbox.messages()).toHaveLength(1);
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
  ])('is $ms ms after $tries tries', ({ tries, error, ms }) => {
    expect(retryDelay(tries, error)).toBe(ms);
  });
});
