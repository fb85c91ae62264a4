import type { Payment } from '@zampa/contract/payments/objects';
import { isOpenCharge } from '@zampa/domain/payments/ledger';

/** State of the payments about to be made; CHANGED if their states differ. */
export type PayState = 'OPEN' | 'PAID' | 'EXPIRED' | 'CANCELED' | 'CHANGED';

/** Returns whether the payments can still be made (OPEN), or why not. */
export function payStateOf(payments: readonly Pick<Payment, 'status' | 'reason'>[]): PayState {
  const [first = 'OPEN', ...others] = new Set(payments.map(paymentState));
  return others.length > 0 ? 'CHANGED' : first;
}

function paymentState({ status, reason }: Pick<Payment, 'status' | 'reason'>): PayState {
  if (isOpenCharge(status)) return 'OPEN';
  return status === 'PAID' ? 'PAID' : (reason ?? 'CANCELED');
}
