import { sql } from 'drizzle-orm';

/**
 * SQL condition: the imported client `fc` with person `u` has changed since the import, which means that a row is
 * newer than the relation.
 */
export const isChangedSinceImport = sql`(fc.status <> 'IMPORTED' or fc.updated_at > fc.created_at or u.updated_at > fc.created_at
  or exists (select from pets p where p.family_id = fc.family_id and p.updated_at > fc.created_at)
  or exists (select from conversations c where c.family_id = fc.family_id))`;
