import type { readCalendarFile as call } from '@zampa/contract/appointments/read-calendar-file';
import { partyOf } from '@zampa/domain/conversations/status';
import { users } from '@zampa/db/schema/people';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { findCalendarEntries } from './calendar-entries.ts';
import { CALENDAR_TYPE, renderCalendarFile } from './calendar-file.ts';

/** Returns one booking as an iCalendar file. Throws NOT_FOUND for an entry that is not a booking or has no time. */
export async function readCalendarFile({
  tx,
  viewer,
  query,
}: PersonContext<typeof call>): Promise<Bytes> {
  const booking = (k: SQL) => sql`${k}.id = ${query.id} and ${k}.category = 'BOOKING'`;
  const [entry] = await findCalendarEntries(tx, booking, 1);
  if (!entry) throw new Refusal('NOT_FOUND');
  const reader = { party: partyOf(viewer), language: await languageOf(tx, viewer.userId) };
  return {
    bytes: Buffer.from(renderCalendarFile([entry], reader)),
    contentType: CALENDAR_TYPE,
    name: 'zampa.ics',
  };
}

async function languageOf(db: Queryable, userId: string): Promise<'en' | 'it'> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.language ?? 'en';
}
