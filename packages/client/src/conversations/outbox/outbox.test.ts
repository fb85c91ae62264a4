import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiSilent } from '../../api/problems.ts';
import { keeper, opened, refused, server, unreachable } from './outbox.test-data.ts';
import { retryDelay } from './send-waiting.ts';

describe('outbox', () => {
  it('shows a message before anything is stored or sent', () => {
    const { outbox, write } = opened({});
    void write('Hello');
    expect(outbox.messages()).toMatchObject([{ message: 'Hello', state: 'waiting' }]);
  });

  it('says of a message that the browser keeps it once it does', async () => {
    const { promise: stored, resolve: store } = Promise.withResolvers<boolean>();
    const { outbox, write } = opened({ store: { ...keeper(), put: () => stored } });
    const written = write('Hello');
    const [message] = outbox.messages();
    expect([...outbox.beingKept.value()]).toEqual([message?.clientId]);
    store(true);
    await written;
    expect([...outbox.beingKept.value()]).toEqual([]);
    expect(outbox.messages()).toEqual([message]);
  });

  it('shows and sends what the browser cannot keep, and never says that it does', async () => {
    const { tries, deliver } = server();
    const store = { ...keeper(), put: async () => false };
    const { outbox, write, run } = opened({ store, deliver });
    await write('Hello');
    const [message] = outbox.messages();
    expect([...outbox.beingKept.value()]).toEqual([message?.clientId]);
    // Another tab has changed what is kept.
    await outbox.reload();
    expect(outbox.messages()).toEqual([message]);
    run();
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['Hello']);
    expect([...outbox.beingKept.value()]).toEqual([]);
  });

  it('goes by what the screen shows of a message that could not be kept anew', async () => {
    const store = keeper();
    const { outbox, write } = opened({ store });
    await write('Hello');
    for (const [clientId, message] of store.kept)
      store.kept.set(clientId, { ...message, state: 'failed', code: 'UNEXPECTED' });
    await outbox.reload();
    store.put = async () => false;
    for (const { clientId } of outbox.messages()) await outbox.retry(clientId);
    await outbox.reload();
    expect(outbox.messages()).toMatchObject([{ message: 'Hello', state: 'waiting', code: null }]);
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
    ['an answer that never came', new ApiSilent('No answer in time')],
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
