import { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from './documents.ts';
import { UPLOAD_MAX_BYTES } from './images.ts';

/**
 * Kinds of picture that people may send; the server looks into the content as well. A telephone whose photos are HEIC
 * sends them as JPEG to whoever does not ask for HEIC.
 */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** What the file picker of a conversation offers: pictures, and documents by their endings too. */
export const ATTACHMENT_TYPES: readonly string[] = [
  ...UPLOAD_TYPES,
  ...Object.values(DOCUMENT_TYPES),
  ...DOCUMENT_KINDS.map((kind) => `.${kind}`),
];

export type FileProblem = 'file_too_large' | 'file_kind' | 'heic';
type Chosen = { readonly size: number; readonly type: string };

/**
 * Returns why a picture cannot be sent, as far as one sees without opening it; an unknown kind is left to the server.
 */
export function refusalToUpload({ size, type }: Chosen): FileProblem | null {
  if (HEIC_TYPES.includes(type)) return 'heic';
  if (type !== '' && !UPLOAD_TYPES.some((known) => known === type)) return 'file_kind';
  return size > UPLOAD_MAX_BYTES ? 'file_too_large' : null;
}

/**
 * Returns why a picture or a document cannot be sent in a conversation. Devices name a document's type in many ways.
 */
export function refusalToAttach(file: Chosen & { readonly name: string }): FileProblem | null {
  if (!isDocument(file)) return refusalToUpload(file);
  return file.size > DOCUMENT_MAX_BYTES ? 'file_too_large' : null;
}

function isDocument({ type, name }: { readonly type: string; readonly name: string }): boolean {
  if (type.startsWith('image/')) return false;
  const byEnding = DOCUMENT_KINDS.some((kind) => name.toLowerCase().endsWith(`.${kind}`));
  return byEnding || Object.values(DOCUMENT_TYPES).some((known) => known === type);
}
