import type { createEvent as call } from '@zampa/contract/inbox/create-event';
import type { Deps } from '../../../deps.ts';
import { contentHash } from '../../../http/idempotency.ts';
import type { PersonContext } from '../../../http/context.ts';
import { actOnAppointment, postCalendar } from '../../appointments/public.ts';
import { findRepeated, writeMessage } from '../../conversations/public.ts';
import { writeDiary } from '../diary/write-diary.ts';
import { actOnConversation, actsOnService } from '../requests/act-on-conversation.ts';
import { createVisit } from '../requests/create-visit.ts';

/**
 * Creates what somebody posts, by its kind. The same `clientId` of the same person gives the first answer again, for
 * good.
 * Refusals: those of its kind, IDEMPOTENCY_MISMATCH.
 */
export async function createEvent(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, file } = context;
  const { clientId, ...content } = body;
  const client = clientId ? { clientId, clientHash: contentHash(content, file?.sha256) } : {};
  if (body.type === 'CHAT') return writeMessage(deps, { ...context, body, client });
  const repeated = await findRepeated(tx, viewer.userId, client);
  if (repeated) return repeated;
  if (body.type === 'HEALTH') return createVisit(deps, { ...context, body, client });
  if (body.type === 'DIARY') return writeDiary(deps, { ...context, body, client });
  if (body.type === 'CALENDAR') return postCalendar(deps, { ...context, body, client });
  const posted = { ...context, body, client };
  return actsOnService(body.payload.eventAction)
    ? actOnConversation(deps, posted)
    : actOnAppointment(deps, posted);
}
