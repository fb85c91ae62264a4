import type { Duplex } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { createFormMemory, type HeldForm } from './form-memory.ts';
import { createFormQueue } from './form-queue.ts';
import { readForm, type FormFile } from './multipart.ts';
import type { Pace } from '../http/pace.ts';

/** What came with a request: a body, and a file where it was a form. */
export type SentBody = { readonly body: unknown; readonly file: FormFile | null };

/** Eight of the largest files. */
const MEMORY_BYTES = 160 * 1024 * 1024;

const withForms = new WeakSet<Duplex>();

/** Tells whether a form comes, or waits to come, over a connection: it has its own time. */
export const bringsForm = (connection: Duplex) => withForms.has(connection);

/**
 * Creates what takes forms: in turn of each person while they are read, in turn of all while they are used, and out of
 * memory afterwards. Refusals: TOO_MANY_REQUESTS, UNAVAILABLE, and those of the form itself.
 */
export function createForms(pace?: Pace) {
  const queue = createFormQueue();
  const memory = createFormMemory(MEMORY_BYTES);
  return async <Result>(
    request: FastifyRequest,
    who: string,
    use: (sent: SentBody) => Promise<Result>,
  ): Promise<Result> => {
    const { socket } = request.raw;
    let held: HeldForm | undefined;
    withForms.add(socket);
    try {
      return await queue(
        who,
        () => readForm(request, (held = memory.open()), pace),
        ({ fields, file }) => use({ body: fields, file }),
      );
    } finally {
      withForms.delete(socket);
      held?.release();
    }
  };
}
