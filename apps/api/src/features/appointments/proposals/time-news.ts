import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import type { Party } from '@zampa/domain/conversations/status';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readersOfFacility, readersOfFamily, enqueueNews } from '../../../emails/news-emails.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { namesOfConversation } from '../../conversations/public.ts';
import type { CalendarRow } from '../bookings/booking-rows.ts';

/** Writes to the clinic, at once, that one of its clients asks for this time, or for any. */
export async function notifyTimeRequested(
  deps: Deps,
  { tx, now }: UnitOfWork,
  by: string,
  { id, conversationId, start }: { id: string; conversationId: string; start: Date | null },
): Promise<void> {
  const news = start ? 'TIME_ASKED' : 'TIME_WANTED';
  await writeToClinic(deps, { tx, now }, by, { news, id, conversationId, start });
}

/** Tells whether a client's booking of this status waits for its clinic. */
export const isTimeRequest = (status: BookingStatus): boolean =>
  status === 'TO_BE_CONFIRMED' || status === 'TO_BE_BOOKED';

/**
 * Tells the family, where it looks by itself, that the clinic expects them at a time, or does so no more; also that it
 * gives none to who asked for any.
 */
export function notifyFamily(
  deps: Deps,
  { tx, now }: UnitOfWork,
  by: string,
  { kind, conversationId, start }: FamilyNews,
): void {
  if (!conversationId || (start && start <= now)) return;
  const starts = start ? [start.toISOString()] : [];
  notifySide(deps, tx, { kind, by, conversationId, party: 'facility', starts });
}

type FamilyNews = {
  readonly kind: 'TIME_CONFIRMED' | 'TIME_MOVED' | 'CALLED_OFF';
  readonly conversationId: string | null;
  readonly start: Date | null;
};

/** Writes to the clinic, at once, that its client comes at another time than it expects them. */
export const writeTimeMoved = (
  deps: Deps,
  work: UnitOfWork,
  by: string,
  moved: { id: string; conversationId: string; start: Date },
): Promise<void> => writeToClinic(deps, work, by, { news: 'TIME_MOVED', ...moved });

/** Writes to the clinic, at once, that its client will not come. */
export async function writeCalledOff(
  deps: Deps,
  { tx, now }: UnitOfWork,
  by: string,
  { id, conversationId, startsAt }: { id: string; conversationId: string; startsAt: Date | null },
): Promise<void> {
  if (startsAt && startsAt <= now) return;
  const about = { news: 'CALLED_OFF', id, conversationId, start: startsAt } as const;
  await writeToClinic(deps, { tx, now }, by, about);
}

type HeldBooking = Pick<CalendarRow, 'id' | 'conversationId' | 'memberId' | 'startsAt'>;

/** Tells both sides that a time was not paid upfront before its end, or passed unanswered, and is free again. */
export async function notifyHoldEnded(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id, conversationId, memberId, startsAt: start }: HeldBooking,
  news: 'PAYMENT_EXPIRED' | 'TIME_EXPIRED',
): Promise<void> {
  if (!conversationId || !memberId || !start) return;
  const contact = await contactOf(tx, conversationId);
  if (contact) await writeToClinic(deps, { tx, now }, contact, { news, id, conversationId, start });
  const { familyId, names } = await namesOfConversation(tx, conversationId, memberId);
  const starts = [start.toISOString()];
  // Nobody of the family has done it, so that all of it is told: it comes from whoever's time it was.
  const by = memberId;
  notifySide(deps, tx, { kind: news, by, conversationId, party: 'facility', starts });
  await enqueueNews(deps, tx, await readersOfFamily(tx, familyId, { except: by }), {
    ...names,
    person: names.facility,
    news,
    starts,
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `${news}:${id}:family`,
  });
}

/** Who stands for the family of a visit at its clinic. */
async function contactOf(tx: Queryable, conversationId: string): Promise<string | undefined> {
  const [contact] = await rowsOf<{ userId: string }>(
    tx,
    sql`select fc.user_id as "userId" from conversations c
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      where c.id = ${conversationId}`,
  );
  return contact?.userId;
}

/** Writes to the family, at once, that the clinic proposes these times. */
export async function writeProposal(
  deps: Deps,
  { tx, now }: UnitOfWork,
  by: string,
  { conversationId, starts }: { conversationId: string; starts: readonly string[] },
): Promise<void> {
  const { familyId, names } = await namesOfConversation(tx, conversationId, by);
  notifySide(deps, tx, {
    kind: 'TIMES_PROPOSED',
    by,
    conversationId,
    party: 'facility',
    starts,
  });
  await enqueueNews(deps, tx, await readersOfFamily(tx, familyId, { except: by }), {
    ...names,
    by,
    news: 'TIMES_PROPOSED',
    starts,
    conversationId,
    path: `/app/workspace/chat/${conversationId}`,
    once: `proposal:${conversationId}:${now.getTime()}`,
  });
}

async function writeToClinic(
  deps: Deps,
  { tx, now }: UnitOfWork,
  by: string,
  about: { news: NotificationKind; id: string; conversationId: string; start: Date | null },
): Promise<void> {
  const { news, id, conversationId, start } = about;
  const { facilityId, category, status, names } = await namesOfConversation(tx, conversationId, by);
  // What waited for the payment of its time alone is new again once that is called off, by a job that follows.
  const goesOn = news === 'CALLED_OFF' && status === 'PENDING';
  const starts = start ? [start.toISOString()] : [];
  notifySide(deps, tx, { kind: news, by, conversationId, party: 'owner', starts });
  await enqueueNews(deps, tx, await readersOfFacility(tx, facilityId), {
    ...names,
    by,
    news,
    starts,
    conversationId,
    path: requestPath({ id: conversationId, category, status: goesOn ? 'NEW' : status }),
    once: `${news}:${id}:${now.getTime()}`,
  });
}

/** Tells the clinic, where it looks by itself, which of its times was chosen. */
export const notifyTimeChosen = (
  deps: Deps,
  tx: Queryable,
  by: string,
  { conversationId, start }: { conversationId: string; start: Date },
): void =>
  notifySide(deps, tx, {
    kind: 'PROPOSAL_ANSWERED',
    by,
    conversationId,
    party: 'owner',
    starts: [start.toISOString()],
  });

type SideNews = {
  readonly kind: NotificationKind;
  readonly by: string;
  readonly conversationId: string;
  /** The side that it came from. */
  readonly party: Party;
  readonly starts: readonly string[];
};

const notifySide = (
  { outbox }: Deps,
  tx: Queryable,
  { conversationId: id, party, ...news }: SideNews,
) => outbox.enqueue(tx, 'notify', { ...news, conversation: { id, party, seq: null }, to: [] });
