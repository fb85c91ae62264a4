const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;

/** Created once: creating one takes far longer than cutting a text. */
const segmenter = new Intl.Segmenter();

/**
 * No character has less than one byte, so more text than the limit is never needed. A few times as much is read,
 * because white space is shortened.
 */
const READ_FACTOR = 4;

/** Text whose characters are one byte each in JSON. */
const ONE_BYTE_EACH = /^[ !#-[\]-~]*$/;

/**
 * Returns the beginning of a text for a list: on one line, with an ellipsis where it was cut.
 *
 * @param limit maximum length in bytes of JSON, with the ellipsis and without the quotes
 */
export function beginningOf(text: string, limit: number): string {
  return cutTo(
    text
      .slice(0, READ_FACTOR * limit)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    limit,
  );
}

/** Returns the beginning of a text like `beginningOf`, but keeps its line breaks. */
export function beginningLinesOf(text: string, limit: number): string {
  const lines = text
    .slice(0, READ_FACTOR * limit)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return cutTo(lines.join('\n'), limit);
}

function cutTo(text: string, limit: number): string {
  const isOneByteEach = ONE_BYTE_EACH.test(text);
  if ((isOneByteEach ? text.length : sizeOf(text)) <= limit) return text;
  const ellipsisSize = sizeOf('…');
  if (isOneByteEach) return `${text.slice(0, Math.max(0, limit - ellipsisSize)).trimEnd()}…`;
  let shown = '';
  let size = ellipsisSize;
  for (const { segment } of segmenter.segment(text)) {
    size += sizeOf(segment);
    if (size > limit) break;
    shown += segment;
  }
  return `${shown.trimEnd()}…`;
}
