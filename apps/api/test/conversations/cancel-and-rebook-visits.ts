import type { Product } from '../product.ts';

/**
 * Cancels an earlier appointment of every visit, and books every second visit again. Returns the ids of visits
 * without a valid appointment.
 */
export async function cancelAndRebookVisits(
  { pool }: Product,
  vetId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from conversations where category = 'VISIT' order by created_at`,
  );
  const visits = rows.map(({ id }) => id);
  const calledOff = visits.filter((_id, place) => place % 2 === 0);
  const insert = (ids: readonly string[], status: 'CANCELED' | 'NEW') =>
    pool.query(
      `insert into calendar_events (id, facility_id, conversation_id, category, status, valid, member_id,
        starts_at, ends_at, creator_id, created_at, updated_at)
      select gen_random_uuid(), facility_id, id, 'BOOKING', $2, $2 <> 'CANCELED', $3, created_at, created_at + interval '1 minute',
        creator_id, created_at, created_at
      from conversations where id = any($1)`,
      [ids, status, vetId],
    );
  await insert(visits, 'CANCELED');
  await insert(
    visits.filter((id) => !calledOff.includes(id)),
    'NEW',
  );
  return new Set(calledOff);
}
