import { RESTRICTIONS } from '@zampa/domain/subscription/subscription';
import { TRIAL_STATUSES } from '@zampa/domain/facilities/trial';
import * as z from 'zod';
import { instant } from '../values.ts';

export const Trial = z
  .object({
    status: z.enum(TRIAL_STATUSES),
    startedAt: instant.nullable(),
    endsAt: instant.nullable(),
    daysLeft: z.int().nullable(),
  })
  .meta({ id: 'Trial', description: 'Null if there is a plan.' });

export const StaffFacility = z
  .object({
    id: z.uuid(),
    name: z.string(),
    code: z.string(),
    city: z.string().nullable(),
    image: z.string().nullable(),
    timezone: z.string(),
    currency: z.enum(['EUR', 'USD']),
    configurationStatus: z.string(),
    idRole: z.int(),
    receptionAnswers: z.boolean(),
    urgentPassesQuiet: z.boolean(),
    role: z.string(),
    OrganizationId: z.uuid(),
    governs: z.boolean(),
    trial: Trial.nullable(),
    /** Reason why new requests and bookings are blocked there. */
    restriction: z.enum(RESTRICTIONS).nullable(),
  })
  .meta({
    id: 'StaffFacility',
    description:
      'A facility as its staff see it. governs: whether the member decides on plan, billing and invoice data for all clinics of its organization.',
  });
export type StaffFacility = z.output<typeof StaffFacility>;
