import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import {
  NotificationChannels,
  NotificationPreferences,
  ChosenQuietHours,
} from './notification-preferences.ts';

export const updateNotificationPreferences = defineCall({
  method: 'PUT',
  path: '/notifications/preferences',
  policy: own,
  feature: 'notifications',
  summary: 'Change the caller’s notification channels and quiet hours',
  body: z.object({ choices: NotificationChannels, quietHours: ChosenQuietHours.nullable() }),
  answer: NotificationPreferences,
  refusals: ['VALIDATION'],
  repeatable: true,
});
