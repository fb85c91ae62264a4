import type { Timetable } from '@zampa/contract/timetables/objects';
import type { deleteTimetable as call } from '@zampa/contract/timetables/delete-timetable';
import { timetables } from '@zampa/db/schema/timetables';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../../platform/context.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Removes a timetable with its hours; who followed it works the hours of the facility. The answer is the timetable as
 * it was.
 */
export async function deleteTimetable({
  tx,
  query: { id },
}: PersonContext<typeof call>): Promise<Timetable> {
  const removed = await readTimetable(tx, id);
  await tx.delete(timetables).where(eq(timetables.id, id));
  return removed;
}
