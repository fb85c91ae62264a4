import { sql } from 'drizzle-orm';
import { personJson } from './json.ts';

/** Service `s` of organization `o`. */
export const serviceJson = sql`json_build_object(
  'id', s.id, 'ServiceTypeId', s.service_type_id, 'name', s.name, 'price', s.price, 'currency', o.currency,
  'duration', s.duration, 'deposit', s.deposit, 'species', s.species, 'enabled', s.enabled)`;

/** Facility `f` of organization `o` as its clients and its staff see it; no tax number, no billing. */
export const facilityJson = (viewerIsVet: boolean) => sql`json_build_object(
  'id', f.id, 'name', f.name, 'city', f.city, 'image', null, 'code', f.code, 'phone', f.phone, 'email', f.email,
  'timezone', f.timezone, 'FacilityTypeId', f.facility_type_id, 'OrganizationId', f.organization_id,
  'configurationStatus', f.configuration_status, 'address', f.address, 'streetNumber', f.street_number,
  'postcode', f.postcode, 'region', f.region, 'country', f.country, 'website', f.website,
  'mainServices', (select coalesce(json_agg(${serviceJson} order by s.service_type_id, s.id), '[]')
    from services s where s.facility_id = f.id and s.enabled),
  'staff', (select coalesce(json_agg(${personJson('u', viewerIsVet)} order by m.created_at), '[]')
    from facility_members m join users u on u.id = m.user_id
    where m.facility_id = f.id and m.status = 'ACTIVE'))`;
