import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { orNull, selectRows } from '../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { facilityClients } from '@zampa/db/schema/facilities';
import { alias } from 'drizzle-orm/pg-core';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { personJson } from '../../shapes/person-json.ts';
import { type Queryable, withGenericPlan } from '../../db/database.ts';
import { fixedSql } from '../../db/fixed-sql.ts';
import { Refusal } from '../../errors/refusal.ts';
import {
  requireFacilityOf,
  visibleConversation,
  type LockedConversation,
} from './conversations.ts';
import type { EventAudience } from './publish-event.ts';
import {
  findRepeatedPostLocked,
  requireSamePost,
  repeatedPostJson,
  type ClientKey,
  type RepeatedPost,
} from './find-repeated.ts';

/** A conversation locked for writing, with the data needed to publish the new message. */
export type WritableConversation = Pick<
  LockedConversation,
  'id' | 'facilityId' | 'category' | 'status' | 'lastSeq' | 'relationship'
> & {
  /** The post that the writer created before with the same `clientId`. */
  readonly repeated: RepeatedPost | null;
  readonly audience: EventAudience;
};

const c = alias(conversations, 'c');

const lockedFields = {
  id: c.id,
  type: c.type,
  facilityId: c.facilityId,
  category: sql<WritableConversation['category']>`${c.category}`,
  status: c.status,
  lastSeq: c.lastSeq,
  relationship: orNull(alias(facilityClients, 'fc').status),
  /**
   * Whether the conversation changed while waiting for the lock, so that data read in the same statement is outdated.
   */
  hasChanged: sql<boolean>`${c.lastSeq} <> (select before.last_seq from conversations before where before.id = ${c.id})`,
};

type StoredPost = RepeatedPost & { readonly hash: string | null };

/**
 * SQL for person `u` as each side sees them. A writer has accepted the clinic or works there, so their own name is
 * used.
 */
const author = fixedSql(sql`json_build_object(
        'staff', ${personJson('u', 'staff')}, 'owner', ${personJson('u', 'owner')})`);

/**
 * Locks a conversation by its id or the id of one of its events, and reads in the same statement everything needed
 * before writing a message. Errors: NOT_FOUND if the viewer may not see it, CONVERSATION_CLOSED for a diary entry,
 * IDEMPOTENCY_MISMATCH.
 */
export async function lockToWrite(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  client: ClientKey,
): Promise<WritableConversation> {
  const { userId } = viewer;
  const repeatedPost = client.clientId ? repeatedPostJson(userId, client.clientId) : sql`null`;
  const [found] = await selectRows(
    withGenericPlan(tx),
    {
      ...lockedFields,
      repeated: sql<StoredPost | null>`${repeatedPost}`,
      audience: sql<EventAudience>`json_build_object('readers', app_readers_of(c.id),
        'author', (select ${author} from users u where u.id = ${userId}))`,
    },
    (columns) => sql`select ${columns} from conversations c
    left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
    where c.id = ${conversationIdOf(id)} and ${visibleConversation(viewer)}
    for update of c`,
  );
  if (!found) throw new Refusal('NOT_FOUND');
  const { hasChanged, relationship, ...rest } = found;
  const facilityId = requireFacilityOf(found);
  const repeated = hasChanged
    ? await findRepeatedPostLocked(tx, userId, client)
    : requireSamePost(found.repeated, client);
  return { ...rest, facilityId, relationship: relationship ?? undefined, repeated };
}
