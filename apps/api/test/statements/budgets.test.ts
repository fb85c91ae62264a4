import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readClients } from '@zampa/contract/clients/read-clients';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { fillThread } from '@zampa/testing/long-thread';
import { fillFacility } from '@zampa/testing/many-requests';
import { startConsultation } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

/** Number of statements: one for the session, one for the answer. */
const WHO_AND_ANSWER = 2;
/** Number of entries in a list. */
const LISTED = 50;
const MESSAGES = 500;

/** Limits the statements and bytes of the busiest reads, whatever a clinic stores. */
describe('budget of the busiest reads', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  let bookedDay: string;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, visitId } = clinic;
    await startConsultation(vet, visitId);
    const booked = at(product().clock.now(), 5);
    await book(owner, visitId, { start: booked });
    bookedDay = booked.slice(0, 10);
    await fillThread(product().pool, { id: visitId, ownerId: owner.id, vetId: vet.id }, MESSAGES);
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId, families, assignees: [vet.id] };
    await fillFacility(product().pool, crowd, 10 * LISTED);
  });

  const reads: readonly {
    readonly name: string;
    readonly run: (clinic: OpenClinic) => Promise<unknown>;
    readonly count: number;
    /** Maximum size of the uncompressed answer. */
    readonly bytes: number;
  }[] = [
    {
      name: 'the list of requests',
      run: ({ vet, facilityId }) =>
        vet.call(readRequests, { query: { facilityId, limit: LISTED } }),
      count: WHO_AND_ANSWER,
      bytes: LISTED * 4000,
    },
    {
      name: 'a request search',
      run: ({ vet, facilityId }) =>
        vet.call(searchRequests, {
          query: { facilityId, limit: LISTED },
          body: { payload: { message: ['presto'], status: ['NEW', 'OPEN'] } },
        }),
      count: WHO_AND_ANSWER,
      bytes: LISTED * 4000,
    },
    {
      name: 'a conversation with many messages',
      run: ({ vet, visitId }) => vet.call(readRequest, { params: { id: visitId }, query: {} }),
      // The first read of a session within 15 minutes is also written to the audit log.
      count: WHO_AND_ANSWER + 2,
      bytes: 64_000,
    },
    {
      name: 'a day of the calendar',
      run: ({ vet, facilityId }) =>
        vet.call(readCalendar, { query: { facilityId, from: bookedDay, to: bookedDay } }),
      count: WHO_AND_ANSWER,
      bytes: 1200,
    },
    {
      name: 'a client search while typing',
      run: ({ vet, facilityId }) =>
        vet.call(readClients, {
          params: { id: facilityId },
          query: { limit: LISTED, search: 'Olga' },
        }),
      count: WHO_AND_ANSWER,
      bytes: 1200,
    },
  ];

  it.each(reads)('limits the number of SQL statements of $name', async ({ run, count }) => {
    const statements = await product().statementsOf(() => run(clinic));
    expect(statements).toHaveLength(count);
  });

  it.each(reads)('limits the bytes of $name', async ({ run, bytes }) => {
    const answer = await run(clinic);
    const length = Buffer.byteLength(JSON.stringify(answer));
    expect(answer).not.toEqual([]);
    expect(length).toBeLessThanOrEqual(bytes);
  });
});
