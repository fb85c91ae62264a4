import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { uploadRefusals } from '../refusals.ts';
import { phone, requiredText, text } from '../values.ts';
import { User } from './user.ts';

/** As it is told, or as a form sends a box that is ticked. */
const consent = z.preprocess(
  (value) => (value === 'on' ? 1 : value),
  z.coerce.number().int().min(0).max(1),
);
const optionalText = (max: number) => text(max).nullable().optional();

/** An address as one thing; it is stored flat. */
const NestedAddress = z.object({
  address: optionalText(200),
  city: optionalText(100),
  country: optionalText(100),
  region: optionalText(100),
  postcode: optionalText(20),
});

/** A form sends an object as JSON text; a street is one too, but none that begins with a brace. */
function parsedObject(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** What is nested stands beside the rest, and wins over what is there as well. */
function flattened<
  Body extends { readonly address?: string | z.output<typeof NestedAddress> | null | undefined },
>({ address, ...rest }: Body) {
  if (typeof address === 'object' && address !== null) return { ...rest, ...address };
  return address === undefined ? rest : { ...rest, address };
}

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/users',
  policy: own,
  feature: 'people',
  summary: 'Change the own profile and picture',
  body: z
    .object({
      firstName: requiredText(100).optional(),
      lastName: requiredText(100).optional(),
      phone: phone.nullable().optional(),
      mobile: phone.nullable().optional(),
      address: z
        .preprocess(parsedObject, z.union([text(200), NestedAddress]).nullable())
        .optional(),
      city: optionalText(100),
      country: optionalText(100),
      region: optionalText(100),
      postcode: optionalText(20),
      taxNumber: optionalText(40),
      veterinaryCode: optionalText(40),
      marketing: consent.optional(),
      thirdparties: consent.optional(),
      language: z.enum(['en', 'it']).optional(),
    })
    .transform(flattened),
  answer: User,
  holdsSecret: true,
  refusals: ['VALIDATION', ...uploadRefusals, 'STALE'],
  upload: true,
});
