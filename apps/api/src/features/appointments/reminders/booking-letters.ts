import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import { isWritten, remindersOf, type BookingLetter } from '@zampa/domain/appointments/reminders';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import type { JobPayload } from '../../../jobs/job-kinds.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

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
  { tx, now }: UnitOfWork,
  { id, status, start }: Booked,
  letter: 'CONFIRMED' | 'CHANGED' | null,
): Promise<void> {
  if (!isWritten(status, start, now)) return;
  if (letter) await planLetter(outbox, { tx, now }, { id, start }, letter);
  for (const reminder of remindersOf(start, now)) {
    const planned = { bookingId: id, letter: reminder.letter, start: start.toISOString() };
    const once = `${id}:${planned.start}:${planned.letter}`;
    await outbox.enqueue(tx, 'booking-letter', planned, { dueAt: reminder.dueAt, once });
  }
}

/** The client is told that a time they may count on is gone, unless they called it off themselves. */
export async function planCancellation(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date | null },
  by: string,
): Promise<void> {
  if (startsAt && startsAt > now)
    await planLetter(outbox, { tx, now }, { id, start: startsAt, by }, 'CANCELED');
}

/** What has just happened is told once for each time that it happens. */
async function planLetter(
  outbox: Deps['outbox'],
  { tx, now }: UnitOfWork,
  { id, start, by }: Omit<Booked, 'status'> & { readonly by?: string },
  letter: BookingLetter,
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
