/**
 * Returns a number from 0 to `choices - 1` that is always the same for the same id, on every device, and spread evenly
 * over ids. UUIDs of version 7 begin with the time, so every character counts (FNV-1a).
 */
export function stableChoice(id: string, choices: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // The low bits of FNV follow the last characters; folding the high ones in mixes them.
  return ((hash ^ (hash >>> 15)) >>> 0) % choices;
}

/**
 * Chooses for each id as `stableChoice` does, or the next number that nobody before it has; once all are given, they are
 * given again. Who comes later, by an id of version 7, changes nothing for those before.
 */
export function distinctChoices(
  ids: readonly string[],
  choices: number,
): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const id of ids.toSorted()) {
    const round = [...given.values()].slice(Math.floor(given.size / choices) * choices);
    const first = stableChoice(id, choices);
    const order = Array.from({ length: choices }, (_none, step) => (first + step) % choices);
    given.set(id, order.find((choice) => !round.includes(choice)) ?? first);
  }
  return given;
}
