import { ROLES } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../db/alias.ts';
import { fileAddress } from '../db/file-address.ts';

/** Returns a role's name by its id; unknown ids have none. */
export const roleNameOf = (roleId: SQL) =>
  sql`case ${roleId} ${sql.join(
    ROLES.map(({ id, name }) => sql`when ${sql.raw(String(id))} then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} end`;

/**
 * Returns a person as others see them. Pet owners see of the staff the first name and an initial.
 *
 * @param viewerIsVet whether the reader works for a clinic
 */
export function personJson(alias: Alias | SQL, viewerIsVet: boolean): SQL {
  const u = tableNamed(alias);
  return sql`case when ${u}.id is null then null else json_build_object(
    'id', ${u}.id,
    'firstName', ${u}.first_name,
    'lastName', ${viewerIsVet ? sql`${u}.last_name` : sql`case when ${u}.is_vet then left(${u}.last_name, 1) else ${u}.last_name end`},
    'image', ${fileAddress(sql`${u}.image_id`)},
    'isVet', ${u}.is_vet) end`;
}

/** Returns member `m` of a facility's staff, who is person `u`; what they treat is for colleagues. */
export const memberJson = (viewerIsVet: boolean) => sql`(${personJson('u', viewerIsVet)})::jsonb
  || jsonb_build_object('idRole', m.role_id, 'role', ${roleNameOf(sql`m.role_id`)})
  || ${
    viewerIsVet
      ? sql`jsonb_build_object('species', m.species, 'services', m.services,
    'TimetableId', m.timetable_id, 'email', u.email,
    'dateUpdated', iso_instant(coalesce(m.updated_at, m.created_at)))`
      : sql`'{}'::jsonb`
  }`;
