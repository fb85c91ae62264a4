import { fillThread } from '@zampa/testing/long-thread';
import type pg from 'pg';
import { compare } from '../harness/compare.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import { asVet, bareUrl } from './asking.ts';

type Thread = { readonly id: string; readonly events: readonly { readonly id: string }[] };
const contents = (answer: unknown) => {
  const { id, events } = answer as Thread;
  return [id, ...events.map((event) => event.id)];
};

/** Measures the reads that open a conversation, as the conversation grows. */
export const conversation: SingleScenario = {
  kind: 'single',
  name: 'conversation',
  title: 'Opening a conversation',
  description:
    'Head, newest 100 messages and counters in one request, of conversations with 500 and 50,000 messages that both sides have read but for ten. Bare: one statement, the same rows.',
  async measure(stage, plan) {
    const { pool, facilityId } = stage;
    const { rows } = await pool.query<{ id: string; ownerId: string; vetId: string }>(
      `select id, creator_id as "ownerId", assignee_id as "vetId" from conversations
      where facility_id = $1 and status = 'OPEN' and category = 'CONSULTATION' and assignee_id is not null
        and not opened_by_vet order by updated_at limit 2`,
      [facilityId],
    );
    const results = [];
    for (const [at, size] of [500, 50_000].entries()) {
      const thread = rows[at];
      if (!thread) throw new Error('the demonstration has too few open requests');
      await fillThread(pool, thread, size);
      await readAll(pool, thread.id, size);
      await pool.query('vacuum analyze events');
      const { id } = thread;
      results.push(
        await compare(stage, plan, {
          title: 'newest 100 messages',
          size,
          ours: asVet(stage, `requests/${id}`),
          bare: { url: bareUrl(stage.bare, '/conversation', { id }) },
          contents,
          aims: { ratio: 1.35, growth: 1.05 },
        }),
      );
    }
    return results;
  },
};

const UNREAD = 10;

/** Nobody has fifty thousand messages before them that they have not read. */
async function readAll(pool: pg.Pool, id: string, lastSeq: number): Promise<void> {
  await pool.query(
    `insert into reads (conversation_id, user_id, party, seq, facility_id, family_id)
    select c.id, m.user_id, 'facility', $2::int, c.facility_id, c.family_id
    from conversations c join facility_members m on m.facility_id = c.facility_id where c.id = $1
    on conflict (conversation_id, user_id) do update set seq = excluded.seq`,
    [id, lastSeq - UNREAD],
  );
}
