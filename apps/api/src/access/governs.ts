import { relationToFacility, type Relation, type Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';

/**
 * SQL: whether a person governs the organization of a facility, which means that they decide about its plan,
 * billing and invoices. Governors are the admins of all its clinics or, without admins, the admins of the first
 * clinic.
 */
export const governsSql = (userId: SQL, facilityId: SQL) =>
  sql`app_governs(${userId}, ${facilityId})`;

/** Returns whether a person governs the organization of a facility. */
export async function isGovernorOf(
  db: Queryable,
  { userId }: Pick<Viewer, 'userId'>,
  facilityId: string,
): Promise<boolean> {
  const [row] = await rowsOf<{ governs: boolean }>(
    db,
    sql`select ${governsSql(sql`${userId}::uuid`, sql`${facilityId}::uuid`)} as governs`,
  );
  return row?.governs ?? false;
}

/**
 * Returns the viewer's relation to a clinic's organization: the relation to the clinic, but `governor` for an admin
 * who governs the organization.
 */
export async function relationToOrganization(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<Relation> {
  const relation = relationToFacility(viewer, facilityId);
  if (relation !== 'admin') return relation;
  return (await isGovernorOf(db, viewer, facilityId)) ? 'governor' : relation;
}
