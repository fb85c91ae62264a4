import { services as servicesTable } from '@zampa/db/schema/facilities';
import { firstStatus } from '@zampa/domain/appointments/first-status';
import { refusalOfVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';
import { partyOf } from '@zampa/domain/conversations/status';
import {
  heldForPayment,
  refusalToAskUpfront,
  type PricedService,
  type UpfrontPart,
} from '@zampa/domain/payments/upfront';
import { HOME_VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { speaksForItself } from '../../../access/known-person.ts';
import type { By } from '../../../access/by.ts';
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
  takesCards,
  type UpfrontDue,
} from '../../payments/public.ts';
import { livingAmong, refuseDeceased, requirePetsOfFamily } from '../../pets/public.ts';
import { refuseToChooseEmails } from '../reminders/booking-emails.ts';
import { chooseTime } from '../slots/choose-time.ts';
import { aboutVisit, invalidate, lockValidBooking } from './booking-rows.ts';
import { insertBooking } from './insert-booking.ts';
import { refuseTooMany } from './refuse-too-many.ts';

const USUAL_WINDOW = 15;

/**
 * Creates a time for a visit: booked by staff, asked for or booked by a pet owner; without a start the time is still to
 * be found. Refusals: VALIDATION, NOT_FOUND, FORBIDDEN without an active relation, CONVERSATION_CLOSED, STATUS_CONFLICT
 * for a visit that has its booking, TOO_MANY_BOOKINGS, PERIOD_OCCUPIED; those of an upfront payment that staff ask for.
 */
export async function bookTime(
  deps: Deps,
  { viewer, tx, body, client, now }: PostedEvent<'CALENDAR'>,
) {
  const { parent_id: visitId, payload } = body;
  if (!visitId) throw invalid('parent_id', 'required');
  const conversation = await lockConversation(tx, viewer, visitId);
  refuseToChooseEmails(viewer, payload.tellClient, payload.event.start !== undefined);
  refuseToBook(conversation);
  const visit = await aboutVisit(tx, conversation.id);
  const pets = await petsToBook(tx, conversation, payload.pets ?? null, visit.pets);
  const services = [...new Set(payload.services ?? visit.services)];
  const offer = await offerOf(tx, conversation.facilityId, services, viewer.isVet);
  await makeRoom(tx, conversation.id, viewer.userId, now);

  const { start, title, subtitle, ...wish } = payload.event;
  if (start) await refuseTooMany(tx, viewer, conversation, now);
  const time = start
    ? await chooseTime({ tx, viewer, now }, conversation, { ...wish, start, services, pets })
    : null;
  const due = time && (await dueBefore({ tx, viewer, now }, conversation, offer, payload.upfront));
  const status = firstStatus({
    party: partyOf(viewer),
    hasTime: time !== null,
    upfront: due !== null,
    instant: offer.instant,
  });
  const window = payload.upfront?.window ?? USUAL_WINDOW;
  const heldUntil =
    status === 'RESERVATION' && time ? heldForPayment(window, now, time.start) : null;
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
    address: payload.address ?? (offer.atHome ? await addressOfClient(tx, conversation) : ''),
  };
  const booked = await insertBooking(deps, { tx, viewer, now }, conversation, booking);
  if (heldUntil && time && due)
    await chargeUpfront(deps, { tx, now }, conversation, {
      due,
      bookingId: booked.id,
      start: time.start,
      expiresAt: heldUntil,
      userId: viewer.userId,
      asked: viewer.isVet ? payload.upfront : undefined,
    });
  return booked;
}

/**
 * Returns what is paid before a time is confirmed: what staff ask for, or the deposit of who books by themselves. Null
 * where nothing is, or where they could not pay it: no time is held for that, the clinic agrees to it as to any other.
 */
async function dueBefore(
  { tx, viewer, now }: By,
  conversation: LockedConversation,
  { deposit, prices }: Offer,
  asked: { readonly part?: UpfrontPart | undefined } | undefined,
): Promise<UpfrontDue | null> {
  if (!asked && (viewer.isVet || !deposit)) return null;
  const due = await findUpfrontDue({ tx, now }, conversation, prices, asked?.part);
  if (viewer.isVet) return due;
  const isReady = await takesCards(tx, conversation.facilityId);
  return refusalToAskUpfront(due.amount, isReady) === null ? due : null;
}

/**
 * Returns for whom a time is booked: whoever is named, or those of the visit that live. Refusals: NOT_FOUND, VALIDATION
 * for a pet that has died.
 */
async function petsToBook(
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
  const living = await livingAmong(tx, ofVisit);
  if (living.length === 0) await refuseDeceased(tx, ofVisit, 'payload.pets');
  return living;
}

/** Refuses with CONVERSATION_CLOSED a visit that has ended, with FORBIDDEN once the relation has. */
export function refuseToBook({ status, relationship }: LockedConversation): void {
  if (status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalOfVisit(relationship);
  if (refusal) throw new Refusal(refusal);
}

/** Refuses to change a visit with CONVERSATION_CLOSED once it has ended, with FORBIDDEN once the relation has. */
export function refuseToRebook({ status, relationship }: LockedConversation): void {
  if (status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalToChangeVisit(relationship);
  if (refusal) throw new Refusal(refusal);
}

/** A visit has one valid booking; one that only asked for a time gives way to the first that has one. */
async function makeRoom(tx: Queryable, conversationId: string, userId: string, now: Date) {
  const before = await lockValidBooking(tx, conversationId, now);
  if (!before) return;
  if (before.status !== 'TO_BE_BOOKED') throw new Refusal('STATUS_CONFLICT');
  await invalidate({ tx, now }, before, userId);
}

type Offer = {
  readonly instant: boolean;
  readonly atHome: boolean;
  /** Whether any has a deposit. */
  readonly deposit: boolean;
  readonly prices: readonly PricedService[];
};

/** What the services say about booking them. Refusals: NOT_FOUND, VALIDATION for what clients are not offered. */
async function offerOf(
  tx: Queryable,
  facilityId: string,
  serviceIds: readonly string[],
  viewerIsVet: boolean,
): Promise<Offer> {
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

/** Where the contact of the family lives, on one line; empty where they have not said, or not to this facility. */
async function addressOfClient(
  tx: Queryable,
  { facilityId, familyId }: LockedConversation,
): Promise<string> {
  const [client] = await rowsOf<{ address: string }>(
    tx,
    sql`select concat_ws(', ', nullif(u.address, ''),
        nullif(concat_ws(' ', nullif(u.postcode, ''), nullif(u.city, '')), '')) as address
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId} and ${speaksForItself(sql.raw('fc'))}`,
  );
  return client?.address ?? '';
}
