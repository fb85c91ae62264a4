import type { createTimetable } from '@zampa/contract/timetables/write-timetables';
import { timetables } from '@zampa/db/schema/timetables';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { newId } from '../../records/ids.ts';
import { replaceHours, requireHours } from '../../records/weekly-hours.ts';
import { replaceFollowers } from './followers.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Makes a timetable with its hours and followers, and calls off what is to go with their old ones.
 * Refusals: VALIDATION, WORKING_HOURS_INVALID, NOT_FOUND, CONVERSATION_CLOSED.
 */
export async function addTimetable(
  deps: Deps,
  served: ForPerson<typeof createTimetable>,
  cancel: AppointmentParts['cancel'],
) {
  const { tx, body, now } = served;
  const { facilityId, name, hours, users } = body;
  requireHours(hours, 'hours');
  await cancel(deps, served, facilityId, body.cancel);
  const id = newId();
  await tx.insert(timetables).values({ id, facilityId, name, createdAt: now, updatedAt: now });
  await replaceHours(tx, facilityId, id, hours);
  await replaceFollowers(tx, facilityId, id, users);
  return readTimetable(tx, id);
}
