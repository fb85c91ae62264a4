/** @returns the middle of the values; of an even number of them the upper one of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** @param share 0 to 100 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** How many times the other side: the middle of the rounds, the least and the most of them. */
export type Ratio = { readonly middle: number; readonly least: number; readonly most: number };

/** Returns the ratio of each round of one side to the same round of the other. */
export function ratioOf(ours: readonly number[], bare: readonly number[]): Ratio {
  if (ours.length !== bare.length || ours.length === 0)
    throw new Error(`${ours.length} rounds of ours beside ${bare.length} of the bare side`);
  const pairs = ours.map((value, round) => value / (bare[round] ?? 0));
  return { middle: median(pairs), least: Math.min(...pairs), most: Math.max(...pairs) };
}

/** The bare side does the same in every round: one that differs by more shows other work on the machine. */
const STEADY_WITHIN = 2;

/** Returns whether a result counts for nothing, since the bare side's own rounds differ by more than a factor of two. */
export const isTooBusy = (bare: readonly number[]): boolean =>
  Math.max(...bare) > STEADY_WITHIN * Math.min(...bare);
