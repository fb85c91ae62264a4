import { calendarCategory } from '@zampa/domain/appointments/booking-status';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PostedEvent } from '../../conversations/public.ts';
import { addAbsence } from '../absences/add-absence.ts';
import { bookTime } from '../bookings/book-time.ts';
import { periodOf } from '../slots/facility-time.ts';

/** Creates what is posted into a calendar, by its category. Refusals: those of its kind. */
export async function postCalendar(deps: Deps, posted: PostedEvent<'CALENDAR'>) {
  const { tx, body, client } = posted;
  const category = calendarCategory(body.category);
  if (category === 'BOOKING') return bookTime(deps, posted);
  const { facilityId, event, reason, tellClient } = body.payload;
  if (tellClient !== undefined) throw invalid('payload.tellClient', 'unexpected');
  const { start, end, allDay = false, resource: memberId = null, title, subtitle } = event;
  if (!facilityId) throw invalid('payload.facilityId', 'required');
  if (!start) throw invalid('payload.event.start', 'required');
  if (!end) throw invalid('payload.event.end', 'required');
  const period = await periodOf(tx, facilityId, { start, end, allDay }, 'payload.event.');
  const texts = { title, subtitle, reason, client };
  const absence = { ...period, facilityId, category, memberId, allDay, ...texts };
  const id = await addAbsence(deps, posted, absence);
  return { id, seq: 0 };
}
