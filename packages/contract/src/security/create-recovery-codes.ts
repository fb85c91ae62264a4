import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { RecoveryCodes } from './objects.ts';

export const createRecoveryCodes = defineCall({
  method: 'POST',
  path: '/security/recovery-codes',
  policy: account,
  feature: 'security',
  summary: 'Replace the recovery codes',
  answer: RecoveryCodes,
  status: 200,
  holdsSecret: true,
  stepUp: true,
  audit: { kind: 'SECURITY' },
  refusals: ['STEP_UP_REQUIRED', 'STATUS_CONFLICT'],
});
