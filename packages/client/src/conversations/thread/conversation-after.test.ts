import { describe, expect, it } from 'vitest';
import { withEvent } from './conversation-after.ts';
import { chat, conversation } from '../samples.test-data.ts';

const listed = { ...conversation([1, 2]), lastMessage: chat(2) };
const bot = (seq: number, eventAction: string, userId: string | null = 'vet') =>
  chat(seq, { type: 'BOT', payload: { userId, eventAction } });

describe('a conversation in a list, after', () => {
  it('a message: it is the last, and one more to read', () => {
    const after = withEvent(listed, 'created', chat(3), 'owner');
    expect(after).toMatchObject({ seq: 3, unread: 1, lastMessage: { seq: 3 } });
    expect(after.dateUpdated).toBe('2026-11-20T10:00:03.000Z');
  });

  it('a message of one’s own: nothing more to read', () => {
    expect(withEvent(listed, 'created', chat(3), 'vet').unread).toBe(0);
  });

  it('a message that was known: counted once', () => {
    expect(withEvent(listed, 'created', chat(2), 'owner').unread).toBe(0);
  });

  it('a change of the last message: the new version, and nothing more to read', () => {
    const payload = { userId: 'vet', withdrawn: true } as const;
    const after = withEvent(listed, 'updated', chat(2, { payload }), 'owner');
    expect(after).toMatchObject({ unread: 0, lastMessage: { payload } });
    expect(withEvent(listed, 'updated', chat(3), 'owner').unread).toBe(0);
  });

  it('an older message: the last stays the last, and time does not go back', () => {
    const after = withEvent(listed, 'updated', chat(1), 'owner');
    expect(after).toMatchObject({ seq: 2, lastMessage: { seq: 2 } });
    expect(after.dateUpdated).toBe(listed.dateUpdated);
  });

  it('the first message of all', () => {
    const empty = conversation([1, 2]);
    expect(empty.lastMessage).toBeNull();
    expect(withEvent(empty, 'created', chat(3), 'owner').lastMessage?.seq).toBe(3);
  });

  it('an action: the last message stays, and there is nothing more to read', () => {
    const after = withEvent(listed, 'created', bot(3, 'OPEN_PERFORMANCE'), 'owner');
    expect(after).toMatchObject({ seq: 3, unread: 0, lastMessage: { seq: 2 } });
  });
});

describe('what an action says of a conversation', () => {
  const at3 = '2026-11-20T10:00:03.000Z';
  const payloadAfter = (known: object, event = bot(3, 'OPEN_PERFORMANCE')) =>
    withEvent({ ...listed, payload: { ...listed.payload, ...known } }, 'created', event, 'owner')
      .payload;

  it('is opened by whoever began, unless somebody was assigned before', () => {
    expect(payloadAfter({})).toMatchObject({ status: 'OPEN', openDate: at3, assigneeId: 'vet' });
    const before = { openDate: '2026-11-20T09:00:00.000Z', assigneeId: 'other' };
    expect(payloadAfter(before)).toMatchObject({ status: 'OPEN', ...before });
  });

  it('is closed, at the time that is known', () => {
    const close = bot(3, 'CLOSE_PERFORMANCE');
    expect(payloadAfter({}, close)).toMatchObject({ status: 'CLOSED', closeDate: at3 });
    const closeDate = '2026-11-20T09:00:00.000Z';
    expect(payloadAfter({ closeDate }, close)).toMatchObject({ status: 'CLOSED', closeDate });
  });

  it('stays closed, whatever comes late', () => {
    expect(payloadAfter({ status: 'CLOSED' }).status).toBe('CLOSED');
  });

  it('is as it was after any other action, and after a message', () => {
    expect(payloadAfter({}, bot(3, 'PROPOSE_TIME'))).toEqual(listed.payload);
    expect(payloadAfter({}, chat(3))).toEqual(listed.payload);
  });
});
