import { calendarEvents } from '@zampa/db/schema/calendar';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import type { By } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { newId } from '../../../db/ids.ts';
import { exchange } from '../calendar/occupied-periods.ts';
import { requireMember } from '../slots/bookable-member.ts';
import type { Period } from '../slots/facility-time.ts';

export type NewAbsence = {
  readonly facilityId: string;
  readonly category: 'OOO' | 'NONE';
  /** Null: the whole facility. */
  readonly memberId: string | null;
  readonly allDay: boolean;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly reason: string;
  /** How its sender will recognise it. */
  readonly client?: { readonly clientId?: string; readonly clientHash?: string };
};

/** Who of the staff does something, and how they stand to the facility. */
export type ByStaff = By & { readonly relation: Relation };

/**
 * Adds an absence, or another entry, which takes nobody's time. Refusals: FORBIDDEN for the time of somebody else,
 * VALIDATION, PERIOD_OCCUPIED.
 */
export function addAbsence(
  deps: Deps,
  by: ByStaff,
  { start, end, ...absence }: NewAbsence & Period,
): Promise<string> {
  return addAbsences(deps, by, absence, [{ start, end }]);
}

/**
 * Adds the same on several days, all or none of them. Refusals: those of one.
 *
 * @returns the first
 */
export async function addAbsences(
  deps: Deps,
  { tx, viewer, relation, now }: ByStaff,
  { title = '', subtitle = '', client = {}, ...absence }: NewAbsence,
  periods: readonly Period[],
): Promise<string> {
  const { facilityId, category, memberId } = absence;
  refuseForeignTime(relation, viewer, memberId);
  if (memberId)
    await requireMember(tx, facilityId, memberId, { field: 'userId', forBooking: false });
  const ids = periods.map(() => newId());
  const [first] = ids;
  if (!first) throw new Error('an absence on no day');
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
  if (category === 'OOO') await exchange(tx, [], occupations, now);
  publishCalendar(deps, tx, facilityId, { opening: memberId === null });
  return first;
}

/**
 * Refuses the time of somebody else: admins and the desk keep the calendar of everybody, whoever treats only their own.
 */
export function refuseForeignTime(
  relation: Relation,
  { userId }: Viewer,
  memberId: string | null,
): void {
  const keeper = relation === 'admin' || relation === 'desk';
  if (!keeper && memberId !== userId) throw new Refusal('FORBIDDEN');
}
