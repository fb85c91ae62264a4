import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@zampa/domain/files/documents';
import { safeFileName } from '@zampa/domain/files/file-name';
import { documentKind } from './document-kind.ts';
import { limitConcurrency } from '../jobs/limit-concurrency.ts';
import type { FormFile } from './multipart.ts';
import {
  acceptImage,
  hasImageSignature,
  sha256Of,
  tooLarge,
  unsupported,
  type UploadedFile,
} from './upload.ts';

/** Documents are read from their first byte to their last on the main thread. */
const inspectInTurn = limitConcurrency({ atOnce: 1, ofOne: 1, waitingOfOne: 40, waiting: 120 });

/**
 * Accepts a picture or a document, by its content. A document is kept byte for byte, since people sign and check
 * documents; whoever opens it gets it as a download that no browser runs.
 * Refusals: UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE.
 */
export async function acceptAttachment(
  { bytes, name }: FormFile,
  who: string,
): Promise<UploadedFile> {
  if (hasImageSignature(bytes)) return acceptImage(bytes, who);
  if (bytes.length > DOCUMENT_MAX_BYTES) throw tooLarge();
  const kind = await inspectInTurn(who, () => documentKind(bytes, name));
  if (!kind) throw unsupported();
  return {
    bytes,
    contentType: DOCUMENT_TYPES[kind],
    name: safeFileName(name, kind),
    width: null,
    height: null,
    sha256: sha256Of(bytes),
  };
}
