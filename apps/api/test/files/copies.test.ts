import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFile } from '@zampa/contract/files/read-file';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegPicture, pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { memoryFiles } from './memory-files.ts';

const idIn = (address: string | null | undefined) => address?.split('/').at(-1) ?? '';

describe('resized copies of pictures', () => {
  const files = memoryFiles();
  const product = useProduct({}, { files });
  const storedNamesOf = (id: string) => files.names().filter((name) => name.startsWith(id));

  async function avatarOf(owner: TestAccount, bytes: Buffer) {
    return idIn((await owner.call(updateUser, { body: {}, image: { bytes } })).image);
  }

  it('never exceed the maximum width, even if only a format is requested', async () => {
    const owner = await newOwner(product());
    const id = await avatarOf(owner, await jpegPicture(2560, 1280));
    const { status, headers, bytes } = await owner.send(readFile, {
      params: { id },
      query: { format: 'png' },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1024,
      height: 512,
    });
  });

  it.each([
    { asked: { width: '64' }, is: { format: 'jpeg', width: 64, height: 64 } },
    { asked: { width: '128' }, is: { format: 'jpeg', width: 128, height: 64 } },
    { asked: { width: '50', format: 'webp' }, is: { format: 'webp', width: 50, height: 25 } },
    { asked: { width: '1024', format: 'jpeg' }, is: { format: 'jpeg', width: 300, height: 150 } },
  ])('have the requested width and format: $asked', async ({ asked: requested, is }) => {
    const owner = await newOwner(product());
    const id = await avatarOf(owner, await jpegPicture(300, 150));
    const { headers, bytes } = await owner.send(readFile, { params: { id }, query: requested });
    expect(headers.get('content-type')).toBe(`image/${is.format}`);
    expect(await sharp(bytes).metadata()).toMatchObject(is);
  });

  it('are created once and stored next to the original file', async () => {
    const owner = await newOwner(product());
    const id = await avatarOf(owner, await jpegPicture());
    const small = { params: { id }, query: { width: '128', format: 'webp' } };
    const first = await owner.send(readFile, small);
    expect(storedNamesOf(id)).toHaveLength(2);
    const before = files.readNames.length;
    const second = await owner.send(readFile, small);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(files.readNames.slice(before), 'the file itself is not read again').not.toContain(id);
  });

  it('are deleted with the original when a person, pet or clinic gets a new picture', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const image = { bytes: await pngPicture() };
    const facilityId = vet.facility.id;
    const change = {
      person: async () => idIn((await owner.call(updateUser, { body: {}, image })).image),
      pet: async () =>
        idIn((await owner.call(updatePet, { query: { PetId: pet.id }, body: {}, image })).image),
      facility: async () =>
        idIn((await vet.call(updateFacility, { body: { facilityId }, image })).image),
    };
    for (const [subject, replace] of Object.entries(change)) {
      const reader = subject === 'facility' ? vet : owner;
      const before = await replace();
      await reader.send(readFile, { params: { id: before }, query: { width: '64' } });
      expect(storedNamesOf(before), subject).toHaveLength(2);
      const after = await replace();
      expect(after, subject).not.toBe(before);
      expect((await reader.send(readFile, { params: { id: before } })).status, subject).toBe(404);
      expect(await countOf(product(), 'files', 'id = $1', [before]), subject).toBe(0);
      await expect.poll(() => storedNamesOf(before), { message: subject }).toEqual([]);
      expect((await reader.send(readFile, { params: { id: after } })).status, subject).toBe(200);
    }
  });
});
