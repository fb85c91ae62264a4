import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { limitsDocument, LIMITS_DOCUMENT } from './document.ts';

it('docs/limits.md says what the table of limits says', async () => {
  expect(await readFile(LIMITS_DOCUMENT, 'utf8')).toBe(limitsDocument());
});
