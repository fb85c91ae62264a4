import { createNote } from '@zampa/contract/health/create-note';
import { readProblems } from '@zampa/contract/health/read-problems';
import { releaseNote } from '@zampa/contract/health/release-note';
import { signNote } from '@zampa/contract/health/sign-note';
import { updateProblem } from '@zampa/contract/health/update-problem';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { readPetWeights } from '@zampa/contract/pets/read-pet-weights';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { employ } from '@zampa/testing/memberships';
import { newVet, type TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  newClinicWithPatient,
  newMember,
  ROLE,
  type ClinicWithPatient,
} from './clinic-with-patient.ts';

type Fields = Omit<Parameters<typeof createNoteBody>[1], never>;
const createNoteBody = (
  { pet, facilityId }: ClinicWithPatient,
  fields: {
    diagnoses?: { text: string; chronic?: boolean }[];
    vitals?: { weightG: number };
    deceasedOn?: string;
  },
) => ({ PetId: pet.id, facilityId, ...fields });

describe('effects of a signed note on the pet', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
  });

  const signNew = async (fields: Fields) => {
    const { id } = await clinic.vet.call(createNote, { body: createNoteBody(clinic, fields) });
    return clinic.vet.call(signNote, { query: { id } });
  };
  const problemsOf = (person: TestAccount) =>
    person.call(readProblems, { query: { PetId: clinic.pet.id } });
  const petOf = async (person: TestAccount) =>
    (await person.call(readPets, { query: { PetId: clinic.pet.id } }))[0];
  const writeCard = (chronicConditions: string[] | null) =>
    clinic.owner.call(updatePet, {
      query: { PetId: clinic.pet.id },
      body: { chronicConditions },
    });

  it('its weight is the weight of the pet, from the signature on', async () => {
    const { vet, owner, pet } = clinic;
    const body = createNoteBody(clinic, { vitals: { weightG: 11_400 } });
    const { id } = await vet.call(createNote, { body });
    expect(await petOf(owner)).toMatchObject({ weight: null });
    await vet.call(signNote, { query: { id } });
    await vet.call(signNote, { query: { id } });
    expect(await petOf(owner)).toMatchObject({ weight: 11_400 });
    expect(await owner.call(readPetWeights, { query: { PetId: pet.id } })).toMatchObject([
      { weight: 11_400, user: { id: vet.id } },
    ]);
  });

  it('its diagnoses enter the problem list, each active one once', async () => {
    const { vet, facilityId } = clinic;
    const note = await signNew({ diagnoses: [{ text: 'Otitis' }] });
    await signNew({ diagnoses: [{ text: 'otitis' }] });
    const [problem, ...rest] = await problemsOf(vet);
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({
      text: 'Otitis',
      status: 'ACTIVE',
      chronic: false,
      noteId: note.id,
      facilityId,
    });
    const query = { id: problem?.id ?? '' };
    expect(await vet.call(updateProblem, { query, body: { status: 'RESOLVED' } })).toMatchObject({
      status: 'RESOLVED',
      resolvedAt: expect.any(String) as unknown,
    });
    await signNew({ diagnoses: [{ text: 'Otitis' }] });
    expect(await problemsOf(vet)).toHaveLength(2);
  });

  it('chronic problems are the chronic conditions of the pet card, in both directions', async () => {
    const { vet, owner } = clinic;
    await signNew({ diagnoses: [{ text: 'Epilepsy', chronic: true }] });
    expect(await petOf(owner)).toMatchObject({ chronicConditions: ['Epilepsy'] });
    await writeCard(['epilepsy', 'Diabetes']);
    expect(await problemsOf(vet)).toMatchObject([
      { text: 'Diabetes', status: 'ACTIVE', chronic: true, facilityId: null },
      { text: 'Epilepsy', status: 'ACTIVE', chronic: true },
    ]);
    const [diabetes] = await problemsOf(vet);
    await vet.call(updateProblem, {
      query: { id: diabetes?.id ?? '' },
      body: { status: 'RESOLVED' },
    });
    expect(await petOf(owner)).toMatchObject({ chronicConditions: ['Epilepsy'] });
    await writeCard([]);
    expect(await problemsOf(owner)).toMatchObject([
      { text: 'Diabetes', status: 'RESOLVED' },
      { text: 'Epilepsy', status: 'RESOLVED' },
    ]);
    await signNew({ diagnoses: [{ text: 'Otitis' }] });
    const [otitis] = await problemsOf(vet);
    await vet.call(updateProblem, { query: { id: otitis?.id ?? '' }, body: { chronic: true } });
    expect(await petOf(owner)).toMatchObject({ chronicConditions: ['Otitis'] });
  });

  it('the family sees other problems only of released notes', async () => {
    const { vet, owner } = clinic;
    const { id } = await signNew({ diagnoses: [{ text: 'Otitis' }] });
    expect(await problemsOf(owner)).toEqual([]);
    await vet.call(releaseNote, { query: { id }, body: { released: true } });
    expect(await problemsOf(owner)).toMatchObject([{ text: 'Otitis' }]);
    expect(await problemsOf(await newVet(product()))).toEqual([]);
  });

  it('only staff who treat change problems', async () => {
    const { vet, owner, facilityId } = clinic;
    await signNew({ diagnoses: [{ text: 'Epilepsy', chronic: true }] });
    const [problem] = await problemsOf(vet);
    const change = { query: { id: problem?.id ?? '' }, body: { status: 'RESOLVED' as const } };
    const assistant = await newMember(product(), facilityId, 'assistant');
    for (const person of [assistant, owner])
      await expect(person.call(updateProblem, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('problems stay as they are for an assistant who treats at another clinic', async () => {
    await signNew({ diagnoses: [{ text: 'Otitis' }] });
    const [problem] = await problemsOf(clinic.vet);
    const visitor = await newVet(product());
    await employ(product().pool, clinic.facilityId, visitor.id, { roleId: ROLE.assistant });
    const change = { query: { id: problem?.id ?? '' }, body: { status: 'RESOLVED' as const } };
    await expect(visitor.call(updateProblem, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('a chronic diagnosis can be signed beside a chronic condition of that name on the card', async () => {
    await signNew({ diagnoses: [{ text: 'Otitis' }] });
    const [problem] = await problemsOf(clinic.vet);
    await writeCard(['Otitis']);
    const diagnoses = [{ text: 'Otitis', chronic: true }];
    expect(await signNew({ diagnoses })).toMatchObject({ status: 'SIGNED' });
    expect(await petOf(clinic.owner)).toMatchObject({ chronicConditions: ['Otitis'] });
    const change = { query: { id: problem?.id ?? '' }, body: { chronic: true } };
    await expect(clinic.vet.call(updateProblem, change)).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
  });

  it('refuses more chronic conditions than the card holds', async () => {
    await writeCard(Array.from({ length: 20 }, (_each, nth) => `Condition ${nth}`));
    await expect(
      signNew({ diagnoses: [{ text: 'Epilepsy', chronic: true }] }),
    ).rejects.toMatchObject({ fields: [{ field: 'diagnoses', code: 'list_full' }] });
    expect((await petOf(clinic.owner))?.chronicConditions).toHaveLength(20);
  });

  it('a death is recorded on the pet', async () => {
    await signNew({ deceasedOn: '2025-07-01' });
    expect(await petOf(clinic.owner)).toMatchObject({ deceasedOn: '2025-07-01' });
  });

  it('a clinic that no longer sees the pet signs, and changes only its own list', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const fields = {
      diagnoses: [{ text: 'Epilepsy', chronic: true }],
      vitals: { weightG: 9000 },
      deceasedOn: '2025-07-01',
    };
    const { id } = await vet.call(createNote, { body: createNoteBody(clinic, fields) });
    await owner.call(unlinkPets, { body: { facilityId, pets: [pet.id] } });
    expect(await vet.call(signNote, { query: { id } })).toMatchObject({ status: 'SIGNED' });
    expect(await petOf(owner)).toMatchObject({
      weight: null,
      chronicConditions: null,
      deceasedOn: null,
    });
    expect(await problemsOf(vet)).toMatchObject([{ text: 'Epilepsy', chronic: false }]);
  });
});
