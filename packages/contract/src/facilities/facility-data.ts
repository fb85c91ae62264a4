import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import {
  catalogueId,
  compactText,
  email,
  labelText,
  phone,
  requiredLabel,
  requiredLine,
  requiredNameUpTo,
  requiredPhone,
  text,
} from '../values.ts';
import { rawText } from '../bounded.ts';

/** Web address; `https://` is added if the scheme is missing. */
export const website = text(300)
  .transform((typed) => (typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'invalid_website' })]));

/** Public data of a clinic, and its organization's billing data. */
export const facilityData = {
  name: requiredNameUpTo(120),
  businessName: requiredNameUpTo(200),
  address: requiredLabel(200),
  streetNumber: requiredLabel(20),
  suite: labelText(40),
  postcode: requiredLabel(20),
  city: requiredLabel(100),
  region: labelText(100),
  country: rawText(2, 'invalid_country')
    .regex(/^[A-Za-z]{2}$/, 'invalid_country')
    .toUpperCase(),
  email,
  website,
  phone: requiredPhone,
  mobile: phone,
  emergencyPhone: phone,
  emergencyText: text(300),
  vat: requiredLine(40),
  fiscalCode: compactText(40),
  PEC: z.union([z.literal(''), email]),
  SDI: compactText(40).regex(/^([A-Z0-9]{6,7})?$/, 'invalid_sdi'),
  billingEmail: z.union([z.literal(''), email]),
  timezone: z.enum(TIME_ZONES, 'invalid_timezone'),
  FacilityTypeId: catalogueId,
};
