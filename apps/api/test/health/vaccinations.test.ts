import { confirmVaccination } from '@zampa/contract/health/confirm-vaccination';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { readVaccinations } from '@zampa/contract/health/read-vaccinations';
import { readVaccines } from '@zampa/contract/health/read-vaccines';
import { voidVaccination } from '@zampa/contract/health/void-vaccination';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, newMember, type ClinicWithPatient } from './clinic-with-patient.ts';

const CORE_DOG = 101;
const CORE_CAT = 201;

describe('vaccinations', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  type Fields = Partial<Parameters<typeof bodyOf>[0]>;
  const bodyOf = (fields: {
    facilityId?: string;
    vaccineId?: number;
    givenOn?: string;
    nextDueOn?: string;
    batch?: string;
  }) => ({ PetId: clinic.pet.id, vaccineId: CORE_DOG, givenOn: '2026-01-05', ...fields });
  const record = (person: TestAccount, fields: Fields = {}) =>
    person.call(createVaccination, { body: bodyOf(fields) });
  const ofClinic = (fields: Fields = {}) =>
    record(clinic.vet, { facilityId: clinic.facilityId, ...fields });
  const dosesOf = (person: TestAccount) =>
    person.call(readVaccinations, { query: { PetId: clinic.pet.id } });
  const voidEntry = (person: TestAccount, id: string, reason = 'Wrong batch') =>
    person.call(voidVaccination, { query: { id }, body: { reason } });
  const confirm = (person: TestAccount, id: string) =>
    person.call(confirmVaccination, { query: { id }, body: { facilityId: clinic.facilityId } });

  it('have a catalogue in both languages, by species', async () => {
    const all = await clinic.owner.call(readVaccines, {});
    expect(all.find(({ id }) => id === CORE_DOG)).toEqual({
      id: CORE_DOG,
      SpeciesId: 1,
      kind: 'CORE',
      vaccine: true,
      name: 'Distemper, adenovirus, parvovirus',
      names: {
        en: 'Distemper, adenovirus, parvovirus',
        it: 'Cimurro, adenovirus, parvovirus',
      },
    });
    expect(new Set(all.map(({ SpeciesId }) => SpeciesId))).toEqual(new Set([1, 2, 3, 6, 15]));
  });

  it('are recorded by staff who treat, and read by the family and reception', async () => {
    const { vet, owner, facilityId } = clinic;
    const dose = await ofClinic({ batch: 'A1', nextDueOn: '2026-02-02' });
    expect(dose).toMatchObject({
      source: 'CLINIC',
      facilityId,
      vaccineId: CORE_DOG,
      batch: 'A1',
      givenOn: '2026-01-05',
      nextDueOn: '2026-02-02',
      author: { id: vet.id },
      confirmed: null,
      voided: null,
    });
    const secretary = await newMember(product(), facilityId, 'secretary');
    for (const person of [owner, secretary])
      expect(await dosesOf(person)).toMatchObject([{ id: dose.id }]);
    const assistant = await newMember(product(), facilityId, 'assistant');
    for (const person of [secretary, assistant])
      await expect(record(person, { facilityId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await record(vet)).toMatchObject({ source: 'CLINIC', facilityId });
    const other = await newVet(product());
    await employ(product().pool, other.facility.id, vet.id, { roleId: 3 });
    await expect(record(vet)).rejects.toMatchObject({
      fields: [{ field: 'facilityId', code: 'required' }],
    });
  });

  it('recorded by owners name no clinic, have a picture, and wait for a confirmation', async () => {
    const { vet, owner, facilityId } = clinic;
    const dose = await owner.call(createVaccination, {
      body: bodyOf({ facilityId }),
      image: { bytes: await pngPicture() },
    });
    expect(dose).toMatchObject({ source: 'OWNER', facilityId: null, confirmed: null });
    expect(dose.file).not.toBeNull();
    expect(await dosesOf(vet)).toMatchObject([{ id: dose.id, source: 'OWNER' }]);
    const assistant = await newMember(product(), facilityId, 'assistant');
    await expect(confirm(assistant, dose.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const confirmed = await confirm(vet, dose.id);
    expect(confirmed).toMatchObject({ confirmed: { facilityId, by: { id: vet.id } } });
    product().clock.advance(60);
    expect(await confirm(vet, dose.id)).toEqual(confirmed);
    await expect(voidEntry(owner, dose.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are corrected by voiding them with a reason; they stay in the list', async () => {
    const { vet, owner } = clinic;
    const { id } = await ofClinic();
    await expect(voidEntry(owner, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(voidEntry(vet, id, ' ')).rejects.toMatchObject({ code: 'VALIDATION' });
    const voided = await voidEntry(vet, id);
    expect(voided).toMatchObject({ voided: { reason: 'Wrong batch', by: { id: vet.id } } });
    expect(await voidEntry(vet, id, 'Another reason')).toEqual(voided);
    expect(await dosesOf(vet)).toEqual([voided]);
    const own = await record(owner);
    await expect(voidEntry(vet, own.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await voidEntry(owner, own.id)).toMatchObject({ voided: { by: { id: owner.id } } });
  });

  it('can only be confirmed if they are valid entries of families', async () => {
    const { vet, owner } = clinic;
    const { id } = await ofClinic();
    await expect(confirm(vet, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    const own = await record(owner);
    await voidEntry(owner, own.id);
    await expect(confirm(vet, own.id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('refuse items of other species and impossible dates', async () => {
    const { owner, pet } = clinic;
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { birthDate: '2025-12-01' } });
    const refusals: [Fields, string, string][] = [
      [{ vaccineId: CORE_CAT }, 'vaccineId', 'other_species'],
      [{ vaccineId: 7 }, 'vaccineId', 'unknown'],
      [{ givenOn: '2999-01-01' }, 'givenOn', 'date_in_future'],
      [{ givenOn: '1899-12-31' }, 'givenOn', 'date_too_early'],
      [{ givenOn: '2025-11-30' }, 'givenOn', 'before_birth'],
      [{ nextDueOn: '2026-01-05' }, 'nextDueOn', 'before_dose'],
    ];
    for (const [fields, field, code] of refusals)
      await expect(ofClinic(fields)).rejects.toMatchObject({ fields: [{ field, code }] });
    expect(await dosesOf(clinic.vet)).toEqual([]);
  });

  it('of a clinic are invisible to another clinic; those of the family are not', async () => {
    const { owner, pet, facilityId, vet } = clinic;
    await ofClinic();
    const own = await record(owner, { givenOn: '2026-01-06' });
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    expect(await dosesOf(other)).toMatchObject([{ id: own.id }]);
    expect(await dosesOf(await newOwner(product()))).toEqual([]);
    await owner.call(unlinkPets, { body: { facilityId, pets: [pet.id] } });
    expect(await dosesOf(vet)).toMatchObject([{ source: 'CLINIC' }]);
    await expect(ofClinic()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
