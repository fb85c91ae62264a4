import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import {
  NotificationChannels,
  NotificationPreferences,
  ChosenQuietHours,
} from './notification-preferences.ts';

const { RECALLS, THERAPIES } = NotificationChannels.shape;
/** Callers that do not know the latest topics keep their defaults. */
const choices = NotificationChannels.extend({
  RECALLS: RECALLS.default(DEFAULT_CHOICES.RECALLS),
  THERAPIES: THERAPIES.default(DEFAULT_CHOICES.THERAPIES),
});

export const updateNotificationPreferences = defineCall({
  method: 'PUT',
  path: '/notifications/preferences',
  policy: own,
  feature: 'notifications',
  summary: 'Change the caller’s notification channels and quiet hours',
  body: z.object({ choices, quietHours: ChosenQuietHours.nullable() }),
  answer: NotificationPreferences,
  refusals: ['VALIDATION'],
  repeatable: true,
});
