import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { exportedNames, folderSizes, subjects } from './structure.ts';

const CALL = "export const createPet = defineCall({ method: 'POST', path: '/pets' });\n";
const HANDLER = 'export async function createPet() {}\n';

const contract = 'packages/contract/src/pets/create-pet.ts';
const handler = 'apps/api/src/features/pets/create-pet.ts';

describe('names', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'zampa-names-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const write = async (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  };

  it('accept a call, its handler and its subject with the same name, also in a folder of the subject', async () => {
    await write({
      [contract]: CALL,
      'apps/api/src/features/pets/animals/create-pet.ts': HANDLER,
      'apps/owner/src/features/settings/Settings.tsx': '',
    });
    await expect(calls.run(root)).resolves.toBeNull();
    await expect(subjects.run(root)).resolves.toBeNull();
    await expect(exportedNames.run(root)).resolves.toBeNull();
  });

  it.each([
    { layer: 'packages/domain/src', folder: 'calendar' },
    { layer: 'packages/domain/src', folder: 'home' },
    { layer: 'apps/api/src/features', folder: 'settings' },
    { layer: 'apps/clinic/src/features', folder: 'walks' },
  ])('finds the folder $folder of $layer, which is not a subject there', async (place) => {
    await write({ [`${place.layer}/${place.folder}/sum.ts`]: '' });
    await expect(subjects.run(root)).resolves.toBe(
      `${place.layer}/${place.folder} is no subject: see scripts/checks/structure.ts`,
    );
  });

  it.each([
    {
      fault: 'a call in a file with another name',
      files: { 'packages/contract/src/pets/write-pets.ts': CALL, [handler]: HANDLER },
      says: `packages/contract/src/pets/write-pets.ts: createPet belongs in ${contract}`,
    },
    {
      fault: 'a call whose handler is in a file with another name',
      files: { [contract]: CALL, 'apps/api/src/features/pets/add-pet.ts': HANDLER },
      says: 'createPet has no handler in apps/api/src/features/pets/…/create-pet.ts',
    },
    {
      fault: 'a call whose handler belongs to another subject',
      files: { [contract]: CALL, 'apps/api/src/features/families/create-pet.ts': HANDLER },
      says: 'createPet has no handler in apps/api/src/features/pets/…/create-pet.ts',
    },
    {
      fault: 'a handler with another name',
      files: { [contract]: CALL, [handler]: 'export function addPet() {}\n' },
      says: `${handler} exports no function createPet`,
    },
  ])('finds $fault', async ({ files, says }) => {
    await write(files);
    await expect(calls.run(root)).resolves.toBe(says);
  });

  it.each([
    { kind: 'a function', text: 'export async function dayPlus() {}\n' },
    { kind: 'a type', text: 'export type dayPlus = 1;\n' },
  ])('finds $kind with a name that is taken, even by a call or its handler', async ({ text }) => {
    await write({
      'packages/contract/src/pets/day-plus.ts': 'export const dayPlus = 1;\n',
      'apps/api/src/features/pets/day-plus.ts': 'export function dayPlus() {}\n',
    });
    await expect(exportedNames.run(root)).resolves.toBeNull();
    await write({ 'packages/client/src/pets/wall-day.ts': text });
    await expect(exportedNames.run(root)).resolves.toContain('dayPlus is exported by ');
  });
});

const FOLDER = 'apps/api/src/features/pets';

describe('folder sizes', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'zampa-folders-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const writeFiles = async (folder: string, count: number, ending: string) => {
    await mkdir(join(root, folder), { recursive: true });
    for (let index = 0; index < count; index += 1)
      await writeFile(join(root, folder, `pet-${index}${ending}`), '');
  };

  it('accepts 40 files of code beside tests, styles and subfolders', async () => {
    await writeFiles(FOLDER, 40, '.ts');
    await writeFiles(FOLDER, 5, '.test.ts');
    await writeFiles(FOLDER, 5, '.module.css');
    await writeFiles(`${FOLDER}/lists`, 5, '.ts');
    await expect(folderSizes.run(root)).resolves.toBeNull();
  });

  it('finds a folder with 41 files of code', async () => {
    await writeFiles(FOLDER, 41, '.ts');
    await expect(folderSizes.run(root)).resolves.toBe(
      `${FOLDER} has 41 files of code: split it, at most 40 are allowed`,
    );
  });

  it('accepts the generated folders that it names', async () => {
    await writeFiles('packages/ui/src/icons', 50, '.ts');
    await expect(folderSizes.run(root)).resolves.toBeNull();
  });
});
