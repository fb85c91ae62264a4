import type { EventAction } from '@zampa/domain/conversations/enumerations';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import { lockConversation, type PostedEvent, startService } from '../../conversations/public.ts';
import { closeConversation } from './end-service.ts';

const actions = { OPEN_PERFORMANCE: startService, CLOSE_PERFORMANCE: closeConversation } as const;

type ServiceAction = keyof typeof actions;

/** Returns whether an action starts or ends the service; every other one is about a time. */
export function actsOnService(action: EventAction): action is ServiceAction {
  return Object.hasOwn(actions, action);
}

/**
 * Acts on a conversation for a vet; repeating an action changes nothing and answers with the conversation itself.
 * Refusals: NOT_FOUND, VALIDATION for an action that cannot be taken here, those of the state.
 */
export async function actOnConversation(
  deps: Deps,
  { viewer, tx, body, client, now }: PostedEvent<'BOT'>,
) {
  const { eventAction } = body.payload;
  if (!actsOnService(eventAction)) throw invalid('payload.eventAction', 'invalid_value');
  const conversation = await lockConversation(tx, viewer, body.parent_id);
  const event = await actions[eventAction](deps, { tx, viewer, now }, conversation, client);
  return event
    ? { id: event.id, seq: event.seq }
    : { id: conversation.id, seq: conversation.lastSeq };
}
