import type { Choice } from './choices.ts';

/** Returns text without accents and in lower case: `epagneul` matches `Épagneul`. */
export const foldText = (text: string): string =>
  text.slice(0, 200).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the choices in which every typed word is the prefix of a word; choices that start with the typed text come
 * first.
 */
export function searchChoices<Item extends Pick<Choice, 'label'>>(
  choices: readonly Item[],
  typed: string,
): Item[] {
  const query = foldText(typed.trim());
  const words = query.split(/[\s'’-]+/).filter(Boolean);
  const found = choices.filter(({ label }) => {
    const labelWords = foldText(label).split(/[\s'’,-]+/);
    return words.every((word) => labelWords.some((part) => part.startsWith(word)));
  });
  const startsWithQuery = ({ label }: Item) => foldText(label).startsWith(query);
  return [...found.filter(startsWithQuery), ...found.filter((choice) => !startsWithQuery(choice))];
}
