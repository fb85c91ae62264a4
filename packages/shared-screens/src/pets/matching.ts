import type { Choice } from './choices.ts';

/**
 * Returns a text without accents and case, so that what a phone's keyboard types is found: 'epagneul' finds 'Épagneul'.
 */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the choices in whose name every typed word begins a word, in their order; those that begin with what was
 * typed stand first.
 */
export function matching<Item extends Pick<Choice, 'label'>>(
  choices: readonly Item[],
  typed: string,
): Item[] {
  const wanted = folded(typed.trim());
  const words = wanted.split(/[\s'’-]+/).filter(Boolean);
  const found = choices.filter(({ label }) => {
    const inLabel = folded(label).split(/[\s'’,-]+/);
    return words.every((word) => inLabel.some((part) => part.startsWith(word)));
  });
  const begins = ({ label }: Item) => folded(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}
