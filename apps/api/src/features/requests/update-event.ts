import type { updateEvent as call } from '@zampa/contract/requests/update-event';
import type { BodyOf } from '@zampa/contract/call';
import { conversations } from '@zampa/db/schema/conversations';
import { refusalToBookVisit } from '@zampa/domain/clients/relationship';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import type { Actor } from '../../access/by.ts';
import type { Relation } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import {
  publishEvent,
  publishAccessLost,
  lockConversation,
  startService,
  type LockedConversation,
} from '../conversations/public.ts';
import { changeDiaryEntry, lockDiaryEntry } from '../diary/public.ts';
import { notifyAssignee } from './notify-assignee.ts';
import { closeConversation } from './close-conversation.ts';
import { readConversation } from '../inbox/public.ts';
import { changeCalendarEvent } from '../appointments/public.ts';
import { removeLostParticipants } from '../video/public.ts';

/**
 * Changes a conversation, a booking or the author's own diary entry. Of a conversation, the pet owner may change the
 * note; staff may change status, assignee and priority. Errors: NOT_FOUND, FORBIDDEN, CONVERSATION_CLOSED,
 * STATUS_CONFLICT, STALE, VALIDATION.
 */
export async function updateEvent(context: PersonContext<typeof call>, deps: Deps) {
  return (await changeCalendarEvent(deps, context)) ?? (await changeRequest(deps, context));
}

type Change = BodyOf<typeof call>['payload'];

async function changeRequest(
  deps: Deps,
  { viewer, relation, tx, query, body, ifMatch, now }: PersonContext<typeof call>,
) {
  const entry = await lockDiaryEntry(tx, viewer, query.id);
  if (entry) {
    refuseStale(ifMatch, entry.updatedAt);
    await changeDiaryEntry(deps, { tx, now }, entry, body.payload);
    return readConversation(tx, viewer, entry.id);
  }
  const conversation = await lockConversation(tx, viewer, query.id);
  // The id was that of an event, which cannot be changed here.
  if (conversation.id !== query.id) throw new Refusal('FORBIDDEN');
  refuseStale(ifMatch, conversation.updatedAt);
  const { status, note, priority, assigneeId } = body.payload;
  refuseFieldsOfOtherSide(relation, body.payload);
  refuseBookingFields(body.payload);
  if (status) await changeStatus(deps, { viewer, tx, now }, conversation, status);
  if (note === undefined && priority === undefined && assigneeId === undefined)
    return readConversation(tx, viewer, conversation.id);

  if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalToBookVisit(conversation.relationship);
  if (refusal) throw new Refusal(refusal);
  if (assigneeId) await requireAssignable(tx, conversation.facilityId, assigneeId);
  const assigned = assigneeId === undefined ? {} : { assignedAt: assigneeId ? now : null };
  await tx
    .update(conversations)
    .set({ note, priority, assigneeId, ...assigned, updatedAt: now })
    .where(eq(conversations.id, conversation.id));
  publishEvent(deps, tx, { action: 'updated', conversationId: conversation.id, eventId: null });
  const { id: conversationId } = conversation;
  if (assigneeId && assigneeId !== conversation.assigneeId)
    await notifyAssignee(deps, { tx, viewer, now }, { conversationId, assigneeId });
  if (conversation.assigneeId && assigneeId !== undefined) {
    // A consultant sees only assigned conversations, so the previous assignee may have lost access.
    await removeLostParticipants(deps, { tx, now }, { conversationId });
    publishAccessLost(deps, tx, conversationId, conversation.assigneeId);
  }
  return readConversation(tx, viewer, conversation.id);
}

function refuseFieldsOfOtherSide(
  relation: Relation,
  { status, note, priority, assigneeId }: Change,
): void {
  const owner = relation === 'familyAdmin' || relation === 'familyMember';
  const facilityFields = status !== undefined || priority !== undefined || assigneeId !== undefined;
  const allowed = owner ? !facilityFields : note === undefined;
  // Reception staff may prioritize and assign, but not start or end a service.
  if (!allowed || (relation === 'desk' && status !== undefined)) throw new Refusal('FORBIDDEN');
}

function refuseBookingFields({ event, reason, tellClient: shouldNotifyClient }: Change): void {
  if (event !== undefined) throw invalid('payload.event', 'unexpected');
  if (reason !== undefined) throw invalid('payload.reason', 'unexpected');
  if (shouldNotifyClient !== undefined) throw invalid('payload.tellClient', 'unexpected');
}

async function changeStatus(
  deps: Deps,
  { tx, viewer, now }: Actor,
  conversation: LockedConversation,
  status: NonNullable<Change['status']>,
) {
  if (status === conversation.status) return;
  if (status === 'OPEN') await startService(deps, { tx, viewer, now }, conversation);
  else if (status === 'CLOSED') await closeConversation(deps, { tx, viewer, now }, conversation);
  else throw new Refusal('STATUS_CONFLICT');
}

/**
 * Requires that a person works at this facility, or as admin of its organization, in a role that can be assigned
 * conversations.
 */
async function requireAssignable(tx: Queryable, facilityId: string, userId: string): Promise<void> {
  const roles = await rowsOf<{ roleId: number }>(
    tx,
    sql`select m.role_id as "roleId" from facility_staff m
      join users u on u.id = m.user_id and u.enabled
      where m.facility_id = ${facilityId} and m.user_id = ${userId}`,
  );
  if (roles.length === 0) throw invalid('payload.assigneeId', 'unknown');
  if (!roles.some(({ roleId }) => mayBeAssigned(roleId)))
    throw invalid('payload.assigneeId', 'not_assignable');
}
