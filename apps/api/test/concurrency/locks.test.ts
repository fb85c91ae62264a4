import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { readMe } from '@zampa/contract/people/read-me';
import { joinFamily } from '@zampa/contract/families/join-family';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { joinClinic, newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import {
  requestToJoin,
  addToFamily,
  readFamilyCode,
  remove,
  setRole,
} from '../families/families.ts';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const family = (id: string) => ({
  statement: 'select from families where id = $1 for update',
  values: [id],
});

describe('two simultaneous calls on the same row', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('a pet is not shown to a clinic that the family has just left', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const partner = await newOwner(product());
    await addToFamily(owner, partner, FAMILY_ADMIN);
    const facilityId = vet.facility.id;
    const body = { facilityId, pets: [pet.id] };
    await owner.call(unlinkPets, { body });
    const query = { id_facility: facilityId, id_family: owner.familyId };
    const relation = {
      statement: `select from facility_clients where facility_id = $1 and family_id = $2 for update`,
      values: [facilityId, owner.familyId],
    };
    const outcomes = await runInLockOrder(product(), relation, [
      () => owner.call(leaveFacility, { query }),
      () => partner.call(linkPets, { body }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await countOf(product(), 'facility_pets', 'pet_id = $1', [pet.id])).toBe(0);
  });

  it('a family code cannot be used after it has changed with a removal', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await addToFamily(owner, guest);
    const code = await readFamilyCode(owner);
    const outcomes = await runInLockOrder(product(), family(owner.familyId), [
      () => remove(owner, owner.familyId, guest.id),
      () => guest.call(joinFamily, { body: { code } }),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'NOT_FOUND']);
  });

  it('a pet cannot be added to a family that was just closed for another one', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await requestToJoin(guest, owner);
    const outcomes = await runInLockOrder(product(), family(guest.familyId), [
      () => setRole(owner, owner.familyId, guest.id),
      () => newPet(guest),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'NOT_FOUND']);
    expect(await countOf(product(), 'pets', 'family_id = $1', [guest.familyId])).toBe(0);
  });

  it('a family that has just got a pet is not closed when its owner joins another one', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await requestToJoin(guest, owner);
    const outcomes = await runInLockOrder(product(), family(guest.familyId), [
      () => newPet(guest),
      () => setRole(owner, owner.familyId, guest.id),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'done']);
    const { families } = await guest.call(readMe, {});
    expect(families.map(({ id }) => id).toSorted()).toEqual(
      [owner.familyId, guest.familyId].toSorted(),
    );
  });

  it('an admin who has just been removed cannot accept members', async () => {
    const [owner, second, guest] = [
      await newOwner(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    await addToFamily(owner, second, FAMILY_ADMIN);
    await requestToJoin(guest, owner);
    const outcomes = await runInLockOrder(product(), family(owner.familyId), [
      () => remove(second, owner.familyId, owner.id),
      () => setRole(owner, owner.familyId, guest.id),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'FORBIDDEN']);
    const { pendingFamilies } = await guest.call(readMe, {});
    expect(pendingFamilies).toMatchObject([{ id: owner.familyId }]);
  });

  it('an invitation that has just been accepted cannot be withdrawn', async () => {
    const [vet, colleague] = [await newVet(product()), await newColleague(product())];
    const query = { facilityId: vet.facility.id };
    const person = { email: colleague.email, firstName: 'Carlo', lastName: 'Verdi', idRole: 3 };
    await vet.call(inviteStaff, { query, body: { users: [person] } });
    const { mail } = await product().mailbox.next({ to: colleague.email });
    const [, token = ''] = /invitation=([\w.-]+)/.exec(mail.text ?? '') ?? [];
    const [invitation] = await vet.call(readInvitations, { query });
    const id = invitation?.id ?? '';
    const row = { statement: 'select from invitations where id = $1 for update', values: [id] };
    const outcomes = await runInLockOrder(product(), row, [
      () => colleague.call(acceptInvitation, { body: { token } }),
      () => vet.call(withdrawInvitation, { query: { id } }),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    const accepted = `id = $1 and status = 'ACCEPTED'`;
    expect(await countOf(product(), 'invitations', accepted, [id])).toBe(1);
  });

  it('an import is undone only once', async () => {
    const vet = await newVet(product());
    const users = [{ firstName: 'Ida', lastName: 'Riva', email: 'ida.meets@example.test' }];
    const { importId } = await vet.call(importClients, {
      query: { facilityId: vet.facility.id, properties: 'all' },
      body: { users },
    });
    const undo = () => vet.call(undoImport, { body: { importId: importId ?? '' } });
    const row = { statement: 'select from imports where id = $1 for update', values: [importId] };
    expect(outcomeCodes(await runInLockOrder(product(), row, [undo, undo]))).toEqual([
      'done',
      'STATUS_CONFLICT',
    ]);
  });

  it('a person holds only one slot after simultaneous holds at two clinics', async () => {
    const clinic = await newOpenClinic(product());
    const other = await newOpenClinic(product());
    await joinClinic(clinic.owner, other.vet.facility);
    const { owner, pet } = clinic;
    const hold = ({ facilityId, serviceId }: typeof clinic, start: string) =>
      owner.call(holdSlot, { body: { facilityId, services: [serviceId], pets: [pet.id], start } });
    const { id } = await hold(clinic, at(now(), 5));
    const row = { statement: 'select from calendar_events where id = $1 for update', values: [id] };
    const outcomes = await runInLockOrder(product(), row, [
      () => hold(clinic, at(now(), 6)),
      () => hold(other, at(now(), 7)),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'done']);
    const isHoldOfOwner = `creator_id = $1 and status = 'RESERVATION'`;
    expect(await countOf(product(), 'calendar_events', isHoldOfOwner, [owner.id])).toBe(1);
  });

  it('an absence that has just been canceled cannot be changed', async () => {
    const { vet, facilityId } = await newOpenClinic(product());
    const { id } = await vet.call(createUnavailability, {
      body: { facilityId, start: at(now(), 3, '09:00'), end: at(now(), 3, '12:00') },
    });
    const row = { statement: 'select from calendar_events where id = $1 for update', values: [id] };
    const outcomes = await runInLockOrder(product(), row, [
      () => updateCalendarEntry(vet, id, { status: 'CANCELED' }),
      () => updateCalendarEntry(vet, id, { event: { end: at(now(), 3, '13:00') } }),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    expect(await countOf(product(), 'calendar_events', 'id = $1 and valid', [id])).toBe(0);
  });
});
