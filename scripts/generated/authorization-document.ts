import { expectedCalls, expectedMessages } from '../../apps/api/test/authorization/expected/all.ts';
import type {
  Expectation,
  Verdict,
} from '../../apps/api/test/authorization/expected/expectation.ts';
import { COLUMNS, FORMER_COLUMNS } from '../../apps/api/test/authorization/expected/identities.ts';
import type { GeneratedFile } from './generated-file.ts';
import { tableOf } from '../tables.ts';

const words: Readonly<Record<Verdict, string>> = { Y: 'yes', U: '401', F: '403', N: '404' };

const introduction = `# Who may do what

Made from what the tests expect (\`apps/api/test/authorization/expected\`), which is written by hand, by
\`npm run generate\`. Whoever changes a rule changes three things that are held against each other: the table
that the server goes by (\`packages/contract/src/<subject>/<call>.ts\`), what is expected, and this page. A test asks every call as
every kind of person, about their own things, about those of a client who has left, of another clinic and of a sister clinic.

Who asks, about a client of a clinic or about the clinic itself:

- **AN**: nobody is signed in
- **OWN**: the client, admin of the family · **FM**: a member of the family · **OTH**: another client of the clinic ·
  **DIS**: a client who has left it, about what is their own
- **VA**: veterinarian · **AS**: assistant · **CO**: a consultant to whom it is assigned · **CX**: one to whom nothing is ·
  **DK**: secretary, backoffice, staff member · **FA**: admin of the clinic, none in the sister clinic ·
  **OA**: admin of its organization
- **VB**: somebody who works in another clinic · **PND**: who waits to be accepted · **OFF**: who was removed

What somebody is at another clinic is no right here: a consultant in charge of nothing who is admin of a clinic that the same
client belongs to gets what CX gets, and where a call names no clinic what their own clinic gets.

_yes_: allowed, as far as the state of the thing goes; of a list what one may see · _401_: not signed in · _403_: known to the
caller, not theirs to do · _404_: the same answer as for what does not exist · _–_: the call names no such thing.
The last columns: about another tenant's things, what pet owners get and what staff get; and about a client who has left the
clinic, what its ${FORMER_COLUMNS.join(', ')} get.
`;

/** Makes the page of who may do what, one line for each rule. */
export function authorizationDocument(): GeneratedFile {
  const header = ['call', ...COLUMNS, 'foreign', 'former client'];
  const lines = Object.entries(expectedCalls).map(([key, row]) => lineOf(key, row));
  const spoken = Object.entries(expectedMessages).map(([name, row]) =>
    lineOf(`socket ${name}`, row),
  );
  const text = `${introduction}\n${tableOf([header, ...lines, ...spoken])}\n`;
  return { path: 'docs/authorization.md', text };
}

function lineOf(what: string, { here, foreign, former }: Expectation): readonly string[] {
  return [
    `\`${what}\``,
    ...COLUMNS.map((column) => words[here[column]]),
    foreign ? `${words[foreign.owner]}, ${words[foreign.staff]}` : '–',
    former ? FORMER_COLUMNS.map((column) => words[former[column]]).join(' ') : '–',
  ];
}
