import { CONVERSATION_STATUSES, EVENT_TYPES } from '@zampa/domain/conversations/enumerations';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import * as z from 'zod';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { enumeration, id, page, text } from '../values.ts';

/** Instants, or days by the clocks of the facility, both inclusive. */
const period = z.object({ from: instantOrDay.optional(), to: instantOrDay.optional() });

/** A filter of conversations; every list is an OR, all that is given must hold. */
export const ConversationFilter = z
  .object({
    type: z.array(enumeration(EVENT_TYPES)).max(50).optional(),
    category: z.array(text(40)).max(50).optional(),
    /** Only what waits for the caller's side; or only what waits for a time. */
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
      })
      .optional(),
  })
  .meta({ id: 'ConversationFilter' });

export type ConversationFilter = z.output<typeof ConversationFilter>;

export const ofFacility = z.object({
  ...page,
  facilityId: id.optional(),
  filterByFacilityId: id.optional(),
});

export const ofDiary = z.object({ ...page, filterByFacilityId: id.optional() });

export const pagedList = {
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
} as const;
