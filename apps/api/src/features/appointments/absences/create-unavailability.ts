import type { createUnavailability as call } from '@zampa/contract/appointments/create-unavailability';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { readCalendarEvent } from '../calendar/read-calendar-events.ts';
import { parsePeriods } from '../slots/facility-time.ts';
import { createAbsences } from './create-absence.ts';

/**
 * Creates an absence of a team member or a closure of the facility. A repeated one is created completely or not at
 * all. With `allowOverlap`, it may overlap bookings. Errors: FORBIDDEN, VALIDATION, PERIOD_OCCUPIED.
 */
export async function createUnavailability(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body } = context;
  const { facilityId, userId: memberId = null, allDay, reason, allowOverlap } = body;
  const periods = await parsePeriods(tx, facilityId, body);
  const absence = {
    facilityId,
    category: 'OOO',
    memberId,
    allDay,
    reason,
    allowOverlap,
  } as const;
  const id = await createAbsences(deps, context, absence, periods);
  return readCalendarEvent(tx, viewer, id);
}
