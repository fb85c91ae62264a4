import type { pauseBookings as call } from '@zampa/contract/appointments/pause-bookings';
import { facilities } from '@zampa/db/schema/facilities';
import { pausedUntil } from '@zampa/domain/appointments/pause';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import type { ForPerson } from '../../../platform/served.ts';
import { announceCalendar } from '../../../records/announce-calendar.ts';

/** Offers pet owners no times for a while, or offers them again. */
export async function pauseBookings({ tx, body, now }: ForPerson<typeof call>, deps: Deps) {
  const { facilityId, minutes } = body;
  const until = pausedUntil(minutes, now);
  await tx
    .update(facilities)
    .set({ bookingsPausedUntil: until, updatedAt: now })
    .where(eq(facilities.id, facilityId));
  announceCalendar(deps, tx, facilityId);
  return { pausedUntil: until && until.toISOString() };
}
