import type { StaffFacility } from '@zampa/contract/people/user';
import type { StaffRole } from '@zampa/domain/people/roles';
// Generated from the calls by `npm run generate`; other permissions are checked only by the server.
import table from './staff-rights.json' with { type: 'json' };

export const STAFF_ROLES: readonly StaffRole[] = ['admin', 'clinical', 'consultant', 'desk'];

export type Right = keyof typeof table;
export const RIGHTS: Readonly<Record<Right, readonly string[]>> = table;

/** Rights that reception has only if the facility lets it answer. */
const WHERE_RECEPTION_ANSWERS: readonly Right[] = ['write'];

/** Returns whether a role has a right at a facility, by the server's table and the facility's setting for reception. */
export function hasRight(
  right: Right,
  role: StaffRole,
  { receptionAnswers }: Pick<StaffFacility, 'receptionAnswers'>,
): boolean {
  if (role === 'desk' && !receptionAnswers && WHERE_RECEPTION_ANSWERS.includes(right)) return false;
  return RIGHTS[right].includes(role);
}
