import { createNote } from '@zampa/contract/health/create-note';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { createShare } from '@zampa/contract/health/create-share';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { deleteShare } from '@zampa/contract/health/delete-share';
import { readShares } from '@zampa/contract/health/read-shares';
import { readSharedPdf } from '@zampa/contract/health/read-shared-pdf';
import { readSharedRecord } from '@zampa/contract/health/read-shared-record';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { voidVaccination } from '@zampa/contract/health/void-vaccination';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, newVisitor, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../src/documents/pdf-text.test-data.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, type ClinicWithPatient } from './clinic-with-patient.ts';

type Section = 'NOTES' | 'VACCINATIONS' | 'MEDICINES' | 'DOCUMENTS' | 'WEIGHTS';
const ALL: Section[] = ['NOTES', 'VACCINATIONS', 'MEDICINES', 'DOCUMENTS', 'WEIGHTS'];
const DAY = 86_400;

describe('share links', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  const share = (person: TestAccount, sections: Section[] = ALL, days = 7) =>
    person.call(createShare, { body: { PetId: clinic.pet.id, days, sections } });
  const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1) ?? '';
  const open = (token: string) =>
    sendCall(newVisitor(product().address), readSharedRecord, { params: { token } });
  const sharesOf = (person: TestAccount) =>
    person.call(readShares, { query: { PetId: clinic.pet.id } });
  /** Returns the response without the parts that differ between requests. */
  const refusalOf = async (token: string) => {
    const { status, json } = await open(token);
    return { status, json: { ...(json as object), requestId: '' } };
  };

  async function fillRecord() {
    const { vet, owner, pet, facilityId } = clinic;
    const note = (reason: string) =>
      vet.call(createNote, {
        body: { PetId: pet.id, facilityId, reason, privateNote: 'Owner is anxious' },
      });
    const released = await note('Itching');
    await vet.call(signNote, { query: { id: released.id } });
    await vet.call(releaseNote, { query: { id: released.id }, body: { released: true } });
    await note('Draft');
    const dose = { PetId: pet.id, facilityId, vaccineId: 101, givenOn: '2026-01-05' };
    await vet.call(createVaccination, { body: { ...dose, batch: 'A1' } });
    const wrong = await vet.call(createVaccination, { body: { ...dose, batch: 'B2' } });
    await vet.call(voidVaccination, { query: { id: wrong.id }, body: { reason: 'Wrong batch' } });
    const line = { medicine: 'Metacam', dose: 1, unit: 'mg', route: 'oral', days: 2 };
    await vet.call(createPrescription, {
      body: { PetId: pet.id, facilityId, lines: [{ ...line, every: { hours: 24 } }] },
    });
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { weight: 5000 } });
  }

  it('show the released record without a sign-in, and count each view', async () => {
    await fillRecord();
    const { owner } = clinic;
    const link = await share(owner);
    expect(link.url).toMatch(/\/shared\/[\w-]{22}$/);
    const { status, json, headers } = await open(tokenOf(link));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(json).toMatchObject({
      sharedBy: expect.stringContaining('Olga') as unknown,
      expiresAt: link.expiresAt,
      sections: ALL,
      pet: { name: 'Pluto', SpeciesId: 1, weight: 5000 },
      notes: [{ reason: 'Itching' }],
      vaccinations: [{ batch: 'A1' }],
      prescriptions: [{ lines: [{ medicine: 'Metacam' }] }],
      weights: [{ weight: 5000 }],
    });
    expect(JSON.stringify(json)).not.toContain('anxious');
    await open(tokenOf(link));
    expect(await sharesOf(owner)).toMatchObject([
      { id: link.id, status: 'ACTIVE', views: 2, user: { id: owner.id }, sections: ALL },
    ]);
  });

  it('show only the chosen sections', async () => {
    await fillRecord();
    const { json } = await open(tokenOf(await share(clinic.owner, ['WEIGHTS', 'WEIGHTS'])));
    expect(json).toMatchObject({ sections: ['WEIGHTS'], weights: [{ weight: 5000 }] });
    for (const section of ['notes', 'vaccinations', 'prescriptions'])
      expect(json).not.toHaveProperty(section);
  });

  it('offer the shared sections as PDF, in the language of the reader', async () => {
    await fillRecord();
    const pdfOf = async (sections: Section[], language: 'en' | 'it' = 'en') => {
      const params = { token: tokenOf(await share(clinic.owner, sections)) };
      const visitor = newVisitor(product().address);
      const answer = await sendCall(visitor, readSharedPdf, { params, query: { language } });
      expect(answer.headers.get('cache-control')).toContain('no-store');
      return pdfText(answer.bytes);
    };
    const whole = await pdfOf(ALL, 'it');
    for (const words of ['Pluto, Cane', 'Olga', 'Itching', 'A1', 'Metacam', '5 kg'])
      expect(whole).toContain(words);
    for (const words of ['anxious', 'Draft', 'B2']) expect(whole).not.toContain(words);
    const part = await pdfOf(['VACCINATIONS']);
    expect(part).toContain('A1');
    for (const words of ['Itching', 'Metacam', '5 kg']) expect(part).not.toContain(words);
    const unknown = { params: { token: 'A'.repeat(22) }, query: { language: 'en' } } as const;
    expect(await sendCall(newVisitor(product().address), readSharedPdf, unknown)).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    });
  });

  it('leave out what belongs to other sections, electronic prescriptions and the family', async () => {
    await fillRecord();
    const { owner, vet, pet, facilityId } = clinic;
    await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: { chronicConditions: ['Arthritis'], allergies: ['Penicillin'] },
    });
    const line = { medicine: 'Metacam', dose: 1, unit: 'mg', route: 'oral', days: 2 };
    await vet.call(createPrescription, {
      body: {
        PetId: pet.id,
        facilityId,
        lines: [{ ...line, every: { hours: 24 } }],
        electronicNumber: 'EL-4711',
        pin: '8642',
      },
    });
    const { json } = await open(tokenOf(await share(owner, ['MEDICINES', 'VACCINATIONS'])));
    expect(json).toMatchObject({
      pet: { weight: null, chronicConditions: null, allergies: ['Penicillin'] },
    });
    const text = JSON.stringify(json);
    for (const secret of ['EL-4711', '8642', 'Arthritis']) expect(text).not.toContain(secret);
    const whole = await open(tokenOf(await share(owner)));
    expect(whole.json).toMatchObject({ pet: { weight: 5000, chronicConditions: ['Arthritis'] } });
    for (const secret of ['EL-4711', '8642', owner.id])
      expect(JSON.stringify(whole.json)).not.toContain(secret);
  });

  it('answer alike when they are unknown, withdrawn or expired', async () => {
    const { owner } = clinic;
    const [withdrawn, expired] = [await share(owner, ALL), await share(owner, ALL, 1)];
    await owner.call(deleteShare, { query: { id: withdrawn.id } });
    await owner.call(deleteShare, { query: { id: withdrawn.id } });
    await product().pool.query('update record_shares set expires_at = $2 where id = $1', [
      expired.id,
      product().clock.now(),
    ]);
    const unknown = await refusalOf('A'.repeat(22));
    expect(unknown).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    expect(await refusalOf(tokenOf(withdrawn))).toEqual(unknown);
    expect(await refusalOf(tokenOf(expired))).toEqual(unknown);
    expect((await sharesOf(owner)).map(({ status, views }) => [status, views])).toEqual([
      ['EXPIRED', 0],
      ['WITHDRAWN', 0],
    ]);
  });

  it('are stored without their address', async () => {
    const link = await share(clinic.owner);
    const { rows } = await product().pool.query<{ stored: string }>(
      'select json_agg(s)::text as stored from record_shares s',
    );
    expect(rows[0]?.stored).toContain(link.id);
    expect(rows[0]?.stored).not.toContain(tokenOf(link));
  });

  it('stop when the person who shared leaves the family, and with the pet', async () => {
    const { owner, pet } = clinic;
    const relative = await newOwner(product(), 'Rino');
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const [own, ofRelative] = [await share(owner), await share(relative)];
    expect((await open(tokenOf(ofRelative))).status).toBe(200);
    expect(await sharesOf(owner)).toHaveLength(2);
    await product().pool.query('delete from family_members where user_id = $1', [relative.id]);
    expect((await open(tokenOf(ofRelative))).status).toBe(404);
    expect((await open(tokenOf(own))).status).toBe(200);
    await owner.call(deletePet, { query: { PetId: pet.id } });
    expect((await open(tokenOf(own))).status).toBe(404);
  });

  it('are made, seen and withdrawn by the family alone', async () => {
    const { vet, owner } = clinic;
    await expect(share(vet)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const { id } = await share(owner);
    const stranger = await newOwner(product());
    await expect(share(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const person of [vet, stranger]) {
      expect(await sharesOf(person)).toEqual([]);
      await expect(person.call(deleteShare, { query: { id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await sharesOf(owner)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('last 1 to 90 days, have a section, and are at most 20 for a pet', async () => {
    const { owner } = clinic;
    for (const [sections, days] of [
      [ALL, 0],
      [ALL, 91],
      [[], 7],
    ] as const)
      await expect(share(owner, [...sections], days)).rejects.toMatchObject({
        code: 'VALIDATION',
      });
    const { expiresAt } = await share(owner, ALL, 90);
    const days = (Date.parse(expiresAt) - product().clock.now().getTime()) / (DAY * 1000);
    expect(Math.round(days)).toBe(90);
    for (let count = 1; count < 20; count += 1) await share(owner);
    await expect(share(owner)).rejects.toMatchObject({
      fields: [{ field: 'PetId', code: 'list_full' }],
    });
  });
});
