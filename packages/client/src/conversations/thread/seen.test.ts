import { describe, expect, it } from 'vitest';
import { conversation } from '../samples.test-data.ts';
import { applySeen, shouldMarkSeen, withReadUpTo } from './seen.ts';

const unreadConversation = { ...conversation([1, 2, 3]), unread: 2, readSeq: 1 };
const owner = { id: 'owner', isVet: false };
const seen = (changes: object) =>
  ({
    conversationId: 'c',
    userId: 'vet',
    party: 'facility',
    seq: 3,
    unread: null,
    ...changes,
  }) as const;

describe('applySeen', () => {
  it("takes the server's unread count when the viewer has read on another device", () => {
    const own = seen({ userId: 'owner', party: 'family', unread: 1 });
    expect(applySeen(unreadConversation, own, owner)).toMatchObject({ unread: 1, readSeq: 1 });
  });

  it('advances the read ticks when the other side has read further', () => {
    expect(applySeen(unreadConversation, seen({}), owner)).toMatchObject({ unread: 2, readSeq: 3 });
    const vet = { id: 'vet', isVet: true };
    const family = seen({ userId: 'owner', party: 'family' });
    expect(applySeen(unreadConversation, family, vet).readSeq).toBe(3);
  });

  it.each([
    { why: 'an unchanged count', message: seen({ userId: 'owner', party: 'family', unread: 2 }) },
    { why: 'a missing count', message: seen({ userId: 'owner', party: 'family' }) },
    { why: 'an earlier event', message: seen({ seq: 1 }) },
    {
      why: "a member of the viewer's family",
      message: seen({ userId: 'partner', party: 'family' }),
    },
  ])('returns the same object for $why', ({ message }) => {
    expect(applySeen(unreadConversation, message, owner)).toBe(unreadConversation);
  });
});

describe('withReadUpTo', () => {
  it.each([
    { seq: 3, unread: 0 },
    { seq: 4, unread: 0 },
    { seq: 2, unread: 2 },
  ])('leaves $unread unread after reading up to $seq of 3', ({ seq, unread }) => {
    expect(withReadUpTo(unreadConversation, seq).unread).toBe(unread);
  });
});

describe('shouldMarkSeen', () => {
  const ending = (type: 'CHAT' | 'BOT') => {
    const { events } = conversation([1, 2, 3]);
    return events.map((event, nth) => (nth === events.length - 1 ? { ...event, type } : event));
  };
  it.each([
    { why: 'there are unread messages', unread: 2, last: 'CHAT', due: ['clinic', 'owner'] },
    { why: 'everything was read', unread: 0, last: 'CHAT', due: [] },
    { why: 'the last event ended the service', unread: 0, last: 'BOT', due: ['owner'] },
  ] as const)('applies to $due when $why', ({ unread, last, due }) => {
    const thread = { unread, events: ending(last) };
    const apps = ['clinic', 'owner'] as const;
    expect(apps.filter((app) => shouldMarkSeen(thread, app))).toEqual(due);
  });

  it('is false for a thread without events', () => {
    expect(shouldMarkSeen({ unread: 0, events: [] }, 'owner')).toBe(false);
  });
});
