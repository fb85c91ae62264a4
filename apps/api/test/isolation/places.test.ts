import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACES } from './places.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Every call of the helpers, with its reason. */
const CALL =
  /\b(?:withoutPerson|withoutPersonIn|sayForSession)\(\s*[\w.]+,\s*(?:'([\w-]+)'|reason\))/g;
/** Where the helpers themselves are, and the setting stands. */
const HELPERS = ['apps/api/src/access/acting.ts', 'packages/db/src/without-person.ts'];

const byName = (a = '', b = '') => (a < b ? -1 : 1);

async function sources(): Promise<readonly (readonly [string, string])[]> {
  const files: (readonly [string, string])[] = [];
  for (const pattern of ['apps/api/src/**/*.ts', 'packages/db/{src,seed}/**/*.ts'])
    for await (const file of glob(pattern, { cwd: ROOT }))
      files.push([file, await readFile(join(ROOT, file), 'utf8')]);
  return files.filter(([file]) => !HELPERS.includes(file));
}

describe('what is done without a person', () => {
  it('is done in the places that are named, and for the reasons given there', async () => {
    const found = (await sources()).flatMap(([file, text]) => {
      const reasons = [...text.matchAll(CALL)].map(([, reason]) => reason);
      return reasons.length > 0 ? [[file, [...new Set(reasons)].toSorted(byName)] as const] : [];
    });
    const named = Object.entries(PLACES).map(([file, reasons]) => [file, reasons.toSorted(byName)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  it('is said through the helpers alone', async () => {
    const others = (await sources()).filter(
      ([, text]) =>
        /app\.(?:system|account|user|facilities|families|clinics)'/.test(text) ||
        text.includes('acting_'),
    );
    expect(others.map(([file]) => file)).toEqual(['apps/api/src/db/accompanied-query.ts']);
    const uses = (text: string) =>
      text.match(/\b(?:withoutPerson|withoutPersonIn|sayForSession)\(/g) ?? [];
    const unread = (await sources()).filter(
      ([, text]) => uses(text).length !== [...text.matchAll(CALL)].length,
    );
    expect(unread.map(([file]) => file)).toEqual([]);
  });
});
