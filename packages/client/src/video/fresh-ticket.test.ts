import type { JoinTicket } from '@zampa/contract/video/objects';
import { describe, expect, it } from 'vitest';
import { findLatestTicket, isFresh } from './fresh-ticket.ts';

const until = (expiresAt: string): JoinTicket => ({
  kind: 'peer',
  iceServers: [],
  expiresAt,
});

describe('isFresh', () => {
  it.each([
    { now: '2026-03-10T12:00:00.000Z', fresh: true },
    { now: '2026-03-10T12:04:59.999Z', fresh: true },
    { now: '2026-03-10T12:05:00.000Z', fresh: false },
    { now: '2026-03-10T12:11:00.000Z', fresh: false },
  ])('at $now for a ticket valid until 12:10 is $fresh', ({ now, fresh }) => {
    expect(isFresh(until('2026-03-10T12:10:00.000Z'), Date.parse(now))).toBe(fresh);
  });
});

describe('findLatestTicket', () => {
  const [early, late] = [until('2026-03-10T12:10:00.000Z'), until('2026-03-10T12:18:00.000Z')];
  it.each([
    { what: 'none', tickets: [], latest: null },
    { what: 'only one', tickets: [null, early], latest: early },
    { what: 'the later first', tickets: [late, early], latest: late },
    { what: 'the later last', tickets: [early, null, late], latest: late },
  ])('finds the ticket that is valid longest: $what', ({ tickets, latest }) => {
    expect(findLatestTicket(...tickets)).toBe(latest);
  });
});
