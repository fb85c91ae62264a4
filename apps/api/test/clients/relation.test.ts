import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  newVet,
  type TestAccount,
} from '@zampa/testing/people';
import type { RefusedCall } from '@zampa/testing/send-call';
import {
  newPet,
  repeatRequest,
  newClinicWithClient,
  type ClinicWithClient,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { addToFamily } from '../families/families.ts';
import { useProduct, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';

const [VETERINARIAN, SECRETARY, CONSULTANT, FAMILY_ADMIN] = [3, 5, 6, 9];

function change(actor: TestAccount, { vet, owner }: ClinicWithClient, status: RelationshipStatus) {
  const body = { userId: owner.id, facilityId: vet.facility.id, status };
  return actor.call(updateClientStatus, { body });
}

function setStatus(product: Product, { owner }: ClinicWithClient, status: RelationshipStatus) {
  return product.pool.query('update facility_clients set status = $1 where family_id = $2', [
    status,
    owner.familyId,
  ]);
}

describe('PATCH /api/client/status', () => {
  const product = useProduct();

  it('lets each side pause the relation and end only its own pause, and notifies the clinic', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { heard } = await openSocket(vet);
    expect(await change(owner, clinic, 'DISABLED_BY_PO')).toMatchObject({
      userId: owner.id,
      FamilyId: owner.familyId,
      status: 'DISABLED_BY_PO',
    });
    const clientEvent = { facilityId: vet.facility.id, FamilyId: owner.familyId };
    await expect.poll(() => heard).toContainEqual(['client', clientEvent]);
    await expect(change(vet, clinic, 'ACTIVE')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await change(owner, clinic, 'ACTIVE');
    await change(vet, clinic, 'DISABLED_BY_VET');
    await expect(change(owner, clinic, 'ACTIVE')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(vet, clinic, 'ACTIVE')).toMatchObject({ status: 'ACTIVE' });
  });

  it('pauses and resumes only the named family of a person with two families', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const relative = await newOwner(product(), 'Rita');
    await joinClinic(relative, vet.facility);
    await product().pool.query(
      'insert into family_members (family_id, user_id, role_id, created_at) values ($1, $2, $3, now())',
      [relative.familyId, owner.id, FAMILY_ADMIN],
    );
    const stranger = await newOwner(product(), 'Sara');
    await joinClinic(stranger, vet.facility);
    const step = (familyId: string, status: RelationshipStatus) =>
      owner.send(updateClientStatus, {
        body: { userId: owner.id, facilityId: vet.facility.id, familyId, status },
      });
    const statuses = async () =>
      Object.fromEntries(
        (await vet.call(readClients, { params: { id: vet.facility.id }, query: {} })).map(
          ({ FamilyId, status }) => [FamilyId, status],
        ),
      );
    expect(await step(relative.familyId, 'DISABLED_BY_PO')).toMatchObject({
      status: 200,
      json: { FamilyId: relative.familyId, status: 'DISABLED_BY_PO' },
    });
    expect(await step(stranger.familyId, 'DISABLED_BY_PO')).toMatchObject({ status: 404 });
    expect(await statuses()).toEqual({
      [owner.familyId]: 'ACTIVE',
      [relative.familyId]: 'DISABLED_BY_PO',
      [stranger.familyId]: 'ACTIVE',
    });
    expect(await step(relative.familyId, 'ACTIVE')).toMatchObject({ status: 200 });
    expect((await statuses())[relative.familyId]).toBe('ACTIVE');
  });

  it('rejects an outdated version with 412 after another change', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const body = {
      userId: owner.id,
      facilityId: vet.facility.id,
      status: 'DISABLED_BY_VET',
    } as const;
    const [seen] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    product().clock.advance(1);
    await change(vet, clinic, 'DISABLED_BY_VET');
    await change(vet, clinic, 'ACTIVE');
    const disable = (version: string | undefined) =>
      vet.call(updateClientStatus, { body, headers: { 'if-match': `"${version}"` } });
    await expect(disable(seen?.dateUpdated)).rejects.toMatchObject({ status: 412, code: 'STALE' });
    const [now] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    expect(await disable(now?.dateUpdated)).toMatchObject({ status: 'DISABLED_BY_VET' });
  });

  it("changes the named record, or the person's own record even if they belong to another client's family", async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner: marta } = clinic;
    const facilityId = vet.facility.id;
    const mia = await newOwner(product(), 'Mia');
    // Because she has a pet, her own family remains next to the other one.
    await newPet(mia);
    await addToFamily(marta, mia);
    product().clock.advance(1);
    await mia.call(joinFacility, {
      body: { facilityCode: vet.facility.code, userId: mia.id, familyId: mia.familyId },
    });
    const read = async () => {
      const clients = await vet.call(readClients, { params: { id: facilityId }, query: {} });
      const of = (familyId: string) => clients.find(({ FamilyId }) => FamilyId === familyId);
      return [of(marta.familyId), of(mia.familyId)] as const;
    };
    const note = (id: string, text: string) =>
      vet.call(updateClient, { body: { id, FacilityId: facilityId, note: text } });
    const [first, second] = await read();
    await note(first?.id ?? '', 'Pays in cash');
    expect(await note(mia.id, 'By the person')).toMatchObject({ id: second?.id });
    expect(await note(second?.id ?? '', 'By the record')).toMatchObject({ id: second?.id });
    const disable = { userId: mia.id, facilityId, status: 'DISABLED_BY_VET' } as const;
    expect(await vet.call(updateClientStatus, { body: disable })).toMatchObject({ id: second?.id });
    expect(await read()).toMatchObject([
      { note: 'Pays in cash', status: 'ACTIVE' },
      { note: 'By the record', status: 'DISABLED_BY_VET' },
    ]);
  });

  it.each([
    { by: 'owner', from: 'IMPORTED', to: 'ACTIVE' },
    { by: 'vet', from: 'IMPORTED', to: 'ACTIVE' },
    { by: 'vet', from: 'ACTIVE', to: 'IMPORTED' },
    { by: 'owner', from: 'ACTIVE', to: 'ACTIVE' },
    { by: 'vet', from: 'DISABLED_BY_VET', to: 'DISABLED_BY_PO' },
    { by: 'owner', from: 'REMOVED', to: 'ACTIVE' },
  ] as const)('rejects a change by the $by from $from to $to', async ({ by: actor, from, to }) => {
    const clinic = await newClinicWithClient(product());
    await setStatus(product(), clinic, from);
    await expect(change(clinic[actor], clinic, to)).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('makes only one of twenty simultaneous changes', async () => {
    const clinic = await newClinicWithClient(product());
    const steps = await Promise.allSettled(
      Array.from({ length: 20 }, () => change(clinic.vet, clinic, 'DISABLED_BY_VET')),
    );
    const refused = steps.filter((step) => step.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as RefusedCall).code)).toEqual(
      Array(19).fill('STATUS_CONFLICT'),
    );
  });

  it('hides the pets from the clinic when the relation ends', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    expect(await change(vet, clinic, 'REMOVED')).toMatchObject({ status: 'REMOVED', pets: [] });
    expect(await vet.call(readPets, { query: { PetId: pet.id } })).toEqual([]);
  });

  it('allows desk staff only to invite, and rejects consultants and family members without admin rights', async () => {
    const clinic = await newClinicWithClient(product());
    const [desk, consultant] = [await newColleague(product()), await newColleague(product())];
    const member = await newOwner(product());
    const { pool } = product();
    await employ(pool, clinic.vet.facility.id, desk.id, { roleId: SECRETARY });
    await employ(pool, clinic.vet.facility.id, consultant.id, { roleId: CONSULTANT });
    await moveToFamily(pool, clinic.owner.familyId, member.id);
    // A consultant cannot see clients without an assigned conversation.
    await expect(change(consultant, clinic, 'REMOVED')).rejects.toMatchObject({ status: 404 });
    const { id } = await repeatRequest(clinic);
    await clinic.vet.call(updateEvent, {
      query: { id },
      body: { payload: { assigneeId: consultant.id } },
    });
    for (const actor of [desk, consultant, member])
      await expect(change(actor, clinic, 'REMOVED')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const own = {
      userId: member.id,
      facilityId: clinic.vet.facility.id,
      status: 'REMOVED',
    } as const;
    await expect(member.call(updateClientStatus, { body: own })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await setStatus(product(), clinic, 'IMPORTED');
    expect(await change(desk, clinic, 'INVITED')).toMatchObject({ status: 'INVITED' });
  });

  it("ignores the caller's role at other clinics", async () => {
    const clinic = await newClinicWithClient(product());
    const elsewhere = await newVet(product());
    const { pool } = product();
    await employ(pool, elsewhere.facility.id, clinic.vet.id, { roleId: VETERINARIAN });
    const body = {
      userId: clinic.owner.id,
      facilityId: elsewhere.facility.id,
      status: 'REMOVED',
    } as const;
    await expect(clinic.vet.call(updateClientStatus, { body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe("a clinic's client record (PATCH /api/users/client)", () => {
  const product = useProduct();
  const recordOf = async ({ vet, owner }: ClinicWithClient) => {
    const clients = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    return clients.find(({ userId }) => userId === owner.id);
  };

  it('stores a note that the family never sees', async () => {
    const clinic = await newClinicWithClient(product());
    const body = { id: clinic.owner.id, FacilityId: clinic.vet.facility.id, note: 'Pays late' };
    expect(await clinic.vet.call(updateClient, { body })).toMatchObject({ note: 'Pays late' });
    expect(await recordOf(clinic)).toMatchObject({ note: 'Pays late' });
    expect(await change(clinic.owner, clinic, 'DISABLED_BY_PO')).toMatchObject({ note: '' });
  });

  it('rejects contact data for a client with an account', async () => {
    const clinic = await newClinicWithClient(product());
    const before = await recordOf(clinic);
    const body = {
      id: clinic.owner.id,
      FacilityId: clinic.vet.facility.id,
      note: 'x',
      email: 'other@example.test',
    };
    await expect(clinic.vet.call(updateClient, { body })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await recordOf(clinic)).toEqual(before);
  });

  it('corrects contact data typed by the clinic until the person signs up', async () => {
    const clinic = await newClinicWithClient(product());
    await product().pool.query('update users set account_id = null where id = $1', [
      clinic.owner.id,
    ]);
    await setStatus(product(), clinic, 'IMPORTED');
    const contact = {
      firstName: 'Carla',
      lastName: 'Neri',
      email: 'carla@example.test',
      phone: null,
    };
    const body = { id: clinic.owner.id, FacilityId: clinic.vet.facility.id, ...contact };
    expect(await clinic.vet.call(updateClient, { body })).toMatchObject(contact);
    const wrong = { ...body, email: 'no address', firstName: '' };
    await expect(clinic.vet.call(updateClient, { body: wrong })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'firstName' }, { field: 'email' }],
    });
  });

  it('rejects an outdated version', async () => {
    const clinic = await newClinicWithClient(product());
    const body = { id: clinic.owner.id, FacilityId: clinic.vet.facility.id, note: 'First' };
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    await expect(clinic.vet.call(updateClient, { body, headers })).rejects.toMatchObject({
      code: 'STALE',
    });
  });

  it('answers 404 for former clients', async () => {
    const clinic = await newClinicWithClient(product());
    await setStatus(product(), clinic, 'REMOVED');
    const body = { id: clinic.owner.id, FacilityId: clinic.vet.facility.id, note: 'Gone' };
    await expect(clinic.vet.call(updateClient, { body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
