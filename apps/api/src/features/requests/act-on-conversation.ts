import type { EventAction } from '@zampa/domain/conversations/enumerations';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors/refusal.ts';
import { lockConversation, type PostedEvent, startService } from '../conversations/public.ts';
import { closeConversation } from './close-conversation.ts';

const actions = { OPEN_PERFORMANCE: startService, CLOSE_PERFORMANCE: closeConversation } as const;

type ServiceAction = keyof typeof actions;

/** Returns whether an action starts or ends the service. All other actions concern appointment times. */
export function isServiceAction(action: EventAction): action is ServiceAction {
  return Object.hasOwn(actions, action);
}

/**
 * Starts or ends a service for a vet. A repeated action changes nothing and returns the conversation's id instead of an
 * event's. Errors: NOT_FOUND, VALIDATION for any other action, and those of starting or ending a service.
 */
export async function actOnConversation(
  deps: Deps,
  { viewer, tx, body, client, now }: PostedEvent<'BOT'>,
) {
  const { eventAction } = body.payload;
  if (!isServiceAction(eventAction)) throw invalid('payload.eventAction', 'invalid_value');
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  const event = await actions[eventAction](deps, { tx, viewer, now }, conversation, client);
  return event
    ? { id: event.id, seq: event.seq }
    : { id: conversation.id, seq: conversation.lastSeq };
}
