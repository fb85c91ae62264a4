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
  summary: 'Choose by which channels one is told of what, and when one is left alone',
  body: z.object({ choices: NotificationChannels, quietHours: ChosenQuietHours.nullable() }),
  answer: NotificationPreferences,
  refusals: ['VALIDATION'],
  repeatable: true,
});
