import type { ParsedMessage } from '@zampa/contract/socket';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { MeetingStatus } from '@zampa/domain/video/meeting';
import type { ParticipantStatus } from '@zampa/domain/video/participants';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { MessageSender } from '../../ports/realtime.ts';
import { meetingPlace } from './meeting-place.ts';

type Found = {
  readonly status: MeetingStatus;
  readonly relationship: RelationshipStatus | null;
  readonly own: ParticipantStatus | null;
  readonly device: string | null;
  /** The participant of the other side who is admitted and still has access. */
  readonly peerId: string | null;
  readonly peerDevice: string | null;
};

/**
 * Forwards a WebRTC signal to the other participant without reading it. Errors: NOT_FOUND; MEETING_CLOSED;
 * FORBIDDEN unless the sender is in the meeting; STATUS_CONFLICT if the sender is in it with another tab, or the
 * other side is not in it.
 */
export async function sendSignal(
  { db, realtime }: Deps,
  { viewer: { userId } }: MessageSender,
  { name, device, ...signal }: ParsedMessage<'sendSignal'>,
): Promise<null> {
  const [found] = await rowsOf<Found>(
    db,
    sql`select m.status, fc.status as relationship, own.status as own, own.device,
        peer.user_id as "peerId", peer.device as "peerDevice"
      from video_meetings m
      left join facility_clients fc on fc.facility_id = m.facility_id and fc.family_id = m.family_id
      left join video_participants own on own.conversation_id = m.conversation_id and own.user_id = ${userId}
      left join video_participants peer on peer.conversation_id = m.conversation_id
        and peer.party <> own.party and peer.status = 'ADMITTED'
        and exists (select from conversation_readers r
          where r.conversation_id = m.conversation_id and r.user_id = peer.user_id)
      where m.name = ${name}`,
  );
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.status === 'CLOSED') throw new Refusal('MEETING_CLOSED');
  if (found.own !== 'ADMITTED' || found.relationship !== 'ACTIVE') throw new Refusal('FORBIDDEN');
  const { peerId, peerDevice } = found;
  if (found.device !== device || !peerId || !peerDevice) throw new Refusal('STATUS_CONFLICT');
  realtime.send({
    name: 'video',
    message: { kind: 'signal', name, from: userId, to: peerDevice, ...signal },
    to: [peerId],
    at: meetingPlace(name, peerDevice),
  });
  return null;
}
