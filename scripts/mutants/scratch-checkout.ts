import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../root.ts';

/** Directories that are not part of the product's source. */
const LEFT_OUT = new Set([
  '.git',
  '.cache',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Copies the checkout, as it is now, into a directory of its own, where files may be changed. Installed packages are
 * linked, our own are those of the copy.
 */
export async function createScratchCheckout(): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> {
  const root = await mkdtemp(join(tmpdir(), 'zampa-mutants-'));
  const installed: string[] = [];
  await cp(ROOT, root, {
    recursive: true,
    filter: (source) => {
      if (basename(source) === 'node_modules') installed.push(relative(ROOT, source));
      return !LEFT_OUT.has(basename(source));
    },
  });
  for (const directory of installed) await linkPackages(root, directory);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function linkPackages(root: string, directory: string): Promise<void> {
  await mkdir(join(root, directory));
  for (const name of await readdir(join(ROOT, directory))) {
    const original = join(ROOT, directory, name);
    const copy = join(root, directory, name);
    // The links among our own packages are relative: in the copy they lead to its own.
    if (name === '@zampa') await cp(original, copy, { recursive: true, verbatimSymlinks: true });
    else await symlink(original, copy);
  }
}
