/** The element at `index`, beginning anew after the last: the same choice at every seeding. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
