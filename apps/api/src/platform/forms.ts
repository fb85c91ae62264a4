import type { FastifyRequest } from 'fastify';
import { createFormMemory, type HeldForm } from './form-memory.ts';
import { createFormQueue } from './form-queue.ts';
import { readForm, type FormFile } from './multipart.ts';
import type { Pace } from './pace.ts';

/** What came with a request: a body, and a file where it was a form. */
export type SentBody = { readonly body: unknown; readonly file: FormFile | null };

/** Eight of the largest files. */
const MEMORY_BYTES = 160 * 1024 * 1024;

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
    let held: HeldForm | undefined;
    try {
      return await queue(
        who,
        () => readForm(request, (held = memory.open()), pace),
        ({ fields, file }) => use({ body: fields, file }),
      );
    } finally {
      held?.release();
    }
  };
}
