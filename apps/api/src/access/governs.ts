import { relationToFacility, type Relation, type Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';

/**
 * Tells, in a statement, whether a person governs the organization of a facility: its plan, its money and what its invoices
 * need. That is who is an admin of every clinic of it; where nobody is, the admins of its first one.
 */
export const isGoverning = (userId: SQL, facilityId: SQL) =>
  sql`app_governs(${userId}, ${facilityId})`;

/** Returns whether somebody governs the organization of a facility. */
export async function governs(
  db: Queryable,
  { userId }: Pick<Viewer, 'userId'>,
  facilityId: string,
): Promise<boolean> {
  const [row] = await rowsOf<{ governs: boolean }>(
    db,
    sql`select ${isGoverning(sql`${userId}::uuid`, sql`${facilityId}::uuid`)} as governs`,
  );
  return row?.governs ?? false;
}

/**
 * Returns how somebody stands to the organization of a clinic: as to that clinic, of whose admins those are governors who
 * decide for the others too.
 */
export async function relationToOrganization(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<Relation> {
  const relation = relationToFacility(viewer, facilityId);
  if (relation !== 'admin') return relation;
  return (await governs(db, viewer, facilityId)) ? 'governor' : relation;
}
