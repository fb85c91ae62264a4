import { DEMO_VET } from '@zampa/db/seed/accounts';
import { dayAfter } from '@zampa/domain/time/wall-clock';
import { type SlotQuestion, slotsOf } from '@zampa/domain/appointments/slots/slots';
import type pg from 'pg';
import { DAYS, DURATION, fillPractice, HOURS, type Practice, ZONE } from './busy-practice.ts';
import { signIn, withDemonstration } from './demonstration.ts';
import { type ListSide, listSide, refuseUnequal, serveBare } from './list-side.ts';
import { inTurn, percentile } from './rounds.ts';

/** Past bookings of the facility: `BENCH_PAST=0,100000,1000000` takes minutes to fill. */
const PAST = (process.env['BENCH_PAST'] ?? '0,100000').split(',').map(Number);

type Slot = { readonly start: string; readonly assignees: readonly string[] };
const slotContent = ({ start, assignees }: Slot) => `${start} ${assignees.toSorted().join(' ')}`;
type Entry = { readonly id: string };
const entryContent = ({ id }: Entry) => id;

/** Two calls of a full practice, as what has passed grows: free times, and a week. Scenarios 4, the request, and 5. */
export async function calendar(): Promise<void> {
  const before = new Map<string, number>();
  for (const past of PAST) {
    console.log(`calendar of a facility with ${past} past bookings`);
    for (const { name, ours, bare } of await measure(past)) {
      const growth = before.get(name);
      if (growth === undefined) before.set(name, ours);
      console.log(
        `  ${name.padEnd(38)} p50 ${ours.toFixed(2)} ms   ratio to bare ${(ours / bare).toFixed(2)}` +
          (growth === undefined ? '' : `   growth ${(ours / growth).toFixed(2)}`),
      );
    }
  }
}

function measure(past: number) {
  return withDemonstration(async (origin, pool) => {
    const practice = await fillPractice(pool, past);
    const authorization = `Bearer ${await signIn(origin, DEMO_VET)}`;
    const ask = <Answered>(path: string, contentOf: (entry: Answered) => string) =>
      listSide('zampa', `${origin}/api/${path}`, { headers: { authorization } }, contentOf);
    const { facilityId, serviceId, from, to } = practice;
    const place = `facilityId=${facilityId}&from=${from}`;
    return [
      await compare(
        `free times of ${DAYS} days`,
        ask(`facilities/slots?${place}&to=${to}&services=${serviceId}`, slotContent),
        await serveBare(bareSlots(pool, practice), slotContent),
      ),
      await compare(
        'a week',
        ask(`calendar?${place}&to=${dayAfter(from, 6)}`, entryContent),
        await serveBare(bareWeek(pool, practice), entryContent),
      ),
    ];
  });
}

type Bare = { readonly side: ListSide; close: () => void };

async function compare(name: string, zampa: ListSide, { side, close }: Bare) {
  await refuseUnequal(name, zampa, side);
  const [ours, bare] = await inTurn(zampa, side);
  close();
  return { name, ours: percentile(ours.times, 50), bare: percentile(bare.times, 50) };
}

type Taken = { readonly memberId: string | null; readonly from: number; readonly to: number };

/** Everything but what is taken is known beforehand: nobody is asked who they are, no service is read. */
function bareSlots(pool: pg.Pool, { facilityId, memberIds, from, to }: Practice) {
  const text = `select coalesce(json_agg(json_build_object('memberId', member_id,
      'from', extract(epoch from starts_at)::int / 60, 'to', extract(epoch from ends_at)::int / 60)), '[]') as taken
    from occupied_periods where facility_id = $1 and tstzrange(starts_at, ends_at) && tstzrange(
      $2::timestamptz - interval '1 day', $3::timestamptz + interval '2 days')`;
  return async () => {
    const { rows } = await pool.query<{ taken: readonly Taken[] }>({
      name: 'bare taken',
      text,
      values: [facilityId, from, to],
    });
    const taken = rows[0]?.taken ?? [];
    const of = (id: string | null) => taken.filter(({ memberId }) => memberId === id);
    const question: SlotQuestion = {
      zone: ZONE,
      from,
      to,
      hours: HOURS,
      closures: of(null),
      members: memberIds.map((id) => ({ id, hours: null, busy: of(id) })),
      duration: DURATION,
      earliest: 0,
      latest: Infinity,
    };
    const slots = slotsOf(question).map(({ start, end, assignees }) => ({
      start: isoOf(start),
      end: isoOf(end),
      assignees,
    }));
    return JSON.stringify(slots);
  };
}

const isoOf = (minute: number) => new Date(minute * 60_000).toISOString();

/** Rows as they are: no names, no pets, no rights. */
function bareWeek(pool: pg.Pool, { facilityId, from }: Practice) {
  const text = `select coalesce(json_agg(row_to_json(k) order by k.starts_at, k.id), '[]')::text as week
    from calendar_events k where k.facility_id = $1 and k.valid and k.starts_at is not null
      and tstzrange(k.starts_at, k.ends_at) && tstzrange($2::timestamp at time zone '${ZONE}',
        ($2::timestamp + interval '7 days') at time zone '${ZONE}')`;
  return async () => {
    const { rows } = await pool.query<{ week: string }>({
      name: 'bare week',
      text,
      values: [facilityId, from],
    });
    return rows[0]?.week ?? '[]';
  };
}
