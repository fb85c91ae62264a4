import { randomBytes } from 'node:crypto';
import type { openMeeting as call } from '@zampa/contract/video/open-meeting';
import { videoMeetings } from '@zampa/db/schema/video';
import { refusalToContact } from '@zampa/domain/clients/relationship';
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
 * Opens the video meeting of a conversation, or returns the existing one. Errors: NOT_FOUND; STATUS_CONFLICT if it is
 * not a video visit or awaits payment; MEETING_CLOSED; FORBIDDEN and CLIENT_NOT_REGISTERED without an active
 * relation.
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
  requireMeetingAllowed(conversation, meeting?.status ?? null);
  const contactRefusal = refusalToContact(conversation.relationship, partyOf(viewer));
  if (contactRefusal) throw new Refusal(contactRefusal);
  if (meeting) return { room: shapeRoom(deps, meeting, partyOf(viewer)) };
  const opened = {
    conversationId,
    name: randomBytes(NAME_BYTES).toString('base64url'),
    status: 'OPEN',
  } as const;
  await tx.insert(videoMeetings).values({ ...opened, openedAt: now, usedAt: now });
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishMeeting(deps, tx, conversationId);
  return { room: shapeRoom(deps, opened, partyOf(viewer)) };
}

/** Throws STATUS_CONFLICT or MEETING_CLOSED if a meeting cannot be opened or entered. */
export function requireMeetingAllowed(
  { category, status }: LockedConversation,
  meeting: Parameters<typeof refusalToMeet>[1],
): void {
  // Diary entries have other categories but are never locked as conversations.
  const refusal = refusalToMeet({ category: category as HealthCategory, status }, meeting);
  if (refusal) throw new Refusal(refusal);
}
