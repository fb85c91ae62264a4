import type { Duplex } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { createFormMemory, type HeldForm } from './form-memory.ts';
import { createFormQueue } from './form-queue.ts';
import { readForm, type FormFile } from './multipart.ts';
import type { Pace } from '../http/load/pace.ts';

/** The body of a request, and the file if it was a form. */
export type SentBody = { readonly body: unknown; readonly file: FormFile | null };

/** Eight files of the maximum size. */
const MEMORY_BYTES = 160 * 1024 * 1024;

const withForms = new WeakSet<Duplex>();

/** Returns whether a connection is uploading a form or waiting to do so. Forms have their own time limit. */
export const isUploadingForm = (connection: Duplex) => withForms.has(connection);

/**
 * Creates the handler of form uploads: queues them per person, reads them into bounded memory and frees it after
 * use. Errors: TOO_MANY_REQUESTS, UNAVAILABLE, and the errors of reading the form.
 */
export function createFormHandler(pace?: Pace) {
  const queue = createFormQueue();
  const memory = createFormMemory(MEMORY_BYTES);
  return async <Result>(
    request: FastifyRequest,
    sender: string,
    use: (sent: SentBody) => Promise<Result>,
  ): Promise<Result> => {
    const { socket } = request.raw;
    let held: HeldForm | undefined;
    withForms.add(socket);
    try {
      return await queue(
        sender,
        () => readForm(request, (held = memory.open()), pace),
        ({ fields, file }) => use({ body: fields, file }),
      );
    } finally {
      withForms.delete(socket);
      held?.release();
    }
  };
}
