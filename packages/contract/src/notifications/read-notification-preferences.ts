import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { NotificationPreferences } from './notification-preferences.ts';

export const readNotificationPreferences = defineCall({
  method: 'GET',
  path: '/notifications/preferences',
  policy: own,
  feature: 'notifications',
  summary:
    'By which channels the caller is told of what, when they are left alone, and on which devices',
  answer: NotificationPreferences,
  refusals: [],
});
