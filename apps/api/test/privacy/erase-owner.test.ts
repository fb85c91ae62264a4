import { signUp } from '@zampa/contract/account/sign-up';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateUser } from '@zampa/contract/people/update-user';
import { createPet } from '@zampa/contract/pets/create-pet';
import { readPayments } from '@zampa/contract/payments/read-payments';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { newOwner, PASSWORD, openSession, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { appointmentOf, at, book, newOpenClinic } from '../appointments/clinic.ts';
import { addToFamily, readOwnFamily } from '../families/families.ts';
import { newTenant, type Tenant } from '../isolation/two-tenants.ts';
import { pngPicture } from '../pictures.ts';
import { startServer, useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import { insertJob } from '../jobs/jobs.ts';
import {
  requestDeletion,
  runDueErasures,
  tryToSignIn,
  waitForJobKinds,
} from './account-erasure.ts';
import { columnsOf, findTraces } from './traces.ts';

const DOG = 1;

/** Signs a person in again, because the session has expired. */
const signInAgain = (person: TestAccount) => openSession(person, person.email);

describe('erasure of an owner without relatives', () => {
  const product = useProduct();
  let tenant: Tenant;
  let neighbour: Tenant;
  let privatePetId: string;
  let files: readonly string[];

  beforeAll(async () => {
    neighbour = await newTenant(product(), 'neighbour');
    tenant = await newTenant(product(), 'leaver');
    const { owner, vet } = tenant;
    const image = { bytes: await pngPicture(), type: 'image/png' };
    await owner.call(updateUser, {
      body: {
        lastName: 'Leaverlast',
        phone: '+39 02 11223344',
        mobile: '+39 333 4455667',
        address: 'Via Leaverstreet 7',
        taxNumber: 'LVRTAX80A01H501U',
      },
      image,
    });
    const pet = { name: 'leaverprivatepet', SpeciesId: DOG, FamilyId: owner.familyId };
    privatePetId = (await owner.call(createPet, { query: {}, body: pet, image })).id;
    await owner.call(createEvent, {
      body: {
        type: 'DIARY',
        category: 'TRIP',
        payload: { pets: [privatePetId], message: 'leaverprivatediary' },
      },
    });
    const note = 'leavernoteofclinic';
    await vet.call(updateClient, { body: { id: owner.id, FacilityId: vet.facility.id, note } });
    const { rows } = await product().pool.query<{ id: string }>(
      'select id from files where user_id = $1 or pet_id = $2 or pet_id = $3',
      [owner.id, privatePetId, tenant.petId],
    );
    files = rows.map(({ id }) => id);
    await product().pool.query(
      `update calendar_events set starts_at = starts_at + interval '30 days', ends_at = ends_at + interval '30 days'
      where id = any($1)`,
      [[tenant.bookingId, neighbour.bookingId]],
    );
    await requestDeletion(owner);
  });

  it('changes nothing before the due date, and the clinic can still read everything', async () => {
    const { vet, owner, conversationId } = tenant;
    expect(
      await countOf(product(), 'pets', 'family_id = $1 and deleted_at is null', [owner.familyId]),
    ).toBe(2);
    const request = await vet.call(readRequest, { params: { id: conversationId } });
    expect(request).toMatchObject({ user: { firstName: 'leaverowner', lastName: 'Leaverlast' } });
    expect(await appointmentOf(vet, conversationId)).toMatchObject({ payload: { valid: true } });
    product().clock.advance(13 * 86_400);
    await waitForJobKinds(product(), 'endAccount', 'eraseAccount');
    expect(await countOf(product(), 'accounts', 'email = $1', [owner.email])).toBe(1);
  });

  it('removes every trace of the person except what the law or the visit record requires', async () => {
    const { owner } = tenant;
    expect(files.length).toBeGreaterThanOrEqual(2);
    await runDueErasures(product());
    const person = [
      owner.email,
      'leaverowner',
      'Leaverlast',
      '11223344',
      '4455667',
      'Leaverstreet',
      'LVRTAX',
      'leaver-device',
      'leaverprivate',
      'leavernoteofclinic',
    ];
    expect(columnsOf(await findTraces(product(), person))).toEqual([]);
    const account = await countOf(product(), 'accounts', 'email = $1', [owner.email]);
    expect(account).toBe(0);
    for (const table of [
      'notifications',
      'notification_preferences',
      'push_tokens',
      'calendar_feeds',
      'reads',
      'family_members',
    ])
      expect([table, await countOf(product(), table, 'user_id = $1', [owner.id])]).toEqual([
        table,
        0,
      ]);
    const remaining = await countOf(product(), 'files', 'id = any($1)', [files]);
    expect(remaining).toBe(0);
    expect(await countOf(product(), 'pets', 'id = $1', [privatePetId])).toBe(0);
    expect(await countOf(product(), 'families', 'id = $1 and enabled', [owner.familyId])).toBe(0);
    expect(
      await countOf(product(), 'consents', 'account_id = $1', [tenant.ownerAccountId]),
    ).toBeGreaterThan(3);
  });

  it('keeps conversations, payments and receipts for the clinic, with an unnamed author', async () => {
    const { conversationId, petId, paymentId } = tenant;
    const vet = await signInAgain(tenant.vet);
    const request = await vet.call(readRequest, { params: { id: conversationId } });
    expect(request).toMatchObject({
      payload: { note: 'leavernote' },
      user: { firstName: '', lastName: '' },
      pets: [{ id: petId, name: 'leaverpet', image: null, microchip: null }],
      events: expect.arrayContaining([
        expect.objectContaining({
          payload: expect.objectContaining({ message: 'leaverquestion' }) as unknown,
          user: expect.objectContaining({ firstName: '', lastName: '', image: null }) as unknown,
        }),
      ]) as unknown,
    });
    const payments = await vet.call(readPayments, {
      query: { facilityId: tenant.vet.facility.id },
    });
    expect(payments.map(({ id }) => id)).toContain(paymentId);
    expect(await countOf(product(), 'receipts', 'family_id = $1', [tenant.owner.familyId])).toBe(1);
    const params = { id: tenant.vet.facility.id };
    const clients = await vet.call(readClients, { params, query: {} });
    expect(clients.map(({ FamilyId }) => FamilyId)).not.toContain(tenant.owner.familyId);
    const relation = `family_id = $1 and status = 'REMOVED' and note = '' and contact is null`;
    expect(await countOf(product(), 'facility_clients', relation, [tenant.owner.familyId])).toBe(1);
  });

  it('cancels future appointments first and notifies the clinic', async () => {
    const { conversationId, bookingId } = tenant;
    const vet = await signInAgain(tenant.vet);
    expect(await countOf(product(), 'calendar_events', 'id = $1 and valid', [bookingId])).toBe(0);
    expect(
      await countOf(product(), 'proposed_times', 'conversation_id = $1', [conversationId]),
    ).toBe(0);
    const notifications = await vet.call(readNotifications, { query: {} });
    const calledOff = notifications.find(({ kind }) => kind === 'CALLED_OFF');
    // The notification named the person, whose name has been erased since.
    expect(calledOff).toBeDefined();
    expect(JSON.stringify(notifications)).not.toContain('leaverowner');
    expect(`${calledOff?.title} ${calledOff?.body}`).toContain('Former user');
    const letters = product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(vet.email))
      .map(({ mail }) => mail.text ?? '');
    expect(letters.some((text) => text.includes('leaverowner'))).toBe(true);
  });

  it('does not affect other owners', async () => {
    const { owner, conversationId } = neighbour;
    const vet = await signInAgain(neighbour.vet);
    expect((await tryToSignIn(owner, owner.email)).status).toBe(200);
    const request = await vet.call(readRequest, { params: { id: conversationId } });
    expect(request).toMatchObject({ user: { firstName: 'neighbourowner' } });
    expect(await appointmentOf(vet, conversationId)).toMatchObject({ payload: { valid: true } });
  });

  it('frees the e-mail address for a new account', async () => {
    const { email, address, ip } = tenant.owner;
    const { status } = await sendCall({ address, ip }, signUp, {
      body: { email, password: PASSWORD, name: 'New', family_name: 'One', language: 'en' },
    });
    expect(status).toBe(201);
  });

  it('changes nothing when its jobs run again', async () => {
    const before = await countOf(product(), 'users', `status = 'ERASED'`);
    for (const kind of ['endAccount', 'eraseAccount'])
      await insertJob(product(), kind, { accountId: tenant.ownerAccountId });
    for (const kind of ['endAccount', 'eraseAccount'])
      await insertJob(product(), kind, { accountId: neighbour.ownerAccountId });
    await waitForJobKinds(product(), 'endAccount', 'eraseAccount');
    expect(await countOf(product(), 'users', `status = 'ERASED'`)).toBe(before);
    expect(await countOf(product(), 'accounts', 'id = $1', [neighbour.ownerAccountId])).toBe(1);
  });
});

describe('erasure of a family member', () => {
  const product = useProduct();

  it('keeps pets, bookings and conversations, and makes another admin the contact', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, vet, visitId, facilityId, pet } = clinic;
    const partner = await newOwner(product(), 'Paola');
    await addToFamily(owner, partner, FAMILY_ADMIN);
    const start = at(product().clock.now(), 30);
    await book(vet, visitId, { start, resource: vet.id });
    const socket = await openSocket(vet);
    await requestDeletion(owner);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['client', expect.objectContaining({ FamilyId: owner.familyId })]);
    const contact = 'facility_id = $1 and user_id = $2';
    expect(await countOf(product(), 'facility_clients', contact, [facilityId, partner.id])).toBe(1);
    await runDueErasures(product());
    const family = await readOwnFamily(
      { ...(await signInAgain(partner)), id: partner.id },
      owner.familyId,
    );
    expect(family.Users.map(({ id }) => id)).toEqual([partner.id]);
    const request = await (
      await signInAgain(partner)
    ).call(readRequest, { params: { id: visitId } });
    expect(request).toMatchObject({
      pets: [{ id: pet.id, name: 'Pluto' }],
      user: { firstName: '', lastName: '' },
      appointment: { payload: { valid: true } },
    });
    expect(
      await countOf(product(), 'facility_clients', `family_id = $1 and status = 'ACTIVE'`, [
        owner.familyId,
      ]),
    ).toBe(1);
  });

  it('makes the member who joined first the admin when no admin is left', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    await addToFamily(owner, member);
    await requestDeletion(member);
    await requestDeletion(owner);
    expect((await tryToSignIn(member, member.email)).status).toBe(200);
    await runDueErasures(product());
    const admin = 'family_id = $1 and user_id = $2 and role_id = 9';
    expect(await countOf(product(), 'family_members', admin, [owner.familyId, member.id])).toBe(1);
  });

  it('runs once when two processes run its jobs concurrently', async () => {
    const owner = await newOwner(product());
    const other = await startServer(product().databaseUrl);
    const ahead = product().clock.now().getTime() - other.clock.now().getTime();
    other.clock.advance(ahead / 1000);
    await requestDeletion(owner);
    // Each process schedules the next job by its own clock.
    const clocks = [product().clock, other.clock];
    for (const clock of clocks) clock.advance(14 * 86_400);
    await waitForJobKinds(product(), 'endAccount', 'notify');
    for (const clock of clocks) clock.advance(300);
    await waitForJobKinds(product(), 'eraseAccount', 'removeStoredFile', 'endBilling');
    await other.stop();
    const erased = `id = $1 and status = 'ERASED' and account_id is null`;
    expect(await countOf(product(), 'users', erased, [owner.id])).toBe(1);
    const failed = `kind in ('endAccount', 'eraseAccount') and (failure is not null or done_at is null)`;
    expect(await countOf(product(), 'outbox', failed)).toBe(0);
  });
});
