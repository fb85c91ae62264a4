import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { authorizationDocument, AUTHORIZATION_DOCUMENT } from './document.ts';

it('docs/authorization.md says what the policy table says', async () => {
  expect(await readFile(AUTHORIZATION_DOCUMENT, 'utf8')).toBe(authorizationDocument());
});
