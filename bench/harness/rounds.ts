export const ROUNDS = 5;

/** Takes one sample of a side; what it returns is the sample's own matter. */
export type Take<Sample> = () => Promise<Sample>;

/** The samples of each side, one per round. */
export type Rounds<Sample> = { readonly ours: readonly Sample[]; readonly bare: readonly Sample[] };

/**
 * Takes samples of two sides in turn, A B B A and so on, after one of each that does not count: whatever slows the
 * machine down meets both.
 */
export async function takeInTurn<Sample>(
  ours: Take<Sample>,
  bare: Take<Sample>,
  rounds = ROUNDS,
): Promise<Rounds<Sample>> {
  await ours();
  await bare();
  const taken: { ours: Sample[]; bare: Sample[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) taken.ours.push(await ours());
    taken.bare.push(await bare());
    if (!isOursFirst) taken.ours.push(await ours());
  }
  return taken;
}
