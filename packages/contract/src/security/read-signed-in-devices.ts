import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { optionalPage } from '../values.ts';
import { SignedInDevice } from './objects.ts';

export const readSignedInDevices = defineCall({
  method: 'GET',
  path: '/security/devices',
  policy: account,
  feature: 'security',
  summary: 'List the sessions of the account, latest use first',
  query: z.object(optionalPage),
  answer: z.array(SignedInDevice),
  pagedIfAsked: true,
  refusals: ['VALIDATION'],
});
