import type { deleteTimetable } from '@zampa/contract/timetables/write-timetables';
import { timetables } from '@zampa/db/schema/timetables';
import { eq } from 'drizzle-orm';
import type { ForPerson } from '../../platform/served.ts';

/** Removes a timetable with its hours; who followed it works the hours of the facility. */
export async function removeTimetable({
  tx,
  query: { id },
}: ForPerson<typeof deleteTimetable>): Promise<void> {
  await tx.delete(timetables).where(eq(timetables.id, id));
}
