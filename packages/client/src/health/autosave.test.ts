import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { Autosave, type AutosaveState } from './autosave.ts';

type Version = { readonly version: number; readonly text: string };

function setUp(base: Version | null = { version: 1, text: '' }) {
  const writes: { at: number; text: string; over: number | null }[] = [];
  const states: AutosaveState['status'][] = [];
  let failure: Error | null = null;
  const autosave = new Autosave<string, Version>({
    base,
    send: async (text, over) => {
      writes.push({ at: Date.now(), text, over: over?.version ?? null });
      if (failure) throw failure;
      return { version: (over?.version ?? 0) + 1, text };
    },
    onState: ({ status }) => states.push(status),
    onStored: () => undefined,
  });
  return {
    autosave,
    writes,
    states,
    failWith: (error: Error | null) => {
      failure = error;
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('Autosave', () => {
  it('writes at most once in two seconds while somebody types', async () => {
    const { autosave, writes } = setUp();
    for (let typed = 0; typed < 50; typed += 1) {
      autosave.change(`text ${typed}`);
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(5000);
    const gaps = writes.slice(1).map(({ at }, nth) => at - (writes[nth]?.at ?? 0));
    expect(gaps.every((gap) => gap >= 2000)).toBe(true);
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.at(-1)?.text).toBe('text 49');
  });

  it('bases each write on the version before', async () => {
    const { autosave, writes } = setUp(null);
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(2000);
    expect(writes.map(({ text, over }) => [text, over])).toEqual([
      ['a', null],
      ['b', 1],
    ]);
  });

  it('repeats an unanswered write with the latest text, and at once when the connection is back', async () => {
    const { autosave, writes, states, failWith } = setUp();
    failWith(new ApiUnreachable());
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('unreachable');
    autosave.change('ab');
    await vi.advanceTimersByTimeAsync(5000);
    expect(writes.at(-1)?.text).toBe('ab');
    failWith(null);
    autosave.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
  });

  it('writes nothing after a refusal until it is rebased', async () => {
    const { autosave, writes, states, failWith } = setUp();
    failWith(new ApiRefusal(412, { code: 'STALE' }));
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change('ab');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe('refused');
    expect(writes).toHaveLength(1);
    failWith(null);
    autosave.rebase({ version: 7, text: 'theirs' });
    autosave.change('both');
    await vi.advanceTimersByTimeAsync(2000);
    expect(writes.at(-1)).toMatchObject({ text: 'both', over: 7 });
  });

  it('writes corrected values after invalid ones', async () => {
    const { autosave, writes, states, failWith } = setUp();
    failWith(new ApiRefusal(400, { code: 'VALIDATION' }));
    autosave.change('bad');
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('refused');
    failWith(null);
    autosave.change('good');
    await vi.advanceTimersByTimeAsync(2000);
    expect(writes.map(({ text }) => text)).toEqual(['bad', 'good']);
    expect(states.at(-1)).toBe('saved');
  });

  it('flushes what is unsaved, what was typed during a write included', async () => {
    const { autosave, writes } = setUp();
    autosave.change('a');
    const flushed = autosave.flush();
    autosave.change('ab');
    await flushed;
    expect(writes.map(({ text }) => text)).toEqual(['a', 'ab']);
  });

  it('rejects a flush that is refused', async () => {
    const { autosave, failWith } = setUp();
    failWith(new ApiRefusal(412, { code: 'STALE', detail: 'Changed' }));
    autosave.change('a');
    await expect(autosave.flush()).rejects.toThrow('Changed');
  });
});
