import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { SecurityState } from './objects.ts';

export const readSecurity = defineCall({
  method: 'GET',
  path: '/security',
  policy: account,
  feature: 'security',
  summary: 'Read which second factors the account has',
  answer: SecurityState,
  refusals: [],
});
