import { DEMO_VET } from '@zampa/db/seed/accounts';
import type pg from 'pg';
import { signIn, withDemonstration } from './demonstration.ts';
import { inTurn, type Outcome, percentile, type Side } from './rounds.ts';

/** Clients of the facility when they are searched. */
const CLIENTS = 20_000;
const ROWS = 1000;
/** An import takes long enough to be told from noise by few of them. */
const IMPORTS_EACH = 3;

const TYPED = [
  { name: 'a name', typed: 'ferri' },
  { name: 'a name with a slip of the finger', typed: 'ferrri marya' },
  { name: 'a phone number', typed: '340/001.00.19' },
] as const;

type Row = { firstName: string; lastName: string; email?: string; phone?: string };
type Clinic = { readonly origin: string; readonly token: string; readonly facilityId: string };

/** A thousand rows as files have them, beside one INSERT of theirs; then who types a name among 20,000. Scenarios 6 and 17. */
export async function clients(): Promise<void> {
  await withDemonstration(async (origin, pool) => {
    const clinic = await demonstrationClinic(origin);
    await pool.query(
      'create table bare_clients (facility_id uuid, name text, email text, phone text)',
    );
    report(
      `import of ${ROWS} rows, a tenth of them wrong or known`,
      await inTurn(importing(clinic), inserting(pool, clinic), IMPORTS_EACH),
    );
    while ((await clientsOf(clinic)) < CLIENTS) await send(clinic, dirtyRows());
    await pool.query('vacuum analyze');
    for (const { name, typed } of TYPED)
      report(
        `${name} among ${CLIENTS} clients`,
        await inTurn(asking(clinic, typed), looking(pool, clinic, typed)),
      );
  });
}

async function demonstrationClinic(origin: string): Promise<Clinic> {
  const token = await signIn(origin, DEMO_VET);
  const answer = await fetch(`${origin}/api/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { facilities } = (await answer.json()) as { facilities: { id: string }[] };
  const [facility] = facilities;
  if (!facility) throw new Error('the demonstration has no facility');
  return { origin, token, facilityId: facility.id };
}

function report(what: string, [ours, bare]: readonly [Outcome, Outcome]): void {
  const [cost, least] = [percentile(ours.times, 50), percentile(bare.times, 50)];
  console.log(
    `${what.padEnd(56)} p50 ${cost.toFixed(1)} ms   ratio to bare ${(cost / least).toFixed(2)}`,
  );
}

let files = 0;

/** Every twentieth has no address that could be one, every twentieth is the row before once more. */
function dirtyRows(): Row[] {
  files += 1;
  const last = ['Ferri', 'Bianchi', 'Però', 'Müller', "D'Angelo"];
  const first = ['Maria', 'Niccolò', 'Zoë', 'Ada'];
  return Array.from({ length: ROWS }, (_none, at) => {
    const row = at % 20 === 7 ? at - 1 : at;
    return {
      firstName: `${first[row % first.length]}`,
      lastName: `${last[row % last.length]} ${files}`,
      email: at % 20 === 3 ? 'nobody' : `row${row}.of${files}@example.test`,
      phone: `+39 340 ${String(files).padStart(3, '0')} ${String(row).padStart(4, '0')}`,
    };
  });
}

async function send({ origin, token, facilityId }: Clinic, users: readonly Row[]): Promise<void> {
  const answer = await fetch(
    `${origin}/api/facilities/users/import?facilityId=${facilityId}&properties=all`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ users }),
    },
  );
  const { imported } = (await answer.json()) as { imported?: number };
  if (imported !== ROWS * 0.9) throw new Error(`${imported} of ${ROWS} rows were imported`);
}

const importing = (clinic: Clinic): Side => ({
  name: 'zampa',
  async send() {
    const rows = dirtyRows();
    const started = performance.now();
    await send(clinic, rows);
    return performance.now() - started;
  },
});

const inserting = (pool: pg.Pool, { facilityId }: Clinic): Side => ({
  name: 'bare',
  async send() {
    const rows = JSON.stringify(dirtyRows());
    const started = performance.now();
    await pool.query(
      `insert into bare_clients select $1, "firstName" || ' ' || "lastName", email, phone
       from json_to_recordset($2::json) as r("firstName" text, "lastName" text, email text, phone text)`,
      [facilityId, rows],
    );
    return performance.now() - started;
  },
});

const listOf = async ({ origin, token, facilityId }: Clinic, search: string) =>
  fetch(
    `${origin}/api/users/facility/${facilityId}/clients?limit=50&search=${encodeURIComponent(search)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );

async function clientsOf(clinic: Clinic): Promise<number> {
  const answer = await listOf(clinic, '');
  await answer.json();
  return Number(answer.headers.get('x-total-count'));
}

const asking = (clinic: Clinic, typed: string): Side => ({
  name: 'zampa',
  async send() {
    const started = performance.now();
    const found = (await (await listOf(clinic, typed)).json()) as unknown[];
    if (found.length === 0) throw new Error(`nobody is found by ${typed}`);
    return performance.now() - started;
  },
});

/** The names, addresses and numbers that the facility typed, by their likeness; no rights, no pets, no shape. */
const looking = (pool: pg.Pool, { facilityId }: Clinic, typed: string): Side => ({
  name: 'bare',
  async send() {
    const started = performance.now();
    await pool.query({
      name: 'bare clients',
      text: `select * from (select fc.*, similarity(concat_ws(' ', fc.contact->>'firstName', fc.contact->>'lastName',
          fc.contact->>'email', fc.contact->>'phone'), $2) as likeness
        from facility_clients fc where fc.facility_id = $1) found order by likeness desc limit 50`,
      values: [facilityId, typed],
    });
    return performance.now() - started;
  },
});
