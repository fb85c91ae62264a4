import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { notificationData } from './personal-data.ts';

/** Where people are called, and the e-mails that are sent to them. */
export const notificationsFeature = defineFeature({
  handlers,
  personalData: notificationData,
});
