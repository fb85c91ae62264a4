import { signUp } from '@zampa/contract/account/sign-up';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateUser } from '@zampa/contract/people/update-user';
import { createPet } from '@zampa/contract/pets/create-pet';
import { readPayments } from '@zampa/contract/payments/read-payments';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { newOwner, PASSWORD, signedIn, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { appointmentOf, at, book, newOpenClinic } from '../appointments/clinic.ts';
import { becomeFamily, readOwnFamily } from '../families/families.ts';
import { newTenant, type Tenant } from '../isolation/two-tenants.ts';
import { pngPicture } from '../pictures.ts';
import { startServer, useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import { queue } from '../jobs/jobs.ts';
import { askToLeave, letTimePass, tryToSignIn, untilDone } from './leaving.ts';
import { placesOf, tracesOf } from './traces.ts';

const DOG = 1;

/** Signed in anew: so much time has passed. */
const returned = (person: TestAccount) => signedIn(person, person.email);

describe('erasing an owner who was alone', () => {
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
    await askToLeave(owner);
  });

  it('changes nothing of theirs until then, and lets their clinic read on', async () => {
    const { vet, owner, conversationId } = tenant;
    expect(
      await countOf(product(), 'pets', 'family_id = $1 and deleted_at is null', [owner.familyId]),
    ).toBe(2);
    const request = await vet.call(readRequest, { params: { id: conversationId } });
    expect(request).toMatchObject({ user: { firstName: 'leaverowner', lastName: 'Leaverlast' } });
    expect(await appointmentOf(vet, conversationId)).toMatchObject({ payload: { valid: true } });
    product().clock.advance(13 * 86_400);
    await untilDone(product(), 'endAccount', 'eraseAccount');
    expect(await countOf(product(), 'accounts', 'email = $1', [owner.email])).toBe(1);
  });

  it('leaves of the person nothing in the whole database but what the law asks to keep and what the clinic wrote down of the visit', async () => {
    const { owner } = tenant;
    expect(files.length).toBeGreaterThanOrEqual(2);
    await letTimePass(product());
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
    expect(placesOf(await tracesOf(product(), person))).toEqual([]);
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
    const gone = await countOf(product(), 'files', 'id = any($1)', [files]);
    expect(gone).toBe(0);
    expect(await countOf(product(), 'pets', 'id = $1', [privatePetId])).toBe(0);
    expect(await countOf(product(), 'families', 'id = $1 and enabled', [owner.familyId])).toBe(0);
    expect(
      await countOf(product(), 'consents', 'account_id = $1', [tenant.ownerAccountId]),
    ).toBeGreaterThan(3);
  });

  it('keeps for the clinic what it has to keep, by an author without a name', async () => {
    const { conversationId, petId, paymentId } = tenant;
    const vet = await returned(tenant.vet);
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

  it('calls off before what lay ahead, and tells the clinic who will not come', async () => {
    const { conversationId, bookingId } = tenant;
    const vet = await returned(tenant.vet);
    expect(await countOf(product(), 'calendar_events', 'id = $1 and valid', [bookingId])).toBe(0);
    expect(
      await countOf(product(), 'proposed_times', 'conversation_id = $1', [conversationId]),
    ).toBe(0);
    const told = await vet.call(readNotifications, { query: {} });
    const calledOff = told.find(({ kind }) => kind === 'CALLED_OFF');
    // It was said with the name, which is gone from it by now.
    expect(calledOff).toBeDefined();
    expect(JSON.stringify(told)).not.toContain('leaverowner');
    expect(`${calledOff?.title} ${calledOff?.body}`).toContain('Former user');
    const letters = product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(vet.email))
      .map(({ mail }) => mail.text ?? '');
    expect(letters.some((text) => text.includes('leaverowner'))).toBe(true);
  });

  it('touches nobody else', async () => {
    const { owner, conversationId } = neighbour;
    const vet = await returned(neighbour.vet);
    expect((await tryToSignIn(owner, owner.email)).status).toBe(200);
    const request = await vet.call(readRequest, { params: { id: conversationId } });
    expect(request).toMatchObject({ user: { firstName: 'neighbourowner' } });
    expect(await appointmentOf(vet, conversationId)).toMatchObject({ payload: { valid: true } });
  });

  it('frees the address for somebody new, who finds nothing of it', async () => {
    const { email, address, ip } = tenant.owner;
    const { status } = await sendCall({ address, ip }, signUp, {
      body: { email, password: PASSWORD, name: 'New', family_name: 'One', language: 'en' },
    });
    expect(status).toBe(201);
  });

  it('changes nothing when its jobs are done once more', async () => {
    const before = await countOf(product(), 'users', `status = 'ERASED'`);
    for (const kind of ['endAccount', 'eraseAccount'])
      await queue(product(), kind, { accountId: tenant.ownerAccountId });
    for (const kind of ['endAccount', 'eraseAccount'])
      await queue(product(), kind, { accountId: neighbour.ownerAccountId });
    await untilDone(product(), 'endAccount', 'eraseAccount');
    expect(await countOf(product(), 'users', `status = 'ERASED'`)).toBe(before);
    expect(await countOf(product(), 'accounts', 'id = $1', [neighbour.ownerAccountId])).toBe(1);
  });
});

describe('erasing one of a family', () => {
  const product = useProduct();

  it('leaves the family its pets, bookings and conversations; clinics call another admin of it', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, vet, visitId, facilityId, pet } = clinic;
    const partner = await newOwner(product(), 'Paola');
    await becomeFamily(owner, partner, FAMILY_ADMIN);
    const start = at(product().clock.now(), 30);
    await book(vet, visitId, { start, resource: vet.id });
    const socket = await openSocket(vet);
    await askToLeave(owner);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['client', expect.objectContaining({ FamilyId: owner.familyId })]);
    const contact = 'facility_id = $1 and user_id = $2';
    expect(await countOf(product(), 'facility_clients', contact, [facilityId, partner.id])).toBe(1);
    await letTimePass(product());
    const family = await readOwnFamily(
      { ...(await returned(partner)), id: partner.id },
      owner.familyId,
    );
    expect(family.Users.map(({ id }) => id)).toEqual([partner.id]);
    const request = await (await returned(partner)).call(readRequest, { params: { id: visitId } });
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

  it('makes the one who has been there longest its admin, where nobody else can be any more', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    await becomeFamily(owner, member);
    await askToLeave(member);
    await askToLeave(owner);
    expect((await tryToSignIn(member, member.email)).status).toBe(200);
    await letTimePass(product());
    const admin = 'family_id = $1 and user_id = $2 and role_id = 9';
    expect(await countOf(product(), 'family_members', admin, [owner.familyId, member.id])).toBe(1);
  });

  it('is done once by two processes that come to it at the same moment', async () => {
    const owner = await newOwner(product());
    const other = await startServer(product().databaseUrl);
    const ahead = product().clock.now().getTime() - other.clock.now().getTime();
    other.clock.advance(ahead / 1000);
    await askToLeave(owner);
    // Whichever process comes to a job reckons by its clock when the next one is due.
    const clocks = [product().clock, other.clock];
    for (const clock of clocks) clock.advance(14 * 86_400);
    await untilDone(product(), 'endAccount', 'notify');
    for (const clock of clocks) clock.advance(300);
    await untilDone(product(), 'eraseAccount', 'removeStoredFile', 'endBilling');
    await other.stop();
    const erased = `id = $1 and status = 'ERASED' and account_id is null`;
    expect(await countOf(product(), 'users', erased, [owner.id])).toBe(1);
    const failed = `kind in ('endAccount', 'eraseAccount') and (failure is not null or done_at is null)`;
    expect(await countOf(product(), 'outbox', failed)).toBe(0);
  });
});
