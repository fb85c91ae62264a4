/**
 * A number from 0 to `choices - 1` that is always the same for the same id, on every device, and spread evenly over ids.
 * UUIDs of version 7 begin with the time, so every character counts (FNV-1a).
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
