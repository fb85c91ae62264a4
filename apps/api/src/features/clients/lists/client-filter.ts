import type { QueryOf } from '@zampa/contract/call';
import type { readClients } from '@zampa/contract/clients/read-clients';
import { statusesOfTab, type ClientTab } from '@zampa/domain/clients/relationship';
import type { DueFilter } from '@zampa/domain/health/due-filters';
import { DUE_SOON_DAYS } from '@zampa/domain/health/due-items';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { showsPets, visiblePet } from '../../../access/visible-pet.ts';

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
export function matchesFilter(
  { status, tab, FamilyId, due }: QueryOf<typeof readClients>,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): SQL {
  const conditions = [
    status ? hasStatus([status]) : isInTab(tab ?? 'all'),
    ...(FamilyId ? [sql`fc.family_id = ${FamilyId}`] : []),
    ...(due ? [hasDue(due, viewer, now)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * SQL: whether something is due, and not declined, for a pet that the viewer sees in the relation, by what is stored. An item whose history is
 * unknown is due today.
 */
function hasDue(due: DueFilter, viewer: Viewer, now: Date): SQL {
  const isFloating = sql`(d.due_on is null or d.floats_from <= place.today)`;
  const isWanted =
    due === 'OVERDUE'
      ? sql`not ${isFloating} and d.due_on < place.today`
      : sql`(${isFloating} or d.due_on between place.today and place.today + ${DUE_SOON_DAYS}::int)`;
  return sql`exists (
    select from due_items d
    join pets p on p.id = d.pet_id
    join facility_pets fp on fp.pet_id = d.pet_id and fp.facility_id = d.facility_id
    join (select f.id, (${now}::timestamptz at time zone f.timezone)::date as today from facilities f) place
      on place.id = d.facility_id
    where d.facility_id = fc.facility_id and d.family_id = fc.family_id and not d.declined
      and ${visiblePet(viewer)} and ${showsPets(sql`fc`)}
      and coalesce(${isWanted}, false))`;
}
