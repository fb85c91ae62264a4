import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { JSON_TEXT_LENGTH } from '@zampa/contract/bounded';
import { DOCUMENT_MAX_BYTES } from '@zampa/domain/files/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HeldForm } from './form-memory.ts';
import { cutSlowBody, type Pace } from '../http/load/pace.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { tooLarge } from './upload.ts';

/** An uploaded file. Its name comes from the device and is not trusted. */
export type FormFile = {
  readonly bytes: Buffer;
  readonly name: string;
  readonly sha256: string;
};
export type Form = { readonly fields: Record<string, unknown>; readonly file: FormFile | null };

/** How long the rest of a refused form is read and discarded, so that the client can receive the response. */
const LINGER_MS = 500;

/** Accepts forms with at most one file, named `image`. Files are read into memory, not to disk. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // Higher than our own limit: the parser would read a file beyond it to the end, but we stop earlier.
    limits: {
      fileSize: 2 * DOCUMENT_MAX_BYTES,
      files: 1,
      fields: 60,
      // No field of any call accepts longer text than a structured one.
      fieldSize: JSON_TEXT_LENGTH,
      parts: 61,
    },
  });
}

/** Reads a form into memory and cuts off slow senders. Errors: VALIDATION, PAYLOAD_TOO_LARGE, UNAVAILABLE. */
export async function readForm(
  request: FastifyRequest,
  held: HeldForm,
  pace?: Pace,
): Promise<Form> {
  const stopWatching = cutSlowBody(request.raw, pace);
  try {
    const form = await Promise.race([readParts(request, held), held.evicted]);
    held.complete();
    return form;
  } catch (error) {
    closeUnlessComplete(request);
    throw error instanceof Refusal ? error : invalid('body', 'malformed');
  } finally {
    stopWatching();
  }
}

/** Closes the connection of a form that was not read completely; otherwise it can be reused. */
function closeUnlessComplete({ raw }: FastifyRequest): void {
  raw.resume();
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS);
}

async function readParts(request: FastifyRequest, held: HeldForm): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let file: FormFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'image') throw invalid(part.fieldname, 'unknown');
      const content = await readContent(part.file, held);
      // An empty file input sends a part without a name.
      if (content.bytes.length > 0 || part.filename)
        file = { ...content, name: part.filename ?? '' };
    } else {
      held.grow(String(part.value).length);
      fields[part.fieldname] = part.value;
    }
  }
  return { fields: { ...fields }, file };
}

/** Reads a whole file. Errors: PAYLOAD_TOO_LARGE as soon as it exceeds the limit, without reading the rest. */
async function readContent(
  file: AsyncIterable<Buffer>,
  held: HeldForm,
): Promise<Omit<FormFile, 'name'>> {
  const chunks: Buffer[] = [];
  // Hashed chunk by chunk: the hash of a whole document would block the event loop.
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > DOCUMENT_MAX_BYTES) throw tooLarge();
    held.grow(chunk.length);
    hash.update(chunk);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), sha256: hash.digest('hex') };
}
