import { ROUNDS } from './rounds.ts';

/** How much is asked for a figure. */
export type Plan = {
  readonly isQuick: boolean;
  /** Events of a facility, or what has passed in its calendar. */
  readonly sizes: readonly number[];
  /** How many clinics stand beside the one that grows, and how many events each has. */
  readonly others: { readonly clinics: number; readonly events: number };
  /** How often each side is asked in turn, beside once to warm up. */
  readonly rounds: number;
  /** A sample of CPU ends with so much of it, or with so many requests: ticks are 10 ms. */
  readonly seconds: number;
  readonly requests: number;
  /** How long throughput is measured in each round. */
  readonly throughputSeconds: number;
  /** How long each side is asked before anything counts. */
  readonly warmUpSeconds: number;
  readonly clients: number;
  /** How many clients clinics have, the least first, into which a file is imported. */
  readonly importSizes: readonly number[];
};

const FULL: Plan = {
  isQuick: false,
  sizes: [10_000, 100_000, 1_000_000],
  others: { clinics: 200, events: 5000 },
  rounds: ROUNDS,
  seconds: 1,
  requests: 300,
  throughputSeconds: 2,
  warmUpSeconds: 3,
  clients: 100_000,
  importSizes: [0, 10_000, 100_000],
};

const QUICK: Plan = {
  isQuick: true,
  // Growth is counted, at each change, in `npm test`.
  sizes: [10_000],
  others: { clinics: 20, events: 400 },
  rounds: 2,
  seconds: 0.15,
  requests: 300,
  throughputSeconds: 0.12,
  warmUpSeconds: 0.4,
  clients: 3000,
  importSizes: [0, 10_000],
};

/** Each is asked a few times, of little: whether both sides answer the same, and nothing of how soon. */
export const BRIEF: Plan = {
  isQuick: true,
  sizes: [1000],
  others: { clinics: 1, events: 10 },
  rounds: 1,
  seconds: 0,
  requests: 1,
  throughputSeconds: 0,
  warmUpSeconds: 0,
  clients: 100,
  importSizes: [0],
};

/** Reads what was asked for: `--quick`, `--sizes=10000,100000`, `--only=requests-list`. @throws when something else was */
export function readPlan(words: readonly string[]): Plan & { readonly only: readonly string[] } {
  let plan = words.includes('--quick') ? QUICK : FULL;
  let only: readonly string[] = [];
  for (const word of words) {
    const [name, value = ''] = word.split('=');
    if (name === '--sizes') plan = { ...plan, sizes: value.split(',').map(sizeOf) };
    else if (name === '--only') only = value.split(',');
    else if (word !== '--quick') throw new Error(`npm run bench does not know ${word}`);
  }
  return { ...plan, only };
}

function sizeOf(word: string): number {
  const size = Number(word);
  if (!Number.isInteger(size) || size < 1) throw new Error(`${word} is no size`);
  return size;
}
