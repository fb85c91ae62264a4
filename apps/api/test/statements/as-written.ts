/**
 * Returns statements as a file shows them: one after the other, with the names that `aliases` made numbered by their
 * order here. What stands elsewhere does not change them.
 */
export function asWritten(statements: readonly string[]): string {
  const numbers = new Map<string, number>();
  const renumbered = (_name: string, word: string, number: string) => {
    if (!numbers.has(number)) numbers.set(number, numbers.size + 1);
    return `${word}_${numbers.get(number)}`;
  };
  return `${statements
    .map((text) => text.trim().replaceAll(/\b([a-z]+(?:_[a-z]+)*)_(\d+)\b/g, renumbered))
    .join(';\n\n')};\n`;
}
