import { randomUUID } from 'node:crypto';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { newClinicWithClient } from '@zampa/testing/requests';
import { newColleague } from '@zampa/testing/people';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, openPool, type Database } from '../../src/db/database.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import {
  occupy,
  reoccupy,
  vacate,
} from '../../src/features/appointments/calendar/occupied-periods.ts';
import { useProduct } from '../product.ts';

const CONNECTIONS = 40;
/** How often each race is run; `RACES=10` repeats it. */
const RACES = Number(process.env['RACES'] ?? 1);
const rounds = Array.from({ length: RACES }, (_, at) => at + 1);
const HOUR_MS = 3_600_000;
/** As many random sequences as fit in so long. */
const PROPERTY_MS = 15_000;

/** What is tried to take time, and what came of it. */
type Outcome = 'taken' | 'PERIOD_OCCUPIED';
type Wanted = { readonly memberId: string | null; readonly from: number; readonly to: number };

describe('one member of the staff is never in two places', () => {
  const product = useProduct();
  let db: Database;
  let close: () => Promise<void>;
  let facilityId: string;
  let members: readonly [string, string];

  beforeAll(async () => {
    const { vet } = await newClinicWithClient(product());
    facilityId = vet.facility.id;
    members = [vet.id, (await newColleague(product())).id];
    const { connectionString } = product().pool.options;
    const pool = openPool({ connectionString, max: CONNECTIONS }, () => {});
    db = openDatabase(pool);
    close = () => pool.end();
  });
  afterAll(() => close());

  const base = Date.UTC(2030, 0, 1);
  const periodOf = ({ memberId, from, to }: Wanted) => ({
    facilityId,
    memberId,
    start: new Date(base + from * HOUR_MS),
    end: new Date(base + to * HOUR_MS),
    expiresAt: null,
  });

  function take(wanted: Wanted): Promise<Outcome> {
    const id = randomUUID();
    const now = new Date();
    return outcomeOf(
      inTransaction(db, async (tx) => {
        await tx.insert(calendarEvents).values({
          id,
          facilityId,
          category: 'OOO',
          status: 'NEW',
          memberId: wanted.memberId,
          startsAt: periodOf(wanted).start,
          endsAt: periodOf(wanted).end,
          creatorId: members[0],
          createdAt: now,
          updatedAt: now,
        });
        await occupy(tx, { id, ...periodOf(wanted) }, now);
      }),
    );
  }

  const move = (id: string, before: string | null, wanted: Wanted) =>
    outcomeOf(
      inTransaction(db, (tx) => reoccupy(tx, { id, ...periodOf(wanted) }, before, new Date())),
    );

  const standing = async () => {
    const { rows } = await product().pool.query<{ id: string; memberId: string | null }>(
      'select calendar_event_id as id, member_id as "memberId" from occupied_periods order by id',
    );
    return rows;
  };

  /** Pairs in which somebody is twice at once, found without the constraints. */
  const overlaps = async () => {
    const { rows } = await product().pool.query<{ n: number }>(
      `select count(*)::int as n from occupied_periods a join occupied_periods b
        on a.calendar_event_id < b.calendar_event_id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        and (a.member_id = b.member_id or a.member_id is null or b.member_id is null)`,
    );
    return rows[0]?.n;
  };

  const clear = () => product().pool.query('delete from occupied_periods');

  it.each(rounds)(
    'lets one of 1,000 have a time they all want, without a deadlock (%i)',
    async () => {
      await clear();
      const before = await deadlocks();
      const wanted = { memberId: members[0], from: 0, to: 1 };
      const started = performance.now();
      const outcomes = await Promise.all(Array.from({ length: 1000 }, () => take(wanted)));
      console.info(`1,000 for one time: ${Math.round(performance.now() - started)} ms`);
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'PERIOD_OCCUPIED')).toHaveLength(999);
      expect(await deadlocks()).toBe(before);
    },
  );

  it.each(rounds)('keeps 300 of odd lengths, closures and absences apart (%i)', async (round) => {
    await clear();
    const before = await deadlocks();
    const tries = Array.from({ length: 300 }, (_, at) =>
      take({
        memberId: (at + round) % 7 === 0 ? null : (members[at % 2] ?? null),
        from: (at * 7 + round) % 23,
        to: ((at * 7 + round) % 23) + 1 + (at % 5),
      }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes).toContain('taken');
    expect(await overlaps()).toBe(0);
    expect(await deadlocks()).toBe(before);
  });

  it('lets moves and bookings of the same times wait for each other, never in a circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clear();
      await Promise.all(
        [0, 1, 2, 3].map((from) => take({ memberId: members[0], from, to: from + 1 })),
      );
      const before = await deadlocks();
      const taken = await standing();
      await Promise.all([
        ...taken.map(({ id }, at) =>
          move(id, members[0], {
            memberId: members[0],
            from: (at + 1) % 4,
            to: ((at + 1) % 4) + 1,
          }),
        ),
        ...taken.map(({ id }, at) =>
          move(id, members[0], { memberId: members[1], from: at, to: at + 2 }),
        ),
        ...[0, 1, 2, 3, 4, 5].map((from) =>
          take({ memberId: members[from % 2] ?? null, from, to: from + 2 }),
        ),
        take({ memberId: null, from: 1, to: 3 }),
      ]);
      expect((await standing()).length).toBeGreaterThanOrEqual(taken.length);
      expect(await overlaps()).toBe(0);
      expect(await deadlocks()).toBe(before);
    }
  });

  it('leaves no two that overlap, whatever is done in whatever order', async () => {
    const wanted = fc.record({
      memberId: fc.constantFrom(0, 1, null),
      from: fc.nat(12),
      length: fc.integer({ min: 1, max: 4 }),
    });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('take' as const), wanted, which: fc.nat(20) }),
      fc.record({ kind: fc.constant('move' as const), wanted, which: fc.nat(20) }),
      fc.record({ kind: fc.constant('end' as const), wanted, which: fc.nat(20) }),
    );
    let sequences = 0;
    const before = await deadlocks();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        await clear();
        for (let at = 0; at < steps.length; at += 5) {
          const known = await standing();
          await Promise.all(
            steps
              .slice(at, at + 5)
              .map(async ({ kind, wanted: { memberId, from, length }, which }) => {
                const place = {
                  memberId: memberId === null ? null : members[memberId],
                  from,
                  to: from + length,
                };
                const one = known[which % Math.max(1, known.length)];
                if (kind === 'take' || !one) await take(place);
                else if (kind === 'move') await move(one.id, one.memberId, place);
                else await inTransaction(db, (tx) => vacate(tx, one.id));
              }),
          );
        }
        sequences += 1;
        expect(await overlaps()).toBe(0);
      }),
      { numRuns: 100_000, interruptAfterTimeLimit: PROPERTY_MS, markInterruptAsFailure: false },
    );
    expect(await deadlocks()).toBe(before);
    expect(sequences).toBeGreaterThan(20);
    console.info(`${sequences} random sequences of bookings, moves, absences and cancellations`);
  }, 30_000);

  /** How many deadlocks this database has broken so far. */
  async function deadlocks(): Promise<number> {
    const { rows } = await product().pool.query<{ n: string }>(
      'select deadlocks as n from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.n);
  }
});

/** What came of it; anything but the one refusal is a fault, a deadlock too. */
async function outcomeOf(attempt: Promise<unknown>): Promise<Outcome> {
  try {
    await attempt;
    return 'taken';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PERIOD_OCCUPIED') return error.code;
    throw error;
  }
}
