/**
 * Returns the element at `index`, wrapping around at the end. Deterministic, so that every seeding chooses the same.
 */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
