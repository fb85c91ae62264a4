import { cancelExpiredHold } from './features/appointments/holds/cancel-expired-hold.ts';
import { writeBookingLetter } from './features/appointments/reminders/write-letter.ts';
import { writeUnreadLetter } from './features/conversations/write-unread-letter.ts';
import { deliverInvitation, deliverText } from './features/invitations/deliver-invitation.ts';
import type { Deps } from './deps.ts';
import type { JobHandler, JobKind } from './jobs/job-kinds.ts';
import { sendLetters } from './emails/send-letters.ts';
import type { Mail } from './ports/mail.ts';
import { removeStored } from './features/files/store-file.ts';

/** Give what does the jobs of a kind; null on a machine that cannot. */
type Handlers = {
  readonly [Kind in JobKind]: (deps: Deps, mail: Mail) => JobHandler<Kind> | null;
};

/** All that is done after the commit that asked for it. What each may touch is written down by hand in the tests. */
const HANDLERS: Handlers = {
  letter: (_deps, mail) => sendLetters(mail),
  'invitation-letter': deliverInvitation,
  'invitation-sms': (deps) => deps.sms && deliverText(deps, deps.sms),
  'remove-file': removeStored,
  hold: cancelExpiredHold,
  'booking-letter': writeBookingLetter,
  'unread-letter': writeUnreadLetter,
};

/** Says to the outbox who does the jobs of each kind. */
export function handleJobs(deps: Deps, mail: Mail): void {
  const register = <Kind extends JobKind>(kind: Kind) => {
    const handler = HANDLERS[kind](deps, mail);
    if (handler) deps.outbox.on(kind, handler);
  };
  for (const kind of Object.keys(HANDLERS) as JobKind[]) register(kind);
}
