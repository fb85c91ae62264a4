import type { updateEvent as call } from '@zampa/contract/inbox/update-event';
import type { BodyOf } from '@zampa/contract/call';
import { conversations } from '@zampa/db/schema/conversations';
import { refusalOfVisit } from '@zampa/domain/clients/relationship';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import type { By } from '../../../access/by.ts';
import type { Relation } from '@zampa/domain/people/relation';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/if-match.ts';
import {
  publishEvent,
  publishLoss,
  lockConversation,
  startService,
  type LockedConversation,
} from '../../conversations/public.ts';
import { lockDiaryEntry } from '../diary/lock-diary-entry.ts';
import { notifyAssignee } from './notify-assignee.ts';
import { closeConversation } from '../requests/end-service.ts';
import { readConversation } from '../requests/read-conversation.ts';
import { changeCalendarEvent } from '../../appointments/public.ts';
import { sendAway } from '../../video/public.ts';
import { changeDiaryEntry } from '../diary/change-diary-entry.ts';

/**
 * Changes a conversation, each field by those whose it is: the note by the pet owner, status, assignee and priority
 * by the facility; or an own diary entry. Refusals: NOT_FOUND, FORBIDDEN, CONVERSATION_CLOSED, STATUS_CONFLICT,
 * STALE, VALIDATION.
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
  // The id of a message leads to its conversation, which is not what was meant.
  if (conversation.id !== query.id) throw new Refusal('FORBIDDEN');
  refuseStale(ifMatch, conversation.updatedAt);
  const { status, note, priority, assigneeId } = body.payload;
  refuseForeignFields(relation, body.payload);
  refuseBookingFields(body.payload);
  if (status) await move(deps, { viewer, tx, now }, conversation, status);
  if (note === undefined && priority === undefined && assigneeId === undefined)
    return readConversation(tx, viewer, conversation.id);

  if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalOfVisit(conversation.relationship);
  if (refusal) throw new Refusal(refusal);
  if (assigneeId) await requireColleague(tx, conversation.facilityId, assigneeId);
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
    // A consultant reads what they are in charge of alone.
    await sendAway(deps, { tx, now }, { conversationId });
    publishLoss(deps, tx, conversationId, conversation.assigneeId);
  }
  return readConversation(tx, viewer, conversation.id);
}

function refuseForeignFields(
  relation: Relation,
  { status, note, priority, assigneeId }: Change,
): void {
  const owner = relation === 'familyAdmin' || relation === 'familyMember';
  const facilityFields = status !== undefined || priority !== undefined || assigneeId !== undefined;
  const allowed = owner ? !facilityFields : note === undefined;
  // The desk sorts and assigns; starting and ending a service is for those who treat.
  if (!allowed || (relation === 'desk' && status !== undefined)) throw new Refusal('FORBIDDEN');
}

function refuseBookingFields({ event, reason, tellClient }: Change): void {
  if (event !== undefined) throw invalid('payload.event', 'unexpected');
  if (reason !== undefined) throw invalid('payload.reason', 'unexpected');
  if (tellClient !== undefined) throw invalid('payload.tellClient', 'unexpected');
}

async function move(
  deps: Deps,
  { tx, viewer, now }: By,
  conversation: LockedConversation,
  status: NonNullable<Change['status']>,
) {
  if (status === conversation.status) return;
  if (status === 'OPEN') await startService(deps, { tx, viewer, now }, conversation);
  else if (status === 'CLOSED') await closeConversation(deps, { tx, viewer, now }, conversation);
  else throw new Refusal('STATUS_CONFLICT');
}

/** Somebody who treats, in this facility or as admin of its organization. */
async function requireColleague(tx: Queryable, facilityId: string, userId: string): Promise<void> {
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
