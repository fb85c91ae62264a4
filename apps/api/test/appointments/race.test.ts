import { randomUUID } from 'node:crypto';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { newClinicWithClient } from '@zampa/testing/requests';
import { newColleague } from '@zampa/testing/people';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, type Database } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import {
  occupyPeriod,
  moveOccupiedPeriod,
  freePeriod,
} from '../../src/features/appointments/calendar/occupied-periods.ts';
import { useProduct } from '../product.ts';

const CONNECTIONS = 40;
/** How often each race is run; set `RACES=10` to repeat it. */
const RACES = Number(process.env['RACES'] ?? 1);
const rounds = Array.from({ length: RACES }, (_, at) => at + 1);
const HOUR_MS = 3_600_000;
/** The time limit for random sequences. */
const PROPERTY_MS = 15_000;

/** The outcome of an attempt to take a time. */
type Outcome = 'taken' | 'PERIOD_OCCUPIED';
type RequestedPeriod = {
  readonly memberId: string | null;
  readonly from: number;
  readonly to: number;
};

describe('occupied periods of a team member under concurrency', () => {
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
  const toOccupiedPeriod = ({ memberId, from, to }: RequestedPeriod) => ({
    facilityId,
    memberId,
    start: new Date(base + from * HOUR_MS),
    end: new Date(base + to * HOUR_MS),
    expiresAt: null,
  });

  function take(period: RequestedPeriod): Promise<Outcome> {
    const id = randomUUID();
    const now = new Date();
    return outcomeOf(
      inTransaction(db, async (tx) => {
        await tx.insert(calendarEvents).values({
          id,
          facilityId,
          category: 'OOO',
          status: 'NEW',
          memberId: period.memberId,
          startsAt: toOccupiedPeriod(period).start,
          endsAt: toOccupiedPeriod(period).end,
          creatorId: members[0],
          createdAt: now,
          updatedAt: now,
        });
        await occupyPeriod(tx, { id, ...toOccupiedPeriod(period) }, now);
      }),
    );
  }

  const move = (id: string, before: string | null, period: RequestedPeriod) =>
    outcomeOf(
      inTransaction(db, (tx) =>
        moveOccupiedPeriod(tx, { id, ...toOccupiedPeriod(period) }, before, new Date()),
      ),
    );

  const readOccupiedPeriods = async () => {
    const { rows } = await product().pool.query<{ id: string; memberId: string | null }>(
      'select calendar_event_id as id, member_id as "memberId" from occupied_periods order by id',
    );
    return rows;
  };

  /** Counts overlapping periods of the same member, without relying on the constraints. */
  const countOverlaps = async () => {
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
    'let only one of 1,000 simultaneous bookings take a time, without a deadlock (run %i)',
    async () => {
      await clear();
      const before = await countDeadlocks();
      const period = { memberId: members[0], from: 0, to: 1 };
      const started = performance.now();
      const outcomes = await Promise.all(Array.from({ length: 1000 }, () => take(period)));
      console.info(`1,000 for one time: ${Math.round(performance.now() - started)} ms`);
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'PERIOD_OCCUPIED')).toHaveLength(999);
      expect(await countDeadlocks()).toBe(before);
    },
  );

  it.each(rounds)(
    'never overlap for 300 simultaneous bookings, absences and closures of different lengths (run %i)',
    async (round) => {
      await clear();
      const before = await countDeadlocks();
      const tries = Array.from({ length: 300 }, (_, at) =>
        take({
          memberId: (at + round) % 7 === 0 ? null : (members[at % 2] ?? null),
          from: (at * 7 + round) % 23,
          to: ((at * 7 + round) % 23) + 1 + (at % 5),
        }),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes).toContain('taken');
      expect(await countOverlaps()).toBe(0);
      expect(await countDeadlocks()).toBe(before);
    },
  );

  it('never deadlock when moves and bookings of the same times run simultaneously', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clear();
      await Promise.all(
        [0, 1, 2, 3].map((from) => take({ memberId: members[0], from, to: from + 1 })),
      );
      const before = await countDeadlocks();
      const taken = await readOccupiedPeriods();
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
      expect((await readOccupiedPeriods()).length).toBeGreaterThanOrEqual(taken.length);
      expect(await countOverlaps()).toBe(0);
      expect(await countDeadlocks()).toBe(before);
    }
  });

  it('never overlap after random sequences of bookings, moves and cancellations', async () => {
    const period = fc.record({
      memberId: fc.constantFrom(0, 1, null),
      from: fc.nat(12),
      length: fc.integer({ min: 1, max: 4 }),
    });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('take' as const), wanted: period, which: fc.nat(20) }),
      fc.record({ kind: fc.constant('move' as const), wanted: period, which: fc.nat(20) }),
      fc.record({ kind: fc.constant('end' as const), wanted: period, which: fc.nat(20) }),
    );
    let sequences = 0;
    const before = await countDeadlocks();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        await clear();
        for (let at = 0; at < steps.length; at += 5) {
          const periodsBefore = await readOccupiedPeriods();
          await Promise.all(
            steps
              .slice(at, at + 5)
              .map(async ({ kind, wanted: { memberId, from, length }, which: index }) => {
                const place = {
                  memberId: memberId === null ? null : members[memberId],
                  from,
                  to: from + length,
                };
                const one = periodsBefore[index % Math.max(1, periodsBefore.length)];
                if (kind === 'take' || !one) await take(place);
                else if (kind === 'move') await move(one.id, one.memberId, place);
                else await inTransaction(db, (tx) => freePeriod(tx, one.id));
              }),
          );
        }
        sequences += 1;
        expect(await countOverlaps()).toBe(0);
      }),
      { numRuns: 100_000, interruptAfterTimeLimit: PROPERTY_MS, markInterruptAsFailure: false },
    );
    expect(await countDeadlocks()).toBe(before);
    expect(sequences).toBeGreaterThan(20);
    console.info(`${sequences} random sequences of bookings, moves, absences and cancellations`);
  }, 30_000);

  /** Returns how many deadlocks the database has resolved so far. */
  async function countDeadlocks(): Promise<number> {
    const { rows } = await product().pool.query<{ n: string }>(
      'select deadlocks as n from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.n);
  }
});

/** Returns the outcome. Throws every error other than PERIOD_OCCUPIED, including deadlocks. */
async function outcomeOf(attempt: Promise<unknown>): Promise<Outcome> {
  try {
    await attempt;
    return 'taken';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PERIOD_OCCUPIED') return error.code;
    throw error;
  }
}
