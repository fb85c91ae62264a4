// Made by `npm run generate` from the files that are named here.
export { confirmAuthenticator } from './confirm-authenticator.ts';
export { createAuthenticator } from './create-authenticator.ts';
export { createRecoveryCodes } from './create-recovery-codes.ts';
export { deleteAuthenticator } from './delete-authenticator.ts';
export { readSecurity } from './read-security.ts';
export { readSignedInDevices } from './read-signed-in-devices.ts';
export { signOutDevice } from './sign-out-device.ts';
export { verifyIdentity } from './verify-identity.ts';
