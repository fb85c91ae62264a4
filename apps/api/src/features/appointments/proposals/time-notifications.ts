import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import type { Party } from '@zampa/domain/conversations/status';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import {
  findReadersOfFacility,
  findReadersOfFamily,
  enqueueEmailAndSms,
} from '../../../emails/notification-emails.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { readConversationNames } from '../../conversations/public.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';

/** Notifies the clinic, including by e-mail, that a client requested this time, or a visit at any time. */
export async function notifyTimeRequested(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  { id, conversationId, start }: { id: string; conversationId: string; start: Date | null },
): Promise<void> {
  const news = start ? 'TIME_ASKED' : 'TIME_WANTED';
  await notifyClinicOfTime(deps, { tx, now }, actorId, { news, id, conversationId, start });
}

/** Returns whether a client's booking with this status awaits an answer from the clinic. */
export const isTimeRequest = (status: BookingStatus): boolean =>
  status === 'TO_BE_CONFIRMED' || status === 'TO_BE_BOOKED';

/**
 * Notifies the family in the app, without an additional e-mail, that a time was confirmed, moved or canceled, or that
 * a request for any time was declined.
 */
export function notifyFamily(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  { kind, conversationId, start }: FamilyNotification,
): void {
  if (!conversationId || (start && start <= now)) return;
  const starts = start ? [start.toISOString()] : [];
  notifySide(deps, tx, { kind, actorId, conversationId, party: 'facility', starts });
}

type FamilyNotification = {
  readonly kind: 'TIME_CONFIRMED' | 'TIME_MOVED' | 'CALLED_OFF';
  readonly conversationId: string | null;
  readonly start: Date | null;
};

/** Notifies the clinic, including by e-mail, that a client moved their confirmed appointment. */
export const notifyTimeMoved = (
  deps: Deps,
  work: UnitOfWork,
  actorId: string,
  moved: { id: string; conversationId: string; start: Date },
): Promise<void> => notifyClinicOfTime(deps, work, actorId, { news: 'TIME_MOVED', ...moved });

/** Notifies the clinic, including by e-mail, that a client canceled. */
export async function notifyTimeCanceled(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  { id, conversationId, startsAt }: { id: string; conversationId: string; startsAt: Date | null },
): Promise<void> {
  if (startsAt && startsAt <= now) return;
  const about = { news: 'CALLED_OFF', id, conversationId, start: startsAt } as const;
  await notifyClinicOfTime(deps, { tx, now }, actorId, about);
}

type HeldBooking = Pick<CalendarRow, 'id' | 'conversationId' | 'memberId' | 'startsAt'>;

/** Notifies both sides that a time was released because it was not paid or not confirmed in time. */
export async function notifyHoldEnded(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id, conversationId, memberId, startsAt: start }: HeldBooking,
  news: 'PAYMENT_EXPIRED' | 'TIME_EXPIRED',
): Promise<void> {
  if (!conversationId || !memberId || !start) return;
  const contact = await findContactOf(tx, conversationId);
  if (contact)
    await notifyClinicOfTime(deps, { tx, now }, contact, { news, id, conversationId, start });
  const { familyId, names } = await readConversationNames(tx, conversationId, memberId);
  const starts = [start.toISOString()];
  // The expiry has no author in the family, so the whole family is notified. The member whose time it was is used as
  // the author.
  const actorId = memberId;
  notifySide(deps, tx, { kind: news, actorId, conversationId, party: 'facility', starts });
  await enqueueEmailAndSms(deps, tx, await findReadersOfFamily(tx, familyId, { except: actorId }), {
    ...names,
    person: names.facility,
    news,
    starts,
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `${news}:${id}:family`,
  });
}

/** Returns the family's contact person at the clinic of a conversation. */
async function findContactOf(tx: Queryable, conversationId: string): Promise<string | undefined> {
  const [contact] = await rowsOf<{ userId: string }>(
    tx,
    sql`select fc.user_id as "userId" from conversations c
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      where c.id = ${conversationId}`,
  );
  return contact?.userId;
}

/** Notifies the family, including by e-mail, of newly proposed times. */
export async function notifyTimesProposed(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  { conversationId, starts }: { conversationId: string; starts: readonly string[] },
): Promise<void> {
  const { familyId, names } = await readConversationNames(tx, conversationId, actorId);
  notifySide(deps, tx, {
    kind: 'TIMES_PROPOSED',
    actorId,
    conversationId,
    party: 'facility',
    starts,
  });
  await enqueueEmailAndSms(deps, tx, await findReadersOfFamily(tx, familyId, { except: actorId }), {
    ...names,
    actorId,
    news: 'TIMES_PROPOSED',
    starts,
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `proposal:${conversationId}:${now.getTime()}`,
  });
}

async function notifyClinicOfTime(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  about: { news: NotificationKind; id: string; conversationId: string; start: Date | null },
): Promise<void> {
  const { news, id, conversationId, start } = about;
  const { facilityId, category, status, names } = await readConversationNames(
    tx,
    conversationId,
    actorId,
  );
  // A visit that was only waiting for its payment becomes NEW after the cancellation, by a later job; link to it as
  // such.
  const goesOn = news === 'CALLED_OFF' && status === 'PENDING';
  const starts = start ? [start.toISOString()] : [];
  notifySide(deps, tx, { kind: news, actorId, conversationId, party: 'owner', starts });
  await enqueueEmailAndSms(deps, tx, await findReadersOfFacility(tx, facilityId), {
    ...names,
    actorId,
    news,
    starts,
    conversationId,
    path: requestPath({ id: conversationId, category, status: goesOn ? 'NEW' : status }),
    once: `${news}:${id}:${now.getTime()}`,
  });
}

/** Notifies the clinic in the app, without an e-mail, which proposed time was accepted. */
export const notifyTimeChosen = (
  deps: Deps,
  tx: Queryable,
  actorId: string,
  { conversationId, start }: { conversationId: string; start: Date },
): void =>
  notifySide(deps, tx, {
    kind: 'PROPOSAL_ANSWERED',
    actorId,
    conversationId,
    party: 'owner',
    starts: [start.toISOString()],
  });

type SideNotification = {
  readonly kind: NotificationKind;
  readonly actorId: string;
  readonly conversationId: string;
  /** The side that acted. */
  readonly party: Party;
  readonly starts: readonly string[];
};

const notifySide = (
  { outbox }: Deps,
  tx: Queryable,
  { conversationId: id, party, actorId, ...news }: SideNotification,
) =>
  outbox.enqueue(tx, 'notify', {
    ...news,
    by: actorId,
    conversation: { id, party, seq: null },
    to: [],
  });
