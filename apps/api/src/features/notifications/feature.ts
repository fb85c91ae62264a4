import { defineFeature } from '../../feature.ts';
import { registerPushToken } from './register-push-token.ts';
import { removePushToken } from './remove-push-token.ts';
import { sendLetters } from '../../emails/send-letters.ts';

/** Where people are called, and the e-mails that are sent to them. */
export const notificationsFeature = defineFeature({
  calls: {
    forPeople: { registerPushToken, removePushToken },
  },
  jobs: { letter: sendLetters },
});
