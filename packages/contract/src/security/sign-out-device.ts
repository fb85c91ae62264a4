import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/security/devices',
  policy: account,
  feature: 'security',
  summary: 'End one session of the account',
  query: z.object({ id }),
  audit: { kind: 'SECURITY' },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
