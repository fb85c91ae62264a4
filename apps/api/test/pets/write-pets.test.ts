import { readFile } from '@zampa/contract/files/read-file';
import { readPets } from '@zampa/contract/pets/read-pets';
import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { createPet } from '@zampa/contract/pets/create-pet';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { employ } from '@zampa/testing/memberships';
import { newOwner, newVet, type Owner } from '@zampa/testing/people';
import { newClinicWithClient, newPet, newRequest } from '@zampa/testing/requests';
import type { Upload } from '@zampa/testing/send-call';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegPicture, jpegWithLocation, pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const DOG = 1;
const CAT = 2;

describe('POST /api/pets', () => {
  const product = useProduct();
  const bodyOf = ({ familyId }: Owner) => ({
    name: 'Luna',
    SpeciesId: CAT,
    FamilyId: familyId,
    birthDate: '2020-02-29',
  });
  const add = (owner: Owner, image: Upload) =>
    owner.call(createPet, { query: {}, body: bodyOf(owner), image });

  it('stores a pet with its breed, alike from JSON and from a form with a picture', async () => {
    const owner = await newOwner(product());
    const { breeds } = await owner.call(readPetAttributes, {});
    const BreedId = breeds.find(({ SpeciesId }) => SpeciesId === CAT)?.id;
    const body = { ...bodyOf(owner), BreedId };
    const plain = await owner.call(createPet, { query: {}, body });
    expect(plain).toMatchObject({ name: 'Luna', sex: 'M', BreedId, birthDate: '2020-02-29' });
    const image = { bytes: await jpegPicture(), type: 'image/jpeg' };
    const pictured = await owner.call(createPet, { query: {}, body, image });
    const { id, image: imageId, avatar, dateCreated, dateUpdated, ...rest } = pictured;
    expect(plain).toMatchObject(rest);
    expect(avatar).toBe(`/api/files/${imageId}?width=64&format=png`);
    const read = await owner.call(readPets, { query: { PetId: `${id},${plain.id}` } });
    expect(read).toEqual([plain, pictured].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(dateCreated).toBe(dateUpdated);
  });

  it.each([
    ['a breed of another species', { SpeciesId: DOG, breedOf: CAT }, 'BreedId'],
    ['an unknown species', { SpeciesId: 9999 }, 'SpeciesId'],
    ['no name', { name: '   ' }, 'name'],
    ['a day that does not exist', { birthDate: '2023-02-29' }, 'birthDate'],
    ['an implausible birth date', { birthDate: '1850-06-01' }, 'birthDate'],
    ['an unknown sex', { sex: 'X' }, 'sex'],
    ['a chip of 14 digits', { microchip: '38026004321098' }, 'microchip'],
    ['a weight of zero', { weight: 0 }, 'weight'],
    ['a weight of half a gram', { weight: 0.5 }, 'weight'],
    ['more than two tonnes', { weight: 2_000_001 }, 'weight'],
    [
      'twenty-one allergies',
      { allergies: Array.from({ length: 21 }, (_, at) => `No. ${at}`) },
      'allergies',
    ],
    ['an allergy of 81 characters', { allergies: ['x'.repeat(81)] }, 'allergies.0'],
    ['a text instead of a list', { chronicConditions: 'Diabetes' }, 'chronicConditions'],
    ['an invalid value of neutered', { neutered: 'perhaps' }, 'neutered'],
    ['a death before birth', { deceasedOn: '2020-02-28' }, 'deceasedOn'],
    ['a death in the future', { deceasedOn: '2999-01-01' }, 'deceasedOn'],
  ])('rejects %s', async (_what, { breedOf, ...change }: Record<string, unknown>, field) => {
    const owner = await newOwner(product());
    const { breeds } = await owner.call(readPetAttributes, {});
    const breed = breeds.find(({ SpeciesId }) => SpeciesId === breedOf);
    const body = { ...bodyOf(owner), ...change, ...(breed && { BreedId: breed.id }) };
    await expect(owner.call(createPet, { query: {}, body })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field }],
    });
    expect(await countOf(product(), 'pets', 'family_id = $1', [owner.familyId])).toBe(0);
  });

  it('rejects pictures with too many bytes or pixels', async () => {
    const owner = await newOwner(product());
    const tooLarge = { status: 413, code: 'PAYLOAD_TOO_LARGE', fields: [{ field: 'image' }] };
    await expect(add(owner, { bytes: Buffer.alloc(16_000_000) })).rejects.toMatchObject(tooLarge);
    await expect(add(owner, { bytes: await pngPicture(8200, 7400) })).rejects.toMatchObject(
      tooLarge,
    );
  });

  it('removes the location from a picture', async () => {
    const owner = await newOwner(product());
    const upload = await jpegWithLocation();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const { image } = await add(owner, { bytes: upload });
    const { bytes } = await owner.send(readFile, { params: { id: image } });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('stores health details alike from a form and from JSON', async () => {
    const owner = await newOwner(product());
    const health = {
      weight: 4200,
      microchip: '380 2600 4321 0987',
      neutered: true,
      bites: true,
      allergies: ['Chicken', 'chicken ', 'Pollen'],
      chronicConditions: [],
      deceasedOn: '2026-01-02',
    };
    const stored = { ...health, microchip: '380260043210987', allergies: ['Chicken', 'Pollen'] };
    const body = { ...bodyOf(owner), ...health };
    expect(await owner.call(createPet, { query: {}, body })).toMatchObject(stored);
    const image = { bytes: await jpegPicture(), type: 'image/jpeg' };
    expect(await owner.call(createPet, { query: {}, body, image })).toMatchObject(stored);
  });

  it('distinguishes unknown health details from none', async () => {
    const owner = await newOwner(product());
    const pet = await owner.call(createPet, { query: {}, body: bodyOf(owner) });
    expect(pet).toMatchObject({
      allergies: null,
      chronicConditions: null,
      neutered: null,
      bites: null,
    });
    const change = (body: Record<string, unknown>) =>
      owner.call(updatePet, { query: { PetId: pet.id }, body });
    expect(await change({ allergies: [], weight: 4000 })).toMatchObject({ allergies: [] });
    const forgotten = { allergies: null, weight: null };
    expect(await change({ allergies: '', weight: '' })).toMatchObject(forgotten);
  });

  it('links a pet added by a vet to the clinic', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const elsewhere = await newVet(product());
    await employ(product().pool, elsewhere.facility.id, vet.id, { roleId: 1 });
    const addAt = (facilityId?: string) =>
      vet.call(createPet, { query: facilityId ? { facilityId } : {}, body: bodyOf(owner) });
    await expect(addAt(elsewhere.facility.id)).rejects.toMatchObject({ status: 404 });
    const pet = await addAt();
    expect(await vet.call(readPets, { query: { PetId: pet.id } })).toEqual([pet]);
    expect(await owner.call(readPets, { query: { PetId: pet.id } })).toEqual([pet]);
    const linked = 'pet_id = $1 and facility_id = $2';
    expect(await countOf(product(), 'facility_pets', linked, [pet.id, vet.facility.id])).toBe(1);
  });

  it('creates one pet for twenty calls with one Idempotency-Key', async () => {
    const owner = await newOwner(product());
    const headers = { 'idempotency-key': 'a pet' };
    const posts = Array.from({ length: 20 }, () =>
      owner.call(createPet, { query: {}, body: bodyOf(owner), headers }),
    );
    expect(new Set((await Promise.all(posts)).map(({ id }) => id)).size).toBe(1);
    expect(await countOf(product(), 'pets', 'family_id = $1', [owner.familyId])).toBe(1);
  });
});

