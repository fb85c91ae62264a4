/** Topics that the bench does not measure. */
export const NOT_MEASURED: readonly string[] = [
  'More than 15,000 open screens at once.',
  'Other clinics beside the measured one in scenarios without growth: there only the demo clinic is filled.',
  'Downloads and first paint in browsers: `scripts/checks/budgets.ts` and `e2e/weight.spec.ts` count the bytes of screens.',
  'Other products.',
];

/** How to read the figures. */
export const HOW_IT_IS_MEASURED = `- \`npm run bench\` measures clinics with 10,000, 100,000 and 1,000,000 events. \`--sizes=10000,100000\` chooses sizes, \`--quick\`
  measures 10,000 only, in under five minutes, and \`--only=requests-list,calendar\` chooses scenarios. A run of all scenarios writes this file.
- Beside the growing clinic are 200 others with 5,000 events each (quick: 20 with 400).
- Zampa and the minimal server ("bare") are separate processes on one database, measured in the order A B B A: one warm-up round, then five
  (quick: two). Each figure is the median of the rounds; ratios are computed per round and shown with their range. If the rounds of the
  minimal server differ by more than a factor of two, the machine was too busy and the result does not count.
- CPU time comes from \`/proc\`, in ticks of 10 ms, separately for the server and PostgreSQL's backends. PostgreSQL's background
  processes and backends that end in between are not included. A sample takes a second of CPU or 300 requests (quick: 0.15 s or 300).
- Planning time comes from \`pg_stat_statements\`, for twenty calls after the rounds. Connections keep prepared statements (decision 025),
  so this is what is planned again each time.
- The minimal server (\`bench/bare\`) is node:http and pg: one prepared statement whose rows are sent as JSON, without authentication. Before
  timing, both answers must hold the same ids in the same order and the same number of bytes, within 5 %. Neither is compressed. Where a
  title names two cases (a wrong password and an unknown address), the second is in the column of the minimal server.
- A scenario that fails is listed and the others still run. A fixed piece of work, timed before the first sample, tells how fast this
  machine is beside the one of the kept figures (\`machine.json\`).
- Event loop delay is the server's own metric: the 99th percentile of the time between two ticks of a 10 ms timer, minus 10 ms. Less
  than 1 ms counts as 1.
- A person may make 1,200 calls a minute (\`docs/limits.md\`), so forty vets and 64 family members, copied from two demo accounts, take
  turns. They sign in from different addresses, because the server trusts a proxy on loopback (\`TRUST_PROXY\`). No limit is lifted.
- Regressions are counted, not timed: \`apps/api/test/statements\` fails when a call makes more queries, or reads more pages as a
  clinic grows.`;
