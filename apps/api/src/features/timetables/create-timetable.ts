import type { createTimetable as call } from '@zampa/contract/timetables/create-timetable';
import { timetables } from '@zampa/db/schema/timetables';
import type { PersonContext } from '../../platform/context.ts';
import { newId } from '../../records/ids.ts';
import { replaceHours, requireHours } from '../../records/weekly-hours.ts';
import { replaceFollowers } from './followers.ts';
import { readTimetable } from './read-timetable.ts';

/** A new timetable with its hours and followers. Refusals: VALIDATION, WORKING_HOURS_INVALID. */
export async function createTimetable({
  tx,
  body: { facilityId, name, hours, users },
  now,
}: PersonContext<typeof call>) {
  requireHours(hours, 'hours');
  const id = newId();
  await tx.insert(timetables).values({ id, facilityId, name, createdAt: now, updatedAt: now });
  await replaceHours(tx, facilityId, id, hours);
  await replaceFollowers(tx, facilityId, id, users);
  return readTimetable(tx, id);
}
