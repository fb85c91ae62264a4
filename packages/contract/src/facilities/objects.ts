import * as z from 'zod';
import { Person } from '../my-data/user.ts';

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
  })
  .meta({
    id: 'Service',
    description: 'price in minor units, duration in minutes, deposit in percent.',
  });
export type Service = z.output<typeof Service>;

/** What everybody who types a facility's code sees before joining it. */
export const FacilityCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
  })
  .meta({ id: 'FacilityCard' });
export type FacilityCard = z.output<typeof FacilityCard>;

export const Facility = FacilityCard.extend({
  code: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  timezone: z.string(),
  FacilityTypeId: z.int().nullable(),
  OrganizationId: z.uuid(),
  configurationStatus: z.string(),
  address: z.string().nullable(),
  streetNumber: z.string().nullable(),
  postcode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  mainServices: z.array(Service),
  staff: z.array(Person),
}).meta({ id: 'Facility', description: 'mainServices: those enabled for clients.' });
export type Facility = z.output<typeof Facility>;

export const OpeningSpan = z
  .object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })
  .meta({
    id: 'OpeningSpan',
    description: 'Wall-clock times in the facility’s time zone; Monday is 1.',
  });
