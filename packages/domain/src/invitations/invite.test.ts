import { describe, expect, it } from 'vitest';
import { readEmail, readPhone, refusalToInviteAs } from './invite.ts';

describe('refusalToInviteAs', () => {
  it.each([
    { role: 3, inviter: 1, refusal: null },
    { role: 1, inviter: 1, refusal: null },
    { role: 2, inviter: 1, refusal: 'role_above_own' },
    { role: 2, inviter: 2, refusal: null },
    { role: 9, inviter: 1, refusal: 'invalid_role' },
    { role: 10, inviter: 2, refusal: 'invalid_role' },
    { role: 0, inviter: 1, refusal: 'invalid_role' },
    { role: 99, inviter: 2, refusal: 'invalid_role' },
  ])('role $role by $inviter → $refusal', ({ role, inviter, refusal }) => {
    expect(refusalToInviteAs(role, inviter)).toBe(refusal);
  });
});

it.each([
  [' Anna.Rossi+cane@Example.IT ', 'anna.rossi+cane@example.it'],
  ['a@b.co', 'a@b.co'],
  ['a@b', null],
  ['a b@c.it', null],
  ['a@b.it, c@d.it', null],
  ['a@b.it;c@d.it', null],
  ['<a@b.it>', null],
  ['@b.it', null],
  [`${'a'.repeat(249)}@b.it`, `${'a'.repeat(249)}@b.it`],
  [`${'a'.repeat(250)}@b.it`, null],
  ['', null],
  [undefined, null],
])('the address "%s" is %s', (typed, address) => {
  expect(readEmail(typed)).toBe(address);
});

it.each([
  ['+39 333 123 4567', '+393331234567'],
  ['0039 333/123.45-67', '+393331234567'],
  ['(02) 12 34 56', '02123456'],
  [' \u0085 02123456', null],
  ['0200123456', '0200123456'],
  ['12345', null],
  ['+39 333 call me', null],
  ['1'.repeat(16), null],
  ['', null],
  [undefined, null],
])('the number "%s" is %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
});
