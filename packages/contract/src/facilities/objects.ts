import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';

export const Service = z
  .object({
    id: z.uuid(),
    ServiceTypeId: z.int(),
    name: z.string(),
    price: z.int(),
    currency: z.string(),
    duration: z.int(),
    deposit: z.int(),
    species: z.array(z.int()),
    enabled: z.boolean(),
    instant: z.boolean(),
    notice: z.int(),
    horizon: z.int(),
    dateUpdated: z.iso.datetime({ offset: true }),
  })
  .meta({
    id: 'Service',
    description:
      'price in minor units, duration and notice in minutes, deposit in percent, horizon in days. instant: bookings need no confirmation by the clinic.',
  });
export type Service = z.output<typeof Service>;

/** Clinic data shown to people who typed its code, before they join. */
export const FacilityCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
  })
  .meta({ id: 'FacilityCard' });
export type FacilityCard = z.output<typeof FacilityCard>;

/** Opening at the time of the answer: until when it is open, and when it opens next. */
const Opening = z.object({ openUntil: instant.nullable(), opensAt: instant.nullable() }).meta({
  id: 'Opening',
  description:
    'openUntil: null while closed; opensAt: null without an opening in the next 14 days. Closures count.',
});

export const Facility = FacilityCard.extend({
  code: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  timezone: z.string(),
  FacilityTypeId: z.int().nullable(),
  OrganizationId: z.uuid(),
  organization: z.object({ id: z.uuid(), name: z.string() }),
  configurationStatus: z.string(),
  address: z.string().nullable(),
  streetNumber: z.string().nullable(),
  suite: z.string().nullable(),
  postcode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  mobile: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  emergencyText: z.string().nullable(),
  opening: Opening.nullable(),
  businessName: z.string().nullable().optional(),
  vat: z.string().nullable().optional(),
  fiscalCode: z.string().nullable().optional(),
  PEC: z.string().nullable().optional(),
  SDI: z.string().nullable().optional(),
  billingEmail: z.string().nullable().optional(),
  ChargebeeCustomerId: z.string().nullable().optional(),
  bookingsPausedUntil: instant.nullable(),
  mainServices: z.array(Service),
  staff: z.array(Person),
  dateUpdated: instant,
}).meta({
  id: 'Facility',
  description:
    'emergencyPhone and emergencyText: shown to clients outside opening hours. opening: null without working hours. organization: has one or several facilities; named after its business or its first facility. bookingsPausedUntil: until then, pet owners see no available times. mainServices: those enabled for clients. Invoice data (businessName to ChargebeeCustomerId) is visible only to admins.',
});
export type Facility = z.output<typeof Facility>;

export const OpeningSpan = z
  .object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })
  .meta({
    id: 'OpeningSpan',
    description: 'Wall-clock times in the facility’s time zone; Monday is 1.',
  });
