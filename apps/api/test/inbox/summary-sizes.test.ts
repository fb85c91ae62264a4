import type { ConversationSummaries } from '@zampa/contract/conversations/conversation-summary';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { createEvent } from '@zampa/contract/requests/create-event';
import { fillClients } from '@zampa/testing/many-clients';
import { fillFacility } from '@zampa/testing/many-requests';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const LISTED = 50;
const MOST_BYTES = 45_000;
const MOST_ROW_BYTES = 900;
const LONG_TEXT =
  'Since yesterday evening she has been limping on the left front leg, and she does not eat.';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('size of lists with view=summary', () => {
  const product = useProduct();

  it('is at most 45 KB for 50 requests of 50 clients, and for 50 chats, with long texts', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const { pool } = product();
    const facilityId = vet.facility.id;
    const families = await fillClients(pool, facilityId, LISTED);
    const own = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const assignees = [vet.id];
    await fillFacility(pool, { facilityId, families: own, assignees }, 2 * LISTED);
    await fillFacility(pool, { facilityId, families, assignees }, 2 * LISTED);
    await pool.query('update conversations set note = $1, open_date = created_at', [LONG_TEXT]);
    await pool.query('update events set message = $1', [LONG_TEXT]);
    const lists = [
      await vet.send(readRequests, { query: { facilityId, view: 'summary', limit: LISTED } }),
      await owner.send(readDiary, {
        params: { userId: owner.id },
        query: { view: 'summary', limit: LISTED },
      }),
    ];
    for (const { json } of lists) {
      const { rows } = json as ConversationSummaries;
      expect(rows).toHaveLength(LISTED);
      expect(bytesOf(json)).toBeLessThanOrEqual(MOST_BYTES);
      for (const row of rows) expect(bytesOf(row)).toBeLessThanOrEqual(MOST_ROW_BYTES);
    }
  });

  it('is at most 900 bytes for a row of the most pets, of which the first are named', async () => {
    const { vet, owner, pet, serviceId } = await newClinicWithClient(product());
    const pets = [pet.id];
    while (pets.length < 20) pets.push((await newPet(owner, `Pet ${pets.length}`)).id);
    const payload = { facilityId: vet.facility.id, pets, services: [serviceId], note: LONG_TEXT };
    await owner.call(createEvent, {
      body: { type: 'HEALTH', category: 'CONSULTATION', payload },
    });
    const { json } = await vet.send(readRequests, {
      query: { facilityId: vet.facility.id, view: 'summary' },
    });
    const { rows, pets: named } = json as ConversationSummaries;
    const [row] = rows;
    expect(bytesOf(row)).toBeLessThanOrEqual(MOST_ROW_BYTES);
    expect(row?.pets.length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(named).toSorted()).toEqual(row?.pets.toSorted());
  });
});
