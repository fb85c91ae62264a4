import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_VET } from '@zampa/db/seed/accounts';
import type pg from 'pg';
import { signIn, withDemonstration } from './demonstration.ts';

// `node bench/request-cost.ts`: CPU of a request, of our process and of the database's, on the demonstration; round by
// round with the policies of its tables and without.

const TICKS_A_SECOND = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** A round is within what one person may call in a minute. */
const EACH = 160;
const WARM = 40;

type Call = { readonly name: string; readonly send: () => Promise<Response> };

/** CPU that our process and the database's have used since they started, those of theirs that ended included. */
async function usedSeconds(): Promise<number> {
  const children = await childrenOf(process.pid);
  const cluster = await postmasterOf();
  const backends = await childrenOf(cluster);
  const own = await Promise.all([...children, ...backends].map((pid) => ticksOf(pid, false)));
  const ended = await ticksOf(cluster, true);
  return (own.reduce((sum, ticks) => sum + ticks, 0) + ended) / TICKS_A_SECOND;
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${parent}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${parent}/task/${task}/children`, 'utf8')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

let dataDirectory = '';
const postmasterOf = async () =>
  Number.parseInt(await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8'), 10);

async function ticksOf(pid: number, withEnded: boolean): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return (withEnded ? [11, 12, 13, 14] : [11, 12]).reduce(
      (sum, place) => sum + (fields[place] ?? 0),
      0,
    );
  } catch {
    return 0;
  }
}

const SIDES = ['without policies', 'with policies'] as const;
type SideName = (typeof SIDES)[number];

/** Takes the policies of all tables away, or gives them back; either ends the plans that were kept. */
async function take(pool: pg.Pool, side: SideName): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relforcerowsecurity`,
  );
  const what = side === 'with policies' ? 'enable' : 'disable';
  for (const { name } of rows) await pool.query(`alter table ${name} ${what} row level security`);
}

async function costOf({ name, send }: Call): Promise<number> {
  const before = await usedSeconds();
  for (let sent = 0; sent < EACH; sent += 1) {
    const response = await send();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
  return (((await usedSeconds()) - before) * 1000) / EACH;
}

await withDemonstration(async (origin, pool) => {
  const { rows: settings } = await pool.query<{ data_directory: string }>('show data_directory');
  dataDirectory = settings[0]?.data_directory ?? '';
  const { rows } = await pool.query<{ facilityId: string; id: string }>(
    `select facility_id as "facilityId", id from conversations
     where status = 'OPEN' and category = 'CONSULTATION' order by last_seq desc limit 1`,
  );
  const { facilityId = '', id = '' } = rows[0] ?? {};
  const token = await signIn(origin, DEMO_VET);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = (name: string, path: string): Call => ({
    name,
    send: () => fetch(`${origin}/api${path}`, { headers }),
  });
  const body = JSON.stringify({ type: 'CHAT', parent_id: id, payload: { message: 'Va meglio?' } });
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const calls: readonly Call[] = [
    get('GET /api/requests', `/requests?facilityId=${facilityId}&limit=50`),
    get('GET /api/requests/{id}', `/requests/${id}`),
    get('GET /api/events', `/events?id=${id}`),
    {
      name: 'POST /api/events, a message',
      send: () => fetch(`${origin}/api/events`, { method: 'POST', headers, body }),
    },
    get('GET /api/calendar', `/calendar?facilityId=${facilityId}&from=${day(-7)}&to=${day(7)}`),
  ];
  const costs = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      await take(pool, side);
      await new Promise((resolve) => setTimeout(resolve, 60_000 - (Date.now() % 60_000)));
      for (const call of calls) {
        const line = `${call.name.padEnd(30)} ${side.padEnd(16)}`;
        // What is met for the first time is planned, which the rounds are not about.
        for (let sent = 0; sent < WARM; sent += 1) await (await call.send()).arrayBuffer();
        const cost = await costOf(call);
        if (round > 0) costs.set(line, [...(costs.get(line) ?? []), cost]);
      }
    }
  for (const [line, all] of costs) {
    const sorted = all.toSorted((a, b) => a - b);
    const [least, middle, most] = [0, Math.floor(ROUNDS / 2), ROUNDS - 1].map((at) =>
      (sorted[at] ?? 0).toFixed(2),
    );
    console.log(`${line} ${middle} ms CPU (${least} to ${most})`);
  }
});
process.exit(0);
