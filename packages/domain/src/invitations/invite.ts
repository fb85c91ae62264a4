import { roleName, staffRoleOf } from '../people/roles.ts';

/** Reasons why one of several people was not invited or imported. */
export const ROW_ERRORS = [
  'DUPLICATE',
  'ALREADY_PRESENT',
  'ALREADY_INVITED',
  'INVALID_EMAIL_OR_PHONE',
  'USER_ALREADY_ASSOCIATED',
] as const;
export type RowError = (typeof ROW_ERRORS)[number];

/** Reasons why one of several people was not invited, including the daily limit of e-mails to them. */
export const INVITATION_ERRORS = [...ROW_ERRORS, 'TOO_MANY_LETTERS'] as const;
export type InvitationError = (typeof INVITATION_ERRORS)[number];

const ORGANIZATION_ADMIN = 2;

/**
 * Returns the reason why a person with one role cannot invite a colleague with another. Only staff roles can be
 * given, and none above the inviter's own.
 */
export function refusalToInviteAs(
  roleId: number,
  inviterRoleId: number,
): 'invalid_role' | 'role_above_own' | null {
  if (staffRoleOf(roleId) === null || !roleName(roleId)?.startsWith('VET_')) return 'invalid_role';
  const above = roleId === ORGANIZATION_ADMIN && inviterRoleId !== ORGANIZATION_ADMIN;
  return above ? 'role_above_own' : null;
}

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 30;

/**
 * Delivery status of an invitation's e-mail or text message: waiting, accepted by the provider, or permanently
 * rejected.
 */
export const DELIVERIES = ['QUEUED', 'SENT', 'REFUSED'] as const;
export type Delivery = (typeof DELIVERIES)[number];
