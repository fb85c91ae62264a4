import type { MeetingParticipant, MeetingRoom, MeetingState } from '@zampa/contract/video/objects';
import { partyOf, type Party } from '@zampa/domain/conversations/status';
import { publicName } from '@zampa/domain/people/names';
import type { Viewer } from '@zampa/domain/people/relation';
import { isPresent, participantsSeenBy } from '@zampa/domain/video/participants';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { meetingPlace } from './meeting-place.ts';
import { findMeeting, type MeetingRow, type ParticipantRow } from './meeting-row.ts';

type Seer = { readonly userId: string; readonly party: Party };
type StateDeps = Pick<Deps, 'realtime' | 'video' | 'clock' | 'publicUrl'>;

/** Returns a meeting's room in the format of the contract. The URL opens it in the viewer's app. */
export const shapeRoom = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { name, status, conversationId }: Pick<MeetingRow, 'name' | 'status' | 'conversationId'>,
  party: Party,
): MeetingRoom => ({
  name,
  url: `${publicUrl()}${meetingPath(party, { name, conversationId })}`,
  status,
});

/** Returns the path at which a side enters a meeting. */
const meetingPath = (
  party: Party,
  { name, conversationId }: Pick<MeetingRow, 'name' | 'conversationId'>,
): string =>
  party === 'facility'
    ? `/workspace/requests?list=visits&conversation=${conversationId}&video=${name}`
    : `/app/workspace/chat/${conversationId}?video=${name}`;

/** Returns the current meeting state for the viewer. Throws NOT_FOUND. */
export async function readState(
  deps: StateDeps,
  tx: Queryable,
  viewer: Viewer,
  name: string,
): Promise<MeetingState> {
  const meeting = await findMeeting(tx, { name });
  if (!meeting) throw new Refusal('NOT_FOUND');
  const seer = { userId: viewer.userId, party: partyOf(viewer) };
  return shapeState(deps, meeting, seer, await findOnlineParticipants(deps, meeting));
}

/** Returns the ids of the participants whose tab is connected. */
export async function findOnlineParticipants(
  { realtime }: Pick<Deps, 'realtime'>,
  { name, participants }: MeetingRow,
): Promise<ReadonlySet<string>> {
  const there = participants.filter(({ status }) => isPresent(status));
  const online = await Promise.all(
    there.map(({ userId, device }) =>
      realtime.isAnyConnected([userId], meetingPlace(name, device)),
    ),
  );
  return new Set(there.filter((_one, at) => online[at]).map(({ userId }) => userId));
}

/** Returns the meeting state for one person, with a ticket if they are admitted. */
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
    room: shapeRoom(deps, meeting, seer.party),
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

/** The name shown to the other side. */
const nameOf = ({ person: { owner } }: ParticipantRow) => (owner ? publicName(owner) : '');

const shapeParticipant = (
  { userId, person, status, since, absentSince, camera, microphone }: ParticipantRow,
  party: Party,
  online: ReadonlySet<string>,
): MeetingParticipant => ({
  userId,
  person: person[party === 'facility' ? 'staff' : 'owner'],
  status,
  since,
  online: online.has(userId),
  absentSince,
  camera,
  microphone,
});
