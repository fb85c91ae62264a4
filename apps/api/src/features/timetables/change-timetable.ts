import type { updateTimetable } from '@zampa/contract/timetables/write-timetables';
import { timetables } from '@zampa/db/schema/timetables';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { refuseStale } from '../../platform/version.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { replaceHours, requireHours } from '../../records/weekly-hours.ts';
import { replaceFollowers } from './followers.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Changes a timetable, and calls off what is to go with its old hours.
 * Refusals: VALIDATION, WORKING_HOURS_INVALID, STALE, NOT_FOUND, CONVERSATION_CLOSED.
 */
export async function changeTimetable(
  deps: Deps,
  served: ForPerson<typeof updateTimetable>,
  cancel: AppointmentParts['cancel'],
) {
  const { tx, query, body, ifMatch, now } = served;
  const { id } = query;
  const { name, hours, users } = body;
  if (hours) requireHours(hours, 'hours');
  const [known] = await tx.select().from(timetables).where(eq(timetables.id, id));
  if (!known) throw new Refusal('NOT_FOUND');
  await cancel(deps, served, known.facilityId, body.cancel);
  const [timetable] = await tx.select().from(timetables).where(eq(timetables.id, id)).for('update');
  if (!timetable) throw new Refusal('NOT_FOUND');
  refuseStale(ifMatch, timetable.updatedAt);
  await tx
    .update(timetables)
    .set({ name: name ?? timetable.name, updatedAt: now })
    .where(eq(timetables.id, id));
  if (hours) await replaceHours(tx, timetable.facilityId, id, hours);
  if (users) await replaceFollowers(tx, timetable.facilityId, id, users);
  return readTimetable(tx, id);
}
