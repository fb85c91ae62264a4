import type { DueItem } from '@zampa/contract/health/objects/due-item';
import { DUE_SOON_DAYS, dueStatusOf, type DueStatus } from '@zampa/domain/health/due-items';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { showsPets, visiblePet } from '../../../access/visible-pet.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isOfWorkplace } from '../visible-records.ts';
import { nextAppointment } from './appointment-of-pet.ts';
import { duePetJson } from './due-pets.ts';

export type StoredDueFilter = {
  readonly facilityIds: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: DueStatus | undefined;
  /** Due day, pet and item of the last row of the page before. */
  readonly after?: readonly string[] | null;
  readonly limit: number;
};

type Row = Omit<DueItem, 'status'> & { readonly today: string };

/**
 * Returns a page of what is due at clinics, earliest first, for their staff. Reads the stored due items by index: one
 * page costs the same for a hundred pets and for ten thousand. The caller has refreshed them.
 */
export async function findStoredDue(
  db: Queryable,
  viewer: Viewer,
  filter: StoredDueFilter,
  now: Date,
): Promise<readonly DueItem[]> {
  const { facilityIds, limit } = filter;
  const rows = await rowsOf<Row>(
    db,
    sql`select ${duePetJson} as pet, f.id as "facilityId",
      json_build_object('id', due.protocol_id, 'vaccineId', i.id, 'name', i.name_en,
        'names', json_build_object('en', i.name_en, 'it', i.name_it), 'kind', i.kind) as item,
      due.day::text as "dueOn", f.today::text as today, ${nextAppointment(now)} as appointment,
      (select json_build_object('decision', d.decision, 'until', d.until, 'reason', d.reason)
        from due_decisions d where d.pet_id = p.id and d.item_id = due.item_id
          and (d.facility_id is null or d.facility_id = f.id)
        order by d.facility_id nulls first limit 1) as decision
    from (select place.id, (${now}::timestamptz at time zone place.timezone)::date as today
      from facilities place where place.id = any(${uuids(facilityIds)}) offset 0) f
    cross join lateral (
      (${dated(viewer, filter)}) union all (${undated(viewer, filter)})
      order by day, pet_id, protocol_id limit ${limit}) due
    join pets p on p.id = due.pet_id
    join preventive_items i on i.id = due.item_id
    order by due.day, due.pet_id, due.protocol_id limit ${limit}`,
  );
  return rows.map(({ today, ...due }) => ({ ...due, status: dueStatusOf(due.dueOn, today) }));
}

/** SQL: items with a day of their own, which the index has in order. */
const dated = (viewer: Viewer, filter: StoredDueFilter): SQL => sql`
  select d.due_on as day, d.pet_id, d.protocol_id, d.item_id from due_items d
  where d.facility_id = f.id and d.due_on is not null and (d.floats_from is null or d.floats_from > f.today)
    and ${isWanted(sql`d.due_on`, filter)} and ${isShown(viewer)}
  order by d.due_on, d.pet_id, d.protocol_id limit ${filter.limit}`;

/** SQL: items that are due today because the history of the pet is unknown. */
const undated = (viewer: Viewer, filter: StoredDueFilter): SQL => sql`
  select f.today as day, d.pet_id, d.protocol_id, d.item_id from due_items d
  where d.facility_id = f.id and (d.due_on is null or d.floats_from <= f.today)
    and ${isWanted(sql`f.today`, filter)} and ${isShown(viewer)}
  order by d.pet_id, d.protocol_id limit ${filter.limit}`;

function isWanted(day: SQL, { from, to, status, after }: StoredDueFilter): SQL {
  const soon = sql`f.today + ${DUE_SOON_DAYS}::int`;
  const byStatus: Readonly<Record<DueStatus, SQL>> = {
    OVERDUE: sql`${day} < f.today`,
    DUE: sql`${day} between f.today and ${soon}`,
    UPCOMING: sql`${day} > ${soon}`,
  };
  return sql.join(
    [
      status ? byStatus[status] : sql`true`,
      ...(from ? [sql`${day} >= ${from}::date`] : []),
      ...(to ? [sql`${day} <= ${to}::date`] : []),
      ...(after
        ? [
            sql`(${day}, d.pet_id, d.protocol_id) > (${after[0]}::date, ${after[1]}::uuid, ${after[2]}::uuid)`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** SQL: whether the clinic sees the pet of due item `d`, and the viewer too. */
const isShown = (viewer: Viewer): SQL => sql`exists (
  select from pets p
  join facility_pets fp on fp.pet_id = p.id and fp.facility_id = d.facility_id
  join facility_clients fc on fc.facility_id = d.facility_id and fc.family_id = p.family_id
  where p.id = d.pet_id and ${visiblePet(viewer)} and ${showsPets(sql`fc`)} and ${isOfWorkplace(viewer, sql`fp`)})`;
