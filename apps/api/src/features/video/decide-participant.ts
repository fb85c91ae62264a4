import type { decideParticipant as call } from '@zampa/contract/video/decide-participant';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { findHolder, participantAfter } from '@zampa/domain/video/participants';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { startService } from '../conversations/public.ts';
import { lockMeeting } from './lock-meeting.ts';
import { readState } from './meeting-state.ts';
import { refuseToMeet } from './open-meeting.ts';
import { findParticipants, removeFromEngine, saveStatus, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/**
 * Decides about a pet owner at the door. The first grant starts the time, and the service where nobody has started it:
 * who is let in is being seen. Refusals: NOT_FOUND, MEETING_CLOSED, STATUS_CONFLICT where a colleague has decided
 * otherwise or nobody waits, FORBIDDEN for whose relation has ended.
 */
export async function decideParticipant(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { conversation, meeting } = await lockMeeting(tx, viewer, body.name);
  refuseToMeet(conversation, meeting.status);
  const letsIn = body.decision === 'GRANT';
  const shutOut = letsIn ? refusalOfContact(conversation.relationship, 'facility') : null;
  if (shutOut) throw new Refusal(shutOut);
  const { conversationId, name } = meeting;
  const participants = await findParticipants(tx, conversationId);
  const guest = participants.find(({ userId }) => userId === body.userId);
  // Whoever may be there no more can still be turned away.
  if (!guest || (letsIn && !guest.mayBeThere)) throw new Refusal('NOT_FOUND');
  const status = participantAfter(guest.status, body.decision, guest.party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  if (status === guest.status) return readState(deps, tx, viewer, name);

  const isGrant = status === 'ADMITTED';
  if (isGrant) {
    const holder = findHolder(participants, guest);
    if (holder) {
      await saveStatus({ tx, now }, conversationId, { userId: holder.userId, status: 'LEFT' });
      removeFromEngine(deps, tx, name, holder.userId);
    }
    await startService(deps, { tx, viewer, now }, conversation);
  }
  await saveStatus({ tx, now }, conversationId, { userId: guest.userId, status });
  await touchMeeting({ tx, now }, conversationId, { starts: isGrant });
  publishMeeting(deps, tx, conversationId);
  return readState(deps, tx, viewer, name);
}
