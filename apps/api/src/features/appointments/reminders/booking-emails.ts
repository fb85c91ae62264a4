import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import {
  CHANGES_TOGETHER_MS,
  changeToldAt,
  isWritten,
  remindersOf,
  type BookingEmail,
} from '@zampa/domain/appointments/reminders';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import type { JobPayload } from '../../../jobs/job-kinds.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** What a client is to be written about a booking. */
export type ScheduledEmail = JobPayload<'writeBookingEmail'>;

type Booked = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly start: Date;
  /** When it was last moved before, where it is moved now. */
  readonly movedBefore?: Date | null;
};

/**
 * Refuses a choice about e-mails: only a time that staff give can be kept from an e-mail. Refusals: FORBIDDEN for a pet
 * owner, who is always written about their own bookings; VALIDATION where no time is given, so that nobody counts on a
 * silence that there is not.
 */
export function refuseToChooseEmails(
  { isVet }: Viewer,
  tellClient: boolean | undefined,
  givesTime: boolean,
): void {
  if (tellClient === undefined) return;
  if (!isVet) throw new Refusal('FORBIDDEN');
  if (!givesTime) throw invalid('payload.tellClient', 'unexpected');
}

/**
 * Schedules the e-mails once a time is certain: the client is told at once, unless `email` is null, and reminded later;
 * of one start each time once. Several moves within minutes are told together.
 */
export async function scheduleEmails(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  { id, status, start, movedBefore = null }: Booked,
  email: 'CONFIRMED' | 'CHANGED' | null,
): Promise<void> {
  if (!isWritten(status, start, now)) return;
  const dueAt = email === 'CHANGED' ? changeToldAt(movedBefore, now) : now;
  if (email) await scheduleEmail(outbox, { tx, now }, { id, start, dueAt }, email);
  for (const reminder of remindersOf(start, now)) {
    const planned = { bookingId: id, email: reminder.email, start: start.toISOString() };
    const once = `${id}:${planned.start}:${planned.email}`;
    outbox.enqueue(tx, 'writeBookingEmail', planned, { dueAt: reminder.dueAt, once });
  }
}

/** Schedules telling the client that a time they may count on is gone, unless they called it off themselves. */
export async function scheduleCancellation(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date | null },
  by: string,
): Promise<void> {
  if (startsAt && startsAt > now)
    await scheduleEmail(outbox, { tx, now }, { id, start: startsAt, by }, 'CANCELED');
}

type Told = Pick<Booked, 'id' | 'start'> & { readonly by?: string; readonly dueAt?: Date };

/** Told once for each time that it happens, not once for a booking; of what waits to be told, once for all of it. */
async function scheduleEmail(
  outbox: Deps['outbox'],
  { tx, now }: UnitOfWork,
  { id, start, by, dueAt = now }: Told,
  email: BookingEmail,
): Promise<void> {
  const planned: ScheduledEmail = {
    bookingId: id,
    email,
    start: start.toISOString(),
    ...(by !== undefined && { by }),
  };
  const waits = dueAt > now;
  const happened = waits ? Math.floor(now.getTime() / CHANGES_TOGETHER_MS) : now.getTime();
  const once = `${id}:${planned.start}:${email}:${happened}`;
  outbox.enqueue(tx, 'writeBookingEmail', planned, { once, ...(waits && { dueAt }) });
}
