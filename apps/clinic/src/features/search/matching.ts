/** Text without capitals and accents, for comparing what is typed with what is shown. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Returns the things whose label has every word typed as the beginning of one of its words; all of them for nothing
 * typed.
 */
export function matching<Thing extends { readonly label: string }>(
  things: readonly Thing[],
  typed: string,
): readonly Thing[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return things.filter(({ label }) => {
    const words = plain(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
