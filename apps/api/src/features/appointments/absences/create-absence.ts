import { calendarEvents } from '@zampa/db/schema/calendar';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { newId } from '../../../db/ids.ts';
import { exchangePeriods, takeFromBookings } from '../calendar/occupied-periods.ts';
import { requireMember } from '../slots/bookable-member.ts';
import type { Period } from '../slots/facility-time.ts';

export type NewAbsence = {
  readonly facilityId: string;
  readonly category: 'OOO' | 'NONE';
  /** Null for the whole facility. */
  readonly memberId: string | null;
  readonly allDay: boolean;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly reason: string;
  /** Whether to save although bookings overlap, which then have to be moved. */
  readonly allowOverlap?: boolean;
  /** The sender's own id and hash of the request (idempotency key). */
  readonly client?: { readonly clientId?: string; readonly clientHash?: string };
};

/** A team member who acts, with their relation to the facility. */
export type StaffActor = Actor & { readonly relation: Relation };

/**
 * Creates an absence (`OOO`) or a calendar entry that does not block time (`NONE`). Errors: FORBIDDEN for another
 * member's calendar, VALIDATION, PERIOD_OCCUPIED.
 */
export function createAbsence(
  deps: Deps,
  actor: StaffActor,
  { start, end, ...absence }: NewAbsence & Period,
): Promise<string> {
  return createAbsences(deps, actor, absence, [{ start, end }]);
}

/**
 * Creates the same absence for several periods, all or none. Throws the errors of `createAbsence`.
 *
 * @returns the id of the first
 */
export async function createAbsences(
  deps: Deps,
  { tx, viewer, relation, now }: StaffActor,
  { title = '', subtitle = '', client = {}, allowOverlap = false, ...absence }: NewAbsence,
  periods: readonly Period[],
): Promise<string> {
  const { facilityId, category, memberId } = absence;
  requireEditableCalendar(relation, viewer, memberId);
  if (memberId)
    await requireMember(tx, facilityId, memberId, { field: 'userId', forBooking: false });
  const ids = periods.map(() => newId());
  const [first] = ids;
  if (!first) throw new Error('the absence has no days');
  const seriesId = ids.length > 1 ? first : null;
  const taken = periods.map((period, at) => ({ ...absence, ...period, id: ids[at] ?? first }));
  await tx.insert(calendarEvents).values(
    taken.map(({ start, end, ...entry }) => ({
      ...entry,
      ...client,
      status: 'NEW' as const,
      title,
      subtitle,
      seriesId,
      startsAt: start,
      endsAt: end,
      creatorId: viewer.userId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const occupations = taken.map((entry) => ({ ...entry, expiresAt: null }));
  if (category === 'OOO')
    await (allowOverlap
      ? takeFromBookings(tx, occupations, now)
      : exchangePeriods(tx, [], occupations, now));
  publishCalendar(deps, tx, facilityId, { opening: memberId === null, toMove: allowOverlap });
  return first;
}

/**
 * Throws FORBIDDEN when the member may not edit this calendar. Admins and the desk edit all calendars, other
 * members only their own.
 */
export function requireEditableCalendar(
  relation: Relation,
  { userId }: Viewer,
  memberId: string | null,
): void {
  const editsAllCalendars = relation === 'admin' || relation === 'desk';
  if (!editsAllCalendars && memberId !== userId) throw new Refusal('FORBIDDEN');
}
