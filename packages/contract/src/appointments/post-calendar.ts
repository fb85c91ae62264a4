import { HOLD_WINDOWS } from '@zampa/domain/appointments/booking-status';
import { UPFRONT_PARTS } from '@zampa/domain/payments/upfront';
import * as z from 'zod';
import { flag, id, instant, labelText, text } from '../values.ts';
import { instantOrDay } from './instant-or-day.ts';

/** When and with whom, and what the calendar says; without a start the time is still to be found. */
const eventFields = {
  title: text(120),
  subtitle: text(200),
  start: instantOrDay,
  end: instantOrDay,
  allDay: flag,
  resource: id.nullable(),
};
export const CalendarChange = z.object(eventFields).partial();

/** Whether the client is written about a new time; staff may leave that to the next reminder. */
export const tellClient = flag.describe('False: no letter now, only the reminders. Staff only.');

/** What a booking, an absence or another entry of a calendar is made of; status and dates are the server's. */
export const CalendarDraft = z.object({
  facilityId: id.optional(),
  event: CalendarChange.default({}),
  services: z.array(id).min(1, 'services_required').max(10).optional(),
  pets: z.array(id).min(1, 'pets_required').max(20).optional(),
  /** To be paid before it is confirmed, within so many minutes: the deposit where there is one, or all of it. */
  upfront: z
    .object({ window: z.literal(HOLD_WINDOWS), part: z.enum(UPFRONT_PARTS).optional() })
    .optional(),
  reason: text(500).default(''),
  address: labelText(300).optional(),
  tellClient: tellClient.optional(),
});
export type CalendarDraft = z.output<typeof CalendarDraft>;

/** Times that a vet proposes to a client. */
export const ProposedTime = z.object({ start: instant, end: instant, resource: id });
