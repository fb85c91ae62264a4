import type { NotificationPreferences } from '@zampa/contract/notifications/notification-preferences';
import type { readNotificationPreferences as call } from '@zampa/contract/notifications/read-notification-preferences';
import { pushTokens } from '@zampa/db/schema/notifications';
import { CHANNELS } from '@zampa/domain/notifications/channels';
import { desc, eq } from 'drizzle-orm';
import { findChosenChannels } from '../../channels/chosen-channels.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';

/** Returns the caller's notification preferences and devices. */
export function readNotificationPreferences(
  { viewer, tx }: PersonContext<typeof call>,
  deps: Deps,
): Promise<NotificationPreferences> {
  return readPreferences(deps, tx, viewer.userId);
}

/** Returns a user's notification preferences and devices. */
export async function readPreferences(
  { push, sms }: Pick<Deps, 'push' | 'sms'>,
  tx: Queryable,
  userId: string,
): Promise<NotificationPreferences> {
  const { choices, quiet } = (await findChosenChannels(tx, [userId]))(userId);
  const devices = await tx
    .select()
    .from(pushTokens)
    .where(eq(pushTokens.userId, userId))
    .orderBy(desc(pushTokens.createdAt), desc(pushTokens.id));
  return {
    choices,
    quietHours: quiet,
    channels: CHANNELS.filter((channel) => channel !== 'sms' || sms !== null),
    pushKey: push.publicKey,
    devices: devices.map(({ address, name, createdAt, acceptedAt }) => ({
      token: address,
      name,
      dateCreated: createdAt.toISOString(),
      lastReached: acceptedAt?.toISOString() ?? null,
    })),
  };
}
