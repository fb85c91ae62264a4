/**
 * Returns a number from 0 to `choices - 1`, stable per id on all devices and evenly distributed. Hashes all
 * characters (FNV-1a), because UUIDs of version 7 start with the time.
 */
export function stableChoice(id: string, choices: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // The low bits of FNV depend mostly on the last characters; folding in the high bits mixes them.
  return ((hash ^ (hash >>> 15)) >>> 0) % choices;
}

/**
 * Assigns each id its `stableChoice`, or the next number that is still free. Numbers repeat once all are used. Ids
 * are assigned in order, so a later id (UUID version 7) never changes earlier ones.
 */
export function distinctChoices(
  ids: readonly string[],
  choices: number,
): ReadonlyMap<string, number> {
  const assigned = new Map<string, number>();
  for (const id of ids.toSorted()) {
    const currentRound = [...assigned.values()].slice(
      Math.floor(assigned.size / choices) * choices,
    );
    const first = stableChoice(id, choices);
    const order = Array.from({ length: choices }, (_none, step) => (first + step) % choices);
    assigned.set(id, order.find((choice) => !currentRound.includes(choice)) ?? first);
  }
  return assigned;
}
