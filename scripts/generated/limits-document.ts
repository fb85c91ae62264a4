import type { Bound } from '../../apps/api/src/http/rate-limits/limit.ts';
import { LIMITS, MESSAGE_LIMITS } from '../../apps/api/src/http/rate-limits/table.ts';
import { QUOTAS } from '../../apps/api/src/uploads/quotas.ts';
import type { GeneratedFile } from './generated-file.ts';
import { tableOf } from '../tables.ts';

const introduction = `# How much, and how often

Made from \`apps/api/src/http/rate-limits/table.ts\` and \`apps/api/src/uploads/quotas.ts\` by \`npm run generate\`: change the table, then run it.
The server goes by the same table, and tests reach every limit.

What is counted within a time is refused beyond it with 429 \`TOO_MANY_REQUESTS\`, and \`Retry-After\` says for how long: windows
begin at full multiples of their length. What a socket says is answered with the same code. What is sent without anybody who waits for
an answer (text messages, notices of invitations, letters about bookings and of news) is left out beyond its bound, and \`limits_passed_over_total\` in
\`/metrics\` counts it. Counters lie in the database, so that several processes count together, except calls
and sockets, which each process counts for itself. They keep hashes, and are forgotten once their window is over.

- **network**: an IPv4 address, or the /64 that an IPv6 address lies in, however it is written. Behind a proxy it is the one
  that a proxy named in \`TRUST_PROXY\` has seen.
- **device**: a browser in which the account was signed in before. It keeps a signed mark (a cookie that no script reads and
  only the calls of signing in are sent), which opens nothing: it only keeps apart who is counted together.
- **recipient**: an e-mail address or a phone number, whoever writes to it.
`;

/** Makes the page of how much of what there may be, one line for each bound of the table that the server goes by. */
export function limitsDocument(): GeneratedFile {
  const bounds: readonly Bound[] = [...Object.values(LIMITS), ...MESSAGE_LIMITS];
  const lines = bounds.map(({ name, who, most, seconds, guards }) => [
    `\`${name}\``,
    who,
    most.toLocaleString('en'),
    seconds === null ? 'at any one time' : timeOf(seconds),
    guards,
  ]);
  const shares = Object.values(QUOTAS).map(({ name, who, most, seconds, guards }) => [
    `\`${name}\``,
    who,
    `${(most / MEGABYTE).toLocaleString('en')} MB`,
    `any ${timeOf(seconds).replace(/^an? /, '')}`,
    guards,
  ]);
  const text = `${introduction}\n${tableOf([['limit', 'counted for each', 'most', 'in', 'guards against'], ...lines, ...shares])}\n`;
  return { path: 'docs/limits.md', text };
}

const MEGABYTE = 1024 * 1024;

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
