/** Purpose of an e-mail or SMS, for the daily budget of the installation. */
export const MESSAGE_PURPOSES = ['INVITATION', 'NEWS', 'ESSENTIAL'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/**
 * Share of the daily budget up to which each purpose is sent. Invitations stop first. Security codes and payment
 * messages count but never stop, so that nobody can lock others out by exhausting the budget.
 */
const SHARES: Readonly<Record<MessagePurpose, number | null>> = {
  INVITATION: 0.5,
  NEWS: 1,
  ESSENTIAL: null,
};

/** Larger than any daily count. */
const UNLIMITED = 2_000_000_000;

/** Returns the daily count up to which messages of a purpose are sent. */
export function budgetLimit(purpose: MessagePurpose, perDay: number): number {
  const share = SHARES[purpose];
  return share === null ? UNLIMITED : Math.floor(perDay * share);
}

/** Share of a budget at which the operator is warned. */
const WARNING_SHARE = 0.8;

/** Returns whether these messages cross 80 % of the daily budget, so that the operator is warned once. */
export function crossesWarning(perDay: number, after: number, units: number): boolean {
  const warnedAt = Math.ceil(perDay * WARNING_SHARE);
  return after >= warnedAt && after - units < warnedAt;
}
