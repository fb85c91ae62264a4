import { sql } from 'drizzle-orm';

/**
 * Whether something has happened since it was imported to client `fc` with person `u`, of whom the facility alone speaks:
 * whatever was written later than the relation itself.
 */
export const isChangedSince = sql`(fc.status <> 'IMPORTED' or fc.updated_at > fc.created_at or u.updated_at > fc.created_at
  or exists (select from pets p where p.family_id = fc.family_id and p.updated_at > fc.created_at)
  or exists (select from conversations c where c.family_id = fc.family_id))`;
