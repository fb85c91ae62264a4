import { createNote } from '@zampa/contract/health/create-note';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { readPetRecord } from '@zampa/contract/health/read-pet-record';
import { readPrescriptionPdf } from '@zampa/contract/health/therapy/read-prescription-pdf';
import { readVaccinationCard } from '@zampa/contract/health/read-vaccination-card';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../src/documents/pdf-text.test-data.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, type ClinicWithPatient } from './clinic-with-patient.ts';

const LINE = { dose: 2.5, unit: 'mg', route: 'oral', days: 7 };

describe('documents of the health record', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  const prescribe = (...medicines: string[]) =>
    clinic.vet.call(createPrescription, {
      body: {
        PetId: clinic.pet.id,
        facilityId: clinic.facilityId,
        pin: '0042',
        electronicNumber: 'AB12',
        lines: medicines.map((medicine) => ({
          ...LINE,
          medicine,
          every: { times: ['08:00', '20:00'] },
        })),
      },
    });
  const prescriptionOf = (person: TestAccount, id: string) =>
    person.send(readPrescriptionPdf, { params: { id } });
  const recordOf = (person: TestAccount) =>
    person.send(readPetRecord, { query: { PetId: clinic.pet.id } });
  const cardOf = (person: TestAccount) =>
    person.send(readVaccinationCard, { query: { PetId: clinic.pet.id } });
  const textOf = async ({ bytes }: { bytes: Uint8Array }) => pdfText(bytes);

  it('a prescription has the vet, clinic, owner, pet, weight, number and PIN, in the reader’s language', async () => {
    const { vet, owner, pet } = clinic;
    await vet.call(updateUser, { body: { veterinaryCode: 'MI1234' } });
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { weight: 4200 } });
    const { id } = await prescribe('Metacam');
    const { headers, bytes } = await prescriptionOf(owner, id);
    expect(headers.get('content-type')).toContain('application/pdf');
    const text = await pdfText(bytes);
    for (const words of [
      'Prescription',
      vet.facility.name,
      'Vera',
      'MI1234',
      'Olga',
      'Pluto, Dog',
      '4.2 kg',
      'AB12',
      '0042',
      'Metacam',
      '2.5 mg, oral, at 08:00, 20:00, for 7 days',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    await owner.call(updateUser, { body: { language: 'it' } });
    const italian = await textOf(await prescriptionOf(owner, id));
    for (const words of ['Prescrizione', 'Pluto, Cane', '4,2 kg', '2,5 mg', 'per 7 giorni'])
      expect(italian).toContain(words);
  });

  it('print names in every script', async () => {
    const { owner, pet } = clinic;
    const name = 'Žofka Барсик 小白';
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { name } });
    const { id } = await prescribe('Метакам', '美洛昔康', 'ميلوكسيكام');
    const text = await textOf(await prescriptionOf(owner, id));
    for (const words of ['Žofka', 'Барсик', '小白', 'Метакам', '美洛昔康'])
      expect(text).toContain(words);
    // Arabic is drawn in visual order, with other forms of its letters.
    expect(text.normalize('NFKC')).toMatch(/\p{Script=Arabic}{3}/u);
  });

  it('a vaccination card lists the doses that are not voided', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const dose = { PetId: pet.id, vaccineId: 101, givenOn: '2026-01-05' };
    await vet.call(createVaccination, {
      body: { ...dose, facilityId, batch: 'A1', nextDueOn: '2027-01-05' },
    });
    await owner.call(createVaccination, { body: { ...dose, givenOn: '2025-01-04' } });
    const text = await textOf(await cardOf(owner));
    for (const words of [
      '05/01/2026',
      'Distemper',
      'A1',
      '05/01/2027',
      '04/01/2025',
      'told by the owner',
    ])
      expect(text).toContain(words);
  });

  it('the record has what the reader may read: released notes for the family', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    await prescribe('Metacam');
    const note = (reason: string) =>
      vet.call(createNote, {
        body: {
          PetId: pet.id,
          facilityId,
          reason,
          privateNote: 'Owner is anxious',
          diagnoses: [{ text: 'Otitis' }],
        },
      });
    const { id } = await note('Itching ears');
    await vet.call(signNote, { query: { id } });
    const before = await textOf(await recordOf(owner));
    expect(before).toContain('Metacam');
    expect(before).not.toContain('Itching');
    expect(await textOf(await recordOf(vet))).toContain('Itching ears');
    await vet.call(releaseNote, { query: { id }, body: { released: true } });
    const after = await textOf(await recordOf(owner));
    for (const words of ['Itching ears', 'Otitis']) expect(after).toContain(words);
    expect(after).not.toContain('anxious');
  });

  it('do not exist for strangers', async () => {
    const { id } = await prescribe('Metacam');
    for (const person of [await newOwner(product()), await newVet(product())])
      for (const answer of [
        await prescriptionOf(person, id),
        await cardOf(person),
        await recordOf(person),
      ])
        expect(answer).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});
