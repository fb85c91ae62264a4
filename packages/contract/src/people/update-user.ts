import * as z from 'zod';
import { defineCall } from '../call.ts';
import { withNestedAddress } from '../nested-address.ts';
import { own } from '../policy/verdicts.ts';
import { uploadRefusals } from '../refusals.ts';
import { phone, requiredNameText, lineText } from '../values.ts';
import { User } from './user.ts';
import { converted, numeric } from '../bounded.ts';

/** Consent as 0 or 1, or as `on` from a ticked checkbox. */
const consent = converted(
  (value) => {
    if (value === 'on' || value === true) return 1;
    return value === false || value === null ? 0 : value;
  },
  numeric(z.int().min(0).max(1)),
);
const optionalText = (max: number) => lineText(max).nullable().optional();

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/users',
  policy: own,
  feature: 'people',
  summary: 'Change the own profile and picture',
  body: withNestedAddress(
    z.object({
      firstName: requiredNameText.optional(),
      lastName: requiredNameText.optional(),
      phone: phone.nullable().optional(),
      mobile: phone.nullable().optional(),
      address: optionalText(200),
      city: optionalText(100),
      country: optionalText(100),
      region: optionalText(100),
      postcode: optionalText(20),
      taxNumber: optionalText(40),
      veterinaryCode: optionalText(40),
      marketing: consent.optional(),
      thirdparties: consent.optional(),
      language: z.enum(['en', 'it']).optional(),
    }),
  ),
  answer: User,
  holdsSecret: true,
  refusals: ['VALIDATION', ...uploadRefusals, 'STALE'],
  upload: true,
});
