import type { BodyOf } from '@zampa/contract/call';
import type { updateEvent } from '@zampa/contract/requests/write-requests';
import { conversations } from '@zampa/db/schema/conversations';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import type { Relation } from '@zampa/domain/people/relation';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { refuseStale } from '../../platform/version.ts';
import { announceEvent } from '../../records/announce.ts';
import { lockConversation, type LockedConversation } from '../../records/conversations.ts';
import { closeConversation } from '../../records/end-service.ts';
import { readConversation } from '../../records/read-conversation.ts';
import { startService } from '../../records/start-service.ts';

type Change = BodyOf<typeof updateEvent>['payload'];

/**
 * Changes a conversation, each field by those whose it is: the note by the pet owner, status, assignee and priority
 * by the facility. Refusals: NOT_FOUND, FORBIDDEN, CONVERSATION_CLOSED, STATUS_CONFLICT, STALE, VALIDATION.
 */
export async function changeRequest(
  deps: Deps,
  { viewer, relation, tx, query, body, ifMatch, now }: ForPerson<typeof updateEvent>,
) {
  const conversation = await lockConversation(tx, viewer, query.id);
  // The id of a message leads to its conversation, which is not what was meant.
  if (conversation.id !== query.id) throw new Refusal('FORBIDDEN');
  refuseStale(ifMatch, conversation.updatedAt);
  const { status, note, priority, assigneeId } = body.payload;
  refuseForeignFields(relation, body.payload);
  if (status) await move(deps, { viewer, tx, now }, conversation, status);
  if (note === undefined && priority === undefined && assigneeId === undefined)
    return readConversation(tx, viewer, conversation.id);

  if (conversation.status === 'CLOSED') throw new Refusal('CONVERSATION_CLOSED');
  const refusal = refusalOfContact(conversation.relationship);
  if (refusal) throw new Refusal(refusal);
  if (assigneeId) await requireColleague(tx, conversation.facilityId, assigneeId);
  await tx
    .update(conversations)
    .set({ note, priority, assigneeId, updatedAt: now })
    .where(eq(conversations.id, conversation.id));
  announceEvent(deps, tx, { action: 'updated', conversationId: conversation.id, eventId: null });
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

async function move(
  deps: Deps,
  { viewer, tx, now }: Pick<ForPerson<typeof updateEvent>, 'viewer' | 'tx' | 'now'>,
  conversation: LockedConversation,
  status: NonNullable<Change['status']>,
) {
  if (status === conversation.status) return;
  if (status === 'OPEN') await startService(deps, tx, viewer, conversation, now);
  else if (status === 'CLOSED') await closeConversation(deps, tx, viewer, conversation, now);
  else throw new Refusal('STATUS_CONFLICT');
}

async function requireColleague(tx: Queryable, facilityId: string, userId: string): Promise<void> {
  const [member] = await tx
    .select({ userId: facilityMembers.userId })
    .from(facilityMembers)
    .where(
      and(
        eq(facilityMembers.facilityId, facilityId),
        eq(facilityMembers.userId, userId),
        eq(facilityMembers.status, 'ACTIVE'),
      ),
    );
  if (!member) throw invalid('payload.assigneeId', 'unknown');
}
