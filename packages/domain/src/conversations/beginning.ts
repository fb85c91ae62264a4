const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;

/**
 * Returns the beginning of a text for a list: on one line, with an ellipsis where it was cut.
 *
 * @param limit maximum length in bytes of JSON, with the ellipsis and without the quotes
 */
export function beginningOf(text: string, limit: number): string {
  // No character has less than one byte, so more text than that is never needed.
  const line = text
    .slice(0, 4 * limit)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (sizeOf(line) <= limit) return line;
  let shown = '';
  let size = sizeOf('…');
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    size += sizeOf(segment);
    if (size > limit) break;
    shown += segment;
  }
  return `${shown.trimEnd()}…`;
}
