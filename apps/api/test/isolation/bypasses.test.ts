import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BYPASSES } from './bypasses.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Matches every call of the helpers, with its reason. */
const CALL =
  /\b(?:withoutPerson|withoutPersonIn|setSessionReason)\(\s*[\w.]+,\s*(?:'([\w-]+)'|reason\))/g;
/** The helpers themselves, which change the session setting. */
const HELPERS = ['apps/api/src/access/acting.ts', 'packages/db/src/without-person.ts'];

const byName = (a = '', b = '') => (a < b ? -1 : 1);

async function sources(): Promise<readonly (readonly [string, string])[]> {
  const files: (readonly [string, string])[] = [];
  for (const pattern of ['apps/api/src/**/*.ts', 'packages/db/{src,seed}/**/*.ts'])
    for await (const file of glob(pattern, { cwd: ROOT }))
      files.push([file, await readFile(join(ROOT, file), 'utf8')]);
  return files.filter(([file]) => !HELPERS.includes(file));
}

describe('code that bypasses tenant isolation', () => {
  it('is only in the listed files, for the listed reasons', async () => {
    const found = (await sources()).flatMap(([file, text]) => {
      const reasons = [...text.matchAll(CALL)].map(([, reason]) => reason);
      return reasons.length > 0 ? [[file, [...new Set(reasons)].toSorted(byName)] as const] : [];
    });
    const named = Object.entries(BYPASSES).map(([file, reasons]) => [
      file,
      reasons.toSorted(byName),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  it('uses only the helper functions for it', async () => {
    const others = (await sources()).filter(
      ([, text]) =>
        /app\.(?:system|account|user|facilities|families|clinics)'/.test(text) ||
        text.includes('acting_'),
    );
    expect(others.map(([file]) => file)).toEqual([]);
    const uses = (text: string) =>
      text.match(/\b(?:withoutPerson|withoutPersonIn|setSessionReason)\(/g) ?? [];
    const unread = (await sources()).filter(
      ([, text]) => uses(text).length !== [...text.matchAll(CALL)].length,
    );
    expect(unread.map(([file]) => file)).toEqual([]);
  });
});
