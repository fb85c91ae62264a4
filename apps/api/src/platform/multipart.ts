import multipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@zampa/domain/files/images';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, Refusal } from './refusal.ts';

export type Form = { readonly fields: Record<string, unknown>; readonly file: Buffer | null };

/** Forms with at most one file, in the part named `image`. Nothing touches the disk while it is read. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 60, fieldSize: 200_000, parts: 61 },
  });
}

export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'image') throw invalid(part.fieldname, 'unknown');
        const bytes = await part.toBuffer();
        // A form whose file box was left empty sends a part without a name.
        if (bytes.length > 0 || part.filename) file = bytes;
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw asFormRefusal(error);
  }
  return { fields: { ...fields }, file };
}

function asFormRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal('PAYLOAD_TOO_LARGE', {
      fields: [{ field: 'image', code: 'PAYLOAD_TOO_LARGE' }],
    });
  return error instanceof Refusal ? error : new Refusal('VALIDATION');
}
