import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readClients } from '@zampa/contract/clients/read-clients';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { fillThread } from '@zampa/testing/long-thread';
import { fillFacility } from '@zampa/testing/many-requests';
import { start } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

/** Who somebody is, and then what they asked for. */
const WHO_AND_ANSWER = 2;
/** Who somebody is, whose conversation it is that they name, and then what they asked for. */
const LISTED = 50;
const MESSAGES = 500;

/** What the busiest reads may ask the database and send, whatever a facility holds. */
describe('the budget of what happens most', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  let bookedDay: string;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, visitId } = clinic;
    await start(vet, visitId);
    const booked = at(product().clock.now(), 5);
    await book(owner, visitId, { start: booked });
    bookedDay = booked.slice(0, 10);
    await fillThread(product().pool, { id: visitId, ownerId: owner.id, vetId: vet.id }, MESSAGES);
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId, families, assignees: [vet.id] };
    await fillFacility(product().pool, crowd, 10 * LISTED);
  });

  const reads: readonly {
    readonly what: string;
    readonly ask: (clinic: OpenClinic) => Promise<unknown>;
    readonly count: number;
    /** How long the answer may be, unpacked: that of a list for each of its entries. */
    readonly bytes: number;
  }[] = [
    {
      what: 'the list of requests',
      ask: ({ vet, facilityId }) =>
        vet.call(readRequests, { query: { facilityId, limit: LISTED } }),
      count: WHO_AND_ANSWER,
      bytes: LISTED * 4000,
    },
    {
      what: 'a search of requests',
      ask: ({ vet, facilityId }) =>
        vet.call(searchRequests, {
          query: { facilityId, limit: LISTED },
          body: { payload: { message: ['presto'], status: ['NEW', 'OPEN'] } },
        }),
      count: WHO_AND_ANSWER,
      bytes: LISTED * 4000,
    },
    {
      what: 'a conversation of many messages',
      ask: ({ vet, visitId }) => vet.call(readRequest, { params: { id: visitId }, query: {} }),
      count: WHO_AND_ANSWER,
      bytes: 64_000,
    },
    {
      what: 'a day of the calendar',
      ask: ({ vet, facilityId }) =>
        vet.call(readCalendar, { query: { facilityId, from: bookedDay, to: bookedDay } }),
      count: WHO_AND_ANSWER,
      bytes: 1200,
    },
    {
      what: 'clients as somebody types',
      ask: ({ vet, facilityId }) =>
        vet.call(readClients, {
          params: { id: facilityId },
          query: { limit: LISTED, search: 'Olga' },
        }),
      count: WHO_AND_ANSWER,
      bytes: 1200,
    },
  ];

  it.each(reads)('asks as few statements as it may for $what', async ({ ask, count }) => {
    const statements = await product().statementsOf(() => ask(clinic));
    expect(statements).toHaveLength(count);
  });

  it.each(reads)('answers $what within its bytes', async ({ ask, bytes }) => {
    const answer = await ask(clinic);
    const length = Buffer.byteLength(JSON.stringify(answer));
    expect(answer).not.toEqual([]);
    expect(length).toBeLessThanOrEqual(bytes);
  });
});
