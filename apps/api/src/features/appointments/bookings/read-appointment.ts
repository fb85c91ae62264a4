import type { readAppointment as call } from '@zampa/contract/appointments/read-appointment';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';
import { readFamilyAppointments } from './read-family-appointments.ts';

export function readAppointment({ tx, viewer, params }: PersonContext<typeof call>) {
  return findAppointment(tx, viewer, params.id);
}

/** Finds one booking of the viewer's families. Throws NOT_FOUND, also for the id of a visit or message. */
export async function findAppointment(
  db: Queryable,
  { families }: Viewer,
  id: string,
): Promise<Appointment> {
  const familyIds = uuids(families.map(({ familyId }) => familyId));
  const query = sql`select k.* from calendar_events k join conversations c on c.id = k.conversation_id
    where k.id = ${id} and c.family_id = any(${familyIds})`;
  const [appointment] = (await readFamilyAppointments(db, { query })).appointments;
  if (!appointment) throw new Refusal('NOT_FOUND');
  return appointment;
}
