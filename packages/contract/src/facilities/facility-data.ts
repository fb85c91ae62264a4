import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import {
  catalogueId,
  email,
  labelText,
  phone,
  requiredLabel,
  requiredNameUpTo,
  requiredPhone,
  requiredText,
  text,
} from '../values.ts';

/** An address of the web; one without a scheme is taken for a safe one. */
export const website = text(300)
  .transform((typed) => (typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'invalid_website' })]));

/** What a facility says of itself and, on its organization, what invoices need. */
export const facilityData = {
  name: requiredNameUpTo(120),
  businessName: requiredNameUpTo(200),
  address: requiredLabel(200),
  streetNumber: requiredLabel(20),
  suite: labelText(40),
  postcode: requiredLabel(20),
  city: requiredLabel(100),
  region: labelText(100),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'invalid_country')
    .toUpperCase(),
  email,
  website,
  phone: requiredPhone,
  mobile: phone,
  vat: requiredText(40),
  fiscalCode: text(40),
  PEC: z.union([z.literal(''), email]),
  SDI: text(7)
    .regex(/^([A-Za-z0-9]{6,7})?$/, 'invalid_sdi')
    .toUpperCase(),
  billingEmail: z.union([z.literal(''), email]),
  timezone: z.enum(TIME_ZONES, 'invalid_timezone'),
  FacilityTypeId: catalogueId,
};
