import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { newOwner, type TestPerson } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { addToFamily } from './families.ts';

describe('a new family member', () => {
  const product = useProduct();

  it('sees messages as read if the family has read them, and as unread otherwise', async () => {
    const [read, unread] = [await newStartedRequest(product()), await newStartedRequest(product())];
    const { owner } = read;
    await addToFamily(unread.owner, owner);
    const guest = await newOwner(product(), 'Gino');
    for (const { vet, id } of [read, unread]) await sendChatMessage(vet, id, 'Come and see us');
    const { seq } = await owner.call(readRequest, { params: { id: read.id } });
    await owner.call(markSeen, { body: { conversationId: read.id, seq } });
    for (const { owner: admin } of [read, unread]) await addToFamily(admin, guest);
    const unreadBy = async (person: TestPerson, id: string) =>
      (await person.call(readRequest, { params: { id } })).unread;
    expect(await unreadBy(guest, read.id)).toBe(0);
    expect(await unreadBy(guest, unread.id)).toBe(await unreadBy(unread.owner, unread.id));
    expect(await unreadBy(unread.owner, unread.id)).toBe(1);
    // The clinic's read position of the family does not change.
    const { readSeq } = await read.vet.call(readRequest, { params: { id: read.id } });
    expect(readSeq).toBe(seq);
  });
});
