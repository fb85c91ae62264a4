import type { readCalendarFile as call } from '@zampa/contract/appointments/read-calendar-file';
import { partyOf } from '@zampa/domain/conversations/status';
import { users } from '@zampa/db/schema/people';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { calendarEntries } from './calendar-entries.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';

/** Returns one booking for a calendar program. Refusal: NOT_FOUND for what is no booking or has no time. */
export async function readCalendarFile({
  tx,
  viewer,
  query,
}: PersonContext<typeof call>): Promise<Bytes> {
  const booking = (k: SQL) => sql`${k}.id = ${query.id} and ${k}.category = 'BOOKING'`;
  const [entry] = await calendarEntries(tx, booking, 1);
  if (!entry) throw new Refusal('NOT_FOUND');
  const reader = { party: partyOf(viewer), language: await languageOf(tx, viewer.userId) };
  return {
    bytes: Buffer.from(calendarFile([entry], reader)),
    contentType: CALENDAR_TYPE,
    name: 'zampa.ics',
  };
}

async function languageOf(db: Queryable, userId: string): Promise<'en' | 'it'> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.language ?? 'en';
}
