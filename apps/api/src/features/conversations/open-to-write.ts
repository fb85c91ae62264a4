import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { personJson } from '../../access/person-json.ts';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { fixedSql } from '../../db/fixed-sql.ts';
import { Refusal } from '../../errors/refusal.ts';
import { facilityOf, visibleConversation, type LockedConversation } from './conversations.ts';
import type { Told } from './publish-event.ts';
import {
  findRepeatedWithin,
  repeatedOf,
  repeatedJson,
  type Client,
  type RepeatedPost,
} from './find-repeated.ts';

/** A conversation in which somebody writes, locked until commit, and whom to tell of it. */
export type OpenToWrite = Pick<
  LockedConversation,
  'id' | 'facilityId' | 'status' | 'lastSeq' | 'relationship'
> & {
  /** What the writer has created with the same `clientId` before. */
  readonly repeated: RepeatedPost | null;
  readonly told: Told;
};

type Found = Omit<OpenToWrite, 'facilityId' | 'repeated' | 'relationship'> & {
  readonly type: string;
  readonly facilityId: string | null;
  readonly relationship: OpenToWrite['relationship'] | null;
  readonly repeated: (RepeatedPost & { readonly hash: string | null }) | null;
  /** Whether it changed while it was waited for: what was looked up with it is then of before. */
  readonly hasChanged: boolean;
};

/** Person `u`, as each side sees them: who writes has accepted, or works for the clinic. */
const author = fixedSql(sql`json_build_object(
        'staff', ${personJson('u', 'staff')}, 'owner', ${personJson('u', 'owner')})`);

/**
 * Locks the conversation, or the one of this event, and looks up in the same statement all that is asked of it before
 * somebody writes there. Refusals: NOT_FOUND when the viewer may not see it, CONVERSATION_CLOSED for a diary entry,
 * IDEMPOTENCY_MISMATCH.
 */
export async function openToWrite(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  client: Client,
): Promise<OpenToWrite> {
  const { userId } = viewer;
  const [found] = await rowsOf<Found>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} select c.id, c.type, c.facility_id as "facilityId", c.status, c.last_seq as "lastSeq", fc.status as relationship,
      c.last_seq <> (select before.last_seq from conversations before where before.id = c.id) as "hasChanged",
      ${client.clientId ? repeatedJson(userId, client.clientId) : sql`null`} as repeated,
      json_build_object('readers', app_readers_of(c.id), 'author', (select ${author} from users u where u.id = ${userId})) as told
    from conversations c
    left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
    where c.id = ${conversationIdOf(id)} and ${visibleConversation(viewer)}
    for update of c`,
  );
  if (!found) throw new Refusal('NOT_FOUND');
  const { hasChanged, relationship, ...rest } = found;
  const facilityId = facilityOf(found);
  const repeated = hasChanged
    ? await findRepeatedWithin(tx, userId, client)
    : repeatedOf(found.repeated, client);
  return { ...rest, facilityId, relationship: relationship ?? undefined, repeated };
}
