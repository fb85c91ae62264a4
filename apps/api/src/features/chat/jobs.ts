import type { Deps } from '../../platform/deps.ts';
import type { JobHandler } from '../../platform/outbox-jobs.ts';
import { UNREAD_LETTER_JOB } from './plan-unread-letter.ts';
import { writeUnreadLetter } from './write-unread-letter.ts';

/** What becomes due about conversations: letters about what nobody has read. */
export const chatJobs = (deps: Deps): Readonly<Record<string, JobHandler>> => ({
  [UNREAD_LETTER_JOB]: writeUnreadLetter(deps),
});
