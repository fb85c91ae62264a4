import { type PolicyRow, type PolicyRows, verdictOf } from '@zampa/contract/policy/row';
import type { StaffFacility } from '@zampa/contract/people/user';
import { policy } from '@zampa/contract/policy/table';
import type { StaffStanding } from '@zampa/domain/people/roles';

export const STANDINGS: readonly StaffStanding[] = ['admin', 'clinical', 'consultant', 'desk'];

/** What people ask about first, and the call of the policy table that answers it. */
export const RIGHTS = {
  clients: 'GET /users/facility/{id}/clients',
  inviteClients: 'POST /facilities/users/invite',
  importClients: 'POST /facilities/users/import',
  removeClients: 'DELETE /users/link',
  requests: 'GET /requests/{id}',
  write: 'POST /events CHAT',
  endService: 'PATCH /events/close',
  pets: 'PATCH /pets',
  team: 'POST /facilities/invite',
  facility: 'PATCH /facilities',
  hours: 'PUT /facilities/working-hours',
  services: 'POST /services',
} as const;
export type Right = keyof typeof RIGHTS;

const table: Readonly<Record<string, PolicyRow | PolicyRows>> = policy;

/** What the desk may do only where reception answers. */
const WHERE_RECEPTION_ANSWERS: readonly Right[] = ['write'];

/** Whether the policy table, and what the facility lets its desk do, let this kind of staff do it there. */
export function mayDo(
  right: Right,
  standing: StaffStanding,
  { receptionAnswers }: Pick<StaffFacility, 'receptionAnswers'>,
): boolean {
  if (standing === 'desk' && !receptionAnswers && WHERE_RECEPTION_ANSWERS.includes(right))
    return false;
  // `POST /events CHAT`: the call, and the value of its body that has a row of its own.
  const [method, path, value] = RIGHTS[right].split(' ');
  const entry = table[`${method} ${path}`];
  const row = entry && 'by' in entry ? entry.rows[value ?? ''] : entry;
  return row !== undefined && !row.vets && verdictOf(row, standing) === 'ALLOW';
}
