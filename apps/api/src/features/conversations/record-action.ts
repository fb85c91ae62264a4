import type { Deps } from '../../deps.ts';
import { appendEvent, type NewEvent } from './append-event.ts';
import { publishEvent } from './publish-event.ts';
import type { By } from '../../access/by.ts';

export type StaffAction = Required<Pick<NewEvent, 'conversationId' | 'eventAction'>> &
  Pick<NewEvent, 'clientId' | 'clientHash'>;

/** Writes down, and tells, what one of the staff did in a conversation. */
export async function recordAction(
  deps: Deps,
  { tx, viewer: { userId }, now }: By,
  action: StaffAction,
) {
  const { conversationId } = action;
  const event = await appendEvent(tx, { type: 'BOT', party: 'facility', userId, ...action }, now);
  publishEvent(deps, tx, { action: 'created', conversationId, eventId: event.id });
  return event;
}
