import type { Mail } from '../ports/mail.ts';
import type { JobHandler } from '../jobs/outbox-jobs.ts';
import { renderLetter } from './render.ts';
import type { LetterRequest } from './templates.ts';

/** Sends the letters of the outbox. One that its address will never take is done with. */
export function sendLetters(mail: Mail): JobHandler {
  return async (payload, key) => {
    await mail.send(renderLetter(payload as LetterRequest, key));
  };
}
