import { describe, expect, it, vi } from 'vitest';
import {
  memoryStore,
  createTestOutbox,
  refused,
  fakeDelivery,
  unreachable,
} from './outbox.test-data.ts';

describe('outbox after an abort', () => {
  it('stops running, whether aborted before or after the start', async () => {
    const { outbox, stop } = createTestOutbox({});
    const running = outbox.run(stop.signal);
    stop.abort();
    await expect(running).resolves.toBeUndefined();
    await expect(outbox.run(stop.signal)).resolves.toBeUndefined();
  });

  it('sends nothing that is written later', async () => {
    const { tries, deliver } = fakeDelivery();
    const { outbox, write } = createTestOutbox({ deliver });
    // The outbox is notified of the abort only by event; `aborted` stays false.
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

describe('queued messages', () => {
  it('are shown in the order of writing, whatever their order in the store', async () => {
    const store = memoryStore();
    const { outbox } = createTestOutbox({ store });
    const written = { conversationId: 'c', message: '', file: null };
    for (const clientId of ['b', 'c', 'a']) await outbox.enqueue({ ...written, clientId });
    const ids = () => outbox.messages().map(({ clientId }) => clientId);
    expect(ids()).toEqual(['a', 'b', 'c']);
    const reopened = createTestOutbox({
      store: memoryStore(new Map([...store.kept].toReversed())),
    });
    await reopened.outbox.reload();
    expect(reopened.outbox.messages().map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
  });

  it('stay in memory when the browser cannot store them', async () => {
    const store = { ...memoryStore(), all: () => Promise.resolve(null) };
    const { outbox, write } = createTestOutbox({ store });
    await write('Hello');
    await outbox.reload();
    expect(outbox.messages()).toMatchObject([{ message: 'Hello' }]);
  });

  it('are sent even when the browser cannot store them', async () => {
    const { tries, deliver } = fakeDelivery();
    const store = { ...memoryStore(), all: () => Promise.resolve(null) };
    const { outbox, write, run } = createTestOutbox({ store, deliver });
    await write('Hello');
    run();
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['Hello']);
  });

  it('have a creation time and start as waiting without an error code', async () => {
    const { outbox, write } = createTestOutbox({});
    await write('Hello');
    expect(outbox.messages()).toMatchObject([
      { dateCreated: '2026-11-20T10:00:00.000Z', state: 'waiting', code: null },
    ]);
  });

  it('are not created by retrying an unknown message', async () => {
    const { outbox } = createTestOutbox({});
    await outbox.retry('nothing');
    expect(outbox.messages()).toEqual([]);
  });

  it('wait longer after each failed attempt', async () => {
    const { deliver } = fakeDelivery(unreachable, unreachable, unreachable);
    const { outbox, write, run, waits } = createTestOutbox({ deliver });
    run();
    void write('one');
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('fail for good on an unexpected error', async () => {
    const { deliver } = fakeDelivery(new TypeError('undefined'));
    const { outbox, write, run } = createTestOutbox({ deliver });
    run();
    void write('one');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    expect(outbox.messages()).toMatchObject([{ code: 'UNEXPECTED' }]);
  });

  it('stay unsent after a failure while waiting messages are sent', async () => {
    const store = memoryStore();
    const { outbox, write, run } = createTestOutbox({ store, ...fakeDelivery(refused) });
    run();
    void write('late');
    await vi.waitUntil(() => outbox.messages()[0]?.state === 'failed');
    const { tries, deliver } = fakeDelivery();
    const reopened = createTestOutbox({ store, deliver });
    reopened.run();
    await reopened.write('next', 'other');
    await vi.waitUntil(() => tries.length === 1);
    expect(tries).toEqual(['next']);
  });
});
