import { toCalendarCategory } from '@zampa/domain/appointments/booking-status';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PostedEvent } from '../../conversations/public.ts';
import { createAbsence } from '../absences/create-absence.ts';
import { bookTime } from '../bookings/book-time.ts';
import { parsePeriod } from '../slots/facility-time.ts';

/**
 * Creates a booking or absence from a posted calendar event, by its category. Throws the errors of creating an
 * entry of this kind.
 */
export async function postCalendar(deps: Deps, posted: PostedEvent<'CALENDAR'>) {
  const { tx, body, client } = posted;
  const category = toCalendarCategory(body.category);
  if (category === 'BOOKING') {
    if (!body.parent_id) throw invalid('parent_id', 'required');
    return bookTime(deps, posted, { ...body.payload, visitId: body.parent_id });
  }
  const { facilityId, event, reason, tellClient: shouldNotifyClient } = body.payload;
  if (shouldNotifyClient !== undefined) throw invalid('payload.tellClient', 'unexpected');
  const { start, end, allDay = false, resource: memberId = null, title, subtitle } = event;
  if (!facilityId) throw invalid('payload.facilityId', 'required');
  if (!start) throw invalid('payload.event.start', 'required');
  if (!end) throw invalid('payload.event.end', 'required');
  const period = await parsePeriod(tx, facilityId, { start, end, allDay }, 'payload.event.');
  const texts = { title, subtitle, reason, client };
  const absence = { ...period, facilityId, category, memberId, allDay, ...texts };
  const id = await createAbsence(deps, posted, absence);
  return { id, seq: 0 };
}
