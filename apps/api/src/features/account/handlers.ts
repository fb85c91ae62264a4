// Made by `npm run generate` from the files that are named here.
export { changePassword } from './change-password.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { confirm } from './confirm.ts';
export { confirmEmailChange } from './confirm-email-change.ts';
export { endSession } from './end-session.ts';
export { forgotPassword } from './forgot-password.ts';
export { readDemoAccounts } from './read-demo-accounts.ts';
export { refresh } from './refresh.ts';
export { requestEmailChange } from './request-email-change.ts';
export { resendCode } from './resend-code.ts';
export { resetPassword } from './reset-password.ts';
export { restoreEmail } from './restore-email.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { signUp } from './sign-up.ts';
