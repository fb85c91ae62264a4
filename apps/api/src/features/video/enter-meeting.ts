import type { enterMeeting as call } from '@zampa/contract/video/enter-meeting';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { partyOf } from '@zampa/domain/conversations/status';
import {
  findAdmittedOnSameSide,
  isPresent,
  participantAfter,
  shouldRing,
} from '@zampa/domain/video/participants';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { LIMITS } from '../../limits/table.ts';
import { lockMeeting } from './lock-meeting.ts';
import { readState } from './meeting-state.ts';
import { requireMeetingAllowed } from './open-meeting.ts';
import {
  findParticipants,
  removeFromMediaServer,
  saveEntry,
  saveStatus,
  touchMeeting,
  type StoredParticipant,
} from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';
import { notifyOfVideo } from './video-notifications.ts';

/**
 * Enters a meeting or its waiting room. Notifies the other side, at most every 30 seconds per person. Errors:
 * NOT_FOUND; MEETING_CLOSED; STATUS_CONFLICT for a guest who was denied, or if a colleague is in the meeting;
 * FORBIDDEN and CLIENT_NOT_REGISTERED without an active relation; TOO_MANY_REQUESTS.
 */
export async function enterMeeting(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { userId } = viewer;
  await deps.limits.spend(LIMITS.meetingEntries, userId);
  const { conversation, meeting } = await lockMeeting(tx, viewer, body.name);
  requireMeetingAllowed(conversation, meeting.status);
  const party = partyOf(viewer);
  const contactRefusal = refusalToContact(conversation.relationship, party);
  if (contactRefusal) throw new Refusal(contactRefusal);

  const { conversationId, name } = meeting;
  const participants = await findParticipants(tx, conversationId);
  const own = participants.find((one) => one.userId === userId);
  const before = own?.status ?? null;
  const status = participantAfter(before, 'ENTER', party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  const holder =
    status === 'ADMITTED' ? findAdmittedOnSameSide(participants, { userId, party }) : null;
  if (holder)
    await takeOverPlace(deps, { tx, now }, { conversationId, name, holder }, body.takeOver);
  const { device, camera, microphone } = body;
  const rangAt = own?.rangAt ? new Date(own.rangAt) : null;
  const shouldNotify = status !== before && shouldRing(rangAt, now);
  const waits = shouldNotify && status === 'WAITING';
  const calls = shouldNotify && party === 'facility' && !participants.some(isOwnerThere);
  const arrival = { conversationId, userId, party, status, device, camera, microphone };
  await saveEntry({ tx, now }, { ...arrival, rangAt: waits || calls ? now : rangAt });
  await touchMeeting({ tx, now }, conversationId);

  if (waits) notifyOfVideo(deps, tx, { kind: 'VIDEO_WAITING', actorId: userId, conversationId });
  if (calls) notifyOfVideo(deps, tx, { kind: 'VIDEO_CALL', actorId: userId, conversationId });
  publishMeeting(deps, tx, conversationId, { caller: calls ? userId : null });
  return readState(deps, tx, viewer, name);
}

const isOwnerThere = ({ party, status, mayBeThere }: StoredParticipant) =>
  party === 'owner' && mayBeThere && isPresent(status);

type Place = {
  readonly conversationId: string;
  readonly name: string;
  readonly holder: StoredParticipant;
};

/**
 * Takes over a colleague's place. Throws STATUS_CONFLICT unless that was requested or the colleague may no longer be
 * in the meeting.
 */
async function takeOverPlace(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { conversationId, name, holder }: Place,
  onPurpose: boolean,
): Promise<void> {
  if (holder.mayBeThere && !onPurpose) throw new Refusal('STATUS_CONFLICT');
  await saveStatus({ tx, now }, conversationId, { userId: holder.userId, status: 'LEFT' });
  removeFromMediaServer(deps, tx, name, holder.userId);
}
