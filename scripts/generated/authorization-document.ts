import { expectedCalls, expectedMessages } from '../../apps/api/test/authorization/expected/all.ts';
import type {
  Expectation,
  Verdict,
} from '../../apps/api/test/authorization/expected/expectation.ts';
import { COLUMNS, FORMER_COLUMNS } from '../../apps/api/test/authorization/expected/identities.ts';
import type { GeneratedFile } from './generated-file.ts';
import { tableOf } from '../tables.ts';

const words: Readonly<Record<Verdict, string>> = { Y: 'yes', U: '401', F: '403', N: '404' };

const introduction = `# Permissions

Who may make which call. \`npm run generate\` writes this page from the expected verdicts in \`apps/api/test/authorization/expected\`, which are
written by hand. A test makes every call as every kind of person: about their own data, a former client's, another clinic's and a sister
clinic's, and compares the policies in \`packages/contract/src/<subject>/<call>.ts\`.

Columns, about a client of a clinic or the clinic itself:

- **AN**: not signed in
- **OWN**: the client, admin of the family · **FM**: member of the family · **OTH**: another client of the clinic ·
  **DIS**: a former client, about their own data
- **VA**: veterinarian · **AS**: assistant · **CO**: consultant, assigned · **CX**: consultant, not assigned ·
  **DK**: secretary, backoffice, staff member · **FA**: admin of the clinic, not of the sister clinic ·
  **OA**: admin of the organization
- **VB**: staff of another clinic · **PND**: waiting to be accepted · **OFF**: removed

A role at another clinic gives no rights here: a consultant who is an admin elsewhere gets what CX gets. Where a call names no clinic,
they get what their own clinic gives.

_yes_: allowed, if the state permits; lists contain what the person may see · _401_: not signed in · _403_: visible but not permitted ·
_404_: same answer as for something that does not exist · _–_: does not apply.
"foreign": about another tenant's data, for pet owners and for staff. "former client": about a client who has left, for
${FORMER_COLUMNS.join(', ')}.
`;

/** Lists the permissions of every call and socket message, one line each. */
export function authorizationDocument(): GeneratedFile {
  const header = ['call', ...COLUMNS, 'foreign', 'former client'];
  const lines = Object.entries(expectedCalls).map(([key, row]) => lineOf(key, row));
  const messageLines = Object.entries(expectedMessages).map(([name, row]) =>
    lineOf(`socket ${name}`, row),
  );
  const text = `${introduction}\n${tableOf([header, ...lines, ...messageLines])}\n`;
  return { path: 'docs/authorization.md', text };
}

function lineOf(title: string, { here, foreign, former }: Expectation): readonly string[] {
  return [
    `\`${title}\``,
    ...COLUMNS.map((column) => words[here[column]]),
    foreign ? `${words[foreign.owner]}, ${words[foreign.staff]}` : '–',
    former ? FORMER_COLUMNS.map((column) => words[former[column]]).join(' ') : '–',
  ];
}
