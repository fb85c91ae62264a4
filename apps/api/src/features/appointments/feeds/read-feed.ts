import type { readFeed as call } from '@zampa/contract/appointments/read-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { facilities } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { translateTo } from '../../../texts/translate.ts';
import { hashKey } from '../../../limits/hash-key.ts';
import { LIMITS } from '../../../limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, Context } from '../../../http/context.ts';
import { findViewer } from '../../../access/viewer.ts';
import { isExpiredSql } from '../bookings/booking-rows.ts';
import { findCalendarEntries } from './calendar-entries.ts';
import { CALENDAR_TYPE, renderCalendarFile } from './calendar-file.ts';
import { tokenHash } from './create-feed.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const BEHIND_DAYS = 30;
const AHEAD_DAYS = 366;
const MOST = 5000;

type Feed = typeof calendarFeeds.$inferSelect;

/** Returns a feed as an iCalendar file. Errors: NOT_FOUND for an unknown address, TOO_MANY_REQUESTS. */
export async function readFeed(
  { params, network, now }: Context<typeof call>,
  { db, limits }: Deps,
): Promise<Bytes> {
  const anybody = withoutPerson(db, 'link');
  const [found] = await anybody
    .select({ feed: calendarFeeds, user: users, facility: facilities.name })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), eq(users.enabled, true)))
    .leftJoin(facilities, eq(facilities.id, calendarFeeds.facilityId))
    .where(eq(calendarFeeds.tokenHash, tokenHash(params.token)));
  if (!found) {
    await limits.spend(LIMITS.feedMisses, network);
    throw new Refusal('NOT_FOUND');
  }
  const { feed, user, facility } = found;
  await limits.spend(LIMITS.feedReads, feed.id);
  const viewer = await findViewer(anybody, user.id);
  const own = actingAs(db, { viewer });
  const entries = await findCalendarEntries(
    own,
    (k, c) => sql`${ownEntries(feed, k, c)} and ${inFeedWindow(now, k)}`,
    MOST,
  );
  const reader = {
    party: feed.facilityId ? 'facility' : 'owner',
    language: user.language,
    hideDetails: feed.hideDetails,
    name: `Zampa · ${facility ?? translateTo(user.language)('appointments:server.calendar.pets')}`,
  } as const;
  return {
    // Rendered only if the program does not have this version yet: programs poll every hour, and little changes.
    bytes: () => Buffer.from(renderCalendarFile(entries, reader)),
    contentType: CALENDAR_TYPE,
    name: null,
    version: hashKey(JSON.stringify({ entries, reader })),
  };
}

const [workplace, family] = aliases('workplace', 'family');

/**
 * SQL condition for the entries of the feed's owner. Checks current memberships, so that the calendar becomes empty
 * once they leave the clinic or family.
 */
function ownEntries({ userId, facilityId }: Feed, k: SQL, c: SQL): SQL {
  if (facilityId)
    return sql`${k}.member_id = ${userId} and ${k}.facility_id = ${facilityId} and ${k}.category <> 'NONE'
      and ${facilityId}::uuid in (
        select ${workplace}.facility_id from facility_staff ${workplace}
        where ${workplace}.user_id = ${userId})`;
  return sql`${c}.family_id in (select ${family}.family_id from family_members ${family}
    where ${family}.user_id = ${userId} and ${family}.status = 'ACTIVE')`;
}

/** Includes canceled entries, so that programs remove them; excludes expired holds. */
const inFeedWindow = (now: Date, k: SQL) => sql`
  ${k}.starts_at >= ${new Date(now.getTime() - BEHIND_DAYS * DAY_MS)}
  and ${k}.starts_at < ${new Date(now.getTime() + AHEAD_DAYS * DAY_MS)}
  and not ${isExpiredSql(k, now)}`;
