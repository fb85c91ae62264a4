import { createEvent } from '@zampa/contract/inbox/create-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import { newRequest, requestBody, start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

describe('what a colleague had in charge who leaves', () => {
  const product = useProduct();

  async function newRequestInCharge() {
    const request = await newRequest(product());
    const sara = await newColleague(product(), 'Sara');
    const facilityId = request.vet.facility.id;
    await employ(product().pool, facilityId, sara.id, { roleId: VETERINARIAN });
    await start(sara, request.id);
    const waiting = async () => {
      const { items } = await request.vet.call(readInbox, { query: { facilityId } });
      return items.map(({ kind, conversationId, text }) => [kind, conversationId, text]);
    };
    const remove = () =>
      request.vet.call(removeLink, { query: { id_user: sara.id, id_facility: facilityId } });
    return { ...request, sara, waiting, remove };
  }

  it('waits for the others where it was begun and never answered', async () => {
    const { id, waiting, remove } = await newRequestInCharge();
    expect(await waiting()).toEqual([]);
    await remove();
    expect(await waiting()).toEqual([['MESSAGE', id, expect.stringContaining('Non mangia')]]);
  });

  it('waits for nobody where the clinic itself had opened it, with nothing asked', async () => {
    const { vet, owner, pet, serviceId, sara, id, waiting, remove } = await newRequestInCharge();
    await write(sara, id, 'Bring her in tomorrow');
    const opened = await vet.call(createEvent, {
      body: {
        ...requestBody({ vet, pet, serviceId }),
        payload: { ...requestBody({ vet, pet, serviceId }).payload, familyId: owner.familyId },
      },
    });
    await start(sara, opened.id);
    await remove();
    expect(await waiting()).toEqual([]);
  });

  it('waits for nobody where the owner has their answer', async () => {
    const { sara, id, waiting, remove } = await newRequestInCharge();
    await write(sara, id, 'Bring her in tomorrow');
    await remove();
    expect(await waiting()).toEqual([]);
  });
});
