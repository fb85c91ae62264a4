import * as z from 'zod';
import { Person } from '../../people/user.ts';
import { day, instant } from '../../values.ts';
import { Vaccine } from './vaccine.ts';

export const Vaccination = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid().nullable(),
    source: z.enum(['CLINIC', 'OWNER']),
    vaccineId: z.int(),
    vaccine: Vaccine,
    product: z.string().nullable(),
    manufacturer: z.string().nullable(),
    batch: z.string().nullable(),
    expiresOn: day.nullable(),
    givenOn: day,
    site: z.string().nullable(),
    doseNumber: z.int().nullable(),
    nextDueOn: day.nullable(),
    file: z.string().nullable(),
    author: Person.nullable(),
    confirmed: z.object({ facilityId: z.uuid(), by: Person.nullable(), at: instant }).nullable(),
    voided: z.object({ reason: z.string(), by: Person.nullable(), at: instant }).nullable(),
    dateCreated: instant,
  })
  .meta({
    id: 'Vaccination',
    description:
      'One dose. source OWNER: entered by the family; unconfirmed until a clinic has checked it. file: picture of the booklet. voided: a correction; the entry no longer counts.',
  });
export type Vaccination = z.output<typeof Vaccination>;
