import type { Lane } from '@zampa/db/schema/platform';
import { BOOKING_LETTER_JOB } from './features/appointments/reminders/booking-letters.ts';
import { cancelExpiredHold } from './features/appointments/holds/cancel-expired-hold.ts';
import { HOLD_JOB } from './features/appointments/holds/hold-job.ts';
import { writeBookingLetter } from './features/appointments/reminders/write-letter.ts';
import { UNREAD_LETTER_JOB } from './features/conversations/plan-unread-letter.ts';
import { writeUnreadLetter } from './features/conversations/write-unread-letter.ts';
import { deliverInvitation, deliverText } from './features/invitations/deliver-invitation.ts';
import { INVITATION_LETTER, INVITATION_SMS } from './features/invitations/invitation-jobs.ts';
import type { Deps } from './deps.ts';
import { sendLetters } from './emails/send-letters.ts';
import type { JobHandler } from './jobs/outbox-jobs.ts';
import type { Mail } from './ports/mail.ts';
import { REMOVE_FILE, removeStored } from './records/files.ts';

type Job = {
  /** What it waits for. */
  readonly lane: Lane;
  /** Gives what does it; null on a machine that cannot. */
  readonly handler: (deps: Deps, mail: Mail) => JobHandler | null;
};

/** All that is done after the commit that asked for it, by kind. What each may touch is written down by hand in the tests. */
export const JOBS: Readonly<Record<string, Job>> = {
  letter: { lane: 'mail', handler: (_deps, mail) => sendLetters(mail) },
  [INVITATION_LETTER]: { lane: 'mail', handler: deliverInvitation },
  [INVITATION_SMS]: { lane: 'sms', handler: (deps) => deps.sms && deliverText(deps, deps.sms) },
  [REMOVE_FILE]: { lane: 'clock', handler: removeStored },
  [HOLD_JOB]: { lane: 'clock', handler: cancelExpiredHold },
  [BOOKING_LETTER_JOB]: { lane: 'clock', handler: writeBookingLetter },
  [UNREAD_LETTER_JOB]: { lane: 'clock', handler: writeUnreadLetter },
};
