import type { QueryOf } from '@zampa/contract/call';
import type { readClients } from '@zampa/contract/clients/read-clients';
import { statusesOfTab, type ClientTab } from '@zampa/domain/clients/relationship';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns the SQL condition for the relations `fc` that a staff member sees. Consultants see the clients of
 * conversations assigned to them.
 */
export function visibleClients(viewer: Viewer, relation: Relation, facilityId: string): SQL {
  const own = sql`fc.facility_id = ${facilityId}`;
  return relation === 'consultant'
    ? sql`${own} and fc.family_id in (select c.family_id from conversations c
        where c.assignee_id = ${viewer.userId} and c.facility_id = ${facilityId})`
    : own;
}

/** Returns the SQL condition for the relations that belong to a tab. */
export function isInTab(tab: ClientTab): SQL {
  const states = hasStatus(statusesOfTab(tab));
  if (tab === 'active') return sql`${states} and u.enabled`;
  return tab === 'linked' ? sql`${states} and u.account_id is not null` : states;
}

const hasStatus = (statuses: readonly string[]) =>
  sql`fc.status = any(${`{${statuses.join(',')}}`}::text[])`;

/** Returns the SQL condition for the list's filters, except the search text. */
export function matchesFilter({ status, tab, FamilyId }: QueryOf<typeof readClients>): SQL {
  const list = status ? hasStatus([status]) : isInTab(tab ?? 'all');
  return FamilyId ? sql`${list} and fc.family_id = ${FamilyId}` : list;
}
