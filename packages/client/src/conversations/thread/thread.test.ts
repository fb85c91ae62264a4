import { describe, expect, it } from 'vitest';
import { chat, created, conversation, thread } from '../samples.test-data.ts';
import {
  applyEvent,
  hasGapBefore,
  mergeEvents,
  toThread,
  withLatest,
  withOlder,
} from './thread.ts';

const seqs = ({ events }: { events: readonly { seq: number }[] }) => events.map(({ seq }) => seq);

describe('applyEvent', () => {
  const cached = thread([3, 5, 6]);

  it.each([
    ['appends a new message', created(7), [3, 5, 6, 7]],
    ['inserts a late message by seq', created(4), [3, 4, 5, 6]],
    ['ignores a repeated message', created(6), [3, 5, 6]],
    ['ignores a message after a gap', created(9), [3, 5, 6]],
    ['ignores a message older than the loaded pages', created(1), [3, 5, 6]],
    ['ignores other conversations', { ...created(7), conversationId: 'other' }, [3, 5, 6]],
  ])('%s', (_what, message, expected) => {
    expect(seqs(applyEvent(cached, message, 'me'))).toEqual(expected);
  });

  it('returns the same object when nothing changes', () => {
    expect(applyEvent(cached, created(6), 'me')).toBe(cached);
  });

  it('keeps the newer of two versions, whatever their order of arrival', () => {
    const later = '2026-11-20T11:00:00.5Z';
    const withdrawn = applyEvent(cached, created(6, { dateUpdated: later }), 'me');
    expect(withdrawn.events.at(-1)?.dateUpdated).toBe(later);
    expect(applyEvent(withdrawn, created(6), 'me')).toBe(withdrawn);
  });

  it('compares versions by time, whatever the precision of their timestamps', () => {
    const sameInstant = created(6, { dateUpdated: '2026-11-20T10:00:06.000000+00:00' });
    expect(applyEvent(cached, sameInstant, 'me')).toBe(cached);
  });

  it('counts each message of others once as unread', () => {
    const once = applyEvent(cached, created(7), 'me');
    expect(applyEvent(once, created(7), 'me').unread).toBe(1);
    expect(applyEvent(cached, created(7), 'vet').unread).toBe(0);
  });

  it('opens and closes the conversation with the stored actions', () => {
    const action = (seq: number, eventAction: string) =>
      created(seq, { type: 'BOT', payload: { userId: 'vet', eventAction } });
    const open = applyEvent(cached, action(7, 'OPEN_PERFORMANCE'), 'me');
    expect(open.payload).toMatchObject({
      status: 'OPEN',
      openDate: '2026-11-20T10:00:07.000Z',
      assigneeId: 'vet',
    });
    const closed = applyEvent(open, action(8, 'CLOSE_PERFORMANCE'), 'me');
    expect(closed.payload).toMatchObject({
      status: 'CLOSED',
      closeDate: '2026-11-20T10:00:08.000Z',
    });
  });
});

describe('hasGapBefore', () => {
  it.each([
    { why: 'the next message', message: created(7), behind: false },
    { why: 'a message after a gap', message: created(8), behind: true },
    { why: 'an older message', message: created(5), behind: false },
    {
      why: 'a change of the conversation itself',
      message: { ...created(6), event: null },
      behind: false,
    },
    {
      why: 'a change of the conversation with a later seq',
      message: { ...created(7), event: null },
      behind: true,
    },
  ])('is $behind for $why', ({ message, behind }) => {
    expect(hasGapBefore(thread([3, 5, 6]), message)).toBe(behind);
  });
});

describe('withLatest', () => {
  it('keeps older pages if the answer connects to them', () => {
    expect(seqs(withLatest(thread([1, 2, 3]), conversation([4, 5])))).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps only the answer if events are missing in between', () => {
    expect(seqs(withLatest(thread([1, 2, 3]), conversation([5, 6])))).toEqual([5, 6]);
  });

  it('keeps events that the socket added while the answer was loading', () => {
    const ahead = applyEvent(thread([1, 2]), created(3), 'me');
    const merged = withLatest(ahead, conversation([1, 2]));
    expect(seqs(merged)).toEqual([1, 2, 3]);
    expect(merged.seq).toBe(3);
  });

  it('replaces a cached message with its withdrawn version from the answer', () => {
    const answer = conversation([2]);
    const [event] = answer.events;
    if (event) answer.events = [{ ...event, dateUpdated: '2026-11-20T12:00:00Z' }];
    expect(withLatest(thread([1, 2]), answer).events[1]?.dateUpdated).toBe('2026-11-20T12:00:00Z');
  });
});

describe('a cached thread', () => {
  const many = Array.from({ length: 100 }, (_, index) => index + 51);

  it.each([
    { why: 'fewer events than a page', loaded: [1, 2], complete: true },
    { why: 'a full page', loaded: many, complete: false },
  ])('with $why is complete: $complete', ({ loaded, complete }) => {
    expect(toThread(conversation(loaded)).complete).toBe(complete);
  });

  it('becomes complete with a page that is not full', () => {
    const older = [chat(49), chat(50)];
    const whole = withOlder(toThread(conversation(many)), older);
    expect(seqs(whole).slice(0, 3)).toEqual([49, 50, 51]);
    expect(whole.complete).toBe(true);
  });

  it.each([
    { before: 99, complete: true },
    { before: 100, complete: false },
  ])('is complete with a previous page of $before events: $complete', ({ before, complete }) => {
    const older = Array.from({ length: before }, (_, index) => chat(index + 1));
    expect(withOlder(thread([201]), older).complete).toBe(complete);
  });

  it.each([
    { why: 'both are complete', cached: true, answer: true, complete: true },
    { why: 'only the cached one is complete', cached: true, answer: false, complete: true },
    { why: 'only the answer is complete', cached: false, answer: true, complete: true },
    { why: 'neither is complete', cached: false, answer: false, complete: false },
  ])('merged with a newer answer is complete or not: $why', ({ cached, answer, complete }) => {
    const latest = answer ? conversation([60]) : conversation(many);
    const existing = { ...thread([59, 60]), complete: cached };
    expect(withLatest(existing, latest).complete).toBe(complete);
  });

  it('keeps its version of an event if the received version is not newer', () => {
    const [existing, other] = [chat(1), chat(1)];
    expect(mergeEvents([existing], [other])[0]).toBe(existing);
  });

  it('applies a change to its first loaded event', () => {
    const changed = created(3, { dateUpdated: '2026-11-20T11:00:00Z' });
    const after = applyEvent(thread([3, 4]), { ...changed, action: 'updated' }, 'me');
    expect(after.events[0]?.dateUpdated).toBe('2026-11-20T11:00:00Z');
  });

  it('has no gap after an event of another conversation', () => {
    expect(hasGapBefore(thread([1]), { ...created(9), conversationId: 'other' })).toBe(false);
  });
});
