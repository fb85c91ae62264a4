import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutSlowBody, cutSlowReader, type Incoming, type Outgoing } from './pace.ts';

const PACE = { withinMs: 1000, leastBytes: 100 };

/** Bytes received until a check, and how many of them are unread. */
type Look = { readonly came: number; readonly unread?: number; readonly complete?: boolean };

const bodies: readonly { body: string; looks: readonly Look[]; cutAt: number | null }[] = [
  { body: 'arrives fast enough', looks: [{ came: 100 }, { came: 100 }], cutAt: null },
  { body: 'arrives too slowly from the start', looks: [{ came: 99 }], cutAt: 1 },
  { body: 'becomes too slow later', looks: [{ came: 500 }, { came: 99 }], cutAt: 2 },
  { body: 'has arrived completely', looks: [{ came: 10, complete: true }], cutAt: null },
  {
    body: 'was received but not read yet',
    looks: [
      { came: 64, unread: 64 },
      { came: 0, unread: 64 },
    ],
    cutAt: null,
  },
  { body: 'is read on and then stops', looks: [{ came: 0, unread: 64 }, { came: 0 }], cutAt: 2 },
];

describe('cutSlowBody', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(bodies)('cuts only slow bodies: a body that $body', ({ looks, cutAt }) => {
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

/** Bytes written between two checks, and bytes still buffered. */
type Written = { readonly wrote: number; readonly waiting: number };

const readers: readonly { body: string; looks: readonly Written[]; cutAt: number | null }[] = [
  {
    body: 'reads as fast as the pace',
    looks: [
      { wrote: 100, waiting: 64 },
      { wrote: 100, waiting: 64 },
    ],
    cutAt: null,
  },
  { body: 'reads too slowly', looks: [{ wrote: 99, waiting: 64 }], cutAt: 1 },
  {
    body: 'stops reading later',
    looks: [
      { wrote: 5000, waiting: 64 },
      { wrote: 0, waiting: 64 },
    ],
    cutAt: 2,
  },
  { body: 'waits for bytes of a slow store', looks: [{ wrote: 0, waiting: 0 }], cutAt: null },
];

describe('cutSlowReader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(readers)('cuts a reader that $body at check $cutAt', ({ looks, cutAt }) => {
    const destroy = vi.fn<Outgoing['destroy']>();
    const events = new EventEmitter();
    const socket = { bytesWritten: 0, writableLength: 0 };
    cutSlowReader({ destroy, once: events.once.bind(events), socket }, PACE);
    let cut: number | null = null;
    looks.forEach(({ wrote, waiting }, index) => {
      socket.bytesWritten += wrote;
      socket.writableLength = waiting;
      vi.advanceTimersByTime(PACE.withinMs);
      if (destroy.mock.calls.length > 0) cut ??= index + 1;
    });
    expect(cut).toBe(cutAt);
    events.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
