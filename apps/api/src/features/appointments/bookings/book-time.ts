import { services as servicesTable } from '@zampa/db/schema/facilities';
import { firstStatus } from '@zampa/domain/appointments/first-status';
import { refusalToBookVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';
import { partyOf } from '@zampa/domain/conversations/status';
import {
  paymentHoldEnd,
  refusalToAskUpfront,
  type PricedService,
  type UpfrontPart,
} from '@zampa/domain/payments/upfront';
import { HOME_VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { managesOwnContact } from '../../../shapes/person-for-staff.ts';
import type { Actor } from '../../../access/by.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import {
  lockConversation,
  type LockedConversation,
  type PostedEvent,
} from '../../conversations/public.ts';
import {
  chargeUpfront,
  findUpfrontDue,
  canTakeCards,
  type UpfrontDue,
} from '../../payments/public.ts';
import { findLivingPets, refuseDeceased, requirePetsOfFamily } from '../../pets/public.ts';
import { refuseToChooseEmails } from '../reminders/booking-emails.ts';
import { chooseTime } from '../slots/choose-time.ts';
import { readVisitSubjects, cancelEntry, lockValidBooking } from './booking-rows.ts';
import { insertBooking } from './insert-booking.ts';
import { refuseTooManyBookings } from './refuse-too-many.ts';

const USUAL_WINDOW = 15;

type Payload = PostedEvent<'CALENDAR'>['body']['payload'];

/** A booking to create: the visit, the time, and what the caller chose for it. */
type BookingDraft = Pick<Payload, 'event'> &
  Partial<Pick<Payload, 'pets' | 'services' | 'upfront' | 'address' | 'tellClient'>> & {
    readonly visitId: string;
  };

/**
 * Creates the booking of a visit: staff book a time, a pet owner requests or books one. Without a start, the visit
 * has no time yet. Errors: VALIDATION, NOT_FOUND, FORBIDDEN without an active relation, CONVERSATION_CLOSED,
 * STATUS_CONFLICT if the visit already has a booking, TOO_MANY_BOOKINGS, PERIOD_OCCUPIED, and the errors of a
 * prepayment that staff request.
 */
export async function bookTime(
  deps: Deps,
  { viewer, tx, client, now }: Actor & Pick<PostedEvent<'CALENDAR'>, 'client'>,
  { visitId, ...payload }: BookingDraft,
) {
  const conversation = await lockConversation(tx, viewer, visitId);
  refuseToChooseEmails(viewer, payload.tellClient, payload.event.start !== undefined);
  refuseToBook(conversation);
  const visit = await readVisitSubjects(tx, conversation.id);
  const pets = await findPetsToBook(tx, conversation, payload.pets ?? null, visit.pets);
  const services = [...new Set(payload.services ?? visit.services)];
  const offer = await readBookingTerms(tx, conversation.facilityId, services, viewer.isVet);
  await cancelRequestWithoutTime(tx, conversation.id, viewer.userId, now);

  const { start, title, subtitle, ...wish } = payload.event;
  if (start) await refuseTooManyBookings(tx, viewer, conversation, now);
  const time = start
    ? await chooseTime({ tx, viewer, now }, conversation, { ...wish, start, services, pets })
    : null;
  const due =
    time && (await findPrepaymentDue({ tx, viewer, now }, conversation, offer, payload.upfront));
  const status = firstStatus({
    party: partyOf(viewer),
    hasTime: time !== null,
    upfront: due !== null,
    instant: offer.instant,
  });
  const window = payload.upfront?.window ?? USUAL_WINDOW;
  const heldUntil =
    status === 'RESERVATION' && time ? paymentHoldEnd(window, now, time.start) : null;
  const booking = {
    status,
    time,
    services,
    pets,
    heldUntil,
    title: title ?? '',
    subtitle: subtitle ?? '',
    ...omitUndefined({ tellClient: payload.tellClient }),
    client,
    address: payload.address ?? (offer.atHome ? await findHomeAddress(tx, conversation) : ''),
  };
  const booked = await insertBooking(deps, { tx, viewer, now }, conversation, booking);
  if (heldUntil && time && due)
    await chargeUpfront(deps, { tx, now }, conversation, {
      due,
      bookingId: booked.id,
      start: time.start,
      expiresAt: heldUntil,
      userId: viewer.userId,
      requested: viewer.isVet ? payload.upfront : undefined,
    });
  return booked;
}

/**
 * Returns the prepayment due before the time is confirmed: the amount that staff request, or the deposit of an
 * owner's own booking. Null if nothing is due or the facility cannot take cards: the time is then not held for a
 * payment, and the clinic confirms it as usual.
 */
async function findPrepaymentDue(
  { tx, viewer, now }: Actor,
  conversation: LockedConversation,
  { deposit, prices }: BookingTerms,
  request: { readonly part?: UpfrontPart | undefined } | undefined,
): Promise<UpfrontDue | null> {
  if (!request && (viewer.isVet || !deposit)) return null;
  const due = await findUpfrontDue({ tx, now }, conversation, prices, request?.part);
  if (viewer.isVet) return due;
  const isReady = await canTakeCards(tx, conversation.facilityId);
  return refusalToAskUpfront(due.amount, isReady) === null ? due : null;
}

/**
 * Returns the pets to book for: the named ones, or else the living pets of the visit. Errors: NOT_FOUND, VALIDATION
 * for a pet that has died.
 */
async function findPetsToBook(
  tx: Queryable,
  { familyId }: LockedConversation,
  named: readonly string[] | null,
  ofVisit: readonly string[],
): Promise<readonly string[]> {
  if (named) {
    const pets = await requirePetsOfFamily(tx, familyId, named);
    await refuseDeceased(tx, pets, 'payload.pets');
    return pets;
  }
  const living = await findLivingPets(tx, ofVisit);
  if (living.length === 0) await refuseDeceased(tx, ofVisit, 'payload.pets');
  return living;
}

/** Throws CONVERSATION_CLOSED if the visit has ended, FORBIDDEN if the relation does not allow a booking. */
export function refuseToBook({ status, relationship }: LockedConversation): void {
  if (status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalToBookVisit(relationship);
  if (refusal) throw new Refusal(refusal);
}

/** Throws CONVERSATION_CLOSED if the visit has ended, FORBIDDEN if the relation does not allow a change. */
export function refuseToRebook({ status, relationship }: LockedConversation): void {
  if (status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalToChangeVisit(relationship);
  if (refusal) throw new Refusal(refusal);
}

/**
 * Invalidates a booking that has no time yet, since a visit has only one valid booking. Throws STATUS_CONFLICT if the
 * existing one has a time.
 */
async function cancelRequestWithoutTime(
  tx: Queryable,
  conversationId: string,
  userId: string,
  now: Date,
) {
  const before = await lockValidBooking(tx, conversationId, now);
  if (!before) return;
  if (before.status !== 'TO_BE_BOOKED') throw new Refusal('STATUS_CONFLICT');
  await cancelEntry({ tx, now }, before, userId);
}

type BookingTerms = {
  readonly instant: boolean;
  readonly atHome: boolean;
  /** Whether any of the services has a deposit. */
  readonly deposit: boolean;
  readonly prices: readonly PricedService[];
};

/**
 * Returns how the services can be booked. Errors: NOT_FOUND, VALIDATION for a service that is not offered to clients.
 */
async function readBookingTerms(
  tx: Queryable,
  facilityId: string,
  serviceIds: readonly string[],
  viewerIsVet: boolean,
): Promise<BookingTerms> {
  const found = await tx
    .select()
    .from(servicesTable)
    .where(
      and(eq(servicesTable.facilityId, facilityId), inArray(servicesTable.id, [...serviceIds])),
    );
  if (found.length < serviceIds.length) throw new Refusal('NOT_FOUND');
  if (!viewerIsVet && found.some(({ enabled }) => !enabled))
    throw invalid('payload.services', 'not_enabled');
  return {
    instant: found.every(({ instant }) => instant),
    atHome: found.some(({ serviceTypeId }) => serviceTypeId === HOME_VISIT_SERVICE_TYPE),
    prices: found,
    deposit: found.some(({ price, deposit }) => price > 0 && deposit > 0),
  };
}

/** Returns the home address of the family's contact on one line; empty if unknown or not shared with this facility. */
async function findHomeAddress(
  tx: Queryable,
  { facilityId, familyId }: LockedConversation,
): Promise<string> {
  const [client] = await rowsOf<{ address: string }>(
    tx,
    sql`select concat_ws(', ', nullif(u.address, ''),
        nullif(concat_ws(' ', nullif(u.postcode, ''), nullif(u.city, '')), '')) as address
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId} and ${managesOwnContact(sql.raw('fc'))}`,
  );
  return client?.address ?? '';
}
