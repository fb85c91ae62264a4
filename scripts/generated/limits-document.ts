import type { Bound } from '../../apps/api/src/limits/limit.ts';
import { LIMITS, MESSAGE_LIMITS } from '../../apps/api/src/limits/table.ts';
import { QUOTAS } from '../../apps/api/src/uploads/quotas.ts';
import type { GeneratedFile } from './generated-file.ts';
import { tableOf } from '../tables.ts';

const introduction = `# Rate limits and quotas

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
  const text = `${introduction}\n${tableOf([['limit', 'counted per', 'maximum', 'window', 'protects against'], ...lines, ...shares])}\n`;
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
