import { documentKindOf } from '@zampa/domain/files/documents';
import { formatSize } from '@zampa/i18n/format/sizes';

/**
 * Returns the facts of a document, as `PDF · 1,2 MB`; before the server has looked at a file, its name says what it may
 * be.
 */
export function documentFacts({
  name,
  type,
  size,
}: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): string {
  const kind = documentKindOf(type) ?? name.split('.').at(-1) ?? '';
  return `${kind.toUpperCase()} · ${formatSize(size)}`;
}
