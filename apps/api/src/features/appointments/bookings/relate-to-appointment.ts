import { sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../access/by.ts';
import { type Queryable } from '../../../db/database.ts';
import { resultOr } from '../../../db/first-not-null.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import {
  lockConversation,
  type LockedConversation,
  recordAction,
} from '../../conversations/public.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { refuseToRebook } from './book-time.ts';

/** Links a consultation to a visit of the same family at the same clinic. Throws VALIDATION for any other visit. */
export const relateToAppointment: AppointmentAction = async (_deps, { tx, body }, conversation) => {
  const { appointmentId } = body.payload;
  if (!appointmentId) throw invalid('payload.appointmentId', 'required');
  return findRelatedVisit(tx, conversation, appointmentId);
};

type Link = { readonly consultationId: string; readonly appointmentId: string };

/**
 * Links a consultation to a visit for staff, and records it in the consultation. Errors: NOT_FOUND,
 * CONVERSATION_CLOSED, FORBIDDEN once the relation has ended, VALIDATION for any other visit.
 */
export async function linkToAppointment(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { consultationId, appointmentId }: Link,
): Promise<void> {
  const conversation = await lockConversation(tx, viewer, consultationId);
  refuseToRebook(conversation);
  const details = await findRelatedVisit(tx, conversation, appointmentId);
  const action = {
    conversationId: conversation.id,
    eventAction: 'RELATED_TO_APPOINTMENT',
    details,
  } as const;
  await recordAction(deps, { tx, viewer, now }, action);
}

async function findRelatedVisit(
  tx: Queryable,
  conversation: LockedConversation,
  appointmentId: string,
) {
  const booked = sql`select k.conversation_id from calendar_events k where k.id = ${appointmentId}`;
  const [visit] = await selectRows(
    tx,
    { id: alias(conversations, 'v').id },
    (columns) => sql`select ${columns} from conversations v
      where v.id = ${resultOr(booked, appointmentId)}
        and v.id <> ${conversation.id} and v.category in ('VISIT', 'VIDEOCONSULTATION')
        and v.facility_id = ${conversation.facilityId} and v.family_id = ${conversation.familyId}`,
  );
  if (!visit) throw invalid('payload.appointmentId', 'unknown');
  return { appointmentId: visit.id };
}
