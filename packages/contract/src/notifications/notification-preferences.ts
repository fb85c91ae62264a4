import { CHANNELS, TOPICS } from '@zampa/domain/notifications/channels';
import * as z from 'zod';
import { instant } from '../values.ts';

const minute = z.int().min(0).max(1439);

export const NotificationChannels = z.record(
  z.enum(TOPICS),
  z.record(z.enum(CHANNELS), z.boolean()),
);

export const ChosenQuietHours = z
  .object({
    from: minute,
    to: minute,
    zone: z.string().max(60).refine(isZone, 'invalid_timezone'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid_value' })
  .meta({
    id: 'QuietHours',
    description:
      'Minutes after midnight by the clocks of the zone; a smaller `to` is of the next day.',
  });

function isZone(zone: string): boolean {
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
    /** Which channels there are on this server. */
    channels: z.array(z.enum(CHANNELS)),
    /** What browsers subscribe with. */
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
      'choices: by topic and channel; devices: those that are called, the newest first, token as `DELETE /token` takes it.',
  });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;
