import type { NotificationAbout } from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler, BatchedJob } from '../../jobs/job-handler.ts';
import { enqueuePushes } from './send-push.ts';
import {
  insertNotifications,
  type NewNotification,
  type WrittenNotification,
} from './insert-notifications.ts';
import { findNotificationSubjects } from './find-notification-subjects.ts';
import { publishNotifications } from './publish-notifications.ts';

/**
 * Creates notifications in one batch: stores them, publishes them to open screens and enqueues push messages.
 * Recipients who have lost access or already read that far are skipped; several messages in a conversation share one
 * unread notification. Repeating a job changes nothing.
 */
export function notify(deps: Deps): JobHandler<'notify'> {
  return {
    async together(news, endIn) {
      const inserted = await inTransaction(deps.db, async (tx) => {
        endIn(tx);
        const rows = await insertBatch(deps, tx, news);
        enqueuePushes(deps, tx, rows);
        return rows;
      });
      publishNotifications(deps, inserted);
    },
  };
}

async function insertBatch(
  { clock }: Deps,
  tx: Queryable,
  news: readonly BatchedJob<'notify'>[],
): Promise<readonly WrittenNotification[]> {
  const now = clock.now();
  const subjects = await findNotificationSubjects(
    tx,
    news.map(({ payload }) => payload),
  );
  const notifications = news.flatMap(({ payload, key }, nth): readonly NewNotification[] => {
    const subject = subjects[nth];
    if (!subject) return [];
    const { kind, by: actorId, conversation, starts, left, due } = payload;
    const { facilityId, category, status, recipients, ...names } = subject;
    const about: NotificationAbout = {
      ...names,
      ...(payload.pets && { pets: payload.pets }),
      starts,
      ...(left && { left }),
      ...(due && { due }),
    };
    const target =
      conversation && category && status ? { ...conversation, category, status } : null;
    const path = payload.path ?? notificationPath(kind, target);
    return recipients.map((userId) => ({
      kind,
      conversation,
      // A removed team member may no longer read notifications of the clinic, except this one.
      facilityId: kind === 'TEAM_LEFT' ? null : facilityId,
      about,
      actorId: actorId,
      path,
      userId,
      once: key,
    }));
  });
  return insertNotifications(tx, notifications, now);
}
