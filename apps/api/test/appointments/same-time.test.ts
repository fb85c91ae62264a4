import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { useProduct } from '../product.ts';
import { clear, newLane, type Lane } from './lane.ts';
import { play, type Step } from './play.ts';
import { booked, mistakes } from './standing-times.ts';

const ROUNDS = 10;
/** All of them want the same quarters of an hour of the same member. */
const wanted = { member: 0, at: 4 } as const;

describe('two sides that want the same time at once', () => {
  const product = useProduct();
  let lane: Lane;

  beforeAll(async () => {
    lane = await newLane(product());
  });
  afterAll(() => lane.close());

  const deadlocks = async () => {
    const [row] = await rowsOf<{ n: number }>(
      lane.db,
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    return row?.n;
  };

  /** The outcomes of what is done at once, after what was done before. */
  async function race(before: readonly Step[], atOnce: readonly Step[]) {
    await clear(lane);
    for (const step of before) expect(await play(lane, step), step.kind).toBe('done');
    return Promise.all(atOnce.map((step) => play(lane, step)));
  }

  const propose = (visit: number): Step => ({ kind: 'propose', visit, ...wanted });
  const accept = (visit: number): Step => ({ kind: 'accept', visit, at: wanted.at });
  const book = (visit: number): Step => ({ kind: 'book', visit, byVet: true, ...wanted });
  const leave: Step = { kind: 'leave', whole: false, ...wanted };
  /** Only one member is left for a pet owner to choose. */
  const colleagueLeaves: Step = { kind: 'leave', whole: false, member: 1, at: wanted.at };
  const keep = (visit: number): Step => ({ kind: 'keep', visit, at: wanted.at });
  const bookedElsewhere: Step = { kind: 'book', visit: 3, byVet: true, member: 0, at: 0 };
  const moveThere: Step = { kind: 'move', visit: 3, byVet: true, ...wanted };

  it.each([
    [
      'one promise to two clients, accepted by both',
      [propose(0), propose(2)],
      [accept(0), accept(2)],
    ],
    ['a client who keeps it and staff who book it', [colleagueLeaves], [keep(0), book(2)]],
    ['two clients who keep it', [colleagueLeaves], [keep(0), keep(2)]],
    ['a booking and an absence', [], [book(0), leave]],
    ['a booking and a move', [bookedElsewhere], [book(0), moveThere]],
    ['a closure and two bookings', [], [{ ...leave, whole: true }, book(0), book(2)]],
  ] as readonly [string, readonly Step[], readonly Step[]][])(
    '%s: exactly one has it',
    async (_case, before, atOnce) => {
      const broken = await deadlocks();
      for (let round = 0; round < ROUNDS; round += 1) {
        const outcomes = await race(before, atOnce);
        expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
        expect(new Set(outcomes)).toEqual(new Set(['done', 'PERIOD_OCCUPIED']));
        expect(await mistakes(lane)).toEqual([]);
      }
      expect(await deadlocks()).toBe(broken);
    },
  );

  it('lets two who were promised different times both have theirs', async () => {
    const apart: Step = { kind: 'propose', visit: 2, member: 0, at: 7 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = await race([propose(0), apart], [accept(0), accept(2)]);
      expect(outcomes).toEqual(['done', 'done']);
      expect((await booked(lane)).map(({ status }) => status)).toEqual(['NEW', 'NEW']);
    }
  });
});
