import { createAddendum } from '@zampa/contract/health/create-addendum';
import { createNote } from '@zampa/contract/health/create-note';
import { deleteNote } from '@zampa/contract/health/delete-note';
import { readNotes } from '@zampa/contract/health/read-notes';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { updateNote } from '@zampa/contract/health/update-note';
import { readPetWeights } from '@zampa/contract/pets/read-pet-weights';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { disableReceptionAnswers, employ } from '@zampa/testing/memberships';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { consultationOf, newRequest, repeatRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { readNotificationsOf } from '../notifications/read-notifications-of.ts';
import { useProduct } from '../product.ts';
import {
  newClinicWithPatient,
  newMember,
  ROLE,
  type ClinicWithPatient,
} from './clinic-with-patient.ts';

describe('visit notes', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  type Fields = Partial<Parameters<typeof bodyOf>[0]>;
  const bodyOf = (fields: {
    reason?: string;
    privateNote?: string;
    date?: string;
    vitals?: { weightG: number };
  }) => ({
    PetId: clinic.pet.id,
    facilityId: clinic.facilityId,
    ...fields,
  });
  const write = (person: TestAccount, fields: Fields = {}) =>
    person.call(createNote, { body: bodyOf(fields) });
  const sign = (person: TestAccount, id: string) => person.call(signNote, { query: { id } });
  const release = (person: TestAccount, id: string, released = true) =>
    person.call(releaseNote, { query: { id }, body: { released } });
  const notesOf = (person: TestAccount) =>
    person.call(readNotes, { query: { PetId: clinic.pet.id } });

  it('are closed to a consultant whose case about the pet is at another clinic', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const note = await write(vet);
    const consultant = await newMember(product(), facilityId, 'consultant');
    const elsewhere = await newVet(product());
    const other = elsewhere.facility.id;
    await employ(product().pool, other, consultant.id, { roleId: ROLE.consultant });
    await joinClinic(owner, elsewhere.facility);
    await owner.call(linkPets, { body: { facilityId: other, pets: [pet.id] } });
    const serviceId = await consultationOf(elsewhere);
    const there = await repeatRequest({ vet: elsewhere, owner, pet, serviceId });
    const here = await repeatRequest(clinic);
    const assign = (id: string, assignee: string) =>
      product().pool.query('update conversations set assignee_id = $2 where id = $1', [
        id,
        assignee,
      ]);
    await assign(there.id, consultant.id);
    await expect(sign(consultant, note.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await assign(here.id, consultant.id);
    expect(await sign(consultant, note.id)).toMatchObject({ status: 'SIGNED' });
  });

  it('start as drafts of the clinic, dated now', async () => {
    const { vet, owner } = clinic;
    const note = await write(vet, { reason: 'Itching' });
    expect(note).toMatchObject({
      PetId: clinic.pet.id,
      facilityId: clinic.facilityId,
      conversationId: null,
      status: 'DRAFT',
      version: 1,
      released: false,
      reason: 'Itching',
      plan: '',
      vitals: {},
      diagnoses: [],
      addenda: [],
      privateNote: '',
      author: { id: vet.id },
      signedAt: null,
    });
    expect(note.date).toBe(note.dateCreated);
    expect(await notesOf(vet)).toEqual([note]);
    expect(await notesOf(owner)).toEqual([]);
  });

  it('mark vitals outside the usual range of the species', async () => {
    const vitals = { temperatureC: 40.1, heartRate: 90, mucousMembranes: 'pink' };
    const note = await clinic.vet.call(createNote, { body: { ...bodyOf({}), vitals } });
    expect(note).toMatchObject({ vitals, unusualVitals: ['temperatureC'] });
  });

  it('can name a conversation of the clinic with the family, and no other', async () => {
    const { vet } = clinic;
    const other = await newRequest(product());
    const body = { ...bodyOf({}), conversationId: other.id };
    await expect(vet.call(createNote, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await notesOf(vet)).toEqual([]);
  });

  it('refuse dates in the future or before the birth, and values that cannot be measured', async () => {
    const { vet } = clinic;
    await expect(write(vet, { date: '2999-01-01T10:00:00Z' })).rejects.toMatchObject({
      fields: [{ field: 'date', code: 'date_in_future' }],
    });
    const body = { ...bodyOf({}), deceasedOn: '2999-01-01' };
    await expect(vet.call(createNote, { body })).rejects.toMatchObject({
      fields: [{ field: 'deceasedOn', code: 'date_in_future' }],
    });
    for (const vitals of [{ temperatureC: 99 }, { painScore: 5 }, { bodyConditionScore: 0 }])
      await expect(vet.call(createNote, { body: { ...bodyOf({}), vitals } })).rejects.toMatchObject(
        { code: 'VALIDATION' },
      );
  });

  it('are changed by people who treat, against the version that they read', async () => {
    const { vet } = clinic;
    const { id, version } = await write(vet);
    const colleague = await newMember(product(), clinic.facilityId, 'veterinarian');
    const change = (plan: string, ifMatch: string) =>
      colleague.call(updateNote, {
        query: { id },
        body: { plan },
        headers: { 'if-match': ifMatch },
      });
    expect(await change('Bathing', `${version}`)).toMatchObject({ plan: 'Bathing', version: 2 });
    expect(await change('Diet', '"2"')).toMatchObject({ plan: 'Diet', version: 3 });
    await expect(change('Lost', '2')).rejects.toMatchObject({ status: 412, code: 'STALE' });
    expect(
      await vet.call(updateNote, { query: { id }, body: { reason: 'Itching' } }),
    ).toMatchObject({ reason: 'Itching', plan: 'Diet', version: 4 });
  });

  it('never change once they are signed, and are signed once', async () => {
    const { vet } = clinic;
    const { id } = await write(vet, { reason: 'Itching' });
    const signed = await sign(vet, id);
    expect(signed).toMatchObject({ status: 'SIGNED', signedBy: { id: vet.id } });
    expect(signed.signedAt).not.toBeNull();
    product().clock.advance(60);
    expect(await sign(vet, id)).toEqual(signed);
    const refused = { status: 409, code: 'NOTE_SIGNED' };
    await expect(
      vet.call(updateNote, { query: { id }, body: { reason: 'Other' } }),
    ).rejects.toMatchObject(refused);
    await expect(vet.call(deleteNote, { query: { id } })).rejects.toMatchObject(refused);
    expect(await notesOf(vet)).toEqual([signed]);
  });

  it('can be deleted as drafts', async () => {
    const { id } = await write(clinic.vet);
    await clinic.vet.call(deleteNote, { query: { id } });
    expect(await notesOf(clinic.vet)).toEqual([]);
    await expect(sign(clinic.vet, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are corrected by addenda with author and time', async () => {
    const { vet } = clinic;
    const { id } = await write(vet);
    const add = (person: TestAccount, text: string) =>
      person.call(createAddendum, { query: { id }, body: { text } });
    await expect(add(vet, 'Left ear')).rejects.toMatchObject({
      status: 409,
      code: 'NOTE_NOT_SIGNED',
    });
    await sign(vet, id);
    const colleague = await newMember(product(), clinic.facilityId, 'veterinarian');
    await add(vet, 'Left ear');
    const note = await add(colleague, 'Right ear too');
    expect(note.addenda).toMatchObject([
      { text: 'Left ear', author: { id: vet.id } },
      { text: 'Right ear too', author: { id: colleague.id } },
    ]);
    await expect(add(vet, ' ')).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('are read by the family once released, without the private note, until the release ends', async () => {
    const { vet, owner } = clinic;
    const { id } = await write(vet, { reason: 'Itching', privateNote: 'Owner is anxious' });
    await expect(release(vet, id)).rejects.toMatchObject({ status: 409, code: 'NOTE_NOT_SIGNED' });
    await sign(vet, id);
    expect(await notesOf(owner)).toEqual([]);
    expect(await release(vet, id)).toMatchObject({ released: true });
    const [note] = await notesOf(owner);
    expect(note).toMatchObject({ id, reason: 'Itching', author: { id: vet.id } });
    expect(JSON.stringify(note)).not.toContain('anxious');
    expect(note).not.toHaveProperty('privateNote');
    expect(await notesOf(vet)).toMatchObject([{ privateNote: 'Owner is anxious' }]);
    await release(vet, id, false);
    expect(await notesOf(owner)).toEqual([]);
  });

  it('notify the family of the first release only', async () => {
    const { vet, owner } = clinic;
    const { id } = await write(vet);
    await sign(vet, id);
    await release(vet, id);
    await release(vet, id);
    await release(vet, id, false);
    await release(vet, id);
    const notifications = await readNotificationsOf(product(), owner);
    expect(notifications.filter(({ kind }) => kind === 'NOTE_RELEASED')).toEqual([
      {
        kind: 'NOTE_RELEASED',
        title: `${vet.facility.name} shared a visit note with you`,
        url: `/app/workspace/pets/${clinic.pet.id}`,
      },
    ]);
  });

  it('signed later do not replace a newer weight, and keep theirs in the weight curve', async () => {
    const { vet, owner, pet } = clinic;
    const { id } = await write(vet, {
      vitals: { weightG: 4000 },
      date: new Date(product().clock.now().getTime() - 86_400_000).toISOString(),
    });
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { weight: 5000 } });
    await sign(vet, id);
    const weights = await vet.call(readPetWeights, { query: { PetId: pet.id } });
    expect(weights.map(({ weight }) => weight)).toEqual([5000, 4000]);
    const [seen] = await owner.call(readPets, { query: { PetId: pet.id } });
    expect(seen?.weight).toBe(5000);
  });

  it('are invisible to another clinic of the same pet and to other families', async () => {
    const { vet, owner, pet } = clinic;
    const { id } = await write(vet);
    await sign(vet, id);
    await release(vet, id);
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    expect(await notesOf(other)).toEqual([]);
    expect(await notesOf(await newOwner(product()))).toEqual([]);
    await expect(sign(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const query = { PetId: pet.id, facilityId: other.facility.id };
    await expect(vet.call(readNotes, { query })).rejects.toMatchObject({
      code: 'FACILITY_UNKNOWN',
    });
  });

  it('are read by assistants, but written only by staff who treat', async () => {
    const { vet, facilityId } = clinic;
    const assistant = await newMember(product(), facilityId, 'assistant');
    const { id } = await write(vet);
    expect(await notesOf(assistant)).toMatchObject([{ id }]);
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expect(write(assistant)).rejects.toMatchObject(forbidden);
    await expect(sign(assistant, id)).rejects.toMatchObject(forbidden);
    await expect(write(clinic.owner)).rejects.toMatchObject(forbidden);
  });

  it('are read by reception only where it reads messages', async () => {
    const { vet, facilityId } = clinic;
    const secretary = await newMember(product(), facilityId, 'secretary');
    const { id } = await write(vet);
    expect(await notesOf(secretary)).toMatchObject([{ id }]);
    await expect(write(secretary)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await disableReceptionAnswers(vet);
    expect(await notesOf(secretary)).toEqual([]);
    await expect(sign(secretary, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed by the date of the visit, newest first, in pages', async () => {
    const { vet } = clinic;
    for (const day of ['02', '01', '03'])
      await write(vet, { reason: day, date: `2025-07-${day}T10:00:00Z` });
    const query = { PetId: clinic.pet.id, limit: 2 };
    const { json, headers } = await vet.send(readNotes, { query });
    expect(json).toMatchObject([{ reason: '03' }, { reason: '02' }]);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
    const cursor = new URL(next, product().address).searchParams.get('cursor') ?? '';
    expect(await vet.call(readNotes, { query: { ...query, cursor } })).toMatchObject([
      { reason: '01' },
    ]);
  });
});
