import { CONVERSATION_COLUMNS, CONVERSATION_JOINS } from './conversation-row.ts';
import type { Work } from './work.ts';

/** The newest 50 of some statuses that hold a condition, `$2` being what it asks for: one descent of an index for each status. */
const newest = (statuses: readonly string[], condition: string) =>
  statuses
    .map(
      (
        status,
      ) => `(select c.* from conversations c where c.facility_id = $1 and c.status = '${status}'
        and c.category = 'CONSULTATION' and ${condition}
        order by c.updated_at desc nulls last, c.id desc nulls last limit 50)`,
    )
    .join(' union all ');

const LISTED = ['NEW', 'OPEN', 'CLOSED'];
/** True of every row, and gives `$2` its type. */
const ANYTHING = `$2::text is not distinct from $2::text`;

const SAID = `select c.* from conversations c where c.facility_id = $1 and c.category = 'CONSULTATION'
  and c.status <> 'PENDING' and c.id in (select e.conversation_id from events e
    where e.facility_id = $1 and e.message is not null and e.words @@ search_query($2)
    union select n.id from conversations n where n.facility_id = $1 and n.words @@ search_query($2))`;

/** Where the conversations of each filter come from. */
const SOURCES: Readonly<Record<string, string>> = {
  status: newest(['NEW', 'OPEN'], ANYTHING),
  type: newest(LISTED, `c.type = $2`),
  pets: newest(
    LISTED,
    `exists (select from conversation_pets cp where cp.conversation_id = c.id and cp.pet_id = $2::uuid)`,
  ),
  period: newest(LISTED, `c.created_at >= $2::timestamptz`),
  payment: newest(LISTED, `c.price > 0 and (c.paid_at is not null) = ($2 = 'PAID')`),
  text: SAID,
};

/** The newest 50 of a facility: `filter` names what is asked for, `value` says which. */
export const requestsList: Work = async (pool, query) => {
  const filter = query.get('filter') ?? 'status';
  const { rows } = await pool.query<{ list: string }>({
    name: `bare requests by ${filter}`,
    text: `select coalesce(json_agg(row_to_json(found)), '[]')::text as list from (
      select ${CONVERSATION_COLUMNS} from (select * from (${SOURCES[filter]}) c
        order by c.updated_at desc, c.id desc limit 50) c ${CONVERSATION_JOINS}
      order by c.updated_at desc, c.id desc) found`,
    values: [query.get('facility'), query.get('value')],
  });
  return rows[0]?.list ?? '[]';
};
