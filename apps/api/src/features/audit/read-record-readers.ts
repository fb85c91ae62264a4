import type { readRecordReaders as call } from '@zampa/contract/audit/read-record-readers';
import type { RecordReader } from '@zampa/contract/audit/objects';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../http/replies/pagination.ts';

/** Returns a page of the team members who read or changed the record of a pet, newest first. */
export function readRecordReaders({ tx, query }: PersonContext<typeof call>) {
  return findRecordReaders(tx, query);
}

type Row = { readonly reader: RecordReader; readonly position: readonly string[] };
type ReadersQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Finds reads and changes of a pet's record by staff. Repeated acts of a person on one day are one item. */
export async function findRecordReaders(
  db: Queryable,
  { PetId, limit, cursor }: ReadersQuery,
): Promise<{ readonly items: readonly RecordReader[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`with latest as (
        select distinct on (e.facility_id, e.user_id, e.kind, (e.happened_at at time zone f.timezone)::date)
          e.id, e.kind, e.user_id, e.happened_at, f.id as facility_id, f.name
        from audit_events e join facilities f on f.id = e.facility_id
        where e.pet_id = ${PetId} and e.kind in ('HEALTH_READ', 'HEALTH_CHANGE')
        order by e.facility_id, e.user_id, e.kind, (e.happened_at at time zone f.timezone)::date, e.happened_at desc,
          e.id desc)
      select json_build_object('id', e.id, 'date', iso_instant(e.happened_at), 'kind', e.kind,
          'user', case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name,
            'lastName', left(u.last_name, 1)) end,
          'facility', json_build_object('id', e.facility_id, 'name', e.name)) as reader,
        array[iso_micros(e.happened_at), e.id::text] as position
      from latest e left join users u on u.id = e.user_id
      ${after ? sql`where (e.happened_at, e.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by e.happened_at desc, e.id desc limit ${limit + 1}`,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ reader }) => reader),
    next: last ? encodeCursor(last.position) : null,
  };
}
