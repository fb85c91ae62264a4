import type { pauseBookings as call } from '@zampa/contract/appointments/pause-bookings';
import { facilities } from '@zampa/db/schema/facilities';
import { pausedUntil } from '@zampa/domain/appointments/pause';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';

/** Pauses online booking for pet owners for some minutes, or resumes it. */
export async function pauseBookings({ tx, body, now }: PersonContext<typeof call>, deps: Deps) {
  const { facilityId, minutes } = body;
  const until = pausedUntil(minutes, now);
  await tx
    .update(facilities)
    .set({ bookingsPausedUntil: until })
    .where(eq(facilities.id, facilityId));
  publishCalendar(deps, tx, facilityId, { opening: true });
  return { pausedUntil: until && until.toISOString() };
}
