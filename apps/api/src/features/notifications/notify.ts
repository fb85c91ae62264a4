import type { NotificationAbout } from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler, OneOfMany } from '../../jobs/job-handler.ts';
import { enqueuePushes } from './send-push.ts';
import {
  insertNotifications,
  type NewNotification,
  type WrittenNotification,
} from './insert-notifications.ts';
import { findSubjects } from './find-subjects.ts';
import { publishNotifications } from './publish-notifications.ts';

/**
 * Tells people what others have done: it is written into their list, those who are there hear it at once, and the
 * devices of the others are called. Who
 * may not read a conversation any more, and who has read meanwhile, is not told; of several messages in one conversation
 * one notification is unread. Repeated, it changes nothing.
 */
export function notify(deps: Deps): JobHandler<'notify'> {
  return {
    async together(news, endIn) {
      const told = await inTransaction(deps.db, async (tx) => {
        endIn(tx);
        const rows = await write(deps, tx, news);
        enqueuePushes(deps, tx, rows);
        return rows;
      });
      publishNotifications(deps, told);
    },
  };
}

async function write(
  { clock }: Deps,
  tx: Queryable,
  news: readonly OneOfMany<'notify'>[],
): Promise<readonly WrittenNotification[]> {
  const now = clock.now();
  const subjects = await findSubjects(
    tx,
    news.map(({ payload }) => payload),
  );
  const notifications = news.flatMap(({ payload, key }, nth): readonly NewNotification[] => {
    const subject = subjects[nth];
    if (!subject) return [];
    const { kind, by, conversation, starts, left } = payload;
    const { facilityId, category, status, recipients, ...names } = subject;
    const about: NotificationAbout = { ...names, starts, ...(left && { left }) };
    const where = conversation && category && status ? { ...conversation, category, status } : null;
    const path = notificationPath(kind, where);
    return recipients.map((userId) => ({
      kind,
      conversation,
      // Who was taken off a team reads that they were, although nothing else of it any more.
      facilityId: kind === 'TEAM_LEFT' ? null : facilityId,
      about,
      by,
      path,
      userId,
      once: key,
    }));
  });
  return insertNotifications(tx, notifications, now);
}
