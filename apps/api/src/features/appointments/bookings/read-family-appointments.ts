import type { Appointment } from '@zampa/contract/appointments/objects';
import { ownerChangeDeadline } from '@zampa/domain/appointments/change-window';
import { VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { lookupById } from '../../../db/lookup-by-id.ts';
import {
  createDetailsLookup,
  type EntryQuery,
  readEntryRows,
} from '../calendar/read-calendar-events.ts';
import { shapeCalendarEvent } from '../calendar/shape-calendar-event.ts';

/** Facilities, services and visits of the listed bookings, each included once. */
type Places = {
  readonly facilities: Readonly<Record<string, Appointment['facility']>>;
  /** Sorted by name. */
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly typeId: number;
  }[];
  /** By booking id. */
  readonly visits: Readonly<
    Record<string, Pick<Appointment, 'FamilyId' | 'rebooked' | 'price' | 'currency'>>
  >;
};

const places = sql`
  (select coalesce(json_object_agg(f.id, json_build_object('id', f.id, 'name', f.name, 'phone', f.phone,
      'address', f.address, 'streetNumber', f.street_number, 'suite', f.suite, 'city', f.city,
      'postcode', f.postcode, 'timezone', f.timezone, 'image', null)), '{}')
    from ${lookupById('facilities', 'f', sql`select facility_id from entries`)}) as facilities,
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'typeId', s.service_type_id)
      order by s.name, s.id), '[]')
    from ${lookupById('services', 's', sql`select unnest(services) from entries`)}) as services,
  (select coalesce(json_object_agg(k.id, json_build_object('FamilyId', k.family_id,
      'price', c.price, 'currency', o.currency,
      'rebooked', exists (select from calendar_events other
        where other.conversation_id = k.conversation_id and other.valid and other.id <> k.id))), '{}')
    from entries k join conversations c on c.id = k.conversation_id
    join facilities f on f.id = k.facility_id join organizations o on o.id = f.organization_id) as visits`;

/** Reads bookings as their family sees them. The caller has checked that the viewer belongs to the family. */
export async function readFamilyAppointments<Extra extends object = object>(
  db: Queryable,
  { extraColumns, ...entries }: EntryQuery,
): Promise<Extra & { readonly appointments: readonly Appointment[] }> {
  const rows = await readEntryRows<Extra & Places>(db, 'owner', {
    ...entries,
    extraColumns: extraColumns ? sql`${places}, ${extraColumns}` : places,
  });
  const about = createDetailsLookup(rows);
  const appointments = rows.entries.flatMap((row) => {
    const facility = rows.facilities[row.facilityId];
    const visit = rows.visits[row.id];
    if (!facility || !visit) return [];
    const { startsAt, memberId } = row;
    const services = rows.services.filter(({ id }) => row.services.includes(id));
    return {
      ...shapeCalendarEvent(row, about(row)),
      ...visit,
      facility,
      serviceNames: services.map(({ name }) => name),
      member: memberId === null ? null : (rows.people[memberId] ?? null),
      changeBefore:
        startsAt === null ? null : ownerChangeDeadline(new Date(startsAt)).toISOString(),
      byVideo: services.some(({ typeId }) => typeId === VIDEO_SERVICE_TYPE),
    };
  });
  return { ...rows, appointments };
}
