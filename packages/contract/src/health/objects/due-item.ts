import * as z from 'zod';
import { DUE_DECISIONS, DUE_STATUSES } from '@zampa/domain/health/due-items';
import { day, instant } from '../../values.ts';

export const DueItem = z
  .object({
    pet: z.object({
      id: z.uuid(),
      name: z.string(),
      FamilyId: z.uuid(),
      SpeciesId: z.int(),
      avatar: z.string().nullable(),
    }),
    facilityId: z.uuid(),
    item: z.object({
      id: z.uuid(),
      vaccineId: z.int(),
      name: z.string(),
      names: z.object({ en: z.string(), it: z.string() }),
      kind: z.string(),
    }),
    dueOn: day,
    status: z.enum(DUE_STATUSES),
    appointment: z.object({ conversationId: z.uuid(), start: instant }).nullable(),
    decision: z
      .object({
        decision: z.enum(DUE_DECISIONS),
        until: day.nullable(),
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({
    id: 'DueItem',
    description:
      'A pet plus an item of a protocol of the clinic facilityId. dueOn: if postponed, the later day. appointment: the next one of the pet at this clinic. status: DUE within 30 days.',
  });
export type DueItem = z.output<typeof DueItem>;
