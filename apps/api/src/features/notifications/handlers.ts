// Made by `npm run generate` from the files that are named here.
export { markNotificationsRead } from './mark-notifications-read.ts';
export { notify } from './notify.ts';
export { readNotificationPreferences } from './read-notification-preferences.ts';
export { readNotifications } from './read-notifications.ts';
export { registerPushToken } from './register-push-token.ts';
export { removePushToken } from './remove-push-token.ts';
export { sendEmail } from './send-email.ts';
export { sendLaterEmail } from './send-later-email.ts';
export { sendLaterSms } from './send-later-sms.ts';
export { sendPush } from './send-push.ts';
export { sendSms } from './send-sms.ts';
export { tryNotifications } from './try-notifications.ts';
export { updateNotificationPreferences } from './update-notification-preferences.ts';
