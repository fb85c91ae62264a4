import { channelTimes, type Channel } from '@zampa/domain/notifications/channels';
import { sql } from 'drizzle-orm';
import { findChosenChannels, findUrgency } from '../../channels/chosen-channels.ts';
import { rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import { findConversationReaders } from '../conversations/public.ts';
import { isReadSql } from './notification-row.ts';

type DelayedNotification = Pick<
  JobPayload<'sendLaterEmail' | 'sendLaterSms'>,
  'userId' | 'news' | 'conversationId'
>;

/**
 * Returns when a notification delayed by quiet hours is sent through a channel: `now` or earlier means now, null
 * never (it was read, the recipient lost access, or turned the channel off).
 */
export async function findDelayedSendTime(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, news, conversationId }: DelayedNotification,
  channel: Channel,
): Promise<Date | null> {
  const readers = conversationId ? await findConversationReaders(db, conversationId) : null;
  const mayRead = !readers || readers.some((reader) => reader.userId === userId);
  const unread = await rowsOf(
    db,
    sql`select n.id from notifications n join users u on u.id = n.user_id and u.enabled
      where n.user_id = ${userId} and n.kind = ${news} and not ${isReadSql}
        and n.conversation_id is not distinct from ${conversationId}::uuid limit 1`,
  );
  const now = clock.now();
  const sendTimes = channelTimes({
    kind: news,
    since: now,
    now,
    isObsolete: !mayRead || unread.length === 0,
    presence: 'NOBODY',
    ...(await findUrgency(db, conversationId)),
    ...(await findChosenChannels(db, [userId]))(userId),
  });
  return sendTimes[channel];
}
