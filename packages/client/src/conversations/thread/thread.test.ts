import { describe, expect, it } from 'vitest';
import { chat, created, conversation, thread } from '../samples.test-data.ts';
import { applyEvent, isBehind, mergedEvents, threadOf, withLatest, withOlder } from './thread.ts';

const seqs = ({ events }: { events: readonly { seq: number }[] }) => events.map(({ seq }) => seq);

describe('applyEvent', () => {
  const cached = thread([3, 5, 6]);

  it.each([
    ['puts a new message at the end', created(7), [3, 5, 6, 7]],
    ['puts a late message at its place by seq', created(4), [3, 4, 5, 6]],
    ['keeps one of a repeated message', created(6), [3, 5, 6]],
    ['leaves what is beyond a gap to catching up', created(9), [3, 5, 6]],
    ['leaves what is older than the loaded pages to paging', created(1), [3, 5, 6]],
    ['ignores other conversations', { ...created(7), conversationId: 'other' }, [3, 5, 6]],
  ])('%s', (_what, message, expected) => {
    expect(seqs(applyEvent(cached, message, 'me'))).toEqual(expected);
  });

  it('is the very same object when nothing changes', () => {
    expect(applyEvent(cached, created(6), 'me')).toBe(cached);
  });

  it('takes the newer of two versions, in whatever order they arrive', () => {
    const later = '2026-11-20T11:00:00.5Z';
    const withdrawn = applyEvent(cached, created(6, { dateUpdated: later }), 'me');
    expect(withdrawn.events.at(-1)?.dateUpdated).toBe(later);
    expect(applyEvent(withdrawn, created(6), 'me')).toBe(withdrawn);
  });

  it('tells by instants which version is newer, however precisely they are written', () => {
    const sameInstant = created(6, { dateUpdated: '2026-11-20T10:00:06.000000+00:00' });
    expect(applyEvent(cached, sameInstant, 'me')).toBe(cached);
  });

  it('counts the messages of others as unread, once', () => {
    const once = applyEvent(cached, created(7), 'me');
    expect(applyEvent(once, created(7), 'me').unread).toBe(1);
    expect(applyEvent(cached, created(7), 'vet').unread).toBe(0);
  });

  it('opens and closes with the stored actions', () => {
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

describe('isBehind', () => {
  it.each([
    { why: 'the next message', message: created(7), behind: false },
    { why: 'a message further on', message: created(8), behind: true },
    { why: 'an older one', message: created(5), behind: false },
    {
      why: 'a change of the conversation itself',
      message: { ...created(6), event: null },
      behind: false,
    },
    {
      why: 'such a change that names a later event',
      message: { ...created(7), event: null },
      behind: true,
    },
  ])('$why → $behind', ({ message, behind }) => {
    expect(isBehind(thread([3, 5, 6]), message)).toBe(behind);
  });
});

describe('withLatest', () => {
  it('keeps older pages where the answer joins on to them', () => {
    expect(seqs(withLatest(thread([1, 2, 3]), conversation([4, 5])))).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps only the answer where events are missing in between', () => {
    expect(seqs(withLatest(thread([1, 2, 3]), conversation([5, 6])))).toEqual([5, 6]);
  });

  it('keeps what the socket brought while the answer was on its way', () => {
    const ahead = applyEvent(thread([1, 2]), created(3), 'me');
    const merged = withLatest(ahead, conversation([1, 2]));
    expect(seqs(merged)).toEqual([1, 2, 3]);
    expect(merged.seq).toBe(3);
  });

  it('takes a withdrawn message from the answer', () => {
    const answer = conversation([2]);
    const [event] = answer.events;
    if (event) answer.events = [{ ...event, dateUpdated: '2026-11-20T12:00:00Z' }];
    expect(withLatest(thread([1, 2]), answer).events[1]?.dateUpdated).toBe('2026-11-20T12:00:00Z');
  });
});

describe('a thread', () => {
  const many = Array.from({ length: 100 }, (_, index) => index + 51);

  it.each([
    { why: 'fewer events than a page', loaded: [1, 2], complete: true },
    { why: 'a full page', loaded: many, complete: false },
  ])('with $why is complete: $complete', ({ loaded, complete }) => {
    expect(threadOf(conversation(loaded)).complete).toBe(complete);
  });

  it('becomes complete with the page that is not full', () => {
    const older = [chat(49), chat(50)];
    const whole = withOlder(threadOf(conversation(many)), older);
    expect(seqs(whole).slice(0, 3)).toEqual([49, 50, 51]);
    expect(whole.complete).toBe(true);
  });

  it.each([
    { before: 99, complete: true },
    { before: 100, complete: false },
  ])('is complete with a page of $before before it: $complete', ({ before, complete }) => {
    const older = Array.from({ length: before }, (_, index) => chat(index + 1));
    expect(withOlder(thread([201]), older).complete).toBe(complete);
  });

  it.each([
    { why: 'both reach back', cached: true, answer: true, complete: true },
    { why: 'what is cached reaches back', cached: true, answer: false, complete: true },
    { why: 'the answer reaches back', cached: false, answer: true, complete: true },
    { why: 'neither reaches back', cached: false, answer: false, complete: false },
  ])('joined with a newer answer is complete: $why', ({ cached, answer, complete }) => {
    const latest = answer ? conversation([60]) : conversation(many);
    const known = { ...thread([59, 60]), complete: cached };
    expect(withLatest(known, latest).complete).toBe(complete);
  });

  it('keeps the version of an event that it has where the other is no newer', () => {
    const [known, other] = [chat(1), chat(1)];
    expect(mergedEvents([known], [other])[0]).toBe(known);
  });

  it('takes the change of its first loaded event', () => {
    const changed = created(3, { dateUpdated: '2026-11-20T11:00:00Z' });
    const after = applyEvent(thread([3, 4]), { ...changed, action: 'updated' }, 'me');
    expect(after.events[0]?.dateUpdated).toBe('2026-11-20T11:00:00Z');
  });

  it('is not behind by what happens in another conversation', () => {
    expect(isBehind(thread([1]), { ...created(9), conversationId: 'other' })).toBe(false);
  });
});
