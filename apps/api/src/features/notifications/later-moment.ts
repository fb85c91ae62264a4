import { channelsFor, type Channel } from '@zampa/domain/notifications/channels';
import { sql } from 'drizzle-orm';
import { chosenChannels, pressure } from '../../channels/chosen-channels.ts';
import { rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import { readersIn } from '../conversations/public.ts';
import { isRead } from './notification-row.ts';

type LaterNews = Pick<
  JobPayload<'sendLaterEmail' | 'sendLaterSms'>,
  'userId' | 'news' | 'conversationId'
>;

/**
 * Returns when somebody is told by a channel what waited for the end of their quiet hours: `now` or before is at once,
 * and null never, since they have read meanwhile what it is about, may not read it any more, or want no such news now.
 */
export async function laterMoment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, news, conversationId }: LaterNews,
  channel: Channel,
): Promise<Date | null> {
  const readers = conversationId ? await readersIn(db, conversationId) : null;
  const mayRead = !readers || readers.some((reader) => reader.userId === userId);
  const unread = await rowsOf(
    db,
    sql`select n.id from notifications n join users u on u.id = n.user_id and u.enabled
      where n.user_id = ${userId} and n.kind = ${news} and not ${isRead}
        and n.conversation_id is not distinct from ${conversationId}::uuid limit 1`,
  );
  const now = clock.now();
  const moments = channelsFor({
    kind: news,
    since: now,
    now,
    settled: !mayRead || unread.length === 0,
    presence: 'NOBODY',
    ...(await pressure(db, conversationId)),
    ...(await chosenChannels(db, [userId]))(userId),
  });
  return moments[channel];
}
