import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { resetSimulation, newSimulation, type Simulation } from './simulation.ts';
import { performStep, steps, type Step } from './perform-step.ts';
import {
  findBookings,
  findLostBookings,
  findViolations,
  type BookingRow,
} from './booking-invariants.ts';

const SIMULATIONS = 4;
/** The number of random sequences to run; by default as many as fit in 20 seconds. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 0);
const TIME_MS = SEQUENCES > 0 ? 1_800_000 : 20_000;
const ENOUGH = 40;

describe('random sequences of bookings, moves, holds, proposals, absences and clock changes', () => {
  const product = useProduct();
  let simulations: readonly Simulation[];

  beforeAll(async () => {
    simulations = await Promise.all(
      Array.from({ length: SIMULATIONS }, () => newSimulation(product())),
    );
  });
  afterAll(() => Promise.all(simulations.map((simulation) => simulation.close())));

  it(
    'never double-book a member, offer a taken slot or lose a confirmed booking',
    async () => {
      const seed = Date.now() % 2 ** 31;
      console.info(`seed ${seed}`);
      const outcomes = new Map<string, number>();
      let sequences = 0;
      const count = (label: string) => outcomes.set(label, (outcomes.get(label) ?? 0) + 1);

      async function runSequence(simulation: Simulation, planned: readonly Step[]) {
        await resetSimulation(simulation);
        for (let at = 0; at < planned.length; at += 2) {
          const before = await findBookings(simulation);
          const pair = planned.slice(at, at + 2);
          const results = await Promise.all(
            pair.map(async (step) => ({ step, outcome: await performStep(simulation, step) })),
          );
          for (const { step, outcome } of results)
            count(`${step.kind} ${outcome === 'done' ? 'done' : 'refused'}`);
          const after: readonly BookingRow[] = await findBookings(simulation);
          expect(findLostBookings(simulation, before, after, results)).toEqual([]);
          expect(await findViolations(simulation)).toEqual([]);
        }
        sequences += 1;
      }

      const runs = SEQUENCES > 0 ? Math.ceil(SEQUENCES / SIMULATIONS) : 100_000;
      await Promise.all(
        simulations.map((simulation, nth) =>
          fc.assert(
            fc.asyncProperty(steps, (planned) => runSequence(simulation, planned)),
            {
              seed: seed + nth,
              numRuns: runs,
              interruptAfterTimeLimit: TIME_MS,
              markInterruptAsFailure: false,
              // A race may not happen again, so stop at the first failure instead of shrinking it.
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
