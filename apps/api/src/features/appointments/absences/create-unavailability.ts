import type { createUnavailability as call } from '@zampa/contract/appointments/create-unavailability';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { readCalendarEvent } from '../calendar/read-calendar-events.ts';
import { periodsOf } from '../slots/facility-time.ts';
import { addAbsences } from './add-absence.ts';

/**
 * Creates an absence of one of the staff or of the whole facility, once or repeated: then all of it or nothing.
 * Refusals: FORBIDDEN, VALIDATION, PERIOD_OCCUPIED.
 */
export async function createUnavailability(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body } = context;
  const { facilityId, userId: memberId = null, allDay, reason } = body;
  const periods = await periodsOf(tx, facilityId, body);
  const absence = { facilityId, category: 'OOO', memberId, allDay, reason } as const;
  const id = await addAbsences(deps, context, absence, periods);
  return readCalendarEvent(tx, viewer, id);
}
