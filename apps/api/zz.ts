import { readFile } from 'node:fs/promises';
import { startProduct } from '@zampa/testing/product';
import { DEMO_VET } from '@zampa/db/seed/accounts';
import { openDatabase, openPool } from './src/platform/database.ts';
import { actingAs, withoutPerson } from './src/platform/acting.ts';
import { viewerOf } from './src/platform/viewer.ts';
import { searchConversations } from './src/features/requests/search-conversations.ts';
import { findEvents } from './src/features/chat/find-events.ts';
import { findCalendar } from './src/features/calendar/find-calendar.ts';
import { readThread } from './src/features/requests/read-thread.ts';
import { rowsOf } from './src/platform/database.ts';
import { sql } from 'drizzle-orm';
const product = await startProduct({ environment: { DEMO: '1' } });
const dir = `${product.dataDirectory}/postgres`;
const out: string[] = [];
for (const user of ['zampa', 'zampa_server']) {
  const pool = openPool({ connectionString: `postgresql://${user}@localhost/zampa?host=${dir}`, max: 1, options: process.env['PGO'] ?? '' }, () => {});
  const raw = openDatabase(pool);
  const sys = withoutPerson(raw, 'jobs');
  const [u] = await rowsOf<{ id: string }>(sys, sql`select u.id from users u join accounts a on a.id = u.account_id where a.email = ${DEMO_VET}`);
  const viewer = (await viewerOf(sys, u!.id))!;
  const [c] = await rowsOf<{ id: string; f: string }>(sys, sql`select id, facility_id as f from conversations where status = 'OPEN' and category = 'CONSULTATION' order by last_seq desc limit 1`);
  const db = actingAs(raw, { viewer });
  const [{ pid }] = await rowsOf<{ pid: number }>(sys, sql`select pg_backend_pid() as pid`) as any;
  const cpu = async () => { const s = await readFile(`/proc/${pid}/schedstat`, 'utf8'); return Number(s.split(' ')[0]) / 1e6; };
  const day = (n: number) => new Date(Date.now() + n * 864e5).toISOString();
  const cases: [string, () => Promise<unknown>][] = [
    ['list', () => searchConversations(db, viewer, { limit: 50, facilityId: c!.f, onlyConsultations: true } as never)],
    ['events', () => findEvents(db, viewer, c!.id)],
    ['thread', () => readThread(db, viewer, c!.id, {} as never)],
    ['calendar', () => findCalendar(db, { facilityId: c!.f, from: day(-7), to: day(7), calledOff: false } as never, new Date())],
  ];
  for (const [name, act] of cases) {
    for (let i = 0; i < 12; i++) await act();
    const b = await cpu(); const n = 60;
    for (let i = 0; i < n; i++) await act();
    out.push(`${user} ${name} ${((await cpu()) - b) / n}`);
  }
  await pool.end();
}
console.log(out.join('\n'));
await product.stop();
process.exit(0);
