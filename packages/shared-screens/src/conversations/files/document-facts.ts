import { documentKindOf } from '@zampa/domain/files/documents';
import { formatSize } from '@zampa/i18n/format/sizes';

/**
 * Formats type and size of a document as `PDF · 1.2 MB`. Falls back to the file extension while the type is unknown.
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
