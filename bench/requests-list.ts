import { randomUUID } from 'node:crypto';
import { fillFacility, MESSAGES_EACH } from '@zampa/testing/many-requests';
import { DEMO_VET } from '@zampa/db/seed/accounts';
import type pg from 'pg';
import { signIn, withDemonstration } from './demonstration.ts';
import { type ListSide, listSide, refuseUnequal, serveBare } from './list-side.ts';
import { inTurn, type Outcome, percentile } from './rounds.ts';

/** Events of one facility. The largest takes minutes to fill: `BENCH_EVENTS=10000,100000,1000000`. */
const SIZES = (process.env['BENCH_EVENTS'] ?? '10000,100000').split(',').map(Number);

const SCENARIOS = [
  { name: 'requests list', body: { payload: { status: ['NEW', 'OPEN'] } } },
  { name: 'search, a rare word', body: { payload: { message: ['visita'] } } },
  { name: 'search, a word in every conversation', body: { payload: { message: ['presto'] } } },
] as const;

/** The newest 50 of a facility, beside one prepared statement on the same tables, as they grow. Scenario 1. */
export async function requestsList(): Promise<void> {
  const before = new Map<string, number>();
  for (const events of SIZES) {
    const outcomes = await measure(events);
    console.log(`requests of a facility with ${events} events`);
    for (const { name, ours, bare } of outcomes) {
      const cost = percentile(ours.times, 50);
      const growth = before.get(name);
      if (growth === undefined) before.set(name, cost);
      const ratio = (cost / percentile(bare.times, 50)).toFixed(2);
      console.log(
        `  ${name.padEnd(38)} p50 ${cost.toFixed(2)} ms   ratio to bare ${ratio}` +
          (growth === undefined ? '' : `   growth ${(cost / growth).toFixed(2)}`),
      );
    }
  }
}

type Measured = { readonly name: string; readonly ours: Outcome; readonly bare: Outcome };

function measure(events: number): Promise<readonly Measured[]> {
  return withDemonstration(async (origin, pool) => {
    const facilityId = await fill(pool, Math.ceil(events / MESSAGES_EACH));
    const token = await signIn(origin, DEMO_VET);
    const measured: Measured[] = [];
    for (const { name, body } of SCENARIOS) {
      const message = 'message' in body.payload ? body.payload.message[0] : null;
      const word = message && (await queryOf(pool, message));
      const { side, close } = await serveBare(bareList(pool, facilityId, word), idOf);
      const zampa = productSide(origin, token, facilityId, body);
      await refuseUnequal(name, zampa, side);
      const [ours, bare] = await inTurn(zampa, side);
      close();
      measured.push({ name, ours, bare });
    }
    return measured;
  });
}

/** The demonstration's own facility, its families and staff, with as much as is wanted. */
async function fill(pool: pg.Pool, count: number): Promise<string> {
  const { rows } = await pool.query<{
    facilityId: string;
    id: string;
    userId: string;
    petId: string;
  }>(
    `select fc.facility_id as "facilityId", fc.family_id as id, fc.user_id as "userId", min(p.id::text) as "petId"
    from facility_clients fc join pets p on p.family_id = fc.family_id
    where fc.status = 'ACTIVE' group by 1, 2, 3`,
  );
  const facilityId = rows[0]?.facilityId ?? randomUUID();
  const staff = await pool.query<{ id: string }>(
    'select user_id as id from facility_members where facility_id = $1 and role_id in (1, 3)',
    [facilityId],
  );
  const assignees = staff.rows.map(({ id }) => id);
  await fillFacility(pool, { facilityId, families: rows, assignees }, count);
  return facilityId;
}

type Listed = { readonly id: string };
const idOf = ({ id }: Listed) => id;

function productSide(origin: string, token: string, facilityId: string, body: object): ListSide {
  return listSide(
    'zampa',
    `${origin}/api/requests/search?limit=50&facilityId=${facilityId}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    idOf,
  );
}

/** What is searched for, put into words of the index once. */
async function queryOf(pool: pg.Pool, message: string): Promise<string> {
  const { rows } = await pool.query<{ words: string }>('select search_query($1)::text as words', [
    message,
  ]);
  return rows[0]?.words ?? '';
}

/** Rows as they are, with the latest message: no rights, no shape, nothing in between but HTTP. */
function bareList(pool: pg.Pool, facilityId: string, word: string | null) {
  const newest = (status: string) => `(select c.* from conversations c
    where c.facility_id = $1 and c.status = '${status}' and c.category = 'CONSULTATION'
    order by c.updated_at desc nulls last, c.id desc nulls last limit 50)`;
  const said = `(select c.* from conversations c
    where c.category = 'CONSULTATION' and c.status <> 'PENDING' and c.id in (
      select e.conversation_id from events e
      where e.facility_id = $1 and e.message is not null and e.words @@ $2::tsquery))`;
  const source = word === null ? `${newest('NEW')} union all ${newest('OPEN')}` : said;
  const text = `select json_agg(row_to_json(found))::text as list from (
    select c.*, (select message from events e where e.conversation_id = c.id and e.type = 'CHAT'
      order by seq desc limit 1) as last
    from (${source}) c order by c.updated_at desc, c.id desc limit 50) found`;
  const values = word === null ? [facilityId] : [facilityId, word];
  return async () => {
    const { rows } = await pool.query<{ list: string }>({ text, values, name: `bare ${word}` });
    return rows[0]?.list ?? '[]';
  };
}
