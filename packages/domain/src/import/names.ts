/** A name as it is kept. */
export type SplitName = { readonly firstName: string; readonly lastName: string };

/** Words that are no surname by themselves, but the beginning of one: `De Luca`, `van der Berg`. */
const PARTICLES = new Set(
  'd da dal dall dalla dalle de dei del dell della delle dello degli den der di du el la le li lo los mac o san santa ten van von zu'.split(
    ' ',
  ),
);

/**
 * Takes a whole name apart. What a comma says counts before everything else: `Rossi, Mario` has the surname first. Without
 * one it is a word for the name that comes first, with what belongs to it, and the rest for the other.
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

/** Tells whether a whole name says by itself which part is the surname; one word has no order. */
export const hasNameOrder = (typed: string): boolean =>
  typed.includes(',') || !/\s/.test(typed.trim());

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase().replace(/['’.]$/, ''));
