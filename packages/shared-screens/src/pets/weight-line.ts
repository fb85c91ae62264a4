import type { PetWeight } from '@zampa/contract/pets/read-pet-weights';

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number; readonly margin: number };

/**
 * Returns where weights stand in a picture of this size: across by their time, up by their grams; the earliest first.
 */
export function weightLine(weights: readonly PetWeight[], size: Size): readonly Point[] {
  const known = weights
    .map(({ date, weight }) => ({ at: Date.parse(date), weight }))
    .toSorted((one, other) => one.at - other.at);
  const across = scaleOf(known.map(({ at }) => at));
  const up = scaleOf(known.map(({ weight }) => weight));
  const [width, height] = [size.width - 2 * size.margin, size.height - 2 * size.margin];
  return known.map(({ at, weight }) => ({
    x: size.margin + across(at) * width,
    y: size.margin + (1 - up(weight)) * height,
  }));
}

/** From 0 at the smallest to 1 at the largest; in the middle where all are the same. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return (value) => (span === 0 ? 0.5 : (value - least) / span);
}
