import * as z from 'zod';
import { consentFlag } from '@zampa/domain/privacy/consent';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email, requiredNameText } from '../values.ts';
import { password } from './objects.ts';
import { constantTimeInput } from '../bounded.ts';

const consent = constantTimeInput().optional().transform(consentFlag);

export const signUp = defineCall({
  method: 'POST',
  path: '/auth/sign-up',
  policy: open,
  feature: 'account',
  summary: 'Sign up; a six-digit code is sent by e-mail',
  body: z.object({
    email,
    password,
    name: requiredNameText,
    family_name: requiredNameText,
    marketing: consent,
    thirdparties: consent,
    language: z.enum(['en', 'it']).optional(),
  }),
  answer: z.object({ status: z.literal('UNCONFIRMED') }),
  status: 201,
  refusals: ['VALIDATION', 'PASSWORD_WEAK', 'USER_EXISTS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
