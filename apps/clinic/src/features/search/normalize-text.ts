/** Normalizes a text for comparison: without case and accents. */
export const normalizeText = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns the words of a normalized text. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
