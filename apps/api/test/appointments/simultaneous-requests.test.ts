import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { useProduct } from '../product.ts';
import { resetSimulation, newSimulation, type Simulation } from './simulation.ts';
import { performStep, type Step } from './perform-step.ts';
import { findBookings, findViolations } from './booking-invariants.ts';

const ROUNDS = 10;
/** All steps are about the same quarter hour of the same member. */
const slot = { member: 0, at: 4 } as const;

describe('simultaneous requests for the same time', () => {
  const product = useProduct();
  let simulation: Simulation;

  beforeAll(async () => {
    simulation = await newSimulation(product());
  });
  afterAll(() => simulation.close());

  const deadlocks = async () => {
    const [row] = await rowsOf<{ n: number }>(
      simulation.db,
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    return row?.n;
  };

  /** Performs `before` one by one, then `atOnce` simultaneously, and returns the outcomes of the latter. */
  async function race(before: readonly Step[], atOnce: readonly Step[]) {
    await resetSimulation(simulation);
    for (const step of before) expect(await performStep(simulation, step), step.kind).toBe('done');
    return Promise.all(atOnce.map((step) => performStep(simulation, step)));
  }

  const propose = (visit: number): Step => ({ kind: 'propose', visit, ...slot });
  const accept = (visit: number): Step => ({ kind: 'accept', visit, at: slot.at });
  const book = (visit: number): Step => ({ kind: 'book', visit, byVet: true, ...slot });
  const leave: Step = { kind: 'leave', whole: false, ...slot };
  /** Makes the colleague absent, so that a pet owner can only get the other member. */
  const colleagueLeaves: Step = { kind: 'leave', whole: false, member: 1, at: slot.at };
  const hold = (visit: number): Step => ({ kind: 'keep', visit, at: slot.at });
  const bookedElsewhere: Step = { kind: 'book', visit: 3, byVet: true, member: 0, at: 0 };
  const moveThere: Step = { kind: 'move', visit: 3, byVet: true, ...slot };

  it.each([
    [
      'two clients who accept the same proposed time',
      [propose(0), propose(2)],
      [accept(0), accept(2)],
    ],
    ['a client who holds the slot and staff who book it', [colleagueLeaves], [hold(0), book(2)]],
    ['two clients who hold the slot', [colleagueLeaves], [hold(0), hold(2)]],
    ['a booking and an absence', [], [book(0), leave]],
    ['a booking and a move', [bookedElsewhere], [book(0), moveThere]],
    ['a closure and two bookings', [], [{ ...leave, whole: true }, book(0), book(2)]],
  ] as readonly [string, readonly Step[], readonly Step[]][])(
    '%s: exactly one succeeds',
    async (_case, before, atOnce) => {
      const broken = await deadlocks();
      for (let round = 0; round < ROUNDS; round += 1) {
        const outcomes = await race(before, atOnce);
        expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
        expect(new Set(outcomes)).toEqual(new Set(['done', 'PERIOD_OCCUPIED']));
        expect(await findViolations(simulation)).toEqual([]);
      }
      expect(await deadlocks()).toBe(broken);
    },
  );

  it('two clients can accept different proposed times', async () => {
    const apart: Step = { kind: 'propose', visit: 2, member: 0, at: 7 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = await race([propose(0), apart], [accept(0), accept(2)]);
      expect(outcomes).toEqual(['done', 'done']);
      expect((await findBookings(simulation)).map(({ status }) => status)).toEqual(['NEW', 'NEW']);
    }
  });
});
