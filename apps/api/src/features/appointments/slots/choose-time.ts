import { MINUTE_MS } from '@zampa/domain/time/durations';
import { inArray } from 'drizzle-orm';
import { services as servicesTable } from '@zampa/db/schema/facilities';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { readAvailability } from './availability.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';
import { lockHold, type HeldSlot } from '../holds/held-slot.ts';
import { requireMember } from './bookable-member.ts';
import { parsePeriod, type Period } from './facility-time.ts';
import { queryAround, offeredAt } from './offered-at.ts';
import type { Actor } from '../../../access/by.ts';

export type ChosenTime = Period & {
  readonly memberId: string;
  /** The pet owner's hold, which is exchanged for this time. */
  readonly hold: HeldSlot | null;
};

export type TimeWish = {
  readonly start: string;
  readonly end?: string | undefined;
  readonly allDay?: boolean | undefined;
  readonly resource?: string | null | undefined;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** The current member and time of a booking that is being moved. */
  readonly before?: Pick<CalendarRow, 'id' | 'memberId' | 'startsAt' | 'endsAt'>;
};

/**
 * Determines the time and member of a booking. Pet owners choose among available slots, with the duration of the
 * services; staff choose freely. Whether the time is free is decided when it is taken. Errors: VALIDATION,
 * PERIOD_OCCUPIED.
 */
export async function chooseTime(
  { tx, viewer, now }: Actor,
  { facilityId, assigneeId }: Pick<LockedConversation, 'facilityId' | 'assigneeId'>,
  wish: TimeWish,
): Promise<ChosenTime> {
  if (!viewer.isVet) return chooseOfferedTime({ tx, viewer, now }, facilityId, wish);
  const memberId = wish.resource ?? wish.before?.memberId ?? assigneeId ?? viewer.userId;
  await requireMember(tx, facilityId, memberId, {
    field: 'payload.event.resource',
    forBooking: true,
  });
  const { start, allDay = false } = wish;
  const end = wish.end ?? (await defaultEnd(tx, wish));
  return {
    ...(await parsePeriod(tx, facilityId, { start, end, allDay }, 'payload.event.')),
    memberId,
    hold: null,
  };
}

/**
 * Chooses an available slot and its member. Errors: VALIDATION for a time that is not offered, PERIOD_OCCUPIED for
 * a time that is no longer free or while online booking is paused.
 *
 * @param field path of the start in the request body, for errors
 */
export async function chooseOfferedTime(
  { tx, viewer, now }: Actor,
  facilityId: string,
  { start, resource, services, pets, before }: TimeWish,
  field = 'payload.event.start',
): Promise<ChosenTime> {
  const hold = await lockHold(tx, viewer.userId);
  const criteria = { facilityId, services, pets, assigneeId: resource, client: viewer };
  const query = queryAround(start, { ...criteria, ...(before && { except: before.id }) });
  const offered = offeredAt(await readAvailability(tx, query, now), start, field);
  const { free } = offered;
  const preferred = [hold?.memberId, before?.memberId].find((id) => id && free.includes(id));
  const memberId = preferred ?? free[0];
  if (!memberId) throw new Refusal('PERIOD_OCCUPIED');
  return { start: new Date(start), end: offered.end, memberId, hold };
}

/** Returns the default end: the booking's previous duration, or else the total of the services. */
async function defaultEnd(tx: Queryable, { start, services, before }: TimeWish): Promise<string> {
  const lengthMs =
    before?.startsAt && before.endsAt
      ? before.endsAt.getTime() - before.startsAt.getTime()
      : (await durationOf(tx, services)) * MINUTE_MS;
  return new Date(new Date(start).getTime() + lengthMs).toISOString();
}

async function durationOf(tx: Queryable, services: readonly string[]): Promise<number> {
  const found = await tx
    .select({ duration: servicesTable.duration })
    .from(servicesTable)
    .where(inArray(servicesTable.id, [...services]));
  return found.reduce((sum, { duration }) => sum + duration, 0);
}
