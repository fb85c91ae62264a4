import type { EventDetails } from '@zampa/db/schema/conversations';
import { proposedTimes } from '@zampa/db/schema/calendar';
import { proposalExpiry, proposedTimeExpiry } from '@zampa/domain/appointments/proposals';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { withdrawProposedTimes } from './proposed-times.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { requireMember } from '../slots/bookable-member.ts';
import { requirePeriod } from '../slots/facility-time.ts';
import { notifyTimesProposed } from './time-notifications.ts';

/**
 * Staff propose times to a client. A proposed time is not taken until it is accepted, but until it expires it is
 * hidden from other clients and shown in the staff's calendar. Errors: VALIDATION, CLIENT_NOT_REGISTERED for a client
 * without an account.
 */
export const proposeTimes: AppointmentAction = async (
  deps,
  { viewer, tx, body, now },
  conversation,
) => {
  const { facilityId, relationship } = conversation;
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const { times } = body.payload;
  if (!times) throw invalid('payload.times', 'times_required');
  for (const [at, { start, end, resource }] of times.entries()) {
    const field = `payload.times.${at}.`;
    requirePeriod({ start: new Date(start), end: new Date(end) }, field);
    if (new Date(start) <= now) throw invalid(`${field}start`, 'past');
    await requireMember(tx, facilityId, resource, { field: `${field}resource`, forBooking: true });
  }
  return storeProposal(deps, { viewer, tx, now }, conversation, times);
};

type ProposedTime = { readonly start: string; readonly end: string; readonly resource: string };

/**
 * Replaces the times proposed in a conversation and notifies the family. Returns the details of the event that records
 * it.
 */
export async function storeProposal(
  deps: Deps,
  { viewer, tx, now }: Actor,
  { id, facilityId }: Pick<LockedConversation, 'id' | 'facilityId'>,
  times: readonly ProposedTime[],
): Promise<EventDetails> {
  const expiresAt = proposalExpiry(
    now,
    times.map(({ start }) => new Date(start)),
  );
  await withdrawProposedTimes(tx, id);
  await tx.insert(proposedTimes).values(
    times.map(({ start, end, resource }) => ({
      conversationId: id,
      facilityId,
      memberId: resource,
      startsAt: new Date(start),
      endsAt: new Date(end),
      expiresAt: proposedTimeExpiry(now, new Date(start)),
    })),
  );
  publishCalendar(deps, tx, facilityId);
  const starts = times.map(({ start }) => start);
  await notifyTimesProposed(deps, { tx, now }, viewer.userId, { conversationId: id, starts });
  return { times: [...times], expiresAt: expiresAt.toISOString() };
}
