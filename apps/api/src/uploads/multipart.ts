import multipart from '@fastify/multipart';
import { DOCUMENT_MAX_BYTES } from '@zampa/domain/files/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HeldForm } from './form-memory.ts';
import { cutSlowBody, type Pace } from '../http/pace.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { tooLarge } from './upload.ts';

/** A file as it was sent. Its name is what somebody's device called it, and never believed. */
export type FormFile = { readonly bytes: Buffer; readonly name: string };
export type Form = { readonly fields: Record<string, unknown>; readonly file: FormFile | null };

/** What still comes of a form that was refused is passed over for so long, so that its sender reads the answer. */
const LINGER_MS = 500;

/** Accepts forms with at most one file, in the part named `image`. Nothing touches the disk while it is read. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // The parser would read a file that is too large to its end; we stop before that.
    limits: {
      fileSize: 2 * DOCUMENT_MAX_BYTES,
      files: 1,
      fields: 60,
      fieldSize: 200_000,
      parts: 61,
    },
  });
}

/** Reads a form into memory; one that comes too slowly is cut off. Refusals: VALIDATION, PAYLOAD_TOO_LARGE, UNAVAILABLE. */
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
    cutOff(request);
    throw error instanceof Refusal ? error : invalid('body', 'malformed');
  } finally {
    stopWatching();
  }
}

/** Ends the connection of a form that is not read to its end; one that has come whole may be used again. */
function cutOff({ raw }: FastifyRequest): void {
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
      const bytes = await bytesOf(part.file, held);
      // A form whose file box was left empty sends a part without a name.
      if (bytes.length > 0 || part.filename) file = { bytes, name: part.filename ?? '' };
    } else {
      held.grow(String(part.value).length);
      fields[part.fieldname] = part.value;
    }
  }
  return { fields: { ...fields }, file };
}

/** All of a file, as long as it is none too large: then nothing more of it is waited for. */
async function bytesOf(file: AsyncIterable<Buffer>, held: HeldForm): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > DOCUMENT_MAX_BYTES) throw tooLarge();
    held.grow(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
