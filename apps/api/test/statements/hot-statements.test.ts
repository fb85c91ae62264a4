import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { readClients } from '@zampa/contract/clients/read-clients';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { start, write } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { asWritten } from './as-written.ts';

/** What the database is sent for what happens most, so that a change of it is seen as SQL. `vitest -u` writes it anew. */
describe('the statements of what happens most', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    await start(clinic.vet, clinic.visitId);
    await write(clinic.owner, clinic.visitId, 'Pluto limps');
  });

  /** Who somebody is comes before everything, and stands in a file of its own. */
  const afterWho = ([, ...statements]: readonly string[]) => asWritten(statements);

  it('asks who somebody is first', async () => {
    const { owner, visitId } = clinic;
    const read = () => owner.call(readEvent, { query: { id: visitId } });
    const [who = ''] = await product().statementsOf(read);
    await expect(asWritten([who])).toMatchFileSnapshot('./who.sql');
  });

  it.each([
    {
      name: 'requests-of-a-clinic',
      ask: ({ vet, facilityId }: OpenClinic) =>
        vet.call(readRequests, { query: { facilityId, limit: 50 } }),
    },
    {
      name: 'requests-of-an-owner',
      ask: ({ owner }: OpenClinic) => owner.call(readRequests, { query: { limit: 50 } }),
    },
    {
      name: 'numbers-of-requests',
      ask: ({ vet, facilityId }: OpenClinic) => vet.call(countRequests, { query: { facilityId } }),
    },
    {
      name: 'thread',
      ask: ({ vet, visitId }: OpenClinic) =>
        vet.call(readRequest, { params: { id: visitId }, query: {} }),
    },
    {
      name: 'event',
      ask: ({ owner, visitId }: OpenClinic) => owner.call(readEvent, { query: { id: visitId } }),
    },
    {
      name: 'heads',
      ask: ({ owner }: OpenClinic) =>
        owner.call(readConversationCursors, { query: { since: '2026-01-01T00:00:00.000Z' } }),
    },
    {
      name: 'calendar',
      ask: ({ vet, facilityId }: OpenClinic) =>
        vet.call(readCalendar, { query: { facilityId, from: '2026-11-02', to: '2026-11-15' } }),
    },
    {
      name: 'slots',
      ask: ({ owner, facilityId, serviceId }: OpenClinic) => {
        const [from, to] = [3, 10].map((days) => at(product().clock.now(), days).slice(0, 10));
        const query = { facilityId, services: serviceId, from: from ?? '', to: to ?? '' };
        return owner.call(readSlots, { query });
      },
    },
    {
      name: 'inbox-of-staff',
      ask: ({ vet, facilityId }: OpenClinic) => vet.call(readInbox, { query: { facilityId } }),
    },
    {
      name: 'inbox-of-owner',
      ask: ({ owner }: OpenClinic) => owner.call(readInbox, { query: {} }),
    },
    {
      name: 'clients',
      ask: ({ vet, facilityId }: OpenClinic) =>
        vet.call(readClients, { params: { id: facilityId }, query: { limit: 50 } }),
    },
  ])('asks for $name', async ({ name, ask }) => {
    const statements = await product().statementsOf(() => ask(clinic));
    await expect(afterWho(statements)).toMatchFileSnapshot(`./${name}.sql`);
  });

  it('writes a message on three ways to the database, telling it and its two jobs among them', async () => {
    const { vet, owner, visitId } = clinic;
    const { events } = await openSocket(vet);
    const clientId = 'from-the-owner';
    const statements = await product().statementsOf(async () => {
      const message = { type: 'CHAT', parent_id: visitId, clientId } as const;
      const body = { ...message, payload: { message: 'He eats again' } };
      await owner.call(createEvent, { body, headers: { 'idempotency-key': clientId } });
      await expect.poll(() => events.some(({ event }) => event?.clientId === clientId)).toBe(true);
    });
    await expect(afterWho(statements)).toMatchFileSnapshot('./message.sql');
    // The beginning and the end travel with what is done.
    const ways = statements.filter((text) => text !== 'begin' && text !== 'commit');
    expect(ways).toHaveLength(3);
  });

  it('marks as read without keeping an answer for a repetition', async () => {
    const { vet, visitId } = clinic;
    const { heard } = await openSocket(vet);
    const mark = () =>
      vet.call(markSeen, {
        body: { conversationId: visitId, seq: 1 },
        headers: { 'idempotency-key': 'read-once' },
      });
    const statements = await product().statementsOf(async () => {
      await mark();
      await expect.poll(() => heard.some(([name]) => name === 'seen')).toBe(true);
    });
    await mark();
    await expect(afterWho(statements)).toMatchFileSnapshot('./mark-read.sql');
    expect(statements.filter((text) => text.includes('idempotency'))).toEqual([]);
  });
});
