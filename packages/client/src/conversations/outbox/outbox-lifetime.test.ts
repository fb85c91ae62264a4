import { describe, expect, it, vi } from 'vitest';
import { keeper, opened, refused, server, unreachable } from './outbox.test-data.ts';

describe('an outbox that was ended', () => {
  it('is over, before it began or after', async () => {
    const { outbox, stop } = opened({});
    const running = outbox.run(stop.signal);
    stop.abort();
    await expect(running).resolves.toBeUndefined();
    await expect(outbox.run(stop.signal)).resolves.toBeUndefined();
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

  it('is sent where the browser keeps nothing, though it was written before', async () => {
    const { tries, deliver } = server();
    const store = { ...keeper(), all: () => Promise.resolve(null) };
    const { outbox, write, run } = opened({ store, deliver });
    await write('Hello');
    run();
    await vi.waitUntil(() => outbox.messages().length === 0);
    expect(tries).toEqual(['Hello']);
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
