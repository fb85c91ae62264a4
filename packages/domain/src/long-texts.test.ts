import { expect, it } from 'vitest';
import { safeFileName } from './files/file-name.ts';
import { normalizeWords } from './import/cells.ts';
import { searchKeys } from './import/client-matcher.ts';
import { hasWebAddress, labelHasWebAddress, nameHasWebAddress } from './invitations/web-address.ts';

const MOST_CPU_MS = 50;
const TRIES = 3;

/** Alternating combining marks, which normalization sorts in quadratic time: half a minute for this text. */
const MARKS = `a${'\u0315\u0300'.repeat(200_000)}`;
const LIGATURES = '\uFDFA'.repeat(300_000);

it.each<[string, (text: string) => unknown]>([
  ['leadsToPage', nameHasWebAddress],
  ['labelLeadsToPage', labelHasWebAddress],
  ['hasWebAddress', hasWebAddress],
  ['safeFileName', (text) => safeFileName(text, 'pdf')],
  ['plainWords', normalizeWords],
  ['searchKeys', (name) => searchKeys({ email: null, phones: [], name }, [])],
])('%s normalizes only the beginning of a long text', (_name, read) => {
  let least = Infinity;
  for (let count = 0; count < TRIES && least > MOST_CPU_MS; count += 1) {
    const before = process.threadCpuUsage();
    for (const text of [MARKS, LIGATURES]) read(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  expect(least).toBeLessThan(MOST_CPU_MS);
});
