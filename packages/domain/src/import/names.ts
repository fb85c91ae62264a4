/** A person's name as stored. */
export type SplitName = { readonly firstName: string; readonly lastName: string };

/** Words that start a surname but are not one alone: `De Luca`, `van der Berg`. */
const PARTICLES = new Set(
  'd da dal dall dalla dalle de dei del dell della delle dello degli den der di du el la le li lo los mac o san santa ten van von zu'.split(
    ' ',
  ),
);

/**
 * Splits a full name. A comma takes precedence: `Rossi, Mario` has the surname first. Otherwise the name that comes
 * first is one word with its particles, and the rest is the other name.
 *
 * @param begins which of the two names comes first
 */
export function splitName(typed: string, begins: 'first' | 'last'): SplitName {
  const [beforeComma = '', ...afterComma] = typed.split(',').map((part) => part.trim());
  if (afterComma.length > 0)
    return { firstName: afterComma.filter(Boolean).join(' '), lastName: beforeComma };
  const words = typed.split(/\s+/).filter(Boolean);
  if (begins === 'first') {
    const [firstName = '', ...others] = words;
    return { firstName, lastName: others.join(' ') };
  }
  const particles = words.findIndex((word) => !isParticle(word));
  const length = (particles === -1 ? words.length : particles) + 1;
  return { firstName: words.slice(length).join(' '), lastName: words.slice(0, length).join(' ') };
}

/** Returns whether it is clear which part of a full name is the surname: it has a comma or only one word. */
export const hasClearNameOrder = (typed: string): boolean =>
  typed.includes(',') || !/\s/.test(typed.trim());

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase().replace(/['’.]$/, ''));
