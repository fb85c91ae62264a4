import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { findCalendar } from '../../src/features/appointments/calendar/read-calendar.ts';
import { useProduct } from '../product.ts';
import { newOpenClinic, type OpenClinic } from './clinic.ts';

/** Bookings of all clinics together. With `BOOKINGS=300000`, filling the tables takes a minute. */
const BOOKINGS = Number(process.env['BOOKINGS'] ?? 20_000);
const CLINICS = 10;
const A_DAY = Number(process.env['BOOKINGS_A_DAY'] ?? 12);
/** Ten vets with eight visits each. */
const BUSY_DAY = 80;
const MOST_PAGES = 100;
const MOST_BYTES = 15_000;
const FACILITY_ADMIN = 1;
const FIRST_DAY = Date.UTC(2020, 0, 1);

/** Twenty visits a day. */
const BUSY_MONTH = 600;

type Plan = { readonly Plan: { readonly [counter: string]: number } };
type Step = {
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
};

/** Returns how many row pairs the joins of a query plan compared without a match. */
const countUnmatchedComparisons = (step: Step): number =>
  (step['Rows Removed by Join Filter'] ?? 0) * step['Actual Loops'] +
  (step.Plans ?? []).reduce((sum, part) => sum + countUnmatchedComparisons(part), 0);

describe('a calendar day after years of bookings', () => {
  const product = useProduct();

  /** Inserts 30-minute visits with bookings, `aDay` per day, starting in 2020. */
  async function insertBookings(clinic: OpenClinic, count: number, aDay = A_DAY) {
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const { pool } = product();
    await pool.query(
      `insert into conversations (id, facility_id, family_id, category, status, priority, source, note, creator_id,
        opened_by_vet, created_at, updated_at)
      select gen_random_uuid(), $1, $2, 'VISIT', 'OPEN', 'MEDIUM', 'APP', 'of many', $3, false, at, at from (
        select timestamptz '2020-01-01 08:00Z' + (n / $5::int) * interval '1 day' + (n % $5::int) * interval '30 minutes' as at
        from generate_series(0, $4::int - 1) n) filling`,
      [facilityId, owner.familyId, owner.id, count, aDay],
    );
    await pool.query(
      `insert into calendar_events (id, facility_id, conversation_id, category, status, member_id, starts_at, ends_at,
        services, pets, creator_id, created_at, updated_at)
      select gen_random_uuid(), facility_id, id, 'BOOKING', 'NEW', $2, created_at, created_at + interval '30 minutes',
        array[$4::uuid], array[$3::uuid], creator_id, created_at, created_at
      from conversations where facility_id = $1 and note = 'of many'`,
      [facilityId, vet.id, pet.id, serviceId],
    );
  }

  /** Reads the calendar as the clinic's admin, and returns the SQL statement that was run. */
  async function calendarOf(clinic: OpenClinic | undefined, from: string, to: string) {
    const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
    const db = drizzle(product().pool, {
      logger: { logQuery: (text, values) => void statements.push({ text, values }) },
    });
    const facilityId = clinic?.facilityId ?? '';
    const viewer = {
      userId: clinic?.vet.id ?? '',
      isVet: true,
      facilities: [{ facilityId, roleId: FACILITY_ADMIN, receptionAnswers: true }],
      families: [],
      applications: [],
      clinics: [],
    };
    const query = { facilityId, from, to, calledOff: false };
    const events = await findCalendar(db, viewer, query, new Date());
    const [{ text, values } = { text: '', values: [] }] = statements;
    return { text, values, events };
  }

  it('reads few database pages and sends few bytes for one day', async () => {
    const { pool } = product();
    const clinics: OpenClinic[] = [];
    for (let nth = 0; nth < CLINICS; nth += 1) clinics.push(await newOpenClinic(product()));
    for (const clinic of clinics) await insertBookings(clinic, BOOKINGS / CLINICS);
    for (const table of ['calendar_events', 'conversations'])
      await pool.query(`vacuum analyze ${table}`);
    const [clinic] = clinics;
    const middle = FIRST_DAY + Math.floor(BOOKINGS / CLINICS / A_DAY / 2) * 86_400_000;
    const day = new Date(middle).toISOString().slice(0, 10);
    const { text, values, events } = await calendarOf(clinic, day, day);
    expect(events).toHaveLength(A_DAY);
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly Plan[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    const pages = (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
    const bytes = Buffer.byteLength(JSON.stringify(events));
    console.info(
      `${BOOKINGS} bookings: a day of ${A_DAY} reads ${pages} pages, sends ${bytes} bytes`,
    );
    expect(pages).toBeLessThanOrEqual(MOST_PAGES);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  }, 600_000);

  it('does not compare each entry of a month with all others, even with a generic plan', async () => {
    const clinic = await newOpenClinic(product());
    await insertBookings(clinic, BUSY_MONTH, BUSY_MONTH / 30);
    const { text, values, events } = await calendarOf(clinic, '2020-01-01', '2020-01-31');
    expect(events).toHaveLength(BUSY_MONTH);
    const client = await product().pool.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`prepare a_month as ${text}`);
      const written = values
        .map((value) => (value instanceof Date ? value.toISOString() : String(value)))
        .map((value) => client.escapeLiteral(value))
        .join(', ');
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
        `explain (analyze, format json) execute a_month(${written})`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan && countUnmatchedComparisons(plan)).toBeLessThanOrEqual(BUSY_MONTH);
    } finally {
      client.release(true);
    }
  });

  it('is sent Brotli-compressed, and uncompressed to a client that does not accept compression', async () => {
    const clinic = await newOpenClinic(product());
    await insertBookings(clinic, BUSY_DAY, BUSY_DAY);
    const query = `facilityId=${clinic.facilityId}&from=2020-01-01&to=2020-01-02`;
    const fetchCalendarDay = async (encoding: string) => {
      const sentRequest = request(`${product().address}/api/calendar?${query}`, {
        headers: { authorization: `Bearer ${clinic.vet.token}`, 'accept-encoding': encoding },
      }).end();
      const [answer] = (await once(sentRequest, 'response')) as [IncomingMessage];
      return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) };
    };
    const [packed, plain] = [await fetchCalendarDay('gzip, br'), await fetchCalendarDay('')];
    expect([packed.encoding, plain.encoding]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain.bytes);
    expect(JSON.parse(plain.bytes.toString())).toHaveLength(BUSY_DAY);
    console.info(
      `a day of ${BUSY_DAY} is ${packed.bytes.length} bytes on its way, ${plain.bytes.length} unpacked`,
    );
    expect(packed.bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
