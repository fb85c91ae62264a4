import { createHash } from 'node:crypto';

/** How often the process sees a text before it is prepared. */
const USES = 5;
/**
 * The number of texts with a name (the least recently used one loses it) and of texts counted before the count
 * restarts. Bounds are needed since, for example, lists have one text per combination of filters.
 */
const MOST_NAMED = 200;
const MOST_COUNTED = 1000;

const uses = new Map<string, number>();
/** Ordered by last use. */
const names = new Map<string, string>();

/**
 * Returns the name of a statement that repeats, so that each connection prepares it at its next use: planning takes up
 * to half of the time of a statement. The name is a hash of the text, the same on all connections.
 */
export function findStatementName(text: string): string | undefined {
  const name = names.get(text) ?? nameRepeated(text);
  if (name === undefined) return undefined;
  names.delete(text);
  names.set(text, name);
  return name;
}

/** Counts a use of a text without a name and returns a name after enough of them. */
function nameRepeated(text: string): string | undefined {
  const count = (uses.get(text) ?? 0) + 1;
  if (count < USES) {
    if (uses.size === MOST_COUNTED) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const [leastRecent] = names.keys();
  if (leastRecent !== undefined && names.size === MOST_NAMED) names.delete(leastRecent);
  return createHash('sha256').update(text).digest('base64url');
}
