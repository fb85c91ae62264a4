import type { postEvent as call } from '@zampa/contract/conversations/post-event';
import type { Deps } from '../../deps.ts';
import { contentHash } from '../../http/idempotency.ts';
import type { PersonContext } from '../../http/context.ts';
import type { AppointmentParts, WithAppointments } from '../../records/appointment-parts.ts';
import { actOnConversation, actsOnService } from './act-on-conversation.ts';
import { createVisit } from './create-visit.ts';
import { findRepeated } from './find-repeated.ts';
import { writeDiary } from './write-diary.ts';
import { writeMessage } from './write-message.ts';

/**
 * What somebody posts, by its kind. The same `clientId` of the same person gives the first answer again, for good.
 * Refusals: those of its kind, IDEMPOTENCY_MISMATCH.
 */
export function postEvent(context: PersonContext<typeof call>, deps: WithAppointments) {
  return receiveEvent(deps, context, deps.appointments);
}

async function receiveEvent(
  deps: Deps,
  context: PersonContext<typeof call>,
  appointments: AppointmentParts,
) {
  const { viewer, tx, body, file } = context;
  const { clientId, ...content } = body;
  const client = clientId ? { clientId, clientHash: contentHash(content, file?.sha256) } : {};
  if (body.type === 'CHAT') return writeMessage(deps, { ...context, body, client });
  const repeated = await findRepeated(tx, viewer.userId, client);
  if (repeated) return repeated;
  if (body.type === 'HEALTH') return createVisit(deps, { ...context, body, client }, appointments);
  if (body.type === 'DIARY') return writeDiary(deps, { ...context, body, client });
  if (body.type === 'CALENDAR') return appointments.post(deps, { ...context, body, client });
  const posted = { ...context, body, client };
  return actsOnService(body.payload.eventAction)
    ? actOnConversation(deps, posted)
    : appointments.act(deps, posted);
}
