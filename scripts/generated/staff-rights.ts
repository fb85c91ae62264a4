import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import { verdictOf } from '@zampa/contract/policy/row';
import { policy } from '@zampa/contract/policy/table';
import type { StaffStanding } from '@zampa/domain/people/roles';
import type { GeneratedFile } from './generated-file.ts';

const STANDINGS: readonly StaffStanding[] = ['admin', 'clinical', 'consultant', 'desk'];

/** What people ask about first, and the call whose row answers it; `POST /events CHAT` has a row for a value of its body. */
const RIGHTS = {
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

const table: Readonly<Record<string, PolicyRow | PolicyRows>> = policy;

/** Makes the list of which kinds of staff may do what at their clinic: the few rows that its screen shows, without the rest. */
export function staffRights(): GeneratedFile {
  const rights = Object.entries(RIGHTS).map(([right, call]) => [right, standingsFor(call)]);
  return {
    path: 'apps/clinic/src/features/team/staff-rights.json',
    text: JSON.stringify(Object.fromEntries(rights)),
  };
}

function standingsFor(call: string): readonly StaffStanding[] {
  const [method, path, value = ''] = call.split(' ');
  const entry = table[`${method} ${path}`];
  const row = entry && 'by' in entry ? entry.rows[value] : entry;
  if (!row) throw new Error(`${call} has no row`);
  return STANDINGS.filter((standing) => !row.vets && verdictOf(row, standing) === 'ALLOW');
}
