import type { Conversation } from '@zampa/contract/requests/conversation';

/** What decides whether a conversation waits for the clinic. */
export type WaitingConversation = Pick<Conversation, 'unread' | 'dateUpdated'> & {
  readonly payload: Pick<Conversation['payload'], 'status' | 'priority'>;
};

/** The conversations that need somebody of the clinic now: urgent ones first, then those that wait longest. */
export function waitingForUs<C extends WaitingConversation>(
  conversations: readonly C[],
): readonly C[] {
  return conversations.filter(isWaiting).toSorted(byUrgencyThenAge);
}

const isWaiting = ({ payload, unread }: WaitingConversation) =>
  payload.status === 'NEW' || (payload.status === 'OPEN' && unread > 0);

const isUrgent = ({ payload }: WaitingConversation) => payload.priority === 'HIGH';

function byUrgencyThenAge(a: WaitingConversation, b: WaitingConversation): number {
  const urgency = Number(isUrgent(b)) - Number(isUrgent(a));
  return urgency || Date.parse(a.dateUpdated) - Date.parse(b.dateUpdated);
}
