import { createClient } from '@zampa/contract/clients/create-client';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClient } from '@zampa/contract/clients/update-client';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { createEvent } from '@zampa/contract/requests/create-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readPayments } from '@zampa/contract/payments/read-payments';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { createService } from '@zampa/contract/services/create-service';
import {
  joinClinic,
  newAccount,
  newOwner,
  newVet,
  type Owner,
  type TestAccount,
  type Vet,
} from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const DOG = 1;
const PRICE = 4500;
const PHONE = '+39 333 123 45 67';

describe('claiming the history of a client record', () => {
  const product = useProduct();

  /** Creates a client record with a paid visit, an unpaid one, an upcoming one, a note and a diary entry. */
  async function newRecordWithHistory(vet: Vet, reached: { email: string } | { phone: string }) {
    const facilityId = vet.facility.id;
    const client = await vet.call(createClient, {
      body: {
        FacilityId: facilityId,
        firstName: 'Wanda',
        lastName: 'Riva',
        ...reached,
        pet: { name: 'Kira', SpeciesId: DOG },
      },
    });
    const pets = client.pets.map(({ id }) => id);
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, price: PRICE },
    });
    const visit = async () => {
      const payload = { facilityId, familyId: client.FamilyId, pets, services: [serviceId] };
      const body = { type: 'HEALTH', category: 'VISIT', payload } as const;
      return (await vet.call(createEvent, { body })).id;
    };
    const [paid, owed, coming] = [await visit(), await visit(), await visit()];
    for (const id of [paid, owed]) {
      await startConsultation(vet, id);
      await vet.call(endConversation, { query: { id } });
    }
    await vet.call(markPaid, { query: { eventId: paid } });
    await book(vet, coming, { start: at(product().clock.now(), 3) });
    const entry = { facilityId, pets, message: 'Vaccinated' };
    const { id: diary } = await vet.call(createEvent, {
      body: { type: 'DIARY', category: 'VACCINES', payload: entry },
    });
    const note = 'Rings in the evening';
    await vet.call(updateClient, { body: { id: client.id, FacilityId: facilityId, note } });
    // A job issues the receipt for the payment.
    await expect
      .poll(() => countOf(product(), 'receipts', 'family_id = $1', [client.FamilyId]))
      .toBe(1);
    return { client, paid, owed, coming, diary };
  }
  type RecordWithHistory = Awaited<ReturnType<typeof newRecordWithHistory>>;

  async function invite(vet: Vet, { client }: RecordWithHistory) {
    const query = { facilityId: vet.facility.id };
    await vet.call(inviteClients, { query, body: { users: [{ id: client.id }] } });
    const open = await vet.call(readInvitations, { query });
    const link = open.find(({ firstName }) => firstName === 'Wanda')?.link ?? '';
    return new URL(link).searchParams.get('invitation') ?? '';
  }

  const accept = (caller: TestAccount, token: string) =>
    caller.call(acceptInvitation, { body: { token } });

  /** Expects that both sides find the whole history, and that it belongs to the person's own family. */
  async function expectAllOf(vet: Vet, caller: TestAccount, history: RecordWithHistory) {
    const { paid, owed, coming, diary } = history;
    const me = await caller.call(readMe, {});
    const familyId = me.FamilyId ?? '';
    expect(me.pets.map(({ name }) => name)).toContain('Kira');
    for (const [reader, query] of [
      [caller, {}],
      [vet, { facilityId: vet.facility.id }],
    ] as const) {
      const found = await reader.call(readRequests, { query: { ...query, category: 'VISIT' } });
      const theirs = found.filter(({ id }) => [paid, owed, coming].includes(id));
      expect(theirs.map(({ family }) => family.id)).toEqual([familyId, familyId, familyId]);
      const params = { userId: me.id };
      const filterByFacilityId = vet.facility.id;
      const entries = await reader.call(readDiary, { params, query: { filterByFacilityId } });
      expect(entries.map(({ id }) => id)).toContain(diary);
      const money = await reader.call(readPayments, { query });
      expect(money.map(({ status }) => status).toSorted()).toEqual(['PAID', 'TO_BE_PAID']);
    }
    const appointments = await caller.call(readAppointments, { query: {} });
    expect(appointments.map(({ parent_id: of }) => of)).toContain(coming);
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    expect(client).toMatchObject({ FamilyId: familyId, balance: PRICE });
    expect(client?.note).toContain('Rings in the evening');
    const { FamilyId: recorded } = history.client;
    for (const table of [
      'conversations',
      'events',
      'calendar_events',
      'charges',
      'receipts',
      'pets',
    ])
      expect(await countOf(product(), table, 'family_id = $1', [recorded]), table).toBe(0);
  }

  /** The ways in which a person becomes the client; all have the same result. */
  const ways: readonly [
    string,
    (vet: Vet, owner: Owner, history: RecordWithHistory) => Promise<unknown>,
  ][] = [
    ['the link of an e-mail', async (vet, owner, h) => accept(owner, await invite(vet, h))],
    ['the link of a text message', async (vet, owner, h) => accept(owner, await invite(vet, h))],
    [
      'the app, invited by e-mail',
      async (vet, owner, history) => {
        await invite(vet, history);
        const body = { userId: owner.id, facilityId: vet.facility.id, status: 'ACTIVE' } as const;
        await owner.call(updateClientStatus, { body });
      },
    ],
    ['the code of the clinic', (vet, owner) => joinClinic(owner, vet.facility)],
  ];

  it.each(ways)(
    'moves the history to the family of a person who joins by %s',
    async (way, come) => {
      const [vet, owner] = [await newVet(product()), await newOwner(product())];
      const isText = way.includes('text');
      const history = await newRecordWithHistory(
        vet,
        isText ? { phone: PHONE } : { email: owner.email },
      );
      await come(vet, owner, history);
      const params = { id: vet.facility.id };
      expect(await vet.call(readClients, { params, query: {} })).toMatchObject([
        { userId: owner.id, status: 'ACTIVE', firstName: 'Olga' },
      ]);
      expect(await vet.call(readInvitations, { query: { facilityId: vet.facility.id } })).toEqual(
        [],
      );
      await expectAllOf(vet, owner, history);
      expect(await countOf(product(), 'users', 'id = $1', [history.client.userId])).toBe(0);
      expect(await countOf(product(), 'families', 'id = $1', [history.client.FamilyId])).toBe(0);
    },
  );

  it('merges the histories of two clinics into one family', async () => {
    const [first, second] = [await newVet(product()), await newVet(product())];
    const account = await newAccount(product());
    const { email } = account;
    const [one, two] = [
      await newRecordWithHistory(first, { email }),
      await newRecordWithHistory(second, { email }),
    ];
    const me = await account.call(createUser, {
      body: { email, firstName: 'Wanda', lastName: 'Riva', isVet: false },
    });
    expect(me.families).toHaveLength(1);
    const own = await account.call(readRequests, { query: { category: 'VISIT' } });
    const all = [one, two].flatMap(({ paid, owed, coming }) => [paid, owed, coming]);
    expect(own.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
    for (const vet of [first, second]) {
      const query = { facilityId: vet.facility.id };
      expect(await vet.call(readRequests, { query: { ...query, category: 'VISIT' } })).toHaveLength(
        3,
      );
      expect(await vet.call(readPayments, { query })).toHaveLength(2);
    }
  });

  it('merges the record into an existing relation and keeps both notes', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const history = await newRecordWithHistory(vet, { phone: PHONE });
    const token = await invite(vet, history);
    await joinClinic(owner, vet.facility);
    const note = 'Pays by card';
    const noteUpdate = { id: owner.id, FacilityId: vet.facility.id, note };
    await vet.call(updateClient, { body: noteUpdate });
    await accept(owner, token);
    await expectAllOf(vet, owner, history);
    const params = { id: vet.facility.id };
    expect(await vet.call(readClients, { params, query: {} })).toMatchObject([
      { note: 'Pays by card\nRings in the evening' },
    ]);
  });

  it('moves the history once when two people accept at the same moment', async () => {
    const vet = await newVet(product());
    const [owner, other] = [await newOwner(product()), await newOwner(product())];
    const history = await newRecordWithHistory(vet, { phone: PHONE });
    const token = await invite(vet, history);
    const outcomes = await Promise.allSettled([accept(owner, token), accept(other, token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [has, lacks] = outcomes[0]?.status === 'fulfilled' ? [owner, other] : [other, owner];
    await expectAllOf(vet, has, history);
    expect(await lacks.call(readRequests, { query: { category: 'VISIT' } })).toEqual([]);
  });

  it('cannot be bypassed: other writes cannot move conversations or change receipts', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const { paid } = await newRecordWithHistory(vet, { phone: PHONE });
    const move = (reason: string) =>
      product().pool.query(
        `with said as (select set_config('app.system', $3, false))
        update conversations set family_id = $1 from said where id = $2`,
        [owner.familyId, paid, reason],
      );
    await expect(move('jobs')).rejects.toThrow('a conversation stays');
    const rewrite = product().pool.query('update receipts set amount = amount + 1');
    await expect(rewrite).rejects.toThrow('stays in it');
  });
});
