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
import { join, newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, change, newOpenClinic } from '../appointments/clinic.ts';
import { ask, becomeFamily, codeOf, remove, setRole } from '../families/families.ts';
import { endings, meet } from '../meeting.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const family = (id: string) => ({
  statement: 'select from families where id = $1 for update',
  values: [id],
});

describe('two calls that meet', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('nobody shows a pet to a clinic that the family has just left', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const partner = await newOwner(product());
    await becomeFamily(owner, partner, FAMILY_ADMIN);
    const facilityId = vet.facility.id;
    const body = { facilityId, pets: [pet.id] };
    await owner.call(unlinkPets, { body });
    const query = { id_facility: facilityId, id_family: owner.familyId };
    const relation = {
      statement: `select from facility_clients where facility_id = $1 and family_id = $2 for update`,
      values: [facilityId, owner.familyId],
    };
    const outcomes = await meet(product(), relation, [
      () => owner.call(leaveFacility, { query }),
      () => partner.call(linkPets, { body }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await countOf(product(), 'facility_pets', 'pet_id = $1', [pet.id])).toBe(0);
  });

  it('nobody asks to join by a code that has just ended with who was taken out', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await becomeFamily(owner, guest);
    const code = await codeOf(owner);
    const outcomes = await meet(product(), family(owner.familyId), [
      () => remove(owner, owner.familyId, guest.id),
      () => guest.call(joinFamily, { body: { code } }),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'NOT_FOUND']);
  });

  it('nothing is added to a family that has just been given up for another', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await ask(guest, owner);
    const outcomes = await meet(product(), family(guest.familyId), [
      () => setRole(owner, owner.familyId, guest.id),
      () => newPet(guest),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'NOT_FOUND']);
    expect(await countOf(product(), 'pets', 'family_id = $1', [guest.familyId])).toBe(0);
  });

  it('a family that has just got a pet stays', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await ask(guest, owner);
    const outcomes = await meet(product(), family(guest.familyId), [
      () => newPet(guest),
      () => setRole(owner, owner.familyId, guest.id),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'done']);
    const { families } = await guest.call(readMe, {});
    expect(families.map(({ id }) => id).toSorted()).toEqual(
      [owner.familyId, guest.familyId].toSorted(),
    );
  });

  it('an admin who has just been removed accepts nobody', async () => {
    const [owner, second, guest] = [
      await newOwner(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    await becomeFamily(owner, second, FAMILY_ADMIN);
    await ask(guest, owner);
    const outcomes = await meet(product(), family(owner.familyId), [
      () => remove(second, owner.familyId, owner.id),
      () => setRole(owner, owner.familyId, guest.id),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'FORBIDDEN']);
    const { pendingFamilies } = await guest.call(readMe, {});
    expect(pendingFamilies).toMatchObject([{ id: owner.familyId }]);
  });

  it('an invitation that has just been accepted is not taken back', async () => {
    const [vet, colleague] = [await newVet(product()), await newColleague(product())];
    const query = { facilityId: vet.facility.id };
    const person = { email: colleague.email, firstName: 'Carlo', lastName: 'Verdi', idRole: 3 };
    await vet.call(inviteStaff, { query, body: { users: [person] } });
    const { mail } = await product().mailbox.next({ to: colleague.email });
    const [, token = ''] = /invitation=([\w.-]+)/.exec(mail.text ?? '') ?? [];
    const [invitation] = await vet.call(readInvitations, { query });
    const id = invitation?.id ?? '';
    const row = { statement: 'select from invitations where id = $1 for update', values: [id] };
    const outcomes = await meet(product(), row, [
      () => colleague.call(acceptInvitation, { body: { token } }),
      () => vet.call(withdrawInvitation, { query: { id } }),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    const accepted = `id = $1 and status = 'ACCEPTED'`;
    expect(await countOf(product(), 'invitations', accepted, [id])).toBe(1);
  });

  it('an import is taken back once', async () => {
    const vet = await newVet(product());
    const users = [{ firstName: 'Ida', lastName: 'Riva', email: 'ida.meets@example.test' }];
    const { importId } = await vet.call(importClients, {
      query: { facilityId: vet.facility.id, properties: 'all' },
      body: { users },
    });
    const undo = () => vet.call(undoImport, { body: { importId: importId ?? '' } });
    const row = { statement: 'select from imports where id = $1 for update', values: [importId] };
    expect(endings(await meet(product(), row, [undo, undo]))).toEqual(['done', 'STATUS_CONFLICT']);
  });

  it('one person keeps one time, however many clinics they ask at once', async () => {
    const clinic = await newOpenClinic(product());
    const other = await newOpenClinic(product());
    await join(clinic.owner, other.vet.facility);
    const { owner, pet } = clinic;
    const keep = ({ facilityId, serviceId }: typeof clinic, start: string) =>
      owner.call(holdSlot, { body: { facilityId, services: [serviceId], pets: [pet.id], start } });
    const { id } = await keep(clinic, at(now(), 5));
    const row = { statement: 'select from calendar_events where id = $1 for update', values: [id] };
    const outcomes = await meet(product(), row, [
      () => keep(clinic, at(now(), 6)),
      () => keep(other, at(now(), 7)),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'done']);
    const kept = `creator_id = $1 and status = 'RESERVATION'`;
    expect(await countOf(product(), 'calendar_events', kept, [owner.id])).toBe(1);
  });

  it('an absence that has just ended does not come back', async () => {
    const { vet, facilityId } = await newOpenClinic(product());
    const { id } = await vet.call(createUnavailability, {
      body: { facilityId, start: at(now(), 3, '09:00'), end: at(now(), 3, '12:00') },
    });
    const row = { statement: 'select from calendar_events where id = $1 for update', values: [id] };
    const outcomes = await meet(product(), row, [
      () => change(vet, id, { status: 'CANCELED' }),
      () => change(vet, id, { event: { end: at(now(), 3, '13:00') } }),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    expect(await countOf(product(), 'calendar_events', 'id = $1 and valid', [id])).toBe(0);
  });
});
