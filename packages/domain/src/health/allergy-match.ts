/** Words shorter than this are too common to compare by their beginning. */
const STEM_LENGTH = 5;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Words match if they are equal, or if one begins with the other: `penicillin` and `penicillins`. */
const areAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= STEM_LENGTH &&
    (one.startsWith(other) || other.startsWith(one)));

/** Words of allergies that name no substance, in English and Italian. */
const GENERIC = new Set([
  'allergy',
  'allergic',
  'allergia',
  'allergico',
  'the',
  'and',
  'alla',
  'alle',
  'agli',
  'dei',
]);

/**
 * Returns the recorded allergies that a medicine or its ingredient matches: those that share a word with it, regardless
 * of case, accents and endings.
 */
export function findAllergyMatches(
  medicine: { readonly medicine: string; readonly ingredient?: string | null | undefined },
  allergies: readonly string[],
): readonly string[] {
  const words = wordsOf(`${medicine.medicine} ${medicine.ingredient ?? ''}`);
  return allergies.filter((allergy) =>
    wordsOf(allergy).some(
      (word) => !GENERIC.has(word) && words.some((other) => areAlike(word, other)),
    ),
  );
}
