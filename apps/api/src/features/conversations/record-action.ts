import type { Deps } from '../../deps.ts';
import { appendEvent, type NewEvent } from './append-event.ts';
import { publishEvent } from './publish-event.ts';
import type { Actor } from '../../access/by.ts';

export type StaffAction = Required<Pick<NewEvent, 'conversationId' | 'eventAction'>> &
  Pick<NewEvent, 'clientId' | 'clientHash' | 'details'>;

/** Appends and publishes an action of a staff member in a conversation. */
export async function recordAction(
  deps: Deps,
  { tx, viewer: { userId }, now }: Actor,
  action: StaffAction,
) {
  const { conversationId } = action;
  const event = await appendEvent(tx, { type: 'BOT', party: 'facility', userId, ...action }, now);
  publishEvent(deps, tx, { action: 'created', conversationId, eventId: event.id });
  return event;
}
