import type pg from 'pg';

export type LongThread = {
  readonly id: string;
  readonly ownerId: string;
  readonly vetId: string;
};

/**
 * Inserts numbered messages of both sides into a started conversation up to this number, one minute apart, directly
 * into the tables.
 */
export async function fillThread(
  database: Pick<pg.ClientBase, 'query'>,
  { id, ownerId, vetId }: LongThread,
  lastSeq: number,
): Promise<void> {
  await database.query(
    `insert into events (id, conversation_id, seq, type, category, party, user_id, message, created_at, updated_at)
    select gen_random_uuid(), c.id, seq, 'CHAT', 'NONE',
      case when seq % 3 = 0 then 'facility' else 'owner' end,
      case when seq % 3 = 0 then $3::uuid else $2::uuid end,
      'Message ' || seq || case when seq % 11 = 0 then E'\\nand more\\nand more' else '' end,
      c.updated_at + seq * interval '1 minute' - $4 * interval '1 minute',
      c.updated_at + seq * interval '1 minute' - $4 * interval '1 minute'
    from conversations c cross join generate_series(c.last_seq + 1, $4::int) seq where c.id = $1`,
    [id, ownerId, vetId, lastSeq],
  );
  await database.query('update conversations set last_seq = $2 where id = $1', [id, lastSeq]);
}
