import type { Deps } from '../../platform/deps.ts';
import type { JobHandler } from '../../platform/outbox-jobs.ts';
import { BOOKING_LETTER_JOB } from './booking-letters.ts';
import { cancelExpiredHold } from './cancel-expired-hold.ts';
import { HOLD_JOB } from './hold-job.ts';
import { writeBookingLetter } from './write-letter.ts';

/** What becomes due about bookings: the end of a time that was held, and letters. */
export const appointmentJobs = (deps: Deps): Readonly<Record<string, JobHandler>> => ({
  [HOLD_JOB]: cancelExpiredHold(deps),
  [BOOKING_LETTER_JOB]: writeBookingLetter(deps),
});
