import { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES, DOCUMENT_TYPES, TEXT_ENDINGS } from './documents.ts';
import { UPLOAD_MAX_BYTES } from './images.ts';

/**
 * Picture types that people can upload; the server also checks the content. Phones convert HEIC photos to JPEG if the
 * page does not accept HEIC.
 */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Types for the file picker of a conversation: pictures, and documents also by extension. */
export const ATTACHMENT_TYPES: readonly string[] = [
  ...UPLOAD_TYPES,
  ...Object.values(DOCUMENT_TYPES),
  ...[...DOCUMENT_KINDS, ...TEXT_ENDINGS].map((ending) => `.${ending}`),
];

export type FileProblem = 'file_too_large' | 'file_kind' | 'heic';
type Chosen = { readonly size: number; readonly type: string };

/**
 * Returns the reason why a picture cannot be uploaded, if the browser can detect one; the server checks unknown
 * types.
 */
export function refusalToUpload({ size, type }: Chosen): FileProblem | null {
  if (HEIC_TYPES.includes(type)) return 'heic';
  if (type !== '' && !UPLOAD_TYPES.some((allowed) => allowed === type)) return 'file_kind';
  return size > UPLOAD_MAX_BYTES ? 'file_too_large' : null;
}

/**
 * Returns the reason why a file cannot be attached to a message. Documents are also recognized by extension, because
 * devices report varying types.
 */
export function refusalToAttach(file: Chosen & { readonly name: string }): FileProblem | null {
  if (!isDocument(file)) return refusalToUpload(file);
  return file.size > DOCUMENT_MAX_BYTES ? 'file_too_large' : null;
}

function isDocument({ type, name }: { readonly type: string; readonly name: string }): boolean {
  if (type.startsWith('image/')) return false;
  const byEnding = [...DOCUMENT_KINDS, ...TEXT_ENDINGS].some((ending) =>
    name.toLowerCase().endsWith(`.${ending}`),
  );
  return byEnding || Object.values(DOCUMENT_TYPES).some((allowed) => allowed === type);
}
