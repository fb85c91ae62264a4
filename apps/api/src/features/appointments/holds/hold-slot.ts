import type { BodyOf } from '@zampa/contract/call';
import type { holdSlot as call } from '@zampa/contract/appointments/hold-slot';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { pets as petsTable } from '@zampa/db/schema/pets';
import { holdExpiry } from '@zampa/domain/appointments/hold';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { refusalOfVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';
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
import { exchange } from '../calendar/occupied-periods.ts';
import { refuseDeceased, requirePetsOfFamily } from '../../pets/public.ts';
import { refuseToRebook } from '../bookings/book-time.ts';
import { lockValidBooking, type CalendarRow } from '../bookings/booking-rows.ts';
import { refuseTooLate } from '../bookings/change-booking.ts';
import { chooseOffered, type ChosenTime } from '../slots/choose-time.ts';
import type { Period } from '../slots/facility-time.ts';
import { refuseTooMany } from '../bookings/refuse-too-many.ts';
import { removeHold } from './held-slot.ts';
import type { By } from '../../../access/by.ts';

type Wanted = BodyOf<typeof call>;

/**
 * Keeps a time for a pet owner who is about to book it, or to move a booking there; what they kept before is free.
 * Refusals: NOT_FOUND, FORBIDDEN where the relation allows no visit or no move, VALIDATION, PERIOD_OCCUPIED,
 * TOO_MANY_BOOKINGS, those of a move.
 */
export async function holdSlot(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { facilityId, services, pets, assigneeId: resource, bookingId } = body;
  const familyId = await requireClient(tx, viewer, body);
  if (!bookingId) await refuseTooMany(tx, viewer, { facilityId, familyId }, now);
  const before = bookingId ? await bookingToMove(tx, viewer, { ...body, bookingId }, now) : null;
  const wish = { start: body.start, resource, services, pets, ...(before && { before }) };
  const time = await chooseOffered({ tx, viewer, now }, facilityId, wish, 'start');
  const kept = await keep({ tx, viewer, now }, facilityId, time);
  const free = beside(time, before);
  const taken = free ? [{ ...kept, ...free, expiresAt: kept.heldUntil }] : [];
  await exchange(tx, time.hold ? [time.hold] : [], taken, now);
  if (time.hold) await removeHold(tx, time.hold);
  publishCalendar(deps, tx, facilityId);
  return {
    id: kept.id,
    start: time.start.toISOString(),
    end: time.end.toISOString(),
    assigneeId: time.memberId,
    heldUntil: kept.heldUntil.toISOString(),
  };
}

/**
 * Returns the family of the pets. Refusals: NOT_FOUND for pets of others, FORBIDDEN where its relation allows no visit
 * or, with a booking, no other time of one: a time is kept for whoever may book it.
 */
async function requireClient(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, pets, bookingId }: Wanted,
): Promise<string> {
  const [pet] = await tx.select().from(petsTable).where(inArray(petsTable.id, pets));
  const clinic = viewer.clinics.find(
    (link) => link.facilityId === facilityId && link.familyId === pet?.familyId,
  );
  if (!clinic) throw new Refusal('NOT_FOUND');
  await requirePetsOfFamily(tx, clinic.familyId, pets);
  await refuseDeceased(tx, pets, 'pets');
  const relation = await lockRelation(tx, facilityId, clinic.familyId);
  const refusal = (bookingId ? refusalToChangeVisit : refusalOfVisit)(relation?.status);
  if (refusal) throw new Refusal(refusal);
  return clinic.familyId;
}

/** Refusals: NOT_FOUND, STATUS_CONFLICT for a booking that is over, TOO_LATE for one that its owner may not move. */
async function bookingToMove(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, bookingId, start }: Wanted & { readonly bookingId: string },
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

/** An entry of the calendar that says nothing but that the time is kept. */
async function keep(
  { tx, viewer: { userId }, now }: By,
  facilityId: string,
  { start, end, memberId }: ChosenTime,
) {
  const kept = { id: newId(), facilityId, memberId, heldUntil: holdExpiry(now) };
  await tx.insert(calendarEvents).values({
    ...kept,
    category: 'NONE',
    status: 'RESERVATION',
    startsAt: start,
    endsAt: end,
    creatorId: userId,
    createdAt: now,
    updatedAt: now,
  });
  return kept;
}

/** Returns the longest part of the new time outside of the booking's present one, which it holds already; null if none. */
function beside({ start, end, memberId }: ChosenTime, before: CalendarRow | null): Period | null {
  const taken =
    before?.startsAt && before.endsAt && before.memberId === memberId
      ? [{ from: before.startsAt.getTime(), to: before.endsAt.getTime() }]
      : [];
  const left = subtractSpans([{ from: start.getTime(), to: end.getTime() }], taken);
  const [longest] = left.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest ? { start: new Date(longest.from), end: new Date(longest.to) } : null;
}
