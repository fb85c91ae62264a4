import { timetables } from '@zampa/db/schema/timetables';
import { users } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import { newId } from '../../db/ids.ts';
import { translateTo } from '../../texts/translate.ts';

/**
 * Inserts a timetable without hours, named in the caller's language. Its members cannot be booked until they get
 * other hours.
 * @returns its id
 */
export async function insertEmptyTimetable(
  { tx, viewer, now }: Actor,
  facilityId: string,
): Promise<string> {
  const [person] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, viewer.userId));
  const id = newId();
  const name = translateTo(person?.language ?? 'en')('timetables:server.emptyName');
  await tx.insert(timetables).values({ id, facilityId, name, createdAt: now, updatedAt: now });
  return id;
}
