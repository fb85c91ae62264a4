import type { updateTimetable as call } from '@zampa/contract/timetables/update-timetable';
import { timetables } from '@zampa/db/schema/timetables';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import type { Deps } from '../../deps.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { cancelBookings } from '../appointments/public.ts';
import { replaceHours, requireHours } from './weekly-hours.ts';
import { replaceFollowers } from './followers.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Updates a timetable and cancels the bookings named in `cancel`. Errors: VALIDATION, WORKING_HOURS_INVALID, STALE,
 * NOT_FOUND, CONVERSATION_CLOSED.
 */
export async function updateTimetable(context: PersonContext<typeof call>, deps: Deps) {
  const { tx, query, body, ifMatch, now } = context;
  const { id } = query;
  const { name, hours, users } = body;
  if (hours) requireHours(hours, 'hours');
  const [existing] = await tx.select().from(timetables).where(eq(timetables.id, id));
  if (!existing) throw new Refusal('NOT_FOUND');
  await cancelBookings(deps, context, existing.facilityId, body.cancel);
  const [timetable] = await tx.select().from(timetables).where(eq(timetables.id, id)).for('update');
  if (!timetable) throw new Refusal('NOT_FOUND');
  refuseStale(ifMatch, timetable.updatedAt);
  await tx
    .update(timetables)
    .set({ name: name ?? timetable.name, updatedAt: now })
    .where(eq(timetables.id, id));
  if (hours) await replaceHours(tx, timetable.facilityId, id, hours);
  if (users) await replaceFollowers({ tx, now }, timetable.facilityId, id, users);
  publishStaff(deps, tx, timetable.facilityId, null);
  return readTimetable(tx, id);
}
