import { describe, expect, it } from 'vitest';
import { created } from './samples.test-data.ts';
import { cachedClient, firstListed, cachedThread } from './cached.test-data.ts';
import { receiveEvent } from './receive-event.ts';
import { receiveSeen } from './receive-seen.ts';

const owner = { id: 'owner', isVet: false };

describe('receiveSeen', () => {
  const seen = (userId: string, party: 'owner' | 'facility', seq: number) => ({
    conversationId: 'c',
    userId,
    party,
    seq,
    unread: null,
  });

  it.each([
    {
      why: 'marks messages read when the other side has read them',
      userId: 'vet',
      party: 'facility',
      readSeq: 2,
    },
    {
      why: 'marks messages read when a new person of the other side has read them',
      userId: 'new',
      party: 'facility',
      readSeq: 2,
    },
    {
      why: 'marks none read when the viewer has read them',
      userId: 'owner',
      party: 'owner',
      readSeq: 0,
    },
    {
      why: 'marks none read when a family member has read them',
      userId: 'partner',
      party: 'owner',
      readSeq: 0,
    },
  ] as const)('$why', ({ userId, party, readSeq }) => {
    const client = cachedClient();
    receiveSeen(client, seen(userId, party, 2), owner);
    expect(cachedThread(client)?.readSeq).toBe(readSeq);
  });

  it('never moves the read mark back', () => {
    const client = cachedClient();
    receiveSeen(client, seen('vet', 'facility', 2), owner);
    receiveSeen(client, seen('vet', 'facility', 1), owner);
    expect(cachedThread(client)?.readSeq).toBe(2);
  });

  it("shows the server's unread count after the person read on another device", () => {
    const client = cachedClient();
    receiveEvent(client, created(3), owner);
    receiveEvent(client, created(4), owner);
    expect(cachedThread(client)?.unread).toBe(2);
    receiveSeen(client, { ...seen('owner', 'owner', 3), unread: 1 }, owner);
    expect(cachedThread(client)?.unread).toBe(1);
    expect(firstListed(client)?.unread).toBe(1);
  });
});
