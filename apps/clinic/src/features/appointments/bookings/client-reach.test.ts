import { expect, it } from 'vitest';
import { clientReach } from './client-reach.ts';

it.each([
  { client: undefined, expected: 'UNKNOWN' },
  { client: null, expected: 'UNKNOWN' },
  { client: {}, expected: 'UNKNOWN' },
  { client: { closing: false, hasEmail: true }, expected: 'EMAIL' },
  { client: { closing: false, hasEmail: false }, expected: 'NO_EMAIL' },
  { client: { closing: true, hasEmail: true }, expected: 'CLOSING' },
] as const)('clientReach of $client is $expected', ({ client, expected }) => {
  expect(clientReach(client)).toBe(expected);
});
