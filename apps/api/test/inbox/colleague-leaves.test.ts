import { createEvent } from '@zampa/contract/requests/create-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import {
  newRequest,
  requestBody,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

describe('inbox after a colleague leaves', () => {
  const product = useProduct();

  async function newRequestInCharge() {
    const request = await newRequest(product());
    const sara = await newColleague(product(), 'Sara');
    const facilityId = request.vet.facility.id;
    await employ(product().pool, facilityId, sara.id, { roleId: VETERINARIAN });
    await startConsultation(sara, request.id);
    const inboxItems = async () => {
      const { items } = await request.vet.call(readInbox, { query: { facilityId } });
      return items.map(({ kind, conversationId, text }) => [kind, conversationId, text]);
    };
    const remove = () =>
      request.vet.call(removeLink, { query: { id_user: sara.id, id_facility: facilityId } });
    return { ...request, sara, waiting: inboxItems, remove };
  }

  it('shows a request that the colleague started but never answered', async () => {
    const { id, waiting, remove } = await newRequestInCharge();
    expect(await waiting()).toEqual([]);
    await remove();
    expect(await waiting()).toEqual([['MESSAGE', id, expect.stringContaining('Non mangia')]]);
  });

  it('does not show a conversation that the clinic opened without a question', async () => {
    const { vet, owner, pet, serviceId, sara, id, waiting, remove } = await newRequestInCharge();
    await sendChatMessage(sara, id, 'Bring her in tomorrow');
    const opened = await vet.call(createEvent, {
      body: {
        ...requestBody({ vet, pet, serviceId }),
        payload: { ...requestBody({ vet, pet, serviceId }).payload, familyId: owner.familyId },
      },
    });
    await startConsultation(sara, opened.id);
    await remove();
    expect(await waiting()).toEqual([]);
  });

  it('does not show a request that the colleague answered', async () => {
    const { sara, id, waiting, remove } = await newRequestInCharge();
    await sendChatMessage(sara, id, 'Bring her in tomorrow');
    await remove();
    expect(await waiting()).toEqual([]);
  });
});
