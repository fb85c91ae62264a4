import type { postEvent } from '@zampa/contract/chat/post-event';
import type { Deps } from '../../platform/deps.ts';
import { contentHash } from '../../platform/idempotency.ts';
import type { ForPerson } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { actOnConversation, actsOnService } from './act-on-conversation.ts';
import { askForVisit } from './ask-for-visit.ts';
import { findRepeated } from './find-repeated.ts';
import { writeDiary } from './write-diary.ts';
import { writeMessage } from './write-message.ts';

/**
 * What somebody posts, by its kind. The same `clientId` of the same person gives the first answer again, for good.
 * Refusals: those of its kind, IDEMPOTENCY_MISMATCH.
 */
export async function receiveEvent(
  deps: Deps,
  served: ForPerson<typeof postEvent>,
  appointments: AppointmentParts,
) {
  const { viewer, tx, body, file } = served;
  const { clientId, ...content } = body;
  const client = clientId ? { clientId, clientHash: contentHash(content, file?.sha256) } : {};
  const repeated = client.clientId ? await findRepeated(tx, viewer.userId, client) : null;
  if (repeated) return repeated;
  if (body.type === 'HEALTH') return askForVisit(deps, { ...served, body, client }, appointments);
  if (body.type === 'DIARY') return writeDiary(deps, { ...served, body, client });
  if (body.type === 'CHAT') return writeMessage(deps, { ...served, body, client });
  if (body.type === 'CALENDAR') return appointments.post(deps, { ...served, body, client });
  const posted = { ...served, body, client };
  return actsOnService(body.payload.eventAction)
    ? actOnConversation(deps, posted)
    : appointments.act(deps, posted);
}
