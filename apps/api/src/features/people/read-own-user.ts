import type { User } from '@zampa/contract/people/user';
import { sql } from 'drizzle-orm';
import { staffFacilityJson } from '../facilities/public.ts';
import { findInvitingFacilities, vetFacilityJson } from '../clients/public.ts';
import { roleNameOf } from '../../shapes/person-json.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { balanceSql } from '../payments/public.ts';
import { petJson } from '../../shapes/pet-json.ts';
import { findInviters } from './find-inviters.ts';

const staffFacilities = (now: Date) => sql`(
  select coalesce(json_agg(${staffFacilityJson({ userId: sql`u.id`, roleId: sql`m.role_id` }, now)} order by f.created_at, f.id), '[]')
  from (
    select distinct on (work.facility_id) work.facility_id, work.role_id
    from facility_staff work where work.user_id = u.id
    order by work.facility_id, work.workplace_id = work.facility_id desc
  ) m
  join facilities f on f.id = m.facility_id
  join organizations o on o.id = f.organization_id)`;

const unfinishedFacilities = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id), '[]')
  from facility_staff m join facilities f on f.id = m.facility_id
  where m.user_id = u.id and m.workplace_id = m.facility_id and m.level = 'admin'
    and f.configuration_status <> 'DONE')`;

const vetFacilities = (now: Date) => sql`(
  select coalesce(json_agg(${vetFacilityJson(now)} order by fc.created_at, fc.id), '[]')
  from family_members fm
  join facility_clients fc on fc.family_id = fm.family_id and fc.status <> 'REMOVED'
  join facilities f on f.id = fc.facility_id
  join organizations o on o.id = f.organization_id
  where fm.user_id = u.id and fm.status = 'ACTIVE')`;

const ownFamilies = sql`(
  select coalesce(json_agg(json_build_object('id', fa.id, 'code', fa.code,
    'idRole', fm.role_id, 'role', ${roleNameOf(sql`fm.role_id`)}) order by fm.created_at), '[]')
  from family_members fm join families fa on fa.id = fm.family_id
  where fm.user_id = u.id and fm.status = 'ACTIVE')`;

/** Families that the person has asked to join; only the id and date of the request. */
const pendingFamilies = sql`(
  select coalesce(json_agg(json_build_object('id', fm.family_id, 'dateCreated', iso_instant(fm.created_at))
    order by fm.created_at), '[]')
  from family_members fm where fm.user_id = u.id and fm.status = 'PENDING')`;

/** Facilities that the person has asked to join as staff, with the data that anyone with the facility code may see. */
const pendingFacilities = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'city', f.city,
    'image', '/api/files/' || f.image_id) order by m.created_at, f.id), '[]')
  from facility_members m join facilities f on f.id = m.facility_id
  where m.user_id = u.id and m.status = 'PENDING')`;

const ownPets = sql`(
  select coalesce(json_agg(${petJson('p')} order by p.created_at, p.id), '[]')
  from family_members fm join pets p on p.family_id = fm.family_id and p.deleted_at is null
  where fm.user_id = u.id and fm.status = 'ACTIVE')`;

const ownBalance = balanceSql(
  (c) => sql`${c}.family_id = any(array(
    select fm.family_id from family_members fm where fm.user_id = u.id and fm.status = 'ACTIVE'))`,
);

/**
 * Reads the signed-in person with their families, pets and facilities in one statement. Pet owners also get the
 * clinics that await their answer, vets the inviters of their pending applications.
 */
export async function readOwnUser(db: Queryable, userId: string, now: Date): Promise<User> {
  const [row] = await rowsOf<{ user: User }>(
    db,
    sql`select json_build_object(
      'id', u.id, 'email', u.email, 'idCognito', u.account_id, 'enabled', u.enabled, 'status', u.status,
      'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'mobile', u.mobile,
      'address', u.address, 'city', u.city, 'country', u.country, 'region', u.region,
      'postcode', u.postcode, 'taxNumber', u.tax_number,
      'veterinaryCode', u.veterinary_code,
      'isVet', u.is_vet, 'isPetOwner', not u.is_vet,
      'marketing', u.marketing, 'thirdparties', u.thirdparties, 'language', u.language,
      'image', '/api/files/' || u.image_id,
      'balance', ${ownBalance},
      'FamilyId', (select fm.family_id from family_members fm
        where fm.user_id = u.id and fm.status = 'ACTIVE' order by fm.created_at limit 1),
      'families', ${ownFamilies}, 'pendingFamilies', ${pendingFamilies}, 'pets', ${ownPets},
      'facilities', ${staffFacilities(now)}, 'pendingFacilities', ${pendingFacilities},
      'facilitiesToBeCompleted', ${unfinishedFacilities}, 'vetFacilities', ${vetFacilities(now)},
      'dateCreated', iso_instant(u.created_at), 'dateUpdated', iso_instant(u.updated_at)) as "user"
    from users u where u.id = ${userId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.user.isVet) return withInviters(db, row.user, now);
  const inviting = await findInvitingFacilities(db, userId);
  const pending = inviting.map(({ id, name, city, image }) => ({ id, name, city, image }));
  return { ...row.user, pendingFacilities: pending };
}

/** Only people with pending applications need this second query. */
async function withInviters(db: Queryable, user: User, now: Date): Promise<User> {
  if (user.pendingFacilities.length === 0) return user;
  const inviters = await findInviters(db, user.id, now);
  return {
    ...user,
    pendingFacilities: user.pendingFacilities.map((facility) => ({
      ...facility,
      ...inviters.get(facility.id),
    })),
  };
}
