import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import {
  CHANGE_EMAIL_DEBOUNCE_MS,
  changeEmailTime,
  shouldEmailClient,
  remainingReminders,
  type BookingEmail,
} from '@zampa/domain/appointments/reminders';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import type { JobPayload } from '../../../jobs/job-kinds.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** Payload of the job that sends an e-mail about a booking. */
export type ScheduledEmail = JobPayload<'writeBookingEmail'>;

type BookingTime = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly start: Date;
  /** When the booking was last moved before this move; null if it never was. */
  readonly movedBefore?: Date | null;
};

/**
 * Validates the choice not to e-mail the client, which only staff have when they set a time. Errors: FORBIDDEN for
 * pet owners, who always receive e-mails about their bookings; VALIDATION if no time is set, because an e-mail could
 * not be suppressed then.
 */
export function refuseToChooseEmails(
  { isVet }: Viewer,
  shouldNotifyClient: boolean | undefined,
  givesTime: boolean,
): void {
  if (shouldNotifyClient === undefined) return;
  if (!isVet) throw new Refusal('FORBIDDEN');
  if (!givesTime) throw invalid('payload.tellClient', 'unexpected');
}

/**
 * Schedules the e-mails of a confirmed time: the confirmation or change, unless `email` is null, and the reminders,
 * each once per start. Several moves within minutes are combined into one e-mail.
 */
export async function scheduleBookingEmails(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  { id, status, start, movedBefore = null }: BookingTime,
  email: 'CONFIRMED' | 'CHANGED' | null,
): Promise<void> {
  if (!shouldEmailClient(status, start, now)) return;
  const dueAt = email === 'CHANGED' ? changeEmailTime(movedBefore, now) : now;
  if (email) await scheduleOneEmail(outbox, { tx, now }, { id, start, dueAt }, email);
  for (const reminder of remainingReminders(start, now)) {
    const planned = { bookingId: id, email: reminder.email, start: start.toISOString() };
    const once = `${id}:${planned.start}:${planned.email}`;
    outbox.enqueue(tx, 'writeBookingEmail', planned, { dueAt: reminder.dueAt, once });
  }
}

/** Schedules the cancellation e-mail for an upcoming time. It is not sent to the person who canceled (`actorId`). */
export async function scheduleCancellationEmail(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date | null },
  actorId: string,
): Promise<void> {
  if (startsAt && startsAt > now)
    await scheduleOneEmail(outbox, { tx, now }, { id, start: startsAt, actorId }, 'CANCELED');
}

type EmailPlan = Pick<BookingTime, 'id' | 'start'> & {
  readonly actorId?: string;
  readonly dueAt?: Date;
};

/** Enqueues an e-mail once per change of the booking; delayed changes within the same time window share one e-mail. */
async function scheduleOneEmail(
  outbox: Deps['outbox'],
  { tx, now }: UnitOfWork,
  { id, start, actorId, dueAt = now }: EmailPlan,
  email: BookingEmail,
): Promise<void> {
  const planned: ScheduledEmail = {
    bookingId: id,
    email,
    start: start.toISOString(),
    ...(actorId !== undefined && { by: actorId }),
  };
  const isDelayed = dueAt > now;
  const changeKey = isDelayed
    ? Math.floor(now.getTime() / CHANGE_EMAIL_DEBOUNCE_MS)
    : now.getTime();
  const once = `${id}:${planned.start}:${email}:${changeKey}`;
  outbox.enqueue(tx, 'writeBookingEmail', planned, { once, ...(isDelayed && { dueAt }) });
}
