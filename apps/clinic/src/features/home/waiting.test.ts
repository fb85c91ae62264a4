import { describe, expect, it } from 'vitest';
import { waitingForUs, type WaitingConversation } from './waiting.ts';

type Named = WaitingConversation & { name: string };

const conversation = (
  name: string,
  status: WaitingConversation['payload']['status'],
  more: { unread?: number; minute?: number; priority?: 'HIGH' } = {},
): Named => ({
  name,
  unread: more.unread ?? 0,
  dateUpdated: `2026-11-20T09:${String(more.minute ?? 0).padStart(2, '0')}:00Z`,
  payload: { status, priority: more.priority ?? 'MEDIUM' },
});

const names = (list: readonly Named[]) => waitingForUs(list).map(({ name }) => name);

describe('waitingForUs', () => {
  it.each([
    { why: 'a new request', given: conversation('a', 'NEW'), waits: true },
    { why: 'an open one that was read', given: conversation('a', 'OPEN'), waits: false },
    {
      why: 'an open one with a message',
      given: conversation('a', 'OPEN', { unread: 1 }),
      waits: true,
    },
    {
      why: 'an ended one, read or not',
      given: conversation('a', 'CLOSED', { unread: 2 }),
      waits: false,
    },
    { why: 'one that waits for its payment', given: conversation('a', 'PENDING'), waits: false },
  ])('$why → $waits', ({ given, waits }) => {
    expect(names([given])).toEqual(waits ? ['a'] : []);
  });

  it('puts urgent ones first and then the longest wait', () => {
    const list = [
      conversation('late', 'NEW', { minute: 30 }),
      conversation('early', 'OPEN', { minute: 10, unread: 1 }),
      conversation('urgent', 'NEW', { minute: 40, priority: 'HIGH' }),
    ];
    expect(names(list)).toEqual(['urgent', 'early', 'late']);
  });
});
