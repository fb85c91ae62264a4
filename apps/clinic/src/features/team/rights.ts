import { type PolicyRow, type PolicyRows, verdictOf } from '@zampa/contract/policy/row';
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

/** Whether the policy table lets this kind of staff do it at their own facility. */
export function mayDo(right: Right, standing: StaffStanding): boolean {
  // `POST /events CHAT`: the call, and the value of its body that has a row of its own.
  const [method, path, value] = RIGHTS[right].split(' ');
  const entry = table[`${method} ${path}`];
  const row = entry && 'by' in entry ? entry.rows[value ?? ''] : entry;
  return row !== undefined && !row.vets && verdictOf(row, standing) === 'ALLOW';
}
