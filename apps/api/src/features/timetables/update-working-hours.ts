import type { updateWorkingHours as call } from '@zampa/contract/timetables/update-working-hours';
import { facilities } from '@zampa/db/schema/facilities';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import type { Deps } from '../../deps.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { cancelBookings } from '../appointments/public.ts';
import { hoursJson, replaceHours, requireHours } from './weekly-hours.ts';

/**
 * Replaces a facility's weekly hours and cancels the bookings named in `cancel`. Errors: WORKING_HOURS_EMPTY,
 * WORKING_HOURS_INVALID, STALE, NOT_FOUND, CONVERSATION_CLOSED.
 */
export async function updateWorkingHours(
  context: PersonContext<typeof call>,
  deps: Deps,
): Promise<WeeklySpan[]> {
  const { tx, query, body, ifMatch, now } = context;
  const { facilityId } = query;
  const { workingHours } = body;
  if (workingHours.length === 0) throw new Refusal('WORKING_HOURS_EMPTY');
  requireHours(workingHours, 'workingHours');
  // Before locking the facility, because booking locks the conversation first.
  await cancelBookings(deps, context, facilityId, body.cancel);
  // Serializes changes to the facility's hours.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  refuseStale(ifMatch, facility.hoursUpdatedAt ?? facility.createdAt);
  await tx.update(facilities).set({ hoursUpdatedAt: now }).where(eq(facilities.id, facilityId));
  await replaceHours(tx, facilityId, null, workingHours);
  publishStaff(deps, tx, facilityId, null);
  const [row] = await rowsOf<{ hours: WeeklySpan[] }>(
    tx,
    sql`select ${hoursJson((w) => sql`${w}.facility_id = ${facilityId} and ${w}.timetable_id is null`)} as hours`,
  );
  return row?.hours ?? [];
}
