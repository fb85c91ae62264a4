import { createFeed } from '@zampa/contract/appointments/create-feed';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readCalendarFile } from '@zampa/contract/appointments/read-calendar-file';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { createClient } from '@zampa/contract/clients/create-client';
import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients } from '@zampa/contract/import/import-clients';
import { createEvent } from '@zampa/contract/requests/create-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readMovements } from '@zampa/contract/payments/read-movements';
import { readPayments } from '@zampa/contract/payments/read-payments';
import { createUser } from '@zampa/contract/people/create-user';
import { updateUser } from '@zampa/contract/people/update-user';
import { search } from '@zampa/contract/search/search';
import { createService } from '@zampa/contract/services/create-service';
import { readCode, newAccount, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { appointmentOf, at, book, updateCalendarEntry } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const [AT_HOME, IN_CLINIC] = [2, 4] as const;
/** Matches the person's own data, which the clinic has not typed. */
const SECRET = /Secret|7654321|private\.example/;

describe('a client who signed up but has not accepted the invitation', () => {
  const product = useProduct();

  /** Creates a client record with a past, paid visit, two upcoming ones and a diary entry; then the person signs up. */
  async function scene() {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    const facilityId = vet.facility.id;
    const client = await vet.call(createClient, {
      body: {
        FacilityId: facilityId,
        firstName: 'Typed',
        lastName: 'Name',
        email: account.email,
        pet: { name: 'Kira', SpeciesId: 1 },
      },
    });
    const pets = client.pets.map(({ id }) => id);
    const serviceOf = async (ServiceTypeId: 2 | 4) =>
      (
        await vet.call(createService, {
          body: { facilityId, ServiceTypeId, name: 'Visit', duration: 30, price: 4500 },
        })
      ).id;
    const [here, home] = [await serviceOf(IN_CLINIC), await serviceOf(AT_HOME)];
    const visit = async (serviceId: string) => {
      const payload = { facilityId, familyId: client.FamilyId, pets, services: [serviceId] };
      const body = { type: 'HEALTH', category: 'VISIT', payload } as const;
      return (await vet.call(createEvent, { body })).id;
    };
    const [coming, atHome, past] = [await visit(here), await visit(home), await visit(here)];
    const me = await account.call(createUser, {
      body: {
        email: account.email,
        firstName: 'Secretfirst',
        lastName: 'Secretlast',
        isVet: false,
      },
    });
    await account.call(updateUser, {
      body: {
        phone: '+39 333 7654321',
        address: 'Secret street 7',
        city: 'Secretville',
        taxNumber: 'RSSMRA80A01H501U',
      },
    });
    await book(vet, coming, { start: at(product().clock.now(), 3) });
    await book(vet, atHome, { start: at(product().clock.now(), 4) });
    await startConsultation(vet, past);
    await vet.call(endConversation, { query: { id: past } });
    await vet.call(markPaid, { query: { eventId: past } });
    const entry = { facilityId, pets, message: 'Vaccinated' };
    await vet.call(createEvent, { body: { type: 'DIARY', category: 'VACCINES', payload: entry } });
    return { vet, account, me, facilityId, client, coming, atHome };
  }

  it('appears to the clinic only with the data that the clinic typed, in all calls and sockets', async () => {
    const { vet, account, me, facilityId, client, coming, atHome } = await scene();
    const { events } = await openSocket(vet);
    const booking = await appointmentOf(vet, coming);
    // The clinic is also notified of the person's own actions.
    const calledOff = await appointmentOf(account, atHome);
    await updateCalendarEntry(account, calledOff?.id ?? '', { status: 'CANCELED' });
    await expect.poll(() => events.length).toBeGreaterThan(0);

    const now = product().clock.now();
    const days = { from: at(now, 0).slice(0, 10), to: at(now, 9).slice(0, 10) };
    const query = { facilityId };
    const feed = await vet.call(createFeed, { body: query });
    const sought = await vet.send(searchRequests, { query, body: { category: ['VISIT'] } });
    const read = {
      requests: await vet.send(readRequests, { query: { ...query, category: 'VISIT' } }),
      sought,
      request: await vet.send(readRequest, { params: { id: coming } }),
      event: await vet.send(readEvent, { query: { id: coming } }),
      booked: await vet.send(readEvent, { query: { id: booking?.id } }),
      calendar: await vet.send(readCalendar, { query: { ...query, ...days } }),
      file: await vet.send(readCalendarFile, { query: { id: coming } }),
      diary: await vet.send(readDiary, {
        params: { userId: me.id },
        query: { filterByFacilityId: facilityId },
      }),
      inbox: await vet.send(readInbox, { query }),
      notifications: await vet.send(readNotifications, { query: {} }),
      payments: await vet.send(readPayments, { query }),
      movements: await vet.send(readMovements, { query: { ...query, ...days } }),
      pets: await vet.send(search, { query: { q: 'Kira' } }),
      clients: await vet.send(readClients, { params: { id: facilityId }, query: {} }),
    };
    const texts: Record<string, string> = Object.fromEntries(
      Object.entries(read).map(([name, { bytes }]) => [name, bytes.toString()]),
    );
    texts['feed'] = await (await fetch((feed.url ?? '').replace('localhost', '127.0.0.1'))).text();
    texts['socket'] = JSON.stringify(events);
    for (const [name, text] of Object.entries(texts)) expect(text, name).not.toMatch(SECRET);
    const named = Object.entries(texts).filter(([, text]) => text.includes('Typed'));
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining(['requests', 'sought', 'request', 'calendar', 'diary', 'payments']),
    );
    expect(client.firstName).toBe('Typed');
    // Search does not find the person's own data either.
    const countSearchResults = async (q: string) => {
      const searched = await vet.call(search, { query: { q } });
      const requests = await vet.call(searchRequests, {
        query,
        body: { category: ['VISIT'], payload: { message: [q] } },
      });
      return [searched.clients.length, searched.conversations.length > 0, requests.length > 0];
    };
    expect(await countSearchResults('Secretlast')).toEqual([0, false, false]);
    expect(await countSearchResults('Typed')).toEqual([1, true, true]);
    const { rows } = await product().pool.query<{ payer: unknown }>('select payer from receipts');
    expect(JSON.stringify(rows)).not.toMatch(/Secret|RSSMRA/);
  });

  it('reveals no address for a home visit before they accept', async () => {
    const { vet, account, facilityId, client, atHome } = await scene();
    expect((await appointmentOf(vet, atHome))?.payload.address).toBe('');
    const query = { facilityId };
    await vet.call(inviteClients, { query, body: { users: [{ id: client.id }] } });
    const [open] = await vet.call(readInvitations, { query });
    const token = new URL(open?.link ?? '').searchParams.get('invitation') ?? '';
    await account.call(acceptInvitation, { body: { token } });
    const { services, pets } = (await vet.call(readRequest, { params: { id: atHome } })).payload;
    const payload = { facilityId, familyId: client.FamilyId, pets, services };
    const { id } = await vet.call(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', payload },
    });
    await book(vet, id, { start: at(product().clock.now(), 6) });
    expect((await appointmentOf(vet, id))?.payload.address).toBe('Secret street 7, Secretville');
  });

  it('is invited by the name and address that the clinic typed, even after changing theirs', async () => {
    const { vet, account, facilityId, client } = await scene();
    const { email } = newVisitor(product().address, 'private.example');
    await account.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await readCode(product().mailbox, email);
    await account.call(confirmEmailChange, { body: { code } });

    const query = { facilityId };
    const users = [{ id: client.id }];
    expect(await vet.call(inviteClients, { query, body: { users } })).toMatchObject({ invited: 1 });
    expect(await vet.call(readInvitations, { query })).toMatchObject([
      { firstName: 'Typed', lastName: 'Name', email: account.email, phone: null },
    ]);
    // Nor does any response reveal that another address is theirs or that they have signed up.
    const invitees = [{ email }, { email: account.email }];
    expect(
      (await vet.call(inviteClients, { query, body: { users: invitees } })).rows,
    ).toMatchObject([{ status: 'INVITED' }, { status: 'ERROR', code: 'ALREADY_INVITED' }]);
    const row = { firstName: 'Typed', lastName: 'Name', email: account.email };
    const tried = await vet.call(importClients, { query, body: { dryRun: true, users: [row] } });
    expect(tried.rows).toMatchObject([{ code: 'ALREADY_INVITED' }]);
    const letters = product().mailbox.emails.filter(({ recipients }) => recipients.includes(email));
    for (const { mail } of letters) expect(mail.text).not.toContain('Typed');
  });
});
