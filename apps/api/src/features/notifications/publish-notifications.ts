import type { Deps } from '../../deps.ts';
import { type NotificationRow, shapeNotification } from './notification-row.ts';

/** Publishes notifications to the open screens of their recipients. */
export function publishNotifications(
  { realtime }: Pick<Deps, 'realtime'>,
  rows: readonly NotificationRow[],
): void {
  for (const row of rows)
    realtime.send({
      name: 'notification',
      message: shapeNotification(row, row.language),
      to: [row.userId],
    });
}
