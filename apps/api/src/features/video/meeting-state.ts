import type { MeetingParticipant, MeetingRoom, MeetingState } from '@zampa/contract/video/objects';
import { partyOf, type Party } from '@zampa/domain/conversations/status';
import { safeName } from '@zampa/domain/people/names';
import type { Viewer } from '@zampa/domain/people/relation';
import { isThere, participantsSeenBy } from '@zampa/domain/video/participants';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { meetingPlace } from './meeting-place.ts';
import { findMeeting, type MeetingRow, type ParticipantRow } from './meeting-row.ts';

type Seer = { readonly userId: string; readonly party: Party };
type StateDeps = Pick<Deps, 'realtime' | 'video' | 'clock' | 'publicUrl'>;

/** Returns a room as everybody knows it; its address is where the pet owner enters. */
export const shapeRoom = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { name, status, conversationId }: Pick<MeetingRow, 'name' | 'status' | 'conversationId'>,
): MeetingRoom => ({
  name,
  url: `${publicUrl()}/app/workspace/chat/${conversationId}?video=${name}`,
  status,
});

/** Returns a meeting as the viewer sees it now. Refusal: NOT_FOUND where there is none. */
export async function readState(
  deps: StateDeps,
  tx: Queryable,
  viewer: Viewer,
  name: string,
): Promise<MeetingState> {
  const meeting = await findMeeting(tx, { name });
  if (!meeting) throw new Refusal('NOT_FOUND');
  const seer = { userId: viewer.userId, party: partyOf(viewer) };
  return shapeState(deps, meeting, seer, await onlineIn(deps, meeting));
}

/** Returns who of those in a meeting or at its door has a connection, with the tab that they came with. */
export async function onlineIn(
  { realtime }: Pick<Deps, 'realtime'>,
  { name, participants }: MeetingRow,
): Promise<ReadonlySet<string>> {
  const there = participants.filter(({ status }) => isThere(status));
  const online = await Promise.all(
    there.map(({ userId, device }) =>
      realtime.isAnyConnected([userId], meetingPlace(name, device)),
    ),
  );
  return new Set(there.filter((_one, at) => online[at]).map(({ userId }) => userId));
}

/** Returns a meeting as one person sees it, with a ticket where they are in it. */
export async function shapeState(
  deps: StateDeps,
  meeting: MeetingRow,
  seer: Seer,
  online: ReadonlySet<string>,
): Promise<MeetingState> {
  const { conversationId, facilityId, facilityName, timezone, visitStart } = meeting;
  const { version, startedAt, pets } = meeting;
  const seen = participantsSeenBy(seer, meeting.participants);
  const shape = (one: ParticipantRow) => shapeParticipant(one, seer.party, online);
  const { you } = seen;
  const now = deps.clock.now();
  const isIn = meeting.status === 'OPEN' && you?.status === 'ADMITTED';
  return {
    room: shapeRoom(deps, meeting),
    conversationId,
    facilityId,
    facilityName,
    timezone,
    visitStart,
    pets,
    version,
    startedAt,
    now: now.toISOString(),
    you: {
      userId: seer.userId,
      role: seer.party === 'facility' ? 'HOST' : 'GUEST',
      status: you?.status ?? null,
      device: you?.device ?? null,
    },
    waiting: seen.waiting.map(shape),
    denied: seen.denied.map(shape),
    peer: seen.peer && shape(seen.peer),
    colleague: seen.colleague && shape(seen.colleague),
    ticket: isIn
      ? await deps.video.issueTicket(
          meeting.name,
          { userId: you.userId, displayName: nameOf(you) },
          now,
        )
      : null,
  };
}

/** As the other side is shown them. */
const nameOf = ({ person: { owner } }: ParticipantRow) => (owner ? safeName(owner) : '');

const shapeParticipant = (
  { userId, person, status, since, camera, microphone }: ParticipantRow,
  party: Party,
  online: ReadonlySet<string>,
): MeetingParticipant => ({
  userId,
  person: person[party === 'facility' ? 'staff' : 'owner'],
  status,
  since,
  online: online.has(userId),
  camera,
  microphone,
});
