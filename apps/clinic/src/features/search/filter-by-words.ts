import { normalizeText, wordsOf } from './normalize-text.ts';

/**
 * Returns the items whose label or synonyms contain a word starting with each typed word; all items if nothing is
 * typed.
 */
export function filterByWords<Item extends { readonly label: string; readonly synonyms?: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const typedWords = wordsOf(normalizeText(typed));
  return items.filter(({ label, synonyms = '' }) => {
    const words = wordsOf(normalizeText(`${label} ${synonyms}`));
    return typedWords.every((start) => words.some((word) => word.startsWith(start)));
  });
}
