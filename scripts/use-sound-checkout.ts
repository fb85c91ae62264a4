import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checks } from './checks/all.ts';
import { ROOT } from './root.ts';
import { SOUND } from './sound-checkout.ts';

const CONFIGURATION = [
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'i18next.config.ts',
  'knip.jsonc',
  'tsconfig.base.json',
];

export type CheckedCheckout = {
  /** Where it is, for the test that runs. */
  readonly root: () => string;
  /** Writes files into the checkout, by their paths in it. */
  readonly write: (files: Readonly<Record<string, string | Buffer>>) => Promise<void>;
  /** Runs one check there; null where it finds nothing. */
  readonly run: (check: string) => Promise<string | null> | undefined;
};

/** Makes a small sound checkout for each test of a file, to be broken. */
export function useSoundCheckout(): CheckedCheckout {
  let home: string;
  let root: string;

  const write = async (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  };
  const run = (name: string) => checks.find((check) => check.name === name)?.run(root);

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'zampa-checks-'));
    root = join(home, 'checkout');
    // Above the small checkout: found by its tools, and no part of it.
    await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    for (const file of CONFIGURATION) await cp(join(ROOT, file), join(root, file));
    await write(SOUND);
  });
  afterEach(() => rm(home, { recursive: true }));
  return { root: () => root, write, run };
}
