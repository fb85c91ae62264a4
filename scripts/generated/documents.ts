import type { Bound } from '../../apps/api/src/limits/limit.ts';
import { LIMITS, MESSAGE_LIMITS } from '../../apps/api/src/limits/table.ts';
import { parseEnvironment } from '../../apps/api/src/settings/environment.ts';
import {
  type SettingGroup,
  describedGroups,
} from '../../apps/api/src/settings/setting-descriptions.ts';
import { QUOTAS } from '../../apps/api/src/uploads/quotas.ts';
import { expectedCalls, expectedMessages } from '../../apps/api/test/authorization/expected/all.ts';
import type {
  Expectation,
  Verdict,
} from '../../apps/api/test/authorization/expected/expectation.ts';
import { COLUMNS, FORMER_COLUMNS } from '../../apps/api/test/authorization/expected/identities.ts';
import type { GeneratedFile } from './generated-file.ts';

const words: Readonly<Record<Verdict, string>> = { Y: 'yes', U: '401', F: '403', N: '404' };

const PERMISSIONS_INTRODUCTION = `# Permissions

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
  const text = `${PERMISSIONS_INTRODUCTION}\n${tableOf([header, ...lines, ...messageLines])}\n`;
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

const LIMITS_INTRODUCTION = `# Rate limits and quotas

\`npm run generate\` writes this page from \`apps/api/src/limits/table.ts\` and \`apps/api/src/uploads/quotas.ts\`, which the server
enforces. Tests reach every limit.

A request over its limit gets 429 \`TOO_MANY_REQUESTS\` with \`Retry-After\`; socket messages get the same code. Windows begin at full
multiples of their length. Messages that nobody waits for (text messages, invitation notices, e-mails about bookings and notifications) are
dropped over their limit and counted in \`limits_passed_over_total\` in \`/metrics\`. Counters are in the database and shared by all processes.
Calls, main-thread time, connections, sockets, session refreshes and provider webhooks are counted by each process alone. Each process also counts the public calls of a
network before it reads a body, so that refused calls count too. Counters store hashes and are deleted after their window.

Text is counted in memory and saved every five seconds: after a restart, and for each further process, an account may send up to 1 MB more
than its quota. A refused file spends the quota of its sender like a stored one, and counts at least 64 KB. Resized copies of a picture
count toward no quota: there are at most 18, and they are deleted with their picture.

While less than twice \`FREE_SPACE_FLOOR_MB\` is free, text of accounts that neither work at a clinic nor are a client of one is refused
with 507 \`STORAGE_FULL\`; below the floor itself, all uploads. Reading always works.

A person downloads four files of more than 1 MB at a time from each process. A fifth waits up to five seconds and then gets 429 with
\`Retry-After\`. A reader slower than 16 KB a second is disconnected.

- **network**: an IPv4 address, or the /64 of an IPv6 address. Behind a proxy named in \`TRUST_PROXY\` it is the address that the proxy saw.
- **device**: a browser in which the account was signed in before. A signed cookie marks it; the cookie grants no access.
- **main thread** (\`main-thread\`, \`main-thread-network\`): time that JSON, schemas and handlers take on the thread that serves everybody.
  Database time, password hashes and pictures are not counted.
- **connections**: open TCP connections. Those of a proxy named in \`TRUST_PROXY\` are not counted.
- **recipient**: an e-mail address or phone number, whoever writes to it.
`;

/** Lists every rate limit and upload quota that the server enforces, one line each. */
export function limitsDocument(): GeneratedFile {
  const bounds: readonly Bound[] = [...Object.values(LIMITS), ...MESSAGE_LIMITS];
  const lines = bounds.map(({ name, countedBy, most, unit, seconds, guards }) => [
    `\`${name}\``,
    countedBy,
    unit === 'bytes' ? megabytes(most) : `${most.toLocaleString('en')}${unit ? ` ${unit}` : ''}`,
    seconds === null ? 'at any one time' : timeOf(seconds),
    guards,
  ]);
  const shares = Object.values(QUOTAS).map(({ name, countedBy, most, seconds, guards }) => [
    `\`${name}\``,
    countedBy,
    megabytes(most),
    `any ${timeOf(seconds).replace(/^an? /, '')}`,
    guards,
  ]);
  const text = `${LIMITS_INTRODUCTION}\n${tableOf([['limit', 'counted per', 'maximum', 'window', 'protects against'], ...lines, ...shares])}\n`;
  return { path: 'docs/limits.md', text };
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toLocaleString('en')} MB`;

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function timeOf(seconds: number): string {
  const [length, unit] = UNITS.find(([unitSeconds]) => seconds % unitSeconds === 0) ?? [
    1,
    'second',
  ];
  const count = seconds / length;
  return count === 1 ? `a ${unit}`.replace('a hour', 'an hour') : `${count} ${unit}s`;
}

const SETTINGS_INTRODUCTION = `# Settings

Settings are environment variables. The server checks them at start and prints one line for each mistake; an empty value counts as
unset. This page is generated from \`apps/api/src/settings/setting-descriptions.ts\` by \`npm run generate\`.

With \`NODE_ENV=production\` the server refuses to start without \`AUTH_SECRET\`, \`SMTP_URL\`, \`STRIPE_SECRET_KEY\` and the two Chargebee
settings, and names what is missing. \`ALLOW_SANDBOX=1\` overrides this. It starts with a warning without \`PUBLIC_URL\` or
\`STRIPE_PUBLISHABLE_KEY\`, or if \`MAIL_FROM\` is an example address.
`;

/** Lists every setting by group, with its default and meaning. */
export function settingsDocument(): GeneratedFile {
  const sections = describedGroups.map(
    ({ title, settings }) => `## ${title}\n\n${settingsTable(settings)}\n`,
  );
  return { path: 'docs/settings.md', text: [SETTINGS_INTRODUCTION, ...sections].join('\n') };
}

function settingsTable(settings: SettingGroup['settings']): string {
  const defaults = new Map<string, unknown>(Object.entries(parseEnvironment({}).env));
  const rows = Object.entries(settings).map(([name, { unset, meaning }]) => [
    `\`${name}\``,
    unset ?? formatDefault(defaults.get(name)),
    meaning,
  ]);
  return tableOf([['name', 'default', 'meaning'], ...rows]);
}

/** Formats a value that the schema fills in as an operator would write it. */
const formatDefault = (value: unknown) =>
  typeof value === 'boolean' ? `\`${Number(value)}\`` : `\`${String(value)}\``;

/** A table in Markdown, in columns of even width, as the formatter would have it. The first line is its head. */
export function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = columnsOf(lines).map((cells) => Math.max(...cells.map(({ length }) => length)));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [header, ...body] = lines.map((line) =>
    row(line.map((cell, index) => cell.padEnd(widths[index] ?? 0))),
  );
  return [header, row(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const columnsOf = (lines: readonly (readonly string[])[]) =>
  (lines[0] ?? []).map((_cell, index) => lines.map((line) => line[index] ?? ''));
