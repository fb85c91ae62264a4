import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { createNote } from '@zampa/contract/health/create-note';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { readNotes } from '@zampa/contract/health/read-notes';
import { readPrescriptions } from '@zampa/contract/health/therapy/read-prescriptions';
import { readRecordAccess } from '@zampa/contract/health/read-record-access';
import { readVaccinations } from '@zampa/contract/health/read-vaccinations';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { updateRecordAccess } from '@zampa/contract/health/update-record-access';
import { joinClinic, newOwner, newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, type ClinicWithPatient } from './clinic-with-patient.ts';

describe('the record of one clinic, shown to another', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  let second: Vet;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
    second = await newVet(product());
    const { owner, pet } = clinic;
    await joinClinic(owner, second.facility);
    await owner.call(linkPets, { body: { facilityId: second.facility.id, pets: [pet.id] } });
  });

  const allow = (person: TestAccount, allowed = true, change: object = {}) =>
    person.call(updateRecordAccess, {
      body: {
        PetId: clinic.pet.id,
        fromFacilityId: clinic.facilityId,
        toFacilityId: second.facility.id,
        allowed,
        ...change,
      },
    });
  const ofPet = () => ({ query: { PetId: clinic.pet.id } });
  const noteBy = async (vet: Vet, reason: string, isReleased: boolean) => {
    const facilityId = vet.facility.id;
    const body = { PetId: clinic.pet.id, facilityId, reason, privateNote: 'Anxious owner' };
    const { id } = await vet.call(createNote, { body });
    await vet.call(signNote, { query: { id } });
    if (isReleased) await vet.call(releaseNote, { query: { id }, body: { released: true } });
  };
  /** Returns what the second clinic reads: reasons of notes, number of doses and prescriptions. */
  const seenBySecond = async () => ({
    notes: (await second.call(readNotes, ofPet())).map(({ reason }) => reason),
    doses: (await second.call(readVaccinations, ofPet())).length,
    prescriptions: (await second.call(readPrescriptions, ofPet())).length,
  });
  const NOTHING = { notes: [], doses: 0, prescriptions: 0 };

  it('is what was released, from the consent of the family until it is withdrawn', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    await noteBy(vet, 'Itching', true);
    await noteBy(vet, 'Internal', false);
    const dose = { PetId: pet.id, facilityId, vaccineId: 101, givenOn: '2026-01-05' };
    await vet.call(createVaccination, { body: dose });
    const line = { medicine: 'Metacam', dose: 1, unit: 'mg', route: 'oral', days: 2 };
    await vet.call(createPrescription, {
      body: { PetId: pet.id, facilityId, lines: [{ ...line, every: { hours: 24 } }] },
    });
    expect(await seenBySecond()).toEqual(NOTHING);
    await allow(owner);
    await allow(owner);
    expect(await seenBySecond()).toEqual({ notes: ['Itching'], doses: 1, prescriptions: 1 });
    const [note] = await second.call(readNotes, ofPet());
    expect(note).not.toHaveProperty('privateNote');
    expect(note?.conversationId).toBeNull();
    // The first clinic sees nothing of the second.
    await noteBy(second, 'Second opinion', true);
    expect((await vet.call(readNotes, ofPet())).map(({ reason }) => reason)).not.toContain(
      'Second opinion',
    );
    for (const person of [owner, second])
      expect(await person.call(readRecordAccess, ofPet())).toMatchObject([
        { from: { id: facilityId }, to: { id: second.facility.id } },
      ]);
    await allow(owner, false);
    expect(await seenBySecond()).toEqual({ ...NOTHING, notes: ['Second opinion'] });
    expect(await owner.call(readRecordAccess, ofPet())).toEqual([]);
    const { rows } = await product().pool.query<{ kept: boolean }>(
      'select withdrawn_at is not null as kept from record_access where pet_id = $1',
      [pet.id],
    );
    expect(rows).toEqual([{ kept: true }]);
  });

  it('is hidden again once the pet leaves the second clinic', async () => {
    const { vet, owner, pet } = clinic;
    await noteBy(vet, 'Itching', true);
    await allow(owner);
    const pets = [pet.id];
    await owner.call(unlinkPets, { body: { facilityId: second.facility.id, pets } });
    expect(await seenBySecond()).toEqual(NOTHING);
  });

  it('is shown by the family alone, between two of its clinics', async () => {
    const { vet, owner, facilityId } = clinic;
    for (const person of [vet, second])
      await expect(allow(person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(allow(await newOwner(product()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(allow(owner, true, { toFacilityId: facilityId })).rejects.toMatchObject({
      fields: [{ field: 'toFacilityId', code: 'same_clinic' }],
    });
    const unrelated = await newVet(product());
    await expect(allow(owner, true, { toFacilityId: unrelated.facility.id })).rejects.toMatchObject(
      { code: 'FACILITY_UNKNOWN' },
    );
    await joinClinic(owner, unrelated.facility);
    await expect(allow(owner, true, { toFacilityId: unrelated.facility.id })).rejects.toMatchObject(
      { code: 'FACILITY_UNKNOWN' },
    );
  });
});
