import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { newOwner, type TestPerson } from '@zampa/testing/people';
import { newStartedRequest, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { becomeFamily } from './families.ts';

describe('who joins a family', () => {
  const product = useProduct();

  it('finds read what the family has read, and waiting what nobody of it has', async () => {
    const [read, unread] = [await newStartedRequest(product()), await newStartedRequest(product())];
    const { owner } = read;
    await becomeFamily(unread.owner, owner);
    const guest = await newOwner(product(), 'Gino');
    for (const { vet, id } of [read, unread]) await write(vet, id, 'Come and see us');
    const { seq } = await owner.call(readRequest, { params: { id: read.id } });
    await owner.call(markSeen, { body: { conversationId: read.id, seq } });
    for (const { owner: admin } of [read, unread]) await becomeFamily(admin, guest);
    const unreadBy = async (person: TestPerson, id: string) =>
      (await person.call(readRequest, { params: { id } })).unread;
    expect(await unreadBy(guest, read.id)).toBe(0);
    expect(await unreadBy(guest, unread.id)).toBe(await unreadBy(unread.owner, unread.id));
    expect(await unreadBy(unread.owner, unread.id)).toBe(1);
    // Nothing of it is news to the clinic.
    const { readSeq } = await read.vet.call(readRequest, { params: { id: read.id } });
    expect(readSeq).toBe(seq);
  });
});
