import type { readRecordReaders as call } from '@zampa/contract/audit/read-record-readers';
import type { RecordReader } from '@zampa/contract/audit/objects';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { findLatestPage, type ItemsPage, type PageQuery } from '../../http/replies/latest-page.ts';

/** Returns a page of the team members who read or changed the record of a pet, newest first. */
export function readRecordReaders({ tx, query }: PersonContext<typeof call>) {
  return findRecordReaders(tx, query);
}

type ReadersQuery = PageQuery & { readonly PetId: string };

/** Finds reads and changes of a pet's record by staff. Repeated acts of a person on one day are one item. */
export function findRecordReaders(
  db: Queryable,
  { PetId, ...page }: ReadersQuery,
): Promise<ItemsPage<RecordReader>> {
  const latest = sql`
    select distinct on (e.facility_id, e.user_id, e.kind, (e.happened_at at time zone f.timezone)::date)
      e.id, e.kind, e.user_id, e.happened_at, f.id as facility_id, f.name
    from audit_events e join facilities f on f.id = e.facility_id
    where e.pet_id = ${PetId} and e.kind in ('HEALTH_READ', 'HEALTH_CHANGE')
    order by e.facility_id, e.user_id, e.kind, (e.happened_at at time zone f.timezone)::date, e.happened_at desc,
      e.id desc`;
  return findLatestPage(db, page, {
    item: sql`json_build_object('id', e.id, 'date', iso_instant(e.happened_at), 'kind', e.kind,
      'user', case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name,
        'lastName', left(u.last_name, 1)) end,
      'facility', json_build_object('id', e.facility_id, 'name', e.name))`,
    from: sql`(${latest}) e left join users u on u.id = e.user_id`,
    where: sql`true`,
    at: sql`e.happened_at`,
    type: 'timestamptz',
    id: sql`e.id`,
  });
}
