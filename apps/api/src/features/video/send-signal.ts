import type { ParsedMessage } from '@zampa/contract/socket';
import { sql } from 'drizzle-orm';
import { orNull, selectRows } from '../../db/select-list.ts';
import { videoMeetings, videoParticipants } from '@zampa/db/schema/video';
import { facilityClients } from '@zampa/db/schema/facilities';
import { alias } from 'drizzle-orm/pg-core';

import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { MessageSender } from '../../ports/realtime.ts';
import { meetingPlace } from './meeting-place.ts';

const [own, peer] = [alias(videoParticipants, 'own'), alias(videoParticipants, 'peer')];
const signalFields = {
  status: alias(videoMeetings, 'm').status,
  relationship: orNull(alias(facilityClients, 'fc').status),
  own: orNull(own.status),
  device: orNull(own.device),
  /** The participant of the other side who is admitted and still has access. */
  peerId: orNull(peer.userId),
  peerDevice: orNull(peer.device),
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
  const [found] = await selectRows(
    db,
    signalFields,
    (columns) => sql`select ${columns} from video_meetings m
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
