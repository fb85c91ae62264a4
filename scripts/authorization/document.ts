import { join } from 'node:path';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { verdictOf, type PolicyRow, type Scope } from '@zampa/contract/policy/row';
import { policy, socketPolicy } from '@zampa/contract/policy/table';
import type { Relation } from '@zampa/domain/people/relation';
import { ROOT } from '../root.ts';
import { tableOf } from '../tables.ts';

export const AUTHORIZATION_DOCUMENT = join(ROOT, 'docs/authorization.md');

const columns: readonly Relation[] = [
  'self',
  'familyAdmin',
  'familyMember',
  'familyApplicant',
  'admin',
  'clinical',
  'consultant',
  'desk',
  'strangerOwner',
  'strangerVet',
];

const words = { ALLOW: 'yes', FORBIDDEN: '403', NOT_FOUND: '404' } as const;

const introduction = `# Who may do what

Made from \`packages/contract/src/policy/table.ts\` by \`node scripts/authorization-doc.ts\`: change the table, then run it.
The server goes by the same table, and a test asks every call as every kind of person.

A call is about one thing. How the caller stands to it is read from the database for every request:

- **self**: it is the caller's own
- **familyAdmin**, **familyMember**: it belongs to a family of the caller's, or to a clinic that the family is a client of
- **familyApplicant**: it is a family that the caller has asked to join
- **admin**: admin of the facility or of its organization · **clinical**: veterinarian · **consultant**: only what is
  assigned to them · **desk**: secretary, backoffice, assistant, staff member
- **strangerOwner**, **strangerVet**: anybody else who is signed in, former and invited colleagues too

_yes_: allowed, as far as the state of the thing goes · _403_: known to the caller, not theirs to do · _404_: the same
answer as for what does not exist · _–_: does not come up. Who is not signed in gets 401 from every call that is not public.
`;

/** The table for people to read, one line for each rule. */
export function authorizationDocument(): string {
  const header = ['call', 'about', ...columns];
  const lines = calls.flatMap((call: CallDefinition) => linesOf(keyOf(call)));
  const spoken = Object.entries(socketPolicy).map(([name, row]) => lineOf(`socket ${name}`, row));
  return `${introduction}\n${tableOf([header, ...lines, ...spoken])}\n`;
}

function linesOf(key: string): readonly (readonly string[])[] {
  const entry = (policy as Readonly<Record<string, (typeof policy)[keyof typeof policy]>>)[key];
  if (!entry) throw new Error(`${key} has no row in the policy table`);
  if (!('by' in entry)) return [lineOf(key, entry)];
  return Object.entries(entry.rows).map(([kind, row]) => lineOf(`${key} ${kind}`, row));
}

function lineOf(what: string, row: PolicyRow): readonly string[] {
  return [`\`${what}\``, aboutOf(row.scope), ...columns.map((relation) => cellOf(row, relation))];
}

function aboutOf(scope: Scope): string {
  return 'at' in scope && scope.at ? `${scope.kind} (\`${scope.at}\`)` : scope.kind;
}

const WORKING: readonly Relation[] = ['admin', 'clinical', 'consultant', 'desk', 'strangerVet'];

function cellOf(row: PolicyRow, relation: Relation): string {
  const { kind } = row.scope;
  if (kind === 'public') return 'yes';
  if (relation !== 'self' && WORKING.includes(relation) && row.vets) return words[row.vets];
  if (relation !== 'self' && !WORKING.includes(relation) && row.owners) return words[row.owners];
  const onlySelf =
    kind === 'account' || kind === 'seen' || (kind === 'own' && !('at' in row.scope));
  if (onlySelf && relation !== 'self') return '–';
  return words[verdictOf(row, relation)];
}
