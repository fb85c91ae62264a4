import { normalizeText, wordsOf } from './normalize-text.ts';

/** How well a label matches: lower is better. */
const RANK = { whole: 0, start: 1, word: 2, inside: 3, other: 4 } as const;
export type MatchRank = (typeof RANK)[keyof typeof RANK];

/**
 * Returns how well a label matches the typed text: completely, at its start, at the start of a word, or inside a
 * word. `other` for items found despite a typing error, or by a phone number or message.
 */
export function matchRank(label: string, typed: string): MatchRank {
  const [text, searched] = [normalizeText(label), normalizeText(typed).trim()];
  if (text === searched) return RANK.whole;
  if (text.startsWith(searched)) return RANK.start;
  const words = wordsOf(text);
  if (wordsOf(searched).every((start) => words.some((word) => word.startsWith(start))))
    return RANK.word;
  return text.includes(searched) ? RANK.inside : RANK.other;
}

type Group<Item> = { readonly items: readonly Item[] };

/**
 * Returns the groups sorted by their best match, and the items of each group sorted by match. Equal matches keep
 * their order.
 */
export function sortByMatch<Item extends { readonly label: string }, G extends Group<Item>>(
  groups: readonly G[],
  typed: string,
): readonly G[] {
  const rankOf = ({ label }: Item) => matchRank(label, typed);
  const bestOf = ({ items }: G) => Math.min(...items.map(rankOf));
  return groups
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
    .toSorted((a, b) => bestOf(a) - bestOf(b));
}
