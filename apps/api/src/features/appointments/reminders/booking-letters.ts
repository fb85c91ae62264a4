import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import { isWritten, remindersOf, type BookingLetter } from '@zampa/domain/appointments/reminders';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobPayload } from '../../../jobs/job-kinds.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';

/** What a client is to be written about a booking. */
export type PlannedLetter = JobPayload<'booking-letter'>;

type Booked = { readonly id: string; readonly status: BookingStatus; readonly start: Date };

/**
 * Only a time that staff give can be kept from a letter. Refusals: FORBIDDEN for a pet owner, who is always written about
 * their own bookings; VALIDATION where no time is given, so that nobody counts on a silence that there is not.
 */
export function refuseToChooseLetters(
  { isVet }: Viewer,
  tellClient: boolean | undefined,
  givesTime: boolean,
): void {
  if (tellClient === undefined) return;
  if (!isVet) throw new Refusal('FORBIDDEN');
  if (!givesTime) throw invalid('payload.tellClient', 'unexpected');
}

/**
 * Once a time is certain, the client is told at once, unless `letter` is null, and reminded later; of one start each
 * time once.
 */
export async function planLetters(
  { outbox }: Deps,
  tx: Queryable,
  { id, status, start }: Booked,
  letter: 'CONFIRMED' | 'CHANGED' | null,
  now: Date,
): Promise<void> {
  if (!isWritten(status, start, now)) return;
  if (letter) await planLetter(outbox, tx, { id, start }, letter, now);
  for (const reminder of remindersOf(start, now)) {
    const planned = { bookingId: id, letter: reminder.letter, start: start.toISOString() };
    const once = `${id}:${planned.start}:${planned.letter}`;
    await outbox.enqueue(tx, 'booking-letter', planned, { dueAt: reminder.dueAt, once });
  }
}

/** The client is told that a time they may count on is gone, unless they called it off themselves. */
export async function planCancellation(
  { outbox }: Deps,
  tx: Queryable,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date | null },
  by: string,
  now: Date,
): Promise<void> {
  if (startsAt && startsAt > now)
    await planLetter(outbox, tx, { id, start: startsAt }, 'CANCELED', now, by);
}

/** What has just happened is told once for each time that it happens. */
async function planLetter(
  outbox: Deps['outbox'],
  tx: Queryable,
  { id, start }: Omit<Booked, 'status'>,
  letter: BookingLetter,
  now: Date,
  by?: string,
): Promise<void> {
  const planned: PlannedLetter = {
    bookingId: id,
    letter,
    start: start.toISOString(),
    ...(by !== undefined && { by }),
  };
  const once = `${id}:${planned.start}:${letter}:${now.getTime()}`;
  await outbox.enqueue(tx, 'booking-letter', planned, { once });
}
