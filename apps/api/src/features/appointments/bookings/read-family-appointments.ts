import type { Appointment } from '@zampa/contract/appointments/objects';
import { changeableUntil } from '@zampa/domain/appointments/change-window';
import { VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { eachById } from '../../../db/each-by-id.ts';
import { aboutOf, type Entries, readEntryRows } from '../calendar/read-calendar-events.ts';
import { shapeCalendarEvent } from '../calendar/shape-calendar-event.ts';

/** What a family needs to come, once each however many bookings name it. */
type Places = {
  readonly facilities: Readonly<Record<string, Appointment['facility']>>;
  /** By name. */
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly typeId: number;
  }[];
  /** Of each booking. */
  readonly visits: Readonly<Record<string, Pick<Appointment, 'FamilyId' | 'rebooked'>>>;
};

const places = sql`
  (select coalesce(json_object_agg(f.id, json_build_object('id', f.id, 'name', f.name, 'phone', f.phone,
      'address', f.address, 'streetNumber', f.street_number, 'suite', f.suite, 'city', f.city,
      'postcode', f.postcode, 'timezone', f.timezone, 'image', null)), '{}')
    from ${eachById('facilities', 'f', sql`select facility_id from entries`)}) as facilities,
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'typeId', s.service_type_id)
      order by s.name, s.id), '[]')
    from ${eachById('services', 's', sql`select unnest(services) from entries`)}) as services,
  (select coalesce(json_object_agg(k.id, json_build_object('FamilyId', k.family_id,
      'rebooked', exists (select from calendar_events other
        where other.conversation_id = k.conversation_id and other.valid and other.id <> k.id))), '{}')
    from entries k) as visits`;

/** Reads bookings as the family they are for sees them; whether the reader is of it is settled before. */
export async function readFamilyAppointments<Beside extends object = object>(
  db: Queryable,
  { beside, ...entries }: Entries,
): Promise<Beside & { readonly appointments: readonly Appointment[] }> {
  const rows = await readEntryRows<Beside & Places>(db, 'owner', {
    ...entries,
    beside: beside ? sql`${places}, ${beside}` : places,
  });
  const about = aboutOf(rows);
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
      changeBefore: startsAt === null ? null : changeableUntil(new Date(startsAt)).toISOString(),
      byVideo: services.some(({ typeId }) => typeId === VIDEO_SERVICE_TYPE),
    };
  });
  return { ...rows, appointments };
}
