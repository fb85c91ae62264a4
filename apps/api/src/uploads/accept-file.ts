import type { CallDefinition } from '@zampa/contract/call';
import { Refusal } from '../errors/refusal.ts';
import { acceptAttachment } from './attachment.ts';
import type { FormFile } from './multipart.ts';
import { createUninspectedFile, type UninspectedFile } from './sent-file.ts';
import { acceptImage } from './upload.ts';

type Uploader = {
  /** Key by which the inspection queue shares its turns fairly. */
  readonly queueKey: string;
  /** Called with the size of a file that was inspected and refused, before the caller gets the refusal. */
  readonly onRefused: (size: number) => Promise<void>;
};

/** Returns the file of a request, to be inspected as its call describes; null without a file. */
export function pendingFileOf(
  { documents }: Pick<CallDefinition, 'documents'>,
  file: FormFile | null,
  { queueKey, onRefused }: Uploader,
): UninspectedFile | null {
  if (!file) return null;
  return createUninspectedFile(file, async () => {
    try {
      return await (documents
        ? acceptAttachment(file, queueKey)
        : acceptImage(file.bytes, queueKey));
    } catch (error) {
      if (isRefusedFile(error)) await onRefused(file.bytes.length);
      throw error;
    }
  });
}

/** A full queue (UNAVAILABLE) says nothing about the file. */
const isRefusedFile = (error: unknown) =>
  error instanceof Refusal &&
  (error.code === 'UNSUPPORTED_MEDIA' || error.code === 'PAYLOAD_TOO_LARGE');
