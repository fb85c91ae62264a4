import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { joinFamily } from '@zampa/contract/families/join-family';
import { readFamily } from '@zampa/contract/families/read-family';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('GET /api/inbox — pet owner', () => {
  const product = useProduct();
  const inboxOf = (person: TestAccount) => person.call(readInbox, { query: {} });
  const kindsFor = async (person: TestAccount) =>
    (await inboxOf(person)).items.map(({ kind }) => kind);

  it('shows an unread answer until it is read, in the language of the owner', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic);
    await startConsultation(vet, id);
    const { seq } = await sendChatMessage(vet, id, 'Drops tonight');
    await owner.call(updateUser, { body: { language: 'it' } });
    expect((await inboxOf(owner)).items).toMatchObject([
      {
        kind: 'MESSAGE',
        text: 'Drops tonight',
        title: expect.stringContaining('ha scritto') as unknown,
      },
    ]);
    await owner.call(markSeen, { body: { conversationId: id, seq } });
    expect(await kindsFor(owner)).toEqual([]);
  });

  it('shows a request to join the family to its admin and not to the person who asked', async () => {
    const [owner, paolo] = [await newOwner(product()), await newOwner(product(), 'Paolo')];
    const query = { FamilyId: owner.familyId };
    const { code } = await owner.call(readFamily, { query });
    await paolo.call(joinFamily, { body: { code: code ?? '' } });
    expect((await inboxOf(owner)).items).toMatchObject([
      { kind: 'FAMILY_REQUEST', person: { id: paolo.id }, familyId: owner.familyId, pets: [] },
    ]);
    expect(await kindsFor(paolo)).toEqual([]);
  });
});
