import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { notificationErasure } from './erase-notifications.ts';
import { notificationData } from './personal-data.ts';

/** The notifications feature: in-app notifications, push, e-mail and text messages. */
export const notificationsFeature = defineFeature({
  handlers,
  erasure: notificationErasure,
  personalData: notificationData,
});
