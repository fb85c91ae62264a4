import { CONVERSATION_COLUMNS, CONVERSATION_JOINS, messageRow } from './conversation-row.ts';
import type { Work } from './work.ts';

/** A conversation and its newest messages. */
export const conversation: Work = async (pool, query) => {
  const { rows } = await pool.query<{ thread: string }>({
    name: 'bare conversation',
    text: `select row_to_json(found)::text as thread from (
      select ${CONVERSATION_COLUMNS}, events.list as events
      from conversations c ${CONVERSATION_JOINS}
      cross join lateral (select json_agg(row_to_json(e)) as list from (
        select * from (${messageRow('e')} from events e join users author on author.id = e.user_id
          where e.conversation_id = c.id 
          order by e.seq desc limit 100) e order by e.seq) e) events
      where c.id = $1) found`,
    values: [query.get('id')],
  });
  return rows[0]?.thread ?? 'null';
};
