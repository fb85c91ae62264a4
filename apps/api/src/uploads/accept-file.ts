import type { CallDefinition } from '@zampa/contract/call';
import { Refusal } from '../errors/refusal.ts';
import type { Scanner } from '../ports/scanner.ts';
import { acceptAttachment } from './attachment.ts';
import type { FormFile } from './multipart.ts';
import { createUninspectedFile, type UninspectedFile } from './sent-file.ts';
import { acceptImage, unsupported } from './upload.ts';

/** ClamAV reloads its signatures within half a minute. */
const SCAN_AGAIN_SECONDS = 30;

type Uploader = {
  /** Key by which the inspection queue shares its turns fairly. */
  readonly queueKey: string;
  /** Called with the size of a file that was inspected and refused, before the caller gets the refusal. */
  readonly onRefused: (size: number) => Promise<void>;
  /** Null: files are not scanned for viruses. */
  readonly scanner: Scanner | null;
};

/** Returns the file of a request, to be inspected as its call describes; null without a file. */
export function pendingFileOf(
  { documents }: Pick<CallDefinition, 'documents'>,
  file: FormFile | null,
  { queueKey, onRefused, scanner }: Uploader,
): UninspectedFile | null {
  if (!file) return null;
  return createUninspectedFile(file, async () => {
    try {
      if (scanner) await requireClean(scanner, file.bytes);
      return await (documents
        ? acceptAttachment(file, queueKey)
        : acceptImage(file.bytes, queueKey));
    } catch (error) {
      if (isRefusedFile(error)) await onRefused(file.bytes.length);
      throw error;
    }
  });
}

/** Refuses an infected file, and every file while the scanner does not answer. */
async function requireClean(scanner: Scanner, bytes: Buffer): Promise<void> {
  const virus = await scanner.scan(bytes).catch(() => {
    throw new Refusal('UNAVAILABLE', { retryAfter: SCAN_AGAIN_SECONDS });
  });
  if (virus !== null) throw unsupported('infected');
}

/** A full queue (UNAVAILABLE) says nothing about the file. */
const isRefusedFile = (error: unknown) =>
  error instanceof Refusal &&
  (error.code === 'UNSUPPORTED_MEDIA' || error.code === 'PAYLOAD_TOO_LARGE');