describe('GET /api/files — pictures', () => {
  const product = useProduct();

  it('returns an avatar of 64 by 64 and only the listed widths and formats', async () => {
    const owner = await newOwner(product());
    const body = { name: 'Luna', SpeciesId: CAT, FamilyId: owner.familyId };
    const image = { bytes: await jpegPicture(800, 600) };
    const pet = await owner.call(createPet, { query: {}, body, image });
    const show = (query: Record<string, unknown>) =>
      owner.send(readFile, { params: { id: pet.image }, query });
    const sizeOf = async (query: Record<string, unknown>) => {
      const { format, width, height } = await sharp((await show(query)).bytes).metadata();
      return { format, width, height };
    };
    expect(await sizeOf({ width: 64, format: 'png' })).toEqual({
      format: 'png',
      width: 64,
      height: 64,
    });
    expect(await sizeOf({ width: 256 })).toEqual({ format: 'jpeg', width: 256, height: 192 });
    expect(await sizeOf({ format: 'webp' })).toEqual({ format: 'webp', width: 800, height: 600 });
    for (const query of [{ width: 63 }, { width: 2000 }, { width: 'x' }, { format: 'svg' }])
      expect(await show(query), JSON.stringify(query)).toMatchObject({ status: 400 });
    const { headers } = await show({});
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('returns the picture of a pet only to clinics that can see the pet', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const body = { name: 'Luna', SpeciesId: CAT, FamilyId: owner.familyId };
    const image = { bytes: await pngPicture() };
    const pet = await owner.call(createPet, { query: {}, body, image });
    const seenBy = async (person: typeof vet | typeof owner) =>
      (await person.send(readFile, { params: { id: pet.image } })).status;
    expect(await seenBy(vet)).toBe(404);
    const pets = { facilityId: vet.facility.id, pets: [pet.id] };
    await owner.call(linkPets, { body: pets });
    expect(await seenBy(vet)).toBe(200);
    expect(await seenBy(await newOwner(product()))).toBe(404);
    await owner.call(unlinkPets, { body: pets });
    expect(await seenBy(vet)).toBe(404);
  });
});

describe('PATCH and DELETE /api/pets', () => {
  const product = useProduct();

  it('changes only the fields that were sent, and only of the current version', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    const change = (body: Record<string, unknown>, ifMatch: string) =>
      owner.call(updatePet, {
        query: { PetId: pet.id },
        body,
        headers: { 'if-match': `"${ifMatch}"` },
      });
    const changed = await change({ name: 'Plutone' }, pet.dateUpdated);
    expect(changed).toEqual({ ...pet, name: 'Plutone', dateUpdated: changed.dateUpdated });
    await expect(change({ name: 'Pippo' }, pet.dateUpdated)).rejects.toMatchObject({
      status: 412,
      code: 'STALE',
    });
    expect(await countOf(product(), 'pets', `id = $1 and name = 'Plutone'`, [pet.id])).toBe(1);
  });

  it('compares dates of birth and death with the stored ones', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    const change = (body: Record<string, unknown>) =>
      owner.call(updatePet, { query: { PetId: pet.id }, body });
    await change({ birthDate: '2020-05-05' });
    const early = { code: 'VALIDATION', fields: [{ field: 'deceasedOn', code: 'before_birth' }] };
    await expect(change({ deceasedOn: '2020-05-04' })).rejects.toMatchObject(early);
    await change({ deceasedOn: '2020-05-05' });
    await expect(change({ birthDate: '2020-05-06' })).rejects.toMatchObject(early);
    await change({ birthDate: '2020-05-06', deceasedOn: null });
  });

  it('changes other fields of a pet whose stored birth date is invalid', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    await product().pool.query(`update pets set birth_date = '1850-06-01' where id = $1`, [pet.id]);
    const change = (body: Record<string, unknown>) =>
      owner.call(updatePet, { query: { PetId: pet.id }, body });
    expect(await change({ name: 'Matusalemme' })).toMatchObject({ birthDate: '1850-06-01' });
    await expect(change({ birthDate: '1850-06-01' })).rejects.toMatchObject({
      fields: [{ field: 'birthDate', code: 'date_too_early' }],
    });
    expect(await change({ birthDate: '1900-01-01' })).toMatchObject({ birthDate: '1900-01-01' });
  });

  it('removes a pet from the family, but not from conversations of the clinic', async () => {
    const { owner, vet, pet, id } = await newRequest(product());
    await owner.call(deletePet, { query: { PetId: pet.id } });
    expect(await owner.call(readPets, { query: { PetId: pet.id } })).toEqual([]);
    await expect(owner.call(deletePet, { query: { PetId: pet.id } })).rejects.toMatchObject({
      status: 404,
    });
    const read = await vet.call(readRequest, { params: { id }, query: {} });
    expect(read.pets).toMatchObject([{ id: pet.id, name: pet.name }]);
  });
});
