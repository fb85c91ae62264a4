import { proposedTimes } from '@zampa/db/schema/calendar';
import { proposalExpiry, timeExpiry } from '@zampa/domain/appointments/proposals';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { freeProposedTimes } from './proposed-times.ts';
import type { Act } from '../calendar/act.ts';
import { requireMember } from '../slots/bookable-member.ts';
import { requirePeriod } from '../slots/facility-time.ts';
import { writeProposal } from './time-news.ts';

/**
 * Staff propose times. Until one is accepted none of them is taken; but as long as the client may choose, no other client
 * is offered them, and the calendar of the staff shows them. Refusals: VALIDATION, CLIENT_NOT_REGISTERED for who has no
 * app to choose in.
 */
export const proposeTimes: Act = async (deps, { viewer, tx, body, now }, conversation) => {
  const { id, facilityId, relationship } = conversation;
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const { times } = body.payload;
  if (!times) throw invalid('payload.times', 'times_required');
  for (const [at, { start, end, resource }] of times.entries()) {
    const field = `payload.times.${at}.`;
    requirePeriod({ start: new Date(start), end: new Date(end) }, field);
    if (new Date(start) <= now) throw invalid(`${field}start`, 'past');
    await requireMember(tx, facilityId, resource, { field: `${field}resource`, forBooking: true });
  }
  const expiresAt = proposalExpiry(
    now,
    times.map(({ start }) => new Date(start)),
  );
  await freeProposedTimes(tx, id);
  await tx.insert(proposedTimes).values(
    times.map(({ start, end, resource }) => ({
      conversationId: id,
      facilityId,
      memberId: resource,
      startsAt: new Date(start),
      endsAt: new Date(end),
      expiresAt: timeExpiry(now, new Date(start)),
    })),
  );
  publishCalendar(deps, tx, facilityId);
  const starts = times.map(({ start }) => start);
  await writeProposal(deps, { tx, now }, viewer.userId, { conversationId: id, starts });
  return { times, expiresAt: expiresAt.toISOString() };
};
