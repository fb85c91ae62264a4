import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderSizes } from './folder-sizes.ts';

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
