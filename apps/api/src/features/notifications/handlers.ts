// Made by `npm run generate` from the files that are named here.
export { registerPushToken } from './register-push-token.ts';
export { removePushToken } from './remove-push-token.ts';
export { sendEmail } from './send-email.ts';
