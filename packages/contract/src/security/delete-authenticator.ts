import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';

export const deleteAuthenticator = defineCall({
  method: 'DELETE',
  path: '/security/authenticator',
  policy: account,
  feature: 'security',
  summary: 'Remove the authenticator app and the recovery codes',
  stepUp: true,
  audit: { kind: 'SECURITY' },
  refusals: ['STEP_UP_REQUIRED'],
});
