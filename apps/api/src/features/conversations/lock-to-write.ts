import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { personJson } from '../../shapes/person-json.ts';
import { PLANNED_ONCE } from '../../db/pipelined-query.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
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

type Found = Omit<WritableConversation, 'facilityId' | 'repeated' | 'relationship'> & {
  readonly type: string;
  readonly facilityId: string | null;
  readonly relationship: WritableConversation['relationship'] | null;
  readonly repeated: (RepeatedPost & { readonly hash: string | null }) | null;
  /**
   * Whether the conversation changed while waiting for the lock, so that data read in the same statement is outdated.
   */
  readonly hasChanged: boolean;
};

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
  const [found] = await rowsOf<Found>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} select c.id, c.type, c.facility_id as "facilityId", c.category, c.status, c.last_seq as "lastSeq", fc.status as relationship,
      c.last_seq <> (select before.last_seq from conversations before where before.id = c.id) as "hasChanged",
      ${client.clientId ? repeatedPostJson(userId, client.clientId) : sql`null`} as repeated,
      json_build_object('readers', app_readers_of(c.id), 'author', (select ${author} from users u where u.id = ${userId})) as audience
    from conversations c
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
