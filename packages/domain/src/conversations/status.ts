import type { ConversationStatus } from './enumerations.ts';

/** The two sides of a conversation. */
export const PARTIES = ['owner', 'facility'] as const;
export type Party = (typeof PARTIES)[number];

/** Returns the side of a conversation that a person acts for. */
export function partyOf({ isVet }: { readonly isVet: boolean }): Party {
  return isVet ? 'facility' : 'owner';
}

/**
 * Returns the reason why the service of a conversation cannot be started; null if it can, or was started already. A
 * conversation that awaits payment has not reached the facility yet.
 */
export function refusalToStart(
  status: ConversationStatus,
): 'CONVERSATION_CLOSED' | 'STATUS_CONFLICT' | null {
  if (status === 'CLOSED') return 'CONVERSATION_CLOSED';
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/**
 * Returns the reason why this side cannot write now; null if it can. A facility can write only after it has
 * started the service. An owner cannot write in a consultation that awaits payment, because it has not been sent
 * yet.
 */
export function refusalToWrite(
  status: ConversationStatus,
  party: Party,
  category: string,
): 'CONVERSATION_CLOSED' | 'CONVERSATION_NOT_STARTED' | null {
  if (status === 'CLOSED') return 'CONVERSATION_CLOSED';
  if (status === 'PENDING' && category === 'CONSULTATION') return 'CONVERSATION_NOT_STARTED';
  return party === 'facility' && status !== 'OPEN' ? 'CONVERSATION_NOT_STARTED' : null;
}

/**
 * Returns the reason why the service cannot be ended; null if it can, or has ended already. A conversation that was
 * never started can be closed once no visit can follow: its client has left, or its time was canceled, missed or not
 * confirmed in time and not replaced.
 */
export function refusalToEnd(
  status: ConversationStatus,
  isAbandoned = false,
): 'STATUS_CONFLICT' | null {
  if (status === 'NEW') return isAbandoned ? null : 'STATUS_CONFLICT';
  return status === 'PENDING' ? 'STATUS_CONFLICT' : null;
}

/** Returns the reason why a facility cannot decline a conversation; null if it can: a request that it has not started. */
export function refusalToDecline({
  status,
  category,
  openedByVet,
}: {
  readonly status: ConversationStatus;
  readonly category: string;
  readonly openedByVet: boolean;
}): 'STATUS_CONFLICT' | null {
  const isUnstarted = status === 'NEW' || status === 'PENDING';
  return isUnstarted && category === 'CONSULTATION' && !openedByVet ? null : 'STATUS_CONFLICT';
}

/** Returns the reason why a message cannot be withdrawn: only its author can, while the conversation is open. */
export function refusalToWithdraw(
  status: ConversationStatus,
  event: { readonly type: string; readonly userId: string | null },
  userId: string,
): 'FORBIDDEN' | 'CONVERSATION_CLOSED' | null {
  if (event.type !== 'CHAT' || event.userId !== userId) return 'FORBIDDEN';
  return status === 'CLOSED' ? 'CONVERSATION_CLOSED' : null;
}
