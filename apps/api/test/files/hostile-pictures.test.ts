import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { createPet } from '@zampa/contract/pets/create-pet';
import { newOwner, newVet, type Owner, type Vet } from '@zampa/testing/people';
import type { Upload } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { DOCX, PDF } from './documents.ts';
import { hostileFiles } from './hostile-files.ts';

const DOG = 1;

/** Valid documents are not pictures either. */
const files: typeof hostileFiles = {
  ...hostileFiles,
  'document.pdf': { status: 415, bytes: () => PDF },
  'document.docx': { status: 415, bytes: () => DOCX },
  'note.txt': { status: 415, bytes: () => Buffer.from('No salt.') },
};

/** Calls that accept only a picture. */
const routes = {
  'POST /api/pets': ({ owner }, image) =>
    owner.call(createPet, {
      query: {},
      body: { name: 'Luna', SpeciesId: DOG, FamilyId: owner.familyId, birthDate: '2021-04-09' },
      image,
    }),
  'PATCH /api/users': ({ owner }, image) => owner.call(updateUser, { body: {}, image }),
  'PATCH /api/facilities': ({ vet }, image) =>
    vet.call(updateFacility, { body: { facilityId: vet.facility.id }, image }),
} satisfies Record<string, (people: People, image: Upload) => Promise<unknown>>;

type People = { readonly owner: Owner; readonly vet: Vet };

describe.each(Object.entries(routes))('%s with files that are not pictures', (_route, send) => {
  const product = useProduct();
  let people: People;
  beforeAll(async () => {
    people = { owner: await newOwner(product()), vet: await newVet(product()) };
  });

  it.each(Object.entries(files))(
    'rejects %s and stores nothing',
    async (name, { status, bytes }) => {
      const sent = send(people, { bytes: await bytes(), name });
      await expect(sent).rejects.toMatchObject({ status, fields: [{ field: 'image' }] });
      expect(await countOf(product(), 'files')).toBe(0);
    },
  );
});
