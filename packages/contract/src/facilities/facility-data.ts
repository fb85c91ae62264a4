import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { uploadRefusals } from '../refusals.ts';
import {
  catalogueId,
  email,
  flag,
  id,
  phone,
  requiredPhone,
  requiredText,
  text,
} from '../values.ts';
import { Facility } from './objects.ts';

/** An address of the web; one without a scheme is taken for a safe one. */
const website = text(300)
  .transform((typed) => (typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'invalid_website' })]));

/** What a facility says of itself and, on its organization, what invoices need. */
const facilityData = {
  name: requiredText(120),
  businessName: requiredText(200),
  address: requiredText(200),
  streetNumber: requiredText(20),
  suite: text(40),
  postcode: requiredText(20),
  city: requiredText(100),
  region: text(100),
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

export const updateFacility = defineCall({
  method: 'PATCH',
  path: '/facilities',
  feature: 'facilities',
  summary: 'Change what a facility says of itself and what its invoices need',
  body: z.object({
    facilityId: id,
    receptionAnswers: flag.optional(),
    ...z.object(facilityData).partial().shape,
  }),
  answer: Facility,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'VAT_EXISTS',
    'STALE',
    ...uploadRefusals,
  ],
  upload: true,
});

export const createOrganization = defineCall({
  method: 'POST',
  path: '/organizations',
  feature: 'facilities',
  summary: 'Open a clinic with all its data; the caller becomes its admin',
  body: z.object({
    ...facilityData,
    ...z
      .object(facilityData)
      .pick({
        suite: true,
        region: true,
        website: true,
        mobile: true,
        fiscalCode: true,
        PEC: true,
        SDI: true,
        billingEmail: true,
        FacilityTypeId: true,
      })
      .partial().shape,
  }),
  answer: z.object({
    id: z.uuid(),
    name: z.string(),
    facility: Facility.extend({ FacilityId: z.uuid() }),
  }),
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'VAT_EXISTS', 'TRIAL_ONE_FACILITY', ...uploadRefusals],
  upload: true,
});
