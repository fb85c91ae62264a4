import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { sql } from 'drizzle-orm';
import type { By } from '../../../access/by.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueNews, readersAmong } from '../../../emails/news-emails.ts';

/** Tells a colleague that they are in charge of a conversation from now on; who takes one over themselves knows it. */
export async function notifyAssignee(
  deps: Deps,
  { tx, viewer, now }: By,
  { conversationId: id, assigneeId }: { conversationId: string; assigneeId: string },
): Promise<void> {
  const by = viewer.userId;
  if (assigneeId === by) return;
  // It is the client's request that they are led to.
  const conversation = { id, party: 'owner', seq: null } as const;
  const news = { kind: 'ASSIGNED', by, to: [assigneeId], starts: [] } as const;
  deps.outbox.enqueue(tx, 'notify', { ...news, conversation });
  const { category, status, ...names } = await readNames(tx, id, by);
  await enqueueNews(deps, tx, await readersAmong(tx, [assigneeId]), {
    ...names,
    by,
    news: 'ASSIGNED',
    starts: [],
    conversationId: id,
    path: requestPath({ id, category, status }),
    once: `assigned:${id}:${assigneeId}:${now.getTime()}`,
  });
}

type Named = {
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
  readonly facility: string;
  readonly zone: string;
  readonly person: string;
  readonly pets: readonly string[];
};

async function readNames(tx: Queryable, conversationId: string, by: string): Promise<Named> {
  const [named] = await rowsOf<Named>(
    tx,
    sql`select c.category, c.status, f.name as facility, f.timezone as zone,
        u.first_name || ' ' || u.last_name as person,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id
          where cp.conversation_id = c.id) as pets
      from conversations c join facilities f on f.id = c.facility_id join users u on u.id = ${by}
      where c.id = ${conversationId}`,
  );
  if (!named) throw new Error('an assignment without its conversation');
  return named;
}
