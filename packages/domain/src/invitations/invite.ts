import { roleName, staffStanding } from '../people/roles.ts';

/** Why one of several people was not invited or imported. */
export const ROW_ERRORS = [
  'DUPLICATE',
  'ALREADY_PRESENT',
  'ALREADY_INVITED',
  'INVALID_EMAIL_OR_PHONE',
  'USER_ALREADY_ASSOCIATED',
] as const;
export type RowError = (typeof ROW_ERRORS)[number];

/** Why one of several people was not invited: also where they were written to often enough today. */
export const INVITATION_ERRORS = [...ROW_ERRORS, 'TOO_MANY_LETTERS'] as const;
export type InvitationError = (typeof INVITATION_ERRORS)[number];

const ORGANIZATION_ADMIN = 2;

/**
 * Returns why somebody of this role cannot invite a colleague with that one: only staff roles, and none above the own.
 */
export function refusalToInviteAs(
  roleId: number,
  inviterRoleId: number,
): 'invalid_role' | 'role_above_own' | null {
  if (staffStanding(roleId) === null || !roleName(roleId)?.startsWith('VET_'))
    return 'invalid_role';
  const above = roleId === ORGANIZATION_ADMIN && inviterRoleId !== ORGANIZATION_ADMIN;
  return above ? 'role_above_own' : null;
}

/** Reads an e-mail address as addresses compare; null when it cannot be one. */
export function readEmail(typed: string | undefined): string | null {
  const address = (typed ?? '').trim().toLowerCase();
  return address.length <= 254 &&
    /^[^\s@<>,;"()]+@[^\s@<>,;"()]+\.[^\s@<>,;."()]{2,}$/.test(address)
    ? address
    : null;
}

/** Reads a phone number as digits, with its plus where it was typed so; null when it cannot be one. */
export function readPhone(typed: string | undefined): string | null {
  const number = (typed ?? '')
    .trim()
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+');
  return /^\+?\d{6,15}$/.test(number) ? number : null;
}

/** How long the link of an invitation can be followed, in days. */
export const INVITATION_DAYS = 30;

/** How far the letter or SMS of an invitation got: it waits, the provider has it, or it will never be taken. */
export const DELIVERIES = ['QUEUED', 'SENT', 'REFUSED'] as const;
export type Delivery = (typeof DELIVERIES)[number];
