import type { ByteRange } from '../../ports/files.ts';

/**
 * Parses a `Range` header (RFC 9110, section 14.2).
 * @returns the requested range, limited to the size; null if the whole file must be sent, because the header is
 * missing, malformed, in another unit or has several ranges; `unsatisfiable` for a range that starts after the end
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first <= last ? { first, last } : 'unsatisfiable';
}
