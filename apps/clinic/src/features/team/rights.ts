import type { StaffFacility } from '@zampa/contract/people/user';
import type { StaffStanding } from '@zampa/domain/people/roles';
// Made from the calls by `npm run generate`: the rest of who may do what is the server's alone.
import table from './staff-rights.json' with { type: 'json' };

export const STANDINGS: readonly StaffStanding[] = ['admin', 'clinical', 'consultant', 'desk'];

export type Right = keyof typeof table;
export const RIGHTS: Readonly<Record<Right, readonly string[]>> = table;

/** What the desk may do only where reception answers. */
const WHERE_RECEPTION_ANSWERS: readonly Right[] = ['write'];

/** Tells whether the calls, and what the facility lets its desk do, let this kind of staff do it there. */
export function mayDo(
  right: Right,
  standing: StaffStanding,
  { receptionAnswers }: Pick<StaffFacility, 'receptionAnswers'>,
): boolean {
  if (standing === 'desk' && !receptionAnswers && WHERE_RECEPTION_ANSWERS.includes(right))
    return false;
  return RIGHTS[right].includes(standing);
}
