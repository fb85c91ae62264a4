import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { email, flag, requiredNameText } from '../values.ts';
import { User } from './user.ts';
import { constantTimeInput } from '../bounded.ts';

const consent = constantTimeInput()
  .transform((value): 0 | 1 =>
    value === 'on' || value === true || value === '1' || value === 1 ? 1 : 0,
  )
  .optional();

export const createUser = defineCall({
  method: 'POST',
  path: '/users',
  policy: account,
  feature: 'people',
  summary: 'Create the own profile after the first sign-in; isVet cannot be changed later',
  body: z.object({
    email,
    firstName: requiredNameText,
    lastName: requiredNameText,
    isVet: flag,
    isPetowner: flag.optional(),
    marketing: consent,
    thirdparties: consent,
    language: z.enum(['en', 'it']).optional(),
  }),
  answer: User,
  holdsSecret: true,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'USER_EXISTS'],
});
