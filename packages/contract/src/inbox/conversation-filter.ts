import {
  CONVERSATION_STATUSES,
  EVENT_TYPES,
  PRIORITIES,
} from '@zampa/domain/conversations/enumerations';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import * as z from 'zod';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { ConversationSummaries } from '../conversations/conversation-summary.ts';
import { enumeration, id, keyword, page, text } from '../values.ts';

/** Range of instants, or of days in the clinic's time zone; both ends inclusive. */
const period = z.object({ from: instantOrDay.optional(), to: instantOrDay.optional() });

/** Filter for conversations: the values of a list are combined with OR, the fields with AND. */
export const ConversationFilter = z
  .object({
    type: z.array(enumeration(EVENT_TYPES)).max(50).optional(),
    category: z.array(text(40)).max(50).optional(),
    /** Only conversations that wait for the caller's side (ALL), or only those that wait for a time (TIME). */
    waiting: z.enum(['ALL', 'TIME']).optional(),
    date_created: period.optional(),
    date_updated: period.optional(),
    payload: z
      .object({
        message: z.array(text(200)).max(50).optional(),
        status: z.array(enumeration(CONVERSATION_STATUSES)).max(50).optional(),
        pets: z.array(id).max(50).optional(),
        payment: z.array(enumeration(PAYMENT_STATUSES)).max(50).optional(),
        facilities: z.array(id).max(50).optional(),
        families: z.array(id).max(50).optional(),
        assignees: z.array(id).max(50).optional(),
        /** Also conversations that are assigned to no one. */
        unassigned: z.boolean().optional(),
        priority: z.array(enumeration(PRIORITIES)).max(50).optional(),
      })
      .optional(),
  })
  .meta({ id: 'ConversationFilter' });

export type ConversationFilter = z.output<typeof ConversationFilter>;

/** `summary` returns light rows instead of whole conversations. */
const view = keyword(['summary']).optional();

export const ofFacility = z.object({
  ...page,
  view,
  facilityId: id.optional(),
  filterByFacilityId: id.optional(),
});

/**
 * Diaries list conversations by their latest change and entries by their date. With the order `date`, everything is
 * listed by its date: visits by their time, other conversations by the day on which they were opened.
 */
export const ofDiary = z.object({
  ...page,
  view,
  filterByFacilityId: id.optional(),
  order: keyword(['change', 'date']).default('change'),
});

export const pagedList = {
  paged: true,
  views: { summary: ConversationSummaries },
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
} as const;
