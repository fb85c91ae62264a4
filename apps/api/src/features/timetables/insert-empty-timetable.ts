import { timetables } from '@zampa/db/schema/timetables';
import { users } from '@zampa/db/schema/people';
import type { Language } from '@zampa/domain/people/languages';
import { eq } from 'drizzle-orm';
import type { By } from '../../access/by.ts';
import { newId } from '../../db/ids.ts';

const NAMES: Readonly<Record<Language, string>> = {
  en: 'No hours here yet',
  it: 'Ancora nessun orario qui',
};

/**
 * Makes a timetable without hours, named in the language of who acts. Who follows it is offered to nobody, until they are
 * given other hours.
 *
 * @returns its id
 */
export async function insertEmptyTimetable(
  { tx, viewer, now }: By,
  facilityId: string,
): Promise<string> {
  const [person] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, viewer.userId));
  const id = newId();
  const name = NAMES[person?.language ?? 'en'];
  await tx.insert(timetables).values({ id, facilityId, name, createdAt: now, updatedAt: now });
  return id;
}
