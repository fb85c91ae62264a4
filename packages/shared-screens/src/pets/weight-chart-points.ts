import type { PetWeight } from '@zampa/contract/pets/read-pet-weights';

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number; readonly margin: number };

/** Returns the points of a weight chart of the given size, earliest first: x by time, y by weight. */
export function weightChartPoints(weights: readonly PetWeight[], size: Size): readonly Point[] {
  const sorted = weights
    .map(({ date, weight }) => ({ at: Date.parse(date), weight }))
    .toSorted((one, other) => one.at - other.at);
  const scaleX = createScale(sorted.map(({ at }) => at));
  const scaleY = createScale(sorted.map(({ weight }) => weight));
  const [width, height] = [size.width - 2 * size.margin, size.height - 2 * size.margin];
  return sorted.map(({ at, weight }) => ({
    x: size.margin + scaleX(at) * width,
    y: size.margin + (1 - scaleY(weight)) * height,
  }));
}

/** Returns a function that scales values to 0 (smallest) … 1 (largest); 0.5 if all are equal. */
function createScale(values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return (value) => (span === 0 ? 0.5 : (value - least) / span);
}
