import type { BodyOf } from '@zampa/contract/call';
import type { holdSlot as call } from '@zampa/contract/appointments/hold-slot';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { pets as petsTable } from '@zampa/db/schema/pets';
import { holdExpiry } from '@zampa/domain/appointments/hold';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { refusalToBookVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { subtractSpans } from '@zampa/domain/appointments/slots/spans';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { lockRelation } from '../../clients/public.ts';
import { lockConversation } from '../../conversations/public.ts';
import { newId } from '../../../db/ids.ts';
import { exchangePeriods } from '../calendar/occupied-periods.ts';
import { refuseDeceased, requirePetsOfFamily } from '../../pets/public.ts';
import { refuseToRebook } from '../bookings/book-time.ts';
import { lockValidBooking, type CalendarRow } from '../bookings/booking-rows.ts';
import { refuseTooLate } from '../bookings/change-booking.ts';
import { chooseOfferedTime, type ChosenTime } from '../slots/choose-time.ts';
import type { Period } from '../slots/facility-time.ts';
import { refuseTooManyBookings } from '../bookings/refuse-too-many.ts';
import { removeHold } from './held-slot.ts';
import type { Actor } from '../../../access/by.ts';

type HoldRequest = BodyOf<typeof call>;

/**
 * Holds a time for a pet owner who is about to book it or to move a booking to it. Releases their previous hold.
 * Errors: NOT_FOUND, FORBIDDEN if the relation does not allow the booking or move, VALIDATION, PERIOD_OCCUPIED,
 * TOO_MANY_BOOKINGS, and the errors of moving a booking.
 */
export async function holdSlot(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { facilityId, services, pets, assigneeId: resource, bookingId } = body;
  const familyId = await requireBookingFamily(tx, viewer, body);
  if (!bookingId) await refuseTooManyBookings(tx, viewer, { facilityId, familyId }, now);
  const before = bookingId
    ? await lockBookingToMove(tx, viewer, { ...body, bookingId }, now)
    : null;
  const wish = { start: body.start, resource, services, pets, ...(before && { before }) };
  const time = await chooseOfferedTime({ tx, viewer, now }, facilityId, wish, 'start');
  const hold = await insertHold({ tx, viewer, now }, facilityId, time);
  const free = unoccupiedPart(time, before);
  const taken = free ? [{ ...hold, ...free, expiresAt: hold.heldUntil }] : [];
  await exchangePeriods(tx, time.hold ? [time.hold] : [], taken, now);
  if (time.hold) await removeHold(tx, time.hold);
  publishCalendar(deps, tx, facilityId);
  return {
    id: hold.id,
    start: time.start.toISOString(),
    end: time.end.toISOString(),
    assigneeId: time.memberId,
    heldUntil: hold.heldUntil.toISOString(),
  };
}

/**
 * Returns the family of the pets after checking that it may book, or move a booking, at the facility. Errors:
 * NOT_FOUND for pets of others, FORBIDDEN if the relation does not allow it.
 */
async function requireBookingFamily(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, pets, bookingId }: HoldRequest,
): Promise<string> {
  const [pet] = await tx.select().from(petsTable).where(inArray(petsTable.id, pets));
  const clinic = viewer.clinics.find(
    (link) => link.facilityId === facilityId && link.familyId === pet?.familyId,
  );
  if (!clinic) throw new Refusal('NOT_FOUND');
  await requirePetsOfFamily(tx, clinic.familyId, pets);
  await refuseDeceased(tx, pets, 'pets');
  const relation = await lockRelation(tx, facilityId, clinic.familyId);
  const refusal = (bookingId ? refusalToChangeVisit : refusalToBookVisit)(relation?.status);
  if (refusal) throw new Refusal(refusal);
  return clinic.familyId;
}

/**
 * Locks the booking that is to be moved. Errors: NOT_FOUND, STATUS_CONFLICT for a booking that is no longer valid,
 * TOO_LATE if its owner may no longer move it.
 */
async function lockBookingToMove(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, bookingId, start }: HoldRequest & { readonly bookingId: string },
  now: Date,
): Promise<CalendarRow> {
  const conversation = await lockConversation(tx, viewer, bookingId);
  refuseToRebook(conversation);
  const booking = await lockValidBooking(tx, conversation.id, now);
  if (conversation.facilityId !== facilityId) throw new Refusal('NOT_FOUND');
  if (booking?.id !== bookingId) throw new Refusal('STATUS_CONFLICT');
  refuseTooLate(viewer, booking, now);
  if (refusalToChangeTime('owner', new Date(start), now)) throw new Refusal('TOO_LATE');
  return booking;
}

/** Inserts the calendar entry of a hold, without any details. */
async function insertHold(
  { tx, viewer: { userId }, now }: Actor,
  facilityId: string,
  { start, end, memberId }: ChosenTime,
) {
  const hold = { id: newId(), facilityId, memberId, heldUntil: holdExpiry(now) };
  await tx.insert(calendarEvents).values({
    ...hold,
    category: 'NONE',
    status: 'RESERVATION',
    startsAt: start,
    endsAt: end,
    creatorId: userId,
    createdAt: now,
    updatedAt: now,
  });
  return hold;
}

/** Returns the longest part of the new time that the booking does not already occupy; null if no part is left. */
function unoccupiedPart(
  { start, end, memberId }: ChosenTime,
  before: CalendarRow | null,
): Period | null {
  const taken =
    before?.startsAt && before.endsAt && before.memberId === memberId
      ? [{ from: before.startsAt.getTime(), to: before.endsAt.getTime() }]
      : [];
  const left = subtractSpans([{ from: start.getTime(), to: end.getTime() }], taken);
  const [longest] = left.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest ? { start: new Date(longest.from), end: new Date(longest.to) } : null;
}
