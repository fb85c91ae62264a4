import { CHANNELS } from '@zampa/domain/notifications/channels';
import { TOPICS } from '@zampa/domain/notifications/notification-kinds';
import * as z from 'zod';
import { instant } from '../values.ts';
import { rawText } from '../bounded.ts';

const minute = z.int().min(0).max(1439);

/** Requires a value for each key. Ignores unknown keys without reading them, unlike a record. */
const withKeys = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
) => z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

export const NotificationChannels = withKeys(TOPICS, withKeys(CHANNELS, z.boolean()));

export const ChosenQuietHours = z
  .object({
    from: minute,
    to: minute,
    zone: rawText(60).refine(isTimeZone, 'invalid_timezone'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid_value' })
  .meta({
    id: 'QuietHours',
    description:
      'Minutes after midnight in the time zone; a `to` smaller than `from` is on the next day.',
  });

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const NotificationPreferences = z
  .object({
    choices: NotificationChannels,
    quietHours: ChosenQuietHours.nullable(),
    /** Channels available on this server. */
    channels: z.array(z.enum(CHANNELS)),
    /** VAPID public key for push subscriptions. */
    pushKey: z.string(),
    devices: z.array(
      z.object({
        token: z.string(),
        name: z.string(),
        dateCreated: instant,
        lastReached: instant.nullable(),
      }),
    ),
  })
  .meta({
    id: 'NotificationPreferences',
    description:
      'choices: by topic and channel. devices: those that receive push notifications, newest first; token: as in `DELETE /token`.',
  });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;
