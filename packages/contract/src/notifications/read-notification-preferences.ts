import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { NotificationPreferences } from './notification-preferences.ts';

export const readNotificationPreferences = defineCall({
  method: 'GET',
  path: '/notifications/preferences',
  policy: own,
  feature: 'notifications',
  summary: 'Read the caller’s notification channels, quiet hours and devices',
  answer: NotificationPreferences,
  refusals: [],
});
