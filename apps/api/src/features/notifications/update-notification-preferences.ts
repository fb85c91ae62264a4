import type { updateNotificationPreferences as call } from '@zampa/contract/notifications/update-notification-preferences';
import { notificationPreferences } from '@zampa/db/schema/notifications';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { readPreferences } from './read-notification-preferences.ts';

/** Saves the caller's notification preferences. */
export async function updateNotificationPreferences(
  { viewer, tx, body: { choices, quietHours }, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const chosen = {
    choices,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    quietZone: quietHours?.zone ?? null,
    updatedAt: now,
  };
  await tx
    .insert(notificationPreferences)
    .values({ userId: viewer.userId, ...chosen })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: chosen });
  return readPreferences(deps, tx, viewer.userId);
}
