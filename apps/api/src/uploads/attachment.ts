import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@zampa/domain/files/documents';
import { safeFileName } from '@zampa/domain/files/file-name';
import { limitConcurrency } from '../jobs/limit-concurrency.ts';
import { inspectDocument } from './inspect-document.ts';
import type { FormFile } from './multipart.ts';
import {
  acceptImage,
  hasImageSignature,
  tooLarge,
  unsupported,
  type UploadedFile,
} from './upload.ts';

/** One document at a time in the worker thread; people take turns. */
const inspectQueued = limitConcurrency({ atOnce: 1, ofOne: 1, waitingOfOne: 40, waiting: 120 });

/**
 * Accepts an image or a document by its content. Documents are stored byte for byte, since they may be signed, and
 * served as downloads that browsers do not run. Errors: UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE.
 */
export async function acceptAttachment(
  { bytes, name, sha256 }: FormFile,
  sender: string,
): Promise<UploadedFile> {
  if (hasImageSignature(bytes)) return acceptImage(bytes, sender);
  if (bytes.length > DOCUMENT_MAX_BYTES) throw tooLarge();
  const kind = await inspectQueued(sender, () => inspectDocument({ bytes, name }));
  if (!kind) throw unsupported();
  return {
    bytes,
    contentType: DOCUMENT_TYPES[kind],
    name: safeFileName(name, kind),
    width: null,
    height: null,
    sha256,
  };
}
