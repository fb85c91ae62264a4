import type { exportAudit } from '@zampa/contract/audit/export-audit';
import type { AuditEntry } from '@zampa/contract/audit/objects';
import type { QueryOf } from '@zampa/contract/call';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findLatestPage, type ItemsPage, type PageQuery } from '../../http/replies/latest-page.ts';

type Filter = QueryOf<typeof exportAudit> & PageQuery;

/** Finds a page of a clinic's audit log, newest first. */
export function findEntries(
  db: Queryable,
  { facilityId, userId, PetId, kind, from, to, ...page }: Filter,
): Promise<ItemsPage<AuditEntry>> {
  const midnight = (day: string, days: 0 | 1) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone f.timezone)`;
  return findLatestPage(db, page, {
    item: entryJson,
    from: sql`audit_events e join facilities f on f.id = e.facility_id
      left join audit_seals s on s.event_id = e.id
      left join users u on u.id = e.user_id
      left join pets p on p.id = e.pet_id`,
    where: sql`e.facility_id = ${facilityId}
        ${userId ? sql`and e.user_id = ${userId}` : sql``}
        ${PetId ? sql`and e.pet_id = ${PetId}` : sql``}
        ${kind ? sql`and e.kind = ${kind}` : sql``}
        ${from ? sql`and e.happened_at >= ${midnight(from, 0)}` : sql``}
        ${to ? sql`and e.happened_at < ${midnight(to, 1)}` : sql``}`,
    at: sql`e.happened_at`,
    type: 'timestamptz',
    id: sql`e.id`,
  });
}

const entryJson = sql`json_build_object('id', e.id, 'date', iso_instant(e.happened_at), 'kind', e.kind,
  'action', e.action,
  'user', case when u.id is not null then
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end,
  'pet', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end,
  'subject', case when e.subject_id is not null then
    json_build_object('kind', e.subject_kind, 'id', e.subject_id) end,
  'network', e.network, 'device', e.device, 'changes', e.changes, 'seq', s.seq, 'hash', s.hash)`;
