import { describe, expect, it } from 'vitest';
import { conversation } from '../samples.test-data.ts';
import { applySeen, isToBeMarked, readUpTo } from './seen.ts';

const known = { ...conversation([1, 2, 3]), unread: 2, readSeq: 1 };
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
  it('leaves the count that the server tells after one’s own reading', () => {
    const own = seen({ userId: 'owner', party: 'family', unread: 1 });
    expect(applySeen(known, own, owner)).toMatchObject({ unread: 1, readSeq: 1 });
  });

  it('turns the ticks when the other side has read further', () => {
    expect(applySeen(known, seen({}), owner)).toMatchObject({ unread: 2, readSeq: 3 });
    const vet = { id: 'vet', isVet: true };
    const family = seen({ userId: 'owner', party: 'family' });
    expect(applySeen(known, family, vet).readSeq).toBe(3);
  });

  it.each([
    { why: 'as many as before', message: seen({ userId: 'owner', party: 'family', unread: 2 }) },
    { why: 'no count', message: seen({ userId: 'owner', party: 'family' }) },
    { why: 'no further than before', message: seen({ seq: 1 }) },
    { why: 'somebody of the own family', message: seen({ userId: 'partner', party: 'family' }) },
  ])('is the very same object: $why', ({ message }) => {
    expect(applySeen(known, message, owner)).toBe(known);
  });
});

describe('readUpTo', () => {
  it.each([
    { seq: 3, unread: 0 },
    { seq: 4, unread: 0 },
    { seq: 2, unread: 2 },
  ])('$seq of 3 leaves $unread', ({ seq, unread }) => {
    expect(readUpTo(known, seq).unread).toBe(unread);
  });
});

describe('isToBeMarked', () => {
  const ending = (type: 'CHAT' | 'BOT') => {
    const { events } = conversation([1, 2, 3]);
    return events.map((event, nth) => (nth === events.length - 1 ? { ...event, type } : event));
  };
  it.each([
    { why: 'messages were not read', unread: 2, last: 'CHAT', due: ['clinic', 'owner'] },
    { why: 'all was read before', unread: 0, last: 'CHAT', due: [] },
    { why: 'the service was ended last', unread: 0, last: 'BOT', due: ['owner'] },
  ] as const)('$why: in $due', ({ unread, last, due }) => {
    const thread = { unread, events: ending(last) };
    const apps = ['clinic', 'owner'] as const;
    expect(apps.filter((app) => isToBeMarked(thread, app))).toEqual(due);
  });

  it('is not where nothing was said', () => {
    expect(isToBeMarked({ unread: 0, events: [] }, 'owner')).toBe(false);
  });
});
