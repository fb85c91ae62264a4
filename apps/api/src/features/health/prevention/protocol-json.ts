import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { vaccineJson } from './vaccine-json.ts';

/** A query of protocol items `r` with item `i` of the catalogue, to which conditions can be added. */
export const protocolsQuery = sql`
  select json_build_object('id', r.id, 'facilityId', r.facility_id, 'vaccine', ${vaccineJson}, 'enabled', r.enabled,
    'firstAtWeeks', r.first_at_weeks, 'seriesEveryWeeks', r.series_every_weeks,
    'seriesUntilWeeks', r.series_until_weeks, 'primaryDoses', r.primary_doses,
    'boosterAtWeeks', r.booster_at_weeks, 'repeatMonths', r.repeat_months,
    'recallDays', r.recall_days, 'ServiceId', r.service_id,
    'dateUpdated', iso_instant(r.updated_at)) as item
  from protocol_items r join preventive_items i on i.id = r.item_id`;

/** Returns the protocol items of a query, by species. */
export async function readProtocolItems(
  db: Queryable,
  query: SQL,
): Promise<readonly ProtocolItem[]> {
  const rows = await rowsOf<{ item: ProtocolItem }>(
    db,
    sql`${query} order by i.species_id, i.id, r.id`,
  );
  return rows.map(({ item }) => item);
}
