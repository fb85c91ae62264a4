import { expect, it } from 'vitest';
import { isAllowedLicence } from './licences.ts';

it.each([
  { licence: 'MIT', isAllowed: true },
  { licence: '(MIT OR GPL-3.0-or-later)', isAllowed: true },
  { licence: 'Apache-2.0 AND LGPL-3.0-or-later', isAllowed: true },
  { licence: 'GPL-3.0-or-later', isAllowed: false },
  { licence: 'MIT AND AGPL-3.0-only', isAllowed: false },
  { licence: 'UNLICENSED', isAllowed: false },
])('the licence $licence is allowed: $isAllowed', ({ licence, isAllowed }) => {
  expect(isAllowedLicence(licence)).toBe(isAllowed);
});
