import { type CallDefinition, keyOf } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import { type PolicyRow, type PolicyRows, verdictOf } from '@zampa/contract/policy/row';
import { policy } from '@zampa/contract/policy/table';
import type { StaffRole } from '@zampa/domain/people/roles';
import { type GeneratedFile, NOTICE_OF_CONTRACT } from './generated-file.ts';

type CallKind = 'JSON' | 'PAGE' | 'FILE';

const DESCRIPTIONS: Readonly<Record<CallKind, string>> = {
  JSON: 'Calls that answer with JSON or nothing.',
  PAGE: 'Calls that answer with one page of a list.',
  FILE: 'Calls that answer with the content of a file.',
};

/** Makes the keys by which browsers send calls, without the calls' schemas (decision 007). */
export function callKeys(): GeneratedFile {
  const kinds = Object.entries(DESCRIPTIONS).map(
    ([kind, description]) =>
      `/** ${description} */\nexport const ${kind}_CALLS = {\n${linesOf(kind)}\n} as const;\n`,
  );
  return {
    path: 'packages/client/src/api/call-keys.ts',
    text: [NOTICE_OF_CONTRACT, ...kinds].join('\n'),
  };
}

const linesOf = (kind: string) =>
  Object.entries(callsByName)
    .filter(([, call]) => kindOf(call) === kind)
    .map(([name, call]) => `  ${name}: '${keyOf(call)}',`)
    .join('\n');

const kindOf = ({ paged, bytes }: CallDefinition): CallKind =>
  paged ? 'PAGE' : bytes ? 'FILE' : 'JSON';

const STANDINGS: readonly StaffRole[] = ['admin', 'clinical', 'consultant', 'desk'];

/** The most common rights, each with the call whose row shows it. `POST /events CHAT` is a row for one value of the body. */
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

function standingsFor(call: string): readonly StaffRole[] {
  const [method, path, value = ''] = call.split(' ');
  const entry = table[`${method} ${path}`];
  const row = entry && 'selector' in entry ? entry.rows[value] : entry;
  if (!row) throw new Error(`${call} has no row`);
  return STANDINGS.filter((role) => !row.vets && verdictOf(row, role) === 'ALLOW');
}
