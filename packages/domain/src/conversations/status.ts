import type { ConversationStatus } from './enumerations.ts';

/** The two sides of a conversation. */
export const PARTIES = ['owner', 'facility'] as const;
export type Party = (typeof PARTIES)[number];

/** Returns for which side of a conversation somebody speaks. */
export function partyOf({ isVet }: { readonly isVet: boolean }): Party {
  return isVet ? 'facility' : 'owner';
}

/**
 * Returns why the service of a conversation cannot be started; `null` when it can, or is started already. A
 * conversation that waits for its payment has not reached the facility yet.
 */
export function refusalToStart(
  status: ConversationStatus,
): 'CONVERSATION_CLOSED' | 'STATUS_CONFLICT' | null {
  if (status === 'CLOSED') return 'CONVERSATION_CLOSED';
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/** Returns why nobody of this party may write now; a facility answers only after it has started the service. */
export function refusalToWrite(
  status: ConversationStatus,
  party: Party,
): 'CONVERSATION_CLOSED' | 'CONVERSATION_NOT_STARTED' | null {
  if (status === 'CLOSED') return 'CONVERSATION_CLOSED';
  return party === 'facility' && status !== 'OPEN' ? 'CONVERSATION_NOT_STARTED' : null;
}

/**
 * Returns why the service cannot be ended; `null` when it can, or has ended already. What was never started is put aside
 * once nothing comes of it any more: its client has left, or its time was called off, missed or not agreed to in time and
 * no other took its place.
 */
export function refusalToEnd(
  status: ConversationStatus,
  nothingComes = false,
): 'STATUS_CONFLICT' | null {
  if (status === 'NEW') return nothingComes ? null : 'STATUS_CONFLICT';
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/** Returns why a message cannot be withdrawn: only its author may, and only while the conversation goes on. */
export function refusalToWithdraw(
  status: ConversationStatus,
  event: { readonly type: string; readonly userId: string | null },
  userId: string,
): 'FORBIDDEN' | 'CONVERSATION_CLOSED' | null {
  if (event.type !== 'CHAT' || event.userId !== userId) return 'FORBIDDEN';
  return status === 'CLOSED' ? 'CONVERSATION_CLOSED' : null;
}
