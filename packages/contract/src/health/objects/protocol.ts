import * as z from 'zod';
import { instant } from '../../values.ts';
import { recallSteps } from './recall.ts';
import { Vaccine } from './vaccine.ts';

const weeks = z.int().min(0).max(1040);
const interval = z.int().min(1).max(240);

/** The rule of a protocol: when doses are due. */
export const ruleFields = {
  enabled: z.boolean(),
  firstAtWeeks: weeks,
  seriesEveryWeeks: interval.nullable(),
  seriesUntilWeeks: weeks.nullable(),
  primaryDoses: z.int().min(1).max(10),
  boosterAtWeeks: weeks.nullable(),
  repeatMonths: interval.nullable(),
  recallDays: recallSteps,
  ServiceId: z.uuid().nullable(),
};

export const ProtocolItem = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid(),
    vaccine: Vaccine,
    ...ruleFields,
    dateUpdated: instant,
  })
  .meta({
    id: 'ProtocolItem',
    description:
      'A clinic’s rule for a vaccine or preventive item. Doses begin at firstAtWeeks of age and continue every seriesEveryWeeks until seriesUntilWeeks, and until there are primaryDoses; then one at boosterAtWeeks, then every repeatMonths. recallDays: days after the due day on which the family is reminded, negative before it. ServiceId: the service that a recall offers to book; null for the clinic’s visit. Clinics start with the WSAVA guidelines of 2024; the vet decides.',
  });
export type ProtocolItem = z.output<typeof ProtocolItem>;
