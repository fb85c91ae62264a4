import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { clear, newLane, type Lane } from './lane.ts';
import { play, steps, type Step } from './play.ts';
import { booked, lostBookings, mistakes, type Booked } from './standing-times.ts';

const LANES = 4;
/** As many as fit in so long, or as many as the environment says. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 0);
const TIME_MS = SEQUENCES > 0 ? 1_800_000 : 20_000;
const ENOUGH = 40;

describe('bookings, moves, kept and proposed times, absences and the clock, in any order', () => {
  const product = useProduct();
  let lanes: readonly Lane[];

  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: LANES }, () => newLane(product())));
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.close())));

  it(
    'never have somebody twice, offer what is taken, or lose a confirmed time',
    async () => {
      const seed = Date.now() % 2 ** 31;
      console.info(`seed ${seed}`);
      const outcomes = new Map<string, number>();
      let sequences = 0;
      const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);

      async function sequence(lane: Lane, planned: readonly Step[]) {
        await clear(lane);
        for (let at = 0; at < planned.length; at += 2) {
          const before = await booked(lane);
          const pair = planned.slice(at, at + 2);
          const results = await Promise.all(
            pair.map(async (step) => ({ step, outcome: await play(lane, step) })),
          );
          for (const { step, outcome } of results)
            count(`${step.kind} ${outcome === 'done' ? 'done' : 'refused'}`);
          const after: readonly Booked[] = await booked(lane);
          expect(lostBookings(lane, before, after, results)).toEqual([]);
          expect(await mistakes(lane)).toEqual([]);
        }
        sequences += 1;
      }

      const runs = SEQUENCES > 0 ? Math.ceil(SEQUENCES / LANES) : 100_000;
      await Promise.all(
        lanes.map((lane, nth) =>
          fc.assert(
            fc.asyncProperty(steps, (planned) => sequence(lane, planned)),
            {
              seed: seed + nth,
              numRuns: runs,
              interruptAfterTimeLimit: TIME_MS,
              markInterruptAsFailure: false,
              // What happened at once may not happen again: the first failure is the one to read.
              endOnFailure: true,
            },
          ),
        ),
      );
      console.info(`${sequences} sequences: ${JSON.stringify(Object.fromEntries(outcomes))}`);
      expect(sequences).toBeGreaterThan(ENOUGH);
      for (const kind of ['book', 'move', 'cancel', 'keep', 'propose', 'accept', 'leave'])
        expect(outcomes.get(`${kind} done`), kind).toBeGreaterThan(0);
      for (const kind of ['book', 'move', 'keep', 'leave'])
        expect(outcomes.get(`${kind} refused`), kind).toBeGreaterThan(0);
    },
    TIME_MS + 30_000,
  );
});
