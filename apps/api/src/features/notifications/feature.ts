import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { notificationErasure } from './erase-notifications.ts';
import { notificationData } from './personal-data.ts';

/** Where people are called, and the e-mails that are sent to them. */
export const notificationsFeature = defineFeature({
  handlers,
  erasure: notificationErasure,
  personalData: notificationData,
});
