/** Status of a card payment, as shown to the payer. */
export const ATTEMPT_STATUSES = ['UNKNOWN', 'PENDING', 'SUCCESS', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Payment intent of the provider. */
export type ProviderIntent = {
  readonly status: string;
  /** Reason of the last decline; null if none. */
  readonly failure: string | null;
};

/**
 * Returns the status of a card payment. A declined intent accepts another card, a canceled one does not. Unknown
 * provider statuses count as PENDING.
 */
export function attemptStatusOf({ status, failure }: ProviderIntent): AttemptStatus {
  if (status === 'succeeded') return 'SUCCESS';
  if (status === 'canceled') return 'FAILED';
  return status === 'requires_payment_method' && failure !== null ? 'FAILED' : 'PENDING';
}

/** Delays before the payer's app polls the status of a card payment, in milliseconds. */
export const POLL_AFTER_MS = [500, 1000, 2000, 4000] as const;
