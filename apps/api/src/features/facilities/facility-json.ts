import type { Facility } from '@zampa/contract/facilities/objects';
import { OPENING_DAYS, openingOf, type OpeningCriteria } from '@zampa/domain/facilities/opening';
import { sql, type SQL } from 'drizzle-orm';
import { serviceJson } from '../services/public.ts';
import { aliases } from '../../db/alias.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { personJson, type ReaderSide } from '../../shapes/person-json.ts';

/** SQL for the invoice data of organization `o` and the billing customer of facility `f`. */
const invoicingJson = sql`json_build_object(
  'businessName', o.business_name,
  'vat', o.vat, 'fiscalCode', o.fiscal_code, 'PEC', o.pec, 'SDI', o.sdi, 'billingEmail', o.billing_email,
  'ChargebeeCustomerId', f.billing_customer_id)`;

/**
 * Returns SQL for facility `f` of organization `o` as its clients and staff see it.
 *
 * @param mayInvoice SQL condition: the reader sees invoice data, as admins do
 */
const facilityJson = (reader: ReaderSide, mayInvoice: SQL) => sql`(
  ${facilityFieldsJson(reader)}::jsonb || case when ${mayInvoice} then ${invoicingJson}::jsonb else '{}' end)`;

const [span, period] = aliases('span', 'period');

/** A facility as read from the database, with what determines when it is open. */
export type FullFacilityRow = {
  readonly facility: Omit<Facility, 'opening'>;
  readonly hours: OpeningCriteria['hours'];
  readonly closures: OpeningCriteria['closures'];
};

/** Returns SQL for the columns of a `FullFacilityRow`, for facility `f` of organization `o`. */
export const facilityColumns = (reader: ReaderSide, mayInvoice: SQL, now: Date) => sql`
  ${facilityJson(reader, mayInvoice)} as facility,
  (select coalesce(json_agg(json_build_object('weekday', ${span}.weekday,
      'fromMinute', ${span}.from_minute, 'toMinute', ${span}.to_minute)), '[]')
    from weekly_hours ${span} where ${span}.facility_id = f.id and ${span}.timetable_id is null) as hours,
  (select coalesce(json_agg(json_build_object(
      'from', floor(extract(epoch from ${period}.starts_at) / 60),
      'to', ceil(extract(epoch from ${period}.ends_at) / 60))), '[]')
    from occupied_periods ${period}
    where ${period}.facility_id = f.id and ${period}.member_id is null
      and tstzrange(${period}.starts_at, ${period}.ends_at)
      && tstzrange(${now}::timestamptz, ${now}::timestamptz + make_interval(days => ${OPENING_DAYS + 1}))) as closures`;

/** Returns a facility in the format of the contract. */
export const shapeFullFacility = (
  { facility, hours, closures }: FullFacilityRow,
  now: Date,
): Facility => ({
  ...facility,
  opening: openingOf({ zone: facility.timezone, hours, closures }, now),
});

const facilityFieldsJson = (reader: ReaderSide) => sql`json_build_object(
  'id', f.id, 'name', f.name, 'city', f.city, 'image', '/api/files/' || f.image_id, 'code', f.code, 'phone', f.phone, 'email', f.email,
  'timezone', f.timezone, 'FacilityTypeId', f.facility_type_id, 'OrganizationId', f.organization_id,
  'organization', json_build_object('id', o.id, 'name', o.name),
  'configurationStatus', f.configuration_status, 'address', f.address, 'streetNumber', f.street_number, 'suite', f.suite,
  'postcode', f.postcode, 'region', f.region, 'country', f.country, 'website', f.website, 'mobile', f.mobile,
  'emergencyPhone', f.emergency_phone, 'emergencyText', f.emergency_text,
  'dateUpdated', iso_instant(greatest(f.updated_at, o.data_updated_at)), 'bookingsPausedUntil', iso_instant(f.bookings_paused_until),
  'mainServices', (select coalesce(json_agg(${serviceJson} order by s.service_type_id, s.id), '[]')
    from services s where s.facility_id = f.id and s.enabled),
  'staff', (select coalesce(json_agg(${personJson('u', reader)} order by m.created_at), '[]')
    from facility_members m join users u on u.id = m.user_id
    where m.facility_id = f.id and m.status = 'ACTIVE'))`;

/** Reads a facility as its admins see it. Throws NOT_FOUND. */
export async function readOwnFacility(tx: Queryable, id: string, now: Date): Promise<Facility> {
  const [row] = await rowsOf<FullFacilityRow>(
    tx,
    sql`select ${facilityColumns('staff', sql`true`, now)}
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return shapeFullFacility(row, now);
}
