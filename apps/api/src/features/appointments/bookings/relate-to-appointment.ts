import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { resultOr } from '../../../db/first-not-null.ts';

/** Links a consultation to a visit of the same family at the same clinic. Throws VALIDATION for any other visit. */
export const relateToAppointment: AppointmentAction = async (_deps, { tx, body }, conversation) => {
  const { appointmentId } = body.payload;
  if (!appointmentId) throw invalid('payload.appointmentId', 'required');
  const booked = sql`select k.conversation_id from calendar_events k where k.id = ${appointmentId}`;
  const [visit] = await rowsOf<{ id: string }>(
    tx,
    sql`select v.id from conversations v
      where v.id = ${resultOr(booked, appointmentId)}
        and v.id <> ${conversation.id} and v.category in ('VISIT', 'VIDEOCONSULTATION')
        and v.facility_id = ${conversation.facilityId} and v.family_id = ${conversation.familyId}`,
  );
  if (!visit) throw invalid('payload.appointmentId', 'unknown');
  return { appointmentId: visit.id };
};
