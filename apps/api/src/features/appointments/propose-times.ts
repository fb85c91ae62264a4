import { proposedTimes } from '@zampa/db/schema/calendar';
import { proposalExpiry } from '@zampa/domain/appointments/proposals';
import { invalid } from '../../platform/refusal.ts';
import { freeProposedTimes } from '../../records/proposed-times.ts';
import type { Act } from './act.ts';
import { requireMember } from './bookable-member.ts';
import { requirePeriod } from './facility-time.ts';

/**
 * Staff propose times. Until one is accepted none of them is taken; but as long as the client may choose, no other is
 * offered them. Refusal: VALIDATION.
 */
export const proposeTimes: Act = async (_deps, { tx, body, now }, { id, facilityId }) => {
  const { times } = body.payload;
  if (!times) throw invalid('payload.times', 'times_required');
  for (const [at, { start, end, resource }] of times.entries()) {
    const field = `payload.times.${at}.`;
    requirePeriod({ start: new Date(start), end: new Date(end) }, field);
    if (new Date(start) <= now) throw invalid(`${field}start`, 'past');
    await requireMember(tx, facilityId, resource, `${field}resource`, true);
  }
  const expiresAt = proposalExpiry(now);
  await freeProposedTimes(tx, id);
  await tx.insert(proposedTimes).values(
    times.map(({ start, end, resource }) => ({
      conversationId: id,
      facilityId,
      memberId: resource,
      startsAt: new Date(start),
      endsAt: new Date(end),
      expiresAt,
    })),
  );
  return { times, expiresAt: expiresAt.toISOString() };
};
