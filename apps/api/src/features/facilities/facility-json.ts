import type { Facility } from '@zampa/contract/facilities/objects';
import { sql, type SQL } from 'drizzle-orm';
import { serviceJson } from '../services/public.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { personJson, type ReaderSide } from '../../access/person-json.ts';

/** What invoices need of organization `o`, and as whom the billing provider knows facility `f`. */
const invoicingJson = sql`json_build_object(
  'businessName', o.business_name,
  'vat', o.vat, 'fiscalCode', o.fiscal_code, 'PEC', o.pec, 'SDI', o.sdi, 'billingEmail', o.billing_email,
  'ChargebeeCustomerId', f.billing_customer_id)`;

/**
 * Returns facility `f` of organization `o` as its clients and its staff see it.
 *
 * @param mayInvoice whether the reader sees what invoices need: its admins do
 */
export const facilityJson = (reader: ReaderSide, mayInvoice: SQL) => sql`(
  ${ofFacility(reader)}::jsonb || case when ${mayInvoice} then ${invoicingJson}::jsonb else '{}' end)`;

const ofFacility = (reader: ReaderSide) => sql`json_build_object(
  'id', f.id, 'name', f.name, 'city', f.city, 'image', '/api/files/' || f.image_id, 'code', f.code, 'phone', f.phone, 'email', f.email,
  'timezone', f.timezone, 'FacilityTypeId', f.facility_type_id, 'OrganizationId', f.organization_id,
  'organization', json_build_object('id', o.id, 'name', o.name),
  'configurationStatus', f.configuration_status, 'address', f.address, 'streetNumber', f.street_number, 'suite', f.suite,
  'postcode', f.postcode, 'region', f.region, 'country', f.country, 'website', f.website, 'mobile', f.mobile,
  'dateUpdated', iso_instant(greatest(f.updated_at, o.data_updated_at)), 'bookingsPausedUntil', iso_instant(f.bookings_paused_until),
  'mainServices', (select coalesce(json_agg(${serviceJson} order by s.service_type_id, s.id), '[]')
    from services s where s.facility_id = f.id and s.enabled),
  'staff', (select coalesce(json_agg(${personJson('u', reader)} order by m.created_at), '[]')
    from facility_members m join users u on u.id = m.user_id
    where m.facility_id = f.id and m.status = 'ACTIVE'))`;

/** Reads a facility as one of its admins sees it. */
export async function readOwnFacility(tx: Queryable, id: string): Promise<Facility> {
  const [row] = await rowsOf<{ facility: Facility }>(
    tx,
    sql`select ${facilityJson('staff', sql`true`)} as facility
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.facility;
}
