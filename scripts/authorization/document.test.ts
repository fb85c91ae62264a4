import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { authorizationDocument, AUTHORIZATION_DOCUMENT } from './document.ts';

it('docs/authorization.md says what is expected of the server', async () => {
  expect(await readFile(AUTHORIZATION_DOCUMENT, 'utf8')).toBe(authorizationDocument());
});
