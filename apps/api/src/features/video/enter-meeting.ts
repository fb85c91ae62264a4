import type { enterMeeting as call } from '@zampa/contract/video/enter-meeting';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { partyOf } from '@zampa/domain/conversations/status';
import { findHolder, isThere, participantAfter, rings } from '@zampa/domain/video/participants';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { lockMeeting } from './lock-meeting.ts';
import { readState } from './meeting-state.ts';
import { refuseToMeet } from './open-meeting.ts';
import {
  findParticipants,
  removeFromEngine,
  saveArrival,
  saveStatus,
  touchMeeting,
  type StoredParticipant,
} from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';
import { notifyVideo } from './video-news.ts';

/**
 * Enters a meeting, or asks at its door. Refusals: NOT_FOUND, MEETING_CLOSED, STATUS_CONFLICT for who was turned away
 * and where a colleague is in it, FORBIDDEN and CLIENT_NOT_REGISTERED where the two sides have no relation,
 * TOO_MANY_REQUESTS. The other side is called once in a while, however often somebody comes and goes.
 */
export async function enterMeeting(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, now } = context;
  const { userId } = viewer;
  await deps.limits.spend(LIMITS.meetingEntries, userId);
  const { conversation, meeting } = await lockMeeting(tx, viewer, body.name);
  refuseToMeet(conversation, meeting.status);
  const party = partyOf(viewer);
  const shutOut = refusalOfContact(conversation.relationship, party);
  if (shutOut) throw new Refusal(shutOut);

  const { conversationId, name } = meeting;
  const participants = await findParticipants(tx, conversationId);
  const own = participants.find((one) => one.userId === userId);
  const before = own?.status ?? null;
  const status = participantAfter(before, 'ENTER', party);
  if (!status) throw new Refusal('STATUS_CONFLICT');
  const holder = status === 'ADMITTED' ? findHolder(participants, { userId, party }) : null;
  if (holder) await takePlace(deps, { tx, now }, { conversationId, name, holder }, body.takeOver);
  const { device, camera, microphone } = body;
  const rangAt = own?.rangAt ? new Date(own.rangAt) : null;
  const isHeard = status !== before && rings(rangAt, now);
  const waits = isHeard && status === 'WAITING';
  const calls = isHeard && party === 'facility' && !participants.some(isOwnerThere);
  const arrival = { conversationId, userId, party, status, device, camera, microphone };
  await saveArrival({ tx, now }, { ...arrival, rangAt: waits || calls ? now : rangAt });
  await touchMeeting({ tx, now }, conversationId);

  if (waits) notifyVideo(deps, tx, { kind: 'VIDEO_WAITING', by: userId, conversationId });
  if (calls) notifyVideo(deps, tx, { kind: 'VIDEO_CALL', by: userId, conversationId });
  publishMeeting(deps, tx, conversationId, { caller: calls ? userId : null });
  return readState(deps, tx, viewer, name);
}

const isOwnerThere = ({ party, status, mayBeThere }: StoredParticipant) =>
  party === 'owner' && mayBeThere && isThere(status);

type Place = {
  readonly conversationId: string;
  readonly name: string;
  readonly holder: StoredParticipant;
};

/** A colleague's place is taken on purpose alone; that of one who treats there no more is free. */
async function takePlace(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { conversationId, name, holder }: Place,
  onPurpose: boolean,
): Promise<void> {
  if (holder.mayBeThere && !onPurpose) throw new Refusal('STATUS_CONFLICT');
  await saveStatus({ tx, now }, conversationId, { userId: holder.userId, status: 'LEFT' });
  removeFromEngine(deps, tx, name, holder.userId);
}
