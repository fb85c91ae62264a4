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
import { periodOf, type Period } from './facility-time.ts';
import { around, offeredAt } from './offered-at.ts';
import type { By } from '../../../access/by.ts';

export type ChosenTime = Period & {
  readonly memberId: string;
  /** What the pet owner kept until now, which is given up for it. */
  readonly hold: HeldSlot | null;
};

export type TimeWish = {
  readonly start: string;
  readonly end?: string | undefined;
  readonly allDay?: boolean | undefined;
  readonly resource?: string | null | undefined;
  readonly services: readonly string[];
  readonly pets: readonly string[];
  /** Whom and how long it was until now, where a booking is moved. */
  readonly before?: Pick<CalendarRow, 'id' | 'memberId' | 'startsAt' | 'endsAt'>;
};

/**
 * Returns when a booking is to be and whose time it takes. A pet owner chooses among the slots that are offered, as
 * long as the services take; staff choose freely. In the end taking the time decides whether it is free. Refusals:
 * VALIDATION, PERIOD_OCCUPIED.
 */
export async function chooseTime(
  { tx, viewer, now }: By,
  { facilityId, assigneeId }: Pick<LockedConversation, 'facilityId' | 'assigneeId'>,
  wish: TimeWish,
): Promise<ChosenTime> {
  if (!viewer.isVet) return chooseOffered({ tx, viewer, now }, facilityId, wish);
  const memberId = wish.resource ?? wish.before?.memberId ?? assigneeId ?? viewer.userId;
  await requireMember(tx, facilityId, memberId, {
    field: 'payload.event.resource',
    forBooking: true,
  });
  const { start, allDay = false } = wish;
  const end = wish.end ?? (await usualEnd(tx, wish));
  return {
    ...(await periodOf(tx, facilityId, { start, end, allDay }, 'payload.event.')),
    memberId,
    hold: null,
  };
}

/**
 * Chooses one of the slots that are offered. Refusals: VALIDATION for any other time, PERIOD_OCCUPIED for one that is
 * not free any more, or while the facility takes no bookings.
 *
 * @param field where in the body the start stands
 */
export async function chooseOffered(
  { tx, viewer, now }: By,
  facilityId: string,
  { start, resource, services, pets, before }: TimeWish,
  field = 'payload.event.start',
): Promise<ChosenTime> {
  const hold = await lockHold(tx, viewer.userId);
  const asked = { facilityId, services, pets, assigneeId: resource, client: viewer };
  const query = around(start, { ...asked, ...(before && { except: before.id }) });
  const offered = offeredAt(await readAvailability(tx, query, now), start, field);
  const { free } = offered;
  const preferred = [hold?.memberId, before?.memberId].find((id) => id && free.includes(id));
  const memberId = preferred ?? free[0];
  if (!memberId) throw new Refusal('PERIOD_OCCUPIED');
  return { start: new Date(start), end: offered.end, memberId, hold };
}

/** As long as it was, or as long as the services take together. */
async function usualEnd(tx: Queryable, { start, services, before }: TimeWish): Promise<string> {
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
