import { createNote } from '@zampa/contract/health/create-note';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { readMedicines } from '@zampa/contract/health/therapy/read-medicines';
import { readPrescriptions } from '@zampa/contract/health/therapy/read-prescriptions';
import { signNote } from '@zampa/contract/health/sign-note';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { disableReceptionAnswers } from '@zampa/testing/memberships';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, newMember, type ClinicWithPatient } from './clinic-with-patient.ts';

const LINE = {
  medicine: 'Synulox',
  ingredient: 'amoxicillin',
  dose: 62.5,
  unit: 'mg',
  route: 'oral',
  every: { hours: 12 },
  days: 7,
};

describe('prescriptions', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  type Fields = Partial<Parameters<typeof bodyOf>[0]>;
  const bodyOf = (fields: {
    lines?: Record<string, unknown>[];
    noteId?: string;
    pin?: string;
    electronicNumber?: string;
    allergiesChecked?: boolean;
  }) => {
    const { lines = [LINE], ...rest } = fields;
    return {
      PetId: clinic.pet.id,
      facilityId: clinic.facilityId,
      lines: lines.map((line) => ({ ...LINE, ...line })),
      ...rest,
    };
  };
  const prescribe = (person: TestAccount, fields: Fields = {}) =>
    person.call(createPrescription, { body: bodyOf(fields) });
  const listOf = (person: TestAccount) =>
    person.call(readPrescriptions, { query: { PetId: clinic.pet.id } });

  it('have lines, the weight of the pet, and the number and PIN of the electronic prescription', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { weight: 5000 } });
    const prescription = await prescribe(vet, {
      electronicNumber: '1234 abcd',
      pin: '0042',
      lines: [{}, { medicine: 'Metacam', every: { times: ['08:00', '20:00'] } }],
    });
    expect(prescription).toMatchObject({
      PetId: pet.id,
      facilityId,
      noteId: null,
      weight: 5000,
      electronicNumber: '1234ABCD',
      pin: '0042',
      author: { id: vet.id },
      lines: [
        { ...LINE, strength: null, planId: null },
        { medicine: 'Metacam', every: { times: ['08:00', '20:00'] } },
      ],
    });
    expect(prescription.lines[1]?.every).toEqual({ times: ['08:00', '20:00'] });
    expect(await listOf(vet)).toEqual([prescription]);
    expect(await listOf(owner)).toMatchObject([{ id: prescription.id, pin: '0042' }]);
  });

  it('are entries of the diary', async () => {
    const { vet, owner } = clinic;
    await prescribe(vet);
    const diary = await owner.call(readDiary, { params: { userId: owner.id }, query: {} });
    expect(diary).toMatchObject([{ category: 'MEDICATION', payload: { message: 'Synulox' } }]);
  });

  it('stop at a recorded allergy until the vet has checked it', async () => {
    const { vet, owner, pet } = clinic;
    await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: { allergies: ['Amoxicillin', 'Chicken'] },
    });
    await expect(
      prescribe(vet, { lines: [{ medicine: 'Metacam', ingredient: 'meloxicam' }, {}] }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'ALLERGY_RECORDED',
      fields: [
        {
          field: 'lines.1.medicine',
          code: 'recorded_allergy',
          params: { allergy: 'Amoxicillin' },
        },
      ],
    });
    expect(await listOf(vet)).toEqual([]);
    await prescribe(vet, { allergiesChecked: true });
    expect(await listOf(vet)).toHaveLength(1);
  });

  it('can belong to a note about the pet, which the family sees once it is released', async () => {
    const { vet, owner, facilityId } = clinic;
    const noteOf = async (PetId: string) =>
      (await vet.call(createNote, { body: { PetId, facilityId } })).id;
    const noteId = await noteOf(clinic.pet.id);
    await vet.call(signNote, { query: { id: noteId } });
    expect(await prescribe(vet, { noteId })).toMatchObject({ noteId });
    expect(await listOf(owner)).toMatchObject([{ noteId: null }]);
    const other = await newPet(owner, 'Luna');
    await owner.call(linkPets, { body: { facilityId, pets: [other.id] } });
    await expect(prescribe(vet, { noteId: await noteOf(other.id) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refuse more doses than a therapy can have, at the line', async () => {
    const { vet } = clinic;
    const lines = [{}, { every: { hours: 1 }, days: 365 }];
    await expect(prescribe(vet, { lines })).rejects.toMatchObject({
      fields: [{ field: 'lines.1.days', code: 'too_many_doses' }],
    });
    const most = { every: { times: ['06:00', '12:00', '18:00', '23:00'] }, days: 365 };
    expect((await prescribe(vet, { lines: [most] })).lines).toHaveLength(1);
  });

  it('refuse impossible doses, times and PINs', async () => {
    const wrong: Fields[] = [
      { lines: [] },
      { lines: [{ dose: 0 }] },
      { lines: [{ days: 0 }] },
      { lines: [{ medicine: ' ' }] },
      { lines: [{ every: { hours: 0 } }] },
      { lines: [{ every: { times: [] } }] },
      { lines: [{ every: { times: ['25:00'] } }] },
      { lines: [{ every: { hours: 8, times: ['08:00'] } }] },
      { pin: '12a4' },
    ];
    for (const fields of wrong)
      await expect(prescribe(clinic.vet, fields)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await listOf(clinic.vet)).toEqual([]);
  });

  it('are written by staff who treat, and invisible to other clinics and families', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const { id } = await prescribe(vet);
    const assistant = await newMember(product(), facilityId, 'assistant');
    const secretary = await newMember(product(), facilityId, 'secretary');
    for (const person of [assistant, secretary, owner])
      await expect(prescribe(person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await listOf(assistant)).toMatchObject([{ id }]);
    await disableReceptionAnswers(vet);
    expect(await listOf(secretary)).toEqual([]);
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(await newOwner(product()))).toEqual([]);
  });

  it('suggest the medicines that anybody in the clinic prescribed, most prescribed first', async () => {
    const { vet, owner, facilityId } = clinic;
    const query = { facilityId };
    const other = await newMember(product(), facilityId, 'veterinarian');
    await prescribe(vet, { lines: [{ medicine: 'Metacam', strength: '1.5 mg/ml', unit: 'ml' }] });
    await prescribe(other, { lines: [{}, { strength: '50 mg' }] });
    await prescribe(vet, { lines: [{ medicine: 'synulox', route: 'oral, with food' }] });
    const synulox = { ingredient: 'amoxicillin', form: null, unit: 'mg', route: 'oral' };
    const medicines = await other.call(readMedicines, { query });
    expect(medicines).toEqual([
      { ...synulox, medicine: 'synulox', strength: null, route: 'oral, with food' },
      { ...synulox, medicine: 'Metacam', strength: '1.5 mg/ml', unit: 'ml' },
      { ...synulox, medicine: 'Synulox', strength: '50 mg' },
    ]);
    const stranger = await newVet(product());
    for (const [person, code] of [
      [owner, 'FORBIDDEN'],
      [stranger, 'FACILITY_UNKNOWN'],
    ] as const)
      await expect(person.call(readMedicines, { query })).rejects.toMatchObject({ code });
  });
});
