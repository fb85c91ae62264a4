import type { createTimetable as call } from '@zampa/contract/timetables/create-timetable';
import { timetables } from '@zampa/db/schema/timetables';
import type { PersonContext } from '../../http/context.ts';
import type { Deps } from '../../deps.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { cancelBookings } from '../appointments/public.ts';
import { newId } from '../../db/ids.ts';
import { replaceHours, requireHours } from './weekly-hours.ts';
import { replaceFollowers } from './followers.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Creates a timetable with hours and followers, and cancels the bookings named in `cancel`. Errors: VALIDATION,
 * WORKING_HOURS_INVALID, NOT_FOUND, CONVERSATION_CLOSED.
 */
export async function createTimetable(context: PersonContext<typeof call>, deps: Deps) {
  const { tx, body, now } = context;
  const { facilityId, name, hours, users } = body;
  requireHours(hours, 'hours');
  await cancelBookings(deps, context, facilityId, body.cancel);
  const id = newId();
  await tx.insert(timetables).values({ id, facilityId, name, createdAt: now, updatedAt: now });
  await replaceHours(tx, facilityId, id, hours);
  await replaceFollowers({ tx, now }, facilityId, id, users);
  publishStaff(deps, tx, facilityId, null);
  return readTimetable(tx, id);
}
