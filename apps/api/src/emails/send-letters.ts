import type { Mail } from '../ports/mail.ts';
import type { JobHandler } from '../jobs/job-kinds.ts';
import { renderLetter } from './render.ts';

/** Sends the letters of the outbox. One that its address will never take is done with. */
export function sendLetters({ mail }: { readonly mail: Mail }): JobHandler<'letter'> {
  return async (payload, key) => {
    await mail.send(renderLetter(payload, key));
  };
}
