/** Where a card payment stands, as the payer is told. */
export const ATTEMPT_STATUSES = ['UNKNOWN', 'PENDING', 'SUCCESS', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** A card payment as the provider describes it. */
export type ProviderIntent = {
  readonly status: string;
  /** Why the card was declined last; null while none was. */
  readonly failure: string | null;
};

/**
 * Returns where a card payment stands. One whose card was declined takes another; what is canceled takes none. What the
 * provider newly calls something is waited for.
 */
export function attemptStatusOf({ status, failure }: ProviderIntent): AttemptStatus {
  if (status === 'succeeded') return 'SUCCESS';
  if (status === 'canceled') return 'FAILED';
  return status === 'requires_payment_method' && failure !== null ? 'FAILED' : 'PENDING';
}

/** Milliseconds after which the payer's app asks again how a card payment stands. */
export const POLL_AFTER_MS = [500, 1000, 2000, 4000] as const;
