import { ROLES } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../db/alias.ts';
import { fileAddress } from '../db/file-address.ts';
import { governsSql } from '../access/governs.ts';

/** SQL: a role's name by its id; null for an unknown id. */
export const roleNameOf = (roleId: SQL) =>
  sql`case ${roleId} ${sql.join(
    ROLES.map(({ id, name }) => sql`when ${sql.raw(String(id))} then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} end`;

/** Audience of a response: clinic staff see more of each other than pet owners do. */
export type ReaderSide = 'staff' | 'owner';

/** Returns the side on which a person reads. */
export const readerSideOf = ({ isVet }: { readonly isVet: boolean }): ReaderSide =>
  isVet ? 'staff' : 'owner';

/** SQL: a person as JSON. Pet owners see only the first name and the initial of staff. */
export function personJson(alias: Alias | SQL, reader: ReaderSide): SQL {
  const u = tableNamed(alias);
  return sql`case when ${u}.id is null then null else json_build_object(
    'id', ${u}.id,
    'firstName', ${u}.first_name,
    'lastName', ${reader === 'staff' ? sql`${u}.last_name` : sql`case when ${u}.is_vet then left(${u}.last_name, 1) else ${u}.last_name end`},
    'image', ${fileAddress(sql`${u}.image_id`)},
    'isVet', ${u}.is_vet) end`;
}

/** SQL: facility member `m`, who is person `u`, as JSON. Species, services and contact data are only for colleagues. */
export const memberJson = (reader: ReaderSide) => sql`(${personJson('u', reader)})::jsonb
  || jsonb_build_object('idRole', m.role_id, 'role', ${roleNameOf(sql`m.role_id`)})
  || ${
    reader === 'staff'
      ? sql`jsonb_build_object('species', m.species, 'services', m.services,
    'TimetableId', m.timetable_id, 'email', u.email,
    'dateUpdated', iso_instant(coalesce(m.updated_at, m.created_at)),
    'governs', ${governsSql(sql`m.user_id`, sql`m.facility_id`)})`
      : sql`'{}'::jsonb`
  }`;
