import { randomBytes } from 'node:crypto';
import type { openMeeting as call } from '@zampa/contract/video/open-meeting';
import { videoMeetings } from '@zampa/db/schema/video';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import { partyOf } from '@zampa/domain/conversations/status';
import { refusalToMeet } from '@zampa/domain/video/meeting';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import {
  lockConversation,
  publishEvent,
  type LockedConversation,
} from '../conversations/public.ts';
import { shapeRoom } from './meeting-state.ts';
import { publishMeeting } from './publish-meeting.ts';

const NAME_BYTES = 24;

/**
 * Opens the video meeting of a conversation, or gives the one that it has. Refusals: NOT_FOUND, STATUS_CONFLICT for what
 * is no video consultation or waits to be paid, MEETING_CLOSED, FORBIDDEN and CLIENT_NOT_REGISTERED where the two sides
 * have no relation.
 */
export async function openMeeting(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const conversation = await lockConversation(tx, viewer, query.eventId);
  const { id: conversationId } = conversation;
  const existing = await tx
    .select()
    .from(videoMeetings)
    .where(eq(videoMeetings.conversationId, conversationId));
  const meeting = existing[0];
  refuseToMeet(conversation, meeting?.status ?? null);
  const shutOut = refusalOfContact(conversation.relationship, partyOf(viewer));
  if (shutOut) throw new Refusal(shutOut);
  if (meeting) return { room: shapeRoom(deps, meeting) };
  const opened = {
    conversationId,
    name: randomBytes(NAME_BYTES).toString('base64url'),
    status: 'OPEN',
  } as const;
  await tx.insert(videoMeetings).values({ ...opened, openedAt: now, usedAt: now });
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishMeeting(deps, tx, conversationId);
  return { room: shapeRoom(deps, opened) };
}

/** Refuses a meeting that cannot be opened or entered. Refusals: STATUS_CONFLICT, MEETING_CLOSED. */
export function refuseToMeet(
  { category, status }: LockedConversation,
  meeting: Parameters<typeof refusalToMeet>[1],
): void {
  // A diary is locked as no conversation is.
  const refusal = refusalToMeet({ category: category as HealthCategory, status }, meeting);
  if (refusal) throw new Refusal(refusal);
}
