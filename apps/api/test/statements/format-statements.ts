/**
 * Formats statements for a snapshot file. Numbers the generated aliases by their order here, so that aliases made
 * elsewhere do not change the snapshot.
 */
export function formatStatements(statements: readonly string[]): string {
  const numbers = new Map<string, number>();
  const renumberAlias = (_name: string, word: string, number: string) => {
    if (!numbers.has(number)) numbers.set(number, numbers.size + 1);
    return `${word}_${numbers.get(number)}`;
  };
  return `${statements
    .map((text) => text.trim().replaceAll(/\b([a-z]+(?:_[a-z]+)*)_(\d+)\b/g, renumberAlias))
    .join(';\n\n')};\n`;
}
