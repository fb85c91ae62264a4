import type { readFeed as call } from '@zampa/contract/appointments/read-feed';
import { calendarFeeds } from '@zampa/db/schema/calendar';
import { users } from '@zampa/db/schema/people';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { hashed } from '../../../http/rate-limits/hashed.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Bytes, Context } from '../../../http/context.ts';
import { viewerOf } from '../../../access/viewer.ts';
import { isExpiredSql } from '../bookings/booking-rows.ts';
import { calendarEntries } from './calendar-entries.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';
import { tokenHash } from './create-feed.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const BEHIND_DAYS = 30;
const AHEAD_DAYS = 366;
const MOST = 5000;

type Feed = typeof calendarFeeds.$inferSelect;

/**
 * Returns what a calendar program reads. Refusals: NOT_FOUND for an address that is none of ours, TOO_MANY_REQUESTS.
 */
export async function readFeed(
  { params, network, now }: Context<typeof call>,
  { db, limits }: Deps,
): Promise<Bytes> {
  const anybody = withoutPerson(db, 'link');
  const [found] = await anybody
    .select({ feed: calendarFeeds, user: users })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), eq(users.enabled, true)))
    .where(eq(calendarFeeds.tokenHash, tokenHash(params.token)));
  if (!found) {
    await limits.spend(LIMITS.feedMisses, network);
    throw new Refusal('NOT_FOUND');
  }
  const { feed, user } = found;
  await limits.spend(LIMITS.feedReads, feed.id);
  const viewer = await viewerOf(anybody, user.id);
  const own = actingAs(db, { viewer });
  const entries = await calendarEntries(
    own,
    (k, c) => sql`${ownEntries(feed, k, c)} and ${around(now, k)}`,
    MOST,
  );
  const reader = {
    party: feed.facilityId ? 'facility' : 'owner',
    language: user.language,
    hideDetails: feed.hideDetails,
  } as const;
  return {
    // Written only where the program does not have it already: it asks every hour, and little changes.
    bytes: () => Buffer.from(calendarFile(entries, reader)),
    contentType: CALENDAR_TYPE,
    name: null,
    version: hashed(JSON.stringify({ entries, reader })),
  };
}

const [workplace, family] = aliases('workplace', 'family');

/** What is of this person now: whoever leaves a clinic or a family reads an empty calendar from then on. */
function ownEntries({ userId, facilityId }: Feed, k: SQL, c: SQL): SQL {
  if (facilityId)
    return sql`${k}.member_id = ${userId} and ${k}.facility_id = ${facilityId} and ${k}.category <> 'NONE'
      and ${facilityId}::uuid in (
        select ${workplace}.facility_id from facility_staff ${workplace}
        where ${workplace}.user_id = ${userId})`;
  return sql`${c}.family_id in (select ${family}.family_id from family_members ${family}
    where ${family}.user_id = ${userId} and ${family}.status = 'ACTIVE')`;
}

/** What was called off stays, so that programs take it out; what was held for too long never was. */
const around = (now: Date, k: SQL) => sql`
  ${k}.starts_at >= ${new Date(now.getTime() - BEHIND_DAYS * DAY_MS)}
  and ${k}.starts_at < ${new Date(now.getTime() + AHEAD_DAYS * DAY_MS)}
  and not ${isExpiredSql(k, now)}`;
