import * as z from 'zod';
import { RECALL_DAYS_MAX, RECALL_STEPS_MAX } from '@zampa/domain/health/recall-steps';
import { day, instant } from '../../values.ts';
import { DueItem } from './due-item.ts';

/** Days of recalls relative to the due day: negative before it, positive after it. */
export const recallSteps = z
  .array(z.int().min(-RECALL_DAYS_MAX).max(RECALL_DAYS_MAX))
  .max(RECALL_STEPS_MAX, 'list_full');

export const RecallSettings = z
  .object({
    facilityId: z.uuid(),
    enabled: z.boolean(),
    dateEnabled: instant.nullable(),
    lastRunOn: day.nullable(),
  })
  .meta({
    id: 'RecallSettings',
    description:
      'Whether a clinic sends recalls. lastRunOn: the last day for which they were sent. The days before and after the due day are recallDays of each ProtocolItem.',
  });
export type RecallSettings = z.output<typeof RecallSettings>;

export const RecallPreview = z
  .object({
    preview: z.string(),
    sample: z.boolean(),
    families: z.int(),
    messages: z.array(
      z.object({
        language: z.enum(['en', 'it']),
        subject: z.string(),
        paragraphs: z.array(z.string()),
        action: z.string(),
        closing: z.string(),
      }),
    ),
  })
  .meta({
    id: 'RecallPreview',
    description:
      'The message that families would receive, in each language. preview: to pass when recalls are switched on. sample: whether the pets are invented, because no message is due next. families: how many would receive one on the next run.',
  });
export type RecallPreview = z.output<typeof RecallPreview>;

export const Recall = z
  .object({
    id: z.string(),
    pet: DueItem.shape.pet,
    client: z.object({ FamilyId: z.uuid(), name: z.string(), registered: z.boolean() }),
    item: DueItem.shape.item,
    dueOn: day,
    step: z.int().nullable(),
    dateSent: instant.nullable(),
    appointment: DueItem.shape.appointment,
    doneOn: day.nullable(),
    decision: DueItem.shape.decision,
  })
  .meta({
    id: 'Recall',
    description:
      'A pet and an item that is due, or the recall that was sent about it. step: days after the due day on which the last recall was sent, negative before it. appointment: the one booked since; for items that were not recalled, the next one. doneOn: the day of the dose given since.',
  });
export type Recall = z.output<typeof Recall>;

export const RecallFigures = z
  .object({ month: z.string(), sent: z.int(), booked: z.int(), done: z.int() })
  .meta({
    id: 'RecallFigures',
    description:
      'Recalls of a month (`YYYY-MM`, in the clinic’s zone): pets and items for which one was sent, and how many of these were booked and done since.',
  });
export type RecallFigures = z.output<typeof RecallFigures>;
