import { describe, expect, it } from 'vitest';
import { refusalToInviteAs } from './invite.ts';

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
  ])('role $role invited by role $inviter returns $refusal', ({ role, inviter, refusal }) => {
    expect(refusalToInviteAs(role, inviter)).toBe(refusal);
  });
});
