import { dayAfter } from '@zampa/domain/time/wall-clock';
import { sendRequest, fetchJson, send } from '../harness/ask.ts';
import { type ClientFamily, signInFamilies } from '../harness/client-families.ts';
import { figureAlone, figureBeside } from '../harness/figure.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';
import { bareUrl } from './asking.ts';

const CLIENTS = 200;
/** Times that are raced for in one sample, one after the other. */
const [QUICK_RACES, RACES] = [1, 4];
/** A race of the bare side takes a fraction of the time: as many more make a sample. */
const BARE_RACES = 8;
/** The service may be booked so far ahead. */
const DAYS = 50;

type Time = { readonly start: string; readonly end: string };
type Bookable = { readonly serviceId: string; readonly memberId: string };
/** One of many who want a time at once. @returns whether they have it; refused otherwise */
type Book = (client: number, time: Time) => Promise<boolean>;

/** How fast a time is given to one of many who want it, and all others are refused. */
export const doubleBooking: SingleScenario = {
  kind: 'single',
  name: 'double-booking',
  title: 'One time that 200 want',
  description:
    '200 clients, each with a family of their own, book a visit with the same vet at the same time at once, and the next time once all are answered: answers a second. Bare: one INSERT for each (`on conflict do nothing`) into a table with the same exclusion constraints.',
  async measure(stage, plan) {
    const { product, pool, facilityId } = stage;
    const bookable = await findBookable(stage);
    const clients = await signInFamilies(product.url, pool, facilityId, CLIENTS);
    const times = await freeTimes(stage, bookable, clients[0]?.token ?? '');
    const races = plan.isQuick ? QUICK_RACES : RACES;
    const ours = racing(bookVisit(stage, bookable, clients), times, races);
    const bare = racing(insertPeriod(stage, bookable), times, races * BARE_RACES);
    const rate = await figureBeside({
      title: `${CLIENTS} for one time, rate`,
      rounds: plan.rounds,
      unit: 'a second',
      digits: 0,
      ours: ours.sample,
      bare: bare.sample,
      aim: { atLeast: 0.7 },
    });
    if (bare.winners.some((count) => count !== 1))
      throw new Error('the bare side gave a time to none or to several');
    const stored = await bookedOnce(stage, bookable, times.slice(0, ours.winners.length));
    const won = ours.winners.filter((count) => count === 1).length;
    const all = ours.winners.length;
    return [
      rate,
      figureAlone('times with one winner', `${won} of ${all}`, 'all', won === all),
      figureAlone(
        'times that stand in the calendar once',
        `${stored} of ${all}`,
        'all',
        stored === all,
      ),
    ];
  },
};

/** Gives out one time after the other. */
function racing(book: Book, times: readonly Time[], races: number) {
  const winners: number[] = [];
  async function race(): Promise<void> {
    const time = times[winners.length];
    if (!time) throw new Error(`only ${times.length} times are free`);
    // The first sender often wins. The first family changes each time, because a family may not have many bookings.
    const first = winners.length * 17;
    const outcomes = await Promise.all(
      Array.from({ length: CLIENTS }, (_none, at) => book((first + at) % CLIENTS, time)),
    );
    winners.push(outcomes.filter(Boolean).length);
  }
  return {
    winners,
    sample: async () => {
      const started = performance.now();
      for (let round = 0; round < races; round += 1) await race();
      return (CLIENTS * races * 1000) / (performance.now() - started);
    },
  };
}

/** Finds a free service that is booked without approval, and a team member who offers it. */
async function findBookable({ pool, facilityId }: Stage): Promise<Bookable> {
  const { rows } = await pool.query<Bookable>(
    `select s.id as "serviceId", m.user_id as "memberId"
    from services s join facility_members m on m.facility_id = s.facility_id
    where s.facility_id = $1 and s.instant and s.enabled and s.price = 0 and m.role_id = 1
    order by m.created_at, m.user_id limit 1`,
    [facilityId],
  );
  const [bookable] = rows;
  if (!bookable) throw new Error('the demonstration has nothing that can be booked at once');
  return bookable;
}

/** Times that the clinic offers, none of which touches another. */
async function freeTimes(
  { product, facilityId }: Stage,
  { serviceId, memberId }: Bookable,
  token: string,
): Promise<readonly Time[]> {
  const from = dayAfter(new Date().toISOString().slice(0, 10), 2);
  const query = new URLSearchParams({
    facilityId,
    services: serviceId,
    assigneeId: memberId,
    from,
    to: dayAfter(from, DAYS),
  });
  const offered = await fetchJson<readonly Time[]>({
    url: `${product.url}/api/facilities/slots?${query.toString()}`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  let free = '';
  return offered.filter(({ start, end }) => {
    if (start < free) return false;
    free = end;
    return true;
  });
}

const bookVisit =
  (
    { product, facilityId }: Stage,
    { serviceId, memberId }: Bookable,
    clients: readonly ClientFamily[],
  ): Book =>
  async (at, { start }) => {
    const client = clients[at];
    const event = { start, resource: memberId };
    const { status, body } = await send({
      url: `${product.url}/api/events`,
      method: 'POST',
      headers: () => ({ authorization: `Bearer ${client?.token}` }),
      body: JSON.stringify({
        type: 'HEALTH',
        category: 'VISIT',
        payload: { facilityId, pets: [client?.petId], services: [serviceId], event },
      }),
    });
    const isRefused = status === 409 && body.includes('PERIOD_OCCUPIED');
    if (status !== 201 && !isRefused) throw new Error(`a booking: ${status} ${body.toString()}`);
    return !isRefused;
  };

const insertPeriod =
  ({ bare, facilityId: facility }: Stage, { memberId: member }: Bookable): Book =>
  async (_client, { start, end }) => {
    const url = bareUrl(bare, '/period', { facility, member, start, end });
    const { body } = await sendRequest({ url, method: 'POST' });
    return body.toString() !== 'null';
  };

/** How many of these times stand in the calendar once. */
async function bookedOnce(
  { pool, facilityId }: Stage,
  { memberId }: Bookable,
  times: readonly Time[],
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from unnest($3::timestamptz[]) t(start) where 1 = (
      select count(*) from calendar_events k
      where k.facility_id = $1 and k.member_id = $2 and k.starts_at = t.start and k.valid)`,
    [facilityId, memberId, times.map(({ start }) => start)],
  );
  return rows[0]?.count ?? 0;
}
