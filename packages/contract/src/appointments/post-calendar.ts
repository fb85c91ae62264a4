import { HOLD_WINDOWS } from '@zampa/domain/appointments/booking-status';
import { UPFRONT_PARTS } from '@zampa/domain/payments/upfront';
import * as z from 'zod';
import { flag, id, instant, labelText, lineText, text } from '../values.ts';
import { instantOrDay } from './instant-or-day.ts';

/** Time, person and text of a calendar entry. Without `start`, the time is not chosen yet. */
const eventFields = {
  title: lineText(120),
  subtitle: lineText(200),
  start: instantOrDay,
  end: instantOrDay,
  allDay: flag,
  resource: id.nullable(),
};
export const CalendarChange = z.object(eventFields).partial();

/** Whether to e-mail the client about a new time. If false, only the next reminder mentions it. */
export const notifyClientFlag = flag.describe(
  'False: send no e-mail now, only the reminders. Staff only.',
);

/** Input for a booking, an absence or another calendar entry. The server sets status and dates. */
export const CalendarDraft = z.object({
  facilityId: id.optional(),
  event: CalendarChange.default({}),
  services: z.array(id).min(1, 'services_required').max(10).optional(),
  pets: z.array(id).min(1, 'pets_required').max(20).optional(),
  /**
   * Prepayment due within `window` minutes, before the booking is confirmed: the deposit if there is one, otherwise
   * the full price.
   */
  upfront: z
    .object({ window: z.literal(HOLD_WINDOWS), part: z.enum(UPFRONT_PARTS).optional() })
    .optional(),
  reason: text(500).default(''),
  address: labelText(300).optional(),
  tellClient: notifyClientFlag.optional(),
});
export type CalendarDraft = z.output<typeof CalendarDraft>;

/** Time slot that a vet proposes to a client. */
export const ProposedTime = z.object({ start: instant, end: instant, resource: id });
