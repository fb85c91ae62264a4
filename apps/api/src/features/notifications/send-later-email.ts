import { channelsFor } from '@zampa/domain/notifications/channels';
import { sql } from 'drizzle-orm';
import { chosenChannels, pressure } from '../../channels/chosen-channels.ts';
import { inTransaction, rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { renderEmail } from '../../emails/render.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { readersIn } from '../conversations/public.ts';
import { isRead } from './notification-row.ts';

/**
 * Sends a letter that waited for the end of somebody's quiet hours, unless they have read meanwhile what it is about, may
 * not read it any more, or want no such letters now.
 */
export function sendLaterEmail(deps: Deps): JobHandler<'sendLaterEmail'> {
  const { db, clock, mail, outbox } = deps;
  return async (waiting, key) => {
    const { userId, news, conversationId, email } = waiting;
    const readers = conversationId ? await readersIn(db, conversationId) : null;
    const mayRead = !readers || readers.some((reader) => reader.userId === userId);
    const unread = await rowsOf(
      db,
      sql`select n.id from notifications n join users u on u.id = n.user_id and u.enabled
        where n.user_id = ${userId} and n.kind = ${news} and not ${isRead}
          and n.conversation_id is not distinct from ${conversationId}::uuid limit 1`,
    );
    const now = clock.now();
    const { email: at } = channelsFor({
      kind: news,
      since: now,
      now,
      settled: !mayRead || unread.length === 0,
      presence: 'NOBODY',
      ...(await pressure(db, conversationId)),
      ...(await chosenChannels(db, [userId]))(userId),
    });
    if (!at) return;
    if (at <= now) await mail.send(renderEmail(email, key));
    else
      await inTransaction(db, async (tx) => {
        outbox.enqueue(tx, 'sendLaterEmail', waiting, { dueAt: at, once: `later:${key}` });
      });
  };
}
