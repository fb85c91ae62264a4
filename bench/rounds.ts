/** How one side did in one round: how long each message took from sending to the other screen, in milliseconds. */
export type Side = { readonly name: string; send(): Promise<number> };

export type Outcome = { readonly times: readonly number[]; readonly medians: readonly number[] };

const ROUNDS = 5;
const MESSAGES = 40;

/**
 * Measures two sides in turn, A B B A, after a round that does not count.
 *
 * @param each how often each side is measured in a round
 */
export async function inTurn(
  a: Side,
  b: Side,
  each = MESSAGES,
): Promise<readonly [Outcome, Outcome]> {
  await measure(a, each);
  await measure(b, each);
  const rounds: [number[][], number[][]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0])
      rounds[side === 0 ? 0 : 1].push(await measure(side === 0 ? a : b, each));
  return [outcome(rounds[0]), outcome(rounds[1])];
}

async function measure(side: Side, messages: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < messages; index += 1) times.push(await side.send());
  return times;
}

const outcome = (rounds: readonly number[][]): Outcome => ({
  times: rounds.flat(),
  medians: rounds.map((times) => percentile(times, 50)),
});

/** @param share 0 to 100 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
