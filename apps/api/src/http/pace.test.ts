import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutSlowBody, type Incoming } from './pace.ts';

const PACE = { withinMs: 1000, leastBytes: 100 };

/** What came by a look, and how much of it stands unread. */
type Look = { readonly came: number; readonly unread?: number; readonly complete?: boolean };

const bodies: readonly { what: string; looks: readonly Look[]; cutAt: number | null }[] = [
  { what: 'comes as fast as it has to', looks: [{ came: 100 }, { came: 100 }], cutAt: null },
  { what: 'comes too slowly at once', looks: [{ came: 99 }], cutAt: 1 },
  { what: 'comes too slowly later', looks: [{ came: 500 }, { came: 99 }], cutAt: 2 },
  { what: 'has come whole', looks: [{ came: 10, complete: true }], cutAt: null },
  {
    what: 'stands here unread',
    looks: [
      { came: 64, unread: 64 },
      { came: 0, unread: 64 },
    ],
    cutAt: null,
  },
  { what: 'is read on and then stops', looks: [{ came: 0, unread: 64 }, { came: 0 }], cutAt: 2 },
];

describe('cutSlowBody', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(bodies)('a body that $what', ({ looks, cutAt }) => {
    const destroy = vi.fn<Incoming['destroy']>();
    const socket = { bytesRead: 0 };
    const message = {
      complete: false,
      destroy,
      readableHighWaterMark: 64,
      readableLength: 0,
      socket,
    };
    const end = cutSlowBody(message, PACE);
    let cut: number | null = null;
    looks.forEach(({ came, unread = 0, complete = false }, index) => {
      socket.bytesRead += came;
      Object.assign(message, { complete, readableLength: unread });
      vi.advanceTimersByTime(PACE.withinMs);
      if (destroy.mock.calls.length > 0) cut ??= index + 1;
    });
    expect(cut).toBe(cutAt);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
