import type { createEvent as call } from '@zampa/contract/requests/create-event';
import type { Deps } from '../../deps.ts';
import { contentHash } from '../../http/idempotency.ts';
import type { PersonContext } from '../../http/context.ts';
import { actOnAppointment, postCalendar } from '../appointments/public.ts';
import { findRepeatedPost, writeMessage } from '../conversations/public.ts';
import { createDiaryEntry } from '../diary/public.ts';
import { actOnConversation, isServiceAction } from './act-on-conversation.ts';
import { createVisit } from './create-visit.ts';

/**
 * Creates an event; its type selects the handler. A repeated `clientId` of the same person returns the first
 * result, without expiry. Errors: IDEMPOTENCY_MISMATCH, and the errors of the type's handler.
 */
export async function createEvent(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, file } = context;
  const { clientId, ...content } = body;
  const client = clientId ? { clientId, clientHash: contentHash(content, file?.sha256) } : {};
  if (body.type === 'CHAT') return writeMessage(deps, { ...context, body, client });
  const repeated = await findRepeatedPost(tx, viewer.userId, client);
  if (repeated) return repeated;
  if (body.type === 'HEALTH') return createVisit(deps, { ...context, body, client });
  if (body.type === 'DIARY') return createDiaryEntry(deps, { ...context, body, client });
  if (body.type === 'CALENDAR') return postCalendar(deps, { ...context, body, client });
  const posted = { ...context, body, client };
  return isServiceAction(body.payload.eventAction)
    ? actOnConversation(deps, posted)
    : actOnAppointment(deps, posted);
}
