import type { decideParticipant as call } from '@zampa/contract/video/decide-participant';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { findAdmittedOnSameSide, participantAfter } from '@zampa/domain/video/participants';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { startService } from '../conversations/public.ts';
import { lockMeeting } from './lock-meeting.ts';
import { readState } from './meeting-state.ts';
import { requireMeetingAllowed } from './open-meeting.ts';
import {
  findParticipants,
  removeFromMediaServer,
  saveStatus,
  touchMeeting,
} from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/**
 * Admits or denies a guest in the waiting room. The first admission starts the meeting's clock and, if needed, the
 * service. Errors: NOT_FOUND; MEETING_CLOSED; STATUS_CONFLICT if a colleague decided otherwise or no guest is
 * waiting; FORBIDDEN if the relation has ended.
 */
export async function decideParticipant(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { conversation, meeting } = await lockMeeting(tx, viewer, body.name);
  requireMeetingAllowed(conversation, meeting.status);
  const letsIn = body.decision === 'GRANT';
  const contactRefusal = letsIn ? refusalToContact(conversation.relationship, 'facility') : null;
  if (contactRefusal) throw new Refusal(contactRefusal);
  const { conversationId, name } = meeting;
  const participants = await findParticipants(tx, conversationId);
  const guest = participants.find(({ userId }) => userId === body.userId);
  // A guest who has lost access can still be denied.
  if (!guest || (letsIn && !guest.mayBeThere)) throw new Refusal('NOT_FOUND');
  const status = participantAfter(guest.status, body.decision, guest.party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  if (status === guest.status) return readState(deps, tx, viewer, name);

  const isGrant = status === 'ADMITTED';
  if (isGrant) {
    const holder = findAdmittedOnSameSide(participants, guest);
    if (holder) {
      await saveStatus({ tx, now }, conversationId, { userId: holder.userId, status: 'LEFT' });
      removeFromMediaServer(deps, tx, name, holder.userId);
    }
    await startService(deps, { tx, viewer, now }, conversation);
  }
  await saveStatus({ tx, now }, conversationId, { userId: guest.userId, status });
  await touchMeeting({ tx, now }, conversationId, { starts: isGrant });
  publishMeeting(deps, tx, conversationId);
  return readState(deps, tx, viewer, name);
}
