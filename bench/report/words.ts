/** What the suite leaves out, and where something is known about it. */
export const NOT_MEASURED: readonly string[] = [
  'More than 15,000 open screens at once.',
  'Other facilities beside the one measured, where nothing grows: the demonstration’s alone is filled there.',
  'What browsers load, and when they first paint: `scripts/checks/budgets.ts` and `e2e/weight.spec.ts` count the bytes of screens.',
  'Other products.',
];

/** How to read the figures. */
export const HOW_IT_IS_MEASURED = `- \`npm run bench\` measures facilities with 10,000, 100,000 and 1,000,000 events; \`--sizes=10000,100000\` says others, \`--quick\` takes
  those with 10,000 alone, in under five minutes, \`--only=requests-list,calendar\` measures some scenarios. A run of everything writes this file; one of some only prints.
- Beside a facility that grows stand 200 others of 5,000 events each (in a quick run 20 of 400).
- Ours and bare are processes of their own on one database, asked in turn A B B A: one round to warm up, then five, in a quick run two. Every figure is the
  median of the rounds, of two the larger; a ratio is taken round by round, with the least and the most of them. Where the bare side's rounds differ by more than a factor of two, the
  machine was too busy and the result counts for nothing.
- CPU is what \`/proc\` says, in ticks of 10 ms: of the server and of PostgreSQL's backends apart, without PostgreSQL's own work and
  without backends that end in between. A sample has a second of CPU or 300 requests (a quick one 0.15 s or 300).
- Planning is what PostgreSQL itself counts (\`pg_stat_statements\`) of the server's statements in twenty calls after the rounds, by the clock: how much of
  their time, for each call. During the rounds nothing is counted. Connections keep their plans (decision 025), so that what is left is planned anew each time.
- The bare side (\`bench/bare\`) is node:http and pg: one prepared statement, its rows as JSON. Nobody is asked who they are. Before anything is timed, both
  answers must hold the same ids in the same order, and as many bytes, within 5 %. Neither is compressed. Where a title says what something
  stands beside (a wrong password and an unknown address, a full clinic and an empty one), that is in the column of the bare side.
- A delay of the event loop is what the server's own metric says, the 99th percentile of the time between two ticks of a timer of 10 ms,
  without those 10 ms. Less than 1 ms counts as 1.
- A person may send 1,200 calls a minute (\`limits.md\`), so forty vets and 64 members of one family, copied from two accounts of the demonstration, ask
  in turn. They sign in from addresses of their own: the server is told to trust a proxy on loopback (\`TRUST_PROXY\`). No limit is lifted.
- What must not become worse is counted, not timed: \`apps/api/test/statements\` fails when one of these calls asks the database more often,
  or reads more pages as a facility grows.`;
