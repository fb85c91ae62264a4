import type { withdrawEvent as call } from '@zampa/contract/conversations/withdraw-event';
import type { WithAppointments } from '../../records/appointment-parts.ts';
import type { PersonContext } from '../../platform/context.ts';
import { removeDiaryEntry } from './remove-diary-entry.ts';
import { withdrawMessage } from './withdraw-message.ts';

export async function withdrawEvent(context: PersonContext<typeof call>, deps: WithAppointments) {
  const { viewer, tx, query, now } = context;
  if (await removeDiaryEntry(deps, tx, viewer, query.id)) return;
  if (await deps.appointments.remove(deps, context)) return;
  await withdrawMessage(deps, tx, viewer, query.id, now);
}
