import { sql } from 'drizzle-orm';

/** SQL: service `s` of organization `o` as JSON. */
export const serviceJson = sql`json_build_object(
  'id', s.id, 'ServiceTypeId', s.service_type_id, 'name', s.name, 'price', s.price, 'currency', o.currency,
  'duration', s.duration, 'deposit', s.deposit, 'species', s.species, 'enabled', s.enabled,
  'instant', s.instant, 'notice', s.notice, 'horizon', s.horizon, 'dateUpdated', iso_instant(s.updated_at))`;
