import type { Timetable } from '@zampa/contract/timetables/objects';
import type { deleteTimetable as call } from '@zampa/contract/timetables/delete-timetable';
import { timetables } from '@zampa/db/schema/timetables';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { readTimetable } from './read-timetable.ts';

/** Deletes a timetable with its hours. Its followers then work the facility's hours. Returns the deleted timetable. */
export async function deleteTimetable(
  { tx, query: { id } }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Timetable> {
  const removed = await readTimetable(tx, id);
  const [row] = await tx.delete(timetables).where(eq(timetables.id, id)).returning();
  if (row) publishStaff(deps, tx, row.facilityId, null);
  return removed;
}
